"""What a server keeps: tables, seats, who holds them, and every choice as a row that is never changed.

A game is its origin and the rows of its table, folded: a choice is put on the tape, a cut takes it back to a
length. The functions here are plain and blocking; `House` calls them in a thread of their own.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from ..kernel import SetupError
from ..kernel.in_play import Manifest
from ..kernel.tape import Entry
from . import chain, schema
from .databases import cannot_open, open_engine
from .lasting import Aside, Epoch, Lasting, asides, epochs
from .rows import Row, chained, fold
from .schema import meta as _meta
from .sent import ChatLine, SeatKind, Status, UndoRule

WAITING: Status = "waiting"
PLAYING: Status = "playing"
OVER: Status = "over"
PERSON: SeatKind = "person"
COMPUTER: SeatKind = "computer"
OPEN: SeatKind = "open"
ASIDE = ("holders", "during", "waits", "stand_in")  # what is kept of a seat in tables of their own
MOST_AT_ONCE = 500  # ids in one question: databases have a limit
ELSEWHERE = ("since", "aside")  # ... and of a table

_house = Table("house", _meta, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))
_tables = Table(
    "tables",
    _meta,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(20), nullable=False),
    Column("pack", String(64), nullable=False, default=""),  # of older tables; now `content` says what is in play
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("seeded", Boolean, nullable=False),  # somebody chose the seed
    Column("state", LargeBinary, nullable=False),  # JSON of a base that no seed gives, or empty
    Column("first", Integer, nullable=False),
    Column("undo", String(10), nullable=False),
    Column("language", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", String(64), nullable=False),
    Column("status", String(10), nullable=False),
    Column("rematch", String(16), nullable=False),
    Column("created", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Column("about", Text, nullable=False),  # JSON: what the lobby says of it without waking it
    Column("tail", String(32), nullable=False, server_default=""),  # the digest of its newest row: see `chain`
)
_content = Table(  # what a table began with
    "content",
    _meta,
    Column("table_id", String(16), primary_key=True),
    Column("entries", Text, nullable=False),  # JSON: see kernel/in_play.py
)
_seats = Table(
    "seats",
    _meta,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(60), nullable=False),
    Column("level", String(20), nullable=False),
    Column("secret", String(64), nullable=False, index=True),
    Column("invite", String(64), nullable=False, index=True),
    Column("passes", Boolean, nullable=False),  # the standing order to pass windows
)
_holders = Table(
    "holders",
    _meta,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("visitor", String(64), primary_key=True, index=True),
)
_orders = Table(  # standing orders to pass windows for a while
    "orders",
    _meta,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("during", String(80), nullable=False),
)
_absent = Table(  # seats of people whom the others wait for, or for whom a computer plays
    "absent",
    _meta,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("waits", Boolean, nullable=False),
    Column("stand_in", String(20), nullable=False),
)
_earned = Table(  # Achievements: what somebody has earned at which table
    "earned",
    _meta,
    Column("visitor", String(64), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("achievement", String(80), primary_key=True),
    Column("table_id", String(16), primary_key=True, index=True),
    Column("at", Float, nullable=False),
)
_rivals = Table(  # tables whose computers fit somebody, and what came of it
    "rivals",
    _meta,
    Column("table_id", String(16), primary_key=True),
    Column("visitor", String(64), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("level", String(20), nullable=False),
    Column("step", Integer, nullable=False),  # levels up or down, when the game is over
    Column("at", Float, nullable=False),
)
_rows = Table(
    "rows",
    _meta,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(40), nullable=False),
    Column("key", Text, nullable=False),
    Column("auto", Boolean, nullable=False),
    Column("digest", String(32), nullable=False, server_default=""),  # over the row before and this one: see `chain`
)
_analyses = Table(  # what somebody found who looked back at a finished game
    "analyses",
    _meta,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("rows", Integer, nullable=False),  # that the table had: with others it is another game
    Column("found", Text, nullable=False),  # JSON: see server/sent.py
)
_chat = Table(
    "chat",
    _meta,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("at", Float, nullable=False),
)


@dataclass(slots=True)
class SeatRow:
    kind: SeatKind
    name: str = ""
    level: str = ""
    secret: str = field(default_factory=lambda: secrets.token_urlsafe(16))
    invite: str = ""
    passes: bool = False
    during: str = ""  # what the order to pass is given for
    holders: set[str] = field(default_factory=set)
    waits: bool = False  # a person who asks the others to wait before the game begins
    stand_in: str = ""  # the level of the computer that plays for a person who left

    @property
    def computer(self) -> str:
        """The level of the computer that plays here, or nothing."""
        return self.level if self.kind == COMPUTER else self.stand_in


@dataclass(slots=True)
class RivalsRow:
    """Of a table whose computers fit the visitor."""

    visitor: str
    level: str
    step: int = 0


@dataclass(slots=True)
class TableRow:
    id: str
    game: str
    rules: str
    options: dict[str, bool | int | str]
    seed: str
    seeded: bool
    seats: list[SeatRow]
    undo: UndoRule
    language: str
    listed: bool
    host: str
    state: bytes = b""
    first: int = 0
    status: Status = WAITING
    rematch: str = ""
    created: float = field(default_factory=time.time)
    moved: float = field(default_factory=time.time)
    about: dict[str, Any] = field(default_factory=dict)
    tail: str = ""
    since: Epoch | None = None  # if it went on under other rules
    aside: Aside | None = None  # if it cannot go on

    @property
    def base(self) -> bytes:
        """JSON of the state that the game is played from, or nothing if its seed gives that."""
        return self.since.state if self.since else self.state

    @property
    def base_ply(self) -> int:
        return self.since.first if self.since else self.first

    @property
    def played_by(self) -> str:
        """The version of the rules that it is played by."""
        return self.since.rules if self.since else self.rules

    def root(self) -> str:
        """What the chain of its rows hangs on."""
        made_from = (self.id, self.game, self.rules, len(self.seats), json.dumps(self.options), self.seed)
        return chain.root(*made_from, self.state, self.first)


class Store:
    """One database. Everything that changes something has been written when it returns."""

    def __init__(self, url: str) -> None:
        try:
            address = make_url(url)
            self.engine = open_engine(address)
            schema.prepare(self.engine, url)
        except (SQLAlchemyError, OSError, ModuleNotFoundError) as error:
            raise SetupError(cannot_open(url, error)) from None
        self.lasting = Lasting(self.engine)

    def close(self) -> None:
        self.engine.dispose()

    def signing_key(self) -> str:
        """The key of the cookies: made once, kept with the tables that it opens."""
        with self.engine.begin() as db:
            found = db.execute(select(_house.c.value).where(_house.c.name == "signing_key")).scalar()
            if found is None:
                found = secrets.token_hex(32)
                db.execute(insert(_house).values(name="signing_key", value=found))
        return str(found)

    def pulse(self) -> None:
        """Whether the database answers."""
        with self.engine.begin() as db:
            db.execute(select(_house.c.name).limit(1)).all()

    # -- tables -------------------------------------------------------------------------------------

    def create(
        self, row: TableRow, began: Manifest, entries: Sequence[Entry] = (), rivals: RivalsRow | None = None
    ) -> None:
        values, row.tail = chained(row.id, 0, row.root(), entries)
        with self.engine.begin() as db:
            db.execute(insert(_tables).values(**_table_values(row)))
            if rivals is not None:
                fitting = {"visitor": rivals.visitor, "level": rivals.level, "step": rivals.step}
                db.execute(insert(_rivals).values(table_id=row.id, game=row.game, at=row.created, **fitting))
            db.execute(insert(_content).values(table_id=row.id, entries=msgspec.json.encode(began).decode()))
            for seat, each in enumerate(row.seats):
                db.execute(insert(_seats).values(table_id=row.id, seat=seat, **_seat_values(each)))
                for visitor in sorted(each.holders):
                    db.execute(insert(_holders).values(table_id=row.id, seat=seat, visitor=visitor))
            if values:
                db.execute(insert(_rows), values)

    def table(self, id: str) -> TableRow | None:
        found = self._tables([id])
        return found[0] if found else None

    def began_with(self, id: str) -> Manifest | None:
        """The content that a table is played with, or None if nobody kept it."""
        with self.engine.begin() as db:
            since = epochs(db, [id]).get(id)
        if since:
            return since[-1].content
        with self.engine.begin() as db:
            found = db.execute(select(_content.c.entries).where(_content.c.table_id == id)).scalar()
        return None if found is None else msgspec.json.decode(found, type=Manifest)

    def change(self, row: TableRow) -> None:
        """Write what may change at a table: its state, its seats and who holds them."""
        with self.engine.begin() as db:
            values = {name: value for name, value in _table_values(row).items() if name not in ("id", "state", "tail")}
            db.execute(update(_tables).where(_tables.c.id == row.id).values(**values))
            db.execute(delete(_holders).where(_holders.c.table_id == row.id))
            db.execute(delete(_orders).where(_orders.c.table_id == row.id))
            db.execute(delete(_absent).where(_absent.c.table_id == row.id))
            for seat, each in enumerate(row.seats):
                where = (_seats.c.table_id == row.id) & (_seats.c.seat == seat)
                db.execute(update(_seats).where(where).values(**_seat_values(each)))
                if each.during:
                    db.execute(insert(_orders).values(table_id=row.id, seat=seat, during=each.during))
                if each.waits or each.stand_in:
                    values = {"waits": each.waits, "stand_in": each.stand_in}
                    db.execute(insert(_absent).values(table_id=row.id, seat=seat, **values))
                for visitor in sorted(each.holders):
                    db.execute(insert(_holders).values(table_id=row.id, seat=seat, visitor=visitor))

    def tables_of(self, visitor: str, most: int = 60) -> list[TableRow]:
        """The tables where somebody sits, the one that moved last first."""
        held = select(_holders.c.table_id).where(_holders.c.visitor == visitor)
        ids = select(_tables.c.id).where(_tables.c.id.in_(held)).order_by(_tables.c.moved.desc()).limit(most)
        return self._tables(ids)

    def open_tables(self, since: float, most: int = 60) -> list[TableRow]:
        """Listed tables with an empty seat."""
        empty = select(_seats.c.table_id).where(_seats.c.kind == OPEN)
        where = (_tables.c.status == WAITING) & _tables.c.listed & (_tables.c.moved > since) & _tables.c.id.in_(empty)
        return self._tables(select(_tables.c.id).where(where).order_by(_tables.c.moved.desc()).limit(most))

    def unfinished(self) -> list[TableRow]:
        """The tables that somebody may want to go on with."""
        return self._tables(select(_tables.c.id).where(_tables.c.status != OVER))

    def every(self) -> list[str]:
        with self.engine.begin() as db:
            return list(db.execute(select(_tables.c.id).order_by(_tables.c.created)).scalars())

    def _tables(self, query: Any) -> list[TableRow]:
        """Tables with all that belongs to them, in the order of their ids; so many queries, however many there are."""
        with self.engine.begin() as db:
            ids = query if isinstance(query, list) else list(db.execute(query).scalars())
            rows: dict[str, TableRow] = {}
            for some in (ids[at : at + MOST_AT_ONCE] for at in range(0, len(ids), MOST_AT_ONCE)):
                rows.update(_read(db, some))
        return [rows[id] for id in ids if id in rows]

    # -- choices ------------------------------------------------------------------------------------

    def entries(self, id: str) -> tuple[list[Entry], int]:
        """The tape that the rows of a table fold to, since its epoch began, and how many rows there are."""
        rows = self.rows(id)
        with self.engine.begin() as db:
            since = epochs(db, [id]).get(id, [])
        return fold(rows, since), len(rows)

    def rows(self, id: str) -> list[Row]:
        columns = (_rows.c.number, _rows.c.seat, _rows.c.kind, _rows.c.key, _rows.c.auto, _rows.c.digest)
        with self.engine.begin() as db:
            found = db.execute(select(*columns).where(_rows.c.table_id == id).order_by(_rows.c.number)).all()
        return [Row(*each) for each in found]

    def epochs(self, id: str) -> list[Epoch]:
        with self.engine.begin() as db:
            return epochs(db, [id]).get(id, [])

    def append(
        self,
        row: TableRow,
        number: int,
        entries: Iterable[Entry],
        earned: Mapping[int, Sequence[str]] | None = None,
        step: int | None = None,
    ) -> None:
        """Add rows after the first `number`; a table that somebody else wrote to refuses them.

        `earned` are the Achievements by seat as they stand with these rows, if that may have changed; `step` is how
        many levels up or down the next rivals are.
        """
        values, tail = chained(row.id, number, row.tail, entries)
        with self.engine.begin() as db:
            if values:
                db.execute(insert(_rows), values)
            changed = {"moved": row.moved, "status": row.status, "about": json.dumps(row.about), "tail": tail}
            db.execute(update(_tables).where(_tables.c.id == row.id).values(**changed))
            if step is not None:
                db.execute(update(_rivals).where(_rivals.c.table_id == row.id).values(step=step, at=row.moved))
            if earned is not None:
                db.execute(delete(_earned).where(_earned.c.table_id == row.id))
            for seat, achievements in (earned or {}).items():
                kept = {"game": row.game, "table_id": row.id, "at": row.moved}
                for visitor in sorted(row.seats[seat].holders):
                    for each in achievements:
                        db.execute(insert(_earned).values(visitor=visitor, achievement=each, **kept))
        row.tail = tail

    def earned(self, visitor: str) -> dict[str, dict[str, tuple[int, float]]]:
        """Somebody's Achievements by game: how often, and when first."""
        columns = (_earned.c.game, _earned.c.achievement, func.count(), func.min(_earned.c.at))
        found: dict[str, dict[str, tuple[int, float]]] = {}
        with self.engine.begin() as db:
            rows = db.execute(select(*columns).where(_earned.c.visitor == visitor).group_by(*columns[:2])).all()
        for game, achievement, times, first in rows:
            found.setdefault(game, {})[achievement] = (times, first)
        return found

    def rivals(self, id: str) -> RivalsRow | None:
        """Whom the computers of a table fit, if anybody."""
        columns = (_rivals.c.visitor, _rivals.c.level, _rivals.c.step)
        with self.engine.begin() as db:
            found = db.execute(select(*columns).where(_rivals.c.table_id == id)).first()
        return None if found is None else RivalsRow(*found)

    def steps(self, visitor: str) -> dict[str, list[int]]:
        """By game: what somebody's games came to, the oldest first."""
        query = select(_rivals.c.game, _rivals.c.step).where(_rivals.c.visitor == visitor).order_by(_rivals.c.at)
        found: dict[str, list[int]] = {}
        with self.engine.begin() as db:
            for game, step in db.execute(query).all():
                found.setdefault(game, []).append(step)
        return found

    # -- looking back -------------------------------------------------------------------------------

    def keep_analysis(self, id: str, seat: int, rows: int, found: str) -> None:
        with self.engine.begin() as db:
            db.execute(delete(_analyses).where((_analyses.c.table_id == id) & (_analyses.c.seat == seat)))
            db.execute(insert(_analyses).values(table_id=id, seat=seat, rows=rows, found=found))

    def analysis(self, id: str, seat: int, rows: int) -> str | None:
        """What was found when the table had so many rows."""
        where = (_analyses.c.table_id == id) & (_analyses.c.seat == seat) & (_analyses.c.rows == rows)
        with self.engine.begin() as db:
            found = db.execute(select(_analyses.c.found).where(where)).scalar()
        return None if found is None else str(found)

    # -- chat ---------------------------------------------------------------------------------------

    def say(self, id: str, seat: int | None, name: str, text: str, ply: int) -> ChatLine:
        with self.engine.begin() as db:
            last = db.execute(select(func.max(_chat.c.number)).where(_chat.c.table_id == id)).scalar()
            line = ChatLine(0 if last is None else last + 1, seat, name, text, ply, time.time())
            values = {name: getattr(line, name) for name in ChatLine.__struct_fields__}
            db.execute(insert(_chat).values(table_id=id, **values))
        return line

    def chat(self, id: str, most: int = 300) -> list[ChatLine]:
        newest = select(_chat).where(_chat.c.table_id == id).order_by(_chat.c.number.desc()).limit(most)
        with self.engine.begin() as db:
            rows = db.execute(newest).mappings().all()
        return [ChatLine(**{name: row[name] for name in ChatLine.__struct_fields__}) for row in reversed(rows)]


def _read(db: Connection, ids: Sequence[str]) -> dict[str, TableRow]:
    """Some tables, by id."""
    tables = {str(each["id"]): _table_row(dict(each)) for each in db.execute(_of(_tables, ids, "id")).mappings()}
    for seat in db.execute(_of(_seats, ids).order_by(_seats.c.table_id, _seats.c.seat)).mappings():
        tables[seat["table_id"]].seats.append(_seat_row(dict(seat)))
    for holder in db.execute(_of(_holders, ids)).mappings():
        tables[holder["table_id"]].seats[holder["seat"]].holders.add(holder["visitor"])
    for order in db.execute(_of(_orders, ids)).mappings():
        tables[order["table_id"]].seats[order["seat"]].during = order["during"]
    for each in db.execute(_of(_absent, ids)).mappings():
        place = tables[each["table_id"]].seats[each["seat"]]
        place.waits, place.stand_in = each["waits"], each["stand_in"]
    for id, since in epochs(db, ids).items():
        tables[id].since = since[-1]
    for id, aside in asides(db, ids).items():
        tables[id].aside = aside
    return tables


def _of(table: Table, ids: Sequence[str], column: str = "table_id") -> Any:
    return select(table).where(table.c[column].in_(ids))


def _table_values(row: TableRow) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in TableRow.__slots__ if name not in ELSEWHERE}
    values.update(seats=len(row.seats), options=json.dumps(row.options), about=json.dumps(row.about))
    return values


def _table_row(found: dict[str, Any]) -> TableRow:
    del found["pack"]
    found.update(seats=[], options=json.loads(found["options"]), about=json.loads(found["about"]))
    return TableRow(**found)


def _seat_values(row: SeatRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in SeatRow.__slots__ if name not in ASIDE}


def _seat_row(found: dict[str, Any]) -> SeatRow:
    return SeatRow(**{name: found[name] for name in SeatRow.__slots__ if name not in ASIDE})
