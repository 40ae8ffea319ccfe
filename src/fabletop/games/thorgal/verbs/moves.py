"""Heroes on the Map, and Additional Actions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from ....kernel import Message, Ref, Rules, ask
from ..asking import Ask
from ..choices import STAY, Cross, Stay, ToArea
from ..content.parts import ANY, ActionType, Natural
from ..map.move import crossing_refusal, go, late, put_in
from ..state import State
from ..story.moments import border_rule_of, rooted_refusal
from .base import ForHeroes, Polarity

if TYPE_CHECKING:
    from ..content.compiled import Content
    from ..content.story import Adventure
    from ..words.effects import EffectWords

SHIP = "ship"  # the Area of the Ship


def _ways(t: State, seat: int, hero: int) -> list[Cross]:
    return [Cross(name) for name in t.map.around[t.heroes[hero].area]]


def _forced_refusal(t: State, seat: int, key: Cross, hero: int) -> str:
    return crossing_refusal(t, hero, t.map.borders[key.border])


FORCED = Ask("forced", "TH-16.1", _ways, _forced_refusal)


class ForcedMove(ForHeroes, frozen=True, kw_only=True, tag="forced_move"):
    """cross a Border of choice, against one’s will"""

    polarity: ClassVar[Polarity] = "bad"
    deep: ClassVar[bool] = True
    points: ClassVar[float] = -0.3

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        """Across exactly one Border that may be crossed (TH-6.16)."""
        if not FORCED.options(t, t.seat(hero), (hero,)):
            return False
        key = yield from ask(t, t.seat(hero), FORCED, hero)
        border = t.map.borders[key.border]
        yield from border_rule_of(t, border).leave(t, hero, border, False)
        go(t, hero, border)
        return True


def _areas(t: State, seat: int, hero: int, found: tuple[str, ...]) -> list[Stay | ToArea]:
    return [STAY, *(ToArea(area) for area in found)]


GO_TO = Ask("go_to", "TH-6.16", _areas)


class MoveHero(ForHeroes, frozen=True, kw_only=True, tag="move_hero"):
    """go to an `area`, to one of several, to that of the `ship` or to `any`, if one likes"""

    area: str | tuple[str, ...]  # the Area, several of which one is chosen, `ship`, or `any`

    deep: ClassVar[bool] = True
    points: ClassVar[float] = 0.6

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        """A Hero may be put into an accessible Area without crossing Borders (TH-6.16)."""
        areas = self.wanted(t.ship, tuple(t.map.areas))
        found = tuple(area for area in areas if t.open_area(area) and not late(t, area) and area != t.heroes[hero].area)
        if not rooted_refusal(t, hero):
            key = yield from ask(t, t.seat(hero), GO_TO, hero, found)
            if isinstance(key, ToArea):
                put_in(t, hero, key.area)
        return True

    def wanted(self, ship: str, areas: tuple[str, ...]) -> tuple[str, ...]:
        if self.area == SHIP:
            return (ship,)
        if self.area == ANY:
            return areas
        return (self.area,) if isinstance(self.area, str) else self.area

    def leads_to(self, adventure: Adventure) -> tuple[str, ...]:
        return self.wanted(adventure.setup.ship, tuple(area.id for area in adventure.areas))

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        yield from super().faults(content, adventure)
        if adventure is not None and self.area not in (SHIP, ANY):
            known = [area.id for area in adventure.areas]
            for area in (self.area,) if isinstance(self.area, str) else self.area:
                if area not in known:
                    yield f"there is no Area '{area}'"


class Action(ForHeroes, frozen=True, kw_only=True, tag="action"):
    """an Additional Action of a `type` with a `value`"""

    type: ActionType  # the type of action
    value: Natural  # its value

    polarity: ClassVar[Polarity] = "good"
    deep: ClassVar[bool] = True
    points: ClassVar[float] = 1.3

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        """Of the printed value (TH-14.18); a Bonus was already accepted (TH-14.23)."""
        chosen = t.content.listing_of[name].bonus or self.type in ("assign", "craft")
        t.then("additional" if chosen else "may_act", self.type, self.value, hero)
        return True

    def further_action(self) -> tuple[str, int]:
        return self.type, self.value

    def say(self, words: EffectWords) -> Message:
        return Message("th-effect-action", {"type": Ref(f"th-type-{self.type}"), "value": self.value})

    def brief(self) -> Message:
        return self.shortly(type=Ref(f"th-type-{self.type}"), value=self.value)
