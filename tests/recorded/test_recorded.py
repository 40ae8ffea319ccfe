"""Recorded games are played again, move by move: a change of the rules or of a pack cannot pass unseen."""

from __future__ import annotations

import dataclasses
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

import fabletop
from fabletop.games.thunderstone import state as thunderstone_state

from .. import GAMES
from ..kernel import larger
from . import content, readings
from .plans import Plan
from .record import latest_rules, must_raise
from .recording import Diverged, Move, Recording, files, planned, read, record, replay

SMALL = Plan("thunderstone", "small", 2, {"first_game": True}, ("random", "random"))


@pytest.mark.parametrize("file", files(), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_recorded_game_is_played_as_it_was(file: Path) -> None:
    recording = read(file)
    try:
        replay(recording)
    except Diverged as found:
        game = recording.header.game
        advice = must_raise(recording.header, latest_rules(game)) or "record it: python -m tests.recorded.record"
        pytest.fail(f"{game} {file.stem}: {found}; {advice}", pytrace=False)


# -- what is found ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def small() -> Recording:
    return record(planned(SMALL))


def altered(recording: Recording, number: int, **fields: object) -> Recording:
    """A recording with another move of that number."""
    moves = list(recording.moves)
    moves[number - 1] = dataclasses.replace(moves[number - 1], **fields)
    return dataclasses.replace(recording, moves=tuple(moves))


def found_in(recording: Recording) -> str:
    with pytest.raises(Diverged) as found:
        replay(recording)
    return str(found.value)


def test_the_same_plan_makes_the_same_recording(small: Recording) -> None:
    assert str(record(planned(SMALL))) == str(small)
    replay(small)


def test_a_recording_comes_back_from_its_file_as_it_was(small: Recording, tmp_path: Path) -> None:
    file = tmp_path / "small.txt"
    file.write_text(str(small), encoding="utf-8")
    assert read(file) == small


def test_another_question_is_found_at_its_move(small: Recording) -> None:
    assert "move 7 answers 'row' of seat" in found_in(altered(small, 7, kind="row"))


def test_a_choice_that_is_not_offered_is_found_at_its_move(small: Recording) -> None:
    assert "move 9 is ['fly'], which the rules do not offer" in found_in(altered(small, 9, key=("fly",)))


def test_other_options_are_found_at_their_move(small: Recording) -> None:
    digest = small.moves[4].digest
    other = f"{int(digest[:2], 16) ^ 1:02x}{digest[2:]}"
    assert "move 5 answers" in (said := found_in(altered(small, 5, digest=other))) and "other options" in said


def test_other_numbers_are_found_at_their_move(small: Recording) -> None:
    digest = small.moves[4].digest
    other = f"{digest[:2]}{int(digest[2:], 16) ^ 1:02x}"
    assert "move 5 answers" in (said := found_in(altered(small, 5, digest=other))) and "numbers" in said


def test_a_game_that_ends_earlier_or_later_is_found(small: Recording) -> None:
    longer = dataclasses.replace(small, moves=(*small.moves, Move(0, "turn", ("rest",), "0000")))
    assert f"move {len(longer.moves)} answers 'turn', but the rules have ended the game" in found_in(longer)
    shorter = dataclasses.replace(small, moves=small.moves[:-1])
    assert "was the last, and the rules go on" in found_in(shorter)


def test_another_result_is_found(small: Recording) -> None:
    assert "the game ends otherwise" in found_in(dataclasses.replace(small, end="{} 0000"))


@pytest.mark.pure("a compiled rule cannot be changed")
def test_a_changed_rule_is_found(small: Recording, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thunderstone_state, "HAND_SIZE", 5)
    assert found_in(small).startswith("move 1 answers")


def test_a_changed_rule_is_recorded_again_as_far_as_the_old_choices_go(small: Recording) -> None:
    changed = altered(small, 30, key=("fly",))
    again = record(small.header, changed.moves)
    assert again.moves[:29] == small.moves[:29] and again.moves[29].key != ("fly",)
    replay(again)


@pytest.mark.parametrize("game", GAMES)
def test_no_recording_is_ahead_of_the_rules(game: str) -> None:
    assert latest_rules(game) <= int(fabletop.book(game).version)


def test_a_game_that_goes_otherwise_needs_a_new_version_of_its_rules() -> None:
    header = read(files("euthia")[0]).header
    version = int(fabletop.book("euthia").version)
    assert "raise the version of its BOOK" in must_raise(header, version)
    assert must_raise(header, version - 1) == ""


def test_a_game_goes_otherwise_without_a_new_version_if_a_card_in_play_is_another(
    small: Recording, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Saves in which the card is in play are refused by its name, and all others still hold."""
    version = int(fabletop.book("thunderstone").version)
    other = larger.changed(
        "thunderstone", "village", "fireball", tmp_path / "in play", lambda card: card.update(cost=1)
    )
    monkeypatch.setattr(fabletop, "book", lambda game: other)
    assert must_raise(small.header, version) == ""
    other = larger.changed("thunderstone", "village", "banish", tmp_path / "out", lambda card: card.update(cost=1))
    monkeypatch.setattr(fabletop, "book", lambda game: other)
    assert "raise the version" in must_raise(small.header, version)


@pytest.mark.parametrize("game", GAMES)
def test_a_recorded_game_is_played_as_it_was_when_the_pack_has_grown(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    grown = larger.beside(fabletop.book(game), tmp_path)
    monkeypatch.setattr(fabletop, "book", lambda game: grown)
    for file in files(game)[::20]:
        replay(read(file))


def test_the_entries_of_a_larger_pack_are_written_down_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(content, "FOLDER", tmp_path / "content")
    book = fabletop.book("thunderstone")
    first = content.name_of(book)
    assert content.name_of(book) == first and content.with_known(book, first) is book
    grown = larger.beside(book, tmp_path / "more")
    assert content.name_of(grown) not in ("", first)
    assert content.with_known(grown, first).pack.entries() == book.pack.entries()
    assert len(list((tmp_path / "content").iterdir())) == 2


@pytest.mark.parametrize("game", GAMES)
def test_a_reading_tells_the_whole_course_of_a_game(game: str) -> None:
    """Nearly every choice changes what is read: a reading that has gone blind would hold nothing still."""
    recording = read(files(game)[0])
    played = fabletop.new(game, recording.header.seats, recording.header.seed, **recording.header.options)
    seen = [msgspec.json.encode(readings.READINGS[game](played.state))]
    for move in recording.moves:
        played.choose(move.key, move.seat)
        seen.append(msgspec.json.encode(readings.READINGS[game](played.state)))
    changes = sum(one != other for one, other in pairwise(seen))
    assert changes > 0.6 * len(recording.moves)
