"""The base of all choices, and the ways to leave it."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from ....kernel import Choice, Message
from ..state import State

# Where on the table it lies: a way of the own Hero, a space that is asked about, a slot for a Map tile, the Action
# tokens, the place where the Hero stands, a Quest card there, what the Scenario has laid there, the Hero board, the
# Market, what a Scenario lends.
Part: TypeAlias = Literal["setup", "way", "space", "slot", "tokens", "here", "quest", "piece", "board", "trade", "lent"]


class Option(Choice, prefix="eu"):
    """Something that may be chosen."""

    part: ClassVar[Part] = "here"
    ends: ClassVar[bool] = False  # nothing, or nothing more, is done


class Leaving(Option):
    """No, or no more: what this means, the question says."""

    ends = True

    def say(self, t: State, seat: int, kind: str) -> Message:
        return Message(f"eu-do-{self.tag}-{kind}")


class Done(Leaving):
    pass


class Pass(Leaving):
    pass


class Skip(Leaving):
    pass


DONE, PASS, SKIP = Done(), Pass(), Skip()
