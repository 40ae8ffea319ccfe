"""Heroes as the foes of Scenarios look for them."""

from __future__ import annotations

from ..land.geometry import hexes, is_centre, slot_of
from ..state import State


def spots(t: State, seat: int) -> tuple[str, ...]:
    """Where a Hero is reached: a Hero on a centre on any hex of the tile (EU-63.6, EU-65.4)."""
    at = t.heroes[seat].at
    return hexes(slot_of(at)[0]) if is_centre(at) else (at,)


def leader(t: State) -> int:
    """The Hero with the most Reputation, of several the first in order (EU-65.16)."""
    return max(t.order(t.first), key=lambda seat: t.heroes[seat].reputation)


def weakest(t: State) -> int:
    """The Hero with the least Health, of several the first in order (EU-65.16, EU-66.20)."""
    return min(t.order(t.first), key=lambda seat: t.heroes[seat].health)
