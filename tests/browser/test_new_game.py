"""A new game is a folder of rules, its ledger, its words and one folder of the client; nothing else is touched."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import Open, Server

ROOT = Path(__file__).parents[2]
PEBBLES = ROOT / "tests" / "pebbles"


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with one more game, and its client built."""
    here = tmp_path_factory.mktemp("checkout")
    left_out = shutil.ignore_patterns("node_modules", "client", "__pycache__")
    for part in ("src/fabletop", "web", "docs/rules"):
        shutil.copytree(ROOT / part, here / part, ignore=left_out)
    before = {path.relative_to(here) for path in here.rglob("*")}
    shutil.copytree(PEBBLES, here, dirs_exist_ok=True)
    added = {path.relative_to(PEBBLES) for path in PEBBLES.rglob("*") if path.is_file()}
    assert not added & before, "a new game changes no file that there was"
    (here / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules", target_is_directory=True)
    shutil.copy(ROOT / "hatch_build.py", here)
    for command in (["-m", "fabletop.server.typescript"], ["hatch_build.py"]):
        subprocess.run([sys.executable, *command], cwd=here, env=_environment(here), check=True, capture_output=True)
    return here


def _environment(here: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(here / "src")}


@pytest.fixture
def server(checkout: Path, tmp_path: Path) -> Iterator[Server]:
    found = Server(tmp_path, _environment(checkout))
    found.start()
    yield found
    found.kill()


def test_its_types_are_made_from_its_rules(checkout: Path) -> None:
    sent = (checkout / "web/src/games/pebbles/sent.ts").read_text(encoding="utf-8")
    assert "export interface TableView {\n  /** Pebbles that are left */\n  heap: number;\n  turn: number;\n}" in sent
    assert '| { name: "took"; fields: { seat: number; number: number; heap: number } }' in sent
    assert '| { do: "take"; number: number }' in sent


def test_a_new_game_is_offered_and_played(open_page: Open) -> None:
    page = open_page()
    banner = page.locator('[data-game="pebbles"]').first
    expect(banner).to_contain_text("Pebbles")
    expect(banner.locator("use").first).to_be_attached()
    banner.get_by_role("button", name=re.compile("Play now", re.IGNORECASE)).click()
    heap = page.locator('[data-fly="heap"]')
    expect(heap).to_be_visible()
    for _ in range(12):
        take = page.get_by_role("button", name=re.compile(r"Take \d")).first
        take.or_(page.locator('[data-part="end"]')).first.wait_for()
        if page.locator('[data-part="end"]').count():
            break
        take.click()
    expect(heap).to_have_text("Heap: 0")
