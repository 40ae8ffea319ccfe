"""Market Phase, Cleanup Phase and the end (RP-7, RP-10, RP-12, RP-17c)."""

from __future__ import annotations

from ...kernel import Key, Question, Rules, ask
from ...kernel.asking import PASS
from .actions import grant
from .buying import buy_keys, buy_refused, buy_things, drop_things, drop_weapon, pay_and_take
from .scenes import scene
from .skills import DONE, use_skill, window
from .state import EMPTY, State
from .timing import skill_keys, skill_refused

DISCARD_GOLD = 2  # RP-7.4
GOLD: Key = ("gold",)


# -- Market turn -----------------------------------------------------------------------------------


def _gold_keys(t: State) -> list[Key]:
    """Discard a card for Gold; at a Friendly Market (RP-16.14) or an empty one (RP-7.11) take it."""
    return [GOLD] if t.friendly or not t.market else [("discard", card) for card in t.market]


def _offers(t: State, seat: int) -> list[Key]:
    sheet = t.sheets[seat]
    skills = [("skill", card) for card in (*sheet.skills, *sheet.exhausted)]
    discards = [("discard", card) for card in t.market]
    return [*buy_things(t, seat, t.market), *discards, GOLD, *drop_things(t, seat), PASS, *skills]


def _offer_refused(t: State, seat: int, key: Key) -> str:
    if key[0] == "buy":
        return buy_refused(t, seat, key)
    if key == PASS:
        return "RP-7.7"
    if key[0] in ("gold", "discard") and key not in _gold_keys(t):
        return "RP-16.14" if t.friendly else "RP-7.3"
    return skill_refused(t, seat, str(key[1])) if key[0] == "skill" else ""


def _offers_fast(t: State, seat: int) -> list[Key]:
    keys = [*buy_keys(t, seat, t.market), *_gold_keys(t), *drop_things(t, seat)]
    return keys + skill_keys(t, seat) if t.sheets[seat].skills else keys


def _second_offers(t: State, seat: int) -> list[Key]:
    return [DONE, *(key for key in _offers(t, seat) if key != PASS)]


def _second_refused(t: State, seat: int, key: Key) -> str:
    return "RP-15.10" if key[0] in ("gold", "discard") else _offer_refused(t, seat, key)


MARKET = Question("market", "RP-7.2", _offers, _offer_refused, fast=_offers_fast)
SECOND_PURCHASE = Question("second_purchase", "RP-15.11", _second_offers, _second_refused)


@scene()
def market_turn(t: State, seat: int) -> Rules[None]:
    """Buy, or discard for Gold: exactly one of the two (RP-7.6)."""
    t.turn = seat
    t.bought = 0
    while t.bought < t.klass(seat).purchases:
        key = yield from ask(t, seat, SECOND_PURCHASE if t.bought else MARKET)
        verb = key[0]
        if verb == "buy":
            t.market.remove(str(key[1]))
            yield from pay_and_take(t, seat, key, "RP-7.2")
        elif verb == "drop":
            drop_weapon(t, seat, str(key[1]), "RP-8.5")
        elif verb == "skill":
            yield from use_skill(t, seat, str(key[1]))
        elif verb == "done":
            break
        else:
            yield from take_gold_instead(t, seat, key)
            break
    t.bought = 0
    hand_on(t, seat)


def take_gold_instead(t: State, seat: int, key: Key) -> Rules[None]:
    if key != GOLD:
        t.market.remove(str(key[1]))
        t.discard.append(str(key[1]))  # RP-7.3
        t.tell("discarded", "RP-7.3", seat, key[1])
    t.gain(seat, DISCARD_GOLD, "RP-7.4")
    action = t.klass(seat).after_discard
    if action is not None:
        yield from grant(t, seat, action)  # RP-16.15


def hand_on(t: State, seat: int) -> None:
    """The Initiative card goes back (RP-7.10), and the next higher one is next (RP-7.1)."""
    card = t.taken.index(seat)
    t.taken[card] = EMPTY
    later = [who for who in t.taken[card + 1 :] if who != EMPTY]
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
            t.tell("trashed", "RP-17.31", card)
        t.market.clear()
    yield from window(t, t.order(t.start), "")
    t.then("cleanup")


# -- Cleanup Phase ---------------------------------------------------------------------------------


def _refreshes(t: State, seat: int) -> list[Key]:
    return [PASS, *(("refresh", card) for card in t.sheets[seat].exhausted)]


REFRESH = Question("refresh", "RP-10.3", _refreshes)


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
    t.tell("market", "RP-10.7")
    for card in range(1, len(t.purse) - 1):
        t.purse[card] = 1  # step 5: RP-10.11, RP-10.12
    t.start = (t.start + 1) % t.n  # step 6
    t.round += 1
    t.then("roll_phase")


def refresh(t: State, seat: int) -> Rules[None]:
    for _ in range(t.klass(seat).refreshes):
        key = yield from ask(t, seat, REFRESH)
        if key == PASS:
            return
        t.sheets[seat].exhausted.remove(str(key[1]))
        t.sheets[seat].skills.append(str(key[1]))
        t.tell("refreshed", "RP-10.3", seat, key[1])


# -- the end ---------------------------------------------------------------------------------------


def _last_things(t: State, seat: int) -> list[Key]:
    return [DONE, *(("drop", card) for card in t.sheets[seat].owned())]


LAST_DISCARDS = Question("last_discards", "RP-13.6", _last_things)


@scene()
def last_discards(t: State, seat: int) -> Rules[None]:
    """RP-13.6: just before scoring a player may discard own Market cards."""
    t.phase = "end"
    t.turn = seat
    while True:
        key = yield from ask(t, seat, LAST_DISCARDS)
        if key == DONE:
            break
        drop_card(t, seat, str(key[1]))
    following = (seat + 1) % t.n
    if following != t.start:
        t.then("last_discards", following)


def drop_card(t: State, seat: int, card: str) -> None:
    sheet = t.sheets[seat]
    for area in (sheet.weapons, sheet.armor, sheet.traits, sheet.skills, sheet.exhausted):
        if card in area:
            area.remove(card)
    t.discard.append(card)
    t.tell("dropped", "RP-13.6", seat, card)
