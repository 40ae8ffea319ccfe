/** The emblem of each thing, by its id in the content, and the tinctures of the actions. */
import type { ActionType, Resource, Tier } from "./types";

export const RESOURCES: Record<Resource, string> = {
  building: "gi:planks",
  ore: "gi:ore",
  gossip: "gi:talk",
  magic: "gi:magic-swirl",
  fate: "gi:candle-flame",
  power: "gi:thor-fist",
};
export const resource = (kind: string): string => RESOURCES[kind as Resource] ?? "gi:swap-bag";

/** Every kind of action has a colour, a hatching and a charge. */
export const TINCTURES: Record<ActionType | "any", string> = {
  sacrifice: "sable",
  journey: "vert",
  craft: "tenne",
  assign: "or",
  gather: "azure",
  combat: "gules",
  move: "purpure",
  any: "argent",
};
export const ACTIONS: Record<ActionType | "any", string> = {
  sacrifice: "gi:bleeding-wound",
  journey: "gi:boot-prints",
  craft: "gi:anvil",
  assign: "gi:swap-bag",
  gather: "gi:sickle",
  combat: "gi:crossed-swords",
  move: "gi:drakkar",
  any: "gi:rune-stone",
};
export const TIERS: Record<Tier, string> = {
  minor: "gi:wolf-head",
  average: "gi:barbarian",
  powerful: "gi:ogre",
  monstrous: "gi:spiked-dragon-head",
  mystic: "gi:haunting",
};
export const HEROES: Record<string, string> = {
  thorgal: "gi:viking-head",
  aaricia: "gi:woman-elf-face",
  jolan: "gi:magic-palm",
  kriss: "gi:hood",
};
export const hero = (id: string): string => HEROES[id] ?? "gi:viking-head";

const SKILLS: Record<string, string> = {
  firm_resolve: "gi:fist",
  mending_song: "gi:musical-notes",
  quick_mind: "gi:brain",
  cold_aim: "gi:bullseye",
};
export const skill = (id: string): string => SKILLS[id] ?? "gi:rune-stone";

const ITEMS: Record<string, string> = {
  vanir_stone: "gi:crystal-cluster",
  whetstone: "gi:stone-block",
  war_paint: "gi:tribal-mask",
  knucklebones: "gi:rolling-dices",
  barbed_arrows: "gi:barbed-arrow",
  throwing_axe: "gi:thrown-knife",
  wolfskin: "gi:animal-hide",
  linden_shield: "gi:viking-shield",
  snowshoes: "gi:fur-boot",
  surefoot_pony: "gi:horse-head",
  sunstone: "gi:sun",
  berry_knife: "gi:raspberry",
  cairn_map: "gi:treasure-map",
  deep_basket: "gi:basket",
  two_wheeled_cart: "gi:cartwheel",
  clean_spade: "gi:spade",
  folding_scales: "gi:scales",
  silver_arm_ring: "gi:ring",
  pack_frame: "gi:knapsack",
  signal_horn: "gi:hunting-horn",
  forged_seal: "gi:wax-seal",
  sealskin_boots: "gi:leather-boot",
  skin_boat: "gi:canoe",
  smugglers_token: "gi:token",
  straw_double: "gi:voodoo-doll",
  numbing_root: "gi:carrot",
  bog_iron_tongs: "gi:anvil-impact",
  heather_mead: "gi:beer-horn",
  bone_needle: "gi:sewing-needle",
  rune_stick: "gi:wizard-staff",
  ash_bow: "gi:high-shot",
  linen_pouch: "gi:pouch-with-beads",
  ogotais_crown: "gi:crown",
  boot_knife: "gi:plain-dagger",
};
export const item = (id: string): string => ITEMS[id] ?? "gi:knapsack";

/** An Event is drawn by the deck that it comes from. */
export const DECKS: Record<string, [icon: string, tincture: string]> = {
  mountain: ["gi:mountains", "argent"],
  rural: ["gi:viking-longhouse", "vert"],
  survival: ["gi:campfire", "tenne"],
  battle: ["gi:crossed-axes", "gules"],
  sea: ["gi:big-wave", "azure"],
  magic: ["gi:moon", "purpure"],
};

export const SIGNS: Record<string, string> = {
  map: "gi:compass",
  path: "gi:boot-prints",
  heroes: "gi:wolf-head",
  tale: "gi:quill-ink",
  board: "gi:rune-stone",
  token: "gi:rune-stone",
  block: "gi:padlock",
  read: "gi:open-book",
  goal: "gi:rolled-cloth",
  ship: "gi:drakkar",
  threat: "gi:raven",
  wound: "gi:bleeding-wound",
  heal: "gi:health-normal",
  heart: "gi:hearts",
  xp: "gi:upgrade",
  first: "gi:horned-helm",
  raised: "gi:upgrade",
  guest: "gi:cowled",
};

/** What the sea of the chart is made of: an adventure of islands, hills, a town or a dream. */
export const GROUNDS: Record<string, string> = {
  six_empty_chairs: "sea",
  hide_and_sea: "sea",
  before_the_horns_sound: "sea",
  seekers_of_the_blood_lily: "sand",
  the_door_with_no_outside: "dream",
};
export const HERO_TINCTURES: Record<string, string> = { thorgal: "vert", aaricia: "azure", jolan: "purpure", kriss: "gules" };
