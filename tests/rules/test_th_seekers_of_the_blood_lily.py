"""Seekers of the Blood Lily: the guards, the townsfolk, the search for the Thief, the endings."""

from __future__ import annotations

from typing import Any

import pytest

import fabletop
from fabletop import Game
from fabletop.games.thorgal.adventures.seekers_of_the_blood_lily.rules import Search
from fabletop.games.thorgal.hero.skills import own_options
from fabletop.kernel import Rng

from .thorgal import RICH, SURE, Tale, events, fight, hero, kind, options, play, table, teach

LILY = Tale("seekers_of_the_blood_lily", round=6, goals={})
PENNANTS = {"saffron_moon": "building", "grey_heron": "ore", "night_jasmine": "gossip", "salt_widow": "magic"}
ROW = ("sacrifice_1", "craft_13", "gather_14", "combat_17", "move_18", "journey_19", "assign_25")
SEAL = {"seal": True}


def marked(number: int) -> dict[str, int]:
    """So many guard markers on Action cards."""
    return dict.fromkeys(ROW[:number], 1)


def markers(game: Game[Any]) -> int:
    return sum(card["goals"] for card in table(game)["row"])


def enemies(game: Game[Any], location: str) -> list[str]:
    found: list[str] = table(game)["locations"][location]["enemies"]
    return found


# -- ways ----------------------------------------------------------------------------------------------------


def test_a_city_gate_costs_a_gossip_or_a_threat() -> None:
    game = play(LILY.act("move", 1, "caravan_gate", h0={"pool": {"gossip": 1}}), ("cross", "b2"))
    assert kind(game) == "gate" and options(game) == [("pay",), ("draw_threat",)]
    assert hero(play(game.copy(), ("pay",)))["pool"] == {}
    assert hero(play(game, ("draw_threat",)))["threat"] == 1


def test_without_gossip_a_city_gate_costs_a_threat() -> None:
    assert hero(play(LILY.act("move", 1, "caravan_gate", h0={"pool": {}}), ("cross", "b2")))["threat"] == 1


@pytest.mark.parametrize(
    ("threat", "laid", "may_cross"),
    [(2, {}, True), (3, {}, False), (5, {"flags": ["smugglers"]}, True), (5, {"may": {"borders_as_normal": 1}}, True)],
)
def test_the_smugglers_stairs_are_for_heroes_with_at_most_two_threat(
    threat: int, laid: dict[str, Any], may_cross: bool
) -> None:
    game = LILY.act("move", 1, "spice_bazaar", h0={"threat": threat}, **laid)
    assert (("cross", "b5") in options(game)) == may_cross


# -- guards --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-35.18", "TH-35.25")
def test_guard_markers_go_on_different_cards_without_one() -> None:
    game = LILY.effects("icon-middle", goals=marked(4))
    assert options(game) == [("card", card) for card in ROW[4:]]
    assert markers(play(game, ("card", "move_18"), ("card", "assign_25"))) == 6


@pytest.mark.rule("TH-35.15")
def test_a_guard_marker_that_cannot_be_placed_loses_the_game() -> None:
    game = LILY.effects("icon-middle", goals=marked(6))
    assert game.over and game.state.ending == "caught"


def test_a_replaced_card_takes_its_guard_marker_along() -> None:
    game = LILY.effects("par-1", "camel_yard", goals={"move_18": 1, "craft_13": 1})
    assert markers(play(game, ("replace", "move_18"))) == 1


def test_the_watch_post_takes_two_guard_markers_off() -> None:
    game = fight(LILY.act("combat", 1, "caravan_gate", goals=marked(3), **SURE))
    assert markers(play(game, ("card", ROW[0]), ("card", ROW[1]))) == 1


def test_the_seal_is_gained_at_the_palace_and_used_in_the_own_turn() -> None:
    assert LILY.effects("par-9", "caliphs_palace").state.tales[Search].seal
    game = LILY.at("take_token", tale=SEAL, goals=marked(2))
    play(game, ("seal",))
    assert markers(game) == 0 and not game.state.tales[Search].seal and ("seal",) not in options(game)
    assert ("seal",) in options(LILY.at("take_token", tale=SEAL, goals=marked(1)))
    assert ("seal",) not in options(LILY.at("take_token", tale=SEAL, goals={}))


def test_the_seal_opens_no_window_of_its_own() -> None:
    poor: dict[str, Any] = {"items": [], "pool": {}, "skill": False}
    state = LILY.at("take_token", tale=SEAL, goals=marked(1), h0=poor, h1=poor).state
    assert [[*key] for key in own_options(state, 0, "between")] == [["seal"]]
    assert own_options(state, 0, "before") == own_options(state, 0, "after") == []


def test_a_thief_who_was_found_hides_nowhere() -> None:
    game = LILY.at("take_token", tale={"thief": "", "ship": "grey_heron"})
    assert {game.imagine(0, Rng(str(i))).state.tales[Search].thief for i in range(5)} == {""}
    new = fabletop.new("thorgal", seats=2, seed=1, adventure="seekers_of_the_blood_lily")
    assert kind(new) == "hero" and Search not in new.imagine(0, Rng("1")).state.tales


def test_a_clue_is_one_thing_learnt() -> None:
    game = LILY.effects("box-salt_widow-0", "salt_widow", tale={"thief": "ore"})
    learnt = game.state.shown
    teach(LILY.book().pack.load(), "clues", ({"do": "clue"},))
    assert LILY.at("effects", "clues", 0, 0, "", tale={"thief": "ore"}).state.shown == 1 == learnt


def test_the_seal_saves_from_the_guards_at_the_last_moment() -> None:
    game = LILY.effects("par-18", tale={**SEAL, "clues": ["ore", "magic", "gossip"]}, goals=marked(7))
    assert kind(game) == "seal" and options(game) == [("keep",), ("seal",)]
    assert play(game.copy(), ("keep",)).state.ending == "caught"
    play(game, ("seal",))
    while kind(game) == "goal_off":
        play(game, options(game)[0])
    assert markers(play(game, options(game)[0])) == 5


@pytest.mark.rule("TH-35.13")
@pytest.mark.parametrize(("number", "deck"), [(3, "magic"), (4, "battle")])
def test_four_guard_markers_bring_events_of_battle(number: int, deck: str) -> None:
    game = LILY.at("new_event", goals=marked(number))
    card = events(game, "event")[0].args[0]
    assert fabletop.book("thorgal").pack.load().events[card].deck == deck


@pytest.mark.rule("TH-35.17", "TH-35.26")
def test_barricades_block_a_green_or_red_border_of_the_hero_with_most_threat() -> None:
    game = LILY.effects("icon-left", h1={"area": "coppersmiths", "threat": 1})
    assert options(game) == [("border", "b2"), ("border", "b3"), ("border", "b7")]
    game = LILY.effects("icon-left", h1={"area": "coppersmiths", "threat": 1}, blocked_borders=["b2", "b3", "b7"])
    assert [each.args[0] for each in events(game, "unmet")] == [hero(game, 0)["id"], hero(game, 1)["id"]]


# -- townsfolk -----------------------------------------------------------------------------------------------


def townsfolk(location: str, area: str, **laid: Any) -> Game[Any]:
    """A Combat against townsfolk, alone on the Map."""
    cleared: dict[str, Any] = {name: {"enemies": []} for name in ("perfume_stall", "red_lantern_house", "watch_post")}
    places = {**cleared, "garden_of_cages": {"enemies": []}, location: {"enemies": ["mystic"]}}
    return LILY.act("combat", 1, area, locations=places, **laid)


@pytest.mark.rule("TH-35.20", "TH-35.21")
@pytest.mark.parametrize("well", [True, False])
def test_townsfolk_walk_to_a_higher_area_won_or_lost(well: bool) -> None:
    game = townsfolk("perfume_stall", "spice_bazaar", **(SURE if well else {}))
    assert table(game)["fight"]["tiers"] == ["minor"]
    fight(game, well=well)
    higher = ("coppersmiths", "lantern_quarter", "drowned_cistern")
    there = [name for area in higher for name in game.state.map.in_area[area]]
    assert sorted(str(key[1]) for key in options(game)) == sorted(there)
    play(game, ("location", "vow_fountain"))
    assert enemies(game, "vow_fountain") == ["mystic"] and enemies(game, "perfume_stall") == []


@pytest.mark.rule("TH-35.27")
def test_townsfolk_stay_where_no_adjacent_area_is_higher() -> None:
    game = fight(townsfolk("salt_widow", "east_basin", **SURE))
    assert enemies(game, "salt_widow") == ["mystic"]


@pytest.mark.rule("TH-35.33")
def test_beaten_townsfolk_count_for_the_combat_box() -> None:
    game = fight(townsfolk("armoury", "coppersmiths", **SURE, goals=marked(1)))
    play(game, options(game)[0])
    assert 8 in table(game)["told"]


def test_with_the_talisman_the_winner_may_wake_the_townsfolk() -> None:
    game = fight(townsfolk("perfume_stall", "spice_bazaar", **SURE, specials=["special_b"]))
    assert options(game) == [("wake",), ("move_on",)]
    assert enemies(play(game.copy(), ("wake",)), "perfume_stall") == []
    assert kind(play(game, ("move_on",))) == "location"


def test_the_talisman_lies_under_the_combat_card_and_works_during_its_action() -> None:
    game = LILY.at("main_action", 0, ROW.index("combat_17"), specials=["special_b"])
    assert table(game)["act"]["may"]["talisman_ward"] == 1


@pytest.mark.rule("TH-35.19")
def test_the_lily_calls_townsfolk_to_places_without_enemy_and_read_token() -> None:
    game = LILY.effects("icon-right", locations={"camel_yard": {"read": True}})
    play(game, options(game)[0])
    assert options(game) == [("location", "vow_fountain"), ("location", "fish_steps")] and markers(game) == 1
    full = {place: {"read": True} for place in ("camel_yard", "vow_fountain", "fish_steps")}
    game = LILY.effects("icon-right", locations=full)
    assert not events(play(game, options(game)[0]), "unmet") and markers(game) == 1


# -- the search ----------------------------------------------------------------------------------------------


def test_nobody_sees_where_the_thief_hides_and_anybody_can_imagine_three_ships_more() -> None:
    game = LILY.at("take_token")
    for seat in (0, 1, None):
        shown = game.view(seat)["table"]["tale"]
        assert not any(kind in str(shown) for kind in PENNANTS.values())
        imagined = [game.imagine(seat, Rng(f"{i}")).state.tales[Search].thief for i in range(40)]
        assert sorted(set(imagined)) == sorted(PENNANTS.values())


def test_imagining_keeps_to_the_clues() -> None:
    game = LILY.at("take_token", tale={"clues": ["ore", "magic"], "thief": "gossip"})
    imagined = [game.imagine(0, Rng(f"{i}")).state.tales[Search].thief for i in range(40)]
    assert sorted(set(imagined)) == ["building", "gossip"]
    last = LILY.at("take_token", tale={"clues": ["ore", "magic", "building"], "thief": "gossip"})
    assert "thief" not in last.book.hidden(last.state, 0)


@pytest.mark.parametrize("thief", PENNANTS.values())
def test_clues_turn_up_the_three_innocent_ships(thief: str) -> None:
    clues: list[str] = []
    for number in range(4):
        game = LILY.effects("par-2", "storyteller", tale={"clues": clues, "thief": thief})
        clues = game.state.tales[Search].clues
        assert len(clues) == min(3, number + 1) and thief not in clues


@pytest.mark.parametrize("ship", PENNANTS)
def test_the_ship_on_which_the_thief_was_found_never_turns_up_as_a_clue(ship: str) -> None:
    innocent = [kind for kind in PENNANTS.values() if kind != PENNANTS[ship]]
    for clues in (innocent, innocent[1:]):
        game = LILY.effects("par-2", "storyteller", tale={"clues": clues, "thief": "", "ship": ship})
        assert sorted(game.state.tales[Search].clues) == sorted(innocent)


def boarding(ship: str, thief: str, **laid: Any) -> Game[Any]:
    """Board a ship; the secret is where the Thief hides."""
    area = "west_basin" if ship in ("saffron_moon", "grey_heron") else "east_basin"
    game = LILY.act("assign", 3, area, h0={"pool": RICH, **laid.pop("h0", {})}, tale={"thief": thief}, **laid)
    play(game, ("box", f"{ship}-0"))
    while kind(game) == "put":
        play(game, ("put", PENNANTS[ship]))
    return game


@pytest.mark.parametrize(("ship", "paragraph"), list(zip(PENNANTS, range(13, 17))))
def test_an_innocent_ship_is_boarded_once_and_tells_its_own_story(ship: str, paragraph: int) -> None:
    game = boarding(ship, "gossip" if ship != "night_jasmine" else "ore")
    assert kind(game) == "goal_card"
    play(game, options(game)[0])
    assert table(game)["told"] == [paragraph] and game.state.tales[Search].clues == [PENNANTS[ship]]
    while kind(game) in ("kind", "thread"):
        play(game, options(game)[0])
    shown = table(game)["locations"][ship]
    assert shown["read"] and shown["boxes"][0]["closed"] in ("TH-29.5", "TH-6.7")


@pytest.mark.parametrize("ship", PENNANTS)
def test_on_the_right_ship_the_thief_is_found_and_calls_guards(ship: str) -> None:
    game = boarding(ship, PENNANTS[ship])
    assert table(game)["told"] == [17] and game.state.tales[Search].ship == ship
    assert {"powerful", "average"} == set(enemies(game, ship)) and not game.state.tales[Search].thief


def at_bay(location: str = "grey_heron", tokens: tuple[str, ...] = ("average",), **laid: Any) -> Game[Any]:
    """The Thief was found on the Grey Heron; a Combat at a Location of the West Basin."""
    places = {"grey_heron": {"enemies": ["average"], "read": True}, location: {"enemies": list(tokens)}}
    given = {"tale": {"thief": "", "ship": "grey_heron"}, "told": [17], **SURE, **laid}
    return LILY.act("combat", 1, "west_basin", locations=places, **given)


@pytest.mark.rule("TH-35.14")
@pytest.mark.parametrize(("number", "ending"), [(3, "lily_good"), (4, "lily_dark")])
def test_the_thief_is_caught_when_the_guards_of_the_ship_are_beaten(number: int, ending: str) -> None:
    game = fight(at_bay(goals=marked(number)))
    assert game.over and game.state.ending == ending
    assert game.result is not None and game.result.winners == (0, 1)


def test_townsfolk_may_stay_on_the_ship_of_the_thief() -> None:
    game = play(at_bay(tokens=("average", "mystic")), ("foe", "grey_heron", "average"))
    assert fight(game).state.ending == "lily_good"


def test_guards_who_are_removed_free_the_way_to_the_thief_too() -> None:
    game = LILY.effects(
        "thread-17-1",
        "grey_heron",
        told=[17],
        tale={"thief": "", "ship": "grey_heron"},
        locations={"grey_heron": {"enemies": ["minor"]}},
    )
    assert game.state.ending == "lily_good"


def test_no_thief_is_caught_on_an_innocent_ship() -> None:
    game = play(at_bay("saffron_moon"), ("foe", "saffron_moon", "average"))
    assert not fight(game).state.ending


# -- marked rounds, other endings ----------------------------------------------------------------------------


def test_in_round_4_the_group_may_buy_a_clue_for_two_gossip() -> None:
    game = LILY.effects("round-4", h0={"pool": {"gossip": 1}}, h1={"pool": {"gossip": 1, "ore": 1}})
    assert markers(play(game.copy(), ("skip",), ("card", "move_18"))) == 1
    play(game, ("pay",))
    while kind(game) == "who":
        play(game, options(game)[0])
    assert len(game.state.tales[Search].clues) == 1 and hero(game, 1)["pool"] == {"ore": 1}


def test_a_group_without_two_gossip_gets_a_guard_marker_in_round_4() -> None:
    game = LILY.effects("round-4", h0={"pool": {"gossip": 1}}, h1={"pool": {}})
    assert kind(game) == "goal_card"


def test_the_last_tide_clears_the_borders_and_frightens_everybody() -> None:
    game = LILY.effects("round-9", blocked_borders=["b1", "b4", "b8"])
    assert table(game)["blocked_borders"] == [] and [hero(game, i)["threat"] for i in (0, 1)] == [1, 1]


@pytest.mark.rule("TH-35.16", "TH-35.22")
def test_after_round_10_the_thief_escapes() -> None:
    game = LILY.at("new_round", round=10)
    assert game.state.ending == "escape" and game.result is not None and game.result.winners == ()


def test_a_fallen_hero_ends_the_search() -> None:
    game = LILY.act("sacrifice", 99, "coppersmiths")
    while not game.over:
        play(game, options(game)[0])
    assert game.state.ending == "hero_falls"
