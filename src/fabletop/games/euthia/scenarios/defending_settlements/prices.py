"""What supplies cost at the Church (EU-62.5)."""

from __future__ import annotations

from ...state import State
from .parts import own

SUPPLIES_COST = 2


def supplies_cost(t: State) -> int:
    return SUPPLIES_COST - ("miller" in own(t).face_up.values())
