"""What may be answered in positions."""

from __future__ import annotations

from .....kernel.vocabulary import Word
from ...positions.vocabulary import AREA, Answers
from .rules import HOMES

FLEET = Word("FLEET", "a fleet", lambda t: list(HOMES))
ANSWERS = Answers(
    {
        "aboard": (("yes",), ("no",)),
        "voyage": (("stay",), ("area", AREA)),
        "which_fleet": (("fleet", FLEET),),
        "course": (("area", AREA),),
        "shake_off": (("skip",), ("fleet", FLEET)),
    }
)
