"""The cards, tiles and dice of the box."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ....kernel.content import ContentEntry
from ..geometry import Turned
from .parts import (
    LEVELS,
    ActionType,
    AreaTest,
    Condition,
    Effects,
    Mode,
    Natural,
    Part,
    Positive,
    Resource,
    Side,
    Tier,
)


class Tile(ContentEntry, frozen=True, kw_only=True):
    size: Positive
    count: Positive
    cells: tuple[tuple[int, int], ...]

    def pieces(self) -> int:
        return self.count

    @property
    def turned(self) -> Turned:
        return tuple(sorted((x, y) for x, y in self.cells))


class Face(Part, frozen=True, kw_only=True):
    white: str
    critical: str = ""


class Die(ContentEntry, frozen=True, kw_only=True):
    rank: Positive  # of strength (TH-24.17)
    count: Positive
    faces: Annotated[tuple[Face, ...], msgspec.Meta(min_length=6, max_length=6)]

    def pieces(self) -> int:
        return self.count


class Skill(Part, frozen=True, kw_only=True):
    id: str
    timing: Literal["before", "between", "xp", "after_roll"]
    effects: Effects
    refresh: dict[Resource, Positive]


class HeroEntry(ContentEntry, frozen=True, kw_only=True):
    start: dict[Resource, Positive]
    item: str
    skill: Skill
    wound_area: tuple[str, ...]
    dial: Annotated[tuple[tuple[str, ...], ...], msgspec.Meta(min_length=LEVELS, max_length=LEVELS)]
    track: Annotated[tuple[tuple[str, ...], ...], msgspec.Meta(min_length=LEVELS, max_length=LEVELS)]
    dial_bonus: Effects
    track_bonus: Effects


ItemTiming = Literal["before", "after", "before_roll", "after_roll", "before_covered", "after_lost", "after_tile"]


class Item(ContentEntry, frozen=True, kw_only=True):
    action: ActionType | Literal["any"]
    timing: ItemTiming = "before"
    effects: Effects
    needs: dict[Resource, Positive] = {}
    hero: str = ""


class Main(Part, frozen=True, kw_only=True):
    type: ActionType
    value: Natural


class Bonus(Part, frozen=True, kw_only=True):
    mode: Mode
    effects: Effects


class ActionCard(ContentEntry, frozen=True, kw_only=True):
    number: Positive
    main: tuple[Main, ...]
    tier: Literal["start", "found", "late"]
    extra: Effects = ()
    bonus: tuple[Bonus, ...] = ()

    def types(self) -> tuple[str, ...]:
        return tuple(each.type for each in self.main)


class SpecialAction(ContentEntry, frozen=True, kw_only=True):
    letter: str
    belongs_to: ActionType
    effects: Effects


class Terrain(ContentEntry, frozen=True, kw_only=True):
    kind: Literal["standard", "barren"]
    reveal: Natural  # the marked column
    grid: tuple[str, ...]
    corner: Effects
    red: Effects = ()
    yellow: Effects = ()


class Enemy(ContentEntry, frozen=True, kw_only=True):
    tier: Tier
    grid: tuple[str, ...]
    red: Effects = ()
    yellow: Effects = ()


class Finding(ContentEntry, frozen=True, kw_only=True):
    effects: Effects


class Trigger(Part, frozen=True, kw_only=True, rename={"if_": "if"}):
    """What an Event card does during the Action phase (TH-28.12): when something happens, or a rule of the round."""

    when: str = ""
    rule: str = ""
    where: AreaTest | None = None
    type: str = ""
    if_: Condition | None = None
    size: Natural = 0
    what: str = ""
    by: str = ""
    once: bool = False  # once per turn
    effects: Effects = ()
    n: int = 0
    min: int = 0
    as_: str = msgspec.field(default="", name="as")
    id: str = ""


class Next(Part, frozen=True, kw_only=True, rename={"if_": "if"}):
    icon: Side
    if_: Condition | None = None


class EventCard(ContentEntry, frozen=True, kw_only=True):
    deck: str
    immediate: Effects = ()
    action_phase: tuple[Trigger, ...] = ()
    next: Next
