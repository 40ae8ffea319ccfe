"""Both are the same game: what compiled rules do and write, and what the source does and writes, are exchanged."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import fabletop

from . import other
from .other import Other

pytestmark = pytest.mark.native

EXAMPLES = sorted((other.ROOT / "tests" / "examples").rglob("*.yaml"))
SHARE = 8  # every so many of the position files
HALF_WAY = 120


def tables() -> list[tuple[str, int, int, dict[str, Any]]]:
    """Every adventure and Scenario, and numbers of seats by turns."""
    found = []
    for game in fabletop.games():
        book = fabletop.book(game)
        stories = [each for each in book.settings() if each.entries]
        told: list[dict[str, Any]] = [{each.name: value} for each in stories for value in each.values] or [{}, {}, {}]
        found += [(game, book.seats[i % len(book.seats)], 50 + i, options) for i, options in enumerate(told)]
    return found


TABLES = tables()
named = pytest.mark.parametrize(
    "table", TABLES, ids=["-".join(map(str, (*each[:3], *each[3].values()))) for each in TABLES]
)


@pytest.fixture(scope="module")
def source() -> Iterator[Other]:
    process = Other()
    yield process
    process.end()


def test_these_rules_are_compiled_and_the_others_are_not(source: Other) -> None:
    assert fabletop.NATIVE and not source.ask("compiled")


@named
def test_games_go_alike(source: Other, table: tuple[Any, ...]) -> None:
    assert other.account(*table) == source.ask("account", *table)


@named
def test_saves_are_the_same_and_are_read_by_both(source: Other, table: tuple[Any, ...], tmp_path: Path) -> None:
    own, others = str(tmp_path / "own"), str(tmp_path / "others")
    other.save(*table, HALF_WAY, own)
    source.ask("save", *table, HALF_WAY, others)
    assert Path(own).read_bytes() == Path(others).read_bytes()
    assert other.load(others) == source.ask("load", own)


@named
def test_games_travel_between_processes_of_both_kinds(source: Other, table: tuple[Any, ...], tmp_path: Path) -> None:
    own, others = str(tmp_path / "own"), str(tmp_path / "others")
    other.pack(*table, HALF_WAY, own)
    source.ask("pack", *table, HALF_WAY, others)
    assert other.unpack(others) == source.ask("unpack", own) == other.unpack(own)


@pytest.mark.parametrize("file", EXAMPLES[::SHARE], ids=lambda file: file.stem)
def test_positions_come_out_alike(source: Other, file: Path) -> None:
    assert other.position(str(file)) == source.ask("position", str(file))
