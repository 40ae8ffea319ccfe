"""Resources (TH-20)."""

from __future__ import annotations

from ....kernel import Key, Question, Rules, ask
from ..state import State


def give(t: State, hero: int, kind: str, number: int) -> None:
    if number:
        pool = t.heroes[hero].pool
        pool[kind] = pool.get(kind, 0) + number
        t.tell("gained", "TH-20.1", t.heroes[hero].id, kind, number)


def take(t: State, hero: int, kind: str, number: int) -> None:
    pool = t.heroes[hero].pool
    pool[kind] -= number
    if not pool[kind]:
        del pool[kind]
    t.tell("lost", "TH-2.8", t.heroes[hero].id, kind, number)


def has(t: State, hero: int, kind: str) -> int:
    return t.heroes[hero].pool.get(kind, 0)


def total(t: State, hero: int) -> int:
    return sum(t.heroes[hero].pool.values())


def _kinds(t: State, seat: int, kinds: tuple[str, ...], hero: int) -> list[Key]:
    return [("kind", kind) for kind in kinds]


KIND = Question("kind", "TH-19.5", _kinds)
AREA_KIND = Question("area_kind", "TH-19.4", _kinds)


def choose_kind(t: State, hero: int, kinds: tuple[str, ...], question: Question[Key] = KIND) -> Rules[str]:
    key = yield from ask(t, t.seat(hero), question, kinds, hero)
    return str(key[1])
