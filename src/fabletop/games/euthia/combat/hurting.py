"""Damage to the Monster, and the arithmetic of Wounds and Damage (EU-27, EU-29)."""

from __future__ import annotations

from ....kernel import SceneOver
from ..content import Foe, GreatFoe
from ..events.combat import Damaged, Mended
from ..state import State


def foe_of(t: State) -> Foe:
    entry = t.thing(t.fight_now.foe)
    assert isinstance(entry, Foe)
    return entry


def immune(t: State) -> bool:
    """Whether nothing but Damage touches the Monster (EU-46.27)."""
    if t.fight is None or not t.fight.foe or not (t.fight.bounty or t.fight.great):
        return False
    return foe_of(t).immune


def foe_health(t: State) -> int:
    """Of the Monster, for this Combat: a great foe has more for each player, and Damage stays on it (EU-63.14)."""
    foe = foe_of(t)
    return full_health(t, foe.id) - t.fight_now.scars if isinstance(foe, GreatFoe) else foe.health


def full_health(t: State, great: str) -> int:
    foe = t.content.great_foes[great]
    return foe.health + foe.per_player * t.n


def total(plain: int, plus: int, minus: int) -> int:
    """EU-27.6, EU-29.6: "+" and "-" count only where a plain number does."""
    return max(0, plain + plus - minus) if plain > 0 else 0


def strike(t: State, n: int) -> None:
    """Damage tokens on the card; a Monster without Health is defeated at once (EU-28.26, EU-28.27, EU-31.1)."""
    fight = t.fight
    if fight is None or not fight.foe or n <= 0:
        return
    fight.damage += n
    t.tell(Damaged, "EU-28.26", fight.hero, n)
    if fight.damage >= foe_health(t):
        fight.won = True
        t.back_to("combat_over")
        raise SceneOver


def mend(t: State, n: int) -> None:
    """EU-25.30, EU-25.31"""
    fight = t.fight_now
    healed = min(n, fight.damage)
    if healed > 0:
        fight.damage -= healed
        t.tell(Mended, "EU-25.30", fight.hero, healed)
