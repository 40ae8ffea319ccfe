/** What the Path shows: the spaces of its Terrain cards, side by side. */
import type { Sitting } from "../shown";
import { factsOf, viewOf, type Cell, type TerrainFacts } from "../shown";
import { cellsOf, spaces, under, type Space } from "../poly/signs";

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
    const card = facts.terrain[id]!;
    const found = { card, start, width: card.board.width, spaces: spaces(card.board, start) };
    start += card.board.width;
    return found;
  });
}

export const columnsOf = (cards: PathCard[]): number => cards.reduce((sum, { width }) => sum + width, 0);
export const thereOf = (cards: PathCard[]): Cell[] => cards.flatMap((card) => cellsOf(card.spaces));
/** What a tile covers there, as it counts in this round. */
export const coveredBy = (sitting: Sitting, cards: PathCard[], cells: Cell[]): string[][] => {
  const counts = viewOf(sitting).counts_as;
  const printed = under(
    cards.flatMap((card) => card.spaces),
    cells,
  );
  return printed.map((icon) => icon.map((each) => counts[each] ?? each).filter(Boolean)).filter((icon) => icon.length);
};
