"""Choosing a Hero for the group (TH-2.2, TH-2.3, TH-2.10)."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel import Rules, ask
from ..choices import OneHero
from ..state import State
from ..why import AskWhy
from .resources import total


def _heroes(t: State, seat: int, heroes: tuple[int, ...]) -> list[OneHero]:
    return [OneHero(hero) for hero in heroes]


WHO = AskWhy("who", "TH-2.2", _heroes)

COUNTED: dict[str, Callable[[State, int], int]] = {
    "most_items": lambda t, hero: len(t.heroes[hero].items),
    "most_wounds": lambda t, hero: len(t.heroes[hero].wounds),
    "most_threat": lambda t, hero: t.heroes[hero].threat,
    "most_resources": total,
}


def pick(t: State, heroes: tuple[int, ...]) -> Rules[int]:
    return (yield from ask(t, t.seat(t.chooser), WHO, heroes)).hero
