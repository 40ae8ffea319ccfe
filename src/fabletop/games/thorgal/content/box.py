"""The cards, tiles and dice of the box."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ....kernel.content import ContentEntry
from ..geometry import Turned
from . import spoken
from .parts import LEVELS, ActionType, Mode, Natural, Part, Positive, Resource, Side, Tier, alternatives


class Tile(ContentEntry, frozen=True, kw_only=True):
    size: Positive  # how many cells it covers
    count: Positive  # how many of them are in the box
    cells: tuple[tuple[int, int], ...]  # the cells it covers, `[column, row]`

    def pieces(self) -> int:
        return self.count

    @property
    def turned(self) -> Turned:
        return tuple(sorted((x, y) for x, y in self.cells))


class Face(Part, frozen=True, kw_only=True):
    white: str  # the tile of its white side
    critical: str = ""  # the tile of its Critical side, if it has one


class Die(ContentEntry, frozen=True, kw_only=True):
    rank: Positive  # of strength (TH-24.17)
    count: Positive  # how many of them are in the box
    faces: Annotated[tuple[Face, ...], msgspec.Meta(min_length=6, max_length=6)]  # its six faces

    def pieces(self) -> int:
        return self.count


class Skill(Part, frozen=True, kw_only=True):
    id: str  # what it is called
    timing: Literal["before", "between", "xp", "after_roll"]  # when it may be used
    effects: spoken.Effects  # what it does
    refresh: dict[Resource, Positive]  # what it costs to turn it to its active side


class HeroEntry(ContentEntry, frozen=True, kw_only=True):
    start: dict[Resource, Positive]  # Resources of the beginning
    item: str  # the Hero's own Item
    skill: Skill  # the Skill card
    wound_area: tuple[str, ...]  # rows of the Wound area: `o` is a cell, `.` is none
    # the dice of each Combat level
    dial: Annotated[tuple[tuple[str, ...], ...], msgspec.Meta(min_length=LEVELS, max_length=LEVELS)]
    # the tiles that each Journey level adds
    track: Annotated[tuple[tuple[str, ...], ...], msgspec.Meta(min_length=LEVELS, max_length=LEVELS)]
    dial_bonus: spoken.Effects  # Experience beyond the last Combat level
    track_bonus: spoken.Effects  # Experience beyond the last Journey level


ItemTiming = Literal["before", "after", "before_roll", "after_roll", "before_covered", "after_lost", "after_tile"]


class Item(ContentEntry, frozen=True, kw_only=True):
    action: ActionType | Literal["any"]  # the type of action during which it is used
    timing: ItemTiming = "before"  # when in that action
    effects: spoken.Effects  # what it does
    needs: dict[Resource, Positive] = {}  # Resources without which it cannot be used
    hero: str = ""  # whose own it is; left out: it belongs to the deck


class Main(Part, frozen=True, kw_only=True):
    type: ActionType  # the type of action
    value: Natural  # its value


class Bonus(Part, frozen=True, kw_only=True):
    mode: Mode  # which tokens count: `sole`, `left` or `stack` (TH-14.5)
    effects: spoken.Effects  # what each activation does


class ActionCard(ContentEntry, frozen=True, kw_only=True):
    number: Positive  # its place in the Row
    main: tuple[Main, ...]  # its Main Action, or two of which one is chosen
    tier: Literal["start", "found", "late"]  # when adventures bring it; no rule asks for it
    extra: spoken.Effects = ()  # what comes with the Main Action
    bonus: tuple[Bonus, ...] = ()  # its Bonuses

    def types(self) -> tuple[str, ...]:
        return tuple(each.type for each in self.main)


class SpecialAction(ContentEntry, frozen=True, kw_only=True):
    letter: str  # by which effects name it
    belongs_to: ActionType  # the type of action that it goes with
    effects: spoken.Effects  # what it does


class Terrain(ContentEntry, frozen=True, kw_only=True):
    kind: Literal["standard", "barren"]  # some adventures use only barren ones
    reveal: Natural  # the marked column
    grid: tuple[str, ...]  # its rows; the letters stand at the top of the file
    corner: spoken.Effects  # what is gained when it is added to the Path (TH-18.3)
    red: spoken.Effects = ()  # what a red Penalty does
    yellow: spoken.Effects = ()  # what a yellow Penalty does


class Enemy(ContentEntry, frozen=True, kw_only=True):
    tier: Tier  # the token that it fights for
    grid: tuple[str, ...]  # its rows, as of a Terrain card; `H` is a Heart
    red: spoken.Effects = ()  # what a red Penalty does
    yellow: spoken.Effects = ()  # what a yellow Penalty does


class Finding(ContentEntry, frozen=True, kw_only=True):
    effects: spoken.Effects  # what it gives


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

    when: Happening  # what happens
    type: ActionType | Literal[""] = ""  # of the action
    size: Natural = 0  # of the tile, at least
    what: Resource | Literal[""] = ""  # the Resource that is gained
    if_: spoken.Condition | None = None  # it answers only then
    effects: spoken.Effects  # what it does


class RoundRule(Part, frozen=True, kw_only=True, tag_field="rule"):
    """A rule that an Event card lays upon the Action phase (TH-28.12)."""

    def is_called(self, name: str) -> bool:
        """Whether it is the rule of that name, or forbids what is called so."""
        return False

    def valued(self, type: str, value: int) -> int:
        """What an action of a type is worth."""
        return value

    def counted(self, icon: str, on: Literal["path", "enemy"]) -> str:
        """What an icon on a Terrain or Enemy card counts as; of alternatives each for itself."""
        return icon

    def most_healed(self, size: int) -> int:
        """The largest Wound that is healed; 0 is any."""
        return size

    def adds_to(self, type: str) -> bool:
        """Whether actions of a type have further effects."""
        return False

    def added(self) -> spoken.Effects:
        """These effects."""
        return ()


class Forbid(RoundRule, frozen=True, kw_only=True, tag="forbid"):
    what: Literal["reroll", "skill", "cross_special_border"]  # what nobody may do

    def is_called(self, name: str) -> bool:
        return self.what == name


class Special(RoundRule, frozen=True, kw_only=True, tag="special"):
    """A rule by its name; the rules ask for it where it applies."""

    id: Literal["mirrored_row", "two_cards", "late_areas", "sole_anyway", "hurried_hand"]  # its name

    def is_called(self, name: str) -> bool:
        return self.id == name


class ChangeValue(RoundRule, frozen=True, kw_only=True, tag="value"):
    """Actions of a type are worth more or less, but not less than a minimum."""

    type: ActionType  # the type of action
    n: int  # by how much
    min: Natural  # it does not become lower than this

    def valued(self, type: str, value: int) -> int:
        return max(min(value, self.min), value + self.n) if type == self.type else value


class Treat(RoundRule, frozen=True, kw_only=True, tag="treat", rename={"as_": "as"}):
    """An icon of the Path counts as another one, or as an empty space."""

    what: str  # the icon
    as_: str  # what it counts as, or `empty`
    everywhere: bool = False  # on Enemy cards as well

    def counted(self, icon: str, on: Literal["path", "enemy"]) -> str:
        if on == "enemy" and not self.everywhere:
            return icon
        counted = "" if self.as_ == "empty" else self.as_
        parts = [counted if part == self.what else part for part in alternatives(icon)]
        return "/".join(part for part in parts if part)


class HealMost(RoundRule, frozen=True, kw_only=True, tag="heal_max"):
    """Only Wounds of at most that size are healed."""

    size: Positive  # of Wound tiles

    def most_healed(self, size: int) -> int:
        return min(size or self.size, self.size)


class Add(RoundRule, frozen=True, kw_only=True, tag="add"):
    """Actions of a type have further effects."""

    type: ActionType  # the type of action
    effects: spoken.Effects  # what comes with it

    def adds_to(self, type: str) -> bool:
        return type == self.type

    def added(self) -> spoken.Effects:
        return self.effects


RoundRules = Forbid | Special | ChangeValue | Treat | HealMost | Add


class Next(Part, frozen=True, kw_only=True, rename={"if_": "if"}):
    icon: Side  # the Event icon that is called
    if_: spoken.Condition | None = None  # it is called only then


class EventCard(ContentEntry, frozen=True, kw_only=True):
    deck: str  # the deck that it belongs to
    immediate: spoken.Effects = ()  # what happens when it is revealed
    action_phase: tuple[Trigger, ...] = ()  # what happens during the Action phase
    round_rules: tuple[RoundRules, ...] = ()  # rules of the Action phase
    next: Next  # its Next effect
