"""A player who knows the game and misjudges it, as people do who are new to it.

Half of a misjudgement is haste, another one each time; the other half stays for the whole game: a favourite colour, a
card that is overrated wherever it lies. What is clearly bad is never chosen.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import Any

from ..kernel import Decision, Game, Key, Rulebook, Slips
from ..kernel.named import Taste
from .base import Bot
from .budget import Budget
from .greedy import NO_HURRY, GreedyBot

SHORT_SIGHT = 1  # choices that follow the first one, of a plan


class SlippingBot(Bot):
    def __init__(
        self, book: Rulebook[Any], seed: int, slips: Slips, taste: Taste | None = None, budget: Budget = NO_HURRY
    ) -> None:
        super().__init__(book, seed)
        self._slips = slips
        self._judge = GreedyBot(book, seed, taste, budget, depth=SHORT_SIGHT)

    def choose(self, game: Game[Any], decision: Decision) -> Key:
        marks = self._judge.marks(game, decision)
        bar = max(marks) - self._slips.worst
        haste = Random(f"slips {self.seed} {game.ply}")
        seeming = [
            (mark + self._misjudged(key, haste), key) for key, mark in zip(decision.options, marks) if mark >= bar
        ]
        return max(seeming, key=lambda each: each[0])[1]

    def _misjudged(self, key: Key, haste: Random) -> float:
        fancy = Random(f"fancy {self.seed} {key}")
        return self._slips.spread * (gumbel(haste) + gumbel(fancy)) / sqrt(2)


def gumbel(random: Random) -> float:
    """With it the chance of an option goes by the exponent of its worth."""
    return -log(random.expovariate(1.0) or 1e-9)
