"""What each option of a decision is worth, and which is the best."""

from __future__ import annotations

from random import Random

from ....kernel import Decision, Key
from ..choices.turn import END
from ..state import State
from ..verbs.worths import fame
from .deeds import at_once
from .figures import figures
from .goals import Goals
from .judgement import Judgement, judges
from .turns import Way, go_on, ways_on

LEAST = 0.01  # by which what is chosen is better than all else
WOUND = 0.35  # points of the score that a Wound is worth, or a Damage
IN_COMBAT = frozenset(  # kinds of questions whose judges reckon in Wounds
    (
        *("first_strike", "weapon", "hero_word", "change", "reroll", "cancel", "moment", "dying"),
        *("cards", "rival_word", "rival_use", "possessed", "foe_die", "surplus", "give_up", "pay_silver"),
    )
)


def choose(t: State, decision: Decision, random: Random) -> Key:
    options = decision.options
    judge = judges.get(decision.question.kind)
    if judge is None or len(options) < 2:
        return random.choice(options)
    return max(options, key=judge(Judgement(t, decision, random)))


def marks(t: State, decision: Decision, random: Random) -> list[float]:
    """In points of the score: Gold and Wounds are turned into them. What the judge chooses is worth more than all."""
    options, kind = decision.options, decision.question.kind
    judge = judges.get(kind)
    if judge is None or len(options) < 2:
        first = options.index(choose(t, decision, random))
        return [LEAST * (i == first) for i in range(len(options))]
    unit = WOUND if kind in IN_COMBAT else 1.0 / fame(t)
    figure = figures.get(kind)
    if figure is None:
        mark = judge(Judgement(t, decision, random))
        return [unit * mark(key) for key in options]
    first = options.index(choose(t, decision, random))
    mark = figure(Judgement(t, decision, random))
    found = [unit * mark(key) for key in options]
    most = max(found)
    return [most if i == first else min(each, most - LEAST) for i, each in enumerate(found)]


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
