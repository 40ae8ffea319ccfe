"""What may be done in a Trade Action."""

from __future__ import annotations

from ....kernel import Once
from ..fields import Goods, Tile
from ..slots import Place
from .base import Option


class PayFee(Option, tag="fee"):
    part = "trade"


class Buy(Option):
    part = "trade"
    place: int  # in the offer


class Renew(Option):
    part = "trade"


class Sell(Option):
    part = "board"
    thing: Goods


class SellFor(Option, tag="sell"):
    """A natural resource, for one of its prices."""

    part = "board"
    thing: Tile
    option: int


class Healing(Option, tag="heal"):
    part = "trade"


class BuyGaar(Option, tag="gaar"):
    part = "trade"


class Reveal(Option):
    """Hero tiles."""

    part = "trade"


class Learn(Option):
    part = "board"
    thing: Tile
    place: int  # -1 where it has none

    @property
    def at(self) -> Place | None:
        return Place.numbered(self.place) if self.place >= 0 else None


class Unlearn(Option):
    part = "board"
    thing: Tile


class OnSlot(Option):
    """Something that unlocks a slot."""

    part = "board"
    place: int

    @property
    def at(self) -> Place:
        return Place.numbered(self.place)


class Unlock(OnSlot):
    """For nothing."""


class UnlockFor(OnSlot, tag="unlock"):
    price: str  # Gold, or an Essence of this element


class Pick(Option):
    """One of several Hero tiles."""

    thing: Tile


NOWHERE = -1
FEE, RENEW, HEALING, BUY_GAAR, REVEAL = PayFee(), Renew(), Healing(), BuyGaar(), Reveal()
BUY: Once[int, Buy] = Once(Buy)
SELL: Once[str, Sell] = Once(Sell)
SELL_FOR: Once[tuple[str, int], SellFor] = Once(SellFor)
LEARN: Once[tuple[str, int], Learn] = Once(Learn)
UNLEARN: Once[str, Unlearn] = Once(Unlearn)
UNLOCK_FOR: Once[tuple[int, str], UnlockFor] = Once(UnlockFor)
