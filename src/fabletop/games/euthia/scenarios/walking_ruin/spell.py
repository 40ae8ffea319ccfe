"""The spell that moves the Golem: its strength, and the Shards that wear it thin (EU-63.2, EU-63.3, EU-63.13)."""

from __future__ import annotations

from ...achievements import measure
from ...state import State
from .events import Shard, SpellBroken

STRENGTH = {1: 3, 2: 6, 3: 9, 4: 11}  # by the number of players
HEROIC = 2  # more, in the heroic grade


def strength(t: State) -> int:
    return STRENGTH[t.n] + (HEROIC if t.heroic else 0)


def shards(t: State) -> int:
    """Of all players together."""
    return sum(own_shards(t, seat) for seat in range(t.n))


@measure("shards")
def own_shards(t: State, seat: int) -> int:
    return t.heroes[seat].notes.get("shards", 0)


def broken(t: State) -> bool:
    """Once for all: nobody loses a Shard."""
    return shards(t) >= strength(t)


def gain_shard(t: State, seat: int, clause: str) -> None:
    held = broken(t)
    t.heroes[seat].notes["shards"] = own_shards(t, seat) + 1
    t.tell(Shard, clause, seat, own_shards(t, seat))
    if broken(t) and not held:
        t.tell(SpellBroken, "EU-63.13")
