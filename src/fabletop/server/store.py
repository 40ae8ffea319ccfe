"""What a server keeps: tables, seats, who holds them, and every choice as a row that is never changed.

A game is its origin and the rows of its table, folded: a choice is put on the tape, a cut takes it back to a
length. The functions here are plain and blocking; `House` calls them in a thread of their own.
"""

from __future__ import annotations

import json
import re
import secrets
import stat
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.engine import URL, Engine, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import StaticPool

from ..kernel import SetupError
from ..kernel.in_play import Manifest
from ..kernel.tape import DEALER, Entry
from .sent import ChatLine, SeatKind, Status, UndoRule

CUT = "cut"  # a row that takes the tape back to a length
WAITING: Status = "waiting"
PLAYING: Status = "playing"
OVER: Status = "over"
PERSON: SeatKind = "person"
COMPUTER: SeatKind = "computer"
OPEN: SeatKind = "open"
ASIDE = ("holders", "during", "waits", "stand_in")  # what is kept of a seat in tables of their own

_meta = MetaData()
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


class Store:
    """One database. Everything that changes something has been written when it returns."""

    def __init__(self, url: str) -> None:
        try:
            address = make_url(url)
            self.engine = _engine(address)
            _make_tables(self.engine)
        except (SQLAlchemyError, OSError, ModuleNotFoundError) as error:
            named = re.sub(r"(://[^:/@]*):[^@]*@", r"\1:***@", url)  # a password is nobody's business
            raise SetupError(f"the database {named} cannot be opened: {str(error).splitlines()[0]}") from None

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

    # -- tables -------------------------------------------------------------------------------------

    def create(
        self, row: TableRow, began: Manifest, entries: Sequence[Entry] = (), rivals: RivalsRow | None = None
    ) -> None:
        with self.engine.begin() as db:
            db.execute(insert(_tables).values(**_table_values(row)))
            if rivals is not None:
                values = {"visitor": rivals.visitor, "level": rivals.level, "step": rivals.step}
                db.execute(insert(_rivals).values(table_id=row.id, game=row.game, at=row.created, **values))
            db.execute(insert(_content).values(table_id=row.id, entries=msgspec.json.encode(began).decode()))
            for seat, each in enumerate(row.seats):
                db.execute(insert(_seats).values(table_id=row.id, seat=seat, **_seat_values(each)))
                for visitor in sorted(each.holders):
                    db.execute(insert(_holders).values(table_id=row.id, seat=seat, visitor=visitor))
            if entries:
                db.execute(insert(_rows), [_entry_values(row.id, n, entry) for n, entry in enumerate(entries)])

    def table(self, id: str) -> TableRow | None:
        with self.engine.begin() as db:
            found = db.execute(select(_tables).where(_tables.c.id == id)).mappings().first()
            if found is None:
                return None
            seats = db.execute(select(_seats).where(_seats.c.table_id == id).order_by(_seats.c.seat)).mappings().all()
            holders = db.execute(select(_holders).where(_holders.c.table_id == id)).mappings().all()
            orders = db.execute(select(_orders).where(_orders.c.table_id == id)).mappings().all()
            absent = db.execute(select(_absent).where(_absent.c.table_id == id)).mappings().all()
        row = _table_row(dict(found))
        row.seats = [_seat_row(dict(each)) for each in seats]
        for holder in holders:
            row.seats[holder["seat"]].holders.add(holder["visitor"])
        for order in orders:
            row.seats[order["seat"]].during = order["during"]
        for each in absent:
            row.seats[each["seat"]].waits, row.seats[each["seat"]].stand_in = each["waits"], each["stand_in"]
        return row

    def began_with(self, id: str) -> Manifest | None:
        """The content that a table began with, or None if nobody kept it."""
        with self.engine.begin() as db:
            found = db.execute(select(_content.c.entries).where(_content.c.table_id == id)).scalar()
        return None if found is None else msgspec.json.decode(found, type=Manifest)

    def change(self, row: TableRow) -> None:
        """Write what may change at a table: its state, its seats and who holds them."""
        with self.engine.begin() as db:
            values = {name: value for name, value in _table_values(row).items() if name not in ("id", "state")}
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

    def _tables(self, ids: Any) -> list[TableRow]:
        with self.engine.begin() as db:
            names = [str(id) for id in db.execute(ids).scalars()]
        return [row for id in names if (row := self.table(id)) is not None]

    # -- choices ------------------------------------------------------------------------------------

    def entries(self, id: str) -> tuple[list[Entry], int]:
        """The tape that the rows of a table fold to, and how many rows there are."""
        query = select(_rows.c.seat, _rows.c.kind, _rows.c.key, _rows.c.auto).where(_rows.c.table_id == id)
        with self.engine.begin() as db:
            rows = db.execute(query.order_by(_rows.c.number)).all()
        tape: list[Entry] = []
        for seat, kind, key, auto in rows:
            if seat == DEALER and kind == CUT:
                del tape[json.loads(key)[0] :]
            else:
                tape.append((seat, kind, tuple(json.loads(key)), auto))
        return tape, len(rows)

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
        with self.engine.begin() as db:
            values = [_entry_values(row.id, number + i, entry) for i, entry in enumerate(entries)]
            if values:
                db.execute(insert(_rows), values)
            changed = {"moved": row.moved, "status": row.status, "about": json.dumps(row.about)}
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


def _make_tables(engine: Engine) -> None:
    """Those that are missing, all at once: nobody finds a database that is half made."""
    with engine.begin() as db:
        if engine.dialect.name == "sqlite":
            db.exec_driver_sql("BEGIN")  # else its driver writes each table by itself, and waits for the disk each time
        _meta.create_all(db)


def _engine(address: URL) -> Engine:
    if address.get_backend_name() != "sqlite":
        return create_engine(address, pool_pre_ping=True)
    if address.database in (None, "", ":memory:"):
        return create_engine(address, poolclass=StaticPool, connect_args={"check_same_thread": False})
    file = Path(str(address.database))
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        file.touch(stat.S_IRUSR | stat.S_IWUSR)  # it holds the secrets of the seats
    engine = create_engine(address, connect_args={"check_same_thread": False, "timeout": 10})

    @event.listens_for(engine, "connect")
    def _durable(connection: Any, _: Any) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")  # a confirmed move survives a power cut

    return engine


def _table_values(row: TableRow) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in TableRow.__slots__}
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


def _entry_values(id: str, number: int, entry: Entry) -> dict[str, Any]:
    seat, kind, key, auto = entry
    return {"table_id": id, "number": number, "seat": seat, "kind": kind, "key": json.dumps(key), "auto": auto}
