"""`fabletop analyse`: looking back at a saved game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pytest import MonkeyPatch

import fabletop as library
from fabletop.bots import make
from fabletop.lab.analysis import Analysis, analyse
from fabletop.lab.simulate import play

from .conftest import Fabletop
from .test_bad_input import refused

QUICKLY = ("--games", "10", "--processes", "1")


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short game that is over."""
    file = tmp_path_factory.mktemp("over") / "over.fabletop"
    game = library.new("roll-player", seats=1, seed="over")
    play(game, [make("beginner", game.book)])
    game.save(file)
    return file


@pytest.fixture(scope="module")
def known(over: Path) -> Analysis:
    return analyse(library.load(over), 0, 10)


def test_a_saved_game_is_looked_back_at_in_json(fabletop: Fabletop, over: Path) -> None:
    answer = fabletop("analyse", over, *QUICKLY, "--json")
    assert answer.status == 0 and answer.err == ""
    found = json.loads(answer.out)
    assert (found["game"], found["seat"], found["complete"], found["ahead"]) == ("roll-player", 0, True, True)
    assert found["curve"][-1]["scores"] == [found["account"]["result"]]
    assert {"ply", "grade", "loss", "error", "chosen", "better", "line"} <= set(found["choices"][0])
    assert all(each["chosen"]["said"] and each["chosen"]["key"] for each in found["choices"])


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        ("en", ("Player 1:", "Turning points", "Luck and choice", "The result")),
        ("pl", ("Gracz 1:", "Punkty zwrotne", "Szczęście i wybory", "Wynik")),
        ("cs", ("Hráč 1:", "Zlomové okamžiky", "Štěstí a volby", "Výsledek")),
    ],
)
def test_people_get_a_curve_the_turning_points_and_luck(
    fabletop: Fabletop, over: Path, known: Analysis, language: str, parts: tuple[str, ...], monkeypatch: MonkeyPatch
) -> None:
    monkeypatch.setattr("fabletop.cli.analysis.analyse", lambda *_: known)  # it is the same in all languages
    answer = fabletop("analyse", over, "--lang", language)
    assert answer.status == 0 and answer.err == ""
    for part in (*parts, "━", "┤", " II "):
        assert part in answer.out
    assert "RP-" not in answer.out and "cli-" not in answer.out


def test_what_cannot_be_looked_back_at_is_refused_by_one_sentence(
    fabletop: Fabletop, over: Path, tmp_path: Path
) -> None:
    refused(fabletop("analyse", over, "--seat", "2"), "no seat 2", "seats 1 to 1")
    refused(fabletop("analyse", over, "--seat", "0"), "no seat 0")
    refused(fabletop("analyse", over, "--games", "2"), "2 imagined games tell nothing")
    refused(fabletop("analyse", tmp_path / "missing"), "missing", "cannot be read")
    (tmp_path / "torn").write_bytes(over.read_bytes()[:-40])
    refused(fabletop("analyse", tmp_path / "torn"), "torn", "not a saved game")
    library.new("roll-player", seats=2, seed=1).save(tmp_path / "begun")
    refused(fabletop("analyse", tmp_path / "begun"), "begun", "not over yet")
