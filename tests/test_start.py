"""Who asks for little waits for little: no game is opened before somebody asks for it."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import fabletop
from fabletop.covers import cover

from .server.serving import Process

RUN = """
import sys
opened = []
sys.addaudithook(lambda event, args: opened.append(str(args[0])) if event == "open" else None)
from fabletop.cli import run
status = run({args})
import json
print(json.dumps([status, opened, list(sys.modules)]), file=sys.stderr)
"""

LOBBY = """
import json, sys
from fastapi.testclient import TestClient
from fabletop.server.app import make_app

with TestClient(make_app("sqlite://"), base_url="http://localhost") as page:
    answers = [page.get(path).status_code for path in ("/api/games", "/api/me")]
    print(json.dumps([answers, list(sys.modules)]))
"""


def started(*args: str) -> tuple[list[str], list[str]]:
    """The files that a command opens and the modules that it loads."""
    done = subprocess.run([sys.executable, "-c", RUN.format(args=args)], capture_output=True, text=True, check=True)
    status, opened, modules = json.loads(done.stderr)
    assert status == 0
    return opened, modules


def opened_games(modules: list[str]) -> set[str]:
    return {name for name in modules if name.startswith("fabletop.games.")}


@pytest.mark.parametrize("args", [("games",), ("rules", "euthia", "1.1"), ("--help",)])
def test_a_command_that_plays_no_game_opens_none(args: tuple[str, ...]) -> None:
    started("games")  # so that the covers are kept
    opened, modules = started(*args)
    assert opened_games(modules) == set()
    assert not [file for file in opened if file.endswith(".yaml")]
    assert not {"fastapi", "fluent", "sqlalchemy", "uvicorn", "yaml"} & set(modules)


def test_a_command_opens_no_other_game_than_its_own() -> None:
    _, modules = started("content", "roll-player")
    assert {name.split(".")[2] for name in opened_games(modules)} == {"roll_player"}


def test_the_lobby_opens_no_game() -> None:
    started("games")
    done = subprocess.run([sys.executable, "-c", LOBBY], capture_output=True, text=True, check=True)
    answers, modules = json.loads(done.stdout)
    assert answers == [200, 200] and opened_games(modules) == set()
    assert not {"fluent", "markdown_it", "yaml"} & set(modules)
    assert "multiprocessing.resource_tracker" not in modules, "a process was started although nobody thinks"


def processor_seconds() -> float:
    """Of all processes that this one has started and that are over."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@pytest.mark.alone
def test_the_list_of_games_starts_quickly() -> None:
    started("games")
    before = processor_seconds()
    subprocess.run([sys.executable, "-c", "from fabletop.cli import main; main(['games'])"], check=True)
    assert processor_seconds() - before < 0.7


@pytest.mark.alone
def test_the_first_page_is_there_quickly(tmp_path: Path) -> None:
    """From the start of the process: the page, the games, and my tables."""
    started("games")
    server = Process(tmp_path)
    before = processor_seconds()
    server.start()
    answers = [httpx.get(server.url + path).status_code for path in ("/", "/api/games", "/api/me")]
    server.kill()
    assert answers[1:] == [200, 200]  # the page itself may not have been built
    assert processor_seconds() - before < 0.7


@pytest.mark.parametrize("game", fabletop.games())
def test_what_is_kept_of_a_game_is_what_its_rules_say(game: str, tmp_path: Path) -> None:
    rules = fabletop.book(game)
    found = cover(game)
    assert (found.id, found.prefix, found.seats, found.options) == (game, rules.prefix, rules.seats, rules.settings())
    assert found == cover(rules.package) == cover(game, [tmp_path])
