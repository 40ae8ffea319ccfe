"""Work in forked processes: several at a time, each with a time limit, none of them able to change this one."""

from __future__ import annotations

import contextlib
import os
import resource
import select
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from typing import IO, Any, NamedTuple, TypeVar

import msgspec

Job = TypeVar("Job")
Made = TypeVar("Made")

MOST_MEMORY = 6 << 30  # a change may make a rule collect without end


class Child(NamedTuple):
    job: Any
    pid: int
    reader: int
    output: IO[bytes]
    folder: tempfile.TemporaryDirectory[str]  # for the files of tests
    deadline: float
    parts: list[bytes]

    @property
    def late(self) -> bool:
        return self.deadline <= time.monotonic()


def forked(
    jobs: Iterable[Job], work: Callable[[Job], Made], made: type[Made], processes: int, limit: Callable[[Job], float]
) -> Iterator[tuple[Job, Made | str]]:
    """Each job with what its process made of it, or with the output of a process that came to nothing."""
    waiting = iter(jobs)
    running: dict[int, Child] = {}
    try:
        while True:
            while len(running) < processes and (job := next(waiting, None)) is not None:
                child = _start(job, work, limit(job))
                running[child.reader] = child
            if not running:
                return
            for reader in _finished(running):
                child = running.pop(reader)
                yield child.job, _made(child, made)
    finally:
        for child in running.values():
            _end(child)


def _finished(running: dict[int, Child]) -> list[int]:
    """Waits until something is heard; who has said everything, or is late, has finished."""
    soonest = min(child.deadline for child in running.values())
    heard, _, _ = select.select(list(running), [], [], max(0.0, soonest - time.monotonic()))
    finished = [reader for reader, child in running.items() if child.late]
    for reader in heard:
        if part := os.read(reader, 1 << 20):
            running[reader].parts.append(part)
        elif reader not in finished:
            finished.append(reader)
    return finished


def _start(job: Job, work: Callable[[Job], Made], limit: float) -> Child:
    reader, writer = os.pipe()
    output = tempfile.TemporaryFile()  # noqa: SIM115 - closed when the process has ended
    folder = tempfile.TemporaryDirectory(prefix="mutant-")
    sys.stdout.flush()
    sys.stderr.flush()
    pid = os.fork()
    if pid == 0:
        os.close(reader)
        os.environ["PYTEST_DEBUG_TEMPROOT"] = folder.name
        _in_child(job, work, writer, output)
    os.close(writer)
    return Child(job, pid, reader, output, folder, time.monotonic() + limit, [])


def _in_child(job: Job, work: Callable[[Job], Made], writer: int, output: IO[bytes]) -> None:
    status = 1
    try:
        os.setpgid(0, 0)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        os.dup2(output.fileno(), 1)
        os.dup2(output.fileno(), 2)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))
        made = msgspec.json.encode(work(job))
        with os.fdopen(writer, "wb") as pipe:
            pipe.write(made)
        status = 0
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


def _made(child: Child, made: type[Made]) -> Made | str:
    late = child.late
    output = _end(child)
    return msgspec.json.decode(b"".join(child.parts), type=made) if child.parts and not late else output


def _end(child: Child) -> str:
    """End a process that has not ended, with those that it started; what it printed last."""
    os.close(child.reader)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child.pid, signal.SIGKILL)
    os.waitpid(child.pid, 0)
    child.folder.cleanup()
    with child.output as output:
        output.seek(0)
        return output.read().decode(errors="replace")[-4000:]
