"""A miniature package with its tests: what is noticed and what is not are told apart, and nothing is changed."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from .grounds import ROOT, SOURCE

SHOP = """\
from functools import cache

FEE = 2
PRICES = {"sword": 5}
START = 10


def price(thing, lucky):
    if lucky and thing != "fee":
        return PRICES[thing] - 1
    return PRICES.get(thing, FEE)


@cache
def steps(n):
    total = 0
    while n > 0:
        n -= 1
        total += 2
    return total


def asked(n):
    answer = yield n + 1
    return answer


TABLE = [steps(0)]
"""
TESTS = """\
import subprocess

from shop import asked, price, steps, START


def test_a_lucky_hero_pays_less():
    assert price("sword", True) == 4


def test_the_fee():
    assert price("fee", False) == 2


def test_steps():
    assert steps(3) == 6


def test_steps_again():
    assert steps(3) > 0


def test_the_question():
    assert next(asked(1)) == 2


def test_that_fails():
    assert price("sword", True) == 0


def test_that_asks_another_process():
    subprocess.run(["true"])
    assert price("sword", True) == 4
"""
RECORDING = """\
from shop import price, START


def test_a_recorded_game():
    assert [price("sword", False), START] == [5, 10]
"""
SCRIPT = """\
import json, sys
from pathlib import Path
from tests.mutants.__main__ import run
from tests.mutants.grounds import Ground
from tests.mutants.making import mutants_of
from tests.mutants.touched import measured

root = Path(sys.argv[1])
sys.path.insert(0, str(root))
places = {"tests/test_shop.py": "rules", "tests/test_recording.py": "recordings"}
ground = Ground(root, root / "shop", "shop", places, lambda test: True, lambda: None)
touched = measured(ground, 2)
mutants = [mutant for item in ground.rules().items() for mutant in mutants_of(*item)]
results = run(ground, mutants, touched, 60.0, 2)
print(json.dumps([touched.left_out, [each.plain() for each in results]]))
"""


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, str], dict[str, dict[str, object]]]:
    """The tests that are of no use, and what came of each mutant, by its new line."""
    root = tmp_path_factory.mktemp("shop")
    for file, text in (
        ("shop/__init__.py", SHOP),
        ("tests/test_shop.py", TESTS),
        ("tests/test_recording.py", RECORDING),
    ):
        (root / file).parent.mkdir(exist_ok=True)
        (root / file).write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(root)],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={"PYTHONPATH": f"{SOURCE}:{ROOT}", "PATH": "/usr/bin:/bin"},
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert (root / "shop/__init__.py").read_text(encoding="utf-8") == SHOP
    left_out, results = json.loads(done.stdout.splitlines()[-1])
    return left_out, {new_line(each["diff"]): each for each in results}


def new_line(diff: str) -> str:
    return next(line[1:].strip() for line in diff.splitlines() if line.startswith("+"))


Found = tuple[dict[str, str], dict[str, dict[str, object]]]


def test_tests_that_can_tell_nothing_are_left_out(found: Found) -> None:
    assert {test.partition("::")[2]: why for test, why in found[0].items()} == {
        "test_that_fails": "it fails without any change",
        "test_that_asks_another_process": "it asks another process, which knows nothing of a mutant",
    }


@pytest.mark.parametrize(
    ("line", "stage", "how"),
    [
        ("return PRICES[thing] - 2", "rules", "fails"),
        ("if False:", "rules", "fails"),
        ("answer = yield n - 1", "rules", "fails"),
        ("FEE = 3", "rules", "fails"),  # loaded changed
        ('PRICES = {"sword": 6}', "rules", "fails"),
        ("total = 1", "rules", "fails"),  # a line that is also done while the package is loaded
        ("while n >= 0:", "rules", "fails"),
        ("START = 11", "recordings", "fails"),
    ],
)
def test_a_mutant_that_a_test_notices_is_killed(found: Found, line: str, stage: str, how: str) -> None:
    result = found[1][line]
    assert (result["fate"], result["stage"], result["how"]) == ("killed", stage, how)


def test_a_mutant_that_never_ends_is_killed(found: Found) -> None:
    assert (found[1]["n += 1"]["fate"], found[1]["n += 1"]["how"]) == ("killed", "takes too long")


def test_a_mutant_that_no_test_notices_survives(found: Found) -> None:
    survivor = found[1]["if lucky and True:"]
    assert survivor["fate"] == "survived" and survivor["tests"] == 3
