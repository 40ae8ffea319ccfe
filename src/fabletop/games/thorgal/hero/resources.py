"""Resources (TH-20)."""

from __future__ import annotations

from ....kernel import Rules, ask
from ..asking import Ask
from ..choices import OfKind
from ..events import Gained, Lost
from ..state import State


def give(t: State, hero: int, kind: str, number: int) -> None:
    if number:
        pool = t.heroes[hero].pool
        pool[kind] = pool.get(kind, 0) + number
        t.tell(Gained, "TH-20.1", t.heroes[hero].id, kind, number)


def take(t: State, hero: int, kind: str, number: int) -> None:
    pool = t.heroes[hero].pool
    pool[kind] -= number
    if not pool[kind]:
        del pool[kind]
    t.tell(Lost, "TH-2.8", t.heroes[hero].id, kind, number)


def has(t: State, hero: int, kind: str) -> int:
    return t.heroes[hero].pool.get(kind, 0)


def total(t: State, hero: int) -> int:
    return sum(t.heroes[hero].pool.values())


def _kinds(t: State, seat: int, hero: int, kinds: tuple[str, ...]) -> list[OfKind]:
    return [OfKind(kind) for kind in kinds]


KIND = Ask("kind", "TH-19.5", _kinds)
AREA_KIND = Ask("area_kind", "TH-19.4", _kinds)


def choose_kind(t: State, hero: int, kinds: tuple[str, ...], question: Ask[OfKind] = KIND) -> Rules[str]:
    return kinds[0] if len(kinds) == 1 else (yield from ask(t, t.seat(hero), question, hero, kinds)).kind
