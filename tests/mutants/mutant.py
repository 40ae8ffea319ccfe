"""A mutant: one small change of one file, and how it reads."""

from __future__ import annotations

from itertools import takewhile
from typing import NamedTuple


class Mutant(NamedTuple):
    """Bytes `begin` to `end` of a file become `text`."""

    file: str  # from the folder of the game
    kind: str  # comparison, sign, constant, condition, line, order, data
    place: str  # the function, or the entry of a pack
    first: int  # the lines of the statement that is changed
    last: int
    begin: int
    end: int
    text: str
    at_import: bool = False  # it changes what is done when the module is loaded: a constant, a field, a default
    names: tuple[str, ...] = ()  # what it defines then

    def applied(self, source: str) -> str:
        raw = source.encode()
        return (raw[: self.begin] + self.text.encode() + raw[self.end :]).decode()

    def diff(self, source: str) -> str:
        """The lines that it changes, before and after."""
        old, new = source.splitlines(), self.applied(source).splitlines()
        head = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(old, new)))
        tail = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(old[:head:-1], new[:head:-1])))
        gone, come = old[head : len(old) - tail], new[head : len(new) - tail]
        return "\n".join((*(f"-{line}" for line in gone), *(f"+{line}" for line in come)))


class Source:
    """The text of a file, with offsets for the positions that a parser gives."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.raw = text.encode()
        self.starts = [0]
        for line in self.raw.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def offset(self, line: int, column: int) -> int:
        return self.starts[line - 1] + column

    def between(self, begin: int, end: int) -> str:
        return self.raw[begin:end].decode()
