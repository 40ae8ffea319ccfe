"""What happens in a Combat."""

from __future__ import annotations

from ....kernel import Flight, Message, Seat
from ..fields import Card, Foe, Label, MapTile, Place, Tile
from .base import AtPlace, Changed, DiceShow, Happening, Payer

# -- before it --------------------------------------------------------------------------------------------


class Fights(Happening):
    sound = "steel"
    seat: Seat
    level: int
    space: str
    tile: MapTile
    place: Place


class Challenges(Happening):
    """A great foe."""

    seat: Seat
    foe: Foe


class ControlClaimed(Happening, tag="claims"):
    seat: Seat


class MonsterPlayer(Happening):
    seat: Seat
    owner: Seat  # who plays the Monster


class ControlRevealed(Happening, tag="control"):
    seat: Seat


class ControlKept(Happening):
    seat: Seat


class Meets(Happening):
    seat: Seat
    foe: Foe


class CombatRound(Happening):
    seat: Seat
    number: int


# -- the Monster's attack ---------------------------------------------------------------------------------


class CardPlayed(Happening, tag="played"):
    sound = "card"
    seat: Seat
    card: Card
    number: int

    def flights(self) -> tuple[Flight, ...]:
        return (Flight("eu-chaos", "eu-hand"),)


class CardCancelled(Happening, tag="cancelled"):
    seat: Seat
    card: Card


class FoeRolled(DiceShow):
    sound = "dice"


class FoeDice(DiceShow):
    """The Monster's dice are changed."""

    sound = "dice"
    gaar: Payer = ""

    def say(self) -> Message:
        return Message("eu-tell-foe_dice-gaar" if self.gaar else "eu-tell-foe_dice", super().say().args)

    def flights(self) -> tuple[Flight, ...]:
        return (Flight(f"eu-gaar-{self.gaar}", "eu-monster-die-0"),) if self.gaar else ()


class BattleValueChanged(Changed, tag="rabbit_foot"):
    """The Battle Value of the Monster changes."""


class FoeAttack(Happening):
    sound = "steel"
    seat: Seat
    number: int
    wounds: int


class FoeGains(Happening):
    """For the Monster, by its player."""

    seat: Seat
    what: Label
    number: int


class FoeGainsAlone(Happening):
    """A Monster that plays by itself."""

    what: Label
    number: int


class TakenFromFoe(Happening, tag="removed"):
    seat: Seat
    what: Label
    number: int


class Skull(Happening):
    """An Elite Monster strikes a Hero dead."""

    seat: Seat
    foe: Foe


# -- the Hero's attack ------------------------------------------------------------------------------------


class NoWeapon(Happening):
    seat: Seat


class Attacks(Happening):
    seat: Seat
    thing: Tile


class Attack(Happening):
    """What it comes to."""

    sound = "steel"
    seat: Seat
    number: int
    damage: int


class Damaged(Happening):
    sound = "steel"
    seat: Seat
    number: int


class Mended(Happening):
    """The Monster heals."""

    seat: Seat
    number: int


# -- its end ----------------------------------------------------------------------------------------------


class Defeated(Happening):
    sound = "steel"
    seat: Seat
    foe: Foe


class Parted(Happening):
    """A Combat ends undecided."""

    seat: Seat
    foe: Foe


class TrophyKept(Happening, tag="trophy"):
    seat: Seat
    foe: Foe


class TrophyLeft(Happening):
    seat: Seat
    foe: Foe


class Freed(AtPlace):
    """A space is liberated."""


class Fell(Happening):
    sound = "steel"
    seat: Seat
    foe: Foe


class Slain(Happening):
    """A Hero token of the Hero who fell."""

    sound = "steel"
    seat: Seat
    owner: Seat
