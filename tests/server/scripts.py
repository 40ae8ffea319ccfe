"""Ways to a position that a test needs: random games of the kernel, searched, and then played at a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from fabletop.kernel import Game, Key

from ..properties import laws
from .people import Chair


class Script(NamedTuple):
    seed: str
    moves: list[tuple[int, Key]]


def script(game: str, seats: int, holds: Callable[[Game[Any]], bool], *, among: int = 1, **options: Any) -> Script:
    """The first random game in which something holds, and the way there; or the shortest way among some."""
    found: list[Script] = []
    for number in range(300):
        played, chance = laws.make(laws.book_of(game), seats, options, f"script {number}"), Random(number)
        moves: list[tuple[int, Key]] = []
        while not played.over:
            if holds(played):
                found.append(Script(f"script {number}", moves))
                break
            decision = chance.choice(played.waiting)
            moves.append((decision.seat, chance.choice(decision.options)))
            played.choose(moves[-1][1], decision.seat)
        if len(found) == among:
            return min(found, key=lambda each: len(each.moves))
    raise AssertionError("no random game gets there")


async def follow(chairs: Sequence[Chair], moves: Sequence[tuple[int, Key]]) -> None:
    """Play these moves; the chairs are those of the seats, in order, and perhaps of spectators after them."""
    for seat, key in moves:
        ply = chairs[seat].ply
        await chairs[seat].choose(key)
        for chair in chairs:
            await chair.after(ply)
