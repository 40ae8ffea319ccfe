"""A player who knows the game and often thinks of something else."""

from __future__ import annotations

from random import Random
from typing import Any

from ..kernel import Decision, Game, Key, Rulebook
from .base import Bot
from .greedy import GreedyBot

ATTENTION = 0.6  # how often it looks before it chooses


class DistractedBot(Bot):
    def __init__(self, book: Rulebook[Any], seed: int = 0) -> None:
        super().__init__(book, seed)
        self._knows = GreedyBot(book, seed)
        self._random = Random(seed)

    def choose(self, game: Game[Any], decision: Decision) -> Key:
        if self._random.random() < ATTENTION:
            return self._knows.choose(game, decision)
        return self._random.choice(decision.options)
