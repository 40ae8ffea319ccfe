"""What a Scenario tells of itself to whoever draws the table."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

MarkKind: TypeAlias = Literal[
    "", "giant", "dragon", "church", "rubble_a", "rubble_b", "artifact", "artifact_taken", "closed", "guard"
]
CardKind: TypeAlias = Literal["doom", "flight"]


class Fact(NamedTuple):
    """How the story stands."""

    id: str  # the message
    numbers: dict[str, int]
    clause: str
    drawn: bool = False  # what lies on the table shows it already


class Mark(NamedTuple):
    """Something on a space."""

    space: str
    id: str  # the message that names it; its text says what it does
    clause: str
    kind: MarkKind = ""  # by which it is drawn


class Turned(NamedTuple):
    """The card that was turned up last."""

    kind: CardKind  # by which it is drawn
    deck: str  # the message that names its deck
    id: str  # the message that names it; its text says what it does in this Scenario
    left: int  # cards in the deck
    clause: str
