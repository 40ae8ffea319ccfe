"""What this Scenario keeps in the state."""

from __future__ import annotations

from dataclasses import field

from .....kernel import Node, state
from ...state import Tales
from .. import keeps


@keeps("walking_ruin")
@Tales.part
@state
class Golem(Node):
    at: str = ""  # the hex where it stands; "" before it wakes and after it is destroyed
    trail: list[str] = field(default_factory=list)  # the hexes of its last walk
