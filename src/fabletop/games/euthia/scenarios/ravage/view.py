"""Ravage cards on the table."""

from __future__ import annotations

import msgspec

from ...state import State
from .rules import Ravage


class RavageView(msgspec.Struct, frozen=True, kw_only=True):
    left: int
    shown: list[str]  # those turned up, the last one last


def ravage_view(t: State) -> RavageView:
    ravage = t.tales[Ravage]
    return RavageView(left=len(ravage.deck), shown=list(ravage.shown))
