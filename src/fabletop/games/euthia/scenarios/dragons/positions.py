"""Dragon cards in positions."""

from __future__ import annotations

from typing import Annotated, Self

from msgspec import UNSET, Meta

from .....kernel.vocabulary import Given, Shown, Word
from ...positions.own import HeroWords, TaleWords
from ...positions.taking import fail
from ...state import State
from .rules import Dragons, every_dragon

DRAGON = Word("DRAGON", "a Dragon card", lambda t: list(every_dragon(t.content)))


class TakenWords(HeroWords):
    # Dragon cards taken; the others lie on the table in their order. Left out: none
    dragons: Given[Annotated[list[str], Meta(extra={"names": DRAGON})]] = UNSET

    @classmethod
    def show(cls, t: State, seat: int) -> Self:
        return cls(dragons=list(t.tales.look(Dragons).taken.get(seat, ())))

    def lay(self, t: State, seat: int, where: str) -> None:
        dragons = t.tales.look(Dragons)
        for i, dragon in enumerate(self.dragons or []):
            if dragon not in dragons.left:
                there = ", ".join(dragons.left)
                fail(f"{where}.dragons[{i}]", f"the Dragon card '{dragon}' is not to be had; there are: {there}")
            dragons.left.remove(dragon)
            dragons.taken.setdefault(seat, []).append(dragon)


class LeftWords(TaleWords):
    dragons: Shown[list[str]] = UNSET  # Dragon cards still to be beaten, the top one first

    @classmethod
    def show(cls, t: State) -> Self:
        return cls(dragons=list(t.tales.look(Dragons).left))
