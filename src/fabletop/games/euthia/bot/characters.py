"""Opponents with a style: what each likes more, or less, than a good player would."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from ....kernel import Decision, Key
from ....kernel.named import Character
from ..choices.base import Option
from ..choices.combat import UseGaar, UseHope
from ..choices.trade import Buy, BuyGaar, Healing, Learn, SellFor
from ..choices.turn import BOUNTY, Church, Mine, Trade, Walk
from ..state import State
from ..verbs.worths import fame
from .goals import Goal, Goals
from .judgement import Judgement
from .turns import ways_on

Dare = Callable[[float], float]  # points for a fight, by the chance to win it
OPEN = 0.5  # the chance in a fight about which little is known


class Style:
    """Points for what is done on a way, and for options of other questions."""

    def __init__(self, dare: Dare, actions: Mapping[str, float], other: Mapping[type, float]) -> None:
        self._dare, self._actions, self._other = dare, actions, other
        self._asked: Decision | None = None
        self._liked: dict[Key, float] = {}

    def __call__(self, t: State, decision: Decision, key: Key) -> float:
        if decision.question.kind != "act":
            return self._other.get(type(key), 0.0)
        if self._asked is not decision:
            self._asked, self._liked = decision, self._ways(t, decision)
        if key in self._liked:
            return self._liked[key]
        if isinstance(key, Walk) and t.covered(key.space) and (level := t.monster_at(key.space)):
            return self._dare(Goals(t, decision.seat).fight(level).win)
        return self._plain(key)

    def _plain(self, key: Key) -> float:
        match key:
            case Trade():
                return self._actions.get("trade", 0.0)
            case Mine():
                return self._actions.get("mining", 0.0)
        return self._dare(OPEN) if key == BOUNTY else self._other.get(type(key), 0.0)

    def _ways(self, t: State, decision: Decision) -> dict[Key, float]:
        """What begins with a way that is liked is better by as much as that lifts it above the others."""
        j = Judgement(t, decision, Random(0))
        goals = Goals(t, decision.seat)
        plain: dict[Option, float] = {}
        liked: dict[Option, float] = {}
        for way in ways_on(j, goals):
            worth = way.worth / fame(t)
            plain.setdefault(way.key, worth)
            liked[way.key] = max(liked.get(way.key, -99.0), worth + self._of(goals, way.goal))
        more = max(liked.values(), default=0.0) - max(plain.values(), default=0.0)  # to do anything is not liked less
        return {key: liked[key] - plain[key] - more for key in plain}

    def _of(self, goals: Goals, goal: Goal | None) -> float:
        if goal is None:
            return 0.0
        level = goals.t.monster_at(goal.space)
        if level:
            return self._dare(goals.fight(level).win)
        if goal.action == "combat":
            return self._dare(OPEN)
        return self._actions.get(goal.action, 0.0)


def gladly(win: float) -> float:
    """The more the better, but no hopeless one."""
    return max(0.0, 4.0 * win - 2.0)


def warily(win: float) -> float:
    return -5.0 * (1.0 - win)


def for_the_thrill(win: float) -> float:
    """The more open, the better."""
    return 7.0 * win * (1.0 - win)


def seldom(win: float) -> float:
    return -0.6


CHARACTERS = (
    Character("dorrin", Style(seldom, {"trade": 1.6, "mining": 0.6}, {Buy: 0.5, Learn: 0.3, SellFor: 0.2})),
    Character("ilva", Style(warily, {"": 0.2}, {Healing: 0.8, BuyGaar: 0.3, Church: 0.25})),
    Character(
        "kasimir",
        Style(for_the_thrill, {"mining": -0.4}, {UseGaar: 0.2, UseHope: 0.2, Healing: -0.4, Church: -0.3}),
    ),
    Character("brenna", Style(gladly, {"trade": -0.4, "mining": -0.5}, {})),
)
