"""The Golem on the table."""

from __future__ import annotations

from ...state import State
from ...view.piece import BoardPiece
from .. import hook
from ..ravage.view import RavageView, ravage_view
from .parts import Golem
from .rules import RULE


class GolemView(BoardPiece, frozen=True, kw_only=True, tag="golem"):
    at: str | None  # null before it wakes and after it is destroyed
    trail: list[str]  # the hexes of its last walk
    ravage: RavageView


@hook(RULE)
def laid_out(t: State, seat: int | None) -> GolemView:
    golem = t.tales[Golem]
    return GolemView(at=golem.at or None, trail=list(golem.trail), ravage=ravage_view(t))


@hook(RULE)
def ledger(t: State) -> str:
    return "EU-63.1"
