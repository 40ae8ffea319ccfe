"""What may be chosen in this Scenario besides the general rules."""

from __future__ import annotations

from ...choices.base import Option
from ...choices.turn import Deed, OnMap


class FightFarruga(Deed, tag="deed", subtag="farruga"):
    """EU-65.6"""


class ShootBallista(Deed, tag="deed", subtag="ballista"):
    """EU-65.13"""


class Land(OnMap):
    """Where the dragon comes down."""


class Bear(Option):
    """The fire is borne."""


class Quench(Option):
    """With a water Essence."""


class TurnToken(Option):
    """Of Initiative (EU-65.7)."""


FIGHT_FARRUGA, SHOOT_BALLISTA, BEAR, QUENCH, TURN_TOKEN = FightFarruga(), ShootBallista(), Bear(), Quench(), TurnToken()
