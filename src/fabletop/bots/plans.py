"""What one seat can do in a row, and what that comes to: take a die, then choose its row."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from ..kernel import Game, Key
from ..kernel.named import Value
from .budget import Stop, never

Plan: TypeAlias = tuple[Key, ...]

DEPTH = 2  # how many choices of the own seat may follow the first one
WIDTH = 24  # a decision with more options than this is not looked behind


def plans(
    game: Game[Any], seat: int, options: Sequence[Key], value: Value, depth: int = DEPTH, hurry: Stop = never
) -> Iterator[tuple[Plan, float]]:
    """Every plan that begins with one of the options, with the worth of the position that it leads to.

    Who is in a hurry looks behind no further choice; every option has a plan all the same.
    """
    for key in options:
        after = game.copy(keep=depth > 0)
        after.choose(key, seat)
        following = after.decision
        more = following is not None and following.seat == seat and len(following.options) <= WIDTH
        if depth and following is not None and more and not hurry():
            for rest, worth in plans(after, seat, following.options, value, depth - 1, hurry):
                yield (key, *rest), worth
        else:
            yield (key,), value(after.state, seat)
