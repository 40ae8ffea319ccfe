"""docs/positions.md names every field that a position may have, and every question; its examples come out."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

import msgspec
import pytest

import fabletop
from fabletop.cli.position_page import described, structs, written
from fabletop.games import euthia, thorgal
from fabletop.games.euthia.positions import arrange as euthia_positions
from fabletop.kernel import Question, Rulebook
from fabletop.kernel.position import lay_out, read_position, run

PAGE = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
BOOKS = [book for book in map(fabletop.book, fabletop.games()) if book.vocabulary]
EXAMPLES = [text for text in re.findall(r"```yaml\n(.*?)```", PAGE, re.S) if text.startswith("game:")]
PARTS = dict(
    zip(("general", "roll-player", "thunderstone", "thorgal", "euthia"), re.split(r"^# (?=[RTE])", PAGE, flags=re.M))
)


def named(game: str) -> set[str]:
    """The words that stand in code."""
    codes = re.findall(r"`([^`]+)`", re.sub(r"```.*?```", "", PARTS[game], flags=re.S))
    return {word.strip("'") for code in codes for word in re.split(r"[^a-z_']+", code)}


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: text.splitlines()[1].removeprefix("title: "))
def test_an_example_of_the_page_comes_out_as_it_says(text: str, tmp_path: Path) -> None:
    (tmp_path / "example.yaml").write_text(text, encoding="utf-8")
    position = read_position(tmp_path / "example.yaml")
    assert run(lay_out(fabletop.book(position.game), position), position) == []
    assert position.expect or any(step.expect for step in position.play)


def test_there_are_examples() -> None:
    assert len(EXAMPLES) > 2


def test_the_page_says_what_the_code_says() -> None:
    assert written(PAGE) == PAGE, "python -m fabletop.cli.position_page writes it"


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_every_field_of_a_table_has_its_line(book: Rulebook[Any]) -> None:
    assert book.vocabulary is not None
    silent = [
        (part.__name__, name)
        for part in structs(book.vocabulary.table)
        for name, meaning in described(part).items()
        if not meaning
    ]
    assert silent == []


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_names_of_fixtures_are_listed_for_fields_that_there_are(book: Rulebook[Any]) -> None:
    assert book.vocabulary is not None
    entries = [part for kind in book.pack.kinds.values() for part in structs(kind)]
    fields = {f"{part.__name__}.{name}" for part in entries for name in part.__struct_fields__}
    assert set(book.vocabulary.fixtures) <= fields


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_remarks_are_on_questions_that_there_are(book: Rulebook[Any]) -> None:
    assert book.vocabulary is not None
    assert set(book.vocabulary.remarks) <= set(book.vocabulary.answers)


@pytest.mark.parametrize(
    ("game", "patch"),
    [
        *((euthia_positions, each) for each in ("Table", "Hero", "Fight")),
    ],
    ids=lambda part: part if isinstance(part, str) else part.__name__.split(".")[2],
)
def test_every_field_is_described(game: ModuleType, patch: str) -> None:
    fields = {field.name for field in msgspec.structs.fields(getattr(game, f"{patch}Patch"))}
    assert fields - named(game.__name__.split(".")[2]) == set()


@pytest.mark.parametrize(("package", "least"), [(thorgal, 50), (euthia, 40)])
def test_every_question_of_the_general_rules_is_described(package: ModuleType, least: int) -> None:
    game = package.__name__.split(".")[-1]
    names = [each.name for each in walk_packages(package.__path__, f"{package.__name__}.")]
    modules = [import_module(name) for name in names if ".tales" not in name]
    kinds = {each.kind for module in modules for each in vars(module).values() if isinstance(each, Question)}
    assert len(kinds) >= least and kinds - named(game) == set()


@pytest.mark.parametrize("game", ["euthia"])
def test_every_field_of_the_picture_is_described(game: str) -> None:
    picture = fabletop.book(game).picture(fabletop.new(game, seed=1).state)
    assert set(picture) - named(game) == set()
