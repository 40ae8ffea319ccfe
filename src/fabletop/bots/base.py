"""What a computer player is."""

from __future__ import annotations

from typing import Any

from ..kernel import Decision, Game, Key, Rulebook


class Bot:
    """A policy. It looks at the table only through `game.imagine`, so it knows no more than its seat may."""

    def __init__(self, book: Rulebook[Any], seed: int = 0) -> None:
        self.book = book
        self.seed = seed

    def choose(self, game: Game[Any], decision: Decision) -> Key:
        raise NotImplementedError
