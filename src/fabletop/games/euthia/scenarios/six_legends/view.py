"""The Legend cards on the table."""

from __future__ import annotations

from ...state import State
from ...view.piece import BoardPiece
from .. import hook
from .rules import RULE, legends


class LegendsView(BoardPiece, frozen=True, kw_only=True, tag="legends"):
    passed: dict[str, list[int]]  # Legend card -> whose tokens lie on it


@hook(RULE)
def laid_out(t: State, seat: int | None) -> LegendsView:
    return LegendsView(passed={legend: list(seats) for legend, seats in legends(t).items()})


@hook(RULE)
def ledger(t: State) -> str:
    return "EU-64.1"
