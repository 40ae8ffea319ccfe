"""The player that thinks ahead."""

from __future__ import annotations

import math
import threading
import time
from dataclasses import replace
from typing import Any

import pytest

import fabletop
from fabletop.bots import Budget, GreedyBot, SearchBot
from fabletop.bots.search import GLANCE, TRIED, Candidate, settled
from fabletop.kernel import Game, Key, Named, Rng, Rulebook, Rules, ask

from .. import GAMES
from ..kernel import mini
from ..kernel.tiny import NUMBER, SURE, Table, book, start
from . import parts
from .tables import LITTLE, decisions

CELLAR: Rulebook[mini.State] = replace(mini.BOOK, knowledge=Named("tests.bots.parts", "CELLAR"))
THINKING = [game for game in GAMES if fabletop.book(game).knowledge().foresight is not None]


def searched(game: Game[Any], seed: int = 1, games: int = 200) -> Key:
    decision = game.decision
    assert decision is not None
    return SearchBot(game.book, seed, Budget(games=games)).choose(game, decision)


# -- what it finds ------------------------------------------------------------------------------------------------


def bait(t: Table) -> Rules[None]:
    """A piece of gold now costs five when the other has counted."""
    key = yield from ask(t, 0, SURE)
    t.gold[0] += key == ("yes",)
    t.then("count", int(key == ("yes",)))


def count(t: Table, taken: int) -> Rules[None]:
    yield from ask(t, 1, NUMBER)
    t.gold[0] -= 5 * taken


@pytest.mark.parametrize("knowledge", ["TINY", "LOOKING"])
def test_it_sees_what_comes_of_a_choice(knowledge: str) -> None:
    game = start(replace(book(bait, count), knowledge=Named("tests.bots.parts", knowledge)))
    assert game.decision is not None
    assert searched(game) == ("no",)
    if knowledge == "LOOKING":
        assert GreedyBot(game.book).choose(game, game.decision) == ("yes",)


def gift(t: Table) -> Rules[None]:
    _, number = yield from ask(t, 0, NUMBER)
    t.gold[0] += int(number)
    yield from ask(t, 1, SURE)


def test_it_leaves_the_first_thought_for_what_is_better() -> None:
    game = start(replace(book(gift), knowledge=Named("tests.bots.parts", "TINY")))
    assert parts.TINY.choose is parts.first
    assert searched(game) == ("number", 4)


def paid(t: Table) -> Rules[None]:
    """The number counts only for who agrees to it."""
    _, number = yield from ask(t, 0, NUMBER)
    key = yield from ask(t, 0, SURE)
    t.gold[0] += int(number) * (key == ("yes",))
    yield from ask(t, 1, SURE)


def test_a_way_that_was_found_is_gone_to_its_end_without_another_thought() -> None:
    game = start(replace(book(paid), knowledge=Named("tests.bots.parts", "WAYS")))
    bot = SearchBot(game.book, 1, Budget(games=200))
    for expected in (("number", 4), ("yes",)):
        assert game.decision is not None
        parts.ASKED.clear()
        assert bot.choose(game, game.decision) == expected
        assert bool(parts.ASKED) == (expected == ("number", 4))
        game.choose(expected, 0)


def cellar(foe: str, hand: list[str]) -> Game[mini.State]:
    """A turn with one thing left to do, before a monster that all have seen."""
    t = mini.begin(mini.ITEMS, 2, {}, "cellar")
    t.agenda.clear()
    t.heroes[0].hand, t.heroes[1].hand = sorted(hand), ["torch"]
    t.lair, t.lair_open, t.left, t.buried = foe, True, 1, "torch"
    t.monsters.parts[-1].remove(foe)
    for item in (*hand, "torch", "torch"):
        t.items.parts[-1].remove(item)
    t.then("next_turn", 1, 1)
    t.then("turn", 0)
    return Game(CELLAR, t)


@pytest.mark.parametrize("seed", range(5))
def test_it_fights_the_rat_and_arms_itself_against_the_ogre(seed: int) -> None:
    assert searched(cellar("rat", ["charm", "curse"]), seed) == ("fight",)
    game = cellar("ogre", ["charm", "curse"])
    game.choose(("fight",))
    assert searched(game, seed) == ("arm", "charm")


def idle(t: Table) -> Rules[None]:
    yield from ask(t, 0, NUMBER)
    yield from ask(t, 1, SURE)


def test_it_does_not_think_where_nothing_depends_on_it() -> None:
    game = start(replace(book(idle), knowledge=Named("tests.bots.parts", "TINY")))
    parts.ASKED.clear()
    assert searched(game, games=10_000) == ("number", 0)
    assert parts.ASKED["sure"] <= GLANCE * TRIED


def test_more_thought_is_idle_when_all_begin_alike_or_one_is_far_ahead() -> None:
    one, same, other = Candidate((("a",), ("b",))), Candidate((("a",), ("c",))), Candidate((("b",),))
    assert settled([one, same]) and not settled([one, other])
    one.worths, other.worths = [1.0, 2.0] * 4, [9.0, 9.5] * 4
    assert settled([one, other])
    one.worths, other.worths = [1.0, 2.0] * 4, [2.0, 1.0] * 4
    assert not settled([one, other])


def test_a_lead_is_measured_against_the_standard_error_of_the_difference() -> None:
    one, other = Candidate((("a",),)), Candidate((("b",),))
    one.worths, other.worths = [1.0, 3.0, 1.0, 3.0, 7.0], [1.0, 1.0, 1.0, 1.0]  # gaps 0, 2, 0, 2: mean 1, error 0.577
    error = math.sqrt(4 / 3 / 4)
    assert one.leads(other, 0.99 / error) and not one.leads(other, 1.01 / error) and not other.leads(one, 0)
    other.worths.pop()
    assert not one.leads(other, 0)  # three worlds are none


# -- how long it thinks ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_the_same_number_of_games_give_the_same_answer(game: str) -> None:
    for table, decision in decisions(game, 6, 12):
        answers = [SearchBot(table.book, 5, LITTLE).choose(table, decision) for _ in range(2)]
        assert answers[0] == answers[1]


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_on_offer_and_the_table_stays_as_it_is(game: str) -> None:
    for table, decision in decisions(game, 8, 12, "offer"):
        before = table.state.clone()
        assert SearchBot(table.book, 3, LITTLE).choose(table, decision) in decision.options
        assert table.state == before and table.decision is decision


def thoughtful(game: str) -> tuple[Game[Any], SearchBot]:
    """A decision that is worth a long thought, and somebody who would think for a minute."""
    bot = SearchBot(fabletop.book(game), 1, Budget(seconds=60))
    foresight = bot.book.knowledge().foresight
    assert foresight is not None
    for table, decision in decisions(game, 40, 12, "long"):
        if decision.kind in foresight.kinds and len(decision.options) > 3:
            return table, bot
    raise AssertionError("nothing to think about")


@pytest.mark.parametrize("game", THINKING)
@pytest.mark.parametrize("looks", [0, 1, 2, 50, 1000])
def test_it_answers_when_it_is_asked_to_stop(game: str, looks: int) -> None:
    table, bot = thoughtful(game)
    left = iter(range(looks))
    after: list[int] = []

    def stop() -> bool:
        over = next(left, None) is None
        after.extend([1] * over)
        return over

    bot.stop = stop
    assert table.decision is not None
    assert bot.choose(table, table.decision) in table.decision.options
    assert len(after) < 10  # it looks a few times on its way out, and plays no further


@pytest.mark.alone
@pytest.mark.parametrize("game", THINKING)
def test_it_stops_within_fifty_milliseconds(game: str) -> None:
    table, bot = thoughtful(game)
    wanted = threading.Event()
    bot.stop = wanted.is_set
    asked: list[float] = []
    timer = threading.Timer(0.3, lambda: (asked.append(time.perf_counter()), wanted.set()))
    timer.start()
    assert table.decision is not None
    bot.choose(table, table.decision)
    answered = time.perf_counter()
    timer.join()
    assert answered - asked[0] < 0.05


def test_a_budget_is_more_than_nothing() -> None:
    for nothing in ({"seconds": 0}, {"games": 0}, {"seconds": -1.0}):
        with pytest.raises(ValueError, match="more than nothing"):
            Budget(**nothing)


def test_it_imagines_a_world_once_for_all_candidates(monkeypatch: pytest.MonkeyPatch) -> None:
    game = start(replace(book(gift), knowledge=Named("tests.bots.parts", "TINY")))
    worlds: list[str] = []
    imagine = Game.imagine

    def counted(self: Game[Any], seat: int | None, rng: Rng, *, keep: bool = False) -> Game[Any]:
        worlds.append(rng.seed)
        return imagine(self, seat, rng, keep=keep)

    monkeypatch.setattr(Game, "imagine", counted)
    searched(game, games=5 * 4)
    assert len(worlds) < 10  # twenty games, five candidates
