"""TH-35: Torkan's Temple; the clauses of the Blood Lily stand with its other tests."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game
from fabletop.games.thorgal.story.moments import trust_needed

from ..properties import laws
from .thorgal import SURE, Tale, events, fight, hero, kind, options, play, table
from .thorgal_arena import cards

TEMPLE = Tale("torkans_temple", round=4)
CAPTAINS = {"toll_gate": ["minor", "minor"], "watchtower": ["average"], "captains_hall": ["powerful", "minor"]}  # 8


def box(game: Game[Any], location: str) -> dict[str, int]:
    lying: dict[str, int] = table(game)["locations"][location]["boxes"][0]["on"]
    return lying


def rebels(number: int, **more: Any) -> dict[str, Any]:
    """So many rebels in the barracks, against captains of strength 8."""
    places: dict[str, Any] = {name: {"enemies": tokens} for name, tokens in CAPTAINS.items()}
    return {**places, "slave_barracks": {"boxes": {0: {"on": {"power": number}}}}, **more}


# -- the board ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-35.1", "TH-35.28")
def test_the_temple_lasts_nine_rounds() -> None:
    assert table(TEMPLE.at("take_token"))["rounds"] == 9
    assert table(TEMPLE.at("new_round", round=8))["round"] == 9


@pytest.mark.rule("TH-35.2", "TH-35.23")
@pytest.mark.parametrize(
    ("path", "gathered", "deck"),
    [
        (["birch_valley"], [], "rural"),
        (["birch_valley", "iron_brook"], [], "mountain"),
        (["birch_valley", "iron_brook"], [(3, 3)], "mountain"),
        (["birch_valley", "iron_brook"], [(3, 3), (5, 1)], "rural"),
    ],
)
def test_three_uncovered_penalty_spaces_bring_events_of_the_mountain(
    path: list[str], gathered: list[tuple[int, int]], deck: str
) -> None:
    game = TEMPLE.at("new_event", path=path, gathered=gathered)
    assert cards().events[str(events(game, "event")[0].args[0])].deck == deck


# -- goals ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-35.3", "TH-35.4", "TH-35.30", "TH-35.29")
@pytest.mark.parametrize(("before", "ending"), [(7, ""), (8, "revolt")])
def test_the_revolt_needs_more_rebels_than_the_strength_of_all_captains(before: int, ending: str) -> None:
    game = TEMPLE.act("assign", 1, "shackle_town", locations=rebels(before), h0={"pool": {"power": 1}})
    play(game, ("box", "slave_barracks-0"))
    assert game.state.ending == ending and game.over == bool(ending)
    if ending:
        assert game.result is not None and game.result.winners == (0, 1)


@pytest.mark.rule("TH-35.29")
def test_the_revolt_begins_when_a_captain_falls_though_others_are_left_there() -> None:
    places = rebels(8, captains_hall={"enemies": ["minor", "powerful"]})
    game = TEMPLE.act("combat", 1, "shackle_town", locations=places, draws={"enemy_minor": ["toll_robber"]}, **SURE)
    assert fight(play(game, ("foe", "captains_hall", "minor"))).state.ending == "revolt"


@pytest.mark.rule("TH-35.29")
def test_the_revolt_begins_when_an_effect_takes_a_captain_away() -> None:
    game = TEMPLE.effects("thread-13-1", "torkans_altar", locations=rebels(7))
    assert play(game, ("token", "watchtower", "average")).state.ending == "revolt"


@pytest.mark.rule("TH-35.3", "TH-35.5")
@pytest.mark.parametrize(("told", "ending"), [([], "destruction_cost"), ([1, 6], "destruction")])
def test_the_temple_is_destroyed_when_the_marker_reaches_the_leftmost_space(told: list[int], ending: str) -> None:
    assert not TEMPLE.effects("par-3", "sledge_ramp", track=3).state.ending
    game = TEMPLE.effects("par-3", "sledge_ramp", track=2, told=told)
    assert game.state.ending == ending and game.result is not None and game.result.winners == (0, 1)


@pytest.mark.rule("TH-35.6")
def test_the_temple_rises_when_the_marker_reaches_the_rightmost_space_or_time_runs_out() -> None:
    assert not TEMPLE.effects("icon-right", track=10).state.ending
    for game in (TEMPLE.effects("icon-right", track=12), TEMPLE.at("new_round", round=9)):
        assert game.state.ending == "temple_rises" and game.result is not None and game.result.winners == ()


# -- Event icons ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-35.7")
def test_the_left_icon_moves_the_marker_if_an_enemy_is_at_the_works_else_brings_one() -> None:
    assert table(TEMPLE.effects("icon-left", track=6))["track"] == 7
    empty: dict[str, Any] = {"timber_yard": {"enemies": []}, "great_hoist": {"enemies": []}}
    game = TEMPLE.effects("icon-left", track=6, locations=empty)
    assert options(game) == [("location", each) for each in ("timber_yard", "lime_kiln", "great_hoist")]
    play(game, ("location", "lime_kiln"))
    assert table(game)["track"] == 6 and table(game)["locations"]["lime_kiln"]["enemies"] == ["minor"]


@pytest.mark.rule("TH-35.8", "TH-28.6")
def test_the_middle_icon_raises_a_captain() -> None:
    game = TEMPLE.effects("icon-middle", locations=rebels(0))
    assert {str(key[1]) for key in options(game)} == set(CAPTAINS)
    play(game, ("token", "watchtower", "average"))
    assert table(game)["locations"]["watchtower"]["enemies"] == ["powerful"]


@pytest.mark.rule("TH-35.9")
def test_the_right_icon_moves_the_marker_two_spaces_right() -> None:
    assert table(TEMPLE.effects("icon-right", track=6))["track"] == 8


# -- Distrust -------------------------------------------------------------------------------------------------


def asking(number: int, **laid: Any) -> Game[Any]:
    """So much Gossip is assigned to the charcoal burners, whose die is yellow."""
    own = {"pool": {"gossip": number}}
    game = play(TEMPLE.act("assign", number, "birch_slope", h0=own, **laid), ("box", "charcoal_burners-0"))
    return play(game, *[("put", "gossip")] * (number - 1))


@pytest.mark.rule("TH-35.10", "TH-35.31")
def test_after_an_assign_the_player_resolves_the_location_or_leaves_the_resources_there() -> None:
    game = asking(2)
    assert kind(game) == "trust" and options(game) == [("leave",), ("resolve",)]
    play(game, ("leave",))
    assert box(game, "charcoal_burners") == {"gossip": 2} and not events(game, "resolved")
    lying = {"charcoal_burners": {"boxes": {0: {"on": {"gossip": 5}}}}}
    game = TEMPLE.act("assign", 1, "birch_slope", h0={"pool": {"gossip": 1}}, locations=lying)
    assert kind(play(game, ("nothing",))) != "trust"


@pytest.mark.rule("TH-35.11", "TH-35.24", "TH-35.32")
@pytest.mark.parametrize(("face", "result"), [(1, 1), (3, 2), (6, 3)])
def test_enough_resources_for_the_white_squares_of_the_die_win_trust(face: int, result: int) -> None:
    game = play(asking(3, dice=[face]), ("resolve",))
    assert [(each.result, each.number) for each in events(game, "trust_roll")] == [(result, 3)]
    assert hero(game)["pool"]["power"] == 2 and 1 in table(game)["told"]
    assert game.state.on_box == ({"charcoal_burners-0": {"gossip": 3 - result}} if result < 3 else {})


@pytest.mark.rule("TH-35.12")
def test_too_few_resources_are_all_lost_and_the_location_has_its_other_effect() -> None:
    game = play(asking(2, dice=[6]), ("resolve",))
    assert box(game, "charcoal_burners") == {} and hero(game)["threat"] == 1
    assert 1 not in table(game)["told"] and "power" not in hero(game)["pool"]


@pytest.mark.rule("TH-35.32")
def test_the_winner_chooses_which_of_the_assigned_resources_are_discarded_after_the_effect() -> None:
    lying = {"cave_dwellers": {"boxes": {0: {"on": {"gossip": 1, "magic": 1}}}}}
    own = {"pool": {"magic": 1}}
    game = TEMPLE.act("assign", 1, "echo_caves", h0=own, h1={"pool": {}}, locations=lying, dice=[2])
    play(game, ("box", "cave_dwellers-0"), ("resolve",))
    assert kind(game) == "off" and hero(game)["pool"] == {"power": 2}
    assert table(game)["trust"] == 2, "all have seen the roll"
    laws.loose_ends(play(game, ("kind", "magic")))
    play(game, ("kind", "magic"))
    assert box(game, "cave_dwellers") == {"gossip": 1} and table(game)["trust"] is None


@pytest.mark.rule("TH-16.9")
@pytest.mark.parametrize(("watch", "threat"), [(["minor"], 1), ([], 0)])
def test_a_watched_path_frightens_whoever_takes_it(watch: list[str], threat: int) -> None:
    red = next(border for border in TEMPLE.at("take_token").state.map.borders.values() if border.kind == "red")
    own = {"area": red.a, "items": [], "threat": 0}
    game = TEMPLE.act("move", 9, red.a, h0=own, round=9, locations={"watchtower": {"enemies": watch}})
    assert hero(play(game, ("cross", red.id)))["threat"] == threat


@pytest.mark.rule("TH-35.11")
@pytest.mark.parametrize(("flags", "needed"), [([], [1, 2, 3]), (["keys"], [1, 1, 2])])
def test_with_the_keys_of_the_shackles_less_is_asked_for_but_never_nothing(flags: list[str], needed: list[int]) -> None:
    state = TEMPLE.at("take_token", flags=flags).state
    assert [trust_needed(state, result) for result in (1, 2, 3)] == needed
