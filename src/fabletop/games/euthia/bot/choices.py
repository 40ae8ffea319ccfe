"""Small choices: what effects ask, what is drawn, where a Map tile lies, what a Scenario wants to know."""

from __future__ import annotations

from ..choices.base import Option, Skip
from ..choices.combat import KEEP_TROPHY, LEAVE_TROPHY, Die
from ..choices.effects import FromStack, KeepTile, MakeReady, OfKind, OfLevel, Wake
from ..choices.things import Usage, Use
from ..choices.trade import Unlock
from ..choices.turn import Dig, LayTile, TakeHero, To
from ..content import Item
from ..land.geometry import hex_of
from ..verbs.worths import fame, left
from .board import GEM_USE, OTHER_GEM, keeping
from .goals import Goals
from .judgement import Code, Judgement, judges, only
from .minds import needed
from .quests import wanted
from .strength import board_power
from .trade import tile_worth
from .worth import sale_worth

ELEMENT_USE = {"fire": 2.2, "water": 2.0, "air": 2.1, "earth": 1.9}


@judges("hero")
def hero(j: Judgement) -> Code[TakeHero]:
    """Any: every Hero has a way of its own to win."""
    return lambda key: j.random.random()


@judges("slot")
def slot(j: Judgement) -> Code[LayTile]:
    """Near the Church: what is laid there is reached by short ways."""

    def mark(key: LayTile) -> float:
        q, r = hex_of(key.anchor)
        return -float(max(abs(q), abs(r), abs(q + r))) + 0.5 * j.random.random()

    return mark


@judges("kind")
def kind(j: Judgement) -> Code[OfKind]:
    t, own = j.t, j.hero
    asked = wanted(t, j.seat)
    trials = needed(t, j.seat)
    locked = {slot.essence for slot, is_open in zip(t.content.heroes[own.id].slots, own.slots_open) if not is_open}

    def mark(key: OfKind) -> float:
        what = key.kind
        points = GEM_USE.get(what) or OTHER_GEM.get(what) or ELEMENT_USE.get(what, 1.0)
        points += (3.0 if what in trials else 0.8) * (what in asked) + 0.6 * (what in locked) * left(t)
        return points - 0.3 * own.gems.get(what, 0) + 0.6 * j.random.random()

    return mark


@judges("stack")
def stack(j: Judgement) -> Code[FromStack]:
    order = {"mountain": 1.0, "cave": 1.1, "lake": 0.8}
    asked = wanted(j.t, j.seat)
    return lambda key: order.get(key.stack, 1.0) + (key.stack in asked) + 0.4 * j.random.random()


@judges("keep")
def keep(j: Judgement) -> Code[KeepTile]:
    """The best of the tiles drawn."""
    t, seat = j.t, j.seat
    asked = wanted(t, seat)

    def mark(key: KeepTile) -> float:
        entry = t.thing(key.thing)
        if isinstance(entry, Item) and entry.options:
            return sale_worth(t, entry) + (t.content.stack_of[key.thing] in asked)
        price = entry.purchase_price or 0
        return tile_worth(t, seat, key.thing) + 0.5 * price

    return mark


@judges("cart")
def cart(j: Judgement) -> Code[Dig | Usage]:
    """Tiles that ready again are used, others too: a Mine Cart has no other use."""
    return lambda key: 0.0 if isinstance(key, Dig) else 1.0


@judges("trophy")
def trophy(j: Judgement) -> Code[Option]:
    t, seat = j.t, j.seat
    room = len(j.hero.bag) < t.sacks(seat)
    worth = keeping(t, seat, j.fight.foe)
    least = min((keeping(t, seat, each) for each in j.hero.bag), default=0.0)
    return only(KEEP_TROPHY if worth > 0.5 and (room or worth > least) else LEAVE_TROPHY)


@judges("ready")
def ready(j: Judgement) -> Code[Skip | MakeReady]:
    t = j.t

    def mark(key: Skip | MakeReady) -> float:
        if isinstance(key, Skip):
            return 0.0
        means = j.lore.means(key.thing, 0)
        points = 0.5 + 1.5 * sum(n for *_, n in means.attack) * means.ability
        points += means.heal + means.plus + means.clover * 0.3 + means.foot * 0.3 + means.soak + means.deal
        return points + 0.2 * len(t.thing(key.thing).effects)

    return mark


@judges("idle_gem")
def idle_gem(j: Judgement) -> Code[Skip | Wake]:
    return lambda key: 1.0 + GEM_USE.get(key.kind, 0.5) if isinstance(key, Wake) else 0.0


@judges("free_slot")
def free_slot(j: Judgement) -> Code[Skip | Unlock]:
    """The dearest: its price counts in the reckoning."""
    board = j.t.content.heroes[j.hero.id]

    def mark(key: Skip | Unlock) -> float:
        if isinstance(key, Skip):
            return 0.0
        slot = key.at.slot(board)
        waiting = any(j.t.thing(each).slot == slot.kind for each in (*j.hero.aside, *j.hero.bag))
        return 1.0 + (slot.gold or 2) + 2.0 * waiting

    return mark


@judges("level")
def level(j: Judgement) -> Code[Skip | OfLevel]:
    """A Monster that would win is sent away."""
    goals = Goals(j.t, j.seat)

    def mark(key: Skip | OfLevel) -> float:
        if isinstance(key, Skip):
            return 0.0
        told = goals.fight(key.number)
        return 0.6 - told.win + 0.3 * (goals.reward(key.number) <= 0)

    return mark


@judges("teleport")
def teleport(j: Judgement) -> Code[Skip | To]:
    """Where most is to be had."""
    goals = Goals(j.t, j.seat)
    t = j.t
    here = max((worth for worth, _ in goals.at(j.hero.at)), default=0.0) if j.hero.at in goals.land.spaces else 0.0

    def mark(key: Skip | To) -> float:
        if isinstance(key, Skip):
            return here + 0.2
        space = key.space
        if goals.land.elements.get(space) == "fire" and j.hero.health <= 3:
            return -5.0
        found = goals.at(space)
        points = sum(sorted((worth for worth, action in found if _payable(j, action)), reverse=True)[:2])
        near = [max((w for w, _ in goals.at(each)), default=0.0) for each in goals.land.near[space][:3]]
        return points + 0.25 * max(near, default=0.0) - 5.0 * (bool(t.monster_at(space)) and points < 0)

    return mark


def _payable(j: Judgement, action: str) -> bool:
    return not action or action in j.hero.tokens or action in j.hero.granted


@judges("dying")
def dying(j: Judgement) -> Code[Die | Use]:
    return lambda key: float(isinstance(key, Use))


__all__ = ["board_power", "fame"]
