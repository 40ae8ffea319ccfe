/** Which spaces may be chosen now, and which could be reached. The server says both. */
import { viewOf, type Option, type Part, type Refused, type Sitting } from "../shown";

/** A way of the own Hero, or a space that is asked about, wherever it lies. */
const SPACES: Part[] = ["way", "space"];

/** The space that a choice is, if it is one. */
const spaceOf = ({ is, terms }: Option | Refused): string =>
  SPACES.includes(terms!.part) && "space" in is ? is.space : "";

/** The choice that a space stands for, if there is one. */
export const choiceAt = (sitting: Sitting, space: string): Option | undefined =>
  sitting.decision?.options.find((option) => spaceOf(option) === space);
/** Why it may not be entered, if it is one that might be. */
export const refusedAt = (sitting: Sitting, space: string): Refused | undefined =>
  sitting.decision?.refused.find((each) => spaceOf(each) === space);
export function lit(sitting: Sitting): Set<string> {
  return new Set((sitting.decision?.options ?? []).map(spaceOf).filter(Boolean));
}
/** Spaces about which somebody is asked, wherever they lie. */
export const asksAbout = (sitting: Sitting): string[] =>
  (sitting.decision?.options ?? []).filter(({ terms }) => terms!.part === "space").map(spaceOf);

/** A slot that may be chosen: for the next tile, or for one that a Scenario lays. */
export interface Slot {
  anchor: string;
  option: Option;
}
export const slotsOf = (sitting: Sitting): Slot[] =>
  (sitting.decision?.options ?? []).flatMap((option) =>
    option.terms!.part === "slot" && "anchor" in option.is ? [{ anchor: option.is.anchor, option }] : [],
  );

/** Spaces farther than one step, to which one click leads. */
export function farther(sitting: Sitting): string[] {
  const reach = sitting.aim?.is.do === "march" ? null : reachOf(sitting);
  return [...(reach ?? [])].flatMap(([space, steps]) => (steps > 1 ? [space] : []));
}

/** The Movement that the token under the pointer would give. */
export function marched(sitting: Sitting): number {
  const aim = sitting.aim?.is;
  return aim?.do === "march" ? viewOf(sitting).movement[aim.token] : 0;
}

/** Space → steps, for the Movement that the own Hero has, or would have with the token under the pointer. */
export function reachOf(sitting: Sitting): Map<string, number> | null {
  const view = viewOf(sitting);
  if (sitting.decision?.kind !== "act" || view.active !== sitting.seat) return null;
  const moves = (view.heroes[view.active]?.moves ?? 0) + marched(sitting);
  if (!moves) return null;
  return new Map(Object.entries(view.reach).filter(([, steps]) => steps <= moves));
}
