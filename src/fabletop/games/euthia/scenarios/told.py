"""What a Scenario tells of itself to whoever draws the table."""

from __future__ import annotations

from typing import NamedTuple, NewType

from ....kernel import Register

MarkKind = NewType("MarkKind", str)  # what `mark_kind` gives
CardKind = NewType("CardKind", str)  # what `card_kind` gives
PLAIN = MarkKind("")  # a mark that is not drawn
MARK_KINDS: Register[str, MarkKind] = Register("kind of marks")
CARD_KINDS: Register[str, CardKind] = Register("kind of cards")


def mark_kind(name: str) -> MarkKind:
    """By which a mark is drawn: folders declare their own, and how the terminal draws it."""
    MARK_KINDS[name] = MarkKind(name)
    return MARK_KINDS[name]


def card_kind(name: str) -> CardKind:
    """By which a card that is turned up is drawn."""
    CARD_KINDS[name] = CardKind(name)
    return CARD_KINDS[name]


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
    kind: MarkKind = PLAIN  # by which it is drawn


class Turned(NamedTuple):
    """The card that was turned up last."""

    kind: CardKind  # by which it is drawn
    deck: str  # the message that names its deck
    id: str  # the message that names it; its text says what it does in this Scenario
    left: int  # cards in the deck
    clause: str
