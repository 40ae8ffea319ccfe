"""Journey (TH-17) and Terrain cards (TH-18), Gather (TH-21)."""

from __future__ import annotations

from typing import NamedTuple

from ....kernel import Rules, ask
from ..asking import Ask
from ..choices import DONE, LAY, Done, Lay, TakeTile
from ..content import ALLOW_FLIP
from ..events import Laid, TerrainRevealed
from ..geometry import Spot, along, cells_of
from ..hero.skills import own_options, use_items
from ..lists import run
from ..named import word
from ..rounds.event_card import trigger
from ..scenes import in_turn, scene
from ..state import State

# -- tiles -----------------------------------------------------------------------------------------


def tiles(t: State, hero: int) -> list[str]:
    """Those beside the marker and beside lower spaces, and what cards add (TH-17.3)."""
    own = t.heroes[hero]
    level = own.track + t.may("journey_level")
    track = t.content.heroes[own.id].track
    return list(dict.fromkeys([*(shape for step in track[:level] for shape in step), *t.act.shapes]))


class Road(NamedTuple):
    """What a Journey tile is laid on: as much as all tiles have to know."""

    columns: int
    taken: int  # all that lies on the Path, and what is no space
    last: int  # the last tile
    right: int  # the rightmost column with tiles, or -1


NO_ROAD = Road(0, 0, 0, -1)


def road(t: State) -> Road:
    """None is left when no card is, and a tile lies in the last column (TH-18.6, TH-18.11)."""
    columns, right = t.columns(), t.right_column()
    if right == columns - 1 and not len(t.terrain):
        return NO_ROAD
    last = t.laid_mask(t.laid[-1]) if t.laid else 0
    return Road(columns, t.covered() | t.holes(), last, right)


def spots_on(t: State, road: Road, shape: str) -> list[Spot]:
    return along(t.content.shapes[shape], t.rows, road.columns, road.taken, road.last, road.right, ALLOW_FLIP)


def tile_spots(t: State, shape: str) -> list[Spot]:
    return spots_on(t, road(t), shape)


def _tiles(t: State, seat: int, hero: int) -> list[TakeTile | Done]:
    found: list[TakeTile | Done] = [TakeTile(shape) for shape in tiles(t, hero)]
    return [*found, DONE] if t.act.done else found


def _tile_refusal(t: State, seat: int, key: TakeTile | Done, hero: int) -> str:
    return "" if isinstance(key, Done) or tile_spots(t, key.shape) else "TH-17.4"


def _fitting_tiles(t: State, seat: int, hero: int) -> list[TakeTile | Done]:
    """The same, on a road that is looked at once."""
    ahead = road(t)
    return [key for key in _tiles(t, seat, hero) if isinstance(key, Done) or spots_on(t, ahead, key.shape)]


TILE = Ask("tile", "TH-17.3", _tiles, _tile_refusal, fast=_fitting_tiles)


def _spots(t: State, seat: int, hero: int, shape: str) -> list[Lay]:
    return [LAY[spot.turn, spot.x, spot.y] for spot in tile_spots(t, shape)]


SPOT = Ask("spot", "TH-17.4", _spots, details=lambda t, hero, shape: {"shape": word("tile", shape)})


@scene(below=in_turn)
def do_journey(t: State, hero: int) -> Rules[None]:
    """TH-17.2 to TH-17.10; after the first tile the others may be declined (TH-17.15)."""
    if t.act.done >= t.act.value:
        return
    ahead = road(t)
    if not any(spots_on(t, ahead, shape) for shape in tiles(t, hero)):
        return  # TH-17.16
    key = yield from ask(t, t.seat(hero), TILE, hero)
    if isinstance(key, Done):
        return
    spot = yield from ask(t, t.seat(hero), SPOT, hero, key.shape)
    t.then("do_journey", hero)
    lay(t, hero, key.shape, spot.turn, spot.x, spot.y)


def lay(t: State, hero: int, shape: str, turn: int, x: int, y: int) -> None:
    marked = marked_column(t)
    first_there = t.right_column() < marked
    t.laid.append((shape, turn, x, y))
    mask = t.laid_mask(t.laid[-1])
    reached = any(column == marked for column, _ in cells_of(mask, t.rows))
    t.act.done += 1
    t.tell(Laid, "TH-17.4", t.heroes[hero].id, shape)
    t.act.cells = [column * t.rows + row for column, row in cells_of(mask, t.rows)]
    t.act.gained, t.act.area_kind = [], ""
    t.then("tile_resolved", hero, t.content.tiles[shape].size)
    if first_there and reached:
        t.then("new_terrain", hero)  # after the covered spaces (TH-17.18)
    t.then("cover", hero)


def marked_column(t: State) -> int:
    """The reveal column of the rightmost card (TH-18.1, TH-18.9)."""
    card = t.content.terrain[t.path[-1]]
    return t.columns() - t.content.boards[card.id].grid.width + card.reveal


@scene()
def new_terrain(t: State, hero: int) -> None:
    """TH-18.1, TH-18.3, TH-18.5"""
    run(t, f"corner-{reveal(t)}", hero)


def reveal(t: State) -> str:
    if not len(t.terrain):
        return ""
    card = t.terrain.draw(t.rng)
    t.path.append(card)
    t.tell(TerrainRevealed, "TH-18.1", card)
    return card


@scene()
def tile_resolved(t: State, hero: int, size: int) -> None:
    """What the Event does because of the tile, then Items."""
    t.then("items_after_tile", hero)
    trigger(t, "place_tile", hero, size=size)


@scene()
def items_after_tile(t: State, hero: int) -> Rules[None]:
    if own_options(t, hero, "after_tile"):
        yield from use_items(t, hero, "after_tile")
