"""Every part of a game that its BOOK names is there."""

from __future__ import annotations

import pytest

import fabletop
from fabletop.cli.table import terminal
from fabletop.kernel import FabletopError, Foresight, Knowledge, Named
from fabletop.kernel.reports import Report

from .tiny import book


@pytest.mark.parametrize("game", fabletop.games())
def test_what_a_book_names_is_there(game: str) -> None:
    rules = fabletop.book(game)
    assert isinstance(rules.knowledge(), Knowledge)
    assert terminal(rules)
    assert all(isinstance(each, Report) for each in rules.reports())


def test_a_missing_part_is_an_error_that_names_it() -> None:
    with pytest.raises(ModuleNotFoundError, match="nowhere"):
        Named("tests.kernel.nowhere", "KNOWLEDGE")()
    with pytest.raises(AttributeError, match="WISDOM"):
        Named("tests.kernel.parts", "WISDOM")()
    with pytest.raises(FabletopError, match=r"the terminal of tiny lacks .*draw"):
        terminal(book(lambda t: None))


def test_knowledge_chooses_or_values() -> None:
    with pytest.raises(ValueError, match="chooses or says"):
        Knowledge()


def test_foresight_needs_a_worth_and_a_way_to_go_on() -> None:
    ahead = Foresight(lambda t: 0, 1, frozenset(), frozenset())
    with pytest.raises(ValueError, match="foresight needs"):
        Knowledge(choose=lambda t, decision, random: (), foresight=ahead)
    with pytest.raises(ValueError, match="foresight needs"):
        Knowledge(value=lambda t, seat: 0.0, foresight=ahead)
    with pytest.raises(ValueError, match="can say why"):
        Knowledge(choose=lambda t, decision, random: (), value=lambda t, seat: 0.0, foresight=ahead)
