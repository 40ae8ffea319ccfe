"""TH-26: Sacrifice."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game

from .thorgal import SURE, events, fight, hero, kind, options, play, table
from .thorgal_arena import arena


def wounds(game: Game[Any], number: int = 0) -> list[str]:
    return [tile["shape"] for tile in hero(game, number)["wounds"]]


def bleed(game: Game[Any]) -> Game[Any]:
    while kind(game) in ("wound", "wound_shape"):
        play(game, options(game)[0])
    return game


def token(location: str, shape: str = "domino") -> dict[str, Any]:
    """A Sacrifice token on the first box."""
    return {"locations": {location: {"boxes": {0: {"offering": shape}}}}}


@pytest.mark.rule("TH-26.1", "TH-26.3", "TH-26.4", "TH-26.8", "TH-26.14")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_the_wound_of_the_location_comes_as_often_as_the_value_then_its_effect(value: int) -> None:
    game = arena.act("sacrifice", value, "home")
    for _ in range(value):
        assert kind(game) == "wound" and hero(game)["pool"] == {}
        play(game, options(game)[0])
    assert wounds(game) == ["mono"] * value and hero(game)["pool"] == {"magic": 1}
    assert wounds(game, 1) == []


@pytest.mark.rule("TH-26.2", "TH-29.5")
@pytest.mark.parametrize(
    ("laid", "clause"),
    [({"enemies": ["minor"]}, "TH-6.7"), ({"blocked": True}, "TH-31.2"), ({"read": True}, "TH-29.5")],
)
def test_no_sacrifice_at_an_enemy_a_block_or_a_read_token(laid: dict[str, Any], clause: str) -> None:
    places = {"hut": laid, "yard": {"boxes": {0: {"offering": "mono"}}}, "store": {"boxes": {0: {"offering": "mono"}}}}
    game = arena.act("sacrifice", 1, "home", locations=places)
    assert options(game) == [("box", "yard-0"), ("box", "store-0")] and game.why(("box", "hut-1")).clause == clause


@pytest.mark.rule("TH-26.5", "TH-26.10", "TH-33.4", "TH-5.4")
def test_a_sacrifice_is_never_done_in_part_and_a_wound_too_many_kills_before_the_effect() -> None:
    game = arena.act("sacrifice", 99, "home")
    while not game.over:
        assert {key[0] for key in options(game)} == {"lay"}  # no way to stop
        play(game, options(game)[0])
    assert game.state.ending == "lost" and hero(game)["pool"] == {}


@pytest.mark.rule("TH-26.6", "TH-26.13", "TH-31.4")
def test_a_sacrifice_token_replaces_the_action_and_keeps_the_effect() -> None:
    game = arena.act("assign", 2, "home", h0={"pool": {"gossip": 2}}, **token("hut"))
    assert ("box", "hut-0") not in options(game)
    game = arena.act("sacrifice", 1, "home", **token("yard"))
    bleed(play(game, ("box", "yard-0")))
    assert wounds(game) == ["domino"] and hero(game)["pool"] == {"magic": 1}


@pytest.mark.rule("TH-26.7")
@pytest.mark.parametrize(("location", "box"), [("yard", "yard-0"), ("den", "den-0"), ("hut", "hut-0")])
def test_a_sacrifice_token_may_cover_any_action(location: str, box: str) -> None:
    assert ("box", box) in options(arena.act("sacrifice", 1, "home", **token(location)))


@pytest.mark.rule("TH-26.6")
def test_a_covered_combat_symbol_does_not_work() -> None:
    laid = token("den")
    laid["locations"]["den"]["enemies"] = ["minor"]
    assert not events(fight(arena.act("combat", 1, "home", **SURE, **laid)), "gained")


@pytest.mark.rule("TH-26.9")
def test_a_value_that_depends_on_the_hero_is_read_before_the_first_wound() -> None:
    row = ["sacrifice_7", "gather_22"]
    tokens = [{"under": "sacrifice_7", "active": False}, {}, {}, {}]
    game = arena.at("main_action", 0, 0, row=row, tokens=tokens, h0={"threat": 3, "skill": False})
    assert table(game)["act"]["value"] == 3
    while kind(game) == "wound":
        game.state.heroes[0].threat = 5  # whatever happens in between
        play(game, options(game)[0])
    assert wounds(game) == ["mono"] * 3


@pytest.mark.rule("TH-26.11")
def test_without_an_altar_in_the_area_nothing_happens() -> None:
    game = arena.act("sacrifice", 2, "hill", locations={"cairn": {"read": True}})
    assert kind(game) == "token" and wounds(game) == []


@pytest.mark.rule("TH-26.12")
def test_a_sacrifice_of_value_0_brings_the_effect_without_wounds() -> None:
    game = arena.act("sacrifice", 0, "home")
    assert wounds(game) == [] and hero(game)["pool"] == {"magic": 1}


def test_a_wound_by_size_leaves_the_choice_of_the_shape() -> None:
    game = arena.act("sacrifice", 1, "wood")
    assert options(game) == [("shape", "tri_i"), ("shape", "tri_l")]
