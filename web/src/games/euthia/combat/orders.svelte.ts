/**
 * "Pass for the rest of this fight": the standing order of the table, given in a Combat and taken back when it is
 * over. The browser remembers for which Combat it was given, so that a page that was closed meanwhile still ends it.
 */
import type { Sitting } from "$lib/sitting.svelte";
import { viewOf } from "../types";

const nameOf = (sitting: Sitting): string => `fabletop-fight-${sitting.id}`;

/** The Combat that goes on, by what does not change in it. */
function signOf(sitting: Sitting): string {
  const view = sitting.state && (sitting.state.table as ReturnType<typeof viewOf>);
  return view?.fight ? [view.round, view.fight.hero, view.fight.at, view.fight.foe].join("/") : "";
}

export const passes = (sitting: Sitting): boolean => sitting.seat !== null && Boolean(sitting.table?.seats[sitting.seat]?.passes);

export async function passThisFight(sitting: Sitting): Promise<void> {
  localStorage.setItem(nameOf(sitting), signOf(sitting));
  await sitting.order(true);
}

export async function passNoMore(sitting: Sitting): Promise<void> {
  localStorage.removeItem(nameOf(sitting));
  await sitting.order(false);
}

/** When another Combat goes on than the one for which it was given, or none, the order ends. */
export function endOrder(sitting: Sitting): void {
  const given = localStorage.getItem(nameOf(sitting));
  if (given !== null && given !== signOf(sitting)) void passNoMore(sitting);
}
