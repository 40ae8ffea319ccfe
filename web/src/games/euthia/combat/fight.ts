/** Short ways through a Combat. */
import type { Sitting } from "$lib/sitting.svelte";
import type { Option } from "$lib/types";
import { viewOf, type FightView, type HeroView } from "../shown";

export type { FightView as Fight, Odds, Phase, Step, Sums, When } from "../sent";

export const fightOf = (sitting: Sitting): FightView => viewOf(sitting).fight!;
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
