"""A turn: what to do here, where to go, which token to spend on the way, which one to save."""

from __future__ import annotations

from ....kernel import Key
from ..content import MOVEMENT
from ..hero.roll import warded
from ..land.explore import action_sources
from ..state import State
from ..verbs.goods import Heal, Move
from ..verbs.moving import Teleport
from ..verbs.single import Choose
from .board import arrange
from .deeds import at_once
from .goals import Goal, Goals
from .judgement import Code, Judgement, judges, only
from .plan import SAVED, Planner, distance


@judges("act")
def act(j: Judgement) -> Code:
    return only(deed(j))


def deed(j: Judgement) -> Key:
    goals = Goals(j.t, j.seat)
    return at_once(j, goals) or on_the_way(j, goals) or ("end",)


# -- the way ---------------------------------------------------------------------------------------------


def boosts(j: Judgement) -> list[tuple[int, Key]]:
    """Tiles and Gems that give Movement now."""
    found: list[tuple[int, Key]] = []
    for key in j.options:
        if key[0] == "gem" and key[2] == "sapphire":
            found.append((1, key))
        elif key[0] == "use":
            entry = j.t.thing(str(key[1]))
            effects = entry.effects
            choice = next((effect for effect in effects if isinstance(effect, Choose)), None)
            if choice is not None and len(key) > 2:
                effects = choice.options[int(key[2])].effects
            steps = sum(effect.n for effect in effects if isinstance(effect, Move) and effect.use != "on_gain")
            if steps and not any(effect.granted for effect in effects):
                found.append((steps, key))
    return sorted(found, key=lambda each: (_spent(j, each[1]), each[0]))


def _spent(j: Judgement, key: Key) -> bool:
    return key[0] == "use" and any(effect.use == "discard" for effect in j.t.thing(str(key[1])).effects)


def _granted(j: Judgement, action: str) -> int:
    return sum(source != "token" for source in action_sources(j.t, j.seat, action))


def on_the_way(j: Judgement, goals: Goals) -> Key | None:
    """The plan of the turn, and the next thing to do for it."""
    t, hero = j.t, j.hero
    more = boosts(j)
    moves = hero.moves + sum(steps for steps, key in more if not _spent(j, key))
    spare = {action: _granted(j, action) for action in MOVEMENT}
    plan = Planner(goals, moves, hero.tokens, spare, t.round == t.tale.rounds).make()
    if plan.goals:
        first = plan.goals[0]
        kept = [goal.action for goal in plan.goals if goal.action and not spare[goal.action]]
        return step(j, goals, first, more, kept)
    if plan.aim is not None:
        return approach(j, goals, plan.aim, more)
    return None


HERE: dict[str, Key] = {"mining": ("mine",), "trade": ("trade",), "combat": ("bounty",)}


def step(j: Judgement, goals: Goals, goal: Goal, more: list[tuple[int, Key]], kept: list[str]) -> Key | None:
    hero = j.hero
    if goal.steps == 0:
        key: Key = goal.key or HERE[goal.action]
        return key if key in j.options else None
    following = goals.ways.first(hero.at, goal.space)
    if ("portal", following) in j.options:
        return ("portal", following)
    if hero.moves:
        key = ("walk", following)
        return key if key in j.options and not _too_hot(j.t, j.seat, goals, following) else None
    leap = teleport(j, goal)
    if leap is not None:
        return leap
    if more and (not _spent(j, more[0][1]) or goal.worth > 6):
        return more[0][1]
    return march(j, kept)


def teleport(j: Judgement, goal: Goal) -> Key | None:
    """A leap that saves two steps or more; what is used up only for a good goal."""
    if goal.steps < 2:
        return None
    for key in j.options:
        if key[0] == "use" and (goal.worth > 7 or not _spent(j, key)):
            effects = j.t.thing(str(key[1])).effects
            far = max((effect.n for effect in effects if isinstance(effect, Teleport)), default=0)
            if far >= distance(j.hero.at, goal.space):
                return key
    return None


def march(j: Judgement, kept: list[str]) -> Key | None:
    """The token that is missed least; those for the Actions of the plan are kept."""
    spare = list(j.hero.tokens)
    for action in kept:
        if action in spare:
            spare.remove(action)
    return ("march", min(spare, key=lambda token: SAVED[token])) if spare else None


def approach(j: Judgement, goals: Goals, goal: Goal, more: list[tuple[int, Key]]) -> Key | None:
    """Towards a goal of the next turn, with what is not worth saving; a fight that cannot be begun is not entered."""
    hero = j.hero
    if not goal.steps:
        return None
    following = goals.ways.first(hero.at, goal.space)
    if ("portal", following) in j.options:
        return ("portal", following)
    if goal.steps == 1 and j.t.monster_at(goal.space):
        return None
    if hero.moves:
        key: Key = ("walk", following)
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
def save(j: Judgement) -> Code:
    order = {"combat": 3.0, "trade": 2.0, "mining": 1.0}
    rich = j.hero.gold >= 6
    return lambda key: 0.0 if key[0] == "none" else order[str(key[1])] + 1.5 * (rich and key[1] == "trade")


@judges("source")
def source(j: Judgement) -> Code:
    """What is granted goes first, then tiles that ready again, then tokens, then what is used up."""

    def mark(key: Key) -> float:
        if key[1] == "granted":
            return 3.0
        if key[1] == "token":
            return 1.0
        return 0.0 if any(effect.use == "discard" for effect in j.t.thing(str(key[1])).effects) else 2.0

    return mark


@judges("before_combat")
def before_combat(j: Judgement) -> Code:
    """The board in order, Wounds bound; then it begins."""
    best = arrange(j)
    if best != ("done",):
        return only(best)
    missing = j.t.max_health(j.seat) - j.hero.health
    for key in j.options:
        if key[0] == "use" and missing >= 2:
            effects = j.t.thing(str(key[1])).effects
            healing = [effect for effect in effects if isinstance(effect, Heal) and effect.use == "exhaust"]
            if healing and not any(effect.granted for effect in effects):
                return only(key)
    return only(("done",))
