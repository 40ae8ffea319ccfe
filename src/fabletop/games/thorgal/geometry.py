"""Polyominoes on grids (TH-3). A grid is rows of cells with holes; a placement is a bit mask over it.

Cell (x, y) of a grid of height h is bit x * h + y: columns follow one another, so that a grid that grows to the
right keeps its bits, and "two columns farther right" is a shift.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

Cell = tuple[int, int]
Turned = tuple[Cell, ...]  # a shape in one orientation, at the origin, sorted


class Spot(NamedTuple):
    """Where a tile may lie: the number of its orientation, its offset, and the cells that it covers."""

    turn: int
    x: int
    y: int
    mask: int


class Grid(NamedTuple):
    """A fixed grid: the Wound area of a Hero, the card of an Enemy."""

    width: int
    height: int
    cells: int  # the mask of what is there (TH-3.1)

    @classmethod
    def of(cls, rows: Sequence[Sequence[bool]]) -> Grid:
        height, width = len(rows), max(len(row) for row in rows)
        cells = sum(bit(x, y, height) for y, row in enumerate(rows) for x, here in enumerate(row) if here)
        return cls(width, height, cells)


def bit(x: int, y: int, height: int) -> int:
    return 1 << (x * height + y)


def cells_of(mask: int, height: int) -> list[Cell]:
    found = []
    place = 0
    while mask:
        if mask & 1:
            found.append((place // height, place % height))
        mask >>= 1
        place += 1
    return found


@cache
def turns(cells: Turned, flip: bool = True) -> tuple[Turned, ...]:
    """Every distinct orientation, rotations first (TH-3.7), then the mirror images (TH-3.8)."""
    found: list[Turned] = []
    for mirror in (False, True) if flip else (False,):
        shape = [(-x, y) for x, y in cells] if mirror else list(cells)
        for _ in range(4):
            turned = at_origin(shape)
            if turned not in found:
                found.append(turned)
            shape = [(-y, x) for x, y in shape]
    return tuple(found)


@cache
def mask_of(cells: Turned, turn: int, x: int, y: int, height: int) -> int:
    """The cells that a shape covers there (TH-3.7, TH-3.8)."""
    return sum(bit(x + dx, y + dy, height) for dx, dy in turns(cells)[turn])


def at_origin(cells: Iterable[Cell]) -> Turned:
    listed = list(cells)
    left, top = min(x for x, _ in listed), min(y for _, y in listed)
    return tuple(sorted((x - left, y - top) for x, y in listed))


@cache
def spots(cells: Turned, grid: Grid, flip: bool) -> tuple[Spot, ...]:
    """Every way to lay a shape wholly inside an empty grid (TH-3.9)."""
    found = []
    for number, turned in enumerate(turns(cells, flip)):
        wide, high = 1 + max(x for x, _ in turned), 1 + max(y for _, y in turned)
        for x in range(grid.width - wide + 1):
            for y in range(grid.height - high + 1):
                mask = sum(bit(x + dx, y + dy, grid.height) for dx, dy in turned)
                if mask & ~grid.cells == 0:
                    found.append(Spot(number, x, y, mask))
    return tuple(found)


@cache
def _columns(width: int, height: int) -> tuple[int, int]:
    """The masks of the top and of the bottom row."""
    top = sum(bit(x, 0, height) for x in range(width))
    return top, top << (height - 1)


def border(mask: int, width: int, height: int) -> int:
    """The cells that share an edge with a mask (TH-3.11, TH-3.12), its own cells included."""
    top, bottom = _columns(width, height)
    whole = (1 << (width * height)) - 1
    return (mask | mask << height | mask >> height | (mask & ~bottom) << 1 | (mask & ~top) >> 1) & whole


def fitting(cells: Turned, grid: Grid, taken: int, touching: int, flip: bool) -> list[Spot]:
    """The legal placements beside what is taken; with `touching`, only those with an edge at it (TH-3.16)."""
    if not touching:
        return [spot for spot in spots(cells, grid, flip) if not spot.mask & taken]
    near = border(touching, grid.width, grid.height)
    return [spot for spot in spots(cells, grid, flip) if not spot.mask & taken and spot.mask & near]


@cache
def journey_spots(cells: Turned, height: int, flip: bool) -> tuple[tuple[int, int, int, int], ...]:
    """A shape in a strip: (turn, width, y, mask with its left edge in column 0)."""
    found = []
    for number, turned in enumerate(turns(cells, flip)):
        wide, high = 1 + max(x for x, _ in turned), 1 + max(y for _, y in turned)
        for y in range(height - high + 1):
            found.append((number, wide, y, sum(bit(dx, y + dy, height) for dx, dy in turned)))
    return tuple(found)


def along(cells: Turned, height: int, columns: int, taken: int, last: int, right: int, flip: bool) -> list[Spot]:
    """The placements of a Journey tile (TH-17.4 to TH-17.8, TH-17.13).

    `taken` is all that lies on the Path, `last` the last tile, `right` the rightmost column with tiles, or -1.
    """
    if right < 0:
        starts: tuple[int, ...] = (0,)
        near = 0
    else:
        starts = (right, right + 1)
        near = border(last, columns, height)
    found = []
    for turn, wide, y, mask in journey_spots(cells, height, flip):
        for x in starts:
            if x + wide > columns:
                continue
            moved = mask << (x * height)
            if moved & taken or (near and not moved & near):
                continue
            found.append(Spot(turn, x, y, moved))
    return found
