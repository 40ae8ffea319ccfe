"""What Mirrezil's blight does, and what Faer Power does against it."""

from __future__ import annotations

from typing import Annotated

from .....kernel import Seat, Word
from ...events.base import Happening


class MirrezilWakes(Happening):
    pass


class Omen(Happening):
    omen: Annotated[str, Word("eu-omen")]


class GuardFades(Happening):
    space: str


class Guarded(Happening):
    seat: Seat
    space: str


class ChurchStruck(Happening):
    number: int  # how often


class ChurchMoves(Happening):
    space: str


class FaerPower(Happening, tag="faer"):
    """So much of it is there now."""

    number: int


class FaerCalled(Happening, tag="aided"):
    """Faer Power is called on."""

    seat: Seat
    faer: Annotated[str, Word("eu-faer")]
