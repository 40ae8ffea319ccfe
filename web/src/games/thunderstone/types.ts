/** The table of Thunderstone as the server sends it: `view` of present.py, and the facts of the cards. */
import type { ScoreLine } from "$lib/types";

export type Figure = "attack" | "magic" | "light";

export interface Effect {
  do: string;
  strength: number;
  attack: number;
}
export interface Card {
  id: string;
  type: "hero" | "weapon" | "item" | "spell" | "villager" | "disease" | "monster" | "thunderstone";
  subtypes: string[];
  cost: number | null;
  gold: number | null;
  vp: number;
  light: number;
  attack: number;
  magic: number;
  family: string;
  classes: string[];
  level: number;
  level_up: number | null;
  strength: number;
  weight: number;
  group: string;
  health: number;
  light_penalty: number;
  xp: number;
  village: Effect[];
  dungeon: Effect[];
}
export interface Content {
  cards: Record<string, Card>;
  basics: string[];
  families: Record<string, string[]>;
  /** The cards of each stack, from the top down. */
  stacks: Record<string, string[]>;
}

/** A card of the revealed hand; slots are counted from 1 and stay until the turn ends. */
export interface Slot {
  slot: number;
  card: string;
  here: boolean;
  used: number[];
  held_by: number | null;
  strength: number;
  attack: number;
  turned: boolean;
  thrown: boolean;
  borrowed_from: number | null;
  doomed: boolean;
  barred: boolean;
  judged: Figure | null;
  has_strength: number | null;
}
/** Clause, card, what, how much: the lines add up to the Attack Value. */
export type BattleLine = [clause: string, card: string, what: Figure | "total", amount: number];

/** What a party would bring against a Rank, and what is at stake there. */
export interface Battle {
  rank: number;
  monster: string;
  attack: number;
  magic: number;
  light: number;
  penalty: number;
  total: number;
  health: number;
  wins: boolean;
  /** The clause that forbids the attack, or "". */
  forbidden: string;
  lines: BattleLine[];
  xp: number;
  vp: number;
  diseases: number;
  /** So many cards are lost out of these slots. */
  losses: [number: number, slots: number[]][];
  dropped: number[];
  spoils: string[];
  stone: boolean;
}
export interface Level {
  hero: string;
  to: string;
  xp: number;
  left: boolean;
  enough: boolean;
}
export interface SeatView {
  deck: number;
  /** null where it is hidden from the viewer. */
  hand: string[] | null;
  cards_in_hand: number;
  discard: string[];
  xp: number;
  // Of the viewer alone:
  vp?: number;
  lines?: ScoreLine[];
  figures?: Record<string, number>;
  /** All own cards, wherever they lie. */
  cards?: [card: string, number: number][];
  levels?: Level[];
  gold?: number;
  forecast?: Battle[];
}
export interface Table {
  turn: number;
  active: number;
  doing: "" | "village" | "dungeon" | "rest";
  step: number;
  seats: SeatView[];
  village: Record<string, { top: string; cards: Record<string, number> }>;
  destroyed: string[];
  diseases: number;
  dungeon: number;
  hall: string[];
  darkness: number[];
  stone: { where: "deck" | "hall" | "gone"; above: number };
  stone_owner: number | null;
  party: Slot[];
  gold: number;
  purchases: number;
  target: number | null;
  spoils: string[];
  revealed: string[];
  battle: Battle[];
  weightless: boolean;
  arcane: boolean;
  all_heroes: { attack: number; strength: number };
  escaped: string[];
  unrest: number;
  pace: number | null;
  dark: number;
}
