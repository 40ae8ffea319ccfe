"""What happens at a market and while learning."""

from __future__ import annotations

from ....kernel import Seat
from ..fields import Goods, Slot, SpaceKind, Stack, Tile
from .base import Happening


class Trades(Happening):
    counts_as = "Trade Actions"
    seat: Seat
    place: SpaceKind


class Bought(Happening):
    sound = "coin"
    seat: Seat
    thing: Tile
    gold: int


class Sold(Happening):
    sound = "coin"
    seat: Seat
    thing: Goods
    gold: int


class OfferRenewed(Happening, tag="renewed"):
    sound = "card"
    seat: Seat
    stack: Stack


class TileChosen(Happening, tag="revealed"):
    """A Hero tile, of those that were turned up."""

    sound = "card"
    seat: Seat
    thing: Tile


class Learned(Happening):
    sound = "page"
    counts_as = "Abilities learned"
    seat: Seat
    thing: Tile
    gold: int


class Unlearned(Happening):
    seat: Seat
    thing: Tile


class SlotUnlocked(Happening, tag="unlocked"):
    seat: Seat
    slot: Slot
