"""Tests against a mutant, in a process that is forked for it.

Two ways lead there. The *warm* one: a process has loaded the game and collected all tests; its fork exchanges the code
of the changed function and runs the tests that touch it. That is right only if the changed line was not done while all
that was loaded. Where it was (constants, fields, what a pack is made by), the *cold* one: the fork of a process that
has not loaded the game loads it with the changed source.
"""

from __future__ import annotations

import gc
import os
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from types import FrameType
from typing import Literal

import hypothesis
import msgspec
import pytest
from _pytest.runner import runtestprotocol

from .changing import Functions, install
from .forks import forked
from .grounds import ROOT, STAGES, Ground
from .mutant import Mutant

ARGUMENTS = (
    *("-c", str(ROOT / "pyproject.toml"), "-o", "addopts=", "--strict-markers", "-q", "-s", "-m", "not alone"),
    *("-p", "no:cacheprovider", "-p", "no:xdist", "--assert=plain", "--tb=no"),
)
PATIENCE = 5.0  # seconds that any test may take, and this many times what it takes without a change
STRETCH = 20.0
START = 6.0  # times as long for loading and collecting
SPARE = 120.0  # seconds before a process is ended that no alarm wakes


class Trial(msgspec.Struct, frozen=True):
    """A mutant, and the tests that it must pass."""

    number: int
    mutant: Mutant | None  # none: a trial of the tests
    before: str
    tests: dict[str, list[str]]  # by stage
    seconds: dict[str, float]
    warm: bool

    def first_stage(self) -> str:
        """Whose tests would notice a process that does not even begin."""
        return next((stage for stage in STAGES if self.tests[stage]), "")

    def limit(self) -> float:
        """A process that takes longer is ended: every test has its own limit, this is for what no alarm can wake."""
        return SPARE + STRETCH * max(self.seconds.values(), default=0.0) + 5 * sum(self.seconds.values())


class Verdict(msgspec.Struct, frozen=True):
    fate: Literal["killed", "survived", "cold"]
    test: str = ""  # that found it out
    stage: str = ""
    how: Literal["", "fails", "takes too long", "does not load", "ends the process"] = ""
    seconds: float = 0.0


class Session:
    """A session of tests that run alike every time."""

    def pytest_configure(self) -> None:
        hypothesis.settings.register_profile("mutants", deadline=None, derandomize=True, database=None)
        hypothesis.settings.load_profile("mutants")


class TooLong(Exception):
    """A test does not end."""


def collected(ground: Ground, files: Iterable[str]) -> list[str]:
    """The arguments of a session that collects the tests of some files."""
    return [*ARGUMENTS, "--rootdir", str(ground.root), *(str(ground.root / file) for file in files)]


def outcome(item: pytest.Item, following: pytest.Item | None) -> str:
    """Run one test: passed, failed or skipped."""
    reports = runtestprotocol(item, nextitem=following, log=False)
    if any(report.failed for report in reports):
        return "failed"
    return "skipped" if any(report.skipped for report in reports) else "passed"


def judged(trial: Trial, items: dict[str, pytest.Item]) -> Verdict:
    """Run the tests of a trial one after the other, until one fails."""
    begun = time.perf_counter()
    order = [(stage, items[test]) for stage in STAGES for test in trial.tests[stage] if test in items]
    assert order or not trial.seconds, "none of the tests was collected"
    for number, (stage, item) in enumerate(order):
        following = order[number + 1][1] if number + 1 < len(order) else None
        limit = PATIENCE + STRETCH * trial.seconds.get(item.nodeid, 0.0)
        _wake_after(limit)
        started = time.perf_counter()
        result = outcome(item, following)
        _wake_after(0)
        if result == "failed":
            late = time.perf_counter() - started >= limit
            how: Literal["takes too long", "fails"] = "takes too long" if late else "fails"
            return Verdict("killed", item.nodeid, stage, how, time.perf_counter() - begun)
    return Verdict("survived", seconds=time.perf_counter() - begun)


def _wake_after(seconds: float) -> None:
    """What is not done by then fails; 0: it may take as long as it likes."""
    signal.signal(signal.SIGALRM, _late)
    signal.setitimer(signal.ITIMER_REAL, seconds)


def _late(_: int, frame: FrameType | None) -> None:
    raise TooLong


def tried(ground: Ground, trials: list[Trial], processes: int) -> Iterator[tuple[Trial, Verdict]]:
    """Each trial with its verdict, as they come."""
    cold = [trial for trial in trials if not trial.warm]
    warm = [trial for trial in trials if trial.warm]
    if warm:
        for trial, verdict in _warm(ground, warm, processes):
            if verdict.fate == "cold":
                cold.append(trial)
            else:
                yield trial, verdict
    for trial, made in forked(cold, lambda trial: _cold(ground, trial), Verdict, processes, Trial.limit):
        yield trial, made if isinstance(made, Verdict) else _ended(trial)


def _ended(trial: Trial) -> Verdict:
    return Verdict("killed", stage=trial.first_stage(), how="ends the process")


# -- the warm way ---------------------------------------------------------------------------------------


def _warm(ground: Ground, trials: list[Trial], processes: int) -> Iterator[tuple[Trial, Verdict]]:
    """The verdicts of a process that has loaded everything, line by line through a pipe."""
    reader, writer = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(reader)
        status = 1
        try:
            with os.fdopen(writer, "wb", buffering=0) as pipe:
                os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
                keeper = Keeper(ground, trials, processes, pipe.write)
                ground.load()
                status = int(pytest.main(collected(ground, _files(trials)), plugins=[keeper]))
        finally:
            os._exit(status)
    os.close(writer)
    heard = 0
    try:
        with os.fdopen(reader, "rb") as pipe:
            for line in pipe:
                number, verdict = msgspec.json.decode(line, type=tuple[int, Verdict])
                heard += 1
                yield next(trial for trial in trials if trial.number == number), verdict
    finally:
        if heard < len(trials):
            os.kill(pid, signal.SIGTERM)
        os.waitpid(pid, 0)
    if heard < len(trials):
        raise RuntimeError("the process that keeps the tests has ended before its time")


def _files(trials: Iterable[Trial]) -> list[str]:
    tests = (test for trial in trials for chosen in trial.tests.values() for test in chosen)
    return list(dict.fromkeys(test.partition("::")[0] for test in tests))


class Keeper(Session):
    """Keeps the collected tests, and forks for each trial."""

    def __init__(self, ground: Ground, trials: list[Trial], processes: int, send: Callable[[bytes], object]) -> None:
        self.ground = ground
        self.trials = trials
        self.processes = processes
        self.send = send

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        functions = Functions(self.ground.folder)
        gc.freeze()

        def work(trial: Trial) -> Verdict:
            if trial.mutant is not None and not functions.exchange(trial.mutant, trial.before):
                return Verdict("cold")
            return judged(trial, items)

        for trial, made in forked(self.trials, work, Verdict, self.processes, Trial.limit):
            verdict = made if isinstance(made, Verdict) else _ended(trial)
            self.send(msgspec.json.encode((trial.number, verdict)) + b"\n")
        return True


# -- the cold way ---------------------------------------------------------------------------------------


def _cold(ground: Ground, trial: Trial) -> Verdict:
    begun = time.perf_counter()
    if trial.mutant is not None:
        install(ground, trial.mutant, trial.before)
    _wake_after(START * PATIENCE)
    try:
        ground.load()
    except Exception:
        return Verdict("killed", "", trial.first_stage(), "does not load", time.perf_counter() - begun)
    single = Single(trial)
    pytest.main(collected(ground, _files([trial])), plugins=[single])
    return msgspec.structs.replace(single.verdict, seconds=time.perf_counter() - begun)


class Single(Session):
    """One trial."""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.verdict = Verdict("killed", "", trial.first_stage(), "fails")  # if a file of tests cannot be loaded

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if not session.testsfailed:
            self.verdict = judged(self.trial, {item.nodeid: item for item in session.items})
        return True
