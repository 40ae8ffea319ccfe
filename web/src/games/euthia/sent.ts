/** Made by `make types` from the views, the content, the events and the choices of the rules. */
import type { Message } from "$lib/types";

export interface Facts {
  heroes: Record<string, Hero>;
  /** Tiles, by the name of their entry */
  things: Record<string, ThingFacts>;
  /** Whatever may be fought */
  foes: Record<string, FoeFacts>;
  bounties: Record<string, BountyFacts>;
  /** What its values 0 to 5 do */
  dwurt_die: DwurtFace[];
  cards: Record<string, CardFacts>;
  combat_cards: Record<string, CombatCardFacts>;
  elementals: Partial<Record<Element, BandFacts[]>>;
  /** Gems and Essences */
  tokens: Record<string, TokenFacts>;
  map_tiles: Record<string, MapTile>;
  quests: Record<string, QuestFacts>;
  /** Quest -> Encounter */
  encounter_of: Record<string, string>;
  legends: Record<string, LegendFacts>;
  faer: FaerFacts;
}

export interface Hero {
  id: string;
  source: "rulebook" | "published" | "designed";
  known: string[];
  colour: string;
  health: number;
  /** Hero slots */
  slots: Slot[];
  /** Equipment slots */
  equipment: Slot[];
  gaar_slots: number;
  dwurt_slots: number;
  gem_slots: number;
  sacks: number;
  /** Its starting tiles */
  start: string[];
}

export interface Slot {
  kind: "sword" | "first" | "ability" | "helm" | "cuirass" | "gloves" | "greaves" | "boots" | "amulet" | "ring";
  gold: number;
  essence: Element | "";
}

export type Element = "fire" | "water" | "air" | "earth";

export interface ThingFacts {
  id: string;
  item_type: string;
  slot: string;
  colour: string;
  purchase_price: number | null;
  learning_cost: number | null;
  health: number;
  /** What it is */
  kinds: Message[];
  /** How it attacks, and what it does */
  deeds: Message[];
  sales: Message[];
  prices: Message[];
  /** One line */
  short: Message | null;
  /** What it does when it is used */
  uses: Message[];
  /** Of which one is chosen */
  ways: Message[];
  bands: BandFacts[];
}

export interface BandFacts {
  low: number;
  high: number;
  damage: number;
  wounds: number;
  /** The verbs of its effects */
  does: string[];
  range: Message;
  say: Message;
}

export interface FoeFacts {
  id: string;
  level: Level;
  health: number;
  penalty: number;
  immune: boolean;
  trait: string;
  bands: BandFacts[];
  /** Level and Health, bands, and what it brings */
  lines: Message[];
  /** Of the Reputation that is rewarded */
  range: Message | null;
  reward: EffectFacts[];
  /** The Reward in one sentence */
  rewarded: Message | null;
}

export type Level = 1 | 2 | 3;

export interface EffectFacts {
  do: string;
  /** The goods that it is about, or "" */
  what: string;
  say: Message;
}

export interface BountyFacts {
  id: string;
  elite: string;
  level: Level;
  lair: string;
  /** A type of space, or the name of a Special tile */
  location: string;
  reward: EffectFacts[];
}

export interface DwurtFace {
  dwurt: number;
  silver: number;
  gold: number;
  reputation: number;
  wounds: number;
}

export interface CardFacts {
  metal: string;
  timing: string;
  lasting: string;
  /** For one, two (and three) equal cards */
  segments: Message[];
}

export interface CombatCardFacts {
  left: number;
  right: number;
  gaar: number;
  chaos: number;
}

export interface TokenFacts {
  /** What it does */
  say: Message;
  /** And when */
  line: Message;
  price: Message;
}

export interface MapTile {
  id: string;
  source: "rulebook" | "published" | "designed";
  known: string[];
  chapter: 1 | 2 | 3 | 4 | 5;
  kind: "start" | "fixed" | "encounter" | "general" | "scenario";
  /** The type of Scenario that uses it */
  scenario: string;
  /** A Fixed tile of the solo game (EU-48.2) */
  solo: boolean;
  special: string;
  /** A, b, c (EU-4.4) */
  hexes: [Space, Space, Space];
  centre: Space | null;
}

export interface Space {
  type: string;
  monster: 0 | 1 | 2 | 3;
  loot: Partial<Record<"gold" | "gaar" | "healing_potion" | "silver_card" | "gold_card", number>>;
  encounter: string;
  legend: string;
  priest: boolean;
}

export interface QuestFacts {
  id: string;
  cost: CostFacts[];
  reward: EffectFacts[];
}

export interface CostFacts {
  pay: string;
  need: string;
  action: string;
  /** One kind of Gem or Essence, or "" */
  kind: string;
  say: Message;
  any_of: CostFacts[][];
}

export interface LegendFacts {
  id: string;
  tile: string;
  reputation: number;
  artifact: string;
}

export interface FaerFacts {
  most: number;
  /** Of its uses */
  costs: Record<string, number>;
}
