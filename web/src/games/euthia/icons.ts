/** The emblem and the tincture of each thing, by its id in the content. */
import { monsterIcon } from "./combat/foes";
import { TILES } from "./tiles";
import { base, foeOf, type Facts, type ThingFacts } from "./shown";

export const HEROES: Record<string, [icon: string, tincture: string]> = {
  maeldur: ["gi:wizard-face", "gules"],
  ael: ["gi:nun-face", "argent"],
  dral: ["gi:visored-helm", "azure"],
  keleia: ["gi:woman-elf-face", "or"],
  taesiri: ["gi:witch-face", "purpure"],
  skoldur: ["gi:dwarf-face", "tenne"],
};
export const heroIcon = (id: string): string => HEROES[id]?.[0] ?? "gi:visored-helm";
export const heroTincture = (id: string): string => HEROES[id]?.[1] ?? "sable";

export const ACTIONS: Record<string, [icon: string, tincture: string]> = {
  mining: ["gi:mining", "tenne"],
  trade: ["gi:scales", "azure"],
  combat: ["gi:crossed-swords", "gules"],
};
export const LEVELS: Record<number, string> = { 1: "gi:evil-minion", 2: "gi:horned-skull", 3: "gi:spiked-dragon-head" };

export const ELEMENTS: Record<string, [icon: string, tincture: string]> = {
  fire: ["gi:flame", "gules"],
  water: ["gi:drop", "azure"],
  air: ["gi:whirlwind", "argent"],
  earth: ["gi:rock", "tenne"],
};
export const GEMS: Record<string, string> = {
  amethyst: "purpure",
  emerald: "vert",
  onyx: "sable",
  opal: "argent",
  ruby: "gules",
  sapphire: "azure",
  demonite: "tenne",
  diamond: "or",
};
export const GOODS: Record<string, string> = {
  gold: "gi:coins",
  gaar: "gi:moebius-trefoil",
  reputation: "gi:laurel-crown",
  healing_potion: "gi:health-potion",
  silver_card: "gi:card-random",
  gold_card: "gi:card-random",
  movement: "gi:walking-boot",
  wounds: "gi:bleeding-wound",
  gem: "gi:cut-diamond",
  essence: "gi:floating-crystal",
  trophy: "gi:horned-skull",
  resource: "gi:minerals",
  item: "gi:swap-bag",
  supplies: "gi:wooden-crate",
  hero_roll: "gi:perspective-dice-six-faces-five",
};

/** What stands on a space. */
const PLACES: Record<string, string> = {
  merchants: "gi:shop",
  alchemists: "gi:round-bottom-flask",
  dragonslayers_towers: "gi:stone-tower",
  church: "gi:church",
  portal: "gi:magic-portal",
  treasure_1: "gi:locked-chest",
  treasure_2: "gi:locked-chest",
  treasure_3: "gi:locked-chest",
  elemental_fire: "gi:flame",
  elemental_water: "gi:drop",
  elemental_air: "gi:whirlwind",
  elemental_earth: "gi:rock",
  legend: "gi:rule-book",
  ruins: "gi:stone-pile",
};
const ENCOUNTERS: Record<string, string> = {
  hunter: "gi:archer",
  refugees: "gi:campfire",
  armourer: "gi:anvil",
  prospector: "gi:mine-wagon",
  emissary: "gi:queen-crown",
  mercenary_fortress: "gi:castle",
  witch: "gi:camp-cooking-pot",
  gem_cutter: "gi:cut-diamond",
  ferryman: "gi:fishing-boat",
  smuggler: "gi:cloak-dagger",
  lord: "gi:imperial-crown",
  stargazer: "gi:telescope",
  hermit: "gi:monk-face",
  gravedigger: "gi:tombstone",
};
export const encounterIcon = (id: string): string => ENCOUNTERS[id] ?? "gi:talk";
export const placeIcon = (type: string, encounter = ""): string =>
  type === "encounter" ? encounterIcon(encounter) : (PLACES[type] ?? "");

const KINDS: Record<string, string> = {
  weapon: "gi:broadsword",
  shield: "gi:round-shield",
  ability: "gi:swords-emblem",
  potion: "gi:health-potion",
  flask: "gi:round-bottom-flask",
  scroll: "gi:scroll-unfurled",
  chest: "gi:locked-chest",
  satchel: "gi:knapsack",
  backpack: "gi:knapsack",
  grey_sack: "gi:swap-bag",
  gem: "gi:cut-diamond",
  essence: "gi:floating-crystal",
  natural_resource: "gi:minerals",
  supplies: "gi:wooden-crate",
  artifact: "gi:holy-symbol",
};
export const SLOTS: Record<string, string> = {
  sword: "gi:broadsword",
  first: "gi:high-shot",
  ability: "gi:swords-emblem",
  helm: "gi:crested-helmet",
  cuirass: "gi:leather-armor",
  gloves: "gi:gauntlet",
  greaves: "gi:metal-boot",
  boots: "gi:boots",
  amulet: "gi:gem-pendant",
  ring: "gi:ring",
};
const WORN = ["armour", "jewellery"];

export function thingIcon(facts: Facts, thing: string): string {
  const id = base(thing);
  const entry = facts.things[thing] ?? facts.things[id];
  if (foeOf(facts, id)) return monsterIcon(id);
  if (!entry) return "gi:swap-bag";
  if (WORN.includes(entry.item_type)) return SLOTS[entry.slot] ?? "gi:ring";
  return TILES[id] ?? KINDS[entry.item_type] ?? "gi:swap-bag";
}

/** The tincture of a tile: by its kind (look.md), Armour by the colour of its set. */
export function thingTincture(entry: ThingFacts | undefined): string {
  const sets: Record<string, string> = { brown: "tenne", blue: "azure", grey: "sable", red: "gules", any: "argent" };
  const kinds: Record<string, string> = {
    weapon: "gules",
    shield: "sable",
    armour: "sable",
    ability: "purpure",
    jewellery: "or",
    natural_resource: "vert",
    trophy: "sable",
    potion: "gules",
    flask: "tenne",
    scroll: "argent",
  };
  if (!entry) return "sable";
  return (entry.item_type === "armour" && sets[entry.colour]) || kinds[entry.item_type] || "or";
}
