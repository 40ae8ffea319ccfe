"""Achievement sheets (EU-67)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import fabletop
from fabletop.games.euthia.achievements import earned, gems, great_monsters, learned, liberated, sheets
from fabletop.games.euthia.content import HeroTile
from fabletop.kernel import Game, PositionError
from fabletop.words import Words, languages

from .euthia import PACK, at


def ended(**facts: Any) -> Game[Any]:
    """A game whose Heroes are Áel and Maeldur, as it is after the last round."""
    game = at("acting", h0={"id": "ael", **facts.pop("h0", {})}, h1={"id": "maeldur"}, **facts)
    game.state.result = [30, 20]
    return game


@pytest.mark.rule("EU-67.1")
@pytest.mark.rule("EU-1.42")
def test_twelve_sheets_with_four_achievements_each() -> None:
    found = sheets(PACK)
    assert [len(sheet.achievements) for sheet in found] == [4] * 12
    names = {sheet.name.id for sheet in found}
    assert names == {*(f"eu-hero-{id}" for id in PACK.heroes), *(f"eu-{id}" for id in PACK.scenarios)}
    for language in languages():
        words = Words(language)
        for sheet in found:
            for id, terms in sheet.achievements.items():
                assert words.has(f"eu-achievement-{id}") and terms
                assert all(words.say(term) for term in terms)


@pytest.mark.rule("EU-67.2")
def test_only_the_sheets_of_the_own_hero_and_of_the_scenario_are_ticked() -> None:
    game = ended()
    game.state.heroes[0].notes["wall"] = 5
    game.state.heroes[0].quests = ["a", "b", "c", "d", "e"]
    game.state.heroes[1].quests = ["a", "b", "c", "d", "e"]
    assert set(earned(game.state, 0)) == {"candle_in_the_dark", "voice_of_shii", "top_of_the_wall", "full_bag"}
    assert earned(game.state, 1) == []  # the candle is Áel's


@pytest.mark.rule("EU-67.3")
def test_a_victory_is_the_first_place_also_a_shared_one() -> None:
    game = ended()
    game.state.result = [20, 30]
    assert earned(game.state, 1) == ["unbroken"] and earned(game.state, 0) == []
    game.state.result = [30, 30]
    assert earned(game.state, 1) == ["unbroken"]
    game.state.heroes[1].deaths = 1
    assert earned(game.state, 1) == []


@pytest.mark.rule("EU-67.3")
@pytest.mark.parametrize("reputation, ticked", [(60, True), (3, False)])
def test_alone_a_victory_is_a_rank_that_counts_as_one(reputation: int, ticked: bool) -> None:
    game = fabletop.new("euthia", seats=1, seed=1, scenario="hunt")
    chance = Random(1)
    while (decision := game.decision) is not None:
        game.choose(chance.choice(decision.options))
    game.state.result = [reputation]
    assert ("lone_wolf" in earned(game.state, 0)) == ticked


@pytest.mark.parametrize(
    "entry, fault",
    [
        ({"hero": "ael", "least": {"luck": 1}}, "nothing measures 'luck'"),
        ({"least": {"gold": 1}}, "one Hero or of one Scenario"),
    ],
)
def test_an_achievement_that_nobody_can_tick_is_refused(entry: dict[str, Any], fault: str) -> None:
    with pytest.raises(PositionError, match=fault):
        at("acting", content={"achievement": [{"id": "lucky", "source": "designed", **entry}]})


@pytest.mark.rule("EU-67.1")
def test_gems_are_counted_wherever_they_are() -> None:
    mine = {"board": ["leather_greaves"], "gems": {"ruby": 2, "opal": 1}, "gems_on": {"leather_greaves": ["opal"]}}
    assert gems(at("acting", h0=mine).state, 0) == 4 and gems(at("acting").state, 0) == 0


@pytest.mark.rule("EU-67.2")
def test_spaces_monsters_and_tiles_are_counted_for_whoever_has_them() -> None:
    land = {"1,1": "iv_scenario_farruga"}
    board = ["dral_heavy_swing", "chain_helm"]
    t = at("acting", land=land, h0={"id": "dral", "unlocked": True, "board": board}).state
    levels = {space: t.space(space).monster for space in ("1,1", "2,1", "1,2")}
    strong = [space for space, level in levels.items() if level == 3]
    assert sorted(levels.values()) == [2, 3, 3]
    t.freed = {space: int(space == strong[1]) for space in levels}
    assert [liberated(t, seat) for seat in (0, 1)] == [2, 1]
    assert [great_monsters(t, seat) for seat in (0, 1)] == [1, 1]
    t.freed = dict.fromkeys(levels, 0)
    assert [great_monsters(t, seat) for seat in (0, 1)] == [2, 0]
    new = [each for each in board if isinstance(tile := PACK.things[each], HeroTile) and not tile.starting]
    assert learned(t, 0) == len(new) == 1 and learned(at("acting").state, 0) == 0
