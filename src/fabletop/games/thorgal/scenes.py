"""The register of Thorgal's scenes, and what lies under those that a position may start with."""

from __future__ import annotations

from typing import Any

from ...kernel import Scenes

scene = Scenes()


def in_turn(t: Any, hero: int, *rest: str | int) -> list[tuple[str | int, ...]]:
    """Under a piece of an action: the end of the turn, then the Event phase."""
    return [("event_phase",), ("end_of_turn", hero)]


def in_round(t: Any, *rest: str | int) -> list[tuple[str | int, ...]]:
    """Under a turn: those that follow it."""
    return [("event_phase",), *(("turn", i) for i in range(3, t.turn, -1))]


def in_event_phase(t: Any, *rest: str | int) -> list[tuple[str | int, ...]]:
    return [("pass_marker",)]
