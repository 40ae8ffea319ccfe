/** What every page shows of a game before it is played: its arms and who made it. `games/GAME/face.ts`, `face.css`. */

export interface Credit {
  name: string;
  designers: string[];
  publisher: string;
  year: number;
  /** Authors of the comics that it goes back to. */
  comics?: string[];
  /** The message about what is our own. */
  ours?: string;
}
export interface Face {
  /** The charge is also the emblem of its banner; the field is SVG on 44 by 52. */
  arms: { charge: string; size: number; top: number; field: string };
  credit: Credit;
  /** The emblems of its computers with a style, by id. */
  players?: Record<string, string>;
}

const FOUND = import.meta.glob<{ face: Face }>("../games/*/face.ts", { eager: true });
import.meta.glob("../games/*/face.css", { eager: true });

export const FACES: (Face & { id: string })[] = Object.entries(FOUND).map(([path, { face }]) => ({
  ...face,
  id: path.split("/").at(-2)!,
}));

/** The emblem of a computer with a style; one that brings none wears a hood. */
export const emblemOfPlayer = (game: string, character: string): string =>
  FACES.find(({ id }) => id === game)?.players?.[character] ?? "gi:cowled";

/** The charge of a game's banner; the house lends its open book to a game without arms. */
export const emblemOf = (game: string): string => FACES.find(({ id }) => id === game)?.arms.charge ?? "gi:open-book";
