"""What Scenarios lay on the table. Each kind is a struct of its own, declared with the Scenario."""

from __future__ import annotations

from typing import Union

import msgspec

from . import fight_shapes, shapes
from .piece import BoardPiece, FightPiece


def _every(piece: type[msgspec.Struct]) -> tuple[type[msgspec.Struct], ...]:
    return tuple(sorted(piece.__subclasses__(), key=lambda each: str(each.__struct_config__.tag)))


def learn_pieces() -> None:
    """Tell the shapes of the table what a piece may be: the types of the client are made from them."""
    setattr(shapes, "Piece", Union[_every(BoardPiece)])  # noqa: B010, UP007 (types made at run time)
    setattr(fight_shapes, "Piece", Union[_every(FightPiece)])  # noqa: B010, UP007
