/** The emblems of Scenarios and of what they lay out. */
import type { CardKind, MarkKind } from "../sent";

export const SCENARIOS: Record<string, string> = {
  hunt: "gi:hunting-horn",
  defending_settlements: "gi:huts-village",
  walking_ruin: "gi:rock-golem",
  six_legends: "gi:harp",
  farruga: "gi:dragon-breath",
  mirrezil: "gi:hasty-grave",
};
/** Marks on spaces; what stands there as a figure has none. */
export const MARKS: Partial<Record<MarkKind, [icon: string, kind: string]>> = {
  rubble_a: ["gi:stone-pile", "rubble"],
  rubble_b: ["gi:stone-pile", "rubble"],
  artifact: ["gi:jeweled-chalice", "artifact"],
  closed: ["gi:halt", "closed"],
  guard: ["gi:magic-shield", "guard"],
};
/** Marks that are figures on the map. */
export const FIGURES: Partial<Record<MarkKind, [icon: string, tincture: string]>> = {
  giant: ["gi:rock-golem", "vert"],
  dragon: ["gi:dragon-breath", "gules"],
  church: ["gi:church", "or"],
};
/** Cards that are turned up. */
export const CARDS: Record<CardKind, string> = { doom: "gi:earth-crack", flight: "gi:dragon-breath" };
export const SIGNS = {
  faer: "gi:sun",
  artifact: "gi:jeweled-chalice",
  goal: "gi:check-mark",
  rank: "gi:laurels",
} as const;
/** What a Scenario lets a Hero do. */
export const DEEDS: Record<string, string> = {
  clear: "gi:stone-pile",
  burn: "gi:card-burn",
  golem: "gi:rock-golem",
  priest: "gi:prayer",
  trial: "gi:jeweled-chalice",
  farruga: "gi:dragon-breath",
  ballista: "gi:ballista",
  mirrezil: "gi:hasty-grave",
  restore: "gi:stone-pile",
  guard: "gi:magic-shield",
  prayer: "gi:prayer",
};
