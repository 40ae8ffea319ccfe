"""A process that works for the server, one job at a time, and can be told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from ..bots.budget import Stop
from ..processes import live_with_the_parent

log = logging.getLogger("fabletop.server")

T = TypeVar("T")
POLITE = 5  # how far the processes stand behind the server, which answers people (`os.nice`)

_sign: Any = None  # in the process: shared memory that says whether the answer is still wanted


class Died(Exception):
    """The process ended, or had to be ended, while it worked."""


def _begin(sign: Any) -> None:
    """Ctrl+C is the server's to hear."""
    global _sign
    _sign = sign
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITE)
    live_with_the_parent()


def _stopped() -> bool:
    return bool(_sign.value)


def _do(job: Callable[[Any, Stop], T], wish: Any) -> T:
    return job(wish, _stopped)


def _looked_at(work: asyncio.Future[Any]) -> None:
    """Whoever waited may be gone: then nobody else asks what became of it."""
    if not work.cancelled():
        work.exception()


class Worker:
    def __init__(self) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._sign = self._context.RawValue(ctypes.c_byte, 0)
        self._made: ProcessPoolExecutor | None = None
        self._pid: int | None = None
        self._work: asyncio.Future[Any] | None = None

    @property
    def _pool(self) -> ProcessPoolExecutor:
        """Made when somebody thinks: already its queues need a process that keeps count of them."""
        if self._made is None:
            self._made = ProcessPoolExecutor(1, self._context, initializer=_begin, initargs=(self._sign,))
        return self._made

    async def ready(self) -> None:
        """Start the process, if there is none."""
        if self._pid is None:
            self._pid = await asyncio.get_running_loop().run_in_executor(self._pool, os.getpid)

    async def run(self, job: Callable[[Any, Stop], T], wish: Any, seconds: float, patience: float) -> T:
        """Let it do a job: a function of a module, which asks now and then whether to stop.

        After the seconds it is told to; who does not stop in as many seconds as there is patience is ended.
        """
        try:
            await self.ready()
            self._sign.value = 0
            self._work = work = asyncio.get_running_loop().run_in_executor(self._pool, _do, job, wish)
            work.add_done_callback(_looked_at)
            for limit in (seconds, patience):
                done, _ = await asyncio.wait({work}, timeout=limit)
                if done:
                    return work.result()
                self.stop()
            self._kill()
            with contextlib.suppress(BrokenProcessPool):
                return await work  # it was ready at the last moment
            raise Died(f"it did not stop within {seconds + patience:.1f} s and was ended")
        except BrokenProcessPool:
            self._pid = None
            raise Died("its process died") from None
        finally:
            if self._pid is None:
                self._pool.shutdown(wait=False)
                self._made = None

    def stop(self) -> None:
        """Let it answer now, or not at all."""
        self._sign.value = 1

    def _kill(self) -> None:
        if self._pid is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._pid, signal.SIGKILL)
        self._pid = None

    def close(self) -> None:
        """What it works at is of no use any more."""
        if self._work is not None and not self._work.done():
            self._kill()
        if self._made is not None:
            self._made.shutdown(cancel_futures=True)
