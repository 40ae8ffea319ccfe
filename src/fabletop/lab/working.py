"""Work that is shared out to processes: each piece depends on itself alone, so that order and number change nothing."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import TypeVar

from ..kernel import FabletopError
from ..processes import live_with_the_parent

Job = TypeVar("Job")
Done = TypeVar("Done")


def work_through(do: Callable[[Job], Done], jobs: Sequence[Job], processes: int) -> Iterator[Done]:
    """What comes of each, in the order in which they are done."""
    processes = min(processes, len(jobs))
    if processes <= 1:
        yield from map(do, jobs)
        return
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, spawn, initializer=_work)
    try:
        rest = iter(jobs)
        running = {pool.submit(do, each) for each in islice(rest, 2 * processes)}
        while running:
            ready, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(do, each) for each in islice(rest, len(ready))}
            for each in ready:
                yield each.result()
    except BrokenProcessPool:
        raise FabletopError("a process that played was killed; the same command goes on with the next game") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _work() -> None:
    """Ctrl+C ends the game that is being played at once and without a word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    live_with_the_parent()


def cores() -> int:
    """As many as this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
