"""Single steps of the rules of Euthia, each asked by itself: what it changes, and what it leaves alone."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.euthia.choices.things import USE
from fabletop.games.euthia.combat.hero_attack import attack_done, begin_attack, blow_rolled, damage_dealt
from fabletop.games.euthia.combat.opening import mark_progress
from fabletop.games.euthia.combat.playing import may_play, play_refusal
from fabletop.games.euthia.hero.storage import turn_top
from fabletop.games.euthia.hero.using import due, use
from fabletop.games.euthia.scenarios.rubble.rules import put_rubble, spawn_level
from fabletop.games.euthia.state import State
from fabletop.games.euthia.turn.elites import turn_up_bounty
from fabletop.games.euthia.turn.quests import here as encounter_here
from fabletop.games.euthia.verbs.rolls import rolled_band

from .euthia import at
from .euthia_arena import arena, arm


def combat(fight: dict[str, Any] | None = None, **laid: Any) -> State:
    state: State = arena("acting", fight=fight or {}, **laid).state
    assert state.fight is not None
    return state


def scenes(t: State) -> list[str]:
    """What comes next, the next first."""
    return [str(each[0]) for each in reversed(t.agenda)]


@pytest.mark.rule("EU-20.14")
def test_the_most_damage_and_the_least_health_are_remembered() -> None:
    t = combat({"round": 1, "damage": 3}, h0={"health": 4})
    for damage, health, most, least in ((3, 4, 3, 4), (5, 6, 5, 4), (2, 3, 5, 3)):
        t.fight_now.damage, t.heroes[0].health = damage, health
        mark_progress(t, 0)
        assert (t.fight_now.most, t.fight_now.least) == (most, least)


@pytest.mark.rule("EU-51.2", "EU-33.19")
def test_no_card_is_played_after_silence_or_without_a_chaos_token() -> None:
    t = combat({"chaos": 1})
    assert play_refusal(t) == ""
    t.fight_now.chaos = 0
    assert play_refusal(t) == "EU-33.19"
    t.fight_now.chaos, t.fight_now.muted = 1, True
    assert play_refusal(t) == "EU-51.2"


@pytest.mark.rule("EU-33.5", "EU-25.34")
def test_four_silver_cards_may_become_a_gold_card_that_can_be_played() -> None:
    asked = {}
    for n in (3, 4):  # Silver cards of that step would only change the attack that does not come
        t = combat({"chaos": 1, "phase": "monster_attack"}, h1={"silver": ["bloodthirst"] * n})
        t.fight_now.skipped = True
        asked[n] = may_play(t, 1, "before_monster_roll")
    assert asked == {3: False, 4: True}


@pytest.mark.rule("EU-38.19")
def test_what_does_not_answer_to_damage_waits_on_after_an_attack() -> None:
    t = combat(h0={"bag": ["test_hide"]})
    t.fight_now.pending = [("test_hide", 0)]
    attack_done(t, 0, 1)
    assert t.fight_now.pending == [("test_hide", 0)]


@pytest.mark.rule("EU-24.6", "EU-38.19")
def test_what_heals_is_due_in_a_healing_phase_and_at_no_other_time() -> None:
    t = combat(h0={"bag": ["test_brew"]})
    t.fight_now.pending = [("test_brew", 1)]
    for moment in ("foe_before", "foe_after", "own_before"):
        due(t, moment)  # type: ignore[arg-type]
        assert t.fight_now.pending == [("test_brew", 1)]
    due(t, "heal")
    assert t.fight_now.pending == [] and scenes(t)[0] == "one_effect"


@pytest.mark.rule("EU-38.8", "EU-29.6")
def test_an_attack_begins_with_what_holds_for_the_whole_combat_and_with_nothing_else() -> None:
    t = combat()
    t.fight_now.damage_plus, t.fight_now.for_combat = 2, {"damage_plus": 1}
    begin_attack(t, 0)
    assert (t.fight_now.damage_plus, t.fight_now.phase, t.fight_now.step) == (1, "hero_attack", "before")
    t.fight_now.for_combat.clear()
    begin_attack(t, 0)
    assert t.fight_now.damage_plus == 0


@pytest.mark.rule("EU-38.15", "EU-38.19")
def test_what_a_tile_does_after_the_roll_of_an_attack_is_due_before_it_is_changed() -> None:
    game = arena("attack_with", 0, "test_sword", h0={"gaar": 1}, fight={}, dice=[3, 4])
    blow_rolled(game.state, 0)
    assert scenes(game.state)[:2] == ["due", "modify_roll"]
    damage_dealt(game.state, 0)
    assert game.state.fight.step == "dealt" and game.state.roll is None
    assert scenes(game.state)[:2] == ["attack_done", "blow_lands"]


@pytest.mark.rule("EU-10.1")
def test_the_roll_of_an_item_is_over_when_its_effects_come() -> None:
    game = arena("roll", 0, "item", h0={"gaar": 1}, fight={}, dice=[3, 4])
    name = next(name for name, effect in game.state.content.single.items() if effect.tag == "hero_roll")
    rolled_band(game.state, name, 0)
    assert game.state.roll is None


@pytest.mark.rule("EU-18.12", "EU-38.20")
def test_a_mine_cart_beside_something_else_helps_only_in_an_action_that_its_tile_grants() -> None:
    cart = [
        {"do": "gain", "use": "exhaust", "timing": "", "what": "gaar", "n": 1},
        {"do": "mine_cart", "use": "exhaust"},
    ]
    pick = arm("test_pick", "jewellery", slot="ring", effects=cart)
    game = at("acting", h0={"bare": True, "unlocked": True, "board": ["test_pick"]}, content={"merchant": [pick]})
    use(game.state, 0, USE["test_pick"], "out")
    assert game.state.heroes[0].aided == [] and game.state.heroes[0].tired == ["test_pick"]


@pytest.mark.rule("EU-22.2")
def test_a_top_card_that_lies_there_stays() -> None:
    t = at("acting", tops={1: "dragonfly"}).state
    before = (len(t.monsters[1]), t.shown)
    turn_top(t, 1)
    assert t.tops[1] == "dragonfly" and (len(t.monsters[1]), t.shown) == before


@pytest.mark.rule("EU-46.19")
def test_a_bounty_remembers_the_round_in_which_it_was_turned_up() -> None:
    t = at("acting", round=3, options={"elites": True}).state
    t.bounty, t.elite = "", ""
    turn_up_bounty(t)
    assert t.bounty and t.bounty_since == 3


@pytest.mark.rule("EU-63.7", "EU-63.11")
def test_rubble_of_type_b_brings_spawn() -> None:
    t = at("acting", scenario="walking_ruin", land={"1,1": "i_scenario_ruins", "2,-1": "i_fixed_1"}, round=5).state
    put_rubble(t, "2,-1", "b")
    assert t.besieged == {"2,-1": spawn_level(t)} and t.monster_at("2,-1") == spawn_level(t)


@pytest.mark.rule("EU-35.21", "EU-63.8")
def test_an_encounter_is_closed_by_a_monster_and_by_rubble() -> None:
    land = {"-1,-1": "i_encounter_1"}
    space = next(each for each in ("-1,-1", "0,-1", "-1,0") if at("acting", land=land).state.space(each).encounter)
    mine = {"at": space}
    tale: dict[str, Any] = {"scenario": "walking_ruin", "land": {**land, "1,1": "i_scenario_ruins"}, "freed": [space]}
    assert encounter_here(at("acting", **tale, h0=mine).state, 0) == "hunter"
    assert encounter_here(at("acting", **tale, h0=mine, rubble={space: "a"}).state, 0) == ""
    assert encounter_here(at("acting", **tale, h0={"at": "1,1"}).state, 0) == ""
