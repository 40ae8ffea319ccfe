"""Every clause of every ledger is proved by a test that carries its number, or exempt with a reason."""

from __future__ import annotations

import pytest

import fabletop
from fabletop.kernel.clauses import coverage, ledger

from .. import GAMES

MOST_EXEMPT = 0.08
# Sections of a ledger about modes that the game does not offer: nothing in them is in force.
NOT_OFFERED = {"euthia": ("EU-46.", "EU-48.", "EU-49.", "EU-50.")}


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_proved_or_exempt(game: str) -> None:
    found = coverage(game)
    others = NOT_OFFERED.get(game, ())
    assert [clause for clause in found.uncovered if not clause.startswith(others)] == []
    left_out = [clause for clause in ledger(game) if clause.startswith(others)]
    assert [clause for clause in found.uncovered if clause.startswith(others)] == left_out, "what is tested is offered"
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
