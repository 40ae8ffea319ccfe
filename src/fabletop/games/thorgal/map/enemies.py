"""Enemy tokens on the Map (TH-25)."""

from __future__ import annotations

from ..state import State
from ..story.moments import arriving_tier


def put_enemy(t: State, location: str, tier: str, clause: str = "TH-12.8") -> None:
    tier = arriving_tier(t, location, tier)
    t.enemies.setdefault(location, []).append(tier)
    t.tell("enemy", clause, t.word("location", location), tier)


def remove(t: State, location: str, index: int) -> str:
    tier = t.enemies[location].pop(index)
    if not t.enemies[location]:
        del t.enemies[location]
    return tier
