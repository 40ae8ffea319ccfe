"""Rubble on the table."""

from __future__ import annotations

from ...state import State
from ...view.piece import BoardPiece
from .. import hook
from .events import RubbleType
from .rules import RULE, rubble


class RubbleView(BoardPiece, frozen=True, kw_only=True, tag="rubble"):
    lying: dict[str, RubbleType]  # by space: the type of its token


@hook(RULE)
def laid_out(t: State, seat: int | None) -> RubbleView:
    return RubbleView(lying=dict(rubble(t)))
