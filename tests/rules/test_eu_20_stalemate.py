"""EU-20.14: a Combat in which nobody can hurt the other comes to an end."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game

from .euthia import events, hero, options, play, table
from .euthia_arena import arena, fight

FUTILE = 10  # Combat rounds


def rounds(game: Game[Any]) -> list[int]:
    """The Combat rounds that are fought until the Combat is over, everybody passing."""
    fought: list[int] = []
    for _ in range(400):
        if table(game)["fight"] is None:
            return fought
        if fight(game)["round"] not in fought:
            fought.append(fight(game)["round"])
        play(game, options(game)[0])
    raise AssertionError("the Combat does not end")


def unarmed(dice: list[int], **laid: Any) -> Game[Any]:
    """Without Weapon against a Monster that misses below 4; a potion is kept for each healing phase."""
    mine = {"board": [], "bag": ["test_salve"], **laid.pop("h0", {})}
    return arena("combat_round", 0, h0=mine, fight={"round": 0, **laid.pop("fight", {})}, dice=dice, **laid)


@pytest.mark.rule("EU-20.14", "EU-20.7")
def test_ten_rounds_in_a_row_without_damage_or_wounds_are_the_hero_s_last() -> None:
    game = unarmed([1, 1] * FUTILE)
    assert rounds(game) == list(range(1, FUTILE + 1))
    assert hero(game)["deaths"] == 1 and hero(game)["health"] == hero(game)["most"]
    assert [event.clause for event in events(game, "wounded")] == ["EU-20.14"]


@pytest.mark.rule("EU-20.14")
def test_a_wound_in_between_gives_ten_more_rounds() -> None:
    game = unarmed([1, 1] * 6 + [3, 1] + [1, 1] * FUTILE)
    assert rounds(game) == list(range(1, 6 + 1 + FUTILE + 1))
    assert [event.clause for event in events(game, "wounded")] == ["EU-20.14"]


@pytest.mark.rule("EU-20.14")
def test_damage_that_heals_again_is_no_progress() -> None:
    """Each attack deals 1 Damage, each bite of the Leech heals it, and the Hero wears armour against its Wounds."""
    armour = {"board": ["test_sword", "test_wall"], "bag": ["test_salve"]}
    game = arena("combat_round", 0, h0=armour, fight={"foe": "test_leech", "round": 0}, dice=[3, 3, 4, 4] * 12)
    for _ in range(400):
        if table(game)["fight"] is None:
            break
        shield = ("use", "test_wall")
        play(game, shield if shield in options(game) else options(game)[0])
    assert hero(game)["deaths"] == 1
    assert [event.clause for event in events(game, "wounded")] == ["EU-20.14"]
    assert len(events(game, "damaged")) == FUTILE + 1
