"""Torkan's Temple: the watched path, the Old Drain, Distrust, the Revolt (TH-35.1 to TH-35.12)."""

from __future__ import annotations

from ....kernel import Rules
from ..content import Border, Effect
from ..hero.body import draw_threat
from ..state import State
from ..story.moments import border_rule, hook
from ..verbs.walk import GOOD, verb

BARRACKS = "slave_barracks"
WATCHTOWER = "watchtower"
CAPTAINS = "K"


@border_rule("torkans_temple_red")
def effect(t: State, hero: int, border: Border) -> Rules[None]:
    """The watched path, as long as somebody watches."""
    if t.enemies.get(WATCHTOWER):
        yield from draw_threat(t, hero, 1)


@border_rule("torkans_temple_blue")
def allows(t: State, hero: int, border: Border) -> str:
    return "" if "drain_open" in t.flags else "TH-16.9"


@hook("distrust")
def distrust_die(t: State, result: int) -> int:
    """With the keys of the shackles people trust you a little more."""
    return max(1, result - 1) if "keys" in t.flags else result


@verb(GOOD, each=False)
def revolt_check(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    """Nothing by itself: the Revolt is looked at after every effect (TH-35.29)."""
    return True


@hook("rebels")
def goal_reached(t: State) -> str:
    """More rebels than the strength of all captains (TH-35.4, TH-35.30)."""
    rebels = sum(t.on_box.get(f"{BARRACKS}-0", {}).values())
    strength = sum(
        t.strength(tier)
        for location in t.map.locations.values()
        if CAPTAINS in location.runes
        for tier in t.enemies.get(location.id, ())
    )
    return "revolt" if rebels > strength else ""
