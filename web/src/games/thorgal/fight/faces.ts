/** How the face of a Combat die is drawn: white squares, and the black ones that a Critical effect adds. */
import { turns } from "../poly/turns";
import type { Cell, Facts } from "../shown";

export interface Face {
  white: Cell[];
  black: Cell[];
}

export function faceOf(facts: Facts, colour: string, face: number): Face {
  const { white, critical } = facts.dice[colour]!.faces[face]!;
  const small = facts.tiles[white]!.cells;
  if (!critical) return { white: small, black: [] };
  const large = facts.tiles[critical]!.cells;
  const key = (cell: Cell) => cell.join();
  const all = new Set(large.map(key));
  for (const turned of turns(small))
    for (const [dx, dy] of large) {
      const moved = turned.map(([x, y]): Cell => [x + dx, y + dy]);
      if (!moved.every((cell) => all.has(key(cell)))) continue;
      const inside = new Set(moved.map(key));
      return { white: moved, black: large.filter((cell) => !inside.has(key(cell))) };
    }
  return { white: small, black: [] };
}

/** Colour, hatching and charge of the dice, from the weakest to the strongest. */
export const DICE: Record<string, string> = { yellow: "or", orange: "tenne", red: "gules", black: "sable" };
