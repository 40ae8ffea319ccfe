"""Spending Resources (TH-20.4, TH-22.8): from the own pool, or with consent from a Hero in the same Area."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel import Key, Question, Rules, ask
from .body import has, take
from .state import State


def helpers(t: State, hero: int) -> tuple[int, ...]:
    """Whose pools may be asked for: the others in the Area, or all while a far call sounds."""
    if t.acts and t.act.may.get("far_call"):
        return t.around(hero)[1:]
    return t.here(hero)[1:]


def within_reach(t: State, hero: int, kind: str) -> int:
    return has(t, hero, kind) + sum(has(t, each, kind) for each in helpers(t, hero))


def can_pay(t: State, hero: int, cost: Mapping[str, int]) -> bool:
    """TH-2.9: a voluntary cost must be payable in full."""
    return all(within_reach(t, hero, kind) >= number for kind, number in cost.items())


def _purses(t: State, seat: int, hero: int, kind: str) -> list[Key]:
    return [("from", each) for each in (hero, *helpers(t, hero)) if has(t, each, kind)]


WHOSE = Question("whose", "TH-20.4", _purses)
CONSENT = Question("consent", "TH-20.9", lambda t, seat, owner, asker, kind: [("no",), ("yes",)])


def spend_one(t: State, hero: int, kind: str) -> Rules[bool]:
    """One Resource of a kind; another player is asked each time (TH-20.9), the own second Hero is not (TH-34.5)."""
    refused: tuple[int, ...] = ()
    while True:
        left = tuple(each for each in (hero, *helpers(t, hero)) if has(t, each, kind) and each not in refused)
        if not left:
            return False
        if refused:
            payer = left[0]
        else:
            key = yield from ask(t, t.seat(hero), WHOSE, hero, kind)
            payer = int(key[1])
        if t.seat(payer) == t.seat(hero):
            take(t, payer, kind, 1)
            return True
        if (yield from ask(t, t.seat(payer), CONSENT, payer, hero, kind)) == ("yes",):
            take(t, payer, kind, 1)
            return True
        refused = (*refused, payer)


def pay(t: State, hero: int, cost: Mapping[str, int]) -> Rules[bool]:
    """All of a cost; if somebody refuses and the rest is too little, nothing was promised and nothing is given."""
    for kind, number in tuple(cost.items()):
        for _ in range(number):
            if not (yield from spend_one(t, hero, kind)):
                return False
    return True
