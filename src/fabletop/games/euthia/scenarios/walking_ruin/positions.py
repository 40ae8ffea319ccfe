"""The Golem in positions."""

from __future__ import annotations

from typing import Self

from msgspec import UNSET

from .....kernel.vocabulary import Given, Shown
from ...land.geometry import is_centre
from ...positions.fields import Space
from ...positions.own import TableWords, TaleWords
from ...positions.taking import fail, laid_space
from ...state import State
from .parts import Golem


class GolemWords(TableWords):
    # Walking Ruin: the hex on which the Golem stands, `null` before it wakes. Left out: its ruins, if on the map
    golem: Given[Space | None] = UNSET

    @classmethod
    def show(cls, t: State) -> Self:
        return cls(golem=t.tales.look(Golem).at or None)

    def lay(self, t: State) -> None:
        golem = t.tales.find(Golem)
        if self.golem and (is_centre(self.golem) or golem is None):
            fail("golem", "it walks on hexes, in Walking Ruin")
        if golem is None:
            return
        if self.golem is UNSET:
            golem.at = next((each for each in t.spaces() if t.space(each).type == "ruins"), "")
        else:
            golem.at = laid_space(t, self.golem, "golem") if self.golem else ""


class TrailWords(TaleWords):
    trail: Shown[list[str]] = UNSET  # the hexes of the Golem's last walk

    @classmethod
    def show(cls, t: State) -> Self:
        return cls(trail=list(t.tales.look(Golem).trail))
