"""The numbers on the tiles of Euthia: the Damage of attacks, Health, and Sacks, each as the tile says."""

from __future__ import annotations

import pytest

from .euthia import at, hero
from .euthia_arena import arm
from .euthia_effects import TILES, blow, packed

BLOWS = {  # with a sum of the dice from 2 to 12
    "short_sword": "0 1 1 1 1 2 2 2 2 2 2",
    "blackthorn_cudgel": "1 1 1 1 1 2 2 2 2 2 2",
    "hand_axe": "0 0 1 1 1 3 3 3 3 3 3",
    "jewelled_dirk": "1 1 1 1 1 2 2 2 2 2 2",
    "iron_mace": "0 0 0 2 2 2 2 2 3 3 3",
    "threshing_flail": "0 0 0 0 3 3 3 3 3 3 3",
    "quarterstaff": "1 1 1 1 1 2 2 2 2 2 2",
    "falchion": "1 1 1 2 2 2 2 3 3 3 3",
    "woodsplitter": "0 0 0 0 0 4 4 4 4 4 4",
    "long_sword": "1 1 1 2 2 2 3 3 3 3 3",
    "omen_spear": "0 1 1 1 2 2 2 2 2 2 2",
    "hunting_bow": "0 0 1 1 1 1 2 2 2 2 2",
    "throwing_axes": "0 0 0 0 2 2 2 2 2 3 3",
    "silvered_blade": "1 1 1 2 2 3 3 3 3 3 3",
    "storm_rod": "0 0 0 0 3 3 3 4 4 4 4",
    "acid_whip": "1 1 1 1 2 2 3 3 3 3 3",
    "leech_wand": "1 1 1 2 2 2 3 3 3 3 3",
    "runed_staff": "1 1 1 2 2 2 3 3 3 3 3",
    "hex_sceptre": "0 0 0 2 2 2 4 4 4 4 4",
    "meteor_hammer": "0 0 2 2 2 4 4 4 4 4 4",
    "glass_crossbow": "0 0 0 2 2 2 2 3 3 3 3",
    "dragonbane_sword": "0 2 2 2 3 3 3 4 4 4 4",
    "titan_axe": "0 0 0 0 3 3 3 5 5 5 7",
    "slayers_halberd": "0 2 2 2 2 3 3 3 4 4 4",
    "meteoric_maul": "0 0 0 3 3 3 3 4 4 4 4",
    "runeblade": "2 2 2 2 3 3 3 3 4 4 4",
    "stormcaller": "0 0 0 0 0 5 5 5 6 6 6",
    "barbed_chain": "0 2 2 2 3 3 3 3 3 4 4",
    "kingsfall_greatsword": "0 0 3 3 3 5 5 5 5 6 6",
    "twin_fangs": "0 3 3 3 3 3 4 4 4 4 4",
    "oathblade": "0 0 2 2 2 3 3 4 4 4 4",
    "wyrm_lance": "0 0 2 2 2 3 3 3 5 5 5",
    "dragonbone_bow": "0 0 2 2 2 2 4 4 4 4 4",
    "rusted_sabre": "0 0 1 1 1 1 1 1 3 3 3",
    "chapel_sword": "0 0 2 2 2 2 2 3 3 3 3",
    "cairn_cleaver": "0 0 0 3 3 3 5 5 5 5 5",
    "pillar_of_dawn": "0 2 2 2 2 3 3 4 4 4 4",
    "hunters_longbow": "0 0 2 2 2 2 2 3 3 3 3",
    "skinning_knife": "0 0 1 1 1 2 2 2 2 2 2",
    "reforged_blade": "0 0 1 1 2 2 3 3 3 3 3",
    "maeldur_fire_staff": "0 0 0 0 0 1 1 2 3 3 3",
    "maeldur_ember_dart": "0 1 1 1 2 2 2 2 2 3 3",
    "maeldur_coalheart_staff": "0 0 0 1 1 2 2 2 3 3 3",
    "maeldur_flashfire": "0 0 0 0 1 1 1 2 2 3 3",
    "maeldur_fireball": "0 0 2 2 2 3 3 3 3 4 4",
    "maeldur_flame_lash": "0 2 2 3 3 3 4 4 4 4 4",
    "maeldur_comet_staff": "0 0 1 1 1 2 2 3 3 4 4",
    "maeldur_meteor": "0 0 0 3 3 3 3 5 5 7 7",
    "maeldur_firestorm": "0 3 3 3 4 4 4 5 5 6 6",
    "maeldur_worldfire_staff": "0 2 2 2 2 3 3 3 4 4 5",
    "ael_pilgrims_mace": "0 0 1 1 1 1 1 2 2 2 2",
    "ael_ray_of_light": "0 1 1 1 2 2 2 2 2 3 3",
    "ael_lantern_mace": "0 1 1 1 2 2 2 2 3 3 3",
    "ael_sunlance": "0 2 2 2 2 3 3 3 3 4 4",
    "ael_dawnhammer": "1 1 2 2 2 2 3 3 3 4 4",
    "ael_judgement": "0 3 3 3 4 4 4 5 5 6 6",
    "dral_notched_sword": "0 1 1 1 1 1 2 2 2 2 2",
    "dral_heavy_swing": "0 0 0 2 2 2 2 3 3 3 3",
    "dral_sergeants_sword": "0 0 1 1 2 2 2 2 2 2 2",
    "dral_cleave": "0 2 2 2 2 3 3 3 3 3 4",
    "dral_blood_price": "0 1 1 2 2 2 3 3 4 4 4",
    "dral_crushing_blow": "0 0 0 0 4 4 4 5 5 5 7",
    "dral_dragon_cleaver": "2 2 2 2 3 3 4 4 4 5 5",
    "dral_executioner": "0 0 4 4 4 5 5 5 6 6 6",
    "keleia_skinning_knife": "0 0 1 1 1 1 2 2 2 2 2",
    "keleia_hunting_bow": "0 0 0 0 0 1 1 1 1 2 2",
    "keleia_twin_cut": "0 1 1 1 2 2 2 2 2 3 3",
    "keleia_barbed_arrow": "0 0 0 1 1 1 2 2 3 3 3",
    "keleia_recurve_bow": "0 0 0 1 1 2 2 3 3 3 3",
    "keleia_fang_daggers": "0 1 1 2 2 2 3 3 3 3 3",
    "keleia_aimed_shot": "0 0 0 3 3 3 3 4 4 5 5",
    "keleia_rain_of_arrows": "0 0 2 2 2 2 3 3 3 3 3",
    "keleia_stormwood_bow": "0 1 1 2 2 3 3 3 4 4 4",
    "keleia_thousand_cuts": "2 2 2 3 3 3 4 4 5 5 5",
    "keleia_heartseeker": "0 0 0 4 4 4 5 5 6 6 6",
    "skoldur_mining_pick": "0 0 1 1 1 2 2 2 3 3 3",
    "skoldur_hammer_fall": "0 1 1 1 2 2 2 3 3 3 3",
    "skoldur_twin_axe": "0 0 1 1 1 2 2 2 2 3 3",
    "skoldur_powder_keg": "0 0 0 2 2 2 2 3 3 3 3",
    "skoldur_anvil_strike": "0 0 0 2 2 3 3 5 5 5 5",
    "skoldur_deepdelver": "0 0 2 2 2 2 3 3 3 4 4",
    "skoldur_mountains_wrath": "0 0 0 0 4 4 4 5 7 7 7",
    "skoldur_runebound_maul": "0 2 2 2 3 3 4 4 4 5 5",
    "taesiri_bone_wand": "0 1 1 1 1 2 2 2 2 2 2",
    "taesiri_gloom_bolt": "0 1 1 1 2 2 2 3 3 3 3",
    "taesiri_nightmare": "0 2 2 2 2 3 3 3 3 3 3",
    "taesiri_nightblade": "0 0 1 1 2 2 2 3 3 4 4",
    "taesiri_grave_chill": "0 2 2 2 3 3 3 4 4 4 4",
    "taesiri_eclipse": "0 3 3 3 3 4 4 4 5 5 5",
}
HEALTH = {
    "leather_helm": 1,
    "leather_gloves": 1,
    "leather_greaves": 1,
    "leather_boots": 1,
    "scouts_hood": 1,
    "pedlars_jerkin": 1,
    "haggling_gloves": 1,
    "studded_greaves": 1,
    "hobnailed_boots": 1,
    "chain_helm": 2,
    "chain_gloves": 2,
    "chain_greaves": 2,
    "chain_boots": 2,
    "bloodstone_ring": 1,
    "leather_cuirass": 1,
    "plague_mask": 1,
    "brewers_gloves": 1,
    "chain_cuirass": 2,
    "quicksilver_helm": 2,
    "salt_etched_gloves": 2,
    "runed_greaves": 2,
    "featherlink_boots": 2,
    "plate_helm": 3,
    "plate_cuirass": 3,
    "plate_gloves": 3,
    "plate_greaves": 3,
    "plate_boots": 3,
    "dragon_helm": 2,
    "dragon_cuirass": 2,
    "dragon_gloves": 2,
    "dragon_greaves": 2,
    "dragon_boots": 2,
    "ring_of_scales": 2,
    "tarnished_locket": 1,
    "grey_walkers": 1,
    "lost_patrol_helm": 2,
    "grave_knights_boots": 3,
    "ring_of_the_drowned": 1,
    "patched_hauberk": 2,
    "elder_dragon_helm": 3,
    "first_slayers_cuirass": 4,
    "cloudstep_boots": 2,
    "ring_of_the_undying": 3,
    "bear_tooth_necklace": 1,
    "antler_helm": 1,
    "wolfhide_jerkin": 2,
    "stalkers_gloves": 1,
    "lynx_greaves": 1,
    "trackers_boots": 1,
    "fine_chain_helm": 2,
    "double_link_cuirass": 3,
    "left_hand_of_steel": 2,
    "fitted_plate_gloves": 3,
    "jointed_plate_greaves": 3,
    "harlequin_boots": 1,
    "patchwork_helm": 1,
    "guild_buckle": 1,
    "amulet_of_whispers": -1,
    "amulet_of_hunger": 1,
    "ael_dawn_aegis": 1,
    "ael_halo": 2,
    "dral_unbroken": 2,
    "keleia_apex_hunter": 1,
    "skoldur_iron_gut": 2,
    "skoldur_stonehide": 1,
}
SACKS = {
    "leather_gloves": 1,
    "pedlars_jerkin": 2,
    "hobnailed_boots": 1,
    "chain_greaves": -1,
    "coin_ring": 1,
    "wayfarers_token": 1,
    "leather_cuirass": -1,
    "chain_cuirass": -1,
    "runed_greaves": -1,
    "kingsfall_greatsword": -1,
    "tower_shield": -1,
    "plate_cuirass": -2,
    "plate_greaves": -1,
    "dragon_cuirass": -1,
    "dragon_gloves": 2,
    "grey_walkers": 1,
    "grave_knights_boots": -1,
    "patched_hauberk": -1,
    "first_slayers_cuirass": -1,
    "fine_chain_helm": 1,
    "double_link_cuirass": -1,
    "fitted_plate_gloves": 1,
    "patchwork_helm": 1,
    "guild_buckle": 2,
    "dral_tower_shield": -1,
    "dral_quartermaster": 1,
    "skoldur_slag_shield": -1,
}
CROWNS: list[list[str]] = [[], ["hollow_crown"]]
WEIGHT = arm("test_weight", "shield", sack=-3)


@pytest.mark.uses(*BLOWS)
@pytest.mark.parametrize(("tile", "blows"), BLOWS.items())
def test_an_attack_deals_what_its_bands_say(tile: str, blows: str) -> None:
    for value, damage in zip(range(2, 13), blows.split(), strict=True):
        assert blow(tile, value) == int(damage)


@pytest.mark.uses(*HEALTH)
@pytest.mark.parametrize(("tile", "more"), HEALTH.items())
def test_a_tile_in_use_adds_to_the_maximum_health(tile: str, more: int) -> None:
    mine = {"id": TILES[tile].get("hero", "dral"), "bare": True}
    with_it = hero(at("acting", h0={**mine, "board": [tile]}))["most"]
    assert with_it - hero(at("acting", h0=mine))["most"] == more


@pytest.mark.uses("hollow_crown")
def test_an_artifact_adds_to_the_maximum_health() -> None:
    most = [hero(at("acting", scenario="six_legends", h0={"id": "dral", "artifacts": won}))["most"] for won in CROWNS]
    assert most == [6, 9]


@pytest.mark.uses(*SACKS)
@pytest.mark.parametrize(("tile", "sacks"), SACKS.items())
def test_a_tile_in_use_covers_sacks_or_frees_them(tile: str, sacks: int) -> None:
    content = packed()
    content["merchant"] = [WEIGHT, *content["merchant"]]
    board = [tile, *(["test_weight"] if sacks > 0 else [])]
    game = at("acting", content=content, h0={"id": TILES[tile].get("hero", "dral"), "bare": True, "board": board})
    assert hero(game)["sacks"] == (sacks if sacks > 0 else 3 + sacks)
