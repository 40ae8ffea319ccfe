"""What a Monster does that plays by itself."""

from __future__ import annotations

from ....kernel import Flight, Seat
from ..fields import Card
from .base import Happening

# -- its banks --------------------------------------------------------------------------------------------


class Banked(Happening):
    metal: str
    number: int


class BankDiscards(Happening):
    metal: str
    card: Card


class BankCard(Happening):
    """A card is turned up."""

    sound = "card"
    metal: str
    card: Card


class BankUnder(Happening):
    """A card that does not fit goes under its bank."""

    metal: str
    card: Card


class BanksEmpty(Happening):
    pass


# -- its dice ---------------------------------------------------------------------------------------------


class CombatCardTurned(Happening, tag="combat_card"):
    sound = "card"
    first: int
    second: int
    gaar: int
    chaos: int


class DieRemoved(Happening):
    number: int


class GaarUsed(Happening):
    first: int
    second: int

    def flights(self) -> tuple[Flight, ...]:
        return (Flight("eu-gaar-monster", "eu-monster-die-0"),)


class GaarKept(Happening):
    number: int


class GaarMissing(Happening):
    pass


# -- its Chaos actions ------------------------------------------------------------------------------------


class ChaosMuted(Happening):
    pass


class ChaosMissing(Happening):
    pass


class StackNext(Happening):
    card: Card


class StackPlayed(Happening):
    sound = "card"
    card: Card
    number: int

    def flights(self) -> tuple[Flight, ...]:
        return (Flight("eu-chaos", "eu-hand"),)


class StackAwaits(Happening):
    card: Card


class StackWorks(Happening):
    card: Card
    number: int


class NothingToHeal(Happening):
    card: Card


class ChaosToken(Happening):
    """On the board of a Hero who fell."""

    seat: Seat
