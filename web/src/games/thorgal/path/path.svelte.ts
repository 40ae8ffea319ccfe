/** What the Path shows: the spaces of its Terrain cards, side by side. */
import type { Sitting } from "$lib/sitting.svelte";
import { factsOf, viewOf, type Cell, type TerrainFacts } from "../types";
import { cellsOf, spaces, type Space } from "../poly/signs";

export interface PathCard {
  card: TerrainFacts;
  start: number;
  width: number;
  spaces: Space[];
}

export function pathCards(sitting: Sitting): PathCard[] {
  const facts = factsOf(sitting);
  let start = 0;
  return viewOf(sitting).path.map((id) => {
    const board = facts.boards[id]!;
    const found = { card: facts.terrain[id]!, start, width: board.grid[0], spaces: spaces(board, start) };
    start += board.grid[0];
    return found;
  });
}

export const columnsOf = (cards: PathCard[]): number => cards.reduce((sum, { width }) => sum + width, 0);
export const thereOf = (cards: PathCard[]): Cell[] => cards.flatMap((card) => cellsOf(card.spaces));
