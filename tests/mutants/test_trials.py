"""A miniature package with its tests: what is noticed and what is not are told apart, and nothing is changed."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from .grounds import ROOT, SOURCE

SHOP = """\
from functools import cache
from pathlib import Path

import yaml

FEE = 2
PRICES = {"sword": 5}
START = 10


class Ware:
    stock = 7


def left(ware):
    return ware.stock > 0


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


def doubled(numbers):
    return [number * 2 for number in numbers]


TABLE = [steps(0)]
LIMITS = doubled([1, 2])
CARDS = {card["id"]: card for card in yaml.safe_load((Path(__file__).parent / "content" / "card.yaml").read_text())}
if any("low" not in card["range"] for card in CARDS.values()):
    raise PackError  # which is not even defined
"""
PACK = """\
- id: axe
  cost: 3
  range: {low: 1, high: 4}
  effects:
  - {do: hit, n: 2}
- id: bow
  cost: 5
  range: {low: 2}
  effects: [{do: hit, n: 1}, {do: flee}]
"""
TESTS = """\
import subprocess

from shop import CARDS, LIMITS, Ware, asked, doubled, left, price, steps, START


def test_something_is_left():
    assert left(Ware())


def test_a_field_that_is_left_out_is_as_written():
    assert vars(Ware)["stock"] == 7


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


def test_nothing_doubled():
    assert doubled([]) == []


def test_the_limits():
    assert LIMITS == [2, 4]


def test_the_axe():
    assert CARDS["axe"]["cost"] == 3 and CARDS["axe"]["effects"] == [{"do": "hit", "n": 2}]


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
from tests.mutants import sessions
from tests.mutants.grounds import Ground
from tests.mutants.making import mutants_of
from tests.mutants.packs import mutants_in, pack_files, tests_naming
from tests.mutants.running import run, trial_of
from tests.mutants.touched import measured, tests_touching

sessions.PATIENCE = 1.0
root = Path(sys.argv[1])
sys.path.insert(0, str(root))
places = {"tests/test_shop.py": "rules", "tests/test_recording.py": "recordings"}
ground = Ground(root, root / "shop", "shop", places, lambda test: True, lambda: None)
touched = measured(ground, 2)
trials = []
ways = ((ground.rules(), mutants_of, tests_touching), (pack_files(ground), mutants_in, tests_naming))
for sources, make, find in ways:
    for mutant in make(sources):
        trials.append(trial_of(len(trials), mutant, sources[mutant.file], find(mutant, touched, 60.0), touched))
results = run(trials, touched, 2)
print(json.dumps([touched.left_out, [each.plain() for each in results if not each.refused]]))
"""


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, str], dict[str, dict[str, object]]]:
    """The tests that are of no use, and what came of each mutant, by its new line."""
    root = tmp_path_factory.mktemp("shop")
    for file, text in (
        ("shop/__init__.py", SHOP),
        ("shop/content/card.yaml", PACK),
        ("tests/test_shop.py", TESTS),
        ("tests/test_recording.py", RECORDING),
    ):
        (root / file).parent.mkdir(parents=True, exist_ok=True)
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
        ("stock = 8", "rules", "fails"),  # by who looks at what is declared, and touches no line with that name
        ('PRICES = {"sword": 6}', "rules", "fails"),
        ("total = 1", "rules", "fails"),  # a line that is also done while the package is loaded
        ("while n >= 0:", "rules", "fails"),
        ("return [number // 2 for number in numbers]", "rules", "fails"),  # by who needs what was made by loading
        ("START = 11", "recordings", "fails"),
        ("cost: 4", "rules", "fails"),
        ("[]", "rules", "fails"),
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


@pytest.mark.parametrize("line", ["cost: 6", "effects: [{do: hit, n: 1}]", "range: {low: 1}"])
def test_what_no_test_knows_of_a_pack_survives(found: Found, line: str) -> None:
    assert found[1][line]["fate"] == "survived"


def test_what_the_pack_itself_refuses_is_no_mutant(found: Found) -> None:
    assert "range: {}" not in found[1] and "range: {high: 4}" not in found[1]
