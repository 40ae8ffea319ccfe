"""Spending Resources (TH-20.4, TH-22.8): from the own pool, or with consent from a Hero in the same Area."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel import Rules, ask
from ....kernel.messages import Said
from ..asking import Ask
from ..choices import NO, YES, From, Instead, Yes
from ..named import short, word
from ..state import State
from ..story.moments import spent_instead, stand_ins
from .resources import give, has, take


def helpers(t: State, hero: int) -> tuple[int, ...]:
    """Whose pools may be asked for: the others in the Area, or all while a far call sounds."""
    if t.may("far_call"):
        return t.around(hero)[1:]
    return t.here(hero)[1:]


def within_reach(t: State, hero: int, kind: str) -> int:
    return _lying_in(_pools(t, hero), kind)


def _pools(t: State, hero: int) -> list[dict[str, int]]:
    """The own one and those of the helpers."""
    if t.may("far_call"):
        return [each.pool for each in t.heroes]
    area = t.heroes[hero].area
    return [each.pool for each in t.heroes if each.area == area]


def _lying_in(pools: list[dict[str, int]], kind: str) -> int:
    return sum([pool.get(kind, 0) for pool in pools])


def can_pay(t: State, hero: int, cost: Mapping[str, int]) -> bool:
    """TH-2.9: a voluntary cost must be payable in full; what stands in for a kind is counted once."""
    own = t.heroes[hero].pool
    if not [kind for kind, number in cost.items() if own.get(kind, 0) < number]:
        return True
    pools = _pools(t, hero)
    used: dict[str, int] = {}
    for kind, number in cost.items():
        lacking = number - _lying_in(pools, kind)
        for other in stand_ins(t, hero, kind) if lacking > 0 else ():
            spare = min(lacking, _lying_in(pools, other) - cost.get(other, 0) - used.get(other, 0))
            if spare > 0:
                used[other] = used.get(other, 0) + spare
                lacking -= spare
        if lacking > 0:
            return False
    return True


def _purses(t: State, seat: int, hero: int, kind: str, refused: tuple[int, ...]) -> list[From | Instead]:
    near = [each for each in (hero, *helpers(t, hero)) if each not in refused]
    found: list[From | Instead] = [From(each) for each in near if has(t, each, kind)]
    return found + [Instead(each, o) for o in stand_ins(t, hero, kind) for each in near if has(t, each, o)]


def _consent_words(t: State, owner: int, asker: int, kind: str) -> dict[str, Said]:
    return {"other": short(t.heroes[asker].id), "kind": word("resource", kind)}


WHOSE = Ask("whose", "TH-20.4", _purses, details=lambda t, hero, kind, refused: {"kind": word("resource", kind)})
CONSENT = Ask("consent", "TH-20.9", lambda t, seat, owner, asker, kind: [NO, YES], details=_consent_words)
Paid = tuple[int, str]  # who paid, and with what


def spend_one(t: State, hero: int, kind: str) -> Rules[bool]:
    """One Resource of a kind."""
    return (yield from _spend(t, hero, kind)) is not None


def _spend(t: State, hero: int, kind: str) -> Rules[Paid | None]:
    """Who paid, and with what; another player is asked each time (TH-20.9), the own second Hero is not (TH-34.5)."""
    refused: tuple[int, ...] = ()
    while purses := _purses(t, t.seat(hero), hero, kind, refused):
        key = purses[0] if len(purses) == 1 else (yield from ask(t, t.seat(hero), WHOSE, hero, kind, refused))
        spent = key.kind if isinstance(key, Instead) else kind
        if (yield from agrees(t, key.hero, hero, spent)):
            take(t, key.hero, spent, 1)
            if spent != kind:
                yield from spent_instead(t, hero, spent)
            return (key.hero, spent)
        refused = (*refused, key.hero)
    return None


def agrees(t: State, owner: int, asker: int, kind: str) -> Rules[bool]:
    """The owner of a Resource that another Hero wants to spend."""
    if t.seat(owner) == t.seat(asker):
        return True
    return isinstance((yield from ask(t, t.seat(owner), CONSENT, owner, asker, kind)), Yes)


def pay(t: State, hero: int, cost: Mapping[str, int]) -> Rules[bool]:
    """All of a cost; if somebody refuses and the rest is too little, what was given goes back (TH-2.9)."""
    paid: tuple[Paid, ...] = ()
    for kind, number in tuple(cost.items()):
        for _ in range(number):
            one = yield from _spend(t, hero, kind)
            if one is None:
                for payer, spent in paid:
                    give(t, payer, spent, 1)
                return False
            paid = (*paid, one)
    return True
