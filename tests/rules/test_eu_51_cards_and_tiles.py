"""EU-51: rulings on single cards and tiles."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game
from fabletop.games.euthia.combat.monster_attack import after_wounds

from .euthia import PACK, at, events, hero, kind, options, play, table
from .euthia_arena import CONTENT, arena, asked, fight, until


@pytest.mark.rule("EU-51.2", "EU-38.14")
def test_silence_takes_the_cards_in_play_and_the_next_ones() -> None:
    hand = {"silver": ["curse"] * 2 + ["bloodthirst", "savagery"], "golden": ["healing_card"] * 2}
    mine = {"id": "taesiri", "bare": False, "board": ["test_sword", "taesiri_silence"]}
    game = arena("combat_round", 0, h0=mine, h1=hand, fight={"round": 0, "chaos": 6}, dice=[1] * 60)
    play(until(game, ("play", "healing_card", 1)), ("play", "healing_card", 1))
    play(until(game, ("play", "curse", 1)), ("play", "curse", 1), ("pass",))
    assert asked(game) == 0 and ("use", "taesiri_silence") in options(game)
    play(game, ("use", "taesiri_silence"))
    assert (fight(game)["curses"], list(fight(game)["lasting"]), fight(game)["lying"]) == ([], [], [])
    phases = []
    while fight(game)["round"] < 4:
        if asked(game) == 1 and fight(game)["round"] > 1:
            phases.append((fight(game)["round"], fight(game)["phase"]))
        play(game, options(game)[0])
    assert (2, "monster_attack") not in phases  # no card in the next attack of the Monster
    assert phases[0] == (2, "hero_attack") and (3, "monster_attack") in phases  # and then again


LEATHER = ["leather_helm", "leather_gloves", "leather_greaves"]


def keleia(armour: list[str], **laid: Any) -> Game[Any]:
    mine = {"id": "keleia", "bare": True, "board": ["test_sword", "keleia_feint", *armour], "unlocked": True, "gaar": 1}
    return arena("combat_round", 0, h0=mine, fight={"round": 0}, **laid)


@pytest.mark.rule("EU-51.4", "EU-38.16", "EU-44.2")
def test_feint_needs_an_armour_set_and_its_effects_come_at_their_times() -> None:
    feint = PACK.things["keleia_feint"].effects
    assert {effect.timing for effect in feint} == {"T8", "T10"} and all(effect.armour_set == 3 for effect in feint)
    game = keleia(LEATHER, dice=[4, 4, 3, 3])
    play(game, ("pass",))
    assert fight(game)["step"] == "answer" and options(game) == [("done",), ("use", "keleia_feint")]
    play(game, ("use", "keleia_feint"))
    foot, clover = int(feint[0].n), int(feint[1].n)
    assert fight(game)["value"] == foot < 0
    assert kind(game) == "change" and table(game)["roll"]["sum"] == 6 + clover > 6
    assert hero(game)["tired"] == ["keleia_feint"]
    fewer = play(keleia(LEATHER[:2], dice=[4, 4, 3, 3]), ("pass",))
    assert kind(fewer) == "change" and table(fewer)["roll"]["sum"] == 6


@pytest.mark.rule("EU-51.5")
def test_dodge_and_feint_are_two_abilities() -> None:
    dodge, feint = PACK.things["maeldur_dodge"], PACK.things["keleia_feint"]
    assert [(effect.tag, effect.armour_set) for effect in dodge.effects] == [("rabbit_foot", 0)]
    assert int(dodge.effects[0].n) < 0 and dodge.item_type == feint.item_type == "ability"
    mine = {"id": "maeldur", "bare": True, "board": ["test_sword", "maeldur_dodge"], "gaar": 1}
    game = play(arena("monster_attack", 0, h0=mine, dice=[4, 4]), ("pass",))
    assert options(game) == [("done",), ("use", "maeldur_dodge")]  # without any Armour
    play(game, ("use", "maeldur_dodge"))
    assert [event.args[1] for event in events(game, "foe_attack")] == [8 + int(dodge.effects[0].n)]
    assert hero(game)["tired"] == ["maeldur_dodge"]


@pytest.mark.rule("EU-51.6", "EU-33.25")
def test_the_lasting_effect_of_healing_is_regeneration() -> None:
    assert PACK.cards["healing_card"].metal == "gold"
    laid: dict[str, Any] = {"h0": {"board": [], "gaar": 1}, "h1": {"golden": ["healing_card"]}}
    game = arena("combat_round", 0, fight={"round": 0, "chaos": 1, "damage": 8}, dice=[1, 2, 4, 4, 1, 2], **laid)
    play(game, ("play", "healing_card", 1))
    assert list(fight(game)["lasting"]) == ["regeneration"]
    until(game, "hero_word")
    mended = fight(play(game, ("pass",)))["damage"]
    assert mended < 8 and fight(game)["round"] == 2  # by its segment; then it regenerates
    play(game, ("pass",))
    assert fight(game)["damage"] == mended - 1


@pytest.mark.rule("EU-51.12", "EU-25.30")
@pytest.mark.parametrize(("began", "wounds", "damage"), [(1, 2, 4), (1, 3, 4), (1, 1, 5), (2, 2, 5), (2, 4, 5)])
def test_regeneration_heals_one_damage_after_two_wounds_and_not_in_its_own_round(
    began: int, wounds: int, damage: int
) -> None:
    t = arena("acting", fight={"round": 2, "damage": 5, "lasting": {"regeneration": began}}).state
    t.fight.wounds = wounds
    after_wounds(t, 0)
    assert t.fight.damage == damage


@pytest.mark.rule("EU-51.12", "EU-33.26")
def test_in_its_own_round_the_segment_of_healing_heals_and_regeneration_afterwards() -> None:
    laid: dict[str, Any] = {"h0": {"board": [], "gaar": 1}, "h1": {"golden": ["healing_card"]}}
    game = arena("combat_round", 0, fight={"round": 0, "chaos": 1, "damage": 8}, dice=[3, 3, 1, 1, 4, 4], **laid)
    play(game, ("play", "healing_card", 1))
    for health, damage in ((4, 6), (4, 6), (2, 5)):  # 2 Wounds, none, 2 Wounds
        play(game, ("pass",))
        assert (hero(game)["health"], fight(game)["damage"]) == (health, damage)


MIND = {"id": "mind_control", "source": "rulebook", "metal": "gold", "timing": "before_or_after"}
SEGMENTS = [[{"do": "take_gaar", "n": n}] for n in (1, 2, 3)]
WITH_MIND: dict[str, Any] = {**CONTENT, "card": [*CONTENT["card"], {**MIND, "segments": SEGMENTS}]}


@pytest.mark.rule("EU-51.7", "EU-51.8", "EU-26.3", "EU-22.10")
def test_mind_control_takes_gaar_tokens_for_the_monster() -> None:
    laid: dict[str, Any] = {"content": WITH_MIND, "h1": {"golden": ["mind_control"] * 2, "gaar": 1}}
    mine = {"gaar": 3, "bag": ["test_bomb"]}
    game = arena("monster_attack", 0, h0=mine, fight={"chaos": 1}, dice=[1, 1, 1], **laid)
    play(game, ("play", "mind_control", 2))
    assert (hero(game)["gaar"], fight(game)["gaar"], hero(game, 1)["gaar"]) == (1, 2, 1)
    assert kind(game) == "rival_word" and ("gaar", 0) in options(game)
    play(game, ("gaar", 0))
    assert (fight(game)["gaar"], fight(game)["sum"]) == (1, 4)
    play(until(game, ("use", "test_bomb")), ("use", "test_bomb"), ("leave",))
    assert hero(game, 1)["gaar"] == 1 and hero(game)["gaar"] == 1 + 1  # the last one is lost, one is of the Loot


@pytest.mark.rule("EU-51.9", "EU-43.6")
def test_emerald_demonite_and_ruby() -> None:
    worn = {"id": "dral", "board": ["runed_greaves"], "gems_on": {"runed_greaves": ["emerald", "demonite"]}}
    game = at("acting", h0={**worn, "bag": ["locked_coffer"]}, dice=[3, 3])
    play(game, ("gem", "runed_greaves", "demonite"))
    assert len(hero(game)["golden"]) == 1
    play(game, ("use", "locked_coffer"), ("gem", "runed_greaves", "emerald"))
    assert hero(game)["gems_on"] == {"runed_greaves": ["-emerald", "-demonite"]}
    assert table(game)["roll"]["sum"] == 3 + 3 + int(PACK.gems["emerald"].effects[0].n)
    bare, jewelled = (
        hero(at("acting", h0={"id": "dral", "board": ["runed_greaves"], "gems_on": {"runed_greaves": gems}}))["most"]
        for gems in ([], ["ruby"])
    )
    assert jewelled == bare + 1
