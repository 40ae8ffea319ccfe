"""Things: using them, wearing them, throwing them away."""

from __future__ import annotations

from typing import ClassVar

from ....kernel import Once
from ..fields import Card, Goods, Kind, Tile
from ..slots import Place
from .base import Option, Part


class Usage(Option):
    """Something that is used: a tile, a Gem, an Essence, or what a Scenario lends."""

    part: ClassVar[Part] = "board"


class UseTile(Usage):
    thing: Tile


class Use(UseTile):
    pass


class UseFor(UseTile, tag="use"):
    """One of several things that it can do."""

    option: int


class UseWith(UseTile, tag="use"):
    """An Essence that is spent for it."""

    kind: Kind


class UsePaying(UseTile, tag="use"):
    """So many Dwurt tokens."""

    number: int


class UseGem(Usage, tag="gem"):
    thing: Tile
    kind: Kind


class UseEssence(Usage, tag="essence"):
    kind: Kind


class ToDwurt(Usage):
    """A Gaar becomes a Dwurt (EU-50.5)."""


class Aid(Usage):
    """What a Scenario lends: a record of its own."""

    part = "lent"


USE: Once[str, Use] = Once(Use)
USE_FOR: Once[tuple[str, int], UseFor] = Once(UseFor)
USE_WITH: Once[tuple[str, str], UseWith] = Once(UseWith)
USE_PAYING: Once[tuple[str, int], UsePaying] = Once(UsePaying)
USE_GEM: Once[tuple[str, str], UseGem] = Once(UseGem)
USE_ESSENCE: Once[str, UseEssence] = Once(UseEssence)
TO_DWURT = ToDwurt()


# -- belongings ------------------------------------------------------------------------------------


class Rearranging(Option):
    """Something that is put elsewhere."""

    part = "board"

    @property
    def moved(self) -> tuple[str, ...]:
        """Tiles that go onto the board or off it."""
        return ()


class Equip(Rearranging):
    thing: Tile
    place: int

    @property
    def at(self) -> Place:
        return Place.numbered(self.place)

    @property
    def moved(self) -> tuple[str, ...]:
        return (self.thing,)


class Swap(Rearranging):
    thing: Tile
    other: Tile

    @property
    def moved(self) -> tuple[str, ...]:
        return (self.thing, self.other)


class Unequip(Rearranging):
    thing: Tile

    @property
    def moved(self) -> tuple[str, ...]:
        return (self.thing,)


class SetGem(Rearranging):
    kind: Kind
    thing: Tile


class Throw(Rearranging):
    thing: Goods


class DiscardCard(Option):
    part = "board"
    card: Card


EQUIP: Once[tuple[str, int], Equip] = Once(Equip)
SWAP: Once[tuple[str, str], Swap] = Once(Swap)
UNEQUIP: Once[str, Unequip] = Once(Unequip)
SET_GEM: Once[tuple[str, str], SetGem] = Once(SetGem)
THROW: Once[str, Throw] = Once(Throw)
DISCARD_CARD: Once[str, DiscardCard] = Once(DiscardCard)
