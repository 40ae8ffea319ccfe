"""How a game may go on, for who thinks ahead: what is sensible, and where a position can be judged."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ....kernel import Decision, Foresight, Key
from ..choices.turn import MARCH, WALK, March, Walk
from ..content import MOVEMENT
from ..state import State
from .choosing import Quick, marks
from .deeds import at_once
from .goals import Goals
from .judgement import Judgement
from .plan import SAVED
from .turns import HERE, Way, ways_on

Plan = tuple[Key, ...]
TRIED = 6
WIDE = 3.0  # points


def turns(t: State) -> int:
    """Turns that have begun."""
    return t.round * t.n + t.order(t.first).index(t.active)


def rivals(t: State, seat: int) -> Sequence[int]:
    """Nobody, in a party or alone."""
    return () if t.automatic else t.others(seat)


def plans(t: State, decision: Decision) -> list[tuple[Plan, float]]:
    if decision.kind != "act":
        judged = sorted(zip(decision.options, marks(t, decision, Random(0))), key=lambda each: -each[1])
        return [((key,), mark) for key, mark in judged[:TRIED] if mark > judged[0][1] - WIDE]
    j = Judgement(t, decision, Random(0))
    goals = Goals(t, j.seat)
    free = at_once(j, goals)
    if free is not None:
        return [((free,), 0.0)]
    found: dict[Plan, float] = {}
    for way in ways_on(j, goals):
        found.setdefault(leg(j, goals, way), way.worth)
        if len(found) == TRIED:
            break
    return list(found.items())


def leg(j: Judgement, goals: Goals, way: Way) -> Plan:
    """All that is done for a goal, up to where there is something new to see or to be had."""
    t, hero, goal = j.t, j.hero, way.goal
    if goal is None or not isinstance(way.key, March | Walk):
        return (way.key,)
    moves, tokens = hero.moves, [*hero.tokens]
    for action in way.kept:
        if action in tokens:
            tokens.remove(action)
    keys: list[Key] = []
    at = hero.at
    for space in goals.ways.path(hero.at, goal.space):
        if space not in goals.land.near[at]:
            return tuple(keys) or (way.key,)
        if not moves:
            if not tokens:
                return tuple(keys) or (way.key,)
            token = min(tokens, key=SAVED.__getitem__)
            if not keys and isinstance(way.key, March):
                token = way.key.token
            keys.append(MARCH[token])
            tokens.remove(token)
            moves += MOVEMENT[token]
        keys.append(WALK[space])
        moves -= 1
        at = space
        if space in goals.land.unknown or any(not action for _, action in goals.at(space)) or t.monster_at(space):
            return tuple(keys)
    if goal.action:
        keys.append(goal.key or HERE[goal.action])
    return tuple(keys)


FORESIGHT = Foresight(
    clock=turns,
    horizon=1,
    pauses=frozenset(("act",)),
    kinds=frozenset(("act", "deal", "save")),
    quick=Quick(),
    plans=plans,
    rivals=rivals,
)
