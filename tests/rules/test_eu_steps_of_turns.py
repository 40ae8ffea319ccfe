"""Single steps of turns, trade, tiles and Quests, each asked by itself."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.euthia.choices.things import USE
from fabletop.games.euthia.choices.trade import Unlock
from fabletop.games.euthia.choices.turn import WITH_GRANT, WITH_TILE, WITH_TOKEN
from fabletop.games.euthia.combat.opening import spend_source
from fabletop.games.euthia.content import Cost
from fabletop.games.euthia.hero.body import die_outside, wound
from fabletop.games.euthia.hero.skoldur import gain_dwurt
from fabletop.games.euthia.hero.storage import rivals, turn_top
from fabletop.games.euthia.hero.tidying import _throw_refusal
from fabletop.games.euthia.hero.using import pay, use
from fabletop.games.euthia.land.explore import action_sources
from fabletop.games.euthia.state import Roll, Trading
from fabletop.games.euthia.trade.learning import locked_slots, slot_at
from fabletop.games.euthia.trade.market import fitting, learn, renew
from fabletop.games.euthia.turn.elites import turn_up_bounty
from fabletop.games.euthia.turn.mining import begin_mining
from fabletop.games.euthia.turn.quests import _asked_for, begin_quest, candidates, quest_rolled
from fabletop.games.euthia.verbs.rolls import REROLL
from fabletop.games.euthia.verbs.tiles import LookMonsters, _locked, draw_and_keep
from fabletop.kernel import SceneOver

from .euthia import PACK, at, events, here, hero, play, table
from .euthia_arena import arm, scenes


@pytest.mark.rule("EU-18.12")
def test_a_mine_cart_beside_something_else_helps_only_in_an_action_that_its_tile_grants() -> None:
    cart = [
        {"do": "gain", "use": "exhaust", "timing": "", "what": "gaar", "n": 1},
        {"do": "mine_cart", "use": "exhaust"},
    ]
    pick = arm("test_pick", "jewellery", slot="ring", effects=cart)
    game = at("acting", h0={"bare": True, "unlocked": True, "board": ["test_pick"]}, content={"merchant": [pick]})
    use(game.state, 0, USE["test_pick"], "out")
    assert game.state.heroes[0].aided == [] and game.state.heroes[0].tired == ["test_pick"]


@pytest.mark.rule("EU-22.2")
def test_a_top_card_that_lies_there_stays() -> None:
    t = at("acting", tops={1: "dragonfly"}).state
    before = (len(t.monsters[1]), t.shown)
    turn_top(t, 1)
    assert t.tops[1] == "dragonfly" and (len(t.monsters[1]), t.shown) == before


@pytest.mark.rule("EU-46.19")
def test_a_bounty_remembers_the_round_in_which_it_was_turned_up() -> None:
    t = at("acting", round=3, options={"elites": True}).state
    t.bounty, t.elite = "", ""
    turn_up_bounty(t)
    assert t.bounty and t.bounty_since == 3


@pytest.mark.rule("EU-34.1")
def test_no_wound_is_nothing_to_tell() -> None:
    game = at("acting", h0={"health": 3})
    wound(game.state, 0, 0)
    assert hero(game)["health"] == 3 and events(game, "wounded") == []


@pytest.mark.rule("EU-34.27")
def test_death_outside_combat_ends_what_was_going_on() -> None:
    t = here("merchants", h0={"tokens": ["trade"]}).state
    t.trading = Trading(place="merchants")
    t.roll = Roll(hero=0, why="quest")
    t.then("acting")
    t.then("trade_over", 0)
    with pytest.raises(SceneOver):
        die_outside(t, 0)
    assert t.trading is None and t.roll is None and scenes(t)[0] == "acting"


@pytest.mark.rule("EU-41.9", "EU-41.17")
@pytest.mark.parametrize(
    ("mine", "what", "clause"),
    [
        ({"gaar": 5}, "gaar", ""),
        ({"gaar": 4}, "gaar", "EU-41.17"),
        ({"gaar": 4, "gems": {"ruby": 9}}, "ruby", ""),
        ({"gaar": 4, "gems": {"ruby": 9}, "essences": {"air": 1}}, "air", ""),
        ({"gaar": 4, "gems": {"ruby": 1}}, "ruby", "EU-41.17"),
        ({"gaar": 4, "gems": {"ruby": 9}}, "gaar", "EU-41.17"),
    ],
)
def test_what_has_a_slot_of_its_own_makes_no_room(mine: dict[str, Any], what: str, clause: str) -> None:
    t = at("acting", h0={"id": "dral", "bare": True, **mine}).state
    assert _throw_refusal(t, 0, what) == clause


@pytest.mark.rule("EU-8.4")
def test_a_tile_grants_the_actions_that_it_names() -> None:
    t = at("acting", h0={"bag": ["writ_of_trade", "scroll_of_delving"], "tokens": ["combat"]}).state
    assert action_sources(t, 0, "trade") == [WITH_TILE["writ_of_trade"]]
    assert action_sources(t, 0, "mining") == [WITH_TILE["scroll_of_delving"]]
    assert action_sources(t, 0, "combat") == [WITH_TOKEN]


@pytest.mark.rule("EU-39.12")
def test_an_item_takes_the_place_of_one_of_its_own_kind() -> None:
    t = at("acting", h0={"id": "dral", "bare": True, "board": ["chain_helm", "chain_boots"]}).state
    assert rivals(t, 0, "leather_helm") == ["chain_helm"]


@pytest.mark.rule("EU-18.12")
@pytest.mark.parametrize(("stack", "back"), [("witch_reward", True), ("mountain", False)])
def test_reward_tiles_that_are_not_kept_go_under_their_stack(stack: str, back: bool) -> None:
    t = at("acting").state
    before = len(t.stacks[stack])
    coroutine = draw_and_keep(t, 0, stack, 2, 0)
    assert list(coroutine) == [] and t.gained == []
    assert len(t.stacks[stack]) == before - (0 if back else 2) and len(t.discards[stack]) == (0 if back else 2)


@pytest.mark.rule("EU-37.2")
def test_what_unlocks_a_slot_may_name_its_greatest_price() -> None:
    t = at("acting", h0={"id": "dral"}).state
    prices = {place.number: slot_at(t, 0, place).gold for place in locked_slots(t, 0)}
    assert len(set(prices.values())) > 1
    for most in sorted(set(prices.values()) - {0}):
        offered = [key.place for key in _locked(t, 0, most) if isinstance(key, Unlock)]
        assert offered == [number for number, price in prices.items() if (price or 2) <= most]
    assert len(_locked(t, 0, 0)) == 1 + len(prices)


@pytest.mark.rule("EU-19.23", "EU-19.25")
def test_an_offer_is_renewed_whole_and_counted() -> None:
    t = here("merchants").state
    t.trading = Trading(place="merchants")
    t.offers["merchant"] = ["", *t.offers["merchant"][1:]]
    renew(t, 0)
    assert t.trading.renewed == 1 and len(t.discards["merchant"]) == 3 and "" not in t.discards["merchant"]
    assert all(t.offers["merchant"])


@pytest.mark.rule("EU-35.2", "EU-35.3", "EU-19.34", "EU-19.35")
def test_the_log_says_for_what_gold_is_paid_and_gained() -> None:
    game = at("acting", h0={"id": "dral", "gold": 3, "health": 1})
    play(game, ("church", "heal"), ("church", "potion"))
    assert [event.clause for event in events(game, "gold")] == ["EU-35.2", "EU-35.3"]
    shop = play(here("merchants", h0={"gems": {"ruby": 1}, "essences": {"air": 1}}), ("trade",))
    play(shop, ("sell", "ruby"), ("sell", "air"))
    assert [event.clause for event in events(shop, "sold")] == ["EU-19.34", "EU-19.35"]


@pytest.mark.rule("EU-8.4")
def test_an_action_that_was_granted_is_used_up() -> None:
    t = at("acting", h0={"granted": ["trade", "mining"]}).state
    spend_source(t, 0, "trade", WITH_GRANT)
    assert t.heroes[0].granted == ["mining"]


@pytest.mark.rule("EU-51.3", "EU-38.1")
def test_an_essence_on_a_tile_or_a_silver_card_is_paid() -> None:
    mine = {"id": "taesiri", "board": ["taesiri_sleep"], "essences_on": {"taesiri_sleep": ["air", "fire"]}}
    t = at("acting", h0={**mine, "silver": ["curse"] * 3}).state
    pay(t, 0, "taesiri_sleep", {"essence_on_tile": 1})
    assert t.heroes[0].essences_on == {"taesiri_sleep": ["air"]} and len(t.heroes[0].silver) == 3
    pay(t, 0, "taesiri_sleep", {"silver_card": 2})
    assert t.heroes[0].silver == ["curse"] and t.heroes[0].essences_on == {"taesiri_sleep": ["air"]}


@pytest.mark.rule("EU-18.4", "EU-41.9")
def test_room_is_made_after_mining() -> None:
    t = here("lake").state
    begin_mining(t, 0)
    assert scenes(t)[:2] == ["dig", "tidy"]


@pytest.mark.rule("EU-35.22", "EU-41.9")
def test_room_is_made_after_a_quest() -> None:
    t = at("acting").state
    begin_quest(t, 0, "refugees_bread")
    assert scenes(t)[:2] == ["quest_way", "tidy"]


@pytest.mark.rule("EU-35.22")
def test_a_quest_that_is_rolled_for_leaves_no_roll_behind() -> None:
    quest = next(id for id, entry in PACK.quests.items() if any(cost.need == "hero_roll" for cost in entry.cost))
    for value in (0, 40):
        t = at("acting").state
        t.roll = Roll(hero=0, why="quest", dice=[1, 1], value=value)
        t.then("pay_quest", 0, quest, 0, 0)
        quest_rolled(t, 0, quest, 9, 0)
        assert t.roll is None and (t.heroes[0].tried == [quest] or value)


@pytest.mark.rule("EU-10.6", "EU-2.4")
def test_both_dice_are_rolled_again_only_by_what_says_so() -> None:
    t = at("acting").state
    t.roll = Roll(hero=0, why="quest", dice=[3, 4])
    assert len(REROLL.options(t, 0, (1, False))) == 3 and len(REROLL.options(t, 0, (2, False))) == 4
    assert len(REROLL.options(t, 0, (1, True))) == 2


@pytest.mark.rule("EU-2.4", "EU-22.2")
def test_where_no_monster_is_left_nothing_is_looked_at() -> None:
    t = at("acting", tops={1: "dragonfly"}).state
    t.tops[2] = ""
    LookMonsters(n=2).apply(t, "flask_of_frost/0", 0)
    assert "" not in t.peers and t.peers["dragonfly"] == [0]


@pytest.mark.rule("EU-36.13")
def test_a_discount_on_learning_is_good_for_one_ability() -> None:
    t = here("merchants", h0={"id": "dral", "gold": 9, "unlocked": True, "aside": ["dral_quartermaster"]}).state
    t.trading = Trading(place="merchants", discount_learning=1)
    learn(t, 0, "dral_quartermaster", fitting(t, 0, "dral_quartermaster")[0])
    assert t.trading.discount_learning == 0 and t.heroes[0].gold == 8 and t.heroes[0].aside == []


@pytest.mark.rule("EU-36.21", "EU-39.8")
def test_what_may_not_be_worn_is_bought_into_the_bag() -> None:
    t = here("merchants", h0={"id": "dral", "gold": 9, "unlocked": True, "aside": ["dral_sergeants_sword"]}).state
    t.trading = Trading(place="merchants")
    place = fitting(t, 0, "dral_sergeants_sword")[0]
    t.heroes[0].health = -PACK.things["dral_sergeants_sword"].health  # so that it would kill
    learn(t, 0, "dral_sergeants_sword", place)
    assert t.heroes[0].bag == ["dral_sergeants_sword"] and t.heroes[0].aside == []


@pytest.mark.rule("EU-50.20")
def test_no_dwurt_token_is_nothing_to_tell() -> None:
    game = at("acting", h0={"id": "skoldur", "dwurt": 1})
    gain_dwurt(game.state, 0, 0, "EU-50.20")
    assert hero(game)["dwurt"] == 1 and events(game, "dwurt") == []


@pytest.mark.rule("EU-2.4")
@pytest.mark.uses("scrying_pearl")
def test_no_monster_need_be_driven_off() -> None:
    game = at("acting", tops={1: "dragonfly"}, h0={"board": ["scrying_pearl"]})
    play(game, ("use", "scrying_pearl"), ("skip",))
    assert table(game)["tops"]["1"] == "dragonfly" and table(game)["beaten"]["1"] == []


@pytest.mark.rule("EU-35.27")
@pytest.mark.parametrize(
    ("cost", "found"),
    [
        (Cost(pay="action_token", action="any"), ["mining", "trade"]),
        (Cost(pay="action_token", action="trade"), ["trade"]),
        (Cost(pay="silver_card"), ["curse"]),
        (Cost(pay="gem", kind="any"), ["ruby", "opal"]),
        (Cost(pay="gem", kind="opal"), ["opal"]),
        (Cost(pay="gem", n=2, same_kind=True), ["ruby"]),
        (Cost(pay="gem", n=2, different=True), ["different"]),
        (Cost(pay="gem", n=3, different=True), []),
        (Cost(pay="trophy", level=1), ["dragonfly"]),
        (Cost(pay="trophy", level=2), []),
        (Cost(pay="resource", stack="any"), ["gold_nugget"]),
        (Cost(pay="resource", stack="mountain"), ["gold_nugget"]),
        (Cost(pay="resource", stack="lake"), []),
        (Cost(pay="item", item_type=("shield",)), ["wooden_shield"]),
    ],
    ids=repr,
)
def test_a_quest_takes_what_it_asks_for_and_nothing_that_is_spent(cost: Cost, found: list[str]) -> None:
    mine = {
        "bare": True,
        "tokens": ["mining", "trade", "trade"],
        "silver": ["curse", "curse"],
        "gems": {"ruby": 2, "opal": 1},
        "bag": ["dragonfly", "gold_nugget", "wooden_shield"],
    }
    t = at("acting", h0=mine).state
    assert candidates(t, 0, cost, {}) == found
    held = {
        "mining": 1,
        "trade": 2,
        "curse": 2,
        "ruby": 2,
        "opal": 1,
        "dragonfly": 1,
        "gold_nugget": 1,
        "wooden_shield": 1,
    }
    assert candidates(t, 0, cost, held) == []


@pytest.mark.rule("EU-35.27")
def test_resources_and_trophies_are_handed_in_out_of_a_sack() -> None:
    t = at("acting", h0={"bag": ["dragonfly", "gold_nugget"]}).state
    for thing, cost in (("dragonfly", Cost(pay="trophy", level=1)), ("gold_nugget", Cost(pay="resource", stack="any"))):
        assert _asked_for(t, thing, cost, True) and not _asked_for(t, thing, cost, False)
