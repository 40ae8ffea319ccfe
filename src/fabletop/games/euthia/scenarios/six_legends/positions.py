"""Legends and Artifacts in positions."""

from __future__ import annotations

from typing import Annotated, Self

from msgspec import UNSET, Meta

from .....kernel.vocabulary import Given, Natural, Word
from ...positions.fields import Tiles
from ...positions.own import HeroWords, TableWords
from ...positions.taking import fail
from ...state import State
from ..answering import answers
from .cards import LEGENDS
from .rules import Legends

LEGEND = Word("LEGEND", "a Legend card", lambda t: list(LEGENDS(t.content)))
answers("six_legends", {"act": (("deed", "priest"), ("deed", "trial", LEGEND))})


class LegendWords(TableWords):
    # The Six Legends: the seats whose tokens lie on a Legend card. Left out: none
    legends: Given[Annotated[dict[str, list[Natural]], Meta(extra={"names": LEGEND})]] = UNSET

    @classmethod
    def show(cls, t: State) -> Self:
        return cls(legends={legend: list(seats) for legend, seats in t.tales.look(Legends).tokens.items()})

    def lay(self, t: State) -> None:
        """Whose tokens lie on Legend cards; Artifacts are given to Heroes by their own field."""
        tokens = t.tales.look(Legends).tokens
        for legend, seats in (self.legends or {}).items():
            if legend not in tokens:
                fail(f"legends.{legend}", f"there is no such Legend card; there are: {', '.join(tokens)}")
            if any(seat >= t.n for seat in seats):
                fail(f"legends.{legend}", f"there are {t.n} seats")
            tokens[legend] = list(seats)


class ArtifactWords(HeroWords):
    artifacts: Given[Tiles] = UNSET  # Artifacts won. Left out: none

    @classmethod
    def show(cls, t: State, seat: int) -> Self:
        return cls(artifacts=list(t.heroes[seat].artifacts))

    def lay(self, t: State, seat: int, where: str) -> None:
        for i, artifact in enumerate(self.artifacts or []):
            if "artifact" not in t.stacks or artifact not in t.stacks["artifact"].items():
                fail(f"{where}.artifacts[{i}]", f"the Artifact '{artifact}' is not to be had")
            t.stacks["artifact"].take(artifact)
            t.heroes[seat].artifacts.append(artifact)
