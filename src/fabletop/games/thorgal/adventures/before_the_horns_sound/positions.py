"""What may be answered in positions."""

from __future__ import annotations

from .....kernel.vocabulary import Word
from ...positions.vocabulary import RESOURCE, Answers
from .rules import FLEETS

FLEET = Word("FLEET", "a fleet", lambda t: list(FLEETS.values()))
ANSWERS = Answers(
    {
        "fleet": (("fleet", FLEET),),
        "sail": (("sail",), ("walk",)),
        "ferry": (("fare", RESOURCE), ("stow",)),
    }
)
