"""What the miniature games know of themselves."""

from __future__ import annotations

from random import Random
from typing import Any

from fabletop.kernel import Decision, Key, Knowledge


def choose(t: Any, decision: Decision, random: Random) -> Key:
    return random.choice(decision.options)


KNOWLEDGE = Knowledge(choose=choose)
REPORTS = ()
