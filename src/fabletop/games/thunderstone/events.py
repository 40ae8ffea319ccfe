"""What happens, as the rules tell it."""

from __future__ import annotations

from typing import Annotated, ClassVar

from ...kernel import Event, Flight, Message, Piece, Seat, Stop, Word
from .content import CardName

Action = Annotated[str, Word("ts-action")]
Stack = Annotated[str, Piece("pile")]  # of the Village


class FromHall(Event, prefix="ts"):
    """A card leaves the Hall; `copy` tells it from others of its kind that lie there, from Rank 1 on, from 0."""

    card: CardName
    copy: int

    def piece(self) -> str:
        return f"foe-{self.card}-{self.copy}"

    def pieces(self) -> tuple[str, ...]:
        return (*super().pieces(), self.piece())


# -- the turn ---------------------------------------------------------------------------------------


class StartPlayer(Event, prefix="ts"):
    seat: Seat


class Turn(Event, prefix="ts"):
    seat: Seat
    action: Action
    number: int


class RevealedHand(Event, prefix="ts"):
    sound = "card"
    seat: Seat
    cards: tuple[CardName, ...]


class Used(Event, prefix="ts"):
    sound = "card"
    seat: Seat
    card: CardName


class Drew(Event, prefix="ts"):
    sound = "card"
    seat: Seat
    card: CardName


class Shuffled(Event, prefix="ts"):
    sound = "card"
    seat: Seat


class Destroyed(Event, prefix="ts"):
    sound = "card"
    card: CardName


class Gained(Event, prefix="ts"):
    """A card of the Village."""

    sound = "card"
    seat: Seat
    card: CardName
    stack: Stack

    def flights(self) -> tuple[Flight, ...]:
        return (Flight(f"pile-{self.stack}", f"discard-{self.seat}"),)


class Xp(Event, prefix="ts"):
    sound = "coin"
    seat: Seat
    number: int


class Infected(Event, prefix="ts"):
    stops: ClassVar[Stop] = "loss"
    sound = "card"
    seat: Seat
    number: int

    def flights(self) -> tuple[Flight, ...]:
        return (Flight("diseases", f"discard-{self.seat}"),)


class Discarded(Event, prefix="ts"):
    stops: ClassVar[Stop] = "loss"
    sound = "card"
    seat: Seat
    card: CardName


class ShowedHand(Event, prefix="ts"):
    sound = "card"
    seat: Seat
    cards: tuple[CardName, ...]


class Stalemate(Event, prefix="ts"):
    """Nothing can change any more."""


# -- the Dungeon ------------------------------------------------------------------------------------


class Fed(Event, prefix="ts"):
    seat: Seat
    card: CardName
    number: int


class Equipped(Event, prefix="ts"):
    sound = "steel"
    seat: Seat
    hero: CardName
    weapon: CardName


class Borrowed(Event, prefix="ts"):
    sound = "card"
    seat: Seat
    owner: Seat
    card: CardName


class Attacks(Event, prefix="ts"):
    sound = "steel"
    seat: Seat
    card: CardName
    number: int  # the Rank


class Doomed(Event, prefix="ts"):
    card: CardName


class Barred(Event, prefix="ts"):
    card: CardName


class Fought(Event, prefix="ts"):
    """A battle is over."""

    sound = "steel"
    seat: Seat
    card: CardName
    total: int
    health: int
    won: bool
    copy: int  # as in `FromHall`

    def flights(self) -> tuple[Flight, ...]:
        return (Flight(f"foe-{self.card}-{self.copy}", f"discard-{self.seat}"),) if self.won else ()


class Revealed(Event, prefix="ts"):
    """By the Sphinx."""

    sound = "card"
    seat: Seat
    cards: tuple[CardName, ...]


class TurnedUp(Event, prefix="ts"):
    sound = "card"
    card: CardName
    number: int  # the Rank


class Taken(Event, prefix="ts"):
    """A Monster of the Hall that nobody fought."""

    sound = "card"
    seat: Seat
    card: CardName
    copy: int  # as in `FromHall`

    def say(self) -> Message:
        return Message("ts-tell-gained", super().say().args)

    def flights(self) -> tuple[Flight, ...]:
        return (Flight(f"foe-{self.card}-{self.copy}", f"discard-{self.seat}"),)


class SentUnder(FromHall):
    sound = "card"

    def flights(self) -> tuple[Flight, ...]:
        return (Flight(self.piece(), "dungeon-deck"),)


class Escaped(FromHall):
    sound = "card"

    def flights(self) -> tuple[Flight, ...]:
        return (Flight(self.piece(), "escaped"),)


class Rearranged(Event, prefix="ts"):
    sound = "card"
    cards: tuple[CardName, ...]


class Breach(Event, prefix="ts"):
    sound = "steel"
    card: CardName


class StoneTaken(Event, prefix="ts", tag="stone"):
    sound = "steel"
    seat: Seat


class StoneLost(Event, prefix="ts"):
    """The Thunderstone reached Rank 1, and nobody had beaten what lay there."""
