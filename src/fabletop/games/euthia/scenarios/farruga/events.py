"""What Farruga does, and what is done against her."""

from __future__ import annotations

from typing import Annotated

from .....kernel import Seat, Word
from ...events.base import Happening
from ...fields import Label

AttackCard = Annotated[str, Word("eu-attack")]


class Flies(Happening, tag="flight"):
    attack: AttackCard


class Lands(Happening):
    space: str


class Quenched(Happening):
    seat: Seat


class Cowed(Happening):
    """The Roar takes a token."""

    seat: Seat
    what: Label


class Initiative(Happening):
    """So many tokens has the Hero now."""

    seat: Seat
    number: int


class Strikes(Happening, tag="farruga_attack"):
    attack: AttackCard


class Talons(Happening):
    """A die is rolled again."""

    old: int
    new: int


class Ballista(Happening):
    seat: Seat
    number: int
