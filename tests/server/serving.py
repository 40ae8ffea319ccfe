"""Servers for tests: `fabletop serve` in a process of its own, and the app in the loop of the test."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ParamSpec

import uvicorn

import fabletop
from fabletop import bots
from fabletop.games import book
from fabletop.kernel import Entry, Game, Key, Origin
from fabletop.kernel.saves import base_of
from fabletop.server.app import make_app
from fabletop.server.house import House
from fabletop.server.serve import config_of
from fabletop.server.store import Store
from fabletop.server.thinking import Thought, Turn

P = ParamSpec("P")

# The real command; only the built client, which a checkout may not have, is a folder with an empty page.
COMMAND = (
    "import sys; from pathlib import Path; from fabletop.server import serve; from fabletop.cli import main; "
    "serve.CLIENT = Path(sys.argv.pop(1)); main()"
)
START = 30.0


def awaited(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that is a coroutine. It has a thread of its own: a browser test may have left a loop running here."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        with ThreadPoolExecutor(1) as own:
            own.submit(asyncio.run, test(*args, **kwargs)).result()

    return run


class Process:
    """`fabletop serve` on one database; it can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "tables.sqlite"
        self.db = f"sqlite:///{self.file}"
        self.log = folder / "server.log"
        self.url = ""
        self._process: subprocess.Popen[str] | None = None
        (folder / "index.html").touch()

    def command(self, *args: str) -> list[str]:
        return [sys.executable, "-c", COMMAND, str(self.folder), "serve", "--no-browser", *args]

    def start(self) -> None:
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                self.command("--port", "0", "--db", self.db),
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert said.startswith("Fabletop is open at http://127.0.0.1:"), (said, self.log.read_text())
        self.url = said.split()[4]

    @property
    def running(self) -> subprocess.Popen[str]:
        assert self._process is not None
        return self._process

    def kill(self) -> None:
        """As a power cut would."""
        self.running.kill()
        self.ended()

    def stop(self) -> int:
        """As Ctrl+C would; the exit code."""
        self.interrupt()
        return self.ended()

    def interrupt(self) -> None:
        os.killpg(self.running.pid, signal.SIGINT)  # a terminal tells all processes

    def ended(self) -> int:
        code = self.running.wait(START)
        assert self.running.stdout is not None
        self.running.stdout.close()
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.running.pid, signal.SIGKILL)  # if a thinker were left
        return code


class Quick:
    """Computer players that choose at once, in this process; or when they may, if a gate is given."""

    def __init__(self, processes: int = 0) -> None:
        self.may = asyncio.Event()
        self.may.set()
        self.asked = asyncio.Event()
        self.positions: list[list[Entry]] = []  # what was thought about

    async def warm_up(self) -> None:
        pass

    async def choose(self, level: str, game: Game[Any], seat: int, table: str, turn: Turn) -> Thought:
        return Thought(await self.hint(game, seat, table), level, turn)

    async def hint(self, game: Game[Any], seat: int, table: str) -> Key:
        self.positions.append(game.tape)
        self.asked.set()
        await self.may.wait()
        decision = next(each for each in game.waiting if each.seat == seat)
        return bots.make("random", game.book, game.ply).choose(game, decision)

    async def advise(self, game: Game[Any], seat: int, table: str, also: Sequence[Key] = ()) -> list[bots.Advice]:
        raise NotImplementedError("these tests only let computers move and give brief hints")

    async def ask(self, table: str, seconds: float, work: Any, *, urgent: bool = False) -> Any:
        raise NotImplementedError("these tests only let computers move and give brief hints")

    def close(self) -> None:
        pass


class Running:
    """The app in the loop of the test, which may reach into its house."""

    def __init__(self, url: str, app: Any) -> None:
        self.url = url
        self._app = app

    @property
    def house(self) -> House:
        house: House = self._app.state.house
        return house


@contextlib.asynccontextmanager
async def running(db: str, packs: Sequence[Path] = ()) -> AsyncIterator[Running]:
    app = make_app(db, packs=packs)
    server = uvicorn.Server(config_of(app))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        work = asyncio.create_task(server.serve(sockets=[listening]))
        async with asyncio.timeout(START):
            while not server.started:
                await asyncio.sleep(0.001)
        try:
            yield Running(f"http://127.0.0.1:{listening.getsockname()[1]}", app)
        finally:
            server.should_exit = True
            await work


# -- what a database holds -------------------------------------------------------------------------------------


def everything(file: Path, table: str) -> dict[str, list[tuple[Any, ...]]]:
    """All that is stored of a table."""
    with contextlib.closing(sqlite3.connect(file, timeout=10)) as db:
        found = {"tables": list(db.execute("select * from tables where id = ?", (table,)))}
        for name, order in (("seats", "seat"), ("holders", "seat, visitor"), ("rows", "number"), ("chat", "number")):
            found[name] = list(db.execute(f"select * from {name} where table_id = ? order by {order}", (table,)))
    return found


def rebuilt(db: str, table: str) -> Game[Any]:
    """The game of a table, made from its rows alone."""
    store = Store(db)
    row = store.table(table)
    assert row is not None
    tape, _ = store.entries(table)
    store.close()
    rules = book(row.game)
    if row.state:
        origin = Origin(row.game, len(row.seats), row.options, row.seed, row.state, row.first)
        return Game(rules, base_of(rules, origin, rules.pack.load()), tape, first=row.first, origin=origin)
    options: dict[str, Any] = row.options
    game = fabletop.new(row.game, len(row.seats), row.seed, **options)
    if any(seat < 0 for seat, *_ in tape):
        return Game(rules, game.base, tape, origin=game.origin)
    for seat, _, key, auto in tape:
        game.choose(key, seat, auto=auto)
    return game
