"""What happens to the Legends."""

from __future__ import annotations

from .....kernel import Seat
from ...events.base import Happening
from ...fields import Quest, Tile


class TrialPassed(Happening, tag="trial"):
    seat: Seat
    quest: Quest


class ArtifactTaken(Happening, tag="artifact"):
    seat: Seat
    thing: Tile
