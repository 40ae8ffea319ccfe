"""Computer players think in processes of their own, on an imagined game: the table never waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from .. import bots
from ..kernel import Game, Key, Rng
from ..processes import live_with_the_parent

log = logging.getLogger("fabletop.server")

HINTS = "normal"  # the level that gives brief hints
T = TypeVar("T")


def _choose(level: str, game: Game[Any], seat: int, seed: int) -> Key:
    """What runs in the other process."""
    decision = next(each for each in game.waiting if each.seat == seat)
    return bots.make(level, game.book, seed).choose(game, decision)


def _advise(game: Game[Any], seat: int, seed: int, also: Sequence[Key]) -> list[bots.Advice]:
    """What a person is told, in the other process."""
    decision = next(each for each in game.waiting if each.seat == seat)
    return bots.advise(game, decision, seed, also=also)


def _live_with_the_server() -> None:
    """Ctrl+C is the server's to hear."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    live_with_the_parent()


def _ready() -> int:
    return os.getpid()


def _imagined(game: Game[Any], seat: int) -> Game[Any]:
    return game.imagine(seat, Rng(secrets.token_hex(16)), keep=True)


class Thinkers:
    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._made: ProcessPoolExecutor | None = None

    @property
    def _pool(self) -> ProcessPoolExecutor:
        """Made when somebody thinks: already its queues need a process that keeps count of them."""
        if self._made is None:
            spawn = multiprocessing.get_context("spawn")
            self._made = ProcessPoolExecutor(self._processes, spawn, initializer=_live_with_the_server)
        return self._made

    async def warm_up(self) -> None:
        """Start the processes before somebody waits for them."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._pool, _ready) for _ in range(self._processes)))

    async def choose(self, level: str, game: Game[Any], seat: int) -> Key:
        """A choice for a seat, made from what that seat knows. The game is not changed."""
        return await self._think(_choose, level, _imagined(game, seat), seat, secrets.randbelow(2**31))

    async def advise(self, game: Game[Any], seat: int, also: Sequence[Key] = ()) -> list[bots.Advice]:
        """The options of a person with what they are worth, made from what that person knows."""
        return await self._think(_advise, _imagined(game, seat), seat, secrets.randbelow(2**31), also)

    async def _think(self, what: Callable[..., T], *args: Any) -> T:
        loop = asyncio.get_running_loop()
        for attempt in (1, 2):
            try:
                return await loop.run_in_executor(self._pool, what, *args)
            except BrokenProcessPool:
                log.error("a thinking process died (attempt %d); new ones are started", attempt)
                self._made = None
        raise RuntimeError("the processes of the computer players die again and again")

    def close(self) -> None:
        if self._made is not None:
            self._made.shutdown(cancel_futures=True)
