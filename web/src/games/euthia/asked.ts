/** Where on the table each choice lies. What lies nowhere else stands among the answers. */
import type { Sitting } from "$lib/sitting.svelte";
import type { Key, Option, Refused } from "$lib/types";
import { viewOf } from "./shown";

export type Part = "setup" | "map" | "tokens" | "here" | "board" | "trade" | "roll" | "fight" | "answers";

const ROLL = ["change", "reroll"];
const PARTS: Record<string, Part> = {
  hero: "setup",
  walk: "map",
  portal: "map",
  to: "map",
  siege: "map",
  look: "map",
  slot: "map",
  aim: "map",
  tread: "map",
  nest: "map",
  land: "map",
  strike: "map",
  refuge: "map",
  ruins: "map",
  march: "tokens",
  save: "tokens",
  none: "tokens",
  end: "tokens",
  mine: "here",
  trade: "here",
  church: "here",
  treasure: "here",
  confront: "here",
  quest: "here",
  deed: "here",
  use: "board",
  gem: "board",
  essence: "board",
  charge: "board",
  pack: "board",
  exchange: "board",
  equip: "board",
  swap: "board",
  unequip: "board",
  set_gem: "board",
  throw: "board",
  sell: "board",
  learn: "board",
  unlearn: "board",
  unlock: "board",
  done_pack: "board",
  discard_card: "board",
  to_dwurt: "board",
  cash: "board",
  buy: "trade",
  renew: "trade",
  heal: "trade",
  gaar_deal: "trade",
  reveal: "trade",
  fee: "trade",
  done_deal: "trade",
  deed_deal: "trade",
};

export function partOf(sitting: Sitting, key: Key): Part {
  const kind = sitting.decision?.kind ?? "";
  const verb = String(key[0]);
  if (viewOf(sitting).fight) return "fight"; // a Combat is a stage of its own, with a place for every question
  if (ROLL.includes(kind)) return "roll";
  if (kind === "trade_first" || kind === "cart") return "answers";
  // what else a turn offers (a Bounty, the deeds of a Scenario) is done where the Hero stands
  const part = PARTS[`${verb}_${kind}`] ?? PARTS[verb] ?? "here";
  return part === "here" && kind !== "act" ? "answers" : part;
}
export function waitsAt(sitting: Sitting, ...parts: Part[]): boolean {
  return (sitting.decision?.options ?? []).some(({ key }) => parts.includes(partOf(sitting, key)));
}
export function optionsAt(sitting: Sitting, part: Part): Option[] {
  return (sitting.decision?.options ?? []).filter(({ key }) => partOf(sitting, key) === part);
}

/** Verbs that name things which somebody owns. */
const OWN = [
  "use",
  "equip",
  "swap",
  "unequip",
  "set_gem",
  "throw",
  "sell",
  "learn",
  "unlearn",
  "charge",
  "gem",
  "essence",
  "ready",
  "pay",
  "deed",
];
/** These are done with one click; of the others the menu speaks first. */
const PLAIN = ["use", "gem", "essence", "ready", "pay", "learn", "equip"];
const about = (key: Key, thing: string): boolean => OWN.includes(String(key[0])) && key.slice(1).includes(thing);

/** What may be done with a thing, and what may not, with the reason. */
export function doings(
  sitting: Sitting,
  thing: string,
): { options: Option[]; all: (Option | Refused)[]; plain: Key | undefined } {
  const options = (sitting.decision?.options ?? []).filter(({ key }) => about(key, thing));
  const refused = (sitting.decision?.refused ?? []).filter(({ key }) => about(key, thing));
  const single = options.length === 1 && !refused.length ? options[0]!.key : undefined;
  return {
    options,
    all: [...options, ...refused],
    plain: single && PLAIN.includes(String(single[0])) ? single : undefined,
  };
}
