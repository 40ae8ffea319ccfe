/** The log by turns: who was at it, what happened step by step, and the one step that tells it. */
import type { GameClient } from "$lib/game";
import type { Sitting } from "$lib/sitting.svelte";
import type { Event, Line } from "$lib/types";
import { t } from "$lib/words.svelte";

export interface Step {
  kind: "step";
  id: string;
  ply: number;
  /** Whose arms stand beside it: whom it is about, else who chose. */
  seat: number | null;
  event: Event;
}

/** A fight is one card, with its beats inside. */
export interface Fight {
  kind: "fight";
  id: string;
  steps: Step[];
  over: boolean;
}

export interface Turn {
  id: string;
  /** Whose turn it is; nobody's, when the table itself goes on: a new round. */
  seat: number | null;
  /** The heading that it opens. */
  heading: string | null;
  first: number;
  last: number;
  parts: (Step | Fight)[];
}

export interface Told {
  told(event: Event, line: Line): boolean;
  whose(event: Event): number | null;
}

/** All turns, the oldest first. Where the game marks no turns, whoever chooses next begins one. */
export function turnsOf(lines: Line[], client: GameClient, by: Told): Turn[] {
  const turns: Turn[] = [];
  let turn: Turn | null = null;
  let fight: Fight | null = null;
  let marked = false; // only the next mark ends it
  const open = (line: Line, j: number, seat: number | null, heading: string | null, mark: boolean): Turn => {
    const made: Turn = { id: `t${line.ply}.${j}`, seat, heading, first: line.ply, last: line.ply, parts: [] };
    turns.push(made);
    fight = null;
    marked = mark;
    return made;
  };
  for (const line of lines) {
    for (const [j, event] of line.events.entries()) {
      if (!by.told(event, line)) continue;
      const heading = client.heading(event);
      const part = client.parts?.(event) ?? null;
      const seat = by.whose(event) ?? line.seat;
      if (heading !== null) turn = open(line, j, null, heading, false);
      else if (part === "turn") turn = open(line, j, seat, null, true);
      else if (!turn || (!marked && turn.seat !== line.seat && turn.last !== line.ply))
        turn = open(line, j, line.seat, null, false);
      turn.last = line.ply;
      if (heading !== null && event.fields.seat === undefined) continue; // the heading says it
      const step: Step = { kind: "step", id: `${line.ply}.${j}`, ply: line.ply, seat, event };
      if (part === "fight") turn.parts.push((fight = { kind: "fight", id: `f${step.id}`, steps: [], over: false }));
      const card: Fight | null = fight;
      if (card) card.steps.push(step);
      else turn.parts.push(step);
      if (card && part === "end") card.over = true;
    }
    if ((fight as Fight | null)?.over) fight = null; // what was won with it belongs to it
  }
  return turns.filter(({ parts, heading }) => parts.length || heading !== null);
}

export function stepsOf(turn: Turn): Step[] {
  return turn.parts.flatMap((part) => (part.kind === "fight" ? part.steps : [part]));
}

/** The line of a turn; where the step names nobody, whose turn it was stands before it. */
export function lineOf({ seat }: { seat: number | null }, { event }: Step, sitting: Sitting): string {
  const told = sitting.tell(event);
  return seat === null || sitting.whose(event) !== null ? told : t("web-log-turn", { who: sitting.who(seat), told });
}

/** Of what happened that which tells most of it; of equals the last. */
export function telling<T>(all: T[], eventOf: (each: T) => Event, client: Pick<GameClient, "tells">): T | undefined {
  const tells = client.tells ?? [];
  const weight = (each: T): number => {
    const found = tells.findIndex((names) => names.includes(eventOf(each).name));
    return found < 0 ? tells.length : found;
  };
  return all.reduce<T | undefined>((best, each) => (best && weight(best) < weight(each) ? best : each), undefined);
}

/** What others did since the reader's last turn, the oldest first. */
export function since(turns: Turn[], seat: number | null): Turn[] {
  if (seat === null) return [];
  let end = turns.length;
  while (end && turns[end - 1]!.seat === seat) end--;
  let begin = end;
  while (begin && turns[begin - 1]!.seat !== seat) begin--;
  return turns.slice(begin, end).filter(({ parts }) => parts.length);
}
