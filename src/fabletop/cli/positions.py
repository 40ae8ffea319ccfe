"""Games that position files lay out."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..games import book, check_setup
from ..kernel import FabletopError, Game, PositionError
from ..kernel.position import Position, lay_out, read_position, with_content


def from_position(file: Path, packs: Sequence[Path] = ()) -> tuple[Game[Any], Position]:
    """The game that a position file lays out; errors say which file it is."""
    position = read_position(file)
    try:
        rules = with_content(book(position.game, packs), position)
        check_setup(rules, position.seats, position.options)
        return lay_out(rules, position), position
    except FabletopError as error:
        raise PositionError(f"{file}: {error}") from None
