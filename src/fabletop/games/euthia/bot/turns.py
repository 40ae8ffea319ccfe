"""A turn: what to do here, where to go, which token to spend on the way, which one to save."""

from __future__ import annotations

from ....kernel import Key
from ..content import MOVEMENT
from ..explore import action_sources
from ..free_actions import why_not_confront
from ..quests import offered, payable
from ..roll import warded
from ..state import State
from .board import arrange, improvement, keeping, trophy_level
from .goals import Goal, Goals
from .judgement import Code, Judgement, judges, only
from .moments import to_dwurt
from .plan import SAVED, Planner, distance
from .quests import cost_worth, net, reward
from .tales import tale_deed
from .worth import effect_worth, fame, left


@judges("act")
def act(j: Judgement) -> Code:
    return only(deed(j))


def deed(j: Judgement) -> Key:
    goals = Goals(j.t, j.seat)
    return at_once(j, goals) or on_the_way(j, goals) or ("end",)


# -- what costs no token ---------------------------------------------------------------------------------


def at_once(j: Judgement, goals: Goals) -> Key | None:
    """Free gains first; then the board is put in order."""
    best, most = None, 0.05
    for key in j.options:
        judge = FREE.get(str(key[0]))
        if judge is not None:
            worth = judge(j, goals, key)
            if worth > most:
                best, most = key, worth
    if best is not None:
        return best
    if walk_for_quest(j):
        return ("march", min(j.hero.tokens, key=lambda token: SAVED[token]))
    if ("pack",) in j.options and improvement(j.t, j.seat) is not None:
        return ("pack",)
    return None


def walk_for_quest(j: Judgement) -> bool:
    """Movement points are gathered for a Quest that takes them, if nothing else is missing."""
    t, hero = j.t, j.hero
    if not hero.tokens:
        return False
    whole = hero.moves + sum(MOVEMENT[token] for token in hero.tokens)
    for id in offered(t, j.seat):
        costs = t.data.quests[id].cost
        steps = sum(int(cost.n) for cost in costs if cost.pay == "movement")
        rest = tuple(cost for cost in costs if cost.pay != "movement")
        if hero.moves < steps <= whole and payable(t, j.seat, rest) and id not in hero.tried:
            return reward(t, j.seat, t.data.quests[id]) > 3.0 + sum(cost_worth(t, j.seat, cost) for cost in rest)
    return False


def _treasure(j: Judgement, goals: Goals, key: Key) -> float:
    return 9.0


def _confront(j: Judgement, goals: Goals, key: Key) -> float:
    at = j.hero.at
    return 0.0 if why_not_confront(j.t, j.seat) else goals.confront(at, goals.land.spaces[at])


def _quest(j: Judgement, goals: Goals, key: Key) -> float:
    return net(j.t, j.seat, str(key[1])) - 0.3


def _church(j: Judgement, goals: Goals, key: Key) -> float:
    t, hero = j.t, j.hero
    missing = t.max_health(j.seat) - hero.health
    if key[1] == "heal":
        return 0.4 * min(missing, 6) - 1.0 * (0.6 + 0.4 * (left(t) < 0.2))
    room = len(hero.bag) < t.sacks(j.seat)
    own = hero.bag.count("healing_potion")
    return 0.4 if room and hero.gold >= 3 and own < 1 and 0.2 < left(t) < 0.95 else 0.0


def _deed(j: Judgement, goals: Goals, key: Key) -> float:
    t, hero = j.t, j.hero
    match key[1]:
        case "steps":
            level = trophy_level(t, str(key[2]))
            return 3.0 + fame(t) * level - 2.0 * (keeping(t, j.seat, str(key[2])) > 4.5 + fame(t) * level)
        case "supplies":
            return 1.5 if goals.badge and not goals.supplies else 0.0
        case "talk":
            return 2.0 if key[2] == "silver" else 1.6 if hero.gold > 1 else 0.4
        case "deliver" | "caravan":
            return 5.0
        case "column":
            return fame(t) - (2.0 if key[2] == "gold" else 1.0)
        case "run":
            return 0.0
    return tale_deed(j, key)


def _use(j: Judgement, goals: Goals, key: Key) -> float:
    """What does good at once; Movement waits until one walks."""
    entry = j.t.thing(str(key[1]))
    effects = entry.effects
    choice = next((effect for effect in effects if effect.do == "choose"), None)
    if choice is not None and len(key) > 2:
        effects = choice.options[int(key[2])].effects
    spent = any(effect.use == "discard" for effect in entry.effects)
    points = 0.0
    for effect in effects:
        if effect.use in ("on_gain", "permanent") or effect.timing not in ("", "T2"):
            continue
        if effect.do in ("move", "teleport", "grant_action", "skip_monster", "ready", "activate_gem"):
            return 0.0
        if effect.do == "gain" and effect.what in ("gaar", "dwurt") and _full(j, str(effect.what), int(effect.n)):
            return 0.0
        if effect.do == "look_monsters" and spent:
            continue
        points += effect_worth(j.t, j.seat, effect)
    heals = any(effect.do == "heal" for effect in effects)
    if heals and die_wounds(j) >= j.hero.health and "dwurt" not in getattr(entry, "use_cost", {}):
        return 5.0  # the Dwurt die would kill him at the end of the turn (EU-50.23)
    if spent:
        points -= 0.35 * (entry.purchase_price or 0) + (0.9 if str(key[1]) == "healing_potion" else 0.4)
        if heals and j.hero.health * 2 > j.t.max_health(j.seat):
            return 0.0
    return points


def die_wounds(j: Judgement) -> int:
    return int(j.t.data.dwurt_die.faces[j.hero.dwurt_die].wounds) if j.hero.dwurt_die else 0


def _full(j: Judgement, what: str, n: int) -> bool:
    board = j.t.data.heroes[j.hero.id]
    return j.hero.gaar + n > board.gaar_slots if what == "gaar" else j.hero.dwurt + n > board.dwurt_slots


def _gem(j: Judgement, goals: Goals, key: Key) -> float:
    if key[2] == "demonite":
        return 0.6 if left(j.t) > 0.1 else 0.0
    missing = j.t.max_health(j.seat) - j.hero.health
    fights = "combat" in j.hero.tokens and j.hero.health * 2 > j.t.max_health(j.seat)
    return 0.3 if key[2] in ("opal", "diamond") and missing > 1 and not fights else 0.0


def _charge(j: Judgement, goals: Goals, key: Key) -> float:
    return 0.5 if left(j.t) > 0.2 and len(j.hero.essences_on.get(str(key[1]), ())) < 2 else 0.0


def _to_dwurt(j: Judgement, goals: Goals, key: Key) -> float:
    return to_dwurt(j)


def _cash(j: Judgement, goals: Goals, key: Key) -> float:
    """A Gold card for a coin, where cards are of no other use (EU-48.19)."""
    return 0.5


FREE = {
    "to_dwurt": _to_dwurt,
    "cash": _cash,
    "treasure": _treasure,
    "confront": _confront,
    "quest": _quest,
    "church": _church,
    "deed": _deed,
    "use": _use,
    "gem": _gem,
    "charge": _charge,
}


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
            choice = next((effect for effect in effects if effect.do == "choose"), None)
            if choice is not None and len(key) > 2:
                effects = choice.options[int(key[2])].effects
            steps = sum(int(effect.n) for effect in effects if effect.do == "move" and effect.use != "on_gain")
            if steps and not any(effect.do == "grant_action" for effect in effects):
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
        key: Key = HERE[goal.action]
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
            far = max((int(effect.n) for effect in effects if effect.do == "teleport"), default=0)
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
            healing = [effect for effect in effects if effect.do == "heal" and effect.use == "exhaust"]
            if healing and not any(effect.do == "grant_action" for effect in effects):
                return only(key)
    return only(("done",))
