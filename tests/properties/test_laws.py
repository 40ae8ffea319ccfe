"""The laws, held against random games of everything that can be played."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fabletop.kernel import Rng
from fabletop.kernel.clauses import ledger

from . import laws

ROOT = Path(__file__).parents[2]
GAMES = laws.game_ids()
REAL_GAMES = [game for game in GAMES if game != "mini"]
SLOTS = 4  # games of each kind under the checks at every decision: one for each number of seats
BATCHES = 10  # of fast games
GAMES_IN_BATCH = {"thorgal": 100, "euthia": 100}  # long games; of the others
MORE_IN_BATCH = 200
CHECK_EVERY = 40  # choices, in fast games, and at their end: what is lost stays lost
# Decisions, besides the first ones of each kind; `test_thorgal` and `test_euthia` look closer.
LOOK_EVERY = {"roll-player": 3, "thunderstone": 3, "thorgal": 5, "euthia": 5}
# In Roll Player nothing lies face down.
SECRETS_EVERY = {"roll-player": 7, "thunderstone": 3, "thorgal": 7, "euthia": 7}

every_game = pytest.mark.parametrize("game", GAMES)
every_slot = pytest.mark.parametrize("slot", range(SLOTS))


@every_slot
@every_game
def test_views_worlds_and_undo_keep_every_secret(game: str, slot: int) -> None:
    """Laws 1 to 4."""
    every = SECRETS_EVERY.get(game, 1)
    laws.secrets_hold(laws.random_game(laws.book_of(game), slot), random.Random(slot), every=every)


@pytest.mark.parametrize("slot", range(SLOTS, SLOTS + 60))
def test_the_miniature_game_keeps_its_secrets_for_long(slot: int) -> None:
    laws.secrets_hold(laws.random_game(laws.book_of("mini"), slot), random.Random(slot))


@every_slot
@every_game
def test_copies_loaded_games_and_replays_are_the_same_game(game: str, slot: int, tmp_path: Path) -> None:
    """Law 5, at every decision, or at every few of a long game."""
    played = laws.random_game(laws.book_of(game), slot + SLOTS)
    chance, due = random.Random(slot), laws.Due(LOOK_EVERY.get(game, 1))
    for _ in laws.play(played, chance):
        if due.now(played):
            laws.copies(played, tmp_path / "game.json")
            laws.one_step_back(played)
    laws.any_ply(played, chance, 12)
    loaded = laws.saved_and_loaded(played, tmp_path / "game.json")
    laws.any_ply(loaded, chance, 6)
    assert [loaded.log(seat) for seat in laws.viewers(played)] == [played.log(seat) for seat in laws.viewers(played)]


@every_slot
@every_game
def test_options_are_sound_the_door_is_shut_and_nothing_hangs_loose(game: str, slot: int) -> None:
    """Law 6 and the options, at every decision; looking changes nothing, the doors, the components: at many."""
    played = laws.random_game(laws.book_of(game), slot + 2 * SLOTS)
    chance, due = random.Random(slot), laws.Due(LOOK_EVERY.get(game, 1))
    census = laws.census(played)
    for _ in laws.play(played, chance):
        laws.options_are_sound(played)
        laws.loose_ends(played)
        if due.now(played):
            laws.looking_changes_nothing(played)
            laws.door(played, chance)
            laws.conserved(played, census)
    assert played.result is not None
    assert len(played.result.scores) == len(played.result.places)
    assert 1 in played.result.places or played.result.rank  # somebody wins, or a verdict says that nobody did


@pytest.mark.parametrize("batch", range(BATCHES))
@every_game
def test_thousands_of_fast_games_end_and_lose_no_component(game: str, batch: int) -> None:
    book, number = laws.book_of(game), GAMES_IN_BATCH.get(game, MORE_IN_BATCH)
    for slot in range(batch * number, (batch + 1) * number):
        fast_game(book, slot)


def fast_game(book: Any, slot: int) -> None:
    game = laws.random_game(book, slot, keep=False)
    census = laws.census(game)
    chance = random.Random(slot)
    choices = 0

    def policy(decision: Any) -> Any:
        nonlocal choices
        choices += 1
        if choices % CHECK_EVERY == 0:
            laws.conserved(game, census)
            assert choices < laws.bound_of(book), f"{book.id} {slot} does not end"
        return chance.choice(decision.options)

    assert game.playout(policy) == choices
    assert game.over and game.decision is None and game.waiting == []
    laws.conserved(game, census)


@every_game
def test_a_playout_and_checked_choices_are_the_same_game(game: str) -> None:
    for slot in range(6):
        fast, checked = (laws.random_game(laws.book_of(game), slot, keep=keep) for keep in (False, True))
        pick, again = random.Random(slot).choice, random.Random(slot).choice
        fast.playout(lambda decision, pick=pick: pick(decision.options))
        while decision := checked.decision:
            checked.choose(again(decision.options))
        assert laws.face(fast) == laws.face(checked)
        assert fast.ply == checked.ply


@every_game
@settings(deadline=None, derandomize=True, max_examples=25)
@given(slot=st.integers(0, 10**6), moves=st.integers(0, 120))
def test_the_laws_hold_at_any_moment_of_any_game(game: str, slot: int, moves: int) -> None:
    played = laws.random_game(laws.book_of(game), slot)
    chance = random.Random(slot)
    for _ in islice(laws.play(played, chance), moves):
        pass
    for seat in laws.viewers(played):
        laws.view_law(played, seat, str(slot))
        laws.hidden_moves(played, seat)
        laws.Twin(played, seat).law()
        if seat is not None:
            laws.undo_learns_nothing(played, seat)
    laws.options_are_sound(played)
    laws.loose_ends(played)
    laws.any_ply(played, chance, 3)


@every_slot
@every_game
def test_half_answered_sealed_decisions_survive_copies_and_worlds(game: str, slot: int, tmp_path: Path) -> None:
    """Law 5, wherever some have answered and some have not."""
    played = laws.random_game(laws.book_of(game), slot + 3 * SLOTS)
    chance = random.Random(slot)
    for _ in laws.play(played, chance):
        sealed = [seat for seat in played.view(None)["asked"] if seat not in [each.seat for each in played.waiting]]
        if not sealed:
            continue
        laws.copies(played, tmp_path / "game.json")
        for seat in laws.viewers(played):
            world = played.imagine(seat, Rng("sealed"))
            forgotten = [each.seat for each in world.waiting]
            assert seat not in forgotten or seat not in sealed, "one's own sealed answer is known"
            assert all(other in forgotten for other in sealed if other != seat), "others' sealed answers are not"
            laws.go_on_alike(world, world.copy(), random.Random(slot), 4)
            world.playout(lambda decision: chance.choice(decision.options))
            assert world.over


@every_game
def test_going_back_over_chance_is_for_friendly_tables_and_deals_again(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tokens = random.Random(4)
    monkeypatch.setattr("secrets.token_hex", lambda n: f"{tokens.getrandbits(8 * n):0{2 * n}x}")
    played = laws.random_game(laws.book_of(game), 1)
    chance = random.Random(3)
    rolled = -1
    for ply in laws.play(played, chance):
        if ply >= 30 and rolled >= 0:
            break
        if not played.over and laws.learnt(played.at(max(ply - 1, 0))) != laws.learnt(played):
            rolled = ply - 1
    assert rolled > 0
    census = laws.census(played)
    seat = played.tape[rolled][0]
    with pytest.raises(laws.IllegalChoice):
        played.undo(seat, to=rolled)
    futures = []
    for _ in range(6):
        one = laws.make(played.book, played.origin.seats, played.origin.options, played.origin.seed)
        for who, _, key, _ in played.tape:
            one.choose(key, who)
        one.undo(seat, to=rolled, friendly=True)
        assert one.tape[:rolled] == played.tape[:rolled]
        assert one.view(seat)["table"] == played.at(rolled).view(seat)["table"], (
            "nothing that a seat knows is dealt again"
        )
        laws.conserved(one, census)
        policy = random.Random(5).choice
        one.playout(lambda decision, policy=policy: policy(decision.options))
        futures.append(json.dumps(one.view(None)["table"]))
    assert len(dict.fromkeys(futures)) > 1, "the future is open again"


@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_another_process_with_other_hashes_replays_the_same_games(hash_seed: str) -> None:
    records = []
    for game in GAMES:
        for slot in range(SLOTS):
            played = laws.random_game(laws.book_of(game), slot)
            for _ in laws.play(played, random.Random(slot)):
                pass
            records.append(laws.record(played))
    done = subprocess.run(
        [sys.executable, "-m", "tests.properties.laws"],
        input=json.dumps(records),
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        check=True,
    )
    assert json.loads(done.stdout) == [laws.replay(record) for record in records]


@pytest.mark.parametrize("game", REAL_GAMES)
def test_every_clause_that_a_game_names_stands_in_its_ledger(game: str) -> None:
    clauses = ledger(game)
    for slot in range(8):
        played = laws.random_game(laws.book_of(game), slot)
        for _ in laws.play(played, random.Random(slot)):
            for decision in played.waiting:
                assert decision.clause in clauses
                refused = decision.question.refusals(played.state, decision.seat, decision.args)
                assert all(clause in clauses for clause in refused.values())
        events = [event for _, _, told in played.log(None) for event in told]
        assert [event for event in events if event.clause not in clauses] == []
