"""Opening databases."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, event
from sqlalchemy.engine import URL, Engine
from sqlalchemy.pool import StaticPool

from .schema import named


def cannot_open(url: str, error: Exception) -> str:
    return f"the database {named(url)} cannot be opened: {str(error).splitlines()[0]}"


def in_file(address: URL) -> Path | None:
    """Where a database lies, if it is one of SQLite in a file."""
    if address.get_backend_name() != "sqlite" or address.database in (None, "", ":memory:"):
        return None
    return Path(str(address.database))


def open_engine(address: URL) -> Engine:
    if address.get_backend_name() != "sqlite":
        return create_engine(address, pool_pre_ping=True)
    file = in_file(address)
    if file is None:
        return create_engine(address, poolclass=StaticPool, connect_args={"check_same_thread": False})
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        file.touch(stat.S_IRUSR | stat.S_IWUSR)  # it holds the secrets of the seats
    engine = create_engine(address, connect_args={"check_same_thread": False, "timeout": 4})

    @event.listens_for(engine, "connect")
    def _durable(connection: Any, _: Any) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")  # a confirmed move survives a power cut

    return engine
