/** The record of a player over many games: Achievement sheets (docs/protocol.md), and how a game draws its own. */
import type { Sheet } from "./types";

/** What a game gives to the page of the record. */
export interface GameRecord {
  /** The icons of the game: SVG symbols. */
  sprite: string;
  /** The emblem of a sheet and its tincture. */
  emblem(sheet: Sheet): [icon: string, tincture: string];
  /** The message id of what kind of sheet it is. */
  kind(sheet: Sheet): string;
  /** The entries of the content with words of their own that the sheets speak of. */
  entries(sheets: Sheet[]): string[];
}

const RECORDS = import.meta.glob<{ record: GameRecord }>("../games/*/record.ts");

/** A game that draws nothing of its own gets its arms on every sheet. */
export async function gameRecord(game: string): Promise<GameRecord | null> {
  return (await RECORDS[`../games/${game}/record.ts`]?.())?.record ?? null;
}
