"""Everything that happens. The log says it, the pieces that it names light up, and Gold flies from where it was."""

from __future__ import annotations

from ...kernel import Event, Flight
from .named import Alignment, Arrow, Backstory, Card, Class, Colour, Die, Race, Row, Seat

# Where Gold comes from: the ids of pieces on the board.
BAG, DECK = "bag", "deck"


def on_initiative(number: int) -> str:
    return f"gold-{number}"


def from_die(die: int) -> str:
    return f"die-{die}"


def from_card(card: str) -> str:
    return f"card-{card}"


# -- setup -----------------------------------------------------------------------------------------


class StartRoll(Event, prefix="rp"):
    sound = "dice"
    seat: Seat
    face: int


class StartPlayer(Event, prefix="rp"):
    seat: Seat


class SheetTaken(Event, prefix="rp", tag="sheet"):
    sound = "page"
    seat: Seat
    race: Race


class ClassDie(Event, prefix="rp"):
    sound = "wood"
    seat: Seat
    colour: Colour


class ClassChosen(Event, prefix="rp", tag="class"):
    sound = "page"
    seat: Seat
    klass: Class


class Dealt(Event, prefix="rp"):
    sound = "page"
    seat: Seat
    backstory: Backstory
    alignment: Alignment


# -- dice ------------------------------------------------------------------------------------------


class RoundBegins(Event, prefix="rp", tag="round"):
    round: int
    seat: Seat


class LaidOut(Event, prefix="rp"):
    sound = "dice"


class Took(Event, prefix="rp"):
    sound = "wood"
    seat: Seat
    number: int
    colour: Colour
    face: int
    die: Die


class Placed(Event, prefix="rp"):
    sound = "wood"
    seat: Seat
    colour: Colour
    face: int
    row: Row
    die: Die


class Flipped(Event, prefix="rp"):
    sound = "wood"
    seat: Seat
    colour: Colour
    face: int
    die: Die


class Swapped(Event, prefix="rp"):
    sound = "wood"
    seat: Seat
    colour: Colour
    face: int
    other: Colour
    other_face: int
    die: Die
    other_die: Die


class Shifted(Event, prefix="rp"):
    sound = "wood"
    seat: Seat
    colour: Colour
    before: int
    face: int
    die: Die


class Rerolled(Event, prefix="rp"):
    sound = "dice"
    seat: Seat
    colour: Colour
    before: int
    face: int
    die: Die


class WentBack(Event, prefix="rp"):
    seat: Seat
    colour: Colour
    face: int
    die: Die


class Moved(Event, prefix="rp"):
    sound = "wood"
    seat: Seat
    colour: Colour
    face: int
    row: Row
    die: Die


class Exchanged(Event, prefix="rp"):
    sound = "wood"
    seat: Seat
    other: Colour  # of the die that left
    colour: Colour
    face: int
    die: Die


class EnemyRolled(Event, prefix="rp", tag="enemy"):
    sound = "dice"
    face: int


# -- what a seat has -------------------------------------------------------------------------------


class GoldTaken(Event, prefix="rp", tag="gold"):
    sound = "coin"
    seat: Seat
    gold: int
    source: str  # the piece on the board that it comes from

    def flights(self) -> tuple[Flight, ...]:
        purse = f"purse-{self.seat}"
        return (Flight(self.source, purse, purse),)


class CharismaTaken(Event, prefix="rp", tag="charisma"):
    seat: Seat


class TokenMoved(Event, prefix="rp", tag="token"):
    sound = "wood"
    seat: Seat
    arrow: Arrow


# -- cards -----------------------------------------------------------------------------------------


class SkillUsed(Event, prefix="rp", tag="skill"):
    sound = "card"
    seat: Seat
    card: Card


class DiplomacyUsed(Event, prefix="rp", tag="diplomacy"):
    sound = "card"
    seat: Seat
    owner: Seat
    card: Card


class Exhausted(Event, prefix="rp"):
    seat: Seat
    card: Card


class Refreshed(Event, prefix="rp"):
    seat: Seat
    card: Card


class Bought(Event, prefix="rp"):
    sound = "card"
    seat: Seat
    card: Card
    gold: int
    tokens: int


class Dropped(Event, prefix="rp"):
    """A card of one's own."""

    sound = "card"
    seat: Seat
    card: Card


class Discarded(Event, prefix="rp"):
    """A card of the Market."""

    sound = "card"
    seat: Seat
    card: Card

    def flights(self) -> tuple[Flight, ...]:
        return (Flight(from_card(self.card), "discard", "discard"),)


class Returned(Event, prefix="rp"):
    seat: Seat
    card: Card


class Trashed(Event, prefix="rp"):
    card: Card


class MarketLaid(Event, prefix="rp", tag="market"):
    sound = "card"


class Reshuffled(Event, prefix="rp", tag="reshuffle"):
    sound = "card"
    number: int
