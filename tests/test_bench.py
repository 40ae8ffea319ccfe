"""The bench runs: every part of it once, as short as can be; no figure is looked at."""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
BENCH = ROOT / "bench"
SMALL = ("clone", "copy", "imagine", "save", "load", "foresee", "view")
RANDOM, TURNS = "random", ("checked", "bare", *SMALL)

CATANATRON = """
Color = "RBWO"
class RandomPlayer:
    def __init__(self, color): self.color = color
    def decide(self, game, actions): return actions[0]
class Game:
    def __init__(self, players): self.players = players
    def play(self, decide_fn):
        for player in self.players: decide_fn(player, self, [1, 2])
        return decide_fn(self.players[0], self, [1])
"""
PYMINION = """
class Game:
    def __init__(self, players, expansions, log_stdout, log_file): self.players, self.turns = players, 1
    def play(self):
        for player in self.players:
            asks = player.decider
            asks.action_phase_decision([1, 2], self, self)
            asks.treasure_phase_decision([1, 1], self, self)
            asks.buy_phase_decision([], self, self)
            asks.binary_decision(prompt="")
            asks.multi_play_decision(valid_cards=[1], required=True)
            asks.discard_decision("", None, [1, 2, 3], self, self, min_num_discard=1, max_num_discard=2)
"""
BOT = """
class Bot:
    def __init__(self, decider, name): self.decider = decider
"""


@pytest.fixture
def peers(tmp_path: Path) -> Path:
    """Stand-ins with the parts of the peers that are measured: the real ones come from the network."""
    for file, text in {
        "catanatron.py": CATANATRON,
        "catanatron-1.dist-info/METADATA": "Name: catanatron\nVersion: 1",
        "pyminion/game.py": PYMINION,
        "pyminion/bots/bot.py": BOT,
        "pyminion/expansions/base.py": "base_set = None",
        "pyminion-1.dist-info/METADATA": "Name: pyminion\nVersion: 1",
    }.items():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(text)
    return tmp_path


def module(name: str) -> ModuleType:
    """A module of the bench, which is no package: its folder is on the path when it runs."""
    sys.path.insert(0, str(BENCH))
    try:
        found = importlib.util.spec_from_file_location(f"bench_{name}", BENCH / f"{name}.py")
        assert found is not None and found.loader is not None
        loaded = importlib.util.module_from_spec(found)
        found.loader.exec_module(loaded)
        return loaded
    finally:
        sys.path.remove(str(BENCH))


def bench(*args: str | Path, path: Path) -> tuple[int, list[dict[str, Any]]]:
    done = subprocess.run(
        [sys.executable, BENCH / "run.py", "--rounds", "1", "--seconds", "0.01", "--peers", sys.executable, *args],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(path)])},
        check=False,
    )
    assert not done.stderr, done.stderr
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()]


def test_every_part_is_measured_here_and_in_another_checkout(peers: Path) -> None:
    status, lines = bench("--game", "roll-player", "--beside", ROOT / "src", path=peers)
    assert status == 0, lines
    by_part = {line.get("peer", line["part"]): line for line in lines[1:]}
    assert list(by_part) == ["random", "catanatron", "pyminion", "processes", *TURNS, "slowest", "memory", "table"]
    for part in (RANDOM, *TURNS):
        assert by_part[part]["game"] == "roll-player"
        assert by_part[part]["here"] > 0 and by_part[part]["beside"] > 0 and by_part[part]["ratio"] > 0
    assert by_part["catanatron"]["median"] > 0 and by_part["pyminion"]["median"] > 0
    assert by_part["slowest"]["options"] and by_part["slowest"]["copy"]
    assert by_part["memory"]["most_mb"] > 0
    assert by_part["table"]["answers"] > 0 and by_part["table"]["waking"]["moves"] > 0


PAGE = "# Speed\n\nWords.\n\n<!-- measured -->\nold\n<!-- /measured -->\n\nMore words.\n"


def test_a_copy_in_a_fight_is_measured_where_there_are_fights(peers: Path) -> None:
    status, lines = bench("--game", "thorgal", path=peers)
    assert status == 0, lines
    assert [line["here"] > 0 for line in lines[1:] if line["part"] == "fight"] == [True]


def test_the_tables_of_a_page_are_written_anew_and_its_words_stay(peers: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE)
    status, lines = bench("--game", "thunderstone", "--page", page, path=peers)
    assert status == 0, lines
    text = page.read_text()
    assert text.startswith("# Speed\n\nWords.\n\n<!-- measured -->\n") and text.endswith("\n\nMore words.\n")
    assert "old" not in text and text.count("| thunderstone |") == 2 and "| pyminion 1 |" in text
    random = next(line for line in lines[1:] if line["part"] == "random")
    assert f"{random['pure' if 'pure' in random else 'here']:,.0f}" in text


class Broken:
    """A checkout that cannot copy games."""

    name = "here"

    def again(self) -> Broken:
        return self

    def ask(self, part: str, game: str, seconds: float, round: int) -> dict[str, Any]:
        if part == "copy":
            raise RuntimeError("here: no copies")
        return {"value": 1.0}

    def end(self) -> None:
        pass


def test_what_fails_is_said_and_the_rest_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    run = module("run")
    report = run.Report()
    asked = argparse.Namespace(rounds=2, seconds=0.01, peers="no interpreter")
    run.peer_round = lambda python, seconds: {"catanatron": {"error": "not installed"}}
    run.table.measure = one_then_nothing
    run.measure(["euthia"], [Broken()], report, asked)
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert report.failed
    assert [(line["part"], line["error"]) for line in lines if "error" in line] == [
        ("random", "not installed"),
        ("copy", "here: no copies"),
        ("table", "the server has gone"),
    ]
    assert {line["part"] for line in lines if "error" not in line} >= {"random", "checked", "view", "memory", "table"}


def one_then_nothing(games: list[str], seconds: float) -> Iterator[dict[str, Any]]:
    yield {"game": games[0], "answers": 1}
    raise RuntimeError("the server has gone")


# -- a table at which several are asked at once ----------------------------------------------------


class Wire:
    """What the server sends, and what it was sent."""

    def __init__(self, *frames: dict[str, Any]) -> None:
        self.frames = [json.dumps(each) for each in frames]
        self.sent: list[dict[str, Any]] = []

    def recv(self) -> str:
        return self.frames.pop(0)

    def send(self, text: str) -> None:
        self.sent.append(json.loads(text))


def state(ply: int, *, asked: bool = True, over: bool = False) -> dict[str, Any]:
    decision = {"options": [{"key": ["go"]}]} if asked else None
    return {"type": "state", "state": {"ply": ply, "decision": decision, "over": over}}


def test_a_move_that_another_seat_made_stale_is_made_again() -> None:
    wire = Wire(
        state(4),
        state(5),  # another seat was asked at the same time, and was faster
        {"type": "error", "error": "stale", "message": ""},
        state(6, asked=False),
        {"type": "done"},
        state(7, asked=False, over=True),
    )
    sitting = module("table").Sitting(wire)
    sitting.play(Random(1), 10)
    assert [each["ply"] for each in wire.sent] == [4, 5]
    assert len(sitting.taken) == 1  # only what was done counts


def test_a_refusal_at_the_table_is_no_measurement() -> None:
    wire = Wire(state(4), {"type": "error", "error": "illegal", "message": "not on offer"})
    with pytest.raises(RuntimeError, match="not on offer"):
        module("table").Sitting(wire).play(Random(1), 10)
