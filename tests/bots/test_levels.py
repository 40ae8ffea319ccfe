"""Computer players by name: levels, characters, and players of one's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

import pytest

import fabletop
from fabletop.bots import LEVELS, Budget, GreedyBot, SearchBot, SlippingBot, make
from fabletop.kernel import Character, Decision, Game, Key, Knowledge, Named, Rulebook, Rules, SetupError, Slips, ask
from fabletop.lab.tournament import Contest, header

from .. import GAMES
from ..kernel.tiny import NUMBER, Table, book, start
from .tables import bot, decisions

# Five numbers to choose from; who knows the game marks them by their size.


def offer(t: Table) -> Rules[None]:
    yield from ask(t, 0, NUMBER)


def by_size(t: Any, decision: Decision, random: Random) -> Sequence[float]:
    return [float(key[1]) for key in decision.options]


def largest(t: Any, decision: Decision, random: Random) -> Key:
    return max(decision.options, key=lambda key: int(key[1]))


def likes_two(t: Any, decision: Decision, key: Key) -> float:
    return 10.0 if key[1] == 2 else 0.0


SIZES = Knowledge(choose=largest, marks=by_size, characters=(Character("odd_fellow", likes_two),))
NUMBERS: Rulebook[Table] = replace(book(offer), knowledge=Named(__name__, "SIZES"))


def chosen(name: str, seed: int = 0) -> Any:
    game = start(NUMBERS)
    assert game.decision is not None
    return make(name, game.book, seed).choose(game, game.decision)[1]


def test_normal_takes_what_is_worth_most() -> None:
    assert {chosen("normal", seed) for seed in range(20)} == {4}


def test_tables_from_before_the_levels_go_on() -> None:
    assert isinstance(make("greedy", NUMBERS), GreedyBot) and isinstance(make("distracted", NUMBERS), SlippingBot)


def test_who_errs_takes_the_better_oftener_and_nothing_that_is_clearly_bad() -> None:
    def taken(spread: float, worst: float) -> Counter[int]:
        game = start(NUMBERS)
        assert game.decision is not None
        slips = Slips(spread, worst)
        return Counter(SlippingBot(game.book, seed, slips).choose(game, game.decision)[1] for seed in range(600))

    some = taken(1.0, 2.5)
    assert set(some) == {2, 3, 4} and some[4] > some[3] > some[2]
    assert set(taken(0.01, 9.0)) == {4}  # hardly any slip
    more = taken(5.0, 9.0)
    assert set(more) == {0, 1, 2, 3, 4} and mean(more.elements()) < mean(some.elements())


def test_a_favourite_stays_for_the_whole_game_and_haste_does_not() -> None:
    """Half of what misleads somebody is the same at every move; another player has other favourites."""

    def picks(seed: int) -> list[int]:
        player = SlippingBot(NUMBERS, seed, Slips(4.0, 9.0))
        found = []
        for ply in range(40):
            game = start(NUMBERS)
            assert game.decision is not None
            found.append(player.choose(AtMove(game, ply), game.decision)[1])
        return found

    tables = [Counter(picks(seed)) for seed in range(30)]
    assert sum(len(each) > 1 for each in tables) > 20
    assert mean(max(each.values()) for each in tables) > 20  # far more than any one takes of five by chance
    assert len({max(each, key=lambda number: each[number]) for each in tables}) > 2


class AtMove(Game[Any]):
    """The same table, later."""

    __slots__ = ("_later", "_table")

    def __init__(self, table: Game[Any], later: int) -> None:
        object.__setattr__(self, "_table", table)
        object.__setattr__(self, "_later", later)

    def __getattribute__(self, name: str) -> Any:
        later: int = object.__getattribute__(self, "_later")
        return later if name == "ply" else getattr(object.__getattribute__(self, "_table"), name)


def test_a_character_plays_at_any_level() -> None:
    for level in LEVELS:
        assert chosen(f"{level}:odd_fellow") == 2, level


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_answers_the_same_to_the_same_question(game: str, level: str) -> None:
    """Also one that is made anew for every move, as a table does it."""
    for table, decision in decisions(game, 4, 12, "again"):
        answers = {bot(level, table.book, 5).choose(table, decision) for _ in range(2)}
        assert len(answers) == 1 and answers <= set(decision.options)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_marked_best_is_what_is_chosen(game: str) -> None:
    """The marks, which hints and weaker players go by, are the judgement itself."""
    knowledge = fabletop.book(game).knowledge()
    for table, decision in decisions(game, 12, 10, "marks"):
        judge = GreedyBot(table.book, 7)
        marks = judge.marks(table, decision)
        assert len(marks) == len(decision.options)
        best = [key for key, mark in zip(decision.options, marks) if mark == max(marks)]
        assert judge.choose(table, decision) in best, (knowledge, decision.kind)


def test_hard_and_master_think_with_the_games_that_the_game_gives_them() -> None:
    rules = fabletop.book("thunderstone")
    strength = rules.knowledge().strength
    hard, master, some = make("hard", rules), make("master", rules, seconds=2.0), make("search:7", rules)
    assert isinstance(hard, SearchBot) and hard.budget == Budget(games=strength.hard)
    assert isinstance(master, SearchBot) and master.budget == Budget(2.0, strength.master)
    assert isinstance(some, SearchBot) and some.budget == Budget(games=7)
    assert strength.hard < strength.master


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("grandmaster", "there is no computer player 'grandmaster'"),
        ("random:merchant", "there is no computer player 'random:merchant'"),
        ("easy:nobody", "has no character 'nobody'; there are: odd_fellow"),
        ("search:many", "a number of imagined games follows the colon"),
        ("search:0", "a number of imagined games follows the colon"),
        ("nowhere.py:Mine", "there is no file nowhere.py"),
    ],
)
def test_a_name_that_means_nobody_says_so(name: str, message: str) -> None:
    with pytest.raises(SetupError, match=message):
        make(name, NUMBERS)


OWN = """
from fabletop.bots import Bot

class Last(Bot):
    def choose(self, game, decision):
        return decision.options[-1]

class Stranger:
    pass
"""


def test_a_player_of_ones_own_plays_and_belongs_to_the_tournament(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(OWN)
    assert chosen(f"{file}:Last") == 4
    with pytest.raises(SetupError, match="has no computer player 'Stranger'"):
        make(f"{file}:Stranger", NUMBERS)
    contest = Contest("thunderstone", ("random", f"{file}:Last"))
    before = header(contest)
    file.write_text(OWN + "# now better")
    assert header(contest).code != before.code
