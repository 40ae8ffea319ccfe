"""What each option of a decision is worth, and which is the best."""

from __future__ import annotations

from random import Random

from ....kernel import Decision, Key
from ..asking import Ask
from ..state import State
from .judgement import JUDGES, Judgement
from .mind import Mind
from .plan import Plan

HAIR = 1e-6  # between options that are worth the same, chance decides


def marks(t: State, decision: Decision, random: Random, plan: Plan | None = None) -> list[float]:
    """By the judge of its kind; where nobody has an opinion all are alike."""
    question = decision.question
    assert isinstance(question, Ask)
    judge = JUDGES.get((question.prefix, decision.kind))
    if judge is None:
        return [HAIR * random.random() for _ in decision.options]
    code = judge(Judgement(t, decision, plan))
    return [code(key) + HAIR * random.random() for key in decision.options]


def choose(t: State, decision: Decision, random: Random) -> Key:
    return _best(decision, marks(t, decision, random)) if len(decision.options) > 1 else decision.options[0]


def _best(decision: Decision, found: list[float]) -> Key:
    return decision.options[found.index(max(found))]


class Quick:
    """The same judges, with a plan that is made once a turn and again when the tale goes on: for imagined games."""

    def __init__(self) -> None:
        self._t: State | None = None
        self._when: tuple[object, ...] = ()
        self._plan: Plan | None = None

    def __call__(self, t: State, decision: Decision, random: Random) -> Key:
        if len(decision.options) < 2:
            return decision.options[0]
        when = (
            *(t.round, t.phase, t.turn, t.track, t.ship, len(t.told), len(t.read), len(t.flags), len(t.blocked)),
            sum([len(foes) for foes in t.enemies.values()]),
        )
        if t is not self._t or when != self._when:
            self._t, self._when, self._plan = t, when, Plan(Mind(t))
        return _best(decision, marks(t, decision, random, self._plan))
