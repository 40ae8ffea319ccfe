"""EU-10: the Hero Roll."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game
from fabletop.games.euthia.hero.roll import turn_by_air

from .euthia import at, events, here, hero, kind, options, play, table

AIR_AND_EARTH: dict[str, Any] = {"land": {"-1,2": "i_fixed_1"}}  # its Earth Elemental, on 0,2, is beside 1,2


def coffer(*dice: int, **laid: Any) -> Game[Any]:
    """A Hero Roll outside Combat, for what a Locked Coffer holds."""
    laid["h0"] = {"id": "maeldur", "bag": ["locked_coffer"], **laid.get("h0", {})}
    return play(at("acting", dice=list(dice), **laid), ("use", "locked_coffer"))


def in_the_air(*dice: int, **laid: Any) -> Game[Any]:
    laid["h0"] = {"id": "dral", "bag": ["locked_coffer"], **laid.get("h0", {})}
    return play(here("elemental_air", dice=list(dice), **laid), ("use", "locked_coffer"))


def value(game: Game[Any]) -> int:
    return int(table(game)["roll"]["sum"])


@pytest.mark.rule("EU-10.1")
def test_a_hero_roll_is_the_sum_of_two_dice_and_its_modifiers() -> None:
    game = coffer(3, 5)
    assert table(game)["roll"]["dice"] == [3, 5] and value(game) == 8
    assert value(play(game, ("use", "maeldur_focus"))) == 10


@pytest.mark.rule("EU-10.2", "EU-10.13", "EU-10.14")
def test_any_number_of_clovers_may_be_used_each_once_and_mixed_with_gaar() -> None:
    worn = {"board": ["clover_ring", "studded_greaves"], "gems_on": {"clover_ring": ["emerald"]}}
    game = coffer(3, 5, 4, h0=worn)
    play(game, ("use", "clover_ring"), ("gaar", 0), ("gem", "clover_ring", "emerald"), ("use", "maeldur_focus"))
    assert value(game) == 4 + 5 + 1 + 2 + 1 + 2
    assert hero(game)["gems_on"] == {"clover_ring": ["-emerald"]}
    assert sorted(hero(game)["tired"]) == ["clover_ring", "maeldur_focus"]
    assert options(game, "use", "gem") == []  # used, and the Greaves help only in an attack (T10)


@pytest.mark.rule("EU-10.3", "EU-10.4", "EU-10.5", "EU-10.6", "EU-10.7")
def test_each_gaar_token_rerolls_a_die_and_adds_two_and_the_last_result_counts() -> None:
    game = coffer(3, 5, 2, 1)
    play(game, ("gaar", 1))
    assert table(game)["roll"]["dice"] == [3, 2] and value(game) == 7  # seen before the next
    assert kind(game) == "change" and ("gaar", 0) in options(game)
    play(game, ("gaar", 0))
    assert table(game)["roll"]["dice"] == [1, 2] and value(game) == 7
    assert hero(game)["gaar"] == 2
    none = coffer(3, 5, h0={"gaar": 0})
    assert options(none, "gaar") == []


@pytest.mark.rule("EU-2.4", "EU-10.6")
@pytest.mark.uses("ring_of_second_thought")
@pytest.mark.parametrize(
    ("key", "dice"), [(("skip",), [3, 5]), (("die", 0), [1, 5]), (("die", 1), [3, 1]), (("both",), [1, 2])]
)
def test_a_tile_rerolls_none_one_or_both_dice(key: tuple[str | int, ...], dice: list[int]) -> None:
    game = coffer(3, 5, 1, 2, h0={"board": ["ring_of_second_thought"]})
    play(game, ("use", "ring_of_second_thought"), key)
    assert table(game)["roll"]["dice"] == dice and value(game) == sum(dice)
    assert bool(events(game, "rerolled")) == (key != ("skip",))


@pytest.mark.rule("EU-10.8")
@pytest.mark.parametrize(("dice", "after"), [((6, 1), [1, 1]), ((3, 5), [3, 2]), ((4, 4), [4, 4])])
def test_air_turns_the_higher_die_over(dice: tuple[int, int], after: list[int]) -> None:
    assert table(in_the_air(*dice))["roll"]["dice"] == after


@pytest.mark.rule("EU-10.9", "EU-10.10", "EU-17.8")
def test_earth_adds_two_after_air() -> None:
    assert value(in_the_air(3, 5, **AIR_AND_EARTH)) == 7
    assert value(in_the_air(4, 4, **AIR_AND_EARTH)) == 10
    assert value(in_the_air(3, 5)) == 5


@pytest.mark.rule("EU-10.11", "EU-10.12")
def test_air_and_earth_act_once_on_the_first_roll() -> None:
    game = in_the_air(6, 1, 6, **AIR_AND_EARTH)
    assert value(game) == 1 + 1 + 2
    play(game, ("gaar", 0))
    assert table(game)["roll"]["dice"] == [6, 1] and value(game) == 6 + 1 + 2 + 2


@pytest.mark.rule("EU-10.15")
def test_a_roll_has_no_bounds() -> None:
    game = coffer(6, 6, h0={"bag": ["locked_coffer", "scroll_of_favour"]})
    assert value(play(game, ("use", "scroll_of_favour"))) == 17
    low = at("attack_with", 0, "dral_notched_sword", h0={"id": "dral"}, fight={"foe": "dragonfly"}, dice=[1, 1])
    assert value(low) == -2


@pytest.mark.rule("EU-10.16")
def test_negative_clovers_apply_without_being_asked_for() -> None:
    fight = {"foe": "tusked_boar", "curses": [-2, -4]}
    game = at("attack_with", 0, "dral_notched_sword", h0={"id": "dral"}, fight=fight, dice=[5, 6])
    assert value(game) == 5


@pytest.mark.rule("EU-10.17")
def test_the_hope_die_plays_no_part_outside_combat() -> None:
    game = coffer(1, 1)
    assert options(game, "hope") == [] and table(game)["fight"] is None


@pytest.mark.rule("EU-10.8")
@pytest.mark.parametrize(
    ("dice", "turned", "change"), [([5, 2], [2, 2], -3), ([3, 1], [4, 1], 1), ([4, 4], [4, 4], 0), ([6], [6], 0)]
)
def test_air_says_by_how_much_the_sum_has_changed(dice: list[int], turned: list[int], change: int) -> None:
    assert turn_by_air(dice) == change and dice == turned
