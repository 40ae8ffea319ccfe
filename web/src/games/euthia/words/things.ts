/** A tile, a Gem, an Essence, a card or the card of a Monster, told in full. */
import type { Tip } from "$lib/tips.svelte";
import { t, words } from "$lib/words.svelte";
import type { Facts, FoeFacts, ThingFacts } from "../sent";
import { base, type BackView } from "../shown";
import { sayAll, upper } from "./effects";

export function thingName(thing: string): string {
  const id = base(thing);
  for (const kind of ["gem", "essence", "thing"])
    if (words.has(`eu-${kind}-${id}`)) return words.name(`eu-${kind}-${id}`);
  return id === "gaar" ? t("eu-web-what-gaar", {}, "label") : words.name(`eu-thing-${id}`);
}
export const entryOf = (facts: Facts, thing: string): ThingFacts | undefined => facts.things[base(thing)];

/** The lines of a tile: what it is, how it attacks, what it does, what it is worth. */
export function thingLines(facts: Facts, thing: string): string[] {
  const id = base(thing);
  const token = facts.tokens[id];
  if (token) return [upper(words.say(token.line)), words.say(token.price)];
  const foe = facts.foes[id];
  if (foe) return foeLines(foe);
  const entry = facts.things[id];
  if (!entry) return [];
  return [
    sayAll(entry.kinds, " · "),
    ...entry.deeds.map((deed) => upper(words.say(deed))),
    ...entry.sales.map((sale) => words.say(sale)),
    sayAll(entry.prices, " · "),
  ].filter(Boolean);
}

export function foeLines(foe: FoeFacts): string[] {
  const lines = foe.lines.map((line) => words.say(line));
  if (foe.immune) lines.push(`${words.name("eu-label-immunity")}: ${words.name("eu-label-immunity", "text")}`);
  if (words.has(`eu-thing-${foe.id}`, "text")) lines.push(words.name(`eu-thing-${foe.id}`, "text"));
  if (foe.rewarded) lines.push(words.say(foe.rewarded));
  return lines;
}
export const range = (low: number, high: number): string => (high > 999 ? t("eu-web-from", { low }) : `${low}–${high}`);
/** What the back of the top Monster card tells. */
export const backReward = (back: BackView): string => sayAll(back.reward);
export const thingTip = (facts: Facts, thing: string): Tip => ({
  title: thingName(thing),
  text: thingLines(facts, thing).join("\n"),
});

/** The one line that fits on a small tile: how it attacks, or the first thing that it does. */
export function thingShort(facts: Facts, thing: string): string {
  const short = entryOf(facts, thing)?.short;
  return short ? words.say(short) : "";
}
