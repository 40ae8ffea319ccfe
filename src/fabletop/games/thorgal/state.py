"""The state of a game of Thorgal, and short questions about it."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from ...kernel import Deck, Node, Parts, Root, state
from .content import COMMON, MOST_HEROES, RESOURCES, TIERS, TOKENS, Adventure, Content, Location, Map
from .geometry import Grid

Phase = Literal["setup", "action", "event"]
NOWHERE = -1
BESIDE = -1  # a token that lies beside the Row (TH-4.11)

Tile = tuple[str, int]  # a shape, and the mask of the cells that it covers
Laid = tuple[str, int, int, int]  # a Journey tile: shape, turn, column, row

# By the number of Heroes: all of them clockwise, from each.
CIRCLES = [
    [(*range(first, number), *range(first)) for first in range(max(1, number))] for number in range(MOST_HEROES + 1)
]


@state
class Hero(Node):
    id: str
    area: str = ""
    dial: int = 1
    track: int = 1
    threat: int = 0
    ready: bool = True  # the Skill card shows its active side
    used: int = 0  # the round in which the Skill was used last
    pool: dict[str, int] = field(default_factory=dict)
    items: list[str] = field(default_factory=list)
    wounds: list[Tile] = field(default_factory=list)


@state
class Act(Node):
    """The action that is resolved."""

    type: str
    value: int
    hero: int
    main: bool
    card: str
    left: int  # the tokens that count for its Bonuses (TH-14.17)
    stack: int
    sole: bool
    may: dict[str, int] = field(default_factory=dict)  # what effects grant, by verb: rerolls, upgrades...
    dice: dict[str, int] = field(default_factory=dict)  # additional ones, by colour
    prices: dict[str, int] = field(default_factory=dict)  # the Threat that one of these costs
    ignore: dict[str, int] = field(default_factory=dict)  # Penalties of one colour that may be ignored
    shapes: list[str] = field(default_factory=list)  # further tiles that may be taken
    done: int = 0  # value used for Borders, tiles placed, Combats fought, Resources assigned
    crossed: int = 0  # Borders, of which one may use more of the value (TH-16.8)
    at: str = ""  # the Location and box that are resolved: "lime_kiln-0"
    price: dict[str, int] = field(default_factory=dict)  # what that box required
    resolved: bool = False
    with_: list[int] = field(default_factory=list)  # Heroes who are taken along
    refused: list[str] = field(default_factory=list)  # kinds whose owners do not give any for this action
    bonuses: dict[int, int] = field(default_factory=dict)  # how often each Bonus of the card was resolved apart
    cells: list[int] = field(default_factory=list)  # spaces under the last Journey tile, still to be resolved
    gained: list[str] = field(default_factory=list)  # Resources by the last Journey tile, or the tiles of the Combat
    area_kind: str = ""  # what the Area icons under them give (TH-19.4)


@state
class Fight(Node):
    """A Combat."""

    at: str  # the Location; empty for Enemies of a Paragraph
    foes: list[int] = field(default_factory=list)  # the places of the tokens in that Location
    tiers: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    offered: list[str] = field(default_factory=list)  # two cards of which one is chosen
    dice: list[str] = field(default_factory=list)
    faces: list[int] = field(default_factory=list)
    critical: list[bool] = field(default_factory=list)
    tiles: list[str] = field(default_factory=list)  # still to be placed
    laid: list[Tile] = field(default_factory=list)
    covered: list[int] = field(default_factory=list)  # spaces still to be resolved
    shielded: bool = False
    rerolls: int = 0  # for this Combat only, besides those of the action
    bled: bool = False  # a die was rerolled for a Wound, once in a Combat
    lists: str = ""  # of a Combat of a Paragraph: the name of its effect

    def covered_mask(self) -> int:
        """The cells that the tiles cover."""
        mask = 0
        for _, each in self.laid:
            mask |= each
        return mask


class Tales(Parts):
    """What single adventures remember: each declares its part beside its rules."""


@state
class State(Root[Content]):
    adventure: str
    heroes: list[Hero] = field(default_factory=list)
    round: int = 1
    phase: Phase = "setup"
    turn: int = 0  # 0 to 3 in the Action phase
    first: int = 0  # the Hero with the First Player marker
    active: int = 0
    # the Map
    enemies: dict[str, list[str]] = field(default_factory=dict)  # Location -> the tiers of its tokens
    blocked: list[str] = field(default_factory=list)  # Locations, Borders, Action cards
    read: list[str] = field(default_factory=list)  # Locations with a Read token
    on_box: dict[str, dict[str, int]] = field(default_factory=dict)  # "lime_kiln-0" -> Resources there
    raised: dict[str, list[str]] = field(default_factory=dict)  # box -> the Resources whose cost is raised
    offerings: dict[str, str] = field(default_factory=dict)  # box -> the shape of a Sacrifice token on it
    sources: dict[str, list[str]] = field(default_factory=dict)  # Area -> Source tokens
    goals: dict[str, int] = field(default_factory=dict)  # Goal tokens, wherever the adventure puts them
    flags: list[str] = field(default_factory=list)
    told: list[int] = field(default_factory=list)  # Paragraphs read
    seen: list[str] = field(default_factory=list)  # watches that have happened
    track: int = 0
    ship: str = ""
    shields: dict[str, int] = field(default_factory=dict)  # Event icon -> how many calls of it are swallowed
    bridge: str = ""  # a Border with a Block token that goes at the end of the Action phase
    tales: Tales = field(default_factory=Tales)
    # the Row
    row: list[str] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)  # the slot of each
    awake: list[bool] = field(default_factory=list)  # its active side is up
    special: list[str] = field(default_factory=list)  # Special Action cards
    unused: list[str] = field(default_factory=list)
    # the Path
    terrain: Deck[str] = field(default_factory=Deck)
    path: list[str] = field(default_factory=list)
    laid: list[Laid] = field(default_factory=list)
    gathered: list[int] = field(default_factory=list)
    rubble: list[int] = field(default_factory=list)  # spaces with a Block token (TH-31.6)
    over: dict[str, str] = field(default_factory=dict)  # "red-bog" -> the tile over that Penalty definition (TH-31.7)
    # cards
    items: Deck[str] = field(default_factory=Deck)
    display: list[str] = field(default_factory=list)
    item_discard: list[str] = field(default_factory=list)
    findings: Deck[str] = field(default_factory=Deck)
    finding_discard: list[str] = field(default_factory=list)
    found: list[str] = field(default_factory=list)  # Finding cards that are being resolved
    foes: dict[str, Deck[str]] = field(default_factory=dict)
    foe_discard: dict[str, list[str]] = field(default_factory=dict)
    events: dict[str, Deck[str]] = field(default_factory=dict)
    event_discard: dict[str, list[str]] = field(default_factory=dict)
    event: str = ""
    # what is going on
    acts: list[Act] = field(default_factory=list)  # the running action; an Additional Action lies on top of it
    fight: Fight | None = None
    reading: int = 0
    queue: list[int] = field(default_factory=list)  # Paragraphs to be read next (TH-29.13)
    readers: dict[int, int] = field(default_factory=dict)  # the Hero who opened each of them
    opened_at: dict[int, str] = field(default_factory=dict)  # and the Location, which some concern
    trust: int = 0  # the roll of a test of trust (TH-35.11), while it is resolved
    chosen: int = NOWHERE  # the Hero whom the effect before chose
    tile: str = ""  # the Wound tile that is being placed: a die may have said which
    ending: str = ""

    # -- questions ----------------------------------------------------------------------------------

    @property
    def act(self) -> Act:
        """The action that is resolved."""
        return self.acts[-1]

    @property
    def tale(self) -> Adventure:
        return self.content.adventures[self.adventure]

    @property
    def map(self) -> Map:
        return self.content.maps[self.adventure]

    @property
    def fight_now(self) -> Fight:
        """The Combat that is fought."""
        assert self.fight is not None, "a Combat is going on"
        return self.fight

    def may(self, grant: str) -> int:
        """What an effect grants to the running action, if there is one."""
        return self.acts[-1].may.get(grant, 0) if self.acts else 0

    def seat(self, hero: int) -> int:
        """TH-34.2: one player controls both Heroes."""
        return 0 if self.n == 1 else hero

    @property
    def chooser(self) -> int:
        """TH-2.3: the Hero whose player picks."""
        return self.active if self.phase == "action" else self.first

    def around(self, start: int) -> tuple[int, ...]:
        """All Heroes clockwise."""
        return CIRCLES[len(self.heroes)][start]

    def next_hero(self, hero: int) -> int:
        """The one to the left."""
        return (hero + 1) % len(self.heroes)

    def turns(self) -> tuple[int, ...]:
        """The Heroes in the order of a round's turns (TH-13.18)."""
        return (self.around(self.first) * TOKENS)[:TOKENS]

    def here(self, hero: int) -> tuple[int, ...]:
        """The Heroes in the Area of a Hero, that Hero first."""
        heroes = self.heroes
        area = heroes[hero].area
        return tuple([each for each in self.around(hero) if heroes[each].area == area])

    def open_area(self, area: str) -> bool:
        """TH-6.3"""
        return self.map.areas[area].number <= self.round

    def sources_of(self, area: str) -> list[str]:
        """TH-6.4, TH-6.19: the kinds of Resource that an Area gives."""
        found = self.map.areas[area]
        dark = found.dark_sources if self.goals.get(area) else None
        printed = found.sources if dark is None else dark
        return list(dict.fromkeys([*printed, *self.sources.get(area, [])]))

    def there(self, location: Location) -> bool:
        """A Location of an Area with two faces is there only while its face is shown."""
        if not location.face or not location.area:
            return True
        return (location.face == "dark") == bool(self.goals.get(location.area))

    def locations_of(self, area: str) -> list[str]:
        map = self.map
        found = [each for each in map.in_area[area] if not map.locations[each].ship and self.there(map.locations[each])]
        return found + map.aboard if self.ship == area else found

    def lies_in(self, location: Location, area: str) -> bool:
        """TH-6.18; a Location of the Ship is where the marker is."""
        return self.ship == area if location.ship else location.id in self.map.in_area[area]

    def strength(self, tier: str) -> int:
        return TIERS.index(tier) + 1 if tier in TIERS else 0

    def wound_grid(self, hero: int) -> Grid:
        return self.content.wound_areas[self.heroes[hero].id]

    def covered(self) -> int:
        """The mask of the Path that tiles, Gather tokens and Blocks cover (TH-17.7)."""
        mask = self.tiles_mask()
        for cell in self.gathered:
            mask |= 1 << cell
        for cell in self.rubble:
            mask |= 1 << cell
        return mask

    def tiles_mask(self) -> int:
        strips, rows = self.content.strips, self.content.rows
        mask = 0
        for shape, turn, x, y in self.laid:
            mask |= strips[shape, turn, y] << x * rows
        return mask

    def laid_mask(self, tile: Laid) -> int:
        shape, turn, x, y = tile
        return self.content.strips[shape, turn, y] << x * self.content.rows

    def right_column(self) -> int:
        """The rightmost column that holds Journey tiles, or -1."""
        return (self.tiles_mask().bit_length() - 1) // self.rows

    @property
    def rows(self) -> int:
        """Of the Path (TH-3.15)."""
        return self.content.rows

    def holes(self) -> int:
        """The cells that the Terrain cards of the Path do not have (TH-3.1)."""
        mask = column = 0
        for card in self.path:
            board = self.content.boards[card]
            mask |= board.holes << (column * board.grid.height)
            column += board.grid.width
        return mask

    def columns(self) -> int:
        return sum(self.content.boards[card].grid.width for card in self.path)

    def space(self, cell: int) -> tuple[str, tuple[str, ...]]:
        """The Terrain card of a space of the Path, and its icons."""
        rows = self.rows
        x, y = divmod(cell, rows)
        for card in self.path:
            width = self.content.boards[card].grid.width
            if x < width:
                return card, self.content.boards[card].icons.get(x * rows + y, ())
            x -= width
        raise AssertionError("a space lies on the Path")

    def kinds(self) -> tuple[str, ...]:
        """The Resources that "any" may mean: those that are used (TH-20.11)."""
        tale = self.tale
        return (*COMMON, *(kind for kind in RESOURCES if kind in tale.resources and kind not in tale.rare))

    def types_under(self, slot: int) -> tuple[str, ...]:
        return self.content.actions[self.row[slot]].types()

    def players(self) -> int:
        """TH-34.3"""
        return len(self.heroes)
