"""Computer players. They know the kernel; what is worth what in a game stands in that game's `bot` module."""

from __future__ import annotations

from typing import Any

from ..kernel import Rulebook, SetupError
from .base import Bot
from .distracted import DistractedBot
from .greedy import GreedyBot
from .random import RandomBot

# From the weakest to the strongest: these are the levels of a table.
KINDS: dict[str, type[Bot]] = {"random": RandomBot, "distracted": DistractedBot, "greedy": GreedyBot}

__all__ = ["Bot", "DistractedBot", "GreedyBot", "RandomBot", "make", "names"]


def names() -> list[str]:
    return list(KINDS)


def make(name: str, book: Rulebook[Any], seed: int = 0) -> Bot:
    if name not in KINDS:
        raise SetupError(f"there is no computer player '{name}'; there are: {', '.join(KINDS)}")
    return KINDS[name](book, seed)
