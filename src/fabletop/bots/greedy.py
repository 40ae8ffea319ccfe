"""A player by what the game itself knows (`Rulebook.knowledge`).

Either that chooses by itself, or it says what a position is worth, and the best option is taken. A choice that only
opens another one of the same seat (take a die, then choose its row) is worth the best that can follow it, a few
choices deep.
"""

from __future__ import annotations

from random import Random
from typing import Any

from ..kernel import Decision, Game, Key, Rng, Rulebook
from ..kernel.named import Taste
from .base import Bot
from .budget import Budget, Thought, never
from .plans import DEPTH, plans

NO_HURRY = Budget()


class GreedyBot(Bot):
    def __init__(
        self,
        book: Rulebook[Any],
        seed: int = 0,
        taste: Taste | None = None,
        budget: Budget = NO_HURRY,
        *,
        depth: int = DEPTH,
    ) -> None:
        super().__init__(book, seed)
        self._budget = budget
        self._knowledge = book.knowledge()
        self._taste = taste
        self._depth = depth  # of plans, where the game does not choose by itself

    def choose(self, game: Game[Any], decision: Decision) -> Key:
        choose = self._knowledge.choose
        if choose is not None and self._taste is None:
            world = self._imagined(game, decision)
            return choose(world.state, asked(world, decision.seat), self._chance(game))
        return best(decision, self.marks(game, decision))

    def marks(self, game: Game[Any], decision: Decision) -> list[float]:
        """What each option is worth, in points; who can only choose thinks one of them a point better."""
        world, knows = self._imagined(game, decision), self._knowledge
        question = asked(world, decision.seat)
        if knows.marks is not None:
            found = list(knows.marks(world.state, question, self._chance(game)))
        elif knows.choose is not None:
            chosen = knows.choose(world.state, question, self._chance(game))
            found = [float(key == chosen) for key in decision.options]
        else:
            found = self._planned(world, decision)
        if self._taste is None:
            return found
        return [mark + self._taste(world.state, question, key) for mark, key in zip(found, decision.options)]

    def _planned(self, world: Game[Any], decision: Decision) -> list[float]:
        assert self._knowledge.value is not None, "knowledge that does not choose says what a position is worth"
        found: dict[Key, float] = {}
        value, hurry = self._knowledge.value, Thought(self._budget, never).half
        for plan, worth in plans(world, decision.seat, decision.options, value, self._depth, hurry):
            if worth > found.get(plan[0], -float("inf")):
                found[plan[0]] = worth
        return [found[key] for key in decision.options]

    # The same position gives the same answer, whoever was asked before.

    def _imagined(self, game: Game[Any], decision: Decision) -> Game[Any]:
        rng = Rng(f"greedy {self.seed} {game.ply}")
        return game.imagine(decision.seat, rng, keep=self._knowledge.choose is None)

    def _chance(self, game: Game[Any]) -> Random:
        return Random(f"greedy {self.seed} {game.ply}")


def best(decision: Decision, marks: list[float]) -> Key:
    return decision.options[max(range(len(marks)), key=marks.__getitem__)]


def asked(game: Game[Any], seat: int) -> Decision:
    return next(each for each in game.waiting if each.seat == seat)
