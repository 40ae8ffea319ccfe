"""A player by what the game itself knows (`Rulebook.knowledge`).

Either that chooses by itself, or it says what a position is worth, and the best option is taken. A choice that only
opens another one of the same seat (take a die, then choose its row) is worth the best that can follow it, a few
choices deep.
"""

from __future__ import annotations

from random import Random
from typing import Any

from ..kernel import Decision, Game, Key, Rng, Rulebook
from .base import Bot
from .plans import plans


class GreedyBot(Bot):
    def __init__(self, book: Rulebook[Any], seed: int = 0) -> None:
        super().__init__(book, seed)
        knowledge = book.knowledge()
        self._choose, self._value = knowledge.choose, knowledge.value
        self._rng = Rng(f"greedy {seed}")
        self._random = Random(seed)

    def choose(self, game: Game[Any], decision: Decision) -> Key:
        imagined = game.imagine(decision.seat, self._rng, keep=self._choose is None)
        if self._choose is not None:
            asked = next(each for each in imagined.waiting if each.seat == decision.seat)
            return self._choose(imagined.state, asked, self._random)
        assert self._value is not None, "knowledge that does not choose says what a position is worth"
        best, _ = max(plans(imagined, decision.seat, decision.options, self._value), key=lambda plan: plan[1])
        return best[0]
