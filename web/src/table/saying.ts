/** What the prompt says: who moves, what is asked, or what else there is to know. */
import type { GameClient } from "$lib/game";
import type { Sitting } from "$lib/sitting.svelte";
import type { Result, Rivals, Thinking } from "$lib/types";
import { t, words } from "$lib/words.svelte";
import { telling } from "./turns";

export type Tone = "mine" | "wait" | "halt" | "past" | "over" | "lost" | "room";

export interface Saying {
  tone: Tone;
  who: string;
  ask: string;
  /** The parts of the line below: phase, round, move number. */
  notes: string[];
  clause: string;
  /** The seat whose arms stand beside it. */
  seat: number | null;
  /** What its computer thinks about. */
  thinks: Thinking | null;
}

/** "Old Fox, Zdeněk and Jagoda", in the language of the reader. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
}

export function saying(sitting: Sitting, client: GameClient | null, lost: boolean): Saying {
  const { table, state, past, shown } = sitting;
  const notes = client && shown ? client.phase(shown) : [];
  const say = (tone: Tone, who: string, ask: string, more: Partial<Saying> = {}): Saying => ({
    tone,
    who,
    ask,
    notes,
    clause: "",
    seat: null,
    thinks: null,
    ...more,
  });
  if (lost) return say("lost", t("web-table-lost"), t("web-table-lost-ask"));
  if (!table || !state) return say("room", t("web-room-waiting"), empty(sitting), { notes: [] });
  if (past) {
    const happened = told(sitting, past.ply);
    const move = t("web-replay-move", { ply: past.ply - table.first, last: state.ply - table.first });
    return say("past", t("web-replay-head"), happened.text, {
      notes: [...notes, move],
      clause: happened.clause,
      seat: happened.seat,
    });
  }
  if (sitting.watching.halt)
    return say("halt", t("web-halt-head"), t("web-halt-ask"), { clause: sitting.watching.halt.card?.clause ?? "" });
  if (sitting.watching.active) return watched(sitting, client, say) ?? waiting(sitting, say);
  if (state.over && state.result && client)
    return say("over", victory(sitting, state.result), outcome(sitting, client, state.result));
  if (sitting.asked) {
    const { prompt, clause } = sitting.asked;
    return say("mine", t("web-table-your-move"), words.say(prompt), { clause });
  }
  return waiting(sitting, say);
}

function empty(sitting: Sitting): string {
  const number = sitting.table?.seats.filter((each) => each.kind === "open").length ?? 0;
  return t("web-room-empty", { number });
}

/** What happened at a ply: its first event, which is what was chosen. */
function told(sitting: Sitting, ply: number): { text: string; clause: string; seat: number | null } {
  const line = sitting.lines.find((each) => each.ply === ply);
  const events = line?.events ?? [];
  if (!line || !events.length)
    return {
      text: ply === sitting.table?.first ? t("web-replay-begin") : t("web-replay-nothing"),
      clause: "",
      seat: line?.seat ?? null,
    };
  return { text: sitting.tell(events[0]!), clause: events[0]!.clause, seat: line.seat };
}

type Say = (tone: Tone, who: string, ask: string, more?: Partial<Saying>) => Saying;

/** What is being shown of what others did. */
function watched(sitting: Sitting, client: GameClient | null, say: Say): Saying | null {
  const { beat } = sitting.watching;
  const event = beat && telling(beat.events, (each) => each, client ?? {});
  if (!beat || !event) return null;
  const who = beat.seat === null ? t("web-table-waiting") : sitting.called(beat.seat);
  const said = say("wait", who, sitting.tell(event), { clause: event.clause, seat: beat.seat });
  if (beat.of > 1) said.notes = [...said.notes, t("web-watch-beat", { number: beat.number, of: beat.of })];
  return said;
}

/** What others decide now. */
function waiting(sitting: Sitting, say: Say): Saying {
  const { table, state } = sitting;
  const seats = state!.waiting;
  const [seat] = seats;
  if (seat === undefined) return say("wait", t("web-table-waiting"), "");
  const names = seats.map((each) => sitting.named(each));
  if (seats.length > 1) return say("wait", t("web-table-waiting"), t("web-table-wait-for", { who: listed(names) }));
  const place = table!.seats[seat];
  const who = names[0]!;
  const away = place?.kind === "person" && !place.here;
  const thinks = sitting.thinker(seat);
  const decides = thought(table!.game, who, thinks?.kind ?? state!.deciding[0] ?? "");
  const left = t(place?.stand_in ? "web-absent-plays" : "web-table-away", { who });
  return say("wait", who, away && !thinks ? left : decides, { seat, thinks });
}

/** "Old Fox is thinking about the Market": a game has words for what it asks. */
function thought(game: string, who: string, kind: string): string {
  const id = `${game}-thinks`;
  return t(words.has(id) ? id : "web-table-thinks", { who, kind });
}

export function winners(result: Result): number[] {
  return result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}

/** What comes of it for the rivals, or the companions, that Play now seats next. */
export function next({ following, way }: Rivals, party: boolean): string {
  return t(party ? "web-end-companions" : "web-end-rivals", { way, level: t(`web-level-${following}`) });
}

/** "You win", "Zdeněk wins", the rank that a player alone has reached, or how it went for all. */
export function victory(sitting: Sitting, result: Result): string {
  if (result.party) return t(winners(result).length ? "web-end-party-won" : "web-end-party-lost");
  if (result.rank && words.has(result.rank)) return t("web-end-rank", { rank: t(result.rank) });
  const won = winners(result);
  if (won.length !== 1) return won.length ? t("web-end-shared") : t("web-end-over");
  return won[0] === sitting.seat ? t("web-end-you-win") : t("web-end-wins", { who: sitting.called(won[0]!) });
}

/** The score behind it, in a sentence; the ending of a party's story. */
export function outcome(sitting: Sitting, client: GameClient, result: Result): string {
  if (result.party) return words.name(result.rank);
  const won = winners(result);
  const best = client.points(Math.max(...result.scores));
  if (result.scores.length === 1) return t("web-end-alone", { points: best });
  if (won.length > 1) return t("web-end-together", { who: listed(won.map((seat) => sitting.who(seat))), points: best });
  const own = sitting.seat;
  if (own === null || won[0] === own) return t("web-end-with", { points: best });
  return t("web-end-behind", { points: best, own: client.points(result.scores[own]!), place: result.places[own]! });
}
