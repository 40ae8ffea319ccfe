"""What small games know of themselves, for the tests of computer players."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from fabletop.kernel import Decision, Foresight, Key, Knowledge, Message

ASKED: Counter[str] = Counter()  # by kind of question: how often somebody chose without much thought


def choose(t: Any, decision: Decision, random: Random) -> Key:
    ASKED[decision.kind] += 1
    return random.choice(decision.options)


def first(t: Any, decision: Decision, random: Random) -> Key:
    ASKED[decision.kind] += 1
    return decision.options[0]


def wealth(t: Any, seat: int) -> float:
    gold: int = t.heroes[seat].gold
    return float(gold)


def gold(t: Any, seat: int) -> float:
    return float(t.gold[seat])


def rounds(t: Any) -> int:
    played: int = t.round
    return played


def number(t: Any) -> int:
    counted: int = t.number
    return counted


def worth_of(t: Any, seat: int) -> dict[str, float]:
    return {"cellar-gold": wealth(t, seat) / 2, "": wealth(t, seat) / 2}


def all_gold(t: Any, seat: int) -> dict[str, float]:
    return {"tiny-gold": gold(t, seat)}


def expected(t: Any, seat: int, worth: float) -> Message:
    return Message("tiny-worth", {"gold": worth})


CELLAR = Knowledge(
    choose=choose,
    value=wealth,
    worth_of=worth_of,
    expected=expected,
    foresight=Foresight(rounds, 1, frozenset(("bid", "action")), frozenset(("bid", "action", "arm", "curse", "word"))),
)
# The same for games of plain scenes: whoever chooses takes the first option, or looks what it gets at once.
WHY = {"worth_of": all_gold, "expected": expected}
TINY = Knowledge(
    choose=first, value=gold, foresight=Foresight(number, 9, frozenset(), frozenset(("sure", "number"))), **WHY
)


def both(t: Any, decision: Decision) -> list[tuple[tuple[Key, ...], float]]:
    """Ways of two choices each."""
    return [((key, ("yes",)), float(i)) for i, key in enumerate(decision.options)]


WAYS = Knowledge(
    choose=first,
    value=gold,
    foresight=Foresight(number, 9, frozenset(), frozenset(("sure", "number")), plans=both),
    **WHY,
)
LOOKING = Knowledge(
    value=gold, foresight=Foresight(number, 9, frozenset(), frozenset(("sure", "number")), quick=first), **WHY
)
