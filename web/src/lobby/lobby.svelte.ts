/** What the lobby knows: the games of the server, my tables, the open ones, and the table that is being set. */
import { api, ApiError } from "$lib/api";
import { prefs } from "$lib/prefs.svelte";
import { route } from "$lib/route.svelte";
import type { GameInfo, SeatSummary, Summary, ValueName } from "$lib/types";
import { t, words } from "$lib/words.svelte";
import { Draft } from "./draft.svelte";

const LOOK_AGAIN = 4000; // milliseconds between two looks at the tables
const LOOK_HIDDEN = 5; // and of so many, one while the tab is hidden: it calls when somebody waits
const SEATS_TO_PLAY_NOW = 3;

export type Part = "tables" | "new" | "rules" | "you";

class Lobby {
  games = $state.raw<GameInfo[]>([]);
  levels = $state.raw<string[]>([]);
  mine = $state.raw<Summary[] | null>(null);
  open = $state.raw<Summary[]>([]);
  /** By game: the level of the computers that fit. */
  rivals = $state.raw<Record<string, string>>({});
  /** The connection is lost: what is shown is what was last known. */
  lost = $state(false);
  /** The game whose new table lies open. */
  chosen = $state("");
  /** The part that a phone shows. */
  part = $state<Part>("tables");
  /** Why the last wish was refused. */
  trouble = $state("");
  /** A table is being made or joined. */
  busy = $state(false);
  /** Somebody wants to know, or to change, how the rivals of Play now are found. */
  adapting = $state(false);
  /** Seconds since 1970, as old as the last look. */
  now = $state(Date.now() / 1000);

  #drafts = $state<Record<string, Draft>>({});

  async begin(): Promise<void> {
    try {
      const { games, levels } = await api.games();
      for (const game of games) this.#drafts[game.id] ??= new Draft(game, levels);
      this.games = games;
      this.levels = levels;
      if (!games.some((each) => each.id === this.chosen)) this.chosen = games[0]?.id ?? "";
    } catch {
      this.lost = true;
    }
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((each) => each.id === id);
  }

  draft = $derived(this.#drafts[this.chosen]);
  waiting = $derived((this.mine ?? []).filter(myMove));

  async look(): Promise<void> {
    try {
      const { tables, open, rivals } = await api.me();
      this.mine = tables;
      this.open = open;
      this.rivals = rivals;
      this.lost = false;
      if (!this.games.length) await this.begin();
    } catch {
      this.lost = true;
    }
    this.now = Date.now() / 1000;
  }

  /** Look now, and again every few seconds; less often while nobody sees the page. */
  follow(): () => void {
    let looks = 0;
    const again = () => {
      if (!document.hidden || ++looks % LOOK_HIDDEN === 0) void this.look();
    };
    again();
    const timer = setInterval(again, LOOK_AGAIN);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }

  /** Do what may be refused, and say why it was. */
  async try(what: () => Promise<string>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = "";
    try {
      route.go(await what());
    } catch (error) {
      this.trouble = reasonOf(error);
    } finally {
      this.busy = false;
    }
  }

  /** One click: me and two computers of the level that fits. */
  playNow(game: GameInfo, options: Record<string, boolean | string> = {}): Promise<void> {
    return this.try(async () => {
      const number = [...game.seats].reverse().find((each) => each <= SEATS_TO_PLAY_NOW) ?? game.seats[0] ?? 1;
      const computer = { kind: "computer" as const, level: this.rivals[game.id] ?? "" };
      const table = await api.create({
        game: game.id,
        name: myName(),
        language: words.language,
        seats: [{ kind: "me" }, ...Array.from({ length: number - 1 }, () => computer)],
        fitting: prefs.adapt && number > 1,
        options,
      });
      return `/t/${table.id}`;
    });
  }

  join(table: Summary): Promise<void> {
    return this.try(async () => `/t/${(await api.sit(table.id, { name: myName() })).id}`);
  }
}

export const lobby = new Lobby();

/** The name of this browser's reader; nobody is asked for one. */
export function myName(): string {
  return prefs.name || t("web-lobby-guest");
}

export function myMove(table: Summary): boolean {
  const { seat } = table;
  return table.status === "playing" && seat !== null && table.waiting.includes(seat) && !table.seats[seat]!.stand_in;
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return String(error);
  if (error.status === 0) return t("web-lobby-offline");
  const sentence = error.message.charAt(0).toUpperCase() + error.message.slice(1);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** The name of a game and what it says of itself; a game is named by the prefix of its rules. */
export function gameName(game: GameInfo, attribute = ""): string {
  return words.name(`${game.prefix.toLowerCase()}-game`, attribute) || game.id;
}

/** A computer with a style: its name, and a line about it. */
export function characterOf(game: GameInfo | undefined, character: string): ValueName | undefined {
  return game?.characters[words.language]?.[character];
}

/** What people ask of its rules. */
export function askedOften(game: GameInfo): string[] {
  const id = `${game.prefix.toLowerCase()}-game`;
  return [1, 2, 3, 4]
    .filter((number) => words.has(id, `asked-${number}`))
    .map((number) => gameName(game, `asked-${number}`));
}

/** What somebody at a table is called. */
export function seatName(seat: SeatSummary, number: number, game: string): string {
  if (seat.character) return characterOf(lobby.game(game), seat.character)?.name ?? seat.character;
  if (seat.kind === "computer") return t(`web-computer-${seat.name}`);
  return seat.name || t("web-seat", { number: number + 1 });
}
