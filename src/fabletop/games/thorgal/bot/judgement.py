"""What the judges of decisions have at hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from ....kernel import Decision, Key
from ..content import Effect
from ..state import State
from .actions import Actions
from .mind import Mind
from .plan import Plan

Code = Callable[[Key], float]
Judge = Callable[["Judgement"], Code]
JUDGES: dict[str, Judge] = {}


def judges(*kinds: str) -> Callable[[Judge], Judge]:
    """A judge: it looks at the decision once, and gives the function that marks its options."""

    def register(code: Judge) -> Judge:
        for kind in kinds:
            JUDGES[kind] = code
        return code

    return register


class Judgement:
    def __init__(self, t: State, decision: Decision) -> None:
        self.t, self.decision = t, decision

    @cached_property
    def mind(self) -> Mind:
        return Mind(self.t)

    @cached_property
    def hero(self) -> int:
        """Who decides: named first in most questions."""
        args = self.decision.args
        if args and isinstance(args[0], int):
            return args[0]
        if self.t.acts:
            return self.t.act.hero
        if self.t.n > 1 and self.decision.seat < len(self.t.heroes):
            return self.decision.seat
        return self.t.chooser

    @cached_property
    def actions(self) -> Actions:
        return Actions(self.mind, self.hero)

    @cached_property
    def plan(self) -> Plan:
        return self.actions.plan

    @cached_property
    def effect(self) -> Effect | None:
        """The effect that asks, if one does."""
        scene = self.t.scene
        if len(scene) >= 3 and scene[0] in ("effects", "one_effect"):
            listed = self.t.content.lists[str(scene[1])]
            return listed[int(scene[2])]
        if len(scene) >= 2 and scene[0] == "for_hero":
            name, _, index = str(scene[1]).rpartition("/")
            return self.t.content.lists[name][int(index)]
        return None

    @property
    def verb(self) -> str:
        return self.effect.do if self.effect is not None else ""

    def world(self) -> float:
        """What the position is worth to all Heroes together, looked at anew: for what would change the map."""
        plan = Plan(Mind(self.t))
        return sum(plan.now(hero) for hero in range(len(self.t.heroes)))

    def place(self, location: str) -> float:
        """The best that can be done at a Location."""
        return max((each.points for each in self.plan.targets if each.location == location), default=0.0)

    def losing(self, kind: str, hero: int) -> float:
        """What it costs a Hero to give one Resource away."""
        t = self.t
        own = t.heroes[hero]
        if not own.pool.get(kind):
            return 0.0
        less = dict(own.pool)
        less[kind] -= 1
        cost = self.plan.now(hero) - self.plan.score(hero, own.area, less)
        return cost + (self.mind.aims.kinds.get(kind, 0.0) if kind in ("power", "fate") else 0.0) + 0.1
