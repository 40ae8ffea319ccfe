"""What may be answered in positions."""

from __future__ import annotations

from .....kernel.vocabulary import Form, Word
from ...positions.vocabulary import AREA
from .rules import HOMES

FLEET = Word("FLEET", "a fleet", lambda t: list(HOMES))
ANSWERS: dict[str, tuple[Form, ...]] = {
    "aboard": (("yes",), ("no",)),
    "voyage": (("stay",), ("area", AREA)),
    "which_fleet": (("fleet", FLEET),),
    "course": (("area", AREA),),
    "shake_off": (("skip",), ("fleet", FLEET)),
}
