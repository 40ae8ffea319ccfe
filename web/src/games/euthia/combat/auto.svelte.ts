/**
 * The Monster that plays by itself (EU-48): what it does in a Combat round, step by step, from the events of the log.
 * All of it happens in one move; it is told one step after the other, at a pace that can be read.
 */
import { reducedMotion } from "$lib/prefs.svelte";
import type { Sitting } from "../shown";
import type { Event } from "$lib/types";
import { TOLD } from "../scenarios/signs";

const PACE = 900; // milliseconds that a step is read before the next one comes

/** What is told, and its sign. */
const SIGNS: Record<string, string> = {
  banked: "gi:card-pickup",
  bank_discards: "gi:card-discard",
  combat_card: "gi:card-draw",
  die_removed: "gi:whirlwind",
  hope: "gi:sun",
  gaar_used: "gi:moebius-trefoil",
  gaar_kept: "gi:moebius-trefoil",
  gaar_missing: "gi:moebius-trefoil",
  bank_card: "gi:card-random",
  bank_under: "gi:card-discard",
  stack_next: "gi:card-random",
  stack_played: "gi:unstable-orb",
  stack_awaits: "gi:hourglass",
  stack_works: "gi:cursed-star",
  nothing_to_heal: "gi:regeneration",
  chaos_missing: "gi:unstable-orb",
  chaos_muted: "gi:unstable-orb",
  banks_empty: "gi:unstable-orb",
  foe_gains_alone: "gi:enrage",
  mended: "gi:regeneration",
  foe_attack: "gi:bleeding-wound",
  skull: "gi:skull-crossed-bones",
  ...TOLD,
};
/** Where a new strip begins. */
const BEGINS = ["meets", "combat_round"];

export interface Deed {
  id: string;
  sign: string;
  event: Event;
}

/** The steps of the round that goes on, or of the preparation before it. */
export function deedsOf(sitting: Sitting): Deed[] {
  const last = sitting.shown?.ply ?? 0;
  const found: Deed[] = [];
  for (let i = sitting.lines.length - 1; i >= 0; i--) {
    const { ply, events } = sitting.lines[i]!;
    if (ply > last) continue;
    for (let k = events.length - 1; k >= 0; k--) {
      const event = events[k]!;
      if (SIGNS[event.name]) found.push({ id: `${ply}.${k}`, sign: SIGNS[event.name]!, event });
      if (BEGINS.includes(event.name)) return found.reverse();
    }
  }
  return found.reverse();
}

export class Telling {
  /** The steps that have been told. */
  told = $state<string[]>([]);
  #timer = 0;
  #fresh = true;

  /** Tell what is new. What was there when the table was opened, or is looked back at, is told at once. */
  follow(deeds: Deed[], atOnce: boolean): void {
    const all = deeds.map(({ id }) => id);
    const known = this.told.filter((id) => all.includes(id));
    clearTimeout(this.#timer);
    if (this.#fresh || atOnce || reducedMotion()) {
      this.#fresh = false;
      this.told = all;
      return;
    }
    this.told = known;
    this.#next(all);
  }

  #next(all: string[]): void {
    const next = all.find((id) => !this.told.includes(id));
    if (next === undefined) return;
    this.told = [...this.told, next];
    this.#timer = window.setTimeout(() => this.#next(all), PACE);
  }

  hurry(deeds: Deed[]): void {
    clearTimeout(this.#timer);
    this.told = deeds.map(({ id }) => id);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
