"""Boxes of Locations: what they ask for, and whether they can be used (TH-22, TH-26)."""

from __future__ import annotations

from ..content import ANY, Box
from ..events import ResolvedBox
from ..lists import run_own
from ..state import State
from ..story.moments import dearer_box, location_refusal, own_box_refusal


def box_of(t: State, name: str) -> Box:
    return t.map.boxes[name].box


def location_of(t: State, name: str) -> str:
    """Where a box is."""
    return t.map.boxes[name].location


def boxes(t: State, hero: int, action: str) -> list[str]:
    """All boxes of an action in the Area; a Sacrifice token makes any box one of Sacrifice (TH-26.6)."""
    found = []
    for location in t.locations_of(t.heroes[hero].area):
        for name, box in t.map.boxes_at[location]:
            if ("sacrifice" if name in t.offerings else box.action) == action:
                found.append(name)
    return found


def box_refusal(t: State, hero: int, name: str) -> str:
    """TH-22.2, TH-26.2, TH-31.2"""
    location = location_of(t, name)
    if t.enemies.get(location):
        return "TH-6.7"
    return reach_refusal(t, hero, name)


def reach_refusal(t: State, hero: int, name: str) -> str:
    """Why a box cannot be used even when its Enemies are gone."""
    location = location_of(t, name)
    if location in t.blocked:
        return "TH-31.2"
    if location in t.read:
        return "TH-29.5"
    return location_refusal(t, location) or own_box_refusal(t, hero, name)


def wanted(t: State, name: str) -> tuple[str, ...]:
    """The kinds that a box takes (TH-22.7, TH-22.15)."""
    needs = box_of(t, name).needs
    if needs.open:
        return (needs.open,)
    return needs.of or (t.kinds() if ANY in needs.cost else tuple(needs.cost))


def price(t: State, name: str) -> dict[str, int]:
    """What a box needs, Raised-cost tokens included (TH-22.13, TH-22.20)."""
    cost = dict(box_of(t, name).needs.cost)
    for kind in (*t.raised.get(name, ()), *dearer_box(t, name)):
        cost[kind] = cost.get(kind, 0) + 1
    return cost


def lacking(t: State, name: str) -> dict[str, int]:
    """What is still to be assigned, by kind."""
    lying = t.on_box.get(name, {})
    left = {kind: number - lying.get(kind, 0) for kind, number in price(t, name).items()}
    return {kind: number for kind, number in left.items() if number > 0}


def missing(t: State, name: str) -> int:
    """How many Resources a box still lacks in all."""
    return sum(lacking(t, name).values())


def run_box(t: State, hero: int, name: str, result: str = "box") -> None:
    location = location_of(t, name)
    t.tell(ResolvedBox, "TH-22.9", t.adventure, t.heroes[hero].id, location)
    run_own(t, f"{result}-{name}", hero, location)
