"""The verbs of effects: what each does, how it is said, and what a computer player thinks of it."""

from . import body, cards, foes, gains, grants, items, moves, on_map, on_path, story, walk
from .base import Effect, known

__all__ = [
    "Effect",
    "body",
    "cards",
    "foes",
    "gains",
    "grants",
    "items",
    "known",
    "moves",
    "on_map",
    "on_path",
    "story",
    "walk",
]
