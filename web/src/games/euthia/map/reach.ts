/** Which spaces may be chosen now, and which could be reached. The server says both. */
import type { Sitting } from "$lib/sitting.svelte";
import type { Key } from "$lib/types";
import { viewOf, type Action } from "../shown";

/** The verbs whose options are spaces. */
const VERBS = ["walk", "portal", "to", "siege", "look", "aim", "tread", "nest", "land", "strike", "refuge"];
/** Of these nobody chooses where the own Hero goes: what is asked about may lie anywhere. */
const ANYWHERE = VERBS.slice(VERBS.indexOf("siege"));

/** The choice that a space stands for, if there is one. */
export function keyAt(sitting: Sitting, space: string): Key | undefined {
  for (const verb of VERBS) if (sitting.option(verb, space)) return [verb, space];
  return sitting.option("deed", "run", space) ? ["deed", "run", space] : undefined;
}
/** The anchors of slots that may be chosen: for the next tile, or for one that a Scenario lays. */
export const slotsOf = (sitting: Sitting): string[] =>
  [...sitting.options("slot"), ...sitting.options("ruins")].map(({ key }) => String(key[1]));
/** Spaces about which somebody is asked, wherever they lie. */
export const asksAbout = (sitting: Sitting): string[] =>
  ANYWHERE.flatMap((verb) => sitting.options(verb)).map(({ key }) => String(key[1]));
/** Why it may not be entered, if it is one that might be. */
export function refusedAt(sitting: Sitting, space: string): Key | undefined {
  return VERBS.map((verb): Key => [verb, space]).find((key) => sitting.refusal(...key));
}
export function lit(sitting: Sitting): Set<string> {
  const found = (sitting.decision?.options ?? []).map(({ key }) =>
    VERBS.includes(String(key[0])) ? key[1] : key[0] === "deed" && key[1] === "run" ? key[2] : "",
  );
  return new Set(found.map(String).filter(Boolean));
}

/** Spaces farther than one step, to which one click leads. */
export function farther(sitting: Sitting): string[] {
  const reach = sitting.aim?.key[0] === "march" ? null : reachOf(sitting);
  return [...(reach ?? [])].flatMap(([space, steps]) => (steps > 1 ? [space] : []));
}

/** The Movement that the token under the pointer would give. */
export function marched(sitting: Sitting): number {
  const [verb, token] = sitting.aim?.key ?? [];
  return verb === "march" ? viewOf(sitting).movement[token as Action] : 0;
}

/** Space → steps, for the Movement that the own Hero has, or would have with the token under the pointer. */
export function reachOf(sitting: Sitting): Map<string, number> | null {
  const view = viewOf(sitting);
  if (sitting.decision?.kind !== "act" || view.active !== sitting.seat) return null;
  const moves = (view.heroes[view.active]?.moves ?? 0) + marched(sitting);
  if (!moves) return null;
  return new Map(Object.entries(view.reach).filter(([, steps]) => steps <= moves));
}
