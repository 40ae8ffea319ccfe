"""The moments in which tiles are used, and the timing icons that fit them (EU-38.5 to EU-38.15)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ..content import Timing

Moment: TypeAlias = Literal[
    "out",
    "before",
    "prep",
    "heal",
    "foe_before",
    "word",
    "foe_after",
    "own_before",
    "own_after",
    "roll",
    "mine",
    "trade",
]
ICONS: dict[Moment, tuple[Timing, ...]] = {
    "out": ("",),
    "before": ("",),
    "prep": ("T3",),
    "heal": (),
    "foe_before": ("T6", "T7"),
    "foe_after": ("T7", "T8"),
    "own_before": ("T9",),
    "own_after": ("T10",),
    "word": (),
    "roll": (),
    "mine": (),
    "trade": (),
}
# EU-24.7
ANY_TIME: tuple[Moment, ...] = (
    "out",
    "before",
    "prep",
    "heal",
    "foe_before",
    "word",
    "foe_after",
    "own_before",
    "own_after",
)
BEFORE_HEALING: tuple[Moment, ...] = ("prep", "foe_before", "word", "foe_after")  # a healing phase is still to come
LATER: dict[Moment, int] = {"prep": 0, "foe_before": 1, "foe_after": 2, "own_before": 3, "own_after": 4}
