"""What may be chosen in this Scenario besides the general rules."""

from __future__ import annotations

from .....kernel import Message
from ...choices.things import Aid
from ...choices.turn import Deed, OnMap, PaidDeed
from ...fields import Tile
from ...state import State
from .cards import faer_use


class FaerAid(Aid, tag="aid"):
    """What Faer Power is spent on."""

    use: str

    def say(self, t: State, seat: int, kind: str) -> Message:
        """With how much of it."""
        cost = faer_use(t.content, self.use).cost
        return Message(f"eu-do-aid-{self.use}", {"number": cost})


class Restore(Deed, tag="deed", subtag="restore"):
    """Rubble is cleared with a natural resource (EU-66.9)."""

    thing: Tile


class Guard(PaidDeed, tag="deed", subtag="guard"):
    """For Gaar, or for an Essence (EU-66.5)."""


class Pray(PaidDeed, tag="deed", subtag="prayer"):
    """For jewels, or for cards (EU-66.11)."""


class FightMirrezil(Deed, tag="deed", subtag="mirrezil"):
    """EU-66.13"""


class Strike(OnMap):
    """Where the blight strikes, or where magic fades."""


class Refuge(OnMap):
    """Where the Church goes."""


FIGHT_MIRREZIL = FightMirrezil()
