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

DEPTH = 2  # how many choices of the own seat may follow the one that is judged
WIDTH = 24  # a decision with more options than this is not looked behind


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
        best, _ = self._best(imagined, decision.seat, decision.options, DEPTH)
        return best

    def _best(self, game: Game[Any], seat: int, options: list[Key], depth: int) -> tuple[Key, float]:
        best, best_value = options[0], float("-inf")
        for key in options:
            after = game.copy(keep=depth > 0)
            after.choose(key, seat)
            value = self._worth(after, seat, depth)
            if value > best_value:
                best, best_value = key, value
        return best, best_value

    def _worth(self, game: Game[Any], seat: int, depth: int) -> float:
        following = game.decision
        if depth and following is not None and following.seat == seat and len(following.options) <= WIDTH:
            return self._best(game, seat, following.options, depth - 1)[1]
        assert self._value is not None, "knowledge that does not choose says what a position is worth"
        return self._value(game.state, seat)
