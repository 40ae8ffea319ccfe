"""The register of Euthia's scenes, and what lies under those that a position may start with."""

from __future__ import annotations

from typing import Any

from ...kernel import Scenes

scene = Scenes()


def in_turn(t: Any, *rest: str | int) -> list[tuple[str | int, ...]]:
    """Under a piece of a turn: the turn itself, then those that follow in the round."""
    order = t.order(t.first)
    later = [("turn", seat) for seat in order[order.index(t.active) + 1 :]]
    return [("round_over",), *reversed(later), ("turn_over",), ("acting",)]


def after_round(t: Any, *rest: str | int) -> list[tuple[str | int, ...]]:
    """Under what a Scenario does at the end of a round."""
    return [("next_round",)]


def in_fight(t: Any, *rest: str | int) -> list[tuple[str | int, ...]]:
    """Under a piece of a Combat: its next round, its end, and the turn."""
    return [*in_turn(t), ("combat_over", t.active), ("combat_round", t.active)]


# The first scenes of each themselves. They are named: a rulebook travels to the processes of computer players.


def under_acting(t: Any, *rest: str | int) -> list[tuple[str | int, ...]]:
    return in_turn(t)[:-1]


def under_turn_over(t: Any, *rest: str | int) -> list[tuple[str | int, ...]]:
    return in_turn(t)[:-2]


def under_dwurt_die(t: Any, *rest: str | int) -> list[tuple[str | int, ...]]:
    return [*in_turn(t)[:-2], ("turn_closed",)]


def under_trading(t: Any, *rest: str | int) -> list[tuple[str | int, ...]]:
    return [*in_turn(t), ("trade_over", t.active)]


def under_combat_round(t: Any, *rest: str | int) -> list[tuple[str | int, ...]]:
    return in_fight(t)[:-1]
