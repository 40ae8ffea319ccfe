"""The land in a terminal: hexes in staggered rows, each with a code for its kind and marks for what is there.

A space is two lines of seven characters: its kind, the Monster and the steps above; Loot, Heroes and tokens below.
The centre of a Special tile lies where its three hexes meet, between their rows.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..content import TREASURES, Space
from ..land.geometry import hex_of, hexes, is_centre, slot_of
from .parts import FRAME, GAIN, GOLD, LOSS, NOTE, Frame
from .tales import MARKS

HALF = 4  # half the width of a space: rows are shifted by it
ROOM = 2 * HALF - 1
AROUND = 25  # lines that the rest of a page needs
LEAST = 3  # rows that are always shown
KEY, BROAD = 30, 60  # the least and the greatest width of the key beside the map
INK = {
    "mountains": "#d7af87",
    "lake": "#5fafff",
    "cave": "#af87d7",
    **dict.fromkeys(TREASURES, "#ffd75f"),
    "portal": "#5fd7d7",
    "merchants": "#ffaf5f",
    "alchemists": "#ffaf5f",
    "dragonslayers_towers": "#ffaf5f",
    "encounter": "#ff87d7",
    "church": "#eeeeee",
    "elemental_fire": "#ff875f",
    "elemental_water": "#5fafff",
    "elemental_air": "#afd7ff",
    "elemental_earth": "#afaf5f",
}
LOOT = {"gold": "$", "gaar": "g", "healing_potion": "p", "silver_card": "s", "gold_card": "S"}
MONSTER, SIEGE = "!", "‡"
MARK = "◆"  # of a Scenario, if it has no sign of its own
STEPS = "⁰¹²³⁴⁵⁶⁷⁸⁹"
Cell = list[tuple[str, str]]  # pieces with their styles


def ink(type: str) -> str:
    return INK.get(type, NOTE)


def column_of(space: str) -> int:
    """In half spaces."""
    q, r = hex_of(space)
    return 2 * q + r + (1 if is_centre(space) else 0)


class Chart:
    """The part of the land that fits on the screen."""

    def __init__(self, frame: Frame, width: int) -> None:
        self.frame = frame
        self.width = width
        self.table = frame.table
        self.spaces = [space for anchor, tile in self.table["land"].items() for space in self._spaces(anchor, tile)]
        rows = [hex_of(space)[1] for space in self.spaces]
        columns = [column_of(space) for space in self.spaces]
        focus = self._focus()
        high = max(LEAST, (frame.height - AROUND) // 2)
        self.top, self.bottom = _window(min(rows), max(rows), hex_of(focus)[1], high)
        self.left, self.right = _window(min(columns), max(columns), column_of(focus), width // HALF - 1)
        self.cut = (min(rows) < self.top, max(rows) > self.bottom, min(columns) < self.left, max(columns) > self.right)
        self.seen: dict[str, str] = {}  # marks of the key, with what they mean

    def _spaces(self, anchor: str, tile: str) -> Iterator[str]:
        yield from hexes(anchor)
        if self.frame.content.map_tiles[tile].centre is not None:
            yield f"{anchor}*"

    def _focus(self) -> str:
        at: str = self.frame.hero(self.table["active"])["at"] or self.frame.hero(self.frame.seat)["at"]
        return at or "0,0*"

    # -- a space -----------------------------------------------------------------------------------

    def space(self, space: str) -> Space:
        anchor, index = slot_of(space)
        return self.frame.content.spaces[self.table["land"][anchor]][index]

    def level(self, space: str) -> int:
        """Of the Monster that is still there, or 0."""
        if space in self.table["besieged"]:
            return int(self.table["besieged"][space])
        return 0 if space in self.table["freed"] else self.space(space).monster

    def mark(self, sign: str, meaning: str) -> str:
        self.seen.setdefault(sign, meaning)
        return sign

    def upper(self, space: str) -> Cell:
        """The kind, the Monster, the steps."""
        frame, type, level = self.frame, self.space(space).type, self.level(space)
        code = frame.say(f"terminal-code-{type}")
        if type != "plain":
            self.mark(code, frame.name(f"space-{type}"))
        cell: Cell = [(code, f"bold {ink(type)}" if type != "plain" else NOTE)]
        if level:
            siege = any(each.besieges(space) for each in frame.laid)
            sign = self.mark(SIEGE, frame.web("row-siege")) if siege else self.mark(MONSTER, frame.web("row-monster"))
            cell.append((f" {sign}{level}", LOSS))
        return cell

    def steps(self, space: str) -> str:
        steps = self.table["reach"].get(space, 0)
        if not steps:
            return ""
        self.mark(STEPS[1], self.frame.say("terminal-steps"))
        return STEPS[steps] if steps < len(STEPS) else "⁺"

    def lower(self, space: str) -> Cell:
        """Heroes, what the Scenario laid there, tokens; Loot while a Monster guards it."""
        frame, table = self.frame, self.table
        cell: Cell = []
        here = [seat for seat, hero in enumerate(table["heroes"]) if hero["id"] and hero["at"] == space]
        for i, seat in enumerate(here):
            cell.append((f"{'@' if not i else ''}{seat + 1}", frame.colour(seat)))
            self.mark("@", frame.say("terminal-figure"))
        for sign, spaces, meaning in (sign for each in frame.laid for sign in each.signs()):
            if space in spaces:
                cell.append((self.mark(sign, frame.web(meaning)), GOLD))
        for each in table["tale"]["marks"].get(space, ()):
            cell.append((self.mark(MARKS.get(each["kind"], MARK), frame.named(each["id"])), GOLD))
        tokens = table["tokens"].get(space, [])
        for kind in dict.fromkeys(token["kind"] for token in tokens):
            owners = [token["seat"] for token in tokens if token["kind"] == kind]
            cell.append((self.mark(kind, frame.say(f"terminal-token-{kind}")), NOTE))
            cell += [(str(seat + 1), frame.colour(seat)) for seat in owners]
        if self.level(space) and not here and space not in table["besieged"]:
            for what, n in self.space(space).loot.items():
                sign = self.mark(LOOT[what], frame.lore.called(what))
                cell.append((f"{n if n > 1 or what == 'gold' else ''}{sign}", "#d7af5f"))
        return cell

    # -- drawing -----------------------------------------------------------------------------------

    def drawn(self) -> Text:
        return Text("\n").join(self._lines())

    def _lines(self) -> Iterator[Text]:
        for row in range(self.top, self.bottom + 1):
            there = [each for each in self._row(row) if not is_centre(each)]
            yield self._line(there, self._first)
            yield self._line(there, lambda space: self.lower(space))
            centres = [each for each in self._row(row) if is_centre(each)]
            if centres:
                yield self._centres(centres)

    def _row(self, row: int) -> list[str]:
        found = [each for each in self.spaces if hex_of(each)[1] == row]
        return sorted((each for each in found if self.left <= column_of(each) <= self.right), key=column_of)

    def in_sight(self) -> list[str]:
        return [space for row in range(self.top, self.bottom + 1) for space in self._row(row)]

    def _first(self, space: str) -> Cell:
        cell = self.upper(space)
        used = sum(len(text) for text, _ in cell)
        return [*cell, (f"{self.steps(space):>{ROOM - used}}", GAIN)]

    def _line(self, spaces: list[str], content: Any) -> Text:
        line = Text(no_wrap=True)
        last = -2
        for space in spaces:
            column = column_of(space) - self.left
            if column > last + 2 and last >= 0:
                _pad(line, (last + 2) * HALF).append("│", FRAME)
            _pad(line, column * HALF)
            whole = slot_of(space)[1] != 1 or column != last + 2  # within a tile the edge is faint
            line.append("│" if whole else "┊", FRAME)
            _fill(line, content(space))
            last = column
        return line.append("│", FRAME) if spaces else line

    def _centres(self, spaces: list[str]) -> Text:
        """Between the rows: the edges of the hexes beside them are left out."""
        line = Text(no_wrap=True)
        for space in spaces:
            _pad(line, (column_of(space) - self.left) * HALF).append("‹", FRAME)
            cell = [*self.upper(space), *self.lower(space), (self.steps(space), GAIN)]
            line.append(Text.assemble(*cell)[:ROOM]).append("›", FRAME)
        return line

    # -- all of it -----------------------------------------------------------------------------------

    def render(self) -> RenderableType:
        frame = self.frame
        drawing = self.drawn()
        stack = self.table["stack"]
        left = frame.web("stack", chapter=stack["chapter"], n=stack["left"]) if stack["left"] else ""
        more = Text(left or frame.web("stack-empty"), NOTE)
        ways = [way for way, cut in zip("↑↓←→", self.cut) if cut]
        if ways:
            more.append(f" · {frame.say('terminal-more', where=' '.join(ways))}", GOLD)
        return Group(frame.heading(frame.web("map"), more), self._with_key(drawing))

    def _with_key(self, drawing: Text) -> RenderableType:
        """What the marks in sight mean: beside the drawing if there is room, else below it."""
        key = Text()
        for sign, meaning in self.seen.items():
            key.append(" · " if key else "", NOTE).append(sign, "bold").append(f" {meaning}", NOTE)
        wide = max(len(line) for line in drawing.split("\n"))
        if self.width - wide < KEY:
            return Group(drawing, Padding(key, (0, 1)))
        grid = Table.grid(padding=(0, 2))
        grid.add_column(width=wide)
        grid.add_column(width=min(BROAD, self.width - wide - 2))
        grid.add_row(drawing, key)
        return grid


def _window(first: int, last: int, around: int, room: int) -> tuple[int, int]:
    """So many of the numbers from first to last, with one of them in the middle as far as possible."""
    if last - first < room:
        return first, last
    start = max(first, min(around - room // 2, last - room + 1))
    return start, start + room - 1


def _pad(line: Text, to: int) -> Text:
    return line.append(" " * max(0, to - len(line)))


def _fill(line: Text, cell: Cell) -> None:
    text = Text.assemble(*cell)[:ROOM]
    line.append(text).append(" " * (ROOM - len(text)))
