"""Adventures: a map, a story, and how it may end."""

from __future__ import annotations

from typing import Literal

from ....kernel.content import ContentEntry
from . import spoken
from .box import SpecialAction
from .parts import Natural, Part, Positive, Side, Tier


class Area(Part, frozen=True, kw_only=True):
    id: str
    number: Positive
    sources: tuple[str, ...] = ()
    dark_sources: tuple[str, ...] | None = None  # of the other face, if the Area has two
    x: int
    y: int


class Border(Part, frozen=True, kw_only=True):
    id: str
    a: str
    b: str
    kind: Literal["normal", "red", "blue", "impassable"] = "normal"
    multiplicity: Positive = 1
    side: str = ""  # whose it is, where the rule of its colour asks


class Requirement(Part, frozen=True, kw_only=True):
    """What a box asks for: Resources, a Wound, all Enemies beaten, or a rule of its own."""

    cost: dict[str, int] = {}  # by kind; `any`: of any kind, or of those in `of`
    open: str = ""  # any number of this Resource; the effect is checked after every Assign
    distrust: str = ""  # the die of TH-35.10
    of: tuple[str, ...] = ()  # the Resources that a distrustful Location takes, or that count as any
    shape: str = ""  # of a Sacrifice
    size: Natural = 0
    defeat: bool = False  # TH-23.15


class Box(Part, frozen=True, kw_only=True):
    action: Literal["assign", "sacrifice", "combat"]
    needs: Requirement
    effect: spoken.Effects = ()
    win: spoken.Effects = ()
    lose: spoken.Effects = ()
    only: spoken.Condition | None = None  # it can be used only then
    keep: bool = False  # what was assigned stays (TH-22.10)
    exact: bool = False  # no card makes it cheaper or lets another Resource count


class Location(Part, frozen=True, kw_only=True):
    id: str
    area: str = ""
    border: str = ""
    face: Literal["", "light", "dark"] = ""
    ship: bool = False  # it lies where the Ship marker is, wherever that goes from its first Area
    x: int
    y: int
    runes: tuple[str, ...] = ()
    enemies: tuple[Tier, ...] = ()
    combined: bool = False  # TH-25.2
    boxes: tuple[Box, ...]


class Thread(Part, frozen=True, kw_only=True):
    effects: spoken.Effects


class Paragraph(Part, frozen=True, kw_only=True):
    number: Positive
    on: str = ""  # the Location that gets the Read token, or `here`: the one where it was opened
    effects: spoken.Effects = ()
    threads: tuple[Thread, ...] = ()


class Ending(Part, frozen=True, kw_only=True, rename={"if_": "if"}):
    """How it may end. Of the endings of a goal the first whose condition holds is read."""

    id: str
    number: Positive
    won: bool
    kind: Literal["good", "bittersweet", "bad"]
    goals: tuple[str, ...]  # of the objectives, or time, death, and what the adventure names
    if_: spoken.Condition | None = None


class MarkedRound(Part, frozen=True, kw_only=True):
    round: Positive
    effect: spoken.Effects


class Track(Part, frozen=True, kw_only=True):
    first: int
    last: int
    start: int
    good: Literal["left", "right"]
    at: dict[int, spoken.Effects] = {}  # what happens on reaching a space
    ends: dict[int, str] = {}  # the goal that reaching a space fulfils, or the defeat


class Watch(Part, frozen=True, kw_only=True, rename={"if_": "if"}):
    """Something that happens once, as soon as a condition holds."""

    id: str
    if_: spoken.Condition
    effect: spoken.Effects
    again: bool = False


class Setup(Part, frozen=True, kw_only=True):
    start: str  # the Area where the Heroes begin
    ship: str = ""
    goals: dict[str, Positive] = {}  # Goal tokens: on Special Adventure cards, on Areas that show their dark face
    effects: dict[int, spoken.Effects] = {}  # by the number of Heroes
    terrain: Literal["all", "barren", "harsh"] = "all"


class Adventure(ContentEntry, frozen=True, kw_only=True):
    number: Positive  # in the book; they are offered in this order
    rounds: Positive
    resources: tuple[Literal["power", "fate"], ...] = ()
    rare: tuple[Literal["power", "fate"], ...] = ()  # of these, what is never "any" Resource (TH-20.11)
    flags: tuple[str, ...] = ()
    goals: tuple[str, ...]
    areas: tuple[Area, ...]
    borders: tuple[Border, ...]
    locations: tuple[Location, ...]
    border_rules: dict[Literal["red", "blue"], str] = {}  # named rules of the code beside
    decks: tuple[str, str]
    first_deck: spoken.Condition  # then the left Event deck is drawn from (TH-28.7)
    icons: dict[Side, spoken.Effects]
    rounds_marked: tuple[MarkedRound, ...] = ()
    track: Track | None = None
    watches: tuple[Watch, ...] = ()
    rules: tuple[str, ...] = ()  # special rules: named functions of the code beside
    setup: Setup
    row: tuple[str, ...]
    special_actions: tuple[SpecialAction, ...] = ()
    cards: tuple[str, ...] = ()  # Special Adventure cards
    card_paragraphs: dict[str, Positive] = {}  # the Paragraphs that some of them open
    paragraphs: tuple[Paragraph, ...]
    endings: tuple[Ending, ...]
    map: tuple[int, int] = (1000, 700)

    def order(self) -> int:
        return self.number
