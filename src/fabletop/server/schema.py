"""The shape of the database and its version. A database of another version is refused; `migrating` mends that.

A table that is only added needs no migration: what is missing is made at every start. Whatever else changes is a
step in `migrations/versions`, and `HEAD` names the newest. Alembic is loaded only when there is something to do.
"""

from __future__ import annotations

import re

from sqlalchemy import Column, Connection, Engine, MetaData, String, Table, inspect, select

from ..kernel import SetupError

meta = MetaData()
HEAD = "2"
BEFORE_VERSIONS = "0"
_version = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))  # Alembic's own


def named(url: str) -> str:
    """A database as it may be spoken of: a password is nobody's business."""
    return re.sub(r"(://[^:/@]*):[^@]*@", r"\1:***@", url)


def version(db: Connection) -> str | None:
    """The version of a database, or None if there is nothing in it."""
    there = inspect(db).get_table_names()
    if _version.name in there:
        return db.execute(select(_version.c.version_num)).scalar() or BEFORE_VERSIONS
    return BEFORE_VERSIONS if "tables" in there else None


def prepare(engine: Engine, url: str) -> None:
    """Make a new database, or see that this one is as it must be."""
    with engine.begin() as db:
        if engine.dialect.name == "sqlite":
            db.exec_driver_sql("BEGIN")  # else its driver writes each table by itself, and waits for the disk each time
        found = version(db)
        if found is not None and found != HEAD:
            raise SetupError(refusal(found, url))
        meta.create_all(db)
        if found is None:
            _version.create(db)
            db.execute(_version.insert().values(version_num=HEAD))
        else:
            _check_columns(db, url)


def refusal(found: str, url: str) -> str:
    if not found.isdigit() or int(found) > int(HEAD):
        return (
            f"the database {named(url)} was written by a newer Fabletop (version {found}, here are versions up to"
            f" {HEAD}): upgrade Fabletop, or restore a backup"
        )
    return (
        f"the database {named(url)} was written by an older Fabletop (version {found}, now it is {HEAD}):"
        f" back it up and run: fabletop db migrate --db {named(url)}"
    )


def _check_columns(db: Connection, url: str) -> None:
    found = inspect(db).get_multi_columns()
    for name, table in meta.tables.items():
        there = {column["name"] for column in found[None, name]}
        missing = sorted(set(table.columns.keys()) - there)
        if missing:
            lacks = f"its table '{name}' has no '{', '.join(missing)}'"
            raise SetupError(f"the database {named(url)} is damaged: {lacks}; restore a backup")
