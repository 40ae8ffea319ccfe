"""Going back: one's own choices, until something was learnt or somebody else chose; friendly tables further."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from fabletop.kernel import EVERYBODY, Deck, Game, IllegalChoice, Rng, Rules, ask, together
from fabletop.kernel.asking import PASS

from ..properties.laws import face, saved_and_loaded
from . import mini
from .tiny import NUMBER, SURE, Table, book, start


def steps(t: Table, seat: int = 0) -> Rules[None]:
    """Three choices of seat 0 and one of seat 1; the number 4 rolls a die, the number 3 turns a card up."""
    for who in (0, 0, 0, 1):
        _, number = yield from ask(t, who, NUMBER)
        t.gold[who] += int(number)
        if number == 4:
            t.number = t.rng.roll()
        if number == 3:
            t.shown += 1
    t.then("steps")


def played(*numbers: int, **choices: Any) -> Game[Any]:
    game = start(book(steps), **choices)
    for number in numbers:
        game.choose(("number", number))
    return game


def test_a_seat_takes_back_its_own_choices_one_by_one() -> None:
    game = played(1, 2, 1)
    assert game.back(0) == [2, 1, 0]
    game.undo(0)
    assert face(game) == face(played(1, 2))
    game.undo()
    game.undo()
    assert face(game) == face(played())
    with pytest.raises(IllegalChoice, match="nothing to undo"):
        game.undo()


def test_a_seat_goes_back_to_an_earlier_move_at_once() -> None:
    game = played(1, 2, 1)
    game.undo(0, to=0)
    assert face(game) == face(played()) and game.tape == []
    assert game.log(0) == [(0, None, [])]


def test_nobody_goes_back_over_the_choice_of_another_seat() -> None:
    game = played(1, 2, 1, 1)
    assert game.back(0) == [] and game.back(1) == [3]
    now = face(game)
    for to in (None, 2, 0):
        with pytest.raises(IllegalChoice, match="seat 0"):
            game.undo(0, to=to)
    assert face(game) == now


def test_a_seat_does_not_take_back_the_choice_of_another_seat() -> None:
    game = played(1, 2)
    with pytest.raises(IllegalChoice, match="seat 1"):
        game.undo(1)
    with pytest.raises(IllegalChoice, match="seat 1 cannot take back move 2"):
        game.undo(1, to=1)


@pytest.mark.parametrize("barrier", [3, 4])
def test_nobody_goes_back_over_dice_or_a_card_turned_up(barrier: int) -> None:
    game = played(1, barrier)
    assert game.back(0) == []
    game.choose(("number", 2))
    assert game.back(0) == [2], "what came after may still be taken back"
    game.undo(0)
    with pytest.raises(IllegalChoice):
        game.undo(0)


def test_a_move_that_is_not_there_cannot_be_gone_back_to() -> None:
    game = played(1, 2)
    for to in (-1, 2, 3, 99):
        for friendly in (False, True):
            with pytest.raises(IllegalChoice):
                game.undo(0, to=to, friendly=friendly)
    assert game.ply == 2


def test_standing_orders_of_others_do_not_stop_undo_and_are_taken_back_with_it() -> None:
    def window(t: Table) -> Rules[None]:
        for who in (0, 1, 2, 0):
            t.said.append((who, *(yield from ask(t, who, SURE))))

    game = start(book(window), 3)
    game.choose(("yes",))
    before = face(game)
    game.choose(("no",), 1, auto=True)
    game.choose(("no",), 2, auto=True)
    assert game.back(0) == [0] and game.back(1) == [] and game.back(2) == []
    game.choose(("no",))
    game.undo(0)
    assert game.ply == 3
    game.undo(0)
    assert game.ply == 0
    game.choose(("yes",))
    assert face(game) == before


def test_wait_goes_back_to_a_window_that_only_standing_orders_passed() -> None:
    """The table undoes for the seat: its own standing order is not a choice of it."""
    game = played(1, 2)
    assert game.back(0) == [1, 0]
    game.choose(("number", 0), 0, auto=True)
    assert game.back(0) == [1, 0], "an own standing order is passed over"


def test_the_future_is_the_same_after_an_honest_undo() -> None:
    game = played(1, 2)
    game.undo(0)
    game.choose(("number", 4))
    assert game.state.number == played(1, 4).state.number, "undo is no second throw of the dice"


# -- sealed answers ------------------------------------------------------------------------------------------


def vote(t: Table) -> Rules[None]:
    answers = yield from together(t, range(len(t.gold)), NUMBER)
    t.gold = [int(number) for _, number in answers]
    t.then("vote")


def test_a_sealed_answer_may_be_taken_back_until_the_last_one_arrives() -> None:
    game = start(book(vote), 3)
    game.choose(("number", 1), 1)
    game.choose(("number", 2), 0)
    assert game.back(1) == [0] and game.back(0) == [1] and game.back(2) == []
    game.undo(1)
    assert [each.seat for each in game.waiting] == [1, 2]
    assert [entry[0] for entry in game.tape] == [0], "the answer of seat 0 stays"
    game.choose(("number", 4), 1)
    game.choose(("number", 3), 2)
    assert game.state.gold == [2, 4, 3]


def test_nobody_takes_a_sealed_answer_back_after_seeing_the_others() -> None:
    """The last one to answer would otherwise see all bids and bid again."""
    game = start(book(vote), 3)
    for seat in (1, 0, 2):
        game.choose(("number", seat), seat)
    assert game.state.gold == [0, 1, 2]
    assert [game.back(seat) for seat in (0, 1, 2)] == [[], [], []]
    with pytest.raises(IllegalChoice):
        game.undo(2)


def test_a_sealed_answer_of_a_seat_asked_alone_is_an_ordinary_choice() -> None:
    def alone(t: Table) -> Rules[None]:
        yield from together(t, (0,), NUMBER)
        yield from ask(t, 0, SURE)

    game = start(book(alone))
    game.choose(("number", 1))
    assert game.back(0) == [0]


def test_undo_without_a_seat_takes_back_the_latest_sealed_answer() -> None:
    game = start(book(vote), 3)
    game.choose(("number", 1), 1)
    game.choose(("number", 2), 0)
    game.undo()
    assert [each.seat for each in game.waiting] == [0, 2]


def test_a_seat_with_a_sealed_answer_goes_back_to_no_other_move() -> None:
    def turns(t: Table) -> Rules[None]:
        yield from ask(t, 0, SURE)
        yield from together(t, (0, 1), NUMBER)

    game = start(book(turns))
    game.choose(("yes",))
    game.choose(("number", 1), 0)
    assert game.back(0) == [1]
    with pytest.raises(IllegalChoice):
        game.undo(0, to=0)
    assert game.ply == 2, "a move that may not be gone back to is refused, and not another one taken back"


# -- friendly tables -----------------------------------------------------------------------------------------


def test_a_friendly_table_goes_back_over_anything_and_the_dice_fall_anew() -> None:
    rolls = []
    for _ in range(30):
        game = played(1, 4, 2, 1)
        first = game.state.number
        game.undo(0, to=1, friendly=True)
        assert game.state.number == 0 and game.state.gold == [1, 0]
        assert [entry[0] for entry in game.tape] == [0, -1]
        game.choose(("number", 4))
        rolls.append(game.state.number)
    assert any(roll != first for roll in rolls)
    assert len(dict.fromkeys(rolls)) > 1


def test_a_friendly_undo_of_a_seat_takes_back_its_latest_choice_and_all_after_it() -> None:
    game = played(1, 2, 1, 1)
    game.undo(0, friendly=True)
    assert [entry[:3] for entry in game.tape[:2]] == [(0, "number", ("number", 1)), (0, "number", ("number", 2))]
    assert game.state.gold == [3, 0]


def test_a_friendly_undo_that_needs_no_mercy_deals_nothing_again() -> None:
    game = played(1, 2)
    game.undo(0, friendly=True)
    assert face(game) == face(played(1))


def test_a_redeal_is_part_of_the_game_and_survives_copies_saves_and_more_undo(tmp_path: Path) -> None:
    game = played(1, 4, 2, 1)
    game.undo(0, to=1, friendly=True)
    dealt_again = face(game)
    assert face(game.at(1)) == dealt_again, "the redeal belongs to the move that it was made at"
    game.choose(("number", 4))
    game.choose(("number", 4))
    assert face(game.at(1)) == dealt_again
    for same in (game.copy(), game.at(game.ply), saved_and_loaded(game, tmp_path / "game.json")):
        assert face(same) == face(game)
    assert game.back(0) == []
    again = Game(game.book, game.base, game.tape, origin=game.origin)
    assert face(again) == face(game)


def test_what_is_dealt_again_is_what_nobody_knows_and_nobodys_hand() -> None:
    changed = []
    for seed in range(12):
        game = start(mini.BOOK, 3, seed=str(seed))
        chance = random.Random(seed)
        while game.ply < 12 and not game.over:
            game.choose(chance.choice(game.decision.options))
        before = game.at(3)
        game.undo(0, to=3, friendly=True)
        assert [hero.hand for hero in game.state.heroes] == [hero.hand for hero in before.state.heroes]
        assert [game.view(seat)["table"] for seat in (0, 1, 2)] == [before.view(seat)["table"] for seat in (0, 1, 2)]
        changed.append((game.state.buried, game.state.lair) != (before.state.buried, before.state.lair))
    assert any(changed), "the buried item and the face-down monster are dealt again"


def test_the_redeal_of_everybody_leaves_sealed_answers_alone() -> None:
    game = start(book(vote), 3)
    game.choose(("number", 1), 1)
    world = game.imagine(EVERYBODY, Rng("1"))
    assert [each.seat for each in world.waiting] == [0, 2]


# -- what a seat could learn ---------------------------------------------------------------------------------


def test_who_draws_the_last_unseen_card_cannot_take_that_back() -> None:
    def draw(t: Table) -> Rules[None]:
        pile: Deck[str] = Deck()
        pile.shuffle_on_top(["axe"])  # the last one: nobody knows it, another was buried unseen
        yield from ask(t, 0, SURE)
        t.hands = [[pile.draw(t.rng)]]
        yield from ask(t, 0, SURE)

    game = start(book(draw), 1)
    game.choose(("yes",))
    assert game.back(0) == []


def test_a_peek_is_not_taken_back() -> None:
    game = start(mini.BOOK, 2)
    while game.waiting[0].kind != "action":
        game.choose(game.waiting[0].options[0])
    seat = game.waiting[0].seat
    game.choose(("peek",))
    assert game.back(seat) == []
    assert game.view(seat)["table"]["lair"][1] == game.state.lair
    assert game.view(1 - seat)["table"]["lair"][1] is None


# -- light games, copies and loaded games --------------------------------------------------------------------


def test_a_light_game_cannot_undo_and_says_so() -> None:
    for friendly in (False, True):
        game = played(1, 2, keep=False)
        with pytest.raises(IllegalChoice):
            game.undo(0, friendly=friendly)
        assert game.state.gold == [3, 0]
    sealed = start(book(vote), 2, keep=False)
    sealed.choose(("number", 1), 0)
    with pytest.raises(IllegalChoice):
        sealed.undo(0)


def alternate(t: Table) -> Rules[None]:
    """One choice a scene: the snapshot of a saved game lies at its last move."""
    yield from ask(t, 0, NUMBER)
    t.then("alternate")


def test_a_loaded_game_can_go_back_as_far_as_the_one_that_was_saved(tmp_path: Path) -> None:
    game = start(book(alternate), 1)
    for number in (1, 2, 3, 4):
        game.choose(("number", number))
    loaded = saved_and_loaded(game, tmp_path / "game.json")
    assert loaded.back(0) == game.back(0) == [3, 2, 1, 0]
    loaded = saved_and_loaded(game, tmp_path / "game.json")
    loaded.undo()
    assert face(loaded) == face(game.at(3)) and loaded.tape == game.tape[:3]
    loaded = saved_and_loaded(game, tmp_path / "game.json")
    loaded.undo(0, to=1)
    assert face(loaded) == face(game.at(1))


def test_a_loaded_game_can_go_back_over_everything_at_a_friendly_table(tmp_path: Path) -> None:
    game = start(book(alternate), 1)
    for number in (1, 2, 3, 4):
        game.choose(("number", number))
    loaded = saved_and_loaded(game, tmp_path / "game.json")
    loaded.undo(0, to=2, friendly=True)
    assert loaded.tape[:2] == game.tape[:2] and loaded.ply in (2, 3)


def test_windows_are_passed_over_by_undo_only_if_auto() -> None:
    from .test_asking import fight_of

    game = Game(mini.BOOK, fight_of([["torch"], ["sword"]]))
    game.choose(("bare",), 0)
    assert game.back(0) == [0]
    game.choose(PASS, 1)
    assert game.back(0) == []
