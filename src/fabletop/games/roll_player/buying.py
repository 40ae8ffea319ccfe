"""Paying for Market cards and taking them (RP-7b, RP-8)."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel import Question, Rules, ask
from .actions import grant, move_token
from .choices import BUY, DROP, Buy, Drop
from .content import Arrow
from .events import Bought, Dropped
from .state import STEPS, State


def over_limit(t: State, seat: int, card: str) -> bool:
    """RP-8.3, RP-8.4: whether one more Weapon would need too many hands."""
    weapon = t.content.market[card].weapon
    return weapon is not None and t.hands(seat) + weapon.hands > t.klass(seat).hands


def buy_things(t: State, seat: int, cards: Iterable[str]) -> list[Buy]:
    return [BUY[card, tokens] for card in cards for tokens in range(t.sheets[seat].charisma + 1)]


def buy_refusal(t: State, seat: int, key: Buy) -> str:
    if over_limit(t, seat, key.card):
        return "RP-8.7"
    to_pay = t.price(seat, key.card) - key.tokens
    if to_pay < 0:
        return "RP-7.17"
    return "RP-7.14" if to_pay > t.sheets[seat].gold else ""


def buy_keys(t: State, seat: int, cards: Iterable[str]) -> list[Buy]:
    """The same as judging `buy_things`, enumerated directly."""
    sheet, market, discount = t.sheets[seat], t.content.market, t.discount(seat)
    gold, charisma = sheet.gold, sheet.charisma
    keys: list[Buy] = []
    for card in cards:
        entry = market[card]
        cost = max(0, entry.cost - discount)
        if cost > gold + charisma or (entry.weapon is not None and over_limit(t, seat, card)):
            continue
        if charisma:
            keys += [BUY[card, tokens] for tokens in range(max(0, cost - gold), min(cost, charisma) + 1)]
        else:
            keys.append(BUY[card, 0])
    return keys


def pay_and_take(t: State, seat: int, key: Buy, clause: str) -> Rules[None]:
    """RP-7.12, RP-7.13: the price in Gold, less the tokens spent."""
    gold = t.price(seat, key.card) - key.tokens
    t.sheets[seat].charisma -= key.tokens
    t.sheets[seat].gold -= gold
    t.tell(Bought, clause, seat, key.card, gold, key.tokens)
    yield from take_card(t, seat, key.card)


def take_card(t: State, seat: int, card: str) -> Rules[None]:
    """RP-7.15: the card goes to its area; RP-15.59: however it was bought, what follows follows."""
    entry = t.content.market[card]
    t.bought += 1
    t.sheets[seat].area(entry.type).append(card)  # a Skill is ready at once, and moves nothing (RP-9.1, RP-9.2)
    if entry.type == "weapon":
        yield from keep_to_limit(t, seat)
    elif entry.type == "skill":
        t.new_skill = card
    elif entry.type == "trait" and entry.arrow:
        follow_arrow(t, seat, entry.arrow, "RP-8.15")
    action = t.klass(seat).after_buying.get(entry.type)
    if action is not None:
        yield from grant(t, seat, action)  # RP-15.54, RP-15.55


def follow_arrow(t: State, seat: int, arrow: Arrow, clause: str) -> None:
    """The token follows the arrow of a Trait or Skill, if it can (RP-8.16)."""
    if STEPS[arrow][t.sheets[seat].token] < 0:
        return
    move_token(t, seat, arrow, clause)
    reward = t.klass(seat).arrow_gold
    if reward is not None and arrow in reward.toward:
        t.gain(seat, reward.gold, "RP-15.1")


# -- Weapons ---------------------------------------------------------------------------------------


def drop_things(t: State, seat: int) -> list[Drop]:
    return [DROP[weapon] for weapon in t.sheets[seat].weapons]


def drop_weapon(t: State, seat: int, weapon: str, clause: str) -> None:
    """RP-8.5, RP-8.8: to the discard pile, for nothing."""
    t.sheets[seat].weapons.remove(weapon)
    t.discard.append(weapon)
    t.tell(Dropped, clause, seat, weapon)


OVER_LIMIT = Question("over_limit", "RP-15.61", drop_things)


def keep_to_limit(t: State, seat: int) -> Rules[None]:
    while t.hands(seat) > t.klass(seat).hands:
        key = yield from ask(t, seat, OVER_LIMIT)
        drop_weapon(t, seat, key.card, "RP-15.61")
