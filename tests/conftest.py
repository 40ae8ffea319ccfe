"""What all tests share: `--game GAME` leaves what proves the rules of that game, for `make quick`."""

from __future__ import annotations

import contextlib
import gc
import importlib
import os
import sys
from pathlib import Path
from typing import Any

import pytest

import fabletop
from fabletop.kernel import Rulebook, SetupError

HERE = Path(__file__).parent
REPEATED = ("slot", "batch")  # parameters that number games of one kind: the first will do


# Games leave little garbage that holds itself: to look for it as often as Python does takes a fifth of the time.
gc.set_threshold(100_000, 20, 50)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="only the tests that name this game; of games that are numbered, the first")


def asked_for(config: pytest.Config) -> Rulebook[Any] | None:
    game = config.getoption("--game")
    try:
        return fabletop.book(game) if game else None
    except SetupError as error:
        raise pytest.UsageError(str(error)) from None


def pytest_collection(session: pytest.Session) -> None:
    """Before they collect all tests, workers import a share each: what one has compiled, the others find."""
    asked_for_all = session.config.args_source is pytest.Config.ArgsSource.TESTPATHS
    if sys.dont_write_bytecode or not asked_for_all or "PYTEST_XDIST_WORKER" not in os.environ:
        return
    number, workers = int(os.environ["PYTEST_XDIST_WORKER"][2:]), int(os.environ["PYTEST_XDIST_WORKER_COUNT"])
    largest_first = sorted(HERE.rglob("test_*.py"), key=lambda path: (-path.stat().st_size, path))
    for path in largest_first[number::workers]:
        with contextlib.suppress(Exception):  # collecting it will say what is wrong with it
            importlib.import_module(".".join(path.relative_to(HERE.parent).with_suffix("").parts))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Tests of the rules of other games are not even read, nor files without a test that runs alone."""
    if config.getoption("markexpr") == "alone" and collection_path.suffix == ".py":
        return "pytest.mark.alone" not in collection_path.read_text(encoding="utf-8") or None
    if (book := asked_for(config)) is None or collection_path.parent.name != "rules":
        return None
    others = [each for each in map(fabletop.book, fabletop.games()) if each.id != book.id]
    return True if any(is_of(collection_path, each) for each in others) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if (book := asked_for(config)) is not None:
        kept = [item for item in items if concerns(item, book)]
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = kept
    elsewhere = [item for item in items if item.get_closest_marker("pure" if fabletop.NATIVE else "native")]
    if elsewhere:
        config.hook.pytest_deselected(items=elsewhere)
        items[:] = [item for item in items if item not in elsewhere]
    if workers := int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "0")):
        items[:] = dealt(items, workers)


def dealt(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Workers get equal shares of the list, one after the other, and who is done takes from the end of another's.

    So each begins with tests that take long or wait for pages and servers, and the many short ones of the rules are
    left to even out the end.
    """
    rooms: dict[str, list[pytest.Item]] = {"browser": [], "server": [], "": [], "rules": []}
    for item in items:
        rooms.get(item.path.relative_to(HERE).parts[0], rooms[""]).append(item)
    short = rooms.pop("rules")
    shares: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for number, room in enumerate(rooms.values()):
        shares[number % workers] += room
    for number, share in enumerate(shares):
        rest = len(short) if number == workers - 1 else max(0, len(items) // workers - len(share))
        share += short[:rest]
        del short[:rest]
    return [item for share in shares for item in share]


def pytest_collection_finish() -> None:
    """Tests and what they imported stay until the end: nobody need look through them for garbage."""
    gc.collect()
    gc.freeze()


def is_of(file: Path, book: Rulebook[Any]) -> bool:
    """Whether a file is called after a game: test_eu_10_rolls.py, test_euthia_players.py."""
    return file.name.startswith((f"test_{book.prefix.lower()}_", f"test_{book.package}"))


def concerns(item: pytest.Item, book: Rulebook[Any]) -> bool:
    params: dict[str, Any] = item.callspec.params if isinstance(item, pytest.Function) and has_params(item) else {}
    if any(params.get(name) for name in REPEATED):
        return False
    names = (book.id, book.package)
    return is_of(item.path, book) or any(
        value in names or (isinstance(value, Path) and any(part in names for part in value.parts))
        for value in params.values()
    )


def has_params(item: pytest.Function) -> bool:
    return hasattr(item, "callspec")
