/** Short ways through a Combat. */
import { viewOf, type Chosen, type FightView, type HeroView, type Option, type Sitting } from "../shown";

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

const PACKING: Chosen["do"][] = ["equip", "swap", "unequip", "set_gem", "throw", "use", "gem", "essence"];
const USED: Chosen["do"][] = ["use", "gem", "essence", "attack", "ready"];

/** Where on the stage an option is drawn; what has no place of its own is a button. */
export function placeOf(
  sitting: Sitting,
  { is, terms }: Option,
): "dice" | "hope" | "hero" | "hand" | "foe" | "pack" | "answers" {
  const kind = sitting.decision?.kind ?? "";
  if (kind === "before_combat" && PACKING.includes(is.do)) return "pack";
  if ((is.do === "gaar" || is.do === "die") && is.die !== undefined) return "dice";
  if (is.do === "dwurt") return "dice";
  if (is.do === "hope") return "hope";
  if ((is.do === "play" && kind !== "cancel") || is.do === "discard_card") return "hand";
  if (is.do === "use" && ["cards", "rival_word", "rival_use"].includes(kind)) return "foe";
  return USED.includes(is.do) || terms!.part === "lent" ? "hero" : "answers";
}

export const optionsAt = (sitting: Sitting, ...places: ReturnType<typeof placeOf>[]): Option[] =>
  (sitting.decision?.options ?? []).filter((option) => places.includes(placeOf(sitting, option)));
