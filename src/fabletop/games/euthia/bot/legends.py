"""The trials of the Six Legends: where they are, what they ask for, what is kept for them (EU-64.5, EU-64.13)."""

from __future__ import annotations

from ..content import Cost
from ..scenarios.six_legends.rules import Legends
from ..state import State
from ..turn.quests import met, payable


def tile_of(t: State, legend: str) -> str:
    """The anchor of its tile, if it is on the map."""
    tile = t.content.legends[legend].tile
    return next((anchor for anchor, each in t.land.items() if each == tile), "")


def open_to(t: State, seat: int, legend: str) -> bool:
    """Whether it would bring anything: a party gains by the first who passes it."""
    passed = t.tales.look(Legends).tokens[legend]
    return seat not in passed and not (passed and t.cooperative)


def missing(t: State, seat: int, legend: str) -> list[Cost]:
    """What cannot be paid or is not met now; Movement points and tokens come with the turn."""
    costs = [cost for cost in t.content.legends[legend].cost if cost.pay not in ("movement", "action_token")]
    found = [cost for cost in costs if cost.need and not met(t, seat, cost)]
    return [*found, *(cost for cost in costs if cost.pay and not payable(t, seat, (cost,)))]


def name_of(cost: Cost) -> str:
    if cost.pay == "essence":
        return str(cost.kind)
    if cost.pay == "resource":
        return str(cost.stack)
    return f"trophy{cost.level}" if cost.pay == "trophy" else cost.pay or cost.need


def needed(t: State, seat: int) -> dict[str, int]:
    """All that open trials take, whether it is at hand or not."""
    found: dict[str, int] = {}
    for legend in t.tales.look(Legends).tokens:
        if open_to(t, seat, legend):
            for cost in t.content.legends[legend].cost:
                if cost.pay:
                    found[name_of(cost)] = max(found.get(name_of(cost), 0), int(cost.n))
    return found


def reserved(t: State, seat: int) -> tuple[str, ...]:
    """What is kept even in a fight: for a trial to which the way is open and little else is missing."""
    found: list[str] = []
    for legend in t.tales.look(Legends).tokens:
        anchor = tile_of(t, legend) if open_to(t, seat, legend) else ""
        if anchor and t.may_enter_centre(f"{anchor}*") and len(missing(t, seat, legend)) < 2:
            found += [name_of(cost) for cost in t.content.legends[legend].cost if cost.pay]
    return tuple(found)
