"""Hide and Sea: the Linnet and her lanes, the Fleets, the Hunt, the crown."""

from __future__ import annotations

from typing import Any

import pytest

import fabletop
from fabletop import Game
from fabletop.games.thorgal.adventures.hide_and_sea.rules import Fleets
from fabletop.games.thorgal.story.moments import border_cost, turn_over

from .thorgal import RICH, SURE, Tale, begun, events, fight, hero, kind, options, play, table, teach

SEA = Tale("hide_and_sea", round=6)
FLEETS = ("fleet_1", "fleet_2", "fleet_3")
ANCHORAGES = {
    "gull_haven": "boat_shed",
    "heron_holm": "heron_sands",
    "skarn": "skarn_harbour",
    "ulver": "ulver_quay",
    "seal_skerries": "singing_rocks",
    "drowned_forest": "root_channel",
    "wreckers_isle": "wreckers_roads",
    "whalebone": "whalebone_arch",
    "crown_sound": "crown_rock",
}


def fleets(*areas: str, **laid: Any) -> dict[str, Any]:
    """The fields of a table with Fleets 1, 2, 3 in these Areas ("" is destroyed) and no other Enemies there."""
    places_of = {fleet: area for fleet, area in zip(FLEETS, areas) if area}
    places: dict[str, Any] = {location: {"enemies": []} for location in (*ANCHORAGES.values(), "castle_ulver")}
    for area in areas:
        if area:
            places[ANCHORAGES[area]]["enemies"].append("mystic")
    sunk = [fleet for fleet, area in zip(FLEETS, areas) if not area]
    goals = {fleet: 1 if fleet == "fleet_3" else 2 for fleet in FLEETS if fleet not in sunk}
    given = {**places, **laid.pop("locations", {})}
    return {"tale": {"at": places_of, "destroyed": sunk}, "goals": goals, "locations": given, **laid}


def at(game: Game[Any]) -> dict[str, str]:
    """Where the Fleets are."""
    return dict(game.state.tales[Fleets].at)


def held(game: Game[Any]) -> dict[str, str]:
    """Where their tokens lie; it must be the same."""
    return {
        area: "mystic" * table(game)["locations"][location]["enemies"].count("mystic")
        for area, location in ANCHORAGES.items()
    }


def gone(game: Game[Any]) -> list[str]:
    return list(game.state.tales[Fleets].destroyed)


# -- the Linnet ----------------------------------------------------------------------------------------------


def test_the_linnet_and_two_fleets_lie_where_the_story_begins() -> None:
    game = begun("hide_and_sea")
    assert table(game)["ship"] == "gull_haven" and table(game)["track"] == game.state.tale.track.start
    assert at(game) == {"fleet_1": "skarn", "fleet_2": "crown_sound"}
    assert table(game)["goals"] == {"fleet_1": 2, "fleet_2": 2, "fleet_3": 1}
    assert held(game)["skarn"] == held(game)["crown_sound"] == "mystic"


def test_a_sea_lane_is_crossed_only_out_of_the_area_of_the_ship() -> None:
    assert ("cross", "b1") in options(SEA.act("move", 1, "gull_haven"))
    ashore = SEA.act("move", 1, "heron_holm", ship="gull_haven")
    assert options(ashore, "cross") == [] and hero(ashore)["area"] == "skarn", "only the ford is left"
    normal = SEA.act("move", 1, "gull_haven", ship="heron_holm", may={"borders_as_normal": 1})
    assert hero(normal)["area"] == "gull_haven", "no card replaces the Ship"


@pytest.mark.parametrize(("answer", "area"), [("yes", "heron_holm"), ("no", "gull_haven")])
def test_the_ship_crosses_too_and_takes_along_who_agrees(answer: str, area: str) -> None:
    game = play(SEA.act("move", 1, "gull_haven"), ("cross", "b1"))
    assert kind(game) == "aboard" and game.decision is not None and game.decision.seat == 1
    play(game, (answer,))
    assert table(game)["ship"] == "heron_holm" and hero(game)["area"] == "heron_holm" and hero(game, 1)["area"] == area


def test_who_treats_borders_as_normal_still_moves_the_ship() -> None:
    game = play(SEA.act("move", 1, "gull_haven", may={"borders_as_normal": 1}), ("cross", "b1"), ("no",))
    assert table(game)["ship"] == "heron_holm"


def test_the_ford_needs_no_ship_and_costs_a_wound() -> None:
    game = SEA.act("move", 1, "heron_holm", ship="gull_haven")
    play(game, *[key for key in options(game) if key[0] == "lay"][:1])
    assert hero(game)["area"] == "skarn" and [each["shape"] for each in hero(game)["wounds"]] == ["mono"]
    assert table(game)["ship"] == "gull_haven"


def test_by_night_the_ship_is_rowed_over_up_to_two_lanes_with_those_who_want() -> None:
    game = SEA.effects("box-heron_sands-0", "heron_sands", h0={"area": "heron_holm"}, ship="gull_haven", **fleets())
    assert options(game) == [("stay",), ("area", "heron_holm"), ("area", "skarn"), ("area", "ulver")]
    assert kind(play(game.copy(), ("stay",))) != "voyage"
    play(game, ("area", "heron_holm"), ("yes",), ("area", "seal_skerries"), ("yes",), ("no",))
    assert table(game)["ship"] == "seal_skerries"
    assert (hero(game, 0)["area"], hero(game, 1)["area"]) == ("seal_skerries", "heron_holm")


@pytest.mark.rule("TH-28.12")
def test_nobody_rows_while_an_event_shuts_the_sea_lanes() -> None:
    table = {"h0": {"area": "heron_holm"}, "ship": "gull_haven", "event": "high_tide"}
    assert kind(SEA.effects("box-heron_sands-0", "heron_sands", **table)) != "voyage"


@pytest.mark.parametrize(
    ("ship", "blocked", "areas"),
    [("gull_haven", ["b2"], ["heron_holm", "ulver"]), ("heron_holm", [], ["gull_haven", "seal_skerries"])],
)
def test_the_ship_is_rowed_over_sea_lanes_that_are_not_blocked(ship: str, blocked: list[str], areas: list[str]) -> None:
    laid: dict[str, Any] = {"h0": {"area": "heron_holm"}, "ship": ship, "blocked_borders": blocked, **fleets()}
    game = SEA.effects("box-heron_sands-0", "heron_sands", **laid)
    assert options(game) == [("stay",), *(("area", area) for area in areas)]


def test_the_ship_enters_accessible_areas_only() -> None:
    game = SEA.effects("box-heron_sands-0", "heron_sands", h0={"area": "heron_holm"}, ship="gull_haven", round=1)
    assert options(game) == [("stay",), ("area", "heron_holm")]


@pytest.mark.rule("TH-6.16", "TH-16.9")
def test_who_must_go_over_a_sea_lane_takes_the_ship_and_those_who_want() -> None:
    teach(SEA.book().pack.load(), "away", ({"do": "forced_move"},))
    aboard = {"area": "gull_haven"}
    game = SEA.at("effects", "away", 0, 0, "", h0=aboard, h1=aboard, ship="gull_haven", **fleets())
    play(game, ("cross", "b1"))
    assert kind(game) == "aboard" and game.decision is not None and game.decision.seat == 1
    play(game, ("yes",))
    assert [hero(game, i)["area"] for i in (0, 1)] == [table(game)["ship"]] * 2 == ["heron_holm"] * 2


def test_what_the_ship_did_in_a_turn_is_forgotten_when_it_ends() -> None:
    base = SEA.at("take_token", **fleets()).newest().state.clone()
    base.tales[Fleets].sailed = base.tales[Fleets].piloted = True
    turn_over(base)
    assert not base.tales[Fleets].sailed and not base.tales[Fleets].piloted


def test_between_actions_no_pilot_swims_ahead() -> None:
    state = SEA.at("take_token", specials=["special_j"], ship="whalebone", round=4).state
    lane = state.map.borders["b13"]
    assert border_cost(state, lane) == lane.multiplicity


@pytest.mark.uses("hide_and_sea")
def test_the_grey_pilot_makes_one_long_lane_short_and_leads_a_fleet_away() -> None:
    idle = {"area": "whalebone", "items": [], "skill": False, "pool": {}}
    laid = fleets("skarn", "crown_sound", ship="whalebone", h0=idle, h1={"area": "ulver"})
    game = SEA.at("main_action", 0, 6, **laid)
    assert ("cross", "b9") not in options(play(game, ("cross", "b13"))), "two of two are spent"
    game = play(SEA.at("main_action", 0, 6, specials=["special_j"], **laid), ("cross", "b13"), ("cross", "b9"))
    assert options(game) == [("skip",), ("fleet", "fleet_2")], "from Skarn no Area is farther from Ulver"
    assert at(play(game.copy(), ("skip",))) == {"fleet_1": "skarn", "fleet_2": "crown_sound"}
    play(game, ("fleet", "fleet_2"))
    assert [key[1] for key in options(game)] == ["skarn", "whalebone", "wreckers_isle"]


def test_the_grey_pilot_is_not_spent_on_a_short_lane() -> None:
    idle = {"area": "skarn", "items": [], "skill": False, "pool": {}}
    laid = fleets(ship="skarn", h0=idle, h1={"area": "ulver"}, specials=["special_j"])
    game = play(SEA.at("main_action", 0, 6, **laid), ("cross", "b12"))
    assert not game.state.tales[Fleets].piloted and ("cross", "b13") in options(game)
    play(game, ("cross", "b13"))
    assert table(game)["ship"] == "crown_sound"


@pytest.mark.rule("TH-15.20")
def test_the_grey_pilot_leads_no_fleet_away_while_the_ship_lies_still() -> None:
    idle = {"area": "heron_holm", "items": [], "skill": False, "pool": {}}
    laid = fleets("skarn", ship="gull_haven", h0=idle, h1={"area": "ulver"})
    game = SEA.at("main_action", 0, 6, specials=["special_j"], **laid)
    play(game, options(game, "lay")[0], ("stop",))
    assert hero(game)["area"] == "skarn" and kind(game) == "token", "no Fleet is asked for"


@pytest.mark.rule("TH-15.20", "TH-16.13")
def test_the_grey_pilot_swims_ahead_in_no_additional_move() -> None:
    idle = {"area": "whalebone", "items": [], "skill": False}
    laid = fleets("crown_sound", ship="whalebone", h0=idle, specials=["special_j"])
    game = play(SEA.at("effects", "finding-hidden_trail", 0, 0, "", **laid), ("act",), ("cross", "b13"))
    assert table(game)["ship"] == "crown_sound" and game.decision is None, "two of two are spent"


# -- fleets --------------------------------------------------------------------------------------------------


def test_black_keels_come_in_round_3() -> None:
    game = SEA.effects("round-3")
    assert at(game)["fleet_3"] == "wreckers_isle" and held(game)["wreckers_isle"] == "mystic"


@pytest.mark.parametrize(("fleet", "tier"), list(zip(FLEETS, ("minor", "average", "powerful"))))
def test_each_fleet_draws_the_enemy_of_its_card(fleet: str, tier: str) -> None:
    game = SEA.act("combat", 1, "ulver", **fleets("ulver", "ulver", "ulver"))
    assert [key[3] for key in options(game)] == list(FLEETS)
    assert table(play(game, ("foe", "ulver_quay", "mystic", fleet)))["fight"]["tiers"] == [tier]


def test_a_beaten_fleet_loses_a_ship_and_sails_on() -> None:
    game = fight(SEA.act("combat", 1, "ulver", **fleets("ulver", "skarn"), **SURE))
    assert kind(game) == "course" and ("area", "crown_sound") in options(game)
    play(game, ("area", "crown_sound"))
    assert table(game)["goals"]["fleet_1"] == 1 and at(game)["fleet_1"] == "crown_sound"
    assert held(game)["ulver"] == "" and held(game)["crown_sound"] == "mystic"


def test_with_its_last_ship_a_fleet_is_destroyed_and_the_story_goes_on() -> None:
    game = fight(SEA.act("combat", 1, "ulver", **fleets("skarn", "skarn", "ulver"), **SURE))
    assert kind(game) == "xp", "the winner over Black Keels gains Experience"
    play(game, ("dial",))
    assert (
        gone(game) == ["fleet_3"]
        and "fleet_3" not in game.state.goals
        and at(game) == {"fleet_1": "skarn", "fleet_2": "skarn"}
    )
    assert table(game)["told"] == [16] and held(game)["ulver"] == ""


def test_the_second_fleet_that_is_destroyed_has_no_story_of_its_own() -> None:
    laid = fleets("ulver", "skarn", "", told=[16])
    laid["goals"]["fleet_1"] = 1
    game = fight(SEA.act("combat", 1, "ulver", **laid, **SURE))
    assert gone(game) == ["fleet_3", "fleet_1"] and table(game)["told"] == [16]
    assert kind(game) != "xp", "nor does anybody learn from it"


@pytest.mark.parametrize(("ship", "track"), [("ulver", 5), ("skarn", 6)])
def test_a_lost_combat_against_a_fleet_damages_the_ship_if_she_is_there(ship: str, track: int) -> None:
    game = fight(SEA.act("combat", 1, "ulver", ship=ship, **fleets("skarn", "skarn", "ulver")), well=False)
    assert table(game)["track"] == track and at(game)["fleet_3"] == "ulver"


@pytest.mark.rule("TH-5.9")
def test_a_lost_combat_that_breaks_the_hull_is_the_end_at_once() -> None:
    laid = fleets("skarn", "skarn", "ulver", locations={"castle_ulver": {"enemies": ["minor"]}})
    game = SEA.act("combat", 2, "ulver", ship="ulver", track=1, **laid)
    fight(play(game, ("foe", "ulver_quay", "mystic", "fleet_3")), well=False)
    assert game.state.ending == "sunk", "before the other Enemy can be fought"


def test_fleets_do_not_count_for_the_combat_box_of_their_anchorage() -> None:
    there = {"wreckers_roads": {"enemies": ["minor", "mystic"]}}
    game = SEA.act("combat", 1, "wreckers_isle", **fleets("wreckers_isle", "skarn", locations=there), **SURE)
    fleet = fight(play(game.copy(keep=True), ("foe", "wreckers_roads", "mystic", "fleet_1")))
    assert 8 not in table(play(fleet, options(fleet)[0]))["told"]
    wreckers = fight(play(game, ("foe", "wreckers_roads", "minor")))
    assert table(wreckers)["told"] == [8]


@pytest.mark.parametrize(
    ("areas", "deck"),
    [(("gull_haven",), "sea"), (("skarn",), "sea"), (("crown_sound", "whalebone"), "survival"), ((), "survival")],
)
def test_a_fleet_within_one_lane_brings_events_of_the_sea(areas: tuple[str, ...], deck: str) -> None:
    game = SEA.at("new_event", ship="gull_haven", **fleets(*areas))
    card = events(game, "event")[0].args[0]
    assert fabletop.book("thorgal").pack.load().events[card].deck == deck


# -- the Hunt ------------------------------------------------------------------------------------------------


def test_the_nearest_fleet_chases_the_ship_for_two_areas() -> None:
    game = SEA.effects("icon-left", ship="gull_haven", **fleets("whalebone", "wreckers_isle"))
    assert at(game)["fleet_1"] == "gull_haven" and events(game, "unseen")


def test_a_chasing_fleet_stops_where_the_ship_is_and_hunts() -> None:
    game = SEA.effects("icon-left", ship="gull_haven", **fleets("skarn", "crown_sound"))
    assert events(game, "unseen") and table(game)["locations"]["smokehouse"]["blocked"]
    assert kind(game) == "course"
    play(game, ("area", "heron_holm"))
    assert at(game) == {"fleet_1": "heron_holm", "fleet_2": "crown_sound"} and table(game)["track"] == 6


def test_ties_for_the_nearest_fleet_are_broken_by_choice() -> None:
    game = SEA.effects("icon-left", ship="gull_haven", **fleets("skarn", "ulver", "crown_sound"))
    assert options(game) == [("fleet", "fleet_1"), ("fleet", "fleet_2")]


def test_without_an_open_cove_the_hunt_damages_the_ship_and_frightens_who_is_there() -> None:
    coves = {"smokehouse": {"blocked": True}}
    laid = fleets("skarn", "ulver", locations=coves, h1={"area": "heron_holm"}, ship="gull_haven")
    game = SEA.effects("icon-middle", **laid)
    assert events(game, "hunted") and table(game)["track"] == 4
    assert (hero(game, 0)["threat"], hero(game, 1)["threat"]) == (1, 0)
    play(game, ("area", "skarn"), ("area", "ulver"))
    assert at(game) == {"fleet_1": "skarn", "fleet_2": "ulver"}


def test_sailing_into_the_area_of_a_fleet_is_no_hunt() -> None:
    game = play(SEA.act("move", 1, "gull_haven", h1={"area": "skarn"}), ("cross", "b2"))
    assert table(game)["ship"] == "skarn" and not events(game, "hunted") and not events(game, "unseen")


@pytest.mark.parametrize(("ship", "track", "threat"), [("gull_haven", 6, 1), ("ulver", 5, 0)])
def test_a_storm_damages_the_ship_outside_a_cove_and_frightens_who_is_not_aboard(
    ship: str, track: int, threat: int
) -> None:
    game = SEA.effects("icon-right", ship=ship, h0={"area": ship}, h1={"area": "skarn"})
    assert table(game)["track"] == track and (hero(game, 0)["threat"], hero(game, 1)["threat"]) == (0, threat)


# -- what helps ----------------------------------------------------------------------------------------------


def test_a_decoy_draws_a_fleet_up_to_two_areas_away_but_never_to_the_ship() -> None:
    game = SEA.effects("box-ulver_quay-0", "ulver_quay", ship="gull_haven", **fleets("skarn", "wreckers_isle"))
    play(game, ("fleet", "fleet_1"))
    near = {"skarn", "crown_sound", "whalebone", "ulver", "heron_holm", "wreckers_isle"}
    assert {str(key[1]) for key in options(game)} == near
    assert at(play(game, ("area", "wreckers_isle"))) == {"fleet_1": "wreckers_isle", "fleet_2": "wreckers_isle"}


def test_a_decoy_without_fleets_brings_gossip() -> None:
    game = SEA.effects("box-ulver_quay-0", "ulver_quay", h0={"pool": {}}, **fleets("", ""))
    assert kind(game) != "which_fleet" and hero(game)["pool"] == {"gossip": 2}


def test_fog_opens_two_coves_and_leads_the_fleets_away() -> None:
    coves = {name: {"blocked": True} for name in ("smokehouse", "seal_caves", "bell_oak", "castle_ulver")}
    game = SEA.effects(
        "par-12", "singing_rocks", ship="gull_haven", **fleets("skarn", "wreckers_isle", locations=coves)
    )
    assert [key[1] for key in options(game, "location")] == ["smokehouse", "seal_caves", "bell_oak"]
    play(game, ("location", "smokehouse"), ("location", "bell_oak"))
    assert [key[1] for key in options(game)] == ["crown_sound", "whalebone"]
    play(game, ("area", "whalebone"))
    assert at(game) == {"fleet_1": "whalebone", "fleet_2": "wreckers_isle"}, "nothing is farther than Wreckers' Isle"
    assert [name for name in coves if table(game)["locations"][name]["blocked"]] == ["seal_caves", "castle_ulver"]


def test_a_wreck_takes_a_ship_from_a_fleet_or_gives_resources() -> None:
    game = play(SEA.effects("thread-8-0", **fleets("skarn", "ulver")), ("fleet", "fleet_2"))
    assert table(game)["goals"]["fleet_2"] == 1 and at(game)["fleet_2"] == "ulver"
    game = SEA.effects("thread-8-0", h0={"pool": {}}, **fleets())
    assert hero(play(game, ("kind", "ore"), ("kind", "magic")))["pool"] == {"ore": 1, "magic": 1}


def test_no_free_choice_of_resource_gives_a_piece_of_the_crown() -> None:
    game = SEA.effects("thread-14-0")
    assert [key[1] for key in options(game)] == ["building", "ore", "gossip", "magic"]


# -- endings -------------------------------------------------------------------------------------------------


def crowning(*flags: str, **laid: Any) -> Game[Any]:
    own = {"pool": {**RICH, "fate": 3}}
    return SEA.act("assign", 3, "crown_sound", h0=own, flags=list(flags), **fleets("skarn", "ulver"), **laid)


def test_without_a_castle_nobody_can_be_crowned() -> None:
    assert crowning().decision is None or ("box", "crown_rock-0") not in options(crowning())


@pytest.mark.parametrize(
    ("flags", "ending"),
    [
        (("skarn", "ulver"), "crowned"),
        (("skarn",), "thin_gold"),
        (("ulver",), "thin_gold"),
        (("skarn", "ulver", "false_piece"), "thin_gold"),
    ],
)
def test_three_pieces_at_crown_rock_make_a_queen(flags: tuple[str, ...], ending: str) -> None:
    game = play(crowning(*flags), ("box", "crown_rock-0"))
    while kind(game) == "put":
        play(game, ("put", "fate"))
    assert game.state.ending == ending and game.result is not None and game.result.winners == (0, 1)


def test_nothing_stands_in_for_a_piece_of_the_crown() -> None:
    game = play(crowning("skarn", may={"wild": 3, "discount": 2}), ("box", "crown_rock-0"), ("put", "fate"))
    assert options(game) == [("put", "fate"), ("enough",)]
    assert not play(game, ("enough",)).state.ending


def test_a_fleet_at_crown_rock_is_in_the_way() -> None:
    laid = fleets("crown_sound", "ulver", flags=["skarn"])
    game = SEA.act("assign", 3, "crown_sound", h0={"pool": {"fate": 3}}, **laid)
    assert table(game)["locations"]["crown_rock"]["boxes"][0]["closed"] == "TH-6.7"


def test_the_sea_is_free_without_fleets_and_with_the_hall_cleared() -> None:
    game = SEA.effects("par-9", "regents_hall", **fleets("", "", ""))
    assert game.state.ending == "free_sea"
    game = fight(SEA.act("combat", 1, "ulver", flags=["hall"], **fleets("", "", "ulver"), **SURE))
    assert play(game, ("dial",)).state.ending == "free_sea"


def test_a_broken_hull_sinks() -> None:
    game = SEA.effects("icon-right", ship="ulver", track=1)
    assert game.state.ending == "sunk"


def test_a_hunt_that_sinks_the_ship_frightens_nobody_any_more() -> None:
    game = SEA.effects("icon-middle", h0={"area": "ulver"}, track=2, **fleets("ulver", ship="ulver"))
    assert game.state.ending == "sunk" and hero(game)["threat"] == 0


def test_after_round_9_the_storms_come() -> None:
    assert SEA.at("new_round", round=9).state.ending == "storms"


def test_a_fallen_hero_is_given_to_the_tide() -> None:
    game = SEA.act("sacrifice", 99, "heron_holm")
    while not game.over:
        play(game, options(game)[0])
    assert game.state.ending == "hero_falls"
