"""TH-20: Resources, and spending those of others; TH-21: Gather."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game
from fabletop.games.thorgal.content import RESOURCES

from .thorgal import RICH, Tale, events, hero, kind, options, play, table
from .thorgal_arena import arena, cards, cover

TEMPLE = Tale("torkans_temple")
LILY = Tale("seekers_of_the_blood_lily")
SEA = Tale("hide_and_sea")
HORNS = Tale("before_the_horns_sound")


def seat(game: Game[Any]) -> int:
    assert game.decision is not None
    return game.decision.seat


# -- Resources ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-20.1")
def test_there_are_six_kinds_of_resources() -> None:
    assert RESOURCES == ("building", "ore", "gossip", "magic", "fate", "power")
    assert hero(arena.at("take_token", h0={"pool": dict.fromkeys(RESOURCES, 1)}))["pool"] == dict.fromkeys(RESOURCES, 1)


@pytest.mark.rule("TH-20.2")
def test_locations_mostly_ask_for_building_material_ore_and_gossip_and_skills_for_magic() -> None:
    assert all(list(each.skill.refresh) == ["magic"] for each in cards().heroes.values())
    places = [place for tale in cards().adventures.values() for place in tale.locations]
    costs = [kind_ for place in places for box in place.boxes for kind_ in box.needs.cost]
    assert sum(kind_ in ("building", "ore", "gossip") for kind_ in costs) > len(costs) / 2


@pytest.mark.rule("TH-20.3")
def test_power_means_something_else_in_every_adventure() -> None:
    game = TEMPLE.act("assign", 1, "shackle_town", round=3, h0={"pool": {"power": 1}})
    assert ("box", "slave_barracks-0") in options(game)
    boxes = HORNS.at("take_token").state.map.locations
    area, box = next((place.area, id) for id, place in boxes.items() if "building" in place.boxes[0].needs.cost)
    game = HORNS.act("assign", 1, area, round=9, h0={"pool": {"power": 1}}, locations={box: {"enemies": []}})
    assert ("box", f"{box}-0") in options(game)  # there it stands in for Building Material


@pytest.mark.rule("TH-20.4", "TH-20.9", "TH-22.8")
def test_a_hero_in_the_same_area_is_asked_for_each_resource_and_may_refuse() -> None:
    game = play(arena.act("assign", 2, "home", h1={"pool": {"gossip": 2}}), ("box", "hut-0"))
    assert (seat(game), kind(game)) == (1, "consent") and game.decision is not None
    assert game.decision.args == (1, 0, "gossip") and options(game)[0] == ("no",)
    play(game, ("yes",), ("put", "gossip"))
    assert (seat(game), kind(game)) == (1, "consent")
    play(game, ("no",))
    assert hero(game, 1)["pool"] == {"gossip": 1} and table(game)["locations"]["hut"]["boxes"][0]["on"] == {"gossip": 1}


@pytest.mark.rule("TH-20.9")
def test_who_was_refused_may_still_use_the_whole_value() -> None:
    pools: dict[str, Any] = {"h0": {"pool": {"ore": 2}}, "h1": {"pool": {"gossip": 1}}}
    game = play(arena.act("assign", 2, "home", **pools), ("box", "yard-0"), ("put", "gossip"), ("no",))
    assert options(game) == [("put", "ore"), ("enough",)] and table(game)["act"]["value"] == 2


@pytest.mark.rule("TH-20.9")
def test_after_a_refusal_the_next_owner_is_asked() -> None:
    game = arena.act("assign", 1, "home", seats=3, h1={"pool": {"gossip": 1}}, h2={"pool": {"gossip": 1}})
    play(game, ("box", "hut-0"), ("from", 1), ("no",))
    assert (seat(game), kind(game)) == (2, "consent")
    assert hero(play(game, ("yes",)), 2)["pool"] == {}


def test_a_cost_that_is_refused_halfway_costs_nothing() -> None:
    price = {"do": "pay", "cost": {"magic": 2}, "then": [{"do": "gain", "what": "ore"}]}
    game = arena.run(price, h0={"pool": {"magic": 1}}, h1={"pool": {"magic": 1}})
    play(game, ("pay",), ("from", 0), ("no",))
    assert hero(game)["pool"] == {"magic": 1} and hero(game, 1)["pool"] == {"magic": 1}


@pytest.mark.rule("TH-20.5")
def test_any_resource_is_one_of_any_kind() -> None:
    game = play(arena.act("assign", 2, "home", h0={"pool": {"ore": 1, "magic": 1}}), ("box", "store-0"))
    assert options(game) == [("put", "ore"), ("put", "magic")]
    play(game, ("put", "ore"), ("put", "magic"))
    assert events(game, "resolved")


@pytest.mark.rule("TH-20.6")
def test_a_hero_may_hold_any_number_of_resources() -> None:
    game = play(arena.act("gather", 500, "home", path=["spring"]), ("gather", 3))
    assert hero(game)["pool"] == {"ore": 500}


@pytest.mark.rule("TH-20.7")
def test_resources_are_never_handed_over() -> None:
    game = arena.at("take_token", h0={"pool": RICH})
    assert not [key for key in options(game) if key[0] != "put"]
    game = play(arena.act("assign", 1, "home", h1={"pool": {"gossip": 1}}), ("box", "hut-0"), ("yes",))
    assert hero(game)["pool"] == {} and hero(game, 1)["pool"] == {}


@pytest.mark.rule("TH-20.8")
def test_no_terrain_card_shows_fate_or_power_but_a_source_may_give_them() -> None:
    shown = [icon for id in cards().terrain for icons in cards().boards[id].icons.values() for icon in icons]
    assert "ore" in shown and not any("fate" in icon or "power" in icon for icon in shown)
    assert hero(cover("spring", area="hill", sources={"hill": ["power"]}))["pool"] == {"power": 1}


@pytest.mark.rule("TH-20.10")
def test_the_resources_of_a_hero_elsewhere_cannot_be_used() -> None:
    game = arena.act("assign", 1, "home", h0={"pool": {"ore": 1}}, h1={"area": "wood", "pool": {"gossip": 2}})
    assert game.why(("box", "hut-0")).clause == "TH-22.8"


@pytest.mark.rule("TH-20.11")
@pytest.mark.parametrize(("tale", "more"), [(HORNS, ["fate", "power"]), (LILY, []), (TEMPLE, []), (SEA, [])])
def test_any_resource_includes_fate_and_power_only_where_they_are_used(tale: Tale, more: list[str]) -> None:
    """Rebels and pieces of the crown are used, but they are rare: never "any" Resource."""
    state = tale.at("take_token").state
    assert list(state.kinds()) == ["building", "ore", "gossip", "magic", *more]


# -- Gather ---------------------------------------------------------------------------------------------------


def gather(card: str, value: int = 2, area: str = "home", **laid: Any) -> Game[Any]:
    return arena.act("gather", value, area, path=[card], **laid)


def wounds(game: Game[Any]) -> list[str]:
    while kind(game) == "wound":
        play(game, options(game)[0])
    return [tile["shape"] for tile in hero(game)["wounds"]]


@pytest.mark.rule("TH-21.1", "TH-21.2")
@pytest.mark.parametrize("area", ["home", "wood", "hill"])
def test_gather_puts_a_token_on_an_uncovered_resource_or_area_icon_from_any_area(area: str) -> None:
    game = gather("spring", area=area, tiles=[], gathered=[(0, 1)])
    assert options(game) == [("gather", 0), ("gather", 2), ("gather", 3)]
    assert table(play(game, ("gather", 3)))["gathered"] == [[0, 1], [0, 3]]


@pytest.mark.rule("TH-21.3", "TH-21.6")
def test_one_icon_gives_as_many_resources_as_the_value() -> None:
    assert hero(play(gather("spring", 4), ("gather", 3)))["pool"] == {"ore": 4}


@pytest.mark.rule("TH-21.4", "TH-19.18")
def test_an_area_icon_gives_one_kind_of_the_sources_of_the_area() -> None:
    game = play(gather("spring", 3), ("gather", 0))
    assert options(game) == [("kind", "ore"), ("kind", "gossip")]
    assert hero(play(game, ("kind", "gossip")))["pool"] == {"gossip": 3}


@pytest.mark.rule("TH-21.5", "TH-21.14")
def test_a_penalty_is_resolved_once_whatever_the_value_and_after_the_gain() -> None:
    game = play(gather("mine", 3, h0={"threat": 2}), ("gather", 1))
    assert hero(game)["pool"] == {"ore": 2}
    game = play(gather("mine", 1, h0={"threat": 2}), ("gather", 1))
    assert hero(game)["pool"] == {} and not events(game, "unmet")  # its Ore was there when the Penalty came


@pytest.mark.rule("TH-21.7")
def test_the_space_may_lie_left_or_right_of_the_journey_tiles() -> None:
    laid = [{"shape": "domino", "cells": [(0, 3), (1, 3)]}, {"shape": "mono", "cells": [(2, 3)]}]
    act = {"type": "gather", "value": 1}
    game = arena.at("do_gather", 0, path=["spring", "vein"], act=act, tiles=laid)
    assert options(game) == [("gather", cell) for cell in (0, 1, 2, 8, 10)]


@pytest.mark.rule("TH-21.8")
def test_gather_draws_no_finding() -> None:
    game = play(gather("mine", 4), ("gather", 0))
    assert hero(game)["pool"] == {"ore": 4} and not events(game, "finding")


@pytest.mark.rule("TH-21.9", "TH-21.12")
def test_without_a_source_an_area_icon_gives_nothing_but_takes_the_token_and_its_penalty() -> None:
    game = play(gather("mine", 4, area="hill", h0={"threat": 1}), ("gather", 2))
    assert table(game)["gathered"] == [[0, 2]]
    assert wounds(game) == ["mono"] and hero(game)["pool"] == {}  # no Ore for the Penalty either


@pytest.mark.rule("TH-21.10")
def test_a_gather_token_hinders_journey_tiles() -> None:
    game = arena.act("journey", 1, "home", path=["spring"], tiles=["mono"], gathered=[(0, 1)])
    play(game, ("tile", "mono"))
    assert options(game) == [("lay", 0, 0, 0), ("lay", 0, 0, 2), ("lay", 0, 0, 3)]


@pytest.mark.rule("TH-21.11")
def test_a_removed_gather_token_uncovers_its_space() -> None:
    state = arena.run({"do": "clear_gather"}, path=["spring"], gathered=[(0, 3)])
    assert table(play(state, ("clear", 3)))["gathered"] == []
    assert ("gather", 3) in options(gather("spring", gathered=[]))
    assert ("gather", 3) not in options(gather("spring", gathered=[(0, 3)]))


@pytest.mark.rule("TH-21.11")
@pytest.mark.parametrize("cards", [1, 2])
def test_all_gather_tokens_of_so_many_cards_are_discarded_and_no_others(cards: int) -> None:
    laid: dict[str, Any] = {"path": ["spring", "stack", "vein"], "gathered": [(0, 0), (0, 3), (2, 0), (4, 0)]}
    game = arena.run({"do": "clear_gather", "cards": cards}, **laid)
    play(game, next(key for key in options(game) if "spring" in key))
    assert len(table(game)["gathered"]) == 2
    assert game.over if cards == 1 else kind(game) == "clear_card"


@pytest.mark.rule("TH-21.13")
def test_of_alternatives_one_kind_is_chosen_for_the_whole_amount() -> None:
    game = play(gather("spring", 3), ("gather", 2))
    assert kind(game) == "kind"
    assert hero(play(game, ("kind", "building")))["pool"] == {"building": 3}


@pytest.mark.rule("TH-21.15", "TH-21.16")
@pytest.mark.parametrize("card", ["glade", "moor"])
def test_other_icons_are_no_legal_space_and_without_one_gather_does_nothing(card: str) -> None:
    game = gather(card, h0={"threat": 2})
    assert kind(game) == "token" and table(game)["gathered"] == []
    assert hero(game)["pool"] == {} and wounds(game) == []


def test_no_more_resources_are_put_back_than_the_exchange_allows() -> None:
    game = arena.run({"do": "convert", "n": 2, "what": "magic"}, h0={"pool": {"ore": 5}})
    play(game, ("back", "ore"), ("back", "ore"))
    assert game.over and hero(game)["pool"] == {"ore": 3, "magic": 2}
