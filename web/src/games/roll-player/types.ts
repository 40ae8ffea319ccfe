/** The table of Roll Player as the server shows it (`present.py`), and the facts of its components. */
import type { ScoreLine } from "$lib/types";

export const ROWS = ["STR", "DEX", "CON", "INT", "WIS", "CHA"] as const;
export type Row = (typeof ROWS)[number];
export const COLOURS = ["green", "blue", "red", "purple", "black", "white", "gold"] as const;
export const ARROWS = ["good", "lawful", "chaotic", "evil"] as const;
export type Arrow = (typeof ARROWS)[number];
export type DieView = [number: number, colour: string, face: number];
export type Figures = Record<string, number>;

export interface SheetView extends Record<Row, DieView[]> {
  race: string;
  side: string;
  class: string;
  backstory: string;
  alignment: string;
  /** Column and row of the Alignment grid. */
  token: [number, number];
  gold: number;
  charisma: number;
  starting: DieView[];
  weapons: string[];
  armor: string[];
  traits: string[];
  skills: string[];
  exhausted: string[];
}

export interface InitiativeView {
  number: number;
  die: DieView | null;
  gold: number;
  taken_by: number | null;
}

export interface Table {
  round: number;
  rounds: number;
  phase: "setup" | "roll" | "dice" | "market" | "cleanup" | "end";
  start_player: number;
  turn: number | null;
  variants: Record<string, boolean>;
  seats: SheetView[];
  initiative: InitiativeView[];
  held: DieView | null;
  loose: DieView[];
  drawn_for_classes: DieView[];
  market: string[];
  deck: number;
  discard: string[];
  trash: string[];
  bag: Record<string, number>;
  enemy: number | null;
  /** Initiative cards picked for Intimidate. */
  picked: number[];
  /** The face that a rerolled die may go back to, or 0. */
  before: number;
  scores: ScoreLine[][];
  figures: Figures[];
  /** By seat, in the order of the Market: what each card costs, and the Stars that it would bring now. */
  prices: number[][];
  worth: number[][];
  /** By seat: hands in use, and how many there are. */
  hands: [number, number][];
  /** Solo: from how many Stars on which rank is reached, the highest first. */
  ranks: [stars: number, rank: string][];
}

export interface Goal {
  low: number;
  high: number;
  stars: number;
}

export interface MarketCard {
  id: string;
  type: "weapon" | "armor" | "trait" | "skill";
  cost: number;
  arrow: Arrow | null;
  weapon: { hands: number } | null;
  armor: { set: string } | null;
  skill: { timing: string } | null;
}

export interface Content {
  races: Record<string, { modifiers: Partial<Record<Row, number>> }>;
  classes: Record<string, { colour: string; goals: Record<Row, Goal> }>;
  backstories: Record<string, { cells: { row: Row; space: number; colour: string }[]; stars: number[] }>;
  alignments: Record<string, { grid: number[][] }>;
  market: Record<string, MarketCard>;
  armor_sets: Record<string, { stars: number[] }>;
  /** Both Classes of each colour. */
  cards_of: Record<string, string[]>;
}
