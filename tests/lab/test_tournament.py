"""Tournaments: who sits where, what the games come to, and what is kept of them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from math import factorial
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.kernel import SaveError, SetupError
from fabletop.lab.schedule import Fixture, Seating, round_of_rivals, schedule
from fabletop.lab.standings import Outcome, standings, wilson
from fabletop.lab.tournament import Contest, Table, tournament

BOTS = ("ada", "bob", "cyd", "dan", "eve")
CONTEST = Contest("thunderstone", ("random", "easy"), seed=3)


def played(contest: Contest, journal: Path, games: int = 4, processes: int = 1) -> Table:
    return tournament(contest, games, journal, processes)


# -- the schedule ----------------------------------------------------------------------------------


def seats_taken(tables: list[Seating]) -> Counter[tuple[str, int]]:
    return Counter((bot, seat) for table in tables for seat, bot in enumerate(table))


def meetings(tables: list[Seating]) -> Counter[frozenset[str]]:
    """How often two players sat at one table, each pair of seats by itself."""
    return Counter(frozenset(pair) for table in tables for pair in combinations(table, 2) if len(set(pair)) == 2)


@given(st.integers(2, 5), st.integers(2, 5), st.integers(0, 30))
def test_in_every_round_all_sit_everywhere_and_meet_each_other_equally_often(players: int, seats: int, n: int) -> None:
    tables = round_of_rivals(BOTS[:players], seats, n)
    taken, met = seats_taken(tables), meetings(tables)
    assert len(taken) == players * seats and len(set(taken.values())) == 1
    assert len(met) == players * (players - 1) // 2 and len(set(met.values())) == 1


@pytest.mark.parametrize(("players", "seats"), [(3, 3), (4, 4), (5, 4), (3, 4), (2, 5)])
def test_over_the_rounds_all_are_neighbours_equally_often(players: int, seats: int) -> None:
    size = min(players, seats)
    rounds = [table for n in range(factorial(size - 1)) for table in round_of_rivals(BOTS[:players], seats, n)]
    beside = Counter((table[seat - 1], bot) for table in rounds for seat, bot in enumerate(table))
    assert len({beside[pair] for pair in permutations(BOTS[:players], 2)}) == 1


@pytest.mark.parametrize(
    ("players", "seats", "size"), [(2, 2, 2), (3, 2, 6), (3, 3, 3), (2, 4, 4), (2, 3, 6), (3, 4, 12)]
)
def test_a_round_is_no_longer_than_it_must_be(players: int, seats: int, size: int) -> None:
    assert len(round_of_rivals(BOTS[:players], seats)) == size


@pytest.mark.parametrize(("players", "seats"), [(2, 5), (3, 4), (2, 3)])
def test_no_table_gives_a_player_two_seats_more_than_another(players: int, seats: int) -> None:
    for table in round_of_rivals(BOTS[:players], seats):
        counts = [table.count(bot) for bot in BOTS[:players]]
        assert max(counts) - min(counts) <= 1


def test_the_last_round_is_played_to_its_end() -> None:
    assert [len(schedule(BOTS[:3], 2, False, games)) for games in (1, 6, 7, 100)] == [6, 6, 12, 102]


def test_a_longer_tournament_begins_as_a_shorter_one() -> None:
    assert schedule(BOTS, 3, False, 200)[:30] == schedule(BOTS, 3, False, 30)


def test_who_is_on_one_side_has_the_whole_table_and_the_deals_of_the_others() -> None:
    fixtures = schedule(BOTS[:2], 3, True, 4)
    assert [each.seating for each in fixtures] == [("ada",) * 3, ("bob",) * 3] * 2
    assert [each.deal for each in fixtures] == [0, 0, 1, 1]


# -- what the games come to ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # Newcombe (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_interval_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)
    assert wilson(games - wins, games) == pytest.approx((1 - high, 1 - low), abs=5e-5)


def test_a_shared_first_place_is_shared() -> None:
    fixtures = [Fixture(0, 0, ("ada", "bob", "cyd")), Fixture(1, 1, ("bob", "cyd", "ada"))]
    outcomes = {0: Outcome(0, (5, 5, 1), (1, 1, 3)), 1: Outcome(1, (2, 7, 2), (2, 1, 2))}
    found = standings(BOTS[:3], fixtures, outcomes, together=False)
    assert {bot: (each.games, each.wins, each.win_rate) for bot, each in found.items()} == {
        "cyd": (2, 1, 0.5),
        "ada": (2, 0.5, 0.25),
        "bob": (2, 0.5, 0.25),
    }
    assert found["ada"].score == 3.5 and next(iter(found)) == "cyd"


def test_several_seats_of_a_table_are_one_game() -> None:
    fixtures = [Fixture(0, 0, ("ada", "bob", "ada"))]
    found = standings(BOTS[:2], fixtures, {0: Outcome(0, (4, 4, 4), (1, 1, 1))}, together=False)
    assert (found["ada"].games, found["ada"].wins) == (1, pytest.approx(2 / 3, abs=1e-6))
    assert (found["bob"].games, found["bob"].wins) == (1, pytest.approx(1 / 3, abs=1e-6))
    assert found["ada"].rating == pytest.approx(found["bob"].rating)


def test_a_party_wins_or_loses_as_a_whole_and_is_rated_by_the_deal() -> None:
    fixtures = schedule(BOTS[:2], 3, True, 4)
    places = (1, 2, 1, 1)
    outcomes = {n: Outcome(n, (int(place == 1),) * 3, (place,) * 3) for n, place in enumerate(places)}
    found = standings(BOTS[:2], fixtures, outcomes, together=True)
    assert (found["ada"].wins, found["bob"].wins) == (2, 1)
    assert found["ada"].rating > 25 > found["bob"].rating


def test_alone_the_score_decides_where_nobody_loses() -> None:
    outcomes = {0: Outcome(0, (7,), (1,)), 1: Outcome(1, (9,), (1,))}
    found = standings(BOTS[:2], schedule(BOTS[:2], 1, True, 2), outcomes, together=True)
    assert found["ada"].win_rate == found["bob"].win_rate == 1
    assert list(found) == ["bob", "ada"] and found["bob"].rating > found["ada"].rating


# -- playing ---------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_table_with_any_number_of_processes(tmp_path: Path) -> None:
    alone = played(CONTEST, tmp_path / "1", 6)
    assert played(CONTEST, tmp_path / "2", 6, processes=2) == alone
    assert sorted((tmp_path / "1").read_text().splitlines()) == sorted((tmp_path / "2").read_text().splitlines())


def test_another_seed_deals_other_games(tmp_path: Path) -> None:
    other = Contest(CONTEST.game, CONTEST.bots, seed=4)
    assert played(CONTEST, tmp_path / "1").players != played(other, tmp_path / "2").players


@pytest.mark.parametrize("seats", [1, 2])
def test_a_party_is_played_by_one_player_alone(seats: int, tmp_path: Path) -> None:
    found = played(Contest("thorgal", ("random", "easy"), seats), tmp_path / "journal", 2)
    assert found.together and {each.games for each in found.players.values()} == {1}


def test_one_player_may_be_alone_with_the_rules(tmp_path: Path) -> None:
    found = played(Contest("roll-player", ("random",), seats=1), tmp_path / "journal", 3)
    assert found.games == found.players["random"].games == 3


def test_options_say_who_is_on_one_side(tmp_path: Path) -> None:
    alone = Contest("euthia", ("random",), options={"cooperative": True})
    assert played(alone, tmp_path / "journal", 1).together
    with pytest.raises(SetupError, match="two computer players"):
        played(Contest("euthia", ("random",)), tmp_path / "journal", 1)


# -- the journal -----------------------------------------------------------------------------------


def test_what_the_journal_has_is_not_played_again(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    undisturbed = played(CONTEST, journal)
    whole = journal.read_bytes()
    assert played(CONTEST, journal) == undisturbed and journal.read_bytes() == whole
    assert played(CONTEST, journal, 2).games == 2 and journal.read_bytes() == whole
    lines = whole.splitlines(keepends=True)
    for torn in (lines[0][:9], lines[0], b"".join(lines[:3]), whole[:-1], whole[:-5]):
        journal.write_bytes(torn)
        assert played(CONTEST, journal) == undisturbed
        assert sorted(journal.read_bytes().splitlines()) == sorted(whole.splitlines())


def test_more_games_go_on_with_the_journal_of_fewer(tmp_path: Path) -> None:
    played(CONTEST, tmp_path / "grown", 2)
    assert played(CONTEST, tmp_path / "grown", 4) == played(CONTEST, tmp_path / "at once", 4)


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        (Contest("thorgal", CONTEST.bots, seed=3), "game thunderstone, not thorgal"),
        (Contest("thunderstone", ("random", "normal"), seed=3), "bots random, easy, not random, normal"),
        (Contest("thunderstone", CONTEST.bots, seats=3, seed=3), "seats 2, not 3"),
        (Contest("thunderstone", CONTEST.bots, seed=5), "seed 3, not 5"),
        (Contest("thunderstone", CONTEST.bots, seed=3, options={"first_game": True}), "options"),
    ],
)
def test_the_journal_of_another_tournament_is_refused_and_left_as_it_is(
    other: Contest, reason: str, tmp_path: Path
) -> None:
    journal = tmp_path / "journal"
    played(CONTEST, journal, 2)
    kept = journal.read_bytes()
    with pytest.raises(SaveError, match=reason):
        played(other, journal, 2)
    assert journal.read_bytes() == kept


@pytest.mark.parametrize(
    ("line", "text", "reason"),
    [
        (0, b"a shopping list", "no journal"),
        (1, b"eggs", "line 2 is damaged"),
        (1, b'{"number":0,"scores":[1],"places":[1]}', "line 2 is no game of 2 seats"),
    ],
)
def test_a_damaged_or_foreign_file_is_refused_and_left_as_it_is(
    line: int, text: bytes, reason: str, tmp_path: Path
) -> None:
    journal = tmp_path / "journal"
    played(CONTEST, journal, 2)
    lines = journal.read_bytes().splitlines()
    lines[line] = text
    journal.write_bytes(b"\n".join(lines) + b"\n")
    kept = journal.read_bytes()
    with pytest.raises(SaveError, match=reason):
        played(CONTEST, journal, 2)
    assert journal.read_bytes() == kept


def test_other_rules_or_players_are_another_tournament(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played(CONTEST, tmp_path / "journal", 2)
    monkeypatch.setattr("fabletop.lab.tournament._source", lambda package: [])
    with pytest.raises(SaveError, match="its rules or computer players were others"):
        played(CONTEST, tmp_path / "journal", 2)
