"""Any option, each as likely as the other."""

from __future__ import annotations

from random import Random
from typing import Any

from ..kernel import Decision, Game, Key, Rulebook
from .base import Bot


class RandomBot(Bot):
    def __init__(self, book: Rulebook[Any], seed: int = 0) -> None:
        super().__init__(book, seed)
        self._random = Random(seed).random

    def choose(self, game: Game[Any], decision: Decision) -> Key:
        return self.policy(decision)

    def policy(self, decision: Decision) -> Key:
        """The same, for `Game.playout`, which needs no more than the decision."""
        options = decision.options
        return options[int(self._random() * len(options))]
