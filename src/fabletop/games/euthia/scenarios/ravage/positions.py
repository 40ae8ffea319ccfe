"""Ravage cards in positions."""

from __future__ import annotations

from typing import Self

from msgspec import UNSET

from .....kernel.vocabulary import Shown
from ...positions.fields import PilePart
from ...positions.own import OWN_DECKS, OwnDeck, TaleWords
from ...state import State
from .rules import Ravage


class RavageWords(TaleWords):
    ravage: Shown[PilePart] = UNSET  # Ravage cards, or Omens

    @classmethod
    def show(cls, t: State) -> Self:
        ravage = t.tales.look(Ravage)
        return cls(ravage=PilePart(left=len(ravage.deck), shown=list(ravage.shown)))


OWN_DECKS["ravage"] = OwnDeck("Ravage cards, or Omens", lambda t: t.tales.look(Ravage).deck)
