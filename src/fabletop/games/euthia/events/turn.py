"""What happens in a turn outside Combat and trade: rounds, the map, Quests, Bounties, the end of the game."""

from __future__ import annotations

from ....kernel import Seat
from ....kernel.messages import Said
from ..fields import (
    Elemental,
    Encounter,
    Foe,
    HeroId,
    Label,
    MapTile,
    Quest,
    SpaceKind,
    Stack,
    Token,
    given,
)
from .base import AtPlace, Happening

# -- rounds and turns -------------------------------------------------------------------------------------


class HeroChosen(Happening, tag="hero"):
    seat: Seat
    hero: HeroId


class RoundBegins(Happening, tag="round"):
    number: int


class TurnBegins(Happening, tag="turn"):
    seat: Seat


class Marches(Happening):
    """An Action token is spent for Movement."""

    seat: Seat
    token: Token


class TokenSaved(Happening, tag="saved"):
    seat: Seat
    token: Token


class Scored(Happening):
    seat: Seat
    number: int


# -- the map ----------------------------------------------------------------------------------------------


class Moved(AtPlace):
    sound = "wood"


class TileRevealed(Happening, tag="tile"):
    sound = "card"
    counts_as = "Map tiles revealed"
    seat: Seat
    tile: MapTile
    anchor: str  # the first hex of its slot


class Mines(AtPlace):
    sound = "steel"
    counts_as = "mined"


class TreasureFound(Happening, tag="treasure"):
    sound = "coin"
    counts_as = "Treasures"
    seat: Seat
    stack: Stack


class Confronts(Happening):
    counts_as = "confrontations"
    seat: Seat
    element: Elemental


# -- Quests and Bounties ----------------------------------------------------------------------------------


class QuestFulfilled(Happening, tag="quest"):
    sound = "page"
    counts_as = "Quests"
    seat: Seat
    quest: Quest


class QuestMissed(Happening):
    seat: Seat
    quest: Quest


class NewQuest(Happening):
    sound = "card"
    encounter: Encounter
    quest: Quest


class HandedIn(Happening):
    """A thing, a card or an Action token; `what` tells which."""

    seat: Seat
    what: Label
    thing: str

    def words(self) -> dict[str, Said]:
        return super().words() | {"thing": given(self.what, self.thing)}


class BountyTurned(Happening, tag="bounty"):
    sound = "card"
    foe: Foe
    lair: str
    place: SpaceKind


class BountyWon(Happening):
    seat: Seat
    foe: Foe


class HuntsElite(Happening, tag="hunts"):
    seat: Seat
    foe: Foe
