"""Everything that can be met at a table has words in every language, and every table can be drawn."""

from __future__ import annotations

import io
from random import Random

import pytest
from rich.console import Console

import fabletop
from fabletop.cli.asking import Asked
from fabletop.cli.reckoning import ending
from fabletop.cli.speech import Speech
from fabletop.cli.table import Table
from fabletop.kernel import Result
from fabletop.words import languages

GAMES = fabletop.games()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", GAMES)
def test_random_games_are_drawn_asked_and_told(name: str, language: str) -> None:
    book = fabletop.book(name)
    for seats in book.seats:
        chance = Random(seats)
        options = {option.name: True for option in book.options if seats % 2 and option.default is False}
        game = fabletop.new(name, seats=seats, seed=seats, **options)
        out = io.StringIO()
        table = Table(game, Speech(language), Console(file=out, width=chance.choice((80, 100, 170)), highlight=False))
        while (decision := game.decision) is not None:
            asked = Asked(table, decision)
            table.words.prompt(game, decision)
            for key in asked.options:
                asked.text(key)
            if game.ply % 12 == 0:
                table.draw(decision.seat)
                asked.show()
                asked.explain("x")
                asked.explain(str(len(asked.options)))
            game.choose(chance.choice(decision.options))
        events = [event for _, _, happened in game.log(0) for event in happened]
        assert len(table.events(events, 0)) > 20
        assert game.result is not None
        ending(table, game.result)
        table.draw(0)
        assert "{ $" not in out.getvalue()


@pytest.mark.parametrize("width", [80, 100, 170])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    game = fabletop.new("roll-player", seats=4, seed=3)
    out = io.StringIO()
    table = Table(game, Speech("pl"), Console(file=out, width=width, highlight=False))
    chance = Random(1)
    while (decision := game.decision) is not None:
        if game.ply % 20 == 0:
            table.draw(decision.seat)
            Asked(table, decision).show()
        game.choose(chance.choice(decision.options))
    assert max(len(line) for line in out.getvalue().splitlines()) <= width


def test_a_tie_is_explained_by_its_clauses() -> None:
    game = fabletop.new("roll-player", seats=3, seed=3)
    out = io.StringIO()
    table = Table(game, Speech("en"), Console(file=out, width=100, highlight=False))
    lines = ((("traits", "nimble", 4),), (("traits", "nimble", 4),), (("traits", "proud", 1),))
    ending(table, Result((4, 4, 1), (1, 2, 3), lines))
    assert "Player 1 wins with 4 Stars." in out.getvalue()
    assert "RP-14.2 First tie-break: most Gold." in out.getvalue()
    ending(table, Result((4, 4, 1), (1, 1, 3), lines))
    assert "Player 1, Player 2 share the victory with 4 Stars." in out.getvalue()


def test_the_languages_say_the_same_things() -> None:
    """Every message of the command line exists in every language."""
    from fabletop.words import LOCALE

    def ids(language: str) -> set[str]:
        text = (LOCALE / language / "cli.ftl").read_text(encoding="utf-8")
        return {line.partition(" = ")[0] for line in text.splitlines() if " = " in line and line[0] not in " #"}

    assert ids("en") == ids("pl") == ids("cs")
