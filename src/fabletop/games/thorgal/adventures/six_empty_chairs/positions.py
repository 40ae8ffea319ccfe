"""What may be answered in positions."""

from __future__ import annotations

from .....kernel.vocabulary import Form, Word
from ...positions.vocabulary import AREA, LOCATION
from .guests import GUESTS

GUEST = Word("GUEST", "a guest", lambda t: list(GUESTS))
BESIDES: tuple[Form, ...] = (("ask_leave", LOCATION),)
WAYS: tuple[Form, ...] = (("harbour", AREA),)
ANSWERS: dict[str, tuple[Form, ...]] = {
    "peek": (("peek", LOCATION),),
    "waiting_guest": (("guest", GUEST),),
    "guest_aboard": (("skip",), ("guest", GUEST)),
    "gate": (("pay",), ("draw",)),
    "berth": (("area", AREA),),
}
