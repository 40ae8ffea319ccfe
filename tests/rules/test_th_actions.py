"""What the Action cards, Items, Special Action cards and Skills of Thorgal do, each as it says."""

from __future__ import annotations

from typing import Any

import pytest

from .thorgal_effects import Worn, begun, besides, gained

TEMPLE = Worn("torkans_temple")
ACTIONS = [  # card, tokens under it and to its left, which Main Action: how it begins, and what comes after it
    ("move_3", 1, 0, 0, "do move 2", ""),
    ("move_3", 4, 0, 0, "do move 5", ""),
    ("move_6", 1, 0, 0, "do move 2", "do gather 1"),
    ("move_6", 4, 0, 0, "do move 2", ""),
    ("move_12", 1, 0, 0, "do move 2", ""),
    ("move_12", 1, 3, 0, "do move 4", ""),
    ("move_12", 4, 0, 0, "do move 1", ""),
    ("move_18", 1, 0, 0, "do move 2, take_along 1", ""),
    ("move_27", 1, 0, 0, "borders_as_normal 1, do move 1", ""),
    ("move_27", 1, 3, 0, "borders_as_normal 1, do move 4", ""),
    ("move_33", 1, 0, 0, "do move 3", "wound domino -1"),
    ("move_33", 4, 0, 0, "do move 3", ""),
    ("move_33", 1, 0, 1, "do journey 1", "wound domino -1"),
    ("move_33", 4, 0, 1, "do journey 1", ""),
    ("move_35", 1, 0, 0, "do move 2", "do assign 1"),
    ("move_35", 1, 3, 0, "do move 4", "do assign 1"),
    ("move_35", 4, 0, 0, "do move 2", ""),
    ("journey_5", 1, 0, 0, "do journey 1", "gossip 1"),
    ("journey_5", 4, 0, 0, "do journey 1", ""),
    ("journey_10", 1, 0, 0, "do journey 2, ignore_penalty 1", ""),
    ("journey_10", 4, 0, 0, "do journey 1, ignore_penalty 1", ""),
    ("journey_15", 1, 0, 0, "do journey 1, ignore_penalty 1", "wound mono -1"),
    ("journey_15", 4, 0, 0, "do journey 1", "wound mono -1"),
    ("journey_19", 1, 0, 0, "do journey 1", ""),
    ("journey_19", 1, 3, 0, "do journey 1, journey_level 3", ""),
    ("journey_29", 1, 0, 0, "do journey 2", ""),
    ("journey_37", 1, 0, 0, "do journey 1, journey_level 2", ""),
    ("journey_37", 1, 3, 0, "do journey 1, ignore_penalty 3, journey_level 2", ""),
    ("journey_37", 4, 0, 0, "do journey 1", ""),
    ("journey_41", 1, 0, 0, "do journey 2, may tet_o 1", ""),
    ("journey_41", 4, 0, 0, "do journey 3, may tet_o 1", ""),
    ("gather_2", 1, 0, 0, "do gather 3", ""),
    ("gather_2", 4, 0, 0, "do gather 2", ""),
    ("gather_2", 1, 0, 1, "do craft 2", ""),
    ("gather_2", 4, 0, 1, "do craft 1", ""),
    ("gather_8", 1, 0, 0, "do gather 3", ""),
    ("gather_8", 4, 0, 0, "do gather 2", ""),
    ("gather_14", 1, 0, 0, "do gather 2, ignore_penalty 1", ""),
    ("gather_14", 4, 0, 0, "do gather 2", ""),
    ("gather_17", 1, 0, 0, "do gather 2", ""),
    ("gather_17", 4, 0, 0, "do gather 5", ""),
    ("gather_22", 1, 0, 0, "do gather 1", ""),
    ("gather_22", 1, 3, 0, "do gather 3", ""),
    ("gather_30", 1, 0, 0, "do gather 2, ignore_penalty 1", ""),
    ("gather_30", 1, 3, 0, "do gather 2, ignore_penalty 1", "wound mono -1"),
    ("gather_36", 1, 0, 0, "do gather 2", "gossip 1"),
    ("gather_36", 1, 3, 0, "do gather 4", "gossip 1"),
    ("gather_36", 4, 0, 0, "do gather 2", ""),
    ("assign_9", 1, 0, 0, "do assign 3", "gossip 1"),
    ("assign_9", 4, 0, 0, "do assign 3", ""),
    ("assign_16", 1, 0, 0, "do assign 3", ""),
    ("assign_16", 4, 0, 0, "do assign 2", ""),
    ("assign_20", 1, 0, 0, "do assign 3", ""),
    ("assign_20", 4, 0, 0, "do assign 4", ""),
    ("assign_20", 1, 0, 1, "do move 3", ""),
    ("assign_20", 4, 0, 1, "do move 4", ""),
    ("assign_25", 1, 0, 0, "do assign 1", ""),
    ("assign_25", 1, 3, 0, "do assign 3", ""),
    ("assign_30", 1, 0, 0, "do assign 2, wild 1", ""),
    ("assign_30", 1, 3, 0, "do assign 4, wild 1", ""),
    ("assign_32", 1, 0, 0, "do assign 3", "wound domino -1"),
    ("assign_32", 4, 0, 0, "do assign 3", "wound domino -1, wound mono -1"),
    ("assign_40", 1, 0, 0, "discount 1, do assign 2", ""),
    ("assign_40", 1, 3, 0, "discount 1, do assign 5", ""),
    ("combat_11", 1, 0, 0, "do combat 1", ""),
    ("combat_11", 1, 3, 0, "do combat 1, reroll 3", ""),
    ("combat_17", 1, 0, 0, "do combat 1, upgrade 1", ""),
    ("combat_17", 4, 0, 0, "do combat 1", ""),
    ("combat_21", 1, 0, 0, "do combat 2, reroll 1", "wound domino -1"),
    ("combat_21", 4, 0, 0, "do combat 2, reroll 1", ""),
    ("combat_26", 1, 0, 0, "do combat 1, reroll 1", ""),
    ("combat_26", 4, 0, 0, "do combat 1, reroll 4", ""),
    ("combat_31", 1, 0, 0, "do combat 1, yellow die for 1 threat 2", ""),
    ("combat_31", 4, 0, 0, "do combat 1", ""),
    ("combat_34", 1, 0, 0, "do combat 1, reroll 3", "ore 1"),
    ("combat_34", 4, 0, 0, "do combat 1, reroll 3", ""),
    ("combat_38", 1, 0, 0, "critical 1, do combat 1", ""),
    ("combat_38", 1, 3, 0, "critical 1, do combat 1, upgrade 2", ""),
    ("combat_38", 4, 0, 0, "critical 4, do combat 1", ""),
    ("sacrifice_1", 1, 0, 0, "do sacrifice 1", ""),
    ("sacrifice_1", 4, 0, 0, "do sacrifice 2", ""),
    ("sacrifice_7", 1, 0, 0, "do sacrifice 2", "threat -1"),
    ("sacrifice_7", 4, 0, 0, "do sacrifice 2", "threat -2"),
    ("sacrifice_23", 1, 0, 0, "do sacrifice 3", ""),
    ("sacrifice_23", 1, 3, 0, "do sacrifice 1", ""),
    ("sacrifice_39", 1, 0, 0, "do sacrifice 2", "wound domino -1"),
    ("sacrifice_39", 1, 3, 0, "", "wound domino -1"),
    ("sacrifice_39", 4, 0, 0, "do sacrifice 2", ""),
    ("craft_4", 1, 0, 0, "do craft 2", ""),
    ("craft_4", 4, 0, 0, "do craft 1", ""),
    ("craft_13", 1, 0, 0, "do craft 1", ""),
    ("craft_13", 1, 3, 0, "do craft 3", ""),
    ("craft_24", 1, 0, 0, "do craft 2", "ore 1"),
    ("craft_24", 4, 0, 0, "do craft 2", ""),
    ("craft_28", 1, 0, 0, "do craft 1", ""),
    ("craft_28", 1, 3, 0, "do craft 3", ""),
    ("craft_28", 1, 0, 1, "do assign 2", ""),
    ("craft_28", 1, 3, 1, "do assign 3", ""),
]
ITEMS = {  # the type of action, and what the Item changes
    "vanir_stone": ("combat", "threat 1, yellow die 1"),
    "whetstone": ("combat", "ore 1, upgrade 1"),
    "war_paint": ("combat", "upgrade 2"),
    "knucklebones": ("combat", "reroll 2"),
    "barbed_arrows": ("combat", "critical 1"),
    "throwing_axe": ("combat", "may mono 1, ore -1"),
    "wolfskin": ("combat", "ignore_penalty 99, threat -1"),
    "snowshoes": ("journey", "ignore_penalty 1, may tet_i 1"),
    "surefoot_pony": ("journey", "do journey 1"),
    "sunstone": ("journey", "ignore_penalty 99"),
    "cairn_map": ("journey", "journey_level 2, terrain 1"),
    "deep_basket": ("gather", "do gather 2"),
    "two_wheeled_cart": ("gather", "do gather 2"),
    "clean_spade": ("gather", "building 1, gather tokens -3"),
    "folding_scales": ("gather", "building 3, ore -3"),
    "silver_arm_ring": ("assign", "discount 1"),
    "pack_frame": ("assign", "do assign 2"),
    "signal_horn": ("assign", "do assign 1, far_call 1"),
    "forged_seal": ("assign", "wild 2"),
    "sealskin_boots": ("move", "do move 2"),
    "skin_boat": ("move", "borders_as_normal 1, take_along 99"),
    "smugglers_token": ("move", "cross_block 1, do move 1"),
    "straw_double": ("sacrifice", "do sacrifice -1"),
    "numbing_root": ("sacrifice", "wound domino -1, wound mono -1"),
    "bog_iron_tongs": ("craft", "building 1, do craft 1"),
    "heather_mead": ("move", "threat -2"),
    "bone_needle": ("move", "wound tri_i -1"),
    "rune_stick": ("move", "magic 1, skill 1"),
    "ash_bow": ("combat", "reroll 1, upgrade 1"),
    "linen_pouch": ("move", "wound domino -1, wound mono -1"),
    "ogotais_crown": ("move", "combat level 1, ignore_penalty 99"),
    "boot_knife": ("combat", "may mono 1"),
}
SPECIALS = {  # the type of action, and what the Special Action card changes
    "special_a": ("journey", "ignore yellow 1"),
    "special_b": ("combat", "reroll 1, talisman_ward 1"),
    "special_c": ("gather", "shared_stores 1"),
    "special_d": ("assign", "discount 1, gossip -1"),
    "special_e": ("combat", "blood_reroll 1"),
    "special_f": ("move", "do move 1, threat 1"),
}
SKILLS = [  # whose, the type of action, which option, and what it changes
    ("thorgal", "move", 0, "do move 1"),
    ("thorgal", "journey", 0, "do journey 1"),
    ("thorgal", "gather", 0, "do gather 1"),
    ("thorgal", "assign", 0, "do assign 1"),
    ("thorgal", "craft", 0, "do craft 1"),
    ("thorgal", "combat", 0, ""),
    ("thorgal", "combat", 1, "upgrade 1"),
    ("thorgal", "sacrifice", 2, "do sacrifice -1"),
    ("aaricia", "move", 0, "threat -1, wound tri_i -1"),
    ("jolan", "move", 0, "combat level 1"),
    ("kriss", "combat", 0, "reroll 2"),
]
GATHERED: dict[str, Any] = {"path": ["birch_valley"], "gathered": [(0, 0), (1, 1), (2, 2), (3, 3)]}
GUARDED: dict[str, Any] = {"locations": {"thor_stone": {"enemies": ["minor"]}}}


def acting(type: str) -> dict[str, Any]:
    return {"type": type, "value": 2}


@pytest.mark.uses(*(row[0] for row in ACTIONS))
@pytest.mark.parametrize(("card", "under", "left", "main", "begins", "after"), ACTIONS)
def test_an_action_card_does_what_its_main_action_and_its_bonuses_say(
    card: str, under: int, left: int, main: int, begins: str, after: str
) -> None:
    assert begun(TEMPLE, card, under, left, main) == begins
    assert besides(TEMPLE, card, under, left, main) == after


@pytest.mark.uses("gather_8")
def test_what_a_gather_clears() -> None:
    assert gained(TEMPLE, "extra-gather_8", act=acting("gather"), **GATHERED) == "gather tokens -1"


@pytest.mark.uses(*ITEMS)
@pytest.mark.parametrize(("item", "type", "does"), [(item, *does) for item, does in ITEMS.items()])
def test_an_item_does_what_it_says(item: str, type: str, does: str) -> None:
    given = [("back", "ore")] * 3  # to the folding scales
    assert gained(TEMPLE, f"item-{item}", *given, act=acting(type), **GATHERED) == does


@pytest.mark.uses(*SPECIALS)
@pytest.mark.parametrize(("card", "type", "does"), [(card, *does) for card, does in SPECIALS.items()])
def test_a_special_action_card_does_what_it_says(card: str, type: str, does: str) -> None:
    assert gained(TEMPLE, f"special-{card}", act=acting(type), **GUARDED) == does


@pytest.mark.uses("special_f")
def test_without_an_enemy_the_last_special_action_card_draws_no_threat() -> None:
    assert gained(TEMPLE, "special-special_f", act=acting("move")) == "do move 1"


@pytest.mark.uses(*(row[0] for row in SKILLS))
@pytest.mark.parametrize(("hero", "type", "option", "does"), SKILLS)
def test_a_skill_does_what_it_says(hero: str, type: str, option: int, does: str) -> None:
    assert gained(TEMPLE, f"skill-{hero}", ("option", option), act=acting(type)) == does
