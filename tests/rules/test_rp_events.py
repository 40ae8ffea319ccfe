"""What happened says itself where Gold comes from and which pieces it touches."""

from __future__ import annotations

import random
from typing import Any

import pytest

import fabletop
from fabletop import Game
from fabletop.games.roll_player.events import Discarded, GoldTaken, Placed, Swapped
from fabletop.kernel import Event, Flight
from fabletop.server.typescript import declared

from .roll_player import GAME, at, events, play, pool


def gold_from(game: Game[Any]) -> list[tuple[str, str, str]]:
    """Of all Gold so far: the clause, from where, and to whom."""
    return [(each.clause, flight.start, flight.end) for each in events(game, "gold") for flight in each.flights()]


@pytest.mark.rule("RP-5.10", "RP-5.11", "RP-5.12")
def test_gold_of_a_dice_turn_comes_from_its_card_and_from_its_die() -> None:
    game = at(
        "dice_turn",
        0,
        s0={"class": "monk", "STR": ["red 1", "blue 2"]},
        table={"initiative": pool("red 1", "gold 3", "blue 5", gold={2: 1})},
    )
    play(game, ("take", 2), ("row", "STR"))
    (placed,) = events(game, "placed")
    die = f"die-{placed.die}"
    assert isinstance(placed, Placed) and placed.pieces() == ("seat-0", die)
    assert gold_from(game) == [
        ("RP-5.10", "gold-2", "purse-0"),
        ("RP-5.11", die, "purse-0"),
        ("RP-5.12", die, "purse-0"),
    ]


@pytest.mark.rule("RP-3.39", "RP-3.40")
def test_gold_of_setup_comes_from_the_die() -> None:
    game = at("place_starting_dice", 0, s0={"class": "monk", "STR": ["red 1", "blue 2"], "starting": ["gold 3"]})
    play(game, ("row", "STR"))
    die = f"die-{events(game, 'placed')[0].die}"
    assert gold_from(game) == [("RP-3.40", die, "purse-0"), ("RP-3.39", die, "purse-0")]


@pytest.mark.rule("RP-7.3", "RP-7.4", "RP-16.14")
@pytest.mark.parametrize(
    ("friendly", "key", "source"), [(False, ("discard", "weak"), "card-weak"), (True, ("gold",), "deck")]
)
def test_gold_instead_of_a_card_comes_from_the_card_or_from_the_deck(
    friendly: bool, key: tuple[str, ...], source: str
) -> None:
    game = at("market_turn", 0, table={"market": ["weak", "longbow", "climb"]}, options={"friendly": friendly})
    play(game, key)
    assert gold_from(game) == [("RP-7.4", source, "purse-0")]
    discarded = [flight for each in events(game, "discarded") for flight in each.flights()]
    assert discarded == ([] if friendly else [Flight("card-weak", "discard", "discard")])
    assert all(isinstance(each, Discarded) for each in events(game, "discarded"))


@pytest.mark.rule("RP-15.32")
def test_gold_for_an_exchanged_die_comes_from_it_and_that_of_a_card_from_the_bag() -> None:
    own = {"class": "monk", "STR": ["red 1"], "skills": ["negotiate", "pickpocket"]}
    game = at("dice_turn", 0, s0=own, table={"initiative": pool("red 1", "gold 3", "blue 5")})
    play(game, ("skill", "negotiate"), ("out", "STR", 1), ("card", 2))
    (gold,) = events(game, "gold")
    assert isinstance(gold, GoldTaken) and gold.source == f"die-{game.state.sheets[0].dice[0]}"
    play(game, *([("lay", "red")] if game.decision and game.decision.kind == "order" else []), ("skill", "pickpocket"))
    assert events(game, "gold")[-1].source == "bag"


@pytest.mark.rule("RP-6.2")
def test_a_swap_names_both_dice() -> None:
    game = at("dice_action", 0, "DEX", 0, s0={"class": "monk", "STR": ["red 2"], "CHA": ["blue 5"]})
    red, blue = game.state.sheets[0].dice[0], game.state.sheets[0].dice[15]
    play(game, ("swap", "STR", 1))
    assert events(game, "swapped") == [Swapped("RP-6.2", 0, "blue", 5, "red", 2, blue, red)]


def test_everything_that_is_declared_is_told_in_some_game() -> None:
    told: set[str] = set()
    for seed in range(30):
        game, chance = fabletop.new(GAME, seats=seed % 4 + 1, seed=f"told {seed}"), random.Random(seed)
        while game.decision is not None:
            keys = game.decision.options
            liked = [key for key in keys if key[0] in ("skill", "target", "back", "swap", "drop")]
            game.choose(chance.choice(liked) if liked and chance.random() < 0.6 else chance.choice(keys))
        told |= {each.name for each in events(game)}
    assert told == {each.tag for each in declared(Event, "rp")} - {"reshuffle"}  # which RP-10.8 proves
