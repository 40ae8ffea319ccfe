"""What a Hero gains, loses, rolls and does with what he owns."""

from __future__ import annotations

from typing import Annotated

from ....kernel import Flight, Hidden, Message, Seat
from ....kernel.messages import Said
from ..fields import Action, Card, Foe, Goods, Kind, Label, Stack, Tile
from .base import Changed, DiceShow, Happening, Payer

# -- the body, Reputation, Gold ---------------------------------------------------------------------------


class Healed(Happening):
    seat: Seat
    number: int


class Wounded(Happening):
    sound = "steel"
    seat: Seat
    number: int


class Risen(Happening):
    """A thing turns death away."""

    seat: Seat
    thing: Tile


class Died(Happening):
    seat: Seat


class ReputationChanged(Changed, tag="reputation"):
    def flights(self) -> tuple[Flight, ...]:
        figure = f"reputation-{self.seat}"
        return (Flight(f"fig-{self.seat}", figure, figure),)


class GoldChanged(Changed, tag="gold"):
    sound = "coin"
    sold: str = ""  # the tile that it was paid for: Gold that the Hero once gave for it

    def flights(self) -> tuple[Flight, ...]:
        purse = f"gold-{self.seat}"
        return (Flight(f"fig-{self.seat}", purse, purse),)


class GaarChanged(Changed, tag="gaar"):
    reroll: bool = False  # it pays for a die; the line of the dice says so


class MovesChanged(Changed, tag="moves"):
    pass


class PotionsChanged(Changed, tag="potions"):
    pass


class HopeRaised(Happening, tag="hope"):
    seat: Seat
    number: int


class HopeSpent(Happening):
    seat: Seat
    number: int


# -- rolls ------------------------------------------------------------------------------------------------


class Rolled(DiceShow):
    sound = "dice"


class Rerolled(DiceShow):
    sound = "dice"
    gaar: Payer = ""

    def say(self) -> Message:
        return Message("eu-tell-rerolled-gaar" if self.gaar else "eu-tell-rerolled", super().say().args)

    def flights(self) -> tuple[Flight, ...]:
        return (Flight(f"eu-gaar-{self.gaar}", "eu-hero-die-0"),) if self.gaar else ()


class CloverAdded(Changed, tag="clover"):
    pass


# -- cards ------------------------------------------------------------------------------------------------


class DrewCards(Happening):
    sound = "card"
    seat: Seat
    metal: str
    number: int
    secret: Annotated[tuple[Card, ...], Hidden()]

    def words(self) -> dict[str, Said]:
        return super().words() | {"seen": len(self.secret)}


class CardDiscarded(Happening, tag="discarded_card"):
    sound = "card"
    seat: Seat
    card: Card


# -- tiles, Gems, Essences --------------------------------------------------------------------------------


class Equipped(Happening):
    sound = "steel"
    seat: Seat
    thing: Tile


class Unequipped(Happening):
    seat: Seat
    thing: Tile


class GemSet(Happening):
    seat: Seat
    kind: Kind
    thing: Tile


class Thrown(Happening):
    seat: Seat
    thing: Goods


class Gained(Happening):
    sound = "card"
    seat: Seat
    thing: Tile


class TokenGained(Happening, tag="token"):
    seat: Seat
    what: Label
    kind: Kind


class TilesDrawn(Happening, tag="drawn"):
    sound = "card"
    seat: Seat
    stack: Stack
    number: int
    things: tuple[Goods, ...]


class EssenceSpent(Happening, tag="spent_essence"):
    seat: Seat
    kind: Kind


class EssenceUsed(Happening, tag="used_essence"):
    seat: Seat
    kind: Kind


class GemUsed(Happening, tag="used_gem"):
    seat: Seat
    kind: Kind


class TileUsed(Happening, tag="used"):
    seat: Seat
    thing: Tile


class Readied(Happening):
    seat: Seat
    thing: Tile


class GemWoken(Happening, tag="woken"):
    seat: Seat
    kind: Kind
    thing: Tile


class Charged(Happening):
    """An Essence is laid on a tile."""

    seat: Seat
    thing: Tile
    kind: Kind


class Granted(Happening):
    seat: Seat
    action: Action


class LookedAtFoes(Happening, tag="looked"):
    seat: Seat
    secret: Annotated[tuple[Foe, ...], Hidden()]

    def words(self) -> dict[str, Said]:
        return super().words() | {"seen": len(self.secret)}


class FoeSkipped(Happening, tag="skipped"):
    seat: Seat
    level: int
    foe: Foe


# -- Skoldur ----------------------------------------------------------------------------------------------


class DwurtGained(Happening, tag="dwurt"):
    seat: Seat
    number: int


class DwurtSpent(Happening):
    seat: Seat
    number: int
    shown: int  # by the Dwurt die


class GaarExchanged(Happening, tag="to_dwurt"):
    seat: Seat


class DwurtDie(Happening):
    seat: Seat
    number: int
