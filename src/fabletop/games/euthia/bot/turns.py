"""A turn: what to do here, where to go, which token to spend on the way, which one to save."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..choices.base import DONE, Option
from ..choices.things import UseGem, UseTile
from ..choices.turn import (
    BOUNTY,
    END,
    MARCH,
    MINE,
    PORTAL,
    TRADE,
    WALK,
    NoToken,
    Save,
    With,
    WithGrant,
    WithTile,
    WithToken,
)
from ..content import MOVEMENT
from ..hero.roll import warded
from ..land.explore import action_sources
from ..state import State
from .board import arrange
from .deeds import at_once
from .goals import Goal, Goals
from .judgement import Code, Judgement, judges, only
from .lore import foreseen
from .moments import chosen_effects
from .plan import SAVED, Plan, Planner, distance


@judges("act")
def act(j: Judgement) -> Code[Option]:
    return only(deed(j))


def deed(j: Judgement) -> Option:
    goals = Goals(j.t, j.seat)
    found = at_once(j, goals)
    if found is not None:
        return found
    way = next(ways_on(j, goals), None)
    return END if way is None else way.key


# -- the way ---------------------------------------------------------------------------------------------


def boosts(j: Judgement) -> list[tuple[int, Option]]:
    """Tiles and Gems that give Movement now."""
    found: list[tuple[int, Option]] = []
    for key in j.options:
        if isinstance(key, UseGem) and key.kind == "sapphire":
            found.append((1, key))
        elif isinstance(key, UseTile):
            effects = chosen_effects(j.t, key)
            steps = int(foreseen([effect for effect in effects if effect.use != "on_gain"]).moves)
            if steps and not any(effect.granted for effect in effects):
                found.append((steps, key))
    return sorted(found, key=lambda each: (_spent(j, each[1]), each[0]))


def _spent(j: Judgement, key: Option) -> bool:
    return isinstance(key, UseTile) and any(effect.use == "discard" for effect in j.t.thing(key.thing).effects)


def _granted(j: Judgement, action: str) -> int:
    return sum(not isinstance(source, WithToken) for source in action_sources(j.t, j.seat, action))


@dataclass(slots=True)
class Way:
    """How a turn may go on: a goal, and the next thing to do for it."""

    key: Option
    worth: float
    goal: Goal | None  # none: nothing more is done
    kept: list[str]  # tokens that are not spent on the way
    later: bool  # the goal of a later turn


def ways_on(j: Judgement, goals: Goals) -> Iterator[Way]:
    """The plans of the turn, the best first."""
    more = boosts(j)
    for plan in plans(j, goals, more):
        way = _way(j, goals, plan, more)
        if way is not None:
            yield way


def plans(j: Judgement, goals: Goals, more: list[tuple[int, Option]]) -> list[Plan]:
    t, hero = j.t, j.hero
    moves = hero.moves + sum(steps for steps, key in more if not _spent(j, key))
    spare = {action: _granted(j, action) for action in MOVEMENT}
    return Planner(goals, moves, hero.tokens, spare, t.round == t.tale.rounds).make()


def _way(j: Judgement, goals: Goals, plan: Plan, more: list[tuple[int, Option]]) -> Way | None:
    if plan.goals:
        kept = [goal.action for goal in plan.goals if goal.action and not _granted(j, goal.action)]
        key = step(j, goals, plan.goals[0], more, kept)
        return None if key is None else Way(key, plan.worth, plan.goals[0], kept, later=False)
    if plan.aim is not None:
        key = approach(j, goals, plan.aim, more)
        if key is not None:
            return Way(key, plan.worth, plan.aim, [], later=True)
    return Way(END, plan.worth, None, [], later=True)


def go_on(j: Judgement, goals: Goals, way: Way) -> Option | None:
    """The next thing to do for a goal that was chosen before."""
    goal = way.goal
    if goal is None or goal.space not in goals.ways.steps or j.hero.at == goal.space:
        return None
    goal.steps = goals.ways.steps[goal.space]
    more = boosts(j)
    return approach(j, goals, goal, more) if way.later else step(j, goals, goal, more, way.kept)


HERE: dict[str, Option] = {"mining": MINE, "trade": TRADE, "combat": BOUNTY}


def step(j: Judgement, goals: Goals, goal: Goal, more: list[tuple[int, Option]], kept: list[str]) -> Option | None:
    hero = j.hero
    if goal.steps == 0:
        here = goal.key or HERE[goal.action]
        return here if here in j.options else None
    following = goals.ways.first(hero.at, goal.space)
    if PORTAL[following] in j.options:
        return PORTAL[following]
    if hero.moves:
        key = WALK[following]
        return key if key in j.options and not _too_hot(j.t, j.seat, goals, following) else None
    leap = teleport(j, goal)
    if leap is not None:
        return leap
    if more and (not _spent(j, more[0][1]) or goal.worth > 6):
        return more[0][1]
    return march(j, kept)


def teleport(j: Judgement, goal: Goal) -> Option | None:
    """A leap that saves two steps or more; what is used up only for a good goal."""
    if goal.steps < 2:
        return None
    for key in j.options:
        if isinstance(key, UseTile) and (goal.worth > 7 or not _spent(j, key)):
            effects = j.t.thing(key.thing).effects
            far = max((foreseen([effect]).leaps for effect in effects), default=0)
            if far >= distance(j.hero.at, goal.space):
                return key
    return None


def march(j: Judgement, kept: list[str]) -> Option | None:
    """The token that is missed least; those for the Actions of the plan are kept."""
    spare = list(j.hero.tokens)
    for action in kept:
        if action in spare:
            spare.remove(action)
    return MARCH[min(spare, key=lambda token: SAVED[token])] if spare else None


def approach(j: Judgement, goals: Goals, goal: Goal, more: list[tuple[int, Option]]) -> Option | None:
    """Towards a goal of the next turn, with what is not worth saving; a fight that cannot be begun is not entered."""
    hero = j.hero
    if not goal.steps:
        return None
    following = goals.ways.first(hero.at, goal.space)
    if PORTAL[following] in j.options:
        return PORTAL[following]
    if goal.steps == 1 and j.t.monster_at(goal.space):
        return None
    if hero.moves:
        key = WALK[following]
        hot = _too_hot(j.t, j.seat, goals, following) or j.t.monster_at(following)
        return key if key in j.options and not hot else None
    if more and not _spent(j, more[0][1]):
        return more[0][1]
    if len(hero.tokens) > 1:
        return march(j, [max(hero.tokens, key=lambda token: SAVED[token])])
    return None


def _too_hot(t: State, seat: int, goals: Goals, space: str) -> bool:
    """Fire that would kill."""
    fire = goals.land.elements.get(space) == "fire"
    return fire and t.heroes[seat].health <= 2 and not warded(t, seat, "fire")


@judges("save")
def save(j: Judgement) -> Code[NoToken | Save]:
    order = {"combat": 3.0, "trade": 2.0, "mining": 1.0}
    rich = j.hero.gold >= 6

    def mark(key: NoToken | Save) -> float:
        return order[key.token] + 1.5 * (rich and key.token == "trade") if isinstance(key, Save) else 0.0

    return mark


@judges("source")
def source(j: Judgement) -> Code[With]:
    """What is granted goes first, then tiles that ready again, then tokens, then what is used up."""

    def mark(key: With) -> float:
        if not isinstance(key, WithTile):
            return 3.0 if isinstance(key, WithGrant) else 1.0
        return 0.0 if any(effect.use == "discard" for effect in j.t.thing(key.thing).effects) else 2.0

    return mark


@judges("before_combat")
def before_combat(j: Judgement) -> Code[Option]:
    """The board in order, Wounds bound; then it begins."""
    best = arrange(j)
    if best != DONE:
        return only(best)
    missing = j.t.max_health(j.seat) - j.hero.health
    for key in j.options:
        if isinstance(key, UseTile) and missing >= 2:
            effects = j.t.thing(key.thing).effects
            healing = [effect for effect in effects if effect.heals and effect.use == "exhaust"]
            if healing and not any(effect.granted for effect in effects):
                return only(key)
    return only(DONE)
