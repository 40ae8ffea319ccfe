"""Free Actions (EU-35): the Church, Treasures, Elementals; Quests stand in `quests`."""

from __future__ import annotations

from ..content import CHURCH_HEALS
from ..events.hero import PotionsChanged
from ..events.turn import Confronts, TreasureFound
from ..hero.body import heal, pay_gold
from ..hero.hands import draw_tile
from ..hero.roll import outcome
from ..hero.storage import gain_thing
from ..land.tokens import lay, owners
from ..scenes import scene
from ..state import State
from ..verbs.walker import run
from .mining import can_pay_fees, pay_fees


def on_church(t: State, seat: int) -> bool:
    """EU-35.2: the centre of the start tile, unless a Scenario has moved the Church (EU-66.10)."""
    return t.heroes[seat].at == t.church


def church_refusal(t: State, seat: int, service: str) -> str:
    hero = t.heroes[seat]
    if not hero.gold:
        return "EU-35.2" if service == "heal" else "EU-35.3"
    return "EU-19.49" if service == "heal" and hero.health >= t.max_health(seat) else ""


def church(t: State, seat: int, service: str) -> None:
    pay_gold(t, seat, 1, "EU-35.2" if service == "heal" else "EU-35.3")
    if service == "heal":
        heal(t, seat, CHURCH_HEALS, "EU-35.2")
    else:
        t.heroes[seat].bag.append("healing_potion")
        t.tell(PotionsChanged, "EU-35.3", seat, 1)
        t.then("tidy", seat)


# -- Treasures -------------------------------------------------------------------------------------


def treasure_here(t: State, seat: int) -> bool:
    """EU-35.5, EU-35.9"""
    return on_treasure(t, seat) and not treasure_found(t, seat)


def on_treasure(t: State, seat: int) -> bool:
    at = t.heroes[seat].at
    return bool(at) and not t.monster_at(at) and t.space(at).treasure > 0


def treasure_found(t: State, seat: int) -> bool:
    """Somebody's Hero token lies on it."""
    return on_treasure(t, seat) and bool(owners(t, t.heroes[seat].at, "h"))


def find_treasure(t: State, seat: int) -> None:
    at = t.heroes[seat].at
    lay(t, at, "h", seat)
    t.then("tidy", seat)
    take_treasure(t, seat, t.space(at).type)


def take_treasure(t: State, seat: int, stack: str) -> None:
    thing = draw_tile(t, stack)
    t.tell(TreasureFound, "EU-35.5", seat, stack)
    if thing:
        gain_thing(t, seat, thing)


# -- Elementals ------------------------------------------------------------------------------------


def elemental_here(t: State, seat: int) -> str:
    at = t.heroes[seat].at
    return t.space(at).element if at else ""


def confronting_refusal(t: State, seat: int) -> str:
    """EU-35.12 to EU-35.15, EU-35.21"""
    at = t.heroes[seat].at
    if t.monster_at(at):
        return "EU-35.21"
    if seat in owners(t, at, "e"):
        return "EU-35.13"
    if can_pay_fees(t, seat, at, "e"):
        return ""
    return "EU-49.6" if t.cooperative else "EU-35.15"


def confront(t: State, seat: int) -> None:
    at = t.heroes[seat].at
    t.then("tidy", seat)
    t.then("confronted", seat)
    t.then("roll", seat, "confront")
    pay_fees(t, seat, at, "e", "EU-35.14")
    lay(t, at, "e", seat)
    t.tell(Confronts, "EU-35.16", seat, elemental_here(t, seat))


@scene()
def confronted(t: State, seat: int) -> None:
    """The band of the Elemental card (EU-35.18, EU-35.19); a dead Hero gets nothing more (EU-35.20)."""
    element = elemental_here(t, seat)
    value = outcome(t)
    t.roll = None
    for i, band in enumerate(t.content.elementals[element].bands):
        if band.low <= value <= band.high:
            run(t, f"elemental-{element}:{i}", seat)
