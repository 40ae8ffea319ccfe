"""Computer players. They know the kernel; what is worth what in a game stands in that game's `bot` module."""

from __future__ import annotations

from typing import Any

from ..kernel import Rulebook, SetupError
from .base import Bot
from .budget import Budget
from .distracted import DistractedBot
from .greedy import GreedyBot
from .random import RandomBot
from .search import SearchBot

# From the weakest to the strongest: these are the levels of a table.
LEVELS: dict[str, type[Bot]] = {"random": RandomBot, "distracted": DistractedBot, "greedy": GreedyBot}
# All that play simulations and tournaments: also those that no table offers.
KINDS: dict[str, type[Bot]] = {**LEVELS, "search": SearchBot}

__all__ = ["KINDS", "LEVELS", "Bot", "Budget", "DistractedBot", "GreedyBot", "RandomBot", "SearchBot", "make", "names"]


def names() -> list[str]:
    """The levels of a table."""
    return list(LEVELS)


def make(name: str, book: Rulebook[Any], seed: int = 0) -> Bot:
    if name not in KINDS:
        raise SetupError(f"there is no computer player '{name}'; there are: {', '.join(KINDS)}")
    return KINDS[name](book, seed)
