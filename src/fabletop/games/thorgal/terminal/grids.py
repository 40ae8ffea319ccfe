"""Grids in a terminal: the Journey Path, Wound areas and Enemy cards, drawn in characters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.text import Text

from ..content import ICONS, Board, Content
from ..content.parts import alternatives
from ..geometry import Grid, cells_of

GOLD, GAIN, LOSS, NOTE = "bold #d7af5f", "bold #5faf87", "bold #ff5f5f", "#8a8a8a"
LETTERS = {icon: letter for letter, icon in ICONS.items()}
INK = {"heart": LOSS, "red": LOSS, "yellow": "bold #ffd75f", "heal": GAIN, "xp": GOLD, "finding": GOLD, "area": "bold"}
TILE, NEW_TILE, TOKEN, BLOCK, FREE = "▒", "█", "●", "■", "·"
MARGIN = 3  # for the numbers of the rows

Cell = tuple[str, str]  # what is drawn there, and how


def code(icons: Sequence[str]) -> str:
    """Icons as the letters of the legend: `B/O` for alternatives, `Gr` for a Gossip with a red Penalty."""
    return "".join("/".join(LETTERS[each] for each in alternatives(icon)) for icon in icons)


def _style(icons: Sequence[str]) -> str:
    return next((INK[icon] for icon in icons if icon in INK), "")


def _numbered(columns: Sequence[int], width: int, marked: int | None) -> Text:
    line = Text(" " * MARGIN)
    for x in columns:
        label = f"{'▼' if x == marked else ''}{x + 1}"
        line.append(f"{label:<{width}}", GOLD if x == marked else NOTE)
    return line


def draw(cells: dict[tuple[int, int], Cell], columns: Sequence[int], height: int, marked: int | None = None) -> Text:
    """Rows of cells with the numbers of rows and columns, counted from 1; what is not there stays blank."""
    width = max(2, *(len(text) for text, _ in cells.values())) + 1
    lines = [_numbered(columns, width, marked)]
    for y in range(height):
        line = Text(f"{y + 1:>{MARGIN - 1}} ", NOTE)
        for x in columns:
            text, style = cells.get((x, y), ("", ""))
            wide = text * (width - 1) if text in (TILE, NEW_TILE) else text
            line.append(f"{wide:<{width}}", style)
        line.rstrip()
        lines.append(line)
    return Text("\n").join(lines)


def _board_cells(board: Board, start: int, height: int) -> dict[tuple[int, int], Cell]:
    found: dict[tuple[int, int], Cell] = {}
    for x, y in cells_of(board.grid.cells, board.grid.height):
        icons = board.icons.get(x * board.grid.height + y, ())
        found[start + x, y] = (code(icons), _style(icons)) if icons else (FREE, NOTE)
    return found


def path_cells(content: Content, table: dict[str, Any]) -> tuple[dict[tuple[int, int], Cell], list[tuple[int, str]]]:
    """The cells of the Path, and where each Terrain card begins."""
    cells: dict[tuple[int, int], Cell] = {}
    starts: list[tuple[int, str]] = []
    column = 0
    for card in table["path"]:
        board = content.boards[card]
        starts.append((column, card))
        cells.update(_board_cells(board, column, content.rows))
        column += board.grid.width
    for x, y in table["gathered"]:
        cells[x, y] = (TOKEN, GAIN)
    for x, y in table["rubble"]:
        cells[x, y] = (BLOCK, LOSS)
    for i, tile in enumerate(table["tiles"]):
        last = i == len(table["tiles"]) - 1
        for x, y in tile["cells"]:
            cells[x, y] = (NEW_TILE if last else TILE, GOLD if last else NOTE)
    return cells, starts


def wound_grid(grid: Grid, wounds: Iterable[dict[str, Any]]) -> Text:
    cells: dict[tuple[int, int], Cell] = dict.fromkeys(cells_of(grid.cells, grid.height), (FREE, NOTE))
    for wound in wounds:
        for x, y in wound["cells"]:
            cells[x, y] = (TILE, LOSS)
    return draw(cells, range(grid.width), grid.height)


def fight_grid(content: Content, fight: dict[str, Any]) -> Text:
    """The Enemy cards side by side, with the tiles that lie on them."""
    cells: dict[tuple[int, int], Cell] = {}
    column = height = 0
    for card in fight["cards"]:
        board = content.boards[card]
        height = max(height, board.grid.height)
        cells.update(_board_cells(board, column, board.grid.height))
        column += board.grid.width
    for tile in fight["laid"]:
        for x, y in tile["cells"]:
            cells[x, y] = (TILE, GOLD)
    return draw(cells, range(column), height)
