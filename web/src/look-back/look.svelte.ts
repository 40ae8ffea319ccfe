/** Looking back at a finished table: the analysis as it grows, the moment that is shown, and figures in words. */
import { api } from "$lib/api";
import type { Analysis, CurvePoint, GradedChoice, LookedBack } from "$lib/types";
import { words } from "$lib/words.svelte";

const AGAIN = 900; // milliseconds between two questions how far it is
const SLOW = 3; // as many times longer where nobody looks
export const ROMAN = ["I", "II", "III"];
export const GRADES = ["best", "good", "inaccuracy", "mistake", "blunder"] as const;
export type Grade = (typeof GRADES)[number];

export class Looking {
  analysis = $state.raw<Analysis | null>(null);
  trouble = $state("");
  /** The ply of the choice that is looked at. */
  at = $state(-1);
  readonly id: string;
  #timer = 0;
  #closed = false;

  constructor(id: string) {
    this.id = id;
  }

  found = $derived<LookedBack | null>(this.analysis?.found ?? null);
  running = $derived(this.analysis?.status === "waiting" || this.analysis?.status === "reckoning");
  choices = $derived<GradedChoice[]>(this.found?.choices ?? []);
  choice = $derived(this.choices.find((each) => each.ply === this.at) ?? null);

  /** What could be expected at the moment that is looked at. */
  point = $derived.by((): CurvePoint | null => {
    const curve = this.found?.curve ?? [];
    return curve.findLast((each) => each.ply <= this.at) ?? curve[0] ?? null;
  });

  /** Ask what is known, and begin if nobody has yet. */
  async begin(again = false): Promise<void> {
    await this.#ask(async () => {
      const known = await api.analysis(this.id);
      return known.status === "none" || again ? api.lookBack(this.id) : known;
    });
  }

  async stop(): Promise<void> {
    await this.#ask(() => api.stopLookingBack(this.id));
  }

  async #ask(ask: () => Promise<Analysis>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.analysis = await ask();
      this.trouble = "";
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
      return;
    }
    if (this.at < 0 && this.choices.length && !this.running) this.at = this.#opening();
    if (this.running && !this.#closed) {
      const wait = document.hidden ? SLOW * AGAIN : AGAIN;
      this.#timer = window.setTimeout(() => void this.#ask(() => api.analysis(this.id)), wait);
    }
  }

  /** The moment that is shown first: the dearest choice, or the first one. */
  #opening(): number {
    const dearest = [...this.choices].sort((a, b) => (b.loss ?? 0) - (a.loss ?? 0))[0]!;
    return this.found?.turning.includes(dearest.ply) ? dearest.ply : (this.found?.turning[0] ?? this.choices[0]!.ply);
  }

  /** To the next choice, or the one before. */
  step(by: number): void {
    const now = this.choices.findIndex((each) => each.ply === this.at);
    const next = this.choices[Math.max(0, Math.min(this.choices.length - 1, now + by))];
    if (next) this.at = next.ply;
  }

  /** To the first choice of the next round or turn, or of the one before. */
  leap(by: number): void {
    const starts = (this.found?.curve ?? []).map((each) => each.ply);
    const now = starts.findLastIndex((ply) => ply <= this.at);
    const start = starts[Math.max(0, Math.min(starts.length - 1, now + by))] ?? 0;
    const next = this.choices.find((each) => each.ply >= start) ?? this.choices.at(-1);
    if (next) this.at = next.ply;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}

/** 29.8, in the manner of the reader's language, and with a true minus. */
export function figure(value: number, digits = 1): string {
  const size = Math.round(Math.abs(value) * 10 ** digits) / 10 ** digits;
  const shown = new Intl.NumberFormat(words.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return (value < 0 && size ? "−" : "") + shown.format(size);
}

/** +0.4, −0.5: with its sign. */
export function change(value: number): string {
  return (Math.round(value * 10) > 0 ? "+" : "") + figure(value);
}

export function percent(share: number): string {
  return new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: 0 }).format(share);
}
