"""TH-6: the map; TH-7: the Adventure board; TH-8: Hero board and Skill card."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

import fabletop
from fabletop import Game
from fabletop.games.thorgal.hero.skills import own_options, refresh_cost

from .thorgal import GAME, RICH, Tale, events, hero, kind, options, play, table
from .thorgal_ground import ground, run

TEMPLE = Tale("torkans_temple")
BOOK = fabletop.book(GAME)
PACK = BOOK.pack.load()
TALES = PACK.adventures


def words(adventure: str) -> dict[str, bool]:
    """The words of an adventure, and whether each has a text besides its name."""
    file = BOOK.pack.folders()[adventure] / "en.ftl"
    bundle = FluentBundle(["en"])
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    names = re.findall(r"^th-([\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
    found = {name: bundle.get_message(f"th-{name}") for name in names}
    return {name.removeprefix(f"{adventure}-"): "text" in each.attributes for name, each in found.items()}


def assign(area: str = "home", value: int = 1, **laid: Any) -> Game[Any]:
    own = {"pool": RICH, **laid.pop("h0", {})}
    return ground.act("assign", value, area, h0=own, **laid)


def offered(game: Game[Any]) -> list[str]:
    return [str(key[1]) for key in options(game, "location")]


def asked(game: Game[Any]) -> tuple[int, str]:
    assert game.decision is not None
    return game.decision.seat, game.decision.kind


# -- Areas ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-6.1", "TH-6.2", "TH-6.5", "TH-6.12")
@pytest.mark.parametrize("adventure", TALES)
def test_a_map_has_numbered_areas_with_locations_parted_by_borders(adventure: str) -> None:
    found = PACK.maps[adventure]
    assert len(found.areas) > 1 and all(area.number >= 1 for area in found.areas.values())
    assert all(border.a != border.b for border in found.borders.values())
    assert all(found.around[area] and found.in_area[area] for area in found.areas)
    assert all(location.boxes for location in found.locations.values())


@pytest.mark.rule("TH-6.3", "TH-16.5")
def test_an_area_is_inaccessible_while_its_number_is_above_the_round() -> None:
    game = ground.act("move", 1, "home")
    assert game.why(("cross", "gate")) == (False, "TH-16.5") and not table(game)["areas"]["far"]["open"]
    game = ground.act("move", 1, "home", round=2)
    assert ("cross", "gate") in options(game) and table(game)["areas"]["far"]["open"]


@pytest.mark.rule("TH-6.4")
@pytest.mark.parametrize(("area", "gives"), [("home", ["ore", "gossip"]), ("wood", ["building"]), ("hill", [])])
def test_the_area_icon_gives_what_the_sources_of_the_area_say(area: str, gives: list[str]) -> None:
    game = run({"do": "gain", "what": "area"}, h0={"area": area, "pool": {}})
    if len(gives) > 1:
        assert options(game) == [("kind", each) for each in gives]
        play(game, ("kind", gives[0]))
    assert hero(game)["pool"] == dict.fromkeys(gives[:1], 1)


@pytest.mark.rule("TH-6.15")
def test_areas_are_adjacent_across_any_border_but_an_impassable_one() -> None:
    near = {"do": "place_enemy", "tier": "minor", "at": {"area": "yours_or_adjacent"}}
    assert offered(run(near, h0={"area": "hill"})) == ["hut", "den", "mill", "crag", "post"]  # not the isle
    blocked = run(near, h0={"area": "home"}, blocked_borders=["climb", "gate"])
    assert offered(blocked) == ["hut", "den", "mill", "crag", "post", "keep"]  # neither Block nor number matters


FLEE = {"do": "forced_move"}


@pytest.mark.rule("TH-6.16")
def test_no_effect_puts_a_hero_into_an_inaccessible_area() -> None:
    game = run(FLEE, h0={"area": "home"})
    assert options(game) == [("cross", "lane"), ("cross", "ford"), ("cross", "climb")]
    assert game.why(("cross", "gate")) == (False, "TH-16.5")
    game = run({"do": "move_hero", "area": "far"}, h0={"area": "home", "threat": 2})
    assert hero(game)["area"] == "home" and not events(game, "unmet")  # it is no harm
    assert ("area", "far") in options(run({"do": "move_hero", "area": "any"}, round=2))


@pytest.mark.rule("TH-6.16", "TH-12.8")
def test_a_hero_who_must_move_and_cannot_stays_and_pays_for_it() -> None:
    game = run(FLEE, h0={"area": "isle", "threat": 2}, blocked_borders=["gorge"])
    assert kind(game) == "wound" and hero(game)["area"] == "isle"


@pytest.mark.rule("TH-6.17")
def test_tokens_may_be_placed_in_inaccessible_areas() -> None:
    game = run({"do": "place_enemy", "tier": "minor", "at": {"id": "keep"}}, {"do": "block", "at": {"id": "keep"}})
    assert table(game)["locations"]["keep"]["enemies"] == ["minor"] and table(game)["locations"]["keep"]["blocked"]


@pytest.mark.rule("TH-6.20")
def test_any_number_of_heroes_and_enemies_may_be_together() -> None:
    everybody: dict[str, Any] = {f"h{i}": {"area": "home"} for i in range(3)} | {"h3": {"area": "wood"}}
    game = ground.at("do_move", 3, seats=4, active=3, act={"type": "move", "value": 1}, **everybody)
    play(game, ("cross", "lane"))
    assert [each["area"] for each in table(game)["heroes"]] == ["home"] * 4
    game = run({"do": "place_enemy", "tier": "minor", "n": 9, "at": {"id": "den"}})
    assert table(game)["locations"]["den"]["enemies"] == ["minor"] * 9


# -- Locations -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-6.6", "TH-6.12")
def test_a_hero_may_use_every_location_of_the_area_for_the_action_it_shows() -> None:
    assert options(assign("home")) == [("nothing",), ("box", "hut-0"), ("box", "post-0")]
    assert options(assign("wood"))[1:] == [("box", "mill-0")]
    game = ground.act("sacrifice", 1, "home")
    assert kind(game) == "wound" and table(game)["act"]["at"] == "hut-1"


@pytest.mark.rule("TH-6.7")
def test_while_an_enemy_is_in_a_location_it_can_only_be_fought_there() -> None:
    guarded = {"hut": {"enemies": ["minor"]}}
    game = assign("home", locations=guarded)
    assert options(game) == [("nothing",), ("box", "post-0")]
    assert game.why(("box", "hut-0")) == (False, "TH-6.7")
    assert ground.act("sacrifice", 1, "home", locations=guarded).state.acts == []  # nothing could be done
    assert table(ground.act("combat", 1, "home", locations=guarded))["fight"]["at"] == "hut"


@pytest.mark.rule("TH-6.8")
def test_any_enemy_may_be_of_any_strength() -> None:
    tiers = ["minor", "average", "powerful", "monstrous"]
    game = run({"do": "remove_enemy", "at": {"id": "den"}}, locations={"den": {"enemies": tiers}})
    assert options(game) == [("token", "den", tier) for tier in tiers]


@pytest.mark.rule("TH-6.9", "TH-6.18")
@pytest.mark.parametrize("area", ["home", "far"])
def test_a_location_on_a_border_is_used_from_either_side_and_belongs_to_both_areas(area: str) -> None:
    assert ("box", "post-0") in options(assign(area, round=2))
    here = run({"do": "place_enemy", "tier": "minor", "at": {"area": "yours"}}, h0={"area": area}, round=2)
    assert "post" in offered(here)


@pytest.mark.rule("TH-6.21")
def test_the_border_under_a_location_does_not_matter_and_a_block_on_the_location_does() -> None:
    assert ("box", "post-0") in options(assign("home", blocked_borders=["gate"]))
    game = assign("home", locations={"post": {"blocked": True}})
    assert game.why(("box", "post-0")) == (False, "TH-31.2")


@pytest.mark.rule("TH-6.10")
@pytest.mark.parametrize("adventure", TALES)
def test_every_location_has_a_name_and_a_description(adventure: str) -> None:
    found = words(adventure)
    assert all(found[f"location-{id}"] for id in PACK.maps[adventure].locations)


@pytest.mark.rule("TH-6.11")
def test_an_effect_on_a_rune_concerns_only_locations_with_it() -> None:
    assert offered(run({"do": "place_enemy", "tier": "minor", "at": {"rune": "A"}})) == ["hut", "mill"]
    assert offered(run({"do": "place_enemy", "tier": "minor", "at": {"rune": "K"}})) == ["den", "keep"]


@pytest.mark.rule("TH-6.13")
def test_the_effect_comes_when_the_requirements_are_met_and_not_before() -> None:
    game = play(assign("wood", 1), ("box", "mill-0"))
    assert hero(game)["pool"] == {**RICH, "building": 8}
    game = play(assign("wood", 2), ("box", "mill-0"), ("put", "building"))
    assert hero(game)["pool"] == {**RICH, "building": 7, "ore": 10}


@pytest.mark.rule("TH-6.14")
def test_costs_and_offerings_belong_to_one_box_and_enemies_to_the_whole_location() -> None:
    boxes = {0: {"raised": ["gossip"], "on": {"gossip": 1}}}
    shown = table(assign("home", locations={"hut": {"boxes": boxes}}))["locations"]["hut"]["boxes"]
    assert shown[0]["price"] == {"gossip": 2} and shown[0]["on"] == {"gossip": 1}
    assert shown[1]["raised"] == [] and shown[1]["on"] == {}
    game = ground.act("sacrifice", 1, "home", locations={"hut": {"boxes": {0: {"offering": "domino"}}}})
    assert options(game) == [("box", "hut-0"), ("box", "hut-1")]
    for token in ({"enemies": ["minor"]}, {"blocked": True}, {"read": True}):
        found = table(assign("home", locations={"hut": token}))["locations"]["hut"]["boxes"]
        assert found[0]["closed"] == found[1]["closed"] != ""


# -- the Adventure board -------------------------------------------------------------------------------------


@pytest.mark.rule("TH-7.1")
@pytest.mark.parametrize(("track", "card"), [(5, "calm_day"), (4, "still_day")])
def test_the_board_says_which_event_deck_is_drawn_from(track: int, card: str) -> None:
    assert table(ground.at("new_event", track=track))["event"] == card


@pytest.mark.rule("TH-7.2", "TH-7.3", "TH-7.4")
@pytest.mark.parametrize("adventure", TALES)
def test_the_board_tells_goals_the_three_event_icons_and_the_special_rules(adventure: str) -> None:
    found = words(adventure)
    assert all(f"goal-{goal}" in found for goal in TALES[adventure].goals)
    assert sorted(TALES[adventure].icons) == ["left", "middle", "right"]
    assert all(found[f"icon-{side}"] for side in TALES[adventure].icons)
    assert all(found[f"rule-{rule}"] for rule in TALES[adventure].rules)


@pytest.mark.rule("TH-7.3")
@pytest.mark.parametrize("card", [id for id, each in PACK.events.items() if each.deck == "mountain"])
def test_an_event_card_calls_on_one_of_the_three_icons(card: str) -> None:
    called = PACK.events[card].next
    game = TEMPLE.at("next_effect", event=card)
    if called.if_ is None:
        assert [event.icon for event in events(game, "icon")] == [called.icon]
    assert len(events(game, "icon")) <= 1


@pytest.mark.rule("TH-7.5", "TH-7.6", "TH-7.10")
def test_a_marked_round_has_its_effect_right_after_the_marker_arrives() -> None:
    game = ground.at("new_round")
    assert table(game)["round"] == 2 and table(game)["flags"] == ["marked"]
    assert [event.name for event in events(game)][:2] == ["next_round", "flag"]
    assert table(ground.at("new_round", round=2))["flags"] == []


@pytest.mark.rule("TH-7.10")
def test_the_effect_of_a_marked_first_round_comes_at_its_start() -> None:
    assert table(ground.at("take_token"))["track"] == 5  # it starts on 4, and round 1 moves it


@pytest.mark.rule("TH-7.7")
def test_there_is_one_active_event_card() -> None:
    game = TEMPLE.at("event_phase", event="loose_stones")
    while kind(game) != "token":
        play(game, options(game)[0])
    assert table(game)["event"] not in (None, "loose_stones")
    assert table(game)["discards"]["event_mountain"] == ["loose_stones"]


@pytest.mark.rule("TH-7.8")
@pytest.mark.parametrize("by", [1, -1])
def test_an_instruction_moves_the_marker_of_the_adventure_track_one_space(by: int) -> None:
    game = run({"do": "track", "n": by}, track=5)
    assert table(game)["track"] == 5 + by


@pytest.mark.rule("TH-7.11")
def test_the_marker_stays_on_the_end_space_and_reaching_it_counts() -> None:
    assert table(run({"do": "track", "n": -9}, track=3))["track"] == 0
    game = TEMPLE.effects("icon-right", track=12)  # two spaces, of which there is one
    assert (table(game)["track"], table(game)["ending"]) == (13, "temple_rises")


# -- the Hero board ------------------------------------------------------------------------------------------

LEVELS = range(1, 8)


@pytest.mark.rule("TH-8.1", "TH-8.2", "TH-8.4")
@pytest.mark.parametrize("id", PACK.heroes)
@pytest.mark.parametrize("level", LEVELS)
def test_the_dial_gives_the_dice_of_each_level(id: str, level: int) -> None:
    own = {"id": id, "dial": level}
    game = ground.act("combat", 1, "home", h0=own, locations={"den": {"enemies": ["minor"]}})
    assert table(game)["fight"]["dice"] == list(PACK.heroes[id].dial[level - 1])


@pytest.mark.rule("TH-8.1", "TH-8.3", "TH-8.4", "TH-17.3")
@pytest.mark.parametrize("id", PACK.heroes)
@pytest.mark.parametrize("level", LEVELS)
def test_the_track_gives_the_tiles_of_its_level_and_of_all_lower_ones(id: str, level: int) -> None:
    own = {"id": id, "track": level}
    game = ground.act("journey", 1, "home", h0=own, path=["birch_valley", "iron_brook"])
    tiles = [shape for step in PACK.heroes[id].track[:level] for shape in step]
    if len(tiles) == 1:
        assert kind(game) == "spot"  # there is nothing to choose
    else:
        assert options(game) == [("tile", shape) for shape in tiles]


@pytest.mark.rule("TH-8.4", "TH-8.5")
def test_dial_and_track_have_seven_levels_and_wounds_lie_in_the_wound_area() -> None:
    for id, entry in PACK.heroes.items():
        assert (len(entry.dial), len(entry.track)) == (7, 7)
        game = run({"do": "wound", "shape": "mono"}, h0={"id": id})
        cells = {(x, y) for y, row in enumerate(entry.wound_area) for x, cell in enumerate(row) if cell == "o"}
        assert {(key[2], key[3]) for key in options(game)} == cells


# -- the Skill card ------------------------------------------------------------------------------------------


def singer(seats: int = 2, scene: str = "take_token", **own: Any) -> Game[Any]:
    """Aaricia, who has a Wound to heal, is to put her token."""
    wound = {"shape": "mono", "cells": [[1, 1]]}
    plain = {"id": "aaricia", "pool": {}, "items": [], "wounds": [wound], "threat": 1, **own}
    return ground.at(scene, seats=seats, h0=plain, h1={"pool": {}, "items": [], "area": "wood"})


SKILL, REFRESH = ("skill",), ("refresh",)


@pytest.mark.rule("TH-8.6", "TH-8.8")
def test_a_skill_is_used_while_its_active_side_is_up_and_then_turned() -> None:
    game = singer()
    assert SKILL in options(game)
    play(game, SKILL, ("heal", 0))
    assert hero(game)["wounds"] == [] and hero(game)["threat"] == 0
    assert not hero(game)["skill"] and SKILL not in options(game)
    assert SKILL not in options(singer(skill=False))


@pytest.mark.rule("TH-8.7", "TH-8.12")
def test_a_skill_that_was_refreshed_works_again_only_in_the_next_round() -> None:
    game = play(singer(pool={"magic": 1}), SKILL, ("skip",), REFRESH)
    assert hero(game)["skill"] and SKILL not in options(game)
    while table(game)["round"] == 1 or table(game)["active"] != 0:
        play(game, options(game)[0])
    assert kind(game) == "token" and SKILL in options(game)


@pytest.mark.rule("TH-8.9")
def test_the_price_on_its_inactive_side_turns_a_skill_card_back() -> None:
    game = singer(skill=False, pool={"magic": 2})
    play(game, REFRESH)
    assert hero(game)["skill"] and hero(game)["pool"] == {"magic": 1} and REFRESH not in options(game)
    assert REFRESH not in options(singer(skill=False, pool={"ore": 2}))
    assert kind(game) == "token"  # it is no action


@pytest.mark.rule("TH-8.10", "TH-13.11")
def test_a_skill_is_used_in_the_own_turn_only() -> None:
    game = ground.at("take_token", h0={"id": "thorgal"}, h1={"id": "aaricia", "threat": 1, "area": "home"})
    assert SKILL not in options(game)
    game = ground.at("take_token", active=1, h0={"id": "thorgal"}, h1={"id": "aaricia", "threat": 1})
    assert asked(game) == (1, "token") and SKILL in options(game)


@pytest.mark.rule("TH-8.11")
def test_a_new_round_does_not_turn_a_skill_card() -> None:
    game = singer(scene="event_phase", skill=False)
    assert (table(game)["round"], kind(game)) == (2, "token") and not hero(game)["skill"]


@pytest.mark.rule("TH-8.13")
def test_skills_can_be_refreshed_at_the_beginning_of_the_event_phase() -> None:
    tired = {"skill": False, "pool": {"magic": 1}, "items": []}
    game = ground.at("event_phase", seats=3, first=1, h0=tired, h1={"pool": {}}, h2={**tired, "area": "wood"})
    for seat in (2, 0):  # clockwise from the First Player, who has nothing to refresh
        assert asked(game) == (seat, "use") and options(game) == [("go",), REFRESH]
        assert table(game)["round"] == 1 and game.state.phase == "event"
        play(game, REFRESH)
        assert hero(game, seat)["skill"] and hero(game, seat)["pool"] == {}
    assert table(game)["round"] == 2


@pytest.mark.rule("TH-8.9")
@pytest.mark.parametrize("cost", [{"ore": 1}, {"magic": 2}, {"gossip": 1, "building": 1}])
def test_a_skill_costs_what_its_card_says_and_nothing_else(
    cost: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    heroes = ground.book().pack.load().heroes
    skill = msgspec.structs.replace(heroes["jolan"].skill, refresh=cost)
    monkeypatch.setitem(heroes, "jolan", msgspec.structs.replace(heroes["jolan"], skill=skill))
    assert refresh_cost(ground.at("take_token", h0={"id": "jolan"}).state, 0) == cost


@pytest.mark.rule("TH-8.6", "TH-27.21")
def test_a_skill_for_any_time_between_actions_may_also_be_used_before_one_but_not_after_it() -> None:
    own = {"id": "aaricia", "pool": {}, "items": [], "threat": 2, "skill": True}
    state = ground.at("take_token", h0=own).state
    offered = [moment for moment in ("between", "before", "after", "event") if SKILL in own_options(state, 0, moment)]
    assert offered == ["between", "before"]
    basket, act = {"items": ["deep_basket"], "pool": {}}, {"type": "gather", "value": 1}
    for active in (0, 1):
        busy = ground.at("do_gather", active, active=active, h1=basket, act=act, path=["orchard"]).state
        assert bool(own_options(busy, 1, "before")) == (active == 1)
    later = ground.at("take_token", h0=own).newest().state.clone()
    later.phase = "event"
    assert SKILL not in own_options(later, 0, "between")


@pytest.mark.rule("TH-8.14")
def test_the_own_player_decides_and_may_ask_a_hero_in_the_area_for_the_price() -> None:
    tired = {"skill": False, "pool": {}, "area": "home"}
    game = ground.at("take_token", h0=tired, h1={"pool": {"magic": 1}, "area": "home"})
    play(game, REFRESH)
    assert asked(game) == (1, "consent")
    play(game, ("yes",))
    assert hero(game)["skill"] and hero(game, 1)["pool"] == {}
    assert REFRESH not in options(ground.at("take_token", h0=tired, h1={"pool": {"magic": 1}, "area": "wood"}))


@pytest.mark.rule("TH-8.15")
def test_heroes_may_have_the_same_level_and_harm_lowers_none() -> None:
    harm = [{"do": "lose", "what": "ore"}, {"do": "threat"}, {"do": "wound", "shape": "mono"}]
    game = run(*harm, h0={"dial": 3, "track": 2}, h1={"dial": 3, "track": 2})
    play(game, options(game)[0])
    assert [(each["dial"], each["track"]) for each in table(game)["heroes"]] == [(3, 2)] * 2


@pytest.mark.rule("TH-6.3", "TH-6.18")
@pytest.mark.parametrize(
    ("round", "found"), [(1, ["hut", "den", "mill", "crag", "shrine", "lair", "post"]), (2, ["post", "keep"])]
)
def test_the_highest_areas_are_those_with_the_highest_number_that_are_open(round: int, found: list[str]) -> None:
    game = run({"do": "place_enemy", "tier": "minor", "at": {"area": "highest_open"}}, round=round)
    assert [key[1] for key in options(game)] == found
