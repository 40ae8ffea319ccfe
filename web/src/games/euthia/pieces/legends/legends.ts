/** A Legend card in words: what the trial asks for, what it gives, who has passed it. */
import type { Sitting } from "../../shown";
import type { Tip } from "$lib/tips.svelte";
import { t, words } from "$lib/words.svelte";
import type { Facts } from "../../shown";
import { priceOf } from "../../words/costs";
import { thingLines, thingName } from "../../words/things";
import type { PieceOf } from "../laid";

export const asks = (facts: Facts, legend: string): string =>
  (facts.quests[legend]?.cost ?? []).map((cost) => priceOf(cost).say).join(", ");

export function legendTip(sitting: Sitting, facts: Facts, { passed, cards }: PieceOf<"legends">, legend: string): Tip {
  const card = cards[legend]!;
  const seats = passed[legend] ?? [];
  const lines = [
    words.name(`eu-quest-${legend}`, "text"),
    t("eu-tale-trial-asks", { what: asks(facts, legend) }),
    t("eu-tale-trial-gives", { n: card.reputation, artifact: thingName(card.artifact) }),
    ...thingLines(facts, card.artifact).slice(1),
    seats.length ? t("eu-tale-trial-passed", { who: seats.map((seat) => sitting.who(seat)).join(", ") }) : "",
  ];
  return { title: words.name(`eu-quest-${legend}`), text: lines.filter(Boolean).join("\n"), clause: "EU-64.6" };
}
