/** The icons that are printed on spaces. */
import { RESOURCES } from "../icons";
import type { BoardFacts, Cell, Resource, SpaceFacts } from "../shown";

const SIGNS: Record<string, string> = {
  area: "gi:compass",
  heal: "gi:health-normal",
  xp: "gi:upgrade",
  finding: "gi:locked-chest",
  heart: "gi:hearts",
};
export const sign = (icon: string): string => SIGNS[icon] ?? RESOURCES[icon as Resource] ?? "gi:compass";
/** Its name in the Fluent files. */
export const signWord = (icon: string): string => (icon in RESOURCES ? `th-resource-${icon}` : `th-icon-${icon}`);

/** A space of a card that lies on the table: alternatives among its icons are drawn one beside the other. */
export interface Space {
  x: number;
  y: number;
  icons: string[];
  either: boolean;
  penalty: SpaceFacts["penalty"];
  /** What is printed there, of each icon its alternatives. */
  printed: string[][];
}

/** The spaces of a card that begins in a column. */
export const spaces = (board: BoardFacts, start: number): Space[] =>
  board.spaces.map(({ x, y, icons, penalty }) => ({
    x: start + x,
    y,
    icons: icons.flat(),
    either: icons.some((icon) => icon.length > 1),
    penalty,
    printed: penalty ? [...icons, [penalty]] : icons,
  }));

export const cellsOf = (found: Space[]): Cell[] => found.map(({ x, y }): Cell => [x, y]);

/** What is printed under a tile. */
export function under(found: Space[], cells: Cell[]): string[][] {
  const at = new Map(found.map((space) => [`${space.x},${space.y}`, space.printed]));
  return cells.flatMap((cell) => at.get(cell.join()) ?? []);
}
