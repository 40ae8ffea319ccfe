"""What events have in common."""

from __future__ import annotations

from typing import ClassVar, Literal

from ....kernel import Event, Ref, Seat
from ....kernel.messages import Said
from ..fields import MapTile, Place

Payer = Literal["", "hero", "monster"]  # whose Gaar a reroll costs, if it costs one
HERO: Payer = "hero"
MONSTER: Payer = "monster"


class Happening(Event, prefix="eu"):
    """Something that happened at the table."""

    counts_as: ClassVar[str] = ""  # what the lab calls it that counts how often it happens

    def prose(self) -> Ref | None:
        """What is read aloud then."""
        return None


class Changed(Happening):
    """A Hero has more or less of something; Fluent cannot take a sign away."""

    seat: Seat
    number: int

    def words(self) -> dict[str, Said]:
        return super().words() | {"gain": "yes" if self.number > 0 else "no", "number": abs(self.number)}


class DiceShow(Happening):
    """One die or two."""

    seat: Seat
    dice: tuple[int, ...]

    def words(self) -> dict[str, Said]:
        said = super().words()
        del said["dice"]
        first, second = (*self.dice, 0)[:2]
        return said | {"first": first, "second": second}


class AtPlace(Happening):
    """A Hero does something on a space."""

    seat: Seat
    space: str
    tile: MapTile
    place: Place
