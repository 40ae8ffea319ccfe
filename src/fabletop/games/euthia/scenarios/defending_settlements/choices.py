"""What may be chosen in this Scenario besides the general rules."""

from __future__ import annotations

from .....kernel import Message
from ...choices.base import Option
from ...choices.turn import Deed, OnMap, PaidDeed
from ...state import State
from ...words.places import where
from .prices import supplies_cost


class BuySupplies(Deed, tag="deed", subtag="supplies"):
    """EU-62.5"""

    def say(self, t: State, seat: int, kind: str) -> Message:
        return Message("eu-do-deed-supplies", {"gold": supplies_cost(t)})


class Talk(PaidDeed, tag="deed", subtag="talk"):
    """To a person who lies face down (EU-62.4)."""


class Deliver(Deed, tag="deed", subtag="deliver"):
    """EU-62.6"""


class Run(Deed, tag="deed", subtag="run"):
    """With the runner, to another settlement."""

    part = "way"
    space: str

    def say(self, t: State, seat: int, kind: str) -> Message:
        return Message("eu-do-deed-run", where(t, self.space))


class JoinColumn(PaidDeed, tag="deed", subtag="column"):
    """EU-62.8"""


class TakeSupplies(Deed, tag="deed", subtag="caravan"):
    """EU-62.8"""


class Siege(OnMap):
    pass


class Look(OnMap):
    """In secret, at a person who lies face down."""


class Stay(Option):
    """The beacon leads no farther."""

    ends = True


BUY_SUPPLIES, DELIVER, TAKE_SUPPLIES, STAY = BuySupplies(), Deliver(), TakeSupplies(), Stay()
TALK = (Talk("gold"), Talk("silver"))
JOIN_COLUMN = (JoinColumn("gold"), JoinColumn("potion"))
