"""Options of a game that another option leaves nothing to say: the lobby dims them."""

from __future__ import annotations

import pytest

import fabletop
from fabletop.games import games


def settled(game: str) -> dict[str, dict[str, tuple[int | str, ...]]]:
    return {each.name: dict(each.settled) for each in fabletop.book(game).settings()}


def test_a_scenario_settles_options_of_euthia() -> None:
    found = settled("euthia")
    assert found["cooperative"] == {"scenario": ("mirrezil",)}
    assert found["elites"] == {"scenario": ("six_legends", "farruga", "mirrezil")}
    assert found["heroic"] == {"scenario": ("hunt", "defending_settlements", "six_legends", "farruga")}
    assert not found["scenario"] and not found["extent"]


@pytest.mark.parametrize("option", ["cooperative", "elites", "heroic"])
def test_what_is_settled_changes_nothing(option: str) -> None:
    """A game with it begins as a game without it, by the state of its table."""
    for scenario in settled("euthia")[option]["scenario"]:
        with_it = fabletop.new("euthia", seats=2, seed=5, scenario=scenario, **{option: True})
        without = fabletop.new("euthia", seats=2, seed=5, scenario=scenario)
        seen = [game.view(None) for game in (with_it, without)]
        if option == "heroic":
            for each in seen:
                each["table"]["tale"].pop("heroic")
        assert seen[0] == seen[1]


def test_values_that_settle_something_can_be_chosen() -> None:
    for game in games():
        options = {each.name: each for each in fabletop.book(game).settings()}
        for each in options.values():
            for other, values in each.settled:
                assert set(values) <= set(options[other].values)
