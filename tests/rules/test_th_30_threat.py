"""TH-30: Threat; TH-31: blocking and covering; TH-32: the order of a turn; TH-33: the end."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game, IllegalChoice

from .thorgal import Tale, events, hero, kind, options, play, table
from .thorgal_arena import arena, cards, go


def wounds(game: Game[Any], number: int = 0) -> list[str]:
    return [tile["shape"] for tile in hero(game, number)["wounds"]]


def bleed(game: Game[Any]) -> Game[Any]:
    while kind(game) in ("wound", "wound_shape"):
        play(game, options(game)[0])
    return game


# -- Threat ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-30.1")
def test_threat_is_held_by_each_hero_and_effects_depend_on_its_number() -> None:
    laid: dict[str, Any] = {"h0": {"threat": 2}, "h1": {"threat": 1}}
    game = bleed(arena.run({"do": "wound", "threat": True, "who": "each"}, **laid))
    assert wounds(game) == ["domino"] and wounds(game, 1) == ["mono"]
    assert [hero(arena.run({"do": "threat"}, **laid), i)["threat"] for i in (0, 1)] == [3, 1]


@pytest.mark.rule("TH-30.2", "TH-30.3", "TH-30.5", "TH-30.6")
def test_every_token_beyond_the_fifth_is_a_wound_of_size_5_instead() -> None:
    game = bleed(arena.run({"do": "threat", "n": 3}, h0={"threat": 4}))
    assert hero(game)["threat"] == 5 and wounds(game) == ["pent_p", "pent_p"]
    assert wounds(bleed(arena.run({"do": "threat"}, h0={"threat": 4}))) == []


@pytest.mark.rule("TH-30.7")
def test_threat_does_not_go_down_by_itself() -> None:
    assert hero(arena.at("event_phase", h0={"threat": 3}))["threat"] == 3
    assert hero(arena.run({"do": "calm", "n": 2}, h0={"threat": 3}))["threat"] == 1


@pytest.mark.rule("TH-30.8")
def test_discarding_more_threat_than_there_is_takes_what_is_there() -> None:
    game = arena.run({"do": "calm", "n": 4}, h0={"threat": 3})
    assert hero(game)["threat"] == 0 and not events(game, "unmet")


# -- blocking -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-31.1", "TH-31.2", "TH-6.7")
@pytest.mark.parametrize(
    ("tokens", "assign", "sacrifice", "combat"),
    [
        ({}, True, True, False),
        ({"enemies": ["minor"]}, False, False, True),
        ({"blocked": True}, False, False, False),
        ({"blocked": True, "enemies": ["minor"]}, False, False, False),
        ({"read": True}, False, False, False),
        ({"read": True, "enemies": ["minor"]}, False, False, True),
    ],
)
def test_what_may_be_done_in_a_location(tokens: dict[str, Any], assign: bool, sacrifice: bool, combat: bool) -> None:
    here = {"hut": {**tokens, "boxes": {0: {"on": {"gossip": 1}}}}}
    game = arena.act("assign", 1, "home", h0={"pool": {"gossip": 1}}, locations=here)
    assert (("box", "hut-0") in options(game) if kind(game) == "assign" else False) == assign
    assert table(game)["locations"]["hut"]["boxes"][0]["on"] == {"gossip": 1}
    game = arena.act("sacrifice", 0, "home", locations=here)
    assert (hero(game)["pool"] == {"magic": 1}) == sacrifice
    assert bool(events(arena.act("combat", 1, "home", locations=here), "fights")) == combat


@pytest.mark.rule("TH-31.3")
def test_a_border_with_a_block_token_cannot_be_crossed() -> None:
    game = arena.act("move", 2, "home", round=2, blocked_borders=["lane"])
    assert game.why(("cross", "lane")).clause == "TH-16.11"


TOKENS = [{"under": "craft_4"}, {"under": "craft_4"}, {"under": "gather_22", "active": False}, {}]


@pytest.mark.rule("TH-31.5")
def test_a_blocked_action_card_takes_no_token_but_those_under_it_count_and_may_be_taken() -> None:
    game = arena.at("take_token", tokens=TOKENS, blocked_cards=["craft_4"])
    assert game.why(("put", -1, 1)).clause == "TH-31.5" and ("put", -1, 1) not in options(game)
    assert ("put", 1, 3) in options(game)
    laid: dict[str, Any] = {"tokens": TOKENS, "blocked_cards": ["craft_4"], "path": ["spring"]}
    assert table(go(arena.at("main_action", 0, 5, **laid)))["act"]["value"] == 3


@pytest.mark.rule("TH-31.8", "TH-31.9")
def test_a_block_token_leaves_what_lies_there_and_gives_it_free_when_it_goes() -> None:
    here = {"hut": {"boxes": {0: {"on": {"gossip": 1}}}}}
    game = arena.run({"do": "block", "at": {"id": "hut"}}, locations=here)
    shown = table(game)["locations"]["hut"]
    assert shown["blocked"] and shown["boxes"][0]["on"] == {"gossip": 1} and shown["boxes"][0]["closed"] == "TH-31.2"
    game = arena.run({"do": "unblock", "at": {"id": "hut"}}, locations={"hut": {**here["hut"], "blocked": True}})
    shown = table(game)["locations"]["hut"]
    assert not shown["blocked"] and shown["boxes"][0] == {**shown["boxes"][0], "on": {"gossip": 1}, "closed": ""}


@pytest.mark.rule("TH-31.10")
def test_a_second_block_token_on_one_thing_is_an_unmet_requirement() -> None:
    laid: dict[str, Any] = {"h0": {"threat": 1}, "h1": {"threat": 1}}
    game = bleed(arena.run({"do": "block", "at": {"id": "hut"}}, locations={"hut": {"blocked": True}}, **laid))
    assert wounds(game) == ["mono"] and wounds(game, 1) == ["mono"]
    everything = ["lane", "climb", "gate", "ford"]
    game = arena.run({"do": "block", "what": "border"}, blocked_borders=everything)
    assert len(events(game, "unmet")) == 2


# -- the order of a turn --------------------------------------------------------------------------------------


@pytest.mark.rule("TH-32.1")
def test_a_turn_is_token_main_action_with_its_value_then_bonuses() -> None:
    row = ["craft_4", "gather_2", "move_33"]
    hurt = {"skill": False, "wounds": [{"shape": "mono", "cells": [(1, 1)]}]}
    game = arena.at("take_token", row=row, h0=hurt, round=2)
    asked = []
    for key in [("put", -1, 2), ("main", 0), ("cross", "lane"), ("stop",), ("bonus", 0), ("heal", 0)]:
        asked.append(kind(game))
        play(game, key)
    assert asked == ["token", "main", "cross", "cross", "bonus", "heal"] and wounds(game) == []
    game = play(arena.at("take_token", row=row, h0={"skill": False}, path=["spring"]), ("put", -1, 0), ("main", 0))
    assert table(game)["act"]["value"] == 3  # with its "+" Bonus before the action begins


@pytest.mark.rule("TH-32.2")
def test_items_and_the_skill_are_offered_at_the_moments_that_fit() -> None:
    own = {"items": ["deep_basket", "folding_scales"]}
    game = play(arena.at("take_token", h0=own, path=["spring"]), ("put", -1, 5))
    assert options(game) == [("go",), ("skill",), ("item", "deep_basket")]
    play(game, ("go",), ("gather", 3))
    assert options(game) == [("go",), ("item", "folding_scales")]


@pytest.mark.rule("TH-32.3")
def test_a_location_is_chosen_when_the_action_starts_and_not_with_the_card() -> None:
    game = arena.at("take_token", h0={"skill": False, "pool": {"gossip": 2, "ore": 1}})
    assert ("put", -1, 2) in options(game)  # a Combat card, though nobody is there to be fought
    play(game, ("put", -1, 6))
    assert kind(game) == "assign" and ("box", "post-0") in options(game)


@pytest.mark.rule("TH-32.4")
def test_there_is_no_undo_after_chance() -> None:
    game = arena.fights(foes=[], may={"reroll": 1, "upgrade": 2}, locations={"hut": {"enemies": ["minor"]}})
    play(game, ("foe", "den", "minor"))  # a card was drawn
    with pytest.raises(IllegalChoice):
        game.undo(0)
    play(game, ("upgrade", "yellow"))
    game.undo(0)
    assert ("upgrade", "yellow") in options(game)
    play(game, ("roll",))
    with pytest.raises(IllegalChoice):
        game.undo(0)


# -- the end --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-33.1")
def test_every_adventure_has_endings_of_victory_and_of_defeat() -> None:
    for tale in cards().adventures.values():
        assert any(ending.won for ending in tale.endings) and any(not ending.won for ending in tale.endings), tale.id
        assert any("time" in ending.goals for ending in tale.endings), tale.id
        assert any("death" in ending.goals for ending in tale.endings), tale.id


@pytest.mark.rule("TH-33.2", "TH-33.3")
def test_the_ending_is_read_when_its_condition_says_so_and_nothing_comes_after_it() -> None:
    game = arena.run({"do": "track"}, {"do": "gain", "what": "ore"}, track=8)
    assert game.over and game.state.ending == "won" and hero(game)["pool"] == {}
    assert [each.ending for each in events(game, "ending")] == ["won"] and not game.state.agenda


@pytest.mark.rule("TH-33.4")
def test_death_ends_the_game_in_the_middle_of_another_effect() -> None:
    game = bleed(arena.run({"do": "wound", "n": 99, "shape": "tet_o"}, {"do": "gain", "what": "ore"}))
    assert game.over and game.state.ending == "lost" and hero(game)["pool"] == {}
    assert game.result is not None and game.result.winners == ()


@pytest.mark.rule("TH-30.4")
def test_an_adventure_may_add_effects_to_threat() -> None:
    lily = Tale("seekers_of_the_blood_lily", round=6)
    stairs = {number: lily.act("move", 1, "spice_bazaar", h0={"threat": number}) for number in (2, 3)}
    assert ("cross", "b5") in options(stairs[2]) and stairs[3].why(("cross", "b5")).clause == "TH-16.9"
