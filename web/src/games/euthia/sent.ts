/** Made by `make types` from the views, the content, the events and the choices of the rules. */
import type * as lib from "$lib/sitting.svelte";
import type * as types from "$lib/types";
import type { Message } from "$lib/types";

export interface TableView {
  scenario: string;
  mode: Mode;
  round: number;
  rounds: number;
  first: number;
  active: number;
  heroes: HeroView[];
  /** How many tiles the land may grow from the start tile in every direction; 0: no limit */
  extent: number;
  /** The anchor of a slot -> the Map tile there */
  land: Record<string, string>;
  /** By space */
  tokens: Record<string, TokenView[]>;
  /** Spaces whose Monster was defeated */
  freed: string[];
  stack: StackView;
  offers: Record<string, string[]>;
  decks: Record<string, number>;
  discards: Record<string, string[]>;
  /** Of the top Monsters, by level */
  backs: Record<string, BackView>;
  /** Top Monsters whose front the viewer knows */
  known: string[];
  beneath: Record<string, number>;
  beaten: Record<string, string[]>;
  spent: PilesView;
  /** Without rivals: the Monster's cards from the top, "" for one that nobody has seen */
  banks: PilesView | null;
  /** Without rivals: the cards that all saw go under the decks, the lowest last */
  under: PilesView | null;
  combat_deck: CombatDeckView | null;
  goals: GoalView[];
  /** Alone: the ranks of the Scenario, the highest first */
  ranks: RankView[];
  /** Alone: the rank that it would come to now */
  rank: string;
  /** Alone: the lowest rank that is a victory */
  victory: string;
  control: string[];
  /** Encounter -> its open Quests */
  faceup: Record<string, string[]>;
  removed: string[];
  /** Null in a game without Elite Monsters */
  elites: ElitesView | null;
  tale: TaleView;
  /** Tiles of which some are kept */
  drawn: string[];
  fight: FightView | null;
  roll: RollView | null;
  trading: TradingView | null;
  notes: Record<string, number>;
  besieged: Record<string, number>;
  result: number[];
  /** The Movement points of each Action token */
  movement: Movement;
  /** Where the active Hero could walk with its Movement and all its tokens -> in how many steps */
  reach: Record<string, number>;
  /** The same spaces -> the space before it on the way */
  ways: Record<string, string>;
  /** The reckoning of each seat if it were made now */
  scores: [string, string, number][][];
}

export type Mode = "competitive" | "solo" | "cooperative";

export interface HeroView {
  /** "" until it is chosen */
  id: string;
  /** A space; "" beside the board */
  at: string;
  health: number;
  /** The Health that it can have */
  most: number;
  gold: number;
  reputation: number;
  gaar: number;
  /** Tokens of Skoldur */
  dwurt: number;
  /** What his die shows, 0 to 5 */
  dwurt_die: number;
  /** Movement points left */
  moves: number;
  /** Action tokens that may be used, the saved one included */
  tokens: Action[];
  /** Actions that tiles gave and that were not used yet */
  granted: Action[];
  /** What lies on each Hero slot, or "" */
  slots: string[];
  slots_open: boolean[];
  /** The same for Equipment slots */
  worn: string[];
  worn_open: boolean[];
  bag: string[];
  /** Beside the slots */
  artifacts: string[];
  sacks: number;
  /** How many of them are taken: Satchels and Backpacks hold some things */
  sacked: number;
  /** How many things have no place */
  overflow: number;
  /** The size of the largest Armour set; 0 below three */
  set: number;
  gems: Record<string, number>;
  essences: Record<string, number>;
  /** Exhausted tiles */
  tired: string[];
  /** Equipment -> its Gems */
  gems_on: Record<string, GemView[]>;
  /** Ability -> Essences */
  essences_on: Record<string, string[]>;
  /** The stack of Hero tiles that are still to come */
  unseen: string[];
  /** Hero tiles that were revealed */
  aside: string[];
  silver: string[] | number;
  golden: string[] | number;
  /** Control cards in hand */
  control: number;
  quests: string[];
  /** Bounty cards won */
  bounties: string[];
  /** Dragon cards taken */
  dragons: string[];
  /** As Monster Player: whose Hero tokens were taken */
  kills: number[];
  deaths: number;
  ported: boolean;
  /** Shields with a token: for the next attack roll (EU-26.14) */
  hampered: Record<string, number>;
  /** Quests whose Hero Roll missed */
  tried: string[];
  /** What a Scenario remembers of it */
  notes: Record<string, number>;
  /** The Powers under which it stands */
  powers: Element[];
}

export type Action = "mining" | "trade" | "combat";

export interface GemView {
  id: string;
  /** Its inactive side is up */
  idle: boolean;
}

export type Element = "fire" | "water" | "air" | "earth";

export interface TokenView {
  kind: TokenKind;
  seat: number;
}

export type TokenKind = "h" | "t" | "m" | "e";

export interface StackView {
  left: number;
  chapter: number;
  /** How many tiles of each Chapter are left */
  chapters: number[];
}

export interface BackView {
  low: number;
  high: number;
  reward: Message[];
  health: number;
  least: number;
}

export interface PilesView {
  silver: string[];
  gold: string[];
}

export interface CombatDeckView {
  left: number;
  spent: string[];
}

export interface GoalView {
  /** What is counted */
  count: string;
  have: number;
  /** -1 where nothing is asked for */
  least: number;
  /** -1 where nothing is asked for */
  most: number;
  met: boolean;
}

export interface RankView {
  id: string;
  /** The Reputation from which it begins */
  least: number;
}

export interface ElitesView {
  levels: Level[];
  /** Null from its victory to the end of that turn, and when the deck is used up */
  bounty: string | null;
  elite: string | null;
  /** The round in which it was turned up; 0 before the first */
  since: number;
  /** Where it can be fought now */
  lair: string[];
  /** Lairs whose Monster must be defeated first */
  barred: string[];
  /** Bounty cards in the deck, by level */
  left: Record<string, number>;
  /** Those among them that all know */
  known: string[];
  /** Elite Monsters in the box */
  gone: string[];
}

export type Level = 1 | 2 | 3;

export interface TaleView {
  heroic: boolean;
  /** With which the ledger begins to tell of it */
  clause: string;
  facts: FactView[];
  /** By space */
  marks: Record<string, MarkView[]>;
  card: CardView | null;
  /** Those that stand against the Heroes, the one that can be fought first */
  foes: GreatFoeView[];
  pieces: (FarrugaView | GolemView | LegendsView | MirrezilView | RubbleView | SettlementsView)[];
}

export interface FactView {
  id: string;
  say: Message;
  /** Of what goes up to something: how far it is, and how far it goes */
  share: [number, number] | null;
  clause: string;
  /** What lies on the table shows it already */
  drawn: boolean;
}

export interface MarkView {
  /** The message that names it; its text says what it does */
  id: string;
  clause: string;
  /** By which it is drawn */
  kind: string;
}

export interface CardView {
  /** By which it is drawn */
  kind: string;
  /** The message that names its deck */
  deck: string;
  /** The message that names it; its text says what it does */
  id: string;
  /** Cards in the deck */
  left: number;
  clause: string;
}

export interface GreatFoeView {
  id: string;
  damage: number;
  health: number;
}

export interface FarrugaView {
  piece: "farruga";
  /** The hex of her figure; null while it is off the map */
  at: string | null;
  /** The Dragon cards left, the one that is fought first */
  dragons: string[];
  /** Attack cards */
  left: number;
  /** Those turned up for flights, the last one last */
  shown: string[];
}

export interface GolemView {
  piece: "golem";
  /** Null before it wakes and after it is destroyed */
  at: string | null;
  /** The hexes of its last walk */
  trail: string[];
  ravage: RavageView;
}

export interface RavageView {
  left: number;
  /** Those turned up, the last one last */
  shown: string[];
}

export interface LegendsView {
  piece: "legends";
  /** Legend card -> whose tokens lie on it */
  passed: Record<string, number[]>;
  /** What each gives */
  cards: Record<string, LegendView>;
  /** A space of the map -> the Legend whose trial is held there */
  at: Record<string, string>;
}

export interface LegendView {
  reputation: number;
  artifact: string;
}

export interface MirrezilView {
  piece: "mirrezil";
  /** The Dragon cards left, the one that is fought first */
  dragons: string[];
  /** Where its figure stands; null while it is part of the land */
  church: string | null;
  /** A space -> Defensive Magic tokens */
  guards: Record<string, number>;
  /** Where the Faer Power token stands */
  faer: number;
  /** Where its track ends */
  most: number;
  /** What Faer Power may be spent on, and how much of it */
  costs: Record<string, number>;
  ravage: RavageView;
}

export interface RubbleView {
  piece: "rubble";
  /** By space: the type of its token */
  lying: Record<string, RubbleType>;
}

export type RubbleType = "a" | "b";

export interface SettlementsView {
  piece: "settlements";
  /** Besieged space -> the round of the siege */
  since: Record<string, number>;
  /** Spaces with a Badge */
  badges: string[];
  pillaged: string[];
  /** Spaces with a person face down */
  people: string[];
  /** Space -> the person who was found there */
  face_up: Record<string, string>;
  /** Persons face down at whom the viewer has looked */
  peeked: Record<string, string>;
  /** Cards in the box */
  gone: number;
  event: string | null;
  /** Space -> Supplies tiles lying there */
  supplies: Record<string, number>;
}

export interface FightView {
  hero: number;
  at: string;
  level: Level;
  siege: boolean;
  /** The Bounty card, in a Combat with its Elite Monster; else "" */
  bounty: string;
  /** The foe, if a Scenario brought it and no deck holds it; else "" */
  great: string;
  /** After which such a Combat ends undecided; 0: it is fought to the end */
  rounds: number;
  /** Damage of earlier Combats with it */
  scars: number;
  /** No Shields in this round */
  unshielded: boolean;
  /** No healing in this round */
  withered: boolean;
  /** Nothing that the Hero uses touches it, except Damage */
  immune: boolean;
  /** "" until the card is turned */
  foe: string;
  /** Of the foe, once it is known */
  health: number;
  /** The Monster Player; -1 while there is none */
  rival: number;
  round: number;
  phase: Phase;
  step: Step;
  damage: number;
  chaos: number;
  gaar: number;
  hope: number;
  bleed: number;
  /** What begins to bleed with the next Combat round */
  bleeding: number;
  dice: number[];
  /** The Battle Value as it stands */
  sum: number | null;
  /** Modifiers of it */
  value: number;
  wound_plus: number;
  wound_minus: number;
  mend: number;
  one_die: boolean;
  skipped: boolean;
  /** Whose word it is in an alternation */
  word: number;
  passed: number;
  /** Who said what in this alternation */
  said: [number, string][];
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
  /** Dwurt tokens for a tile that goes by their number */
  paid: number;
  curses: number[];
  blows: number[];
  lasting: Record<string, number>;
  for_combat: Record<string, number>;
  pending: [string, number][];
  once: string[];
  muted: boolean;
  /** Cards that lie by the Monster, by when they are discarded */
  brief: string[];
  cursed: string[];
  lying: string[];
  /** The plays that they come from: which of the three, card, how many */
  laid: [string, string, number][];
  plays: [string, number][];
  /** A Monster that plays by itself: the Combat card that lies by it, or "" */
  card: string;
  /** Equal cards of a bank, revealed for a Chaos Action */
  stack: string[];
  /** The card that begins the next stack, or "" */
  odd: string;
  /** Stacks that wait for the Hero's attack: card, how many */
  awaited: [string, number][];
  won: boolean;
  lost: boolean;
  rewarded: boolean;
  sums: Sums | null;
  /** What the Hero may use at each moment to come */
  means: Partial<Record<When, Chosen[]>>;
  rival_means: string[];
  loot: Record<string, number>;
  /** What the Scenario lays out for it */
  pieces: (AidView | DuelView)[];
  /** The deck whose top card will be met; 0 when it lies open */
  deck: number;
}

export type Phase = "before" | "preparation" | "healing" | "monster_attack" | "second_healing" | "hero_attack" | "over";

export type Step = "" | "before" | "weapon" | "change" | "answer" | "dealt";

export interface Sums {
  side: Side;
  /** The Battle Value as it stands; null before the roll */
  value: number | null;
  lines: SumLine[];
  /** The band of the card or the Weapon that it hits; -1: none */
  band: number;
  /** Wounds or Damage if it stands */
  effect: SumLine[];
  dealt: number;
  /** What the band that the Monster hits does besides its Wounds */
  special: Threat[];
  /** What would be left */
  health: number;
  mend: SumLine[];
  odds: Odds[];
  /** For Skoldur, when it is his word */
  dwurt: DwurtSum | null;
}

export type Side = "monster" | "hero";

export interface SumLine {
  say: Message;
  n: number;
  who: number | null;
  clause: string;
  /** Of what it comes from; "": it has no change behind it */
  kind: string;
  /** Of the component that it comes from */
  name: string;
  /** It does not count now: there is no plain number that it could change */
  idle: boolean;
}

export interface Threat {
  do: string;
  say: Message;
  clause: string;
}

export interface Odds {
  die: number;
  low: number;
  high: number;
  /** What it comes to, and in how many sixths */
  chances: [number, number][];
}

export interface DwurtSum {
  value: number;
  worth: number;
}

export type When = "prep" | "heal" | "foe_before" | "foe_after" | "own_before" | "own_after" | "weapon" | "first";

export interface AidView {
  piece: "aid";
  /** What Faer Power was spent on in this round */
  uses: string[];
}

export interface DuelView {
  piece: "duel";
  /** Of three Initiative tokens those that show the Hero; -1 before they are tossed */
  initiative: number;
  /** Attack cards, the one of this round last */
  drawn: string[];
  /** A Water Essence was paid in this round */
  spared: boolean;
}

export interface RollView {
  hero: number;
  why: string;
  dice: number[];
  /** Modifiers, without the dice */
  value: number;
  sum: number;
}

export interface TradingView {
  place: TradePlace;
  /** Replacements of the offer */
  renewed: number;
  /** To whom the fee has still to be paid */
  owed: number;
}

export type TradePlace = "merchants" | "alchemists" | "dragonslayers_towers";

export interface Movement {
  mining: number;
  trade: number;
  combat: number;
}

export interface Facts {
  heroes: Record<string, HeroFacts>;
  /** Tiles, by the name of their entry */
  things: Record<string, ThingFacts>;
  /** Whatever may be fought */
  foes: Record<string, FoeFacts>;
  bounties: Record<string, BountyFacts>;
  /** What its values 0 to 5 do */
  dwurt_die: DwurtFace[];
  cards: Record<string, CardFacts>;
  /** What lasting effects do */
  lasting: Record<string, Message>;
  combat_cards: Record<string, CombatCardFacts>;
  elementals: Partial<Record<Element, BandFacts[]>>;
  /** Gems and Essences */
  tokens: Record<string, TokenFacts>;
  map_tiles: Record<string, MapTileFacts>;
  quests: Record<string, QuestFacts>;
  /** Quest -> Encounter */
  encounter_of: Record<string, string>;
}

export interface HeroFacts {
  id: string;
  colour: string;
  health: number;
  /** Hero slots */
  slots: SlotFacts[];
  /** Equipment slots */
  equipment: SlotFacts[];
  gaar_slots: number;
  dwurt_slots: number;
  gem_slots: number;
  sacks: number;
  /** Its starting tiles */
  start: string[];
}

export interface SlotFacts {
  /** The number by which choices name it */
  place: number;
  kind: SlotKind;
  /** What it costs to unlock it */
  gold: number;
  /** And the Essence that it costs */
  essence: Element | "";
}

export type SlotKind = "sword" | "first" | "ability" | "helm" | "cuirass" | "gloves" | "greaves" | "boots" | "amulet" | "ring";

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
  bands: BandFacts[];
  /** Level and Health, bands, and what it brings */
  lines: Message[];
  /** Of the Reputation that is rewarded */
  range: Message | null;
  reward: EffectFacts[];
  /** The Reward in one sentence */
  rewarded: Message | null;
}

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
  /** Dwurt tokens that are gained */
  dwurt: number;
  /** Silver cards that are drawn */
  silver: number;
  /** Gold cards that are drawn */
  gold: number;
  /** Reputation that is gained or lost */
  reputation: number;
  /** Wounds that are received */
  wounds: number;
}

export interface CardFacts {
  metal: string;
  timing: string;
  /** Its lasting effects */
  lasting: string[];
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

export interface MapTileFacts {
  /** A, b, c (EU-4.4) */
  hexes: [SpaceFacts, SpaceFacts, SpaceFacts];
  centre: SpaceFacts | null;
}

export interface SpaceFacts {
  type: string;
  /** The type, whatever the element of the Elemental or the level of the Treasure */
  kind: string;
  /** Of the Elemental that lives there */
  element: Element | "";
  /** The level of the Treasure that lies there */
  treasure: Level | 0;
  monster: Level | 0;
  loot: Record<string, number>;
  encounter: string;
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

export interface Terms {
  /** Of the table, where it lies */
  part: Part;
  /** This is no place for it */
  elsewhere: boolean;
  /** Nothing, or nothing more, is done */
  ends: boolean;
  /** That a tile costs now */
  gold: number | null;
}

export type Part = "setup" | "way" | "space" | "slot" | "tokens" | "here" | "quest" | "piece" | "board" | "trade" | "lent";

export type Payer = "" | "hero" | "monster";

export type Told = 
  | { name: "aided"; fields: { seat: number; faer: string } }
  | { name: "artifact"; fields: { seat: number; thing: string } }
  | { name: "attack"; fields: { seat: number; number: number; damage: number } }
  | { name: "attacks"; fields: { seat: number; thing: string } }
  | { name: "badge"; fields: { seat: number; space: string; tile: string; place: string } }
  | { name: "ballista"; fields: { seat: number; number: number } }
  | { name: "bank_card"; fields: { metal: string; card: string } }
  | { name: "bank_discards"; fields: { metal: string; card: string } }
  | { name: "bank_under"; fields: { metal: string; card: string } }
  | { name: "banked"; fields: { metal: string; number: number } }
  | { name: "banks_empty"; fields: {  } }
  | { name: "bought"; fields: { seat: number; thing: string; gold: number } }
  | { name: "bounty"; fields: { foe: string; lair: string; place: string } }
  | { name: "bounty_won"; fields: { seat: number; foe: string } }
  | { name: "cancelled"; fields: { seat: number; card: string } }
  | { name: "caravan"; fields: { space: string; tile: string; place: string } }
  | { name: "challenges"; fields: { seat: number; foe: string } }
  | { name: "chaos_missing"; fields: {  } }
  | { name: "chaos_muted"; fields: {  } }
  | { name: "chaos_token"; fields: { seat: number } }
  | { name: "charged"; fields: { seat: number; thing: string; kind: string } }
  | { name: "church_moves"; fields: { space: string } }
  | { name: "church_struck"; fields: { number: number } }
  | { name: "claims"; fields: { seat: number } }
  | { name: "cleared"; fields: { seat: number; space: string } }
  | { name: "clover"; fields: { seat: number; number: number } }
  | { name: "combat_card"; fields: { first: number; second: number; gaar: number; chaos: number } }
  | { name: "combat_round"; fields: { seat: number; number: number } }
  | { name: "confronts"; fields: { seat: number; element: string } }
  | { name: "control"; fields: { seat: number } }
  | { name: "control_kept"; fields: { seat: number } }
  | { name: "cowed"; fields: { seat: number; what: string } }
  | { name: "damaged"; fields: { seat: number; number: number } }
  | { name: "defeated"; fields: { seat: number; foe: string } }
  | { name: "die_removed"; fields: { number: number } }
  | { name: "died"; fields: { seat: number } }
  | { name: "discarded_card"; fields: { seat: number; card: string } }
  | { name: "dragon_falls"; fields: { seat: number; foe: string } }
  | { name: "drawn"; fields: { seat: number; stack: string; number: number; things: string[] } }
  | { name: "drew_cards"; fields: { seat: number; metal: string; number: number; secret: string[] } }
  | { name: "dwurt"; fields: { seat: number; number: number } }
  | { name: "dwurt_die"; fields: { seat: number; number: number } }
  | { name: "dwurt_spent"; fields: { seat: number; number: number; shown: number } }
  | { name: "equipped"; fields: { seat: number; thing: string } }
  | { name: "event"; fields: { event: string } }
  | { name: "faer"; fields: { number: number } }
  | { name: "farruga_attack"; fields: { attack: string } }
  | { name: "fell"; fields: { seat: number; foe: string } }
  | { name: "fights"; fields: { seat: number; level: number; space: string; tile: string; place: string } }
  | { name: "flight"; fields: { attack: string } }
  | { name: "foe_attack"; fields: { seat: number; number: number; wounds: number } }
  | { name: "foe_dice"; fields: { seat: number; dice: number[]; gaar: Payer } }
  | { name: "foe_gains"; fields: { seat: number; what: string; number: number } }
  | { name: "foe_gains_alone"; fields: { what: string; number: number } }
  | { name: "foe_rolled"; fields: { seat: number; dice: number[] } }
  | { name: "freed"; fields: { seat: number; space: string; tile: string; place: string } }
  | { name: "gaar"; fields: { seat: number; number: number; reroll: boolean } }
  | { name: "gaar_kept"; fields: { number: number } }
  | { name: "gaar_missing"; fields: {  } }
  | { name: "gaar_used"; fields: { first: number; second: number } }
  | { name: "gained"; fields: { seat: number; thing: string } }
  | { name: "gem_set"; fields: { seat: number; kind: string; thing: string } }
  | { name: "gold"; fields: { seat: number; number: number; sold: string } }
  | { name: "golem_falls"; fields: { seat: number } }
  | { name: "golem_wakes"; fields: { space: string } }
  | { name: "golem_walks"; fields: { space: string } }
  | { name: "granted"; fields: { seat: number; action: string } }
  | { name: "guard_fades"; fields: { space: string } }
  | { name: "guarded"; fields: { seat: number; space: string } }
  | { name: "handed_in"; fields: { seat: number; what: string; thing: string } }
  | { name: "healed"; fields: { seat: number; number: number } }
  | { name: "hero"; fields: { seat: number; hero: string } }
  | { name: "hope"; fields: { seat: number; number: number } }
  | { name: "hope_spent"; fields: { seat: number; number: number } }
  | { name: "horn"; fields: { foe: string } }
  | { name: "hunts"; fields: { seat: number; foe: string } }
  | { name: "initiative"; fields: { seat: number; number: number } }
  | { name: "lands"; fields: { space: string } }
  | { name: "learned"; fields: { seat: number; thing: string; gold: number } }
  | { name: "looked"; fields: { seat: number; secret: string[] } }
  | { name: "marches"; fields: { seat: number; token: Action } }
  | { name: "meets"; fields: { seat: number; foe: string } }
  | { name: "mended"; fields: { seat: number; number: number } }
  | { name: "mines"; fields: { seat: number; space: string; tile: string; place: string } }
  | { name: "mirrezil_wakes"; fields: {  } }
  | { name: "monster_player"; fields: { seat: number; owner: number } }
  | { name: "moved"; fields: { seat: number; space: string; tile: string; place: string } }
  | { name: "moves"; fields: { seat: number; number: number } }
  | { name: "new_quest"; fields: { encounter: string; quest: string } }
  | { name: "no_weapon"; fields: { seat: number } }
  | { name: "nothing_to_heal"; fields: { card: string } }
  | { name: "omen"; fields: { omen: string } }
  | { name: "parted"; fields: { seat: number; foe: string } }
  | { name: "peeked"; fields: { seat: number; space: string; tile: string; place: string; secret: string[] } }
  | { name: "person"; fields: { seat: number; person: string; space: string; tile: string; place: string } }
  | { name: "pillaged"; fields: { space: string; tile: string; place: string } }
  | { name: "played"; fields: { seat: number; card: string; number: number } }
  | { name: "potions"; fields: { seat: number; number: number } }
  | { name: "quenched"; fields: { seat: number } }
  | { name: "quest"; fields: { seat: number; quest: string } }
  | { name: "quest_missed"; fields: { seat: number; quest: string } }
  | { name: "rabbit_foot"; fields: { seat: number; number: number } }
  | { name: "ravage"; fields: { ravage: string } }
  | { name: "readied"; fields: { seat: number; thing: string } }
  | { name: "relieved"; fields: { seat: number; space: string; tile: string; place: string } }
  | { name: "removed"; fields: { seat: number; what: string; number: number } }
  | { name: "renewed"; fields: { seat: number; stack: string } }
  | { name: "reputation"; fields: { seat: number; number: number } }
  | { name: "rerolled"; fields: { seat: number; dice: number[]; gaar: Payer } }
  | { name: "revealed"; fields: { seat: number; thing: string } }
  | { name: "risen"; fields: { seat: number; thing: string } }
  | { name: "rolled"; fields: { seat: number; dice: number[] } }
  | { name: "round"; fields: { number: number } }
  | { name: "rubble"; fields: { kind: RubbleType; space: string } }
  | { name: "saved"; fields: { seat: number; token: Action } }
  | { name: "scored"; fields: { seat: number; number: number } }
  | { name: "settlement"; fields: { space: string; tile: string; place: string } }
  | { name: "shard"; fields: { seat: number; number: number } }
  | { name: "siege"; fields: { space: string; number: number; tile: string; place: string } }
  | { name: "skipped"; fields: { seat: number; level: number; foe: string } }
  | { name: "skull"; fields: { seat: number; foe: string } }
  | { name: "slain"; fields: { seat: number; owner: number } }
  | { name: "sold"; fields: { seat: number; thing: string; gold: number } }
  | { name: "spell_broken"; fields: {  } }
  | { name: "spent_essence"; fields: { seat: number; kind: string } }
  | { name: "stack_awaits"; fields: { card: string } }
  | { name: "stack_next"; fields: { card: string } }
  | { name: "stack_played"; fields: { card: string; number: number } }
  | { name: "stack_works"; fields: { card: string; number: number } }
  | { name: "steps"; fields: { seat: number; foe: string } }
  | { name: "talons"; fields: { old: number; new: number } }
  | { name: "thrown"; fields: { seat: number; thing: string } }
  | { name: "tile"; fields: { seat: number; tile: string; anchor: string } }
  | { name: "to_dwurt"; fields: { seat: number } }
  | { name: "token"; fields: { seat: number; what: string; kind: string } }
  | { name: "trades"; fields: { seat: number; place: string } }
  | { name: "treasure"; fields: { seat: number; stack: string } }
  | { name: "trial"; fields: { seat: number; quest: string } }
  | { name: "trophy"; fields: { seat: number; foe: string } }
  | { name: "trophy_left"; fields: { seat: number; foe: string } }
  | { name: "turn"; fields: { seat: number } }
  | { name: "unequipped"; fields: { seat: number; thing: string } }
  | { name: "unlearned"; fields: { seat: number; thing: string } }
  | { name: "unlocked"; fields: { seat: number; slot: string } }
  | { name: "used"; fields: { seat: number; thing: string } }
  | { name: "used_essence"; fields: { seat: number; kind: string } }
  | { name: "used_gem"; fields: { seat: number; kind: string } }
  | { name: "woken"; fields: { seat: number; kind: string; thing: string } }
  | { name: "wounded"; fields: { seat: number; number: number } };

export type Chosen = 
  | { do: "aid"; use: string }
  | { do: "aim"; space: string }
  | { do: "attack"; thing: string }
  | { do: "bear" }
  | { do: "both" }
  | { do: "bounty" }
  | { do: "buy"; place: number }
  | { do: "cash"; card: string }
  | { do: "charge"; thing: string; kind: string }
  | { do: "church"; service: "heal" | "potion" }
  | { do: "claim" }
  | { do: "confront" }
  | { do: "count"; number: number }
  | { do: "deed"; sub: "ballista" }
  | { do: "deed"; sub: "burn" }
  | { do: "deed"; sub: "caravan" }
  | { do: "deed"; sub: "clear" }
  | { do: "deed"; sub: "column"; price: string }
  | { do: "deed"; sub: "deliver" }
  | { do: "deed"; sub: "farruga" }
  | { do: "deed"; sub: "golem" }
  | { do: "deed"; sub: "guard"; price: string }
  | { do: "deed"; sub: "mirrezil" }
  | { do: "deed"; sub: "prayer"; price: string }
  | { do: "deed"; sub: "priest" }
  | { do: "deed"; sub: "restore"; thing: string }
  | { do: "deed"; sub: "run"; space: string }
  | { do: "deed"; sub: "steps"; foe: string }
  | { do: "deed"; sub: "supplies" }
  | { do: "deed"; sub: "talk"; price: string }
  | { do: "deed"; sub: "trial"; quest: string }
  | { do: "die"; die?: undefined }
  | { do: "die"; die: number }
  | { do: "dig" }
  | { do: "discard_card"; card: string }
  | { do: "done" }
  | { do: "dwurt" }
  | { do: "end" }
  | { do: "equip"; thing: string; place: number }
  | { do: "essence"; kind: string }
  | { do: "exchange" }
  | { do: "fee" }
  | { do: "final" }
  | { do: "first_strike" }
  | { do: "gaar"; die?: undefined }
  | { do: "gaar"; die: number }
  | { do: "gem"; thing: string; kind: string }
  | { do: "heal" }
  | { do: "hero"; hero: string }
  | { do: "hope"; number: number }
  | { do: "keep"; thing?: undefined }
  | { do: "keep"; thing: string }
  | { do: "kind"; kind: string }
  | { do: "land"; space: string }
  | { do: "learn"; thing: string; place: number }
  | { do: "leave" }
  | { do: "level"; number: number }
  | { do: "look"; space: string }
  | { do: "march"; token: Action }
  | { do: "mask" }
  | { do: "mine" }
  | { do: "nest"; space: string }
  | { do: "none" }
  | { do: "pack" }
  | { do: "pass" }
  | { do: "pay"; thing: string }
  | { do: "pick"; thing: string }
  | { do: "play"; card: string; number: number; which?: undefined }
  | { do: "play"; which: number; card?: undefined; number?: undefined }
  | { do: "portal"; space: string }
  | { do: "quench" }
  | { do: "quest"; quest: string }
  | { do: "ready"; thing: string }
  | { do: "refuge"; space: string }
  | { do: "renew" }
  | { do: "reveal" }
  | { do: "ruins"; anchor: string }
  | { do: "save"; token: Action }
  | { do: "sell"; thing: string; option?: undefined }
  | { do: "sell"; thing: string; option: number }
  | { do: "set_gem"; kind: string; thing: string }
  | { do: "siege"; space: string }
  | { do: "skip" }
  | { do: "slot"; anchor: string }
  | { do: "stack"; stack: string }
  | { do: "stay" }
  | { do: "strike"; space: string }
  | { do: "swap"; thing: string; other: string }
  | { do: "throw"; thing: string }
  | { do: "tidy" }
  | { do: "to"; space: string }
  | { do: "to_dwurt" }
  | { do: "trade" }
  | { do: "tread"; space: string }
  | { do: "treasure" }
  | { do: "turn_token" }
  | { do: "unequip"; thing: string }
  | { do: "unlearn"; thing: string }
  | { do: "unlock"; place: number; price?: undefined }
  | { do: "unlock"; place: number; price: string }
  | { do: "use"; thing: string; option?: undefined; kind?: undefined; number?: undefined }
  | { do: "use"; thing: string; option: number; kind?: undefined; number?: undefined }
  | { do: "use"; thing: string; kind: string; option?: undefined; number?: undefined }
  | { do: "use"; thing: string; number: number; option?: undefined; kind?: undefined }
  | { do: "walk"; space: string }
  | { do: "way"; which: number }
  | { do: "with"; thing: string; sub?: undefined }
  | { do: "with"; sub: "granted" }
  | { do: "with"; sub: "token" };

export type Sitting = lib.Sitting<TableView, Facts, Terms, Chosen>;

export type Option = types.Option<Terms, Chosen>;

export type Refused = types.Refused<Terms, Chosen>;
