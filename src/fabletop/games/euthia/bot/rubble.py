"""Rubble: how bad it is that it lies there (EU-63.10, EU-63.19, EU-63.23, EU-66.18)."""

from __future__ import annotations

from ..alone.endings import goals, wanted
from ..content import COUNTS
from ..scenarios.dragons.rules import dragons_left
from ..scenarios.mirrezil.faer import Blight
from ..state import State
from ..verbs.prices import fame, left

FAER = 2.2  # a point of Faer Power before the last fights
DANGER = {0: 20.0, 1: 14.0, 2: 9.0, 3: 5.0, 4: 2.0}  # to be rid of a token, by how many more may come
NUMBERS = ("closed_locations", "rubble_lying")


def room(t: State) -> int:
    """How many more tokens may be laid before all is lost; many, if it is not lost by them."""
    found = 9
    for goal in goals(t):
        if goal.count in NUMBERS:
            found = min(found, wanted(t, goal)[1] - COUNTS[goal.count](t))
    return found


def clearing(t: State) -> float:
    """One token less: a Reputation, and the danger that is turned away."""
    danger = DANGER.get(max(0, room(t)), 0.0)
    return fame(t) * (0.6 if t.cooperative else 1.0) + danger


def faer(t: State) -> float:
    """One point more, while there is room on the track."""
    return FAER if t.tales[Blight].faer < t.content.faer_power.most and (left(t) > 0.1 or dragons_left(t)) else 0.0
