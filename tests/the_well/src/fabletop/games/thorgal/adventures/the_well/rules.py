"""The water in the well: what is drawn from it, who may drink, and what it means."""

from __future__ import annotations

from typing import ClassVar

from .....kernel import Node, Rules, ask, state
from ...asking import Ask
from ...choices import SKIP, Option
from ...conditions.base import Condition
from ...content.parts import Positive
from ...events import OfTale
from ...hero.body import calm
from ...named import Area
from ...state import State, Tales
from ...story.special import Rule, rule
from ...verbs.base import Numbered, Polarity

TALE = "the_well"
DEPTH = 6


@Tales.part
@state
class Well(Node):
    water: int = DEPTH  # buckets that are left


class Drink(Option, prefix="th-the_well"):
    """A Hero drinks."""


class Drawn(OfTale, prefix="th-the_well"):
    area: Area
    left: int


DRINK = Drink()
THIRST = Ask("thirst", "TH-7.6", lambda t, seat, hero: [SKIP, DRINK], tale=TALE)


class DrawWater(Numbered, frozen=True, kw_only=True, tag="draw_water"):
    """Buckets come up as long as there is water."""

    polarity: ClassVar[Polarity] = "good"
    tale: ClassVar[str] = TALE

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        well = t.tales[Well]
        well.water = max(0, well.water - self.count(t, hero))
        t.tell(Drawn, "TH-7.6", t.adventure, t.heroes[hero].area, well.water)
        if t.heroes[hero].threat and isinstance((yield from ask(t, t.seat(hero), THIRST, hero)), Drink):
            calm(t, hero, 1)
        return True


class WaterLeft(Condition, frozen=True, kw_only=True, tag="water_left"):
    tale: ClassVar[str] = TALE
    n: Positive

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return t.tales[Well].water >= self.n


@rule("the_well")
class Drying(Rule):
    def begins(self, t: State) -> None:
        t.tales.add(Well())

    def step_two(self, t: State) -> None:
        """A bucket seeps away in every Event phase."""
        well = t.tales[Well]
        well.water = max(0, well.water - 1)
