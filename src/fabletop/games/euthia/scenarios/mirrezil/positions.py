"""Defensive Magic, Faer Power and the Church in positions."""

from __future__ import annotations

from typing import Annotated, Self

from msgspec import UNSET, Meta

from .....kernel.vocabulary import Given, Natural, Shown
from ...named import SPACE
from ...positions.fields import Space
from ...positions.own import FightWords, TableWords
from ...positions.taking import fail, laid_space
from ...state import Fight, State
from .blight import MAGIC, ON_CHURCH
from .cards import faer_power
from .faer import Aided, Blight


class MirrezilWords(TableWords):
    church: Given[Space] = UNSET  # Threat of Mirrezil: the space of the Church. Left out: the centre of the start tile
    church_struck: Given[Natural] = UNSET  # Threat of Mirrezil: how often it was struck. Left out: 0
    # Threat of Mirrezil: Defensive Magic tokens by space. Left out: none
    guards: Given[Annotated[dict[str, Natural], Meta(extra={"names": SPACE})]] = UNSET
    faer: Given[Natural] = UNSET  # Threat of Mirrezil: Faer Power. Left out: 0

    @classmethod
    def show(cls, t: State) -> Self:
        blight = t.tales.look(Blight)
        struck = t.notes.get("church", 0)
        return cls(church=t.church, church_struck=struck, guards=dict(blight.guards), faer=blight.faer)

    def lay(self, t: State) -> None:
        self._raise_church(t)
        self._lay_magic(t)

    def _raise_church(self, t: State) -> None:
        """Where the Church stands, and how often the blight has struck it."""
        if (self.church not in (UNSET, t.church) or self.church_struck) and Blight not in t.tales:
            fail("church", "the Church is struck only in Threat of Mirrezil")
        if self.church is not UNSET:
            t.church = laid_space(t, self.church, "church")
        if self.church_struck:
            t.notes["church"] = self.church_struck

    def _lay_magic(self, t: State) -> None:
        """Defensive Magic tokens and the Faer Power token."""
        blight = t.tales.look(Blight)
        if (self.guards or self.faer) and Blight not in t.tales:
            fail("guards", "there is Defensive Magic and Faer Power only in Threat of Mirrezil")
        for space, n in (self.guards or {}).items():
            most = ON_CHURCH if space == t.church else 1
            if not 1 <= n <= most:
                fail(f"guards.{space}", f"there is room for {most} here")
            blight.guards[laid_space(t, space, f"guards.{space}")] = n
        if sum(blight.guards.values()) > MAGIC:
            fail("guards", f"there are {MAGIC} tokens")
        if self.faer is not UNSET:
            if self.faer > faer_power(t.content).most:
                fail("faer", f"the track ends with {faer_power(t.content).most}")
            blight.faer = self.faer


class AidedWords(FightWords):
    faer: Shown[list[str]] = UNSET  # what Faer Power was spent on in this round

    @classmethod
    def show(cls, fight: Fight) -> Self:
        return cls(faer=list(fight.tales.look(Aided).uses))
