"""Positions: where a scene starts and what lies below it, what a step may say, and what is refused."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import pytest

import fabletop
from fabletop.kernel import PositionError, Scenes
from fabletop.kernel.position import Position, as_position, lay_out, read_position, run


def ran(game: str = "roll-player", **fields: Any) -> list[str]:
    """The differences that a position comes out with."""
    position = as_position({"game": game, **fields})
    return run(lay_out(fabletop.book(game), position), position)


ACTION: dict[str, Any] = {"at": ["dice_action", 0, "STR", 0], "table": {"seats": [{"STR": ["red 3"]}]}}


def test_a_position_lays_under_a_scene_what_the_scene_says_lies_there() -> None:
    book = fabletop.book("roll-player")
    scenes = Scenes()
    scenes.by_name, scenes.given = book.scenes.by_name, book.scenes.given
    scenes.below = {"dice_end": lambda t: [("cleanup",)]}
    game = lay_out(dataclasses.replace(book, scenes=scenes), Position(game="roll-player", at="dice_end"))
    assert game.base.agenda == [("cleanup",), ("dice_end",)]
    assert lay_out(book, Position(game="roll-player", at="dice_end")).base.agenda == [("dice_end",)]


# -- what is refused -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        (["tokn"], "no question of this game knows 'tokn'; 'action' knows [pass], [flip, ROW, SPACE]"),
        (["flip", "XYZ", 9], "there is no ROW 'XYZ'; there are: STR, DEX, CON, INT, WIS, CHA"),
        (["flip", "STR", 9], "there is no SPACE 9; there are 1 to 3"),
        (["flip", "STR"], "this is said [flip, ROW, SPACE]"),
        (["buy", "excalibur", 0], "there is no CARD 'excalibur'"),
    ],
)
def test_a_key_that_no_question_can_know_is_an_error(key: list[str | int], reason: str) -> None:
    with pytest.raises(PositionError) as refused:
        ran(**ACTION, play=[{"kind": "action"}, {"refuse": key}])
    assert str(refused.value).startswith(f"position.play[2].refuse: {key}: {reason}")


def test_what_this_question_never_offers_and_another_does_may_be_refused() -> None:
    assert ran(**ACTION, play=[{"refuse": ["flip", "DEX", 2]}, {"refuse": ["buy", "longsword", 0]}]) == []


def test_a_refusal_fails_where_the_key_is_on_offer() -> None:
    assert ran(**ACTION, play=[{"refuse": ["flip", "STR", 1]}]) == ["play[1]: refuse: ['flip', 'STR', 1] is on offer"]


@pytest.mark.parametrize("step", [{}, {"kind": "action"}, {"choose": ["pass"], "refuse": ["token"]}])
def test_a_clause_goes_with_one_thing_that_is_chosen_or_refused(step: dict[str, Any]) -> None:
    with pytest.raises(PositionError, match=r"^position\.play\[2\]: 'clause' says why one thing"):
        as_position({"game": "roll-player", "play": [{"choose": ["pass"]}, {**step, "clause": "RP-5.17"}]})


def test_steps_count_from_1() -> None:
    with pytest.raises(PositionError, match=r"^position\.play\[2\]\.dice\[0\]: "):
        as_position({"game": "roll-player", "play": [{}, {"dice": [7]}]})
    with pytest.raises(PositionError, match=r"^position\.play\[2\]\.draws\.deck\[0\]: 'famos'"):
        ran(**ACTION, play=[{}, {"draws": {"deck": ["famos"]}}])
    with pytest.raises(PositionError, match=r"^position\.play\[2\]\.expect\.goald: there is no such field"):
        ran(**ACTION, play=[{}, {"expect": {"goald": 1}}])
    assert ran(**ACTION, play=[{}, {"choose": ["token"]}]) == [
        "play[2]: ['token'] is not on offer at 'action' (RP-5.19)"
    ]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("game: [", "line 2: "),
        ("game: 7", "position.game: "),
        ("game: roll-player\nplay: [{clause: RP-5.3}]", "position.play[1]: "),
    ],
)
def test_an_error_of_a_file_begins_with_its_path(text: str, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "position.yaml"
    file.write_text(text)
    with pytest.raises(PositionError) as refused:
        read_position(file)
    assert str(refused.value).startswith(f"{file}: {reason}")


def test_yes_no_on_and_off_are_words(tmp_path: Path) -> None:
    file = tmp_path / "position.yaml"
    file.write_text("game: thorgal\nexpect: {on: [yes, no, off, true]}")
    assert read_position(file).expect == {"on": ["yes", "no", "off", True]}


def test_cards_of_a_file_that_do_not_fit_are_the_files_own_error() -> None:
    story = {"id": "test_story", "source": "designed", "stars": [1]}
    with pytest.raises(PositionError, match=r"^position\.content: backstory: test_story"):
        ran(content={"backstory": [story]})


# -- what is compared ------------------------------------------------------------------------------


def found(expect: dict[str, Any]) -> list[str]:
    seat = {"gold": 4, "STR": ["red 1", "red 2"], "traits": ["famous", "envious"], "race": "elf"}
    return ran(at=["market_turn", 0], table={"seats": [seat], "market": ["longbow", "weak"]}, expect=expect)


@pytest.mark.parametrize(
    "expect",
    [
        {"market": ["longbow", "weak"]},
        {"market": 2},
        {"market": {"count": 2, "contains": ["weak"]}},
        {"market": {"count": {"weak": 1, "longsword": 0}}},
        {"seats": [{"traits": ["envious", "famous"]}]},
        {"seats": {"count": 2, "contains": [{"race": "elf", "gold": 4}]}},
        {"seats": [{}, {"skills": []}]},
        {"seats": [{"lines": {"STR": 0, "famous": 0}}]},
        {"seats": {"contains": [{"skills": {"count": {"climb": 0}}}]}},
        {"bag": {"contains": ["red"], "count": 7}},
    ],
)
def test_what_is_expected_is_there(expect: dict[str, Any]) -> None:
    assert found(expect) == []


@pytest.mark.parametrize(
    ("expect", "difference"),
    [
        ({"market": ["weak", "longbow"]}, "market: expected ['weak', 'longbow'], found ['longbow', 'weak']"),
        ({"market": 3}, "market: expected 3 entries, found 2"),
        ({"market": {"contains": ["weak", "weak"]}}, "market: 'weak' is not there often enough"),
        ({"market": {"count": {"weak": 2}}}, "market: expected 2 of 'weak', found 1"),
        ({"seats": [{"traits": ["envious"]}]}, "seats[0].traits: expected ['envious'], found ['envious', 'famous']"),
        ({"seats": {"contains": [{"gold": 9}]}}, "seats: {'gold': 9} is not there often enough"),
        ({"seats": [{}, {}, {}]}, "seats: expected 3 entries, found 2"),
        ({"bag": {}}, "bag: expected nothing, found {'green': 10"),
        ({"bag": {"only": {"red": 8}}}, "bag.green: expected nothing, found 10"),
        ({"bag": {"contains": ["pink"]}}, "bag: 'pink' is not there"),
        ({"enemy": 0}, "enemy: expected 0, found None"),
        ({"over": 0}, "over: expected 0, found False"),
    ],
)
def test_a_difference_says_what_was_found(expect: dict[str, Any], difference: str) -> None:
    assert found(expect)[0].startswith(f"expect.{difference}")


@pytest.mark.parametrize(
    ("expect", "reason"),
    [
        ({"seats": [{"goald": 1}]}, "position.expect.seats[0].goald: there is no such field; there are: race, "),
        ({"decision": {"kin": "market"}}, "position.expect.decision.kin: there is no such field; there are: seat, "),
        ({"market": {"most": 1}}, "position.expect.market: a list is compared with"),
        ({"market": {"count": 1, "most": 1}}, "position.expect.market: beside 'count' there is only"),
        ({"market": {"count": "x"}}, "position.expect.market: 'count' is a number"),
        ({"market": {"contains": 3}}, "position.expect.market: 'count' is a number"),
        ({"bag": {"only": 3}}, "position.expect.bag: 'only' is a table"),
        ({"market": {"count": {"excalibur": 0}}}, "expect.market.count: there is no CARD 'excalibur'"),
    ],
)
def test_what_can_never_be_compared_is_an_error(expect: dict[str, Any], reason: str) -> None:
    with pytest.raises(PositionError) as refused:
        found(expect)
    assert str(refused.value).startswith(reason)


# -- laying out ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        ({"deck": 3}, "position.table.deck: this can be expected, it cannot be laid out"),
        ({"seats": [{}, {"stars": {}}]}, "position.table.seats[1].stars: this can be expected"),
        ({"over": True}, "position.table.over: this can be expected"),
        ({"seats": [{"gold": -1}]}, "position.table.seats[0].gold: "),
    ],
)
def test_what_follows_from_the_rest_cannot_be_laid_out(table: dict[str, Any], reason: str) -> None:
    with pytest.raises(PositionError) as refused:
        ran(at=["market_turn", 0], table=table)
    assert str(refused.value).startswith(reason)


def test_undo_comes_before_the_dice_and_draws_of_its_step() -> None:
    table = {"seats": [{"skills": ["climb"], "race": "elf"}], "initiative": [{"number": 1, "die": "red 1"}]}
    steps = [
        {"choose": ["take", 1]},
        {"undo": True, "dice": [6], "draws": {"deck": ["famous"]}},
        {"expect": {"decision": {"kind": "initiative"}}},
    ]
    position = as_position({"game": "roll-player", "at": ["dice_turn", 0], "table": table, "play": steps})
    position.table["initiative"] += [{"number": 2, "die": "red 2"}, {"number": 3, "die": "red 3"}]
    game = lay_out(fabletop.book("roll-player"), position)
    assert run(game, position) == [] and game.state.rng.forced == [6] and game.state.deck.parts[-1] == ["famous"]


def test_what_is_drawn_next_is_known_to_nobody() -> None:
    position = as_position({"game": "roll-player", "at": "cleanup", "draws": {"deck": ["famous"]}})
    assert lay_out(fabletop.book("roll-player"), position).base.deck.open[-1] is False


def test_a_card_that_exists_once_is_not_drawn_twice() -> None:
    with pytest.raises(PositionError, match=r"^position\.draws\.deck\[1\]: 'famous' is not there to be drawn"):
        ran(at="cleanup", table={"discard": []}, draws={"deck": ["famous", "famous"]})
