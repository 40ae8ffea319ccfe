"""What lies in the settlements: Badges and persons, sieges, Supplies (EU-62)."""

from __future__ import annotations

from dataclasses import field

from .....kernel import Deck, Node, state
from ...state import State, Tales
from .. import keeps

RULE = "settlements"


@keeps(RULE)
@Tales.part
@state
class Settlements(Node):
    since: dict[str, int] = field(default_factory=dict)  # besieged space -> the round of the siege
    badges: list[str] = field(default_factory=list)  # spaces with a Badge
    pillaged: list[str] = field(default_factory=list)
    people: Deck[str] = field(default_factory=Deck)
    face_down: dict[str, str] = field(default_factory=dict)  # space -> a card that nobody has seen
    face_up: dict[str, str] = field(default_factory=dict)
    lost: dict[str, str] = field(default_factory=dict)  # pillaged space -> a card that went to the box unseen
    peeked: dict[str, int] = field(default_factory=dict)  # space -> the seat that has looked at its card
    gone: list[str] = field(default_factory=list)  # cards in the box
    event_deck: Deck[str] = field(default_factory=Deck)
    event: str = ""
    supplies: dict[str, int] = field(default_factory=dict)  # space -> Supplies tiles lying there


def own(t: State) -> Settlements:
    return t.tales[Settlements]
