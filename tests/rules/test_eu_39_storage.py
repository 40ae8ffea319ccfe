"""EU-39 to EU-45: Sacks, Health symbols, Items and storage, Equipment, Gems, Armour sets, Essences."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game
from fabletop.games.euthia.content import EQUIPMENT, GEMS, HeroTile
from fabletop.games.euthia.hero.storage import overflow, throw_away
from fabletop.games.euthia.hero.using import usable
from fabletop.games.euthia.verbs.goods import Gain

from .euthia import PACK, at, events, here, hero, kind, options, play, table
from .euthia_arena import arm


def packing(**mine: Any) -> Game[Any]:
    """The first Hero, Dral with all slots unlocked, rearranges its Items."""
    return play(at("acting", h0={"id": "dral", "unlocked": True, "bare": True, **mine}), ("pack",))


def place(game: Game[Any], thing: str) -> tuple[str | int, ...]:
    return next(key for key in options(game, "equip") if key[1] == thing)


# -- Sacks ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-39.1", "EU-39.2", "EU-39.4", "EU-39.5", "EU-39.6", "EU-39.10")
@pytest.mark.parametrize(
    ("worn", "sacks"),
    [
        ([], 3),
        (["pedlars_jerkin"], 3),  # +2
        (["leather_cuirass"], 2),  # -1
        (["plate_cuirass"], 1),  # -2
        (["plate_cuirass", "chain_greaves"], 0),  # -3
        (["plate_cuirass", "chain_greaves", "guild_buckle"], 2),  # -3 and +2
        (["plate_cuirass", "dral_quartermaster"], 2),  # a learned tile counts as well
    ],
)
def test_the_sum_of_sack_symbols_in_use_takes_sacks_away(worn: list[str], sacks: int) -> None:
    game = at("acting", h0={"id": "dral", "unlocked": True, "board": worn, "bag": ["grave_knights_boots"][:sacks]})
    assert hero(game)["sacks"] == sacks  # the boots in the Sack, with -1, do not count


@pytest.mark.rule("EU-39.3")
def test_an_exhausted_tile_counts() -> None:
    game = at("acting", h0={"id": "dral", "board": ["leather_cuirass"], "tired": ["leather_cuirass"]})
    assert hero(game)["sacks"] == 2


@pytest.mark.rule("EU-39.7", "EU-39.9", "EU-39.11")
def test_what_lay_in_a_sack_that_is_covered_finds_another_place_or_goes() -> None:
    game = packing(bag=["plate_cuirass", "healing_potion", "scroll_of_gaar"])
    play(game, place(game, "plate_cuirass"))
    assert hero(game)["sacks"] == 1
    play(game, ("done",))
    assert kind(game) == "tidy" and {("throw", "healing_potion"), ("throw", "scroll_of_gaar")} <= set(options(game))
    assert ("use", "scroll_of_gaar") in options(game)
    play(game, ("throw", "healing_potion"))
    assert hero(game)["bag"] == ["scroll_of_gaar"] and kind(game) == "act"


@pytest.mark.rule("EU-39.8")
def test_the_sum_never_falls_below_minus_three() -> None:
    heavy = ["plate_cuirass", "chain_greaves"]
    game = packing(board=heavy, bag=["tower_shield"])
    assert game.why(("equip", "tower_shield", 0)) == (False, "EU-39.8")
    held = packing(board=[*heavy, "tower_shield", "guild_buckle"])
    assert held.why(("unequip", "guild_buckle")) == (False, "EU-39.8")
    for sack, may in ((-3, True), (-4, False)):
        own = [arm("test_load", "weapon", sack=sack), arm("test_pouch", "jewellery", slot="ring", sack=1)]
        mine = {"id": "dral", "bare": True, "unlocked": True, "board": ["test_load", "test_pouch"]}
        laden = at("packing", 0, h0=mine, content={"merchant": own})
        assert (("unequip", "test_pouch") in options(laden)) == may


@pytest.mark.rule("EU-39.12", "EU-40.5")
def test_a_swap_is_judged_by_its_result() -> None:
    game = packing(board=["plate_cuirass", "chain_greaves"], bag=["runed_greaves", "dragon_cuirass"])
    assert hero(game)["sacks"] == 0
    play(game, ("swap", "runed_greaves", "chain_greaves"))  # -1 for -1
    assert "runed_greaves" in hero(game)["worn"] and hero(game)["sacks"] == 0
    jewelled: dict[str, Any] = {"board": ["chain_gloves"], "gems_on": {"chain_gloves": ["ruby"]}}
    lost = (
        PACK.things["chain_gloves"].health - PACK.things["leather_gloves"].health + 1
    )  # the ruby goes with its gloves
    for health, allowed in ((lost, False), (lost + 1, True)):
        game = packing(**jewelled, bag=["leather_gloves"], health=health)
        assert game.why(("swap", "leather_gloves", "chain_gloves")).allowed == allowed


# -- Health symbols -------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-40.1", "EU-40.2", "EU-40.3")
def test_health_symbols_change_maximum_and_health_alike() -> None:
    game = packing(bag=["chain_helm"], health=3)
    play(game, place(game, "chain_helm"))
    assert (hero(game)["health"], hero(game)["most"]) == (5, 8)
    play(game, ("unequip", "chain_helm"))
    assert (hero(game)["health"], hero(game)["most"]) == (3, 6)
    tired = at("acting", h0={"id": "dral", "board": ["chain_boots"], "tired": ["chain_boots"]})
    assert hero(tired)["most"] == 8


@pytest.mark.rule("EU-40.4", "EU-40.5")
def test_nobody_takes_off_what_keeps_the_hero_alive_unless_it_is_changed() -> None:
    game = packing(board=["plate_helm"], bag=["chain_helm"], health=3)
    assert game.why(("unequip", "plate_helm")) == (False, "EU-40.4")
    play(game, ("swap", "chain_helm", "plate_helm"))
    assert (hero(game)["health"], hero(game)["most"]) == (2, 8)


@pytest.mark.rule("EU-40.4")
def test_nobody_puts_on_what_would_kill() -> None:
    key = place(packing(bag=["amulet_of_whispers"], health=2), "amulet_of_whispers")
    assert packing(bag=["amulet_of_whispers"], health=1).why(key) == (False, "EU-40.4")
    worn = packing(board=["moonstone_pendant"], bag=["amulet_of_whispers"], health=1)
    assert worn.why(("swap", "amulet_of_whispers", "moonstone_pendant")) == (False, "EU-40.4")


@pytest.mark.rule("EU-40.4", "EU-40.7")
@pytest.mark.parametrize(
    ("key", "needs", "worn"), [("unequip", 2 + 1 + 1, ["chain_gloves"]), ("equip", 2 - 1 + 1, ["test_gloves"])]
)
def test_the_ruby_on_it_counts_when_equipment_comes_and_goes(key: str, needs: int, worn: list[str]) -> None:
    """Gloves with 2 Health are taken off, others with -2 are put on, a Ruby on both: 1 Health is left, or none."""
    cursed = arm("test_gloves", "armour", slot="gloves", gem_places=1, health=-2)
    mine = {"id": "dral", "unlocked": True, "bare": True, "gems_on": {worn[0]: ["ruby"]}}
    for health in (needs - 1, needs):
        where = {"board": worn} if key == "unequip" else {"bag": worn}
        game = at("packing", 0, h0={**mine, **where, "health": health}, content={"merchant": [cursed]})
        assert bool(options(game, key)) == (health == needs)


@pytest.mark.rule("EU-41.10", "EU-38.1")
def test_what_is_thrown_away_or_used_up_is_no_longer_worn() -> None:
    charm = {"do": "gain", "use": "discard", "timing": "T2", "what": "gaar", "n": 1}
    content = {"merchant": [arm("test_ring", "jewellery", slot="ring", health=1, effects=[charm])]}
    mine = {"id": "dral", "bare": True, "unlocked": True, "gaar": 0, "board": ["test_ring"]}
    game = play(at("acting", h0=mine, content=content), ("use", "test_ring"))
    assert not any(hero(game)["worn"]) and hero(game)["gaar"] == 1 and hero(game)["most"] == 6
    assert table(game)["discards"]["merchant"] == ["test_ring"]
    thrown = at("acting", h0={**mine, "tired": ["test_ring"]}, content=content)
    throw_away(thrown.state, 0, "test_ring")
    assert not any(hero(thrown)["worn"]) and hero(thrown)["tired"] == []


@pytest.mark.rule("EU-40.6")
def test_selling_is_taking_off() -> None:
    mine = {"id": "dral", "board": ["plate_helm"], "health": 3}
    assert ("sell", "plate_helm") not in options(play(here("merchants", h0=mine), ("trade",)))
    game = play(here("merchants", h0={**mine, "health": 4}), ("trade",), ("sell", "plate_helm"))
    assert (hero(game)["health"], hero(game)["most"]) == (1, 6)


@pytest.mark.rule("EU-40.7", "EU-43.2", "EU-43.11")
def test_a_ruby_on_equipment_raises_both_and_never_turns_inactive() -> None:
    game = packing(board=["chain_gloves"], gems={"ruby": 1}, health=3)
    play(game, ("set_gem", "ruby", "chain_gloves"))
    assert (hero(game)["health"], hero(game)["most"]) == (4, 9)
    play(game, ("done",))
    assert options(game, "gem") == [] and hero(game)["gems_on"] == {"chain_gloves": ["ruby"]}


# -- Items and storage ----------------------------------------------------------------------------------------

ITEMS = {
    *("weapon", "shield", "armour", "jewellery", "scroll", "potion", "natural_resource", "chest", "flask"),
    *("supplies", "artifact", "satchel", "backpack", "trophy", "gem", "essence"),
}


@pytest.mark.rule("EU-41.1", "EU-42.1")
def test_the_kinds_of_items() -> None:
    kinds = {thing.item_type for thing in PACK.things.values()}
    assert kinds == ITEMS | {"ability", "grey_sack", "great_foe"}
    assert set(EQUIPMENT) == {"weapon", "shield", "armour", "jewellery"}


@pytest.mark.rule("EU-41.2", "EU-41.13")
@pytest.mark.parametrize(("gaar", "bag", "over"), [(4, 3, 0), (5, 2, 0), (5, 3, 1), (7, 0, 0), (8, 0, 1)])
def test_gaar_beyond_the_four_slots_needs_a_sack_each(gaar: int, bag: int, over: int) -> None:
    game = at("acting", h0={"id": "dral", "gaar": gaar, "bag": ["healing_potion"] * bag})
    assert hero(game)["overflow"] == over


@pytest.mark.rule("EU-41.3", "EU-41.13", "EU-45.3")
@pytest.mark.parametrize(("gems", "essences", "over"), [(3, 0, 0), (1, 2, 0), (2, 2, 0), (3, 4, 1), (7, 0, 1)])
def test_gems_and_essences_share_their_slots_and_then_fill_sacks(gems: int, essences: int, over: int) -> None:
    game = at("acting", h0={"id": "dral", "gems": {"opal": gems}, "essences": {"air": essences}})  # 3 slots, 3 Sacks
    assert hero(game)["overflow"] == over


@pytest.mark.rule("EU-41.4")
def test_a_sack_holds_one_item() -> None:
    for number, over in ((3, 0), (4, 1)):
        game = at("acting", h0={"bag": ["healing_potion"] * number})
        assert hero(game)["overflow"] == over


@pytest.mark.rule("EU-41.5", "EU-41.6", "EU-42.4", "EU-42.5", "EU-42.6")
def test_equipment_goes_to_a_free_slot_of_its_kind() -> None:
    game = packing(bag=["chain_helm", "hand_axe", "clover_ring"])
    board = PACK.heroes["dral"]
    for thing, kind_ in (("chain_helm", "helm"), ("hand_axe", "sword"), ("clover_ring", "ring")):
        key = place(game, thing)
        number = int(key[2])
        assert (board.slots[number] if number < 100 else board.equipment[number - 100]).kind == kind_
        play(game, key)
    assert hero(game)["worn"][0] == "chain_helm" and hero(game)["slots"][0] == "hand_axe"
    full = packing(board=["chain_helm"], bag=["leather_helm"])
    assert options(full, "equip") == [] and ("swap", "leather_helm", "chain_helm") in options(full)


@pytest.mark.rule("EU-41.8", "EU-42.7", "EU-42.10")
def test_items_are_rearranged_in_the_own_turn_and_not_in_combat() -> None:
    game = at("acting", h0={"bag": ["chain_helm"]})
    assert ("pack",) in options(play(game, ("march", "trade")))
    fighting = at("hero_attack", 0, h0={"id": "dral", "bag": ["chain_helm"]}, fight={"foe": "tusked_boar"})
    assert not any(key[0] in ("pack", "equip", "unequip", "swap", "set_gem") for key in options(fighting))


@pytest.mark.rule("EU-41.8", "EU-41.12", "EU-42.7", "EU-19.17")
def test_what_was_bought_may_be_put_on_before_the_trade_goes_on() -> None:
    offer = {"merchant": ["chain_helm", "buckler", "leather_helm", "satchel"]}
    mine = {"id": "dral", "gold": 9, "bag": ["healing_potion"] * 3}
    game = here("merchants", h0=mine, offers=offer)
    full = hero(game)["most"]
    play(game, ("trade",), ("buy", 0))
    assert ("heal",) not in options(game) and hero(game)["overflow"] == 1
    play(game, ("pack",), ("throw", "healing_potion"), ("equip", "chain_helm", 100), ("done",))
    assert kind(game) == "deal" and hero(game)["most"] > full  # room is made at the end of the Action
    crammed = play(here("merchants", h0=mine, offers=offer), ("trade",), ("buy", 0), ("buy", 1), ("pack",), ("done",))
    assert kind(crammed) == "deal" and hero(crammed)["overflow"] == 2


@pytest.mark.rule("EU-41.8", "EU-41.15")
@pytest.mark.parametrize(
    ("mine", "may"),
    [
        ({}, False),
        ({"gaar": 1}, True),
        ({"gems": {"opal": 1}}, True),
        ({"essences": {"air": 1}}, True),
        ({"bag": ["healing_potion"]}, True),
        ({"board": ["buckler"]}, True),
    ],
)
def test_whatever_there_is_can_be_rearranged_or_thrown_away(mine: dict[str, Any], may: bool) -> None:
    game = here("merchants", h0={"id": "dral", "bare": True, "gaar": 0, "gold": 9, **mine})
    assert (("pack",) in options(game)) == may
    assert (("pack",) in options(play(game, ("trade",)))) == may


@pytest.mark.rule("EU-41.15")
def test_dwurt_tokens_alone_can_be_discarded_too() -> None:
    mine = {"id": "skoldur", "bare": True, "dwurt": 2, "gaar": 0, "board": []}
    game = at("acting", h0=mine)
    assert ("pack",) in options(game)
    play(game, ("pack",), ("throw", "dwurt"), ("done",))
    assert hero(game)["dwurt"] == 1


@pytest.mark.rule("EU-41.9", "EU-41.10", "EU-41.12")
def test_at_the_end_of_an_action_everything_must_have_a_place_and_not_before() -> None:
    offer = {"merchant": ["scroll_of_gaar", "buckler", "leather_helm", "satchel"]}
    game = here("merchants", h0={"id": "dral", "gold": 9, "bag": ["healing_potion"] * 3}, offers=offer)
    play(game, ("trade",), ("buy", 0), ("buy", 1))
    assert hero(game)["overflow"] == 2 and kind(game) == "deal"
    play(game, ("done",))
    assert kind(game) == "tidy"
    play(game, ("throw", "buckler"), ("use", "healing_potion"))
    assert kind(game) == "act" and hero(game)["overflow"] == 0
    assert table(game)["discards"]["merchant"] == ["buckler"]


@pytest.mark.rule("EU-41.11")
def test_after_a_combat_on_a_place_of_trade_the_trade_may_come_first() -> None:
    mine = {"id": "dral", "at": "2,1", "bag": ["scroll_of_thunder", *["healing_potion"] * 3]}
    game = at("use_moment", 0, "own_before", land={"1,1": "i_general_7"}, h0=mine, fight={"foe": "dragonfly"})
    play(game, ("use", "scroll_of_thunder"), ("keep",))
    assert hero(game)["overflow"] and ("trade",) in options(game)
    play(game, ("trade",))
    assert kind(game) == "deal" and hero(game)["overflow"]


@pytest.mark.rule("EU-41.14")
def test_gold_needs_no_place() -> None:
    game = at("acting", h0={"gold": 200, "bag": ["healing_potion"] * 3})
    assert hero(game)["overflow"] == 0 and kind(game) == "act"


@pytest.mark.rule("EU-41.15", "EU-2.15")
def test_items_may_be_thrown_away() -> None:
    game = packing(bag=["scroll_of_gaar"], gems={"opal": 1}, essences={"air": 1}, gaar=2)
    for thing in ("scroll_of_gaar", "opal", "air", "gaar"):
        play(game, ("throw", thing))
    shown = hero(game)
    assert (shown["bag"], shown["gems"], shown["essences"], shown["gaar"]) == ([], {}, {}, 1)
    assert table(game)["discards"]["merchant"] == ["scroll_of_gaar"]


@pytest.mark.rule("EU-41.16")
@pytest.mark.parametrize(
    ("bag", "taken"),
    [
        (["backpack", *["healing_potion"] * 4], 3),  # two in the Backpack, one Sack each for it and two others
        (["backpack", *["healing_potion"] * 5], 4),
        (["satchel", *["healing_potion"] * 5], 3),
        (["satchel", *["scroll_of_gaar", "scroll_of_mist", "hand_axe"]], 4),  # it holds none of these
        (["vial_bandolier", "satchel", *["healing_potion"] * 3, "flask_of_fire", "flask_of_acid", "flask_of_light"], 2),
        (["backpack", "war_pack", "satchel"], 3),
        (["backpack", "war_pack", "satchel", "vial_bandolier"], 4),  # no holder in a holder
    ],
)
def test_holders_take_a_sack_and_hold_what_is_printed_on_them(bag: list[str], taken: int) -> None:
    game = at("acting", h0={"id": "dral", "bag": bag})
    assert hero(game)["sacked"] == taken
    assert overflow(game.state, 0) == max(0, taken - 3)


# -- Equipment ------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-42.2")
def test_every_equipment_tile_has_both_prices() -> None:
    equipment = [thing for thing in PACK.things.values() if thing.item_type in EQUIPMENT]
    assert equipment and all(thing.purchase_price and thing.sale_price is not None for thing in equipment)


@pytest.mark.rule("EU-42.3")
def test_equipment_in_a_sack_has_no_effect() -> None:
    stored = at("acting", h0={"id": "dral", "bag": ["leather_boots", "chain_helm"]})
    assert hero(stored)["most"] == 6 and options(stored, "use") == []
    worn = at("acting", h0={"id": "dral", "board": ["leather_boots", "chain_helm"]})
    assert hero(worn)["most"] == 9 and options(worn, "use") == [("use", "leather_boots")]


@pytest.mark.rule("EU-42.8", "EU-43.9")
def test_a_tile_keeps_its_state_and_its_gems() -> None:
    game = packing(board=["miners_lamp"], tired=["miners_lamp"], gems_on={"miners_lamp": ["-emerald"]})
    play(game, ("unequip", "miners_lamp"))
    assert hero(game)["tired"] == ["miners_lamp"] and hero(game)["gems_on"] == {"miners_lamp": ["-emerald"]}
    play(game, place(game, "miners_lamp"))
    assert hero(game)["tired"] == ["miners_lamp"] and hero(game)["gems_on"] == {"miners_lamp": ["-emerald"]}


@pytest.mark.rule("EU-42.9")
def test_an_unequipped_tile_needs_a_place() -> None:
    game = packing(board=["chain_helm"], bag=["healing_potion"] * 3)
    play(game, ("unequip", "chain_helm"), ("done",))
    assert kind(game) == "tidy" and ("throw", "chain_helm") in options(game)


# -- Gems -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-43.1", "EU-43.2", "EU-43.12")
def test_gems_are_set_on_free_places_of_equipment_worn_or_stored() -> None:
    game = packing(board=["chain_gloves"], bag=["clover_ring", "leather_helm"], gems={"opal": 1, "onyx": 1, "ruby": 1})
    goals = {key[2] for key in options(game, "set_gem")}
    assert goals == {"chain_gloves", "clover_ring"}  # the Helm has no place for one
    play(game, ("set_gem", "opal", "chain_gloves"), ("set_gem", "onyx", "clover_ring"))
    assert hero(game)["gems_on"] == {"chain_gloves": ["opal"], "clover_ring": ["onyx"]}
    assert options(game, "set_gem") == [] and hero(game)["gems"] == {"ruby": 1}


@pytest.mark.rule("EU-43.3")
def test_a_gem_on_equipment_stays_there() -> None:
    game = packing(board=["chain_gloves"], gems_on={"chain_gloves": ["opal"]})
    assert not any("opal" in key for key in options(game))
    trade = play(
        here("merchants", h0={"id": "dral", "board": ["chain_gloves"], "gems_on": {"chain_gloves": ["opal"]}}),
        ("trade",),
    )
    assert ("sell", "opal") not in options(trade)


@pytest.mark.rule("EU-43.4", "EU-43.5", "EU-43.6", "EU-43.8", "EU-43.10")
def test_a_gem_is_used_on_worn_equipment_while_it_is_active() -> None:
    worn = {"id": "dral", "board": ["wayfarers_token"], "gems_on": {"wayfarers_token": ["sapphire"]}}
    game = at("acting", h0={**worn, "tired": ["wayfarers_token"]})  # also if its tile is exhausted
    play(game, ("gem", "wayfarers_token", "sapphire"))
    assert hero(game)["moves"] == 1 and hero(game)["gems_on"] == {"wayfarers_token": ["-sapphire"]}
    assert options(game, "gem") == []
    loose = at("acting", h0={"id": "dral", "gems": {"sapphire": 1}})
    stored = at("acting", h0={"id": "dral", "bag": ["wayfarers_token"], "gems_on": {"wayfarers_token": ["sapphire"]}})
    assert options(loose, "gem") == options(stored, "gem") == []


@pytest.mark.rule("EU-43.11")
def test_of_the_gems_the_ruby_alone_is_permanent() -> None:
    assert [gem for gem in GEMS if PACK.gems[gem].permanent] == ["ruby"]


# -- Armour sets ----------------------------------------------------------------------------------------------

BROWN = ["leather_helm", "leather_gloves", "leather_greaves", "leather_boots", "leather_cuirass"]


@pytest.mark.rule("EU-44.1", "EU-44.6")
@pytest.mark.parametrize(
    ("worn", "size"),
    [
        (BROWN[:2], 0),
        (BROWN[:3], 3),
        (BROWN, 5),
        ([*BROWN[:2], "chain_greaves", "chain_boots"], 0),
        ([*BROWN[:3], "chain_cuirass", "chain_boots"], 3),
        ([*BROWN[:2], "patched_hauberk"], 3),  # a piece of every colour
    ],
)
def test_three_pieces_of_one_colour_are_a_set(worn: list[str], size: int) -> None:
    assert hero(at("acting", h0={"id": "dral", "unlocked": True, "board": worn}))["set"] == size


@pytest.mark.rule("EU-44.5")
def test_no_hero_can_wear_two_pieces_of_a_kind() -> None:
    for board in PACK.heroes.values():
        kinds = [slot.kind for slot in board.equipment if slot.kind not in ("amulet", "ring")]
        assert len(kinds) == len(set(kinds))


@pytest.mark.rule("EU-44.2", "EU-44.3")
def test_an_effect_with_a_set_icon_needs_the_set_and_its_tile_does_not() -> None:
    for worn, may in ((BROWN[:2], False), (BROWN[:3], True)):
        mine = {"id": "keleia", "unlocked": True, "board": [*worn, "keleia_feint"]}
        state = at("prepare", 0, h0=mine, fight={"foe": "tusked_boar"}).state
        assert "keleia_feint" in state.heroes[0].slots
        assert (("use", "keleia_feint") in usable(state, 0, "foe_after")) == may


@pytest.mark.rule("EU-44.4")
@pytest.mark.parametrize(("pieces", "healed"), [(2, 0), (3, 2), (4, 3)])
def test_the_icons_whose_size_is_met_add_up(pieces: int, healed: int) -> None:
    mine = {"id": "dral", "unlocked": True, "board": [*BROWN[:pieces], "amulet_of_mending"], "health": 1}
    game = at("acting", h0=mine)
    if healed:
        play(game, ("use", "amulet_of_mending"))
    else:
        assert ("use", "amulet_of_mending") not in options(game)
    assert hero(game)["health"] == 1 + healed


# -- Essences -------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-45.1")
def test_there_are_four_essences() -> None:
    assert set(PACK.essences) == {"fire", "water", "air", "earth"}


@pytest.mark.rule("EU-45.2")
def test_essences_come_from_elementals_treasures_and_the_towers() -> None:
    sources = {
        stack for stack, names in PACK.stacks.items() for name in names if PACK.things[name].item_type == "essence"
    }
    assert {"dragonslayer", "treasure_1"} <= sources
    assert all(
        any(e.object == "essence" for band in card.bands for e in band.effects) for card in PACK.elementals.values()
    )


@pytest.mark.rule("EU-45.4", "EU-45.5")
def test_an_essence_is_used_sold_or_spent() -> None:
    game = play(at("acting", h0={"id": "dral", "essences": {"water": 1}, "health": 1}), ("essence", "water"))
    assert hero(game)["essences"] == {} and hero(game)["health"] == 5 and events(game, "used_essence")
    shop = play(here("merchants", h0={"id": "dral", "essences": {"earth": 1}}), ("trade",))
    assert {("sell", "earth"), ("unlock", 8, "earth")} <= set(options(shop))
    quest: dict[str, Any] = {
        "land": {"1,1": "iii_encounter_4"},
        "freed": ["2,1"],
        "faceup": {"smuggler": ["smuggler_flasks"]},
    }
    assert options(at("acting", **quest, h0={"at": "2,1", "gold": 1, "essences": {"air": 1}}), "quest")
    sleep = at("acting", h0={"id": "taesiri", "board": ["taesiri_sleep"], "essences": {"fire": 2}})
    play(sleep, ("charge", "taesiri_sleep", "fire"))
    assert ("charge", "taesiri_sleep", "fire") not in options(sleep)
    assert hero(sleep)["essences"] == {"fire": 1} and hero(sleep)["essences_on"] == {"taesiri_sleep": ["fire"]}
    tile = PACK.things["taesiri_sleep"]
    assert isinstance(tile, HeroTile) and tile.essence_places == 4


@pytest.mark.rule("EU-41.8", "EU-41.18", "EU-40.6")
def test_while_room_is_made_a_better_sword_is_taken_in_place_of_the_staff() -> None:
    full = ["healing_potion", "scroll_of_gaar", "healing_potion", "long_sword"]
    game = at("tidy", 0, h0={"id": "dral", "board": ["short_sword"], "bag": full})
    assert kind(game) == "tidy" and ("swap", "long_sword", "short_sword") in options(game)
    play(game, ("swap", "long_sword", "short_sword"))
    assert "short_sword" in hero(game)["bag"] and kind(game) == "tidy"
    assert game.why(("swap", "short_sword", "long_sword")) == (False, "EU-41.18")  # each Item once
    play(game, ("throw", "short_sword"))
    assert game.state.moved == []  # the next time it may be moved again
    assert kind(game) != "tidy" and hero(game)["bag"].count("healing_potion") == 2


@pytest.mark.rule("EU-41.17", "EU-40.6")
def test_worn_equipment_that_costs_a_sack_may_be_thrown_away_to_make_room() -> None:
    game = at("tidy", 0, h0={"id": "dral", "board": ["leather_cuirass", "short_sword"], "bag": ["healing_potion"] * 3})
    assert ("throw", "leather_cuirass") in options(game)
    assert game.why(("throw", "short_sword")) == (False, "EU-41.17")
    play(game, ("throw", "leather_cuirass"))
    assert hero(game)["sacks"] == 3 and hero(game)["overflow"] == 0


@pytest.mark.rule("EU-41.7")
def test_gems_and_essences_that_are_gained_lie_with_their_kind() -> None:
    state = at("acting", h0={"id": "dral", "gems": {"ruby": 1}}).state
    for what, kinds in (("gem", "ruby"), ("gem", "opal"), ("essence", "air")):
        assert list(Gain(n=1, what=what, kind=kinds).apply(state, "dral", 0)) == []
    assert (state.heroes[0].gems, state.heroes[0].essences) == ({"ruby": 2, "opal": 1}, {"air": 1})


@pytest.mark.rule("EU-41.17")
def test_tokens_in_their_own_slots_make_no_room() -> None:
    game = at("tidy", 0, h0={"id": "dral", "gaar": 1, "gems": {"ruby": 1}, "bag": ["healing_potion"] * 4})
    assert game.why(("throw", "gaar")) == (False, "EU-41.17") == game.why(("throw", "ruby"))
    crowded = at("tidy", 0, h0={"id": "dral", "gaar": 9, "bag": ["healing_potion"] * 3})
    assert ("throw", "gaar") in options(crowded)
