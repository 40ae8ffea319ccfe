"""Where a tile of Thorgal may lie, worked out from the ledger alone: slow, obvious, with sets of cells and no masks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

Cell = tuple[int, int]
Cells = frozenset[Cell]

SHAPES: dict[str, Cells] = {  # TH-3.5
    "mono": frozenset({(0, 0)}),
    "domino": frozenset({(0, 0), (1, 0)}),
    "tri_i": frozenset({(0, 0), (1, 0), (2, 0)}),
    "tri_l": frozenset({(0, 0), (0, 1), (1, 1)}),
    "tet_i": frozenset({(0, 0), (1, 0), (2, 0), (3, 0)}),
    "tet_o": frozenset({(0, 0), (1, 0), (0, 1), (1, 1)}),
    "tet_t": frozenset({(0, 0), (1, 0), (2, 0), (1, 1)}),
    "tet_s": frozenset({(1, 0), (2, 0), (0, 1), (1, 1)}),
    "tet_l": frozenset({(0, 0), (0, 1), (0, 2), (1, 2)}),
    "pent_p": frozenset({(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)}),
}


# -- tiles and grids (TH-3) ----------------------------------------------------------------------------------


def at_corner(cells: Iterable[Cell]) -> Cells:
    listed = list(cells)
    left, top = min(x for x, _ in listed), min(y for _, y in listed)
    return frozenset((x - left, y - top) for x, y in listed)


@cache
def held(shape: str) -> frozenset[Cells]:
    """Every way to hold a tile: turned (TH-3.7) and flipped (TH-3.8)."""
    found = set()
    for cells in (SHAPES[shape], frozenset((-x, y) for x, y in SHAPES[shape])):
        for _ in range(4):
            cells = frozenset((-y, x) for x, y in cells)
            found.add(at_corner(cells))
    return frozenset(found)


@cache
def inside(shape: str, grid: Cells) -> frozenset[Cells]:
    """Every place wholly inside a grid (TH-3.9)."""
    moved = (
        frozenset((x + dx, y + dy) for dx, dy in cells)
        for cells in held(shape)
        for x in range(1 + max(x for x, _ in grid))
        for y in range(1 + max(y for _, y in grid))
    )
    return frozenset(cells for cells in moved if cells <= grid)


def beside(cells: Cells) -> Cells:
    """The cells that share a full edge with one of these (TH-3.11, TH-3.12)."""
    return frozenset((x + dx, y + dy) for x, y in cells for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))


def together(tiles: Iterable[Cells]) -> Cells:
    return frozenset(cell for tile in tiles for cell in tile)


@cache
def side_by_side(grids: tuple[tuple[str, ...], ...]) -> Cells:
    """Cards as one grid, top-aligned (TH-3.14, TH-25.10); # is a cell that is not there (TH-3.1)."""
    found, column = set(), 0
    for rows in grids:
        for y, row in enumerate(rows):
            found |= {(column + x, y) for x, code in enumerate(row.split()) if code != "#"}
        column += max(len(row.split()) for row in rows)
    return frozenset(found)


# -- what lies on the table ----------------------------------------------------------------------------------


def read_mask(mask: int, height: int) -> Cells:
    return frozenset(divmod(place, height) for place in range(mask.bit_length()) if mask >> place & 1)


def wound_area(t: Any, hero: int) -> Cells:
    rows = t.content.heroes[t.heroes[hero].id].wound_area
    return frozenset((x, y) for y, row in enumerate(rows) for x, code in enumerate(row) if code == "o")


def wounds(t: Any, hero: int) -> list[Cells]:
    height = len(t.content.heroes[t.heroes[hero].id].wound_area)
    return [read_mask(mask, height) for _, mask in t.heroes[hero].wounds]


def path_grid(t: Any) -> Cells:
    return side_by_side(tuple(t.content.terrain[card].grid for card in t.path))


def path_tiles(t: Any) -> list[Cells]:
    rows = len(t.content.terrain[t.path[0]].grid)
    return [read_mask(t.laid_mask(tile), rows) for tile in t.laid]


def path_tokens(t: Any) -> list[Cell]:
    """Gather tokens and Blocks (TH-31.6)."""
    rows = len(t.content.terrain[t.path[0]].grid)
    return [divmod(cell, rows) for cell in (*t.gathered, *t.rubble)]


def enemy_grid(t: Any) -> Cells:
    return side_by_side(tuple(t.content.enemies[card].grid for card in t.fight.cards))


def blows(t: Any) -> list[Cells]:
    rows = max(len(t.content.enemies[card].grid) for card in t.fight.cards)
    return [read_mask(mask, rows) for _, mask in t.fight.laid]


# -- the three places ----------------------------------------------------------------------------------------


def wound_places(t: Any, hero: int, shape: str) -> set[Cells]:
    """TH-9.2, TH-9.3: the first anywhere, every further one beside a Wound that is there."""
    return _beside_any(inside(shape, wound_area(t, hero)), wounds(t, hero))


def blow_places(t: Any, shape: str) -> set[Cells]:
    """TH-23.8, TH-23.9, TH-23.16"""
    return _beside_any(inside(shape, enemy_grid(t)), blows(t))


def _beside_any(places: Iterable[Cells], tiles: list[Cells]) -> set[Cells]:
    taken = together(tiles)
    return {place for place in places if not place & taken and (not tiles or place & beside(taken))}


def path_places(t: Any, shape: str) -> set[Cells]:
    """TH-17.4 to TH-17.8, TH-17.13, TH-17.14, TH-18.6, TH-18.11, TH-31.6"""
    grid, tiles = path_grid(t), path_tiles(t)
    taken = together(tiles) | frozenset(path_tokens(t))
    last_column = max(x for x, _ in grid)
    reached = max((x for x, _ in together(tiles)), default=-1)
    if reached == last_column and not t.terrain.items():
        return set()
    free = [place for place in inside(shape, grid) if not place & taken]
    if not tiles:
        return {place for place in free if min(x for x, _ in place) == 0}
    touching = beside(tiles[-1])
    return {place for place in free if place & touching and min(x for x, _ in place) >= reached}
