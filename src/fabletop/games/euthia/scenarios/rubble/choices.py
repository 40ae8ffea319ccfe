"""What may be chosen where Rubble lies."""

from __future__ import annotations

from ...choices.turn import Deed


class ClearRubble(Deed, tag="deed", subtag="clear"):
    """EU-63.10"""


CLEAR_RUBBLE = ClearRubble()
