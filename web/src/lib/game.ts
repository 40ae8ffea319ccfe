/** What the client of one game gives to the table around it. */
import type { Component } from "svelte";
import type { Sitting } from "./sitting.svelte";
import type { Event, Line, ScoreLine, State } from "./types";
import { words } from "./words.svelte";

export interface Tab {
  id: string;
  /** Message id of its name, and its icon. */
  label: string;
  icon: string;
  /** Whether something in it may be chosen now. */
  waits(sitting: Sitting): boolean;
}

/** A step of the guided first turn: what it points at (a CSS selector) and the message ids of what it says. */
export interface GuideStep {
  at: string;
  say: string;
  /** On a phone, the tab in which the thing is. */
  tab?: string;
}

export interface GameClient {
  /** Everything below the prompt: rails, board, log. */
  Board: Component<{ sitting: Sitting }>;
  /** The icons of the game: SVG symbols. */
  sprite: string;
  tabs: Tab[];
  guide: GuideStep[];
  /** "Dice phase", "round 7 of 11": said under the prompt. */
  phase(state: State): string[];
  /** The heading that an event opens in the log, if it does. */
  heading(event: Event): string | null;
  /** What the log leaves out, because another line of the same move says it. */
  untold?(event: Event, line: Line): boolean;
  /** Names of events by how much they tell, the most telling first: a turn is told by one of them. */
  tells?: readonly (readonly string[])[];
  /** How an event parts the log: it begins somebody's turn, it begins or ends a fight. */
  parts?(event: Event): "turn" | "fight" | "end" | null;
  /** Whom an event is about, if no seat stands in its fields. */
  whose?(event: Event, state: State): number | undefined;
  /** A card that was turned up, in full. */
  Card?: Component<{ sitting: Sitting; event: Event }>;
  /** The score lines of each seat as the viewer may know them; null where they are secret. */
  scores(state: State): (ScoreLine[] | null)[];
  /** How a category and a line of the score are called. */
  category(name: string): string;
  line(category: string, what: string): string;
  /** "17 Stars" */
  points(number: number): string;
  /** The clauses that break a tie for the victory. */
  ties?: readonly string[];
  /** The entries of the content that have words of their own and are played at a table: its adventure. */
  entries?(options: Record<string, boolean | number | string>): string[];
  /** Whether the last words of a story are being read: the reckoning waits until they have been. */
  reads?(sitting: Sitting): boolean;
  /** What the reckoning tells besides the score: goals, ranks. */
  Ending?: Component<{ sitting: Sitting }>;
  /** A thing to show beside the question (the die in hand): a component with the state, if there is one. */
  Held?: Component<{ sitting: Sitting }>;
}

const CLIENTS = import.meta.glob<{ client: GameClient }>("../games/*/client.ts");

export async function gameClient(
  game: string,
  options: Record<string, boolean | number | string>,
): Promise<GameClient> {
  const load = CLIENTS[`../games/${game}/client.ts`];
  if (!load) throw new Error(`there is no board for ${game}`);
  const [{ client }] = await Promise.all([load(), words.game(game)]);
  await words.game(game, client.entries?.(options));
  return client;
}
