"""It leaves a multiple of four."""

from __future__ import annotations

from random import Random
from typing import Any

from ...kernel import Decision, Key, Knowledge


def choose(t: Any, decision: Decision, random: Random) -> Key:
    return next((key for key in decision.options if (t.heap - int(key[1])) % 4 == 0), decision.options[0])


KNOWLEDGE = Knowledge(choose=choose)
