"""Adventures: a map, a story, and how it may end."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from ....kernel.content import ContentEntry
from . import spoken
from .box import SpecialAction
from .parts import Natural, Part, Positive, Side, Tier

Ground: TypeAlias = Literal["hills", "sea", "sand", "dream"]


class Area(Part, frozen=True, kw_only=True):
    id: str  # what it is called
    number: Positive  # the round in which it opens
    sources: tuple[str, ...] = ()  # the Resources that it gives
    dark_sources: tuple[str, ...] | None = None  # of the other face, if the Area has two
    x: int  # its place on the chart
    y: int  # its place on the chart


class Border(Part, frozen=True, kw_only=True):
    id: str  # what it is called
    a: str  # the Area on one side
    b: str  # the Area on the other side
    kind: Literal["normal", "red", "blue", "impassable"] = "normal"  # red and blue ones are Special Borders
    multiplicity: Positive = 1  # how much of a Move it takes
    side: str = ""  # whose it is, where the rule of its colour asks

    def across(self, area: str) -> str:
        """The Area on the other side."""
        return self.b if self.a == area else self.a


class Requirement(Part, frozen=True, kw_only=True):
    """What a box asks for: Resources, a Wound, all Enemies beaten, or a rule of its own."""

    cost: dict[str, int] = {}  # by kind; `any`: of any kind, or of those in `of`
    open: str = ""  # any number of this Resource; the effect is checked after every Assign
    distrust: str = ""  # the die of TH-35.10
    of: tuple[str, ...] = ()  # the Resources that a distrustful Location takes, or that count as any
    shape: str = ""  # of a Sacrifice
    size: Natural = 0  # of a Sacrifice of any shape
    defeat: bool = False  # TH-23.15


class Box(Part, frozen=True, kw_only=True):
    action: Literal["assign", "sacrifice", "combat"]  # the type of action
    needs: Requirement  # what it asks for
    effect: spoken.Effects = ()  # what it gives
    win: spoken.Effects = ()  # if the test of trust succeeds
    lose: spoken.Effects = ()  # if it fails
    only: spoken.Condition | None = None  # it can be used only then
    keep: bool = False  # what was assigned stays (TH-22.10)
    exact: bool = False  # no card makes it cheaper or lets another Resource count


class Location(Part, frozen=True, kw_only=True):
    id: str  # what it is called
    area: str = ""  # the Area in which it lies
    border: str = ""  # or the Border on which it lies
    face: Literal["", "light", "dark"] = ""  # the face of its Area on which it stands, if that has two
    ship: bool = False  # it lies where the Ship marker is, wherever that goes from its first Area
    x: int  # its place on the chart
    y: int  # its place on the chart
    runes: tuple[str, ...] = ()  # letters by which effects find it
    enemies: tuple[Tier, ...] = ()  # tokens of the beginning
    combined: bool = False  # TH-25.2
    boxes: tuple[Box, ...]  # what can be done there


class Thread(Part, frozen=True, kw_only=True):
    effects: spoken.Effects  # what happens


class Paragraph(Part, frozen=True, kw_only=True):
    number: Positive  # by which effects open it
    on: str = ""  # the Location that gets the Read token, or `here`: the one where it was opened
    effects: spoken.Effects = ()  # what happens
    threads: tuple[Thread, ...] = ()  # Side Threads, of which one may be taken


class Ending(Part, frozen=True, kw_only=True, rename={"if_": "if"}):
    """How it may end. Of the endings of a goal the first whose condition holds is read."""

    id: str  # what it is called
    number: Positive  # of its Paragraph
    won: bool  # whether the party has won
    kind: Literal["good", "bittersweet", "bad"]  # how good it is
    goals: tuple[str, ...]  # of the objectives, or time, death, and what the adventure names
    if_: spoken.Condition | None = None  # it is read only then


class MarkedRound(Part, frozen=True, kw_only=True):
    round: Positive  # its number
    effect: spoken.Effects  # what happens when it begins


class Track(Part, frozen=True, kw_only=True):
    first: int  # the leftmost space
    last: int  # the rightmost space
    start: int  # where the marker begins
    good: Literal["left", "right"]  # the side that one wants
    at: dict[int, spoken.Effects] = {}  # what happens on reaching a space
    ends: dict[int, str] = {}  # the goal that reaching a space fulfils, or the defeat


class Watch(Part, frozen=True, kw_only=True, rename={"if_": "if"}):
    """Something that happens once, as soon as a condition holds."""

    id: str  # what it is called
    if_: spoken.Condition  # as soon as this holds
    effect: spoken.Effects  # what happens
    again: bool = False  # whenever it holds, not only once


class Setup(Part, frozen=True, kw_only=True):
    start: str  # the Area where the Heroes begin
    ship: str = ""  # the Area where the Ship begins
    goals: dict[str, Positive] = {}  # Goal tokens: on Special Adventure cards, on Areas that show their dark face
    effects: dict[int, spoken.Effects] = {}  # by the number of Heroes
    terrain: Literal["all", "barren", "harsh"] = "all"  # which Terrain cards are used


class Adventure(ContentEntry, frozen=True, kw_only=True):
    number: Positive  # in the book; they are offered in this order
    rounds: Positive  # after the last one time has run out
    resources: tuple[Literal["power", "fate"], ...] = ()  # which of these are used
    rare: tuple[Literal["power", "fate"], ...] = ()  # of these, what is never "any" Resource (TH-20.11)
    flags: tuple[str, ...] = ()  # facts that effects note
    goals: tuple[str, ...]  # the objectives
    areas: tuple[Area, ...]  # the Areas of the Map
    borders: tuple[Border, ...]  # the Borders between them
    locations: tuple[Location, ...]  # the Locations
    border_rules: dict[Literal["red", "blue"], str] = {}  # named rules of the code beside
    decks: tuple[str, str]  # the left and the right Event deck
    first_deck: spoken.Condition  # then the left Event deck is drawn from (TH-28.7)
    icons: dict[Side, spoken.Effects]  # what the Event icons do
    rounds_marked: tuple[MarkedRound, ...] = ()  # rounds that begin with an effect
    track: Track | None = None  # the Adventure track
    watches: tuple[Watch, ...] = ()  # what happens as soon as something is so
    rules: tuple[str, ...] = ()  # special rules: named functions of the code beside
    setup: Setup  # how it begins
    row: tuple[str, ...]  # the Action cards of the beginning
    special_actions: tuple[SpecialAction, ...] = ()  # Special Action cards of its own
    cards: tuple[str, ...] = ()  # Special Adventure cards
    card_paragraphs: dict[str, Positive] = {}  # the Paragraphs that some of them open
    paragraphs: tuple[Paragraph, ...]  # the Paragraphs
    endings: tuple[Ending, ...]  # how it may end
    map: tuple[int, int] = (1000, 700)  # width and height of the chart
    ground: Ground = "hills"  # of what the chart is drawn around the Areas
    looks: ClassVar = ("ground",)

    def order(self) -> int:
        return self.number
