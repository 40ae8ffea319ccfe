"""What a good player expects of dice that are still to come."""

from __future__ import annotations

from functools import cache

# How often a die that a player places shows each face: one drafts, and rather high ones.
FACES = (0.08, 0.11, 0.16, 0.19, 0.22, 0.24)
FIXABLE = 0.35  # the part of a near miss that an action may still repair


@cache
def chance(dice: int, low: int, high: int) -> float:
    """That so many dice to come show a sum from low to high."""
    if dice == 0:
        return 1.0 if low <= 0 <= high else 0.0
    return sum(p * chance(dice - 1, low - face, high - face) for face, p in enumerate(FACES, 1))


@cache
def reach(dice: int, low: int, high: int, fix: float) -> float:
    """The chance to land in the range, counting misses by one or two as partly repaired later."""
    exact = chance(dice, low, high)
    near = chance(dice, low - 1, high + 1) - exact
    far = chance(dice, low - 2, high + 2) - exact - near
    return exact + near * fix + far * fix / 2
