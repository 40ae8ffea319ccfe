"""Every position file under this folder comes out as it says."""

from __future__ import annotations

from pathlib import Path

import pytest

import fabletop
from fabletop.kernel.clauses import ledger
from fabletop.kernel.position import lay_out, read_position, run, with_content

FILES = sorted(Path(__file__).parent.rglob("*.yaml"))
THORGAL = 40  # worked examples of the rulebook and its ledger, TH-E1 to TH-E40


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_position_comes_out_as_it_says(file: Path) -> None:
    position = read_position(file)
    game = lay_out(with_content(fabletop.book(position.game), position), position)
    assert run(game, position) == []
    assert set(position.clauses) <= set(ledger(position.game)), "it carries clauses that the ledger does not have"


def test_an_example_can_fail() -> None:
    position = read_position(Path(__file__).parent / "roll_player" / "rp-e15.yaml")
    position.play[1].expect = {"seats": [{"gold": 8}]}
    game = lay_out(fabletop.book(position.game), position)
    assert run(game, position) == ["play[2]: expect.seats[0].gold: expected 8, found 7"]


def test_every_worked_example_of_thorgal_has_a_file_that_names_it() -> None:
    named: dict[int, list[str]] = {}
    for file in FILES:
        if file.stem.startswith("th-e"):
            number = int(file.stem[4:6])
            assert read_position(file).title.startswith(f"TH-E{number} ")
            named.setdefault(number, []).append(file.stem)
    assert sorted(named) == list(range(1, THORGAL + 1))
