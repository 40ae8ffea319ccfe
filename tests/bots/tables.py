"""Games as they stand after some choices, to ask computer players about."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import fabletop
from fabletop.bots import Bot, Budget, SearchBot, make
from fabletop.kernel import Decision, Game, Rulebook

LITTLE = Budget(games=12)


def bot(kind: str, book: Rulebook[Any], seed: int = 1) -> Bot:
    """One that does not think for long."""
    made = make(kind, book, seed)
    if isinstance(made, SearchBot):
        made.budget = LITTLE
    return made


def decisions(game: str, number: int, apart: int, seed: str = "bots") -> Iterator[tuple[Game[Any], Decision]]:
    """So many decisions of a game that goes on at random, each kind of question before any is asked again."""
    table = fabletop.new(game, seats=2, seed=seed)
    chance = random.Random(seed)
    seen: dict[str, int] = {}
    for ply in range(number * apart):
        decision = table.decision
        if decision is None:
            return
        if decision.kind not in seen or ply - seen[decision.kind] > 4 * apart:
            seen[decision.kind] = ply
            yield table, decision
        table.choose(chance.choice(decision.options), decision.seat)
