"""Whatever is due in an order comes in that order."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fabletop import Game
from fabletop.kernel import Origin, Rulebook
from fabletop.kernel.saves import base_of

from .thorgal import SURE, book_with, events, fight, hero, kind, options, play, table
from .thorgal_arena import cover, go, under
from .thorgal_ground import ADVENTURE, CONTENT, Ground, ground, run

SCRATCH = {"shape": "mono", "cells": [(1, 1)]}


def thorgal(**own: Any) -> dict[str, Any]:
    return {"id": "thorgal", "pool": {}, "items": [], **own}


def named(game: Game[Any], *names: str) -> list[str]:
    """The events of these names in the order in which they were told."""
    return [event.name for event in events(game) if event.name in names]


# -- Experience ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-11.5", "TH-11.8")
def test_each_bonus_of_full_levels_is_given_before_the_next_experience_is_taken() -> None:
    game = run({"do": "xp", "n": 3}, h0=thorgal(dial=7, track=7, wounds=[SCRATCH, {**SCRATCH, "cells": [(1, 2)]}]))
    play(game, ("dial",))
    assert kind(game) == "heal"
    play(game, ("heal", 0))
    assert kind(game) == "xp"
    play(game, ("dial",), ("heal", 0), ("track",))
    assert kind(game) == "kind" and hero(game)["wounds"] == []
    play(game, ("kind", "ore"))
    assert game.over and hero(game)["pool"] == {"ore": 2}


@pytest.mark.rule("TH-11.8")
def test_a_level_and_then_a_bonus_are_two_experience() -> None:
    game = run({"do": "xp", "n": 2}, h0=thorgal(dial=6, wounds=[SCRATCH]))
    play(game, ("dial",), ("dial",))
    assert hero(game)["dial"] == 7 and kind(game) == "heal"
    assert play(game, ("heal", 0)).over


@pytest.mark.rule("TH-11.8")
def test_a_skill_answers_to_experience_when_its_bonus_is_resolved() -> None:
    own = {"id": "jolan", "pool": {}, "items": [], "dial": 7, "skill": True}
    game = run({"do": "xp", "n": 2, "kind": "combat"}, h0=own, round=1)
    assert kind(game) == "skill" and hero(game)["pool"] == {"magic": 4}


# -- Findings ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-19.9", "TH-19.24")
def test_of_two_findings_the_first_is_resolved_and_discarded_before_the_second_is_drawn() -> None:
    game = run({"do": "finding", "n": 2}, h0=thorgal(wounds=[SCRATCH]), draws={"findings": ["cast_offs", "hot_spring"]})
    assert kind(game) == "kind" and table(game)["decks"]["findings"] == 9
    assert table(game)["discards"]["findings"] == []
    play(game, ("kind", "ore"))
    assert kind(game) == "heal" and table(game)["decks"]["findings"] == 8
    assert table(game)["discards"]["findings"] == ["cast_offs"]
    play(game, ("heal", 0))
    assert table(game)["discards"]["findings"] == ["cast_offs", "hot_spring"] and game.state.found == []


@pytest.mark.rule("TH-19.9", "TH-1.29")
def test_a_finding_that_is_being_resolved_is_not_shuffled_into_the_deck() -> None:
    game = run({"do": "finding"}, draws={"findings": ["cast_offs"]}, h0=thorgal())
    game.state.findings.parts.clear()
    assert kind(game) == "kind"
    state = game.state
    assert (len(state.findings), state.finding_discard, state.found) == (0, [], ["cast_offs"])


@pytest.mark.rule("TH-2.5", "TH-19.24")
def test_findings_of_several_heroes_are_resolved_one_hero_after_the_other() -> None:
    drawn = ["cast_offs", "whispering_skull", "cast_offs"]
    game = run(
        {"do": "finding", "who": "each"}, h0=thorgal(), h1={"pool": {}, "items": []}, draws={"findings": drawn[:2]}
    )
    assert kind(game) == "kind" and hero(game, 1)["pool"] == {}
    play(game, ("kind", "ore"))
    assert hero(game)["pool"] == {"ore": 2} and hero(game, 1)["pool"] == {"magic": 1, "gossip": 1}


# -- the Adventure track, Locations --------------------------------------------------------------------------


@pytest.mark.rule("TH-7.8")
@pytest.mark.parametrize(("start", "by", "gains"), [(1, 2, ["ore", "magic"]), (4, -2, ["magic", "ore"])])
def test_spaces_of_the_track_do_what_they_do_in_the_order_in_which_they_are_reached(
    start: int, by: int, gains: list[str]
) -> None:
    game = Steps().run({"do": "track", "n": by}, track=start)
    assert [event.kind for event in events(game, "gained")] == gains


class Steps(Ground):
    """The spaces 2 and 3 of the Adventure track do something."""

    def book(self) -> Rulebook[Any]:
        return book_with(WITH_STEPS)


AT = {2: [{"do": "gain", "what": "ore"}], 3: [{"do": "gain", "what": "magic"}]}
STEPS = {**CONTENT, "adventure": [{**ADVENTURE, "track": {**ADVENTURE["track"], "at": AT}}]}
WITH_STEPS = msgspec.json.encode(STEPS).decode()


@pytest.mark.rule("TH-23.15")
def test_two_boxes_of_a_beaten_location_are_resolved_from_the_first_on() -> None:
    laid: dict[str, Any] = {"locations": {"lair": {"enemies": ["minor"]}}, "h0": thorgal(skill=False)}
    game = fight(ground.act("combat", 1, "isle", **laid, **SURE))
    assert [event.kind for event in events(game, "gained")][-2:] == ["ore", "magic"]


# -- actions -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-32.1", "TH-15.20")
def test_after_the_main_action_come_the_extra_effects_then_those_of_special_action_cards() -> None:
    row = ["craft_4", "wary"]
    laid: dict[str, Any] = {"locations": {"mill": {"enemies": ["minor"]}}, "specials": ["special_f"]}
    tokens = [{"under": "wary", "active": False}, {}, {}, {}]
    game = ground.at("main_action", 0, 1, row=row, tokens=tokens, h0={**thorgal(skill=False), "area": "home"}, **laid)
    go(game, ("cross", "lane"))
    while kind(game) == "cross":
        play(game, ("stop",))
    assert kind(game) == "kind" and hero(game)["threat"] == 0
    go(play(game, ("kind", "ore")))
    assert hero(game)["threat"] == 1


@pytest.mark.rule("TH-32.1")
def test_an_event_answers_to_an_action_when_its_extra_effects_are_resolved() -> None:
    row = ["craft_4", "journey_29"]
    tokens = [{"under": "journey_29", "active": False}] * 2 + [{}, {}]
    own = thorgal(skill=False, wounds=[SCRATCH])
    game = under["survival"].at(
        "main_action", 0, 1, row=row, tokens=tokens, h0=own, path=["stack"], event="good_hunting"
    )
    while kind(game) != "heal":
        play(game, options(game)[-1] if kind(game) == "tile" else options(game)[0])
    assert hero(game)["threat"] == 1


@pytest.mark.rule("TH-28.12")
def test_an_event_that_answers_twice_does_so_in_the_order_of_its_text() -> None:
    tokens = [{"under": "craft_4", "active": False}, {}, {}, {}]
    game = ground.at(
        "main_action", 0, 0, row=["craft_4", "wary"], tokens=tokens, h0=thorgal(skill=False), event="long_day"
    )
    while kind(game) not in ("kind", "choose_item"):
        play(game, options(game)[0])
    assert kind(game) == "kind"
    play(game, ("kind", "ore"))
    assert kind(game) == "choose_item"


@pytest.mark.rule("TH-21.14")
def test_what_an_event_gives_for_a_resource_comes_before_the_penalty_of_its_space() -> None:
    game = under["mountain"].act("gather", 1, "home", path=["mine"], event="rich_vein")
    play(game, ("gather", 1))  # Ore, and a red Penalty: lose 1 Ore
    assert named(game, "gained", "lost") == ["gained", "gained", "lost"]


@pytest.mark.rule("TH-28.12")
def test_an_event_answers_to_a_tile_before_items_are_used() -> None:
    own = thorgal(items=["berry_knife"], skill=False)
    game = cover("stack", "tri_i", y=0, tale=under["mountain"], event="loose_stones", h0=own)
    while kind(game) != "use":
        play(game, options(game)[0])
    assert ("item", "berry_knife") in options(game) and hero(game)["threat"] == 1


@pytest.mark.rule("TH-2.5", "TH-16.15")
def test_companions_arrive_one_after_the_other() -> None:
    laid: dict[str, Any] = {"locations": {"mill": {"enemies": ["minor"]}}, "event": "wary_sentries"}
    game = under["rural"].act("move", 1, "home", seats=3, may={"take_along": 2}, **laid)
    play(game, ("hero", 1), ("yes",), ("hero", 2), ("yes",))
    while kind(game) == "cross":
        play(game, ("stop",))
    who = [event.hero for event in events(game, "moved")]
    drew = [event.hero for event in events(game, "threat")]
    assert drew == who and len(who) == 3


@pytest.mark.rule("TH-2.5", "TH-16.15")
def test_what_a_hero_meets_who_is_moved_comes_before_the_next_hero_goes() -> None:
    laid: dict[str, Any] = {"locations": {"mill": {"enemies": ["minor"]}}, "event": "wary_sentries"}
    game = under["rural"].run({"do": "move_hero", "area": "wood", "who": "each"}, **laid)
    play(game, ("area", "wood"))
    assert kind(game) == "go_to" and [hero(game, i)["threat"] for i in (0, 1)] == [1, 0]
    play(game, ("area", "wood"))
    assert [hero(game, i)["threat"] for i in (0, 1)] == [1, 1]


@pytest.mark.rule("TH-2.5", "TH-14.18")
def test_additional_actions_of_several_heroes_are_resolved_one_hero_after_the_other() -> None:
    game = run({"do": "action", "type": "move", "value": 1, "who": "each"}, h0={"area": "home"}, h1={"area": "home"})
    play(game, ("act",))
    while kind(game) != "act":
        play(game, ("cross", "lane") if kind(game) == "cross" else options(game)[0])
    assert [hero(game, i)["area"] for i in (0, 1)] == ["wood", "home"]


@pytest.mark.rule("TH-28.22", "TH-27.21")
def test_items_are_used_before_an_additional_action_and_after_the_event_of_the_area_has_answered_to_it() -> None:
    own = {"area": "home", "skill": False, "items": ["deep_basket", "folding_scales"]}
    effect = {"do": "action", "type": "gather", "value": 1}
    game = under["mountain"].run(effect, path=["spring"], event="avalanche_danger", h0=own)
    play(game, ("act",))
    assert options(game) == [("go",), ("item", "deep_basket")]
    play(game, ("go",))
    assert kind(game) == "gather" and not hero(game)["wounds"]
    play(game, ("gather", 3))
    assert kind(game) == "wound" and hero(game)["pool"] == {"ore": 1}
    play(game, options(game)[0])
    assert kind(game) == "use" and ("item", "folding_scales") in options(game)


def test_who_was_chosen_is_the_same_for_the_next_effect() -> None:
    effects = [{"do": "gain", "what": what, "who": who} for what, who in (("ore", "one"), ("magic", "same"))]
    game = run(*effects, h0=thorgal(), h1={"pool": {}, "items": []})
    play(game, ("hero", 1))
    assert [hero(game, i)["pool"] for i in (0, 1)] == [{}, {"ore": 1, "magic": 1}]
    assert hero(run(effects[1], h0=thorgal()))["pool"] == {}


@pytest.mark.rule("TH-4.23")
def test_the_extra_steps_of_setup_come_before_the_first_round_begins() -> None:
    setup = {**ADVENTURE["setup"], "effects": {2: [{"do": "threat", "who": "each"}]}}
    book = book_with(msgspec.json.encode({**CONTENT, "adventure": [{**ADVENTURE, "setup": setup}]}).decode())
    origin = Origin(book.id, 2, {"adventure": ADVENTURE["id"]}, "1")
    game = Game(book, base_of(book, origin, book.pack.load()), origin=origin)
    while kind(game) != "token":
        play(game, options(game)[0])
    assert named(game, "threat", "track") == ["threat", "threat", "track"]


@pytest.mark.rule("TH-28.22", "TH-27.21", "TH-32.1")
def test_an_event_of_the_area_answers_to_a_main_action_before_items_are_used_after_it() -> None:
    own = thorgal(area="home", skill=False, items=["folding_scales"])
    tokens = [{"under": "gather_22", "active": False}, {}, {}, {}]
    laid: dict[str, Any] = {"row": ["craft_4", "gather_22"], "tokens": tokens, "path": ["spring"], "h0": own}
    game = under["mountain"].at("main_action", 0, 1, event="avalanche_danger", **laid)
    while kind(game) == "use":
        play(game, ("go",))
    play(game, ("gather", 3))
    assert kind(game) == "wound"
    play(game, options(game)[0])
    assert kind(game) == "use" and ("item", "folding_scales") in options(game)
