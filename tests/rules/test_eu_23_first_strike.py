"""EU-23, EU-24: the course of a Combat, First Strike, and the healing phases."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game

from .euthia import PACK, events, hero, kind, options, play, table
from .euthia_arena import AIR, EARTH, arena, asked, fight, until

CARDS = {"silver": ["curse", "curse", "savagery", "bloodthirst"], "golden": ["frenzy", "healing_card"]}


def first(**laid: Any) -> Game[Any]:
    """The moment before the first Combat round, with a Bow."""
    laid["h0"] = {"board": ["test_sword", "test_bow"], **laid.get("h0", {})}
    return arena("first_strike", 0, **{**laid, "fight": {"round": 0, **laid.get("fight", {})}})


STRIKE, BOW = ("first_strike",), ("attack", "test_bow")

# -- First Strike ---------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-23.1", "EU-23.2", "EU-23.3", "EU-23.11")
def test_a_hero_with_a_first_strike_tile_may_attack_before_the_first_round() -> None:
    game = first(h0={"gaar": 1}, dice=[4, 5])
    assert kind(game) == "first_strike" and options(game) == [("skip",), STRIKE] and fight(game)["round"] == 0
    skipped = play(first(h0={"bag": ["test_charm"]}), ("skip",))
    assert (fight(skipped)["round"], fight(skipped)["phase"], fight(skipped)["damage"]) == (1, "healing", 0)
    play(game, STRIKE)
    assert kind(game) == "change" and fight(game)["round"] == 0 and fight(game)["weapon"] == "test_bow"
    play(game, ("final",))
    assert fight(game)["damage"] == 3  # 9 or more
    without = arena("first_strike", 0, h0={"bag": ["test_charm"]}, fight={"round": 0})
    assert kind(without) == "moment" and fight(without)["round"] == 1


@pytest.mark.rule("EU-23.4", "EU-23.10", "EU-51.1")
def test_the_monster_player_plays_nothing_in_first_strike() -> None:
    game = first(h0={"gaar": 2, "bag": ["test_oil"]}, h1=CARDS, fight={"chaos": 5, "gaar": 2}, dice=[3, 3, 4])
    play(game, STRIKE)
    assert kind(game) == "moment" and asked(game) == 0  # step A
    play(game, ("done",))
    assert kind(game) == "change" and asked(game) == 0
    play(game, ("gaar", 0))
    assert kind(game) == "change" and asked(game) == 0
    play(game, ("final",))
    assert fight(game)["round"] == 1 and fight(game)["chaos"] == 5 and len(hero(game, 1)["silver"]) == 4


@pytest.mark.rule("EU-23.5", "EU-51.2")
def test_silence_keeps_still_in_first_strike() -> None:
    mine = {"id": "taesiri", "bare": False, "board": ["test_bow", "taesiri_silence"], "bag": ["test_oil"]}
    game = play(first(h0=mine, dice=[1] * 40), STRIKE)
    assert kind(game) == "moment" and options(game, "use") == [("use", "test_oil")]
    until(game, ("use", "taesiri_silence"))
    assert (fight(game)["round"], fight(game)["phase"], fight(game)["step"]) == (1, "hero_attack", "before")


@pytest.mark.rule("EU-23.6", "EU-23.7")
def test_one_tile_with_the_icon_is_used_once_in_a_combat() -> None:
    game = first(h0={"board": ["test_bow", "test_sling", "test_sword"], "gaar": 1}, dice=[1] * 60)
    play(game, STRIKE)
    assert kind(game) == "weapon" and options(game) == [BOW, ("attack", "test_sling")]  # not the Sword
    play(game, BOW, ("final",))
    kinds = []
    while fight(game)["round"] < 3:
        kinds.append(kind(game))
        play(game, options(game)[0])
    assert "change" in kinds and "first_strike" not in kinds and "weapon" not in kinds  # the Sword alone is left


@pytest.mark.rule("EU-23.3", "EU-23.6", "EU-28.5")
def test_the_tile_of_a_first_strike_is_chosen_in_step_b_after_step_a() -> None:
    mine = {"board": ["test_bow", "test_sling", "test_sword"], "bag": ["test_oil", "test_dram"], "gaar": 1}
    game = play(first(h0=mine, dice=[1] * 9), STRIKE)
    assert kind(game) == "moment" and (fight(game)["step"], fight(game)["weapon"]) == ("before", "")
    play(game, ("use", "test_oil"), ("done",))
    assert kind(game) == "weapon" and fight(game)["step"] == "weapon" and fight(game)["damage_plus"] == 2
    assert game.decision is not None and game.decision.clause == "EU-23.6"
    play(game, ("attack", "test_sling"))
    assert kind(game) == "change" and fight(game)["weapon"] == "test_sling" and fight(game)["damage_plus"] == 2


@pytest.mark.rule("EU-23.8", "EU-28.19", "EU-28.20", "EU-30.1")
def test_in_first_strike_all_counts_that_counts_in_an_attack() -> None:
    mine = {"bag": ["test_oil", "test_luck"], "essences": {"fire": 2}, "gaar": 2}
    game = first(h0=mine, fight={"foe": "test_leech"}, land={**AIR, **EARTH}, dice=[3, 2, 6])
    play(game, STRIKE, ("use", "test_oil"), ("essence", "fire"), ("essence", "fire"))
    fire = int(PACK.essences["fire"].effects[0].n)
    assert fight(game)["damage_plus"] == 2 + 2 * fire
    assert fight(game)["hope"] == 1  # 5 as rolled
    assert table(game)["roll"]["dice"] == [4, 2]  # Air: 3 to 4
    assert table(game)["roll"]["sum"] == 4 + 2 + 2 - 2  # Earth, and the penalty of the Monster
    play(game, ("gaar", 1), ("use", "test_luck"), ("hope", 1))
    assert table(game)["roll"]["sum"] == 4 + 6 + 2 - 2 + 2 + 3 + 1


@pytest.mark.rule("EU-23.9")
def test_a_monster_killed_by_first_strike_fights_no_round() -> None:
    game = play(first(fight={"damage": 8}, dice=[4, 2]), STRIKE)
    assert kind(game) == "trophy" and fight(game)["won"] and fight(game)["round"] == 0
    assert events(game, "combat_round") == [] and hero(game)["health"] == hero(game)["most"]


# -- the rounds -----------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-23.11", "EU-23.12", "EU-24.5")
def test_every_round_has_four_phases_and_in_two_of_them_the_monster_player_is_silent() -> None:
    mine = {"bag": ["test_charm", "test_luck"], "gaar": 1}
    fight_: dict[str, Any] = {"round": 0, "chaos": 5, "gaar": 2}
    game = arena("combat_round", 0, h0=mine, h1=CARDS, fight=fight_, dice=[1] * 60)
    phases: list[str] = []
    asked_in: dict[str, set[int]] = {}
    while fight(game)["round"] < 3:
        phase = fight(game)["phase"]
        if not phases or phases[-1] != phase:
            phases.append(phase)
        asked_in.setdefault(phase, set()).add(asked(game))
        play(game, options(game)[0])
    assert phases == ["healing", "monster_attack", "second_healing", "hero_attack"] * 2
    assert asked_in["healing"] == asked_in["second_healing"] == {0}
    assert asked_in["monster_attack"] == asked_in["hero_attack"] == {0, 1}


# -- healing --------------------------------------------------------------------------------------------------


def hurt(phase: str = "hero_attack", **mine: Any) -> Game[Any]:
    """A healing phase of a Hero with 1 Health: the first, or after the Monster's attack the second."""
    return arena("healing", 0, h0={"health": 1, **mine}, fight={"phase": phase}, dice=[1] * 20)


@pytest.mark.rule("EU-24.1")
@pytest.mark.parametrize("phase", ["hero_attack", "monster_attack"])
def test_in_a_healing_phase_any_number_of_potions_and_scrolls_heal(phase: str) -> None:
    game = hurt(phase, bag=["test_salve", "healing_potion", "scroll_of_mending"])
    assert options(game) == [
        ("done",),
        ("use", "test_salve"),
        ("use", "healing_potion"),
        ("use", "scroll_of_mending"),
    ]
    play(game, ("use", "test_salve"), ("use", "healing_potion"))
    potion = int(PACK.things["healing_potion"].effects[0].n)
    assert hero(game)["health"] == min(1 + 2 + potion, hero(game)["most"])
    assert options(game) == [("done",), ("use", "scroll_of_mending")]


@pytest.mark.rule("EU-24.2", "EU-24.3", "EU-51.9")
def test_in_a_healing_phase_opals_diamonds_and_essences_of_water_heal() -> None:
    healing = [id for id, gem in PACK.gems.items() if gem.effects[0].tag == "heal"]
    assert sorted(healing) == ["diamond", "opal"]
    assert [id for id, each in PACK.essences.items() if each.effects[0].tag == "heal"] == ["water"]
    gems = {"board": ["test_sword", "prism_amulet"], "gems_on": {"prism_amulet": ["opal", "diamond", "emerald"]}}
    game = hurt(**gems, essences={"water": 2, "fire": 1, "air": 1})
    found = options(game, "gem", "essence")
    assert found == [("gem", "prism_amulet", "opal"), ("gem", "prism_amulet", "diamond"), ("essence", "water")]
    play(game, ("gem", "prism_amulet", "opal"), ("gem", "prism_amulet", "diamond"))
    worth = {id: int(PACK.gems[id].effects[0].n) for id in healing}
    assert hero(game)["health"] == 1 + worth["opal"] + worth["diamond"]
    play(game, ("essence", "water"), ("essence", "water"))
    assert hero(game)["essences"] == {"fire": 1, "air": 1}


@pytest.mark.rule("EU-24.4")
def test_in_a_healing_phase_items_and_abilities_with_the_icon_heal() -> None:
    game = hurt(board=["test_sword", "dral_test_rest", "plague_mask"], bag=["test_dram"])
    assert options(game, "use") == [("use", "dral_test_rest"), ("use", "plague_mask")]  # not T9
    play(game, ("use", "dral_test_rest"), ("use", "plague_mask"))
    assert hero(game)["health"] == 3 and sorted(hero(game)["tired"]) == ["dral_test_rest", "plague_mask"]


@pytest.mark.rule("EU-24.6")
def test_outside_healing_phases_only_another_icon_heals() -> None:
    bag = ["test_salve", "test_dram", "test_oil"]
    game = arena("hero_attack", 0, h0={"health": 1, "bag": bag}, dice=[1, 1])
    assert ("use", "test_salve") not in options(game) and ("use", "test_dram") in options(game)
    play(game, ("use", "test_dram"))
    assert hero(game)["health"] == 3


@pytest.mark.rule("EU-24.6", "EU-38.19")
def test_a_tile_that_also_heals_does_so_in_the_next_healing_phase() -> None:
    mine = {"health": 1, "bag": ["test_brew", "test_salve"], "gaar": 0}
    game = arena("monster_attack", 0, h0=mine, dice=[1, 1])
    play(game, ("use", "test_brew"))  # in the word of the Hero: a Gaar token, and it heals
    assert kind(game) == "hero_word" and (hero(game)["gaar"], hero(game)["health"]) == (1, 1)
    at_once = play(arena("healing", 0, h0=mine), ("use", "test_brew"))
    assert (hero(at_once)["gaar"], hero(at_once)["health"]) == (1, 1 + 2)
    early = arena("combat_round", 0, h0=mine, fight={"round": 0}, dice=[1, 1])
    play(early, ("done",), ("use", "test_brew"), ("pass",))
    assert fight(early)["phase"] == "second_healing" and hero(early)["health"] == 1 + 2


@pytest.mark.rule("EU-24.7")
def test_what_does_not_heal_may_be_used_whenever_the_hero_acts() -> None:
    bag = ["test_charm", "test_net", "test_haze", "test_mist", "test_oil", "test_luck"]
    mine = {"bag": bag, "board": ["test_sword", "test_bow"]}
    game = arena("prepare", 0, h0=mine, fight={"round": 0, "phase": "preparation"}, dice=[1] * 30)
    moments = []
    while fight(game)["round"] < 2:
        if asked(game) == 0 and kind(game) not in ("first_strike", "weapon"):
            assert ("use", "test_charm") in options(game)
            moments.append((fight(game)["round"], fight(game)["phase"], fight(game)["step"]))
        play(game, ("skip",) if kind(game) == "first_strike" else options(game)[0])
    assert moments == [
        (0, "preparation", ""),
        (1, "healing", ""),
        (1, "monster_attack", "before"),
        (1, "monster_attack", "change"),
        (1, "monster_attack", "answer"),
        (1, "second_healing", ""),
        (1, "hero_attack", "before"),
        (1, "hero_attack", "change"),
    ]
    assert kind(until(game, ("use", "test_charm"))) == "moment"
