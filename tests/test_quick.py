"""`make quick GAME=...` runs the tests of that game, and no others."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
FILES = (
    "tests/rules/test_ts_s_solitaire.py",
    "tests/rules/test_rp_14_winner.py",
    "tests/examples/test_examples.py",
    "tests/properties/test_laws.py",
)


def collected(*args: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-n", "0", *args, *FILES]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_rules_positions_and_laws_of_one_game_are_chosen() -> None:
    status, said = collected("--game", "thunderstone")
    assert status == 0, said
    assert "test_ts_s_solitaire" in said and "test_rp_14" not in said
    assert "[thunderstone/ts-" in said and "[roll_player/" not in said
    assert "[thunderstone-0]" in said and "[thunderstone-1]" not in said and "[euthia-0]" not in said


def test_a_game_that_there_is_not_is_named() -> None:
    status, said = collected("--game", "chess")
    assert status != 0 and "chess" in said
