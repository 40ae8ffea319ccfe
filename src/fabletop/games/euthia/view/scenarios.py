"""The cards of Scenarios, and the great foes that they bring."""

from __future__ import annotations

from ..scenarios import all_pieces
from ..state import State

LEFT_OUT = ("artifact", "teleport_scroll")  # stacks that are in the box until a Scenario lays them out


def tiles_in_box(t: State) -> list[str]:
    return [each for stack in LEFT_OUT if stack not in t.stacks for each in t.content.stacks[stack]]


def scenario_cards(t: State) -> list[str | int]:
    """Persons, Event, Ravage, Legend, Dragon and Attack cards; in the box until the Scenario lays them out."""
    laid: list[str | int] = [*t.people.items(), *t.event_deck.items(), *t.gone]
    laid += [*t.face_down.values(), *t.face_up.values(), *t.lost.values()]
    return [
        *(laid or [*t.content.people, *t.content.event_cards]),
        *all_pieces(t),
        *t.content.legends,
    ]
