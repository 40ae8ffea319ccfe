"""RP-5: Dice Phase."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fabletop import Game, IllegalChoice

from .roll_player import at, events, kind, options, play, pool, seat, table

PLAIN = {"class": "barbarian"}  # Classes whose abilities play no part in the Dice Phase
PLAIN_TOO = {"class": "sorcerer"}
ROWS = ("STR", "DEX", "CON", "INT", "WIS", "CHA")
VERBS = {
    "STR": {"flip"},
    "DEX": {"swap"},
    "CON": {"raise", "lower"},
    "INT": {"reroll"},
    "WIS": {"move"},
    "CHA": {"token"},
}


def asked(game: Game[Any]) -> tuple[int, str]:
    """Who is asked for what."""
    assert game.decision is not None
    return game.decision.seat, game.decision.kind


def card(game: Game[Any], number: int) -> dict[str, Any]:
    shown: dict[str, Any] = table(game)["initiative"][number - 1]
    return shown


def turn(game: Game[Any], number: int, row: str) -> Game[Any]:
    """A whole Dice turn without an action."""
    return play(game, ("take", number), ("row", row), ("pass",))


def placing(die: str, row: str = "STR", before: tuple[str, ...] = (), klass: str = "barbarian") -> Game[Any]:
    """Seat 0 has 4 Gold, took card 3 without Gold, and holds a die; `before` lies in the row already."""
    sheet = {"class": klass, "gold": 4, "WIS": ["white 2"], "CHA": ["black 2"], row: list(before)}
    return at("dice_place", 0, 3, table={"held": die}, s0=sheet)


# -- turns -----------------------------------------------------------------------------------------


@pytest.mark.rule("RP-5.1")
@pytest.mark.parametrize(
    ("seats", "start", "order"),
    [(2, 1, [1, 0]), (3, 0, [0, 1, 2]), (3, 2, [2, 0, 1]), (4, 1, [1, 2, 3, 0])],
)
def test_each_player_takes_one_turn_clockwise_from_the_start_player(seats: int, start: int, order: list[int]) -> None:
    game = at("roll_phase", seats=seats, table={"start_player": start}, dice=[1, 2, 3, 4, 5][: seats + 1])
    turns = []
    while table(game)["phase"] == "dice":
        if kind(game) == "initiative":
            turns.append(asked(game)[0])
        game.choose(options(game)[0])
    assert turns == order
    assert table(game)["phase"] == "market"


@pytest.mark.rule("RP-5.2", "RP-5.16")
def test_a_turn_is_choose_place_collect_gold_act_in_this_order() -> None:
    cards = pool("red 1", "gold 2", "blue 3", gold={2: 1})
    game = at("dice_turn", 0, table={"initiative": cards}, s0={**PLAIN, "gold": 0})
    assert asked(game) == (0, "initiative")
    play(game, ("take", 2))
    assert asked(game) == (0, "row") and seat(game)["gold"] == 0
    play(game, ("row", "CHA"))
    assert asked(game) == (0, "action") and seat(game)["gold"] == 3 and seat(game)["charisma"] == 0
    play(game, ("token",))
    assert asked(game) == (1, "initiative") and seat(game)["charisma"] == 1
    told = [event.name for event in events(game) if event.name in ("took", "placed", "gold", "charisma")]
    assert told == ["took", "placed", "gold", "gold", "charisma"]


# -- choosing a card -------------------------------------------------------------------------------


@pytest.mark.rule("RP-5.3")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_any_card_on_the_table_is_taken_with_its_die_and_its_gold(number: int) -> None:
    dice = ("red 1", "blue 2", "green 4", "white 6")
    gold = {2: 1, 3: 1}
    game = at("dice_turn", 0, seats=3, table={"initiative": pool(*dice, gold=gold)}, s0={**PLAIN, "gold": 0})
    assert options(game) == [("take", 1), ("take", 2), ("take", 3), ("take", 4)]
    play(game, ("take", number))
    assert table(game)["held"] == dice[number - 1]
    assert [each["die"] for each in table(game)["initiative"]] == [
        None if i == number else die for i, die in enumerate(dice, 1)
    ]
    play(game, ("row", "INT"))
    assert card(game, number) == {"number": number, "die": None, "gold": 0, "taken_by": 0}
    assert seat(game)["gold"] == gold.get(number, 0)


@pytest.mark.rule("RP-5.4")
def test_a_taken_card_is_not_available() -> None:
    game = at("dice_turn", 0, s0=PLAIN)
    turn(game, 2, "WIS")
    assert asked(game) == (1, "initiative")
    assert options(game) == [("take", 1), ("take", 3)]
    assert game.why(("take", 2)) == (False, "RP-5.4")
    with pytest.raises(IllegalChoice, match=r"RP-5\.4"):
        game.choose(("take", 2))


@pytest.mark.rule("RP-5.5")
def test_choosing_a_card_cannot_be_declined() -> None:
    game = at("dice_turn", 0, s0={**PLAIN, "skills": ["climb"]})
    play(game, ("skill", "climb"), ("pass",))  # a Skill in between does not replace the choice
    assert options(game) == [("take", 1), ("take", 2), ("take", 3)]
    for key in (("pass",), ("done",)):
        with pytest.raises(IllegalChoice):
            game.choose(key)


@pytest.mark.rule("RP-5.6")
def test_the_card_stays_with_the_player_until_the_own_market_turn() -> None:
    game = at("dice_turn", 0, s0={**PLAIN, "gold": 0}, s1={**PLAIN_TOO, "gold": 0})
    turn(turn(game, 3, "WIS"), 1, "WIS")
    assert asked(game) == (1, "market")
    assert (card(game, 1)["taken_by"], card(game, 3)["taken_by"]) == (1, 0)
    play(game, options(game, "discard")[0])
    assert asked(game) == (0, "market")
    assert card(game, 3)["taken_by"] == 0


@pytest.mark.rule("RP-5.6")
def test_the_card_leaves_the_player_when_the_market_turn_is_done() -> None:
    game = at("dice_turn", 0, s0={**PLAIN, "gold": 0}, s1={**PLAIN_TOO, "gold": 0})
    turn(turn(game, 3, "WIS"), 1, "WIS")
    play(game, options(game, "discard")[0])
    assert asked(game) == (0, "market")
    assert card(game, 1)["taken_by"] is None


# -- placing the die -------------------------------------------------------------------------------


@pytest.mark.rule("RP-5.7")
@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("before", [(), ("blue 1",), ("blue 1", "white 6")])
def test_the_die_goes_to_the_leftmost_empty_space_of_any_row_with_room(row: str, before: tuple[str, ...]) -> None:
    game = at("dice_place", 0, 1, table={"held": "red 4"}, s0={**PLAIN, row: list(before)})
    assert options(game) == [("row", each) for each in ROWS]
    die = game.state.held
    play(game, ("row", row))
    assert seat(game)[row] == [*before, "red 4"]
    assert game.state.sheets[0].dice.index(die) == ROWS.index(row) * 3 + len(before)
    assert table(game)["held"] is None


@pytest.mark.rule("RP-5.8")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_the_die_is_placed_as_it_lies_and_not_rolled_again(face: int) -> None:
    game = at(
        "dice_turn",
        0,
        table={"initiative": pool(f"red {face}", f"blue {face}", f"white {face}")},
        s0=PLAIN,
        dice=[7 - face],
    )
    play(game, ("take", 2), ("row", "INT"))
    assert seat(game)["INT"] == [f"blue {face}"]
    assert game.state.rng.forced == [7 - face]  # nothing was rolled


@pytest.mark.rule("RP-5.9")
def test_a_full_row_cannot_be_chosen() -> None:
    full = {"STR": ["red 1", "red 2", "red 3"], "WIS": ["blue 1", "blue 2", "blue 3"]}
    game = at("dice_place", 0, 1, table={"held": "green 4"}, s0={**PLAIN, **full})
    assert options(game) == [("row", "DEX"), ("row", "CON"), ("row", "INT"), ("row", "CHA")]
    assert game.why(("row", "STR")) == (False, "RP-5.9")
    assert game.why(("row", "WIS")) == (False, "RP-5.9")


@pytest.mark.rule("RP-5.9")
def test_placing_cannot_be_declined() -> None:
    game = at("dice_place", 0, 1, table={"held": "green 4"}, s0=PLAIN)
    assert {key[0] for key in options(game)} == {"row"}
    with pytest.raises(IllegalChoice):
        game.choose(("pass",))


@pytest.mark.rule("RP-5.9")
def test_the_last_row_with_room_is_not_even_asked() -> None:
    full = {row: ["red 1", "blue 2", "black 3"] for row in ROWS if row != "CHA"}
    game = at("dice_place", 0, 1, table={"held": "green 4"}, s0={**PLAIN, **full})
    assert seat(game)["CHA"] == ["green 4"] and asked(game) == (0, "action")


# -- collecting Gold -------------------------------------------------------------------------------


@pytest.mark.rule("RP-5.10")
@pytest.mark.parametrize(("number", "gold"), [(1, 0), (2, 1), (3, 0)])
def test_gold_on_the_chosen_card_is_received(number: int, gold: int) -> None:
    cards = pool("red 1", "blue 2", "green 3", gold={2: 1})
    game = at("dice_turn", 0, table={"initiative": cards}, s0={**PLAIN, "gold": 4})
    play(game, ("take", number), ("row", "STR"))
    assert seat(game)["gold"] == 4 + gold
    assert seat(game, 1)["gold"] == 5


@pytest.mark.rule("RP-5.10")
def test_a_middle_card_without_gold_gives_none() -> None:
    cards = pool("red 1", "blue 2", "green 3", gold={2: 0})
    game = at("dice_turn", 0, table={"initiative": cards}, s0={**PLAIN, "gold": 4})
    play(game, ("take", 2), ("row", "STR"))
    assert seat(game)["gold"] == 4


@pytest.mark.rule("RP-5.11")
@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize(("before", "gold"), [((), 0), (("blue 1",), 0), (("blue 1", "green 1"), 1)])
def test_the_third_die_of_a_row_gives_one_gold(row: str, before: tuple[str, ...], gold: int) -> None:
    game = play(placing("red 3", row, before), ("row", row))
    assert seat(game)["gold"] == 4 + gold


@pytest.mark.rule("RP-5.11")
def test_a_row_that_was_full_before_gives_nothing_again() -> None:
    sheet = {**PLAIN, "gold": 4, "DEX": ["red 1", "red 2", "red 3"]}
    game = play(at("dice_place", 0, 3, table={"held": "blue 1"}, s0=sheet), ("row", "STR"))
    assert seat(game)["gold"] == 4


@pytest.mark.rule("RP-5.12")
@pytest.mark.parametrize("row", ROWS)
def test_a_gold_die_gives_two_gold_in_any_row(row: str) -> None:
    assert seat(play(placing("gold 3", row), ("row", row)))["gold"] == 6


@pytest.mark.rule("RP-5.12")
@pytest.mark.parametrize("colour", ["green", "blue", "red", "purple", "black", "white"])
def test_a_die_of_another_colour_gives_no_gold(colour: str) -> None:
    # the row holds a gold die already: only the die just placed counts
    assert seat(play(placing(f"{colour} 3", "STR", ("gold 1",)), ("row", "STR")))["gold"] == 4


@pytest.mark.rule("RP-5.13")
@pytest.mark.parametrize("number", [2, 3])
@pytest.mark.parametrize("colour", ["gold", "red"])
@pytest.mark.parametrize("third", [False, True])
def test_gold_of_the_card_of_the_third_die_and_of_a_gold_die_add_up(number: int, colour: str, third: bool) -> None:
    before = ["green 2", "white 6"] if third else ["green 2"]
    game = at(
        "dice_turn",
        0,
        table={"initiative": pool("blue 4", f"{colour} 5", f"{colour} 5", gold={2: 1})},
        s0={**PLAIN, "gold": 4, "INT": before},
    )
    play(game, ("take", number), ("row", "INT"))
    assert seat(game)["INT"] == [*before, f"{colour} 5"]
    assert seat(game)["gold"] == 4 + (number == 2) + third + 2 * (colour == "gold")
    assert asked(game) == (0, "action")


@pytest.mark.rule("RP-5.14")
@pytest.mark.parametrize(("before", "gold"), [((), 4), (("blue 1", "blue 2"), 5)])
def test_the_thief_receives_four_for_a_gold_die(before: tuple[str, ...], gold: int) -> None:
    game = play(placing("gold 3", "STR", before, klass="thief"), ("row", "STR"))
    assert seat(game)["gold"] == 4 + gold


@pytest.mark.rule("RP-5.14")
def test_the_thief_receives_nothing_for_another_die() -> None:
    assert seat(play(placing("black 3", klass="thief"), ("row", "STR")))["gold"] == 4


@pytest.mark.rule("RP-5.15", "RP-5.16")
def test_gold_is_collected_without_a_question_before_the_action() -> None:
    game = placing("gold 3", "INT", ("blue 1", "blue 2"))
    before = game.ply
    play(game, ("row", "INT"))
    assert game.ply == before + 1
    assert asked(game) == (0, "action") and seat(game)["gold"] == 7
    assert {key[0] for key in options(game)} == {"pass", "reroll"}
    play(game, ("pass",))
    assert seat(game)["gold"] == 7  # to decline the action declines no Gold


# -- the Attribute Action --------------------------------------------------------------------------


@pytest.mark.rule("RP-5.17", "RP-5.19")
@pytest.mark.parametrize("row", ROWS)
def test_only_the_action_of_the_row_of_the_die_is_offered(row: str) -> None:
    others = {"STR": ["red 2"], "DEX": ["blue 3"], "CON": ["white 4"], "INT": ["green 3"]}
    game = at("dice_place", 0, 1, table={"held": "black 3"}, s0={**PLAIN, **others})
    play(game, ("row", row))
    assert asked(game) == (0, "action")
    assert {key[0] for key in options(game)} == {"pass"} | VERBS[row]
    for other, verbs in VERBS.items():
        for verb in verbs if other != row else ():
            key = (verb, "good") if verb == "move" else (verb,) if verb == "token" else (verb, "STR", 1)
            assert game.why(key) == (False, "RP-5.19")


@pytest.mark.rule("RP-5.17")
def test_the_action_of_the_row_is_carried_out() -> None:
    game = at("dice_place", 0, 1, table={"held": "black 2"}, s0={**PLAIN, "CON": ["red 4"]})
    play(game, ("row", "CON"), ("raise", "CON", 1))
    assert seat(game)["CON"] == ["red 5", "black 2"]


@pytest.mark.rule("RP-5.18")
@pytest.mark.parametrize("row", ROWS)
def test_the_action_may_be_declined_and_then_changes_nothing(row: str) -> None:
    game = at("dice_place", 0, 1, table={"held": "black 3"}, s0={**PLAIN, "STR": ["red 2"]})
    play(game, ("row", row))
    before = seat(game)
    assert ("pass",) in options(game)
    play(game, ("pass",))
    assert seat(game) == before
    assert asked(game)[0] == 1


@pytest.mark.rule("RP-5.20")
def test_an_action_that_was_not_taken_is_lost() -> None:
    game = at("dice_turn", 0, s0={**PLAIN, "gold": 0}, s1={**PLAIN_TOO, "gold": 0})
    turn(game, 1, "STR")
    before = seat(game)["STR"]
    while table(game)["round"] == 1:
        assert asked(game)[0] == 1 or not options(game, "flip")
        first = "discard" if kind(game) == "market" else "pass"
        play(game, (options(game, first) or options(game))[0])
    assert seat(game)["STR"] == before


@pytest.mark.rule("RP-5.20")
def test_a_lost_action_does_not_add_to_that_of_the_next_round() -> None:
    game = at("roll_phase", dice=[1, 2, 3], s0={**PLAIN, "gold": 0}, s1={**PLAIN_TOO, "gold": 0})
    turn(game, 1, "STR")
    while asked(game) != (0, "initiative"):
        first = "discard" if kind(game) == "market" else "pass"
        play(game, (options(game, first) or options(game))[0])
    play(game, options(game)[0], ("row", "CHA"))
    assert options(game) == [("pass",), ("token",)]
    play(game, ("token",))
    assert asked(game)[1] != "action"


# -- the end of the phase --------------------------------------------------------------------------


@pytest.mark.rule("RP-5.21")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_exactly_one_card_is_left_when_all_have_had_their_turn(seats: int, seed: int) -> None:
    rng = Random(seed)
    game = at("roll_phase", seats=seats, seed=seed)
    while table(game)["phase"] in ("roll", "dice"):
        game.choose(rng.choice(options(game)))
    cards = table(game)["initiative"]
    assert len(cards) == seats + 1
    left = [each for each in cards if each["taken_by"] is None]
    assert len(left) == 1 and left[0]["die"] is not None
    assert sorted(each["taken_by"] for each in cards if each not in left) == list(range(seats))


@pytest.mark.rule("RP-5.22", "RP-5.23")
def test_die_and_gold_of_the_card_that_nobody_chose_stay_on_it_until_cleanup() -> None:
    game = at(
        "dice_turn",
        0,
        table={"initiative": pool("red 1", "blue 2", "green 3", gold={2: 1})},
        draws={"bag": ["red", "green", "white"]},  # for the next round
        s0={**PLAIN, "gold": 0},
        s1={**PLAIN_TOO, "gold": 0},
    )
    turn(turn(game, 1, "WIS"), 3, "WIS")
    blue = table(game)["bag"]["blue"]
    for number in (0, 1):
        assert asked(game) == (number, "market") and seat(game, number)["gold"] == 0
        assert card(game, 2) == {"number": 2, "die": "blue 2", "gold": 1, "taken_by": None}
        assert table(game)["bag"]["blue"] == blue
        play(game, options(game, "discard")[0])
    assert table(game)["round"] == 2
    assert table(game)["bag"]["blue"] == blue + 1
