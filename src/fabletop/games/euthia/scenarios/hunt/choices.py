"""What may be chosen in this Scenario besides the general rules."""

from __future__ import annotations

from ...choices.turn import Deed
from ...fields import Foe


class GiveTrophy(Deed, tag="deed", subtag="steps"):
    """On the steps of the Church (EU-61.4)."""

    foe: Foe
