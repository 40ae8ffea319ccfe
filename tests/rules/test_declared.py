"""Questions of a special kind: reactions in somebody else's turn, and those that tell a secret if they are left out."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import pytest

import fabletop
from fabletop.kernel import Question

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


def questions(game: str) -> Iterator[Question[Any]]:
    """All that the modules of a game hold."""
    package = import_module(f"fabletop.games.{game.replace('-', '_')}")
    for each in walk_packages(package.__path__, f"{package.__name__}."):
        left = list(vars(import_module(each.name)).values())
        while left:
            thing = left.pop()
            if isinstance(thing, Question):
                yield thing
            elif isinstance(thing, dict):
                left += thing.values()


def named(found: Iterator[Question[Any]]) -> Named:
    return sorted({(each.kind, each.clause) for each in found})


@pytest.mark.parametrize("game", fabletop.games())
def test_a_question_outside_the_own_turn_is_a_window(game: str) -> None:
    assert named(each for each in questions(game) if each.window) == WINDOWS.get(game, [])


@pytest.mark.parametrize("game", fabletop.games())
def test_a_question_about_what_nobody_else_knows_is_asked_even_with_one_answer(game: str) -> None:
    assert named(each for each in questions(game) if each.secret) == SECRET.get(game, [])
