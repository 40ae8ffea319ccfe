"""Block tokens (TH-31)."""

from __future__ import annotations

from ..events import Blocked, BlockedBorder, Unblocked, UnblockedBorder
from ..state import State


def block(t: State, target: str) -> None:
    """A Location, or a Border."""
    t.blocked.append(target)
    if target in t.map.borders:
        border = t.map.borders[target]
        t.tell(BlockedBorder, "TH-31.1", t.adventure, target, border.a, border.b)
    else:
        t.tell(Blocked, "TH-31.1", t.adventure, target)


def unblock(t: State, target: str) -> None:
    """TH-31.8"""
    t.blocked.remove(target)
    if target in t.map.borders:
        border = t.map.borders[target]
        t.tell(UnblockedBorder, "TH-31.8", t.adventure, target, border.a, border.b)
    else:
        t.tell(Unblocked, "TH-31.8", t.adventure, target)
