"""Rubble: how bad it is that it lies there (EU-63.10, EU-63.19, EU-63.23, EU-66.18)."""

from __future__ import annotations

from ...alone.endings import goals as goals_of
from ...alone.endings import wanted
from ...bot.errands import Errand
from ...bot.minds import clearing_gain, knows
from ...bot.prey import Prey
from ...content import COUNTS
from ...state import State
from ...verbs.worths import fame
from .choices import CLEAR_RUBBLE
from .rules import RULE, rubble

DANGER = {0: 20.0, 1: 14.0, 2: 9.0, 3: 5.0, 4: 2.0}  # to be rid of a token, by how many more may come
NUMBERS = ("closed_locations", "rubble_lying")


def room(t: State) -> int:
    """How many more tokens may be laid before all is lost; many, if it is not lost by them."""
    found = 9
    for goal in goals_of(t):
        if goal.count in NUMBERS:
            found = min(found, wanted(t, goal)[1] - COUNTS[goal.count](t))
    return found


def clearing(t: State) -> float:
    """One token less: a Reputation, and the danger that is turned away."""
    danger = DANGER.get(max(0, room(t)), 0.0)
    return fame(t) * (0.6 if t.cooperative else 1.0) + danger


@knows(RULE)
def errands(goals: Prey) -> list[Errand]:
    t = goals.t
    worth = clearing(t) + clearing_gain(t)
    return [Errand((space,), worth, "mining", CLEAR_RUBBLE) for space, kind in rubble(t).items() if kind == "a"]


@knows(RULE)
def intruder_gain(goals: Prey, at: str, level: int) -> float | None:
    """Spawn that is defeated takes its Rubble with it (EU-63.11, EU-66.9)."""
    t = goals.t
    return clearing(t) + clearing_gain(t) if at in rubble(t) else None
