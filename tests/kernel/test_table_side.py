"""What a table needs of a game: the newest lines of the log, one entry, what an option would do, the way back."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator
from typing import Any

import pytest

from fabletop.kernel import Game, IllegalChoice, Rng, Rules, ask, together
from fabletop.kernel.asking import PASS
from fabletop.kernel.tape import DEALER

from ..properties import laws
from . import mini
from .test_undo import played
from .tiny import NUMBER, SURE, Table, book, start

GAMES = laws.game_ids()
SLOTS = 3

every_game = pytest.mark.parametrize("game", GAMES)
every_slot = pytest.mark.parametrize("slot", range(SLOTS))


def table_play(game: Game[Any], chance: random.Random, most: int = 400) -> Iterator[None]:
    """A game as it goes at a table: standing orders pass some windows, and now and then somebody goes far back."""
    for _ in range(most):
        if game.over:
            return
        decision = chance.choice(game.waiting)
        if decision.question.window and chance.random() < 0.7:
            game.choose(PASS, decision.seat, auto=True)
        else:
            game.choose(chance.choice(decision.options), decision.seat)
        yield
        if game.ply > 5 and chance.random() < 0.02:
            game.undo(decision.seat, to=game.ply - 4, friendly=True)
            yield


# -- the log and its entries -----------------------------------------------------------------------------------


@every_slot
@every_game
def test_the_log_since_a_move_is_the_end_of_the_log(game: str, slot: int) -> None:
    running, chance = laws.random_game(laws.book_of(game), slot), random.Random(slot)
    for number, _ in enumerate(table_play(running, chance)):
        if number % 5 and running.waiting[1:] == []:
            continue
        for seat in laws.viewers(running):
            whole = running.log(seat)
            for since in {0, 1, running.ply - 2, running.ply - 1, running.ply, running.ply + 1} - {-1, -2}:
                assert running.log(seat, since) == [line for line in whole if line[0] >= since]


def test_the_log_since_a_move_shows_no_sealed_answer() -> None:
    def vote(t: Table) -> Rules[None]:
        yield from ask(t, 0, SURE)
        yield from together(t, range(4), NUMBER)

    game = start(book(vote), 4)
    game.choose(("yes",))
    for seat in (0, 1, 2):
        game.choose(("number", 1), seat)
    for since in range(6):
        assert [line[0] for line in game.log(3, since)] == list(range(since, 2))


@every_slot
@every_game
def test_the_log_goes_on_where_it_was(game: str, slot: int) -> None:
    """What a table sends: the lines that are kept, and those since, are the whole log."""
    running, chance = laws.random_game(laws.book_of(game), slot), random.Random(slot)
    known = {seat: running.log(seat) for seat in laws.viewers(running)}
    while not running.over:
        before, sealed = running.ply, len(running.view(None)["asked"]) - len(running.waiting)
        laws.choose_any(running, chance)
        for seat, lines in known.items():
            lines += running.log(seat, before - sealed + 1)
            assert lines == running.log(seat)


@every_slot
@every_game
def test_an_entry_is_the_choice_that_was_made_after_so_many(game: str, slot: int) -> None:
    running = laws.random_game(laws.book_of(game), slot)
    for _ in table_play(running, random.Random(slot)):
        pass
    choices = [entry for entry in running.tape if entry[0] != DEALER]
    assert [running.entry(ply) for ply in range(running.ply)] == choices
    for ply in (running.ply, running.ply + 1, -1):
        with pytest.raises(IllegalChoice, match="there is no move"):
            running.entry(ply)


def test_a_redeal_is_no_entry() -> None:
    game = played(1, 4, 2, 1)
    game.undo(0, to=1, friendly=True)
    game.choose(("number", 2))
    assert [seat for seat, *_ in game.tape] == [0, DEALER, 0]
    assert [game.entry(ply)[2] for ply in (0, 1)] == [("number", 1), ("number", 2)]


# -- what an option would do ---------------------------------------------------------------------------------------


@every_slot
@every_game
def test_what_is_foreseen_happens_and_what_would_be_learnt_is_not_foreseen(game: str, slot: int) -> None:
    running, chance = laws.random_game(laws.book_of(game), slot), random.Random(slot)
    known = unknown = 0
    for _ in table_play(running, chance, most=120):
        now = laws.face(running)
        for decision in running.waiting:
            seat, figures = decision.seat, running.book.figures
            before = figures(running.state, seat)
            for key in chance.sample(decision.options, min(6, len(decision.options))):
                foreseen = running.foresee(key, seat)
                after = running.at(running.ply)
                after.choose(key, seat)
                learnt = laws.learnt(after) != laws.learnt(running)
                sealed = len(running.view(None)["asked"]) > 1
                assert (foreseen is None) == (learnt or sealed), f"{key} of seat {seat} at move {running.ply}"
                if foreseen is not None:
                    happened = figures(after.state, seat)
                    assert foreseen == {name: n for name, n in happened.items() if before.get(name) != n}
                    assert {**before, **foreseen} == {**before, **happened}
                known, unknown = known + (not learnt), unknown + learnt
        assert laws.face(running) == now, "to foresee changes nothing"
    assert known and unknown


@every_slot
@every_game
def test_what_is_foreseen_tells_nothing_that_is_hidden(game: str, slot: int) -> None:
    """In every world that the seat imagines an option would do the same, and be as uncertain."""
    running, chance = laws.random_game(laws.book_of(game), slot + SLOTS), random.Random(slot)
    for _ in table_play(running, chance, most=100):
        for decision in running.waiting:
            seat = decision.seat
            world = running.imagine(seat, Rng(f"{running.ply}"))
            for key in chance.sample(decision.options, min(6, len(decision.options))):
                assert running.foresee(key, seat) == world.foresee(key, seat), f"{key} of seat {seat}"


# -- the way back to a window ------------------------------------------------------------------------------------


def recallable(game: Game[Any], seat: int) -> int | None:
    """The law in other words: walk back over standing orders, while nothing was learnt."""
    for ply in range(game.ply - 1, game.first - 1, -1):
        who, _, _, auto = game.entry(ply)
        if not auto or laws.learnt(game.at(ply)) != laws.learnt(game):
            return None
        if who == seat:
            return ply
    return None


@pytest.mark.parametrize("game", ["mini", "roll-player"])
def test_wait_opens_a_window_again_that_only_standing_orders_closed(game: str) -> None:
    opened = 0
    for slot in range(16):  # a friendly undo deals afresh: how many windows there are is chance
        running = laws.random_game(laws.book_of(game), slot)
        for _ in table_play(running, random.Random(slot)):
            opened += wait_law(running)
    assert opened > 10


def wait_law(game: Game[Any]) -> int:
    """Every seat tries to wait, and what was passed is passed again; how many windows were opened."""
    assert game.origin is not None
    seats, opened = range(game.origin.seats), 0
    if game.tape[-1][0] == DEALER or not game.tape[-1][3]:
        assert all(game.recall(seat) is None for seat in seats)
        return 0
    now, tape, logs = laws.face(game), game.tape, [game.log(seat) for seat in seats]
    for seat in seats:
        ply = game.recall(seat)
        assert ply == recallable(game, seat)
        if ply is None:
            with pytest.raises(IllegalChoice, match="window"):
                game.wait(seat)
        else:
            opened += 1
            assert game.entry(ply)[0] == seat and game.entry(ply)[2:] == (PASS, True)
            then = game.at(ply)
            game.wait(seat)
            assert laws.face(game) == laws.face(then) and game.ply == ply
            assert [(each.seat, each.question.window) for each in game.waiting] == [(seat, True)]
            assert [game.log(each) for each in seats] == [[line for line in log if line[0] <= ply] for log in logs]
            for who, _, key, auto in tape[len(game.tape) :]:
                game.choose(key, who, auto=auto)
        assert laws.face(game) == now and game.tape == tape, "nothing is lost"
    return opened


def window(t: Table) -> Rules[None]:
    for who in (0, 1, 2, 1, 0):
        t.said.append((who, *(yield from ask(t, who, SURE))))


def test_wait_takes_back_the_latest_pass_of_the_seat_and_the_standing_orders_since() -> None:
    game = start(book(window), 3)
    game.choose(("yes",))
    for seat in (1, 2, 1):
        game.choose(("no",), seat, auto=True)
    assert [game.recall(seat) for seat in (0, 1, 2)] == [None, 3, 2]
    game.wait(2)
    assert game.ply == 2 and [entry[0] for entry in game.tape] == [0, 1]
    assert [game.recall(seat) for seat in (0, 1, 2)] == [None, 1, None]
    game.wait(1)
    assert game.ply == 1 and game.waiting[0].seat == 1
    assert [game.recall(seat) for seat in (0, 1, 2)] == [None, None, None]


def test_too_late_to_wait_once_somebody_chose() -> None:
    game = start(book(window), 3)
    game.choose(("yes",))
    game.choose(("no",), 1, auto=True)
    game.choose(("no",), 2)
    assert game.recall(1) is None
    with pytest.raises(IllegalChoice, match="window"):
        game.wait(1)
    assert game.ply == 3


@pytest.mark.parametrize("barrier", [3, 4])
def test_too_late_to_wait_once_something_was_learnt(barrier: int) -> None:
    game = played(1)
    game.choose(("number", barrier), 0, auto=True)  # turns a card up, or rolls
    assert game.recall(0) is None
    game = played(1)
    game.choose(("number", 0), 0, auto=True)
    assert game.recall(0) == 1


def test_nobody_waits_while_sealed_answers_lie_there_or_after_them() -> None:
    def turns(t: Table) -> Rules[None]:
        yield from ask(t, 0, SURE)
        yield from together(t, (0, 1), NUMBER)
        yield from ask(t, 0, SURE)

    game = start(book(turns))
    game.choose(("yes",), 0, auto=True)
    assert game.recall(0) == 0
    game.choose(("number", 1), 1, auto=True)
    assert game.recall(0) is None and game.recall(1) is None
    game.choose(("number", 1), 0, auto=True)
    assert game.recall(0) is None and game.recall(1) is None, "the answers lie open"


def test_a_light_game_knows_no_way_back() -> None:
    game = start(book(window), 3, keep=False)
    game.choose(("yes",))
    game.choose(("no",), 1, auto=True)
    assert game.recall(1) is None
    with pytest.raises(IllegalChoice):
        game.wait(1)


def test_a_view_is_json_whatever_a_game_makes_it_of() -> None:
    rules = dataclasses.replace(mini.BOOK, view=lambda t, seat: {"row": (1, 2), "by": {3: "three"}})
    game = laws.random_game(rules, 1)
    assert game.view(0)["table"] == {"row": [1, 2], "by": {"3": "three"}}
