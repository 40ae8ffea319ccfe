"""docs/scenarios.md: its examples work as they are printed."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import fabletop
from fabletop.games.euthia import scenarios
from fabletop.games.euthia.content import RULES, Scenario
from fabletop.kernel import Message, PackError, Ref
from fabletop.words import Words

from . import euthia
from .euthia import GAME, PACK, hero, play, table

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "scenarios.md").read_text(encoding="utf-8")
RULE = "road_of_lights"


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture
def printed() -> Iterator[None]:
    """The code of the page, as the module that it would be."""
    package = f"{scenarios.__name__}.{RULE}"
    exec(blocks("python")[0], {"__name__": f"{package}.rules", "__package__": package})
    yield
    for known in scenarios.HOOKS.values():
        known.pop(RULE, None)
    RULES.remove(RULE)
    scenarios._known.cache_clear()


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "scenarios" / RULE
    folder.mkdir(parents=True)
    (folder / "scenario.yaml").write_text(blocks("yaml")[0], encoding="utf-8")
    (folder / "en.ftl").write_text(blocks("fluent")[0], encoding="utf-8")
    return tmp_path


def test_the_scenario_of_data_alone_is_played_from_its_pack() -> None:
    game = fabletop.new(GAME, seats=2, seed=1, packs=DOCS / "scenarios", scenario="short_hunt")
    random = Random(1)
    while game.decision is not None:
        game.choose(random.choice(game.decision.options))
    assert table(game)["rounds"] == table(game)["round"] == 4 and table(game)["elites"]["levels"] == [1]
    words = Words("en")
    words.learn(fabletop.book(GAME, DOCS / "scenarios").pack.folders())
    assert words.say(Message("eu-short_hunt")) == "The Short Hunt"


def test_the_printed_scenario_plays_and_its_printed_test_holds(
    printed: None, pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    random = Random(2)
    for seats in (2, 3, 4):
        game = fabletop.new(GAME, seats=seats, seed=seats, packs=pack, scenario=RULE)
        while game.decision is not None:
            game.choose(random.choice(game.decision.options))
        assert table(game)["round"] == 6
    with_pack = fabletop.book(GAME, pack)
    monkeypatch.setattr(euthia.fabletop, "book", lambda game: with_pack)
    names: dict[str, Any] = {"pytest": pytest, "here": euthia.here, "play": play, "hero": hero}
    exec(blocks("python")[1], names)
    names["test_a_candle_costs_one_gold_and_gives_one_reputation"]()
    lit = euthia.at("acting", scenario=RULE, h0={"notes": {"candle 0,0": 1}})
    assert ["reputation", "candles", 3] in table(lit)["scores"][0] and table(lit)["scores"][1] == []
    assert table(lit)["tale"]["marks"] == {"0,0": [["eu-mark-candle", "EU-99.1"]]}


def test_all_that_the_printed_scenario_says_stands_in_its_folder(printed: None, pack: Path) -> None:
    game = fabletop.new(GAME, seats=2, seed=1, packs=pack, scenario=RULE)
    words = Words("pl")
    words.learn(game.book.pack.folders())
    assert words.name(Ref(game.book.called(game.book.settings()[0], RULE))) == "The Road of Lights"
    for id, said in (
        ("eu-do-deed-candle", "Light a candle for 1 Gold"),
        ("eu-mark-candle", "A candle burns here"),
        ("why-EU-99-1", "You have no Gold, or your candle burns here already."),
    ):
        assert words.say(Message(id)) == said


def test_a_scenario_whose_rule_has_no_code_is_refused(pack: Path) -> None:
    with pytest.raises(PackError, match="there is no code for 'road_of_lights'"):
        fabletop.new(GAME, seats=2, packs=pack, scenario=RULE)


def test_every_key_and_every_moment_is_described() -> None:
    named = {word for code in re.findall(r"`([^`]+)`", PAGE) for word in re.split(r"[^a-z_]+", code)}
    assert {field.name for field in msgspec.structs.fields(Scenario)} - {"known"} - named == set()
    of_great_foes = {"before_rounds", "combat_round_begins", "combat_round_ends", "foe_attacks", "foe_rolled"}
    of_great_foes |= {"aids", "use_aid", "shield_refusal"}
    assert set(scenarios.HOOKS) - named - of_great_foes == {"rubble_taken"}
    assert len(PACK.scenarios) == 6 and "the box has 1 to 6" in PAGE


def test_every_rule_of_the_box_is_used_by_a_scenario() -> None:
    used = {rule for tale in PACK.scenarios.values() for rule in tale.rules}
    assert used == set(RULES) and sys.modules[scenarios.__name__] is scenarios
