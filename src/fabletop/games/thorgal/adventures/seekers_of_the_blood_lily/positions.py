"""What may be answered in positions."""

from __future__ import annotations

from ...positions.vocabulary import Answers

ANSWERS = Answers(
    {
        "gate": (("pay",), ("draw_threat",)),
        "seal": (("keep",), ("seal",)),
        "wake": (("wake",), ("move_on",)),
    },
    besides=(("seal",),),
)
