"""What may be answered in positions."""

from __future__ import annotations

from .....kernel.vocabulary import Form

BESIDES: tuple[Form, ...] = (("seal",),)
ANSWERS: dict[str, tuple[Form, ...]] = {
    "gate": (("pay",), ("draw_threat",)),
    "seal": (("keep",), ("seal",)),
    "wake": (("wake",), ("move_on",)),
}
