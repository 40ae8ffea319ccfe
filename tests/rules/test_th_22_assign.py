"""TH-22: Assign."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game

from .thorgal import RICH, events, hero, kind, options, play, table
from .thorgal_arena import arena, go

WEALTH = {"pool": RICH}


def assign(value: int = 3, *keys: tuple[str | int, ...], **laid: Any) -> Game[Any]:
    """The first Hero, rich, assigns at home; where a box takes one kind only, the first is put there unasked."""
    return play(arena.act("assign", value, "home", **{"h0": WEALTH, **laid}), *keys)


def box(game: Game[Any], location: str) -> dict[str, Any]:
    shown: dict[str, Any] = table(game)["locations"][location]["boxes"][0]
    return shown


def on(location: str, **lying: Any) -> dict[str, Any]:
    return {"locations": {location: {"boxes": {0: lying}}}}


@pytest.mark.rule("TH-22.1")
def test_resources_go_on_a_location_of_the_own_area() -> None:
    game = assign()
    assert options(game) == [("nothing",), *(("box", f"{each}-0") for each in ("hut", "yard", "store", "post"))]
    assert box(play(game, ("box", "yard-0"), ("put", "ore"), ("enough",)), "yard")["on"] == {"ore": 1}
    assert hero(game)["pool"] == {**RICH, "ore": 8}


@pytest.mark.rule("TH-22.2", "TH-6.7", "TH-29.5", "TH-31.2")
@pytest.mark.parametrize(
    ("token", "clause"),
    [({"enemies": ["minor"]}, "TH-6.7"), ({"blocked": True}, "TH-31.2"), ({"read": True}, "TH-29.5")],
)
def test_nothing_can_be_assigned_at_an_enemy_a_block_or_a_read_token(token: dict[str, Any], clause: str) -> None:
    game = assign(locations={"hut": token})
    assert ("box", "hut-0") not in options(game) and game.why(("box", "hut-0")).clause == clause


@pytest.mark.rule("TH-22.3", "TH-22.5", "TH-22.6")
def test_up_to_the_value_of_different_kinds_go_to_a_single_location() -> None:
    game = assign(2, ("box", "yard-0"))
    assert options(game) == [("put", "ore"), ("put", "gossip")]  # of this Location only
    play(game, ("put", "ore"), ("put", "gossip"))
    assert kind(game) == "token" and box(game, "yard")["on"] == {"ore": 1, "gossip": 1}


@pytest.mark.rule("TH-22.4")
def test_fewer_than_the_value_may_be_assigned() -> None:
    game = assign(3, ("box", "yard-0"), ("put", "ore"))
    assert ("enough",) in options(game)
    assert box(play(game, ("enough",)), "yard")["on"] == {"ore": 1}


@pytest.mark.rule("TH-22.7", "TH-22.15", "TH-22.11")
def test_only_required_kinds_can_be_assigned_but_more_of_them_than_are_missing() -> None:
    game = assign(4, ("box", "yard-0"))
    assert ("put", "building") not in options(game)
    play(game, *(("put", "ore"),) * 3, ("put", "gossip"))
    assert box(game, "yard")["on"] == {"ore": 1} and hero(game)["pool"]["magic"] == 10


@pytest.mark.rule("TH-22.8")
def test_resources_come_from_the_own_pool_or_with_consent_from_another_in_the_area() -> None:
    game = assign(1, ("box", "post-0"), h0={"pool": {"ore": 1}}, h1={"pool": {"ore": 1}})
    assert kind(game) == "whose" and options(game) == [("from", 0), ("from", 1)]
    assert kind(play(game.copy(), ("from", 1))) == "consent"
    assert hero(play(game, ("from", 0)))["pool"] == {"magic": 1} and hero(game, 1)["pool"] == {"ore": 1}
    assert assign(h0={"pool": {"gossip": 1}}).why(("box", "post-0")).clause == "TH-22.8"


@pytest.mark.rule("TH-22.9", "TH-22.10", "TH-22.11", "TH-22.12")
def test_what_others_assigned_counts_the_price_is_discarded_and_the_rest_stays() -> None:
    laid = on("yard", on={"ore": 1, "gossip": 1})
    game = assign(2, ("box", "yard-0"), ("put", "ore"), ("put", "ore"), **laid)
    assert events(game, "resolved") and hero(game)["pool"]["magic"] == 10
    assert box(game, "yard")["on"] == {"ore": 1}
    game = assign(1, ("box", "post-0"), **on("post", on={"magic": 1, "gossip": 2}))
    assert events(game, "resolved") and box(game, "post")["on"] == {"magic": 1, "gossip": 2}, "what it does not ask for"


@pytest.mark.rule("TH-22.10")
def test_the_price_is_discarded_when_the_effect_is_resolved_and_not_before() -> None:
    game = arena.act("assign", 1, "wood", h0={"pool": {"building": 1, "gossip": 1}})
    play(game, ("box", "mill-0"))
    assert kind(game) == "thread" and box(game, "mill")["on"] == {"building": 1}
    assert box(play(game, ("close",)), "mill")["on"] == {}


@pytest.mark.rule("TH-22.13", "TH-22.20")
def test_each_raised_cost_token_asks_for_one_more_and_stays() -> None:
    laid = on("yard", raised=["ore", "ore", "gossip"])
    game = assign(6, ("box", "yard-0"), *(("put", "ore"),) * 4, ("put", "gossip"), **laid)
    assert box(game, "yard")["price"] == {"ore": 4, "gossip": 2} and not events(game, "resolved")
    play(game, ("put", "gossip"))
    assert events(game, "resolved") and box(game, "yard")["on"] == {}
    assert box(game, "yard")["raised"] == ["ore", "ore", "gossip"]


@pytest.mark.rule("TH-22.14", "TH-22.19")
def test_the_kind_whose_cost_is_raised_is_chosen_when_the_token_is_placed() -> None:
    game = arena.run({"do": "raise_cost"})
    play(game, ("box", "yard-0"))
    assert kind(game) == "raised_kind" and options(game) == [("kind", "ore"), ("kind", "gossip")]
    play(game, ("kind", "gossip"))
    assert box(game, "yard")["price"] == {"ore": 2, "gossip": 2}


@pytest.mark.rule("TH-22.16")
def test_the_effect_is_resolved_at_most_once_in_an_action() -> None:
    game = assign(4, ("box", "hut-0"), *(("put", "gossip"),) * 3)
    assert len(events(game, "resolved")) == 1 and box(game, "hut")["on"] == {"gossip": 2}


@pytest.mark.rule("TH-22.17")
def test_an_effect_whose_requirement_is_met_is_resolved_without_a_choice() -> None:
    game = assign(2, ("box", "hut-0"), ("put", "gossip"))
    assert kind(game) == "token" and hero(game)["pool"]["magic"] == 10


@pytest.mark.rule("TH-22.18", "TH-22.24")
def test_assigning_nothing_is_allowed_and_does_not_even_check_what_lies_there() -> None:
    game = assign(2, ("nothing",), **on("hut", on={"gossip": 2}))
    assert kind(game) == "token" and not events(game, "resolved")
    assert box(game, "hut")["on"] == {"gossip": 2}


@pytest.mark.rule("TH-22.24")
def test_a_requirement_that_becomes_met_otherwise_waits_for_the_next_assign() -> None:
    laid = on("hut", on={"gossip": 2}, raised=["gossip"])
    game = arena.run({"do": "lower_cost"}, **laid)
    assert box(game, "hut")["missing"] == 0 and not events(game, "resolved")
    game = assign(1, ("box", "hut-0"), **on("hut", on={"gossip": 2}))
    assert events(game, "resolved") and box(game, "hut")["on"] == {"gossip": 1}
    refused: dict[str, Any] = {"h0": {}, "h1": {"pool": {"gossip": 1}}, **on("hut", on={"gossip": 2})}
    assert not events(assign(1, ("box", "hut-0"), ("no",), **refused), "resolved")


@pytest.mark.rule("TH-22.21")
def test_what_was_assigned_cannot_be_taken_back() -> None:
    game = assign(2, ("box", "yard-0"), h0={"pool": {"ore": 2}})
    assert options(game) == [("put", "ore"), ("enough",)]
    play(game, ("enough",))
    assert hero(game)["pool"] == {"ore": 1} and {len(key) for key in options(game, "put")} == {3}  # tokens only


@pytest.mark.rule("TH-22.22")
def test_a_location_without_a_read_token_may_be_resolved_again() -> None:
    game = arena.at("take_token", h0={"pool": {"ore": 1}}, h1={"pool": {"ore": 1}})
    go(game, ("put", -1, 6), ("box", "post-0"), ("from", 0), ("put", -1, 6), ("box", "post-0"))
    assert [hero(game, i)["pool"] for i in (0, 1)] == [{"magic": 1}, {"magic": 1}]


@pytest.mark.rule("TH-22.23")
def test_an_arriving_token_leaves_the_resources_but_they_cannot_be_used() -> None:
    game = arena.run({"do": "place_enemy", "tier": "minor", "at": {"id": "hut"}}, **on("hut", on={"gossip": 1}))
    assert box(game, "hut")["on"] == {"gossip": 1} and box(game, "hut")["closed"] == "TH-6.7"


def test_a_discount_makes_a_box_cheaper_but_never_free() -> None:
    game = assign(1, ("box", "hut-0"), may={"discount": 1})
    assert events(game, "resolved") and box(game, "hut")["on"] == {}
    game = assign(1, ("box", "post-0"), may={"discount": 3})
    assert events(game, "resolved") and hero(game)["pool"]["ore"] == 8


def test_a_wild_resource_counts_as_what_is_missing() -> None:
    game = assign(2, ("box", "hut-0"), ("put", "building"), ("put", "gossip"), may={"wild": 1})
    assert events(game, "resolved") and hero(game)["pool"]["building"] == 8


@pytest.mark.rule("TH-22.3")
def test_an_assign_of_0_asks_nothing() -> None:
    assert not events(game := arena.act("assign", 0, "home", h0={"pool": {"ore": 3, "gossip": 3}}), "assigned_one")
    assert kind(game) != "assign" and game.state.on_box == {}


@pytest.mark.rule("TH-22.7")
def test_each_wild_resource_uses_up_one_grant() -> None:
    laid: dict[str, Any] = {"may": {"wild": 2}, "h0": {"pool": {"magic": 3}}}
    game = play(arena.act("assign", 3, "home", **laid), ("box", "yard-0"))
    assert game.state.on_box == {"yard-0": {"ore": 1}} or kind(game) == "put"
    while kind(game) == "put" and ("put", "magic") in options(game):
        play(game, ("put", "magic"))
    assert hero(game)["pool"] == {"magic": 1} and sum(game.state.on_box["yard-0"].values()) == 2
