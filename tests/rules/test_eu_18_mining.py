"""EU-18: the Mining Action."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game

from .euthia import at, events, hero, kind, marked, options, play, seen, table, terms

LAND = {"1,1": "i_fixed_2", "-1,2": "i_general_5"}  # a Lake on 1,2; Mountains on -1,2 and, with a Monster, on -1,3
LAKE = "1,2"


def miner(**laid: Any) -> Game[Any]:
    laid["h0"] = {"id": "dral", "at": LAKE, **laid.get("h0", {})}
    return at("acting", **{"land": LAND, "draws": {"lake": ["river_pearl", "gold_sand", "silverfin"]}, **laid})


@pytest.mark.rule("EU-18.1")
@pytest.mark.parametrize(
    ("space", "may"), [(LAKE, True), ("-1,2", True), ("1,1", False), ("-1,3", False), ("0,1", False)]
)
def test_mining_is_done_on_a_liberated_mining_space(space: str, may: bool) -> None:
    game = miner(h0={"at": space})
    assert (("mine",) in options(game)) == may
    assert ("mine",) in options(miner(h0={"at": "-1,3"}, freed=["-1,3"]))


@pytest.mark.rule("EU-18.1", "EU-19.1")
def test_what_is_refused_because_it_is_done_elsewhere_says_so() -> None:
    mine, market = miner(tokens={LAKE: ["m0"]}), miner(h0={"at": "1,1"}, land={"1,1": "i_fixed_1"})
    assert mine.why(("mine",)) == (False, "EU-18.5") and not terms(mine, ("mine",)).elsewhere
    assert mine.why(("trade",)) == (False, "EU-19.1") and terms(mine, ("trade",)).elsewhere
    assert market.why(("mine",)) == (False, "EU-18.1") and terms(market, ("mine",)).elsewhere
    assert ("trade",) in options(market) and not terms(market, ("trade",)).elsewhere


@pytest.mark.rule("EU-18.2", "EU-18.4", "EU-18.11")
def test_mining_gives_the_top_tile_of_the_stack_of_the_space_and_leaves_a_token() -> None:
    game = play(miner(), ("mine",))
    assert hero(game)["bag"] == ["river_pearl"] and marked(game, LAKE) == ["m0"]
    rock = play(miner(h0={"at": "-1,2"}, draws={"mountain": ["sky_iron"]}), ("mine",))
    assert hero(rock)["bag"] == ["sky_iron"]


@pytest.mark.rule("EU-18.3", "EU-18.5")
def test_a_hero_mines_a_space_once() -> None:
    game = play(miner(h0={"tokens": ["mining", "mining"]}), ("mine",))
    assert game.why(("mine",)) == (False, "EU-18.5") and "mining" in hero(game)["tokens"]
    assert miner(tokens={LAKE: ["m0"]}).why(("mine",)) == (False, "EU-18.5")


@pytest.mark.rule("EU-18.6")
def test_the_liberator_takes_one_of_its_two_tokens_off() -> None:
    game = play(miner(tokens={LAKE: ["m0", "m0"]}), ("mine",))
    assert marked(game, LAKE) == ["m0"] and hero(game)["bag"] == ["river_pearl"]
    assert game.why(("mine",)) == (False, "EU-18.5")


@pytest.mark.rule("EU-18.7", "EU-18.8")
def test_every_other_player_with_a_token_there_is_paid_one_gold() -> None:
    game = miner(seats=3, tokens={LAKE: ["m1", "m1", "m2"]}, h0={"gold": 3})
    play(game, ("mine",))
    assert [hero(game, seat)["gold"] for seat in range(3)] == [1, 1, 1]
    assert marked(game, LAKE) == ["m1", "m1", "m2", "m0"]


@pytest.mark.rule("EU-18.9")
def test_the_liberator_pays_the_others_too() -> None:
    game = play(miner(tokens={LAKE: ["m0", "m0", "m1"]}, h0={"gold": 1}), ("mine",))
    assert (hero(game)["gold"], hero(game, 1)["gold"]) == (0, 1)


@pytest.mark.rule("EU-18.10")
def test_who_cannot_pay_everybody_may_not_mine() -> None:
    game = miner(seats=3, tokens={LAKE: ["m1", "m2"]}, h0={"gold": 1})
    assert game.why(("mine",)) == (False, "EU-18.10")


CARTS: dict[str, Any] = {"id": "dral", "board": ["miners_lamp", "dragon_gloves"], "unlocked": True}


@pytest.mark.rule("EU-18.12", "EU-18.16")
@pytest.mark.uses("miners_lamp")
def test_a_mine_cart_reveals_three_tiles_to_all_of_which_one_is_kept() -> None:
    game = play(miner(h0=CARTS), ("mine",), ("use", "miners_lamp"))
    assert sorted(options(game)) == [("keep", "gold_sand"), ("keep", "river_pearl"), ("keep", "silverfin")]
    assert sorted(seen(game)["drawn"]) == ["gold_sand", "river_pearl", "silverfin"]
    play(game, ("keep", "gold_sand"))
    assert hero(game)["bag"] == ["gold_sand"] and hero(game)["tired"] == ["miners_lamp"]
    assert table(game)["discards"]["lake"] == ["river_pearl", "silverfin"] and seen(game)["drawn"] == []
    plain = play(miner(), ("mine",))
    assert "river_pearl" in seen(plain)["heroes"][0]["bag"] and events(plain, "gained")


@pytest.mark.rule("EU-18.13")
def test_one_mine_cart_at_most_is_used_in_an_action() -> None:
    game = play(miner(h0=CARTS), ("mine",), ("use", "miners_lamp"))
    assert len(options(game)) == 3
    play(game, ("keep", "gold_sand"))
    assert kind(game) == "act" and hero(game)["tired"] == ["miners_lamp"]


@pytest.mark.rule("EU-18.14")
def test_the_cart_is_declared_before_a_tile_is_drawn_and_reveals_what_there_is() -> None:
    game = play(miner(h0=CARTS), ("mine",))
    assert sorted(options(game)) == [("dig",), ("use", "dragon_gloves"), ("use", "miners_lamp")]
    assert seen(game)["drawn"] == [] and table(game)["decks"]["lake"] == 25
    poor = miner(h0=CARTS)
    poor.state.stacks["lake"].draw_up_to(24, poor.state.rng)
    poor.state.discards["lake"].append("deep_reed")
    play(poor, ("mine",), ("use", "miners_lamp"))
    assert len(options(poor)) == 2 and ("keep", "deep_reed") in options(poor)


@pytest.mark.rule("EU-18.15")
def test_the_liberator_may_mine_at_once_after_the_combat() -> None:
    mine = {"id": "dral", "at": "-1,3", "bag": ["scroll_of_thunder"]}
    game = at("use_moment", 0, "own_before", land=LAND, h0=mine, fight={"foe": "dragonfly"})
    play(game, ("use", "scroll_of_thunder"), ("leave",))
    assert marked(game, "-1,3") == ["m0", "m0"] and ("mine",) in options(game)
    assert marked(play(game, ("mine",)), "-1,3") == ["m0"]


@pytest.mark.rule("EU-18.17")
def test_without_tiles_there_is_no_mining() -> None:
    game = miner()
    game.state.stacks["lake"].draw_up_to(25, game.state.rng)
    assert play(game, ("march", "trade")).why(("mine",)) == (False, "EU-18.17")
    refilled = miner()
    refilled.state.stacks["lake"].draw_up_to(25, refilled.state.rng)
    refilled.state.discards["lake"].append("deep_reed")
    assert hero(play(refilled, ("mine",)))["bag"] == ["deep_reed"]


@pytest.mark.rule("EU-18.18", "EU-41.1")
def test_a_resource_can_be_sold_or_used_for_a_quest() -> None:
    shop = at("acting", land={"1,1": "i_fixed_1"}, h0={"at": "1,1", "bag": ["iron_ore"]})
    assert ("sell", "iron_ore", 0) in options(play(shop, ("trade",)))
    smith: dict[str, Any] = {
        "land": {"1,1": "ii_encounter_1"},
        "faceup": {"armourer": ["armourer_iron"]},
        "freed": ["2,1"],
    }
    game = at("acting", **smith, h0={"at": "2,1", "bag": ["iron_ore"]})
    play(game, ("quest", "armourer_iron"))
    assert "iron_ore" not in hero(game)["bag"] and hero(game)["reputation"] == 1
