"""RP-16: the variants."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

import fabletop
from fabletop import Game
from fabletop.kernel import SetupError
from fabletop.kernel.position import Position, checked, lay_out

from .roll_player import GAME, at, events, kind, options, play, seat, table

VARIANTS = ("choose_class", "less_random", "random_market", "shorter", "friendly")
SIX = ("green", "blue", "red", "white", "purple", "black")
MARKET = fabletop.book(GAME).pack.load().market


def fresh(seats: int, **fields: Any) -> Game[Any]:
    """A game from its very beginning with seat 0 as Start Player."""
    fields["dice"] = [6, *[1] * (seats - 1), *fields.get("dice", [])]
    position = checked(Position, {"game": GAME, "seats": seats, **fields}, "position")
    return lay_out(fabletop.book(GAME), position)


def until(game: Game[Any], *kinds: str) -> Game[Any]:
    """Choose the first option until one of these questions is asked."""
    while kind(game) not in (*kinds, ""):
        play(game, options(game)[0])
    return game


def set_up(seats: int, seed: int = 0, **variants: bool) -> Game[Any]:
    """A game at the moment when all is laid out and the starting dice are rolled."""
    return until(fabletop.new(GAME, seats=seats, seed=seed, **variants), "starting_die")


def to_the_end(game: Game[Any], seed: int = 0) -> Game[Any]:
    chance = random.Random(seed)
    while game.decision is not None:
        play(game, chance.choice(options(game)))
    return game


def starting(game: Game[Any], number: int) -> Counter[str]:
    """The colours of a seat's starting dice."""
    return Counter(die.split()[0] for die in seat(game, number)["starting"])


def friendly(**fields: Any) -> Game[Any]:
    sheet = {"class": "monk", "gold": 5, **fields.pop("s0", {})}
    market = {"market": ["climb", "chain_helm", "weak"]}
    return at("market_turn", 0, s0=sheet, table=market, options={"friendly": True}, **fields)


@pytest.mark.rule("RP-16.1")
def test_all_variants_are_off_by_default() -> None:
    plain, off = (fabletop.new(GAME, seats=3, seed=4, **each) for each in ({}, dict.fromkeys(VARIANTS, False)))
    assert table(plain)["variants"] == dict.fromkeys(VARIANTS, False)
    to_the_end(plain)
    to_the_end(off)
    assert plain.result == off.result and plain.tape == off.tape
    assert not [event for event in events(plain) if event.clause.startswith("RP-16")]


@pytest.mark.rule("RP-16.1")
@pytest.mark.parametrize("mix", list(product((False, True), repeat=5)))
def test_any_mix_of_variants_can_be_played_to_the_end(mix: tuple[bool, ...]) -> None:
    variants = dict(zip(VARIANTS, mix))
    for seats in (1, 2, 3, 4):
        game = fabletop.new(GAME, seats=seats, seed=sum(mix), keep=False, **variants)
        assert table(game)["variants"] == variants
        assert to_the_end(game).result is not None


@pytest.mark.rule("RP-16.1")
def test_there_are_no_other_variants() -> None:
    with pytest.raises(SetupError, match="hasty"):
        fabletop.new(GAME, hasty=True)


# -- Less random setup -----------------------------------------------------------------------------


@pytest.mark.rule("RP-16.2", "RP-16.3")
@pytest.mark.parametrize(("seats", "gold"), [(2, 0), (3, 1), (4, 2)])
def test_each_player_is_given_one_die_of_each_colour_and_gold_dice_by_the_number_of_players(
    seats: int, gold: int
) -> None:
    for seed in range(5):
        game = set_up(seats, seed, less_random=True)
        expected = Counter({**dict.fromkeys(SIX, 1), "gold": gold})
        assert all(starting(game, i) == expected for i in range(seats))


@pytest.mark.rule("RP-16.2")
def test_without_the_variant_the_colours_of_starting_dice_vary() -> None:
    assert len({tuple(sorted(starting(set_up(2, seed), 0).items())) for seed in range(10)}) > 5


@pytest.mark.rule("RP-16.4")
def test_the_given_dice_are_rolled() -> None:
    faces = [1, 2, 3, 4, 5, 6, 6, 6, 5, 5, 2, 2]
    game = until(fresh(2, options={"less_random": True, "choose_class": True}, dice=faces), "starting_die")
    rolled = [[int(die.split()[1]) for die in seat(game, i)["starting"]] for i in range(2)]
    assert rolled == [faces[:6], faces[6:]]


@pytest.mark.rule("RP-16.4")
def test_the_given_dice_are_placed_in_any_order_in_rows_with_room() -> None:
    game = until(fresh(2, options={"less_random": True, "choose_class": True}, dice=[3] * 12), "starting_die")
    assert {key[1] for key in options(game)} == set(SIX)
    play(game, *(key for colour in ("white", "red", "blue") for key in (("pick", colour, 3), ("row", "INT"))))
    assert seat(game)["INT"] == ["white 3", "red 3", "blue 3"]
    play(game, ("pick", "green", 3))
    assert ("row", "INT") not in options(game) and len(options(game, "row")) == 5
    play(game, ("row", "STR"))
    assert kind(game) == "starting_die"  # no Attribute Action


@pytest.mark.rule("RP-16.5")
@pytest.mark.parametrize(("klass", "gold_die"), [("thief", 4), ("rogue", 2)])
def test_given_dice_pay_gold_for_gold_dice_and_filled_rows(klass: str, gold_die: int) -> None:
    game = until(fresh(3, options={"less_random": True, "choose_class": True}, dice=[3] * 21), "class_choice")
    play(game, ("class", "bard"), ("class", "druid"), ("class", klass))
    gold = seat(game)["gold"]
    for colour, row in zip(("gold", *SIX), ("STR", "STR", "STR", "DEX", "DEX", "CON", "CON")):
        if kind(game) == "starting_die":
            play(game, ("pick", colour, 3))
        play(game, ("row", row))
    assert seat(game)["gold"] == gold + gold_die + 1


@pytest.mark.rule("RP-16.6")
@pytest.mark.parametrize(("seats", "gold", "left"), [(2, 13, 61), (3, 10, 52), (4, 5, 41)])
def test_the_given_dice_come_out_of_the_bag(seats: int, gold: int, left: int) -> None:
    game = set_up(seats, less_random=True)
    bag = table(game)["bag"]
    assert bag == {**dict.fromkeys(SIX, 10 - seats), "gold": gold} and sum(bag.values()) == left
    dice = game.book.components(game.state)["dice"]
    assert len(dice) == len(set(dice)) == 73


# -- Random Market deck ----------------------------------------------------------------------------


def deck_order(game: Game[Any]) -> list[int]:
    """The dots of the Market and of the deck as it would be drawn."""
    t = game.state.clone()
    return [MARKET[card].dots for card in (*t.market, *(t.deck.draw(t.rng) for _ in range(len(t.deck))))]


@pytest.mark.rule("RP-16.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_random_deck_takes_no_regard_of_dots(seats: int) -> None:
    tops: Counter[int] = Counter()
    for seed in range(40):
        order = deck_order(set_up(seats, seed, random_market=True))
        assert 1 in order[len(order) // 2 :] and 2 in order[: len(order) // 2]
        tops.update(order[: seats + 1])
    assert 0.6 < tops[1] / tops[2] < 1.6  # 26 cards with one dot, 27 with two


@pytest.mark.rule("RP-16.8", "RP-16.9")
@pytest.mark.parametrize(("seats", "out"), [(2, 14), (3, 6)])
def test_cards_are_discarded_from_the_shuffled_whole(seats: int, out: int) -> None:
    single = set()
    for seed in range(20):
        discard = table(set_up(seats, seed, random_market=True))["discard"]
        assert len(discard) == out
        single.add(sum(MARKET[card].dots == 1 for card in discard))
    assert len(single) > 2  # not always half of them


@pytest.mark.rule("RP-16.9")
@pytest.mark.parametrize(("seats", "out"), [(2, 14), (3, 6), (4, 0)])
def test_the_random_deck_is_as_big_as_the_ordinary_one(seats: int, out: int) -> None:
    game = set_up(seats, seed=1, random_market=True)
    shown, ordinary = table(game), table(set_up(seats, seed=1))
    assert [len(shown["discard"]), shown["deck"]] == [out, 53 - out - (seats + 1)]
    assert [len(ordinary["discard"]), ordinary["deck"]] == [out, shown["deck"]]
    assert len(set(game.book.components(game.state)["market"])) == 53


# -- Shorter game ----------------------------------------------------------------------------------


@pytest.mark.rule("RP-16.10")
@pytest.mark.parametrize(("seats", "dice"), [(2, 8), (3, 9), (4, 10)])
def test_the_shorter_game_starts_with_two_more_dice_all_rolled(seats: int, dice: int) -> None:
    game = set_up(seats, seed=2, shorter=True)
    assert [starting(game, i).total() for i in range(seats)] == [dice] * seats
    assert all(1 <= int(die.split()[1]) <= 6 for i in range(seats) for die in seat(game, i)["starting"])
    assert sum(table(game)["bag"].values()) == 73 - seats * dice


@pytest.mark.rule("RP-16.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_gets_additional_gold_in_the_shorter_game(seats: int) -> None:
    game = set_up(seats, seed=2, shorter=True)
    assert [seat(game, i)["gold"] for i in range(seats)] == [5] * seats


@pytest.mark.rule("RP-16.12")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 10), (3, 9), (4, 8)])
def test_the_shorter_game_lasts_two_rounds_less(seats: int, rounds: int) -> None:
    for seed in range(3):
        game = to_the_end(fabletop.new(GAME, seats=seats, seed=seed, shorter=True), seed)
        assert [event.args[0] for event in events(game, "round")] == list(range(1, rounds + 1))
        assert all(-1 not in sheet.dice for sheet in game.state.sheets)


@pytest.mark.rule("RP-16.13")
@pytest.mark.parametrize(("seats", "gold"), [(2, 0), (3, 1), (4, 2)])
def test_in_a_shorter_less_random_game_the_two_more_dice_are_random(seats: int, gold: int) -> None:
    given = Counter({**dict.fromkeys(SIX, 1), "gold": gold})
    more = Counter()
    for seed in range(60):
        game = set_up(seats, seed, shorter=True, less_random=True)
        for i in range(seats):
            dice = starting(game, i)
            assert given <= dice and dice.total() == given.total() + 2
            more += dice - given
    assert set(more) == {*SIX, "gold"}


@pytest.mark.rule("RP-16.3", "RP-16.13")
def test_all_get_the_given_dice_even_if_the_two_more_dice_of_others_are_gold() -> None:
    variants = {"shorter": True, "less_random": True, "choose_class": True}
    game = until(fresh(4, options=variants, draws={"bag": ["gold"] * 13}), "starting_die")
    given = Counter({**dict.fromkeys(SIX, 1), "gold": 2})
    assert [given <= starting(game, i) for i in range(4)] == [True] * 4
    assert [starting(game, i).total() for i in range(4)] == [10] * 4


# -- Friendly Market -------------------------------------------------------------------------------


@pytest.mark.rule("RP-16.14")
def test_two_gold_are_taken_without_discarding_a_card() -> None:
    game = friendly()
    discard = table(game)["discard"]
    assert options(game, "discard") == [] and options(game, "gold") == [("gold",)]
    play(game, ("gold",))
    assert seat(game)["gold"] == 7
    assert table(game)["market"] == ["climb", "chain_helm", "weak"] and table(game)["discard"] == discard


@pytest.mark.rule("RP-16.14")
def test_without_the_variant_a_card_must_be_discarded() -> None:
    game = at("market_turn", 0, table={"market": ["climb", "chain_helm", "weak"]})
    assert options(game, "gold") == [] and len(options(game, "discard")) == 3


@pytest.mark.rule("RP-16.15")
def test_taking_the_gold_sets_off_what_a_discard_sets_off() -> None:
    game = play(friendly(s0={"class": "cleric"}), ("gold",))  # a Wisdom action after discarding
    assert kind(game) == "granted_action"
    assert seat(play(game, ("move", "good")))["token"] == [1, 0]
    bought = play(friendly(s0={"class": "cleric"}), ("buy", "climb", 0))
    assert kind(bought) == "market"


@pytest.mark.rule("RP-16.16")
def test_taking_the_gold_ends_the_turn_without_a_purchase() -> None:
    game = play(friendly(s0={"class": "bard"}), ("gold",))
    assert game.decision is not None and game.decision.seat == 1 and seat(game)["gold"] == 7


@pytest.mark.rule("RP-16.16")
def test_a_buyer_takes_no_gold() -> None:
    cost = fabletop.book(GAME).pack.load().market["climb"].cost
    game = play(friendly(), ("buy", "climb", 0))
    assert game.decision is not None and game.decision.seat == 1 and seat(game)["gold"] == 5 - cost
    bard = play(friendly(s0={"class": "bard", "gold": 9}), ("buy", "climb", 0))  # enough for a second card
    assert kind(bard) == "second_purchase" and options(bard, "gold", "discard") == []


@pytest.mark.rule("RP-16.16")
def test_neither_buying_nor_taking_gold_is_not_offered() -> None:
    assert {key[0] for key in options(friendly())} == {"buy", "gold"}
