"""Rivals that fit: how strong the computers are that *Play now* seats, by how somebody's games have ended so far."""

from __future__ import annotations

from collections.abc import Iterable

from ..bots import LEVELS
from ..kernel import Result

NEWCOMER = "easy"  # the level of the first rivals
COMPANIONS = "normal"  # and, where all are on one side, of the first companions


def step(result: Result, seat: int) -> int:
    """How many levels up or down the next rivals are.

    Whoever wins meets stronger ones, whoever comes in last weaker ones. A party that has lost gets stronger
    companions, and one that has won does more by itself.
    """
    place = result.places[seat]
    if result.party:
        return -1 if place == 1 else 1
    if place == 1:
        return int(len(result.winners) == 1)
    return -int(place == max(result.places))


def level_after(steps: Iterable[int], together: bool) -> str:
    at = LEVELS.index(COMPANIONS if together else NEWCOMER)
    for each in steps:
        at = min(max(at + each, 0), len(LEVELS) - 1)
    return LEVELS[at]
