"""What costs no token in a turn: Free Actions, things to use, the board put in order."""

from __future__ import annotations

from ..choices.base import Option
from ..choices.things import ToDwurt, UseGem, UseTile
from ..choices.turn import MARCH, PACK, Cash, Charge, Church, Confront, Exchange, Treasure, TryQuest
from ..content import MOVEMENT
from ..turn.free_actions import confronting_refusal
from ..turn.quests import offered, payable
from ..verbs.base import Changes
from ..verbs.worths import left
from .board import improvement
from .free import at_once_worth
from .goals import Goals
from .judgement import Judgement
from .lore import foreseen
from .minds import cards_kept, needed, reserved, trials_here
from .moments import chosen_effects, to_dwurt
from .plan import SAVED
from .quests import cost_worth, net, reward


def at_once(j: Judgement, goals: Goals) -> Option | None:
    """Free gains first; then the board is put in order."""
    best, most = None, 0.05
    for key in j.options:
        worth = at_once_worth(key, j, goals)
        if worth > most:
            best, most = key, worth
    if best is not None:
        return best
    if walk_for_quest(j):
        return MARCH[min(j.hero.tokens, key=lambda token: SAVED[token])]
    if PACK in j.options and improvement(j.t, j.seat) is not None:
        return PACK
    return None


def walk_for_quest(j: Judgement) -> bool:
    """Movement points are gathered for a Quest that takes them, if nothing else is missing."""
    t, hero = j.t, j.hero
    if not hero.tokens:
        return False
    whole = hero.moves + sum(MOVEMENT[token] for token in hero.tokens)
    for id in (*offered(t, j.seat), *trials_here(t, j.seat)):
        costs = t.content.quests[id].cost
        steps = sum(int(cost.n) for cost in costs if cost.pay == "movement")
        rest = tuple(cost for cost in costs if cost.pay != "movement")
        if hero.moves < steps <= whole and payable(t, j.seat, rest) and id not in hero.tried:
            return reward(t, j.seat, t.content.quests[id]) > 3.0 + sum(cost_worth(t, j.seat, cost) for cost in rest)
    return False


@at_once_worth.register
def _(key: Treasure, j: Judgement, goals: Goals) -> float:
    return 9.0


@at_once_worth.register
def _(key: Confront, j: Judgement, goals: Goals) -> float:
    at = j.hero.at
    return 0.0 if confronting_refusal(j.t, j.seat) else goals.confront(at, goals.land.spaces[at])


@at_once_worth.register
def _(key: TryQuest, j: Judgement, goals: Goals) -> float:
    return net(j.t, j.seat, key.quest) - 0.3


@at_once_worth.register
def _(key: Church, j: Judgement, goals: Goals) -> float:
    t, hero = j.t, j.hero
    missing = t.max_health(j.seat) - hero.health
    if key.service == "heal":
        return 0.4 * min(missing, 6) - 1.0 * (0.6 + 0.4 * (left(t) < 0.2))
    room = len(hero.bag) < t.sacks(j.seat)
    own = hero.bag.count("healing_potion")
    if room and goals.lacking.get("healing_potion", 0.0) > 1.0:
        return 1.5
    return 0.4 if room and hero.gold >= 3 and own < 1 and 0.2 < left(t) < 0.95 else 0.0


@at_once_worth.register
def _(key: UseTile, j: Judgement, goals: Goals) -> float:
    """What does good at once; Movement waits until one walks."""
    entry = j.t.thing(key.thing)
    effects = chosen_effects(j.t, key)
    spent = any(effect.use == "discard" for effect in entry.effects)
    points = 0.0
    for effect in effects:
        if effect.use in ("on_gain", "permanent") or effect.timing not in ("", "T2"):
            continue
        if effect.waits:
            return 0.0
        if _full(j, foreseen([effect])):
            return 0.0
        if effect.trifle and spent:
            continue
        points += effect.worth(j.t, j.seat)
    heals = any(effect.heals for effect in effects)
    if key.thing == "healing_potion" and key.thing in reserved(j.t, j.seat):
        return 0.0
    if heals and die_wounds(j) >= j.hero.health and "dwurt" not in getattr(entry, "use_cost", {}):
        return 5.0  # the Dwurt die would kill him at the end of the turn (EU-50.23)
    if spent:
        points -= 0.35 * (entry.purchase_price or 0) + (0.9 if key.thing == "healing_potion" else 0.4)
        if heals and j.hero.health * 2 > j.t.max_health(j.seat):
            return 0.0
    return points


def die_wounds(j: Judgement) -> int:
    return int(j.t.content.dwurt_die.faces[j.hero.dwurt_die].wounds) if j.hero.dwurt_die else 0


def _full(j: Judgement, told: Changes) -> bool:
    """Whether there is no room for the tokens that it would give."""
    board, hero = j.t.content.heroes[j.hero.id], j.hero
    no_gaar = told.gaar > 0 and hero.gaar + told.gaar > board.gaar_slots
    return no_gaar or (told.dwurt > 0 and hero.dwurt + told.dwurt > board.dwurt_slots)


@at_once_worth.register
def _(key: UseGem, j: Judgement, goals: Goals) -> float:
    if key.kind == "demonite":
        return 0.6 if left(j.t) > 0.1 else 0.0
    missing = j.t.max_health(j.seat) - j.hero.health
    fights = "combat" in j.hero.tokens and j.hero.health * 2 > j.t.max_health(j.seat)
    return 0.3 if key.kind in ("opal", "diamond") and missing > 1 and not fights else 0.0


@at_once_worth.register
def _(key: Charge, j: Judgement, goals: Goals) -> float:
    if key.kind in needed(j.t, j.seat):
        return 0.0
    return 0.5 if left(j.t) > 0.2 and len(j.hero.essences_on.get(key.thing, ())) < 2 else 0.0


@at_once_worth.register
def _(key: ToDwurt, j: Judgement, goals: Goals) -> float:
    return to_dwurt(j)


@at_once_worth.register
def _(key: Cash, j: Judgement, goals: Goals) -> float:
    """A Gold card for a coin, where cards are of no other use (EU-48.19)."""
    return 0.0 if cards_kept(j.t, j.seat) else 0.5


@at_once_worth.register
def _(key: Exchange, j: Judgement, goals: Goals) -> float:
    """Four Silver cards for a Gold one, where a tale asks for it (EU-48.18)."""
    return 0.2 * (cards_kept(j.t, j.seat) > len(j.hero.golden))
