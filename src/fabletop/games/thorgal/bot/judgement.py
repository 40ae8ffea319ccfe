"""What the judges of decisions have at hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from ....kernel import Decision, Register
from ..asking import Ask
from ..choices import Option
from ..state import State
from ..verbs import Effect
from ..why import AskWhy, running_effect
from .actions import Actions
from .fight import against, odds, open_now, upgraded
from .mind import Mind
from .plan import Plan

Code = Callable[[Any], float]  # of an option of the question
Judge = Callable[["Judgement"], Code]
Use = Callable[["Judgement", Any], float]
DeedCode = Callable[["Judgement"], float]
JUDGES: Register[tuple[str, str], Judge] = Register("judge")  # by prefix and kind of the question
USES: Register[type[Option], Use] = Register("use")  # what an adventure offers at any time
DEEDS: Register[tuple[str, str], DeedCode] = Register("deed")  # what it brings, by adventure and name
SURE = 0.85  # a Combat as good as won needs no help


def judges(*kinds: str, tale: str = "") -> Callable[[Judge], Judge]:
    """A judge: it looks at the decision once, and gives the function that marks its options."""
    return JUDGES(*((f"th-{tale}" if tale else "th", kind) for kind in kinds))


class Judgement:
    def __init__(self, t: State, decision: Decision, plan: Plan | None = None) -> None:
        self.t, self.decision = t, decision
        self.plan = plan or Plan(Mind(t))

    @property
    def mind(self) -> Mind:
        return self.plan.mind

    @property
    def args(self) -> tuple[Any, ...]:
        """Of the question."""
        return self.decision.args

    @cached_property
    def hero(self) -> int:
        """Whom the question concerns."""
        question = self.decision.question
        assert isinstance(question, Ask)
        if question.of == "first" and not isinstance(question, AskWhy):
            return question.hero(self.t, self.decision)
        return self.t.act.hero if self.t.acts else self.t.chooser

    @cached_property
    def actions(self) -> Actions:
        return Actions(self.plan, self.hero)

    @cached_property
    def effect(self) -> Effect | None:
        """The effect that asks, if one does."""
        return running_effect(self.t)

    def world(self) -> float:
        """What the position is worth to all Heroes together, looked at anew: for what would change the map."""
        plan = Plan(Mind(self.t))
        return sum(plan.now(hero) for hero in range(len(self.t.heroes)))

    def place(self, location: str) -> float:
        """The best that can be done at a Location."""
        return max((each.points for each in self.plan.targets if each.location == location), default=0.0)

    def losing(self, kind: str, hero: int) -> float:
        """What it costs a Hero to give one Resource away."""
        own = self.t.heroes[hero]
        if not own.pool.get(kind):
            return 0.0
        less = dict(own.pool)
        less[kind] -= 1
        cost = self.plan.now(hero) - self.plan.score(hero, own.area, less)
        return cost + (self.mind.aims.kinds.get(kind, 0.0) if kind in ("power", "fate") else 0.0) + 0.1

    def fight_help(self) -> float:
        """What helps in a Combat is worth something while it is still open."""
        t, fight = self.t, self.t.fight
        if fight is None:
            return 0.3 if t.acts and t.act.type == "combat" else -0.5
        if fight.faces:
            return 1.0 if open_now(t) else -1.0
        if len(fight.cards) == 1:
            dice = upgraded(t.content, tuple(fight.dice), t.act.may.get("upgrade", 0))
            chance, _ = against(t.content, dice, fight.cards[0], min(2, t.act.may.get("reroll", 0)), ())
        else:
            chance = min(odds(t.content, tuple(fight.dice), tier, 0, ())[0] for tier in fight.tiers) / 2
        return 0.8 if chance < SURE else -0.5

    def short_of(self) -> float:
        """Whether some box here lacks only a little that nobody has."""
        plan, hero, value = self.plan, self.hero, self.t.act.value
        area, pool = self.t.heroes[hero].area, self.t.heroes[hero].pool
        for target in plan.targets:
            if area in target.areas and target.action == "assign" and not target.foes and target.points > 2:
                missing = sum(max(0, n - plan.supply(hero, area, pool, target, k)) for k, n in target.lack.items())
                total = sum(target.lack.values())
                if (0 < missing <= 2 or 0 < total - value <= 1) and total - missing <= value:
                    return 1.5
        return -0.3
