"""The pack of Thorgal: the box, and the adventures as data.

An effect is a verb with arguments (docs/adventures.md lists them). Lists of effects have names, so that the
state can say where it stands in one: `t.content.lists["par-3"]`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from ...kernel import PackError
from ...kernel.content import ContentEntry, Fault, Pack, Raw
from .geometry import Cell, Grid, Turned

Natural = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
ActionType = Literal["move", "journey", "gather", "assign", "combat", "sacrifice", "craft"]
Resource = Literal["building", "ore", "gossip", "magic", "fate", "power"]
Tier = Literal["minor", "average", "powerful", "monstrous", "mystic"]
Mode = Literal["sole", "left", "stack"]
Side = Literal["left", "middle", "right"]

ACTIONS: tuple[ActionType, ...] = ("move", "journey", "gather", "assign", "combat", "sacrifice", "craft")  # TH-13.10
RESOURCES: tuple[Resource, ...] = ("building", "ore", "gossip", "magic", "fate", "power")  # TH-20.1
COMMON: tuple[Resource, ...] = RESOURCES[:4]
TIERS: tuple[Tier, ...] = ("minor", "average", "powerful", "monstrous")  # TH-25.5
MYSTIC: Tier = "mystic"
ANY = "any"  # in a cost: of any kind
LEVELS = 7  # TH-8.4
MOST_THREAT = 5  # TH-30.2
DISPLAY = 5  # TH-27.18
TOKENS = 4  # TH-1.14
ALLOW_FLIP = True  # TH-3.8


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A piece of an entry."""


# -- effects ---------------------------------------------------------------------------------------


class Place(Part, frozen=True, kw_only=True):
    """Which Locations (or Borders) an effect may choose from."""

    id: str = ""
    rune: str = ""
    runes: tuple[str, ...] = ()
    free_of: tuple[Literal["enemy", "block", "read"], ...] = ()
    enemies: Natural = 0  # at least so many Enemy tokens there
    area: str = ""  # an Area, or yours, yours_or_adjacent, highest_open
    area_of: Literal["", "first_player", "most_threat"] = ""
    kinds: tuple[str, ...] = ()  # of Borders
    box: str = ""  # it has a box of this action
    fewest: Literal["", "raised"] = ""  # of those, the ones with the fewest
    only: str = ""  # a named test of the adventure


class Condition(Part, frozen=True, kw_only=True, rename={"all_": "all", "any_": "any"}):
    """What must hold. Exactly one field is given, or `all` or `any` of several."""

    all_: tuple[Condition, ...] = ()
    any_: tuple[Condition, ...] = ()
    always: bool = False
    read: Natural = 0
    not_read: Natural = 0
    read_at_least: ReadCount | None = None
    flag: str = ""
    not_flag: str = ""
    enemies: EnemyCount | None = None
    track_min: int | None = None
    track_max: int | None = None
    uncovered_penalties: Natural = 0  # at least so many on the Path (TH-35.2)
    goals_on_cards: Natural = 0  # at least so many Goal tokens on Action cards
    goals_on_cards_max: int | None = None
    enemy_on_map: str = ""  # a tier, or any
    any_threat: Natural = 0  # some Hero has so much
    no_token_under: str = ""
    slot_tokens: Natural = 0
    tokens_here: Natural = 0  # under the Action card that is resolved
    inactive_skills: Natural = 0
    borders: Natural = 0  # crossed in this action
    assigned: Natural = 0
    resolved: bool = False  # the effect of the Location
    threat: Natural = 0  # the Hero has so much
    skill: Literal["", "active", "inactive"] = ""
    area: AreaTest | None = None  # the Area that the Hero is in
    place: Place | None = None  # there is such a Location
    named: str = ""  # a test of the adventure, with `n` and `of`
    n: int = 0
    of: str = ""


class ReadCount(Part, frozen=True, kw_only=True):
    of: tuple[int, ...]
    n: Positive


class EnemyCount(Part, frozen=True, kw_only=True):
    at: Place
    min: Natural = 0
    max: int | None = None


class AreaTest(Part, frozen=True, kw_only=True):
    source: str = ""  # a Resource, or none
    enemy: bool | None = None
    heroes_min: Natural = 0
    heroes_max: Natural = 0


class Effect(Part, frozen=True, kw_only=True, rename={"else_": "else", "from_": "from", "if_": "if", "for_": "for"}):
    """A verb and its arguments."""

    do: str
    n: int | Literal["all", "threat", "players"] = 1
    who: str = "you"
    where: Condition | None = None  # of each_where
    what: str | tuple[str, ...] = ""
    size: Natural = 0
    shape: str = ""
    die: str = ""
    threat: bool = False  # a Wound of the size of the Hero's Threat
    kind: Literal["", "combat", "journey"] = ""
    type: str = ""
    value: Natural = 0
    tier: str = ""
    max_tier: str = ""
    at: Place | None = None
    to: Place | None = None
    from_: Place | None = None
    card: str = ""
    letter: str = ""
    p: Natural = 0
    ending: str = ""
    flag: str = ""
    colour: str = ""
    price: Natural = 0  # Threat for each
    min: int | None = None
    max: int | None = None
    for_: tuple[ActionType, ...] = ()
    cards: Natural = 0
    cost: dict[str, int] = {}
    options: tuple[Choice, ...] = ()
    if_: Condition | None = None
    cond: Condition | None = None
    then: tuple[Effect, ...] = ()
    else_: tuple[Effect, ...] = ()
    tiers: tuple[Tier, ...] = ()
    icon: str = ""
    area: str | tuple[str, ...] = ""
    fleet: str = ""
    carry: bool = False
    if_possible: bool = False  # TH-12.9
    leave_last: bool = False  # never the last Enemy of a Location that only a Combat can resolve


class Choice(Part, frozen=True, kw_only=True):
    effects: tuple[Effect, ...]
    if_: Condition | None = msgspec.field(default=None, name="if")


Effects = tuple[Effect, ...]


# -- the box ---------------------------------------------------------------------------------------


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


class Event(ContentEntry, frozen=True, kw_only=True):
    deck: str
    immediate: Effects = ()
    action_phase: tuple[Trigger, ...] = ()
    next: Next


# -- adventures ------------------------------------------------------------------------------------


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
    effect: Effects = ()
    win: Effects = ()
    lose: Effects = ()
    only: Condition | None = None  # it can be used only then
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
    effects: Effects


class Paragraph(Part, frozen=True, kw_only=True):
    number: Positive
    on: str = ""  # the Location that gets the Read token, or `here`: the one where it was opened
    effects: Effects = ()
    threads: tuple[Thread, ...] = ()


class Ending(Part, frozen=True, kw_only=True, rename={"if_": "if"}):
    """How it may end. Of the endings of a goal the first whose condition holds is read."""

    id: str
    number: Positive
    won: bool
    kind: Literal["good", "bittersweet", "bad"]
    goals: tuple[str, ...]  # of the objectives, or time, death, and what the adventure names
    if_: Condition | None = None


class MarkedRound(Part, frozen=True, kw_only=True):
    round: Positive
    effect: Effects


class Track(Part, frozen=True, kw_only=True):
    first: int
    last: int
    start: int
    good: Literal["left", "right"]
    at: dict[int, Effects] = {}  # what happens on reaching a space
    ends: dict[int, str] = {}  # the goal that reaching a space fulfils, or the defeat


class Watch(Part, frozen=True, kw_only=True, rename={"if_": "if"}):
    """Something that happens once, as soon as a condition holds."""

    id: str
    if_: Condition
    effect: Effects
    again: bool = False


class Setup(Part, frozen=True, kw_only=True):
    start: str  # the Area where the Heroes begin
    ship: str = ""
    goals: dict[str, Positive] = {}  # Goal tokens: on Special Adventure cards, on Areas that show their dark face
    effects: dict[int, Effects] = {}  # by the number of Heroes
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
    first_deck: Condition  # then the left Event deck is drawn from (TH-28.7)
    icons: dict[Side, Effects]
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


# -- the compiled pack -----------------------------------------------------------------------------

ICONS = {
    "H": "heart",
    "B": "building",
    "O": "ore",
    "G": "gossip",
    "M": "magic",
    "A": "area",
    "+": "heal",
    "X": "xp",
    "F": "finding",
    "r": "red",
    "y": "yellow",
    "P": "power",
    "T": "fate",
}


def read_grid(rows: tuple[str, ...], where: str) -> dict[Cell, tuple[str, ...]]:
    """The cells of a card: (x, y) -> its icons; alternatives stand as one icon, "building/ore" (TH-19.5)."""
    cells: dict[Cell, tuple[str, ...]] = {}
    for y, row in enumerate(rows):
        for x, code in enumerate(row.split()):
            if code == "#":
                continue  # no cell
            icons: list[str] = []
            rest = "" if code == "." else code
            while rest:
                if len(rest) >= 3 and rest[1] == "/":
                    icons.append("/".join(ICONS[each] for each in (rest[0], rest[2])))
                    rest = rest[3:]
                    continue
                if rest[0] not in ICONS:
                    raise PackError(f"{where}: '{code}' is no cell")
                icons.append(ICONS[rest[0]])
                rest = rest[1:]
            cells[x, y] = tuple(icons)
    return cells


@dataclass(frozen=True, slots=True)
class Board:
    """A card with a grid, ready for play."""

    grid: Grid
    icons: dict[int, tuple[str, ...]]  # by the number of the bit
    hearts: int = 0
    holes: int = 0  # the mask of the cells that are not there (TH-3.1)


@dataclass(frozen=True, slots=True)
class Content:
    """The compiled pack: frozen, and shared by all games."""

    tiles: dict[str, Tile]
    dice: dict[str, Die]
    heroes: dict[str, HeroEntry]
    items: dict[str, Item]
    actions: dict[str, ActionCard]
    specials: dict[str, SpecialAction]
    terrain: dict[str, Terrain]
    enemies: dict[str, Enemy]
    findings: dict[str, Finding]
    events: dict[str, Event]
    adventures: dict[str, Adventure]
    lists: dict[str, Effects]  # every list of effects, by name
    boards: dict[str, Board]  # of Terrain and Enemy cards
    rows: int  # of a Terrain card: all have the same number (TH-3.14)
    wound_areas: dict[str, Grid]
    shapes: dict[str, Turned]
    by_size: dict[int, tuple[str, ...]]
    maps: dict[str, Map] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Map:
    """An adventure's map, ready for play."""

    areas: dict[str, Area]
    borders: dict[str, Border]
    locations: dict[str, Location]
    aboard: list[str]  # the Locations of the Ship
    in_area: dict[str, tuple[str, ...]]  # Area -> its Locations, those on its Borders included (TH-6.18)
    around: dict[str, tuple[str, ...]]  # Area -> its Borders
    paragraphs: dict[int, Paragraph]


# Verbs, tests and rules of adventures register themselves; a name on one side only is refused on load.
VERBS: dict[str, Callable[..., Any]] = {}
TESTS: dict[str, Callable[..., bool]] = {}
RULES: dict[str, object] = {}


def nested(name: str, effects: Effects) -> Iterator[tuple[str, Effects]]:
    """A list and the lists inside it, with their names."""
    if effects:
        yield name, effects
    for i, effect in enumerate(effects):
        yield from nested(f"{name}/{i}+", effect.then)
        yield from nested(f"{name}/{i}-", effect.else_)
        for k, choice in enumerate(effect.options):
            yield from nested(f"{name}/{i}.{k}", choice.effects)


def _lists(raw: Raw) -> dict[str, Effects]:
    found: dict[str, Effects] = {}

    def add(name: str, effects: Effects) -> None:
        found.update(nested(name, effects))

    for hero in raw["hero"].values():
        add(f"skill-{hero.id}", hero.skill.effects)
        add(f"dial-{hero.id}", hero.dial_bonus)
        add(f"track-{hero.id}", hero.track_bonus)
    for item in raw["item"].values():
        add(f"item-{item.id}", item.effects)
    for card in raw["action"].values():
        add(f"extra-{card.id}", card.extra)
        for i, bonus in enumerate(card.bonus):
            add(f"bonus-{card.id}-{i}", bonus.effects)
    for card in raw["terrain"].values():
        add(f"corner-{card.id}", card.corner)
    for card in (*raw["terrain"].values(), *raw["enemy"].values()):
        add(f"red-{card.id}", card.red)
        add(f"yellow-{card.id}", card.yellow)
    for finding in raw["finding"].values():
        add(f"finding-{finding.id}", finding.effects)
    for event in raw["event"].values():
        add(f"event-{event.id}", event.immediate)
        for i, trigger in enumerate(event.action_phase):
            add(f"event-{event.id}-{i}", trigger.effects)
    for special in raw["special_action"].values():
        add(f"special-{special.id}", special.effects)
    for adventure in raw["adventure"].values():
        for special in adventure.special_actions:
            add(f"special-{special.id}", special.effects)
        for name, effects in _adventure_lists(adventure):
            add(f"{adventure.id}:{name}", effects)
    return found


def _adventure_lists(adventure: Adventure) -> Iterator[tuple[str, Effects]]:
    for location in adventure.locations:
        for i, box in enumerate(location.boxes):
            yield f"box-{location.id}-{i}", box.effect
            yield f"win-{location.id}-{i}", box.win
            yield f"lose-{location.id}-{i}", box.lose
    for side, effects in adventure.icons.items():
        yield f"icon-{side}", effects
    for marked in adventure.rounds_marked:
        yield f"round-{marked.round}", marked.effect
    if adventure.track:
        for space, effects in adventure.track.at.items():
            yield f"space-{space}", effects
    for watch in adventure.watches:
        yield f"watch-{watch.id}", watch.effect
    for number, effects in adventure.setup.effects.items():
        yield f"setup-{number}", effects
    for paragraph in adventure.paragraphs:
        yield f"par-{paragraph.number}", paragraph.effects
        for i, thread in enumerate(paragraph.threads):
            yield f"thread-{paragraph.number}-{i}", thread.effects


def _board(id: str, rows: tuple[str, ...], file: str) -> Board:
    cells = read_grid(rows, f"{file}: {id}.grid")
    height = len(rows)
    width = 1 + max(x for x, _ in cells)
    grid = Grid.of([[(x, y) in cells for x in range(width)] for y in range(height)])
    icons = {x * height + y: found for (x, y), found in cells.items() if found}
    hearts = sum(1 << place for place, found in icons.items() if "heart" in found)
    return Board(grid, icons, hearts, ((1 << width * height) - 1) & ~grid.cells)


def _map(adventure: Adventure) -> Map:
    borders = {border.id: border for border in adventure.borders}
    in_area: dict[str, tuple[str, ...]] = {}
    for area in adventure.areas:
        in_area[area.id] = tuple(
            each.id
            for each in adventure.locations
            if each.area == area.id
            or (each.border in borders and area.id in (borders[each.border].a, borders[each.border].b))
        )
    return Map(
        areas={area.id: area for area in adventure.areas},
        borders=borders,
        locations={location.id: location for location in adventure.locations},
        aboard=[each.id for each in adventure.locations if each.ship],
        in_area=in_area,
        around={
            area.id: tuple(each.id for each in adventure.borders if area.id in (each.a, each.b))
            for area in adventure.areas
        },
        paragraphs={paragraph.number: paragraph for paragraph in adventure.paragraphs},
    )


def _make(raw: Raw) -> Content:
    from .checks import check

    content = _draft(raw)
    check(content)
    return content


def _whole(content: Content) -> None:
    from .loose_ends import check_whole

    check_whole(content)


def _inspect(content: Content, folders: Mapping[str, Path]) -> list[Fault]:
    from .checks import names
    from .loose_ends import loose_ends
    from .word_checks import word_faults

    return [*names(content), *loose_ends(content), *word_faults(content, folders)]


def _draft(raw: Raw) -> Content:
    tiles: dict[str, Tile] = raw["tile"]
    lists = _lists(raw)
    boards = {card.id: _board(card.id, card.grid, "terrain.yaml") for card in raw["terrain"].values()}
    boards.update({card.id: _board(card.id, card.grid, "enemy.yaml") for card in raw["enemy"].values()})
    specials = dict(raw["special_action"])
    for adventure in raw["adventure"].values():
        specials.update({special.id: special for special in adventure.special_actions})
    return Content(
        tiles=tiles,
        dice=dict(sorted(raw["die"].items(), key=lambda each: each[1].rank)),
        heroes=raw["hero"],
        items=raw["item"],
        actions=raw["action"],
        specials=specials,
        terrain=raw["terrain"],
        enemies=raw["enemy"],
        findings=raw["finding"],
        events=raw["event"],
        adventures=raw["adventure"],
        lists=lists,
        boards=boards,
        rows=max(len(card.grid) for card in raw["terrain"].values()),
        wound_areas={
            hero.id: Grid.of([[cell == "o" for cell in row] for row in hero.wound_area])
            for hero in raw["hero"].values()
        },
        shapes={tile.id: tile.turned for tile in tiles.values()},
        by_size={
            size: tuple(tile.id for tile in tiles.values() if tile.size == size)
            for size in sorted({tile.size for tile in tiles.values()})
        },
        maps={adventure.id: _map(adventure) for adventure in raw["adventure"].values()},
    )


def _count(kind: str, raw: Raw) -> int:
    if kind == "hero_item":
        return sum(bool(item.hero) for item in raw["item"].values())
    if kind == "item":
        return sum(not item.hero for item in raw["item"].values())
    return sum(entry.pieces() for entry in raw.get(kind, {}).values())


PACK: Pack[Content] = Pack(
    folder=Path(__file__).parent / "content",
    kinds={
        "tile": Tile,
        "die": Die,
        "hero": HeroEntry,
        "item": Item,
        "action": ActionCard,
        "special_action": SpecialAction,
        "terrain": Terrain,
        "enemy": Enemy,
        "finding": Finding,
        "event": Event,
        "adventure": Adventure,
    },
    make=_make,
    count=_count,
    apart=("adventure",),
    whole=_whole,
    draft=_draft,
    inspect=_inspect,
)
