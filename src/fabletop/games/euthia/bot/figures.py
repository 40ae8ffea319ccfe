"""What every option is worth where a judge finds one choice as a whole: the same figures, also of what it leaves."""

from __future__ import annotations

from ....kernel import Register
from ..choices.base import Option
from ..choices.combat import KeepTrophy
from ..choices.things import Equip, SetGem, Swap, Throw, Usage
from ..choices.trade import FEE, Sell, SellFor
from ..choices.turn import BOUNTY, END, MINE, PACK, TRADE, Church, Deed, March, OnMap
from ..verbs.worths import MOVE
from .board import LEAST, improvement, keeping, use_up, wearing
from .free import at_once_worth
from .goals import Goals
from .judgement import Code, Judge, Judgement
from .moments import price
from .plan import LATER, PACE, SAVED, distance
from .trade import FEEBLE, deal_worth, selling_regret
from .turns import Way, ways_on

figures: Register[str, Judge] = Register("figure")
WORN = 20.0  # what is worn is thrown away last
IDLE = 0.4  # for an Action that no plan has a use for, or an idle change of the board
SERVICE = 1.0  # Gold for what the Church does
ACTION = {MINE: "mining", TRADE: "trade", BOUNTY: "combat"}


@figures("act")
def act(j: Judgement) -> Code[Option]:
    """What the rest of the turn comes to if it begins with this."""
    goals = Goals(j.t, j.seat)
    ways = list(ways_on(j, goals))
    by_key: dict[Option, float] = {}
    for way in ways:
        by_key.setdefault(way.key, way.worth)
    best = max([0.0, *by_key.values()])
    better = improvement(j.t, j.seat) is not None if PACK in j.options else False

    def mark(key: Option) -> float:
        if key in by_key:
            return by_key[key]
        match key:
            case OnMap(space):
                fight = goals.at(space)[0][0] if j.t.monster_at(space) else 0.0
                return max([way.worth - _detour(space, way) for way in ways], default=best - MOVE) + min(0.0, fight)
            case March(token):
                return best - SAVED[token] - max([_share(way, token) for way in ways[:1]], default=0.0)
        if key == END:
            return min(best, _ending(j, goals))
        if key == PACK:
            return best + (LEAST if better else -WORN)  # nobody opens the bag to close it again
        if key in ACTION:
            return best - SAVED[ACTION[key]] - IDLE
        worth = at_once_worth(key, j, goals)
        if worth > 0.0:
            return best + worth
        return best + worth - _idle(j, key)

    return mark


def _idle(j: Judgement, key: Option) -> float:
    """What it costs to do something that is good for nothing now."""
    match key:
        case Usage():
            return IDLE + price(j, key)
        case Deed():
            return SAVED["combat"]
        case Church():
            return IDLE + SERVICE
    return IDLE


def _detour(space: str, way: Way) -> float:
    """The Movement points that a step away from a goal costs, there and back."""
    if way.goal is None:
        return MOVE
    return MOVE * max(1, 1 + distance(space, way.goal.space) - way.goal.steps)


def _share(way: Way, token: str) -> float:
    """What is lost with a token that the plan had a use for."""
    return way.worth / (1 + len(way.kept)) if token in way.kept else 0.0


def _ending(j: Judgement, goals: Goals) -> float:
    """A token is saved, and the goals are where they were."""
    saved = max([SAVED[token] for token in j.hero.tokens], default=0.0)
    ahead = max([goal.worth * LATER ** (1.0 + goal.steps / PACE) for goal in goals.all], default=0.0)
    return max(saved, ahead) if j.t.round < j.t.tale.rounds else 0.0


@figures("deal")
def deal(j: Judgement) -> Code[Option]:
    if all(isinstance(key, Sell | SellFor) for key in j.options):  # for the fee
        return lambda key: -selling_regret(j.t, j.seat, key) if isinstance(key, Sell | SellFor) else 0.0
    return lambda key: WORN * (key == FEE) + (FEEBLE if key.ends else _dealt(key, j))


def _dealt(key: Option, j: Judgement) -> float:
    worth = deal_worth(key, j)
    if worth > 0 or not isinstance(key, Sell | SellFor):
        return worth
    return -max(0.0, selling_regret(j.t, j.seat, key))


@figures("pack", "before_combat")
def pack(j: Judgement) -> Code[Option]:
    t, seat = j.t, j.seat

    def mark(key: Option) -> float:
        match key:
            case Equip(thing, _):
                return wearing(t, seat, thing)
            case Swap(thing, other):
                return wearing(t, seat, thing, other)
            case Throw(thing):
                return -lost(j, thing)
            case Usage():
                return -price(j, key)
        return 0.0 if key.ends else -IDLE

    return mark


def lost(j: Judgement, thing: str) -> float:
    return keeping(j.t, j.seat, thing) + WORN * (thing in j.t.on_board(j.seat))


@figures("tidy")
def tidy(j: Judgement) -> Code[Option]:
    t, seat = j.t, j.seat

    def mark(key: Option) -> float:
        match key:
            case Throw(thing):
                return -lost(j, thing)
            case Equip(thing, _):
                return wearing(t, seat, thing)
            case Swap(thing, other):
                return wearing(t, seat, thing, other)
            case Usage():
                return use_up(j, key) - price(j, key)
        return LEAST if isinstance(key, SetGem) else -IDLE

    return mark


@figures("trophy")
def trophy(j: Judgement) -> Code[Option]:
    t, seat = j.t, j.seat
    room = len(j.hero.bag) < t.sacks(seat)
    gone = 0.0 if room else min([keeping(t, seat, each) for each in j.hero.bag], default=0.0)
    worth = keeping(t, seat, j.fight.foe) - gone
    return lambda key: worth if isinstance(key, KeepTrophy) else 0.0
