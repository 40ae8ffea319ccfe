"""Combat (TH-23 to TH-25)."""

from . import dice, foes, grid, result, tiles

__all__ = ["dice", "foes", "grid", "result", "tiles"]
