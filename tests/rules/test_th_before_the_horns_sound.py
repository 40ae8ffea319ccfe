"""Before the Horns Sound: the special rules, the special effects and the endings of the adventure."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game
from fabletop.games.thorgal.adventures.before_the_horns_sound.rules import GroupHas
from fabletop.games.thorgal.hero.spending import can_pay
from fabletop.games.thorgal.story.moments import arriving_tier
from fabletop.kernel.position import Position, checked, lay_out

from .roll_player import events, kind, options, play, table
from .thorgal import begun, quiet_book

KEY = "before_the_horns_sound"
ALL_TIERS = ["minor", "average", "powerful", "monstrous", "mystic"]
RICH = {"building": 9, "ore": 9, "gossip": 9, "magic": 9}
LISTS = [name for name in quiet_book().pack.load().lists if name.startswith(f"{KEY}:")]


def at(scene: str, *args: str | int, seats: int = 2, **laid: Any) -> Game[Any]:
    data = {"game": "thorgal", "seats": seats, "at": [scene, *args], "options": {"adventure": KEY}, "table": laid}
    return lay_out(quiet_book(), checked(Position, data, "position"))


def run(effects: str, where: str = "", **laid: Any) -> Game[Any]:
    """A list of effects of the adventure."""
    return at("effects", f"{KEY}:{effects}", 0, 0, where, **laid)


def assign(area: str, value: int, pool: dict[str, int], **laid: Any) -> Game[Any]:
    heroes = [{"area": area, "pool": pool, "items": []}, {"area": "corn_harbour", "pool": {}, **laid.pop("other", {})}]
    act = {"type": "assign", "value": value, **laid.pop("act", {})}
    return at("do_assign", 0, heroes=heroes, round=5, act=act, **laid)


def put(game: Game[Any], box: str, *kinds: str) -> Game[Any]:
    play(game, ("box", box))
    for each in kinds:
        play(game, ("put", each)) if kind(game) == "put" else None
        while kind(game) in ("whose", "hoard"):
            play(game, options(game)[0])
    return game


def crossing(border: str, *heroes: dict[str, Any], **laid: Any) -> Game[Any]:
    act = {"type": "move", "value": 1, **laid.pop("act", {})}
    game = at("crossing", 0, seats=len(heroes), heroes=list(heroes), round=6, act=act, **laid)
    return play(game, ("cross", border))


def fleets(north: int, south: int, gannets: int = 2) -> dict[str, int]:
    return {"fleet_1": north, "fleet_2": south, "fleet_3": gannets}


def ships(game: Game[Any]) -> list[int]:
    goals = table(game)["goals"]
    return [goals.get(f"fleet_{i}", 0) for i in (1, 2, 3)]


def asked(game: Game[Any], kind: str) -> list[tuple[str | int, ...]]:
    """The options, if that is what is asked now."""
    decision = game.decision
    return list(decision.options) if decision is not None and decision.kind == kind else []


def hero(game: Game[Any], number: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = table(game)["heroes"][number]
    return found


def price(game: Game[Any], location: str) -> dict[str, int]:
    found: dict[str, int] = table(game)["locations"][location]["boxes"][0]["price"]
    return found


# -- fleets -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_fleets_the_boat_and_the_tension_are_laid_out(seats: int) -> None:
    game = begun(KEY, seats)
    assert ships(game) == [3, 3, 2]
    assert (table(game)["track"], table(game)["ship"]) == (game.state.tale.track.start, "narrows")


@pytest.mark.parametrize(("north", "tension"), [(4, 2), (3, 1)])
def test_tension_cannot_fall_below_2_while_the_north_has_more_ships_than_the_south(north: int, tension: int) -> None:
    game = run("thread-3-0", goals=fleets(north, 3), track=3, told=[18])
    assert table(game)["track"] == tension


def test_the_northern_shore_asks_for_more_of_the_first_kind_while_the_south_has_more_ships() -> None:
    game = at("take_token", goals=fleets(3, 4))
    assert price(game, "jarls_hall") == {"ore": 3, "gossip": 2}
    assert price(game, "shipwrights_slip") == {"building": 4, "ore": 2}
    assert price(game, "generals_barge") == {"gossip": 2, "building": 2}
    assert price(at("take_token", goals=fleets(4, 4)), "jarls_hall") == {"ore": 2, "gossip": 2}


@pytest.mark.parametrize(("gannets", "tier"), [(2, "minor"), (3, "average")])
def test_enemies_put_on_the_gannets_are_one_level_higher_while_they_have_3_ships(gannets: int, tier: str) -> None:
    heroes: list[dict[str, Any]] = [{"pool": {}}, {"pool": {}}]
    game = run("icon-right", goals=fleets(3, 3, gannets), locations={"boarding_lines": {"enemies": []}}, heroes=heroes)
    assert table(game)["locations"]["boarding_lines"]["enemies"] == [tier]


@pytest.mark.rule("TH-7.4", "TH-25.6")
@pytest.mark.parametrize(
    ("location", "gannets", "raised"), [("hulks", 3, True), ("hulks", 2, False), ("jarls_hall", 3, False)]
)
def test_what_comes_to_the_gannets_is_of_the_next_tier_if_there_is_one(
    location: str, gannets: int, raised: bool
) -> None:
    state = at("take_token", goals=fleets(3, 3, gannets)).state
    higher = ["average", "powerful", "monstrous", "monstrous", "mystic"]
    assert [arriving_tier(state, location, tier) for tier in ALL_TIERS] == (higher if raised else ALL_TIERS)


def test_an_enemy_that_dives_already_is_raised_instead() -> None:
    game = run("icon-right", locations={"boarding_lines": {"enemies": ["minor"]}}, heroes=[{"pool": {}}, {"pool": {}}])
    assert table(game)["locations"]["boarding_lines"]["enemies"] == ["average"]


def test_a_fleet_never_has_fewer_than_no_ships() -> None:
    game = play(run("par-11/0.1", goals=fleets(1, 3)), ("fleet", "fleet_1"))
    assert ships(game) == [0, 3, 2]
    assert [(each.number, each.left) for each in events(game, "ships_lost")] == [(1, 0)]
    game = play(run("par-11/0.1", goals=fleets(0, 3)), ("fleet", "fleet_1"))
    assert ships(game) == [0, 3, 2] and not events(game, "ships_lost")


@pytest.mark.rule("TH-7.4")
def test_a_fleet_without_goal_tokens_has_no_ships() -> None:
    assert table(run("icon-left", goals={"fleet_1": 3, "fleet_2": 3}))["told"] == [19], "the Gannets are gone"
    assert ships(run("icon-middle", goals={"fleet_1": 1, "fleet_3": 1})) == [2, 0, 1]
    assert ships(run("icon-middle", goals={"fleet_2": 1, "fleet_3": 1}, flags=["pledged_south"])) == [1, 1, 1]


def test_a_ship_joins_a_fleet_that_has_none() -> None:
    assert ships(run("icon-middle", goals=fleets(0, 3), flags=["pledged_south"])) == [1, 3, 2]


# -- the pledge, the rival, the battle ----------------------------------------------------------------------


@pytest.mark.rule("TH-2.10")
def test_the_rival_of_nobody_is_the_stronger_shore_and_on_a_tie_the_chooser_picks() -> None:
    assert ships(run("icon-middle", goals=fleets(3, 4))) == [3, 5, 2]
    game = run("icon-middle")
    assert asked(game, "fleet") == [("fleet", "fleet_1"), ("fleet", "fleet_2")]
    assert ships(play(game, ("fleet", "fleet_1"))) == [4, 3, 2]


def test_the_rival_of_the_pledged_is_the_other_shore() -> None:
    assert ships(run("icon-middle", goals=fleets(9, 1), flags=["pledged_north"])) == [9, 2, 2]


def test_after_the_battle_no_sails_come_and_every_hero_loses_a_resource() -> None:
    heroes = [{"pool": {"ore": 1}}, {"pool": {"magic": 2}}]
    game = run("icon-middle", flags=["battle_fought"], heroes=heroes)
    assert (ships(game), hero(game)["pool"], hero(game, 1)["pool"]) == ([3, 3, 2], {}, {"magic": 1})


def test_a_pledge_brings_a_ship_to_each_shore_and_is_given_once_and_before_the_battle() -> None:
    game = play(run("par-2", "jarls_hall", track=4), ("option", 0))
    assert (ships(game), table(game)["track"], table(game)["flags"]) == ([4, 4, 2], 5, ["pledged_north"])
    assert asked(game, "replace") == [("keep",), ("replace", "combat_17")]
    for flag in ("pledged_south", "pledged_north", "battle_fought"):
        assert ("option", 0) not in options(run("par-4", "generals_barge", flags=[flag]))


BATTLES = [
    ("pledged_north", (6, 5, 4), "end_grey_victory"),
    ("pledged_south", (5, 6, 4), "end_corn_victory"),
    ("pledged_north", (5, 5, 4), "end_wrong_side"),
    ("pledged_south", (4, 6, 6), "end_wrong_side"),
]


@pytest.mark.rule("TH-7.10")
@pytest.mark.parametrize(("flag", "counted", "ending"), BATTLES)
def test_the_battle_is_won_by_who_holds_more_ships_than_each_other_fleet(
    flag: str, counted: tuple[int, int, int], ending: str
) -> None:
    game = at("new_round", round=8, flags=[flag], goals=fleets(*counted))
    assert game.over and game.state.ending == ending


def test_without_a_pledge_the_battle_goes_on_without_you() -> None:
    game = at("new_round", round=8)
    assert not game.over and table(game)["reading"] == 16
    assert table(game)["flags"] == ["battle_fought"] and ships(game) == [1, 1, 2]


def test_after_round_9_the_needle_is_red() -> None:
    assert at("new_round", round=9).state.ending == "end_red_needle"


def test_a_hero_who_dies_ends_it_in_the_red_needle() -> None:
    act = {"type": "sacrifice", "value": 30}
    game = at("do_sacrifice", 0, heroes=[{"area": "signal_cliffs"}], round=2, act=act)
    while not game.over:
        play(game, options(game)[0])
    assert game.state.ending == "end_red_needle"


# -- Tension ------------------------------------------------------------------------------------------------


def test_a_skirmish_adds_a_rival_ship_and_threat_and_puts_the_marker_back_on_8() -> None:
    game = run("icon-left", track=9, told=[17], flags=["pledged_north"])
    assert (ships(game), table(game)["track"]) == ([3, 4, 2], 8)
    assert [hero(game, i)["threat"] for i in (0, 1)] == [1, 1]


@pytest.mark.parametrize(("effects", "track", "number"), [("icon-left", 7, 17), ("thread-3-0", 3, 18)])
def test_the_tension_opens_its_paragraphs_when_it_first_gets_there(effects: str, track: int, number: int) -> None:
    assert table(run(effects, track=track))["told"] == [number]
    assert table(run(effects, track=track, told=[number]))["told"] == [number]


def test_the_rock_falls_silent_when_the_gannets_first_have_no_ship() -> None:
    assert table(run("par-8", goals=fleets(3, 3, 1)))["told"] == [19]


@pytest.mark.rule("TH-29.13", "TH-29.15")
def test_a_paragraph_that_another_opens_waits_for_its_side_thread_and_its_read_token() -> None:
    game = assign("ash_harbour", 4, {"ore": 2, "gossip": 4}, track=2)
    put(game, "jarls_hall-0", "ore", "ore", "gossip", "gossip")
    play(game, ("option", 1), ("keep",))  # Tension falls to 1, which opens Paragraph 18
    assert kind(game) == "thread" and table(game)["told"] == [2]
    play(game, ("close",))
    assert table(game)["told"] == [2, 18] and table(game)["locations"]["jarls_hall"]["read"]


def test_the_silent_rock_never_takes_the_last_enemy_of_the_hulks() -> None:
    laid = {"boarding_lines": {"enemies": ["minor"]}, "hulks": {"enemies": ["average", "average"]}}
    game = run("par-19", locations=laid, goals=fleets(3, 3, 0), told=[19])
    while kind(game) == "remove":
        play(game, options(game)[-1])
    left = table(game)["locations"]
    assert (left["boarding_lines"]["enemies"], left["hulks"]["enemies"]) == ([], ["average"])


# -- the boat, the ferry, the pickets -----------------------------------------------------------------------


def test_the_boat_crosses_for_nothing_and_takes_along_who_wishes() -> None:
    heroes: list[dict[str, Any]] = [{"area": "narrows", "pool": {}}, {"area": "narrows"}, {"area": "narrows"}]
    game = crossing("b3", *heroes, ship="narrows")
    assert kind(game) == "come" and game.decision is not None and game.decision.seat == 1
    play(game, ("yes",), ("no",))
    assert [hero(game, i)["area"] for i in range(3)] == ["gannet_rock", "gannet_rock", "narrows"]
    assert (table(game)["ship"], hero(game)["threat"]) == ("gannet_rock", 0)


def test_without_the_boat_the_ferryman_is_paid_or_a_threat_drawn() -> None:
    heroes = ({"area": "narrows", "pool": {"building": 1, "gossip": 1}}, {"area": "narrows"})
    game = crossing("b3", *heroes, ship="swan_grave")
    assert asked(game, "ferry") == [("fare", "building"), ("fare", "gossip"), ("stow",)]
    paid = play(game.copy(), ("fare", "gossip"), ("from", 0))
    assert (hero(paid)["pool"], hero(paid)["threat"], hero(paid, 1)["area"]) == ({"building": 1}, 0, "narrows")
    play(game, ("stow",))
    assert (hero(game)["threat"], table(game)["ship"]) == (1, "swan_grave")


@pytest.mark.parametrize(("kind", "other"), [("building", "gossip"), ("gossip", "building")])
def test_the_ferryman_is_paid_with_what_one_has(kind: str, other: str) -> None:
    game = crossing("b3", {"area": "narrows", "pool": {kind: 1}}, {"area": "swan_grave"}, ship="swan_grave")
    assert asked(game, "ferry") == [("fare", kind), ("stow",)] and ("fare", other) not in options(game)


@pytest.mark.parametrize(("power", "enough"), [(1, False), (2, True), (3, True)])
def test_the_group_has_what_its_heroes_have_together(power: int, enough: bool) -> None:
    state = at("take_token", heroes=[{"pool": {"power": 1}}, {"pool": {"power": power}}]).state
    assert GroupHas(kind="power", n=3).holds(state, 0) == enough


def test_who_treats_borders_as_normal_needs_no_boat_and_may_take_it() -> None:
    heroes = ({"area": "narrows", "pool": {}}, {"area": "corn_harbour"})
    act = {"may": {"borders_as_normal": 1}}
    game = crossing("b3", *heroes, ship="narrows", act=act)
    assert asked(game, "sail") == [("sail",), ("walk",)]
    assert table(play(game.copy(), ("walk",)))["ship"] == "narrows"
    assert table(play(game, ("sail",)))["ship"] == "gannet_rock"
    game = crossing("b3", *heroes, ship="swan_grave", act=act)
    assert hero(game)["threat"] == 0 and hero(game)["area"] == "gannet_rock"


@pytest.mark.parametrize(("border", "told", "threat"), [
    ("b9", [], 1), ("b9", [4], 1), ("b9", [2], 0), ("b9", [5], 0), ("b8", [2], 1), ("b8", [4], 0), ("b8", [5], 0),
])  # fmt: skip
def test_a_picket_lets_those_pass_who_spoke_with_its_leader_or_hold_the_winch(
    border: str, told: list[int], threat: int
) -> None:
    area = "ash_harbour" if border == "b9" else "customs_fort"
    assert hero(crossing(border, {"area": area}, {"area": area}, told=told))["threat"] == threat


# -- plunder and oaths --------------------------------------------------------------------------------------


def test_power_is_spent_as_any_common_resource_and_each_costs_a_threat() -> None:
    game = assign("ash_harbour", 4, {"ore": 2, "gossip": 1, "power": 2})
    play(game, ("box", "jarls_hall-0"), ("put", "gossip"))
    assert asked(game, "whose") == [("from", 0), ("instead", 0, "power")]
    play(game, ("instead", 0, "power"))
    assert (hero(game)["pool"], hero(game)["threat"]) == ({"ore": 2, "gossip": 1, "power": 1}, 1)


def test_plunder_pays_for_no_oath() -> None:
    game = assign("parley_skerry", 2, {"power": 2}, told=[2, 4, 9], track=4)
    play(game, ("box", "parley_stone-0"))
    assert asked(game, "put") == [("put", "gossip"), ("enough",)]


def test_plunder_pays_in_the_own_turn_only() -> None:
    game = at("new_round", round=8, heroes=[{"pool": {"power": 3}}, {"pool": {}}])  # Paragraph 16 is read
    while table(game)["reading"]:
        assert kind(game) in ("who", "wound")
        play(game, options(game)[0])


@pytest.mark.rule("TH-2.9")
@pytest.mark.parametrize(
    ("pool", "cost", "payable"),
    [
        ({"power": 2}, {"ore": 1, "gossip": 1}, True),
        ({"power": 1}, {"ore": 1, "gossip": 1}, False),
        ({"power": 2}, {"ore": 2}, True),
        ({"power": 1, "ore": 1}, {"ore": 1, "power": 1}, True),
        ({"power": 1}, {"ore": 1, "power": 1}, False),
        ({"power": 1, "ore": 3}, {"ore": 1, "gossip": 2}, False),
    ],
)
def test_power_that_stands_in_for_one_kind_does_not_stand_in_for_another(
    pool: dict[str, int], cost: dict[str, int], payable: bool
) -> None:
    game = at("take_token", heroes=[{"area": "narrows", "pool": pool}, {"area": "corn_harbour"}])
    assert can_pay(game.state, 0, cost) == payable


def test_word_gets_about_of_5_power() -> None:
    game = at("wake_tokens", heroes=[{"pool": {"power": 5}}, {"pool": {"power": 4}}])
    assert [hero(game, i)["threat"] for i in (0, 1)] == [1, 0]


def test_with_8_power_of_all_heroes_and_the_boat_there_a_fair_wind_blows() -> None:
    laid = {"other": {"pool": {"power": 5}, "area": "narrows"}}
    game = assign("western_reach", 8, {"power": 3}, ship="western_reach", **laid)
    play(game, ("box", "open_water-0"))
    assert asked(game, "hoard") == [("from", 0), ("from", 1)]
    while not game.over:
        play(game, options(game)[0])
    assert game.state.ending == "end_fair_wind"
    assert asked(assign("western_reach", 8, {"power": 3}, ship="narrows", **laid), "assign") == []


def test_an_oath_is_good_at_the_parley_stone_only_whatever_a_card_says() -> None:
    game = play(assign("ash_harbour", 2, {"fate": 3, "magic": 1}, act={"may": {"wild": 1}}), ("box", "jarls_hall-0"))
    assert all(key != ("put", "fate") for key in options(game))
    assert "fate" in hero(game)["pool"] and events(game, "assigned")[0].kind == "magic"


PEACE = [([2, 4, 10, 12], ["ragna_comes"], "end_bread_and_ash"), ([2, 4, 10, 12], [], "end_useful_lie")]
PEACE += [([2, 4, 9], [], "end_useful_lie")]


@pytest.mark.parametrize(("told", "flags", "ending"), PEACE)
def test_peace_is_sworn_with_the_oaths_of_all_wherever_they_are(told: list[int], flags: list[str], ending: str) -> None:
    other = {"pool": {"fate": 3}, "area": "narrows"}
    game = assign("parley_skerry", 6, {"fate": 1, "gossip": 2}, told=told, flags=flags, track=4, other=other)
    put(game, "parley_stone-0", "fate", "fate", "fate", "fate", "gossip", "gossip")
    assert game.over and game.state.ending == ending


@pytest.mark.parametrize("wrong", [{"told": [2, 9]}, {"told": [2, 4]}, {"track": 5}, {"flags": ["battle_fought"]}])
def test_the_parley_needs_both_leaders_a_witness_little_tension_and_no_battle(wrong: dict[str, Any]) -> None:
    laid = {"told": [2, 4, 9], "track": 4, "flags": [], **wrong}
    assert not asked(assign("parley_skerry", 6, {"fate": 4, "gossip": 2}, **laid), "assign")


# -- Locations ----------------------------------------------------------------------------------------------


def test_the_market_takes_any_four_common_resources_and_gives_2_power() -> None:
    game = assign("gannet_rock", 4, {"ore": 1, "gossip": 1, "building": 1, "magic": 1, "fate": 5})
    play(game, ("box", "market_of_wrecks-0"))
    assert options(game) == [("put", each) for each in ("building", "ore", "gossip", "magic")]
    play(game, *(("put", each) for each in ("ore", "gossip", "building")))
    while kind(game) == "put":
        play(game, ("put", "magic"))
    assert hero(game)["pool"] == {"fate": 5, "power": 2}
    assert price(game, "market_of_wrecks") == {"any": 4}


@pytest.mark.rule("TH-22.10", "TH-22.11", "TH-22.20")
def test_a_ship_is_built_for_what_it_cost_and_the_next_one_is_dearer() -> None:
    game = assign("ash_harbour", 6, {"building": 4, "ore": 2})
    put(game, "shipwrights_slip-0", "building", "building", "building", "building", "ore", "ore")
    play(game, ("kind", "building"))
    assert ships(game) == [4, 3, 2] and price(game, "shipwrights_slip") == {"building": 4, "ore": 2}
    assert table(game)["locations"]["shipwrights_slip"]["boxes"][0]["on"] == {"building": 1}


def test_boarding_lines_can_be_cleared_again_and_again() -> None:
    game = run("box-boarding_lines-0", "boarding_lines", heroes=[{"pool": {}}])
    assert hero(game)["pool"] == {"power": 1, "building": 1} and table(game)["told"] == []


@pytest.mark.parametrize("name", LISTS)
def test_every_list_of_effects_can_be_resolved(name: str) -> None:
    heroes = [{"pool": {**RICH, "power": 3}, "area": "gannet_rock"}, {"pool": RICH, "area": "gannet_rock"}]
    game = at("effects", name, 0, 0, "shipwrights_slip", heroes=heroes, round=5)
    for _ in range(60):
        if game.decision is not None:
            play(game, options(game)[-1])
    assert game.over


def test_power_is_spent_for_a_common_resource_only_from_a_purse_that_holds_some() -> None:
    here = {"area": "narrows", "items": []}
    heroes = [{**here, "id": "jolan", "pool": {"power": 1}, "skill": False}, {**here, "pool": {"ore": 3}}]
    game = at("take_token", heroes=heroes)
    play(game, ("refresh",))
    spendable = {key for key in options(game) if key[0] == "instead"}
    assert ("instead", 1, "power") not in spendable
