/** The view that the server sends (games/euthia/present.py), and the facts of the components. */
import type { Sitting } from "$lib/sitting.svelte";
import type { Message, ScoreLine, State } from "$lib/types";
import type { Element, Facts, FoeFacts, Level } from "./sent";

export type * from "./sent";
export type Action = "mining" | "trade" | "combat";

export type Stack = "merchant" | "alchemist" | "dragonslayer";
export type TradePlace = "merchants" | "alchemists" | "dragonslayers_towers";
export type SlotKind =
  "sword" | "first" | "ability" | "helm" | "cuirass" | "gloves" | "greaves" | "boots" | "amulet" | "ring";

export interface HeroView {
  /** "" until it is chosen; then all the rest is there. */
  id: string;
  /** A space; "" beside the board. */
  at: string;
  health: number;
  most: number;
  gold: number;
  reputation: number;
  gaar: number;
  /** Of Skoldur: his tokens, and what the Dwurt die shows (0 to 5). */
  dwurt: number;
  dwurt_die: number;
  /** Movement points left. */
  moves: number;
  /** Action tokens that may be used, the saved one included. */
  tokens: Action[];
  /** Actions that tiles gave and that were not used yet. */
  granted: Action[];
  /** What lies on each Hero slot, or "". */
  slots: string[];
  slots_open: boolean[];
  worn: string[];
  worn_open: boolean[];
  bag: string[];
  sacks: number;
  /** How many of them are taken: Satchels and Backpacks hold some things. */
  sacked: number;
  /** How many things have no place. */
  overflow: number;
  /** The size of the largest Armour set; 0 below three. */
  set: number;
  gems: Record<string, number>;
  essences: Record<string, number>;
  /** Exhausted tiles. */
  tired: string[];
  /** Gems on Equipment; an inactive one begins with "-". */
  gems_on: Record<string, string[]>;
  essences_on: Record<string, string[]>;
  /** The stack of Hero tiles that are still to come, and those that were revealed. */
  unseen: string[];
  aside: string[];
  /** The own hand; of others the number of cards. */
  silver: string[] | number;
  golden: string[] | number;
  control: number;
  quests: string[];
  /** Bounty cards won. */
  bounties: string[];
  /** Dragon cards taken, and Artifacts that lie beside the slots. */
  dragons: string[];
  artifacts: string[];
  /** As Monster Player: whose Hero tokens were taken. */
  kills: number[];
  deaths: number;
  ported: boolean;
  tried: string[];
  notes: Record<string, number>;
  /** The Powers under which it stands. */
  powers: Element[];
}
export interface RollView {
  hero: number;
  why: string;
  dice: number[];
  value: number;
  sum: number;
}
/** A Combat: state.py `Fight`, with the Health of the Monster and the Battle Value as it stands. */
export interface FightView {
  hero: number;
  at: string;
  level: Level;
  siege: boolean;
  /** The Bounty card, in a Combat with its Elite Monster; else "". */
  bounty: string;
  /** The foe, if a Scenario brought it and no deck holds it; else "". */
  great: string;
  /** Rounds after which such a Combat ends undecided; 0: it is fought to the end. */
  rounds: number;
  /** Damage of earlier Combats with it. */
  scars: number;
  /** Of three Initiative tokens those that show the Hero; −1 before they are tossed. */
  initiative: number;
  /** Farruga's Attack cards, the one of this round last. */
  drawn: string[];
  /** In this round: no Shields, no healing; what Faer Power was spent on. */
  unshielded: boolean;
  withered: boolean;
  spared: boolean;
  faer: string[];
  /** Nothing that the Hero uses touches it, except Damage. */
  immune?: boolean;
  /** "" until the card is turned. */
  foe: string;
  /** The Monster Player; −1 while there is none. */
  rival: number;
  round: number;
  phase: string;
  damage: number;
  chaos: number;
  gaar: number;
  hope: number;
  bleed: number;
  bleeding: number;
  dice: number[];
  value: number;
  wound_plus: number;
  wound_minus: number;
  mend: number;
  one_die: boolean;
  skipped: boolean;
  word: number;
  passed: number;
  shields: string[];
  wounds: number;
  weapon: string;
  first_strike: boolean;
  damage_plus: number;
  damage_minus: number;
  clover: number;
  next_attack: number;
  next_foot: number;
  ignores_penalty: boolean;
  /** Dwurt tokens for a tile that goes by their number. */
  paid: number;
  curses: number[];
  blows: number[];
  lasting: Record<string, number>;
  for_combat: Record<string, number>;
  pending: [string, number][];
  once: string[];
  muted: boolean;
  brief: string[];
  cursed: string[];
  lying: string[];
  plays: [string, number][];
  /** A Monster that plays by itself: the Combat card that lies by it, or "". */
  card: string;
  /** Equal cards of a bank, revealed for a Chaos Action; the card that begins the next stack, or "". */
  stack: string[];
  odd: string;
  /** Stacks that wait for the Hero's attack: card, how many. */
  awaited: [string, number][];
  won: boolean;
  lost: boolean;
  health: number;
  sum: number | null;
}
/** What the back of a Monster card shows. */
export interface BackView {
  low: number;
  high: number;
  reward: Message[];
  health: number;
  least: number;
}
/** What the sums of a Combat (combat/fight.ts) say of Elite Monsters and of Skoldur. */
export interface SpecialSums {
  /** What the band that the Monster hits does besides its Wounds. */
  special: [verb: string, say: Message][];
  /** For Skoldur, when it is his word: what one more Dwurt token comes to. */
  dwurt: { value: number; worth: number } | null;
}
/** The Bounty that lies face up, its Elite Monster, and where it is fought. */
export interface ElitesView {
  levels: Level[];
  /** null from its victory to the end of that turn, and when the deck is used up. */
  bounty: string | null;
  elite: string | null;
  /** The round in which it was turned up; 0 before the first. */
  since: number;
  /** Lairs where it can be fought now, and lairs whose Monster must be defeated first. */
  lair: string[];
  barred: string[];
  /** Bounty cards in the deck, by level; those among them that all know. */
  left: Record<string, number>;
  known: string[];
  /** Elite Monsters in the box. */
  gone: string[];
}
export interface TradingView {
  place: TradePlace;
  renewed: number;
  owed: number;
}
/** A goal of those who play alone or together: what is counted, how far it is; −1 where nothing is asked for. */
export interface GoalView {
  count: string;
  have: number;
  least: number;
  most: number;
  met: 0 | 1;
}
/** How the story of a Scenario stands: facts and marks on spaces as messages, and what they are about. */
export interface TaleView {
  heroic: boolean;
  facts: [message: string, numbers: Record<string, number>, clause: string][];
  marks: Record<string, [message: string, clause: string][]>;
  golem: string | null;
  /** The hexes of its last walk. */
  trail: string[];
  rubble: Record<string, "a" | "b">;
  ravage: { left: number; shown: string[] };
  /** Legend card → whose tokens lie on it. */
  legends: Record<string, number[]>;
  /** The Dragon cards left, the one that is fought first. */
  dragons: string[];
  /** Golem or Dragon card → the Damage on it, and its Health. */
  foes: Record<string, [damage: number, health: number]>;
  /** The hex of Farruga's figure. */
  dragon: string | null;
  attacks: { left: number; shown: string[] };
  church: string;
  /** A space → Defensive Magic tokens. */
  guards: Record<string, number>;
  faer: number;
}
export interface EuthiaView {
  scenario: string;
  mode: "competitive" | "solo" | "cooperative";
  round: number;
  rounds: number;
  first: number;
  active: number;
  heroes: HeroView[];
  /** The anchor of a slot → the Map tile there. */
  land: Record<string, string>;
  /** A space → tokens: h0 Hero, t1 Trade, m2 mined, e3 confronted. */
  tokens: Record<string, string[]>;
  /** Spaces whose Monster was defeated. */
  freed: string[];
  stack: { left: number; chapter: number; /** How many tiles of each Chapter are left. */ chapters: number[] };
  offers: Record<Stack, string[]>;
  decks: Record<string, number>;
  discards: Record<string, string[]>;
  backs: Record<string, BackView>;
  /** Top Monsters whose front the viewer knows. */
  known: string[];
  beneath: Record<string, number>;
  beaten: Record<string, string[]>;
  spent: { silver: string[]; gold: string[] };
  /** Without rivals: the Monster's cards from the top, "" for one that nobody has seen. */
  banks: { silver: string[]; gold: string[] } | null;
  /** Without rivals: the cards that all saw go under the decks, the lowest last. */
  under: { silver: string[]; gold: string[] } | null;
  combat_deck: { left: number; spent: string[] } | null;
  goals: GoalView[];
  /** Alone: the ranks of the Scenario and the Reputation from which they begin, the highest first. */
  ranks: [rank: string, least: number][];
  /** Alone: the rank that it would come to now, and the lowest that is a victory. */
  rank: string;
  victory: string;
  control: string[];
  /** Encounter → its open Quests. */
  faceup: Record<string, string[]>;
  removed: string[];
  /** null in a game without Elite Monsters. */
  elites: ElitesView | null;
  tale: TaleView;
  /** Tiles of which some are kept. */
  drawn: string[];
  fight: FightView | null;
  roll: RollView | null;
  trading: TradingView | null;
  notes: Record<string, number>;
  besieged: Record<string, number>;
  since: Record<string, number>;
  badges: string[];
  pillaged: string[];
  /** Spaces with a person face down. */
  people: string[];
  face_up: Record<string, string>;
  peeked: Record<string, string>;
  gone: number;
  event: string | null;
  supplies: Record<string, number>;
  result: number[];
  /** The Movement points of each Action token. */
  movement: Record<Action, number>;
  /** Where the active Hero could walk with its Movement and all its tokens → in how many steps. */
  reach: Record<string, number>;
  /** The same spaces → the space before it on the way. */
  ways: Record<string, string>;
  /** The reckoning of each seat if it were made now. */
  scores: ScoreLine[][];
}

// -- short ways to them ----------------------------------------------------------------------------

export const viewOf = (sitting: Sitting): EuthiaView => sitting.shown!.table as EuthiaView;
export const tableOf = (state: State): EuthiaView => state.table as EuthiaView;
export const factsOf = (sitting: Sitting): Facts => sitting.content as Facts;
/** The entry that a copy is one of: short_sword.2 is a short_sword. */
export const base = (thing: string): string => thing.split(".")[0]!;
export const foeOf = (facts: Facts, id: string): FoeFacts | undefined => facts.foes[id];
export const handSize = (hand: string[] | number): number => (typeof hand === "number" ? hand : hand.length);
