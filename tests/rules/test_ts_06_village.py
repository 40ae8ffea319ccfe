"""TS-6 and TS-7: visiting the Village and levelling up."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game

from .thunderstone import at, events, kind, options, party, play, seat, slot, table

DONE = ("done",)
FIRST = {"first_game": True}
RICH = ["lightstone_gem"] * 6  # 18 gold


def village(*hand: str, deck: list[str] | None = None, scene: str = "village", **fields: Any) -> Game[Any]:
    """A Village turn of seat 0 with the cards of the first game."""
    own = {"hand": list(hand), "deck": ["torch"] * 6 if deck is None else deck, "xp": fields.pop("xp", 0)}
    return at(scene, options=FIRST, s0={**own, "discard": fields.pop("discard", [])}, **fields)


def use(game: Game[Any], card: str, effect: int = 1) -> Game[Any]:
    return play(game, ("use", slot(game, card), effect))


def wares(game: Game[Any]) -> set[str | int]:
    return {key[1] for key in options(game, "buy")}


def gold(game: Game[Any]) -> int:
    found: int = table(game)["gold"]
    return found


def stack(game: Game[Any], kind: str) -> dict[str, int]:
    cards: dict[str, int] = table(game)["village"][kind]["cards"]
    return cards


# -- TS-6: steps 1 and 2 ----------------------------------------------------------------------------


@pytest.mark.rule("TS-6.1")
def test_a_visit_reveals_the_whole_hand_to_all() -> None:
    hand = ["dagger", "militia", "town_guard"]
    game = at("turn", s0={"hand": hand})
    assert game.view(1)["table"]["seats"][0]["hand"] is None and game.view(1)["table"]["party"] == []
    play(game, ("village",))
    for viewer in (0, 1, None):
        assert [each["card"] for each in game.view(viewer)["table"]["party"]] == hand
    assert seat(game)["hand"] == []


@pytest.mark.rule("TS-6.2")
@pytest.mark.parametrize("used", [[], ["barkeep"], ["barkeep", "town_guard"]])
def test_some_all_or_none_of_the_village_effects_are_used(used: list[str]) -> None:
    game = village("barkeep", "town_guard")
    assert kind(game) == "village_effect"
    for card in used:
        use(game, card)
    play(game, DONE)
    assert kind(game) == "buy"
    assert table(game)["purchases"] == (2 if "barkeep" in used else 1)
    assert party(game).count("torch") == (2 if "town_guard" in used else 0)


@pytest.mark.rule("TS-6.3")
@pytest.mark.parametrize("order", [("barkeep", "town_guard", "trainer"), ("trainer", "town_guard", "barkeep")])
def test_the_player_chooses_the_order_of_the_effects(order: tuple[str, ...]) -> None:
    game = village("barkeep", "militia", "town_guard", "trainer")
    for card in order:
        use(game, card)
    assert [event.card for event in events(game, "used")] == list(order)
    assert (table(game)["purchases"], seat(game)["xp"], gold(game)) == (2, 2, 1 + 4)


@pytest.mark.rule("TS-6.4", "TS-6.8")
def test_effects_and_gold_add_up() -> None:
    game = village("barkeep", "barkeep", "pawnbroker", "lightstone_gem", "torch")
    assert gold(game) == 1 + 1 + 3 + 2
    play(game, ("use", 1, 1), ("use", 2, 1))
    use(game, "barkeep", 2)
    use(game, "pawnbroker", 2)
    assert table(game)["purchases"] == 3
    assert gold(game) == 1 + 3 + 2 + 2 + 2


@pytest.mark.rule("TS-6.5")
@pytest.mark.parametrize(("effects", "drawn", "destroyed"), [([1], 2, 0), ([2], 3, 1), ([1, 2], 5, 1)])
def test_a_card_is_used_or_destroyed_or_both(effects: list[int], drawn: int, destroyed: int) -> None:
    game = village("town_guard", "barkeep")
    for effect in effects:
        use(game, "town_guard", effect)
    assert party(game).count("torch") == drawn
    assert table(game)["destroyed"].count("town_guard") == destroyed


@pytest.mark.rule("TS-6.6")
def test_a_destroyed_card_can_no_longer_be_used_for_its_normal_effect() -> None:
    game = village("town_guard", "barkeep")
    guard = slot(game, "town_guard")
    play(game, ("use", guard, 2))
    assert not game.why(("use", guard, 1)).allowed and not game.why(("use", guard, 2)).allowed


@pytest.mark.rule("TS-6.7")
def test_what_an_effect_granted_stays_when_its_card_is_destroyed() -> None:
    game = village("barkeep", "town_guard", "trainer", "militia")
    for card in ("barkeep", "town_guard", "trainer"):
        use(game, card)
    for card in ("barkeep", "town_guard", "trainer"):
        use(game, card, 2)
    assert table(game)["purchases"] == 2 and seat(game)["xp"] == 2
    assert party(game) == ["torch"] * 5 and gold(game) == 5 * 2 + 2 + 2


# -- step 3: gold -----------------------------------------------------------------------------------


@pytest.mark.rule("TS-6.8", "TS-6.11")
def test_gold_is_the_sum_of_all_revealed_cards_monsters_included() -> None:
    game = village("torch", "dagger", "griknack_goblin", "iron_rations", scene="shop")
    assert gold(game) == 6
    assert "flaming_sword" in wares(game)
    play(game, ("buy", "flaming_sword"))
    assert "flaming_sword" in seat(game)["discard"]


@pytest.mark.rule("TS-6.9")
def test_a_destroyed_card_gives_no_gold_of_its_own() -> None:
    game = village("pawnbroker", "torch", "iron_rations", "trainer", "militia")
    assert gold(game) == 4
    use(game, "pawnbroker")
    play(game, ("card", slot(game, "torch")))
    assert gold(game) == 2 + (2 + 3)  # the Rations, and what the Pawnbroker pays; not the Torch once more
    game = village("barkeep", "trainer")
    use(game, "barkeep", 2)
    assert gold(game) == 2


@pytest.mark.rule("TS-6.10", "TS-6.12", "TS-6.30")
def test_cards_without_a_coin_and_diseases_give_no_gold_and_do_nothing() -> None:
    game = village("disease", "disease", "fireball", "elf_wizard", "torch", "town_guard")
    assert gold(game) == 2
    use(game, "town_guard")
    assert party(game).count("torch") == 3 and gold(game) == 6  # the Diseases hinder nothing
    play(game, DONE)
    assert table(game)["purchases"] == 1 and "short_sword" in wares(game)


@pytest.mark.rule("TS-6.13")
def test_gold_is_shown_while_effects_are_used_and_no_effect_comes_after_moving_on() -> None:
    game = village("barkeep", "town_guard")
    seen = [gold(game)]
    use(game, "town_guard")
    seen.append(gold(game))
    use(game, "barkeep", 2)
    seen.append(gold(game))
    assert seen == [1, 5, 6]
    play(game, DONE)
    assert kind(game) == "buy" and options(game, "use") == []
    play(game, ("buy", "iron_rations"))
    assert options(game, "use") == []


@pytest.mark.rule("TS-6.32")
def test_drawn_cards_count_their_gold() -> None:
    game = village("town_guard", "militia", deck=["lightstone_gem"] * 3)
    use(game, "town_guard")
    play(game, DONE)
    assert gold(game) == 6 and "short_sword" in wares(game)


# -- step 4: purchases ------------------------------------------------------------------------------


@pytest.mark.rule("TS-6.14")
def test_one_card_may_be_bought() -> None:
    game = village(*RICH, scene="shop")
    play(game, ("buy", "spear"))
    assert kind(game) == "turn" and seat(game)["discard"].count("spear") == 1


@pytest.mark.rule("TS-6.15", "TS-6.23")
def test_only_the_top_card_of_a_stack_is_for_sale() -> None:
    levels = ["elf_wizard", "elf_sorcerer", "elf_archmage"]
    for left in ({}, {"elf_wizard": 0}, {"elf_wizard": 0, "elf_sorcerer": 0}):
        game = village(*RICH, scene="shop", village=left)
        assert [card for card in levels if card in wares(game)] == [levels[len(left)]]


@pytest.mark.rule("TS-6.23", "TS-6.24")
def test_level_one_heroes_go_before_level_two_and_the_same_stack_may_be_used_again() -> None:
    game = village(*RICH, scene="shop", village={"elf_wizard": 2}, purchases=3)
    play(game, ("buy", "elf_wizard"))
    assert "elf_sorcerer" not in wares(game)
    play(game, ("buy", "elf_wizard"))
    assert "elf_sorcerer" in wares(game) and "elf_wizard" not in wares(game)
    play(game, ("buy", "elf_sorcerer"))
    assert sorted(each for each in seat(game)["discard"] if "elf" in each) == [
        "elf_sorcerer",
        "elf_wizard",
        "elf_wizard",
    ]


@pytest.mark.rule("TS-6.16")
@pytest.mark.parametrize("card", ["militia", "dagger", "torch", "iron_rations", "elf_wizard", "fireball", "town_guard"])
def test_basic_hero_and_village_cards_may_be_bought(card: str) -> None:
    game = village(*RICH, scene="shop")
    left = game.state.stock[card]
    play(game, ("buy", card))
    assert card in seat(game)["discard"] and game.state.stock[card] == left - 1


@pytest.mark.rule("TS-6.17")
def test_the_cost_may_equal_the_gold_and_not_exceed_it() -> None:
    game = village("torch", "torch", "dagger", scene="shop")  # 5 gold
    assert game.why(("buy", "flaming_sword")).allowed
    assert game.why(("buy", "short_sword")) == (False, "TS-6.17")


@pytest.mark.rule("TS-6.18")
def test_several_purchases_share_the_gold() -> None:
    game = village("lightstone_gem", "lightstone_gem", "torch", scene="shop", purchases=2)  # 8 gold
    play(game, ("buy", "flaming_sword"))
    assert gold(game) == 3
    assert game.why(("buy", "dagger")).allowed and game.why(("buy", "spear")) == (False, "TS-6.17")


@pytest.mark.rule("TS-6.19", "TS-5.2")
def test_a_bought_card_goes_to_the_discard_pile_and_not_to_the_hand() -> None:
    game = village(*RICH, scene="shop", purchases=2, discard=["militia"])
    play(game, ("buy", "spear"))
    assert seat(game)["discard"] == ["militia", "spear"] and "spear" not in party(game)


@pytest.mark.rule("TS-6.20")
def test_unspent_gold_is_lost() -> None:
    game = village(*RICH, deck=["militia"] * 6, scene="shop", s1={"hand": ["dagger", "militia"]})
    play(game, ("buy", "dagger"))
    play(game, ("rest",), ("pass",), ("village",))
    assert table(game)["active"] == 0 and gold(game) == 0
    assert wares(game) == {"militia"}


@pytest.mark.rule("TS-6.21")
def test_buying_is_optional() -> None:
    game = play(village(*RICH, scene="shop", purchases=2), DONE)
    assert kind(game) == "turn" and seat(game)["discard"] == RICH


@pytest.mark.rule("TS-6.22")
def test_nothing_is_bought_from_an_empty_stack() -> None:
    empty = {"elf_wizard": 0, "elf_sorcerer": 0, "elf_archmage": 0, "spear": 0, "torch": 0}
    game = village(*RICH, scene="shop", village=empty)
    assert not {*empty} & wares(game)
    assert {game.why(("buy", card)) for card in empty} == {(False, "TS-6.22")}


@pytest.mark.rule("TS-6.25")
def test_a_card_that_costs_nothing_uses_up_a_purchase() -> None:
    game = village("elf_wizard", "fireball", scene="shop")
    assert gold(game) == 0 and wares(game) == {"militia"}
    play(game, ("buy", "militia"))
    assert kind(game) == "turn" and seat(game)["discard"].count("militia") == 1


# -- steps 5 and 6, and what does nothing -------------------------------------------------------------


@pytest.mark.rule("TS-6.26", "TS-7.3")
def test_levelling_comes_after_buying_and_is_optional() -> None:
    game = village("elf_wizard", "torch", "dagger", scene="shop", xp=9)
    play(game, ("buy", "torch"))
    assert kind(game) == "level_up"
    play(game, DONE)
    assert kind(game) == "turn"
    assert seat(game)["xp"] == 9 and "elf_wizard" in seat(game)["discard"] and table(game)["destroyed"] == []


@pytest.mark.rule("TS-6.27")
def test_the_visit_ends_with_discarding_the_hand_and_drawing_six_cards() -> None:
    game = village("town_guard", "dagger", "elf_wizard", deck=["torch"] * 8)
    use(game, "town_guard")
    play(game, DONE, DONE)
    assert kind(game) == "turn" and table(game)["party"] == []
    assert seat(game)["discard"] == ["dagger", "elf_wizard", "town_guard", "torch", "torch"]
    assert seat(game)["hand"] == ["torch"] * 6


@pytest.mark.rule("TS-6.28")
def test_a_hero_pays_gold_before_he_is_levelled_up() -> None:
    game = village("lorigg_thief", "dagger", scene="shop", xp=2)  # 2 + 1 gold
    play(game, ("buy", "torch"), ("level", slot(game, "lorigg_thief"), "lorigg_rogue"))
    assert sorted(seat(game)["discard"]) == ["dagger", "lorigg_rogue", "torch"]
    assert table(game)["destroyed"] == ["lorigg_thief"]


@pytest.mark.rule("TS-6.29")
def test_battle_breach_and_trophy_effects_of_monsters_do_nothing_in_the_village() -> None:
    monsters = ["archduke_of_pain", "tyxr_the_old", "lord_of_death", "mythlurian"]
    game = village(*monsters, "regian_cleric", "town_guard")
    before = {family: stack(game, family) for family in table(game)["families"]}
    assert [key for key in options(game, "use") if key[1] != slot(game, "town_guard")] == []
    use(game, "town_guard")
    play(game, DONE, DONE)
    assert {family: stack(game, family) for family in table(game)["families"]} == before
    assert table(game)["destroyed"] == [] and "disease" not in seat(game)["discard"]
    assert len(seat(game, 1)["hand"]) == 6


@pytest.mark.rule("TS-6.31", "TS-4.11")
@pytest.mark.parametrize("card", ["iron_rations", "spear", "magical_aura", "regian_priest", "lorigg_rogue", "banish"])
def test_dungeon_effects_are_not_offered_in_the_village(card: str) -> None:
    game = village("town_guard", card, "disease")
    assert {key[1] for key in options(game, "use")} == {slot(game, "town_guard")}
    assert not game.why(("use", slot(game, card), 1)).allowed


# -- TS-7: levelling up -------------------------------------------------------------------------------


def levels(*hand: str, xp: int = 9, **fields: Any) -> Game[Any]:
    return village(*hand, scene="level_up", xp=xp, **fields)


def level(game: Game[Any], card: str, new: str) -> Game[Any]:
    return play(game, ("level", slot(game, card), new))


@pytest.mark.rule("TS-7.1")
def test_heroes_are_levelled_up_in_step_five_of_a_visit_only() -> None:
    hand = ["elf_wizard", "elf_wizard", "town_guard", "militia"]
    for scene in ("turn", "village", "shop", "dungeon", "rest"):
        game = village(*hand, scene=scene, xp=9)
        assert options(game, "level") == []
    assert len(options(levels(*hand), "level")) == 2 + 4


@pytest.mark.rule("TS-7.2", "TS-7.5", "TS-7.6")
def test_any_number_of_heroes_is_levelled_up_as_far_as_the_points_go() -> None:
    game = levels("elf_wizard", "elf_wizard", "thyrian_knight", "lorigg_thief", xp=8)
    level(game, "elf_wizard", "elf_sorcerer")
    assert seat(game)["xp"] == 6
    level(game, "thyrian_knight", "thyrian_lord")
    assert seat(game)["xp"] == 3
    level(game, "elf_wizard", "elf_sorcerer")
    assert seat(game)["xp"] == 1  # not enough for the Thief: the turn is over
    assert kind(game) == "turn" and "lorigg_thief" in seat(game)["discard"]


@pytest.mark.rule("TS-7.4", "TS-7.7", "TS-7.8", "TS-7.9", "TS-7.20")
def test_the_hero_is_destroyed_and_the_next_level_taken_from_inside_the_stack() -> None:
    game = levels("elf_wizard", "militia")
    before = stack(game, "elf")
    level(game, "elf_wizard", "elf_sorcerer")
    assert table(game)["destroyed"] == ["elf_wizard"] and "elf_wizard" not in party(game)
    assert seat(game)["discard"] == ["elf_sorcerer"]
    assert stack(game, "elf") == {**before, "elf_sorcerer": before["elf_sorcerer"] - 1}
    assert table(game)["village"]["elf"]["top"] == "elf_wizard"


@pytest.mark.rule("TS-7.5")
@pytest.mark.parametrize(
    ("hero", "new", "price"),
    [
        ("elf_wizard", "elf_sorcerer", 2),
        ("elf_sorcerer", "elf_archmage", 3),
        ("thyrian_squire", "thyrian_knight", 2),
        ("thyrian_knight", "thyrian_lord", 3),
        ("regian_priest", "regian_bishop", 3),
    ],
)
def test_the_price_printed_on_the_card_is_paid(hero: str, new: str, price: int) -> None:
    poor = levels(hero, xp=price - 1)
    assert kind(poor) == "turn" and hero in seat(poor)["discard"]  # nothing could be done
    game = level(levels(hero, xp=price), hero, new)
    assert seat(game)["xp"] == 0 and new in seat(game)["discard"]


@pytest.mark.rule("TS-7.10", "TS-7.18")
def test_no_level_is_skipped_and_there_is_none_above_the_third() -> None:
    game = levels("elf_wizard", "lorigg_rogue", "thyrian_lord")
    assert options(game, "level") == [("level", 1, "elf_sorcerer"), ("level", 2, "lorigg_outlaw")]
    assert game.why(("level", 1, "elf_archmage")) == (False, "TS-7.10")
    assert game.why(("level", 3, "thyrian_lord")) == (False, "TS-7.18")


@pytest.mark.rule("TS-7.11", "TS-7.23")
def test_a_hero_is_levelled_up_once_a_turn() -> None:
    game = levels("elf_wizard", "militia")
    level(game, "elf_wizard", "elf_sorcerer")
    assert {key[1] for key in options(game, "level")} == {slot(game, "militia")}
    assert "elf_sorcerer" not in party(game)


@pytest.mark.rule("TS-7.12", "TS-7.13", "TS-7.10")
def test_without_a_card_of_the_next_level_nothing_is_paid_or_lost() -> None:
    game = levels("elf_wizard", "militia", village={"elf_sorcerer": 0})
    assert game.why(("level", slot(game, "elf_wizard"), "elf_sorcerer")) == (False, "TS-7.12")
    play(game, DONE)
    assert seat(game)["xp"] == 9 and "elf_wizard" in seat(game)["discard"] and table(game)["destroyed"] == []


@pytest.mark.rule("TS-7.14", "TS-7.15", "TS-7.16")
@pytest.mark.parametrize("new", ["elf_wizard", "lorigg_thief", "regian_cleric", "thyrian_squire"])
def test_a_militia_becomes_a_level_one_hero_of_any_kind_for_three_points(new: str) -> None:
    game = levels("militia", xp=3)
    level(game, "militia", new)
    assert seat(game)["xp"] == 0 and table(game)["destroyed"] == ["militia"]
    assert new in seat(game)["discard"] and stack(game, new.partition("_")[0])[new] == 5


@pytest.mark.rule("TS-7.14")
def test_a_militia_is_not_levelled_up_for_two_points() -> None:
    game = levels("militia", "elf_wizard", xp=2)
    assert options(game, "level") == [("level", slot(game, "elf_wizard"), "elf_sorcerer")]
    assert game.why(("level", slot(game, "militia"), "elf_wizard")) == (False, "TS-7.5")


@pytest.mark.rule("TS-7.17")
def test_the_kind_that_a_militia_joins_needs_a_level_one_card() -> None:
    game = levels("militia", village={"elf_wizard": 0, "regian_cleric": 0})
    militia = slot(game, "militia")
    assert options(game, "level") == [("level", militia, "lorigg_thief"), ("level", militia, "thyrian_squire")]
    assert game.why(("level", militia, "elf_wizard")) == (False, "TS-7.17")
    assert not game.why(("level", militia, "elf_sorcerer")).allowed


@pytest.mark.rule("TS-7.19")
def test_levelling_up_costs_no_gold_and_no_purchase() -> None:
    game = village("elf_wizard", "elf_wizard", "militia", scene="shop", xp=4)  # no gold at all
    play(game, ("buy", "militia"))  # the only purchase
    level(game, "elf_wizard", "elf_sorcerer")
    level(game, "elf_wizard", "elf_sorcerer")
    assert sorted(seat(game)["discard"]) == ["elf_sorcerer", "elf_sorcerer", "militia", "militia"]


@pytest.mark.rule("TS-7.21")
def test_points_that_are_not_spent_are_kept() -> None:
    game = levels("elf_wizard", "militia", xp=6, s1={"hand": ["dagger", "militia"]})
    level(game, "elf_wizard", "elf_sorcerer")
    play(game, DONE, ("rest",), ("pass",))
    assert (table(game)["active"], seat(game)["xp"]) == (0, 4)


@pytest.mark.rule("TS-7.22")
def test_points_gained_in_the_same_visit_may_be_spent() -> None:
    game = village("elf_wizard", "militia", "trainer", xp=0)
    use(game, "trainer")
    play(game, DONE, DONE)
    level(game, "elf_wizard", "elf_sorcerer")
    assert seat(game)["xp"] == 0 and "elf_sorcerer" in seat(game)["discard"]


@pytest.mark.rule("TS-7.23")
def test_heroes_drawn_this_turn_can_be_levelled_up_and_bought_ones_cannot() -> None:
    game = village("town_guard", *["lightstone_gem"] * 2, deck=["lorigg_thief", "torch"], xp=9)
    use(game, "town_guard")
    play(game, DONE, ("buy", "elf_wizard"))
    assert options(game, "level") == [("level", slot(game, "lorigg_thief"), "lorigg_rogue")]


@pytest.mark.rule("TS-6.2", "TS-6.14", "TS-7.2")
@pytest.mark.parametrize(("scene", "step"), [("village", 2), ("shop", 4), ("level_up", 5)])
def test_the_table_shows_which_step_of_the_turn_it_is(scene: str, step: int) -> None:
    game = village("trainer", "elf_wizard", "torch", scene=scene, xp=9)
    assert game.view(0)["table"]["step"] == step  # type: ignore[index, call-overload]
