"""The commands that print something and are done."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import fabletop as library
from fabletop.kernel.clauses import ledger

from .conftest import Fabletop

EXAMPLE = Path("tests/examples/roll_player/rp-e05.yaml")


def test_games_are_listed_with_a_sentence_each(fabletop: Fabletop) -> None:
    answer = fabletop("games")
    assert answer.status == 0
    assert "roll-player  1 to 4 players" in answer.out and "Draft dice" in answer.out


def test_help_names_every_command(fabletop: Fabletop) -> None:
    for args in ((), ("--help",)):
        answer = fabletop(*args)
        assert answer.status == 0
        for command in ("games", "play", "simulate", "tournament", "replay", "rules", "content", "position"):
            assert command in answer.out


# -- simulate --------------------------------------------------------------------------------------


def test_simulate_answers_in_json(fabletop: Fabletop) -> None:
    args = ("simulate", "roll-player", "--players", "3", "--games", "20", "--seed", "4", "--json")
    answer = json.loads(fabletop(*args).out)
    assert answer["games"] == 20 and answer["players"] == 3 and answer["seed"] == 4
    assert answer["decisions"] > 1000 and answer["seconds"] > 0 and answer["decisions_per_second"] > 0
    assert [each["seat"] for each in answer["results"]] == [0, 1, 2]
    assert sum(each["wins"] for each in answer["results"]) >= 20
    assert sum(answer["scores"].values()) == 60
    again = json.loads(fabletop(*args).out)
    assert again["results"] == answer["results"] and again["decisions"] == answer["decisions"]


def test_simulate_seats_the_bots_in_order(fabletop: Fabletop) -> None:
    answer = json.loads(fabletop("simulate", "roll-player", "--games", "1", "--bots", "normal,random", "--json").out)
    assert answer["bots"] == ["normal", "random"]
    assert answer["results"][0]["mean"] > answer["results"][1]["mean"]


def test_simulate_prints_a_table_for_people(fabletop: Fabletop) -> None:
    answer = fabletop("simulate", "roll-player", "--games", "5", "--option", "shorter", "--option", "friendly=yes")
    assert answer.status == 0
    assert "5 games" in answer.out and "Player 2" in answer.out


# -- replay ----------------------------------------------------------------------------------------


@pytest.fixture
def save(tmp_path: Path) -> Path:
    game = library.new("roll-player", seats=2, seed=5)
    while game.decision is not None and game.ply < 60:
        game.choose(game.decision.options[-1])
    game.save(tmp_path / "game.save")
    return tmp_path / "game.save"


def test_replay_lists_the_moves_in_json(fabletop: Fabletop, save: Path) -> None:
    moves = json.loads(fabletop("replay", save, "--json").out)
    assert [move["ply"] for move in moves] == list(range(1, 61))
    assert moves[0]["kind"] == "sheet" and moves[0]["key"][0] == "sheet"


def test_replay_goes_forward_and_back_and_jumps(fabletop: Fabletop, save: Path) -> None:
    answer = fabletop("replay", save, typed="n\n\np\n60\nn\n0\n99\nx\nq\n")
    assert answer.status == 0
    pages = [line for line in answer.out.splitlines() if line.startswith("Move ")]
    assert pages == [f"Move {ply} of 60" for ply in (0, 1, 2, 1, 60, 0)]
    assert "That was the last move." in answer.out
    assert answer.out.count("means nothing here") == 2


# -- rules -----------------------------------------------------------------------------------------


def test_rules_print_the_ledger_a_clause_or_a_search(fabletop: Fabletop) -> None:
    text = fabletop("rules", "roll-player").out
    assert all(clause in text for clause in ledger("roll-player"))
    for name in ("RP-5.7", "rp-5.7", "5.7"):
        assert "leftmost empty space" in fabletop("rules", "roll-player", name).out
    found = json.loads(fabletop("rules", "roll-player", "--search", "enemy die", "--json").out)
    assert found and all("enemy" in each["text"].lower() for each in found[:3])


@pytest.mark.parametrize(
    ("language", "question"), [("pl", "Kto wygrywa przy remisie?"), ("cs", "Kdo vyhraje při shodě?")]
)
def test_rules_are_printed_and_found_in_the_language_of_the_reader(
    fabletop: Fabletop, language: str, question: str
) -> None:
    there = ledger("thunderstone", language)
    assert there["TS-22.5"].rule[:30] in fabletop("rules", "thunderstone", "22.5", "--lang", language).out
    found = json.loads(fabletop("rules", "thunderstone", "--search", question, "--json", "--lang", language).out)
    assert "TS-22.5" in [each["id"] for each in found[:3]]
    assert all(each["text"] == there[each["id"]].text for each in found)
    text = fabletop("rules", "thunderstone", "--lang", language).out
    assert all(clause.heading in text for clause in there.values()) and "[ruling" not in text


def test_coverage_answers_in_json_and_by_its_status(fabletop: Fabletop) -> None:
    answer = fabletop("rules", "roll-player", "--coverage", "--json")
    found = json.loads(answer.out)
    assert found["clauses"] == len(ledger("roll-player"))
    assert found["covered"] + len(found["exempt"]) + len(found["uncovered"]) == found["clauses"]
    assert answer.status == (1 if found["uncovered"] else 0)
    assert f"{found['clauses']} rules" in fabletop("rules", "roll-player", "--coverage").out


# -- content and positions -------------------------------------------------------------------------


def test_content_counts_every_kind(fabletop: Fabletop) -> None:
    found = json.loads(fabletop("content", "roll-player", "--json").out)
    assert found["dice"]["box"] == found["dice"]["pack"] == 73
    assert found["market"]["box"] == found["market"]["pack"] == 53
    assert set(found["class"]) == {"box", "pack", "rulebook", "published", "designed"}
    assert "market" in fabletop("content", "roll-player").out


def test_a_position_says_whether_it_went_as_expected(fabletop: Fabletop, tmp_path: Path) -> None:
    good = fabletop("position", EXAMPLE, "--json")
    assert good.status == 0
    assert json.loads(good.out)["ok"] is True and json.loads(good.out)["differences"] == []
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text(EXAMPLE.read_text().replace("gold: 8", "gold: 9"))
    bad = fabletop("position", wrong, "--json")
    assert bad.status == 1
    (difference,) = json.loads(bad.out)["differences"]
    assert "expected 9, found 8" in difference
    both = fabletop("position", EXAMPLE, wrong)
    assert both.status == 1 and "1 of 2 positions" in both.out
    assert [each["ok"] for each in json.loads(fabletop("position", EXAMPLE, wrong, "--json").out)] == [
        True,
        False,
    ]


def test_a_run_of_many_positions_reports_on_each_also_behind_one_that_cannot_be(
    fabletop: Fabletop, tmp_path: Path
) -> None:
    unreadable, impossible, nonsense = (tmp_path / f"{name}.yaml" for name in ("unreadable", "impossible", "nonsense"))
    unreadable.write_text("game: [")
    impossible.write_text("game: roll-player\nat: lunch\n")
    nonsense.write_text("game: roll-player\nat: [market_turn, 0]\nplay: [{refuse: [tokn]}]\n")
    files = (tmp_path / "none.yaml", unreadable, impossible, nonsense, EXAMPLE)
    answer = fabletop("position", *files)
    assert answer.status == 2 and answer.err == "" and "1 of 5 positions" in answer.out
    assert [line[:1] for line in answer.out.splitlines() if line[:1] in "✓✗"] == ["✗"] * 4 + ["✓"]
    reports = json.loads(fabletop("position", *files, "--json").out)
    assert [each["file"] for each in reports] == [str(file) for file in files]
    assert [each["ok"] for each in reports] == [False] * 4 + [True]
    reasons = ["there is no such file", "line 2: ", "position.at: ", "position.play[1].refuse: "]
    assert all(each["error"].startswith(reason) for each, reason in zip(reports, reasons))
    assert reports[-1]["error"] is None
    alone = fabletop("position", nonsense, "--json")
    assert alone.status == 2 and json.loads(alone.out)["error"].startswith("position.play[1].refuse: ")
    assert fabletop("position", nonsense).err.startswith(f"fabletop: {nonsense}: position.play[1].refuse: ")
