/** Finding options and refused things by their fields. The server's keys are looked at by nobody: they are sent back. */
import type { Choice, Doing, Key } from "./types";

/** Some fields of those that do one thing. */
export type Some<C extends Choice, D> = { do: D } & Partial<Doing<C, D>>;

export const keyOf = (key: Key): string => JSON.stringify(key);

/** The same text for the same fields, in whatever order they stand. */
export function nameOf(is: Choice): string {
  return JSON.stringify(
    Object.entries(is)
      .filter(([, value]) => value !== undefined)
      .sort(),
  );
}

/** Whether it has all of these fields. */
export function has(is: Choice, some: object): boolean {
  const fields = new Map<string, unknown>(Object.entries(is));
  return Object.entries(some).every(([name, value]) => value === undefined || fields.get(name) === value);
}

/** Those that do one of these things: `options.filter(does("buy", "sell"))`. */
export const does =
  <D extends string>(...verbs: readonly D[]) =>
  <A extends { is: Choice }>(each: A): each is A & { is: Doing<A["is"], D> } =>
    verbs.some((verb) => verb === each.is.do);

/** Those that touch a piece on the board. */
export const touches =
  (piece: string) =>
  (each: { pieces: string[] }): boolean =>
    each.pieces.includes(piece);
