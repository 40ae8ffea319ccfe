"""The compiled pack: what entries are made into, ready for play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from ....kernel import PackError
from ....kernel.content import Raw
from ..geometry import Cell, Grid, Turned, journey_spots
from ..story.special import Rule, with_a_say
from .box import ActionCard, Die, Enemy, EventCard, Finding, HeroEntry, Item, SpecialAction, Terrain, Tile
from .listed import Label, Listing, labels, nested, tops
from .parts import ALLOW_FLIP
from .story import Adventure, Area, Border, Box, Location, Paragraph

if TYPE_CHECKING:
    from .spoken import Effect, Effects

T = TypeVar("T")

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
    hearts: int
    holes: int  # the mask of the cells that are not there (TH-3.1)


class BoxAt(NamedTuple):
    """A box and where it is."""

    location: str
    number: int
    box: Box


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
    events: dict[str, EventCard]
    adventures: dict[str, Adventure]
    lists: dict[str, Effects]  # every list of effects, by name
    listings: dict[str, Listing]  # where each of them stands
    effects: dict[str, Effect]  # every effect, by its list and its place there: "par-3/0"
    asked_before: dict[str, tuple[int, ...]]  # list -> the places of effects that may change an action (TH-15.20)
    resolved_apart: dict[str, tuple[int, ...]]  # list -> the places of those that do not and may not (TH-14.12)
    bonuses_apart: dict[str, tuple[int, ...]]  # Action card -> its Bonuses with something to resolve apart (TH-14.11)
    listing_of: dict[str, Listing]  # where each of them stands
    labels: dict[str, Label]  # of the effects that let choose
    boards: dict[str, Board]  # of Terrain and Enemy cards
    rows: int  # of a Terrain card: all have the same number (TH-3.14)
    wound_areas: dict[str, Grid]
    shapes: dict[str, Turned]
    strips: dict[tuple[str, int, int], int]  # the cells of a Journey tile in column 0, by shape, turn and row
    by_size: dict[int, tuple[str, ...]]
    maps: dict[str, Map] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Map:
    """An adventure's map, ready for play."""

    areas: dict[str, Area]
    borders: dict[str, Border]
    locations: dict[str, Location]
    boxes: dict[str, BoxAt]  # by name: "lime_kiln-0"
    boxes_at: dict[str, tuple[tuple[str, Box], ...]]  # Location -> its boxes, each with its name
    aboard: list[str]  # the Locations of the Ship
    in_area: dict[str, tuple[str, ...]]  # Area -> its Locations, those on its Borders included (TH-6.18)
    around: dict[str, tuple[str, ...]]  # Area -> its Borders
    beside: dict[str, tuple[str, ...]]  # Area -> the adjacent ones (TH-6.15)
    with_rune: dict[str, tuple[str, ...]]  # rune -> the Locations that have it
    paragraphs: dict[int, Paragraph]
    rules: dict[str, tuple[Rule, ...]]  # the special rules with a say, by the moment


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
    boxes = {
        f"{location.id}-{i}": BoxAt(location.id, i, box)
        for location in adventure.locations
        for i, box in enumerate(location.boxes)
    }
    around = {
        area.id: tuple(each.id for each in adventure.borders if area.id in (each.a, each.b)) for area in adventure.areas
    }
    beside = {
        area: dict.fromkeys(borders[name].across(area) for name in names if borders[name].kind != "impassable")
        for area, names in around.items()
    }
    runes = dict.fromkeys(rune for location in adventure.locations for rune in location.runes)
    return Map(
        areas={area.id: area for area in adventure.areas},
        borders=borders,
        locations={location.id: location for location in adventure.locations},
        boxes=boxes,
        boxes_at={
            location.id: tuple((name, at.box) for name, at in boxes.items() if at.location == location.id)
            for location in adventure.locations
        },
        aboard=[each.id for each in adventure.locations if each.ship],
        in_area=in_area,
        around=around,
        beside={area: tuple(areas) for area, areas in beside.items()},
        with_rune={rune: tuple(each.id for each in adventure.locations if rune in each.runes) for rune in runes},
        paragraphs={paragraph.number: paragraph for paragraph in adventure.paragraphs},
        rules=with_a_say(adventure.id, adventure.rules),
    )


def _places(things: Sequence[T], fits: Callable[[T], bool]) -> tuple[int, ...]:
    return tuple(i for i, each in enumerate(things) if fits(each))


def compiled(raw: Raw) -> Content:
    tiles: dict[str, Tile] = raw["tile"]
    found = [each for top in tops(raw) for each in nested(*top)]
    lists = {name: effects for name, effects, _ in found}
    boards = {card.id: _board(card.id, card.grid, "terrain.yaml") for card in raw["terrain"].values()}
    boards.update({card.id: _board(card.id, card.grid, "enemy.yaml") for card in raw["enemy"].values()})
    rows = max(len(card.grid) for card in raw["terrain"].values())
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
        listings={name: listing for name, _, listing in found},
        effects={f"{name}/{i}": each for name, effects in lists.items() for i, each in enumerate(effects)},
        asked_before={name: _places(effects, lambda each: each.may_grant()) for name, effects in lists.items()},
        resolved_apart={
            name: _places(effects, lambda each: not each.grants() and not each.may_grant())
            for name, effects in lists.items()
        },
        bonuses_apart={
            card.id: _places(card.bonus, lambda each: any(not effect.grants() for effect in each.effects))
            for card in raw["action"].values()
        },
        listing_of={f"{name}/{i}": listing for name, effects, listing in found for i in range(len(effects))},
        labels=dict(labels(found)),
        boards=boards,
        rows=rows,
        wound_areas={
            hero.id: Grid.of([[cell == "o" for cell in row] for row in hero.wound_area])
            for hero in raw["hero"].values()
        },
        shapes={tile.id: tile.turned for tile in tiles.values()},
        strips={
            (tile.id, turn, y): mask
            for tile in tiles.values()
            for turn, _, y, mask in journey_spots(tile.turned, rows, ALLOW_FLIP)
        },
        by_size={
            size: tuple(tile.id for tile in tiles.values() if tile.size == size)
            for size in sorted({tile.size for tile in tiles.values()})
        },
        maps={adventure.id: _map(adventure) for adventure in raw["adventure"].values()},
    )
