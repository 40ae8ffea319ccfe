/** Something special about a foe: how it is said, and more about it. */
import type { Tip } from "$lib/tips.svelte";

export type Trait = [said: string, about: Tip];
export const trait = (said: string, text: string, clause: string, title = said): Trait => [
  said,
  { title, text, clause },
];
