"""TH-28: the Event phase, and the sixty Event cards."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from fabletop import Game

from .thorgal import SURE, Tale, events, fight, hero, kind, options, play, table
from .thorgal_arena import DECKS, arena, cards, cover, go, under

TEMPLE = Tale("torkans_temple")
SCAR = {"shape": "tri_i", "cells": [(1, 1), (2, 1), (3, 1)]}
SCRATCH = {"shape": "mono", "cells": [(1, 1)]}


def in_force(card: str) -> Any:
    """The map on which that Event card may lie."""
    return under[cards().events[card].deck]


def reveal(card: str, **laid: Any) -> Game[Any]:
    """Step 4 draws that card."""
    deck = {f"event_{cards().events[card].deck}": [card]}
    game: Game[Any] = in_force(card).at("new_event", flags=["storm"], draws=deck, **laid)
    return game


def ending(card: str, **laid: Any) -> Game[Any]:
    """The Action phase ends while that card is active."""
    game: Game[Any] = in_force(card).at("event_phase", event=card, **laid)
    return game


def doing(event: str, card: str, tokens: int = 1, row: tuple[str, ...] = ("craft_4",), **laid: Any) -> Game[Any]:
    """The first Hero resolves an Action card with so many tokens under it, while that Event is active."""
    cards_ = sorted([*row, card], key=lambda each: cards().actions[each].number)
    lying = laid.pop("others", [])
    placed = [{"under": card, "active": False}] * tokens + lying
    own = {"skill": False, **laid.pop("h0", {})}
    tale = in_force(event) if event else arena
    shown = {"event": event, **laid} if event else laid
    game: Game[Any] = tale.at(
        "main_action", 0, cards_.index(card), row=cards_, tokens=[*placed, *[{}] * (4 - len(placed))], h0=own, **shown
    )
    return game


def finish(game: Game[Any]) -> Game[Any]:
    """First options, until the next token is taken."""
    while not game.over and kind(game) != "token":
        play(game, options(game)[0])
    return game


def act(game: Game[Any]) -> dict[str, Any]:
    shown: dict[str, Any] = table(game)["act"]
    return shown


def threat(game: Game[Any]) -> list[int]:
    return [each["threat"] for each in table(game)["heroes"]]


def wounds(game: Game[Any], number: int = 0) -> list[str]:
    return [tile["shape"] for tile in hero(game, number)["wounds"]]


def pools(game: Game[Any]) -> list[dict[str, int]]:
    return [each["pool"] for each in table(game)["heroes"]]


# -- the phase ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-28.1")
@pytest.mark.parametrize(("turn", "round"), [(2, 1), (3, 2)])
def test_the_event_phase_comes_after_the_fourth_turn(turn: int, round: int) -> None:
    done = [{"under": "gather_22", "active": False}] * turn + [{}] * (4 - turn)
    game = finish(go(arena.at("take_token", turn=turn, tokens=done, active=0), ("put", -1, 1)))
    assert table(game)["round"] == round


@pytest.mark.rule("TH-28.2", "TH-28.4", "TH-28.5", "TH-28.7", "TH-28.9", "TH-28.15")
def test_the_steps_of_the_event_phase() -> None:
    tokens = [{"under": "craft_4", "active": False}] * 3 + [{"under": "move_12", "active": False}]
    game = arena.at("event_phase", round=6, first=1, event="still_day", tokens=tokens, track=1)
    shown = table(game)
    told = [each.name for each in events(game) if each.name in ("next_round", "icon", "event", "round")]
    assert told == ["next_round", "icon", "event", "round"]
    assert shown["round"] == 7 and shown["track"] == 2 and shown["first"] == 0
    assert [card["tokens"] for card in shown["row"]] == [[], [True] * 3, [], [True], [], [], []]
    assert shown["discards"]["event_still"] == [] and shown["event"] == "still_day"  # its own pile, shuffled again


@pytest.mark.rule("TH-28.3", "TH-28.21", "TH-5.5")
def test_the_last_round_is_played_completely_then_time_is_up() -> None:
    game = finish(go(arena.at("take_token", round=9, turn=2), ("put", -1, 1)))
    assert not game.over and table(game)["round"] == 9
    game = finish(go(arena.at("take_token", round=9, turn=3), ("put", -1, 1)))
    assert game.over and game.state.ending == "lost"


@pytest.mark.uses("thin_air", "loose_stones", "rich_vein")
@pytest.mark.rule("TH-28.6")
@pytest.mark.parametrize(("card", "icon"), [("thin_air", "left"), ("loose_stones", "middle"), ("rich_vein", "right")])
def test_the_next_effect_calls_an_icon_of_the_adventure_board(card: str, icon: str) -> None:
    game = TEMPLE.at("next_effect", event=card)
    assert [each.icon for each in events(game, "icon")] == [icon]


@pytest.mark.rule("TH-28.7", "TH-28.16")
@pytest.mark.parametrize(("track", "card"), [(4, "still_day"), (5, "calm_day")])
def test_the_left_deck_gives_the_card_if_its_condition_is_met_else_the_right_one(track: int, card: str) -> None:
    game = arena.at("new_event", track=track)
    assert [each.args[0] for each in events(game, "event")] == [card]


@pytest.mark.rule("TH-28.17")
def test_the_condition_is_checked_after_the_next_effect() -> None:
    game = arena.at("event_phase", track=4, event="still_day")  # its icon moves the marker to 5
    assert table(game)["event"] == "calm_day"


@pytest.mark.uses("night_frost")
@pytest.mark.rule("TH-28.8", "TH-28.11")
def test_immediate_effects_are_resolved_when_the_card_is_revealed() -> None:
    game = reveal("night_frost", h0={"pool": {"building": 2}}, h1={"pool": {"building": 1}})
    names = [each.name for each in events(game) if each.name in ("event", "lost", "round")]
    assert names == ["event", "lost", "lost", "round"] and pools(game) == [{"building": 1}, {}]


@pytest.mark.rule("TH-28.9", "TH-13.3")
@pytest.mark.parametrize(("seats", "first", "then"), [(2, 1, 0), (3, 1, 2), (4, 3, 0)])
def test_the_first_player_marker_passes_clockwise(seats: int, first: int, then: int) -> None:
    assert table(arena.at("pass_marker", seats=seats, first=first))["first"] == then


@pytest.mark.rule("TH-28.10")
def test_every_event_card_has_effects_and_a_next_effect() -> None:
    own = [card for card in cards().events.values() if card.deck in DECKS]
    assert len(own) == 60
    assert all(card.immediate or card.action_phase or card.round_rules for card in own)
    assert all(card.next.icon in ("left", "middle", "right") for card in own)


@pytest.mark.uses("festering_wounds")
@pytest.mark.rule("TH-28.12")
def test_effects_of_the_action_phase_hold_in_the_action_phase_only() -> None:
    laid: dict[str, Any] = {"event": "festering_wounds", "h0": {"wounds": [SCAR]}, "round": 4}
    assert not events(under["survival"].run({"do": "heal"}, **laid), "healed")
    game = under["survival"].at("new_round", **laid)  # the marked round 5 heals, and the old card still lies there
    assert table(game)["event"] == "festering_wounds" and ("heal", 0) in options(game)


@pytest.mark.rule("TH-28.12")
def test_an_event_answers_to_what_happens_in_the_action_phase_only() -> None:
    laid: dict[str, Any] = {"event": "wary_sentries", "round": 3, "locations": {"keep": {"enemies": ["minor"]}}}
    game = play(under["rural"].run({"do": "move_hero", "area": "far"}, **laid), ("area", "far"))
    assert (hero(game)["area"], hero(game)["threat"]) == ("far", 1)
    game = under["rural"].at("new_round", **laid)  # the marked round 4 moves a Hero, and the old card still lies there
    assert table(game)["event"] == "wary_sentries"
    play(game, ("area", "far"))
    assert (hero(game)["area"], hero(game)["threat"]) == ("far", 0)


@pytest.mark.rule("TH-28.13")
def test_the_decks_hold_different_cards_that_call_the_same_icons() -> None:
    for deck in DECKS:
        calls = [card.next.icon for card in cards().events.values() if card.deck == deck]
        assert [calls.count(icon) for icon in ("left", "middle", "right")] == [4, 3, 3]


@pytest.mark.rule("TH-28.14", "TH-4.27")
def test_without_an_active_card_no_icon_is_called() -> None:
    game = arena.at("event_phase")
    assert not events(game, "icon") and len(events(game, "event")) == 1


@pytest.mark.uses("market_day")
@pytest.mark.rule("TH-28.15")
def test_the_old_card_goes_to_the_discard_pile_of_its_deck() -> None:
    game = in_force("market_day").at("event_phase", event="market_day", flags=[])
    assert table(game)["discards"]["event_rural"] == ["market_day"] and table(game)["event"] == "still_day"


@pytest.mark.uses("strange_sail")
@pytest.mark.rule("TH-28.18", "TH-7.10")
def test_from_step_1_on_the_new_round_is_in_force() -> None:
    game = arena.at("event_phase", round=3)
    assert kind(game) == "go_to"  # the marked round 4 begins
    game = in_force("strange_sail").at(
        "event_phase", round=1, flags=["storm"], draws={"event_sea": ["strange_sail"]}, track=1
    )
    assert table(game)["locations"]["keep"]["enemies"] == ["minor"]  # its Area opens with round 2


@pytest.mark.uses("rising_prices")
@pytest.mark.rule("TH-28.19", "TH-2.3")
@pytest.mark.parametrize("first", [0, 1])
def test_decisions_of_the_event_phase_belong_to_the_first_player(first: int) -> None:
    game = reveal("rising_prices", first=first)
    assert kind(game) == "box" and game.decision is not None and game.decision.seat == first


@pytest.mark.uses("whispering_stones", "mind_drain")
@pytest.mark.rule("TH-28.20")
def test_skills_and_items_are_not_used_in_the_event_phase_but_wounds_and_threat_come() -> None:
    own = {"id": "jolan", "pool": {"magic": 1}, "items": ["rune_stick"]}
    game = play(reveal("whispering_stones", h0=own), ("pay",), ("dial",))
    assert kind(game) == "token" and hero(game)["dial"] == 2  # Jolan's Skill would have answered in the own turn
    game = reveal("mind_drain", h0={"threat": 2}, h1={"pool": {"magic": 1}})
    assert wounds(finish(game)) == ["domino"]


# -- every card -----------------------------------------------------------------------------------------------


ALL = [card for card in cards().events.values() if card.deck in DECKS]


@pytest.mark.parametrize("card", [card.id for card in ALL])
def test_every_event_card_can_be_revealed_and_lived_through(card: str) -> None:
    laid: dict[str, Any] = {"h0": {"pool": {"magic": 2, "building": 2}, "threat": 2, "wounds": [SCRATCH]}}
    places = {"den": {"enemies": ["minor"]}, "keep": {"enemies": ["average"]}}
    finish(reveal(card, locations=places, **laid))
    for seed in range(3):
        game = in_force(card).at(
            "turn", 0, round=2, event=card, locations=places, seats=2 + seed, seed=f"{seed}", **laid
        )
        chance = Random(seed)
        while not game.over and table(game)["round"] == 2:
            play(game, chance.choice(options(game)))
        assert game.over or table(game)["round"] == 3


UNCONDITIONAL = [card.id for card in ALL if card.next.if_ is None]


@pytest.mark.parametrize("card", UNCONDITIONAL)
def test_a_next_effect_without_condition_is_always_called(card: str) -> None:
    assert len(events(in_force(card).at("next_effect", event=card), "icon")) == 1


MOVED = [{"under": "move_12"}, {}, {}, {}]


@pytest.mark.uses(
    "cave_dwellers",
    "howling_peak",
    "rising_prices",
    "hue_and_cry",
    "lost_pack",
    "last_embers",
    "hunted",
    "broken_warband",
    "headwind",
    "song_of_the_deep",
    "red_moon",
    "cold_star",
)
@pytest.mark.parametrize(
    ("card", "so", "not_so"),
    [
        (
            "cave_dwellers",
            {"locations": {"den": {"enemies": ["minor"]}}},
            {"locations": {"den": {"enemies": ["average"]}}},
        ),
        ("howling_peak", {"h1": {"threat": 3}}, {"h1": {"threat": 2}}),
        ("rising_prices", {"tokens": MOVED}, {"tokens": [{"under": "assign_25"}, {}, {}, {}]}),
        ("hue_and_cry", {"h1": {"threat": 4}}, {"h1": {"threat": 3}}),
        ("lost_pack", {"tokens": [*[{"under": "move_12"}] * 3, {}]}, {"tokens": [*[{"under": "move_12"}] * 2, {}, {}]}),
        ("last_embers", {"h1": {"threat": 4}}, {"h1": {"threat": 3}}),
        ("hunted", {"h1": {"threat": 3}}, {"h1": {"threat": 2}}),
        ("broken_warband", {"tokens": MOVED}, {"tokens": [{"under": "combat_11"}, {}, {}, {}]}),
        ("headwind", {}, {"tokens": MOVED}),
        ("song_of_the_deep", {"h0": {"skill": False}, "h1": {"skill": False}}, {"h0": {"skill": False}}),
        ("red_moon", {"h0": {"skill": False}, "h1": {"skill": False}}, {"h0": {"skill": False}}),
        ("cold_star", {"h1": {"threat": 4}}, {"h1": {"threat": 3}}),
    ],
)
def test_a_next_effect_with_a_condition_is_called_only_then(
    card: str, so: dict[str, Any], not_so: dict[str, Any]
) -> None:
    assert card not in UNCONDITIONAL
    assert len(events(in_force(card).at("next_effect", event=card, **so), "icon")) == 1
    assert not events(in_force(card).at("next_effect", event=card, **not_so), "icon")


# -- rules of the round ---------------------------------------------------------------------------------------


def covering(event: str, card: str, shape: str = "mono", y: int = 0, **laid: Any) -> Game[Any]:
    return cover(card, shape, y, tale=in_force(event), event=event, **laid)


def gathering(event: str, card: str, **laid: Any) -> Game[Any]:
    game: Game[Any] = in_force(event).act("gather", 2, "home", path=[card], event=event, **laid)
    return game


@pytest.mark.uses("rocky_waste")
def test_on_the_rocky_waste_yellow_penalties_are_red() -> None:
    assert (
        wounds(finish(covering("rocky_waste", "vein"))) == ["mono"] and threat(covering("rocky_waste", "vein"))[0] == 0
    )
    game = play(gathering("rocky_waste", "vein"), ("gather", 0))
    assert kind(game) == "wound" and pools(game)[0] == {"ore": 2}


@pytest.mark.uses("rocky_waste")
@pytest.mark.rule("TH-28.23")
def test_on_the_rocky_waste_the_yellow_spaces_of_enemy_cards_are_red_too() -> None:
    def fought(event: str, foe: str, **laid: Any) -> Game[Any]:
        game = in_force("rocky_waste").fights(event=event, foes=[foe], dice=[1, 1], **laid)
        return play(game, ("lay", 0, 0, 0), ("lay", 0, 1, 0))

    assert threat(fought("thin_air", "dummy"))[0] == 3  # a yellow space, two Hearts
    assert threat(fought("rocky_waste", "dummy"))[0] == 2  # the card defines nothing for red (TH-19.23)
    game = fought("rocky_waste", "shaman")
    assert kind(game) == "wound" and wounds(finish(game)) == ["mono"]


@pytest.mark.parametrize(("event", "foe", "pool"), [("snow_glare", "rich", {"ore": 2}), ("burnt_barn", "carter", {})])
def test_what_counts_otherwise_on_the_path_counts_as_printed_on_enemy_cards(
    event: str, foe: str, pool: dict[str, int]
) -> None:
    game = in_force(event).fights(event=event, foes=[foe], dice=[1, 1])
    play(game, ("lay", 0, 0, 0), ("lay", 0, 1, 0))
    while kind(game) in ("covered", "area_kind"):
        play(game, options(game)[0])
    assert pools(game)[0] == (pool or {"building": 1})


@pytest.mark.uses("snow_glare")
def test_in_the_snow_glare_area_icons_are_empty() -> None:
    assert pools(covering("snow_glare", "vein", y=3))[0] == {}
    assert options(gathering("snow_glare", "spring")) == [("gather", 2), ("gather", 3)]


@pytest.mark.uses("burnt_barn")
def test_after_the_barn_burnt_building_icons_are_empty_also_among_alternatives() -> None:
    assert pools(covering("burnt_barn", "vein", y=2))[0] == {"ore": 1}
    assert pools(covering("burnt_barn", "stack", y=3))[0] == {}
    assert ("gather", 3) not in options(gathering("burnt_barn", "stack"))


@pytest.mark.uses("cold_star")
def test_under_the_cold_star_experience_icons_are_magic() -> None:
    assert pools(covering("cold_star", "vein", y=1))[0] == {"magic": 1}
    assert pools(play(gathering("cold_star", "vein"), ("gather", 1)))[0] == {"magic": 2}


@pytest.mark.uses("thin_air", "market_day", "closed_doors", "headwind", "fair_wind", "red_moon")
@pytest.mark.parametrize(
    ("event", "card", "value"),
    [
        ("thin_air", "gather_14", 1),
        ("thin_air", "gather_22", 1),
        ("market_day", "craft_24", 3),
        ("closed_doors", "assign_32", 2),
        ("closed_doors", "assign_25", 1),
        ("headwind", "move_18", 1),
        ("headwind", "move_27", 1),
        ("fair_wind", "move_18", 4),
        ("red_moon", "sacrifice_23", 4),
        ("market_day", "gather_14", 2),
    ],
)
def test_an_event_changes_the_value_of_its_action(event: str, card: str, value: int) -> None:
    laid: dict[str, Any] = {"path": ["spring"], "h0": {"pool": {"gossip": 3, "ore": 3}}}
    game = doing(event, card, **laid)
    assert act(game)["value"] == value


@pytest.mark.uses("fair_wind")
def test_in_a_fair_wind_one_hero_may_be_taken_along() -> None:
    assert kind(doing("fair_wind", "move_27")) == "companion"


@pytest.mark.uses("blood_frenzy")
def test_blood_frenzy_gives_an_upgrade_and_a_defeat_costs_one_threat_more() -> None:
    laid: dict[str, Any] = {"locations": {"den": {"enemies": ["minor"]}}, "draws": {"enemy_minor": ["dummy"]}}
    game = doing("blood_frenzy", "combat_17", tokens=2, dice=[1, 1], **laid)
    assert ("upgrade", "yellow") in options(game)
    play(game, ("roll",), ("lay", 0, 3, 0), ("lay", 0, 3, 1))
    assert threat(game)[0] == 3


@pytest.mark.uses("locked_shields")
def test_behind_locked_shields_nothing_is_rerolled() -> None:
    may = {"reroll": 2, "critical": 1, "blood_reroll": 1}
    game = in_force("locked_shields").fights(event="locked_shields", dice=[1, 1], may=may)
    assert {key[0] for key in options(game)} == {"stand", "critical"}


@pytest.mark.uses("heavy_sleep")
def test_in_heavy_sleep_no_skill_is_used_but_one_may_be_refreshed() -> None:
    own = {"id": "aaricia", "pool": {"magic": 1}}
    tale = in_force("heavy_sleep")
    assert ("skill",) in options(tale.at("take_token", h0=own))
    assert ("skill",) not in options(tale.at("take_token", h0=own, event="heavy_sleep"))
    assert ("refresh",) in options(tale.at("take_token", h0={**own, "skill": False}, event="heavy_sleep"))


@pytest.mark.uses("high_tide")
def test_at_high_tide_special_borders_cannot_be_crossed() -> None:
    assert options(in_force("high_tide").act("move", 1, "wood")) == [("cross", "lane"), ("cross", "ford")]
    game = in_force("high_tide").act("move", 3, "wood", event="high_tide", h0={"area": "wood"})
    assert hero(game)["area"] == "home" and kind(game) == "cross"  # there was one way only
    assert (
        hero(in_force("high_tide").act("move", 1, "wood", event="high_tide", blocked_borders=["lane"]))["area"]
        == "wood"
    )


@pytest.mark.uses("festering_wounds")
def test_festering_wounds_heal_only_at_size_1() -> None:
    heal = {"do": "heal", "n": 1}
    own = {"wounds": [SCAR, {"shape": "mono", "cells": [(1, 2)]}]}
    game = under["survival"].run(heal, event="festering_wounds", h0=own)
    assert options(game) == [("skip",), ("heal", 1)] and game.why(("heal", 0)).clause == "TH-10.10"


@pytest.mark.rule("TH-10.3", "TH-28.12")
@pytest.mark.parametrize(("size", "healable"), [(1, [2]), (2, [1, 2]), (0, [1, 2])])
def test_an_event_limits_a_heal_and_raises_none(
    size: int, healable: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    event = cards().events["festering_wounds"]
    limit = msgspec.structs.replace(event, round_rules=(msgspec.structs.replace(event.round_rules[0], size=2),))
    monkeypatch.setitem(cards().events, event.id, limit)
    wounds = [SCAR, {"shape": "domino", "cells": [(1, 2), (2, 2)]}, {"shape": "mono", "cells": [(3, 2)]}]
    game = under["survival"].run({"do": "heal", "size": size}, event=event.id, h0={"wounds": wounds})
    assert options(game, "heal") == [("heal", each) for each in healable]


@pytest.mark.uses("sea_fog")
def test_in_the_sea_fog_an_area_of_the_newest_number_cannot_be_entered() -> None:
    tale = in_force("sea_fog")
    assert tale.act("move", 2, "home", event="sea_fog", round=2).why(("cross", "gate")).clause == "TH-28.12"
    assert ("cross", "gate") in options(tale.act("move", 1, "home", event="sea_fog", round=3))
    assert kind(tale.run({"do": "move_hero", "area": "far"}, event="sea_fog", round=2)) == ""


@pytest.mark.uses("scouts_report")
def test_a_scouts_report_offers_two_enemy_cards() -> None:
    laid: dict[str, Any] = {"locations": {"den": {"enemies": ["minor"]}}, "draws": {"enemy_minor": ["twig", "dummy"]}}
    game = in_force("scouts_report").act("combat", 1, "home", event="scouts_report", **laid)
    assert options(game) == [("card", "twig"), ("card", "dummy")]
    play(game, ("card", "dummy"))
    assert table(game)["fight"]["cards"] == ["dummy"] and table(game)["discards"]["enemy_minor"] == ["twig"]
    assert game.state.fight.offered == []


@pytest.mark.uses("mirrored_row_event")
def test_in_the_mirrored_row_tokens_on_the_right_count() -> None:
    row = ("craft_4", "assign_25", "sacrifice_39")
    tokens = [{"under": "craft_4"}, {"under": "assign_25"}, {"under": "sacrifice_39"}]
    laid: dict[str, Any] = {"row": row, "path": ["spring"], "others": tokens}
    assert act(doing("mirrored_row_event", "gather_22", **laid))["value"] == 3
    assert act(doing("", "gather_22", **laid))["value"] == 2


@pytest.mark.uses("weavers_knot")
def test_for_a_magic_the_weavers_knot_makes_sole_bonuses_work() -> None:
    laid: dict[str, Any] = {"tokens": 2, "h0": {"pool": {"magic": 1}, "skill": True}}
    game = doing("weavers_knot", "craft_4", row=("gather_22",), **laid)
    assert kind(game) == "sole_anyway"
    assert act(go(play(game.copy(), ("skip",))))["value"] == 1
    play(game, ("pay",))
    assert act(go(game))["value"] == 2 and pools(game)[0] == {}
    alone = go(doing("weavers_knot", "craft_4", row=("gather_22",), **{**laid, "tokens": 1}))
    assert act(alone)["value"] == 2 and pools(alone)[0] == {"magic": 1}, "nothing is paid for what works anyway"


@pytest.mark.uses("long_night")
def test_in_the_long_night_only_the_token_just_put_down_counts() -> None:
    laid: dict[str, Any] = {"tokens": 3, "path": ["spring"]}
    assert act(doing("", "gather_17", **laid))["value"] == 4
    game = doing("long_night", "gather_17", **laid)
    assert act(game)["value"] == 2
    assert [card["worth"] for card in table(game)["row"] if card["card"] == "gather_17"] == [[2]]


# -- triggers -------------------------------------------------------------------------------------------------


def moving(event: str, value: int, area: str, *borders: str, **laid: Any) -> Game[Any]:
    game: Game[Any] = in_force(event).act("move", value, area, event=event, **laid)
    for border in borders:
        if kind(game) == "cross":
            play(game, ("cross", border))
    return game


@pytest.mark.uses("wary_sentries", "arrow_hail")
def test_wary_sentries_and_arrow_hail_answer_to_entering_an_area_with_an_enemy() -> None:
    laid: dict[str, Any] = {"locations": {"mill": {"enemies": ["minor"]}}, "round": 1}
    assert threat(moving("wary_sentries", 1, "home", "lane", **laid)) == [1, 0]
    assert kind(moving("arrow_hail", 1, "home", "lane", **laid)) == "wound"
    assert threat(moving("wary_sentries", 1, "home", "lane", round=1)) == [0, 0]


@pytest.mark.uses("avalanche_danger")
@pytest.mark.rule("TH-28.22")
def test_avalanche_danger_strikes_at_every_entering_and_every_action_where_ore_is() -> None:
    game = doing("avalanche_danger", "move_27", h0={"area": "wood"})
    assert wounds(finish(play(game, ("cross", "lane")))) == ["mono"]
    assert wounds(finish(doing("avalanche_danger", "gather_14", path=["spring"]))) == ["mono"]
    assert wounds(finish(doing("avalanche_danger", "gather_14", path=["spring"], h0={"area": "wood"}))) == []


@pytest.mark.rule("TH-28.22")
def test_avalanche_danger_has_no_limit_per_turn_and_knows_additional_actions() -> None:
    game = moving("avalanche_danger", 4, "home", "lane")
    while kind(game) == "wound":
        play(game, options(game)[0])
    assert wounds(game) == []
    for _ in range(2):  # into the Area with Ore and out of it
        play(game, ("cross", "lane"))
        while kind(game) == "wound":
            play(game, options(game)[0])
    assert wounds(game) == ["mono"]
    play(game, ("cross", "lane"))
    assert wounds(finish(game)) == ["mono", "mono"]
    laid: dict[str, Any] = {"h0": {"area": "wood"}, "path": ["spring"]}
    assert wounds(gathers_too("avalanche_danger", **laid)) == ["mono", "mono"]  # entering, and the Additional Action


def gathers_too(event: str, **laid: Any) -> Game[Any]:
    """A Move across the lane with its Additional Gather action."""
    game = play(doing(event, "move_6", **laid), ("cross", "lane"))
    while kind(game) != "token":
        play(game, {"bonus": ("bonus", 0), "cross": ("stop",)}.get(kind(game), options(game)[0]))
    assert sum(pools(game)[0].values()) == 1
    return game


def test_what_an_event_does_after_a_main_action_it_does_not_after_an_additional_one() -> None:
    assert wounds(gathers_too("foul_water", h0={"area": "wood"}, path=["spring"])) == []


@pytest.mark.uses("worn_soles")
def test_worn_soles_count_borders_and_not_how_often_they_are_drawn() -> None:
    game = doing("worn_soles", "move_18", h1={"area": "wood"})
    assert wounds(finish(play(game.copy(), ("cross", "lane"), ("cross", "lane")))) == ["mono"]
    assert wounds(finish(play(game, ("cross", "climb")))) == []


@pytest.mark.uses("good_hunting")
def test_good_hunting_heals_after_a_journey() -> None:
    game = doing("good_hunting", "journey_29", path=["glade"], h0={"wounds": [SCRATCH]})
    while kind(game) not in ("heal", "token"):
        play(game, ("done",) if ("done",) in options(game) else options(game)[-1])
    assert kind(game) == "heal" and ("heal", 0) in options(game)


@pytest.mark.uses("foul_water")
def test_foul_water_wounds_after_a_gather() -> None:
    assert wounds(finish(doing("foul_water", "gather_14", path=["stack"]))) == ["mono"]


@pytest.mark.uses("salt_sores")
@pytest.mark.parametrize(("number", "found"), [(1, []), (2, ["mono"])])
def test_salt_sores_wound_after_two_resources_assigned(number: int, found: list[str]) -> None:
    game = doing("salt_sores", "assign_32", h0={"pool": {"ore": number}})
    go(game, ("box", "yard-0"))
    assert wounds(finish(go(game, *[("put", "ore")] * (number - 1)))) == found


@pytest.mark.uses("salt_sores")
def test_salt_sores_do_not_answer_to_two_borders_crossed() -> None:
    game = doing("salt_sores", "move_18", h1={"area": "wood"})
    assert wounds(finish(play(game, ("cross", "lane"), ("cross", "lane")))) == []


@pytest.mark.uses("red_moon")
@pytest.mark.parametrize(("area", "level"), [("home", 2), ("far", 1)])
def test_the_red_moon_gives_experience_for_a_sacrifice_that_was_resolved(area: str, level: int) -> None:
    game = finish(doing("red_moon", "sacrifice_39", tokens=2, h0={"area": area}))
    assert hero(game)["dial"] == level


@pytest.mark.uses("loose_stones")
@pytest.mark.parametrize(("shape", "drawn"), [("domino", 0), ("tri_i", 1)])
def test_loose_stones_answer_to_tiles_of_size_3(shape: str, drawn: int) -> None:
    assert threat(finish(covering("loose_stones", "moor", shape, y=1)))[0] == drawn


@pytest.mark.uses("rich_vein")
def test_a_rich_vein_gives_one_ore_more_for_each_tile_or_gather_token() -> None:
    assert pools(covering("rich_vein", "stack", "domino"))[0] == {"ore": 3}
    assert pools(play(gathering("rich_vein", "stack"), ("gather", 0)))[0] == {"ore": 3}
    assert pools(covering("rich_vein", "stack", y=3))[0] == {"building": 1}


@pytest.mark.uses("rich_vein")
def test_a_rich_vein_does_not_answer_to_ore_of_a_combat() -> None:
    game = in_force("rich_vein").fights(event="rich_vein", at="hut", dice=[1, 1])
    assert pools(play(game, ("lay", 0, 3, 2), ("lay", 0, 3, 1)))[0] == {"ore": 1}


@pytest.mark.uses("driftwood", "loose_tongues", "rune_storm")
def test_driftwood_loose_tongues_and_the_rune_storm_answer_to_their_resources() -> None:
    assert pools(covering("driftwood", "stack", y=3))[0] == {"building": 2}
    game = play(gathering("loose_tongues", "spring"), ("gather", 0), ("kind", "gossip"))
    assert pools(game)[0] == {"gossip": 3} and threat(game)[0] == 1
    game = covering("rune_storm", "spring", area="far")
    assert pools(game)[0] == {"magic": 1} and threat(game)[0] == 1


@pytest.mark.uses("broken_warband")
def test_a_broken_warband_leaves_ore_or_gossip_to_the_winner() -> None:
    game = fight(in_force("broken_warband").fights(event="broken_warband", at="hut", foes=["twig"], **SURE))
    assert options(game) == [("kind", "ore"), ("kind", "gossip")]
    assert pools(play(game, ("kind", "gossip")))[0] == {"gossip": 2}


@pytest.mark.uses("driftwood", "loose_tongues", "rune_storm")
@pytest.mark.parametrize("card", ["driftwood", "loose_tongues", "rune_storm"])
def test_an_event_that_answers_to_another_resource_does_not_answer_to_ore(card: str) -> None:
    game = covering(card, "stack")
    assert pools(game)[0] == {"ore": 1} and threat(game)[0] == 0


@pytest.mark.uses("good_hunting", "foul_water")
@pytest.mark.parametrize("card", ["good_hunting", "foul_water"])
def test_an_event_that_answers_to_another_action_does_not_answer_to_a_craft(card: str) -> None:
    game = play(doing(card, "craft_4", row=(), h0={"wounds": [SCRATCH]}), ("done",), ("keep",))
    assert kind(game) == "token" and wounds(game) == ["mono"]


@pytest.mark.uses("red_moon")
def test_the_red_moon_gives_nothing_for_an_assign_that_was_resolved() -> None:
    game = doing("red_moon", "assign_32", h0={"pool": {"gossip": 2}})
    assert hero(finish(go(game, ("box", "hut-0"), ("put", "gossip"))))["dial"] == 1


@pytest.mark.uses("avalanche_danger", "arrow_hail")
@pytest.mark.parametrize("card", ["avalanche_danger", "arrow_hail"])
def test_who_enters_a_quiet_area_is_not_hurt(card: str) -> None:
    assert wounds(finish(play(doing(card, "move_27"), ("cross", "lane")))) == []


@pytest.mark.uses("blood_price")
def test_the_blood_price_of_a_lost_combat_is_a_wound_of_the_size_of_the_threat() -> None:
    game = in_force("blood_price").fights(event="blood_price", at="hut", dice=[1, 1])
    play(game, ("lay", 0, 3, 0), ("lay", 0, 3, 1))
    assert threat(game)[0] == 2 and wounds(finish(game)) == ["domino"]


APART: dict[str, Any] = {"h1": {"area": "wood"}}


@pytest.mark.uses("howling_peak", "blood_feud", "hunted", "song_of_the_deep")
@pytest.mark.parametrize(
    ("card", "laid", "drawn"),
    [
        ("howling_peak", {}, [0, 0]),
        ("howling_peak", APART, [1, 1]),
        ("blood_feud", {}, [1, 1]),
        ("blood_feud", APART, [0, 0]),
        ("hunted", {**APART, "locations": {"mill": {"enemies": ["minor"]}}}, [0, 1]),
        ("song_of_the_deep", {"h0": {"skill": False}}, [0, 1]),
    ],
)
def test_what_draws_threat_at_the_end_of_the_action_phase(card: str, laid: dict[str, Any], drawn: list[int]) -> None:
    assert threat(ending(card, **laid)) == drawn


@pytest.mark.uses("wedding_feast")
def test_a_wedding_feast_heals_where_no_enemy_is_at_the_end_of_the_action_phase() -> None:
    hurt: dict[str, Any] = {"h0": {"wounds": [SCRATCH]}, "h1": {"area": "wood", "wounds": [SCRATCH]}}
    game = ending("wedding_feast", locations={"den": {"enemies": ["minor"]}}, **hurt)
    assert kind(game) == "heal" and game.decision is not None and game.decision.seat == 1
    assert kind(play(game, ("heal", 0))) == "token" and wounds(game) == ["mono"] and wounds(game, 1) == []


@pytest.mark.uses("bitter_cold")
def test_the_bitter_cold_wounds_where_no_source_is() -> None:
    game = ending("bitter_cold", h1={"area": "hill"})
    assert game.decision is not None and game.decision.seat == 1
    assert wounds(finish(game), 1) == ["domino"] and wounds(game) == []


@pytest.mark.uses("fresh_spears")
def test_fresh_spears_raise_an_enemy_if_nobody_fought() -> None:
    laid: dict[str, Any] = {"locations": {"den": {"enemies": ["minor"]}}}
    assert table(ending("fresh_spears", **laid))["locations"]["den"]["enemies"] == ["average"]
    fought = [{"under": "combat_11", "active": False}, {}, {}, {}]
    assert table(ending("fresh_spears", tokens=fought, **laid))["locations"]["den"]["enemies"] == ["minor"]


# -- immediate effects ----------------------------------------------------------------------------------------


@pytest.mark.uses("cave_dwellers")
def test_cave_dwellers_wound_whoever_is_where_building_material_is() -> None:
    game = reveal("cave_dwellers", h1={"area": "wood"})
    assert wounds(finish(game), 1) == ["domino"] and wounds(game) == []


@pytest.mark.uses("rope_bridge_down")
def test_the_rope_bridge_is_down_for_one_action_phase() -> None:
    game = reveal("rope_bridge_down", first=1, h1={"area": "wood"})
    assert table(game)["blocked_borders"] == ["lane"]  # the only Normal Border there
    while table(game)["phase"] == "action" and table(game)["round"] == 1:
        assert table(game)["blocked_borders"] == ["lane"]
        play(game, options(game)[0])
    assert table(game)["blocked_borders"] == [] and game.state.bridge == ""


@pytest.mark.uses("rope_bridge_down")
def test_a_rope_bridge_that_finds_no_border_takes_no_other_block_away() -> None:
    game = reveal("rope_bridge_down", first=1, h1={"area": "wood"}, blocked_borders=["lane"])
    assert not events(game, "unmet")
    assert table(in_force("rope_bridge_down").at("event_phase", blocked_borders=["lane"]))["blocked_borders"] == [
        "lane"
    ]


@pytest.mark.uses("jarls_tax")
@pytest.mark.rule("TH-34.3", "TH-2.6")
@pytest.mark.parametrize(("seats", "number"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_the_jarls_tax_is_as_many_resources_as_there_are_players(seats: int, number: int) -> None:
    game = finish(reveal("jarls_tax", seats=seats, h0={"pool": {"ore": 3}}, h1={"pool": {"gossip": 3}}))
    assert 6 - sum(sum(pool.values()) for pool in pools(game)) == number


@pytest.mark.uses("rising_prices")
def test_rising_prices_put_a_token_next_to_an_assign_box() -> None:
    game = reveal("rising_prices", locations={"hut": {"boxes": {0: {"raised": ["gossip"]}}}, "post": {"read": True}})
    assert ("box", "hut-0") not in options(game) and ("box", "post-0") not in options(game)
    assert table(play(game, ("box", "mill-0")))["locations"]["mill"]["boxes"][0]["price"] == {"building": 2}


@pytest.mark.uses("hue_and_cry")
def test_hue_and_cry_costs_gossip_with_three_threat() -> None:
    rich: dict[str, Any] = {"h0": {"threat": 3, "pool": {"gossip": 2}}, "h1": {"threat": 2, "pool": {"gossip": 2}}}
    assert pools(reveal("hue_and_cry", **rich)) == [{"gossip": 1}, {"gossip": 2}]


@pytest.mark.uses("empty_bellies", "night_frost", "mind_drain")
def test_empty_bellies_night_frost_and_mind_drain_cost_every_hero_a_resource() -> None:
    for card, kind_ in (("empty_bellies", "ore"), ("night_frost", "building"), ("mind_drain", "magic")):
        game = reveal(card, h0={"pool": {kind_: 1}, "threat": 1}, h1={"threat": 1})
        assert pools(game)[0] == {} and wounds(finish(game)) == [] and wounds(game, 1) == ["mono"]


@pytest.mark.uses("marsh_fever")
def test_marsh_fever_strikes_the_hero_with_the_most_wounds() -> None:
    game = reveal("marsh_fever", h1={"wounds": [SCRATCH]})
    assert game.decision is not None and game.decision.seat == 1 and wounds(finish(game), 1) == ["mono", "domino"]
    assert kind(reveal("marsh_fever")) == "token"


@pytest.mark.uses("lost_pack")
def test_the_lost_pack_belongs_to_the_hero_with_the_most_items() -> None:
    game = reveal("lost_pack", h0={"items": ["sunstone"]}, h1={"items": ["whetstone", "snowshoes"]})
    assert options(game) == [("drop", "whetstone"), ("drop", "snowshoes")]
    assert hero(play(game, ("drop", "whetstone")), 1)["items"] == ["snowshoes"]


@pytest.mark.uses("last_embers")
def test_the_last_embers_cost_two_building_material_as_a_group() -> None:
    game = reveal("last_embers", h0={"pool": {"building": 1}}, h1={"pool": {"building": 2}})
    assert pools(play(game, ("hero", 1), ("hero", 1))) == [{"building": 1}, {}]
    game = finish(reveal("last_embers", h0={"pool": {"building": 1}, "threat": 1}, h1={"threat": 1}))
    assert pools(game) == [{}, {}] and [wounds(game, i) for i in (0, 1)] == [["mono"], ["mono"]]


@pytest.mark.uses("war_drums")
def test_war_drums_raise_a_minor_enemy_and_no_other() -> None:
    game = reveal("war_drums", locations={"den": {"enemies": ["average", "minor"]}})
    assert table(game)["locations"]["den"]["enemies"] == ["average", "average"]
    assert not events(reveal("war_drums", locations={"den": {"enemies": ["average"]}}), "raised")


@pytest.mark.uses("ambush", "walking_mound", "strange_sail")
def test_ambush_walking_mound_and_strange_sail_choose_their_places() -> None:
    game = reveal("ambush", first=1, h1={"area": "wood"}, locations={"mill": {"blocked": True}})
    assert options(game) == [("location", each) for each in ("post", "scroll", "altar")]
    game = reveal("walking_mound", h1={"area": "hill", "threat": 1})
    assert table(game)["locations"]["cairn"]["enemies"] == ["minor"]
    game = reveal("strange_sail", round=2)
    assert table(game)["locations"]["keep"]["enemies"] == ["minor"]
    assert kind(reveal("strange_sail", round=2, locations={"keep": {"enemies": ["minor"]}})) == "location"


@pytest.mark.uses("riptide")
def test_a_riptide_moves_every_hero_across_one_border() -> None:
    game = reveal("riptide", h1={"area": "hill"}, round=1)
    assert kind(game) == "forced" and options(game) == [("cross", "lane"), ("cross", "climb")]
    play(game, ("cross", "lane"))
    assert game.decision is not None and game.decision.seat == 1
    play(game, ("cross", "ford"))
    assert [each["area"] for each in table(game)["heroes"]] == ["wood", "wood"] and threat(game) == [0, 1]
    stuck = reveal("riptide", h0={"threat": 1}, round=1, blocked_borders=["lane", "climb"])
    assert len(events(finish(stuck), "unmet")) == 2


@pytest.mark.uses("leaking_hull")
def test_in_a_leaking_hull_every_hero_chooses_what_can_be_resolved() -> None:
    game = reveal("leaking_hull", h0={"pool": {"ore": 1}})
    assert options(game) == [("option", 1), ("option", 2)]
    play(game, ("option", 1))
    assert pools(game)[0] == {} and threat(game) == [0, 1]  # the other Hero could only draw Threat


@pytest.mark.uses("whispering_stones")
def test_whispering_stones_sell_experience_to_each_hero_in_turn() -> None:
    rich: dict[str, Any] = {"h0": {"pool": {"magic": 1}}, "h1": {"pool": {"magic": 1}}}
    game = play(reveal("whispering_stones", **rich), ("pay",), ("from", 0), ("dial",))
    assert game.decision is not None and game.decision.seat == 1 and hero(game)["dial"] == 2
    assert pools(play(game, ("skip",))) == [{}, {"magic": 1}]


@pytest.mark.uses("evil_eye")
def test_the_evil_eye_sees_inactive_skills() -> None:
    assert threat(reveal("evil_eye", h1={"skill": False})) == [0, 1]
