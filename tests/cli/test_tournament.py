"""`fabletop tournament`, also when it is killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from .conftest import Fabletop

CONTEST = ("tournament", "thunderstone", "--bots", "random,normal", "--seed", "8")
RUN = "from fabletop.cli import main; main()"


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    return tmp_path / "cache" / "fabletop" / "tournaments"


def test_a_tournament_answers_in_json_and_leaves_nothing_behind(fabletop: Fabletop, cache: Path) -> None:
    answer = fabletop(*CONTEST, "--games", "4", "--processes", "1", "--json")
    assert answer.status == 0 and answer.err == ""
    found = json.loads(answer.out)
    assert (found["game"], found["seats"], found["games"], found["seed"]) == ("thunderstone", 2, 4, 8)
    assert set(found["players"]) == {"random", "normal"}
    for each in found["players"].values():
        assert set(each) == {"games", "wins", "win_rate", "low", "high", "score", "rating", "sigma"}
        assert each["games"] == 4 and each["win_rate"] == each["wins"] / 4
        assert 0 <= each["low"] <= each["win_rate"] <= each["high"] <= 1
    assert sum(each["wins"] for each in found["players"].values()) == 4
    assert list(cache.iterdir()) == []


@pytest.mark.parametrize(
    ("language", "title"), [("en", "A tournament of 2 games"), ("pl", "Turniej, gry: 2"), ("cs", "Turnaj, hry: 2")]
)
def test_a_tournament_prints_a_table_for_people(fabletop: Fabletop, language: str, title: str) -> None:
    answer = fabletop(*CONTEST, "--games", "2", "--processes", "1", "--lang", language)
    assert answer.status == 0 and answer.out.startswith(title)
    assert "normal" in answer.out and "100.0 %" in answer.out and "34.2–100.0 %" in answer.out


def test_the_table_and_its_journal_are_kept_where_one_wants_them(fabletop: Fabletop, tmp_path: Path) -> None:
    out = tmp_path / "table.json"
    args = (*CONTEST, "--games", "2", "--processes", "1", "--json", "--out", out)
    answer = fabletop(*args)
    assert json.loads(out.read_text()) == json.loads(answer.out)
    journal = tmp_path / "table.json.journal"
    assert len(journal.read_text().splitlines()) == 3
    assert fabletop(*args, "--resume").out == answer.out
    other = fabletop(*args, "--seed", "9")
    assert other.status == 2 and other.err.count("\n") == 1 and "another tournament: seed 8, not 9" in other.err
    assert fabletop(*args, "--seed", "9", "--afresh").status == 0
    assert '"seed":9' in journal.read_text()


def test_what_is_no_journal_is_never_thrown_away(fabletop: Fabletop, tmp_path: Path) -> None:
    journal = tmp_path / "table.journal"
    journal.write_text("Dear diary,\n")
    for args in ((), ("--afresh",)):
        answer = fabletop(*CONTEST, "--games", "2", "--out", tmp_path / "table", *args)
        assert answer.status == 2 and "no journal" in answer.err
        assert journal.read_text() == "Dear diary,\n"


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL")
def test_a_tournament_that_was_killed_goes_on_and_comes_out_the_same(fabletop: Fabletop, tmp_path: Path) -> None:
    args = (*CONTEST, "--games", "24", "--json")
    out = tmp_path / "table.json"
    journal = tmp_path / "table.json.journal"
    command = [sys.executable, "-c", RUN, *args, "--processes", "2", "--out", str(out)]
    killed = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=os.environ)
    end = monotonic() + 60
    while monotonic() < end and (not journal.exists() or journal.read_bytes().count(b"\n") < 4):
        sleep(0.01)
    killed.send_signal(signal.SIGKILL)
    killed.wait()
    kept = journal.read_bytes()
    assert 4 <= kept.count(b"\n") < 25 and not out.exists()
    resumed = fabletop(*args, "--processes", "1", "--out", out)
    assert resumed.status == 0 and journal.read_bytes().startswith(kept[: kept.rfind(b"\n") + 1])
    assert resumed.out == fabletop(*args, "--processes", "1").out


@pytest.mark.skipif(sys.platform == "win32", reason="SIGINT")
def test_ctrl_c_says_how_to_go_on(fabletop: Fabletop, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*args: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("fabletop.lab.tournament.play", stop)
        answer = fabletop(*CONTEST, "--games", "2", "--processes", "1")
    assert answer.status == 130 and answer.err == "Stopped. The same command goes on with the next game.\n"
    assert len(list(cache.iterdir())) == 1
    assert fabletop(*CONTEST, "--games", "2", "--processes", "1").status == 0
    assert list(cache.iterdir()) == []
