/** Made by `make types` from what the server sends and what it is asked. docs/protocol.md describes it. */
import type { About, Change, Choice, Fields, Key, Message, ScoreLine } from "./types";

export interface Hello {
  type: "hello";
  table: TableInfo;
  state: State | null;
  lines: Line[];
  chat: ChatLine[];
  thinking: Thinking | null;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  undo: UndoRule;
  language: string;
  listed: boolean;
  seeded: boolean;
  status: Status;
  created: number;
  moved: number;
  first: number;
  since: Since | null;
  seat: number | null;
  host: boolean;
  secret: string | null;
  rematch: string | null;
  watching: number;
  asked_undo: AskedUndo | null;
  /** For the host: where others in the network find the server; null if it does not know */
  addresses: string[] | null;
  seed: string | null;
  /** Of the viewer, if this is a game that counts for that */
  rivals: Rivals | null;
  seats: Seat[];
}

export type UndoRule = "strict" | "friendly";

export type Status = "waiting" | "playing" | "over";

export interface Since {
  ply: number;
  /** The version of the rules then ... */
  before: string;
  /** ... and of the Fabletop that had them */
  fabletop: string;
  /** The version now */
  rules: string;
}

export interface AskedUndo {
  seat: number;
  ply: number;
  agreed: number[];
}

export interface Rivals {
  /** At this table */
  level: string;
  /** At the next one */
  following: string;
  /** From this one to that one */
  way: "up" | "same" | "down";
}

export interface Seat {
  kind: SeatKind;
  name: string;
  level: string;
  /** Who plays with a style: its words have the name */
  character: string;
  here: boolean;
  /** For how many seconds a person has not been here */
  away: number | null;
  /** A person who asks the others to wait before the game begins */
  waits: boolean;
  /** The level of the computer that plays for a person who left, or "" */
  stand_in: string;
  invite: string | null;
  /** The own standing order to pass windows: for good ... */
  passes: boolean | null;
  /** ... or while an occasion lasts */
  during: string | null;
}

export type SeatKind = "person" | "computer" | "open";

export interface State<V = any, T = any, C extends Choice = any> {
  game: string;
  ply: number;
  seat: number | null;
  asked: number[];
  waiting: number[];
  /** What goes on now for which an order may be given (a fight), or "" */
  occasion: string;
  decision: Decision<T, C> | null;
  /** The game's own */
  table: V;
  over: boolean;
  result: Result | null;
  /** What each in `waiting` is asked; "" for a secret */
  deciding: string[];
  /** The own choices that may be taken back by oneself, the newest first */
  back?: Back[];
  /** A window that a standing order passed can still be opened */
  wait?: boolean;
}

export interface Decision<T = any, C extends Choice = any> {
  kind: string;
  clause: string;
  /** A reaction to somebody else */
  window: boolean;
  prompt: Message;
  /** What it is about, by name: a tile, a card, a Hero */
  about: About;
  options: Option<T, C>[];
  refused: Refused<T, C>[];
}

export interface Option<T = any, C extends Choice = any> {
  /** What is sent back to choose it */
  key: Key;
  /** What it is, by its fields */
  is: C;
  /** The pieces on the board that it touches */
  pieces: string[];
  say: Message;
  /** What the game says of it besides, a price for instance */
  terms: T | null;
  /** The figures of the own seat that it would change; null if chance has a say in them */
  then: Record<string, number> | null;
}

export interface Refused<T = any, C extends Choice = any> {
  key: Key;
  is: C;
  pieces: string[];
  say: Message;
  terms: T | null;
  /** What forbids it */
  clause: string;
}

export interface Result {
  scores: number[];
  places: number[];
  lines: ScoreLine[][];
  rank: string;
  /** All were on one side, and won or lost together */
  party: boolean;
}

export interface Back {
  ply: number;
  say: Message;
}

export interface Line {
  ply: number;
  seat: number | null;
  auto: boolean;
  events: Event[];
}

export interface Event {
  name: string;
  clause: string;
  say: Message;
  /** What happened, by name; a game's own types say what there is */
  fields: Fields;
  /** The pieces on the board that it touches */
  pieces: string[];
  flights: Travel[];
  /** Who is touched reads it before the game goes on */
  stops?: "card" | "loss";
  /** What is heard; nothing of most */
  sound?: Sound;
}

export interface Travel {
  from: string;
  to: string;
  /** The piece whose copy travels, if it is another one */
  as?: string;
}

export type Sound = "dice" | "wood" | "coin" | "card" | "steel" | "page";

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  ply: number;
  at: number;
}

export interface Thinking {
  type: "thinking";
  seat: number;
  /** Of the question, or "" where that is a secret */
  kind: string;
  /** That it may take */
  seconds: number;
}

export interface Moved {
  type: "state";
  keep: number;
  state: State;
  lines: Line[];
}

export interface Turned {
  type: "change";
  keep: number;
  change: Change;
  lines: Line[];
}

export interface Changed {
  type: "table";
  table: TableInfo;
}

export interface Spoken {
  type: "chat";
  line: ChatLine;
}

export interface Done {
  type: "done";
  id: number;
  hint?: Advice;
  verdict?: Verdict;
  look?: State;
}

export interface Advice {
  ply: number;
  key: Key;
  say: Message;
  /** Up to three, the best first; of a brief hint none */
  best: Advised[];
}

export interface Advised {
  key: Key;
  say: Message;
  /** What it comes to; nothing, where only the judgement spoke */
  expected: Message | null;
  /** Between what it comes out eight times out of ten */
  risk: Message | null;
  reasons: Reason[];
}

export interface Reason {
  say: Message;
  good: boolean;
}

export interface Verdict {
  ply: number;
  chosen: Advised | null;
  better: Advised | null;
}

export interface Failed {
  type: "error";
  id: number;
  error: Code;
  message: string;
  clause: string;
}

export type Code = "invalid" | "illegal" | "stale" | "forbidden" | "refused" | "too_fast" | "rules" | "server" | "computer";

export type Frame = Hello | Moved | Turned | Changed | Spoken | Thinking | Done | Failed;

export interface Choose {
  do: "choose";
  /** The number of moves that the sender saw; a stale message is refused */
  ply: number;
  key: (string | number)[];
  id?: number;
}

export interface Undo {
  do: "undo";
  ply: number;
  to?: number | null;
  id?: number;
}

export interface Agree {
  do: "agree";
  yes: boolean;
  id?: number;
}

export interface Wait {
  do: "wait";
  ply: number;
  id?: number;
}

export interface Orders {
  do: "orders";
  passes: boolean;
  /** Only while this goes on: the occasion that the sender saw */
  during?: string;
  id?: number;
}

export interface Hint {
  do: "hint";
  ply: number;
  /** Only what would be chosen: no thought ahead, no reasons */
  brief?: boolean;
  id?: number;
}

export interface Check {
  do: "check";
  ply: number;
  key: (string | number)[];
  id?: number;
}

export interface Look {
  do: "look";
  ply: number;
  seat?: number | null;
  id?: number;
}

export interface Chat {
  do: "chat";
  text: string;
  id?: number;
}

export interface Ping {
  do: "ping";
  id?: number;
}

export type Asked = Choose | Undo | Agree | Wait | Orders | Hint | Check | Look | Chat | Ping;

export interface Heading {
  kind: "heading";
  level: number;
  text: string;
}

export interface Clause {
  kind: "clause";
  id: string;
  html: string;
  /** Why it stands there, if the rulebook does not say it: ruling, derived ... */
  marks: string[];
  /** Where the rulebook says it */
  source: string;
}

export interface Prose {
  kind: "text";
  html: string;
}

export interface Note {
  kind: "note";
  html: string;
}

export type Block = Heading | Clause | Prose | Note;

export interface Games {
  games: GameInfo[];
  levels: string[];
  languages: string[];
}

export interface GameInfo {
  id: string;
  prefix: string;
  seats: number[];
  /** How much there is to learn: 1 is light, 4 is heavy */
  weight: number;
  options: GameOption[];
  /** Everybody is on one side: the computers are companions */
  together: boolean;
  /** By language and id: computers with a style, and a line about each */
  characters: Record<string, Record<string, ValueName>>;
}

export interface GameOption {
  name: string;
  clause: string;
  default: boolean | number | string;
  /** What it may be; none for a switch and for a text */
  values: (number | string)[];
  /** Of values that are words, by language: their names, and a line about each */
  called: Record<string, Record<string, ValueName>>;
  /** The numbers of seats with which it means something; none means all */
  seats: number[];
  /** A switch that leaves it nothing to say, or "" */
  unless: string;
  /** Another option, and those of its values that do so, too */
  settled: ([string, (number | string)[]])[];
}

export interface ValueName {
  name: string;
  text: string;
}

export interface Mine {
  tables: Summary[];
  open: Summary[];
  /** By game: the level of the computers that fit */
  rivals: Record<string, string>;
}

export interface Summary {
  ply: number;
  waiting: number[];
  places: number[] | null;
  scores: number[] | null;
  party: boolean;
  id: string;
  game: string;
  status: Status | "aside";
  /** Why it cannot go on */
  aside: "rules" | "content" | "damaged" | null;
  /** In a sentence for who runs the server */
  aside_because: string;
  /** Somebody chose the seed, and may know what comes */
  seeded: boolean;
  seat: number | null;
  seats: SeatSummary[];
  moved: number;
}

export interface SeatSummary {
  kind: SeatKind;
  name: string;
  level: string;
  character: string;
  stand_in: string;
}

export interface Sheet {
  /** The message id of whom or what it is about */
  name: string;
  /** Of which kind that is: a word of the game */
  kind: string;
  /** And its id */
  about: string;
  achievements: Achievement[];
}

export interface Achievement {
  id: string;
  /** A message id */
  name: string;
  /** What it takes */
  terms: Message[];
  times: number;
  /** When it was earned first, in seconds since 1970 */
  first: number | null;
}

export interface Ledger {
  game: string;
  language: string;
  blocks: (Heading | Clause | Prose | Note)[];
}

export interface Analysis {
  seat: number;
  status: Reckoning;
  /** Looks */
  done: number;
  all: number;
  first: number;
  last: number;
  /** What is known so far */
  found: LookedBack | null;
}

export type Reckoning = "none" | "waiting" | "reckoning" | "done" | "stopped" | "failed";

export interface LookedBack {
  games: number;
  /** False: grades by judgement alone, and no curve */
  ahead: boolean;
  party: boolean;
  lost: number;
  curve: CurvePoint[];
  choices: GradedChoice[];
  stretches: Stretch[];
  account: Account | null;
  turning: number[];
  finest: number[];
}

export interface CurvePoint {
  ply: number;
  /** Which round or turn, as the game counts */
  clock: number;
  /** By seat */
  scores: number[];
  /** By seat: the chance to win */
  wins: number[];
  /** The score less that of the best rival; of a party, what its end is worth */
  worth: number;
  error: number;
}

export interface GradedChoice {
  /** It was the choice after so many */
  ply: number;
  clause: string;
  options: number;
  grade: Grade;
  /** Null: the judgement has a favourite and gives no figure */
  loss: number | null;
  /** Standard error of the loss */
  error: number;
  /** Beside quick play */
  gain: number;
  /** Before the next option, if it was the best */
  lead: number;
  /** Imagined ones in which it was tried; 0: graded by judgement alone */
  worlds: number;
  chosen: Message;
  better: Message | null;
  /** What might have followed the better option */
  line: Message[];
}

export type Grade = "best" | "good" | "inaccuracy" | "mistake" | "blunder";

export interface Stretch {
  start: number;
  end: number;
  luck: number;
  own: number;
  others: number;
}

export interface Account {
  expected: number;
  luck: number;
  own: number;
  others: number;
  result: number;
  errors: Record<string, number>;
}

export interface Answers {
  /** The clauses that answer best, first the best */
  best: Answer[];
  /** By game: the clauses that have all the words, or most of them, in their order */
  hits: Record<string, string[]>;
  /** The hits have all the words */
  whole: boolean;
  /** Of the ledgers, in small letters, that answer the question */
  words: string[];
}

export interface Answer {
  game: string;
  clause: Clause;
}

export interface NewTable {
  game: string;
  seats: Place[];
  name: string;
  options?: Record<string, boolean | number | string>;
  seed?: string | null;
  undo?: UndoRule;
  language?: string;
  listed?: boolean;
  /** The computers have the level that my games so far call for, and this one counts, too */
  fitting?: boolean;
}

export interface Place {
  kind: "me" | "computer" | "open";
  level?: string;
  character?: string;
}

export interface Sit {
  name: string;
  key?: string;
  seat?: number | null;
}

export interface Fill {
  level: string;
}

export interface Ready {
  ready: boolean;
}

export interface Replace {
  seat: number;
  level: string;
}

export interface Branch {
  name: string;
  ply: number;
  seat?: number | null;
}
