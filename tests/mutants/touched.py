"""Which test touches which line: measured once, and kept for as long as source and tests stay as they are."""

from __future__ import annotations

import os
import re
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from hashlib import blake2b
from pathlib import Path

import coverage
import msgspec
import pytest

from .forks import forked
from .grounds import DECLARATIONS, STAGES, Ground
from .mutant import Mutant
from .sessions import Session, collected, outcome

LOADING = "loading"  # the context of what is done before any test is run
LONGEST = 7200.0  # seconds for all tests
OTHER_PROCESSES = ("subprocess.Popen", "os.system", "os.posix_spawn")

Lines = dict[str, list[int]]  # by file, from the folder of the game


class Touch(msgspec.Struct):
    """What one test touched."""

    seconds: float
    lines: Lines


class Touches(msgspec.Struct):
    """What the tests of one file touched."""

    tests: dict[str, Touch] = {}
    loading: Lines = {}
    left_out: dict[str, str] = {}  # tests that cannot tell anything about a mutant, and why


class Map:
    """What all tests touched."""

    def __init__(self, ground: Ground, found: Iterable[Touches]) -> None:
        self.ground = ground
        self.sources = ground.rules()
        self.seconds: dict[str, float] = {}
        self.left_out: dict[str, str] = {}
        self.loading: set[tuple[str, int]] = set()
        self.by_line: dict[tuple[str, int], list[str]] = defaultdict(list)
        for each in found:
            self.left_out |= each.left_out
            self.loading |= {(file, line) for file, lines in each.loading.items() for line in lines}
            for test, touch in each.tests.items():
                self.seconds[test] = touch.seconds
                for file, lines in touch.lines.items():
                    for line in lines:
                        self.by_line[file, line].append(test)

    def is_loaded(self, mutant: Mutant) -> bool:
        """Whether the line was done before any test began, so that only a process of its own can tell."""
        return mutant.at_import or any(line in self.loading for line in _lines(mutant))

    def affordable(self, tests: Iterable[str], patience: float) -> dict[str, list[str]]:
        """By stage, in the order given, as many as can be run in so many seconds a stage."""
        chosen: dict[str, list[str]] = {name: [] for name in STAGES}
        spent = dict.fromkeys(STAGES, 0.0)
        for test in tests:
            kind = self.ground.stage(test)
            spent[kind] += self.seconds[test]
            if spent[kind] <= patience:
                chosen[kind].append(test)
        return chosen


def tests_touching(mutant: Mutant, touched: Map, patience: float) -> dict[str, list[str]]:
    """The tests that touch it, the fastest first; then all others, if what it does by loading may matter to anyone."""
    lines = set(_lines(mutant))
    if mutant.at_import:
        lines |= set(mentions(mutant.names, touched.sources))
    touching = {test for line in lines for test in touched.by_line.get(line, ())}
    asked = touching
    if touched.is_loaded(mutant) and not (mutant.at_import and touching):
        asked = set(touched.seconds)
    looking = {test for test in touched.seconds if DECLARATIONS.match(test)} if mutant.at_import else set()
    asked = asked | looking
    order = sorted(asked, key=lambda test: (test not in looking, test not in touching, touched.seconds[test], test))
    return touched.affordable(order, patience)


def _lines(mutant: Mutant) -> list[tuple[str, int]]:
    return [(mutant.file, line) for line in range(mutant.first, mutant.last + 1)]


def mentions(names: Iterable[str], sources: Mapping[str, str]) -> Iterator[tuple[str, int]]:
    """The lines on which a name stands, and those of the names that are made of it when modules are loaded."""
    seen: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        for file, text in sources.items():
            for number, line in enumerate(text.splitlines(), 1):
                if re.search(rf"\b{name}\b", line):
                    yield file, number
                    if made := re.match(r"([A-Z_]+)\b.* = ", line):
                        waiting.append(made[1])


# -- measuring ------------------------------------------------------------------------------------------


def measured(ground: Ground, processes: int) -> Map:
    """The map of a ground; what is known already is not measured again."""
    folder = ground.root / ".mutants"
    basis = _hash(ground, _basis(ground))
    kept = {
        file: folder / f"{ground.module}-{_hash(ground, _beside(ground, file), basis)}.json"
        for file in ground.test_files()
    }
    stale = [file for file, place in kept.items() if not place.exists()]
    if stale:
        print(f"Finding out which lines the tests of {len(stale)} files touch ...", flush=True)
        folder.mkdir(exist_ok=True)
    stale.sort(key=lambda file: -(ground.root / file).stat().st_size)
    shares = [share for number in range(processes) if (share := stale[number::processes])]
    measuring = forked(shares, partial(_measure, ground), dict[str, Touches], processes, lambda share: LONGEST)
    for share, made in measuring:
        if isinstance(made, str):
            raise RuntimeError(f"the tests of {', '.join(share)} could not be run:\n{made}")
        for file, touches in made.items():
            kept[file].write_bytes(msgspec.json.encode(touches))
    for old in set(folder.glob(f"{ground.module}-*.json")) - set(kept.values()):
        old.unlink()
    return Map(ground, (msgspec.json.decode(place.read_bytes(), type=Touches) for place in kept.values()))


def _basis(ground: Ground) -> list[Path]:
    """What every test stands on."""
    package = [file for file in sorted(ground.folder.rglob("*")) if file.suffix in (".py", ".yaml")]
    return [*ground.basis, *package, Path(__file__), Path(__file__).with_name("grounds.py")]


def _beside(ground: Ground, test: str) -> list[Path]:
    """A file of tests and what lies beside it: helpers, positions, recordings."""
    file = ground.root / test
    around = [each for each in sorted(file.parent.rglob("*")) if each.is_file() and "__pycache__" not in each.parts]
    return [file, *(each for each in around if not each.name.startswith("test_"))]


def _hash(ground: Ground, files: Iterable[Path], basis: str = "") -> str:
    digest = blake2b(f"{sys.version_info[:2]} {ground.module} {basis}".encode(), digest_size=12)
    for file in files:
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def _measure(ground: Ground, files: list[str]) -> dict[str, Touches]:
    """In a process of its own: runs the tests of some files."""
    os.environ["COVERAGE_CORE"] = "ctrace"  # the one that knows contexts in every Python
    rules = {str(ground.folder / file): file for file in ground.rules()}
    cover = coverage.Coverage(data_file=None, include=list(rules), config_file=False)
    cover.start()
    cover.switch_context(LOADING)
    ground.load()
    measuring = Measuring(ground, cover)
    status = pytest.main(collected(ground, files), plugins=[measuring])
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise RuntimeError(f"pytest ended with {status!r}")
    cover.stop()
    return _sorted_out(cover.get_data(), rules, files, measuring)


class Measuring(Session):
    """Notes what each test touches, and how long it takes."""

    def __init__(self, ground: Ground, cover: coverage.Coverage) -> None:
        self.ground = ground
        self.cover = cover
        self.seconds: dict[str, float] = {}
        self.left_out: dict[str, str] = {}
        self.elsewhere = False
        sys.addaudithook(self.listen)

    def listen(self, event: str, _: object) -> None:
        if event in OTHER_PROCESSES:
            self.elsewhere = True

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = [item for item in session.items if self.ground.concerns(item.nodeid)]
        for item, following in zip(items, [*items[1:], None]):
            _forget(self.ground.module)
            self.elsewhere = False
            self.cover.switch_context(item.nodeid)
            begun = time.perf_counter()
            result = outcome(item, following)
            self.seconds[item.nodeid] = time.perf_counter() - begun
            self.cover.switch_context(LOADING)
            if why := self._useless(result):
                self.left_out[item.nodeid] = why
                del self.seconds[item.nodeid]
        return True

    def _useless(self, result: str) -> str:
        """Why a test can tell nothing about a mutant."""
        if result == "passed":
            return "it asks another process, which knows nothing of a mutant" if self.elsewhere else ""
        return f"it {'fails' if result == 'failed' else 'is skipped'} without any change"


def _forget(package: str) -> None:
    """Empty what functions of a package remember, so that each test touches all that it needs."""
    for name, module in list(sys.modules.items()):
        if name.startswith(package):
            for thing in vars(module).values():
                if hasattr(thing, "cache_clear"):
                    thing.cache_clear()


def _sorted_out(
    data: coverage.CoverageData, rules: Mapping[str, str], files: list[str], measuring: Measuring
) -> dict[str, Touches]:
    """By file of tests."""
    found = {file: Touches({}, {}, {}) for file in files}
    for test, seconds in measuring.seconds.items():
        found[_file(test)].tests[test] = Touch(seconds, {})
    for test, why in measuring.left_out.items():
        found[_file(test)].left_out[test] = why
    for path, rule in rules.items():
        for line, contexts in sorted(data.contexts_by_lineno(path).items()):
            for context in contexts:
                if context in measuring.seconds:
                    found[_file(context)].tests[context].lines.setdefault(rule, []).append(line)
                elif context not in measuring.left_out:
                    for each in found.values():
                        each.loading.setdefault(rule, []).append(line)
    return found


def _file(test: str) -> str:
    return test.partition("::")[0]
