"""RP-6: Attribute Actions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fabletop import Game, IllegalChoice

from .roll_player import at, events, kind, options, play, pool, seat, table

PLAIN = {"class": "barbarian"}  # a Class whose ability grants and changes no action
ROWS = ("STR", "DEX", "CON", "INT", "WIS", "CHA")
MOVES = {"lawful": (-1, 0), "chaotic": (1, 0), "good": (0, -1), "evil": (0, 1)}
DICE = {"STR": ["red 1", "gold 6"], "DEX": ["blue 3"], "INT": ["white 4", "green 2", "black 5"]}
PLACES = [("STR", 1), ("STR", 2), ("DEX", 1), ("INT", 1), ("INT", 2), ("INT", 3)]  # of the dice above


def acting(row: str, **sheet: Any) -> Game[Any]:
    """Seat 0 has placed a die in the row and may act now; `dice` are the next faces to be rolled."""
    faces = sheet.pop("dice", [])
    return at("dice_action", 0, row, 0, dice=faces, s0={**PLAIN, "gold": 4, **sheet}, s1={"class": "thief"})


def rows(game: Game[Any], number: int = 0) -> dict[str, list[str]]:
    return {row: seat(game, number)[row] for row in ROWS}


def asked(game: Game[Any]) -> tuple[int, str]:
    assert game.decision is not None
    return game.decision.seat, game.decision.kind


def turn_is_over(game: Game[Any]) -> bool:
    return asked(game) == (1, "initiative")


# -- Strength --------------------------------------------------------------------------------------


@pytest.mark.rule("RP-6.1")
@pytest.mark.parametrize(("face", "opposite"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_strength_turns_a_die_to_its_opposite_face(face: int, opposite: int) -> None:
    game = play(acting("STR", WIS=["red 3", f"blue {face}"]), ("flip", "WIS", 2))
    assert seat(game)["WIS"] == ["red 3", f"blue {opposite}"]


@pytest.mark.rule("RP-6.1", "RP-6.15")
def test_strength_reaches_any_one_own_die() -> None:
    game = acting("STR", **DICE)
    assert options(game) == [("pass",), *(("flip", *place) for place in PLACES)]
    play(game, ("flip", "INT", 3))
    assert rows(game) == {**rows(acting("STR", **DICE)), "INT": ["white 4", "green 2", "black 2"]}


# -- Dexterity -------------------------------------------------------------------------------------


@pytest.mark.rule("RP-6.2", "RP-6.3")
def test_dexterity_exchanges_the_places_of_two_dice_and_not_their_values() -> None:
    game = acting("DEX", **DICE)
    assert options(game) == [("pass",), *(("swap", *place) for place in PLACES)]
    play(game, ("swap", "STR", 2))
    assert options(game) == [("with", *place) for place in PLACES if place != ("STR", 2)]
    play(game, ("with", "INT", 1))
    assert rows(game) == {
        **rows(acting("DEX", **DICE)),
        "STR": ["red 1", "white 4"],
        "INT": ["gold 6", "green 2", "black 5"],
    }


@pytest.mark.rule("RP-6.4")
def test_dexterity_moves_no_die_to_an_empty_space() -> None:
    game = acting("DEX", **DICE)
    assert game.why(("swap", "STR", 3)) == (False, "RP-6.4")
    play(game, ("swap", "STR", 1))
    assert game.why(("with", "STR", 3)) == (False, "RP-6.4")
    assert game.why(("with", "CHA", 1)) == (False, "RP-6.4")
    with pytest.raises(IllegalChoice):
        game.choose(("with", "DEX", 2))


@pytest.mark.rule("RP-6.20")
def test_of_two_dice_the_first_one_is_known() -> None:
    """Whoever draws the sheet marks it; no clause number is needed for that."""
    game = play(acting("DEX", **DICE), ("swap", "DEX", 1))
    assert game.decision is not None and kind(game) == "swap_with"
    first = {
        key[1:]
        for key in game.decision.things(game.state).values()
        if game.book.terms(game.state, game.decision, key).first
    }
    assert first == {("DEX", 1)}


@pytest.mark.rule("RP-6.20")
def test_dexterity_needs_two_different_dice() -> None:
    game = play(acting("DEX", **DICE), ("swap", "STR", 1))
    assert game.why(("with", "STR", 1)) == (False, "RP-6.20")
    lonely = acting("DEX", DEX=["blue 3"])
    assert turn_is_over(lonely)  # with one die there is no action to ask for


@pytest.mark.rule("RP-6.20")
@pytest.mark.parametrize(
    ("other", "after"),
    [
        (("INT", 3), {"INT": ["black 5", "green 2", "white 4"]}),
        (("DEX", 1), {"INT": ["blue 3", "green 2", "black 5"], "DEX": ["white 4"]}),
    ],
)
def test_dexterity_works_within_a_row_and_between_rows(other: tuple[str, int], after: dict[str, list[str]]) -> None:
    game = play(acting("DEX", **DICE), ("swap", "INT", 1), ("with", *other))
    assert rows(game) == {**rows(acting("DEX", **DICE)), **after}


@pytest.mark.rule("RP-6.20")
def test_the_place_within_a_row_matters_for_the_backstory() -> None:
    game = acting("DEX", **DICE)
    cells = game.state.content.backstories[seat(game)["backstory"]].cells
    wanted = next(cell for cell in cells if cell.space == 2)
    right, wrong = f"{wanted.colour} 3", "green 3" if wanted.colour != "green" else "red 3"
    game = acting("DEX", backstory=seat(game)["backstory"], **{wanted.row: [right, wrong]})
    before = seat(game)["matches"]
    play(game, ("swap", wanted.row, 1))  # with the only other die
    assert seat(game)[wanted.row] == [wrong, right]
    assert seat(game)["matches"] == before + 1


# -- Constitution ----------------------------------------------------------------------------------


@pytest.mark.rule("RP-6.5")
@pytest.mark.parametrize(("verb", "by"), [("raise", 1), ("lower", -1)])
@pytest.mark.parametrize("face", [2, 3, 4, 5])
def test_constitution_changes_a_die_by_one(verb: str, by: int, face: int) -> None:
    game = play(acting("CON", WIS=["red 3", f"blue {face}"]), (verb, "WIS", 2))
    assert seat(game)["WIS"] == ["red 3", f"blue {face + by}"]


@pytest.mark.rule("RP-6.5", "RP-6.6")
def test_constitution_reaches_any_die_but_does_not_wrap() -> None:
    game = acting("CON", **DICE)  # STR 1 shows a 1, STR 2 a 6
    assert set(options(game, "raise")) == {("raise", *place) for place in PLACES if place != ("STR", 2)}
    assert set(options(game, "lower")) == {("lower", *place) for place in PLACES if place != ("STR", 1)}
    assert game.why(("raise", "STR", 2)) == (False, "RP-6.6")
    assert game.why(("lower", "STR", 1)) == (False, "RP-6.6")
    assert seat(play(game, ("lower", "STR", 2)))["STR"] == ["red 1", "gold 5"]


# -- Intelligence ----------------------------------------------------------------------------------


@pytest.mark.rule("RP-6.7", "RP-6.8", "RP-6.9")
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("answer", ["keep", "back"])
def test_intelligence_rerolls_any_die_in_its_place_and_either_value_may_stay(
    place: tuple[str, int], answer: str
) -> None:
    row, space = place
    old = DICE[row][space - 1]
    new = f"{old.split()[0]} {7 - int(old.split()[1])}"
    game = acting("INT", dice=[int(new.split()[1])], **DICE)
    assert options(game) == [("pass",), *(("reroll", *each) for each in PLACES)]
    expected = rows(game)
    play(game, ("reroll", row, space))
    assert kind(game) == "keep" and set(options(game)) == {("keep",), ("back",)}
    assert seat(game)[row][space - 1] == new  # the choice is made in view of the new value
    play(game, (answer,))
    expected[row][space - 1] = new if answer == "keep" else old
    assert rows(game) == expected


@pytest.mark.rule("RP-6.7")
def test_the_reroll_may_show_every_face() -> None:
    shown = set()
    for seed in range(40):
        game = at("dice_action", 0, "INT", 0, seed=seed, s0={**PLAIN, "INT": ["red 3"]})
        shown.add(seat(play(game, ("reroll", "INT", 1)))["INT"][0])
    assert shown == {f"red {face}" for face in range(1, 7)}


@pytest.mark.rule("RP-6.21")
@pytest.mark.parametrize("answer", ["keep", "back"])
def test_there_is_one_reroll_and_no_more(answer: str) -> None:
    game = play(acting("INT", dice=[5], **DICE), ("reroll", "DEX", 1))
    assert not options(game, "reroll")
    play(game, (answer,))
    assert turn_is_over(game)
    assert len(events(game, "rerolled")) == 1


@pytest.mark.rule("RP-6.21")
def test_the_reroll_is_open_and_cannot_be_taken_back() -> None:
    game = play(acting("INT", dice=[5], **DICE), ("reroll", "DEX", 1))
    (event,) = events(game, "rerolled")  # as a spectator sees it
    assert event.args[:4] == (0, "blue", 3, 5)
    with pytest.raises(IllegalChoice):
        game.undo(0)
    assert seat(game)["DEX"] == ["blue 5"]


@pytest.mark.rule("RP-6.21")
def test_a_reroll_that_shows_the_old_value_leaves_nothing_to_choose() -> None:
    game = play(acting("INT", dice=[3], **DICE), ("reroll", "DEX", 1))
    assert seat(game)["DEX"] == ["blue 3"] and turn_is_over(game)


# -- Wisdom ----------------------------------------------------------------------------------------


@pytest.mark.rule("RP-6.10", "RP-6.11", "RP-6.22")
@pytest.mark.parametrize("x", [0, 1, 2])
@pytest.mark.parametrize("y", [0, 1, 2])
def test_wisdom_moves_the_token_one_position_left_right_up_or_down_inside_the_grid(x: int, y: int) -> None:
    game = acting("WIS", token=[x, y], WIS=["red 3"])
    inside = {move: [x + dx, y + dy] for move, (dx, dy) in MOVES.items() if 0 <= x + dx <= 2 and 0 <= y + dy <= 2}
    assert set(options(game)) == {("pass",), *(("move", move) for move in inside)}
    for move in MOVES:
        if move in inside:
            moved = play(game.copy(), ("move", move))
            assert seat(moved)["token"] == inside[move]
            assert seat(moved, 1)["token"] == [1, 1]
        else:
            assert game.why(("move", move)) == (False, "RP-6.22")


@pytest.mark.rule("RP-6.22")
def test_wisdom_moves_once_and_not_twice() -> None:
    game = play(acting("WIS", token=[0, 0], WIS=["red 3"]), ("move", "chaotic"))
    assert seat(game)["token"] == [1, 0] and turn_is_over(game)


# -- Charisma --------------------------------------------------------------------------------------


@pytest.mark.rule("RP-6.12")
def test_charisma_gives_one_token() -> None:
    game = acting("CHA", CHA=["red 3"], charisma=1)
    assert options(game) == [("pass",), ("token",)]
    play(game, ("token",))
    assert seat(game)["charisma"] == 2 and seat(game, 1)["charisma"] == 0
    assert seat(game)["gold"] == 4


def charisma_taken(**sheet: Any) -> Game[Any]:
    """Seat 0 has placed a die and taken a Charisma token, seat 1 has had its turn."""
    game = at(
        "dice_turn",
        0,
        table={
            "initiative": pool("red 1", "blue 2", "white 3"),
            "market": ["chain_helm", "greedy", "longsword"],
        },
        s0={**PLAIN, **sheet},
        s1={"class": "thief", "gold": 0},
    )
    return play(game, ("take", 1), ("row", "CHA"), ("token",), ("take", 3), ("row", "WIS"), ("pass",))


@pytest.mark.rule("RP-6.13")
def test_a_charisma_token_pays_one_gold_in_the_market_phase_of_the_round() -> None:
    game = charisma_taken(gold=2)
    assert asked(game) == (0, "market")
    assert game.why(("buy", "chain_helm", 0)) == (False, "RP-7.14")  # it costs 3
    play(game, ("buy", "chain_helm", 1))
    assert seat(game)["armor"] == ["chain_helm"]
    assert (seat(game)["gold"], seat(game)["charisma"]) == (0, 0)


@pytest.mark.rule("RP-6.13")
def test_a_charisma_token_may_be_kept_back() -> None:
    game = play(charisma_taken(gold=3), ("buy", "chain_helm", 0))
    assert (seat(game)["gold"], seat(game)["charisma"]) == (0, 1)


@pytest.mark.rule("RP-6.13")
def test_without_a_token_the_same_card_costs_its_price() -> None:
    sheet = {**PLAIN, "gold": 2, "charisma": 0}
    game = at("market_turn", 0, table={"market": ["chain_helm", "greedy", "longsword"]}, s0=sheet)
    assert options(game, "buy") == [("buy", "greedy", 0)]
    assert not game.why(("buy", "chain_helm", 1)).allowed


@pytest.mark.rule("RP-6.14")
def test_an_unused_charisma_token_is_gone_at_the_end_of_the_round() -> None:
    game = charisma_taken(gold=0)
    play(game, options(game, "discard")[0])
    assert asked(game) == (1, "market") and seat(game)["charisma"] == 1
    play(game, options(game, "discard")[0])
    while kind(game) != "initiative":
        game.choose(options(game)[0])
    assert table(game)["round"] == 2 and seat(game)["charisma"] == 0


# -- what all actions have in common ---------------------------------------------------------------


@pytest.mark.rule("RP-6.15")
@pytest.mark.parametrize(("row", "verb"), [("STR", "flip"), ("DEX", "swap"), ("CON", "raise"), ("INT", "reroll")])
def test_an_action_may_target_the_die_just_placed_or_an_earlier_one(row: str, verb: str) -> None:
    game = at("dice_place", 0, 1, table={"held": "red 3"}, s0={**PLAIN, row: ["blue 2"], "WIS": ["white 4"]})
    play(game, ("row", row))
    assert options(game, verb) == [(verb, row, 1), (verb, row, 2), (verb, "WIS", 1)]


@pytest.mark.rule("RP-6.15")
def test_the_die_just_placed_can_be_turned_at_once() -> None:
    game = at("dice_place", 0, 1, table={"held": "red 1"}, s0={**PLAIN, "STR": ["blue 2"]})
    play(game, ("row", "STR"), ("flip", "STR", 2))
    assert seat(game)["STR"] == ["blue 2", "red 6"]


ANSWERS: dict[str, list[tuple[str | int, ...]]] = {
    "STR": [("flip", "STR", 1)],
    "DEX": [("swap", "STR", 1), ("with", "INT", 3)],
    "CON": [("raise", "STR", 1)],
    "INT": [("reroll", "STR", 1), ("keep",)],
    "WIS": [("move", "good")],
    "CHA": [("token",)],
}


@pytest.mark.rule("RP-6.16", "RP-6.17")
@pytest.mark.parametrize("row", ROWS)
def test_after_one_action_the_turn_is_over(row: str) -> None:
    game = play(acting(row, dice=[4], **DICE), *ANSWERS[row])
    assert turn_is_over(game)


@pytest.mark.rule("RP-6.16")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(4))
def test_each_player_is_offered_at_most_one_action_in_a_dice_phase(seats: int, seed: int) -> None:
    rng = Random(seed)
    game = at("roll_phase", seats=seats, seed=seed, **{f"s{i}": {"STR": ["red 2"]} for i in range(seats)})
    offered = []
    while table(game)["phase"] in ("roll", "dice"):
        if kind(game) == "action":
            offered.append(asked(game)[0])
        game.choose(rng.choice(options(game)))
    assert offered and len(offered) == len(set(offered))


@pytest.mark.rule("RP-6.17")
@pytest.mark.parametrize("row", ["STR", "CON", "INT", "WIS", "CHA"])
def test_a_die_that_dexterity_moves_to_another_row_gives_no_action_of_that_row(row: str) -> None:
    game = acting("DEX", DEX=["red 3"], **{row: ["blue 2"]})
    play(game, ("swap", "DEX", 1))  # with the only other die
    assert seat(game)[row] == ["red 3"]
    assert turn_is_over(game)


@pytest.mark.rule("RP-6.18")
@pytest.mark.parametrize("row", ROWS)
def test_an_action_reaches_only_the_own_sheet(row: str) -> None:
    theirs = {"gold": 4, "STR": ["white 1", "white 2"], "INT": ["black 3"]}
    game = at(
        "dice_turn",
        1,
        seats=3,
        dice=[4],
        table={"start_player": 1, "initiative": pool("red 1", "purple 2", "blue 3", "green 5")},
        s0={**theirs, "class": "thief"},
        s1={**PLAIN, **DICE, "INT": ["white 4", "green 2"]},
        s2={**theirs, "class": "bard"},
    )
    play(game, ("take", 2), ("row", row))
    before = table(game)
    play(game, *(("with", "INT", 2) if key[0] == "with" else key for key in ANSWERS[row]))
    after = table(game)
    assert after["seats"][1] != before["seats"][1]
    assert [after["seats"][0], after["seats"][2]] == [before["seats"][0], before["seats"][2]]
    assert after["initiative"] == before["initiative"] and after["bag"] == before["bag"]


@pytest.mark.rule("RP-6.18")
@pytest.mark.parametrize(("row", "verb"), [("STR", "flip"), ("CON", "raise"), ("CON", "lower"), ("INT", "reroll")])
def test_where_another_player_has_a_die_and_oneself_has_none_there_is_nothing_to_act_on(row: str, verb: str) -> None:
    game = at("dice_action", 0, row, 0, s0={**PLAIN, "STR": ["red 3"]}, s1={"WIS": ["blue 3"]})
    assert options(game, verb) == [(verb, "STR", 1)]
    assert game.why((verb, "WIS", 1)) == (False, "RP-6.18")


@pytest.mark.rule("RP-6.19")
@pytest.mark.parametrize("row", ["STR", "DEX", "CON", "INT"])
def test_a_die_that_an_action_moves_or_changes_gives_no_gold(row: str) -> None:
    full = {"STR": ["gold 1"], "INT": ["white 4", "green 2", "black 5"]}  # DEX: a gold die to a third space
    game = play(acting(row, dice=[4], **full), *ANSWERS[row])
    assert seat(game) != seat(acting(row, **full))
    assert seat(game)["gold"] == 4
    assert not events(game, "gold")


# -- actions that cards grant ----------------------------------------------------------------------


@pytest.mark.rule("RP-6.23")
def test_an_action_that_a_class_grants_comes_on_top_of_that_of_the_dice_turn() -> None:
    game = at(
        "dice_turn",
        0,
        table={
            "initiative": pool("red 1", "blue 2", "white 3"),
            "market": ["honest", "greedy", "longsword"],
        },
        dice=[6],
        s0={"class": "sorcerer", "gold": 9, "STR": ["blue 3"]},
        s1={"class": "thief"},
    )
    play(game, ("take", 1), ("row", "STR"), ("flip", "STR", 2), ("take", 2), ("row", "WIS"), ("pass",))
    play(game, ("buy", "honest", 0))
    assert asked(game) == (0, "granted_action")
    assert options(game) == [("pass",), ("reroll", "STR", 1), ("reroll", "STR", 2)]
    play(game, ("reroll", "STR", 1))
    assert set(options(game)) == {("keep",), ("back",)}
    play(game, ("back",))
    assert seat(game)["STR"] == ["blue 3", "red 6"]
    assert asked(game) == (1, "market")


@pytest.mark.rule("RP-6.23")
def test_an_action_that_a_skill_grants_leaves_the_action_of_the_turn() -> None:
    game = acting("STR", STR=["red 1"], DEX=["blue 3"], skills=["acrobatics"])
    play(game, ("skill", "acrobatics"))
    assert game.why(("swap", "STR", 2)) == (False, "RP-6.4")
    play(game, ("swap", "STR", 1))  # with the only other die
    assert asked(game) == (0, "action")
    play(game, ("flip", "STR", 1))
    assert (seat(game)["STR"], seat(game)["DEX"]) == (["blue 4"], ["red 1"])
    assert turn_is_over(game)


@pytest.mark.rule("RP-6.23")
@pytest.mark.parametrize(
    ("key", "clause"),
    [(("raise", "STR", 1), "RP-6.6"), (("flip", "DEX", 1), "RP-6.18"), (("move", "good"), "RP-6.22")],
)
def test_a_granted_action_keeps_to_the_limits_of_the_action(key: tuple[str | int, ...], clause: str) -> None:
    game = acting("STR", STR=["red 6"], token=[1, 1], skills=["concentrate"])
    play(game, ("skill", "concentrate"))  # its arrow has led the token to the upper edge
    assert kind(game) == "granted_action"
    assert game.why(key) == (False, clause)


# -- actions that cards grant ----------------------------------------------------------------------


@pytest.mark.rule("RP-6.23", "RP-15.1")
@pytest.mark.parametrize(
    ("row", "verbs", "first", "used"),
    [
        ("STR", ("flip",), [("flip", "DEX", 1)], "DEX"),
        ("DEX", ("swap",), [("swap", "DEX", 1), ("with", "CON", 1)], "CON"),  # the die lies there now
        ("CON", ("raise", "lower"), [("raise", "DEX", 1)], "DEX"),
        ("INT", ("reroll",), [("reroll", "DEX", 1), ("keep",)], "DEX"),
    ],
)
def test_a_skill_that_grants_an_action_twice_does_so_on_different_dice(
    row: str, verbs: tuple[str, ...], first: list[tuple[str | int, ...]], used: str
) -> None:
    drill = {"id": "drill", "source": "designed", "number": 99, "type": "skill", "cost": 2, "dots": 1, "arrow": "good"}
    card = {**drill, "skill": {"timing": "any", "do": "act_now", "actions": [row], "times": 2}}
    own = {**PLAIN, "skills": ["drill"], "DEX": ["blue 3"], "CON": ["red 4"], "WIS": ["white 2"]}
    game = play(at("dice_turn", 0, s0=own, dice=[5], content={"market": [card]}), ("skill", "drill"), *first)
    others = [place for place in ("DEX", "CON", "WIS") if place != used]
    assert options(game) == [("pass",), *((verb, place, 1) for verb in verbs for place in others)]
    assert [game.why((verb, used, 1)) for verb in verbs] == [(False, "RP-6.21")] * len(verbs)
