"""What happens to Rubble."""

from __future__ import annotations

from typing import Literal, TypeAlias

from .....kernel import Message, Seat
from ...events.base import Happening

RubbleType: TypeAlias = Literal["a", "b"]  # a location lies under it, or Spawn comes out of it


class RubbleLaid(Happening, tag="rubble"):
    kind: RubbleType
    space: str

    def say(self) -> Message:
        return Message(f"eu-tell-rubble_{self.kind}")


class RubbleCleared(Happening, tag="cleared"):
    seat: Seat
    space: str
