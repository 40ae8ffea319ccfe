/** The emblem of each thing, by its id in the content, and the tinctures of the actions. */
import type { ActionType, Resource, Tier } from "./shown";

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

const EVENTS: Record<string, string> = {
  avalanche_danger: "gi:falling-rocks",
  cave_dwellers: "gi:cave-entrance",
  rocky_waste: "gi:stone-pile",
  thin_air: "gi:wind-slap",
  loose_stones: "gi:rock",
  snow_glare: "gi:sunbeams",
  rich_vein: "gi:gold-mine",
  rope_bridge_down: "gi:rope-bridge",
  howling_peak: "gi:wolf-howl",
  night_frost: "gi:snowflake-1",
  market_day: "gi:scales",
  jarls_tax: "gi:receive-money",
  closed_doors: "gi:closed-doors",
  loose_tongues: "gi:lips",
  burnt_barn: "gi:barn",
  blood_feud: "gi:crossed-swords",
  wary_sentries: "gi:spyglass",
  wedding_feast: "gi:big-diamond-ring",
  rising_prices: "gi:two-coins",
  hue_and_cry: "gi:wanted-reward",
  empty_bellies: "gi:meal",
  bitter_cold: "gi:ice-cube",
  festering_wounds: "gi:bleeding-wound",
  worn_soles: "gi:leather-boot",
  marsh_fever: "gi:swamp",
  good_hunting: "gi:deer",
  foul_water: "gi:poison-bottle",
  lost_pack: "gi:knapsack",
  long_night: "gi:night-sky",
  last_embers: "gi:burning-embers",
  war_drums: "gi:drum",
  ambush: "gi:hidden",
  locked_shields: "gi:shield-bash",
  blood_frenzy: "gi:enrage",
  scouts_report: "gi:spyglass",
  hunted: "gi:hound",
  broken_warband: "gi:broken-shield",
  arrow_hail: "gi:arrow-cluster",
  blood_price: "gi:blood",
  fresh_spears: "gi:spears",
  headwind: "gi:wind-slap",
  high_tide: "gi:big-wave",
  sea_fog: "gi:fog",
  driftwood: "gi:log",
  strange_sail: "gi:sail",
  salt_sores: "gi:powder",
  riptide: "gi:vortex",
  leaking_hull: "gi:ship-wreck",
  fair_wind: "gi:sailboat",
  song_of_the_deep: "gi:siren",
  heavy_sleep: "gi:night-sleep",
  rune_storm: "gi:lightning-storm",
  whispering_stones: "gi:stone-tower",
  mirrored_row_event: "gi:mirror-mirror",
  evil_eye: "gi:evil-eyes",
  walking_mound: "gi:stone-spear",
  mind_drain: "gi:brain-leak",
  red_moon: "gi:moon",
  weavers_knot: "gi:knot",
  cold_star: "gi:polar-star",
};
/** An Event has an emblem of its own, on the colour of the deck that it comes from. */
export const eventIcon = (id: string, deck: string): string => EVENTS[id] ?? DECKS[deck]?.[0] ?? "gi:rune-stone";
export const DECKS: Record<string, [icon: string, tincture: string]> = {
  mountain: ["gi:mountains", "argent"],
  rural: ["gi:viking-longhouse", "vert"],
  survival: ["gi:campfire", "tenne"],
  battle: ["gi:crossed-axes", "gules"],
  sea: ["gi:big-wave", "azure"],
  magic: ["gi:moon", "purpure"],
};

export const HERO_TINCTURES: Record<string, string> = {
  thorgal: "vert",
  aaricia: "azure",
  jolan: "purpure",
  kriss: "gules",
};
