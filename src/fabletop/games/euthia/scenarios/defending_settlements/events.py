"""What happens to settlements and to those who live there."""

from __future__ import annotations

from typing import Annotated

from .....kernel import Hidden, Ref, Seat, Word
from .....kernel.messages import Said
from ...events.base import AtPlace, Happening
from ...fields import MapTile, Place

Person = Annotated[str, Word("eu-person")]


class SettlementFound(Happening, tag="settlement"):
    space: str
    tile: MapTile
    place: Place


class BadgeTaken(AtPlace, tag="badge"):
    counts_as = "Badges"


class PersonFound(Happening, tag="person"):
    seat: Seat
    person: Person
    space: str
    tile: MapTile
    place: Place

    def prose(self) -> Ref:
        return Ref(f"eu-person-{self.person}", "text")


class Peeked(AtPlace):
    """At whoever lives there."""

    secret: Annotated[tuple[Person, ...], Hidden()]

    def words(self) -> dict[str, Said]:
        return super().words() | {"seen": len(self.secret)}


class EventDrawn(Happening, tag="event"):
    event: Annotated[str, Word("eu-event")]

    def prose(self) -> Ref:
        return Ref(f"eu-event-{self.event}", "text")


class Besieged(Happening, tag="siege"):
    space: str
    number: int  # the level of the Monster
    tile: MapTile
    place: Place


class SiegeBroken(AtPlace, tag="relieved"):
    pass


class Pillaged(Happening):
    counts_as = "settlements pillaged"
    space: str
    tile: MapTile
    place: Place


class Caravan(Happening):
    space: str
    tile: MapTile
    place: Place
