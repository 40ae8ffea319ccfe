"""What a good player knows of settlements: Badges and Supplies, persons, sieges (EU-62)."""

from __future__ import annotations

from ...bot.free import at_once_worth
from ...bot.goals import Goals
from ...bot.judgement import Code, Judgement, judges
from ...bot.minds import knows
from ...bot.prey import Prey
from ...choices.turn import Walk
from ...land.tokens import owners
from ...state import State
from ...verbs.worths import fame
from .choices import BuySupplies, Deliver, JoinColumn, Look, Siege, Stay, TakeSupplies, Talk
from .parts import RULE, own
from .prices import supplies_cost
from .rules import BADGE_WORTH, supplies_left


def has_supplies(goals: Prey) -> bool:
    return any(goals.t.thing(each).id == "supplies" for each in goals.hero.bag)


def wants_supplies(goals: Prey) -> bool:
    """A settlement with a Badge can be walked to, and nothing is at hand for it."""
    reached = any(space in goals.ways.steps and not goals.t.monster_at(space) for space in own(goals.t).badges)
    return reached and not has_supplies(goals)


@knows(RULE)
def church_gain(goals: Prey) -> float | None:
    t = goals.t
    if goals.hero.gold < supplies_cost(t) or supplies_left(t) <= 0 or not wants_supplies(goals):
        return None
    return 0.5 * goals.fame * (1 + BADGE_WORTH)


@knows(RULE)
def place_gain(goals: Prey, at: str) -> float | None:
    town, hero = own(goals.t), goals.hero
    points = 0.0
    if at in town.pillaged:
        return None
    if at in town.badges and has_supplies(goals):
        points += goals.fame * (1 + BADGE_WORTH)
    if at in town.face_down and (hero.gold or hero.silver):
        points += 2.2
    if town.supplies.get(at) and not hero.notes.get("caravan") and town.badges:
        points += 0.6 * goals.fame * (1 + BADGE_WORTH)
    return points


@knows(RULE)
def thing_kept(t: State, what: str) -> float | None:
    return 3.0 * fame(t) if t.thing(what).id == "supplies" and own(t).badges else None


@knows(RULE)
def intruder_gain(goals: Prey, at: str, level: int) -> float | None:
    """A siege that is broken saves what one has there."""
    if at not in goals.t.besieged:
        return None
    mine = goals.seat in owners(goals.t, at, "t")
    return goals.fame * (level + BADGE_WORTH * (at in own(goals.t).badges)) + goals.fame * 2.0 * mine


@at_once_worth.register
def _(key: BuySupplies, j: Judgement, goals: Goals) -> float:
    return 1.5 if wants_supplies(goals) else 0.0


@at_once_worth.register
def _(key: Talk, j: Judgement, goals: Goals) -> float:
    return 2.0 if key.price == "silver" else 1.6 if j.hero.gold > 1 else 0.4


@at_once_worth.register
def _(key: Deliver | TakeSupplies, j: Judgement, goals: Goals) -> float:
    return 5.0


@at_once_worth.register
def _(key: JoinColumn, j: Judgement, goals: Goals) -> float:
    return fame(j.t) - (2.0 if key.price == "gold" else 1.0)


@judges("peek")
def peek(j: Judgement) -> Code[Look]:
    return lambda key: j.random.random()


@judges("siege")
def siege(j: Judgement) -> Code[Siege]:
    """Where others have their tokens."""

    def mark(key: Siege) -> float:
        seats = owners(j.t, key.space, "t")
        return j.random.random() - 2.0 * (j.seat in seats) + 1.0 * bool(seats)

    return mark


@judges("beacon")
def beacon(j: Judgement) -> Code[Stay | Walk]:
    """Towards the best goal, as far as it lies within the free steps."""
    goals = Goals(j.t, j.seat)
    rate = {goal.space: goal.worth / (1.0 + goal.steps) for goal in goals.all if goal.steps}
    best = max(rate, key=lambda space: rate[space], default="")
    following = goals.ways.first(j.hero.at, best) if best else ""
    return lambda key: float(key.space == following) if isinstance(key, Walk) else 0.5 * (not following)
