/** What a Quest asks for and what it gives, as short words with their icons. */
import { words } from "$lib/words.svelte";
import { ACTIONS, ELEMENTS, GOODS } from "../icons";
import type { CostFacts, QuestFacts } from "../sent";
import { sayEffects } from "./effects";

export interface Price {
  icon: string;
  say: string;
  /** A condition: nothing is handed in. */
  need: boolean;
}
function iconOf(cost: CostFacts): string {
  if (cost.pay === "action_token") return ACTIONS[cost.action]?.[0] ?? "gi:hourglass";
  if (cost.pay === "essence" && ELEMENTS[cost.kind]) return ELEMENTS[cost.kind]![0];
  return GOODS[cost.pay] ?? GOODS[cost.need] ?? "gi:check-mark";
}
export const priceOf = (cost: CostFacts): Price => ({
  icon: iconOf(cost),
  say: words.say(cost.say),
  need: Boolean(cost.need),
});

export const rewardOf = (quest: QuestFacts): string => sayEffects(quest.reward);
