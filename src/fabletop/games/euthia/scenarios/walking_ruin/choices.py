"""What may be chosen in this Scenario besides the general rules."""

from __future__ import annotations

from .....kernel import Message, Ref
from ...choices.base import Option
from ...choices.turn import Deed, OnMap
from ...land.geometry import START, hex_of, hexes, slots_beside
from ...state import State
from ...words.places import toward, where
from .parts import Golem


class FightGolem(Deed, tag="deed", subtag="golem"):
    """EU-63.14"""


class BurnCard(Deed, tag="deed", subtag="burn"):
    """A Gold card (EU-63.12)."""


class LayRuins(Option, tag="ruins"):
    """Where their tile lies (EU-63.4)."""

    part = "slot"
    anchor: str

    def say(self, t: State, seat: int, kind: str) -> Message:
        """A free slot is named by its side of the start tile, and by the tiles that it touches."""
        slots = dict.fromkeys(slot for each in hexes(self.anchor) for slot in slots_beside(each))
        beside = tuple(Ref(f"eu-map-{t.land[slot]}") for slot in slots if slot in t.land)
        return Message("eu-do-ruins", {"toward": side_words(self.anchor), "tiles": beside})


def side_words(anchor: str) -> Ref:
    """On which side of the start tile a slot lies; the rows of hexes go from west to east (EU-4.2)."""
    (q, r), (q0, r0) = hex_of(anchor), hex_of(START)
    east, south = 2 * (q - q0) + (r - r0), r - r0  # in half hexes, and in rows
    if abs(east) < abs(south):
        return Ref("eu-toward-south" if south > 0 else "eu-toward-north")
    if not south:
        return Ref("eu-toward-east" if east > 0 else "eu-toward-west")
    return Ref(f"eu-toward-{'south' if south > 0 else 'north'}_{'east' if east > 0 else 'west'}")


class Aim(OnMap):
    """Where the Golem goes."""


class BesideGolem(OnMap):
    """A hex next to the Golem."""

    def say(self, t: State, seat: int, kind: str) -> Message:
        return Message(f"eu-do-{self.tag}", {**where(t, self.space), "toward": toward(t.tales[Golem].at, self.space)})


class Tread(BesideGolem):
    pass


class Nest(BesideGolem):
    pass


FIGHT_GOLEM, BURN_CARD = FightGolem(), BurnCard()
