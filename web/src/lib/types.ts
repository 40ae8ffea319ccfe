/** What the server sends. docs/protocol.md describes it. */

export type Atom = string | number;
export type Key = Atom[];
export type Said = string | number | { ref: string; attribute?: string } | { say: Message } | Said[];
/** A sentence: its id in the Fluent files, its arguments, and perhaps an attribute. */
export type Message = [id: string, args: Record<string, Said>, attribute?: string];
/** A line of a score: category, what, how much. */
export type ScoreLine = [category: string, what: string, points: number];

/** What may be chosen, by its fields; a game's own ones are the union `Chosen` of its `sent.ts`. */
export interface Choice {
  do: string;
}
/** Those that do one thing, or one of several. */
export type Doing<C extends Choice, D> = Extract<C, { do: D }>;

export interface Option<T = any, C extends Choice = any> {
  /** What is sent back to choose it. */
  key: Key;
  /** What it is. */
  is: C;
  /** The pieces on the board that it touches. */
  pieces: string[];
  say: Message;
  /** What the game says of it besides, a price for instance (`Terms` in `sent.ts`). */
  terms: T | null;
  /** The figures of the own seat that it would change; null if chance has a say in them. */
  then: Record<string, number> | null;
}
export interface Refused<T = any, C extends Choice = any> {
  key: Key;
  is: C;
  pieces: string[];
  clause: string;
  say: Message;
  terms: T | null;
}
export interface Decision<T = any, C extends Choice = any> {
  kind: string;
  clause: string;
  window: boolean;
  prompt: Message;
  /** What it is about, by name: a tile, a card, a Hero. */
  about: Record<string, Atom | Atom[]>;
  options: Option<T, C>[];
  refused: Refused<T, C>[];
}
export interface Result {
  scores: number[];
  places: number[];
  /** All were on one side, and won or lost together. */
  party: boolean;
  lines: ScoreLine[][];
  rank: string;
}
/** The game as a seat sees it. `table` is the game's own. */
export interface State<V = any, T = any, C extends Choice = any> {
  game: string;
  ply: number;
  seat: number | null;
  asked: number[];
  waiting: number[];
  /** What goes on now for which an order may be given (a fight), or "". */
  occasion: string;
  decision: Decision<T, C> | null;
  table: V;
  over: boolean;
  result: Result | null;
  /** The own choices that may be taken back by oneself, the newest first. */
  back?: { ply: number; say: Message }[];
  /** A window that a standing order passed can still be opened. */
  wait?: boolean;
}
export interface Event {
  name: string;
  clause: string;
  say: Message;
  /** What happened, by name; a game's own types say what there is (`sent.ts`). Any may have whom it is about. */
  fields: Record<string, any> & { seat?: number; owner?: number };
  /** The pieces on the board that it touches, and those that fly. */
  pieces: string[];
  flights: { from: string; to: string; as?: string }[];
}
export interface Line {
  ply: number;
  seat: number | null;
  auto: boolean;
  events: Event[];
}
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  ply: number;
  at: number;
}
export interface Seat {
  kind: "person" | "computer" | "open";
  name: string;
  level: string;
  here: boolean;
  invite: string | null;
  /** The own standing order to pass windows: for good, or while an occasion lasts. */
  passes: boolean | null;
  during: string | null;
}
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  undo: "strict" | "friendly";
  language: string;
  listed: boolean;
  seeded: boolean;
  status: "waiting" | "playing" | "over";
  created: number;
  moved: number;
  first: number;
  seat: number | null;
  host: boolean;
  secret: string | null;
  rematch: string | null;
  watching: number;
  asked_undo: { seat: number; ply: number; agreed: number[] } | null;
  seed: string | null;
  seats: Seat[];
}
/** A line of the lobby. */
export interface Summary {
  id: string;
  game: string;
  status: TableInfo["status"];
  seat: number | null;
  seats: { kind: Seat["kind"]; name: string; level: string }[];
  moved: number;
  ply: number;
  waiting: number[];
  places: number[] | null;
  party?: boolean;
  scores: number[] | null;
}
export interface GameInfo {
  id: string;
  prefix: string;
  seats: number[];
  options: GameOption[];
}
export interface GameOption {
  name: string;
  clause: string;
  default: boolean | number | string;
  /** What it may be; none for a switch and for a text. */
  values: (string | number)[];
  /** The values that are words, by language: their names, and a line about each. */
  called: Record<string, Record<string, { name: string; text: string }>>;
  /** The numbers of seats with which it means something; none means all. */
  seats: number[];
  /** A switch that leaves it nothing to say, or "". */
  unless: string;
  /** Another option, and those of its values that do so, too. */
  settled: [option: string, values: (string | number)[]][];
}
export interface Games {
  games: GameInfo[];
  levels: string[];
  languages: string[];
}
export type Block =
  | { kind: "heading"; level: number; text: string }
  | { kind: "clause"; id: string; html: string; text: string }
  | { kind: "text"; html: string };

export type Frame =
  | { type: "hello"; table: TableInfo; state: State | null; lines: Line[]; chat: ChatLine[] }
  | { type: "state"; keep: number; state: State; lines: Line[] }
  | { type: "table"; table: TableInfo }
  | { type: "chat"; line: ChatLine }
  | { type: "done"; id: number; hint?: { ply: number; key: Key; say: Message }; look?: State }
  | { type: "error"; id?: number; error: string; message: string; clause?: string };
