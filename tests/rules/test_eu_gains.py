"""What the Rewards, Quests, Elementals, persons and treasures of Euthia give, each as its card says."""

from __future__ import annotations

import pytest

from .euthia import play
from .euthia_effects import gained, stock, told
from .test_eu_19_trade import deal

MONSTERS = {
    "dragonfly": "air 1, gaar 1, reputation 1",
    "dusk_bats": "gold 1, reputation 1, silver card 1",
    "rat_tide": "healing_potion 1, reputation 1, silver card 1",
    "marsh_leech": "healing_potion 2, reputation 1",
    "goblin_archer": "gold 2, reputation 1, silver card 1",
    "goblin_cutpurse": "gold 3, reputation 1",
    "tusked_boar": "gaar 1, reputation 1",
    "ash_wolf": "amethyst 1, reputation 1",
    "fen_adder": "gaar 1, reputation 1, silver card 1",
    "rock_gecko": "emerald 1, reputation 1, silver card 2",
    "bone_sentry": "gaar 1, gold 1, reputation 1",
    "drowned_squire": "reputation 1, sapphire 1, silver card 1",
    "bog_light": "fire 1, reputation 1",
    "mud_imp": "gaar 1, reputation 1, silver card 2",
    "gloom_spider": "gaar 1, onyx 1, reputation 4",
    "goblin_chieftain": "gold 3, reputation 3",
    "harpy_flock": "air 1, gaar 1, reputation 4, silver card 2",
    "harvest_werewolf": "healing_potion 1, reputation 3, ruby 1",
    "horned_brute": "gold 2, healing_potion 1, reputation 3, silver card 1",
    "basilisk": "emerald 1, gold card 1, reputation 4",
    "ember_salamander": "fire 2, reputation 3",
    "cairn_walker": "gold 3, reputation 2",
    "pale_choir": "gaar 1, gold card 1, reputation 3",
    "iron_gargoyle": "amethyst 1, earth 1, reputation 4",
    "swamp_hag": "gold card 1, healing_potion 1, reputation 3",
    "mire_troll": "opal 1, reputation 4, water 1",
    "ridge_ogre": "gold 4, reputation 3",
    "cyclops": "gold 2, reputation 3, sapphire 1",
    "web_empress": "gaar 2, gold card 1, onyx 1, reputation 6",
    "goblin_warlord": "gold 6, reputation 7",
    "chimera": "emerald 1, gaar 2, reputation 6, ruby 1",
    "marrow_hydra": "healing_potion 2, reputation 7, water 2",
    "wyvern": "air 2, gold 2, reputation 5",
    "ash_drake": "fire 2, gold 3, reputation 8",
    "tomb_regent": "diamond 1, gold 3, gold card 1, reputation 7",
    "night_countess": "reputation 7, ruby 2, silver card 3",
    "rust_colossus": "earth 1, gold 3, reputation 6",
    "wrath_oak": "amethyst 1, gaar 2, opal 1, reputation 6",
    "pit_cantor": "demonite 1, gaar 1, gold card 1, reputation 6",
    "skybreaker": "diamond 1, gold 4, reputation 7",
}
BOUNTIES = {
    "bounty_skrit_tollkeeper": "gold 5, reputation 2",
    "bounty_old_bristleback": "gaar 2, healing_potion 2, reputation 2",
    "bounty_grey_mother": "gaar 2, reputation 2, ruby 1",
    "bounty_hollow_bellringer": "gold 3, gold card 1, reputation 2",
    "bounty_glint_queen": "emerald 1, reputation 2, sapphire 1",
    "bounty_sump_king": "opal 1, reputation 2, silver card 1, water 1",
    "bounty_nettlejaw": "amethyst 1, earth 1, gaar 1, reputation 2",
    "bounty_captain_vorga": "gold 7, reputation 4",
    "bounty_weeping_bride": "gaar 1, gold card 2, opal 1, reputation 4",
    "bounty_brund_two_hammers": "gold 3, onyx 1, reputation 4, ruby 1",
    "bounty_needle_queen": "amethyst 1, emerald 1, healing_potion 3, reputation 4",
    "bounty_cindermane": "fire 3, gaar 1, reputation 4",
    "bounty_tide_hag": "gaar 1, gold card 1, reputation 4, water 2",
    "bounty_brass_watcher": "earth 1, gold 3, reputation 4, sapphire 1",
    "bounty_ulgar_stormcrown": "air 2, diamond 1, gold 5, reputation 8",
    "bounty_faceless_abbot": "demonite 1, gold 5, gold card 2, reputation 8",
    "bounty_thousand_teeth": "healing_potion 3, reputation 7, ruby 2, water 2",
    "bounty_gravewright": "demonite 1, gaar 3, gold 4, gold card 1, reputation 7",
    "bounty_basalt_titan": "earth 2, gold 3, onyx 2, reputation 7",
    "bounty_orrumaur": "diamond 1, fire 2, gold 6, reputation 10",
}
DRAGONS = {
    "farruga_circling": "fire 1, gold 4, reputation 4",
    "farruga_raging": "chapel_sword 1, reputation 5",
    "farruga_bleeding": "cairn_cleaver 1, reputation 6",
    "farruga_last_fire": "cairn_cleaver 1, reputation 8",
}
PEOPLE = {
    "miller": "supplies 1",
    "captain": "gaar 2",
    "sister": "health 13",
    "runner": "moves 3",
    "accomplice": "reputation 1",
    "saboteur": "health -3, reputation 3",
}
ON_GAIN = {  # tiles that are turned into what they show as soon as they are had
    "gem_tray": "ruby 1, silver card 1",
    "pair_of_rubies": "ruby 2",
    "emerald_and_sapphire": "emerald 1, sapphire 1",
    "opal_and_amethyst": "amethyst 1, opal 1",
    "flawless_diamond": "diamond 1, silver card 1",
    "demonite_shard": "demonite 1, silver card 1",
    "onyx_pair": "onyx 2",
    "assayers_box": "gaar 1, ruby 2",
    "vial_of_essence": "fire 1, silver card 1",
    "earth_and_air_phials": "air 1, earth 1",
    "fire_essence_lamp": "fire 1, silver card 1",
    "water_essence_ewer": "healing_potion 1, water 1",
    "air_essence_horn": "air 1, moves 1",
    "earth_essence_urn": "earth 1, health 2",
    "elemental_reliquary": "fire 2",
    "slayers_hoard": "ruby 3",
    "dragons_eyes": "diamond 1, ruby 1",
    "demonite_and_onyx": "demonite 1, onyx 1",
    "lapidarys_choice": "amethyst 1, gaar 1, silver card 1",
    "coin_pouch": "gold 4",
    "ember_in_amber": "fire 1, gaar 1",
    "spring_in_a_shell": "healing_potion 1, water 1",
    "whistling_bone": "air 1, gold 1",
    "warm_pebble": "earth 1, gold 1",
    "hermits_cache": "gaar 1, healing_potion 2, silver card 1",
    "loose_stones": "gold 1, ruby 1",
    "heavy_purse": "gold 6",
    "twin_elements": "fire 2, gaar 1",
    "jewel_case": "gold 2, ruby 2",
    "royal_coffer": "gold 10",
    "crown_jewels": "amethyst 3, gold 4",
    "heart_of_the_elements": "air 1, earth 1, fire 1, gaar 1, water 1",
}
ELEMENTALS = [
    ("elemental_fire", "fire:0", "health -3"),
    ("elemental_fire", "fire:1", "fire 1, health -1"),
    ("elemental_fire", "fire:2", "fire 1, gaar 1"),
    ("elemental_fire", "fire:3", "fire 2, reputation 1"),
    ("elemental_water", "water:0", "health 3"),
    ("elemental_water", "water:1", "water 1"),
    ("elemental_water", "water:2", "healing_potion 2, water 1"),
    ("elemental_water", "water:3", "reputation 1, water 2"),
    ("elemental_air", "air:0", "health -2"),
    ("elemental_air", "air:1", "silver card 2"),
    ("elemental_air", "air:2", "air 1, moves 1"),
    ("elemental_air", "air:3", "air 1, at 0,0 1, at 0,0* -1, reputation 1"),
    ("elemental_air", "air:4", "air 2, at 0,0 1, at 0,0* -1, reputation 1"),
    ("elemental_earth", "earth:0", "gold 1, health -2"),
    ("elemental_earth", "earth:1", "gold 2"),
    ("elemental_earth", "earth:2", "earth 1, gold 1"),
    ("elemental_earth", "earth:3", "amethyst 1, earth 2"),
]
QUESTS = [
    ("hunter", "hunter_fresh_pelt", "game_bag 1, reputation 1"),
    ("hunter", "hunter_matching_pair", "game_bag 1, reputation 2"),
    ("hunter", "hunter_thick_hide", "game_bag 1, reputation 2"),
    ("hunter", "hunter_snares", "game_bag 1, reputation 1"),
    ("hunter", "hunter_night_watch", "game_bag 1, reputation 1"),
    ("hunter", "hunter_big_game", "game_bag 1, reputation 3"),
    ("hunter", "hunter_bait", "game_bag 1, reputation 2"),
    ("refugees", "refugees_bread", "gaar 1, reputation 1, silver card 1"),
    ("refugees", "refugees_blankets", "reputation 2, silver card 1"),
    ("refugees", "refugees_medicine", "reputation 1, water 1"),
    ("refugees", "refugees_safe_road", "gold 2, reputation 2"),
    ("refugees", "refugees_lost_children", "reputation 2, silver card 2"),
    ("refugees", "refugees_roofs", "gold 3, reputation 2"),
    ("refugees", "refugees_land", "gaar 1, gold card 1, reputation 4"),
    ("armourer", "armourer_iron", "reforged_blade 1, reputation 1"),
    ("armourer", "armourer_straps", "reforged_blade 1, reputation 1"),
    ("armourer", "armourer_tempering", "reforged_blade 1, reputation 1"),
    ("armourer", "armourer_proof", "reforged_blade 1, reputation 2"),
    ("armourer", "armourer_patterns", "reforged_blade 1, reputation 3"),
    ("armourer", "armourer_pommel", "reforged_blade 1, reputation 2"),
    ("armourer", "armourer_masterwork", "reforged_blade 1, reputation 3"),
    ("prospector", "prospector_claim", "gold_nugget 1, reputation 1"),
    ("prospector", "prospector_props", "blood_garnet 1, reputation 1"),
    ("prospector", "prospector_ore", "gold 4, reputation 1, silver card 2"),
    ("prospector", "prospector_lamp", "blood_garnet 1, reputation 1"),
    ("prospector", "prospector_deep_vein", "gold 3, reputation 2, sapphire 1"),
    ("prospector", "prospector_many_shafts", "amethyst 1, gaar 1, reputation 2"),
    ("prospector", "prospector_motherlode", "amethyst 2, gold 3, reputation 3"),
    ("emissary", "emissary_court_colours", "gold 3, reputation 1"),
    ("emissary", "emissary_seal", "gaar 2, reputation 1, silver card 1"),
    ("emissary", "emissary_tribute", "gold 1, gold card 1, reputation 2"),
    ("emissary", "emissary_matched", "gold 5, reputation 2"),
    ("emissary", "emissary_letter", "gold 2, reputation 2"),
    ("emissary", "emissary_escort", "amethyst 1, reputation 1"),
    ("emissary", "emissary_treaty", "gold 3, reputation 4, rusted_sabre 1"),
    ("mercenary_fortress", "fortress_fee", "gaar 3, reputation 2"),
    ("mercenary_fortress", "fortress_ring", "gold 3, reputation 2"),
    ("mercenary_fortress", "fortress_pikes", "gold 4, gold card 1, reputation 4"),
    ("mercenary_fortress", "fortress_drill", "gaar 2, reputation 2, revealed 1"),
    ("mercenary_fortress", "fortress_scars", "amethyst 1, gold 2, reputation 2"),
    ("mercenary_fortress", "fortress_stores", "fire 1, gold card 1, reputation 2"),
    ("mercenary_fortress", "fortress_giant", "gaar 2, gold 2, reputation 3"),
    ("witch", "witch_blood_price", "amulet_of_rot 1, reputation 1"),
    ("witch", "witch_candles", "amulet_of_rot 1, reputation 2"),
    ("witch", "witch_black_milk", "amulet_of_rot 1, reputation 1"),
    ("witch", "witch_luck", "amulet_of_rot 1, reputation 1, silver card 1"),
    ("witch", "witch_rattle", "amulet_of_rot 1, reputation 2"),
    ("witch", "witch_moon_salt", "amulet_of_rot 1, reputation 3"),
    ("witch", "witch_voices", "amulet_of_rot 1, reputation 2"),
    ("gem_cutter", "cutter_rough", "amethyst 1, gold 3, reputation 1"),
    ("gem_cutter", "cutter_twins", "demonite 1, diamond 1, reputation 2"),
    ("gem_cutter", "cutter_cave_heart", "amethyst 2, gold 1, reputation 3"),
    ("gem_cutter", "cutter_wheel", "amethyst 1, gaar 1, reputation 1"),
    ("gem_cutter", "cutter_set", "gold 1, reputation 2, ruby 1"),
    ("gem_cutter", "cutter_colours", "amethyst 2, gold 3, reputation 3"),
    ("gem_cutter", "cutter_flaw", "diamond 1, reputation 1"),
    ("ferryman", "ferryman_coin", "at 0,0 1, at 0,0* -1, reputation 1"),
    ("ferryman", "ferryman_eels", "gold 3, healing_potion 1, reputation 1"),
    ("ferryman", "ferryman_nets", "gold 1, healing_potion 1, moves 3, reputation 1"),
    ("ferryman", "ferryman_lanterns", "reputation 2, silverfin 1"),
    ("ferryman", "ferryman_cargo", "gold 5, reputation 2"),
    ("ferryman", "ferryman_far_bank", "gold 2, moves 2, reputation 2"),
    ("ferryman", "ferryman_bell", "chapel_sword 1, reputation 4"),
    ("smuggler", "smuggler_dice", "gold 3, reputation 1"),
    ("smuggler", "smuggler_hot_goods", "gold 4, reputation 1"),
    ("smuggler", "smuggler_books", "gold 4, reputation 1"),
    ("smuggler", "smuggler_landing", "amethyst 1, gold 3, reputation 2"),
    ("smuggler", "smuggler_customs", "chapel_sword 1, reputation 2"),
    ("smuggler", "smuggler_flasks", "fire 2, reputation 1"),
    ("smuggler", "smuggler_idol", "gold 4, gold card 1, reputation 3"),
    ("lord", "lord_fealty", "amethyst 2, reputation 4"),
    ("lord", "lord_menagerie", "gold 4, reputation 4"),
    ("lord", "lord_jewels", "gold 5, reputation 5"),
    ("lord", "lord_tithe", "gold 5, reputation 4"),
    ("lord", "lord_tourney", "chapel_sword 1, reputation 3"),
    ("lord", "lord_justice", "gold 4, reputation 4"),
    ("lord", "lord_debt", "gaar 2, gold card 2, reputation 4"),
    ("stargazer", "stargazer_falling_star", "gaar 1, gold card 1, reputation 2"),
    ("stargazer", "stargazer_winds", "fire 1, gold 1, reputation 2"),
    ("stargazer", "stargazer_conjunction", "amethyst 1, gold card 2, reputation 4"),
    ("stargazer", "stargazer_silver_nights", "fire 1, reputation 1"),
    ("stargazer", "stargazer_omens", "fire 1, gaar 1, moves 2, reputation 2"),
    ("stargazer", "stargazer_lens", "dral_old_buckler tired -1, dral_war_cry tired -1, gold card 1, reputation 1"),
    ("stargazer", "stargazer_comet", "fire 2, reputation 2"),
    ("hermit", "hermit_silence", "fire 1, gaar 1, reputation 2"),
    ("hermit", "hermit_fast", "gaar 3, reputation 1"),
    ("hermit", "hermit_still_water", "diamond 1, health 13, reputation 1"),
    ("hermit", "hermit_give_away", "fire 2, reputation 4"),
    ("hermit", "hermit_stone", "open slot 1, reputation 2, revealed 1"),
    ("hermit", "hermit_unarmed", "air 2, reputation 2"),
    ("hermit", "hermit_thought", "fire 1, gaar 2, reputation 2"),
    ("gravedigger", "gravedigger_six_feet", "gold 4, reputation 2"),
    ("gravedigger", "gravedigger_bones", "demonite 1, gold 4, reputation 4"),
    ("gravedigger", "gravedigger_widow", "gaar 2, healing_potion 2, reputation 3"),
    ("gravedigger", "gravedigger_name", "gold 3, gold card 1, reputation 3"),
    ("gravedigger", "gravedigger_vigil", "fire 2, reputation 2"),
    ("gravedigger", "gravedigger_paid", "gaar 4, reputation 2"),
    ("gravedigger", "gravedigger_last", "chapel_sword 1, reputation 4"),
]
SOLO_QUESTS = [
    ("witch", "witch_solo_bargain", "fire 2, reputation 2"),
    ("witch", "witch_solo_cradle", "gaar 2, health 13, reputation 2"),
    ("witch", "witch_solo_crow", "reputation 2, rusted_sabre 1, silver bank 1, silver card 1"),
    ("witch", "witch_solo_name", "gold bank -2, reputation 2"),
    ("witch", "witch_solo_ash", "gold 3, onyx 1, reputation 3"),
]
RESOURCES = [  # by what is chosen when they are sold
    ("raw_ruby", 0, "gold 1, raw_ruby -1, ruby 2"),
    ("raw_ruby", 1, "gold 4, raw_ruby -1"),
    ("raw_emerald", 0, "emerald 2, gold 1, raw_emerald -1"),
    ("raw_emerald", 1, "gold 4, raw_emerald -1"),
    ("raw_sapphire", 0, "gold 4, raw_sapphire -1"),
    ("raw_sapphire", 1, "raw_sapphire -1, sapphire 2"),
    ("raw_opal", 0, "gold 2, opal 1, raw_opal -1"),
    ("raw_opal", 1, "gold 3, raw_opal -1"),
    ("raw_amethyst", 0, "gold 5, raw_amethyst -1"),
    ("raw_amethyst", 1, "amethyst 2, gold 1, raw_amethyst -1"),
    ("raw_onyx", 0, "gold 3, onyx 1, raw_onyx -1"),
    ("raw_onyx", 1, "gold 5, raw_onyx -1"),
    ("iron_ore", 0, "gold 4, iron_ore -1"),
    ("silver_ore", 0, "gold 5, silver_ore -1"),
    ("gold_nugget", 0, "gold 6, gold_nugget -1"),
    ("twin_crystal", 0, "emerald 1, gold 1, opal 1, twin_crystal -1"),
    ("garnet_cluster", 0, "garnet_cluster -1, gold 2, onyx 1, ruby 1"),
    ("sky_iron", 0, "gold 2, reputation 1, sky_iron -1"),
    ("sky_iron", 1, "gold 4, sky_iron -1"),
    ("river_pearl", 0, "gold 4, river_pearl -1"),
    ("river_pearl", 1, "gold 3, river_pearl -1, sapphire 1"),
    ("black_pearl", 0, "black_pearl -1, gold 1, reputation 1"),
    ("black_pearl", 1, "black_pearl -1, gold 5"),
    ("lake_amber", 0, "gold 2, lake_amber -1, opal 1"),
    ("lake_amber", 1, "lake_amber -1, reputation 1"),
    ("gold_sand", 0, "gold 5, gold_sand -1"),
    ("silverfin", 0, "gold 3, silverfin -1"),
    ("water_lily", 0, "gold 4, water_lily -1"),
    ("deep_reed", 0, "deep_reed -1, gold 4"),
    ("sunken_coins", 0, "gold 6, sunken_coins -1"),
    ("drowned_idol", 0, "drowned_idol -1, reputation 2"),
    ("drowned_idol", 1, "drowned_idol -1, gold 4"),
    ("raw_diamond", 0, "gold 2, raw_diamond -1, reputation 3"),
    ("raw_diamond", 1, "diamond 2, gold 2, raw_diamond -1"),
    ("demonite_geode", 0, "demonite 1, demonite_geode -1, gold 3"),
    ("demonite_geode", 1, "demonite_geode -1, gold 4"),
    ("glowcap", 0, "glowcap -1, gold 1, reputation 1"),
    ("glowcap", 1, "glowcap -1, gold 4"),
    ("fossil", 0, "fossil -1, reputation 1"),
    ("fossil", 1, "fossil -1, gold 4"),
    ("crystal_cluster", 0, "amethyst 1, crystal_cluster -1, emerald 1"),
    ("crystal_cluster", 1, "crystal_cluster -1, gold 1, reputation 1"),
    ("dripstone", 0, "dripstone -1, gold 2, opal 1"),
    ("dripstone", 1, "dripstone -1, reputation 1"),
    ("obsidian", 0, "gold 1, obsidian -1, onyx 2"),
    ("obsidian", 1, "gold 4, obsidian -1"),
    ("cave_bear_ivory", 0, "cave_bear_ivory -1, gold 5"),
    ("cave_bear_ivory", 1, "cave_bear_ivory -1, gold 1, reputation 1"),
    ("blood_garnet", 0, "blood_garnet -1, gold 2, ruby 1"),
    ("blood_garnet", 1, "blood_garnet -1, gold 1, reputation 1"),
]


@pytest.mark.uses(*MONSTERS)
@pytest.mark.parametrize(("monster", "gives"), MONSTERS.items())
def test_the_reward_of_a_monster_is_what_its_card_says(monster: str, gives: str) -> None:
    assert gained(f"reward-{monster}") == gives


@pytest.mark.uses(*BOUNTIES)
@pytest.mark.parametrize(("bounty", "gives"), BOUNTIES.items())
def test_the_reward_of_a_bounty_is_what_its_card_says(bounty: str, gives: str) -> None:
    assert gained(f"reward-{bounty}") == gives


@pytest.mark.uses(*DRAGONS)
@pytest.mark.parametrize(("dragon", "gives"), DRAGONS.items())
def test_the_reward_of_a_dragon_is_what_its_card_says(dragon: str, gives: str) -> None:
    assert gained(f"reward-{dragon}") == gives


@pytest.mark.uses(*PEOPLE)
@pytest.mark.parametrize(("person", "gives"), PEOPLE.items())
def test_a_person_who_is_found_gives_what_its_card_says(person: str, gives: str) -> None:
    assert gained(f"person-{person}") == gives


@pytest.mark.uses(*ON_GAIN)
@pytest.mark.parametrize(("tile", "gives"), ON_GAIN.items())
def test_a_tile_that_is_turned_in_at_once_gives_what_it_shows(tile: str, gives: str) -> None:
    assert gained(tile) == gives


@pytest.mark.uses("elemental_fire", "elemental_water", "elemental_air", "elemental_earth")
@pytest.mark.parametrize(("elemental", "band", "gives"), ELEMENTALS)
def test_an_elemental_gives_what_the_band_of_the_roll_says(elemental: str, band: str, gives: str) -> None:
    assert gained(f"elemental-{band}") == gives


@pytest.mark.uses(*{encounter for encounter, _, _ in QUESTS})
@pytest.mark.parametrize(("encounter", "quest", "gives"), QUESTS)
def test_a_quest_gives_what_its_card_says(encounter: str, quest: str, gives: str) -> None:
    assert gained(f"quest-{quest}") == gives


@pytest.mark.uses("witch")
@pytest.mark.parametrize(("encounter", "quest", "gives"), SOLO_QUESTS)
def test_a_quest_for_one_player_gives_what_its_card_says(encounter: str, quest: str, gives: str) -> None:
    banks = {"gold": ["frenzy", "frenzy", "frenzy"]}
    assert gained(f"quest-{quest}", seats=1, draws={"treasure_1": ["rusted_sabre"]}, banks=banks) == gives


@pytest.mark.uses(*{resource for resource, _, _ in RESOURCES})
@pytest.mark.parametrize(("resource", "choice", "gives"), RESOURCES)
def test_a_natural_resource_is_sold_for_what_it_shows(resource: str, choice: int, gives: str) -> None:
    game = deal(h0={"bag": [resource]})
    before = stock(game)
    assert told(stock(play(game, ("sell", resource, choice))), before) == gives
