"""What the Monsters of Euthia do with their attacks, band by band, and with their cards, each as its card says."""

from __future__ import annotations

import pytest

from .euthia_effects import HURT, bitten, carded, clad, packed
from .test_eu_66_mirrezil import ASPECTS, LAND, PLAIN, TILES

DRAGONS = ("farruga_circling", "farruga_raging", "farruga_bleeding", "farruga_last_fire")
MONSTERS = [  # with the lowest Battle Value of each band, or its highest
    ("dragonfly", 4, "fight wounds 1, health -1"),
    ("dragonfly", 8, "fight wounds 2, health -2"),
    ("dragonfly", 12, "fight wounds 3, health -3"),
    ("dusk_bats", 8, "fight wounds 1, health -1"),
    ("dusk_bats", 9, "fight wounds 2, health -2"),
    ("rat_tide", 8, "fight wounds 1, health -1"),
    ("rat_tide", 9, "fight wounds 2, health -2"),
    ("marsh_leech", 3, "fight wounds 1, health -1"),
    ("marsh_leech", 9, "fight damage -1, fight mend 1, fight wounds 2, health -2"),
    ("goblin_archer", 5, "fight wounds 1, health -1"),
    ("goblin_archer", 8, "fight wounds 2, health -2"),
    ("goblin_cutpurse", 4, "fight wounds 1, health -1"),
    ("goblin_cutpurse", 9, "fight wounds 2, health -2"),
    ("tusked_boar", 3, "fight wounds 1, health -1"),
    ("tusked_boar", 8, "fight wounds 2, health -2"),
    ("ash_wolf", 4, "fight wounds 1, health -1"),
    ("ash_wolf", 8, "fight wounds 2, health -2"),
    ("fen_adder", 7, "fight wounds 2, health -2"),
    ("fen_adder", 10, "fight wounds 3, health -3"),
    ("rock_gecko", 4, "fight wounds 1, health -1"),
    ("rock_gecko", 9, "fight wounds 2, health -2"),
    ("bone_sentry", 5, "fight wounds 1, health -1"),
    ("bone_sentry", 8, "fight wounds 2, health -2"),
    ("drowned_squire", 5, "fight wounds 1, health -1"),
    ("drowned_squire", 9, "fight wounds 2, health -2"),
    ("drowned_squire", 12, "fight wounds 3, health -3"),
    ("bog_light", 6, "fight wounds 1, health -1"),
    ("bog_light", 8, "fight wounds 2, health -2"),
    ("bog_light", 11, "fight wounds 3, health -3"),
    ("mud_imp", 6, "fight wounds 1, health -1"),
    ("mud_imp", 9, "fight wounds 3, health -3"),
    ("gloom_spider", 5, "fight wounds 2, health -2"),
    ("gloom_spider", 8, "fight wounds 3, health -3"),
    ("gloom_spider", 12, "fight wounds 4, health -4"),
    ("goblin_chieftain", 3, "fight wounds 1, health -1"),
    ("goblin_chieftain", 4, "fight wounds 2, health -2"),
    ("goblin_chieftain", 9, "fight wounds 3, health -3"),
    ("harpy_flock", 4, "fight wounds 1, health -1"),
    ("harpy_flock", 5, "fight wounds 2, health -2"),
    ("harpy_flock", 8, "fight wounds 3, health -3"),
    ("harvest_werewolf", 3, "fight wounds 1, health -1"),
    ("harvest_werewolf", 5, "fight wounds 2, health -2"),
    ("harvest_werewolf", 8, "fight wounds 3, health -3"),
    ("harvest_werewolf", 10, "fight wounds 4, health -4"),
    ("horned_brute", 5, "fight wounds 2, health -2"),
    ("horned_brute", 8, "fight wounds 3, health -3"),
    ("horned_brute", 10, "fight wounds 4, health -4"),
    ("basilisk", 6, "fight wounds 2, health -2"),
    ("basilisk", 8, "fight wounds 3, health -3"),
    ("basilisk", 10, "fight wounds 4, health -4"),
    ("basilisk", 12, "fight wounds 6, health -6"),
    ("ember_salamander", 8, "fight wounds 2, health -2"),
    ("ember_salamander", 9, "fight wounds 3, health -3"),
    ("ember_salamander", 12, "fight wounds 4, health -4"),
    ("cairn_walker", 4, "fight wounds 1, health -1"),
    ("cairn_walker", 5, "fight wounds 2, health -2"),
    ("cairn_walker", 8, "fight wounds 3, health -3"),
    ("pale_choir", 3, "fight wounds 1, health -1"),
    ("pale_choir", 5, "fight wounds 2, health -2"),
    ("pale_choir", 8, "fight wounds 3, health -3"),
    ("iron_gargoyle", 6, "fight wounds 2, health -2"),
    ("iron_gargoyle", 9, "fight wounds 3, health -3"),
    ("swamp_hag", 3, "fight wounds 1, health -1"),
    ("swamp_hag", 4, "fight wounds 2, health -2"),
    ("swamp_hag", 8, "fight wounds 3, health -3"),
    ("mire_troll", 3, "fight wounds 1, health -1"),
    ("mire_troll", 5, "fight wounds 2, health -2"),
    ("mire_troll", 8, "fight damage -1, fight mend 1, fight wounds 3, health -3"),
    ("ridge_ogre", 4, "fight wounds 2, health -2"),
    ("ridge_ogre", 8, "fight wounds 3, health -3"),
    ("ridge_ogre", 11, "fight wounds 4, health -4"),
    ("cyclops", 6, "fight wounds 2, health -2"),
    ("cyclops", 9, "fight wounds 4, health -4"),
    ("web_empress", 4, "fight wounds 2, health -2"),
    ("web_empress", 5, "fight wounds 3, health -3"),
    ("web_empress", 9, "fight wounds 4, health -4"),
    ("goblin_warlord", 3, "fight wounds 2, health -2"),
    ("goblin_warlord", 5, "fight wounds 3, health -3"),
    ("goblin_warlord", 8, "fight wounds 4, health -4"),
    ("chimera", 3, "fight wounds 2, health -2"),
    ("chimera", 5, "fight wounds 3, health -3"),
    ("chimera", 8, "fight wounds 4, health -4"),
    ("chimera", 10, "fight wounds 5, health -5"),
    ("marrow_hydra", 4, "fight wounds 2, health -2"),
    ("marrow_hydra", 5, "fight wounds 3, health -3"),
    ("marrow_hydra", 8, "fight damage -2, fight mend 2, fight wounds 4, health -4"),
    ("wyvern", 3, "fight wounds 2, health -2"),
    ("wyvern", 6, "fight wounds 3, health -3"),
    ("wyvern", 8, "fight wounds 4, health -4"),
    ("wyvern", 12, "fight wounds 5, health -5"),
    ("ash_drake", 4, "fight wounds 2, health -2"),
    ("ash_drake", 5, "fight wounds 3, health -3"),
    ("ash_drake", 7, "fight wounds 4, health -4"),
    ("ash_drake", 10, "fight wounds 5, health -5"),
    ("tomb_regent", 3, "fight wounds 2, health -2"),
    ("tomb_regent", 6, "fight wounds 3, health -3"),
    ("tomb_regent", 8, "fight wounds 5, health -5"),
    ("night_countess", 4, "fight wounds 2, health -2"),
    ("night_countess", 5, "fight wounds 3, health -3"),
    ("night_countess", 8, "fight damage -1, fight mend 1, fight wounds 4, health -4"),
    ("rust_colossus", 5, "fight wounds 3, health -3"),
    ("rust_colossus", 8, "fight wounds 4, health -4"),
    ("wrath_oak", 8, "fight wounds 3, health -3"),
    ("wrath_oak", 9, "fight wounds 4, health -4"),
    ("pit_cantor", 3, "fight wounds 1, health -1"),
    ("pit_cantor", 5, "fight wounds 3, health -3"),
    ("pit_cantor", 8, "fight wounds 4, health -4"),
    ("pit_cantor", 11, "fight wounds 6, health -6"),
    ("skybreaker", 4, "fight wounds 2, health -2"),
    ("skybreaker", 7, "fight wounds 4, health -4"),
    ("skybreaker", 9, "fight wounds 6, health -6"),
]
ELITES = [  # with the lowest Battle Value of each band, or its highest
    ("skrit_tollkeeper", 3, "fight wounds 1, health -1"),
    ("skrit_tollkeeper", 7, "fight wounds 2, health -2, rival silver 1"),
    ("skrit_tollkeeper", 11, "fight wounds 3, health -3, rival silver 1"),
    ("old_bristleback", 4, "fight wounds 1, health -1"),
    ("old_bristleback", 8, "fight wounds 2, health -2"),
    ("old_bristleback", 10, "-2 curses 1, fight wounds 3, health -3"),
    ("grey_mother", 6, "fight wounds 1, health -1"),
    ("grey_mother", 7, "fight wounds 2, health -2"),
    ("grey_mother", 11, "fight wounds 3, health -3"),
    ("hollow_bellringer", 4, "-1 curses 1, fight wounds 1, health -1"),
    ("hollow_bellringer", 8, "-2 curses 1, fight wounds 2, health -2"),
    ("glint_queen", 5, "-1 curses 1, fight wounds 1, health -1"),
    ("glint_queen", 8, "fight wounds 2, health -2"),
    ("glint_queen", 11, "-3 curses 1, fight wounds 3, health -3"),
    ("sump_king", 3, "fight wounds 1, health -1"),
    ("sump_king", 8, "fight damage -1, fight mend 1, fight wounds 2, health -2"),
    ("sump_king", 11, "fight damage -2, fight mend 2, fight wounds 2, health -2"),
    ("nettlejaw", 3, "fight wounds 1, health -1"),
    ("nettlejaw", 8, "fight wounds 2, health -2"),
    ("captain_vorga", 3, "fight wounds 1, health -1"),
    ("captain_vorga", 5, "fight wounds 2, health -2, rival silver 1"),
    ("captain_vorga", 8, "fight wounds 3, health -3, rival silver 1"),
    ("captain_vorga", 11, "fight wounds 4, health -4, rival silver 1"),
    ("weeping_bride", 3, "fight wounds 1, health -1"),
    ("weeping_bride", 6, "-2 curses 1, fight wounds 2, health -2"),
    ("weeping_bride", 9, "-3 curses 1, fight wounds 3, health -3"),
    ("brund_two_hammers", 5, "fight wounds 2, health -2"),
    ("brund_two_hammers", 8, "fight wounds 3, health -3"),
    ("brund_two_hammers", 11, "fight wounds 5, health -5"),
    ("needle_queen", 7, "fight wounds 2, health -2"),
    ("needle_queen", 8, "-2 curses 1, fight wounds 3, health -3"),
    ("needle_queen", 12, "-4 curses 1, fight wounds 4, health -4"),
    ("cindermane", 5, "fight wounds 2, health -2"),
    ("cindermane", 6, "fight wounds 3, health -3"),
    ("cindermane", 10, "fight wounds 4, health -4"),
    ("tide_hag", 3, "fight wounds 2, health -2"),
    ("tide_hag", 7, "fight damage -1, fight mend 1, fight wounds 2, health -2"),
    ("tide_hag", 10, "fight damage -2, fight mend 2, fight wounds 3, health -3"),
    ("brass_watcher", 3, "fight wounds 2, health -2"),
    ("brass_watcher", 7, "fight wounds 3, health -3"),
    ("brass_watcher", 11, "fight wounds 4, health -4"),
    ("ulgar_stormcrown", 3, "fight wounds 2, health -2"),
    ("ulgar_stormcrown", 6, "fight wounds 3, health -3"),
    ("ulgar_stormcrown", 8, "fight wounds 5, health -5"),
    ("ulgar_stormcrown", 14, "at 0,0* 1, at 2,1 -1, fight damage -3, fight value -14, gaar 3, gold card 1, health 6"),
    ("faceless_abbot", 3, "fight wounds 2, health -2"),
    ("faceless_abbot", 6, "-2 curses 1, fight wounds 3, health -3"),
    ("faceless_abbot", 10, "fight wounds 4, health -4, rival gold 1"),
    ("faceless_abbot", 14, "at 0,0* 1, at 2,1 -1, fight damage -3, fight value -14, gaar 3, gold card 1, health 6"),
    ("thousand_teeth", 6, "fight wounds 2, health -2"),
    ("thousand_teeth", 7, "fight damage -1, fight mend 1, fight wounds 3, health -3"),
    ("thousand_teeth", 10, "fight damage -2, fight mend 2, fight wounds 4, health -4"),
    ("gravewright", 3, "fight wounds 2, health -2, rival gold 1"),
    ("gravewright", 6, "fight wounds 3, health -3, rival gold 1"),
    ("gravewright", 9, "fight wounds 4, health -4"),
    ("basalt_titan", 3, "fight wounds 2, health -2"),
    ("basalt_titan", 4, "fight wounds 3, health -3"),
    ("basalt_titan", 8, "fight wounds 4, health -4"),
    ("basalt_titan", 12, "fight wounds 6, health -6"),
    ("orrumaur", 3, "fight wounds 2, health -2"),
    ("orrumaur", 6, "fight wounds 3, health -3"),
    ("orrumaur", 9, "fight wounds 4, health -4"),
    ("orrumaur", 13, "-3 curses 1, fight wounds 5, health -5"),
    ("orrumaur", 15, "at 0,0* 1, at 2,1 -1, fight damage -3, fight value -15, gaar 3, gold card 1, health 6"),
]
FARRUGA = [  # with the lowest Battle Value of each band, or its highest
    ("farruga_circling", 3, "fight wounds 1, health -1"),
    ("farruga_circling", 6, "fight wounds 2, health -2"),
    ("farruga_circling", 9, "fight wounds 3, health -3"),
    ("farruga_circling", 12, "fight wounds 4, health -4"),
    ("farruga_raging", 2, "fight wounds 1, health -1"),
    ("farruga_raging", 5, "fight wounds 2, health -2"),
    ("farruga_raging", 8, "fight wounds 3, health -3"),
    ("farruga_raging", 11, "fight wounds 4, health -4, rival silver 1"),
    ("farruga_bleeding", 2, "fight wounds 2, health -2"),
    ("farruga_bleeding", 5, "fight wounds 3, health -3"),
    ("farruga_bleeding", 8, "fight wounds 4, health -4"),
    ("farruga_bleeding", 11, "fight damage -1, fight mend 1, fight wounds 5, health -5"),
    ("farruga_last_fire", 2, "fight wounds 2, health -2"),
    ("farruga_last_fire", 4, "fight wounds 3, health -3"),
    ("farruga_last_fire", 8, "fight wounds 4, health -4"),
    ("farruga_last_fire", 11, "-1 curses 1, fight wounds 5, health -5"),
]
MIRREZIL = [
    ("bone_tail", 10, "-1 curses 1, fight wounds 5, health -5"),
    ("hollow_heart", 12, "fight damage -3, fight mend 3, fight wounds 5, health -5"),
]
CARDS = [
    ("curse", 1, "-2 curses 1, curse cursed 1, fight chaos -1"),
    ("curse", 2, "-4 curses 1, curse cursed 2, fight chaos -1, fight damage_minus 1"),
    ("savagery", 1, "fight chaos -1, fight value 2, savagery brief 1"),
    ("savagery", 2, "fight chaos -1, fight value 4, fight wound_plus 1, savagery brief 2"),
    ("bloodthirst", 1, "bloodthirst brief 1, fight chaos -1, fight wound_plus 1"),
    ("bloodthirst", 2, "bloodthirst brief 2, fight chaos -1, fight mend 1, fight wound_plus 2"),
    ("frenzy", 1, "-2 blows 1, fight chaos -1, fight wound_plus 2, frenzy cursed 1"),
    ("frenzy", 2, "-3 blows 1, fight chaos -1, fight wound_plus 4, frenzy cursed 2"),
    (
        "frenzy",
        3,
        "-4 blows 1, 3 dice 1, 4 dice 1, fight chaos -1, fight damage_minus 1, fight wound_plus 6, frenzy cursed 3",
    ),
    ("healing_card", 1, "fight chaos -1, fight mend 2, fight value 2, healing_card lying 1"),
    ("healing_card", 2, "fight chaos -1, fight mend 4, fight value 3, healing_card lying 2"),
    ("healing_card", 3, "3 dice 1, 4 dice 1, fight chaos -1, fight mend 7, fight value 4, healing_card lying 3"),
    ("soul_control", 1, "fight chaos -1, fight gaar 2, soul_control lying 1"),
    ("soul_control", 2, "-1 curses 1, fight chaos -1, fight gaar 3, soul_control lying 2"),
    ("soul_control", 3, "-2 curses 1, 3 dice 1, 4 dice 1, fight chaos -1, fight gaar 5, soul_control lying 3"),
    ("mind_control", 1, "fight chaos -1, fight gaar 1, fight value 1, gaar -1, mind_control brief 1"),
    ("mind_control", 2, "fight chaos -1, fight gaar 2, fight value 2, gaar -2, mind_control brief 2"),
    (
        "mind_control",
        3,
        "-2 curses 1, 3 dice 1, 4 dice 1, fight chaos -1, fight gaar 3, fight value 3, gaar -3, mind_control cursed 3",
    ),
]


@pytest.mark.uses(*{monster for monster, _, _ in MONSTERS})
@pytest.mark.parametrize(("monster", "value", "does"), MONSTERS)
def test_the_attack_of_a_monster_does_what_the_band_says(monster: str, value: int, does: str) -> None:
    assert bitten(monster, value) == does


@pytest.mark.uses(*{elite for elite, _, _ in ELITES})
@pytest.mark.parametrize(("elite", "value", "does"), ELITES)
def test_the_attack_of_an_elite_monster_does_what_the_band_says(elite: str, value: int, does: str) -> None:
    laid = {"scenario": "defending_settlements", "options": {"elites": True}, "bounty": f"bounty_{elite}"}
    assert bitten(elite, value, **laid) == does


@pytest.mark.uses(*DRAGONS)
@pytest.mark.parametrize(("dragon", "value", "does"), FARRUGA)
def test_the_attack_of_farruga_does_what_the_band_says(dragon: str, value: int, does: str) -> None:
    mine = clad(at="2,1", health=15, bag=HURT, dragons=list(DRAGONS[: DRAGONS.index(dragon)]))
    assert bitten(dragon, value, scenario="farruga", dragon="2,1", h0=mine) == does


@pytest.mark.uses("bone_tail", "hollow_heart")
@pytest.mark.parametrize(("aspect", "value", "does"), MIRREZIL)
def test_the_attack_of_mirrezil_does_what_the_band_says(aspect: str, value: int, does: str) -> None:
    content = {**packed(), "map_tile": TILES}
    mine = clad(at=PLAIN, health=15, bag=HURT)
    earlier = {"dragons": list(ASPECTS[: ASPECTS.index(aspect)])}
    laid = {"scenario": "mirrezil", "content": content, "land": LAND, "round": 8, "seats": 4, "h0": mine, "h3": earlier}
    assert bitten(aspect, value, **laid) == does


@pytest.mark.uses(*{card for card, _, _ in CARDS})
@pytest.mark.parametrize(("card", "number", "does"), CARDS)
def test_the_cards_of_a_monster_do_what_they_say(card: str, number: int, does: str) -> None:
    assert carded(card, number) == does
