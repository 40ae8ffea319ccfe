"""Euthia alone and together: the laws of every game, over games in which the Monster plays by itself.

Banks and the Combat deck are secrets of their own; uniform choices seldom fight, so these Heroes look for trouble.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import fabletop
from fabletop.kernel import Game, Key

from . import laws

BOOK = fabletop.book("euthia")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"scenario": "hunt"}),
    (1, {"scenario": "defending_settlements"}),
    (2, {"scenario": "hunt", "cooperative": True}),
    (3, {"scenario": "defending_settlements", "cooperative": True}),
]
IDLE = ("end", "pack", "pass", "done", "throw", "none")
LOOK_EVERY = 9  # decisions
GAMES = 25  # of each table, in the fast test
LONGEST = 12_000  # choices

every_table = pytest.mark.parametrize(("seats", "options"), TABLES)


def lively(options: list[Key], chance: random.Random) -> Key:
    deeds = [key for key in options if key[0] not in IDLE]
    return chance.choice(deeds if deeds and chance.random() < 0.85 else options)


def choose(game: Game[Any], chance: random.Random) -> tuple[int, Key]:
    assert game.decision is not None
    seat, key = game.decision.seat, lively(game.decision.options, chance)
    game.choose(key)
    return seat, key


def set_up(seats: int, options: dict[str, Any], seed: int, *, keep: bool = True) -> Game[Any]:
    return laws.make(BOOK, seats, options, f"alone-{seed}", keep=keep)


@every_table
def test_every_secret_is_kept(seats: int, options: dict[str, Any]) -> None:
    """Laws 1 to 4."""
    game = set_up(seats, options, 2)
    laws.secrets_hold(game, random.Random(2), every=LOOK_EVERY, choose=choose)
    told = {event.name for _, _, events in game.log(None) for event in events}
    assert {"banked", "bank_card", "combat_card", "bank_discards"} <= told  # they were tried on what is secret here


@every_table
def test_nothing_hangs_loose_and_no_component_is_lost(seats: int, options: dict[str, Any]) -> None:
    game, chance = set_up(seats, options, 2), random.Random(2)
    census = laws.census(game)
    while not game.over:
        laws.options_are_sound(game)
        laws.loose_ends(game)
        laws.conserved(game, census)
        choose(game, chance)
    assert game.result is not None and game.result.rank


@every_table
def test_many_games_end_and_keep_their_components(seats: int, options: dict[str, Any]) -> None:
    for seed in range(GAMES):
        game, chance = set_up(seats, options, seed, keep=False), random.Random(seed)
        census = laws.census(game)
        choices = game.playout(lambda decision, chance=chance: lively(decision.options, chance))
        assert game.over and choices < LONGEST
        laws.conserved(game, census)
        for hero in game.state.heroes:
            assert hero.reputation >= 0 and hero.gold >= 0 and hero.gaar >= 0
        assert len(game.state.silver_bank) < 4  # EU-48.15
