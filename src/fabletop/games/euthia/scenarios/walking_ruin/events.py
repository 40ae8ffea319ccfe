"""What happens on the Walking Ruin's way."""

from __future__ import annotations

from typing import Annotated

from .....kernel import Seat, Word
from ...events.base import Happening


class Shard(Happening):
    """Gained; so many has the Hero now."""

    seat: Seat
    number: int


class SpellBroken(Happening):
    """The Golem walks no more."""


class GolemWakes(Happening):
    space: str


class GolemWalks(Happening):
    space: str


class GolemFalls(Happening):
    seat: Seat


class RavageTurned(Happening, tag="ravage"):
    ravage: Annotated[str, Word("eu-ravage")]
