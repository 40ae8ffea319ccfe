"""Looking back at a game: grades, the curve, luck apart from choices."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import fabletop
from fabletop.bots import make
from fabletop.kernel import Game, Message, Rng, SetupError
from fabletop.lab.analysis import Graded, Hindsight, Task, analyse, graded, lasting, look
from fabletop.lab.hindsight import Gap, Judged, Step
from fabletop.lab.simulate import play

from ..kernel import mini
from .planted import PLANTS, find, planted

BUDGET = 10
THINKING = ("roll-player", "thunderstone", "thorgal")  # there is a foresight


def played(game: str, seats: int = 2, plies: int | None = None) -> Game[Any]:
    table = fabletop.new(game, seats=seats, seed="looked back at")
    players = [make("easy", table.book, seat) for seat in range(seats)]
    if plies is None:
        play(table, players)
    for _ in range(plies or 0):
        decision = table.decision
        assert decision is not None
        table.choose(players[decision.seat].choose(table, decision), decision.seat)
    return table


# -- planted blunders ------------------------------------------------------------------------------


def test_forty_clear_blunders_are_planted() -> None:
    games = planted()
    assert {name: sum(len(each.plants) for each in games if each.game == name) for name in PLANTS} == PLANTS
    assert sum(PLANTS.values()) == 40
    for kept in games:
        for plant in kept.plants:
            assert plant.loss > 3 * plant.error, "clearly worse than what it was chosen instead of"


@pytest.mark.parametrize(("game", "number", "budget"), [("roll-player", 4, 30), ("thunderstone", 2, 30)])
def test_planted_blunders_are_among_the_worst_choices_of_their_game(game: str, number: int, budget: int) -> None:
    """A sample; `python -m tests.lab.planted check` looks for all forty."""
    kept = [each for each in planted() if each.game == game][number]
    assert len(kept.plants) == 3
    assert sum(each.found for each in find(kept, budget)) == 3


# -- what it is made of ----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def whole() -> Game[Any]:
    return played("roll-player")


def test_the_parts_add_up_and_the_curve_ends_with_the_result(whole: Game[Any]) -> None:
    told: list[tuple[int, int]] = []
    found = analyse(whole, 1, BUDGET, progress=lambda done, tasks: told.append((done, tasks)))
    result, account = whole.result, found.account
    assert result is not None and account is not None and found.complete
    assert account.result == result.scores[1] - result.scores[0] == found.curve[-1].worth
    assert found.curve[-1].scores == result.scores and found.curve[-1].ply == whole.ply
    assert account.expected + account.luck + account.own + account.others == pytest.approx(account.result)
    for name in ("luck", "own", "others"):
        assert sum(getattr(each, name) for each in found.stretches) == pytest.approx(getattr(account, name))
    assert [done for done, _ in told] == list(range(found.all + 1)) and {tasks for _, tasks in told} == {found.all}
    own = [ply for ply in range(whole.ply) if whole.entry(ply)[0] == 1]
    assert {each.judged.ply for each in found.choices} <= set(own)
    assert all(each.judged.options > 1 for each in found.choices), "what is forced gets no grade"
    dear = sorted((each for each in found.choices if each.judged.ply in found.turning), key=lambda each: each.sure)
    assert len(dear) == 3 and dear[0].sure >= sorted(each.sure for each in found.choices)[-3]
    assert list(found.turning) == sorted(found.turning)
    assert all(each.judged.better is not None and each.judged.line for each in dear[1:])


def test_the_same_seed_finds_the_same_with_any_number_of_processes() -> None:
    game = played("roll-player", plies=44)
    alone = analyse(game, 0, BUDGET, seed=4)
    assert alone == analyse(game, 0, BUDGET, seed=4, processes=2)
    assert alone != analyse(game, 0, BUDGET, seed=5)
    assert not alone.over and alone.curve[-1].ply == game.ply, "a game that goes on ends with what can be expected"


@pytest.mark.parametrize("game", THINKING)
def test_what_came_later_and_what_the_seat_could_not_know_has_no_say(game: str) -> None:
    """The same position for the seat, other secrets, another future: the same grade."""
    table = played(game, plies=60)
    seen = 0
    for ply in range(20, 60):
        seat, _, key, _ = table.entry(ply)
        asked = next(each for each in table.at(ply).waiting if each.seat == seat)
        if len(asked.options) < 2 or seen == 4:
            continue
        seen += 1
        twin, random = table.at(ply).imagine(seat, Rng(f"twin {ply}"), keep=True), Random(ply)
        twin.choose(key, seat)
        for _ in range(8):
            if (decision := twin.decision) is not None:
                twin.choose(random.choice(decision.options), decision.seat)
        for task in (Task(ply, "choice", 20), Task(ply, "position", 2)):
            assert look(twin, seat, task, 1) == look(table, seat, task, 1)
    assert seen == 4


def test_it_stops_when_it_is_asked_to(whole: Game[Any]) -> None:
    for processes in (1, 2):
        told = [0]
        found = analyse(
            whole,
            0,
            BUDGET,
            processes=processes,
            stop=lambda told=told: told[-1] >= 5,  # type: ignore[misc]
            progress=lambda done, tasks, told=told: told.append(done),  # type: ignore[misc]
        )
        assert 5 <= found.done < 20 < found.all and not found.complete
        assert found.choices and found.account is None


def test_a_game_without_foresight_is_graded_by_judgement_alone() -> None:
    table = Game(mini.BOOK, mini.BOOK.begin(mini.BOOK.pack.load(), 2, {}, "judged"))
    play(table, [make("random", table.book, seat) for seat in range(2)])
    found = analyse(table, 0, BUDGET)
    assert found.complete and found.choices and not found.ahead
    assert found.curve == () and found.account is None
    assert all(each.judged.worlds == 0 and each.judged.line == () for each in found.choices)


# -- grades ----------------------------------------------------------------------------------------


def judged(loss: Gap | None) -> Judged:
    step = Step(("x",), Message("x"))
    return Judged(3, "kind", "X-1", 2, step, step, loss)


@pytest.mark.parametrize(
    ("loss", "error", "grade"),
    [
        (0.05, 0.0, "best"),
        (0.2, 0.15, "best"),
        (0.2, 0.0, "good"),
        (0.5, 0.0, "inaccuracy"),
        (1.5, 0.0, "mistake"),
        (1.7, 0.0, "blunder"),
        (1.7, 0.2, "mistake"),
    ],
)
def test_a_grade_is_what_was_lost_for_sure_in_parts_of_the_spread(loss: float, error: float, grade: str) -> None:
    found = graded(judged(Gap(loss, error)), 10.0, 1.0)
    assert (found.grade, found.loss) == (grade, loss)
    assert graded(judged(Gap(2 * loss, 2 * error)), 10.0, 0.5).grade == grade, "as far as it lasts"


def test_a_favourite_without_a_figure_is_no_mistake() -> None:
    found = graded(judged(None), 10.0, 1.0)
    assert isinstance(found, Graded) and (found.grade, found.loss, found.sure) == ("good", None, 0.0)


def test_what_lasts_is_between_nothing_and_all() -> None:
    assert lasting([]) == 1.0
    assert lasting([Gap(1, 0, 4.0, 2.0), Gap(1, 0, 4.0, 4.0)]) == 0.75
    assert lasting([Gap(1, 0, 4.0, -2.0)]) == 0.0 and lasting([Gap(1, 0, 4.0, 9.0)]) == 1.0


@pytest.mark.parametrize(
    ("wrong", "part"),
    [
        (lambda game: Hindsight(game, 2), "no seat 2: the game has seats 0 to 1"),
        (lambda game: Hindsight(game, 0, 3), "3 imagined games tell nothing"),
    ],
)
def test_what_cannot_be_looked_at_is_refused(wrong: Callable[[Game[Any]], Any], part: str, whole: Game[Any]) -> None:
    with pytest.raises(SetupError, match=part):
        wrong(whole)
