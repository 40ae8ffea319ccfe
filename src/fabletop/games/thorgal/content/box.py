"""The cards, tiles and dice of the box."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ....kernel.content import ContentEntry
from ..geometry import Turned
from . import spoken
from .parts import LEVELS, ActionType, Mode, Natural, Part, Positive, Resource, Side, Tier


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
    effects: spoken.Effects
    refresh: dict[Resource, Positive]


class HeroEntry(ContentEntry, frozen=True, kw_only=True):
    start: dict[Resource, Positive]
    item: str
    skill: Skill
    wound_area: tuple[str, ...]
    dial: Annotated[tuple[tuple[str, ...], ...], msgspec.Meta(min_length=LEVELS, max_length=LEVELS)]
    track: Annotated[tuple[tuple[str, ...], ...], msgspec.Meta(min_length=LEVELS, max_length=LEVELS)]
    dial_bonus: spoken.Effects
    track_bonus: spoken.Effects


ItemTiming = Literal["before", "after", "before_roll", "after_roll", "before_covered", "after_lost", "after_tile"]


class Item(ContentEntry, frozen=True, kw_only=True):
    action: ActionType | Literal["any"]
    timing: ItemTiming = "before"
    effects: spoken.Effects
    needs: dict[Resource, Positive] = {}
    hero: str = ""


class Main(Part, frozen=True, kw_only=True):
    type: ActionType
    value: Natural


class Bonus(Part, frozen=True, kw_only=True):
    mode: Mode
    effects: spoken.Effects


class ActionCard(ContentEntry, frozen=True, kw_only=True):
    number: Positive
    main: tuple[Main, ...]
    tier: Literal["start", "found", "late"]
    extra: spoken.Effects = ()
    bonus: tuple[Bonus, ...] = ()

    def types(self) -> tuple[str, ...]:
        return tuple(each.type for each in self.main)


class SpecialAction(ContentEntry, frozen=True, kw_only=True):
    letter: str
    belongs_to: ActionType
    effects: spoken.Effects


class Terrain(ContentEntry, frozen=True, kw_only=True):
    kind: Literal["standard", "barren"]
    reveal: Natural  # the marked column
    grid: tuple[str, ...]
    corner: spoken.Effects
    red: spoken.Effects = ()
    yellow: spoken.Effects = ()


class Enemy(ContentEntry, frozen=True, kw_only=True):
    tier: Tier
    grid: tuple[str, ...]
    red: spoken.Effects = ()
    yellow: spoken.Effects = ()


class Finding(ContentEntry, frozen=True, kw_only=True):
    effects: spoken.Effects


Happening = Literal[
    "enter_area",
    "act_in_area",
    "place_tile",
    "gain_resource",
    "after_action",
    "win_combat",
    "lose_combat",
    "end_of_action_phase",
]


class Trigger(Part, frozen=True, kw_only=True, rename={"if_": "if"}):
    """What an Event card does during the Action phase when something happens (TH-28.12)."""

    when: Happening
    type: ActionType | Literal[""] = ""  # of the action
    size: Natural = 0  # of the tile, at least
    what: Resource | Literal[""] = ""  # the Resource that is gained
    if_: spoken.Condition | None = None
    effects: spoken.Effects


class RoundRule(Part, frozen=True, kw_only=True, tag_field="rule"):
    """A rule that an Event card lays upon the Action phase (TH-28.12)."""


class Forbid(RoundRule, frozen=True, kw_only=True, tag="forbid"):
    what: Literal["reroll", "skill", "cross_special_border"]


class Special(RoundRule, frozen=True, kw_only=True, tag="special"):
    """A rule by its name; the rules ask for it where it applies."""

    id: Literal["mirrored_row", "two_cards", "late_areas", "sole_anyway", "hurried_hand"]


class ChangeValue(RoundRule, frozen=True, kw_only=True, tag="value"):
    """Actions of a type are worth more or less, but not less than a minimum."""

    type: ActionType
    n: int
    min: Natural


class Treat(RoundRule, frozen=True, kw_only=True, tag="treat", rename={"as_": "as"}):
    """An icon of the Path counts as another one, or as an empty space."""

    what: str
    as_: str
    everywhere: bool = False  # on Enemy cards as well


class HealMost(RoundRule, frozen=True, kw_only=True, tag="heal_max"):
    """Only Wounds of at most that size are healed."""

    size: Positive


class Add(RoundRule, frozen=True, kw_only=True, tag="add"):
    """Actions of a type have further effects."""

    type: ActionType
    effects: spoken.Effects


RoundRules = Forbid | Special | ChangeValue | Treat | HealMost | Add


class Next(Part, frozen=True, kw_only=True, rename={"if_": "if"}):
    icon: Side
    if_: spoken.Condition | None = None


class EventCard(ContentEntry, frozen=True, kw_only=True):
    deck: str
    immediate: spoken.Effects = ()
    action_phase: tuple[Trigger, ...] = ()
    round_rules: tuple[RoundRules, ...] = ()
    next: Next
