"""What an entry of a pack does is done by the rules, and something says so: without it a test or a position fails.

A game lists what can be left out of its entries, and asks of each `Left` who notices:

    LEFT = [*verbs_left_out("thunderstone", "village"), ...]

    @pytest.mark.parametrize("left", LEFT, ids=str)
    def test_an_effect_that_is_left_out_is_noticed(left: Left) -> None:
        assert noticed_by(left, TESTS)

Asked are the tests with `@pytest.mark.uses("longsword")`, then the positions of the game that name the entry.
"""

from __future__ import annotations

import dataclasses
import itertools
import re
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache, partial
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple
from unittest import mock

import msgspec
import pytest

import fabletop
from fabletop.kernel import Rulebook
from fabletop.kernel.content import Raw
from fabletop.kernel.position import Position, lay_out, read_position, run
from fabletop.kernel.yaml_files import read_yaml

EXAMPLES = Path(__file__).parent / "examples"

Entry = dict[str, Any]  # as a pack writes it
Test = Callable[..., None]
Make = Callable[[Raw], Any]  # what a pack is made with, if it can be done quicker than by itself


class Left(NamedTuple):
    """An entry that was changed so that something is left out of it."""

    game: str
    kind: str
    what: str  # what was left out: "longsword", "longsword.weapon"
    entry: Entry

    def __str__(self) -> str:
        return f"{self.kind}-{self.what}"

    @property
    def id(self) -> str:
        return str(self.entry["id"])


# -- what can be left out ------------------------------------------------------------------------------


@cache
def written(game: str, kind: str) -> dict[str, Entry]:
    """The entries of a game as its pack writes them, by id."""
    pack = fabletop.book(game).pack
    if kind in pack.apart:
        return {folder.name: read_yaml(folder / f"{kind}.yaml") for folder in pack.folders().values()}
    return {entry["id"]: entry for entry in read_yaml(pack.place(kind))}


def changed(game: str, kind: str, id: str, **fields: Any) -> Left:
    """An entry with other fields."""
    return Left(game, kind, id, {**written(game, kind)[id], **fields})


def verbs_left_out(game: str, kind: str) -> Iterator[Left]:
    """Each effect of each entry: a table with `do` is taken out of its list, or with its key."""
    for id, entry in written(game, kind).items():
        for path in _effects(entry):
            name = ".".join(str(part) for part in path)
            yield Left(game, kind, f"{id}.{name}", _without(entry, path))


def _effects(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    if isinstance(data, dict):
        if "do" in data and path:
            yield path
        for key, value in data.items():
            yield from _effects(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from _effects(value, (*path, index))


def _without(data: Any, path: tuple[str | int, ...]) -> Any:
    first, *rest = path
    if isinstance(data, dict):
        return {
            key: _without(value, tuple(rest)) if key == first else value
            for key, value in data.items()
            if rest or key != first
        }
    return [
        _without(value, tuple(rest)) if index == first else value
        for index, value in enumerate(data)
        if rest or index != first
    ]


# -- who notices ---------------------------------------------------------------------------------------


def noticed_by(
    left: Left, modules: Iterable[ModuleType] = (), names: Iterable[str] = (), make: Make | None = None
) -> str:
    """The first test or position that fails without it; nothing if none does.

    Of a test with parameters only the cases that name the entry are asked, or one of these names.
    """
    content_of(left, make)  # what the pack refuses is no proof
    tests = list(_tests(modules, left.id))
    known = {left.id, *names}
    for test in tests:
        _check_that_it_can_be_called(test)
    books = _books(left, make)
    with mock.patch("fabletop.book", books), mock.patch("fabletop.games.book", books):
        found = next((test.__name__ for test in tests if any(map(_fails, _cases(test, known)))), "")
    positions = _positions(left.game, left.id)
    return found or next((file.stem for file in positions if _fails(partial(_check_position, file, left, make))), "")


def content_of(left: Left, make: Make | None = None) -> Any:
    """The pack with the entry as it is left."""
    return _book(left, {}, make).pack.load()


def _book(left: Left, content: dict[str, list[Entry]], make: Make | None) -> Rulebook[Any]:
    """The game with the entry as it is left, and perhaps with the own entries of a position."""
    book = fabletop.book(left.game)
    entries = {**content, left.kind: [*content.get(left.kind, []), left.entry]}
    pack = book.pack.with_entries(msgspec.json.encode(entries).decode())
    return dataclasses.replace(book, pack=dataclasses.replace(pack, make=make or pack.make))


def with_given(game: str, content: dict[str, list[Entry]]) -> dict[str, list[Entry]]:
    """Entries of a test's own, and what the pack of the moment was given besides its files."""
    inline = fabletop.book(game).pack.inline
    given: dict[str, list[Entry]] = msgspec.json.decode(inline) if inline else {}
    own = {kind: [each for each in entries if each not in given.get(kind, [])] for kind, entries in content.items()}
    return {kind: [*own.get(kind, []), *given.get(kind, [])] for kind in {**content, **given}}


def _books(left: Left, make: Make | None) -> Callable[..., Rulebook[Any]]:
    real, other = fabletop.book, _book(left, {}, make)
    return lambda name, *args, **kwargs: other if name == left.game else real(name, *args, **kwargs)


def _fails(check: Callable[[], None]) -> bool:
    try:
        check()
    except Exception:
        return True
    return False


@cache
def _positions(game: str, id: str) -> list[Path]:
    word = re.compile(rf"\b{id}\b")
    files = sorted((EXAMPLES / fabletop.book(game).package).glob("*.yaml"))
    return [file for file in files if word.search(file.read_text(encoding="utf-8"))]


def _check_position(file: Path, left: Left, make: Make | None) -> None:
    position: Position = read_position(file)
    own = {entry["id"] for entry in position.content.get(left.kind, [])}
    if left.id in own:
        return  # it brings another one
    book = _book(left, position.content, make)
    position.content = {}
    assert run(lay_out(book, position), position) == []


@cache
def _check_that_it_can_be_called(test: Test) -> None:
    """A test that cannot be called like this notices nothing; its other cases are run as tests of their own."""
    next(_cases(test))()


def _tests(modules: Iterable[ModuleType], id: str) -> Iterator[Test]:
    for module in modules:
        for test in vars(module).values():
            marks = getattr(test, "pytestmark", [])
            if any(mark.name == "uses" and id in mark.args for mark in marks):
                yield test


def _cases(test: Test, names: Collection[str] = ()) -> Iterator[Callable[[], None]]:
    """A test with each of its parameters; if some of them name what is asked about, only with these."""
    axes = []
    for mark in getattr(test, "pytestmark", []):
        if mark.name == "parametrize":
            axes.append([_named(mark.args[0], value) for value in mark.args[1]])
    all_given = [dict(itertools.chain.from_iterable(map(dict.items, given))) for given in itertools.product(*axes)]
    own = [given for given in all_given if any(isinstance(value, str) and value in names for value in given.values())]
    yield from (partial(test, **given) for given in own or all_given)


def _named(names: Any, value: Any) -> dict[str, Any]:
    several = [each.strip() for each in names.split(",")] if isinstance(names, str) else list(names)
    given = value.values if isinstance(value, type(pytest.param())) else value
    return dict(zip(several, given)) if len(several) > 1 else {several[0]: given}
