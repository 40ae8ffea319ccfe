"""What happens to dragons, whichever it is."""

from __future__ import annotations

from .....kernel import Seat
from ...events.base import Happening
from ...fields import Foe


class DragonFalls(Happening):
    """A Dragon card is taken."""

    seat: Seat
    foe: Foe
