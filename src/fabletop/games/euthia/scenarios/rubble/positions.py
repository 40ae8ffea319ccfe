"""Rubble in positions."""

from __future__ import annotations

from typing import Annotated, Self

from msgspec import UNSET, Meta

from .....kernel.vocabulary import Given
from ...named import SPACE
from ...positions.own import TableWords
from ...positions.taking import fail, laid_space
from ...state import State
from .events import RubbleType
from .rules import Rubble, spawn_level


class RubbleWords(TableWords):
    # Walking Ruin and Threat of Mirrezil: Rubble, `a` or `b` by space. Left out: none
    rubble: Given[Annotated[dict[str, RubbleType], Meta(extra={"names": SPACE})]] = UNSET

    @classmethod
    def show(cls, t: State) -> Self:
        return cls(rubble=dict(t.tales.look(Rubble).lying))

    def lay(self, t: State) -> None:
        for space, kind in (self.rubble or {}).items():
            if Rubble not in t.tales:
                fail(f"rubble.{space}", "in Walking Ruin and Threat of Mirrezil there is Rubble of type a and b")
            t.tales[Rubble].lying[laid_space(t, space, f"rubble.{space}")] = kind
            t.notes[f"rubble_{kind}"] = t.notes.get(f"rubble_{kind}", 0) + 1
            if kind == "b":
                t.besieged[space] = spawn_level(t)
