"""The Trade Action (EU-19)."""

from __future__ import annotations

from ....kernel import Question, Rules, ask
from ..choices.base import DONE, Done, Option
from ..choices.things import ToDwurt, Usage, UseTile
from ..choices.trade import (
    BUY,
    BUY_GAAR,
    HEALING,
    LEARN,
    NOWHERE,
    RENEW,
    REVEAL,
    SELL,
    SELL_FOR,
    UNLEARN,
    Buy,
    BuyGaar,
    Healing,
    Learn,
    PayFee,
    Renew,
    Reveal,
    Sell,
    SellFor,
    Unlearn,
    UnlockFor,
)
from ..choices.trade import FEE as PAY_FEE
from ..choices.turn import EXCHANGE_CARDS, PACK, Cash, Deed, Exchange, Pack
from ..content import GEMS, HEALED, OFFER, HeroTile, Item
from ..events.hero import TokenGained
from ..events.trade import Bought, Learned, OfferRenewed, Sold, Trades, Unlearned
from ..hero.body import gaar, gold, heal, pay_gold, reputation
from ..hero.hands import EXCHANGE, cash, coins_for_cards, draw_tile
from ..hero.storage import (
    fitting,
    gain_thing,
    has_belongings,
    is_equipment,
    put_on,
    putting_on_refusal,
    spend,
    take_off,
    taking_off_refusal,
    throw_away,
)
from ..hero.using import unusable, usable, usage_refusal, use_key
from ..land.tokens import owners
from ..scenarios import dealings, deed_refusal, do_deed, free_healing, healing_bonus, trade_closed
from ..scenes import scene, under_trading
from ..slots import Place
from ..state import NOBODY, State, Trading
from ..verbs.base import in_use
from .learning import REVEAL_COSTS, in_reach, pay_unlock, tile, unlocking_refusal, ways_to_unlock

PLACES = {"merchants": "merchant", "alchemists": "alchemist", "dragonslayers_towers": "dragonslayer"}
TOKEN_SALE = 2  # a Gem or an Essence (EU-19.34, EU-19.35)
FEE = 1


def place_of_trade(t: State, seat: int) -> str:
    """The kind of Place where the Hero can trade now, or nothing (EU-19.1 to EU-19.3)."""
    at = t.heroes[seat].at
    if not at or t.monster_at(at):
        return ""
    type = t.space(at).type
    return type if type in PLACES and not trade_closed(t, at) else ""


def fee_to(t: State, seat: int) -> int:
    """EU-19.6, EU-19.9, EU-19.10; those who play together ask for none (EU-49.4)."""
    if t.cooperative:
        return NOBODY
    return next((each for each in owners(t, t.heroes[seat].at, "t") if each != seat), NOBODY)


def trade_refusal(t: State, seat: int) -> str:
    if not place_of_trade(t, seat):
        return "EU-19.1"
    if fee_to(t, seat) != NOBODY and not t.heroes[seat].gold and not _has_goods(t, seat):
        return "EU-19.8"
    return ""


def begin_trade(t: State, seat: int) -> None:
    t.trading = Trading(place=place_of_trade(t, seat), owed=fee_to(t, seat))
    t.tell(Trades, "EU-19.1", seat, t.trading.place)
    for each in t.heroes[seat].aided:
        for effect in t.thing(each).effects:
            if effect.of_action == "trade":
                effect.apply(t, each, seat)
    t.heroes[seat].aided = []
    t.then("trade_over", seat)
    t.then("trading", seat)


@scene()
def trade_over(t: State, seat: int) -> None:
    t.trading = None
    t.then("tidy", seat)


def _free_once(t: State, seat: int) -> bool:
    """A Scenario may give the first healing of a Trade Action away."""
    return t.trading is not None and not t.trading.healed and free_healing(t, seat)


# -- prices ----------------------------------------------------------------------------------------


def price(t: State, seat: int, thing: str) -> int:
    """What a tile costs this Hero now."""
    entry = t.thing(thing)
    cost = entry.purchase_price or 0
    less = sum(effect.discount_on_each(entry.item_type) for _, effect in in_use(t, seat))
    if t.trading is not None and not isinstance(entry, HeroTile):
        less += t.trading.discount_item
    return _lowered(cost, less)


def learning_cost(t: State, thing: str) -> int:
    return _lowered(tile(t, thing).learning_cost or 0, t.trading_now.discount_learning)


def _lowered(cost: int, less: int) -> int:
    """EU-19.50"""
    return max(min(cost, 1), cost - less)


def sale_price(t: State, seat: int, thing: str) -> int | None:
    """Each Gem on it raises it by 1 (EU-19.31); without a printed price it cannot be sold (EU-19.37)."""
    printed = t.thing(thing).sale_price
    if printed is None:
        return None
    return printed + len(t.heroes[seat].gems_on.get(thing, ())) + sell_bonus(t, seat, t.thing(thing).item_type)


def sell_bonus(t: State, seat: int, item_type: str) -> int:
    return sum(
        effect.sale_bonus(item_type)
        for each in (*t.on_board(seat), *t.heroes[seat].bag)
        if each in t.on_board(seat) or not t.thing(each).slot
        for effect in t.thing(each).effects
    )


# -- what may be done --------------------------------------------------------------------------------


def _sellable(t: State, seat: int) -> list[Sell | SellFor]:
    hero = t.heroes[seat]
    found: list[Sell | SellFor] = []
    for each in dict.fromkeys(hero.bag):
        entry = t.thing(each)
        if isinstance(entry, Item) and entry.options:
            found += [SELL_FOR[each, i] for i in range(len(entry.options))]
        elif entry.sale_price is not None:
            found.append(SELL[each])
    found += [SELL[each] for each in t.on_board(seat) if is_equipment(t, each)]
    found += [SELL[gem] for gem in hero.gems] + [SELL[element] for element in hero.essences]
    return found


def _has_goods(t: State, seat: int) -> bool:
    """Whether anything can be sold."""
    return any(not isinstance(key, Sell) or not _sale_refusal(t, seat, key.thing) for key in _sellable(t, seat))


def _dealings(t: State, seat: int) -> list[Option]:
    trading = t.trading_now
    hero = t.heroes[seat]
    sales = _sellable(t, seat)
    if trading.owed != NOBODY:
        return [PAY_FEE] if hero.gold >= FEE else [PAY_FEE, *sales]  # EU-19.6, EU-19.7
    stack = PLACES[trading.place]
    found: list[Option] = [DONE]
    found += [BUY[i] for i, each in enumerate(t.offers[stack]) if each]
    found.append(RENEW)
    found += sales
    found.append(HEALING)
    if trading.place == "dragonslayers_towers":
        found.append(BUY_GAAR)
    if in_reach(t, seat):
        found.append(REVEAL)
    for each in hero.aside:
        places = fitting(t, seat, each)
        found.append(LEARN[each, places[0].number if places else NOWHERE])
    found += [UNLEARN[each] for each in hero.slots if each and not is_equipment(t, each)]
    found += ways_to_unlock(t, seat)
    found += usable(t, seat, "trade")
    found += dealings(t, seat)
    if has_belongings(t, seat):
        found.append(PACK)  # at any time outside Combat (EU-41.8, EU-42.7)
    if t.automatic and len(hero.silver) >= EXCHANGE:
        found.append(EXCHANGE_CARDS)  # at any time; the Gold card can become a coin here (EU-48.18, EU-48.19)
    return [*found, *coins_for_cards(t, seat)]


def _deal_refusal(t: State, seat: int, key: Option) -> str:
    hero = t.heroes[seat]
    trading = t.trading_now
    match key:
        case PayFee():
            return "" if hero.gold >= FEE else "EU-19.7"
        case Buy(place):
            return "" if hero.gold >= price(t, seat, t.offers[PLACES[trading.place]][place]) else "EU-19.14"
        case Renew():
            return "" if not trading.renewed or hero.gold else "EU-19.23"
        case Sell(thing):
            return _sale_refusal(t, seat, thing)
        case Healing():
            if hero.health >= t.max_health(seat):
                return "EU-19.49"
            return "" if hero.gold or _free_once(t, seat) else "EU-19.42"
        case BuyGaar():
            return "" if hero.gold else "EU-19.44"
        case Reveal():
            return "" if hero.gold >= REVEAL_COSTS else "EU-36.4"
        case Learn():
            return _learning_refusal(t, seat, key)
        case Unlearn(thing):
            return taking_off_refusal(t, seat, thing)
        case UnlockFor():
            return unlocking_refusal(t, seat, key)
        case Deed():
            return deed_refusal(t, seat, key)
    return ""


def _sale_refusal(t: State, seat: int, what: str) -> str:
    """What is worn must come off (EU-40.6)."""
    return taking_off_refusal(t, seat, what) if what in t.on_board(seat) else ""


def _useless(t: State, seat: int) -> list[Option]:
    return [*unusable(t, seat, "trade")]


def _use_refusal(t: State, seat: int, key: Usage) -> str:
    return usage_refusal(t, seat, key, "trade")


def _learning_refusal(t: State, seat: int, key: Learn) -> str:
    gold, thing = t.heroes[seat].gold, key.thing
    if not tile(t, thing).ability:
        return "" if gold >= price(t, seat, thing) else "EU-36.21"
    if thing in t.trading_now.unlearned:
        return "EU-36.25"
    if key.at is None:
        return "EU-36.14"
    return "EU-36.13" if gold < learning_cost(t, thing) else putting_on_refusal(t, seat, thing)


DEAL = Question("deal", "EU-19.11", _dealings, _deal_refusal, beyond=(_useless, _use_refusal))


@scene(below=under_trading)
def trading(t: State, seat: int) -> Rules[None]:
    """As often as one likes and in any order (EU-19.11)."""
    key = yield from ask(t, seat, DEAL)
    if isinstance(key, Done):
        return
    t.then("trading", seat)
    deal(t, seat, key)


def deal(t: State, seat: int, key: Option) -> None:
    hero = t.heroes[seat]
    trading = t.trading_now
    match key:
        case PayFee():
            pay_gold(t, seat, FEE, "EU-19.6", trading.owed)
            trading.owed = NOBODY
        case Buy(place):
            buy(t, seat, place)
        case Renew():
            renew(t, seat)
        case Sell(thing):
            sell(t, seat, thing)
        case SellFor(thing, option):
            sell_for(t, seat, thing, option)
        case Healing():
            if not _free_once(t, seat):
                pay_gold(t, seat, 1, "EU-19.42")
            trading.healed = True
            heal(t, seat, HEALED[trading.place] + healing_bonus(t, seat))
        case BuyGaar():
            pay_gold(t, seat, 1, "EU-19.44")
            gaar(t, seat, 1, "EU-19.44")
        case Reveal():
            pay_gold(t, seat, REVEAL_COSTS, "EU-36.5")
            t.then("reveal_tiles", seat)
        case Learn(thing):
            learn(t, seat, thing, key.at)
        case Unlearn(thing):
            take_off(t, seat, thing)
            hero.essences_on.pop(thing, None)  # EU-36.20
            hero.aside.append(thing)
            trading.unlearned.append(thing)
            t.tell(Unlearned, "EU-36.16", seat, thing)
        case UnlockFor():
            pay_unlock(t, seat, key)
        case _:
            _besides(t, seat, key)


def _besides(t: State, seat: int, key: Option) -> None:
    """What may be done meanwhile, and what the Scenario offers."""
    match key:
        case Pack():
            t.then("packing", seat)
        case Exchange():
            t.then("exchange", seat, 0)
        case Cash(card):
            cash(t, seat, card)
        case ToDwurt() | UseTile():  # what makes a purchase cheaper is used before it
            use_key(t, seat, key, "trade")
        case Deed():
            do_deed(t, seat, key)


def buy(t: State, seat: int, place: int) -> None:
    """EU-19.14 to EU-19.17; the place is refilled at once."""
    trading = t.trading_now
    stack = PLACES[trading.place]
    thing = t.offers[stack][place]
    cost = price(t, seat, thing)
    trading.discount_item = 0
    pay_gold(t, seat, cost, "EU-19.14")
    t.offers[stack][place] = ""
    t.tell(Bought, "EU-19.14", seat, thing, cost)
    gain_thing(t, seat, thing)
    fill_offer(t, stack)


def fill_offer(t: State, stack: str) -> None:
    """EU-19.15, EU-19.48"""
    for place in range(OFFER):
        if not t.offers[stack][place]:
            t.offers[stack][place] = draw_tile(t, stack)


def renew(t: State, seat: int) -> None:
    """EU-19.21 to EU-19.25: the first time is free."""
    trading = t.trading_now
    if trading.renewed:
        pay_gold(t, seat, 1, "EU-19.23")
    trading.renewed += 1
    stack = PLACES[trading.place]
    t.discards[stack] += [each for each in t.offers[stack] if each]
    t.offers[stack] = [""] * OFFER
    fill_offer(t, stack)
    t.tell(OfferRenewed, "EU-19.25", seat, stack)


def sell(t: State, seat: int, what: str) -> None:
    """EU-19.27 to EU-19.37"""
    hero = t.heroes[seat]
    if what in hero.gems or what in hero.essences:
        clause = "EU-19.34" if what in GEMS else "EU-19.35"
        spend(hero.gems if what in hero.gems else hero.essences, what)
        t.tell(Sold, clause, seat, what, TOKEN_SALE)
        gold(t, seat, TOKEN_SALE, clause)
        return
    worth = sale_price(t, seat, what) or 0
    throw_away(t, seat, what)
    t.tell(Sold, "EU-19.27", seat, what, worth)
    gold(t, seat, worth, "EU-19.27", what)


def sell_for(t: State, seat: int, what: str, option: int) -> None:
    """A natural resource, for one of its prices (EU-19.38 to EU-19.40)."""
    hero, entry = t.heroes[seat], t.thing(what)
    assert isinstance(entry, Item)
    sale = entry.options[option]
    coins = sale.gold + sell_bonus(t, seat, entry.item_type)
    throw_away(t, seat, what)
    t.tell(Sold, "EU-19.38", seat, what, coins)
    gold(t, seat, coins, "EU-19.38")
    reputation(t, seat, sale.reputation, "EU-19.38")
    for gem, n in sale.gems.items():
        hero.gems[gem] = hero.gems.get(gem, 0) + n
        for _ in range(n):
            t.tell(TokenGained, "EU-19.38", seat, "gem", gem)


def learn(t: State, seat: int, thing: str, place: Place | None) -> None:
    """Abilities are learned, Weapons and Shields bought (EU-36.13, EU-36.21, EU-36.22)."""
    hero = t.heroes[seat]
    if tile(t, thing).ability:
        cost = learning_cost(t, thing)
        pay_gold(t, seat, cost, "EU-36.13")
        t.trading_now.discount_learning = 0
        hero.aside.remove(thing)
        assert place is not None, "an Ability needs a slot (EU-36.14)"
        put_on(t, seat, thing, place)
        t.tell(Learned, "EU-36.14", seat, thing, cost)
        return
    pay_gold(t, seat, price(t, seat, thing), "EU-36.21")
    hero.aside.remove(thing)
    if place is not None and not putting_on_refusal(t, seat, thing):
        put_on(t, seat, thing, place)
    else:
        hero.bag.append(thing)
    t.tell(Bought, "EU-36.21", seat, thing, price(t, seat, thing))
