"""What is done to a whole database: `fabletop db migrate`, `backup`, `restore`, `check` and `export`."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import stat
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.engine import Engine, make_url
from sqlalchemy.exc import SQLAlchemyError

from ..games import book
from ..kernel import FabletopError, SetupError
from . import schema
from .databases import cannot_open, in_file, open_engine
from .owners_packs import packs_by_game
from .store import Store
from .waking import Halted, export, stored, wake

STEPS = Path(__file__).parent / "migrations"
POSTGRES = (
    "a PostgreSQL database is copied by: pg_dump --format=custom --file=FILE URL,"
    " and brought back by: pg_restore --clean --dbname=URL FILE"
)


@contextlib.contextmanager
def _opened(url: str) -> Iterator[Engine]:
    """A database that exists, whatever its version."""
    try:
        file = in_file(make_url(url))
        if file is not None and not file.exists():
            raise SetupError(f"there is no database {schema.named(url)}")
        engine = open_engine(make_url(url))
        try:
            yield engine
        finally:
            engine.dispose()
    except (SQLAlchemyError, OSError, ModuleNotFoundError) as error:
        raise SetupError(cannot_open(url, error)) from None


def version(url: str) -> str | None:
    with _opened(url) as engine, engine.begin() as db:
        return schema.version(db)


def migrate(url: str) -> str | None:
    """Take the steps that are missing, all or none of them. The version that it had, or None if nothing was to do."""
    from alembic import command
    from alembic.config import Config

    with _opened(url) as engine, engine.begin() as db:
        if engine.dialect.name == "sqlite":
            db.execute(text("BEGIN IMMEDIATE"))  # one at a time; and its driver would commit each step by itself
        found = schema.version(db)
        if found in (None, schema.HEAD):
            return None
        if not found.isdigit() or int(found) > int(schema.HEAD):
            raise SetupError(schema.refusal(found, url))
        config = Config()
        config.set_main_option("script_location", str(STEPS))
        config.attributes["connection"] = db
        command.upgrade(config, "head")
        return found


def at_start(url: str) -> str:
    """Before the doors open: an older SQLite database is copied and brought up to date. What was done, in a sentence.

    Others stay as they are; the store refuses them and names the command.
    """
    try:
        file = in_file(make_url(url))
    except SQLAlchemyError as error:
        raise SetupError(cannot_open(url, error)) from None
    if file is None or not file.exists():
        return ""
    found = version(url)
    if found is None or not found.isdigit() or int(found) >= int(schema.HEAD):
        return ""  # new, as it must be, or of a newer Fabletop
    copy = _free(file, f"before-{schema.HEAD}")
    backup(url, copy)
    migrate(url)
    return f"the database was brought from version {found} to {schema.HEAD}; as it was it lies in {copy}"


# -- copies ----------------------------------------------------------------------------------------


def backup(url: str, to: Path) -> None:
    """A copy of a database, also of one that a server is writing to. No file is ever half written."""
    file = _sqlite_file(url)
    version(url)  # there is such a database
    if to.exists():
        raise SetupError(f"{to} is there already: a backup overwrites nothing")
    draft = to.with_name(f".{to.name}.{os.getpid()}")
    try:
        draft.touch(stat.S_IRUSR | stat.S_IWUSR)  # it holds the secrets of the seats
        _copy(file, draft)
        draft.rename(to)
    except (OSError, sqlite3.Error) as error:
        raise SetupError(f"{to}: the backup cannot be written ({error})") from None
    finally:
        draft.unlink(missing_ok=True)


def restore(url: str, source: Path) -> Path | None:
    """Put a backup in the place of the database, which is copied first; where that copy lies."""
    file = _sqlite_file(url)
    if not source.is_file():
        raise SetupError(f"there is no file {source}")
    if faults := damage(f"sqlite:///{source}"):
        raise SetupError(f"{source} is no backup that can be restored: {faults[0]}")
    found = version(f"sqlite:///{source}")
    if found is None or not found.isdigit() or int(found) > int(schema.HEAD):
        raise SetupError(f"{source} is no backup of Fabletop, or one of a newer Fabletop")
    before = None
    if file.exists():
        _alone(file, url)
        before = _free(file, "before-restore")
        backup(url, before)
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        file.touch(stat.S_IRUSR | stat.S_IWUSR)
    try:
        _copy(source, file)
    except sqlite3.Error as error:
        raise SetupError(f"the database {schema.named(url)} cannot be written: {error}") from None
    return before


def _sqlite_file(url: str) -> Path:
    try:
        file = in_file(make_url(url))
    except SQLAlchemyError as error:
        raise SetupError(cannot_open(url, error)) from None
    if file is None:
        raise SetupError(POSTGRES)
    return file


def _copy(source: Path, to: Path) -> None:
    """By SQLite's online backup: what lies in the write-ahead log comes along, and writers are waited for."""
    with contextlib.closing(sqlite3.connect(source)) as old, contextlib.closing(sqlite3.connect(to)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # one file and nothing beside it


def _alone(file: Path, url: str) -> None:
    """SQLite leaves its write-ahead log only if nobody else has the database open."""
    try:
        with contextlib.closing(sqlite3.connect(file, timeout=1)) as db:
            db.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError:
        raise SetupError(f"the database {schema.named(url)} is in use: stop the server first") from None


def _free(file: Path, why: str) -> Path:
    """A name beside the file that nothing has yet."""
    names = (file.with_name(f"{file.name}.{why}{'' if n == 1 else f'.{n}'}") for n in range(1, 10_000))
    return next(name for name in names if not name.exists())


# -- checks ----------------------------------------------------------------------------------------


@dataclass(slots=True)
class Found:
    """What a check found."""

    faults: list[str]  # damage of the database itself, or of the rows of a table
    aside: list[str]  # tables that cannot go on here, and why
    tables: int  # all that there are
    rows: int


def damage(url: str) -> list[str]:
    """What SQLite finds wrong with its file."""
    with _opened(url) as engine, engine.begin() as db:
        if engine.dialect.name != "sqlite":
            return []
        return [str(line) for line in db.execute(text("PRAGMA integrity_check")).scalars() if line != "ok"]


def check(url: str, packs: Sequence[Path | str] = ()) -> Found:
    """Read everything: the file, the chain of every table, and whether each table can go on. Nothing is changed."""
    found, by_game = Found(damage(url), [], 0, 0), packs_by_game(packs)
    store = Store(url)
    try:
        for id in store.every():
            kept = stored(store, id)
            assert kept is not None
            found.tables += 1
            found.rows += len(kept.rows)
            try:
                wake(book(kept.row.game, by_game.get(kept.row.game, ())), kept)
            except Halted as halted:
                (found.faults if halted.aside.why == "damaged" else found.aside).append(str(halted))
            except FabletopError as error:
                found.aside.append(f"table {id}: {error}")
    finally:
        store.close()
    return found


def take(url: str, id: str, to: Path, epoch: int | None) -> None:
    """The choices of a table as a save."""
    version(url)  # there is such a database
    store = Store(url)
    try:
        found = stored(store, id)
    finally:
        store.close()
    if found is None:
        raise SetupError(f"there is no table '{id}'")
    if to.exists():
        raise SetupError(f"{to} is there already: an export overwrites nothing")
    to.write_bytes(export(found, epoch))
