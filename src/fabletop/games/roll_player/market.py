"""Market Phase, Cleanup Phase and the end (RP-7, RP-10, RP-12, RP-17c)."""

from __future__ import annotations

from typing import TypeAlias

from ...kernel import Question, Rules, ask
from .actions import grant
from .buying import buy_keys, buy_refusal, buy_things, drop_things, drop_weapon, pay_and_take
from .choices import (
    DISCARD,
    DONE,
    DROP,
    PASS,
    REFRESH,
    TAKE_GOLD,
    Buy,
    Discard,
    Done,
    Drop,
    Pass,
    Refresh,
    TakeGold,
    UseSkill,
)
from .events import DECK, Discarded, Dropped, MarketLaid, Refreshed, Trashed, from_card
from .scenes import scene
from .skills import use_at_once, use_skill, window
from .state import EMPTY, State
from .timing import own_skills, skill_keys, skill_refusal

DISCARD_GOLD = 2  # RP-7.4

Offer: TypeAlias = Buy | Discard | TakeGold | Drop | UseSkill | Pass | Done


# -- Market turn -----------------------------------------------------------------------------------


def _gold_keys(t: State) -> list[Discard | TakeGold]:
    """Discard a card for Gold; at a Friendly Market (RP-16.14) or an empty one (RP-7.11) take it."""
    return [TAKE_GOLD] if t.friendly or not t.market else [DISCARD[card] for card in t.market]


def _offers(t: State, seat: int) -> list[Offer]:
    discards = [DISCARD[card] for card in t.market]
    skills = own_skills(t, seat)
    return [*buy_things(t, seat, t.market), *discards, TAKE_GOLD, *drop_things(t, seat), PASS, *skills]


def _offer_refusal(t: State, seat: int, key: Offer) -> str:
    match key:
        case Buy():
            return buy_refusal(t, seat, key)
        case Pass():
            return "RP-7.7"
        case TakeGold() | Discard() if key not in _gold_keys(t):
            return "RP-16.14" if t.friendly else "RP-7.3"
        case UseSkill(card):
            return skill_refusal(t, seat, card)
    return ""


def _offers_fast(t: State, seat: int) -> list[Offer]:
    keys: list[Offer] = [*buy_keys(t, seat, t.market), *_gold_keys(t), *drop_things(t, seat)]
    return [*keys, *skill_keys(t, seat)] if t.sheets[seat].skills else keys


def _second_offers(t: State, seat: int) -> list[Offer]:
    return [DONE, *[key for key in _offers(t, seat) if not isinstance(key, Pass)]]


def _second_refusal(t: State, seat: int, key: Offer) -> str:
    return "RP-15.10" if isinstance(key, TakeGold | Discard) else _offer_refusal(t, seat, key)


MARKET = Question("market", "RP-7.2", _offers, _offer_refusal, fast=_offers_fast)
SECOND_PURCHASE = Question("second_purchase", "RP-15.11", _second_offers, _second_refusal)


@scene()
def market_turn(t: State, seat: int) -> Rules[None]:
    """Buy, or discard for Gold: exactly one of the two (RP-7.6)."""
    t.turn = seat
    t.bought = 0
    while t.bought < t.klass(seat).purchases:
        key = yield from ask(t, seat, SECOND_PURCHASE if t.bought else MARKET)
        t.new_skill = ""
        if isinstance(key, Buy):
            t.market.remove(key.card)
            yield from pay_and_take(t, seat, key, "RP-7.2")
        elif isinstance(key, Drop):
            drop_weapon(t, seat, key.card, "RP-8.5")
        elif isinstance(key, UseSkill):
            yield from use_skill(t, seat, key.card)
        else:
            if isinstance(key, Discard | TakeGold):
                yield from take_gold_instead(t, seat, key)
            break
    yield from use_at_once(t, seat)
    t.bought = 0
    hand_on(t, seat)


def take_gold_instead(t: State, seat: int, key: Discard | TakeGold) -> Rules[None]:
    source = DECK
    if isinstance(key, Discard):
        source = from_card(key.card)
        t.market.remove(key.card)
        t.discard.append(key.card)  # RP-7.3
        t.tell(Discarded, "RP-7.3", seat, key.card)
    t.gain(seat, DISCARD_GOLD, "RP-7.4", source)
    action = t.klass(seat).after_discard
    if action is not None:
        yield from grant(t, seat, action)  # RP-16.15


def hand_on(t: State, seat: int) -> None:
    """The Initiative card goes back (RP-7.10), and the next higher one is next (RP-7.1)."""
    later = t.later_in_market(seat)
    t.taken[t.taken.index(seat)] = EMPTY
    if later:
        t.then("market_turn", later[0])
    else:
        t.then("market_end")


@scene()
def market_end(t: State) -> Rules[None]:
    """Solo clears the Market (RP-17.30, RP-17.31); then the last window of the round."""
    t.turn = EMPTY  # nobody's turn: no purchase is open any more
    if t.solo and t.market:
        t.discard.append(t.market.pop(0))
        for card in t.market:
            t.trash.append(card)
            t.tell(Trashed, "RP-17.31", card)
        t.market.clear()
    yield from window(t, t.order(t.start), "")
    t.then("cleanup")


# -- Cleanup Phase ---------------------------------------------------------------------------------


def _refreshes(t: State, seat: int) -> list[Pass | Refresh]:
    return [PASS, *[REFRESH[card] for card in t.sheets[seat].exhausted]]


REFRESH_ONE = Question("refresh", "RP-10.3", _refreshes)


@scene()
def cleanup(t: State) -> Rules[None]:
    t.phase = "cleanup"
    for seat in range(t.n):
        t.sheets[seat].charisma = 0  # step 1
    if not t.last_round():
        for seat in t.order(t.start):
            yield from refresh(t, seat)  # step 2
    for card in range(len(t.pool)):  # step 3
        if t.pool[card] != EMPTY:
            t.return_die(t.pool[card])
            t.pool[card] = EMPTY
        t.taken[card] = EMPTY  # RP-10.16
    t.discard += t.market
    t.market = []
    if t.last_round():  # RP-12.5
        t.then("last_discards", t.start)
        return
    for _ in range(len(t.pool)):  # step 4
        drawn = t.draw_card()
        if drawn:
            t.market.append(drawn)
    t.tell(MarketLaid, "RP-10.7")
    for card in range(1, len(t.purse) - 1):
        t.purse[card] = 1  # step 5: RP-10.11, RP-10.12
    t.start = t.next(t.start)  # step 6
    t.round += 1
    t.then("roll_phase")


def refresh(t: State, seat: int) -> Rules[None]:
    for _ in range(t.klass(seat).refreshes):
        key = yield from ask(t, seat, REFRESH_ONE)
        if isinstance(key, Pass):
            return
        t.sheets[seat].exhausted.remove(key.card)
        t.sheets[seat].skills.append(key.card)
        t.tell(Refreshed, "RP-10.3", seat, key.card)


# -- the end ---------------------------------------------------------------------------------------


def _last_things(t: State, seat: int) -> list[Done | Drop]:
    return [DONE, *[DROP[card] for card in t.sheets[seat].owned()]]


LAST_DISCARDS = Question("last_discards", "RP-13.6", _last_things)


@scene()
def last_discards(t: State, seat: int) -> Rules[None]:
    """RP-13.6: just before scoring a player may discard own Market cards."""
    t.phase = "end"
    t.turn = seat
    while True:
        key = yield from ask(t, seat, LAST_DISCARDS)
        if isinstance(key, Done):
            break
        drop_card(t, seat, key.card)
    following = t.next(seat)
    if following != t.start:
        t.then("last_discards", following)


def drop_card(t: State, seat: int, card: str) -> None:
    sheet = t.sheets[seat]
    for area in (sheet.weapons, sheet.armor, sheet.traits, sheet.skills, sheet.exhausted):
        if card in area:
            area.remove(card)
    t.discard.append(card)
    t.tell(Dropped, "RP-13.6", seat, card)
