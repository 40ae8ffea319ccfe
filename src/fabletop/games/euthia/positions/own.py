"""What single Scenarios add to the words of positions, each in its folder: fields, how they are shown and laid out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Self, TypeVar

from ....kernel import Deck, Register
from ....kernel.vocabulary import Part, Start
from ..state import Fight, State

P = TypeVar("P", bound=Part)
THEN_ROUND = "then the next round of the Combat: the rest of this one does not follow"


class TableWords(Part):
    """Fields of the table; without the Scenario they show nothing."""

    @classmethod
    def show(cls, t: State) -> Self:
        raise NotImplementedError

    def lay(self, t: State) -> None:
        """Lay out what is given."""
        raise NotImplementedError


class TaleWords(Part):
    """Fields of `tale`: they are only shown."""

    @classmethod
    def show(cls, t: State) -> Self:
        raise NotImplementedError


class SecretWords(Part):
    """Fields of `secrets`: they are only shown."""

    @classmethod
    def show(cls, t: State) -> Self:
        raise NotImplementedError


class HeroWords(Part):
    """Fields of a Hero."""

    @classmethod
    def show(cls, t: State, seat: int) -> Self:
        raise NotImplementedError

    def lay(self, t: State, seat: int, where: str) -> None:
        raise NotImplementedError


class FightWords(Part):
    """Fields of a Combat."""

    @classmethod
    def show(cls, fight: Fight) -> Self:
        raise NotImplementedError

    def lay(self, t: State, fight: Fight) -> None:
        """Lay out what is given; nothing, where it only follows from the rest."""


@dataclass(frozen=True, slots=True)
class OwnDeck:
    """A deck of which `draws` may say what comes next."""

    holds: str
    deck: Callable[[State], Deck[str]]


OWN_DECKS: Register[str, OwnDeck] = Register("deck of a Scenario")
OWN_SCENES: Register[str, Start] = Register("scene of a Scenario")


def own_words(kind: type[P], words: Part) -> P:
    """The fields of one Scenario out of all."""
    return kind(**{name: getattr(words, name) for name in kind.__struct_fields__})


def put_words(words: Part, own: Part) -> None:
    for name in own.__struct_fields__:
        setattr(words, name, getattr(own, name))
