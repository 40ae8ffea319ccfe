/** What messages and choices are made of. Everything else that the server sends is in `sent.ts`. */
export type * from "./sent";
export type { Change } from "./changes";

export type Atom = string | number;
export type Key = Atom[];
export type Said = string | number | { ref: string; attribute?: string } | { say: Message } | Said[];
/** A sentence: its id in the Fluent files, its arguments, and perhaps an attribute. */
export type Message = [id: string, args: Record<string, Said>, attribute?: string];
/** A line of a score: category, what, how much. */
export type ScoreLine = [category: string, what: string, points: number];
/** What a question is about, by name. */
export type About = Record<string, Atom | Atom[]>;
/** The fields of an event. Any may have whom it is about. */
export type Fields = Record<string, any> & { seat?: number; owner?: number };

/** What may be chosen, by its fields; a game's own ones are the union `Chosen` of its `sent.ts`. */
export interface Choice {
  do: string;
}
/** Those that do one thing, or one of several. */
export type Doing<C extends Choice, D> = Extract<C, { do: D }>;
