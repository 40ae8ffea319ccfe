"""What lets a table outlive an upgrade: its newest checkpoint, the versions it was played under, and why it halts.

The rows of a table are its choices and never change. An *epoch* begins where a table went on under other rules: with
the state of a checkpoint, and the rows from there on. A table that cannot go on is set aside, with a sentence.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from sqlalchemy import (
    Column,
    Connection,
    Engine,
    Float,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    delete,
    insert,
    select,
)

from ..kernel.in_play import Manifest
from .schema import meta

Why = Literal["rules", "content", "damaged"]

_checkpoints = Table(
    "checkpoints",
    meta,
    Column("table_id", String(16), primary_key=True),
    Column("rows", Integer, nullable=False),  # how many the table had
    Column("place", Integer, nullable=False),  # entries of the tape of its epoch that lie before it
    Column("first", Integer, nullable=False),  # its ply
    Column("rules", String(20), nullable=False),
    Column("fabletop", String(20), nullable=False),
    Column("content", Text, nullable=False),  # JSON: see kernel/in_play.py
    Column("state", LargeBinary, nullable=False),  # JSON
)
_epochs = Table(
    "epochs",
    meta,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("rows", Integer, nullable=False),  # how many lie before it
    Column("place", Integer, nullable=False),  # entries of the tape until then that lie before its base
    Column("first", Integer, nullable=False),  # the ply of its base
    Column("before", String(20), nullable=False),  # the rules until then ...
    Column("fabletop", String(20), nullable=False),  # ... and the Fabletop that had them
    Column("rules", String(20), nullable=False),  # the rules since
    Column("content", Text, nullable=False),
    Column("state", LargeBinary, nullable=False),  # its base
    Column("at", Float, nullable=False),
)
_aside = Table(
    "aside",
    meta,
    Column("table_id", String(16), primary_key=True),
    Column("why", String(20), nullable=False),
    Column("message", Text, nullable=False),
    Column("at", Float, nullable=False),
)


@dataclass(slots=True)
class Checkpoint:
    rows: int
    place: int
    first: int
    rules: str
    fabletop: str
    content: Manifest
    state: bytes


@dataclass(slots=True)
class Epoch:
    rows: int
    place: int
    first: int
    before: str
    fabletop: str
    rules: str
    content: Manifest
    state: bytes


@dataclass(slots=True)
class Aside:
    why: Why
    message: str


def epochs(db: Connection, ids: Iterable[str]) -> dict[str, list[Epoch]]:
    """Of tables, the oldest first."""
    found: dict[str, list[Epoch]] = {}
    query = select(_epochs).where(_epochs.c.table_id.in_(list(ids))).order_by(_epochs.c.number)
    for row in db.execute(query).mappings():
        found.setdefault(row["table_id"], []).append(_made(Epoch, row))
    return found


def asides(db: Connection, ids: Iterable[str]) -> dict[str, Aside]:
    query = select(_aside).where(_aside.c.table_id.in_(list(ids)))
    return {row["table_id"]: Aside(row["why"], row["message"]) for row in db.execute(query).mappings()}


class Lasting:
    """The part of a store that is about this. Its functions block."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def checkpoint(self, id: str) -> Checkpoint | None:
        with self.engine.begin() as db:
            found = db.execute(select(_checkpoints).where(_checkpoints.c.table_id == id)).mappings().first()
        return None if found is None else _made(Checkpoint, found)

    def keep(self, checkpoints: Sequence[tuple[str, Checkpoint]]) -> None:
        """Put checkpoints in the place of the older ones of their tables, all in one transaction."""
        with self.engine.begin() as db:
            db.execute(delete(_checkpoints).where(_checkpoints.c.table_id.in_([id for id, _ in checkpoints])))
            db.execute(insert(_checkpoints), [{"table_id": id, **_values(each)} for id, each in checkpoints])

    def begin_epoch(self, id: str, epoch: Epoch) -> None:
        with self.engine.begin() as db:
            number = len(epochs(db, [id]).get(id, ()))
            db.execute(insert(_epochs).values(table_id=id, number=number, at=time.time(), **_values(epoch)))
            db.execute(delete(_checkpoints).where(_checkpoints.c.table_id == id))
            db.execute(delete(_aside).where(_aside.c.table_id == id))

    def set_aside(self, found: Sequence[tuple[str, Aside]], goes_on: Sequence[str] = ()) -> None:
        """Name tables that cannot go on, and forget that of others."""
        with self.engine.begin() as db:
            db.execute(delete(_aside).where(_aside.c.table_id.in_([*goes_on, *(id for id, _ in found)])))
            for id, each in found:
                db.execute(insert(_aside).values(table_id=id, why=each.why, message=each.message, at=time.time()))


def _values(kept: Checkpoint | Epoch) -> dict[str, Any]:
    values = {name: getattr(kept, name) for name in type(kept).__slots__}
    return {**values, "content": msgspec.json.encode(kept.content).decode()}


def _made(kind: Any, row: Any) -> Any:
    values = {name: row[name] for name in kind.__slots__}
    return kind(
        **{**values, "content": msgspec.json.decode(row["content"], type=Manifest), "state": bytes(row["state"])}
    )
