/** The view that the server sends stands in sent.ts; here are the facts of the components. */
import type { Sitting } from "$lib/sitting.svelte";
import type { State } from "$lib/types";
import type { ActionType, Resource, TableView, Tier } from "./sent";

export type { ActionType, ActView, BoxView, CardView, FightView, HeroView, LocationView, MarkView } from "./sent";
export type { Resource, Sign, Tier, TileView as Laid } from "./sent";
export type ThorgalView = TableView;
export type Mode = "sole" | "left" | "stack";
export type Side = "left" | "middle" | "right";
export type BorderKind = "normal" | "red" | "blue" | "impassable";
/** A column and a row, from 0, the first at the top left. */
export type Cell = [x: number, y: number];

// -- facts -----------------------------------------------------------------------------------------

/** A verb with its arguments; only what differs from its default is sent. */
export interface Effect {
  do: string;
  n?: number | string;
  [more: string]: unknown;
}
export interface TileFacts {
  id: string;
  size: number;
  cells: Cell[];
}
export interface DieFacts {
  id: string;
  rank: number;
  faces: { white: string; critical?: string }[];
}
export interface HeroFacts {
  id: string;
  start: Partial<Record<Resource, number>>;
  item: string;
  skill: { id: string; timing: string; effects: Effect[]; refresh: Partial<Record<Resource, number>> };
  /** Rows of cells: "o" is one. */
  wound_area: string[];
  dial: string[][];
  track: string[][];
  dial_bonus: Effect[];
  track_bonus: Effect[];
}
export interface ItemFacts {
  id: string;
  action: ActionType | "any";
  timing: string;
  needs: Partial<Record<Resource, number>>;
  hero: string;
  effects: Effect[];
}
export interface ActionFacts {
  id: string;
  number: number;
  main: { type: ActionType; value: number }[];
  extra: Effect[];
  bonus: { mode: Mode; effects: Effect[] }[];
}
/** A card with a grid of codes: "Xy" is an Experience icon on a yellow Penalty space, "#" no cell, "." an empty one. */
export interface GridFacts {
  id: string;
  grid: string[];
  red: Effect[];
  yellow: Effect[];
}
export interface TerrainFacts extends GridFacts {
  kind: "standard" | "barren";
  reveal: number;
  corner: Effect[];
}
export interface EnemyFacts extends GridFacts {
  tier: Tier;
}
/** The compiled grid: width, height and mask of cells; icons by x * height + y. */
export interface BoardFacts {
  grid: [width: number, height: number, cells: number];
  icons: Record<string, string[]>;
  hearts: number;
  holes: number;
}
export interface AreaFacts {
  id: string;
  number: number;
  sources?: Resource[];
  dark_sources?: Resource[] | null;
  x: number;
  y: number;
}
export interface BorderFacts {
  id: string;
  a: string;
  b: string;
  kind?: BorderKind;
  multiplicity?: number;
  side?: string;
}
export interface BoxFacts {
  action: "assign" | "sacrifice" | "combat";
  needs: {
    cost?: Record<string, number>;
    open?: string;
    distrust?: string;
    of?: string[];
    shape?: string;
    size?: number;
    defeat?: boolean;
  };
  keep?: boolean;
  exact?: boolean;
  /** It can be used only under a condition. */
  only?: unknown;
  effect?: Effect[];
  win?: Effect[];
  lose?: Effect[];
}
export interface LocationFacts {
  id: string;
  area?: string;
  border?: string;
  face?: "" | "light" | "dark";
  ship?: boolean;
  x: number;
  y: number;
  runes?: string[];
  enemies?: Tier[];
  combined?: boolean;
  boxes: BoxFacts[];
}
export interface AdventureFacts {
  id: string;
  number: number;
  rounds: number;
  resources: Resource[];
  rare: Resource[];
  flags: string[];
  goals: string[];
  areas: AreaFacts[];
  borders: BorderFacts[];
  locations: LocationFacts[];
  decks: [string, string];
  icons: Record<Side, Effect[]>;
  rounds_marked: { round: number; effect: Effect[] }[];
  track: {
    first: number;
    last: number;
    start: number;
    good: Side;
    at?: Record<string, Effect[]>;
    ends?: Record<string, string>;
  } | null;
  rules: string[];
  cards: string[];
  paragraphs: { number: number; on?: string; effects?: Effect[]; threads?: { effects: Effect[] }[] }[];
  endings: { id: string; number: number; won: boolean; kind: "good" | "bittersweet" | "bad"; goals: string[] }[];
  map: [number, number];
}
export interface Facts {
  tiles: Record<string, TileFacts>;
  dice: Record<string, DieFacts>;
  heroes: Record<string, HeroFacts>;
  items: Record<string, ItemFacts>;
  actions: Record<string, ActionFacts>;
  specials: Record<string, { id: string; letter: string; belongs_to: ActionType; effects: Effect[] }>;
  terrain: Record<string, TerrainFacts>;
  enemies: Record<string, EnemyFacts>;
  findings: Record<string, { id: string; effects: Effect[] }>;
  events: Record<string, { id: string; deck: string; next: { icon: Side; if?: unknown } }>;
  adventures: Record<string, AdventureFacts>;
  boards: Record<string, BoardFacts>;
  rows: number;
}

// -- short ways to them ----------------------------------------------------------------------------

export const viewOf = (sitting: Sitting): ThorgalView => sitting.shown!.table as ThorgalView;
export const tableOf = (state: State): ThorgalView => state.table as ThorgalView;
export const factsOf = (sitting: Sitting): Facts => sitting.content as Facts;
export const taleOf = (sitting: Sitting): AdventureFacts => factsOf(sitting).adventures[viewOf(sitting).adventure]!;
/** The name in the Fluent files of a thing of this adventure. */
export const wordOf = (sitting: Sitting, kind: string, id: string | number): string =>
  `th-${viewOf(sitting).adventure}-${kind}-${id}`;
/** The Heroes of the seat at the front: two in a solo game. */
export const ownHeroes = (sitting: Sitting): number[] =>
  viewOf(sitting).heroes.flatMap((hero, i) => (hero.seat === sitting.front ? [i] : []));
