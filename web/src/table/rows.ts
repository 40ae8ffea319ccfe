/** The log as rows, the newest first: headings, a line for each turn, the steps of those that lie open, the talk. */
import type { GameClient } from "$lib/game";
import type { ChatLine } from "$lib/types";
import { stepsOf, telling, type Fight, type Step, type Turn } from "./turns";

export type Row =
  | { kind: "when"; id: string; text: string }
  | {
      kind: "turn";
      id: string;
      step: Step;
      seat: number | null;
      more: number;
      open: boolean;
      card: boolean;
      deep: number;
    }
  | { kind: "step"; id: string; step: Step; deep: number }
  | { kind: "talk"; id: string; line: ChatLine };

/** Whether the reader opened or closed something; else what is newest lies open. */
export type Opened = Record<string, boolean>;

/** The newest rows, and whether there are earlier ones. */
export function rowsOf(
  turns: Turn[],
  chat: ChatLine[],
  client: GameClient,
  opened: Opened,
  most: number,
): { rows: Row[]; more: boolean } {
  const rows: Row[] = [];
  let section: Row[] = [];
  let talk = chat.length - 1;
  const say = (ply: number): void => {
    for (; talk >= 0 && chat[talk]!.ply >= ply; talk--)
      section.push({ kind: "talk", id: `c${chat[talk]!.number}`, line: chat[talk]! });
  };
  for (let i = turns.length - 1; i >= 0; i--) {
    const turn = turns[i]!;
    say(turn.first);
    section.push(...turnRows(turn, client, opened, i === turns.length - 1));
    if (turn.heading !== null) {
      if (section.length) rows.push({ kind: "when", id: `w${turn.id}`, text: turn.heading });
      rows.push(...section);
      section = [];
      if (rows.length >= most) return { rows, more: i > 0 };
    }
  }
  say(-1);
  rows.push(...section);
  return { rows: rows.slice(0, most), more: rows.length > most };
}

function turnRows(turn: Turn, client: GameClient, opened: Opened, newest: boolean): Row[] {
  const steps = stepsOf(turn);
  const head = telling(steps, ({ event }) => event, client);
  if (!head) return [];
  if (steps.length === 1) return [{ kind: "step", id: head.id, step: head, deep: 0 }];
  const open = opened[turn.id] ?? newest;
  const { id, seat } = turn;
  const row: Row = { kind: "turn", id, step: head, seat, more: steps.length, open, card: false, deep: 0 };
  return open
    ? [row, ...turn.parts.toReversed().flatMap((part, i) => partRows(part, client, opened, newest && !i))]
    : [row];
}

function partRows(part: Step | Fight, client: GameClient, opened: Opened, newest: boolean): Row[] {
  if (part.kind === "step") return [{ kind: "step", id: part.id, step: part, deep: 1 }];
  const { id, steps } = part;
  const head = telling(steps, ({ event }) => event, client)!;
  if (steps.length === 1) return [{ kind: "step", id: head.id, step: head, deep: 1 }];
  const open = opened[id] ?? newest;
  const row: Row = { kind: "turn", id, step: head, seat: head.seat, more: steps.length, open, card: true, deep: 1 };
  const inside = steps.toReversed().map((step): Row => ({ kind: "step", id: step.id, step, deep: 2 }));
  return open ? [row, ...inside] : [row];
}
