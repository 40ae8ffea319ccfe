"""The verbs of effects."""

from . import cards, fights, items, moves, named, on_map, path, walk

__all__ = ["cards", "fights", "items", "moves", "named", "on_map", "path", "walk"]
