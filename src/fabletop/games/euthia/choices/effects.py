"""What effects and Quests ask."""

from __future__ import annotations

from ....kernel import Once
from ..fields import Kind, Stack, Tile
from .base import Option


class OfKind(Option, tag="kind"):
    kind: Kind


class FromStack(Option, tag="stack"):
    stack: Stack


class KeepTile(Option, tag="keep"):
    thing: Tile


class MakeReady(Option, tag="ready"):
    thing: Tile


class Wake(Option, tag="gem"):
    """A Gem is active again."""

    part = "board"
    thing: Tile
    kind: Kind


class OfLevel(Option, tag="level"):
    number: int


class ChooseDie(Option, tag="die"):
    die: int


class BothDice(Option, tag="both"):
    pass


class Cancel(Option, tag="play"):
    """One of the plays of this Monster attack."""

    which: int


class OneWay(Option, tag="way"):
    """One of several costs of a Quest."""

    which: int


class HandIn(Option, tag="pay"):
    thing: str  # also a card, or an Action token


BOTH_DICE = BothDice()
CHOOSE_DIE: Once[int, ChooseDie] = Once(ChooseDie)
