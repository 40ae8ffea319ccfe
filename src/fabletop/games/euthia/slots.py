"""The places on a Hero's board: Hero slots and Equipment slots (EU-42.4, EU-42.6)."""

from __future__ import annotations

from typing import NamedTuple

from .content import Hero as HeroBoard
from .content import Slot
from .state import Hero

EQUIPMENT = 100  # from here on the numbers in choices mean Equipment slots


class Place(NamedTuple):
    equipment: bool
    nth: int

    @classmethod
    def numbered(cls, number: int) -> Place:
        """The one that a choice names."""
        return cls(True, number - EQUIPMENT) if number >= EQUIPMENT else cls(False, number)

    @property
    def number(self) -> int:
        return EQUIPMENT + self.nth if self.equipment else self.nth

    def slot(self, board: HeroBoard) -> Slot:
        """What is printed there."""
        return (board.equipment if self.equipment else board.slots)[self.nth]

    def lay(self, hero: Hero, thing: str) -> None:
        (hero.worn if self.equipment else hero.slots)[self.nth] = thing

    def unlock(self, hero: Hero) -> None:
        (hero.worn_open if self.equipment else hero.slots_open)[self.nth] = True


def place_of(hero: Hero, thing: str) -> Place:
    """Where a tile lies."""
    return Place(False, hero.slots.index(thing)) if thing in hero.slots else Place(True, hero.worn.index(thing))
