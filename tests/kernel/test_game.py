"""The game: choosing, scenes, copies, checkpoints, errors in rules, views and logs."""

from __future__ import annotations

import pickle
import random
from itertools import pairwise
from typing import Any

import pytest

import fabletop
from fabletop.kernel import (
    Decision,
    GameOver,
    IllegalChoice,
    Key,
    Question,
    Rng,
    Rules,
    RulesError,
    SceneOver,
    Scenes,
    ask,
    together,
)
from fabletop.kernel.game import MARK_DISTANCE, Game

from ..properties.laws import face
from . import mini
from .tiny import NUMBER, SURE, Counted, Table, book, start


def count(t: Table) -> Rules[None]:
    """A long game: one choice a scene, two thousand scenes."""
    _, number = yield from ask(t, t.number % len(t.gold), NUMBER)
    t.gold[t.number % len(t.gold)] += int(number)
    t.number += 1
    t.tell(Counted, "XX-2", t.number)
    if t.number < 2000:
        t.then("count")


def counted(choices: int, *, keep: bool = True) -> Game[Any]:
    game = start(book(count), keep=keep)
    for i in range(choices):
        game.choose(("number", i * i % 5))
    return game


# -- scenes --------------------------------------------------------------------------------------------------


def test_scenes_run_one_after_the_other_and_plain_functions_count_too() -> None:
    def first(t: Table) -> None:
        t.then("third")
        t.then("second", 5)
        t.said.append(("first",))

    def second(t: Table, number: int) -> Rules[None]:
        yield from ask(t, 0, SURE)
        t.said.append(("second", number))

    def third(t: Table) -> None:
        t.said.append(("third",))

    game = start(book(first, second, third))
    assert game.state.agenda == [("third",)] and game.state.scene == ("second", 5)
    game.choose(("yes",))
    assert game.over and game.state.said == [("first",), ("second", 5), ("third",)]


def test_scene_over_ends_the_scene_from_any_depth_and_back_to_drops_what_was_going_on() -> None:
    def die(t: Table) -> Rules[None]:
        yield from ask(t, 0, SURE)
        t.back_to("morning")
        raise SceneOver

    def first(t: Table) -> None:
        t.then("morning")
        t.then("loot")
        t.then("fight")

    def fight(t: Table) -> Rules[None]:
        t.then("more")
        yield from die(t)
        t.said.append(("never",))

    def more(t: Table) -> None:
        t.said.append(("never",))

    def loot(t: Table) -> None:
        t.said.append(("never",))

    def morning(t: Table) -> Rules[None]:
        t.said.append(("morning",))
        yield from ask(t, 1, SURE)

    game = start(book(first, fight, more, loot, morning))
    game.choose(("no",))
    assert game.state.said == [("morning",)] and game.waiting[0].seat == 1
    game.choose(("no",))
    assert game.over


def test_scene_over_ends_a_plain_scene_too() -> None:
    def first(t: Table) -> None:
        t.then("second")
        raise SceneOver

    def second(t: Table) -> Rules[None]:
        yield from ask(t, 0, SURE)

    assert start(book(first, second)).state.scene == ("second",)


@pytest.mark.parametrize("asked_before", [True, False])
def test_game_over_ends_the_game_at_once(asked_before: bool) -> None:
    def first(t: Table) -> Rules[None]:
        t.then("never")
        if asked_before:
            yield from ask(t, 0, SURE)
        t.gold = [1, 3]
        raise GameOver

    def never(t: Table) -> None:
        t.said.append(("never",))

    game = start(book(first, never))
    if asked_before:
        game.choose(("yes",))
    assert game.over and game.state.said == [] and game.state.agenda == []
    assert game.result is not None and game.result.winners == (1,)


def test_a_running_game_has_no_result() -> None:
    assert counted(3).result is None


def test_two_scenes_of_one_name_are_refused() -> None:
    scenes = Scenes()
    scenes()(count)
    with pytest.raises(ValueError, match="two scenes are called count"):
        scenes()(count)


# -- refusals ------------------------------------------------------------------------------------------------


def test_a_wrong_key_a_wrong_seat_and_a_finished_game_are_refused_and_change_nothing() -> None:
    def only(t: Table) -> Rules[None]:
        yield from ask(t, 1, NUMBER)

    game = start(book(only))
    before = face(game)
    for key, seat, message in (
        (("number", 9), 1, "not on offer at 'number'"),
        (("number", 1), 0, "seat 0 is not asked now; seat 1 is"),
        (("number", 1), 7, "there is no seat 7"),
        ("number", None, "flat list"),
    ):
        with pytest.raises(IllegalChoice, match=message):
            game.choose(key, seat)
    assert face(game) == before and game.tape == []
    game.choose(("number", 1), 1)
    for call in (
        lambda: game.choose(("number", 1)),
        lambda: game.why(("number", 1)),
        lambda: game.choose(("number", 1), 1),
    ):
        with pytest.raises(IllegalChoice, match="the game is over"):
            call()
    assert game.ply == 1


# -- errors in the rules -------------------------------------------------------------------------------------


def fragile(t: Table) -> Rules[None]:
    _, number = yield from ask(t, 0, NUMBER)
    t.gold[0] += int(number)
    t.said.append(("gold", t.gold[0]))
    t.tell(Counted, "XX-2", t.gold[0])
    t.then("fragile")
    if number == 4:
        t.rng.roll()
        t.then("broken")


def broken(t: Table) -> None:
    t.said.clear()
    raise KeyError("no such card")


@pytest.mark.parametrize("keep", [True, False])
@pytest.mark.parametrize("before", [0, 1, 3, 70])
def test_an_error_in_the_rules_changes_nothing_and_the_game_goes_on(keep: bool, before: int) -> None:
    game = start(book(fragile, broken), keep=keep)
    for i in range(before):
        game.choose(("number", i % 4))
    now, log, ply = face(game), game.log(0) if keep else None, game.ply
    for _ in range(2):
        with pytest.raises(RulesError, match=rf"rules of tiny failed at move {ply + 1} .*no such card") as raised:
            game.choose(("number", 4))
        assert isinstance(raised.value.__cause__, KeyError)
        assert face(game) == now and game.ply == ply
        if keep:
            assert game.log(0) == log
    game.choose(("number", 3))
    assert game.state.gold[0] == sum(i % 4 for i in range(before)) + 3
    assert face(game.copy()) == face(game)
    if keep:
        game.undo()
        assert face(game) == now


def test_an_error_after_the_last_sealed_answer_leaves_the_others_sealed() -> None:
    def only(t: Table) -> Rules[None]:
        answers = yield from together(t, (0, 1), NUMBER)
        t.number = 10 // sum(int(number) for _, number in answers)

    game = start(book(only))
    game.choose(("number", 0), 1)
    with pytest.raises(RulesError, match="ZeroDivisionError"):
        game.choose(("number", 0), 0)
    assert [each.seat for each in game.waiting] == [0]
    game.choose(("number", 2), 0)
    assert game.over and game.state.number == 5


def test_a_stop_iteration_in_the_rules_is_an_error_and_not_the_end() -> None:
    def only(t: Table) -> Rules[None]:
        yield from ask(t, 0, SURE)
        next(iter([]))

    game = start(book(only))
    with pytest.raises(RulesError):
        game.choose(("yes",))
    assert not game.over


def test_a_judge_that_fails_leaves_the_game_as_it_was() -> None:
    bad = Question("bad", "XX-1", lambda t, seat: [("a",), ("b",)], lambda t, seat, key: t.nothing)

    def only(t: Table) -> Rules[None]:
        _, number = yield from ask(t, 0, NUMBER)
        yield from ask(t, 0, bad if number == 4 else SURE)

    game = start(book(only))
    now = face(game)
    with pytest.raises(RulesError, match="nothing"):
        game.choose(("number", 4))
    assert face(game) == now
    game.choose(("number", 3))
    assert game.waiting[0].kind == "sure"


# -- checkpoints ---------------------------------------------------------------------------------------------


def check_marks(game: Game[Any]) -> None:
    plies = [mark.place for mark in game._marks]
    assert len(plies) <= game.ply // MARK_DISTANCE + 2, "memory is bounded"
    assert plies[0] == 0
    for one, other in pairwise(plies[:-1]):
        assert MARK_DISTANCE <= other - one <= MARK_DISTANCE + 1, "what was replayed stays short"
    assert game.over or plies[-1] == game.ply, "the newest is always kept"


def test_checkpoints_are_thinned_and_any_move_is_at_most_a_few_choices_away() -> None:
    game = counted(0)
    for i in range(500):
        game.choose(("number", i * i % 5))
        check_marks(game)
    assert len(game._marks) <= 17


def test_checkpoints_stay_thin_through_undo_and_the_past_stays_true() -> None:
    chance = random.Random(5)
    game = start(book(count), 1)
    numbers: list[int] = []
    for _ in range(400):
        if numbers and chance.random() < 0.3:
            to = max(0, len(numbers) - chance.choice([1, 2, 5, 40, 100]))
            game.undo(0, to=to)
            del numbers[to:]
        else:
            for _ in range(chance.choice([1, 3, 30])):
                numbers.append(chance.randrange(5))
                game.choose(("number", numbers[-1]))
        check_marks(game)
        assert game.state.gold == [sum(numbers)] and game.ply == len(numbers)
        ply = chance.randrange(len(numbers) + 1)
        assert game.at(ply).state.gold == [sum(numbers[:ply])]
    assert [event.args for _, _, events in game.log(0) for event in events] == [(i + 1,) for i in range(len(numbers))]


def test_light_games_make_no_checkpoints_and_no_events() -> None:
    game = counted(100, keep=False)
    assert game._marks == [] and game._events == [] and game.state.out is None
    assert game.back(0) == []


# -- other games made from this one --------------------------------------------------------------------------


def test_a_copy_is_the_same_game_and_stands_apart() -> None:
    game = counted(77)
    for copy in (game.copy(), game.copy(keep=True), game.copy().copy(), counted(77, keep=False).copy()):
        now = face(game)
        assert face(copy) == now and copy.ply == 77
        copy.choose(("number", 1))
        assert face(game) == now != face(copy)


def test_the_game_as_it_stood_at_any_move() -> None:
    game = counted(100)
    states = [face(counted(ply)) for ply in range(101)]
    assert all(face(game.at(ply)) == states[ply] for ply in range(101))
    for ply in (-1, 101):
        with pytest.raises(IllegalChoice, match=f"there is no move {ply}"):
            game.at(ply)


def test_a_game_as_it_stood_can_be_played_on_and_does_not_touch_the_real_one() -> None:
    game = counted(50)
    now = face(game)
    past = game.at(20)
    past.choose(("number", 4))
    past.undo()
    assert face(past) == face(game.at(20)) and face(game) == now


def test_a_copy_does_not_know_what_was_before_its_base() -> None:
    """Its first moves are not on its tape: it says so, and gives no wrong game."""
    copy = counted(77).copy(keep=True)
    with pytest.raises(IllegalChoice):
        copy.at(3)
    with pytest.raises(IllegalChoice):
        copy.undo(0, to=3, friendly=True)
    assert copy.ply == 77


def test_a_copy_of_an_imagined_game_is_not_the_real_one_again() -> None:
    game = start(mini.BOOK, 3)
    for i in range(10):
        world = game.imagine(0, Rng(str(i)))
        assert face(world.copy()) == face(world)
        assert face(world.copy().copy(keep=True)) == face(world)
        assert face(world.imagine(0, Rng("x"))) == face(world.copy().imagine(0, Rng("x")))
    assert any(face(game.imagine(0, Rng(str(i)))) != face(game) for i in range(10))


def test_imagining_does_not_touch_the_game_and_the_same_bits_give_the_same_world() -> None:
    game = start(mini.BOOK, 3)
    now = face(game)
    one, other, third = (game.imagine(0, Rng(bits)) for bits in ("1", "1", "2"))
    assert face(one) == face(other) != face(third)
    assert face(game) == now and game.tape == []


def test_an_imagined_game_stands_at_the_same_move_as_the_real_one() -> None:
    """Law 1 to the letter: the number of the move is part of the view."""
    game = counted(5)
    world = game.imagine(0, Rng("1"))
    assert world.ply == game.ply == 5
    assert world.view(0) == game.view(0)


def test_a_finished_game_can_be_imagined_and_copied() -> None:
    game = start(mini.BOOK, 2, short=True)
    chance = random.Random(1)
    while decision := game.decision:
        game.choose(chance.choice(decision.options))
    for other in (game.copy(), game.imagine(0, Rng("1")), game.imagine(None, Rng("1")), game.at(game.ply)):
        assert other.over and other.result == game.result


def test_a_playout_counts_choices_and_the_finished_game_can_still_be_copied() -> None:
    game = counted(10)
    assert game.playout(lambda decision: decision.options[-1]) == 1990
    assert game.over and game.ply == 2000
    assert face(game.copy()) == face(game)


def fighting(decision: Decision) -> Key:
    return next((key for key in decision.options if key == ("fight",)), decision.options[0])


@pytest.mark.parametrize("keep", [True, False])
def test_a_game_played_on_stops_where_it_is_told_to_and_goes_on_from_there(keep: bool) -> None:
    game, same = start(mini.BOOK, 3, keep=keep), start(mini.BOOK, 3, keep=keep)
    count = game.play_on(fighting, lambda decision: decision.kind == "curse")
    assert game.decision is not None and game.decision.kind == "curse" and game.ply == count
    for _ in range(count):
        assert same.decision is not None
        same.choose(fighting(same.decision), same.decision.seat)
    assert face(game) == face(same) == face(game.copy())
    game.play_on(fighting, lambda decision: False)
    assert game.over


# -- views and logs ------------------------------------------------------------------------------------------


def test_the_view_holds_ones_own_decision_and_nobody_elses() -> None:
    game = counted(1)
    assert game.view(0)["decision"] is None
    decision = game.view(1)["decision"]
    assert (decision["kind"], decision["clause"], decision["window"]) == ("number", "XX-2", False)
    assert game.view(0)["asked"] == game.view(None)["asked"] == [1]
    assert game.view(1)["ply"] == 1 and not game.view(1)["over"]


def test_the_log_gives_each_move_with_what_it_did_and_hides_the_keys_of_others() -> None:
    game = counted(2)
    assert game.log(0) == [
        (0, None, []),
        (1, (0, "number", ("number", 0), False), [Counted("XX-2", 1)]),
        (2, (1, "number", (), False), [Counted("XX-2", 2)]),
    ]
    assert [entry[2] for _, entry, _ in game.log(None) if entry] == [(), ()]


def test_the_log_tells_a_secret_to_its_seat_alone() -> None:
    game = start(mini.BOOK, 2)
    dealt = [event for _, _, events in game.log(0) for event in events if event.name == "dealt"]
    assert [event.secret for event in dealt] == [tuple(game.state.heroes[0].hand), ()]
    assert all(event.secret == () for _, _, events in game.log(None) for event in events)


def test_the_log_keeps_sealed_answers_until_all_have_answered() -> None:
    game = start(mini.BOOK, 3)
    before = game.log(0)
    game.choose(game.waiting[1].options[0], 1)
    game.choose(game.waiting[0].options[0], 0)
    assert game.log(0) == game.log(0) and game.log(2) == start(mini.BOOK, 3).log(2)
    assert game.log(0) == before
    game.choose(game.waiting[0].options[0], 2)
    lines = game.log(0)
    assert len(lines) == 4
    assert [event.name for _, _, events in lines[1:] for event in events] == ["bid", "bid", "bid"]


def test_events_are_made_again_and_are_the_same() -> None:
    game = start(mini.BOOK, 3)
    chance = random.Random(2)
    while decision := game.decision:
        game.choose(chance.choice(decision.options))
    again = Game(mini.BOOK, game.base, game.tape, origin=game.origin)
    assert [again.log(seat) for seat in (0, 1, 2, None)] == [game.log(seat) for seat in (0, 1, 2, None)]


def test_a_game_travels_to_another_process_as_base_and_tape() -> None:
    game = fabletop.new("thunderstone", seats=3, seed=1)
    for _ in range(10):
        game.choose(game.decision.options[0])
    world = game.imagine(1, Rng("elsewhere"))
    there = pickle.loads(pickle.dumps(world))
    assert there.state == world.state and there.ply == world.ply
    assert there.decision.options == world.decision.options
    again = pickle.loads(pickle.dumps(game))
    assert there.state.content is again.state.content, "the content, the bulk of it, is unpacked once"
    assert there.state.content == game.state.content
