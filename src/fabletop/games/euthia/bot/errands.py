"""What the tales of Scenarios ask for: where it is done, what it takes, what it is worth in Gold.

A goal that decides the game is worth more than what the reckoning pays for it. Without rivals nothing else counts in
the end; against rivals only what it pays.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..choices.base import Option
from .minds import minds_of

if TYPE_CHECKING:
    from .prey import Prey

CARD = 0.8  # a Gold card, where it is good for a coin or for a tale


@dataclass(slots=True)
class Errand:
    """The nearest of these spaces will do."""

    spaces: tuple[str, ...]
    worth: float
    action: str
    key: Option
    again: float = 0.0  # of the worth, for a second time in the same turn
    steps_left: int = 0  # Movement points to be had on arrival


def errands(goals: Prey) -> list[Errand]:
    """Of this Scenario, now."""
    return [errand for code in minds_of(goals.t, "errands") for errand in code(goals)]
