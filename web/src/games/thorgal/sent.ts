/** Made by `make types` from the views, the content, the events and the choices of the rules. */
import type * as lib from "$lib/sitting.svelte";
import type * as types from "$lib/types";
import type { Message } from "$lib/types";

export interface TableView {
  adventure: string;
  round: number;
  rounds: number;
  phase: Phase;
  turn: number;
  first: number;
  active: number;
  /** The Heroes of the four turns of a round */
  order: number[];
  heroes: HeroView[];
  areas: Record<string, AreaView>;
  locations: Record<string, LocationView>;
  blocked_borders: string[];
  row: CardView[];
  beside: number;
  /** The slot in which each of the four tokens lies, -1 for beside the Row */
  tokens: number[];
  specials: string[];
  path: string[];
  tiles: TileView[];
  gathered: [number, number][];
  /** Spaces of the Path with Block tokens */
  rubble: [number, number][];
  marked: number;
  display: string[];
  event: string | null;
  decks: Record<string, number>;
  discards: Record<string, string[]>;
  track: number | null;
  ship: string | null;
  goals: Record<string, number>;
  flags: string[];
  told: number[];
  reading: number | null;
  /** The roll of a test of trust, while it is resolved */
  trust: number | null;
  /** Icons of Terrain cards that count as others in this round; "" as none */
  counts_as: Record<string, string>;
  /** Calls of an Event icon that are swallowed */
  shields: Record<string, number>;
  tale: TaleView;
  /** What the colours and corners of the open cards do */
  printed: Record<string, PrintedView>;
  /** What the Paragraphs that were read do */
  pages: Record<string, PageView>;
  act: ActView | null;
  fight: FightView | null;
  tile: string | null;
  ending: string | null;
}

export type Phase = "setup" | "action" | "event";

export interface HeroView {
  id: string;
  seat: number;
  area: string;
  dial: number;
  track: number;
  /** Of the Combat dial as it is now */
  dice: string[];
  /** Of the Journey track as it is now */
  tiles: string[];
  threat: number;
  /** The Skill card shows its active side */
  skill: boolean;
  /** In this round */
  skill_used: boolean;
  pool: Partial<Record<Resource, number>>;
  items: string[];
  wounds: TileView[];
}

export type Resource = "building" | "ore" | "gossip" | "magic" | "fate" | "power";

export interface TileView {
  shape: string;
  /** Columns and rows from 0, the first at the top left */
  cells: [number, number][];
}

export interface AreaView {
  open: boolean;
  sources: Resource[];
  /** It shows its other face */
  dark: boolean;
}

export interface LocationView {
  there: boolean;
  enemies: Tier[];
  blocked: boolean;
  read: boolean;
  boxes: BoxView[];
}

export type Tier = "minor" | "average" | "powerful" | "monstrous" | "mystic";

export interface BoxView {
  on: Record<string, number>;
  /** What it costs now */
  price: Record<string, number>;
  /** How many Resources it still lacks; null where it has no fixed price */
  missing: number | null;
  raised: string[];
  /** The shape of a Sacrifice token that lies on it */
  offering: string | null;
  /** The clause that closes it for whoever chooses now, or "" */
  closed: string;
}

export interface CardView {
  card: string;
  /** Whether each token under it shows its active side */
  tokens: boolean[];
  left: number;
  blocked: boolean;
  goals: number;
  specials: string[];
  /** What each Main Action would be worth with one more token */
  worth: number[];
  /** How often each Bonus would work */
  times: number[];
  /** The same if the token comes from that slot (-1: from beside the Row) */
  from: Record<string, Outlook>;
}

export interface Outlook {
  /** What each Main Action would be worth with one more token */
  worth: number[];
  /** How often each Bonus would work */
  times: number[];
}

export interface TaleView {
  adventure: string;
  cards: OwnCard[];
  lines: LineView[];
  /** On Locations */
  places: Record<string, MarkView[]>;
  areas: Record<string, MarkView[]>;
  /** Whose the Mystic tokens of a place are */
  foes: Record<string, MarkView[]>;
  /** Who goes with a Hero, by its number */
  company: Record<string, Message[]>;
}

export interface OwnCard {
  id: string;
  /** What lies on it */
  about: Message | null;
  /** Where it is */
  where: Message | null;
}

export interface LineView {
  sign: Sign;
  say: Message;
}

export type Sign = "card" | "dagger" | "goal" | "hero" | "lens" | "person" | "shield" | "ship" | "throne";

export interface MarkView {
  id: string;
  sign: Sign;
  say: Message;
  tincture: Tincture;
  /** Of a token that is told apart: by what choices name it */
  mark: string | number | null;
}

export type Tincture = "" | "argent" | "gules" | "or" | "sable" | "vert";

export interface PrintedView {
  red: Message[];
  yellow: Message[];
  corner: Message[];
}

export interface PageView {
  /** The Location that gets the Read token; "" where there is none, or the one where it was opened */
  on: string;
  effects: DeedView[];
  threads: Message[][];
}

export interface DeedView {
  say: Message;
  /** Of a choice */
  sides: SideView[];
}

export interface SideView {
  /** What the story calls it */
  label: Message | null;
  /** What it does */
  say: Message | null;
}

export interface ActView {
  type: ActionType;
  value: number;
  hero: number;
  main: boolean;
  card: string | null;
  done: number;
  at: string | null;
  /** What effects grant to it */
  may: Record<string, number>;
  /** Additional ones, by colour */
  dice: Record<string, number>;
  /** Penalties of one colour that may be ignored */
  ignore: Record<string, number>;
  /** The Journey tiles that may be taken in it */
  tiles: string[];
}

export type ActionType = "move" | "journey" | "gather" | "assign" | "combat" | "sacrifice" | "craft";

export interface FightView {
  at: string | null;
  tiers: Tier[];
  cards: string[];
  /** Cards of which one is chosen */
  offered: string[];
  dice: string[];
  faces: number[];
  shapes: string[];
  critical: boolean[];
  tiles: string[];
  laid: TileView[];
  covered: [number, number][];
  hearts: number;
}

export interface Facts {
  tiles: Record<string, TileFacts>;
  dice: Record<string, DieFacts>;
  heroes: Record<string, HeroFacts>;
  items: Record<string, ItemFacts>;
  actions: Record<string, ActionFacts>;
  terrain: Record<string, TerrainFacts>;
  enemies: Record<string, EnemyFacts>;
  events: Record<string, EventFacts>;
  adventures: Record<string, AdventureFacts>;
  /** Of a Terrain card */
  rows: number;
}

export interface TileFacts {
  /** A column and a row, from 0, the first at the top left */
  cells: [number, number][];
}

export interface DieFacts {
  faces: FaceFacts[];
}

export interface FaceFacts {
  /** A shape */
  white: string;
  /** A shape, or "" */
  critical: string;
}

export interface HeroFacts {
  id: string;
  start: Partial<Record<Resource, number>>;
  item: string;
  skill: SkillFacts;
  wound_area: [number, number][];
  /** The dice of each Combat level */
  dial: string[][];
  /** The tiles that each Journey level adds */
  track: string[][];
}

export interface SkillFacts {
  id: string;
  refresh: Partial<Record<Resource, number>>;
}

export interface ItemFacts {
  action: ActionType | "any";
}

export interface ActionFacts {
  number: number;
  main: MainFacts[];
  /** What always happens */
  extra: Message[];
  bonus: BonusFacts[];
}

export interface MainFacts {
  type: ActionType;
  value: number;
}

export interface BonusFacts {
  mode: Mode;
  /** What it does */
  say: Message;
}

export type Mode = "sole" | "left" | "stack";

export interface TerrainFacts {
  id: string;
  kind: "standard" | "barren";
  /** The marked column */
  reveal: number;
  board: BoardFacts;
}

export interface BoardFacts {
  width: number;
  height: number;
  spaces: SpaceFacts[];
}

export interface SpaceFacts {
  x: number;
  y: number;
  /** Of each its alternatives; Penalties are not among them */
  icons: string[][];
  penalty: Penalty | "";
}

export type Penalty = "red" | "yellow";

export interface EnemyFacts {
  tier: Tier;
  board: BoardFacts;
}

export interface EventFacts {
  deck: string;
  /** The icon that it calls */
  next: Side;
}

export type Side = "left" | "middle" | "right";

export interface AdventureFacts {
  id: string;
  /** Besides the common ones */
  resources: Resource[];
  goals: string[];
  areas: AreaFacts[];
  borders: BorderFacts[];
  locations: LocationFacts[];
  decks: [string, string];
  rounds_marked: number[];
  track: TrackFacts | null;
  rules: string[];
  endings: EndingFacts[];
  /** Of what the chart is drawn around the Areas */
  ground: Ground;
}

export interface AreaFacts {
  id: string;
  number: number;
  /** It has a light and a dark face */
  two_faced: boolean;
  x: number;
  y: number;
}

export interface BorderFacts {
  id: string;
  a: string;
  b: string;
  kind: BorderKind;
  multiplicity: number;
}

export type BorderKind = "normal" | "red" | "blue" | "impassable";

export interface LocationFacts {
  id: string;
  area: string;
  border: string;
  /** It lies where the Ship is */
  ship: boolean;
  x: number;
  y: number;
  runes: string[];
  /** Its Enemies fight together */
  combined: boolean;
  boxes: BoxFacts[];
}

export interface BoxFacts {
  /** By which choices name it */
  id: string;
  action: "assign" | "sacrifice" | "combat";
  /** Any number of this Resource, or "" */
  open: string;
  /** The die of a distrustful Location, or "" */
  distrust: string;
  /** The Resources that it takes */
  of: string[];
  /** Of a Sacrifice, or "" */
  shape: string;
  /** All Enemies */
  defeat: boolean;
}

export interface TrackFacts {
  first: number;
  last: number;
  good: "left" | "right";
  /** Spaces where something happens */
  turns: number[];
  /** The goal that reaching a space fulfils, or the defeat */
  ends: Record<string, string>;
}

export interface EndingFacts {
  id: string;
  won: boolean;
  kind: "good" | "bittersweet" | "bad";
  goals: string[];
}

export type Ground = "hills" | "sea" | "sand" | "dream";

export interface Terms {
  /** Of the table, where it lies */
  part: Part;
}

export type Part = "setup" | "map" | "row" | "path" | "fight" | "items" | "hero" | "book" | "answers";

export type Told = 
  | { name: "assigned"; fields: { tale: string; hero: string; location: string; kind: string } }
  | { name: "blocked"; fields: { tale: string; location: string } }
  | { name: "blocked_border"; fields: { tale: string; border: string; area: string; goal: string } }
  | { name: "calmed"; fields: { hero: string; number: number } }
  | { name: "card_added"; fields: { action: string } }
  | { name: "card_removed"; fields: { action: string } }
  | { name: "die"; fields: { hero: string; colour: string; shape: string } }
  | { name: "died"; fields: { hero: string } }
  | { name: "ending"; fields: { tale: string; ending: string } }
  | { name: "enemy"; fields: { tale: string; location: string; tier: string } }
  | { name: "enemy_card"; fields: { enemy: string } }
  | { name: "enemy_moved"; fields: { tale: string; location: string; goal: string; tier: string } }
  | { name: "event"; fields: { event: string } }
  | { name: "fights"; fields: { tale: string; hero: string; location: string; tier: string } }
  | { name: "finding"; fields: { hero: string; finding: string } }
  | { name: "first"; fields: { hero: string } }
  | { name: "flag"; fields: { tale: string; flag: string } }
  | { name: "gained"; fields: { hero: string; kind: string; number: number } }
  | { name: "gathered"; fields: { hero: string; terrain: string } }
  | { name: "goal"; fields: { tale: string; location: string } }
  | { name: "goal_off"; fields: { action: string } }
  | { name: "goal_on_card"; fields: { action: string } }
  | { name: "healed"; fields: { hero: string; shape: string } }
  | { name: "hero"; fields: { hero: string } }
  | { name: "icon"; fields: { tale: string; icon: string } }
  | { name: "ignored"; fields: { hero: string; penalty: string } }
  | { name: "item"; fields: { hero: string; item: string } }
  | { name: "laid"; fields: { hero: string; shape: string } }
  | { name: "level"; fields: { hero: string; side: string; number: number } }
  | { name: "lost"; fields: { hero: string; kind: string; number: number } }
  | { name: "lost_combat"; fields: { hero: string; number: number } }
  | { name: "lost_item"; fields: { hero: string; item: string } }
  | { name: "lowered"; fields: { tale: string; location: string; tier: string } }
  | { name: "moved"; fields: { tale: string; hero: string; area: string } }
  | { name: "new_card"; fields: { action: string } }
  | { name: "next_round"; fields: { round: number } }
  | { name: "offering"; fields: { tale: string; location: string; shape: string } }
  | { name: "own_special_card"; fields: { tale: string; card: string } }
  | { name: "paragraph"; fields: { tale: string; paragraph: number } }
  | { name: "penalty_covered"; fields: { terrain: string; penalty: string; shape: string } }
  | { name: "raised"; fields: { tale: string; location: string; tier: string } }
  | { name: "raised_cost"; fields: { tale: string; location: string; kind: string } }
  | { name: "read"; fields: { tale: string; location: string } }
  | { name: "refreshed"; fields: { hero: string } }
  | { name: "removed"; fields: { tale: string; location: string; tier: string } }
  | { name: "replaced"; fields: { action: string; new: string } }
  | { name: "rerolled"; fields: { shape: string } }
  | { name: "resolved"; fields: { tale: string; hero: string; location: string } }
  | { name: "rolled"; fields: { shapes: string[] } }
  | { name: "round"; fields: { round: number } }
  | { name: "sailed"; fields: { tale: string; hero: string; area: string } }
  | { name: "scrapped"; fields: { hero: string; item: string } }
  | { name: "shielded"; fields: { tale: string; icon: string } }
  | { name: "ship"; fields: { tale: string; area: string } }
  | { name: "skill"; fields: { hero: string } }
  | { name: "space_blocked"; fields: { terrain: string } }
  | { name: "space_freed"; fields: { terrain: string } }
  | { name: "special_card"; fields: { card: string } }
  | { name: "struck"; fields: { hero: string; shape: string } }
  | { name: "terrain"; fields: { terrain: string } }
  | { name: "thread"; fields: { tale: string; paragraph: number; number: number } }
  | { name: "threat"; fields: { hero: string; number: number } }
  | { name: "time"; fields: {  } }
  | { name: "token"; fields: { hero: string; action: string } }
  | { name: "track"; fields: { number: number } }
  | { name: "trust_roll"; fields: { tale: string; hero: string; location: string; result: number; number: number } }
  | { name: "unblocked"; fields: { tale: string; location: string } }
  | { name: "unblocked_border"; fields: { tale: string; border: string; area: string; goal: string } }
  | { name: "unmet"; fields: { hero: string } }
  | { name: "used_item"; fields: { hero: string; item: string } }
  | { name: "won_combat"; fields: { hero: string } }
  | { name: "wounded"; fields: { hero: string; shape: string } };

export type Chosen = 
  | { do: "act" }
  | { do: "add"; colour: string }
  | { do: "area"; area: string }
  | { do: "back"; kind: string }
  | { do: "blood"; die: number }
  | { do: "bonus"; which: number }
  | { do: "border"; border: string }
  | { do: "box"; box: string }
  | { do: "card"; card: string }
  | { do: "clear"; cell: number }
  | { do: "close" }
  | { do: "critical"; die: number }
  | { do: "cross"; border: string }
  | { do: "deed"; deed: string }
  | { do: "dial" }
  | { do: "done" }
  | { do: "drop"; item: string }
  | { do: "enough" }
  | { do: "foe"; location: string; tier: string; mark?: undefined }
  | { do: "foe"; location: string; tier: string; mark: string | number }
  | { do: "from"; hero: number }
  | { do: "gather"; cell: number }
  | { do: "go" }
  | { do: "group"; location: string }
  | { do: "heal"; wound: number }
  | { do: "hero"; id: string; hero?: undefined }
  | { do: "hero"; hero: number; id?: undefined }
  | { do: "ignore" }
  | { do: "instead"; hero: number; kind: string }
  | { do: "item"; item: string }
  | { do: "keep" }
  | { do: "kind"; kind: string }
  | { do: "lay"; turn: number; x: number; y: number }
  | { do: "leave" }
  | { do: "left_of"; action: string }
  | { do: "location"; location: string }
  | { do: "main"; which: number }
  | { do: "next"; which: number }
  | { do: "no" }
  | { do: "nothing" }
  | { do: "option"; which: number }
  | { do: "pay" }
  | { do: "put"; slot: number; to: number; kind?: undefined }
  | { do: "put"; kind: string; slot?: undefined; to?: undefined }
  | { do: "refresh" }
  | { do: "replace"; action: string }
  | { do: "reroll"; die: number }
  | { do: "resolve" }
  | { do: "right_of"; action: string }
  | { do: "roll" }
  | { do: "scrap"; item: string }
  | { do: "shape"; shape: string }
  | { do: "skill" }
  | { do: "skip" }
  | { do: "space"; cell: number }
  | { do: "stand" }
  | { do: "stay" }
  | { do: "stop" }
  | { do: "suffer" }
  | { do: "take"; item: string }
  | { do: "thread"; which: number }
  | { do: "tile"; shape: string }
  | { do: "token"; location: string; tier: string }
  | { do: "track" }
  | { do: "upgrade"; colour: string }
  | { do: "yes" };

export type Sitting = lib.Sitting<TableView, Facts, Terms, Chosen>;

export type Option = types.Option<Terms, Chosen>;

export type Refused = types.Refused<Terms, Chosen>;
