"""The register of judges, and what they have at hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias, TypeVar, cast

from ....kernel import Decision, Register
from ..choices.base import Option
from ..state import Fight, Hero, State
from .lore import Lore, lore

K = TypeVar("K", bound=Option)
Code: TypeAlias = Callable[[K], float]
Judge: TypeAlias = Callable[["Judgement"], Code[Any]]
judges: Register[str, Judge] = Register("judge")
"""A judge looks at the decision once, and gives the function that marks its options."""


@dataclass(slots=True)
class Judgement:
    t: State
    decision: Decision
    random: Random

    @property
    def seat(self) -> int:
        return self.decision.seat

    @property
    def hero(self) -> Hero:
        return self.t.heroes[self.decision.seat]

    @property
    def options(self) -> list[Option]:
        return cast("list[Option]", self.decision.options)  # the kernel calls them tuples

    @property
    def lore(self) -> Lore:
        return lore(self.t)

    @property
    def fight(self) -> Fight:
        return self.t.fight_now


def only(best: Option) -> Code[Option]:
    """The mark of a choice that was found as a whole."""
    return lambda key: float(key == best)
