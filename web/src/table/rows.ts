/** The log as rows, the newest first: headings over what happened under them, and the talk where it was said. */
import type { GameClient } from "$lib/game";
import type { ChatLine, Event, Line } from "$lib/types";

export type Row =
  | { kind: "when"; id: string; text: string }
  | { kind: "event"; id: string; ply: number; seat: number | null; event: Event; now: boolean }
  | { kind: "talk"; id: string; line: ChatLine };

/** The seat whose arms stand beside an event: who it is about, else who chose. */
function seatOf(event: Event, line: Line): number | null {
  return event.fields.seat ?? line.seat;
}

/** The newest rows, and whether there are earlier ones. A section that is cut still gets its heading. */
export function rowsOf(
  lines: Line[],
  chat: ChatLine[],
  client: GameClient,
  most: number,
): { rows: Row[]; more: boolean } {
  const rows: Row[] = [];
  let section: Row[] = [];
  let talk = chat.length - 1;
  let full = false;
  const close = (heading: string | null, id: string): void => {
    if (heading && section.length) rows.push({ kind: "when", id: `w${id}`, text: heading });
    rows.push(...section);
    section = [];
  };
  const say = (ply: number): void => {
    for (; talk >= 0 && chat[talk]!.ply >= ply; talk--)
      section.push({ kind: "talk", id: `c${chat[talk]!.number}`, line: chat[talk]! });
  };
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines[i]!;
    if (!full) say(line.ply);
    for (let j = line.events.length - 1; j >= 0; j--) {
      const event = line.events[j]!;
      if (client.untold?.(event, line)) continue;
      const id = `${line.ply}.${j}`;
      const heading = client.heading(event);
      if (!full)
        section.push({
          kind: "event",
          id,
          ply: line.ply,
          seat: seatOf(event, line),
          event,
          now: rows.length + section.length === 0,
        });
      if (heading !== null) {
        close(heading, id);
        if (full) return { rows, more: true };
      }
      full ||= rows.length + section.length >= most;
    }
  }
  if (!full) say(-1);
  close(null, "");
  return { rows, more: full };
}
