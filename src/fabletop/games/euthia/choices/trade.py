"""What may be done in a Trade Action."""

from __future__ import annotations

from ....kernel import Once
from ..fields import Goods, Tile
from ..slots import Place
from .base import Option


class PayFee(Option, tag="fee"):
    pass


class Buy(Option):
    place: int  # in the offer


class Renew(Option):
    pass


class Sell(Option):
    thing: Goods


class SellFor(Option, tag="sell"):
    """A natural resource, for one of its prices."""

    thing: Tile
    option: int


class Healing(Option, tag="heal"):
    pass


class BuyGaar(Option, tag="gaar"):
    pass


class Reveal(Option):
    """Hero tiles."""


class Learn(Option):
    thing: Tile
    place: int  # -1 where it has none

    @property
    def at(self) -> Place | None:
        return Place.numbered(self.place) if self.place >= 0 else None


class Unlearn(Option):
    thing: Tile


class OnSlot(Option):
    """Something that unlocks a slot."""

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
