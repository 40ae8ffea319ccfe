"""Damage to the Monster, and the arithmetic of Wounds and Damage (EU-27, EU-29)."""

from __future__ import annotations

from ...kernel import SceneOver
from .content import Foe
from .state import State


def foe_of(t: State) -> Foe:
    assert t.fight is not None
    entry = t.thing(t.fight.foe)
    assert isinstance(entry, Foe)
    return entry


def total(plain: int, plus: int, minus: int) -> int:
    """EU-27.6, EU-29.6: "+" and "-" count only where a plain number does."""
    return max(0, plain + plus - minus) if plain > 0 else 0


def strike(t: State, n: int) -> None:
    """Damage tokens on the card; a Monster without Health is defeated at once (EU-28.26, EU-28.27, EU-31.1)."""
    fight = t.fight
    if fight is None or not fight.foe or n <= 0:
        return
    fight.damage += n
    t.tell("damaged", "EU-28.26", fight.hero, n)
    if fight.damage >= foe_of(t).health:
        fight.won = True
        t.back_to("combat_over")
        raise SceneOver


def mend(t: State, n: int) -> None:
    """EU-25.30, EU-25.31"""
    fight = t.fight
    assert fight is not None
    healed = min(n, fight.damage)
    if healed > 0:
        fight.damage -= healed
        t.tell("mended", "EU-25.30", fight.hero, healed)
