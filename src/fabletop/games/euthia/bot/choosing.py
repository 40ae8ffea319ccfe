"""What each option of a decision is worth, and which is the best."""

from __future__ import annotations

from random import Random

from ....kernel import Decision, Key
from ..choices.turn import END
from ..state import State
from .deeds import at_once
from .goals import Goals
from .judgement import Judgement, judges
from .turns import Way, go_on, ways_on


def choose(t: State, decision: Decision, random: Random) -> Key:
    options = decision.options
    judge = judges.get(decision.question.kind)
    if judge is None or len(options) < 2:
        return random.choice(options)
    return max(options, key=judge(Judgement(t, decision, random)))


def marks(t: State, decision: Decision, random: Random) -> list[float]:
    options = decision.options
    judge = judges.get(decision.question.kind)
    if judge is None or len(options) < 2:
        return [0.0] * len(options)
    code = judge(Judgement(t, decision, random))
    return [code(key) for key in options]


class Quick:
    """The same judges, with a goal that is pursued until it is reached or the land changes: for imagined games."""

    def __init__(self) -> None:
        self._when: tuple[object, ...] = ()
        self._way: Way | None = None

    def __call__(self, t: State, decision: Decision, random: Random) -> Key:
        if decision.question.kind != "act" or len(decision.options) < 2:
            return choose(t, decision, random)
        j = Judgement(t, decision, random)
        goals = Goals(t, j.seat)
        free = at_once(j, goals)
        if free is not None:
            return free
        hero = j.hero
        when = (id(t), t.round, j.seat, len(t.land), len(t.freed), len(t.besieged), len(hero.bag), hero.deaths)
        if self._way is not None and when == self._when:
            key = go_on(j, goals, self._way)
            if key is not None:
                return key
        self._when, self._way = when, next(ways_on(j, goals), None)
        return END if self._way is None else self._way.key
