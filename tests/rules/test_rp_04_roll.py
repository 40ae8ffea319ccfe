"""RP-4: round structure and Roll Phase."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import fabletop
from fabletop import Game

from .roll_player import GAME, at, events, kind, options, play, pool, seat, table

PLAIN = {"class": "barbarian"}  # a Class whose ability plays no part in the Roll and Dice Phase


def on_cards(game: Game[Any]) -> list[str | None]:
    return [card["die"] for card in table(game)["initiative"]]


def in_bag(game: Game[Any]) -> int:
    return sum(table(game)["bag"].values())


@pytest.mark.rule("RP-4.1")
def test_a_round_is_roll_dice_market_cleanup_and_then_the_next_round_begins() -> None:
    game = at(
        "roll_phase",
        draws={"bag": ["red", "blue", "green"]},
        dice=[2, 2, 5],  # a tie, so that the Roll Phase asks
        s0={**PLAIN, "gold": 0, "exhausted": ["pickpocket"]},
        s1={"class": "thief", "gold": 0},
    )
    phases = [(table(game)["round"], table(game)["phase"])]
    while table(game)["round"] == 1:
        game.choose(options(game)[0])
        now = (table(game)["round"], table(game)["phase"])
        if now != phases[-1]:
            phases.append(now)
    assert phases[:4] == [(1, "roll"), (1, "dice"), (1, "market"), (1, "cleanup")]
    assert phases[4:] in ([(2, "roll")], [(2, "dice")])


@pytest.mark.rule("RP-4.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_phases_keep_their_order_in_every_round_of_a_game(seats: int) -> None:
    game = fabletop.new(GAME, seats=seats, seed=f"phases {seats}")
    order = ("roll", "dice", "market", "cleanup")
    seen = (1, 0)
    while not game.over:
        shown = table(game)
        if shown["phase"] in order:
            now = (shown["round"], order.index(shown["phase"]))
            assert now >= seen and now[0] - seen[0] <= 1
            seen = now
        game.choose(options(game)[len(game.tape) % len(options(game))])
    assert [event.args[0] for event in events(game, "round")] == list(range(1, seen[0] + 1))


@pytest.mark.rule("RP-4.2", "RP-10.13")
def test_before_the_draw_it_is_already_the_turn_of_the_new_start_player() -> None:
    game = at("cleanup", s0={**PLAIN, "skills": ["search"], "STR": ["red 2"]}, s1={"class": "thief"})
    assert (kind(game), on_cards(game)) == ("window", [None, None, None])
    assert table(game)["turn"] == table(game)["start_player"] == 1


@pytest.mark.rule("RP-4.2")
@pytest.mark.parametrize(("seats", "number"), [(2, 3), (3, 4), (4, 5)])
def test_as_many_dice_are_drawn_as_there_are_initiative_cards(seats: int, number: int) -> None:
    colours = ["red", "blue", "green", "white", "black"][:number]
    game = at("roll_phase", seats=seats, draws={"bag": colours}, dice=[1, 2, 3, 4, 5][:number])
    assert on_cards(game) == [f"{colour} {face}" for face, colour in enumerate(colours, 1)]
    assert in_bag(game) == 73 - number


@pytest.mark.rule("RP-4.3")
def test_the_drawn_dice_are_rolled_and_form_the_dice_pool() -> None:
    drawn = {"bag": ["red", "gold", "white"]}
    assert on_cards(at("roll_phase", draws=drawn, dice=[1, 4, 6])) == ["red 1", "gold 4", "white 6"]
    assert on_cards(at("roll_phase", draws=drawn, dice=[2, 3, 5])) == ["red 2", "gold 3", "white 5"]
    rolled = {tuple(on_cards(at("roll_phase", draws=drawn, seed=seed))) for seed in range(8)}
    assert len(rolled) > 1  # by chance, where no face is fixed


@pytest.mark.rule("RP-4.4")
@pytest.mark.parametrize("faces", list(permutations([2, 3, 5, 6])))
def test_dice_lie_in_rising_order_one_on_each_card(faces: tuple[int, ...]) -> None:
    colours = {2: "red", 3: "blue", 5: "gold", 6: "white"}
    game = at("roll_phase", seats=3, draws={"bag": [colours[face] for face in faces]}, dice=list(faces))
    assert on_cards(game) == ["red 2", "blue 3", "gold 5", "white 6"]
    assert kind(game) == "initiative"  # without ties nothing is asked


@pytest.mark.rule("RP-4.5")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_start_player_orders_dice_of_one_value(start: int) -> None:
    game = at(
        "roll_phase",
        seats=3,
        table={"start_player": start},
        draws={"bag": ["red", "blue", "green", "white"]},
        dice=[4, 1, 4, 4],
    )
    assert kind(game) == "order" and game.decision is not None and game.decision.seat == start
    assert sorted(options(game)) == [("lay", "green"), ("lay", "red"), ("lay", "white")]  # not the blue 1
    play(game, ("lay", "white"), ("lay", "red"))
    assert on_cards(game) == ["blue 1", "white 4", "red 4", "green 4"]
    assert kind(game) == "initiative"


@pytest.mark.rule("RP-4.5")
@pytest.mark.parametrize("first", ["red", "blue"])
def test_either_of_two_tied_dice_may_go_first(first: str) -> None:
    game = at("roll_phase", draws={"bag": ["red", "blue", "green"]}, dice=[3, 3, 6])
    other = "blue" if first == "red" else "red"
    play(game, ("lay", first))
    assert on_cards(game) == [f"{first} 3", f"{other} 3", "green 6"]


@pytest.mark.rule("RP-4.6")
def test_tied_dice_of_one_colour_need_no_decision() -> None:
    game = at("roll_phase", draws={"bag": ["red", "red", "blue"]}, dice=[3, 3, 6])
    assert on_cards(game) == ["red 3", "red 3", "blue 6"]
    assert kind(game) == "initiative"


@pytest.mark.rule("RP-4.6")
def test_a_colour_that_is_there_twice_is_offered_once() -> None:
    game = at("roll_phase", draws={"bag": ["red", "blue", "red"]}, dice=[3, 3, 3])
    assert sorted(options(game)) == [("lay", "blue"), ("lay", "red")]
    play(game, ("lay", "red"))
    assert sorted(options(game)) == [("lay", "blue"), ("lay", "red")]
    play(game, ("lay", "blue"))
    assert on_cards(game) == ["red 3", "blue 3", "red 3"]


@pytest.mark.rule("RP-4.7")
def test_gold_stays_on_its_card_when_dice_are_laid_out() -> None:
    before = pool("", "", "", "", gold={1: 0, 2: 1, 3: 0, 4: 0})
    game = at(
        "roll_phase",
        seats=3,
        table={"initiative": before},
        draws={"bag": ["gold", "red", "blue", "green"]},
        dice=[6, 5, 2, 1],
    )
    assert on_cards(game) == ["green 1", "blue 2", "red 5", "gold 6"]
    assert [card["gold"] for card in table(game)["initiative"]] == [0, 1, 0, 0]


@pytest.mark.rule("RP-4.7")
def test_a_die_keeps_colour_and_value_while_others_take_turns() -> None:
    cards = pool("red 2", "blue 3", "gold 4", "white 6", gold={2: 1, 3: 1})
    game = at("dice_turn", 0, seats=3, table={"initiative": cards}, s0=PLAIN)
    play(game, ("take", 1), ("row", "STR"), ("flip", "STR", 1))
    assert seat(game)["STR"] == ["red 5"]
    assert on_cards(game) == [None, "blue 3", "gold 4", "white 6"]
    assert [card["gold"] for card in table(game)["initiative"]] == [0, 1, 1, 0]
    play(game, ("take", 3), ("row", "STR"))
    assert seat(game, 1)["STR"] == ["gold 4"]


@pytest.mark.rule("RP-4.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_round_uses_the_market_and_the_gold_of_setup(seats: int) -> None:
    game = fabletop.new(GAME, seats=seats, seed="first round")
    while kind(game) != "starting_die":
        game.choose(options(game)[0])
    laid = table(game)
    while kind(game) != "initiative":
        game.choose(options(game)[0])
    assert table(game)["round"] == 1
    assert table(game)["market"] == laid["market"] and len(laid["market"]) == seats + 1
    assert table(game)["deck"] == laid["deck"]
    assert [card["gold"] for card in table(game)["initiative"]] == [0, *[1] * (seats - 1), 0]


@pytest.mark.rule("RP-4.9")
def test_with_too_few_dice_in_the_bag_the_highest_cards_stay_empty() -> None:
    game = at("roll_phase", seats=4, dice=[1, 2, 4], **nearly_full_sheets())
    assert on_cards(game)[3:] == [None, None] and None not in on_cards(game)[:3]
    assert in_bag(game) == 0
    assert options(game) == [("take", 1), ("take", 2), ("take", 3)]
    assert game.why(("take", 4)) == (False, "RP-4.9")
    assert game.why(("take", 5)) == (False, "RP-4.9")


def nearly_full_sheets() -> dict[str, Any]:
    """Four sheets with 16, 18, 18 and 18 of the 73 dice: three are left in the bag."""
    stock = ["gold", "green", "blue", "red", "purple", "black", "white"] * 10 + ["gold"] * 3
    rows = ("STR", "DEX", "CON", "INT", "WIS", "CHA")
    sheets: dict[str, Any] = {}
    for number in (3, 2, 1, 0):
        sheets[f"s{number}"] = {row: [f"{stock.pop()} 3" for _ in range(3)] for row in rows}
    sheets["s0"]["CHA"] = sheets["s0"]["CHA"][:1]
    return sheets
