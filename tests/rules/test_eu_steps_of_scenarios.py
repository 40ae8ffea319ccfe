"""Single steps of the rules of Scenarios, each asked by itself."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.euthia.alone.endings import goals, is_met
from fabletop.games.euthia.content import Goal
from fabletop.games.euthia.land.geometry import is_centre
from fabletop.games.euthia.scenarios.defending_settlements.rules import begin_sieges
from fabletop.games.euthia.scenarios.farruga import rules as farruga
from fabletop.games.euthia.scenarios.farruga.combat import attack_bonus, attack_of, monster_met
from fabletop.games.euthia.scenarios.mirrezil import rules as mirrezil
from fabletop.games.euthia.scenarios.mirrezil.blight import _refuges, church_blighted, room_for_magic
from fabletop.games.euthia.scenarios.mirrezil.faer import Blight
from fabletop.games.euthia.scenarios.rubble.rules import put_rubble, rubble_cleared, spawn_level
from fabletop.games.euthia.scenarios.six_legends import rules as legends
from fabletop.games.euthia.scenarios.walking_ruin import rules as ruin
from fabletop.games.euthia.scenarios.walking_ruin.golem import _free, ravage
from fabletop.games.euthia.scenarios.walking_ruin.parts import Golem
from fabletop.games.euthia.turn.quests import here as encounter_here

from .euthia import CHURCH, PACK, at, hero, play, table
from .euthia_arena import scenes


@pytest.mark.rule("EU-63.7", "EU-63.11")
def test_rubble_of_type_b_brings_spawn() -> None:
    t = at("acting", scenario="walking_ruin", land={"1,1": "i_scenario_ruins", "2,-1": "i_fixed_1"}, round=5).state
    put_rubble(t, "2,-1", "b")
    assert t.besieged == {"2,-1": spawn_level(t)} and t.monster_at("2,-1") == spawn_level(t)


@pytest.mark.rule("EU-63.10")
def test_an_encounter_is_closed_by_a_monster_and_by_rubble() -> None:
    land = {"-1,-1": "i_encounter_1"}
    space = next(each for each in ("-1,-1", "0,-1", "-1,0") if at("acting", land=land).state.space(each).encounter)
    mine = {"at": space}
    tale: dict[str, Any] = {"scenario": "walking_ruin", "land": {**land, "1,1": "i_scenario_ruins"}, "freed": [space]}
    assert encounter_here(at("acting", **tale, h0=mine).state, 0) == "hunter"
    assert encounter_here(at("acting", **tale, h0=mine, rubble={space: "a"}).state, 0) == ""
    assert encounter_here(at("acting", **tale, h0={"at": "1,1"}).state, 0) == ""


@pytest.mark.rule("EU-63.17", "EU-65.10", "EU-66.16")
@pytest.mark.parametrize(("scenario", "rules"), [("walking_ruin", ruin), ("farruga", farruga), ("mirrezil", mirrezil)])
def test_a_common_monster_is_no_great_foe(scenario: str, rules: Any) -> None:
    fight = {"foe": "tusked_boar", "damage": 3}
    game = at("acting", seats=1, scenario=scenario, land={"1,1": "i_general_2"}, h0={"at": "2,1"}, fight=fight)
    before = table(game)
    game.state.fight.lost = True
    rules.fight_over(game.state, 0)
    rules.fight_won(game.state, 0)
    game.state.fight.lost = False
    assert table(game) == before


@pytest.mark.rule("EU-62.8")
def test_how_many_sieges_come_is_news() -> None:
    t = at("acting", scenario="defending_settlements", round=9).state
    before = t.shown
    begin_sieges(t, 0)
    assert t.shown == before + 1 and t.notes["sieges"] == t.n + 1


@pytest.mark.rule("EU-64.11", "EU-65.14", "EU-66.15")
@pytest.mark.parametrize(
    ("scenario", "rules", "round", "drawn", "told"),
    [
        ("six_legends", legends, 1, ["artifacts"], []),
        ("farruga", farruga, 1, ["dragon_cards", "dragon"], []),
        ("mirrezil", mirrezil, 1, ["faer", "blight"], ["asleep", "magic"]),
        ("mirrezil", mirrezil, 6, ["faer", "aspects", "dragon", "blight"], ["magic"]),
    ],
)
def test_a_fact_that_the_table_shows_is_not_told_besides(
    scenario: str, rules: Any, round: int, drawn: list[str], told: list[str]
) -> None:
    facts = rules.facts(at("acting", seats=1, scenario=scenario, round=round).state)
    assert [each.id.removeprefix("eu-fact-") for each in facts if each.drawn] == drawn
    assert [each.id.removeprefix("eu-fact-") for each in facts if not each.drawn] == told


@pytest.mark.rule("EU-65.8")
def test_an_attack_card_of_farruga_holds_in_the_rounds_of_her_combats() -> None:
    laid: dict[str, Any] = {"seats": 1, "scenario": "farruga", "land": {"1,1": "i_general_2"}, "h0": {"at": "2,1"}}
    assert attack_of(at("acting", **laid).state) is None
    common = at("acting", **laid, fight={"foe": "tusked_boar", "round": 1}).state
    assert attack_of(common) is None and attack_bonus(common, 0) == 0
    monster_met(common, -1)
    assert "initiative" not in scenes(common)


@pytest.mark.rule("EU-63.10")
def test_a_mine_cart_finds_nothing_in_rubble() -> None:
    t = at("acting", scenario="walking_ruin", land={"2,-1": "i_fixed_1"}, h0={"at": "2,-1"}, rubble={"2,-1": "a"}).state
    t.heroes[0].aided = ["scroll_of_delving"]
    rubble_cleared(t, 0)
    assert t.heroes[0].aided == [] and t.heroes[0].reputation == 1


@pytest.mark.rule("EU-66.12")
def test_one_late_quest_in_a_round_strengthens_the_faer() -> None:
    t = at("acting", scenario="mirrezil", seats=1, faer=3).state
    late = next(
        id
        for encounter in PACK.encounters.values()
        if PACK.map_tiles[encounter.tile].chapter == 5
        for id in (quest.id for quest in encounter.quests)
    )
    before = t.tales[Blight].faer
    for _ in range(2):
        mirrezil.quest_done(t, 0, late)
        assert t.tales[Blight].faer == before + 1
    t.round += 1
    mirrezil.quest_done(t, 0, late)
    assert t.tales[Blight].faer == before + 2


@pytest.mark.rule("EU-62.17")
def test_a_free_healing_needs_no_gold() -> None:
    mine = {"id": "dral", "at": "1,1", "health": 1, "tokens": ["trade"], "gold": 0}
    laid: dict[str, Any] = {"scenario": "defending_settlements", "land": {"1,1": "i_fixed_1"}, "h0": mine}
    assert hero(play(at("acting", event="market_truce", **laid), ("trade",), ("heal",)))["health"] == 4
    assert play(at("acting", **laid), ("trade",)).why(("heal",)) == (False, "EU-19.42")


@pytest.mark.rule("EU-63.5", "EU-63.6")
def test_every_walk_of_the_golem_leaves_a_trail_of_its_own() -> None:
    t = at("acting", scenario="walking_ruin", land={"1,1": "i_scenario_ruins", "2,-1": "ii_fixed_3"}).state
    t.tales[Golem].trail = ["2,1"]
    assert all(not is_centre(space) for space in _free(t)) and "2,-1" in _free(t)
    ravage(t)
    assert t.tales[Golem].trail == []


@pytest.mark.rule("EU-63.4")
@pytest.mark.parametrize(("land", "rises"), [({"1,1": "i_scenario_ruins"}, False), ({}, True)])
def test_ruins_rise_only_if_nobody_has_found_them(land: dict[str, str], rises: bool) -> None:
    stack = [] if land else ["i_scenario_ruins"]
    t = at("acting", scenario="walking_ruin", land=land, stack=stack, round=2).state
    ruin.round_ends(t)
    assert ("find_ruins" in scenes(t)) == rises


@pytest.mark.rule("EU-66.10")
def test_a_church_without_a_refuge_stays_and_is_struck() -> None:
    t = at("acting", scenario="mirrezil", seats=1, land={}).state
    assert _refuges(t, 0) == [] and list(church_blighted(t)) == []
    assert t.notes["church"] == 1 and t.church == CHURCH


@pytest.mark.rule("EU-48.72", "EU-49.16")
def test_goals_are_set_for_those_who_play_without_rivals() -> None:
    rivals, party = (at("acting", options={"cooperative": together}).state for together in (False, True))
    assert goals(rivals) == [] and goals(party) != []


@pytest.mark.rule("EU-48.72")
@pytest.mark.parametrize(
    ("goal", "met"),
    [
        ({"least": {"1": 1}}, [False, True, True]),
        ({"most": {"1": 1}}, [True, True, False]),
        ({"most": {"1": 0}}, [True, False, False]),  # none at all
        ({"least": {"1": 1}, "most": {"1": 1}}, [False, True, False]),
    ],
)
def test_a_goal_asks_for_at_least_or_at_most_so_many(goal: dict[str, Any], met: list[bool]) -> None:
    laid: dict[str, Any] = {"seats": 1, "scenario": "defending_settlements"}
    tables = [at("acting", **laid, h0={"notes": {"badges": badges}}).state for badges in range(3)]
    assert [is_met(t, Goal(count="badges", **goal)) for t in tables] == met


@pytest.mark.rule("EU-66.5")
@pytest.mark.parametrize(("space", "most"), [(CHURCH, 2), ("1,1", 1), ("2,1", 0)])
def test_so_much_defensive_magic_lies_on_a_space(space: str, most: int) -> None:
    t = at("acting", scenario="mirrezil", seats=1, land={"1,1": "i_fixed_1"}, freed=["1,1", "2,1"]).state
    guards = t.tales[Blight].guards
    assert guards == {} and room_for_magic(t, space) == (most > 0)
    for lying in range(1, 3):
        guards[space] = lying
        assert room_for_magic(t, space) == (lying < most)
