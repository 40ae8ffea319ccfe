"""What a good player knows of the Hunt: what Trophies are worth on the steps of the Church (EU-61)."""

from __future__ import annotations

from ...bot.board import keeping, trophy_level
from ...bot.free import at_once_worth
from ...bot.goals import Goals
from ...bot.judgement import Code, Judgement, judges
from ...bot.minds import knows
from ...bot.prey import Prey
from ...choices.base import Skip
from ...choices.turn import Church
from ...state import State
from ...verbs.worths import fame, left
from .choices import GiveTrophy
from .rules import PAID, trophies

RULE = "hunt"


@knows(RULE)
def trophy_gain(t: State, level: int) -> float | None:
    return fame(t) * PAID[level][0] * 0.4 if t.round < t.tale.rounds else None


@knows(RULE)
def trophy_kept(t: State, seat: int, level: int, own: list[int]) -> float | None:
    """One in a turn is paid for, so few are worth their Sacks."""
    if t.round >= t.tale.rounds:
        return None
    better = sum(each > level for each in own) + max(0, own.count(level) - 1)
    return (fame(t) * level + 1.0) * 0.7 * 0.5**better


@knows(RULE)
def trophy_price(t: State) -> float:
    return 1.6


@knows(RULE)
def church_gain(goals: Prey) -> float | None:
    t = goals.t
    own = trophies(t, goals.seat)
    if not own or goals.hero.notes.get("steps") == t.round:
        return None
    level = max(trophy_level(t, each) for each in own)
    return goals.fame * (PAID[level][0] + 0.6) + PAID[level][1]


@at_once_worth.register
def _(key: GiveTrophy, j: Judgement, goals: Goals) -> float:
    worth = fame(j.t) * trophy_level(j.t, key.foe)
    return 3.0 + worth - 2.0 * (keeping(j.t, j.seat, key.foe) > 4.5 + worth)


@judges("thanks")
def thanks(j: Judgement) -> Code[Skip | Church]:
    missing = j.t.max_health(j.seat) - j.hero.health
    worth = {"heal": 0.4 * min(missing, 6) - 0.8, "potion": 0.3 if len(j.hero.bag) < j.t.sacks(j.seat) else -1.0}
    late = 1.0 if left(j.t) > 0.15 else -1.0
    return lambda key: worth[key.service] * late if isinstance(key, Church) else 0.0
