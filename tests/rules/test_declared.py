"""What games declare: questions of a special kind, settings of a table, records of which something is left out."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import pytest

import fabletop
from fabletop.kernel import Question
from fabletop.kernel.records import Record

Named = list[tuple[str, str]]  # kind and clause

WINDOWS: dict[str, Named] = {
    "euthia": [
        ("cards", "EU-25.4"),
        ("cards", "EU-28.1"),
        ("claim", "EU-21.3"),
        ("listen", "EU-63.20"),
        ("possessed", "EU-28.21"),
        ("rival_use", "EU-2.4"),
        ("rival_word", "EU-25.14"),
    ],
    "roll-player": [("window", "RP-9.8")],
}
SECRET: dict[str, Named] = {
    "euthia": [  # all of them are answered with cards of a hand
        ("cards", "EU-25.4"),
        ("cards", "EU-28.1"),
        ("fee_card", "EU-49.5"),
        ("give_gold", "EU-63.12"),
        ("give_gold", "EU-64.4"),
        ("give_gold", "EU-66.11"),
        ("give_up", "EU-33.5"),
        ("listen", "EU-63.20"),
        ("pay", "EU-35.27"),
        ("pay_silver", "EU-62.4"),
        ("rival_word", "EU-25.14"),
        ("surplus", "EU-33.8"),
    ],
    "thunderstone": [("discard", "TS-5.22"), ("discard_hero", "TS-25.49"), ("hero_or_cards", "TS-25.47")],
}


def things(game: str) -> Iterator[Any]:
    """All that the modules of a game hold."""
    package = import_module(f"fabletop.games.{game.replace('-', '_')}")
    for each in walk_packages(package.__path__, f"{package.__name__}."):
        yield from list(vars(import_module(each.name)).values())


def questions(game: str) -> Iterator[Question[Any]]:
    for thing in things(game):
        yield from (each for each in (thing.values() if isinstance(thing, dict) else [thing]) if is_question(each))


def is_question(thing: object) -> bool:
    return isinstance(thing, Question)


def named(found: Iterator[Question[Any]]) -> Named:
    return sorted({(each.kind, each.clause) for each in found})


@pytest.mark.parametrize("game", fabletop.games())
def test_a_question_outside_the_own_turn_is_a_window(game: str) -> None:
    assert named(each for each in questions(game) if each.window) == WINDOWS.get(game, [])


@pytest.mark.parametrize("game", fabletop.games())
def test_a_question_about_what_nobody_else_knows_is_asked_even_with_one_answer(game: str) -> None:
    assert named(each for each in questions(game) if each.secret) == SECRET.get(game, [])


# -- settings of a table ---------------------------------------------------------------------------------------

SEATS = {"euthia": {"cooperative": (2, 3, 4)}, "thunderstone": {"pace": (1,)}}


@pytest.mark.parametrize("game", fabletop.games())
def test_a_setting_is_offered_to_those_whom_it_concerns(game: str) -> None:
    assert {each.name: each.seats for each in fabletop.book(game).options if each.seats} == SEATS.get(game, {})


# -- records ---------------------------------------------------------------------------------------------------


def defaults(kind: Any) -> dict[str, Any]:
    """What the fields of an event, a choice or a named tuple are if nothing is said of them."""
    if issubclass(kind, Record):
        found = inspect.signature(kind.__new__).parameters
        return {name: each.default for name, each in found.items() if each.default is not inspect.Parameter.empty}
    return getattr(kind, "_field_defaults", {})


@pytest.mark.parametrize("game", fabletop.games())
def test_what_is_left_out_of_a_record_is_nothing(game: str) -> None:
    kinds = dict.fromkeys(each for each in things(game) if isinstance(each, type) and issubclass(each, tuple))
    found = {f"{kind.__name__}.{name}": value for kind in kinds for name, value in defaults(kind).items()}
    assert found and [name for name, value in found.items() if value] == []
