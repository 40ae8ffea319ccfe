"""A new adventure of Thorgal is its folder: data, words, rules, state, player, positions; nothing else is touched."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WELL = ROOT / "tests" / "the_well"
PLAYED = """
import json
import fabletop
from fabletop.bots import make

found = []
for seed in range(8):
    game = fabletop.new("thorgal", seats=seed % 4 + 1, seed=seed, adventure="the_well")
    bot = make("normal", game.book, seed)
    kinds = set()
    while (decision := game.decision) is not None:
        kinds.add(decision.kind)
        game.choose(bot.choose(game, decision))
    water = {event.left for _, _, told in game.log(None) for event in told if event.name == "drawn"}
    found.append({"ending": game.state.ending, "kinds": sorted(kinds), "water": sorted(water)})
print(json.dumps(found))
"""
OFFERED = """
import json
from fastapi.testclient import TestClient
from fabletop.server.app import make_app

with TestClient(make_app("sqlite://"), base_url="http://localhost") as page:
    games = page.get("/api/games").json()["games"]
thorgal = next(game for game in games if game["id"] == "thorgal")
print(json.dumps(next(option for option in thorgal["options"] if option["name"] == "adventure")["called"]))
"""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The library with one more adventure."""
    here = tmp_path_factory.mktemp("checkout")
    shutil.copytree(ROOT / "src", here / "src", ignore=shutil.ignore_patterns("client", "__pycache__"))
    added = [path.relative_to(WELL) for path in (WELL / "src").rglob("*") if path.is_file()]
    assert {path.parent.name for path in added} == {"the_well"} and not any((here / path).exists() for path in added)
    shutil.copytree(WELL / "src", here / "src", dirs_exist_ok=True)
    return here


def python(checkout: Path, *args: str | Path) -> str:
    done = subprocess.run(
        [sys.executable, *args],
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": str(checkout / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_nothing_is_wrong_with_it(checkout: Path) -> None:
    assert "Nothing is wrong." in python(checkout, "-m", "fabletop", "content", "thorgal", "--check")


def test_its_name_stands_among_the_options(checkout: Path) -> None:
    """In the terminal and in the lobby; no general file says it."""
    told = " ".join(python(checkout, "-m", "fabletop", "games", "--lang", "en").split())
    assert "the_well The Well A minute." in told
    called = json.loads(python(checkout, "-c", OFFERED))
    assert called["en"]["the_well"] == called["pl"]["the_well"] == {"name": "The Well", "text": "A minute."}
    general = [path for path in (checkout / "src").rglob("*") if path.is_file() and path.parent.name != "the_well"]
    assert not [path for path in general if path.suffix in (".ftl", ".py") and "the_well" in path.read_text("utf-8")]


def test_a_position_of_it_can_be_laid_out_with_what_it_remembers(checkout: Path) -> None:
    python(checkout, "-m", "fabletop", "position", WELL / "the_well.yaml")


def test_computer_players_play_it_to_its_end(checkout: Path) -> None:
    played = json.loads(python(checkout, "-c", PLAYED))
    assert {each["ending"] for each in played} <= {"silver", "thirst"}
    won = [each for each in played if each["ending"] == "silver"]
    assert won and all(each["water"] and each["water"][0] == 0 for each in won)
    assert any("thirst" in each["kinds"] for each in played)
