/** What the prompt says: who moves, what is asked, or what else there is to know. */
import type { GameClient } from "$lib/game";
import type { Sitting } from "$lib/sitting.svelte";
import type { Result, Rivals, Thinking } from "$lib/types";
import { t, words } from "$lib/words.svelte";

export type Tone = "mine" | "wait" | "past" | "over" | "lost" | "room";

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
  if (state.over && state.result && client)
    return say("over", victory(sitting, state.result), outcome(sitting, client, state.result));
  if (state.decision) {
    const { prompt, clause } = state.decision;
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

function waiting(
  sitting: Sitting,
  say: (tone: Tone, who: string, ask: string, more?: Partial<Saying>) => Saying,
): Saying {
  const { table, state, lines } = sitting;
  const event = lines.findLast((line) => line.events.length)?.events.at(-1);
  const news = event ? sitting.tell(event) : "";
  const seats = state!.waiting;
  const [seat] = seats;
  if (seat === undefined) return say("wait", t("web-table-waiting"), news);
  const names = seats.map((each) => sitting.called(each));
  if (seats.length > 1) return say("wait", t("web-table-waiting"), t("web-table-wait-for", { who: listed(names) }));
  const place = table!.seats[seat];
  const thinks = sitting.thinker(seat);
  if (thinks) return say("wait", names[0]!, thought(table!.game, names[0]!, thinks), { seat, thinks });
  const who = t(place?.kind === "computer" ? "web-table-thinks" : "web-table-moves", { who: names[0]! });
  const away = place?.kind === "person" && !place.here ? t("web-table-away", { who: names[0]! }) : "";
  return say("wait", who, away || news, { seat });
}

/** "Old Fox is thinking about the Market": a game has words for what it asks. */
function thought(game: string, who: string, { kind }: Thinking): string {
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
