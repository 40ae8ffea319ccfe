"""The Legend cards on the table."""

from __future__ import annotations

import msgspec

from ...state import State
from ...view.piece import BoardPiece
from .. import hook
from .cards import LEGENDS
from .rules import RULE, legends, on_map


class LegendView(msgspec.Struct, frozen=True, kw_only=True):
    reputation: int
    artifact: str


class LegendsView(BoardPiece, frozen=True, kw_only=True, tag="legends"):
    passed: dict[str, list[int]]  # Legend card -> whose tokens lie on it
    cards: dict[str, LegendView]  # what each gives
    at: dict[str, str]  # a space of the map -> the Legend whose trial is held there


@hook(RULE)
def laid_out(t: State, seat: int | None) -> LegendsView:
    cards = LEGENDS(t.content).items()
    return LegendsView(
        passed={legend: list(seats) for legend, seats in legends(t).items()},
        cards={id: LegendView(reputation=card.reputation, artifact=card.artifact) for id, card in cards},
        at=on_map(t),
    )


@hook(RULE)
def ledger(t: State) -> str:
    return "EU-64.1"
