"""TH-27: Craft and Items."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game
from fabletop.games.thorgal.content import ACTIONS

from .thorgal import Tale, events, hero, kind, options, play, table
from .thorgal_arena import arena, cards

SHOWN = ["whetstone", "war_paint", "knucklebones", "snowshoes", "sunstone"]
NEXT = {"items": ["wolfskin", "pack_frame", "deep_basket"]}


def craft(value: int = 2, area: str = "home", **laid: Any) -> Game[Any]:
    return arena.act("craft", value, area, **{"display": SHOWN, "draws": NEXT, **laid})


def display(game: Game[Any]) -> list[str]:
    found: list[str] = table(game)["display"]
    return found


def acting(action: str, *items: str, **laid: Any) -> Game[Any]:
    """The window before an action of value 1 of a Hero with these Items."""
    own = {"items": list(items), "skill": False, **laid.pop("h0", {})}
    return arena.at("additional", action, 1, 0, h0=own, path=["spring"], **laid)


# -- Craft ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-27.1")
@pytest.mark.parametrize("area", ["home", "wood", "hill", "far"])
def test_craft_is_available_in_every_area(area: str) -> None:
    assert options(craft(area=area)) == [("done",), *(("take", item) for item in SHOWN)]


@pytest.mark.rule("TH-27.2", "TH-27.4")
def test_cards_of_the_display_up_to_the_value_go_to_the_own_hero() -> None:
    game = play(craft(), ("take", "war_paint"), ("take", "sunstone"))
    assert kind(game) == "scrap" and hero(game)["items"] == ["war_paint", "sunstone"]
    assert hero(game, 1)["items"] == []


@pytest.mark.rule("TH-27.3", "TH-27.5", "TH-27.6")
def test_fewer_may_be_taken_one_may_be_discarded_and_the_display_is_refilled() -> None:
    game = play(craft(), ("take", "war_paint"), ("done",))
    assert options(game) == [("keep",), *(("scrap", item) for item in display(game))]
    play(game, ("scrap", "sunstone"))
    assert display(game) == ["whetstone", "knucklebones", "snowshoes", "wolfskin", "pack_frame"]
    assert table(game)["discards"]["items"] == ["sunstone"] and hero(game)["items"] == ["war_paint"]


@pytest.mark.rule("TH-27.24")
def test_a_card_may_be_discarded_though_none_was_taken() -> None:
    game = play(craft(), ("done",), ("scrap", "whetstone"))
    assert table(game)["discards"]["items"] == ["whetstone"] and hero(game)["items"] == []


@pytest.mark.rule("TH-27.7", "TH-1.23")
def test_an_empty_deck_is_its_shuffled_discard_pile() -> None:
    rest = [id for id, item in cards().items.items() if not item.hero and id not in SHOWN]
    game = craft(h1={"items": rest}, draws={})
    assert table(game)["decks"]["items"] == 0
    play(game, ("done",), ("scrap", "whetstone"))
    assert sorted(display(game)) == sorted(SHOWN) and table(game)["discards"]["items"] == []


@pytest.mark.rule("TH-27.18")
@pytest.mark.parametrize("taken", [0, 1, 3])
def test_the_display_holds_five_cards(taken: int) -> None:
    game = play(craft(3), *(("take", item) for item in SHOWN[:taken]))
    while kind(game) in ("craft", "scrap"):
        play(game, options(game)[0])
    assert len(display(game)) == 5


@pytest.mark.rule("TH-27.18")
def test_a_display_that_cannot_be_refilled_stays_short() -> None:
    rest = [id for id, item in cards().items.items() if not item.hero and id not in SHOWN]
    game = play(craft(h1={"items": rest}, draws={}), ("take", "whetstone"), ("done",), ("keep",))
    assert len(display(game)) == 4


# -- using Items ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-27.8", "TH-27.9", "TH-27.14")
def test_an_item_improves_an_action_for_nothing_and_is_discarded() -> None:
    game = play(acting("gather", "deep_basket", h0={"pool": {"gossip": 1}}), ("item", "deep_basket"), ("gather", 3))
    assert hero(game)["pool"] == {"gossip": 1, "ore": 3} and hero(game)["items"] == []
    assert table(game)["discards"]["items"] == ["deep_basket"]


@pytest.mark.rule("TH-27.10", "TH-27.17")
@pytest.mark.parametrize("id", ["thorgal", "aaricia", "jolan", "kriss"])
def test_every_hero_starts_with_the_item_that_shows_the_hero(id: str) -> None:
    assert cards().items[cards().heroes[id].item].hero == id
    own = {each["id"]: each["items"] for each in table(Tale("torkans_temple").at("take_token", seats=4))["heroes"]}
    assert own[id] == [cards().heroes[id].item]


@pytest.mark.rule("TH-27.11")
def test_the_items_of_others_cannot_be_used_or_taken() -> None:
    game = acting("gather", "heather_mead", h1={"items": ["deep_basket", "bone_needle"]})
    assert options(game) == [("go",), ("item", "heather_mead")]
    assert not [key for key in options(arena.at("take_token", h1={"items": ["bone_needle"]})) if key[0] != "put"]


@pytest.mark.rule("TH-27.12", "TH-27.13")
@pytest.mark.parametrize("action", ACTIONS)
def test_an_item_is_used_only_during_its_action_and_the_many_coloured_ones_during_any(action: str) -> None:
    game = acting(action, *cards().items, seats=4, locations={"den": {"enemies": ["minor"]}})
    offered = [cards().items[str(key[1])] for key in options(game, "item")]
    assert sorted(each.id for each in offered) == sorted(
        each.id for each in cards().items.values() if each.action in (action, "any") and each.timing == "before"
    )
    assert sum(each.action == "any" for each in offered) == 4


@pytest.mark.rule("TH-27.19")
def test_any_number_of_items_may_be_held_and_used_in_one_action() -> None:
    game = acting("gather", *cards().items, seats=4)
    assert len(hero(game)["items"]) == 34
    play(game, ("item", "deep_basket"), ("item", "rune_stick"), ("go",))
    assert table(game)["act"]["value"] == 3 and hero(game)["skill"]


@pytest.mark.rule("TH-27.20")
def test_an_item_may_be_used_during_an_additional_action() -> None:
    game = acting("craft", "bog_iron_tongs")
    assert not game.state.act.main and ("item", "bog_iron_tongs") in options(game)


@pytest.mark.rule("TH-27.21")
@pytest.mark.uses("linden_shield")
def test_timing_words_are_binding() -> None:
    own = {"items": ["ash_bow", "knucklebones", "barbed_arrows", "wolfskin", "linden_shield", "heather_mead"]}
    game = arena.fights(h0=own, dice=[1, 1])
    assert options(game, "item") == [("item", "ash_bow")]
    play(game, ("roll",))
    assert options(game, "item") == [("item", "knucklebones"), ("item", "barbed_arrows")]
    play(game, ("stand",), ("lay", 0, 0, 0), ("lay", 0, 0, 1))
    assert options(game, "item") == [("item", "wolfskin")]
    play(game, ("go",))
    assert options(game, "item") == [("item", "linden_shield")]  # the Combat is lost, Threat was not drawn yet
    assert hero(game)["threat"] == 1  # of the Penalty
    assert hero(play(game, ("item", "linden_shield")))["threat"] == 1


@pytest.mark.rule("TH-27.21")
def test_items_after_the_action_are_offered_when_it_is_resolved() -> None:
    game = acting("gather", "folding_scales", "deep_basket")
    play(game, ("go",), ("gather", 3))
    assert options(game, "item") == [("item", "folding_scales")]


@pytest.mark.rule("TH-27.22")
def test_a_used_hero_item_goes_to_the_common_discard_pile() -> None:
    rest = [id for id, item in cards().items.items() if not item.hero and id not in SHOWN]
    laid: dict[str, Any] = {"h1": {"items": rest}, "display": SHOWN}
    game = play(acting("craft", "linen_pouch", **laid), ("item", "linen_pouch"))
    assert table(game)["discards"]["items"] == ["linen_pouch"]
    play(game, ("take", "whetstone"), ("keep",))
    assert "linen_pouch" in display(game)  # the deck was empty


@pytest.mark.rule("TH-27.23")
def test_an_item_that_cannot_be_used_in_full_is_discarded_all_the_same() -> None:
    game = play(acting("gather", "clean_spade", gathered=[(0, 1)]), ("gather", 3))
    play(game, ("item", "clean_spade"), ("clear", 1), ("clear", 3))
    assert table(game)["gathered"] == [] and table(game)["discards"]["items"] == ["clean_spade"]
    assert hero(game)["pool"] == {"ore": 1, "building": 1}


# -- drawing and choosing -------------------------------------------------------------------------------------


@pytest.mark.rule("TH-27.15")
def test_drawn_items_come_from_the_top_of_the_deck() -> None:
    game = arena.run({"do": "draw_item", "n": 2}, display=SHOWN, draws=NEXT)
    assert hero(game)["items"] == ["wolfskin", "pack_frame"] and display(game) == SHOWN


@pytest.mark.rule("TH-27.16")
def test_chosen_items_come_from_the_display_which_is_refilled() -> None:
    game = arena.run({"do": "choose_item"}, display=SHOWN, draws=NEXT)
    assert options(game) == [("take", item) for item in SHOWN]
    play(game, ("take", "sunstone"))
    assert hero(game)["items"] == ["sunstone"] and display(game) == [*SHOWN[:4], "wolfskin"]


@pytest.mark.rule("TH-27.25")
def test_when_several_heroes_choose_the_display_is_refilled_after_the_last() -> None:
    game = arena.run({"do": "choose_item", "who": "each"}, display=SHOWN, draws=NEXT)
    play(game, ("take", "sunstone"))
    assert game.decision is not None and game.decision.seat == 1
    assert options(game) == [("take", item) for item in SHOWN[:4]]
    play(game, ("take", "whetstone"))
    assert display(game) == ["war_paint", "knucklebones", "snowshoes", "wolfskin", "pack_frame"]


# -- what the cards say ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", [id for id in cards().items if cards().items[id].timing == "before"])
def test_every_item_used_before_an_action_can_be_resolved(id: str) -> None:
    action = cards().items[id].action
    game = acting("craft" if action == "any" else action, id, h0={"threat": 2})
    play(game, ("item", id))
    assert events(game, "used_item") and hero(game)["items"] == []
    while not game.over and kind(game) != "token":
        play(game, options(game)[0])


def test_the_signal_horn_calls_for_resources_from_afar() -> None:
    game = acting("assign", "signal_horn", h1={"area": "hill", "pool": {"ore": 2}})
    play(game, ("item", "signal_horn"), ("box", "post-0"))
    assert kind(game) == "consent" and table(game)["act"]["value"] == 2


@pytest.mark.uses("berry_knife")
def test_the_berry_knife_gives_what_the_tile_gave_once_more() -> None:
    own = {"items": ["berry_knife"]}
    game = arena.act("journey", 1, "home", path=["stack"], h0=own)
    play(game, ("lay", 1, 0, 0))
    assert hero(game)["pool"] == {"ore": 2} and options(game, "item") == [("item", "berry_knife")]
    play(game, ("item", "berry_knife"), ("kind", "ore"), ("kind", "ore"))
    assert hero(game)["pool"] == {"ore": 4}


@pytest.mark.uses("berry_knife")
def test_who_has_had_enough_of_the_tile_takes_nothing_more_of_it() -> None:
    game = arena.act("journey", 1, "home", path=["stack"], h0={"items": ["berry_knife"]})
    play(game, ("lay", 1, 0, 0), ("item", "berry_knife"), ("done",))
    assert hero(game)["pool"] == {"ore": 2} and kind(game) != "again"


@pytest.mark.uses("throwing_axe")
@pytest.mark.rule("TH-27.12")
@pytest.mark.parametrize("ore", [0, 1, 2])
def test_an_axe_is_thrown_by_who_has_an_ore(ore: int) -> None:
    game = arena.fights(h0={"items": ["throwing_axe"], "pool": {"ore": ore} if ore else {}, "skill": False})
    while kind(game) == "before_roll":
        play(game, ("roll",))
    assert (kind(game) == "after_roll" and ("item", "throwing_axe") in options(game)) == (ore > 0)
    if ore:
        play(game, ("item", "throwing_axe"))
        assert len(game.state.fight.tiles) == 3 and hero(game)["pool"].get("ore", 0) == ore - 1
