"""The journal of a tournament: a line that says which it is, and a line for every game that is over.

A line is written at once and never changed, so that a tournament which was killed goes on where it was. Only the last
line can be torn; it is cut off, and its game is played again.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec

from ..kernel import SaveError
from .standings import Outcome

FORMAT = "fabletop-tournament-1"


class Header(msgspec.Struct, frozen=True):
    """What makes two tournaments the same; one with more games goes on with the journal of a shorter one."""

    format: str
    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, bool | int | str]
    content: str  # some digits that change with every card
    code: str  # and with the rules and the computer players


class Journal:
    """The games of a tournament that are over, in memory and on disk."""

    def __init__(self, file: Path, header: Header) -> None:
        self.file = file
        self.outcomes: dict[int, Outcome] = {}
        first = msgspec.json.encode(header) + b"\n"
        kept = file.read_bytes() if file.exists() else b""
        whole = kept[: kept.rfind(b"\n") + 1]
        if whole:
            _same(file, whole, header)
            self._read(whole, header.seats)
        elif not first.startswith(kept):
            raise SaveError(f"{file}: this is no journal of a tournament")
        self._lines = file.open("ab")
        if whole != kept:
            os.truncate(file, len(whole))
        if not whole:
            self._write(first)

    def add(self, outcome: Outcome) -> None:
        self._write(msgspec.json.encode(outcome) + b"\n")
        self.outcomes[outcome.number] = outcome

    def _write(self, line: bytes) -> None:
        self._lines.write(line)
        self._lines.flush()

    def close(self) -> None:
        self._lines.close()

    def _read(self, whole: bytes, seats: int) -> None:
        for number, line in enumerate(whole.splitlines()[1:], 2):
            try:
                outcome = msgspec.json.decode(line, type=Outcome)
            except msgspec.DecodeError:
                raise SaveError(f"{self.file}: line {number} is damaged") from None
            if not len(outcome.scores) == len(outcome.places) == seats:
                raise SaveError(f"{self.file}: line {number} is no game of {seats} seats")
            self.outcomes[outcome.number] = outcome


def remove(file: Path) -> None:
    """To begin afresh; what is no journal stays."""
    if file.exists():
        with file.open("rb") as lines:
            _header(file, lines.readline())
        file.unlink()


def _same(file: Path, whole: bytes, header: Header) -> None:
    found = _header(file, whole.splitlines()[0])
    for field in Header.__struct_fields__:
        theirs, ours = getattr(found, field), getattr(header, field)
        if theirs != ours:
            raise SaveError(f"{file}: this is the journal of another tournament: {_differs(field, theirs, ours)}")


def _header(file: Path, line: bytes) -> Header:
    try:
        return msgspec.json.decode(line, type=Header)
    except msgspec.DecodeError:
        raise SaveError(f"{file}: this is no journal of a tournament") from None


def _differs(field: str, theirs: Any, ours: Any) -> str:
    if field in ("content", "code"):
        return f"its {'cards' if field == 'content' else 'rules or computer players'} were others"
    theirs, ours = (", ".join(each) if isinstance(each, tuple) else each for each in (theirs, ours))
    return f"{field} {theirs}, not {ours}"
