"""EU-31: the end of a Combat that the Hero has won."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game

from .euthia import PACK, events, hero, kind, marked, options, play, seen, table
from .euthia_arena import BEAST, CAVE, CONTENT, STORM, arena, asked, fight, tool, until

BOMB = ("use", "test_bomb")
LEAVE = ("leave",)


def won(**laid: Any) -> Game[Any]:
    """The Beast has just fallen: the Trophy is asked for."""
    laid["h0"] = {**laid.get("h0", {}), "bag": ["test_bomb", *laid.get("h0", {}).get("bag", [])]}
    return play(arena("use_moment", 0, "own_before", **laid), BOMB)


@pytest.mark.rule("EU-31.1")
def test_a_combat_ends_at_once_with_the_monster() -> None:
    mine = {"bag": ["test_bomb", "test_oil"], "gaar": 1}
    game = play(arena("hero_attack", 0, h0=mine, fight={"chaos": 3, "gaar": 2}), BOMB)
    assert kind(game) == "trophy" and events(game, "rolled") == []  # in step A, before the roll
    assert table(game)["fight"]["phase"] == "over"


@pytest.mark.rule("EU-31.2", "EU-31.3")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (14, 15), (15, 16), (16, 16), (30, 30)])
def test_the_reward_is_for_a_reputation_in_its_range_as_it_was_before(before: int, after: int) -> None:
    game = play(won(h0={"reputation": before}), LEAVE)
    assert hero(game)["reputation"] == after


@pytest.mark.rule("EU-31.4", "EU-31.5")
def test_the_card_is_kept_or_discarded_and_then_the_loot_is_taken() -> None:
    game = won(h0={"at": "1,1"})
    assert options(game) == [("keep",), LEAVE] and hero(game)["gold"] == 0
    kept = play(game.copy(), ("keep",))
    assert hero(kept)["bag"] == ["test_beast", "healing_potion"] and table(kept)["beaten"]["1"] == []
    play(game, LEAVE)
    assert table(game)["beaten"]["1"] == ["test_beast"] and "test_beast" not in hero(game)["bag"]
    assert (hero(game)["gold"], hero(game)["gaar"], hero(game)["bag"]) == (3, 1, ["healing_potion"])


@pytest.mark.rule("EU-31.7", "EU-33.22")
def test_all_played_cards_are_discarded() -> None:
    hand = {"silver": ["bloodthirst", "curse"], "golden": ["healing_card"]}
    mine = {"bag": ["test_bomb", "test_haze"]}
    game = arena("combat_round", 0, h0=mine, h1=hand, fight={"round": 0, "chaos": 3}, dice=[1] * 20)
    play(until(game, ("play", "healing_card", 1)), ("play", "healing_card", 1), ("play", "bloodthirst", 1))
    play(until(game, ("play", "curse", 1)), ("play", "curse", 1))
    assert (fight(game)["brief"], fight(game)["cursed"], fight(game)["lying"]) == (
        ["bloodthirst"],
        ["curse"],
        ["healing_card"],
    )
    play(game, BOMB, LEAVE)
    assert table(game)["spent"] == {"silver": ["bloodthirst", "curse"], "gold": ["healing_card"]}
    assert hero(game, 1)["silver"] == hero(game, 1)["golden"] == []


@pytest.mark.rule("EU-38.22")
def test_a_monster_that_dies_of_a_tile_takes_no_effect_of_the_tile_away() -> None:
    game = arena("hero_attack", 0, h0={"bag": ["test_storm"], "gaar": 1})
    play(game, ("use", "test_storm"))
    assert fight(game)["won"] and kind(game) == "trophy" and hero(game)["gaar"] == 3
    chosen = arena("hero_attack", 0, h0={"bag": ["test_wrath"], "health": 1, "gold": 0})
    play(chosen, ("use", "test_wrath", 0))
    assert fight(chosen)["won"] and (hero(chosen)["health"], hero(chosen)["gold"]) == (3, 3)
    alive = play(arena("hero_attack", 0, h0={"bag": ["stormglass"], "gaar": 1}, dice=[1] * 9), ("use", "stormglass"))
    assert fight(alive)["damage"] == 6 and hero(alive)["gaar"] == 2 and not fight(alive)["won"]


@pytest.mark.rule("EU-38.22", "EU-38.19")
@pytest.mark.parametrize("step", [1, -1])
def test_of_tiles_used_before_the_damage_comes_last_when_its_time_comes(step: int) -> None:
    late = [{"do": "rabbit_foot", "timing": "T6", "use": "discard", "n": -1}, *STORM[::step]]
    content = {**CONTENT, "merchant": [*CONTENT["merchant"], {**tool("test_late", "deal", "T9"), "effects": late}]}
    laid: dict[str, Any] = {"h0": {"bag": ["test_late"]}, "fight": {"round": 0}}
    game = arena("combat_round", 0, **laid, content=content, dice=[1] * 9)
    play(until(game, ("use", "test_late")), ("use", "test_late"))
    until(game, "trophy")
    assert fight(game)["won"] and fight(game)["round"] == 1 and hero(game)["gaar"] == 2


@pytest.mark.rule("EU-31.2", "EU-31.7")
def test_played_cards_are_discarded_after_the_reward_so_that_it_cannot_draw_them() -> None:
    generous = {**BEAST, "id": "test_giver", "reward": [{"do": "gain", "what": "silver_card", "n": 1}]}
    content = {**CONTENT, "monster": [*CONTENT["monster"], generous]}
    every = [card for card in ("curse", "savagery", "bloodthirst") for _ in range(PACK.cards[card].copies)]
    laid: dict[str, Any] = {"content": content, "h0": {"bag": ["test_bomb"]}, "h1": {"silver": every}}
    game = arena("hero_attack", 0, **laid, fight={"foe": "test_giver", "chaos": 1})
    play(game, ("play", "curse", 1), BOMB)
    assert kind(game) == "trophy" and hero(game)["silver"] == [] and fight(game)["cursed"] == ["curse"]
    play(game, LEAVE)
    assert table(game)["spent"]["silver"] == ["curse"]


@pytest.mark.rule("EU-31.8", "EU-22.7")
def test_the_monster_player_keeps_five_cards_and_may_exchange_first() -> None:
    hand = {"silver": ["curse"] * 4 + ["savagery"] * 2, "golden": ["frenzy"]}
    game = play(won(h1=hand, fight={"chaos": 3}), LEAVE)
    assert kind(game) == "surplus" and asked(game) == 1 and ("exchange",) in options(game)
    discarded = play(game.copy(), ("discard_card", "savagery"), ("discard_card", "frenzy"))
    assert kind(discarded) == "act" and hero(discarded, 1)["silver"] == ["curse"] * 4 + ["savagery"]
    play(game, ("exchange",), *[("discard_card", "curse")] * 4)
    assert kind(game) == "act" and hero(game, 1)["silver"] == ["savagery"] * 2
    assert len(hero(game, 1)["golden"]) == 2
    few = play(won(h1={"silver": ["curse"] * 5}), LEAVE)
    assert kind(few) == "act" and hero(few, 1)["silver"] == ["curse"] * 5


@pytest.mark.rule("EU-31.9")
def test_a_single_point_of_hope_is_lost() -> None:
    game = play(won(fight={"hope": 3}), LEAVE)
    assert hero(game)["gaar"] == 1 + 1 and table(game)["fight"] is None


TOKENS = [
    ("i_fixed_3", "1,2", ["t0"]),  # Merchants
    ("i_general_4", "1,2", ["t0"]),  # Alchemists
    ("i_general_2", "2,1", ["m0", "m0"]),  # a Cave
    ("i_general_4", "1,1", ["m0", "m0"]),  # Mountains
    ("i_general_6", "1,1", ["m0", "m0"]),  # a Lake
    ("i_general_7", "1,1", ["h0"]),  # a plain
    ("i_general_6", "2,1", ["h0"]),  # a Portal
    ("i_general_1", "1,2", ["h0"]),  # a Treasure
    ("ii_encounter_1", "2,1", ["h0"]),  # an Encounter
    ("v_general_4", "2,1", ["h0"]),  # an Elemental
]


@pytest.mark.rule("EU-31.10", "EU-31.12", "EU-31.13")
@pytest.mark.parametrize(("tile", "space", "tokens"), TOKENS)
def test_the_liberator_leaves_tokens_by_the_kind_of_the_space(tile: str, space: str, tokens: list[str]) -> None:
    game = play(won(land={"1,1": tile}, h0={"at": space}), LEAVE)
    assert marked(game, space) == tokens and table(game)["tokens"] == {space: tokens}


@pytest.mark.rule("EU-31.10", "EU-31.11")
@pytest.mark.parametrize("space", ["1,1", "2,1", "1,2"])
def test_at_the_towers_the_trade_token_lies_where_the_combat_was(space: str) -> None:
    game = play(won(land={"1,1": "ii_fixed_3"}, h0={"at": space}), LEAVE)
    assert table(game)["tokens"] == {space: ["t0"]}


# -- Items ----------------------------------------------------------------------------------------------------

FULL = ["healing_potion"] * 3


@pytest.mark.rule("EU-31.14")
def test_items_without_a_place_are_used_or_discarded() -> None:
    game = play(won(h0={"at": "1,1", "bag": FULL, "health": 1}), LEAVE)  # the Loot has a fourth Potion
    assert kind(game) == "tidy" and hero(game)["overflow"] == 1
    assert {("throw", "healing_potion"), ("use", "healing_potion")} <= set(options(game))
    assert ("done",) not in options(game)
    used = play(game.copy(), ("use", "healing_potion"))
    assert kind(used) == "act" and hero(used)["health"] > 1 and hero(used)["bag"] == FULL
    play(game, ("throw", "healing_potion"))
    assert kind(game) == "act" and hero(game)["bag"] == FULL


def at_market(tile: str = "i_fixed_3", **mine: Any) -> Game[Any]:
    """A Combat won on a Place of Trade; the Trophy is too much for the Sacks."""
    return play(won(land={"1,1": tile}, h0={"at": "1,2", "bag": FULL, **mine}), ("keep",))


@pytest.mark.rule("EU-31.15", "EU-41.11")
def test_at_a_place_of_trade_one_may_trade_before_anything_is_discarded() -> None:
    game = at_market()
    assert kind(game) == "trade_first" and options(game) == [("tidy",), ("trade",)]
    assert kind(play(game.copy(), ("tidy",))) == "tidy"
    play(game, ("trade",))
    assert table(game)["trading"]["place"] == "merchants" and hero(game)["overflow"] == 1
    assert hero(game)["tokens"] == ["mining", "combat"]
    play(game, ("sell", "healing_potion"), ("done",))
    assert kind(game) == "act" and "test_beast" in hero(game)["bag"] and hero(game)["overflow"] == 0
    unsold = play(at_market(), ("trade",), ("done",))
    assert kind(unsold) == "tidy"


@pytest.mark.rule("EU-31.15")
def test_that_needs_a_trade_action_and_something_to_discard() -> None:
    assert kind(at_market(tokens=["mining"])) == "tidy"
    assert kind(at_market(bag=[])) == "act"


@pytest.mark.rule("EU-31.16")
def test_at_the_towers_nobody_trades_without_moving_first() -> None:
    assert kind(at_market("ii_fixed_3")) == "tidy"


# -- and on ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-31.17", "EU-13.8")
def test_the_space_is_liberated() -> None:
    game = play(won(h0={"moves": 2}), LEAVE)
    assert CAVE in table(game)["freed"] and game.state.monster_at(CAVE) == 0
    play(game, ("walk", "1,2"), ("walk", CAVE))
    assert kind(game) == "act" and table(game)["fight"] is None


@pytest.mark.rule("EU-31.18")
def test_the_turn_goes_on_with_what_is_left() -> None:
    mine = {"moves": 2, "tokens": ["mining", "trade"], "board": ["test_sword", "leather_boots"]}
    game = play(won(h0=mine), LEAVE)
    assert kind(game) == "act" and asked(game) == 0
    assert hero(game)["moves"] == 2 and hero(game)["tokens"] == ["mining", "trade"]
    assert {("walk", "1,2"), ("mine",), ("use", "leather_boots"), ("march", "trade")} <= set(options(game))


@pytest.mark.rule("EU-31.20", "EU-33.8")
def test_the_hand_of_the_hero_player_is_looked_at_too() -> None:
    hand = {"silver": ["curse"] * 3 + ["savagery"] * 2}
    game = play(won(h0={"at": "1,1", **hand}, draws={"silver": ["bloodthirst"]}), LEAVE)
    assert kind(game) == "surplus" and asked(game) == 0 and len(hero(game)["silver"]) == 6
    assert seen(game, 1)["heroes"][0]["silver"] == 6
    assert kind(play(game, ("discard_card", "curse"))) == "act"
