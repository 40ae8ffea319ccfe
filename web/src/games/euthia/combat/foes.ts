/** The emblem of each Monster. They are many and nobody needs them at once: they have a sprite of their own. */
const MONSTERS: Record<string, string> = {
  dragonfly: "gi:dragonfly", dusk_bats: "gi:evil-bat", rat_tide: "gi:rat", marsh_leech: "gi:leeching-worm", goblin_archer: "gi:bowman",
  goblin_cutpurse: "gi:robber", tusked_boar: "gi:boar", ash_wolf: "gi:wolf-head", fen_adder: "gi:snake", rock_gecko: "gi:gecko",
  bone_sentry: "gi:skeleton", drowned_squire: "gi:drowning", bog_light: "gi:ghost", mud_imp: "gi:imp", gloom_spider: "gi:spider-face",
  goblin_chieftain: "gi:goblin-head", harpy_flock: "gi:harpy", harvest_werewolf: "gi:werewolf", horned_brute: "gi:minotaur", basilisk: "gi:lizardman",
  ember_salamander: "gi:salamander", cairn_walker: "gi:raise-skeleton", pale_choir: "gi:floating-ghost", iron_gargoyle: "gi:gargoyle", swamp_hag: "gi:witch-flight",
  mire_troll: "gi:troll", ridge_ogre: "gi:ogre", cyclops: "gi:cyclops", web_empress: "gi:spider-web", goblin_warlord: "gi:orc-head",
  chimera: "gi:lion", marrow_hydra: "gi:hydra", wyvern: "gi:wyvern", ash_drake: "gi:dragon-head", tomb_regent: "gi:crowned-skull",
  night_countess: "gi:vampire-dracula", rust_colossus: "gi:robot-golem", wrath_oak: "gi:evil-tree", pit_cantor: "gi:devil-mask", skybreaker: "gi:giant",
};
export const monsterIcon = (id: string): string => MONSTERS[id] ?? "gi:evil-minion";
