"""Paying for Market cards and taking them (RP-7b, RP-8)."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel import Key, Question, Rules, ask
from .actions import grant, move_token
from .state import STEPS, State


def price(t: State, seat: int, card: str) -> int:
    """The cost less the discounts of own Weapons, never below 0 (RP-7.17, RP-7.18)."""
    discount = sum(t.content.weapon(weapon).discount for weapon in t.sheets[seat].weapons)
    return max(0, t.content.market[card].cost - discount)


def hands(t: State, seat: int) -> int:
    return sum(t.content.weapon(weapon).hands for weapon in t.sheets[seat].weapons)


def over_limit(t: State, seat: int, card: str) -> bool:
    """RP-8.3, RP-8.4: whether one more Weapon would need too many hands."""
    weapon = t.content.market[card].weapon
    return weapon is not None and hands(t, seat) + weapon.hands > t.klass(seat).hands


def buy_things(t: State, seat: int, cards: Iterable[str]) -> list[Key]:
    """("buy", card, Charisma tokens spent on it)"""
    return [("buy", card, tokens) for card in cards for tokens in range(t.sheets[seat].charisma + 1)]


def buy_refused(t: State, seat: int, key: Key) -> str:
    card, tokens = str(key[1]), int(key[2])
    if over_limit(t, seat, card):
        return "RP-8.7"
    to_pay = price(t, seat, card) - tokens
    if to_pay < 0:
        return "RP-7.17"
    return "RP-7.14" if to_pay > t.sheets[seat].gold else ""


def buy_keys(t: State, seat: int, cards: Iterable[str]) -> list[Key]:
    """The same as judging `buy_things`, enumerated directly."""
    sheet = t.sheets[seat]
    gold, charisma = sheet.gold, sheet.charisma
    keys: list[Key] = []
    for card in cards:
        cost = price(t, seat, card) if sheet.weapons else t.content.market[card].cost
        if cost <= gold + charisma and not over_limit(t, seat, card):
            keys += [("buy", card, tokens) for tokens in range(max(0, cost - gold), min(cost, charisma) + 1)]
    return keys


def pay_and_take(t: State, seat: int, key: Key, clause: str) -> Rules[None]:
    """RP-7.12, RP-7.13: the price in Gold, less the tokens spent."""
    card, tokens = str(key[1]), int(key[2])
    gold = price(t, seat, card) - tokens
    t.sheets[seat].charisma -= tokens
    t.sheets[seat].gold -= gold
    t.tell("bought", clause, seat, card, gold, tokens)
    yield from take_card(t, seat, card)


def take_card(t: State, seat: int, card: str) -> Rules[None]:
    """RP-7.15: the card goes to its area; RP-15.59: however it was bought, what follows follows."""
    entry = t.content.market[card]
    t.bought += 1
    t.sheets[seat].area(entry.type).append(card)  # a Skill is ready at once, and moves nothing (RP-9.1, RP-9.2)
    if entry.type == "weapon":
        yield from keep_to_limit(t, seat)
    elif entry.type == "trait":
        follow_arrow(t, seat, str(entry.arrow), "RP-8.15")
    action = t.klass(seat).after_buying.get(entry.type)
    if action is not None:
        yield from grant(t, seat, action)  # RP-15.54, RP-15.55


def follow_arrow(t: State, seat: int, arrow: str, clause: str) -> None:
    """The token follows the arrow of a Trait or Skill, if it can (RP-8.16)."""
    if STEPS[arrow][t.sheets[seat].token] < 0:
        return
    move_token(t, seat, arrow, clause)
    reward = t.klass(seat).arrow_gold
    if reward is not None and arrow in reward.toward:
        t.gain(seat, reward.gold, "RP-15.1")


# -- Weapons ---------------------------------------------------------------------------------------


def drop_things(t: State, seat: int) -> list[Key]:
    return [("drop", weapon) for weapon in t.sheets[seat].weapons]


def drop_weapon(t: State, seat: int, weapon: str, clause: str) -> None:
    """RP-8.5, RP-8.8: to the discard pile, for nothing."""
    t.sheets[seat].weapons.remove(weapon)
    t.discard.append(weapon)
    t.tell("dropped", clause, seat, weapon)


OVER_LIMIT = Question("over_limit", "RP-15.61", drop_things)


def keep_to_limit(t: State, seat: int) -> Rules[None]:
    while hands(t, seat) > t.klass(seat).hands:
        _, weapon = yield from ask(t, seat, OVER_LIMIT)
        drop_weapon(t, seat, str(weapon), "RP-15.61")
