"""What may be chosen in this Scenario besides the general rules."""

from __future__ import annotations

from ...choices.turn import Deed
from ...fields import Quest


class AskPriest(Deed, tag="deed", subtag="priest"):
    """EU-64.4"""


class Trial(Deed, tag="deed", subtag="trial"):
    """EU-64.5"""

    part = "piece"
    quest: Quest


ASK_PRIEST = AskPriest()
