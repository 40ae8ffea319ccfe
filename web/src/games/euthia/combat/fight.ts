/** A Combat as the server tells it (games/euthia/present.py and sums.py), and short ways through it. */
import type { Sitting } from "$lib/sitting.svelte";
import type { Key, Message, Option } from "$lib/types";
import { viewOf, type FightView, type HeroView, type SpecialSums } from "../types";

/** A line of a sum: where it comes from, how much it is, whose doing it is. */
export interface SumLine {
  say: Message;
  n: number;
  who: number | null;
  clause: string;
  reason: string;
  /** It does not count now: there is no plain number that it could change. */
  idle?: boolean;
}
/** What a Gaar on a die may come to: chances are sixths. */
export interface Odds {
  die: number;
  low: number;
  high: number;
  chances: [worth: number, sixths: number][];
}
export interface Sums extends SpecialSums {
  side: "monster" | "hero";
  /** The Battle Value as it stands; null before the roll. */
  value: number | null;
  lines: SumLine[];
  /** The band of the card or the Weapon that it hits; −1: none. */
  band: number;
  /** Wounds or Damage if it stands. */
  effect: SumLine[];
  dealt: number;
  /** The Health that would be left. */
  health: number;
  mend: SumLine[];
  odds: Odds[];
}
export type Moment = "prep" | "heal" | "foe_before" | "foe_after" | "own_before" | "own_after" | "weapon" | "first";
export type Phase = "before" | "preparation" | "healing" | "monster_attack" | "second_healing" | "hero_attack" | "over";
export type Step = "" | "before" | "weapon" | "change" | "answer" | "dealt";
export interface Fight extends FightView {
  phase: Phase;
  step: Step;
  said: [seat: number, what: string][];
  /** The plays whose cards lie by the Monster. */
  laid: [pile: string, card: string, count: number][];
  rewarded: boolean;
  sums: Sums | null;
  /** What the Hero may use at each moment to come, as keys of options. */
  means: Partial<Record<Moment, Key[]>>;
  rival_means: string[];
  loot: Record<string, number>;
  /** The deck whose top card will be met; 0 when it lies open. */
  deck: number;
}

export const fightOf = (sitting: Sitting): Fight => viewOf(sitting).fight as Fight;
/** Nobody plays the Monster: alone and together it plays by itself. */
export const automatic = (sitting: Sitting): boolean => viewOf(sitting).mode !== "competitive";
export const heroOf = (sitting: Sitting): HeroView => viewOf(sitting).heroes[fightOf(sitting).hero]!;

/** Which part the reader plays in it. */
export function partOf(sitting: Sitting): "hero" | "monster" | "" {
  const fight = fightOf(sitting);
  if (sitting.seat === null) return "";
  return sitting.seat === fight.hero ? "hero" : sitting.seat === fight.rival ? "monster" : "";
}

const PACKING = ["equip", "swap", "unequip", "set_gem", "throw"];

/** Where on the stage an option is drawn; what has no place of its own is a button. */
export function placeOf(
  sitting: Sitting,
  { key }: Option,
): "dice" | "hope" | "hero" | "hand" | "foe" | "pack" | "answers" {
  const kind = sitting.decision?.kind ?? "";
  const verb = String(key[0]);
  if (kind === "before_combat" && (PACKING.includes(verb) || verb === "use" || verb === "gem" || verb === "essence"))
    return "pack";
  if ((verb === "gaar" || verb === "die") && key.length > 1) return "dice";
  if (verb === "dwurt") return "dice";
  if (verb === "hope") return "hope";
  if ((verb === "play" && kind !== "cancel") || verb === "discard_card") return "hand";
  if (verb === "use" && ["cards", "rival_word", "rival_use"].includes(kind)) return "foe";
  if (["use", "gem", "essence", "attack", "ready", "aid"].includes(verb)) return "hero";
  return "answers";
}

export const optionsAt = (sitting: Sitting, ...places: ReturnType<typeof placeOf>[]): Option[] =>
  sitting.options().filter((option) => places.includes(placeOf(sitting, option)));
