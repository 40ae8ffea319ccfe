"""What a seat may see: the shapes of the table that is sent. Nothing stands here that somebody may not know."""

from __future__ import annotations

from typing import Literal

import msgspec

from ....kernel import Message, Ref
from ....kernel.messages import Sentence, plain
from ..content.parts import ActionType, Resource, Tier

Cell = tuple[int, int]
Sign = Literal["card", "dagger", "goal", "hero", "lens", "person", "shield", "ship", "throne"]
Tincture = Literal["", "argent", "gules", "or", "sable", "vert"]


class TileView(msgspec.Struct, frozen=True):
    """A tile that lies somewhere, and the cells that it covers."""

    shape: str
    cells: list[Cell]  # columns and rows from 0, the first at the top left


class HeroView(msgspec.Struct, frozen=True):
    id: str
    seat: int
    area: str
    dial: int
    track: int
    dice: list[str]  # of the Combat dial as it is now
    tiles: list[str]  # of the Journey track as it is now
    threat: int
    skill: bool  # the Skill card shows its active side
    skill_used: bool  # in this round
    pool: dict[Resource, int]
    items: list[str]
    wounds: list[TileView]


class AreaView(msgspec.Struct, frozen=True):
    open: bool
    sources: list[Resource]
    dark: bool  # it shows its other face


class BoxView(msgspec.Struct, frozen=True):
    on: dict[str, int]
    price: dict[str, int]  # what it costs now
    missing: int | None  # how many Resources it still lacks; null where it has no fixed price
    raised: list[str]
    offering: str | None  # the shape of a Sacrifice token that lies on it
    closed: str  # the clause that closes it for whoever chooses now, or ""


class LocationView(msgspec.Struct, frozen=True):
    there: bool
    enemies: list[Tier]
    blocked: bool
    read: bool
    boxes: list[BoxView]


class Outlook(msgspec.Struct, frozen=True):
    worth: list[int]  # what each Main Action would be worth with one more token
    times: list[int]  # how often each Bonus would work


class CardView(msgspec.Struct, frozen=True, rename={"from_": "from"}):
    card: str
    tokens: list[bool]  # whether each token under it shows its active side
    left: int
    blocked: bool
    goals: int
    specials: list[str]
    worth: list[int]  # what each Main Action would be worth with one more token
    times: list[int]  # how often each Bonus would work
    from_: dict[str, Outlook]  # the same if the token comes from that slot (-1: from beside the Row)


class ActView(msgspec.Struct, frozen=True):
    type: ActionType
    value: int
    hero: int
    main: bool
    card: str | None
    done: int
    at: str | None
    may: dict[str, int]  # what effects grant to it
    dice: dict[str, int]  # additional ones, by colour
    ignore: dict[str, int]  # Penalties of one colour that may be ignored
    tiles: list[str]  # the Journey tiles that may be taken in it


class FightView(msgspec.Struct, frozen=True):
    at: str | None
    tiers: list[Tier]
    cards: list[str]
    offered: list[str]  # cards of which one is chosen
    dice: list[str]
    faces: list[int]
    shapes: list[str]
    critical: list[bool]
    tiles: list[str]
    laid: list[TileView]
    covered: list[Cell]
    hearts: int


class PrintedView(msgspec.Struct, frozen=True):
    """What is printed on a card, in words."""

    red: list[Sentence]
    yellow: list[Sentence]
    corner: list[Sentence]


class SideView(msgspec.Struct, frozen=True):
    """One of several things among which somebody chooses."""

    label: Sentence | None  # what the story calls it
    say: Sentence | None  # what it does


class DeedView(msgspec.Struct, frozen=True):
    say: Sentence
    sides: list[SideView]  # of a choice


class PageView(msgspec.Struct, frozen=True):
    """What a Paragraph does, in words."""

    on: str  # the Location that gets the Read token; "" where there is none, or the one where it was opened
    effects: list[DeedView]
    threads: list[list[Sentence]]


# -- what an adventure adds ------------------------------------------------------------------------


class MarkView(msgspec.Struct, frozen=True):
    """Something that lies on the Map or in an Area, or whose a token is."""

    id: str
    sign: Sign
    say: Sentence
    tincture: Tincture = ""
    mark: str | int | None = None  # of a token that is told apart: by what choices name it


class OwnCard(msgspec.Struct):
    """A Special Adventure card."""

    id: str
    about: Sentence | None = None  # what lies on it
    where: Sentence | None = None  # where it is


class LineView(msgspec.Struct, frozen=True):
    sign: Sign
    say: Sentence


class TaleView(msgspec.Struct):
    """What the adventure lays beside the Map, on it and with the Heroes; its special rules fill it in."""

    adventure: str
    cards: list[OwnCard] = msgspec.field(default_factory=list)
    lines: list[LineView] = msgspec.field(default_factory=list)
    places: dict[str, list[MarkView]] = msgspec.field(default_factory=dict)  # on Locations
    areas: dict[str, list[MarkView]] = msgspec.field(default_factory=dict)
    foes: dict[str, list[MarkView]] = msgspec.field(default_factory=dict)  # whose the Mystic tokens of a place are
    company: dict[str, list[Sentence]] = msgspec.field(default_factory=dict)  # who goes with a Hero, by its number

    def word(self, kind: str, id: str) -> Ref:
        return Ref(f"th-{self.adventure}-{kind}-{id}")

    def card(self, id: str, about: Message | None = None) -> Placing:
        found = OwnCard(id, plain(about) if about is not None else None)
        self.cards.append(found)
        return Placing(self, found)

    def line(self, sign: Sign, said: Message) -> None:
        self.lines.append(LineView(sign, plain(said)))

    def on(self, location: str, id: str, sign: Sign, said: Message, tincture: Tincture = "") -> None:
        self.places.setdefault(location, []).append(MarkView(id, sign, plain(said), tincture))

    def in_area(self, area: str, id: str, sign: Sign, said: Message, tincture: Tincture = "") -> None:
        self.areas.setdefault(area, []).append(MarkView(id, sign, plain(said), tincture))

    def foe(self, location: str, key: str | int, sign: Sign, said: Message, tincture: Tincture = "") -> None:
        self.foes.setdefault(location, []).append(MarkView(f"foe-{key}", sign, plain(said), tincture, key))

    def goes_with(self, hero: int, name: Ref) -> None:
        self.company.setdefault(str(hero), []).append(plain(Message("th-name", {"name": name})))


class Placing:
    """Says where a card of the adventure is."""

    def __init__(self, view: TaleView, card: OwnCard) -> None:
        self.view, self._card = view, card

    def place(self, said: Message) -> None:
        self._card.where = plain(said)

    def in_area(self, area: str) -> None:
        self.place(Message("th-name", {"name": self.view.word("area", area)}))

    def at_location(self, location: str) -> None:
        self.place(Message("th-name", {"name": self.view.word("location", location)}))

    def with_hero(self, hero: Ref) -> None:
        self.place(Message("th-with", {"hero": hero}))


class TableView(msgspec.Struct, frozen=True):
    adventure: str
    round: int
    rounds: int
    phase: Literal["setup", "action", "event"]
    turn: int
    first: int
    active: int
    order: list[int]  # the Heroes of the four turns of a round
    heroes: list[HeroView]
    areas: dict[str, AreaView]
    locations: dict[str, LocationView]
    blocked_borders: list[str]
    row: list[CardView]
    beside: int
    tokens: list[int]  # the slot in which each of the four tokens lies, -1 for beside the Row
    specials: list[str]
    path: list[str]
    tiles: list[TileView]
    gathered: list[Cell]
    rubble: list[Cell]  # spaces of the Path with Block tokens
    marked: int
    display: list[str]
    event: str | None
    decks: dict[str, int]
    discards: dict[str, list[str]]
    track: int | None
    ship: str | None
    goals: dict[str, int]
    flags: list[str]
    told: list[int]
    reading: int | None
    trust: int | None  # the roll of a test of trust, while it is resolved
    counts_as: dict[str, str]  # icons of Terrain cards that count as others in this round; "" as none
    shields: dict[str, int]  # calls of an Event icon that are swallowed
    tale: TaleView
    printed: dict[str, PrintedView]  # what the colours and corners of the open cards do
    pages: dict[str, PageView]  # what the Paragraphs that were read do
    act: ActView | None
    fight: FightView | None
    tile: str | None
    ending: str | None
