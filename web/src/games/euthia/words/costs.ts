/** What a Quest asks for and what it gives, as short words with their icons. */
import { t, words } from "$lib/words.svelte";
import { ACTIONS, ELEMENTS, GOODS } from "../icons";
import type { Cost, QuestFacts } from "../types";
import { sayEffect } from "./effects";

export interface Price {
  icon: string;
  say: string;
  /** A condition: nothing is handed in. */
  need: boolean;
}
const either = (names: string[]): string => new Intl.ListFormat(words.language, { type: "disjunction" }).format(names);

function sayCost(cost: Cost): string {
  const n = cost.n === "all" ? 0 : cost.n;
  if (cost.need) return t(`eu-web-need-${cost.need}`, { n });
  if (cost.n === "all")
    return t("eu-web-pay-all", { what: t(`eu-web-what-${cost.pay}`, {}, "label"), least: cost.min });
  if (cost.pay === "trophy") return t("eu-web-what-trophy-level", { n, level: cost.level });
  if (cost.pay === "resource" && cost.stack !== "any")
    return t("eu-web-what-resource-of", { n, stack: words.name(`eu-stack-${cost.stack}`) });
  if (cost.pay === "action_token")
    return cost.action && cost.action !== "any"
      ? t("eu-web-what-action-of", { action: words.name(`eu-action-${cost.action}`), n })
      : t("eu-web-what-action_token", { n });
  if (cost.pay === "item") {
    const what = cost.item_type.length
      ? either(cost.item_type.map((each) => t(`eu-web-type-${each}`)))
      : t("eu-web-what-item", { n });
    return cost.price_min ? t("eu-web-what-item-min", { what, gold: cost.price_min }) : what;
  }
  if (cost.pay === "gem" || cost.pay === "essence") {
    if (cost.same_kind) return t(`eu-web-what-${cost.pay}-same`, { n });
    if (cost.different) return t(`eu-web-what-${cost.pay}-different`, { n });
    const kinds = typeof cost.kind === "string" ? [cost.kind] : cost.kind;
    if (kinds[0] && kinds[0] !== "any")
      return (n > 1 ? `${n} × ` : "") + either(kinds.map((kind) => words.name(`eu-${cost.pay}-${kind}`)));
  }
  return t(`eu-web-what-${cost.pay}`, { n });
}
function iconOf(cost: Cost): string {
  if (cost.pay === "action_token") return ACTIONS[cost.action]?.[0] ?? "gi:hourglass";
  if (cost.pay === "essence" && typeof cost.kind === "string" && ELEMENTS[cost.kind]) return ELEMENTS[cost.kind]![0];
  return GOODS[cost.pay] ?? GOODS[cost.need] ?? "gi:check-mark";
}
export const priceOf = (cost: Cost): Price => ({ icon: iconOf(cost), say: sayCost(cost), need: Boolean(cost.need) });

export const rewardOf = (quest: QuestFacts): string => quest.reward.map(sayEffect).join(", ");
