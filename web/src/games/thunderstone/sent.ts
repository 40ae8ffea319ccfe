/** Made by `make types` from the views, the content, the events and the choices of the rules. */
import type * as lib from "$lib/sitting.svelte";
import type * as types from "$lib/types";
import type { Message } from "$lib/types";

export interface TableView {
  turn: number;
  active: number;
  /** "", village, dungeon or rest */
  doing: string;
  /** Of a visit to the Village or the Dungeon */
  step: number;
  seats: SeatView[];
  village: StackView[];
  destroyed: string[];
  diseases: number;
  dungeon: number;
  hall: RankView[];
  stone: StoneView;
  stone_owner: number | null;
  party: SlotView[];
  gold: number;
  purchases: number;
  /** The Rank that is attacked */
  target: number | null;
  /** Purchases still to come */
  spoils: SpoilsKind[];
  revealed: string[];
  battle: BattleView[];
  all_heroes: Bonus;
  weightless: boolean;
  arcane: boolean;
  escaped: string[];
  unrest: number;
  pace: number | null;
  /** Points of the dark */
  dark: number;
}

export interface SeatView {
  deck: number;
  /** Null where it is hidden from the viewer */
  hand: string[] | null;
  cards_in_hand: number;
  discard: string[];
  xp: number;
  /** Null of all others */
  own: OwnView | null;
}

export interface OwnView {
  vp: number;
  /** Category, card, points */
  lines: [string, string, number][];
  /** All of them, wherever they lie: their order is not known */
  cards: CardCount[];
  levels: LevelView[];
  /** That the hand would pay */
  gold: number;
  /** If the hand went to the Dungeon, with all Weapons dealt and no effect used */
  forecast: BattleView[];
}

export interface CardCount {
  card: string;
  number: number;
}

export interface LevelView {
  hero: string;
  /** Null: any Hero of Level 1 */
  to: string | null;
  xp: number;
  /** There are cards for it */
  left: boolean;
  /** There are XP for it */
  enough: boolean;
}

export interface BattleView {
  rank: number;
  monster: string;
  attack: number;
  magic: number;
  light: number;
  penalty: number;
  total: number;
  health: number;
  wins: boolean;
  /** Magic: it would be won with Magic Attack */
  verdict: "barred" | "won" | "magic" | "lost";
  /** The clause that forbids the attack, or "" */
  forbidden: string;
  lines: LineView[];
  xp: number;
  vp: number;
  /** What it takes, won or lost */
  toll: Message[];
  spoils: SpoilsKind[];
  /** A victory takes the Thunderstone */
  stone: boolean;
}

export interface LineView {
  clause: string;
  card: string;
  what: What;
  amount: number;
  /** If it is not what is printed on the card */
  why?: Message;
}

export type What = "attack" | "magic" | "light" | "total";

export type SpoilsKind = "weapon" | "food" | "item" | "any" | "reveal_six";

export interface StackView {
  name: string;
  /** "" if it is empty */
  top: string;
  /** From the top down */
  cards: CardCount[];
}

export interface RankView {
  rank: number;
  /** "" where nothing lies */
  card: string;
  /** Tells the card from others of its kind */
  piece: string;
  /** The Light that it asks for; 0 where there is nothing to attack */
  darkness: number;
}

export interface StoneView {
  where: "deck" | "hall" | "gone";
  /** Cards that certainly lie above it: all can count */
  above: number;
}

export interface SlotView {
  slot: number;
  card: string;
  here: boolean;
  /** Its effects that were used, counted from 1 */
  used: number[];
  /** The slot of the Hero who holds this Weapon */
  held_by: number | null;
  /** Given to this card alone */
  strength: number;
  attack: number;
  /** All its Attack becomes Magic Attack */
  turned: boolean;
  thrown: boolean;
  /** The seat that owns it */
  borrowed_from: number | null;
  /** Destroyed when the battle is over */
  doomed: boolean;
  /** Kept from attacking */
  barred: boolean;
  /** What it has lost */
  judged: Figure | null;
  /** Of a Hero, in all */
  has_strength: number | null;
}

export type Figure = "attack" | "magic";

export interface Bonus {
  attack: number;
  strength: number;
}

export interface Printed {
  cards: Record<string, Card>;
  /** The four kinds of TS-1.17 */
  basics: string[];
  /** Hero kind -> its cards by level */
  families: Record<string, string[]>;
  village: string[];
  /** Monster class -> its cards */
  groups: Record<string, string[]>;
  /** Every stack that may stand in the Village -> its cards, the top first */
  stacks: Record<string, string[]>;
  /** What each card says that it does */
  texts: Record<string, Message[]>;
  /** Strength that Heroes gain by a card, of those that give any */
  strengthens: Record<string, number>;
}

export interface Card {
  id: string;
  source: "rulebook" | "published" | "designed";
  known: string[];
  /** So many are in the box */
  copies: number;
  type: "hero" | "weapon" | "item" | "spell" | "villager" | "disease" | "monster" | "thunderstone";
  /** Of Weapons, Items and Spells */
  subtypes: ("edged" | "blunt" | "food" | "light" | "magic")[];
  /** Its price; `null`: it cannot be bought */
  cost: number | null;
  /** Its coin; `null`: no coin, which is not the same as 0 */
  gold: number | null;
  /** Victory Points */
  vp: number;
  /** Light */
  light: number;
  /** Attack */
  attack: number;
  /** Magic Attack */
  magic: number;
  /** So many are in the deck with which each player starts */
  starting: number;
  /** What counts by itself (TS-8.31, TS-8.32) */
  passive: (BeyondRank1 | NotAgainstRank1 | WithEdged | PerLightItem | PerMonsterCard | LeadsMilitia | LeadsNonFighters | MagicPerItem | MagicPerSpell | DoublesMagic | XpFromRank3 | ReturnAfterVictory | Strong | Holy)[];
  /** Village effects */
  village: (Draw | ExtraPurchase | DestroySelf | Pawn | Train)[];
  /** Dungeon effects */
  dungeon: (DrawCards | Cure | Feed | Eat | Rally | Arcane | Aura | Throw | OthersDiscard | BorrowHero | ReturnMonster | TakeMonster | Banish)[];
  /** What may be bought after a victory */
  spoils: SpoilsKind | null;
  /** Of a Hero: its kind */
  family: string;
  /** Of a Hero: its Classes */
  classes: ClassName[];
  /** Of a Hero: its Level */
  level: number;
  /** Of a Hero: the XP for the next Level */
  level_up: number | null;
  /** Of a Hero: its Strength */
  strength: number;
  /** Of a Weapon: its weight */
  weight: number;
  /** Of a Monster: its class */
  group: string;
  /** Of a Monster: what it is, for cards that ask */
  types: string[];
  /** Of a Monster: its Health */
  health: number;
  /** Of a Monster: Light that it asks for besides its Rank */
  light_penalty: number;
  /** Of a Monster: XP for its defeat */
  xp: number;
  /** Of a Monster: its Traits */
  traits: Trait[];
  /** Of a Monster: its Battle effects */
  battle: (Destroy | DestroyIfUnarmed | DestroyStrongest | DestroyAll | Weaken | Infect | SoftToWeapons | Bar | Judge)[];
  /** Of a Monster: its Breach effect */
  breach: Raze | AllDiscard | null;
}

export interface BeyondRank1 {
  do: "beyond_rank_1";
  /** How much more, against a Monster in rank 2 or farther */
  attack: number;
}

export interface NotAgainstRank1 {
  do: "not_against_rank_1";
}

export interface WithEdged {
  do: "with_edged";
  /** How much more */
  attack: number;
}

export interface PerLightItem {
  do: "per_light_item";
  /** How much more for each */
  attack: number;
}

export interface PerMonsterCard {
  do: "per_monster_card";
  /** How much more for each */
  attack: number;
}

export interface LeadsMilitia {
  do: "leads_militia";
  /** How much more for each */
  attack: number;
}

export interface LeadsNonFighters {
  do: "leads_non_fighters";
  /** How much more for each */
  attack: number;
}

export interface MagicPerItem {
  do: "magic_per_item";
  /** How much more Magic Attack for each */
  magic: number;
}

export interface MagicPerSpell {
  do: "magic_per_spell";
  /** How much more Magic Attack for each */
  magic: number;
}

export interface DoublesMagic {
  do: "doubles_magic";
}

export interface XpFromRank3 {
  do: "xp_from_rank_3";
  /** How much more */
  xp: number;
}

export interface ReturnAfterVictory {
  do: "return_after_victory";
}

export interface Strong {
  do: "strong";
  /** What the Hero needs */
  strength: number;
  /** What the Weapon gives then */
  attack: number;
}

export interface Holy {
  do: "holy";
  /** The class of the Hero */
  class: ClassName;
  /** The types of the Monsters */
  against: string[];
  /** How much more */
  attack: number;
}

export type ClassName = "fighter" | "cleric" | "wizard" | "thief" | "archer" | "militia";

export interface Draw {
  do: "draw";
  repeat: boolean;
  /** How many cards */
  draw: number;
}

export interface ExtraPurchase {
  do: "extra_purchase";
  repeat: boolean;
}

export interface DestroySelf {
  do: "destroy_self";
  repeat: boolean;
  /** How much Gold it gives */
  gold: number;
  /** How many cards are drawn */
  draw: number;
}

export interface Pawn {
  do: "pawn";
  repeat: boolean;
  /** How much on top */
  gold: number;
}

export interface Train {
  do: "train";
  repeat: boolean;
  /** How much it gives */
  xp: number;
}

export interface DrawCards {
  do: "draw_cards";
  repeat: boolean;
  /** How many cards */
  draw: number;
}

export interface Cure {
  do: "cure";
  repeat: boolean;
  /** How many cards */
  draw: number;
}

export interface Feed {
  do: "feed";
  repeat: boolean;
  /** How much more */
  strength: number;
  /** The Hero's Attack is Magic Attack */
  turns_to_magic: boolean;
}

export interface Eat {
  do: "eat";
  repeat: boolean;
  /** How much more */
  attack: number;
}

export interface Rally {
  do: "rally";
  repeat: boolean;
  /** How much more for each */
  attack: number;
  /** How much more for each */
  strength: number;
}

export interface Arcane {
  do: "arcane";
  repeat: boolean;
  /** How many cards */
  draw: number;
}

export interface Aura {
  do: "aura";
  repeat: boolean;
  /** How many cards */
  draw: number;
}

export interface Throw {
  do: "throw";
  repeat: boolean;
  /** How much more */
  attack: number;
}

export interface OthersDiscard {
  do: "others_discard";
  repeat: boolean;
  /** How many each */
  cards: number;
  /** A Hero may be discarded instead */
  or_hero: boolean;
}

export interface BorrowHero {
  do: "borrow";
  repeat: boolean;
}

export interface ReturnMonster {
  do: "return_monster";
  repeat: boolean;
}

export interface TakeMonster {
  do: "take_monster";
  repeat: boolean;
  /** The victory points that the Monster may be worth */
  vp: number[];
}

export interface Banish {
  do: "banish";
  repeat: boolean;
  /** How many cards */
  draw: number;
}

export type Trait = "magic_required" | "magic_only" | "immune_to_magic" | "immune_to_edged" | "half_magic" | "half_without_magic" | "half_without_weapon" | "unarmed_cannot_attack" | "not_in_the_dark";

export interface Destroy {
  do: "destroy";
  /** Of which kind */
  of: Kind;
}

export type Kind = "fighter" | "cleric" | "wizard" | "thief" | "archer" | "militia" | "hero" | "weapon" | "item" | "spell" | "villager" | "food";

export interface DestroyIfUnarmed {
  do: "destroy_if_unarmed";
  /** Of which kind */
  of: Kind;
}

export interface DestroyStrongest {
  do: "destroy_strongest";
}

export interface DestroyAll {
  do: "destroy_all";
  /** Of which kinds */
  of: Kind[];
}

export interface Weaken {
  do: "weaken";
  /** How much */
  strength: number;
  /** Who has none left is destroyed */
  destroys: boolean;
}

export interface Infect {
  do: "infect";
  /** How many Disease cards */
  cards: number;
}

export interface SoftToWeapons {
  do: "soft_to_weapons";
  /** How much more for each */
  attack: number;
}

export interface Bar {
  do: "bar";
}

export interface Judge {
  do: "judge";
}

export interface Raze {
  do: "raze";
  /** How many of each */
  cards: number;
}

export interface AllDiscard {
  do: "all_discard";
  /** How many each */
  cards: number;
}

export type Told = 
  | { name: "attacks"; fields: { seat: number; card: string; number: number } }
  | { name: "barred"; fields: { card: string } }
  | { name: "borrowed"; fields: { seat: number; owner: number; card: string } }
  | { name: "breach"; fields: { card: string } }
  | { name: "destroyed"; fields: { card: string } }
  | { name: "discarded"; fields: { seat: number; card: string } }
  | { name: "doomed"; fields: { card: string } }
  | { name: "drew"; fields: { seat: number; card: string } }
  | { name: "equipped"; fields: { seat: number; hero: string; weapon: string } }
  | { name: "escaped"; fields: { card: string; copy: number } }
  | { name: "fed"; fields: { seat: number; card: string; number: number } }
  | { name: "fought"; fields: { seat: number; card: string; total: number; health: number; won: boolean; copy: number } }
  | { name: "gained"; fields: { seat: number; card: string; stack: string } }
  | { name: "infected"; fields: { seat: number; number: number } }
  | { name: "rearranged"; fields: { cards: string[] } }
  | { name: "revealed"; fields: { seat: number; cards: string[] } }
  | { name: "revealed_hand"; fields: { seat: number; cards: string[] } }
  | { name: "sent_under"; fields: { card: string; copy: number } }
  | { name: "showed_hand"; fields: { seat: number; cards: string[] } }
  | { name: "shuffled"; fields: { seat: number } }
  | { name: "stalemate"; fields: {  } }
  | { name: "start_player"; fields: { seat: number } }
  | { name: "stone"; fields: { seat: number } }
  | { name: "stone_lost"; fields: {  } }
  | { name: "taken"; fields: { seat: number; card: string; copy: number } }
  | { name: "turn"; fields: { seat: number; action: string; number: number } }
  | { name: "turned_up"; fields: { card: string; number: number } }
  | { name: "used"; fields: { seat: number; card: string } }
  | { name: "xp"; fields: { seat: number; number: number } };

export type Chosen = 
  | { do: "attack"; rank: number }
  | { do: "borrow"; owner: number; card: string }
  | { do: "buy"; card: string }
  | { do: "card"; slot: number }
  | { do: "cards"; number: number }
  | { do: "destroy"; card: string }
  | { do: "discard"; slot: number; card?: undefined }
  | { do: "discard"; card: string; slot?: undefined }
  | { do: "done" }
  | { do: "dungeon" }
  | { do: "equip"; slot: number; hero: number }
  | { do: "food"; slot: number }
  | { do: "hero"; slot: number; card?: undefined }
  | { do: "hero"; card: string; slot?: undefined }
  | { do: "leave" }
  | { do: "level"; slot: number; card: string }
  | { do: "lower"; kind: Figure }
  | { do: "monster"; rank: number }
  | { do: "order"; first: number; second: number; third: number }
  | { do: "pass" }
  | { do: "rest" }
  | { do: "reveal" }
  | { do: "show"; nothing: string }
  | { do: "sick"; kind: Figure }
  | { do: "spoils"; kind: SpoilsKind; card: string }
  | { do: "use"; slot: number; effect: number }
  | { do: "victim"; slot: number }
  | { do: "village" };

export type Sitting = lib.Sitting<TableView, Printed, null, Chosen>;

export type Option = types.Option<null, Chosen>;

export type Refused = types.Refused<null, Chosen>;
