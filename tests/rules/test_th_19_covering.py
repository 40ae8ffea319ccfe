"""TH-19: what covered spaces do."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game

from .thorgal import events, hero, kind, options, play, table
from .thorgal_arena import arena, cards, cover, spaces

SCAR = {"shape": "tet_o", "cells": [(1, 1), (2, 1), (1, 2), (2, 2)]}
RESOURCES = ("building", "ore", "gossip", "magic", "fate", "power")


def wounds(game: Game[Any], number: int = 0) -> list[str]:
    return [tile["shape"] for tile in hero(game, number)["wounds"]]


def bleed(game: Game[Any]) -> Game[Any]:
    """Place every Wound that comes."""
    while kind(game) in ("wound", "wound_shape", "space"):
        play(game, options(game)[0])
    return game


@pytest.mark.rule("TH-19.1", "TH-19.5")
def test_an_ore_icon_gives_an_ore_on_a_terrain_card_and_on_an_enemy_card() -> None:
    assert hero(cover("spring", y=3))["pool"] == {"ore": 1}
    game = arena.fights(dice=[1, 1], tiles=[])
    play(game, ("lay", 0, 3, 2), ("lay", 0, 2, 2))
    assert hero(game)["pool"] == {"ore": 1}


@pytest.mark.rule("TH-19.2", "TH-19.3", "TH-20.1")
@pytest.mark.parametrize("kind_", RESOURCES)
def test_an_area_icon_gives_what_the_source_of_the_area_provides(kind_: str) -> None:
    assert hero(cover("spring", area="hill", sources={"hill": [kind_]}))["pool"] == {kind_: 1}


@pytest.mark.rule("TH-19.4", "TH-19.18")
def test_area_icons_covered_by_one_tile_give_the_same_kind() -> None:
    game = spaces(cover("spring", "domino"))
    assert kind(game) == "area_kind" and options(game) == [("kind", "ore"), ("kind", "gossip")]
    assert hero(spaces(play(game, ("kind", "gossip"))))["pool"] == {"gossip": 2}


@pytest.mark.rule("TH-19.18")
def test_area_icons_covered_in_one_combat_give_the_same_kind() -> None:
    game = arena.fights(foes=["rich"], dice=[3, 1])
    play(game, ("tile", "domino"), ("lay", 0, 0, 0), ("lay", 0, 0, 1))
    assert kind(spaces(game)) == "area_kind"
    assert hero(spaces(play(game, ("kind", "gossip"))))["pool"] == {"gossip": 2}


@pytest.mark.rule("TH-19.5")
def test_of_alternatives_one_is_gained_by_choice() -> None:
    game = cover("spring", y=2)
    assert kind(game) == "kind" and options(game) == [("kind", "building"), ("kind", "ore")]
    assert hero(play(game, ("kind", "building")))["pool"] == {"building": 1}


@pytest.mark.rule("TH-19.6")
def test_a_heal_icon_discards_a_wound_of_any_size_of_the_own_area() -> None:
    game = cover("glade", h0={"wounds": [SCAR]}, h1={"wounds": [SCAR]})
    assert kind(game) == "heal" and options(game) == [("skip",), ("heal", 0)]
    play(game, ("heal", 0))
    assert wounds(game) == [] and wounds(game, 1) == ["tet_o"]


@pytest.mark.rule("TH-19.7")
def test_a_heart_has_no_effect_of_its_own() -> None:
    game = cover("glade", y=3, h0={"wounds": [SCAR]})
    assert kind(game) == "token" and hero(game)["dial"] == 1 and hero(game)["pool"] == {}
    game = play(arena.fights(at="hut", dice=[3, 1]), ("tile", "domino"), ("lay", 0, 1, 1), ("lay", 0, 1, 0))
    assert not events(game, "gained") and events(game, "won_combat")


@pytest.mark.rule("TH-19.8")
def test_an_experience_icon_gives_one_experience() -> None:
    game = cover("glade", y=1)
    assert kind(game) == "xp"
    assert hero(play(game, ("dial",)))["dial"] == 2 and kind(game) == "token"


@pytest.mark.rule("TH-19.9")
def test_a_finding_icon_draws_a_card_that_is_resolved_and_discarded() -> None:
    game = cover("glade", y=2, draws={"findings": ["cast_offs"]})
    play(game, ("kind", "ore"))
    assert hero(game)["pool"] == {"ore": 2}
    assert table(game)["discards"]["findings"] == ["cast_offs"] and table(game)["decks"]["findings"] == 9


@pytest.mark.rule("TH-19.10")
def test_finding_cards_are_always_beneficial() -> None:
    for finding in cards().findings.values():
        assert all(effect.polarity == "good" for effect in finding.effects), finding.id


@pytest.mark.rule("TH-19.11", "TH-19.12", "TH-19.13")
def test_a_penalty_space_does_what_its_own_card_defines_for_its_colour() -> None:
    game = bleed(cover("thorn"))
    assert hero(game)["threat"] == 1 and wounds(game) == ["mono"]
    assert wounds(bleed(cover("moor"))) == ["mono", "mono"]
    assert hero(cover("scree", y=1))["threat"] == 1 and wounds(cover("scree", y=1)) == []


@pytest.mark.rule("TH-19.14")
def test_a_penalty_discards_one_of_the_indicated_resource() -> None:
    assert hero(cover("thorn", y=1, h0={"pool": {"magic": 2, "ore": 1}}))["pool"] == {"magic": 1, "ore": 1}


@pytest.mark.rule("TH-19.15", "TH-19.21")
@pytest.mark.parametrize(("face", "shape"), [(1, "mono"), (3, "domino"), (6, "tri_l")])
def test_a_penalty_die_gives_the_white_shape_of_one_roll_that_combat_effects_cannot_change(
    face: int, shape: str
) -> None:
    game = cover("scree", dice=[face], may={"reroll": 2, "critical": 2, "upgrade": 2})
    assert kind(game) == "wound"
    assert wounds(bleed(game)) == [shape]


@pytest.mark.rule("TH-19.16")
def test_all_effects_of_a_penalty_are_resolved_once_for_every_covered_icon() -> None:
    assert wounds(bleed(cover("moor", "domino"))) == ["mono"] * 4


@pytest.mark.rule("TH-19.17")
def test_a_reward_and_a_penalty_on_one_space_are_both_resolved() -> None:
    game = cover("thorn", y=2, h0={"pool": {"magic": 1}})
    play(game, ("track",))
    assert hero(game)["track"] == 2 and hero(game)["pool"] == {}


@pytest.mark.rule("TH-19.19")
def test_an_area_icon_in_an_area_without_sources_gives_nothing_and_costs_nothing() -> None:
    game = cover("spring", area="hill", h0={"threat": 2})
    assert hero(game)["pool"] == {} and wounds(game) == [] and kind(game) == "token"


@pytest.mark.rule("TH-19.20")
def test_a_penalty_resource_that_is_missing_costs_a_wound_and_others_cannot_pay() -> None:
    game = cover("thorn", y=1, h0={"threat": 2}, h1={"pool": {"magic": 3}})
    assert kind(game) == "wound"
    assert wounds(bleed(game)) == ["domino"] and hero(game, 1)["pool"] == {"magic": 3}


@pytest.mark.rule("TH-19.22", "TH-19.23")
@pytest.mark.parametrize("y", [2, 3])
def test_an_empty_space_and_a_colour_without_a_definition_do_nothing(y: int) -> None:
    game = cover("moor", y=y, h0={"pool": {"magic": 1}, "threat": 1})
    assert kind(game) == "token" and wounds(game) == []
    assert hero(game)["pool"] == {"magic": 1} and hero(game)["threat"] == 1


@pytest.mark.rule("TH-19.24")
def test_a_finding_is_resolved_before_the_next_covered_space() -> None:
    game = cover("glade", "domino", y=1, draws={"findings": ["cast_offs"]})
    play(game, ("space", 2))
    assert kind(game) == "kind"
    assert kind(play(game, ("kind", "ore"))) == "xp"


def test_a_granted_ignoring_skips_a_penalty_by_choice() -> None:
    game = cover("moor", "domino", may={"ignore_penalty": 1})
    play(game, options(game)[0])
    assert kind(game) == "ignore"
    assert wounds(bleed(play(game, ("ignore",)))) == ["mono", "mono"]


def test_the_crown_ignores_the_penalties_that_are_left_when_the_rest_is_resolved() -> None:
    game = cover("moor", "domino", h0={"id": "jolan", "items": ["ogotais_crown"], "skill": False})
    play(game, options(game)[0])
    assert kind(game) == "use" and ("item", "ogotais_crown") in options(game)
    spaces(play(game, ("item", "ogotais_crown"), ("dial",)))
    assert wounds(game) == [] and hero(game)["dial"] == 2


def test_who_suffers_a_penalty_that_could_be_ignored_may_ignore_the_next() -> None:
    game = cover("moor", "domino", may={"ignore_penalty": 1})
    play(game, options(game)[0])
    game = play(game, ("suffer",))
    assert kind(game) == "wound"
    while kind(game) == "wound":
        play(game, options(game)[0])
    assert kind(game) == "ignore" and wounds(game) == ["mono", "mono"]
    assert wounds(play(game, ("ignore",))) == ["mono", "mono"]


@pytest.mark.parametrize("ignore", [{"red": 1}, {"yellow": 1}])
def test_what_ignores_one_colour_is_used_up_by_that_colour_and_good_for_no_other(ignore: dict[str, int]) -> None:
    game = cover("moor", may={}, ignore=ignore)
    assert kind(game) == ("ignore" if "red" in ignore else "wound")
    if "red" in ignore:
        assert wounds(play(game, ("ignore",))) == []
