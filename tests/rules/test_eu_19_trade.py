"""EU-19: the Trade Action."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game
from fabletop.games.euthia.state import Trading
from fabletop.games.euthia.trade.market import learning_cost, price, sale_price

from .euthia import AROUND, PACK, at, here, hero, kind, options, play, table, terms

GOODS = ["buckler", "leather_helm", "scroll_of_gaar", "satchel"]  # 3, 3, 2 and 3 Gold
SPOT = {
    "merchants": ("1,1", "i_fixed_1"),
    "alchemists": ("2,1", "ii_general_4"),
    "dragonslayers_towers": ("1,1*", "ii_fixed_3"),
}
STACK = {"merchants": "merchant", "alchemists": "alchemist", "dragonslayers_towers": "dragonslayer"}
every_place = pytest.mark.parametrize("place", list(SPOT))


def market(place: str = "merchants", **laid: Any) -> Game[Any]:
    """The first Hero stands at a Place of Trade."""
    space, tile = SPOT[place]
    laid["h0"] = {"id": "dral", "at": space, "gold": 9, **laid.get("h0", {})}
    laid = {"land": {"1,1": tile}, "freed": ["1,1", "2,1", "1,2"], "offers": {"merchant": GOODS}, **laid}
    return at("acting", **laid)


def deal(place: str = "merchants", **laid: Any) -> Game[Any]:
    return play(market(place, **laid), ("trade",))


# -- where, and the fee ---------------------------------------------------------------------------------------


@pytest.mark.rule("EU-19.1", "EU-19.2")
@every_place
def test_trade_is_done_at_places_of_trade_and_nowhere_else(place: str) -> None:
    assert kind(deal(place)) == "deal"
    assert table(deal(place))["trading"]["place"] == place
    away = market(place, h0={"at": "0,1"})
    assert options(away, "trade") == []
    other = here("lake", h0={"gold": 9})
    assert ("trade",) not in options(other) and other.why(("trade",)) == (False, "EU-19.1")


@pytest.mark.rule("EU-19.2", "EU-19.3")
def test_the_place_must_be_liberated() -> None:
    guarded = market(land={"1,1": "i_general_7"}, freed=[], h0={"at": "2,1"})
    assert options(guarded, "trade") == []
    assert options(market(land={"1,1": "i_general_7"}, h0={"at": "2,1"}), "trade") == [("trade",)]
    towers = market("dragonslayers_towers", freed=["1,1", "2,1"], h0={"at": "1,1", "moves": 1})
    assert towers.why(("walk", "1,1*")) == (False, "EU-14.6")  # the centre is the only place to trade


@pytest.mark.rule("EU-19.4", "EU-19.5")
def test_the_liberator_of_a_place_of_trade_leaves_one_trade_token() -> None:
    mine = {"id": "dral", "at": "2,1", "bag": ["scroll_of_thunder"]}
    game = at("use_moment", 0, "own_before", land={"1,1": "i_general_7"}, h0=mine, fight={"foe": "dragonfly"})
    play(game, ("use", "scroll_of_thunder"), ("leave",))
    assert table(game)["tokens"]["2,1"] == ["t0"]
    assert table(play(game, ("trade",), ("done",)))["tokens"]["2,1"] == ["t0"]


@pytest.mark.rule("EU-19.6")
def test_a_fee_of_one_gold_is_paid_first_to_the_owner_of_the_trade_token() -> None:
    game = deal(tokens={"1,1": ["t1"]})
    assert (hero(game)["gold"], hero(game, 1)["gold"]) == (8, 1)


@pytest.mark.rule("EU-19.7")
def test_without_gold_something_is_sold_before_the_fee_is_paid_and_nothing_else_is_done() -> None:
    game = deal(tokens={"1,1": ["t1"]}, h0={"gold": 0, "bag": ["wooden_shield"], "gems": {"ruby": 1}, "health": 1})
    assert {key[0] for key in options(game)} == {"sell"} and game.why(("fee",)) == (False, "EU-19.7")
    play(game, ("sell", "ruby"))
    assert (hero(game)["gold"], hero(game, 1)["gold"]) == (1, 1) and ("done",) in options(game)


@pytest.mark.rule("EU-19.8")
def test_who_has_neither_gold_nor_anything_to_sell_may_not_trade() -> None:
    game = market(tokens={"1,1": ["t1"]}, h0={"id": "dral", "bare": True, "gold": 0})
    assert game.why(("trade",)) == (False, "EU-19.8")
    assert ("trade",) in options(market(h0={"bare": True, "gold": 0}))


@pytest.mark.rule("EU-19.9", "EU-19.10")
def test_no_fee_at_the_towers_nor_for_the_own_token() -> None:
    towers = deal("dragonslayers_towers", tokens={"1,1": ["t1"], "2,1": ["t1"], "1,2": ["t1"]})
    assert (hero(towers)["gold"], hero(towers, 1)["gold"]) == (9, 0)
    assert hero(deal(tokens={"1,1": ["t0"]}))["gold"] == 9


@pytest.mark.rule("EU-19.11", "EU-19.46")
def test_everything_may_be_done_as_often_as_one_likes_and_in_any_order() -> None:
    aside = {"aside": ["dral_heavy_swing"], "reputation": 4, "health": 1, "gold": 20, "gems": {"ruby": 1}}
    game = deal("dragonslayers_towers", h0=aside)
    offered = {key[0] for key in options(game)}
    assert {"done", "buy", "renew", "sell", "heal", "gaar", "reveal", "learn", "unlock"} <= offered
    play(
        game, ("heal",), ("gaar",), ("sell", "ruby"), ("gaar",), ("learn", "dral_heavy_swing", 4), ("renew",), ("gaar",)
    )
    assert hero(game)["gaar"] == 7 and kind(game) == "deal"


@pytest.mark.rule("EU-19.12", "EU-19.21", "EU-19.22")
def test_a_trade_action_may_be_nothing_but_a_free_change_of_the_offer() -> None:
    game = deal(h0={"gold": 0})
    play(game, ("renew",), ("done",))
    assert kind(game) == "act" and "trade" not in hero(game)["tokens"]
    assert table(game)["discards"]["merchant"] == sorted(GOODS) and hero(game)["gold"] == 0


# -- buying ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-19.13", "EU-19.18")
@every_place
def test_the_offer_of_the_place_is_for_sale_at_its_purchase_price(place: str) -> None:
    game = deal(place, h0={"gold": 99})
    offer = table(game)["offers"][STACK[place]]
    assert options(game, "buy") == [("buy", i) for i in range(4)]
    play(game, ("buy", 2))
    assert hero(game)["gold"] == 99 - (PACK.things[offer[2]].purchase_price or 0)


@pytest.mark.rule("EU-19.14", "EU-19.17", "EU-41.7")
def test_any_number_may_be_bought_for_the_price_of_each() -> None:
    game = deal(h0={"gold": 8})
    play(game, ("buy", 0), ("buy", 1))
    assert hero(game)["gold"] == 2 and hero(game)["bag"] == ["buckler", "leather_helm"]
    assert game.why(("buy", 3)) == (False, "EU-19.14")


@pytest.mark.rule("EU-19.15", "EU-19.16")
def test_the_empty_place_is_refilled_at_once_and_seen_before_the_next_purchase() -> None:
    game = deal(draws={"merchant": ["clover_ring", "hand_axe"]})
    play(game, ("buy", 2))
    assert table(game)["offers"]["merchant"] == ["buckler", "leather_helm", "clover_ring", "satchel"]
    assert ("buy", 2) in options(game)


@pytest.mark.rule("EU-19.19")
def test_abilities_cannot_be_sold() -> None:
    game = deal(h0={"aside": ["dral_heavy_swing"]})
    assert not any(str(key[1]) in ("dral_war_cry", "dral_heavy_swing") for key in options(game, "sell"))
    assert all(tile.sale_price is None for tile in PACK.things.values() if tile.item_type == "ability")


@pytest.mark.rule("EU-19.20")
def test_natural_resources_cannot_be_bought() -> None:
    resources = [tile for tile in PACK.things.values() if tile.item_type == "natural_resource"]
    assert resources and all(tile.purchase_price is None for tile in resources)
    assert not any(
        PACK.things[tile].item_type == "natural_resource" for stack in STACK.values() for tile in PACK.stacks[stack]
    )


@pytest.mark.rule("EU-19.23", "EU-19.24", "EU-19.25")
def test_further_replacements_cost_one_gold_each_and_discard_all_four() -> None:
    game = deal(h0={"gold": 2})
    for left in (2, 1, 0):
        before = table(game)["offers"]["merchant"]
        play(game, ("renew",))
        assert hero(game)["gold"] == left and set(before) <= set(table(game)["discards"]["merchant"])
        assert not set(before) & set(table(game)["offers"]["merchant"])
    assert game.why(("renew",)) == (False, "EU-19.23")


@pytest.mark.rule("EU-19.22")
def test_a_new_trade_action_begins_with_a_free_replacement() -> None:
    game = market(h0={"tokens": ["trade", "trade"], "gold": 0})
    play(game, ("trade",), ("renew",), ("done",), ("trade",))
    assert ("renew",) in options(game)


@pytest.mark.rule("EU-19.26", "EU-36.21")
@every_place
def test_own_weapons_and_shields_are_bought_at_any_place(place: str) -> None:
    game = deal(place, h0={"aside": ["dral_sergeants_sword"], "gold": 5})
    play(game, ("learn", "dral_sergeants_sword", -1))
    assert hero(game)["gold"] == 2 and hero(game)["bag"] == ["dral_sergeants_sword"]


@pytest.mark.rule("EU-19.14", "EU-36.13", "EU-36.21")
def test_an_option_has_the_gold_that_is_paid_for_it() -> None:
    mine = {
        "aside": ["dral_quartermaster", "dral_sergeants_sword"],
        "bag": ["training_manual"],
        "board": ["haggling_gloves"],
    }
    game = deal(h0={**mine, "gold": 99, "unlocked": True})
    play(game, ("use", "haggling_gloves"), ("use", "training_manual"))
    found = {}
    for key in options(game, "buy", "learn"):
        found[key[:2]] = terms(game, key).gold
        assert found[key[:2]] == 99 - hero(play(game.copy(), key))["gold"], key
    printed = [PACK.things[each].purchase_price or 0 for each in GOODS]
    assert found == {
        **{("buy", place): price - 1 for place, price in enumerate(printed)},
        ("learn", "dral_quartermaster"): 1,
        ("learn", "dral_sergeants_sword"): 3,
    }
    assert terms(game, ("done",)).gold is None


# -- selling --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-19.27", "EU-19.28", "EU-19.41")
@every_place
def test_items_are_sold_for_their_sale_price_anywhere(place: str) -> None:
    game = deal(place, h0={"gold": 0, "bag": ["wooden_shield", "strong_healing_potion"], "board": ["plate_helm"]})
    play(game, ("sell", "wooden_shield"), ("sell", "strong_healing_potion"), ("sell", "plate_helm"))
    assert hero(game)["gold"] == 1 + 1 + 5 and hero(game)["bag"] == []
    discards = table(game)["discards"]
    assert [discards[stack] for stack in ("merchant", "alchemist", "dragonslayer")] == [
        ["wooden_shield"],
        ["strong_healing_potion"],
        ["plate_helm"],
    ]


@pytest.mark.rule("EU-19.29", "EU-19.34", "EU-19.35")
@pytest.mark.parametrize(("kept", "kind"), [("gems", "opal"), ("essences", "air")])
def test_a_loose_gem_or_essence_is_sold_for_two_gold(kept: str, kind: str) -> None:
    game = play(deal(h0={kept: {kind: 1}, "gold": 0}), ("sell", kind))
    assert hero(game)["gold"] == 2 and hero(game)[kept] == {}


@pytest.mark.rule("EU-19.35")
def test_an_essence_on_an_ability_cannot_be_sold() -> None:
    mine = {"id": "taesiri", "board": ["taesiri_sleep"], "essences_on": {"taesiri_sleep": ["fire"]}}
    assert ("sell", "fire") not in options(deal(h0=mine))


@pytest.mark.rule("EU-19.30", "EU-36.24")
def test_a_sold_hero_tile_leaves_the_game() -> None:
    game = play(deal(h0={"gold": 0}), ("sell", "dral_notched_sword"))
    assert table(game)["removed"] == ["dral_notched_sword"] and hero(game)["gold"] == 1
    assert "dral_notched_sword" not in hero(game)["slots"]


@pytest.mark.rule("EU-19.31", "EU-19.32", "EU-19.33")
def test_gems_on_sold_equipment_raise_its_price_and_are_gone() -> None:
    mine = {"board": ["dragon_cuirass"], "gems_on": {"dragon_cuirass": ["-emerald", "opal"]}, "gold": 0}
    game = deal(h0=mine)
    assert ("sell", "opal") not in options(game)
    play(game, ("sell", "dragon_cuirass"))
    assert hero(game)["gold"] == 8 and hero(game)["gems_on"] == {} and hero(game)["gems"] == {}


@pytest.mark.rule("EU-19.36", "EU-19.37")
def test_gaar_and_trophies_cannot_be_sold() -> None:
    game = deal(h0={"bag": ["dragonfly"], "gaar": 4})
    sold = {str(key[1]) for key in options(game, "sell")}
    assert sold == {"dral_notched_sword", "dral_old_buckler"}
    keepsake = {"id": "test_keepsake", "source": "designed", "item_type": "flask"}
    kept = deal(h0={"bag": ["test_keepsake"]}, content={"merchant": [keepsake]})
    assert kind(kept) == "deal" and ("sell", "test_keepsake") not in options(kept)


@pytest.mark.rule("EU-19.38", "EU-19.40")
def test_a_resource_gives_everything_that_it_shows() -> None:
    game = deal(h0={"gold": 0, "bag": ["twin_crystal", "sky_iron"]})
    play(game, ("sell", "twin_crystal", 0), ("sell", "sky_iron", 0))
    assert hero(game)["gold"] == 1 + 2 and hero(game)["reputation"] == 1
    assert hero(game)["gems"] == {"emerald": 1, "opal": 1}
    assert table(game)["discards"]["mountain"] == ["sky_iron", "twin_crystal"]


@pytest.mark.rule("EU-19.39")
@pytest.mark.parametrize(("option", "gold", "gems"), [(0, 4, {}), (1, 0, {"sapphire": 2})])
def test_of_two_sides_of_a_slash_one_is_taken(option: int, gold: int, gems: dict[str, int]) -> None:
    game = deal(h0={"gold": 0, "bag": ["raw_sapphire"]})
    assert options(game, "sell")[:2] == [("sell", "raw_sapphire", 0), ("sell", "raw_sapphire", 1)]
    play(game, ("sell", "raw_sapphire", option))
    assert (hero(game)["gold"], hero(game)["gems"], hero(game)["bag"]) == (gold, gems, [])


# -- healing, Gaar and the rest ---------------------------------------------------------------------------------


@pytest.mark.rule("EU-19.42", "EU-19.43", "EU-19.47")
@pytest.mark.parametrize(("place", "wounds"), [("merchants", 3), ("alchemists", 4), ("dragonslayers_towers", 5)])
def test_a_gold_heals_what_the_place_says_as_often_as_one_pays(place: str, wounds: int) -> None:
    worn = {"board": ["plate_helm", "plate_boots", "ring_of_scales"], "health": 1, "gold": 2}
    game = deal(place, h0=worn)
    play(game, ("heal",))
    assert (hero(game)["health"], hero(game)["gold"]) == (1 + wounds, 1)
    play(game, ("heal",))
    assert hero(game)["health"] == 1 + 2 * wounds
    assert game.why(("heal",)) == (False, "EU-19.42")
    assert hero(game, 1)["gold"] == 0  # to the supply


@pytest.mark.rule("EU-19.44", "EU-19.45")
def test_gaar_is_sold_at_the_towers_alone() -> None:
    game = play(deal("dragonslayers_towers", h0={"gold": 2, "gaar": 0}), ("gaar",), ("gaar",))
    assert (hero(game)["gaar"], hero(game)["gold"]) == (2, 0)
    assert game.why(("gaar",)) == (False, "EU-19.44")
    assert not options(deal("merchants"), "gaar") and not options(deal("alchemists"), "gaar")


@pytest.mark.rule("EU-2.10", "EU-19.48")
def test_a_place_without_tiles_stays_empty_until_some_are_discarded() -> None:
    game = deal(h0={"gold": 20})
    game.state.stacks["merchant"].draw_up_to(99, game.state.rng)
    play(game, ("buy", 0))
    assert table(game)["offers"]["merchant"] == ["", *GOODS[1:]]
    assert [key[1] for key in options(game, "buy")] == [1, 2, 3]
    play(game, ("sell", "buckler"), ("buy", 2))
    assert sorted(table(game)["offers"]["merchant"]) == ["", "buckler", "leather_helm", "satchel"]


@pytest.mark.rule("EU-19.49")
def test_healing_is_not_sold_to_the_unhurt() -> None:
    assert deal().why(("heal",)) == (False, "EU-19.49")
    church = at("acting", h0={"gold": 2})
    assert church.why(("church", "heal")) == (False, "EU-19.49")


@pytest.mark.rule("EU-2.8", "EU-2.16")
def test_an_empty_stack_is_made_anew_from_its_discard_pile_when_a_tile_is_drawn() -> None:
    game = deal(h0={"gold": 20})
    game.state.stacks["merchant"].draw_up_to(99, game.state.rng)
    game.state.discards["merchant"] = ["hand_axe"]
    play(game, ("sell", "dral_notched_sword"))
    assert table(game)["discards"]["merchant"] == ["hand_axe"]  # not before
    play(game, ("buy", 0))
    assert table(game)["offers"]["merchant"][0] == "hand_axe" and table(game)["discards"]["merchant"] == []


@pytest.mark.rule("EU-2.12", "EU-2.13", "EU-2.15")
def test_players_give_each_other_nothing_and_spent_tokens_go_to_the_supply() -> None:
    land = dict(zip(AROUND, ["i_fixed_1"]))
    game = at("acting", land=land, h0={"at": "1,1", "gold": 5, "bag": ["healing_potion"]}, h1={"at": "1,1"})
    assert not any("give" in str(key[0]) for key in options(game))
    before = hero(game, 1)
    play(game, ("trade",), ("renew",), ("renew",), ("done",))
    assert hero(game)["gold"] == 4 and hero(game, 1) == before


@pytest.mark.rule("EU-19.25")
def test_what_is_replaced_may_come_back_when_the_stack_runs_out() -> None:
    """The offer is discarded before the places are filled: with an empty stack the same four return."""
    game = deal()
    game.state.stacks["merchant"].parts.clear()
    game.state.stacks["merchant"].open.clear()
    play(game, ("renew",))
    assert sorted(table(game)["offers"]["merchant"]) == sorted(GOODS) and table(game)["discards"]["merchant"] == []


@pytest.mark.rule("EU-19.7")
def test_with_just_enough_gold_the_fee_is_paid_at_once() -> None:
    game = deal(tokens={"1,1": ["t1"]}, h0={"gold": 1, "bag": ["wooden_shield"]})
    assert (hero(game)["gold"], hero(game, 1)["gold"]) == (0, 1) and ("done",) in options(game)


@pytest.mark.rule("EU-19.8")
def test_a_resource_is_something_to_sell_for_the_fee() -> None:
    poor: dict[str, Any] = {"gold": 0, "bare": True, "board": []}
    assert ("trade",) in options(market(tokens={"1,1": ["t1"]}, h0={**poor, "bag": ["twin_crystal"]}))
    assert market(tokens={"1,1": ["t1"]}, h0=poor).why(("trade",)) == (False, "EU-19.8")


@pytest.mark.rule("EU-2.4")
@pytest.mark.uses("dral_quartermaster")
def test_a_discount_is_for_the_kinds_of_items_that_it_names() -> None:
    laid: dict[str, Any] = {"h0": {"unlocked": True, "board": ["dral_quartermaster"]}}
    t = market(**laid).state
    kinds = {
        item_type: next(id for id in PACK.stacks["merchant"] if PACK.things[id].item_type == item_type)
        for item_type in ("weapon", "armour", "potion")
    }
    saved = {kind: (PACK.things[id].purchase_price or 0) - price(t, 0, id) for kind, id in kinds.items()}
    assert saved == {"weapon": 1, "armour": 1, "potion": 0}
    t.heroes[0].slots = [each if each != "dral_quartermaster" else "" for each in t.heroes[0].slots]
    t.heroes[0].artifacts = ["writ_of_trade"]  # a discount for one purchase, when it is used
    assert price(t, 0, kinds["weapon"]) == PACK.things[kinds["weapon"]].purchase_price


@pytest.mark.rule("EU-19.50")
@pytest.mark.parametrize(
    ("cost", "less", "paid"), [(1, 1, 1), (1, 3, 1), (2, 1, 1), (2, 3, 1), (4, 3, 1), (5, 3, 2), (0, 1, 0)]
)
def test_a_price_is_lowered_to_one_gold_at_the_least(cost: int, less: int, paid: int) -> None:
    cloth = {"id": "test_cloth", "source": "designed", "item_type": "flask", "purchase_price": cost, "sale_price": 1}
    craft = {"id": "dral_craft", "hero": "dral", "value": 40, "source": "designed", "item_type": "ability"}
    trick = {**craft, "slot": "ability", "learning_cost": cost}
    t = market(content={"merchant": [cloth], "hero_tile": [trick]}).state
    t.trading = Trading(place="merchants", discount_item=less, discount_learning=less)
    assert (price(t, 0, "test_cloth"), learning_cost(t, "dral_craft")) == (paid, paid)


@pytest.mark.rule("EU-2.4", "EU-19.31")
@pytest.mark.uses("guild_seal")
def test_whoever_sells_better_gets_more_with_what_is_in_use() -> None:
    ore = {"id": "test_ore", "source": "designed", "item_type": "natural_resource", "sale_price": 2}
    plain, worn, carried = (
        market(content={"merchant": [ore]}, h0={"bare": True, "unlocked": True, **mine}).state
        for mine in ({}, {"board": ["guild_seal"]}, {"bag": ["guild_seal"]})
    )
    assert [sale_price(t, 0, "test_ore") for t in (plain, worn, carried)] == [2, 3, 2]
    assert sale_price(worn, 0, "wooden_shield") == PACK.things["wooden_shield"].sale_price
