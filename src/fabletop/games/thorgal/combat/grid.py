"""The Enemy cards of a Combat as one grid (TH-25.10), and what lies on it."""

from __future__ import annotations

from functools import cache

from ..content import ALLOW_FLIP
from ..geometry import Grid, Spot, fitting
from ..state import State


def die_shape(t: State, i: int) -> str:
    """TH-24.8, TH-24.9"""
    fight = t.fight_now
    face = t.content.dice[fight.dice[i]].faces[fight.faces[i]]
    return face.critical if fight.critical[i] and face.critical else face.white


def fight_grid(t: State) -> tuple[Grid, list[int]]:
    """All cards as one grid: the grid, and the column where each card begins."""
    return _side_by_side(tuple([t.content.boards[card].grid for card in t.fight_now.cards]))


@cache
def _side_by_side(boards: tuple[Grid, ...]) -> tuple[Grid, list[int]]:
    height = max(grid.height for grid in boards)
    starts, cells, column = [], 0, 0
    for grid in boards:
        starts.append(column)
        cells |= _beside(grid.cells, grid, column, height)
        column += grid.width
    return Grid(column, height, cells), starts


def _beside(mask: int, grid: Grid, start: int, height: int) -> int:
    """Cells of a card in the grid of all cards, which may be higher."""
    column = (1 << grid.height) - 1
    return sum((mask >> x * grid.height & column) << (start + x) * height for x in range(grid.width))


def foe_spots(t: State, shape: str) -> list[Spot]:
    """TH-23.8, TH-23.9, TH-23.16"""
    taken = t.fight_now.covered_mask()
    grid, _ = fight_grid(t)
    return fitting(t.content.shapes[shape], grid, taken, taken, ALLOW_FLIP)


def fight_space(t: State, cell: int) -> tuple[str, tuple[str, ...]]:
    """The card of a space of the Combat, and its icons, Hearts included."""
    grid, starts = fight_grid(t)
    x, y = divmod(cell, grid.height)
    place = max(i for i, start in enumerate(starts) if start <= x)
    card = t.fight_now.cards[place]
    board = t.content.boards[card]
    return card, board.icons.get((x - starts[place]) * board.grid.height + y, ())


def fight_icons(t: State, cell: int) -> tuple[str, tuple[str, ...]]:
    """The same without the Heart (TH-19.7)."""
    card, found = fight_space(t, cell)
    return card, tuple(icon for icon in found if icon != "heart")


def hearts_mask(t: State) -> int:
    """The spaces with Hearts."""
    grid, starts = fight_grid(t)
    boards = [t.content.boards[card] for card in t.fight_now.cards]
    return sum(_beside(board.hearts, board.grid, start, grid.height) for board, start in zip(boards, starts))


def open_hearts(t: State) -> int:
    return (hearts_mask(t) & ~t.fight_now.covered_mask()).bit_count()
