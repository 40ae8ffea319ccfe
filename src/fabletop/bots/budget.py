"""How long a computer player may think."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from time import perf_counter
from typing import TypeAlias

Stop: TypeAlias = Callable[[], bool]  # whether somebody wants the answer now: `Event().is_set` is one


def never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Budget:
    """For one decision: seconds, games that are played on, or both. Without seconds the same seed thinks the same."""

    seconds: float = inf
    games: float = inf

    def __post_init__(self) -> None:
        if self.seconds <= 0 or self.games <= 0:
            raise ValueError("a thought needs more than nothing")


class Thought:
    """What is used of a budget."""

    __slots__ = ("_begun", "_budget", "_stop", "games")

    def __init__(self, budget: Budget, stop: Stop) -> None:
        self._budget = budget
        self._stop = stop
        self._begun = perf_counter()
        self.games = 0

    @property
    def used(self) -> float:
        """The part of the budget that is gone: 1 or more, and it is time to answer."""
        if self._stop():
            return inf
        return max(self.games / self._budget.games, (perf_counter() - self._begun) / self._budget.seconds)

    @property
    def over(self) -> bool:
        return self.used >= 1

    def half(self) -> bool:
        """Whether it is time to come to an end: what was begun must still be finished."""
        return self.used >= 0.5
