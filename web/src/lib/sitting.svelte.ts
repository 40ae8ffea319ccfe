/**
 * A visitor at a table: what the server sent, what may be chosen, and the ways to act. It knows no rules.
 * Moves of others are shown one after the other at a pace that eyes can follow (`watching.svelte.ts`).
 */
import { tick } from "svelte";
import { api, ApiError } from "./api";
import { putIn } from "./changes";
import { has, keyOf, nameOf, type Some } from "./choices";
import { look, travel } from "./fly";
import type { GameClient } from "./game";
import { prefs } from "./prefs.svelte";
import { route } from "./route.svelte";
import type {
  ChatLine,
  Advice,
  Advised,
  Asked,
  Choice,
  Decision,
  Doing,
  Done,
  Event,
  Frame,
  Key,
  Line,
  Option,
  Refused,
  State,
  TableInfo,
  Thinking,
} from "./types";
import { Watching } from "./watching.svelte";
import { words } from "./words.svelte";

const AGAIN = [250, 500, 1000, 2000, 4000]; // milliseconds before a lost connection is tried again
const PULSE = 25_000; // milliseconds between two questions whether the server is still there
const LOOK = 40; // milliseconds between two looks at the past
const THOUGHT = 2_500; // milliseconds that a learner's choice waits for a second thought
const PATIENCE = 5_000; // milliseconds that it may take to answer

export interface Trouble {
  /** What kind it is: a word of the server (stale, illegal, forbidden ...), or "lost". */
  code?: string;
  message: string;
  clause: string;
}

/** A game's `sent.ts` has it with its own types: of what is seen, of the content, of terms, of what may be chosen. */
export class Sitting<V = any, F = any, T = any, C extends Choice = any> {
  readonly id: string;
  table = $state.raw<TableInfo | null>(null);
  state = $state.raw<State<V, T, C> | null>(null);
  lines = $state.raw<Line[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Facts of the game's components, from the server. */
  content = $state.raw<F>(null as F);
  link = $state<"opening" | "open" | "lost" | "gone" | "aside">("opening");
  gone = $state("");
  /** The table as it was, while the reader looks back. */
  past = $state.raw<State<V, T, C> | null>(null);
  /** Through whose eyes a finished game is looked at. */
  eyes = $state<number | null>(null);
  hint = $state.raw<Advice | null>(null);
  /** Which of the options that a hint names is shown on the board. */
  pointed = $state.raw<Key | null>(null);
  /** What a learner was about to choose, and what is clearly better. */
  warning = $state.raw<{ chosen: Advised; better: Advised } | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** The computer that thinks, if it takes longer than a moment. */
  thinking = $state.raw<Thinking | null>(null);
  /** A choice is on its way. */
  busy = $state(false);
  /** The option under the pointer or the focus: its consequence is shown. */
  aim = $state.raw<Option<T, C> | null>(null);
  /** The part of the board that a phone shows. */
  tab = $state("board");
  /** The number of the newest line of talk that was on the screen. */
  heard = $state(0);

  /** How the client of the game reads events; nothing is left out before it has come. */
  client = $state.raw<Pick<GameClient, "untold" | "whose"> | null>(null);
  /** What others do, as it is shown. */
  readonly watching: Watching = new Watching(this);

  #socket: WebSocket | null = null;
  #tries = 0;
  /** The newest state that came; it may not be shown yet. */
  #newest: State<V, T, C> | null = null;
  #closed = false;
  #number = 0;
  #looking: Promise<void> | null = null;
  #wanted: number | null = null;
  #again = 0;
  #opening = 0;
  #pulse = 0;
  #answers = new Map<number, { done: (frame: Done) => void; fail: (error: Trouble) => void }>();

  constructor(id: string) {
    this.id = id;
    addEventListener("offline", this.#gone);
    addEventListener("online", this.#back);
    document.addEventListener("visibilitychange", this.#feel);
    this.#pulse = window.setInterval(this.#feel, PULSE);
    void this.#open();
  }

  // -- what is shown ------------------------------------------------------------------------------

  /** The table to draw: now, or a moment of the past. */
  shown = $derived(this.past ?? this.state);
  /** What is asked of the reader, once they have seen what led to it. */
  asked: Decision<T, C> | null = $derived(
    this.watching.active || this.watching.halt ? null : (this.state?.decision ?? null),
  );
  decision: Decision<T, C> | null = $derived(this.past || this.busy || this.link === "lost" ? null : this.asked);
  #options = $derived(new Map((this.decision?.options ?? []).map((each) => [nameOf(each.is), each])));
  #refused = $derived(new Map((this.decision?.refused ?? []).map((each) => [nameOf(each.is), each])));
  seat = $derived(this.table?.seat ?? null);
  /** The seat whose things are drawn large: the own one, or for a spectator the one that moves. */
  front = $derived(this.eyes ?? this.seat ?? 0);
  mine: boolean = $derived(this.decision !== null);
  over = $derived(Boolean(this.state?.over) && !this.watching.active && !this.watching.halt);

  /** The option with these fields and no others, if it may be chosen now. */
  option<D extends C["do"]>(is: Doing<C, D> & { do: D }): Option<T, Doing<C, D>> | undefined;
  option(is: C): Option<T, C> | undefined;
  option(is: C): Option<T, C> | undefined {
    return this.#options.get(nameOf(is));
  }

  /** All options that have these fields. */
  options<D extends C["do"]>(some: Some<C, D>): Option<T, Doing<C, D>>[];
  options(some: object): Option<T, C>[] {
    return [...this.#options.values()].filter(({ is }) => has(is, some));
  }

  /** Why a thing may not be chosen, if it is one that might be. */
  refusal<D extends C["do"]>(is: Doing<C, D> & { do: D }): Refused<T, Doing<C, D>> | undefined;
  refusal(is: C): Refused<T, C> | undefined;
  refusal(is: C): Refused<T, C> | undefined {
    return this.#refused.get(nameOf(is));
  }

  refusals<D extends C["do"]>(some: Some<C, D>): Refused<T, Doing<C, D>>[];
  refusals(some: object): Refused<T, C>[] {
    return [...this.#refused.values()].filter(({ is }) => has(is, some));
  }

  /** The option that a strong computer player would choose, once it was asked. */
  hinted = $derived.by((): Option<T, C> | undefined => {
    const { hint, state } = this;
    if (!hint || hint.ply !== state?.ply) return undefined;
    const shown = keyOf(this.pointed ?? hint.key);
    return this.decision?.options.find(({ key }) => keyOf(key) === shown);
  });

  /** What a player is called; the reader is "You". */
  who(seat: number): string {
    if (seat === this.seat) return words.t("web-you");
    return this.called(seat);
  }

  /** The same, but by name; of somebody who left, with who plays for them. */
  called(seat: number): string {
    const who = this.named(seat);
    return this.table?.seats[seat]?.stand_in ? words.t("web-absent-called", { who }) : who;
  }

  /** Whose seat it is. */
  named(seat: number): string {
    const place = this.table?.seats[seat];
    if (!place) return words.t("web-seat", { number: seat + 1 });
    if (place.character) return words.t(`${this.table!.game}-player-${place.character}`);
    if (place.kind === "computer") return words.t(`web-computer-${place.name}`);
    return place.name || words.t("web-seat", { number: seat + 1 });
  }

  /** Whether the log tells an event, or another one of the same move says it. */
  told(event: Event, line: Line): boolean {
    return !this.client?.untold?.(event, line);
  }

  /** Whom an event is about. */
  whose(event: Event): number | null {
    const known = this.client?.whose && this.state ? this.client.whose(event, this.state) : undefined;
    return event.fields.seat ?? known ?? null;
  }

  /** Whether a seat acts: in what is being shown, or because the table waits for it. */
  acts(seat: number): boolean {
    const { beat } = this.watching;
    if (beat && !this.past) return beat.seat === seat;
    return !this.shown?.over && Boolean(this.shown?.waiting.includes(seat));
  }

  /** Whether the computer in a seat thinks, and for how long it may. */
  thinker(seat: number): Thinking | null {
    const { thinking, state, past } = this;
    return thinking?.seat === seat && !past && state?.waiting.includes(seat) ? thinking : null;
  }

  /** A line of the log in words. */
  tell(event: Event): string {
    const { seat, owner } = event.fields;
    const more: Record<string, string> = {};
    if (seat !== undefined) {
      more.who = this.named(seat);
      more.you = seat === this.seat ? "yes" : "no";
    }
    if (owner !== undefined) {
      more.owner_name = this.named(owner);
      if (more.you === "no" && owner === this.seat) more.you = "owner";
    }
    return words.say(event.say, more);
  }

  // -- acting -------------------------------------------------------------------------------------

  /** A learner is asked first whether a clear mistake is meant; `meant`: it is. */
  async choose({ key }: { key: Key }, meant = false): Promise<boolean> {
    if (!this.state || this.busy || this.past) return false;
    this.busy = true;
    this.aim = null;
    if (prefs.teach && !meant && (await this.#mistaken(this.state.ply, key))) {
      this.busy = false;
      return false;
    }
    const done = await this.#ask({ do: "choose", ply: this.state.ply, key });
    this.busy = false;
    return done !== null;
  }

  /** Whether something else is clearly better; who does not know soon enough lets the choice pass. */
  async #mistaken(ply: number, key: Key): Promise<boolean> {
    const late = new Promise<null>((done) => setTimeout(() => done(null), THOUGHT));
    const answer = await Promise.race([this.#ask({ do: "check", ply, key }), late]);
    const { chosen, better } = answer?.verdict ?? {};
    if (!chosen || !better || this.state?.ply !== ply) return false;
    this.warning = { chosen, better };
    return true;
  }

  /** Take back the newest choice, or all since a ply. */
  async undo(to?: number): Promise<void> {
    await this.watching.finish();
    if (!this.state) return;
    this.past = null;
    await this.#ask({ do: "undo", ply: this.state.ply, ...(to === undefined ? {} : { to }) });
  }

  async agree(yes: boolean): Promise<void> {
    await this.#ask({ do: "agree", yes });
  }

  /** "Wait!": open the window again that a standing order passed. */
  async wait(): Promise<void> {
    await this.watching.finish();
    if (this.state) await this.#ask({ do: "wait", ply: this.state.ply });
  }

  /** Give or take back the order to pass windows: for good, or only while something goes on. */
  async order(passes: boolean, during = ""): Promise<void> {
    await this.#ask({ do: "orders", passes, ...(during ? { during } : {}) });
  }

  async askHint(): Promise<void> {
    if (!this.state) return;
    const answer = await this.#ask({ do: "hint", ply: this.state.ply });
    if (!answer?.hint) return;
    this.hint = answer.hint;
    this.pointed = null;
  }

  /** Look at the table as it was after so many moves; null goes back to now. */
  async lookAt(ply: number | null): Promise<void> {
    this.aim = null;
    this.#wanted = ply;
    if (ply === null) {
      this.past = null;
      this.eyes = null;
      return;
    }
    this.#looking ??= this.#look().finally(() => (this.#looking = null));
    await this.#looking;
  }

  /** One look at a time: a slider that is drawn over a hundred moves asks for those that it can show. */
  async #look(): Promise<void> {
    for (;;) {
      const [ply, eyes] = [this.#wanted, this.eyes];
      if (ply === null) return;
      const answer = await this.#ask({ do: "look", ply, ...(eyes === null ? {} : { seat: eyes }) });
      if (!answer?.look || this.#wanted === null) return;
      const forward = this.past?.ply === ply - 1;
      const before = look();
      this.past = answer.look;
      await tick();
      const events = forward ? (this.lines.find((line) => line.ply === ply)?.events ?? []) : [];
      void travel(
        before,
        events.flatMap((event) => event.flights),
      );
      if (this.#wanted === ply && this.eyes === eyes) return;
      await new Promise((done) => setTimeout(done, LOOK));
    }
  }

  async talk(text: string): Promise<boolean> {
    return (await this.#ask({ do: "chat", text })) !== null;
  }

  // -- the connection -----------------------------------------------------------------------------

  async #open(): Promise<void> {
    const turn = ++this.#opening;
    try {
      const table = await api.table(this.id); // also brings the cookie
      this.table ??= table;
      this.content ??= await api.content(table.game);
    } catch (error) {
      if (turn !== this.#opening) return;
      if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) {
        this.link = error.status === 409 ? "aside" : "gone";
        this.gone = error.message;
      } else this.#retry();
      return;
    }
    if (this.#closed || turn !== this.#opening) return;
    const address = new URL(`/api/tables/${this.id}/play`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("name", prefs.name);
    address.searchParams.set("changes", "1");
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#socket === socket && this.#take(JSON.parse(data) as Frame);
    socket.onclose = ({ code, reason }) => {
      if (this.#socket !== socket || this.#closed) return;
      this.#socket = null;
      if (code === 4404 || code === 4409) {
        this.link = code === 4409 ? "aside" : "gone";
        this.gone = reason;
      } else this.#retry();
    };
  }

  #retry(): void {
    if (this.#closed) return;
    this.link = "lost";
    for (const { fail } of this.#answers.values()) fail(this.#lost());
    this.#answers.clear();
    const wait = AGAIN[Math.min(this.#tries++, AGAIN.length - 1)]!;
    clearTimeout(this.#again);
    this.#again = window.setTimeout(() => void (this.#closed || this.#open()), wait);
  }

  #lost(): Trouble {
    return { code: "lost", message: words.t("web-lost-connection"), clause: "" };
  }

  /** The network went away: a socket would notice it minutes later. */
  #gone = (): void => {
    const socket = this.#socket;
    if (!socket || this.link === "gone" || this.link === "aside") return;
    this.#socket = null;
    socket.close();
    this.#retry();
  };

  #back = (): void => {
    if (this.link !== "lost") return;
    clearTimeout(this.#again);
    void this.#open();
  };

  /** Is the server still there? A laptop that slept has a socket that leads nowhere. */
  #feel = (): void => {
    if (document.hidden) return;
    if (this.link === "lost") return this.#back();
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const id = ++this.#number;
    const late = window.setTimeout(() => socket === this.#socket && this.#gone(), PATIENCE);
    const done = () => {
      clearTimeout(late);
      this.#answers.delete(id);
    };
    this.#answers.set(id, { done, fail: done });
    socket.send(JSON.stringify({ do: "ping", id } satisfies Asked));
  };

  close(): void {
    this.#closed = true;
    removeEventListener("offline", this.#gone);
    removeEventListener("online", this.#back);
    document.removeEventListener("visibilitychange", this.#feel);
    clearInterval(this.#pulse);
    clearTimeout(this.#again);
    this.#socket?.close();
  }

  async #ask(message: Asked): Promise<Done | null> {
    this.trouble = null;
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) {
      this.trouble = this.#lost();
      return null;
    }
    const id = ++this.#number;
    try {
      return await new Promise((done, fail) => {
        this.#answers.set(id, { done, fail });
        socket.send(JSON.stringify({ ...message, id }));
      });
    } catch (trouble) {
      this.trouble = trouble as Trouble;
      return null;
    } finally {
      this.#answers.delete(id);
    }
  }

  #take(frame: Frame): void {
    switch (frame.type) {
      case "hello":
        this.#tries = 0;
        this.watching.clear();
        this.link = "open";
        if (this.trouble?.code === "lost") this.trouble = null;
        // who comes back from a lost connection looks on where they looked; who sat down sees with other eyes
        if (this.table?.seat !== frame.table.seat || (this.past && this.past.ply > (frame.state?.ply ?? 0)))
          this.past = null;
        if (this.hint && this.hint.ply !== frame.state?.ply) this.hint = null;
        if (!this.state) this.heard = frame.chat.at(-1)?.number ?? 0;
        this.table = frame.table;
        this.state = this.#newest = frame.state;
        this.lines = frame.lines;
        this.chat = frame.chat;
        this.thinking = frame.thinking;
        break;
      case "thinking":
        this.thinking = frame;
        break;
      case "state":
        this.thinking = null;
        this.#newest = frame.state;
        this.watching.push(frame);
        break;
      case "change": {
        const { keep, change, lines } = frame;
        this.#take({ type: "state", keep, state: putIn(this.#newest!, change), lines });
        break;
      }
      case "table":
        this.table = frame.table;
        break;
      case "chat":
        this.chat = [...this.chat, frame.line];
        break;
      case "done":
        this.#answers.get(frame.id)?.done(frame);
        break;
      case "error": {
        const trouble = { code: frame.error, message: frame.message, clause: frame.clause };
        const asked = frame.id ? this.#answers.get(frame.id) : undefined;
        if (asked) asked.fail(trouble);
        else this.trouble = trouble;
        break;
      }
    }
  }

  async rematch(): Promise<void> {
    try {
      route.go(`/t/${(await api.rematch(this.id)).id}`);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Something that was asked of the server over HTTP went wrong. */
  fail(error: unknown): void {
    const code = error instanceof ApiError ? (error.status ? error.error : "lost") : "server";
    this.trouble = { code, message: error instanceof Error ? error.message : String(error), clause: "" };
  }

  /** The table moves on, forwards or back. */
  apply(frame: Extract<Frame, { type: "state" }>): void {
    this.state = frame.state;
    this.aim = null; // it was an option of the decision before
    this.lines = [...this.lines.filter((line) => line.ply <= frame.keep), ...frame.lines];
    if (this.past && this.past.ply > frame.keep && this.past.ply > frame.state.ply) this.past = null; // it was taken back
    if (this.hint && this.hint.ply !== frame.state.ply) this.hint = null;
  }
}
