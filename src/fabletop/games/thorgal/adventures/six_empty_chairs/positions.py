"""What may be answered in positions."""

from __future__ import annotations

from .....kernel.vocabulary import Word
from ...positions.vocabulary import AREA, LOCATION, Answers
from .guests import GUESTS

GUEST = Word("GUEST", "a guest", lambda t: list(GUESTS))
ANSWERS = Answers(
    {
        "peek": (("peek", LOCATION),),
        "waiting_guest": (("guest", GUEST),),
        "guest_aboard": (("skip",), ("guest", GUEST)),
        "gate": (("pay",), ("draw",)),
        "berth": (("area", AREA),),
    },
    besides=(("ask_leave", LOCATION),),
    ways=(("harbour", AREA),),
)
