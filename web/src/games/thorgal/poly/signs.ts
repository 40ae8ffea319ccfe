/** The icons that are printed on spaces. */
import { RESOURCES } from "../icons";
import type { BoardFacts, Cell, Resource } from "../types";

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

/** A space of a card: its icons, of which alternatives are separate, and the colour of its Penalty. */
export interface Space {
  x: number;
  y: number;
  icons: string[];
  either: boolean;
  penalty: "" | "red" | "yellow";
}

/** The spaces of a card that begins in a column. */
export function spaces(board: BoardFacts, start: number): Space[] {
  const [width, height] = board.grid;
  const found: Space[] = [];
  for (let x = 0; x < width; x++)
    for (let y = 0; y < height; y++) {
      const place = x * height + y;
      if (bit(board.holes, place)) continue;
      const printed = board.icons[place] ?? [];
      const icons = printed.filter((icon) => icon !== "red" && icon !== "yellow");
      found.push({
        x: start + x,
        y,
        icons: icons.flatMap((icon) => icon.split("/")),
        either: icons.some((icon) => icon.includes("/")),
        penalty: printed.includes("red") ? "red" : printed.includes("yellow") ? "yellow" : "",
      });
    }
  return found;
}

/** A mask may have more bits than a number can shift. */
const bit = (mask: number, place: number): boolean => Math.floor(mask / 2 ** place) % 2 === 1;

export const cellsOf = (found: Space[]): Cell[] => found.map(({ x, y }): Cell => [x, y]);
