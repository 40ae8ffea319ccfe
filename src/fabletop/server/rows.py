"""The rows of a table: every choice as it is written, chained, and the tape that they fold to."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from ..kernel.tape import DEALER, Entry
from . import chain
from .lasting import Epoch

CUT = "cut"  # a row that takes the tape back to a length


class Row(NamedTuple):
    """A choice, or a cut, as it is written."""

    number: int
    seat: int
    kind: str
    key: str  # JSON
    auto: bool
    digest: str


def fold(rows: Sequence[Row], since: Sequence[Epoch] = ()) -> list[Entry]:
    """The tape of the newest epoch: a choice is put on it, a cut takes it back to a length."""
    starts = {epoch.rows: epoch.place for epoch in since}
    tape: list[Entry] = []
    for place, row in enumerate(rows):
        if place in starts:
            del tape[: starts[place]]
        if row.seat == DEALER and row.kind == CUT:
            del tape[json.loads(row.key)[0] :]
        else:
            tape.append((row.seat, row.kind, tuple(json.loads(row.key)), row.auto))
    del tape[: starts.get(len(rows), 0)]
    return tape


def broken(root: str, tail: str, rows: Sequence[Row]) -> str:
    """What is wrong with the chain of a table's rows, or nothing."""
    newest = root
    for place, each in enumerate(rows):
        newest = chain.link(newest, place, each.seat, each.kind, each.key, each.auto)
        if each.number != place or each.digest != newest:
            return f"row {place} is not what was written"
    return "" if newest == tail else "rows are missing at its end"


def chained(id: str, number: int, tail: str, entries: Iterable[Entry]) -> tuple[list[dict[str, Any]], str]:
    """Entries as rows from a number on, each with its digest; and the digest of the last one."""
    values = []
    for place, (seat, kind, key, auto) in enumerate(entries, number):
        words = json.dumps(key)
        tail = chain.link(tail, place, seat, kind, words, auto)
        told = {"seat": seat, "kind": kind, "key": words, "auto": auto, "digest": tail}
        values.append({"table_id": id, "number": place, **told})
    return values, tail
