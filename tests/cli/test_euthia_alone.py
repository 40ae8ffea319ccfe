"""Euthia without rivals in a terminal: the Monster's cards, the goals and the ranks are there to be seen."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from fabletop.cli.reckoning import ending
from fabletop.cli.speech import Speech
from fabletop.cli.table import Table
from fabletop.kernel import Game

from ..rules.euthia import at, fresh, options, play
from ..rules.euthia_solo import alone, attacked


def screen(game: Game[Any], language: str = "en", *, over: bool = False) -> str:
    out = io.StringIO()
    table = Table(game, Speech(language), Console(file=out, width=170, height=60, highlight=False))
    if over:
        assert game.result is not None
        ending(table, game.result)
    else:
        table.draw(0)
    return " ".join(out.getvalue().split())


@pytest.mark.parametrize(
    ("language", "card", "banks"),
    [
        ("en", "Combat card: [4] [3]", "Silver bank 1 · Gold bank 2 (Mind Control)"),
        ("pl", "Karta Walki: [4] [3]", "Bank Srebrnych kart 1 · Bank Złotych kart 2 (Kontrola umysłu)"),
        ("cs", "Bojová karta: [4] [3]", "Stříbrná zásoba 1 · Zlatá zásoba 2 (Ovládnutí mysli)"),
    ],
)
def test_the_banks_and_the_combat_card_are_shown(language: str, card: str, banks: str) -> None:
    laid = {"gold": ["frenzy", "mind_control", "frenzy"], "silver": ["curse"]}
    text = screen(attacked("combat_43", {"chaos": 1}, banks=laid), language)
    assert card in text and banks in text


def test_goals_and_ranks_are_shown() -> None:
    text = screen(alone("acting", scenario="defending_settlements", h0={"notes": {"badges": 2}}))
    assert "Badges: 2 of 1" in text and "Pillaged settlements: 0, at most 4" in text
    assert "Ranks: Shield of the Marches 60, Warden 48, Defender 36, Watchman 24, Straggler 0" in text
    assert "bank" not in screen(fresh(2))


def test_the_end_names_the_rank_or_how_it_went_for_all() -> None:
    assert "Rank: Hunter (40 Reputation)" in screen(
        alone("final_scoring", h0={"id": "dral", "reputation": 40}), over=True
    )
    party = at("final_scoring", options={"cooperative": True})
    assert "The Bare Stone" in screen(party, over=True)


def test_a_monster_that_plays_by_itself_tells_every_step() -> None:
    game = attacked("combat_24", {"chaos": 1, "gaar": 1}, banks={"silver": ["savagery"]}, dice=[3])
    table = Table(game, Speech("en"), Console(file=io.StringIO(), width=120))
    events = [event for _, _, happened in game.log(0) for event in happened]
    told = [str(line) for line in table.events(events, 0)]
    steps = [
        "The Combat card sets the Monster’s dice to 2 and 4, with 1 Gaar symbol, with 1 Chaos symbol.",
        "The Monster spends a Gaar: its lower die, 2, is rerolled to 3, and 2 is added.",
        "The Monster turns up Savagery from its Silver bank.",
        "The Monster spends a Chaos token on Savagery.",
    ]
    found = [next((i for i, line in enumerate(told) if step in line), -1) for step in steps]
    assert -1 not in found and found == sorted(found)
    play(game, options(game)[0])
