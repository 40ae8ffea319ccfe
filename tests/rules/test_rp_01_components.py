"""RP-1: what is in the box."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import fabletop
from fabletop import Game
from fabletop.kernel import SetupError
from fabletop.kernel.rng import Rng

from .roll_player import GAME, at, events, kind, options, play, pool, seat, table

SIX = ("green", "blue", "red", "purple", "black", "white")


def random_game(seats: int, seed: int, **variants: bool) -> Iterator[Game[Any]]:
    """A game of random choices, shown at every decision and at its end."""
    game = fabletop.new(GAME, seats=seats, seed=seed, keep=False, **variants)
    chance = random.Random(seed)
    while game.decision is not None:
        yield game
        game.choose(chance.choice(game.decision.options))
    yield game


def after_setup(seats: int, seed: int = 1) -> Game[Any]:
    return next(game for game in random_game(seats, seed) if game.state.round == 1)


@pytest.mark.rule("RP-1.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_players_play_to_the_end(seats: int) -> None:
    *_, last = random_game(seats, seed=3)
    assert last.result is not None and len(last.result.scores) == seats


@pytest.mark.rule("RP-1.1")
@pytest.mark.parametrize("seats", [0, 5])
def test_no_other_number_of_players_can_play(seats: int) -> None:
    with pytest.raises(SetupError, match="1 to 4 players"):
        fabletop.new(GAME, seats=seats)


@pytest.mark.rule("RP-1.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_73_dice_are_on_the_table_at_every_decision(seats: int) -> None:
    for game in random_game(seats, seed=4):
        dice = game.book.components(game.state)["dice"]
        assert len(dice) == len(set(dice)) == 73


@pytest.mark.rule("RP-1.2", "RP-1.11")
def test_dice_are_six_sided() -> None:
    rolled = Counter(
        game.state.faces[die]
        for seed in range(20)
        for game in [after_setup(4, seed)]
        for sheet in game.state.sheets
        for die in sheet.dice
        if die >= 0
    )
    assert sorted(rolled) == [1, 2, 3, 4, 5, 6]
    assert max(rolled.values()) < 1.5 * min(rolled.values())


@pytest.mark.rule("RP-1.3", "RP-1.4")
def test_the_bag_starts_with_ten_dice_of_each_colour_and_thirteen_gold_dice() -> None:
    bag = table(fabletop.new(GAME, seats=2, seed=1))["bag"]
    assert bag == {**dict.fromkeys(SIX, 10), "gold": 13}


@pytest.mark.rule("RP-1.3", "RP-1.4")
def test_no_more_dice_of_a_colour_can_be_in_play_than_the_box_holds() -> None:
    game = after_setup(4)
    found = Counter(game.state.colour(int(die)) for die in game.book.components(game.state)["dice"])
    assert found == {**dict.fromkeys(SIX, 10), "gold": 13}


@pytest.mark.rule("RP-1.5")
def test_what_is_drawn_cannot_be_told_from_what_is_seen_before() -> None:
    game = at("market_turn", 1, table={"initiative": pool("", "", "green 3", taken={1: 0, 2: 1})})
    futures = [game.imagine(0, Rng(f"future {i}"), keep=True) for i in range(8)]
    assert all(future.view(0)["table"] == game.view(0)["table"] for future in futures)
    drawn = []
    for future in futures:
        play(future, options(future, "discard")[0])
        while kind(future) == "order":
            play(future, options(future)[0])
        drawn.append(tuple(card["die"].split()[0] for card in table(future)["initiative"]))
    assert len(set(drawn)) > 4


@pytest.mark.rule("RP-1.5")
def test_the_dice_pool_is_drawn_from_the_bag() -> None:
    game = at("roll_phase", draws={"bag": ["red", "gold", "blue"]}, dice=[5, 4, 3])
    assert [card["die"] for card in table(game)["initiative"]] == ["blue 3", "gold 4", "red 5"]
    bag = table(game)["bag"]
    assert [bag["red"], bag["gold"], bag["blue"], bag["green"]] == [9, 12, 9, 10]


@pytest.mark.rule("RP-1.9")
def test_there_are_six_sheets_of_six_races() -> None:
    races = [race for _, race, side in options(fabletop.new(GAME, seats=4, seed=1)) if side == "female"]
    assert len(races) == len(set(races)) == 6


@pytest.mark.rule("RP-1.10")
def test_the_pack_has_as_many_cards_as_the_box() -> None:
    report = fabletop.book(GAME).pack.report()
    cards = {kind: report[kind]["pack"] for kind in ("class", "backstory", "alignment", "market", "initiative")}
    assert cards == {"class": 2 * 6, "backstory": 16, "alignment": 17, "market": 53, "initiative": 5}


@pytest.mark.rule("RP-1.10", "RP-2.14")
def test_there_are_101_cards_with_a_player_aid_for_each_of_four() -> None:
    book = fabletop.book(GAME)
    content, report = book.pack.load(), book.pack.report()
    assert all(line["box"] == line["pack"] for line in report.values())
    sides = {colour: len(cards) for colour, cards in content.cards_of.items()}
    assert sides == dict.fromkeys(("white", "green", "purple", "black", "blue", "red"), 2)  # two sides are one card
    aids = max(book.seats)  # RP-2.41: one for each player
    cards = [report[kind]["pack"] for kind in ("backstory", "alignment", "market", "initiative")]
    assert (aids, len(sides), cards) == (4, 6, [16, 17, 53, 5])
    assert aids + len(sides) + sum(cards) == 101


@pytest.mark.rule("RP-1.10")
def test_every_card_of_the_box_is_once_in_the_game() -> None:
    game = after_setup(4)
    t = game.state
    market = game.book.components(t)["market"]
    stories = [*t.backstories.items(), *(sheet.backstory for sheet in t.sheets)]
    alignments = [*t.alignments.items(), *(sheet.alignment for sheet in t.sheets)]
    assert [len(market), len(stories), len(alignments)] == [53, 16, 17]
    assert [len(set(market)), len(set(stories)), len(set(alignments))] == [53, 16, 17]
    assert [card["number"] for card in table(game)["initiative"]] == [1, 2, 3, 4, 5]


@pytest.mark.rule("RP-1.10")
def test_six_class_cards_with_two_sides_can_be_chosen() -> None:
    assert len(options(at("choose_class", 1), "class")) == 2 * 6


@pytest.mark.rule("RP-1.11")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_opposite_faces_add_up_to_seven(face: int) -> None:
    game = at("dice_action", 0, "STR", 0, s0={"STR": [f"red {face}"]})
    assert seat(play(game, ("flip", "STR", 1)))["STR"] == [f"red {7 - face}"]


@pytest.mark.rule("RP-1.12")
def test_the_supply_still_pays_when_sixty_gold_are_in_play() -> None:
    game = at("market_turn", 0, s0={"gold": 40}, s1={"gold": 30})
    play(game, options(game, "discard")[0])
    assert seat(game)["gold"] == 42


@pytest.mark.rule("RP-1.12")
def test_gold_dice_pay_when_sixty_gold_are_in_play() -> None:
    game = at("dice_place", 0, 1, s0={"gold": 60, "class": "monk"}, table={"held": "gold 2"})
    assert seat(play(game, ("row", "WIS")))["gold"] == 62


@pytest.mark.rule("RP-1.13")
def test_a_seventh_charisma_token_can_be_taken() -> None:
    game = at("dice_action", 0, "CHA", 0, s0={"charisma": 4, "CHA": ["red 1"]}, s1={"charisma": 2})
    assert seat(play(game, ("token",)))["charisma"] == 5


@pytest.mark.rule("RP-1.14")
def test_nobody_buys_for_more_gold_than_he_has() -> None:
    cards = fabletop.book(GAME).pack.load().market
    gold = cards["climb"].cost
    dearer = next(card for card in cards if cards[card].cost == gold + 1)
    game = at("market_turn", 0, s0={"gold": gold}, table={"market": [dearer, "reckless", "climb"]})
    assert options(game, "buy") == [("buy", "climb", 0)]
    assert seat(play(game, ("buy", "climb", 0)))["gold"] == 0


@pytest.mark.rule("RP-1.14")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_gold_is_never_negative_though_all_buy_whatever_they_can(seats: int) -> None:
    game = fabletop.new(GAME, seats=seats, seed=5, keep=False)
    chance = random.Random(5)
    bought = 0
    while game.decision is not None:
        greedy = [key for key in game.decision.options if key[0] in ("buy", "buy_top", "skill")]
        key = chance.choice(greedy or game.decision.options)
        bought += key[0] in ("buy", "buy_top")
        game.choose(key)
        assert all(sheet.gold >= 0 for sheet in game.state.sheets)
    assert bought > 4


@pytest.mark.rule("RP-1.14")
def test_open_lock_is_not_bought_on_credit() -> None:
    poor = at("market_turn", 0, s0={"gold": 1, "skills": ["open_lock"]})
    play(poor, ("skill", "open_lock"))
    assert kind(poor) == "market" and not events(poor, "bought")  # nothing was offered
    rich = at("market_turn", 0, s0={"gold": 2, "skills": ["open_lock"]})
    assert ("buy_top",) in options(play(rich, ("skill", "open_lock")))
