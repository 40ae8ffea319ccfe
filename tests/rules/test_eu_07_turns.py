"""EU-7, EU-8, EU-9: rounds, turns and Action tokens."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game
from fabletop.games.euthia.turn.rounds import ACT

from .euthia import PACK, at, events, fresh, here, hero, kind, marked, options, play, table
from .euthia_arena import tool


def rest(game: Game[Any]) -> Game[Any]:
    """End the turn and save nothing."""
    play(game, ("end",))
    return play(game, ("none",)) if kind(game) == "save" else game


def new_round(**laid: Any) -> Game[Any]:
    return at("begin_round", **laid)


# -- rounds ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-7.1", "EU-7.8", "EU-7.9", "EU-7.10", "EU-61.8")
def test_a_game_lasts_the_rounds_of_its_scenario_and_a_round_one_turn_each() -> None:
    game = fresh(3)
    for number in range(1, PACK.scenarios["hunt"].rounds + 1):
        for _ in range(3):
            assert table(game)["round"] == number and not game.over
            rest(game)
    assert game.over and number == 8 and events(game, "scored")


@pytest.mark.rule("EU-7.2", "EU-7.6")
def test_every_player_gets_one_token_of_each_kind_at_the_start_of_a_round() -> None:
    game = new_round(seats=3, h0={"tokens": []}, h1={"tokens": []}, h2={"tokens": ["trade"]})
    assert [sorted(hero(game, seat)["tokens"]) for seat in range(3)] == [
        ["combat", "mining", "trade"],
        ["combat", "mining", "trade"],
        ["combat", "mining", "trade", "trade"],
    ]
    assert kind(game) == "act"  # nobody was asked anything


@pytest.mark.rule("EU-7.3", "EU-7.5", "EU-38.3")
def test_exhausted_tiles_are_readied_at_the_start_of_a_round_also_beside_the_board() -> None:
    mine = {"id": "maeldur", "aside": ["maeldur_hearth_glow"], "tired": ["maeldur_focus", "maeldur_hearth_glow"]}
    other = {"id": "ael", "tired": ["ael_healing_touch"]}
    game = at("turn_over", h0=mine, h1=other)
    rest(play(game, ("none",)))
    assert table(game)["round"] == 2 and hero(game)["tired"] == hero(game, 1)["tired"] == []
    early = play(at("turn_over", h0=mine, h1=other), ("none",))
    assert hero(early)["tired"] and hero(early, 1)["tired"]  # not at the start of a turn


@pytest.mark.rule("EU-7.4", "EU-43.7")
def test_inactive_gems_turn_active_at_the_start_of_a_round() -> None:
    game = new_round(h0={"board": ["chain_gloves"], "gems_on": {"chain_gloves": ["-emerald"]}})
    assert hero(game)["gems_on"] == {"chain_gloves": ["emerald"]}


@pytest.mark.rule("EU-7.7")
def test_the_first_player_begins_and_the_others_follow_clockwise() -> None:
    game = at("begin_round", seats=4, first=2)
    turns = []
    while table(game)["round"] == 1:
        turns.append(table(game)["active"])
        rest(game)
    assert turns == [2, 3, 0, 1]


# -- a turn ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-8.2", "EU-8.7", "EU-9.7")
def test_movement_actions_and_free_actions_come_in_any_order() -> None:
    game = here("lake", h0={"id": "dral", "gold": 3})
    play(game, ("march", "trade"), ("mine",))  # movement is interrupted
    assert hero(game)["moves"] == 2
    play(game, ("walk", "1,1"))
    assert hero(game)["moves"] == 1
    play(game, ("march", "combat"))
    assert hero(game)["moves"] == 4


@pytest.mark.rule("EU-8.3", "EU-9.2", "EU-9.3")
def test_an_action_costs_a_matching_token_and_gives_no_movement() -> None:
    game = play(here("mountains", h0={"tokens": ["mining", "combat"]}), ("mine",))
    assert hero(game)["tokens"] == ["combat"] and hero(game)["moves"] == 0
    none = here("mountains", h0={"tokens": ["trade"]})
    assert ("mine",) not in options(none) and none.why(("mine",)) == (False, "EU-8.3")


@pytest.mark.rule("EU-8.3", "EU-8.4")
def test_an_action_may_be_paid_with_a_tile_that_grants_it_and_repeated() -> None:
    mine = {"id": "ael", "board": ["ael_alms_bowl"], "tokens": ["trade", "trade"]}
    game = here("merchants", h0=mine)
    play(game, ("trade",), ("with", "ael_alms_bowl"), ("done",))
    assert hero(game)["tired"] == ["ael_alms_bowl"] and hero(game)["tokens"] == ["trade", "trade"]
    for left in (1, 0):
        play(game, ("trade",), ("done",))
        assert len(hero(game)["tokens"]) == left
    assert ("trade",) not in options(game)


@pytest.mark.rule("EU-8.4", "EU-18.12")
@pytest.mark.uses("scroll_of_delving", "writ_of_trade")
@pytest.mark.parametrize(("type", "tile"), [("lake", "scroll_of_delving"), ("merchants", "writ_of_trade")])
def test_what_else_a_granting_tile_gives_helps_in_that_action(type: str, tile: str) -> None:
    game = here(type, h0={"bag": [tile], "tokens": [], "gold": 4}, offers={"merchant": ["buckler"]})
    if type == "lake":
        play(game, ("mine",))
        assert kind(game) == "keep" and len(options(game)) > 1  # a Mine Cart
    else:
        play(game, ("trade",), ("buy", 0))
        assert hero(game)["gold"] == 2  # 1 Gold less than its price
    assert hero(game)["granted"] == []


@pytest.mark.rule("EU-9.6")
def test_a_tile_that_gives_an_action_and_nothing_else_is_spent_for_it_alone() -> None:
    mine = {"id": "ael", "bare": True, "board": ["ael_alms_bowl"], "bag": ["writ_of_trade", "scroll_of_gaar"]}
    assert options(here("merchants", h0={**mine, "tokens": []}), "use") == [("use", "scroll_of_gaar")]


@pytest.mark.rule("EU-9.6")
def test_what_a_tile_gives_by_itself_is_no_reason_to_use_it() -> None:
    always = {"do": "max_health", "use": "permanent", "n": 1}  # it is in force, and nothing that a use would give
    badge = {**tool("test_badge", "grant_action", "", what="trade"), "slot": "ring", "item_type": "jewellery"}
    badge["effects"].append(always)
    game = here("merchants", h0={"bare": True, "board": ["test_badge"], "tokens": []}, content={"merchant": [badge]})
    assert options(game, "use") == [] and ("trade",) in options(game)


@pytest.mark.rule("EU-9.7")
def test_a_turn_begins_without_movement_points() -> None:
    game = at("turn", 0, h0={"moves": 2, "granted": ["trade"]})
    assert hero(game)["moves"] == 0 and hero(game)["granted"] == []


@pytest.mark.rule("EU-8.5", "EU-35.1")
def test_a_free_action_costs_no_token_and_may_be_repeated() -> None:
    game = at("acting", h0={"gold": 3, "tokens": []})
    for left in (2, 1, 0):
        play(game, ("church", "potion"))
        assert hero(game)["gold"] == left
    assert hero(game)["bag"] == ["healing_potion"] * 3


@pytest.mark.rule("EU-8.6")
def test_free_actions_are_offered_only_where_they_can_be_done() -> None:
    free = ("church", "treasure", "confront", "quest", "portal")
    game = here("merchants", h0={"gold": 3, "health": 1})
    assert options(game, *free) == []


@pytest.mark.rule("EU-8.8")
def test_only_combat_is_done_on_a_space_that_is_not_liberated() -> None:
    land = {"1,1": "i_general_5"}  # Monsters on 2,1 and 1,2
    besieged = at("acting", land=land, h0={"at": "1,2", "gold": 3})
    assert options(besieged, "mine") == []
    freed = at("acting", land=land, h0={"at": "1,2", "gold": 3}, freed=["1,2"])
    assert options(freed, "mine") == [("mine",)]


@pytest.mark.rule("EU-8.9", "EU-8.10")
def test_a_turn_may_end_at_any_time_and_unspent_movement_is_lost() -> None:
    game = at("acting", h0={"moves": 5})
    assert ("end",) in options(game)
    rest(game)
    assert hero(game)["moves"] == 0 and table(game)["active"] == 1


@pytest.mark.rule("EU-8.11", "EU-8.12", "EU-8.13", "EU-8.14", "EU-8.15")
def test_one_unused_token_of_any_type_may_be_kept_for_the_next_turn() -> None:
    game = at("turn_over", h0={"tokens": ["mining", "combat", "trade"]})
    assert options(game) == [("none",), ("save", "mining"), ("save", "combat"), ("save", "trade")]
    play(game, ("save", "combat"))
    assert hero(game)["tokens"] == ["combat"]
    rest(game)
    assert sorted(hero(game)["tokens"]) == ["combat", "combat", "mining", "trade"]
    play(game, ("march", "mining"), ("march", "trade"), ("march", "combat"), ("end",), ("save", "combat"))
    assert hero(game)["tokens"] == ["combat"]  # kept once more, and no other with it


@pytest.mark.rule("EU-8.16", "EU-8.17", "EU-15.10", "EU-35.25")
def test_encounter_cards_are_refilled_at_the_end_of_the_turn_and_not_before() -> None:
    game = at(
        "acting",
        land={"1,1": "i_encounter_1"},
        faceup={"hunter": ["hunter_snares", "hunter_big_game"]},
        h0={"at": "1,1", "gold": 3},
    )
    play(game, ("quest", "hunter_snares"))
    assert table(game)["faceup"] == {"hunter": ["hunter_big_game"]}
    play(game, ("march", "trade"), ("end",))
    assert kind(game) == "save" and len(table(game)["faceup"]["hunter"]) == 1
    play(game, ("none",))
    assert len(table(game)["faceup"]["hunter"]) == 2 and hero(game)["moves"] == 0


@pytest.mark.rule("EU-8.18")
def test_cards_may_be_exchanged_whenever_a_player_may_act() -> None:
    five = ["curse", "curse", "savagery", "bloodthirst", "bloodthirst"]
    game = at("acting", h0={"silver": five})
    play(game, ("exchange",))
    assert kind(game) == "give_up"
    while kind(game) == "give_up":
        play(game, options(game)[0])
    assert len(hero(game)["silver"]) == 1 and len(hero(game)["golden"]) == 1


# -- tokens ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-9.1", "EU-9.2", "EU-11.1")
@pytest.mark.parametrize(("token", "points"), [("mining", 1), ("trade", 2), ("combat", 3)])
def test_a_token_gives_its_movement_points(token: str, points: int) -> None:
    game = play(at("acting"), ("march", token))
    assert hero(game)["moves"] == points and token not in hero(game)["tokens"]


@pytest.mark.rule("EU-9.4", "EU-9.5")
def test_each_token_is_used_once_and_the_fourth_like_the_others() -> None:
    game = at("acting", h0={"tokens": ["mining", "trade", "combat", "trade"]})
    play(game, ("march", "trade"), ("march", "trade"))
    assert hero(game)["moves"] == 4 and ("march", "trade") not in options(game)


@pytest.mark.rule("EU-9.6")
def test_a_token_is_spent_on_an_action_only_where_it_can_be_carried_out() -> None:
    game = at("acting")
    assert options(game, "mine", "trade") == []
    mined = here("lake", tokens={"1,2": ["m0"]}, land={"1,1": "i_fixed_2"})
    assert marked(mined, "1,2") == ["m0"] and options(mined, "mine") == []
    assert mined.why(("mine",)) == (False, "EU-18.5")


@pytest.mark.rule("EU-8.2", "EU-11.2")
@pytest.mark.parametrize("moves", [0, 1])
@pytest.mark.parametrize("type", ["merchants", "lake", "elemental_fire", "plain"])
def test_what_may_be_done_is_what_nothing_forbids(type: str, moves: int) -> None:
    for tokens in ([], ["mining", "trade", "combat"]):
        game = here(type, h0={"moves": moves, "tokens": tokens, "gold": 2, "bag": ["scroll_of_gaar"]})
        assert options(game) == ACT.judged(game.state, 0, ()) and (moves or not options(game, "walk"))


@pytest.mark.rule("EU-8.4", "EU-18.12")
@pytest.mark.uses("scroll_of_delving")
def test_the_mine_cart_of_a_granting_tile_is_good_for_one_mining_action() -> None:
    game = here("lake", h0={"bag": ["scroll_of_delving"], "tokens": ["mining"]})
    play(game, ("mine",), ("with", "scroll_of_delving"))
    play(game, options(game, "keep")[0])
    assert kind(game) == "act" and game.state.heroes[0].aided == []


@pytest.mark.rule("EU-8.4", "EU-19.50")
@pytest.mark.uses("writ_of_trade")
def test_the_discount_of_a_granting_tile_is_good_for_one_trade_action() -> None:
    mine = {"id": "dral", "bag": ["writ_of_trade"], "gold": 9, "tokens": ["trade"]}
    game = here("merchants", h0=mine, offers={"merchant": ["buckler", "leather_helm", "satchel", "scroll_of_gaar"]})
    found = []
    for keys in ([("trade",), ("with", "writ_of_trade")], [("trade",)]):
        play(game, *keys)
        found.append(game.state.trading_now.discount_item)
        play(game, ("done",))
    assert found == [1, 0]
