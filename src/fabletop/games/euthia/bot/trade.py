"""Trading: what is bought comes back as Gold in the reckoning (EU-47), so Gold is there to be put to use."""

from __future__ import annotations

from functools import singledispatch
from math import log
from typing import Any

from ..choices.base import DONE, Option
from ..choices.things import UseTile
from ..choices.trade import FEE, Buy, BuyGaar, Healing, Learn, Pick, Renew, Reveal, Sell, SellFor, Unlearn, UnlockFor
from ..choices.turn import TRADE
from ..content import HEALED, HeroTile, Item
from ..hero.storage import fitting, holders_of, is_equipment, loose, overflow, rivals
from ..state import State
from ..trade.learning import in_reach, locked_slots, slot_at, tile
from ..trade.market import PLACES, learning_cost, price, sale_price
from ..verbs.worths import fame, left
from .board import keeping, wearing
from .judgement import Code, Judgement, judges, only
from .quests import wanted
from .worth import board_gain, comfort_gain, effects_worth, rounds_of_use, sale_worth

TASTE = 0.2  # how far two players may differ about a tile
LEAN = 1.0  # how strong leanings are in the choice of Hero tiles
WHIM = 1.8  # the same, in Gold
ENOUGH = 0.42  # of its price must a tile be worth as long as the Gold could buy something better
FEEBLE = 0.05
NEW_OFFER = 0.35  # for each Gold that is left: the offer can be renewed
STUFF = 0.25  # how much of the strength of things that are used up counts


@judges("deal")
def deal(j: Judgement) -> Code[Any]:
    if FEE in j.options:
        return only(FEE)
    best: Option = DONE
    most = FEEBLE
    if all(isinstance(key, Sell | SellFor) for key in j.options):  # for the fee
        return lambda key: -selling_regret(j.t, j.seat, key)
    for key in j.options:
        worth = deal_worth(key, j)
        if worth > most:
            best, most = key, worth
    return only(best)


@singledispatch
def deal_worth(key: Option, j: Judgement) -> float:
    """What one would gain by it, in Gold."""
    return 0.0


# -- tiles -----------------------------------------------------------------------------------------------


def tile_worth(t: State, seat: int, thing: str) -> float:
    """What a tile is worth to this Hero, in Gold, whatever it costs."""
    entry = t.thing(thing)
    hero = t.heroes[seat]
    if is_equipment(t, thing):
        return _equipment_worth(t, seat, thing)
    if isinstance(entry, HeroTile):
        return _ability_worth(t, seat, thing)
    on_gain = [effect for effect in entry.effects if effect.use == "on_gain"]
    if on_gain:
        return effects_worth(t, seat, on_gain) * 1.05
    board = t.on_board(seat)
    worth = board_gain(t, seat, board, [*hero.bag, thing]) * STUFF
    worth += effects_worth(t, seat, [e for e in entry.effects if e.use == "discard" and e.timing == ""])
    worth += comfort_gain(t, seat, entry)
    if any(effect.granted or effect.of_action == "mine" for effect in entry.effects):
        worth += 2.0
    if entry.item_type in ("satchel", "backpack"):
        return worth + 0.8 * len(hero.bag) * (len(hero.bag) >= t.sacks(seat) - 1)
    room = t.sacks(seat) - sum(loose(t, seat).values())
    if room <= 0 and not _held(t, seat, entry.item_type):
        worth -= 0.6 + min(keeping(t, seat, each) for each in (*hero.bag, thing))
    return worth


def _held(t: State, seat: int, kind: str) -> bool:
    """Whether a Satchel or a Backpack could take it."""
    return any(holder.takes(kind) for holder in holders_of(t, seat))


def _equipment_worth(t: State, seat: int, thing: str) -> float:
    """Worn in a free place, or instead of what lies there."""
    if fitting(t, seat, thing):
        return wearing(t, seat, thing)
    others = rivals(t, seat, thing)
    best = max((wearing(t, seat, thing, old) for old in others), default=-9.0)
    kind = t.thing(thing).slot
    if any(slot_at(t, seat, place).kind == kind for place in locked_slots(t, seat)):
        best = max(best, 0.7 * wearing(t, seat, thing))  # a slot would have to be unlocked
    return best


def _ability_worth(t: State, seat: int, thing: str) -> float:
    board = t.on_board(seat)
    return board_gain(t, seat, [*board, thing], t.heroes[seat].bag) + comfort_gain(t, seat, t.thing(thing)) + 0.2


@deal_worth.register
def _(key: Buy, j: Judgement) -> float:
    t, seat = j.t, j.seat
    trading = t.trading_now
    thing = t.offers[PLACES[trading.place]][key.place]
    cost = price(t, seat, thing)
    worth = tile_worth(t, seat, thing) * (1.0 + TASTE * (2 * j.random.random() - 1)) + WHIM * j.random.random()
    return _bargain(t, seat, worth, cost, t.thing(thing).purchase_price or 0)


def _bargain(t: State, seat: int, worth: float, cost: int, counted: int) -> float:
    """The price comes back in the end if the tile is kept; until then the Gold is not at hand."""
    rest = left(t)
    need = ENOUGH * cost * min(1.0, 0.25 + rest) + max(0, cost - counted)
    surplus = worth - need
    return surplus / (1.0 + 0.06 * cost)


def prospects(t: State, seat: int, place: str) -> float:
    """What the offer of a Place of Trade and the own Hero tiles promise; all can see the offers."""
    hero = t.heroes[seat]
    gold = hero.gold + sum(sale_worth(t, t.thing(each)) for each in hero.bag)
    found: list[tuple[float, int]] = []
    for each in t.offers[PLACES[place]]:
        if each and (cost := price(t, seat, each)) <= gold:
            found.append((_bargain(t, seat, tile_worth(t, seat, each), cost, cost), cost))
    for each in hero.aside:
        entry = t.thing(each)
        if isinstance(entry, HeroTile) and (entry.learning_cost or entry.purchase_price or 0) <= gold:
            cost = (entry.learning_cost if entry.ability else entry.purchase_price) or 0
            worth = _ability_worth(t, seat, each) if entry.ability else _equipment_worth(t, seat, each)
            found.append((_bargain(t, seat, worth, cost, cost) * (1.0 if fitting(t, seat, each) else 0.5), cost))
    points = 0.0
    for worth, cost in sorted(found, reverse=True):
        if worth > 0 and cost <= gold:
            points += worth
            gold -= cost
    return points + NEW_OFFER * min(gold, 12.0) * left(t)


@deal_worth.register
def _(key: Learn, j: Judgement) -> float:
    t, seat = j.t, j.seat
    thing = key.thing
    entry = tile(t, thing)
    cost = learning_cost(t, thing) if entry.ability else price(t, seat, thing)
    worth = _ability_worth(t, seat, thing) if entry.ability else _equipment_worth(t, seat, thing)
    counted = (entry.learning_cost if entry.ability else entry.purchase_price) or 0
    worth = worth * (1.0 + TASTE * (j.random.random() - 0.5)) + 0.5 * WHIM * j.random.random()
    return 1.15 * _bargain(t, seat, worth, cost, counted)


@deal_worth.register
def _(key: Unlearn, j: Judgement) -> float:
    """For a better one that waits and has no slot."""
    t, seat, hero = j.t, j.seat, j.hero
    old = key.thing
    gone = tile(t, old)
    board = t.on_board(seat)
    rest = [each for each in board if each != old]
    best = 0.0
    for each in hero.aside:
        entry = t.thing(each)
        if not isinstance(entry, HeroTile) or entry.slot != gone.slot or fitting(t, seat, each) or each in hero.tired:
            continue
        cost = learning_cost(t, each)
        if hero.gold < cost:
            continue
        gain = board_gain(t, seat, [*rest, each], hero.bag)
        gain += comfort_gain(t, seat, entry) - comfort_gain(t, seat, gone)
        best = max(best, gain - (gone.learning_cost or 0) - ENOUGH * cost - 1.0)
    return best


# -- places ----------------------------------------------------------------------------------------------


@deal_worth.register
def _(key: UnlockFor, j: Judgement) -> float:
    """Where something waits for the slot."""
    t, seat, hero = j.t, j.seat, j.hero
    slot = slot_at(t, seat, key.at)
    cost = float(slot.gold) if key.price == "gold" else 2.0
    gold = hero.gold - (slot.gold if key.price == "gold" else 0)
    waiting = 0.0
    for each in hero.aside:
        entry = t.thing(each)
        if entry.slot == slot.kind and not fitting(t, seat, each) and isinstance(entry, HeroTile):
            price_of = (entry.learning_cost if entry.ability else entry.purchase_price) or 0
            if price_of <= gold:
                waiting = max(waiting, _ability_worth(t, seat, each) - ENOUGH * price_of)
    for each in hero.bag:
        if t.thing(each).slot == slot.kind and not fitting(t, seat, each):
            waiting = max(waiting, wearing(t, seat, each))
    trading = t.trading_now
    for each in t.offers[PLACES[trading.place]]:
        if each and t.thing(each).slot == slot.kind and not fitting(t, seat, each) and price(t, seat, each) <= gold:
            waiting = max(waiting, wearing(t, seat, each) - ENOUGH * price(t, seat, each))
    if key.price != "gold" and wanted(t, seat).get(key.price):
        cost += 1.5
    return waiting - 0.3 * cost if waiting > 0 else 0.0


@deal_worth.register
def _(key: Reveal, j: Judgement) -> float:
    rest = rounds_of_use(j.t)
    return 1.2 * len(in_reach(j.t, j.seat)) if rest > 1.5 and j.hero.gold >= 2 else 0.0


@deal_worth.register
def _(key: Renew, j: Judgement) -> float:
    """Once for nothing; again only for whoever is rich."""
    t, hero = j.t, j.hero
    if hero.gold < 4 or left(t) < 0.12:
        return 0.0
    if not t.trading_now.renewed:
        return 0.3
    return 0.2 if hero.gold >= 9 + 4 * t.trading_now.renewed and left(t) > 0.3 else 0.0


@deal_worth.register
def _(key: Healing, j: Judgement) -> float:
    t, hero = j.t, j.hero
    missing = t.max_health(j.seat) - hero.health
    done = min(missing, HEALED[t.trading_now.place])
    if left(t) < 0.13 and "combat" not in hero.tokens:
        return 0.0
    share = hero.health / max(1, t.max_health(j.seat))
    return 0.45 * done - 0.9 + 0.6 * (share < 0.5)


@deal_worth.register
def _(key: BuyGaar, j: Judgement) -> float:
    slots = j.t.content.heroes[j.hero.id].gaar_slots
    return 0.6 if j.hero.gaar < slots and j.hero.gold >= 3 and left(j.t) > 0.2 else 0.0


# -- selling ---------------------------------------------------------------------------------------------


def _tight(j: Judgement) -> bool:
    return overflow(j.t, j.seat) > 0 or len(j.hero.bag) > j.t.sacks(j.seat)


@deal_worth.register
def _(key: SellFor, j: Judgement) -> float:
    t, seat, hero = j.t, j.seat, j.hero
    entry = t.thing(key.thing)
    assert isinstance(entry, Item)
    sale = entry.options[key.option]
    worth = sale.gold + fame(t) * sale.reputation + 1.9 * sum(sale.gems.values())
    asked = wanted(t, seat)
    tight = _tight(j)
    if not tight and (asked.get(t.content.stack_of[key.thing]) or asked.get("resource")) and left(t) > 0.2:
        return 0.0
    healing = any(effect.heals for effect in entry.effects)
    return worth if not healing or tight or "healing_potion" in hero.bag else worth - 2.2


@deal_worth.register
def _(key: Sell, j: Judgement) -> float:
    t, seat, hero = j.t, j.seat, j.hero
    what = key.thing
    if what in hero.gems or what in hero.essences:
        over = sum(hero.gems.values()) + sum(hero.essences.values()) > t.content.heroes[hero.id].gem_slots
        return 0.1 if over and not wanted(t, seat).get(what) else 0.0
    tight = _tight(j)
    gold = sale_price(t, seat, what) or 0
    if what in hero.bag and is_equipment(t, what):
        useful = _equipment_worth(t, seat, what)
        kept = 0.2 * (t.thing(what).purchase_price or 0) * fame(t)
        return gold * (0.4 + 0.8 * left(t)) - 0.45 * kept - max(0.0, useful) + 1.5 * tight
    if tight and what in hero.bag and keeping(t, seat, what) < gold + 0.5:
        return 0.1
    return 0.0


def selling_regret(t: State, seat: int, key: Sell | SellFor) -> float:
    what = key.thing
    hero = t.heroes[seat]
    if what in hero.gems or what in hero.essences:
        return 0.0
    if isinstance(key, SellFor):
        entry = t.thing(what)
        assert isinstance(entry, Item)
        sale = entry.options[key.option]
        return -(sale.gold + fame(t) * sale.reputation)
    worn = what not in hero.bag
    return 20.0 * worn + keeping(t, seat, what) - (sale_price(t, seat, what) or 0)


@deal_worth.register
def _(key: UseTile, j: Judgement) -> float:
    """What makes the next purchase cheaper, when there will be one."""
    t, hero = j.t, j.hero
    learning = any(effect.discount_on("learning") for effect in t.thing(key.thing).effects)
    if learning:
        ready = [each for each in hero.aside if fitting(t, j.seat, each) and (t.thing(each).item_type == "ability")]
        return 9.0 if ready and not t.trading_now.discount_learning else 0.0
    stack = PLACES[t.trading_now.place]
    buys = [each for each in t.offers[stack] if each and price(t, j.seat, each) <= hero.gold + 1]
    return 9.0 if not t.trading_now.discount_item and any(tile_worth(t, j.seat, each) > 3 for each in buys) else 0.0


@judges("pick_tile")
def pick_tile(j: Judgement) -> Code[Pick]:
    """The one that fits the own way: by strength, and by taste."""
    return lambda key: _ability_worth(j.t, j.seat, key.thing) * (0.6 + 0.8 * j.random.random()) + LEAN * _leaning(j)


def _leaning(j: Judgement) -> float:
    """Now and then somebody goes a way of their own."""
    return -log(max(1e-9, -log(max(1e-9, j.random.random()))))


@judges("trade_first")
def trade_first(j: Judgement) -> Code[Option]:
    return only(TRADE)
