"""docs/positions.md names every field that a position may have, and every question; its examples come out."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import msgspec
import pytest

import fabletop
from fabletop.cli.position_page import BEGIN, END, described, entry_parts, left_out, structs, written
from fabletop.kernel import Question, Rulebook
from fabletop.kernel.content import ContentEntry
from fabletop.kernel.position import lay_out, read_position, run

PAGE = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
BOOKS = [fabletop.book(game) for game in fabletop.games()]
EXAMPLES = [text for text in re.findall(r"```yaml\n(.*?)```", PAGE, re.S) if text.startswith("game:")]


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: text.splitlines()[1].removeprefix("title: "))
def test_an_example_of_the_page_comes_out_as_it_says(text: str, tmp_path: Path) -> None:
    (tmp_path / "example.yaml").write_text(text, encoding="utf-8")
    position = read_position(tmp_path / "example.yaml")
    assert run(lay_out(fabletop.book(position.game), position), position) == []
    assert position.expect or any(step.expect for step in position.play)


def test_there_are_examples() -> None:
    assert len(EXAMPLES) > 2


@pytest.mark.pure("what compiled classes say of themselves stands in their source")
def test_the_page_says_what_the_code_says() -> None:
    assert written(PAGE) == PAGE, "python -m fabletop.cli.position_page writes it"


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_every_field_of_a_table_has_its_line(book: Rulebook[Any]) -> None:
    silent = [
        (part.__name__, name)
        for part in structs(book.vocabulary.table)
        for name, meaning in described(part).items()
        if not meaning
    ]
    assert silent == []


@pytest.mark.pure("what compiled classes say of themselves stands in their source")
@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_every_field_of_an_entry_has_its_line(book: Rulebook[Any]) -> None:
    assert silent_fields(book) == []


def silent_fields(book: Rulebook[Any]) -> list[tuple[str, str]]:
    """What every entry has is told once for all games."""
    entries = dict.fromkeys(part for kind in book.pack.kinds.values() for part in structs(kind))
    return [
        (part.__name__, name)
        for part in entries
        for name, meaning in described(part).items()
        if not meaning and not (issubclass(part, ContentEntry) and name in ContentEntry.__struct_fields__)
    ]


def fields_said(game: str) -> list[dict[str, str]]:
    """What each table of the entries of a game says of its fields if they are left out."""
    part = PAGE.split(BEGIN.format(game))[1].split(END.format(game))[0]
    blocks = part.split("## Fixtures: the entries of `content`")[1].split("\n### ")[1:]
    return [dict(re.findall(r"^\| `(\w+)` \|.*\| (?:(\S.*) )?\|$", block, re.M)) for block in blocks]


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_a_field_that_is_left_out_is_what_the_page_says(book: Rulebook[Any]) -> None:
    for part, said in zip(entry_parts(book), fields_said(book.id), strict=True):
        meant = {each.encode_name: left_out(each) for each in msgspec.structs.fields(part)}
        assert {name: meant.get(name, "needed") for name in said} == said, part.__name__  # `do` is no field


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_names_of_fixtures_are_listed_for_fields_that_there_are(book: Rulebook[Any]) -> None:
    entries = [part for kind in book.pack.kinds.values() for part in structs(kind)]
    fields = {f"{part.__name__}.{name}" for part in entries for name in part.__struct_fields__}
    assert set(book.vocabulary.fixtures) <= fields


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_remarks_are_on_questions_that_there_are(book: Rulebook[Any]) -> None:
    assert set(book.vocabulary.remarks) <= set(book.vocabulary.answers)


def questions(game: str) -> set[str]:
    """The kinds of all questions that the modules of a game hold."""
    package = import_module(f"fabletop.games.{game.replace('-', '_')}")
    found: set[str] = set()
    for each in walk_packages(package.__path__, f"{package.__name__}."):
        left = list(vars(import_module(each.name)).values())
        while left:
            thing = left.pop()
            if isinstance(thing, Question):
                found.add(thing.kind)
            elif isinstance(thing, dict):
                left += thing.values()
            elif isinstance(thing, list | tuple):
                left += thing
    return found


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_every_question_and_only_those_have_answers(book: Rulebook[Any]) -> None:
    assert set(book.vocabulary.answers) == questions(book.id)
