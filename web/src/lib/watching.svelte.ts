/**
 * Shows what others did, one beat after the other, at the reader's pace. The pace comes from when the last beat was
 * shown: frames come one at a time, and faster than eyes can follow. What the reader did is shown at once.
 */
import { tick } from "svelte";
import { flyAll, look, travel } from "./fly";
import { TIMES, type Times } from "./pace";
import { prefs } from "./prefs.svelte";
import { sound } from "./sound";
import type { Event, Frame, Line } from "./types";

type Moved = Extract<Frame, { type: "state" }>;

const BEATS = 3; // of one move at most
const OWN: Times = TIMES.normal;

/** A part of a move that is shown by itself. */
export interface Beat {
  ply: number;
  /** Who acts. */
  seat: number | null;
  events: Event[];
  number: number;
  of: number;
}

/** Something was taken from the reader: by which card, if one was turned up, and all that came of it. */
export interface Halt {
  card: Event | null;
  line: Line;
  events: Event[];
}

/** What a table is, to who shows it. */
export interface Shown {
  readonly seat: number | null;
  /** The reader has a choice before their eyes. */
  readonly mine: boolean;
  readonly past: unknown;
  readonly state: { ply: number } | null;
  apply(frame: Moved): void;
  told(event: Event, line: Line): boolean;
  whose(event: Event): number | null;
}

export class Watching {
  #table: Shown;
  /** Something that others did is being shown: what comes after it waits. */
  active = $state(false);
  beat = $state.raw<Beat | null>(null);
  paused = $state(false);
  halt = $state.raw<Halt | null>(null);

  #frames: Moved[] = [];
  #playing = false;
  #rush = false; // until the reader is asked
  #catchUp = false; // until everything that has come is shown
  #era = 0; // counts the beginnings
  #last = 0; // when the newest beat was shown ...
  #stay = 0; // ... and how long it stays
  #actor: number | null = null;
  #wake: () => void = () => {};
  #read: () => void = () => {};

  constructor(table: Shown) {
    this.#table = table;
  }

  push(frame: Moved): void {
    this.#frames.push(frame);
    if (this.#playing && frame.lines.some(({ seat, auto }) => seat === this.#table.seat && !auto)) {
      this.#catchUp = true; // the reader has chosen
      this.#wake();
    }
    void this.#play();
  }

  /** Everything begins anew: somebody came back, or sat down. */
  clear(): void {
    this.#frames = [];
    this.#era++;
    this.#rush = this.paused = this.active = false;
    this.beat = this.halt = null;
    this.#stay = 0;
    this.#read();
    this.#wake();
  }

  /** To the end of what the others do. */
  skip(): void {
    if (!this.active || this.halt) return;
    this.#rush = true;
    this.paused = false;
    this.#wake();
  }

  pause(on = !this.paused): void {
    this.paused = on && this.active;
    this.#wake();
  }

  /** What took something has been read. */
  goOn(): void {
    this.halt = null;
    this.#read();
  }

  /** Show all that has come, for who acts now. */
  async finish(): Promise<void> {
    if (!this.#playing) return;
    this.#catchUp = true;
    this.#wake();
    while (this.#playing && !this.halt) await new Promise((done) => setTimeout(done, 5));
  }

  get #hurries(): boolean {
    return this.#rush || this.#catchUp || prefs.pace === "skip" || document.hidden;
  }

  async #play(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    while (this.#frames.length) {
      await this.#show(this.#hurries ? this.#gather() : this.#frames.shift()!);
      if (!this.#frames.length && this.active) await this.#rest(this.#due);
    }
    this.#playing = this.#catchUp = this.active = this.paused = false;
    this.beat = null;
    if (this.#table.mine || this.#table.seat === null) this.#rush = false;
  }

  /** All that has come as one frame, up to what the reader has to see. */
  #gather(): Moved {
    let whole = this.#frames.shift()!;
    while (this.#frames.length && !this.#haltOf(whole)) {
      const next = this.#frames.shift()!;
      const lines = [...whole.lines.filter((line) => line.ply <= next.keep), ...next.lines];
      whole = { ...next, keep: Math.min(whole.keep, next.keep), lines };
    }
    return whole;
  }

  async #show(frame: Moved): Promise<void> {
    const era = this.#era;
    const beats = this.#beatsOf(frame);
    const back = frame.state.ply <= (this.#table.state?.ply ?? 0);
    const undisturbed = this.#table.mine && frame.state.decision !== null;
    if (!beats.length || undisturbed || back) await this.#atOnce(frame, !this.active);
    else if (this.#hurries) await this.#atOnce(frame, false);
    else await this.#slowly(frame, beats);
    if (era === this.#era) this.halt = this.#haltOf(frame);
    if (this.halt) await new Promise<void>((done) => (this.#read = done));
  }

  /** The reader's own move, or what need not be watched. */
  async #atOnce(frame: Moved, moving: boolean): Promise<void> {
    const before = look();
    this.#table.apply(frame);
    await tick();
    if (!this.#table.past) frame.lines.forEach((line) => line.events.forEach(sound));
    const flights = frame.lines.flatMap((line) => line.events.flatMap((event) => event.flights));
    if (!moving || this.#table.past) return;
    const times = prefs.pace === "skip" ? TIMES.skip : OWN;
    void travel(before, flights, times);
    this.#last = performance.now();
    this.#stay = times.travel * 1.4; // who comes next waits until it has arrived
  }

  async #slowly(frame: Moved, beats: Beat[]): Promise<void> {
    const era = this.#era;
    const another = beats[0]!.seat !== this.#actor;
    const { between, rest } = TIMES[prefs.pace];
    this.active = true;
    await this.#rest(this.#due + (this.#stay && another ? between - rest : 0));
    if (era !== this.#era) return;
    if (this.#hurries) return this.#atOnce(frame, false);
    const before = look();
    this.#actor = beats[0]!.seat;
    this.#table.apply(frame);
    for (const beat of beats) {
      this.beat = beat;
      await tick();
      const times = TIMES[prefs.pace];
      const flights = beat.events.flatMap((event) => event.flights);
      if (!this.#table.past) {
        beat.events.forEach(sound);
        const flying = beat.number === 1 ? travel(before, flights, times, true) : flyAll(before, flights, times, true);
        await Promise.race([flying, new Promise<void>((done) => (this.#wake = done))]);
      }
      this.#last = performance.now();
      this.#stay = times.rest;
      if (this.#touches(beat)) {
        if (times.touched === null) this.paused = true;
        else this.#stay = times.touched;
      }
      if (beat !== beats.at(-1)) await this.#rest(this.#due);
      if (this.#hurries || era !== this.#era) return;
    }
  }

  get #due(): number {
    return this.#last + this.#stay;
  }

  /** Until a moment; for a while only, if somebody skips; for longer, if they pause. */
  async #rest(until: number): Promise<void> {
    const era = this.#era;
    for (;;) {
      const left = until - performance.now();
      if (this.#hurries || era !== this.#era || (left <= 0 && !this.paused)) return;
      await new Promise<void>((done) => {
        const timer = this.paused ? 0 : window.setTimeout(done, left);
        this.#wake = () => {
          clearTimeout(timer);
          done();
        };
      });
    }
  }

  /** What others did in a move, in at most three parts. */
  #beatsOf(frame: Moved): Beat[] {
    const steps = frame.lines
      .filter(({ seat }) => seat !== null && seat !== this.#table.seat)
      .flatMap((line) =>
        line.events.filter((event) => this.#table.told(event, line)).map((event) => ({ line, event })),
      );
    const of = Math.min(BEATS, steps.length);
    return Array.from({ length: of }, (_, i) => {
      const part = steps.slice(Math.round((i * steps.length) / of), Math.round(((i + 1) * steps.length) / of));
      const { ply, seat } = part[0]!.line;
      return { ply, seat, events: part.map(({ event }) => event), number: i + 1, of };
    });
  }

  #touches(beat: Beat): boolean {
    const { seat } = this.#table;
    return seat !== null && beat.events.some((event) => this.#table.whose(event) === seat);
  }

  /** Whether something was taken from the reader that they did not choose: by a card, or by somebody else. */
  #haltOf(frame: Moved): Halt | null {
    const { seat } = this.#table;
    if (seat === null) return null;
    for (const line of frame.lines) {
      let from = 0;
      for (const [i, event] of line.events.entries()) {
        if (event.stops === "card") from = i;
        const card = line.events[from]!.stops === "card" ? line.events[from]! : null;
        const taken = event.stops === "loss" && this.#table.whose(event) === seat;
        if (taken && (card || line.seat !== seat)) return { card, line, events: consequences(line, from, card) };
      }
    }
    return null;
  }
}

/** What came of a card, or of a choice, until the next card. */
function consequences(line: Line, from: number, card: Event | null): Event[] {
  const rest = line.events.slice(card ? from + 1 : 0);
  const next = rest.findIndex((event) => event.stops === "card");
  return next < 0 ? rest : rest.slice(0, next);
}
