"""What may be answered in positions."""

from __future__ import annotations

from .....kernel.vocabulary import Form, Word
from ...positions.vocabulary import RESOURCE
from .rules import FLEETS

FLEET = Word("FLEET", "a fleet", lambda t: list(FLEETS.values()))
ANSWERS: dict[str, tuple[Form, ...]] = {
    "fleet": (("fleet", FLEET),),
    "sail": (("sail",), ("walk",)),
    "ferry": (("fare", RESOURCE), ("stow",)),
}
