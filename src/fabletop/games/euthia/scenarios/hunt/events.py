"""What happens in the Hunt alone."""

from __future__ import annotations

from .....kernel import Seat
from ...events.base import Happening
from ...fields import Foe


class OnTheSteps(Happening, tag="steps"):
    """A Trophy is handed in at the Church."""

    counts_as = "Trophies on the steps"
    seat: Seat
    foe: Foe


class Horn(Happening):
    """It drives an Elite Monster away."""

    foe: Foe
