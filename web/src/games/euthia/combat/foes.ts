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
  // Elite Monsters
  skrit_tollkeeper: "gi:bandit", old_bristleback: "gi:boar-tusks", grey_mother: "gi:wolf-howl", hollow_bellringer: "gi:ringing-bell", glint_queen: "gi:fairy",
  sump_king: "gi:frog", nettlejaw: "gi:carnivorous-plant", captain_vorga: "gi:overlord-helm", weeping_bride: "gi:ghost-ally", brund_two_hammers: "gi:brute",
  needle_queen: "gi:spider-alt", cindermane: "gi:fire-silhouette", tide_hag: "gi:mermaid", brass_watcher: "gi:metal-golem-head", ulgar_stormcrown: "gi:king",
  faceless_abbot: "gi:cultist", thousand_teeth: "gi:angler-fish", gravewright: "gi:grim-reaper", basalt_titan: "gi:golem-head", orrumaur: "gi:double-dragon",
  // what Scenarios bring
  golem: "gi:rock-golem", farruga_circling: "gi:bat-wing", farruga_raging: "gi:dragon-breath", farruga_bleeding: "gi:dragon-head", farruga_last_fire: "gi:spiked-dragon-head",
  rot_breath: "gi:tentacles-skull", grave_wing: "gi:wyvern", bone_tail: "gi:dragon-spiral", hollow_heart: "gi:heart-inside",
};
export const monsterIcon = (id: string): string => MONSTERS[id] ?? "gi:evil-minion";
