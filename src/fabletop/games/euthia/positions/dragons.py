"""Laying out what the Scenarios with dragons have put on the table."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel import PositionError
from ..land.geometry import is_centre
from ..scenarios.mirrezil.blight import MAGIC, ON_CHURCH
from ..state import Hero, State
from .scenarios import Place


def _fail(where: str, why: str) -> None:
    raise PositionError(f"position.table.{where}: {why}")


def stand_dragon(t: State, space: str | None, attack: str | None, place: Place) -> None:
    """Farruga's figure, and the Attack card of her last flight."""
    if space:
        if is_centre(space) or not len(t.attacks):
            _fail("dragon", "Farruga lands on hexes, in her Scenario")
        t.dragon = place(t, space, "dragon")
    if attack:
        if attack not in t.attacks.items():
            _fail("attack", f"there is no Attack card '{attack}' in the deck")
        t.attacks.take(attack)
        t.attacked.append(attack)


def raise_church(t: State, space: str | None, struck: int, place: Place) -> None:
    """Where the Church stands in Threat of Mirrezil, and how often the blight has struck it."""
    if (space not in (None, t.church) or struck) and "mirrezil" not in t.tale.rules:
        _fail("church", "the Church is struck only in Threat of Mirrezil")
    if space is not None:
        t.church = place(t, space, "church")
    if struck:
        t.notes["church"] = struck


def lay_magic(t: State, guards: Mapping[str, int], faer: int | None, place: Place) -> None:
    """Defensive Magic tokens and the Faer Power token."""
    if (guards or faer) and "mirrezil" not in t.tale.rules:
        _fail("guards", "there is Defensive Magic and Faer Power only in Threat of Mirrezil")
    for space, n in guards.items():
        most = ON_CHURCH if space == t.church else 1
        if not 1 <= n <= most:
            _fail(f"guards.{space}", f"there is room for {most} here")
        t.guards[place(t, space, f"guards.{space}")] = n
    if sum(t.guards.values()) > MAGIC:
        _fail("guards", f"there are {MAGIC} tokens")
    if faer is not None:
        if faer > t.content.faer_power.most:
            _fail("faer", f"the track ends with {t.content.faer_power.most}")
        t.faer = faer


def take_dragon(t: State, hero: Hero, dragon: str, where: str) -> None:
    if dragon not in t.dragons:
        _fail(where, f"the Dragon card '{dragon}' is not to be had; there are: {', '.join(t.dragons)}")
    t.dragons.remove(dragon)
    hero.dragons.append(dragon)
