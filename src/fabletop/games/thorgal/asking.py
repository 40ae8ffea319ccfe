"""Questions of Thorgal: each says which Hero it concerns, and what stands in its prompt besides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeVar

from ...kernel import Decision, Message, Question
from ...kernel.asking import Arg
from ...kernel.messages import Said
from .choices import Option
from .named import short
from .state import State

K = TypeVar("K", bound=Option, covariant=True)


class Ask(Question[K]):
    """A question whose first argument is the number of the Hero whom it concerns, unless it says otherwise."""

    __slots__ = ("details", "of", "prefix")

    def __init__(
        self,
        kind: str,
        clause: str,
        things: Callable[..., Sequence[K]],
        refusal: Callable[..., str] | None = None,
        *,
        of: Literal["first", "chooser", "nobody"] = "first",  # argument; or who chooses for the group (TH-2.3)
        details: Callable[..., dict[str, Said]] | None = None,  # what the prompt says besides, from the arguments
        fast: Callable[..., list[K]] | None = None,
        tale: str = "",  # the adventure that asks it: its words lie there
    ) -> None:
        super().__init__(kind, clause, things, refusal, fast=fast)
        self.of = of
        self.details = details
        self.prefix = f"th-{tale}" if tale else "th"

    def hero(self, t: State, decision: Decision) -> int:
        """The Hero whom the question concerns."""
        return int(str(decision.args[0])) if self.of == "first" else t.chooser

    def about(self, t: State, decision: Decision) -> dict[str, Arg]:
        """With the Hero whom it concerns."""
        found = super().about(t, decision)
        return found if self.of == "nobody" else {**found, "hero": self.hero(t, decision)}

    def prompt(self, t: State, decision: Decision) -> Message:
        """A question of one Hero names it: in a solo game one player has two."""
        args: dict[str, Said] = {}
        if self.of != "nobody":
            args["hero"] = short(t.heroes[self.hero(t, decision)].id)
        if t.acts:
            args |= {"value": t.act.value, "left": max(0, t.act.value - t.act.done)}
        if self.details is not None:
            args |= self.details(t, *decision.args)
        return Message(f"{self.prefix}-ask-{self.kind}", args)
