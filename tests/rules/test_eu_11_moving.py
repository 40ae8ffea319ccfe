"""EU-11, EU-12, EU-16: movement, revealing Map tiles, Portals and Teleports."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game

from .euthia import AROUND, CHURCH, at, events, hero, kind, options, play, seen, table

# A Monster of level 1 stands on 2,1; all around the start tile is known
LAND = dict(zip(AROUND, ["i_general_5", "i_fixed_2", "i_general_1", "i_general_3", "i_general_4", "i_general_7"]))
# Fire on 1,2; Monsters on 1,1 (level 2) and 2,1; 0,2 is a lake under the Power of Fire, 0,1 is not under it
FIRE = {"1,1": "iii_general_5", "-1,2": "i_general_1"}
PORTALS = {"1,1": "i_fixed_2", "-1,-1": "ii_fixed_2", "-2,1": "i_general_6"}  # on 1,1, on 0,-1, with a Monster on -1,1


def walking(**laid: Any) -> Game[Any]:
    laid["h0"] = {"id": "dral", "at": "1,0", "moves": 3, **laid.get("h0", {})}
    return at("acting", **{"land": LAND, **laid})


def win(game: Game[Any]) -> Game[Any]:
    """The Combat that goes on, won by a Scroll of Thunder in step A of the attack; the Trophy is left."""
    while kind(game) != "trophy":
        thunder = ("use", "scroll_of_thunder")
        play(game, thunder if thunder in options(game) else options(game)[0])
    return play(game, ("leave",))


# -- movement -------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-11.2", "EU-11.3")
def test_a_step_costs_one_point_also_to_and_from_a_centre() -> None:
    game = walking()
    for space, left in ((CHURCH, 2), ("0,1", 1), ("0,0", 0)):
        play(game, ("walk", space))
        assert (hero(game)["at"], hero(game)["moves"]) == (space, left)
    assert options(game, "walk") == [] and game.why(("walk", "1,0")) == (False, "EU-11.2")
    assert not any(key == ("walk", "1,1") for key in options(walking(h0={"at": "0,0"})))  # not adjacent


@pytest.mark.rule("EU-11.4")
def test_heroes_pass_and_share_spaces() -> None:
    game = walking(seats=3, h1={"at": "0,0"}, h2={"at": "0,0"})
    play(game, ("walk", "0,0"))
    assert [hero(game, seat)["at"] for seat in range(3)] == ["0,0"] * 3
    assert hero(play(game, ("walk", "0,1")))["at"] == "0,1"


@pytest.mark.rule("EU-11.5", "EU-11.7")
@pytest.mark.parametrize(
    ("mine", "may"),
    [
        ({"tokens": ["mining", "trade"]}, False),
        ({"tokens": ["mining", "combat"]}, True),
        ({"tokens": [], "board": ["dral_relentless"]}, True),
        ({"tokens": [], "board": ["dral_relentless"], "tired": ["dral_relentless"]}, False),
        ({"tokens": [], "bag": ["scroll_of_war"]}, True),
    ],
)
def test_the_space_of_a_monster_is_entered_only_with_an_unused_combat_action(mine: dict[str, Any], may: bool) -> None:
    game = walking(h0={"at": "1,1", **mine})
    assert (("walk", "2,1") in options(game)) == may
    assert may or game.why(("walk", "2,1")) == (False, "EU-11.5")


@pytest.mark.rule("EU-11.6", "EU-11.8", "EU-20.1")
def test_a_monster_stops_the_movement_and_what_is_left_may_be_spent_after_the_combat() -> None:
    game = walking(h0={"at": "1,1", "bag": ["scroll_of_thunder"], "moves": 2}, tops={1: "dragonfly"})
    play(game, ("walk", "2,1"))
    assert table(game)["fight"] is not None and options(game, "walk") == []
    win(game)
    assert kind(game) == "act" and hero(game)["moves"] == 1
    assert hero(play(game, ("walk", "1,1")))["at"] == "1,1"


@pytest.mark.rule("EU-11.9")
def test_entering_is_the_point_then_the_power_then_the_reveal_then_combat() -> None:
    game = walking(land={"1,1": "iii_general_5"}, stack=["iv_general_2"], h0={"at": "0,1"})
    play(game, ("walk", "1,1"))
    assert hero(game)["moves"] == 2 and hero(game)["health"] == 4  # before any tile is chosen
    assert kind(game) == "slot" and table(game)["fight"] is None
    play(game, options(game)[0])
    assert table(game)["fight"] is not None and len(table(game)["stack"]) == 0
    told = [event.name for event in events(game) if event.name in ("moved", "wounded", "tile")]
    assert told == ["moved", "wounded", "tile"]


@pytest.mark.rule("EU-11.10")
def test_a_hero_who_dies_on_entering_spends_no_combat_action_and_reveals_nothing() -> None:
    game = walking(land=FIRE, stack=["iv_general_2"], h0={"at": "0,1", "health": 2})
    play(game, ("walk", "1,1"))
    assert hero(game)["at"] == CHURCH and "combat" in hero(game)["tokens"]
    assert kind(game) == "act" and len(table(game)["stack"]) == 1 and table(game)["fight"] is None


@pytest.mark.rule("EU-11.11", "EU-14.6", "EU-16.3")
def test_a_centre_is_closed_until_the_three_hexes_around_it_are_liberated() -> None:
    towers = {**LAND, "1,1": "ii_fixed_3"}
    mine = {"at": "1,1", "bag": ["scroll_of_teleport_3"]}
    shut = walking(land=towers, freed=["1,1", "2,1"], h0=mine)
    assert shut.why(("walk", "1,1*")) == (False, "EU-14.6")
    play(shut, ("use", "scroll_of_teleport_3"))
    assert shut.why(("to", "1,1*")) == (False, "EU-14.6")
    free = walking(land=towers, freed=["1,1", "2,1", "1,2"], h0=mine)
    assert ("walk", "1,1*") in options(free)
    assert ("to", "1,1*") in options(play(free, ("use", "scroll_of_teleport_3")))


# -- revealing ------------------------------------------------------------------------------------------------

SIX = ["i_general_1", "i_general_2", "i_general_3", "i_general_4", "i_general_5", "i_general_7"]


def exploring(**laid: Any) -> Game[Any]:
    laid["h0"] = {"id": "dral", "moves": 3, **laid.get("h0", {})}
    return at("acting", **{"stack": SIX, **laid})


@pytest.mark.rule("EU-12.1", "EU-12.2", "EU-12.5", "EU-12.7", "EU-12.8")
def test_entering_the_edge_reveals_tiles_one_by_one_until_the_space_is_surrounded() -> None:
    game = play(exploring(), ("walk", "0,0"))
    assert hero(game)["moves"] == 2
    assert sorted(options(game)) == [("slot", "-1,-1"), ("slot", "-2,1"), ("slot", "1,-2")]
    play(game, ("slot", "-2,1"))
    assert sorted(options(game)) == [("slot", "-1,-1"), ("slot", "1,-2")] and len(table(game)["land"]) == 2
    play(game, ("slot", "1,-2"))  # the last one is no choice
    assert len(table(game)["land"]) == 4 and kind(game) == "act"
    assert hero(play(game, ("walk", "1,0")))["moves"] == 1  # the movement goes on


@pytest.mark.rule("EU-12.3", "EU-12.4")
def test_the_place_is_chosen_before_the_tile_is_seen() -> None:
    game = play(exploring(), ("walk", "0,0"))
    assert not any(tile in str(game.view(0)) for tile in SIX)
    play(game, ("slot", "-1,-1"))
    assert table(game)["land"]["-1,-1"] in SIX
    drawn = {seed: play(exploring(seed=seed), ("walk", "0,0"), ("slot", "-1,-1")) for seed in range(6)}
    assert len({table(each)["land"]["-1,-1"] for each in drawn.values()}) > 1


@pytest.mark.rule("EU-12.9")
def test_a_teleport_reveals_as_well() -> None:
    game = exploring(land={"1,1": "i_fixed_2"}, h0={"bag": ["scroll_of_teleport_3"]})
    play(game, ("use", "scroll_of_teleport_3"), ("to", "1,2"))
    assert kind(game) == "slot" and ("skip",) not in options(game)


@pytest.mark.rule("EU-12.10", "EU-15.1", "EU-15.5")
def test_an_encounter_is_set_up_at_once() -> None:
    game = exploring(stack=["i_encounter_1", "ii_general_2", "iii_general_2"])
    play(game, ("walk", "0,0"), ("slot", "-1,-1"))
    assert kind(game) == "slot" and len(table(game)["faceup"]["hunter"]) == 2


@pytest.mark.rule("EU-12.11", "EU-17.3")
def test_an_elemental_acts_at_once() -> None:
    game = play(exploring(stack=["iii_general_5", "iv_general_2"]), ("walk", "0,0"), ("slot", "-1,-1"))
    assert kind(game) == "slot" and hero(game)["health"] == 4  # Fire on -1,0


@pytest.mark.rule("EU-12.13")
def test_an_empty_stack_reveals_nothing() -> None:
    game = exploring(stack=["i_general_1"])
    play(game, ("walk", "0,0"), ("slot", "-1,-1"))
    assert kind(game) == "act" and len(table(game)["land"]) == 2
    assert kind(play(game, ("walk", "1,0"))) == "act"


@pytest.mark.rule("EU-12.14")
def test_the_reveal_stops_with_the_death_of_the_revealer_and_is_made_up_for_later() -> None:
    stack = ["iii_general_5", "iv_general_2", "iv_general_3", "iv_general_5"]
    game = exploring(stack=stack, h0={"health": 2}, h1={"id": "ael", "at": "0,0"})
    play(game, ("walk", "0,0"), ("slot", "-1,-1"))
    assert hero(game)["at"] == CHURCH and kind(game) == "act" and len(table(game)["stack"]) == 3
    assert hero(game, 1)["health"] == 3  # the Hero beside it has felt the Fire too
    play(game, ("march", "combat"), ("walk", "0,0"))
    assert kind(game) == "slot" and len(options(game)) == 2


# -- Teleport and Portals -------------------------------------------------------------------------------------


@pytest.mark.rule("EU-16.1", "EU-16.7", "EU-16.8", "EU-16.10")
def test_a_teleport_costs_no_points_and_reaches_as_far_as_its_number() -> None:
    mine = {"at": "1,1", "bag": ["scroll_of_teleport_3"], "moves": 0, "tokens": ["trade"]}
    game = walking(h0=mine, land={"1,1": "i_general_5", "2,2": "i_general_1"})
    play(game, ("use", "scroll_of_teleport_3"))
    goals = [key[1] for key in options(game, "to")]
    assert "1,1" not in goals and "2,2" in goals  # past the Monsters on 2,1 and 1,2
    assert {"0,0", "1,0", "0,1", CHURCH} <= set(goals)
    play(game, ("to", "2,2"))
    assert (hero(game)["at"], hero(game)["moves"]) == ("2,2", 0)


@pytest.mark.rule("EU-16.2", "EU-16.11")
def test_a_teleport_to_a_monster_needs_a_combat_action_and_is_a_combat_at_once() -> None:
    mine = {"at": "1,1", "bag": ["scroll_of_teleport_3"]}
    game = walking(h0=mine)
    play(game, ("use", "scroll_of_teleport_3"), ("to", "2,1"))
    assert table(game)["fight"]["at"] == "2,1"
    unarmed = play(walking(h0={**mine, "tokens": ["trade"]}), ("use", "scroll_of_teleport_3"))
    assert unarmed.why(("to", "2,1")) == (False, "EU-11.5")
    gate = at("acting", land=PORTALS, h0={"id": "dral", "at": "1,1"})
    play(gate, ("portal", "-1,1"))
    assert table(gate)["fight"]["at"] == "-1,1"


@pytest.mark.rule("EU-16.4", "EU-35.29")
def test_a_portal_leads_to_every_other_portal_as_a_free_action() -> None:
    game = at("acting", land=PORTALS, h0={"id": "dral", "at": "1,1", "tokens": []}, freed=["-1,1"])
    assert sorted(options(game, "portal")) == [("portal", "-1,1"), ("portal", "0,-1")]
    play(game, ("portal", "0,-1"))
    assert (hero(game)["at"], hero(game)["moves"]) == ("0,-1", 0)


@pytest.mark.rule("EU-16.5", "EU-16.6")
def test_no_portal_twice_before_the_hero_has_walked_to_one() -> None:
    game = at("acting", land=PORTALS, h0={"id": "dral", "at": "1,1", "moves": 4}, freed=["-1,1"])
    play(game, ("portal", "0,-1"))
    assert options(game, "portal") == [] and game.why(("portal", "1,1")) == (False, "EU-16.6")
    play(game, ("walk", "0,0"), ("walk", "0,-1"))
    assert options(game, "portal")
    play(game, ("portal", "-1,1"))
    assert options(game, "portal") == []
    play(game, ("end",), ("none",), ("end",), ("none",))
    assert table(game)["active"] == 0 and options(game, "portal")  # in a later turn


@pytest.mark.rule("EU-16.6")
def test_a_teleport_of_a_tile_leads_to_a_portal_that_may_be_used() -> None:
    mine = {"id": "dral", "at": "1,1", "bag": ["scroll_of_teleport_3"]}
    game = play(at("acting", land=PORTALS, h0=mine, freed=["-1,1"]), ("portal", "0,-1"))
    play(game, ("use", "scroll_of_teleport_3"), ("to", "-1,1"))
    assert sorted(options(game, "portal")) == [("portal", "0,-1"), ("portal", "1,1")]


@pytest.mark.rule("EU-16.11")
def test_a_portal_with_a_monster_cannot_be_activated() -> None:
    game = at("acting", land=PORTALS, h0={"id": "dral", "at": "-1,1"})
    assert options(game, "portal") == []


@pytest.mark.rule("EU-16.9")
def test_a_teleport_onto_fire_burns() -> None:
    game = walking(land=FIRE, h0={"at": "0,1", "bag": ["scroll_of_teleport_3"]})
    play(game, ("use", "scroll_of_teleport_3"), ("to", "0,2"))
    assert hero(game)["health"] == 4
    assert seen(game)["heroes"][0]["powers"] == ["fire"]
