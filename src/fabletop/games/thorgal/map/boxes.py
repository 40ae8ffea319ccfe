"""Boxes of Locations: what they ask for, and whether they can be used (TH-22, TH-26)."""

from __future__ import annotations

from ..content import ANY, Box
from ..lists import run_own
from ..state import State
from ..story.moments import box_open, dearer_box, location_shut


def box_of(t: State, name: str) -> Box:
    location, _, index = name.rpartition("-")
    return t.map.locations[location].boxes[int(index)]


def boxes(t: State, hero: int, action: str) -> list[str]:
    """All boxes of an action in the Area; a Sacrifice token makes any box one of Sacrifice (TH-26.6)."""
    found = []
    for location in t.locations_of(t.heroes[hero].area):
        for i, box in enumerate(t.map.locations[location].boxes):
            name = f"{location}-{i}"
            if ("sacrifice" if name in t.offerings else box.action) == action:
                found.append(name)
    return found


def closed(t: State, hero: int, name: str) -> str:
    """TH-22.2, TH-26.2, TH-31.2"""
    location = name.rpartition("-")[0]
    if t.enemies.get(location):
        return "TH-6.7"
    if location in t.blocked:
        return "TH-31.2"
    if location in t.read:
        return "TH-29.5"
    return location_shut(t, location) or box_open(t, hero, name)


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


def missing(t: State, name: str) -> int:
    """How many Resources a box still lacks in all."""
    lying = t.on_box.get(name, {})
    return sum(max(0, number - lying.get(kind, 0)) for kind, number in price(t, name).items())


def run_box(t: State, hero: int, name: str, result: str = "box") -> None:
    t.tell("resolved", "TH-22.9", t.heroes[hero].id, t.word("location", name.rpartition("-")[0]))
    run_own(t, f"{result}-{name}", hero, name.rpartition("-")[0])
