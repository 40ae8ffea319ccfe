/** Made by `make types` from the views, the content, the events and the choices of the rules. */
import type * as lib from "$lib/sitting.svelte";
import type * as types from "$lib/types";
import type { Message } from "$lib/types";

export interface TableView {
  round: number;
  rounds: number;
  phase: Phase;
  start_player: number;
  turn: number | null;
  variants: Variants;
  seats: SheetView[];
  initiative: InitiativeView[];
  held: DieView | null;
  loose: DieView[];
  drawn_for_classes: DieView[];
  market: string[];
  deck: number;
  discard: string[];
  trash: string[];
  box: string[];
  /** How many dice of each colour */
  bag: Record<string, number>;
  enemy: number | null;
  /** Initiative cards picked for Intimidate */
  picked: number[];
  /** The face that a rerolled die may go back to, or 0 */
  before: number;
  /** By seat, the lines of the reckoning so far */
  scores: [string, string, number][][];
  /** By seat */
  figures: Record<string, number>[];
  /** By seat, in the order of the Market: what each card costs */
  prices: number[][];
  /** By seat, in the order of the Market: the Stars that it would bring now */
  worth: number[][];
  /** By seat: hands in use, and how many there are */
  hands: [number, number][];
  /** Solo: from how many Stars on which rank is reached, the highest first */
  ranks: [number, string][];
}

export type Phase = "setup" | "roll" | "dice" | "market" | "cleanup" | "end";

export interface Variants {
  choose_class: boolean;
  less_random: boolean;
  random_market: boolean;
  shorter: boolean;
  friendly: boolean;
}

export interface SheetView {
  race: string;
  side: string;
  class: string;
  backstory: string;
  alignment: string;
  /** Column and row of the Alignment grid */
  token: [number, number];
  gold: number;
  charisma: number;
  STR: DieView[];
  DEX: DieView[];
  CON: DieView[];
  INT: DieView[];
  WIS: DieView[];
  CHA: DieView[];
  starting: DieView[];
  weapons: string[];
  armor: string[];
  traits: string[];
  skills: string[];
  exhausted: string[];
}

export interface DieView {
  number: number;
  colour: Colour;
  face: number;
}

export type Colour = "green" | "blue" | "red" | "purple" | "black" | "white" | "gold";

export interface InitiativeView {
  number: number;
  die: DieView | null;
  gold: number;
  taken_by: number | null;
}

export interface Printed {
  races: Record<string, Race>;
  classes: Record<string, ClassEntry>;
  backstories: Record<string, Backstory>;
  alignments: Record<string, Alignment>;
  market: Record<string, MarketCard>;
  armor_sets: Record<string, ArmorSet>;
  /** The colour of each die, by its number */
  dice: Colour[];
  /** What each Market card says that it does */
  texts: Record<string, Message[]>;
  /** And each Class */
  abilities: Record<string, Message[]>;
  /** Class colour -> its two sides */
  cards_of: Record<string, string[]>;
}

export interface Race {
  id: string;
  source: "rulebook" | "published" | "designed";
  known: string[];
  /** What the Race adds to Attributes; those of 0 may be left out */
  modifiers: Partial<Record<Row, number>>;
}

export type Row = "STR" | "DEX" | "CON" | "INT" | "WIS" | "CHA";

export interface ClassEntry {
  id: string;
  source: "rulebook" | "published" | "designed";
  known: string[];
  /** Its colour; a colour has two Classes, the sides of one card */
  colour: ClassColour;
  /** The goal of every Attribute */
  goals: Partial<Record<Row, Goal>>;
  /** How many hands its Weapons may need */
  hands: number;
  /** Cards that may be bought in a Market turn */
  purchases: number;
  /** Skills that are refreshed in Cleanup */
  refreshes: number;
  /** Gold for placing a gold die */
  gold_die: number;
  /** A card of the discard pile may go back to the Market */
  attuned: boolean;
  /** The action that may be taken after buying a card of a type */
  after_buying: Partial<Record<Type, Row>>;
  /** The action that may be taken after Gold instead of a card */
  after_discard: Row | null;
  /** Actions that may be taken in the place of the row's own */
  instead: Row[];
  /** The same, if the die was the third of its row */
  instead_on_third_die: Row[];
  /** Gold for moving the tracking token */
  arrow_gold: ArrowGold | null;
}

export type ClassColour = "green" | "blue" | "red" | "purple" | "black" | "white";

export interface Goal {
  /** The least value that reaches it */
  low: number;
  /** The greatest; 99 stands for a plus sign */
  high: number;
  /** Stars for reaching it */
  stars: number;
}

export type Type = "weapon" | "armor" | "trait" | "skill";

export interface ArrowGold {
  /** In one of these directions */
  toward: Arrow[];
  /** So much each time */
  gold: number;
}

export type Arrow = "good" | "evil" | "lawful" | "chaotic";

export interface Backstory {
  id: string;
  source: "rulebook" | "published" | "designed";
  known: string[];
  /** The dice that it wants */
  cells: Cell[];
  /** Stars by the number of matches, from 0 to 6 */
  stars: number[];
}

export interface Cell {
  /** The Attribute */
  row: Row;
  /** The space, from the left */
  space: number;
  /** The colour of the die */
  colour: Colour;
}

export interface Alignment {
  id: string;
  source: "rulebook" | "published" | "designed";
  known: string[];
  grid: [[number, number, number], [number, number, number], [number, number, number]];
}

export interface MarketCard {
  id: string;
  source: "rulebook" | "published" | "designed";
  known: string[];
  /** Its number in the box; each is there once */
  number: number;
  /** What it is; it has the part of that name below, and no other */
  type: Type;
  /** Its price */
  cost: number;
  /** Which pile of the deck it belongs to */
  dots: number;
  /** Where a Trait or a Skill moves the tracking token */
  arrow: Arrow | null;
  /** It is used in solo play */
  solo: boolean;
  /** Of a Weapon */
  weapon: Weapon | null;
  /** Of Armor */
  armor: Armor | null;
  /** Of a Trait */
  trait: Cards | LowRow | RowsOfOneValue | RowsOfOneColour | RowsWithSixes | TokenAt | Gold | BackstoryMatches | DiceOfClass | GoalsReached | null;
  /** Of a Skill */
  skill: ActNow | TakeGold | RaiseDie | SleightOfHand | Search | Negotiate | Climb | Intimidate | MoveSilently | OpenLock | Diplomacy | null;
}

export interface Weapon {
  /** How many hands it needs */
  hands: number;
  /** Dice that count more */
  goal_bonus: GoalBonus | null;
  /** One more action of this kind after each */
  again: Row | null;
  /** The die that was taken may be rerolled */
  reroll_taken: boolean;
  /** Gold for the third die of a row */
  third_die: number;
  /** Off the price of Market cards */
  discount: number;
  /** It counts as a card of an Armor set */
  joins_set: boolean;
}

export interface GoalBonus {
  /** Those of the Class colour, or gold ones */
  dice: "class" | "gold";
  /** By how much each */
  plus: number;
}

export interface Armor {
  /** The set that it belongs to */
  set: ArmorType;
}

export type ArmorType = "chain" | "leather" | "mystic";

export interface Cards {
  count: "cards";
  per: number;
  stars: number;
  most: number;
  /** Which of them */
  of: Type;
}

export interface LowRow {
  count: "low_row";
  per: number;
  stars: number;
  most: number;
  /** Which of them */
  of: Row;
  /** At most so much */
  limit: number;
  /** The card itself counts the Race modifier (RP-13.38) */
  with_race: boolean;
}

export interface RowsOfOneValue {
  count: "rows_of_one_value";
  per: number;
  stars: number;
  most: number;
}

export interface RowsOfOneColour {
  count: "rows_of_one_colour";
  per: number;
  stars: number;
  most: number;
}

export interface RowsWithSixes {
  count: "rows_with_sixes";
  per: number;
  stars: number;
  most: number;
  /** At least so many */
  limit: number;
}

export interface TokenAt {
  count: "token_at";
  per: number;
  stars: number;
  most: number;
  /** Which of them */
  of: Arrow;
}

export interface Gold {
  count: "gold";
  per: number;
  stars: number;
  most: number;
}

export interface BackstoryMatches {
  count: "backstory_matches";
  per: number;
  stars: number;
  most: number;
}

export interface DiceOfClass {
  count: "dice_of_class";
  per: number;
  stars: number;
  most: number;
}

export interface GoalsReached {
  count: "goals";
  per: number;
  stars: number;
  most: number;
}

export interface ActNow {
  do: "act_now";
  timing: Timing;
  /** Attribute Actions that it gives, one of these */
  actions: Row[];
  /** How often */
  times: number;
}

export type Timing = "any" | "dice_phase" | "market_turn";

export interface TakeGold {
  do: "take_gold";
  timing: Timing;
  /** Gold that it gives */
  gold: number;
}

export interface RaiseDie {
  do: "raise_die";
  timing: Timing;
  /** By how much at most it raises a die */
  most: number;
}

export interface SleightOfHand {
  do: "sleight_of_hand";
  timing: Timing;
}

export interface Search {
  do: "search";
  timing: Timing;
}

export interface Negotiate {
  do: "negotiate";
  timing: Timing;
}

export interface Climb {
  do: "climb";
  timing: Timing;
}

export interface Intimidate {
  do: "intimidate";
  timing: Timing;
}

export interface MoveSilently {
  do: "move_silently";
  timing: Timing;
}

export interface OpenLock {
  do: "open_lock";
  timing: Timing;
  /** What the card costs */
  price: number;
}

export interface Diplomacy {
  do: "diplomacy";
  timing: Timing;
}

export interface ArmorSet {
  id: string;
  source: "rulebook" | "published" | "designed";
  known: string[];
  /** Stars for one card, two cards...; as many numbers as the set has cards */
  stars: number[];
  /** Class colours for which it is worth more */
  colours: ClassColour[];
  /** By so many Stars */
  bonus: number;
}

export interface Terms {
  /** That a card costs now, besides tokens */
  gold: number;
  /** It is the die that was chosen first, and looks for another one */
  first: boolean;
}

export type Told = 
  | { name: "bought"; fields: { seat: number; card: string; gold: number; tokens: number } }
  | { name: "charisma"; fields: { seat: number } }
  | { name: "class"; fields: { seat: number; klass: string } }
  | { name: "class_die"; fields: { seat: number; colour: Colour } }
  | { name: "dealt"; fields: { seat: number; backstory: string; alignment: string } }
  | { name: "diplomacy"; fields: { seat: number; owner: number; card: string } }
  | { name: "discarded"; fields: { seat: number; card: string } }
  | { name: "dropped"; fields: { seat: number; card: string } }
  | { name: "enemy"; fields: { face: number } }
  | { name: "exchanged"; fields: { seat: number; other: Colour; colour: Colour; face: number; die: number } }
  | { name: "exhausted"; fields: { seat: number; card: string } }
  | { name: "flipped"; fields: { seat: number; colour: Colour; face: number; die: number } }
  | { name: "gold"; fields: { seat: number; gold: number; source: string } }
  | { name: "laid_out"; fields: {  } }
  | { name: "market"; fields: {  } }
  | { name: "moved"; fields: { seat: number; colour: Colour; face: number; row: Row; die: number } }
  | { name: "placed"; fields: { seat: number; colour: Colour; face: number; row: Row; die: number } }
  | { name: "refreshed"; fields: { seat: number; card: string } }
  | { name: "rerolled"; fields: { seat: number; colour: Colour; before: number; face: number; die: number } }
  | { name: "reshuffle"; fields: { number: number } }
  | { name: "returned"; fields: { seat: number; card: string } }
  | { name: "round"; fields: { round: number; seat: number } }
  | { name: "sheet"; fields: { seat: number; race: string } }
  | { name: "shifted"; fields: { seat: number; colour: Colour; before: number; face: number; die: number } }
  | { name: "skill"; fields: { seat: number; card: string } }
  | { name: "start_player"; fields: { seat: number } }
  | { name: "start_roll"; fields: { seat: number; face: number } }
  | { name: "swapped"; fields: { seat: number; colour: Colour; face: number; other: Colour; other_face: number; die: number; other_die: number } }
  | { name: "token"; fields: { seat: number; arrow: Arrow } }
  | { name: "took"; fields: { seat: number; number: number; colour: Colour; face: number; die: number } }
  | { name: "trashed"; fields: { card: string } }
  | { name: "went_back"; fields: { seat: number; colour: Colour; face: number; die: number } };

export type Chosen = 
  | { do: "back" }
  | { do: "buy"; card: string; tokens: number }
  | { do: "buy_top" }
  | { do: "card"; number: number }
  | { do: "class"; klass: string }
  | { do: "colour"; colour: Colour }
  | { do: "discard"; card: string }
  | { do: "done" }
  | { do: "drop"; card: string }
  | { do: "flip"; row: Row; space: number }
  | { do: "gold" }
  | { do: "keep" }
  | { do: "lay"; colour: Colour }
  | { do: "lower"; row: Row; space: number }
  | { do: "move"; arrow: Arrow }
  | { do: "out"; row: Row; space: number }
  | { do: "pass" }
  | { do: "pick"; colour: Colour; face: number; number?: undefined }
  | { do: "pick"; number: number; colour?: undefined; face?: undefined }
  | { do: "raise"; row: Row; space: number; by?: undefined }
  | { do: "raise"; row: Row; space: number; by: number }
  | { do: "refresh"; card: string }
  | { do: "reroll"; row: Row; space: number }
  | { do: "reroll_taken" }
  | { do: "return"; card: string }
  | { do: "row"; row: Row }
  | { do: "sheet"; race: string; side: "female" | "male" }
  | { do: "skill"; card: string }
  | { do: "swap"; row: Row; space: number }
  | { do: "take"; number: number }
  | { do: "target"; seat: number; card: string }
  | { do: "token" }
  | { do: "turn"; number: number }
  | { do: "with"; row: Row; space: number };

export type Sitting = lib.Sitting<TableView, Printed, Terms, Chosen>;

export type Option = types.Option<Terms, Chosen>;

export type Refused = types.Refused<Terms, Chosen>;
