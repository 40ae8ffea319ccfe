"""TH-16: Move."""

from __future__ import annotations

from typing import Any

import pytest

import fabletop
from fabletop import Game, IllegalChoice

from .thorgal import GAME, Tale, events, hero, kind, options, play, table
from .thorgal_arena import arena
from .thorgal_ground import ground, run

TEMPLE = Tale("torkans_temple")
PACK = fabletop.book(GAME).pack.load()


def move(value: int, area: str = "home", **laid: Any) -> Game[Any]:
    return ground.act("move", value, area, **laid)


def cross(*names: str) -> list[tuple[str | int, ...]]:
    return [("cross", name) for name in names]


@pytest.mark.rule("TH-16.1")
def test_a_move_takes_the_figure_of_the_active_hero_across_a_border() -> None:
    game = play(move(1), ("cross", "lane"))
    assert hero(game)["area"] == "wood" and hero(game, 1)["area"] == "home"


@pytest.mark.rule("TH-16.2", "TH-16.3")
def test_as_many_borders_as_the_value_may_be_crossed_or_fewer() -> None:
    game = play(move(3), *cross("lane", "mist"))
    assert hero(game)["area"] == "hill" and options(game) == [("cross", "mist"), ("stop",)]
    play(game, ("cross", "mist"))
    assert hero(game)["area"] == "wood" and table(game)["act"] is None  # the third was the last
    game = play(move(3), ("cross", "lane"), ("stop",))
    assert hero(game)["area"] == "wood" and table(game)["act"] is None


@pytest.mark.rule("TH-16.4", "TH-16.12")
@pytest.mark.parametrize("value", [0, 1, 2])
def test_at_least_one_border_must_be_crossed_whatever_the_value(value: int) -> None:
    game = move(value)
    assert kind(game) == "cross" and ("stop",) not in options(game)
    with pytest.raises(IllegalChoice):
        game.choose(("stop",))
    play(game, ("cross", "lane"))
    assert (("stop",) in options(game)) == (value == 2)


@pytest.mark.rule("TH-16.12")
def test_a_hero_who_can_cross_no_border_stays_without_penalty() -> None:
    game = move(1, "isle", h0={"threat": 3})  # one Border is Impassable, the other one double
    assert hero(game)["area"] == "isle" and table(game)["act"] is None
    assert hero(game)["wounds"] == [] and not events(game, "unmet")


@pytest.mark.rule("TH-16.5")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_only_areas_up_to_the_number_of_the_round_can_be_entered(round: int) -> None:
    game = TEMPLE.act("move", 2, "watch_ridge", round=round)
    goals = {"b5": 1, "b7": 3, "b8": 3, "b11": 4}
    for border, number in goals.items():
        assert (("cross", border) in options(game)) == (number <= round)
        assert number <= round or game.why(("cross", border)) == (False, "TH-16.5")


@pytest.mark.rule("TH-16.6")
@pytest.mark.parametrize("adventure", PACK.adventures)
def test_borders_are_normal_multiple_red_blue_or_impassable(adventure: str) -> None:
    borders = PACK.adventures[adventure].borders
    assert {border.kind for border in borders} <= {"normal", "red", "blue", "impassable"}
    assert {border.kind for border in borders} >= {"normal", "red", "blue"}
    assert all(border.multiplicity >= 1 for border in borders)


@pytest.mark.rule("TH-16.7", "TH-16.9", "TH-16.18")
@pytest.mark.parametrize(("border", "threat"), [("lane", 0), ("ford", 1)])
def test_of_two_borders_between_the_same_areas_the_player_chooses_one(border: str, threat: int) -> None:
    game = move(1)
    assert options(game) == cross("lane", "ford")
    play(game, ("cross", border))
    assert hero(game)["area"] == "wood" and hero(game)["threat"] == threat  # a Normal Border does nothing


@pytest.mark.rule("TH-16.8", "TH-16.13")
def test_a_border_drawn_twice_uses_two_of_the_value_of_one_action() -> None:
    assert move(1).why(("cross", "climb")) == (False, "TH-16.13")
    game = play(move(3), ("cross", "climb"))
    assert hero(game)["area"] == "hill" and options(game) == [("cross", "mist"), ("stop",)]
    assert game.why(("cross", "climb")) == (False, "TH-16.13")  # one is left, and it is lost
    play(game, ("stop",))
    assert hero(game)["area"] == "hill"
    game = play(move(2), ("cross", "climb"))
    assert table(game)["act"] is None


@pytest.mark.rule("TH-16.9")
def test_a_special_border_follows_the_rule_of_the_adventure() -> None:
    shut = TEMPLE.act("move", 2, "echo_caves", round=4)
    assert shut.why(("cross", "b13")) == (False, "TH-16.9")
    assert ("cross", "b13") in options(TEMPLE.act("move", 2, "echo_caves", round=4, flags=["drain_open"]))


@pytest.mark.rule("TH-16.10")
def test_an_impassable_border_is_never_crossed_by_any_means() -> None:
    game = move(5, "hill", may={"borders_as_normal": 1, "cross_block": 1})
    assert game.why(("cross", "rift")) == (False, "TH-16.10")
    game = run({"do": "forced_move"}, h0={"area": "hill"})
    assert options(game) == cross("climb", "mist") and game.why(("cross", "rift")) == (False, "TH-16.10")


@pytest.mark.rule("TH-16.11")
def test_a_blocked_border_cannot_be_crossed_whatever_its_kind() -> None:
    assert hero(move(2, blocked_borders=["lane", "ford"]))["area"] == "hill"  # the only way that was left
    assert hero(move(1, blocked_borders=["lane", "ford"]))["area"] == "home"
    game = move(2, "wood", blocked_borders=["lane", "mist"])
    assert options(game) == cross("ford", "gorge") and game.why(("cross", "mist")) == (False, "TH-16.11")


@pytest.mark.rule("TH-16.14")
def test_a_red_border_drawn_twice_has_its_effect_once() -> None:
    game = move(1, "wood")
    assert game.why(("cross", "gorge")) == (False, "TH-16.13")
    game = play(move(2, "wood"), ("cross", "gorge"))
    assert hero(game)["area"] == "isle" and hero(game)["threat"] == 1


@pytest.mark.rule("TH-16.15")
def test_what_entering_brings_is_resolved_before_the_next_crossing() -> None:
    game = play(move(3, h0={"threat": 5}), ("cross", "ford"))
    assert kind(game) == "wound"  # the sixth Threat
    play(game, options(game)[0])
    assert kind(game) == "cross" and hero(game)["area"] == "wood"
    play(game, ("cross", "ford"))
    assert kind(game) == "wound" and hero(game)["area"] == "home"


@pytest.mark.rule("TH-16.16")
def test_an_area_left_before_may_be_entered_again() -> None:
    game = play(move(4), *cross("lane", "lane", "lane"))
    assert hero(game)["area"] == "wood" and ("cross", "lane") in options(game)


@pytest.mark.rule("TH-16.17")
def test_enemies_do_not_hinder_movement() -> None:
    foes = {name: {"enemies": ["monstrous"] * 3} for name in ("hut", "den", "mill", "crag")}
    free, hindered = move(2), move(2, locations=foes)
    assert options(hindered) == options(free)
    play(hindered, *cross("lane", "mist"))
    assert hero(hindered)["area"] == "hill" and hero(hindered)["threat"] == 0


@pytest.mark.rule("TH-16.19")
def test_a_special_border_without_a_rule_is_normal() -> None:
    game = play(move(1, "wood"), ("cross", "mist"))
    assert hero(game)["area"] == "hill" and hero(game)["threat"] == 0 and hero(game)["wounds"] == []


def test_a_hero_who_does_not_come_along_is_not_asked_again_when_all_were_asked() -> None:
    game = arena.act("move", 1, "home", seats=3, may={"take_along": 2}, h2={"area": "home"})
    play(game, ("hero", 1), ("no",), ("hero", 2), ("no",))
    assert kind(game) not in ("companion", "come") and hero(game)["area"] == "wood"
    assert [hero(game, i)["area"] for i in (1, 2)] == ["home", "home"]


def test_who_was_taken_along_is_not_offered_again_and_no_more_than_so_many() -> None:
    game = arena.act("move", 1, "home", seats=3, may={"take_along": 2})
    play(game, ("hero", 1), ("yes",))
    assert options(game) == [("done",), ("hero", 2)]
    game = arena.act("move", 1, "home", seats=3, may={"take_along": 1})
    play(game, ("hero", 1), ("yes",))
    assert kind(game) != "companion"
