"""Whatever is wrong gets one sentence that says what and where, and nothing is damaged."""

from __future__ import annotations

from pathlib import Path

import pytest

import fabletop as library

from .conftest import Answer, Fabletop

CARD = "- {{id: {id}, number: {number}, source: designed, type: weapon, cost: {cost}, dots: 1, weapon: {{hands: 1}}}}\n"

EXAMPLE = Path(__file__).parent.parent / "examples" / "roll_player" / "rp-e15.yaml"


def refused(answer: Answer, *parts: str) -> None:
    assert answer.status == 2
    assert answer.out == ""
    assert answer.err.startswith("fabletop: ") and answer.err.count("\n") == 1
    assert "Traceback" not in answer.err
    for part in parts:
        assert part in answer.err


@pytest.mark.parametrize(
    ("args", "part"),
    [
        (("play", "chess"), "'chess'"),
        (("simulate", "chess"), "'chess'"),
        (("rules", "chess"), "'chess'"),
        (("content", "chess"), "'chess'"),
        (("play", "roll-player", "--players", "5"), "not 5"),
        (("simulate", "roll-player", "--players", "0"), "not 0"),
        (("play", "roll-player", "--option", "flying"), "'flying'"),
        (("play", "roll-player", "--option", "shorter=7"), "'shorter'"),
        (("play", "roll-player", "--bots", "genius"), "'genius'"),
        (("simulate", "roll-player", "--bots", "genius"), "'genius'"),
        (("simulate", "roll-player", "--bots", "random,random,random"), "3 computer players"),
        (("tournament", "chess"), "'chess'"),
        (("tournament", "roll-player", "--bots", "random,genius"), "'genius'"),
        (("tournament", "roll-player", "--bots", ""), "''"),
        (("tournament", "roll-player", "--bots", "random,normal,random"), "'random' is named twice"),
        (("tournament", "roll-player", "--bots", "random"), "two computer players"),
        (("tournament", "roll-player", "--seats", "5"), "not 5"),
        (("tournament", "roll-player", "--seats", "0"), "not 0"),
        (("tournament", "roll-player", "--games", "0"), "--games"),
        (("tournament", "roll-player", "--processes", "0"), "--processes"),
        (("tournament", "roll-player", "--option", "flying"), "'flying'"),
        (("tournament", "roll-player", "--out", "/"), "folder"),
        (("tournament", "thunderstone", "--out", "no/such/folder/table.json"), "no/such/folder"),
        (("play", "roll-player", "--lang", "xx"), "'xx'"),
        (("play", "roll-player", "--seed", "x" * 65), "seed"),
        (("play", "--resume"), "no unfinished game"),
        (("play", "--resume", "--seed", "3"), "leave them out"),
        (("play", "--resume", "--players", "3"), "leave them out"),
        (("play", "thunderstone", "--position", EXAMPLE), "not of thunderstone"),
        (("play", "roll-player", "surplus"), "'surplus'"),
        (("rules", "roll-player", "RP-99.1"), "'RP-99.1'"),
        (("rules", "roll-player", "--search", "zzzz"), "'zzzz'"),
        (("play", "roll-player", "--players", "many"), "--players"),
        (("dance",), "'dance'"),
        (("replay",), "FILE"),
        (("replay", "no/such/file"), "no/such/file"),
        (("position", "no/such/file.yaml"), "no/such/file.yaml"),
        (("content", "roll-player", "--pack", "no/such/folder"), "no/such/folder"),
    ],
)
def test_wrong_words_on_the_command_line(fabletop: Fabletop, args: tuple[str, ...], part: str) -> None:
    refused(fabletop(*args), part)


@pytest.mark.parametrize(
    ("file", "text", "parts"),
    [
        ("market.yaml", CARD.format(id="club", number=54, cost="cheap"), ("market.yaml", "club", "cost")),
        ("market.yaml", "- {id: club, source: designed}\n", ("market.yaml", "club", "missing")),
        ("market.yaml", CARD.format(id="club", number=54, cost=1) * 2, ("market.yaml", "club", "twice")),
        ("market.yaml", "- {id: club, id: mace}\n", ("market.yaml", "line 1")),
        ("market.yaml", "just words", ("market.yaml", "not a list")),
        ("market.yaml", "- {id: [", ("market.yaml",)),
        ("recipes.yaml", "[]", ("recipes.yaml",)),
    ],
)
def test_a_broken_pack(fabletop: Fabletop, tmp_path: Path, file: str, text: str, parts: tuple[str, ...]) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / file).write_text(text)
    for args in (("content", "roll-player"), ("play", "roll-player"), ("simulate", "roll-player")):
        refused(fabletop(*args, "--pack", pack), *parts)
    assert (pack / file).read_text() == text


def test_an_owners_card_is_counted_and_can_be_met(fabletop: Fabletop, tmp_path: Path) -> None:
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / "market.yaml").write_text(CARD.format(id="oak_club", number=54, cost=1))
    answer = fabletop("content", "roll-player", "--pack", tmp_path / "pack", "--json")
    assert '"pack": 54' in answer.out
    for seed in range(30):
        answer = fabletop("play", "roll-player", "--pack", tmp_path / "pack", "--seed", str(seed), typed="1\n1\nq\n")
        assert answer.status == 0 and answer.err == ""
        if "Oak club" in answer.out:
            return
    raise AssertionError("in thirty Markets the card never came up")


@pytest.fixture
def save(tmp_path: Path) -> Path:
    game = library.new("roll-player", seats=2, seed=5)
    for _ in range(20):
        assert game.decision is not None
        game.choose(game.decision.options[0])
    game.save(tmp_path / "game.save")
    return tmp_path / "game.save"


def test_a_damaged_or_foreign_save_is_refused_and_left_as_it_is(fabletop: Fabletop, save: Path) -> None:
    whole = save.read_bytes()
    broken = {
        "truncated": whole[: len(whole) // 2],
        "changed": whole.replace(b'"take"', b'"cake"').replace(b'"row"', b'"raw"'),
        "foreign": b'{"format": "chess", "moves": ["e4"]}',
        "text": b"once upon a time",
        "binary": bytes(range(256)),
        "empty": b"",
    }
    for content in broken.values():
        save.write_bytes(content)
        refused(fabletop("replay", save), save.name)
        refused(fabletop("play", "--resume", save, typed="1\n"), save.name)
        assert save.read_bytes() == content


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("game: chess\n", ("'chess'",)),
        ("game: roll-player\nseats: 5\n", ("not 5",)),
        ("game: roll-player\noptions: {flying: true}\n", ("'flying'",)),
        ("game: roll-player\nat: lunch\n", ("position.at", "'lunch'")),
        ("game: roll-player\nmagic: 1\n", ("magic",)),
        (
            "game: roll-player\nat: [market_turn, 0]\ntable: {seats: [{STR: [blue 7]}]}\n",
            ("table.seats[0].STR",),
        ),
        ("game: roll-player\nat: [market_turn, 0]\ntable: {market: [excalibur]}\n", ("market", "excalibur")),
        ("game: [", ("bad.yaml",)),
        ("- 1\n", ("position",)),
    ],
)
def test_an_impossible_position(fabletop: Fabletop, tmp_path: Path, text: str, parts: tuple[str, ...]) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text(text)
    refused(fabletop("position", file), *parts)
    refused(fabletop("play", "--position", file), *parts)


def test_a_folder_that_cannot_be_written(fabletop: Fabletop, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    refused(fabletop("play", "roll-player", typed="1\n"), "data")
