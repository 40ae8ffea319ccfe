/** How a game is played, in a few steps: the words are in GAME_how.ftl, the pictures come from `make screenshots`. */
import { words } from "$lib/words.svelte";

export interface How {
  /** The clauses behind each step, each habit, and what is said of a first game. */
  lessons: string[][];
  habits: string[][];
  first: string[];
  /** Of the table of a first game, where they are not the usual ones. */
  options: Record<string, boolean | string>;
}

const GAMES = import.meta.glob<{ how: How }>("../games/*/how.ts");
const PICTURES = import.meta.glob<string>("./pictures/*.webp", { eager: true, query: "?url", import: "default" });

/** The steps of a game and their words; null where nobody has written them. */
export async function howOf(game: string): Promise<How | null> {
  const load = GAMES[`../games/${game}/how.ts`];
  if (!load) return null;
  const [{ how }] = await Promise.all([load(), words.game(`${game}/how`)]);
  return how;
}

export function pictureOf(game: string, step: number): string {
  return PICTURES[`./pictures/${game}-${step}.webp`]!;
}
