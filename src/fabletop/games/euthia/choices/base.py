"""The base of all choices, and the ways to leave it."""

from __future__ import annotations

from ....kernel import Choice, Message
from ..state import State


class Option(Choice, prefix="eu"):
    """Something that may be chosen."""


class Leaving(Option):
    """No, or no more: what this means, the question says."""

    def say(self, t: State, seat: int, kind: str) -> Message:
        return Message(f"eu-do-{self.tag}-{kind}")


class Done(Leaving):
    pass


class Pass(Leaving):
    pass


class Skip(Leaving):
    pass


DONE, PASS, SKIP = Done(), Pass(), Skip()
