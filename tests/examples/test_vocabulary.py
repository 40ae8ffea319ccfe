"""The words of positions fit the rules: what is shown can be laid out, what is asked can be answered."""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import inspect as schema

import fabletop
from fabletop.kernel import Decision, Game, Rulebook
from fabletop.kernel.asking import Key
from fabletop.kernel.position import lay_out, read_position, shown
from fabletop.kernel.vocabulary import refusal, unwrapped

BOOKS = [fabletop.book(game) for game in fabletop.games()]
FILES = sorted(Path(__file__).parent.rglob("*.yaml"))


def games_of(book: Rulebook[Any]) -> Iterator[Game[Any]]:
    """Games with every number of seats, and of every adventure or Scenario."""
    for seats in book.seats:
        yield fabletop.new(book.id, seats=seats, seed=seats)
    for option in book.settings():
        for value in option.values if option.entries else ():
            yield fabletop.new(book.id, seats=book.seats[1], seed=3, **{option.name: value})


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_every_option_of_whole_games_can_be_said(book: Rulebook[Any]) -> None:
    answers = book.vocabulary.answers
    for game in games_of(book):
        random = Random(1)

        def policy(decision: Decision, game: Game[Any] = game, random: Random = random) -> Key:
            own = dataclasses.replace(book.vocabulary, answers={decision.kind: answers.get(decision.kind, ())})
            for key in decision.options:
                assert not refusal(own, game.state, decision.kind, key), (decision.kind, key)
            for key in decision.question.all_things(game.state, decision.seat, decision.args):
                assert not refusal(book.vocabulary, game.state, decision.kind, key), (decision.kind, key)
            return random.choice(decision.options)

        game.playout(policy)


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_a_scene_takes_what_the_words_say(book: Rulebook[Any]) -> None:
    for name, start in book.vocabulary.scenes.items():
        takes = list(inspect.signature(book.scenes.by_name[name]).parameters)[1:]
        assert len(takes) == len(start.args), name


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_the_picture_of_a_table_fits_its_words(book: Rulebook[Any]) -> None:
    for game in games_of(book):
        random = Random(2)
        for _ in range(60):
            if game.decision is None:
                break
            msgspec.convert(shown(game), type=book.vocabulary.table)
            game.choose(random.choice(game.decision.options))


def given(data: Any, kind: schema.Type) -> Any:
    """What of a picture can be laid out."""
    kind, _ = unwrapped(kind, data)
    if data is None:
        return None
    if isinstance(kind, schema.StructType):
        fields = {field.encode_name: field.type for field in kind.fields}
        open = {name: kind for name, kind in fields.items() if not unwrapped(kind, None)[1].get("shown")}
        return {name: given(value, open[name]) for name, value in data.items() if name in open}
    if isinstance(kind, schema.DictType):
        return {name: given(value, kind.value_type) for name, value in data.items()}
    return [given(value, kind.item_type) for value in data] if isinstance(kind, schema.ListType) else data


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_what_is_shown_of_a_table_lays_out_the_same_table(file: Path) -> None:
    position = read_position(file)
    book = fabletop.book(position.game)
    if not position.at:
        return
    first = lay_out(book, position)
    kind = schema.type_info(book.vocabulary.table)
    at = first.book.picture(first.base)
    position.table = given(msgspec.to_builtins(at), kind)
    again = lay_out(book, position)
    assert given(msgspec.to_builtins(again.book.picture(again.base)), kind) == position.table
