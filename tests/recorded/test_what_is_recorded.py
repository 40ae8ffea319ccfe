"""Every number of players, option, adventure and scenario is recorded; a new one is missed at once."""

from __future__ import annotations

import pytest

import fabletop

from .. import GAMES
from . import content
from .plans import KINDS, plans
from .recording import Header, file_of, files, read

LEAST_GAMES = 240


def headers(game: str) -> list[Header]:
    return [read(file).header for file in files(game)]


def test_there_are_enough_recorded_games_of_every_kind() -> None:
    assert len(files()) >= LEAST_GAMES
    for game in GAMES:
        assert len(files(game)) >= LEAST_GAMES // len(GAMES)
        assert {header.seats for header in headers(game)} == set(fabletop.book(game).seats)
        assert {name for header in headers(game) for name in header.players} == set(KINDS) - _left_out(game)


def _left_out(game: str) -> set[str]:
    return {"lively"} if game == "roll-player" else set()  # there nothing can be left undone


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_every_option_is_recorded(game: str) -> None:
    used = headers(game)
    for option in fabletop.book(game).settings():
        chosen = {header.options.get(option.name, option.default) for header in used}
        assert chosen >= set(option.values or (False, True)) or option.name == "cards"


def test_every_adventure_is_recorded_with_every_number_of_players() -> None:
    played = {(header.options["adventure"], header.seats) for header in headers("thorgal")}
    book = fabletop.book("thorgal")
    assert played == {(id, seats) for id in book.pack.load().adventures for seats in book.seats}


def test_every_scenario_is_recorded_in_every_mode_with_every_number_of_players() -> None:
    played = {file.stem.rsplit("-", 1)[0] for file in files("euthia") if not file.stem.startswith("rare-")}
    tales = fabletop.book("euthia").pack.load().scenarios.values()
    modes = [(tale.id, mode) for tale in tales for mode in tale.modes]
    assert played == {f"{id}-{mode}-{seats}" for id, mode in modes for seats in ((1,) if mode == "solo" else (2, 3, 4))}


def test_every_card_of_thunderstone_is_in_play_in_some_recorded_game() -> None:
    content = fabletop.book("thunderstone").pack.load()
    named = {name for header in headers("thunderstone") for name in str(header.options.get("cards", "")).split(", ")}
    assert named >= {*content.groups, *content.families, *content.village}


def test_all_entries_that_were_written_down_serve_a_recording() -> None:
    needed = {content.file_of(game, header.content) for game in GAMES for header in headers(game)}
    assert set(content.FOLDER.iterdir()) == needed


def test_every_recording_that_is_planned_is_there() -> None:
    assert [each for each in plans() if not file_of(*each).exists()] == []
