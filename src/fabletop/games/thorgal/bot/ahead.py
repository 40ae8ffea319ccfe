"""How a game may go on, for who thinks ahead: what is sensible, and where a position can be judged."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ....kernel import Decision, Foresight, Key
from ..choices import PutToken
from ..content import TOKENS
from ..state import State
from .choosing import Quick, marks

TRIED = 5  # options that are worth a thought
WIDE = 8.0  # points by which they may be worse than the best
SAME_CARD = 2  # tokens that may be taken to the same card: which slot is left matters less


def turns(t: State) -> int:
    """Turns that have begun; those of the Event phase are over."""
    return t.round * TOKENS + (t.turn if t.phase == "action" else TOKENS)


def candidates(t: State, decision: Decision) -> list[tuple[Key, float]]:
    """The options with the best marks, unless they are clearly worse than the first."""
    judged = sorted(zip(decision.options, marks(t, decision, Random(0))), key=lambda each: -each[1])
    found: list[tuple[Key, float]] = []
    cards: list[int] = []
    for key, mark in judged:
        if mark < judged[0][1] - WIDE or len(found) == TRIED:
            break
        if not isinstance(key, PutToken) or cards.count(key.to) < SAME_CARD:
            found.append((key, mark))
        if isinstance(key, PutToken):
            cards.append(key.to)
    return found


def nobody(t: State, seat: int) -> Sequence[int]:
    """A party has no rivals."""
    return ()


FORESIGHT = Foresight(
    clock=turns,
    horizon=6,
    pauses=frozenset(("token",)),
    kinds=frozenset(("token", "cross", "assign", "foe", "thread", "option")),
    quick=Quick(),
    candidates=candidates,
    rivals=nobody,
)
