"""Enemy tokens on the Map (TH-25)."""

from __future__ import annotations

from ..content import TIERS
from ..events import EnemyArrives, EnemyMoved, Removed
from ..state import State
from ..story.moments import arriving_tier


def put_enemy(t: State, location: str, tier: str, clause: str = "TH-12.8") -> None:
    tier = arriving_tier(t, location, tier)
    t.enemies.setdefault(location, []).append(tier)
    t.tell(EnemyArrives, clause, t.adventure, location, tier)


def remove(t: State, location: str, index: int) -> str:
    tier = t.enemies[location].pop(index)
    if not t.enemies[location]:
        del t.enemies[location]
    return tier


def discard_enemy(t: State, location: str, tier: str) -> None:
    """Without a Combat (TH-2.8)."""
    remove(t, location, t.enemies[location].index(tier))
    t.tell(Removed, "TH-2.8", t.adventure, location, tier)


def carry(t: State, location: str, index: int, goal: str, clause: str) -> None:
    """A token is moved to another Location."""
    tier = remove(t, location, index)
    t.enemies.setdefault(goal, []).append(tier)
    t.tell(EnemyMoved, clause, t.adventure, location, goal, tier)


def weaker(tier: str, most: str) -> bool:
    """Whether an Enemy is of at most that tier; Mystic ones have none (TH-25.14)."""
    return tier in TIERS and TIERS.index(tier) <= TIERS.index(most)
