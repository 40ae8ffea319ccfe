/** The emblem of each Enemy card; one that an owner's pack adds has the sign of its tier. */
import { TIERS } from "../icons";
import type { Tier } from "../shown";

const ENEMIES: Record<string, string> = {
  hill_wolf: "gi:wolf-head",
  masterless_spearman: "gi:spears",
  carrion_crows: "gi:raven",
  toll_robber: "gi:robber",
  barrow_rats: "gi:rat",
  net_thief: "gi:fishing-net",
  lean_boar: "gi:boar",
  jarls_bully: "gi:brute",
  mound_sprite: "gi:imp-laugh",
  ash_zealot: "gi:cultist",
  shirtless_berserk: "gi:barbarian",
  shield_brothers: "gi:viking-shield",
  she_bear: "gi:bear-head",
  bounty_hunter: "gi:bowman",
  reef_pirates: "gi:pirate-captain",
  drowned_oarsman: "gi:drowning",
  temple_guard: "gi:guards",
  slave_driver: "gi:whip",
  horned_shade: "gi:horned-skull",
  bone_caster: "gi:skull-staff",
  jarls_champion: "gi:swordman",
  scree_troll: "gi:troll",
  mound_king: "gi:crowned-skull",
  storm_captain: "gi:lightning-storm",
  mother_of_wolves: "gi:werewolf",
  iron_shieldmaid: "gi:swordwoman",
  masked_executioner: "gi:executioner-hood",
  hag_of_the_fen: "gi:witch-face",
  fjord_serpent: "gi:sea-serpent",
  rime_giant: "gi:giant",
};
export const enemy = (id: string, tier: Tier): string => ENEMIES[id] ?? TIERS[tier];
