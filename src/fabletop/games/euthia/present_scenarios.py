"""What Scenarios lay on the table: the story so far, marks on spaces, the Golem, Legends; and their cards."""

from __future__ import annotations

from typing import Any

from .scenarios import facts, marks
from .state import State

LEFT_OUT = ("artifact", "teleport_scroll")  # stacks that are in the box until a Scenario lays them out


def shown_tale(t: State) -> dict[str, Any]:
    """The facts and marks of any Scenario can be drawn as they are: a message, its numbers, a clause."""
    return {
        "heroic": t.heroic,
        "facts": [[message, dict(numbers), clause] for message, numbers, clause in facts(t)],
        "marks": {space: [[message, clause] for message, clause in found] for space, found in marks(t).items()},
        "golem": t.golem or None,
        "trail": list(t.trail),
        "rubble": dict(t.rubble),
        "ravage": {"left": len(t.ravage), "shown": list(t.ravaged)},
        "legends": {legend: list(seats) for legend, seats in t.legends.items()},
    }


def tiles_in_box(t: State) -> list[str]:
    return [each for stack in LEFT_OUT if stack not in t.stacks for each in t.data.stacks[stack]]


def scenario_cards(t: State) -> list[str | int]:
    """Persons, Event, Ravage and Legend cards; in the box until the Scenario lays them out."""
    laid: list[str | int] = [*t.people.items(), *t.event_deck.items(), *t.gone]
    laid += [*t.face_down.values(), *t.face_up.values(), *t.lost.values()]
    ravage = [*t.ravage.items(), *t.ravaged]
    return [*(laid or [*t.data.people, *t.data.event_cards]), *(ravage or t.data.ravage_cards), *t.data.legends]
