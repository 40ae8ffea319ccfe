from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fabletop.games import book
from fabletop.server import house

from ..kernel import mini
from .serving import Process, Quick


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One real server for all tests that only talk to it. Whatever they say, it never stumbles."""
    process = Process(tmp_path_factory.mktemp("server"))
    process.start()
    yield process
    process.stop()
    assert process.log.read_text() == ""


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Process]:
    """A server for one test, which may end it and start it again."""
    process = Process(tmp_path)
    process.start()
    yield process
    process.kill()


@pytest.fixture
def db(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computer players of servers in the loop of the test choose at once."""
    monkeypatch.setattr(house, "Thinkers", Quick)


@pytest.fixture
def cellar(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers in the loop of the test also know The Cellar, the miniature game with everything awkward in it."""
    monkeypatch.setattr(house, "book", lambda game, packs=(): mini.BOOK if game == "mini" else book(game, packs))
