"""Every clause of every ledger is proved by a test that carries its number, or exempt with a reason."""

from __future__ import annotations

import pytest

import fabletop
from fabletop.kernel.clauses import ledger
from fabletop.lab.coverage import coverage

from .. import GAMES

MOST_EXEMPT = 0.08


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_proved_or_exempt(game: str) -> None:
    found = coverage(game)
    assert found.uncovered == []
    assert found.unknown == {}
    assert len(found.exempt) <= MOST_EXEMPT * found.clauses


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_the_rules_name_stands_in_the_ledger(game: str) -> None:
    import re
    from pathlib import Path

    book = fabletop.book(game)
    folder = Path(fabletop.__file__).parent / "games" / book.package
    named = [
        clause
        for file in folder.rglob("*.py")
        for clause in re.findall(rf"{book.prefix}-S?\d+\.\d+", file.read_text(encoding="utf-8"))
    ]
    assert sorted({clause for clause in named if clause not in ledger(game)}) == []
