"""What keys of the Scenarios with dragons are called. The words are in euthia_dragons.ftl."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel import Decision, Key, Message
from ..state import State
from .places import where


def _space(t: State, decision: Decision, key: Key) -> Message:
    return Message(f"eu-do-{key[0]}", where(t, str(key[1])))


def _plain(t: State, decision: Decision, key: Key) -> Message:
    return Message(f"eu-do-{key[0]}")


def _aid(t: State, decision: Decision, key: Key) -> Message:
    """What Faer Power is spent on, and how much of it."""
    cost = next(use.cost for use in t.content.faer_power.uses if use.id == key[1])
    return Message(f"eu-do-aid-{key[1]}", {"number": cost})


OPTIONS: dict[str, Callable[[State, Decision, Key], Message]] = {
    "aid": _aid,
    "bear": _plain,
    "land": _space,
    "quench": _plain,
    "refuge": _space,
    "strike": _space,
    "turn_token": _plain,
}
