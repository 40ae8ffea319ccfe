"""TS-23, TS-24, TS-27 and TS-29: precedence, Basic and Village cards, the Thunderstone, symbols."""

from __future__ import annotations

import random
from typing import Any

import pytest

import fabletop
from fabletop import Game

from .test_ts_15_traits import custom, duel, equip, fight, total, use, won
from .thunderstone import GAME, at, battle, events, kind, options, party, play, seat, slot, table

STONE = "stone_of_mystery"


def cards() -> dict[str, Any]:
    return dict(fabletop.book(GAME).pack.load().cards)


def visit(hand: str, **fields: Any) -> Game[Any]:
    """Step 2 of a Village turn."""
    return at("village", s0={"hand": hand.split(), **fields.pop("s0", {})}, **fields)


def value_of(game: Game[Any], rank: int = 1) -> tuple[int, int, int]:
    ledger = battle(game, rank)
    return ledger["attack"], ledger["magic"], ledger["light"]


def hall(*names: str, hand: str = "banish militia torch", deck: str = "grudgebeast", **fields: Any) -> Game[Any]:
    """A party with Banish before a Hall."""
    return at("dungeon", s0={"hand": hand.split()}, hall=list(names), dungeon=deck.split(), **fields)


# -- TS-23: precedence -----------------------------------------------------------------------------


@pytest.mark.rule("TS-23.1")
def test_a_card_prevails_over_the_single_purchase_of_the_rules() -> None:
    game = play(visit("barkeep torch torch torch"), ("use", 1, 1), ("done",), ("buy", "torch"), ("buy", "dagger"))
    assert [event.card for event in events(game, "gained")] == ["torch", "dagger"]


@pytest.mark.rule("TS-23.1")
def test_a_card_prevails_over_the_experience_value_and_over_all_heroes_attacking() -> None:
    party = "feayn_sniper outlands_khan lantern"
    assert seat(fight(duel(party, "nixie", rank=3), 3))["xp"] == 1 + 1
    assert value_of(duel(party, "nixie"))[0] == 7


@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize(("health", "victory"), [(4, True), (5, False)])
def test_the_card_table_decides_about_figures(health: int, victory: bool) -> None:
    goblin = custom("griknack_goblin", health=health, xp=7, gold=1, vp=1)
    game = fight(duel("thyrian_knight torch", "griknack_goblin", content=goblin))
    assert won(game) is victory
    assert seat(game)["xp"] == 7 * victory


@pytest.mark.rule("TS-23.2", "TS-23.4")
def test_the_figures_of_the_cards_hold_where_the_book_differs() -> None:
    assert battle(duel("militia", "lord_mortis"))["penalty"] == 1 + 1
    assert value_of(duel("pegasus militia", "nixie"))[:2] == (2, 0)


@pytest.mark.rule("TS-23.2", "TS-23.4")
def test_the_procedure_of_the_book_holds_where_the_cards_differ() -> None:
    lord = at(
        "dungeon",
        s0={"hand": ["thyrian_lord", "iron_rations"]},
        hall=["bloodskull_orc", "griknack_goblin", "grudgebeast"],  # 0, 1 and 2 VP
        dungeon=["nixie"],
    )
    assert options(use(lord, "thyrian_lord")) == [("monster", 2), ("monster", 3)]
    assert value_of(duel("selurin_magician iron_rations torch feast", "nixie"))[1] == 2 + 3
    assert kind(fight(duel("fireball fireball elf_wizard", "sphinx"))) == "spoils"
    assert battle(duel("outlands_khan torch", "succubus"))["total"] == 3  # before any Battle effect


@pytest.mark.rule("TS-23.3")
@pytest.mark.parametrize("spell", ["arcane_energies", "magical_aura"])
def test_an_effect_may_be_left_alone_but_once_started_all_of_it_happens(spell: str) -> None:
    game = duel(f"{spell} militia torch", "nixie")
    assert ("attack", 1) in options(game)  # it need not be used
    use(game, spell)
    assert kind(game) == "dungeon" and len(party(game)) == 4  # drawing was no question


@pytest.mark.rule("TS-23.3")
def test_banish_once_started_must_be_carried_through() -> None:
    game = use(hall("nixie", "pegasus", "griffon"), "banish")
    assert {key[0] for key in options(game)} == {"monster", "order"}
    play(game, ("monster", 1))
    assert {key[0] for key in options(game)} == {"card"}


# -- Arcane Energies -------------------------------------------------------------------------------


@pytest.mark.rule("TS-24.1")
def test_arcane_energies_draw_a_card() -> None:
    game = use(duel("arcane_energies militia", "nixie", draws={"deck": ["torch"]}), "arcane_energies")
    assert sorted(party(game)) == ["arcane_energies", "militia", "torch"]


@pytest.mark.rule("TS-24.2")
@pytest.mark.parametrize("first", ["spell", "weapon"])
def test_arcane_energies_turn_all_attack_of_heroes_who_hold_a_weapon(first: str) -> None:
    game = duel("arcane_energies thyrian_squire outlands_warrior short_sword", "nixie", draws={"deck": ["torch"]})
    if first == "weapon":
        equip(game, "short_sword", "thyrian_squire")
    use(game, "arcane_energies")
    if first == "spell":
        equip(game, "short_sword", "thyrian_squire")
    assert value_of(game)[:2] == (3, 2 + 4)


@pytest.mark.rule("TS-24.2")
def test_arcane_energies_look_at_the_equipment_at_the_end_of_step_two() -> None:
    game = duel("arcane_energies thyrian_squire outlands_warrior short_sword", "nixie", draws={"deck": ["torch"]})
    equip(game, "short_sword", "thyrian_squire")
    use(game, "arcane_energies")
    equip(game, "short_sword", "outlands_warrior")
    assert value_of(game)[:2] == (2, 3 + 4)


@pytest.mark.rule("TS-24.2")
def test_arcane_energies_convert_what_is_left_when_the_weapon_falls_off() -> None:
    game = duel("arcane_energies outlands_khan militia dagger", "ghost", draws={"deck": ["torch"]})
    use(game, "arcane_energies")
    equip(game, "dagger", "militia")
    assert value_of(game)[:2] == (7, 1)  # Strength 2 - 2: no Dagger, but Magic Attack +1
    assert total(fight(game)) == 8


# -- Banish ----------------------------------------------------------------------------------------


@pytest.mark.rule("TS-24.3")
def test_banish_cannot_be_played_in_the_village_or_when_resting() -> None:
    game = at("turn", s0={"hand": ["banish", "town_guard", "militia"]}, hall=["nixie", "pegasus"])
    play(game, ("village",))
    assert options(game, "use") == [("use", slot(game, "town_guard"), 1), ("use", slot(game, "town_guard"), 2)]
    game = at("turn", s0={"hand": ["banish", "militia"]}, hall=["nixie", "pegasus"])
    assert ("use", 1, 1) not in options(game)
    assert options(play(game, ("dungeon",)), "use") == [("use", 1, 1)]


@pytest.mark.rule("TS-24.4", "TS-24.5")
def test_banish_returns_a_monster_and_the_new_hall_may_be_attacked() -> None:
    game = use(hall("nixie", "pegasus", "griffon"), "banish")
    play(game, ("monster", 2), ("card", slot(game, "banish")))
    assert table(game)["hall"] == ["nixie", "griffon", "grudgebeast"]
    assert table(game)["dungeon_known"] == ["pegasus"]
    assert options(game, "attack") == [("attack", 1), ("attack", 2), ("attack", 3)]
    fight(game, 3)
    assert events(game, "attacks")[-1].card == "grudgebeast"


@pytest.mark.rule("TS-24.5", "TS-24.14")
@pytest.mark.parametrize("order", [(1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1)])
def test_banish_rearranges_the_hall_in_any_order(order: tuple[int, int, int]) -> None:
    lying = ["nixie", "pegasus", "griffon"]
    game = use(hall(*lying), "banish")
    assert len(options(game, "order")) == 6 and len(options(game, "monster")) == 3
    play(game, ("order", *order))
    assert table(game)["hall"] == [lying[rank - 1] for rank in order]
    assert table(game)["dungeon"] == 1


@pytest.mark.rule("TS-24.6")
def test_a_breach_caused_by_banish_comes_before_anything_else() -> None:
    game = use(hall("nixie", "archduke_of_pain", "griffon"), "banish")
    militia = table(game)["village"]["militia"]["cards"]["militia"]
    play(game, ("monster", 1))
    assert kind(game) == "banish_card"
    assert table(game)["village"]["militia"]["cards"]["militia"] == militia - 2


@pytest.mark.rule("TS-24.7")
@pytest.mark.parametrize(
    ("way", "ends"), [(("order", 3, 1, 2), True), (("monster", 1), False), (("order", 1, 3, 2), False)]
)
def test_banish_may_put_the_thunderstone_first_and_nobody_takes_it(way: tuple[str | int, ...], ends: bool) -> None:
    game = use(hall("nixie", "griffon", STONE), "banish")
    play(game, way)
    assert game.over is ends
    if ends:
        assert table(game)["stone_owner"] is None and STONE not in seat(game)["lines"]


@pytest.mark.rule("TS-24.7")
def test_the_game_ends_if_banish_returns_the_monster_before_the_thunderstone() -> None:
    game = play(use(hall("nixie", STONE, "griffon"), "banish"), ("monster", 1))
    assert game.over and table(game)["stone_owner"] is None


@pytest.mark.rule("TS-24.8", "TS-24.9")
def test_several_banish_are_played_one_after_the_other_before_the_target() -> None:
    game = hall("nixie", "pegasus", "griffon", hand="banish banish militia torch", deck="grudgebeast succubus")
    first, second = slot(game, "banish", 1), slot(game, "banish", 2)
    play(game, ("use", first, 1))
    assert ("use", second, 1) not in options(game)
    play(game, ("monster", 1))
    assert ("use", second, 1) not in options(game)
    play(game, ("card", slot(game, "militia")), ("use", second, 1), ("monster", 1), ("card", slot(game, "torch")))
    assert kind(game) == "dungeon" and table(game)["hall"][0] == "griffon"
    assert sorted(table(game)["dungeon_known"]) == ["nixie", "pegasus"]


@pytest.mark.rule("TS-24.10")
@pytest.mark.parametrize("card", ["banish", "militia", "torch"])
def test_banish_destroys_one_card_of_the_hand_itself_included(card: str) -> None:
    game = play(use(hall("nixie", "pegasus", "griffon"), "banish"), ("order", 1, 2, 3))
    assert options(game) == [("card", 1), ("card", 2), ("card", 3)]
    play(game, ("card", slot(game, card)))
    assert table(game)["destroyed"] == [card]


@pytest.mark.rule("TS-24.11")
def test_a_card_destroyed_by_banish_takes_no_part_in_the_battle() -> None:
    game = hall("nixie", "pegasus", "griffon", hand="banish outlands_khan militia torch", draws={"deck": ["dagger"]})
    play(use(game, "banish"), ("order", 1, 2, 3), ("card", slot(game, "outlands_khan")))
    assert "outlands_khan" not in party(game)
    assert total(fight(game)) == 1


@pytest.mark.rule("TS-24.12", "TS-24.13")
def test_banish_moves_the_hall_then_destroys_then_draws() -> None:
    game = hall("nixie", "pegasus", "griffon", draws={"deck": ["dagger"]})
    play(use(game, "banish"), ("monster", 1))
    assert table(game)["hall"][0] == "pegasus" and "dagger" not in party(game)
    assert len(options(game, "card")) == 3  # the card to be drawn is not among them
    play(game, ("card", slot(game, "torch")))
    assert sorted(party(game)) == ["banish", "dagger", "militia"]
    told = [event.name for event in events(game) if event.name in ("sent_under", "destroyed", "drew")]
    assert told == ["sent_under", "destroyed", "drew"]


@pytest.mark.rule("TS-24.14")
@pytest.mark.parametrize(("order", "breaches"), [((2, 1, 3), 1), ((1, 3, 2), 0), ((3, 2, 1), 0), ((1, 2, 3), 0)])
def test_a_monster_rearranged_into_rank_one_breaches(order: tuple[int, int, int], breaches: int) -> None:
    game = play(use(hall("nixie", "archduke_of_pain", "griffon"), "banish"), ("order", *order))
    assert len(events(game, "breach")) == breaches


@pytest.mark.rule("TS-24.14")
def test_cards_left_in_rank_one_by_rearranging_do_not_breach() -> None:
    game = play(use(hall("archduke_of_pain", "nixie", "griffon"), "banish"), ("order", 1, 3, 2))
    assert events(game, "breach") == []


@pytest.mark.rule("TS-24.75")
@pytest.mark.parametrize(("hand", "destroys"), [("banish torch", False), ("banish militia torch", True)])
def test_banish_destroys_nothing_if_its_breach_took_every_card(hand: str, destroys: bool) -> None:
    game = hall("nixie", "tyxr_the_old", "griffon", hand=hand, draws={"deck": ["dagger"]}, s1={"hand": []})
    play(use(game, "banish"), ("monster", 1))
    while kind(game) == "discard_slot":
        play(game, options(game)[0])
    assert table(game)["destroyed"] == (["torch"] if destroys else [])
    assert party(game) == ["dagger"]


# -- Barkeep, Pawnbroker, Town Guard, Trainer ------------------------------------------------------


@pytest.mark.rule("TS-24.15", "TS-24.16")
@pytest.mark.parametrize("barkeeps", [0, 1, 2, 3])
def test_each_barkeep_used_allows_one_more_purchase(barkeeps: int) -> None:
    game = visit("barkeep barkeep barkeep feast feast feast")
    play(game, *[("use", slot(game, "barkeep", nth + 1), 1) for nth in range(barkeeps)], ("done",))
    bought = 0
    while kind(game) == "buy":
        play(game, ("buy", "militia"))
        bought += 1
    assert bought == 1 + barkeeps


@pytest.mark.rule("TS-24.17")
def test_a_destroyed_barkeep_gives_two_gold_and_no_longer_its_own() -> None:
    game = visit("barkeep torch")
    assert table(game)["gold"] == 1 + 2
    assert table(play(game, ("use", 1, 2)))["gold"] == 2 + 2
    assert table(game)["destroyed"] == ["barkeep"]


@pytest.mark.rule("TS-24.44")
@pytest.mark.parametrize(("card", "gold"), [("lightstone_gem", 3), ("torch", 2), ("dagger", 1)])
def test_a_pawned_card_no_longer_adds_its_own_gold(card: str, gold: int) -> None:
    game = visit(f"pawnbroker iron_rations {card}")
    assert table(game)["gold"] == 2 + gold
    play(game, ("use", slot(game, "pawnbroker"), 1), ("card", slot(game, card)))
    assert table(game)["gold"] == 2 + gold + 3
    assert table(game)["destroyed"] == [card]


@pytest.mark.rule("TS-24.45", "TS-24.46")
def test_pawning_a_card_and_the_pawnbroker_yields_five_more_than_the_card() -> None:
    game = visit("pawnbroker lightstone_gem militia")
    broker = slot(game, "pawnbroker")
    play(game, ("use", broker, 1), ("card", slot(game, "lightstone_gem")), ("use", broker, 2))
    assert table(game)["gold"] == 3 + 5
    assert table(game)["destroyed"] == ["lightstone_gem", "pawnbroker"]


@pytest.mark.rule("TS-24.46")
def test_a_destroyed_pawnbroker_that_showed_a_coin_would_lose_it() -> None:
    effects = [{"do": "pawn", "gold": 3}, {"do": "destroy_self", "gold": 2}]
    broker = {"id": "pawnbroker", "source": "designed", "type": "villager", "copies": 8, "cost": 3, "gold": 4}
    game = visit("pawnbroker torch", content={"village": [{**broker, "village": effects}]})
    assert table(game)["gold"] == 6
    assert table(play(game, ("use", 1, 2)))["gold"] == 2 + 2


@pytest.mark.rule("TS-24.47")
@pytest.mark.parametrize(("effects", "gold"), [((1,), 2 + 3), ((2,), 2 + 2), ((1, 2), 2 + 5)])
def test_each_effect_of_the_pawnbroker_may_be_used_alone(effects: tuple[int, ...], gold: int) -> None:
    game = visit("pawnbroker torch")
    for effect in effects:
        play(game, ("use", slot(game, "pawnbroker"), effect))
    assert table(game)["gold"] == gold


@pytest.mark.rule("TS-24.48")
def test_only_a_card_that_shows_a_coin_can_be_pawned() -> None:
    game = visit("pawnbroker pawnbroker militia torch battle_fury elf_wizard disease town_guard")
    play(game, ("use", slot(game, "pawnbroker"), 1))
    assert options(game) == [("card", slot(game, "militia")), ("card", slot(game, "torch"))]
    play(game, ("card", slot(game, "militia")))
    assert table(game)["gold"] == 2 + 0 + 3


@pytest.mark.rule("TS-24.48")
def test_the_pawnbroker_cannot_be_used_without_a_card_that_shows_a_coin() -> None:
    game = visit("pawnbroker battle_fury disease")
    assert game.why(("use", slot(game, "pawnbroker"), 1)) == (False, "TS-24.48")


@pytest.mark.rule("TS-24.73")
def test_only_cards_of_the_revealed_hand_can_be_pawned() -> None:
    game = visit("pawnbroker militia torch", s0={"deck": ["lantern"], "discard": ["feast"]}, s1={"hand": ["feast"]})
    play(game, ("use", slot(game, "pawnbroker"), 1))
    assert options(game) == [("card", slot(game, "militia")), ("card", slot(game, "torch"))]


@pytest.mark.rule("TS-24.58", "TS-24.59", "TS-24.60")
@pytest.mark.parametrize(("effects", "drawn"), [((1,), 2), ((2,), 3), ((1, 2), 5)])
def test_the_town_guard_draws_two_and_three_more_when_destroyed(effects: tuple[int, ...], drawn: int) -> None:
    game = visit("town_guard militia", s0={"deck": ["torch"] * 6})
    for effect in effects:
        play(game, ("use", slot(game, "town_guard"), effect))
    assert party(game).count("torch") == drawn
    assert ("town_guard" in party(game)) is (2 not in effects)
    assert table(game)["destroyed"] == (["town_guard"] if 2 in effects else [])


@pytest.mark.rule("TS-24.61")
@pytest.mark.parametrize("trainers", [1, 2])
def test_each_trainer_destroys_one_militia_per_turn(trainers: int) -> None:
    game = visit("militia militia militia" + " trainer" * trainers)
    for nth in range(trainers):
        play(game, ("use", slot(game, "trainer", nth + 1), 1))
    assert game.why(("use", slot(game, "trainer"), 1)) == (False, "TS-4.13")
    assert table(game)["destroyed"] == ["militia"] * trainers
    assert seat(game)["xp"] == 2 * trainers


@pytest.mark.rule("TS-24.62")
def test_the_trainer_needs_a_militia_of_the_revealed_hand() -> None:
    game = visit("trainer torch elf_wizard", s0={"deck": ["militia"] * 4, "discard": ["militia"]})
    assert game.why(("use", slot(game, "trainer"), 1)) == (False, "TS-24.62")
    assert ("use", slot(game, "trainer"), 2) in options(game)


# -- Battle Fury, Feast ----------------------------------------------------------------------------


@pytest.mark.rule("TS-24.18", "TS-24.19")
@pytest.mark.parametrize("spells", [1, 2])
def test_battle_fury_gives_every_hero_attack_militia_included(spells: int) -> None:
    game = duel("thyrian_squire elf_wizard militia militia" + " battle_fury" * spells, "nixie")
    for nth in range(spells):
        play(game, ("use", slot(game, "battle_fury", nth + 1), 1))
    assert value_of(game)[:2] == (2 + 1 + 1 + 4 * spells, 2)
    assert cards()["battle_fury"].type == "spell"


@pytest.mark.rule("TS-24.18")
def test_the_harbinger_destroys_battle_fury_as_a_spell() -> None:
    game = use(duel("thyrian_squire battle_fury torch", "harbinger"), "battle_fury")
    fight(game)
    assert total(game) == 3 and table(game)["destroyed"] == ["battle_fury"]


@pytest.mark.rule("TS-24.20")
@pytest.mark.parametrize("card", ["battle_fury", "feast"])
def test_heroes_drawn_later_receive_the_bonus_too(card: str) -> None:
    game = duel(f"{card} magical_aura torch", "nixie", draws={"deck": ["militia"]})
    use(game, card)
    use(game, "magical_aura")
    assert "militia" in party(game)
    assert total(fight(game)) == 1 + 1


@pytest.mark.rule("TS-24.20")
def test_a_hero_drawn_after_the_feast_is_stronger_too() -> None:
    game = duel("feast regian_priest hatchet short_sword torch", "nixie", draws={"deck": ["militia"]})
    use(game, "feast")
    use(game, "regian_priest")
    equip(game, "short_sword", "militia")  # Strength 2 + 3, Weight 4
    assert value_of(game)[:2] == (1 + 1 + 4 + 1, 2)


@pytest.mark.rule("TS-24.25", "TS-24.26")
@pytest.mark.parametrize(("hero", "weapon"), [("militia", "short_sword"), ("militia", "flaming_sword")])
def test_feast_gives_heroes_and_militia_attack_and_strength(hero: str, weapon: str) -> None:
    game = duel(f"{hero} selurin_magician {weapon} feast", "nixie")
    assert game.why(("equip", slot(game, weapon), slot(game, hero))) == (False, "TS-9.5")
    use(game, "feast")
    assert value_of(game)[0] == 1 + 1 + 1
    assert ("equip", slot(game, weapon), slot(game, hero)) in options(game)
    assert ("equip", slot(game, weapon), slot(game, "selurin_magician")) in options(game)


@pytest.mark.rule("TS-24.25")
@pytest.mark.parametrize(("weapon", "holds"), [("flaming_sword", True), ("war_engine", False)])
def test_feast_raises_strength_by_three(weapon: str, holds: bool) -> None:
    engine = {"id": "war_engine", "source": "designed", "type": "weapon", "copies": 8, "cost": 9, "weight": 6}
    game = use(duel(f"militia {weapon} feast", "nixie", content={"village": [engine]}), "feast")
    assert (("equip", slot(game, weapon), slot(game, "militia")) in options(game)) is holds


# -- Food ------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-24.30", "TS-24.31")
@pytest.mark.parametrize("order", ["berries first", "berries last"])
def test_goodberries_turn_the_final_attack_of_a_militia_into_magic_attack(order: str) -> None:
    game = duel("goodberries battle_fury militia hatchet", "nixie")
    if order == "berries first":
        use(use(game, "goodberries"), "battle_fury")
        equip(game, "hatchet", "militia")
    else:
        use(game, "battle_fury")
        use(game, "goodberries")
        equip(game, "hatchet", "militia")
    assert value_of(game)[:2] == (0, 1 + 1 + 3)


@pytest.mark.rule("TS-24.32")
def test_goodberries_affect_one_hero_chosen_when_they_are_used() -> None:
    game = duel("goodberries thyrian_squire outlands_warrior", "nixie")
    use(game, "goodberries")
    assert options(game) == [("hero", slot(game, "outlands_warrior")), ("hero", slot(game, "thyrian_squire"))]
    play(game, ("hero", slot(game, "thyrian_squire")))
    assert value_of(game)[:2] == (3, 2)


@pytest.mark.rule("TS-24.72")
def test_goodberries_on_one_hero_add_their_strength_and_convert_once() -> None:
    game = duel("goodberries goodberries militia polearm", "nixie")
    for nth in (1, 2):
        play(game, ("use", slot(game, "goodberries", nth), 1))
    equip(game, "polearm", "militia")  # Strength 2 + 3 + 3 = 8
    assert value_of(game)[:2] == (0, 1 + 6)


@pytest.mark.rule("TS-24.34", "TS-24.35")
@pytest.mark.parametrize(("rations", "holds"), [(0, False), (1, True), (2, True)])
def test_iron_rations_give_one_hero_two_strength(rations: int, holds: bool) -> None:
    game = duel("militia regian_cleric short_sword iron_rations iron_rations", "nixie")
    militia, cleric, sword = slot(game, "militia"), slot(game, "regian_cleric"), slot(game, "short_sword")
    for nth in range(rations):
        play(game, ("use", slot(game, "iron_rations", nth + 1), 1), ("hero", militia))
    assert (("equip", sword, militia) in options(game)) is holds
    assert ("equip", sword, cleric) in options(game)


@pytest.mark.rule("TS-24.35")
@pytest.mark.parametrize(("rations", "bonus"), [(2, 2), (3, 6)])
def test_several_iron_rations_on_one_hero_add_up(rations: int, bonus: int) -> None:
    game = duel("militia polearm" + " iron_rations" * rations, "nixie")
    for nth in range(rations):
        play(game, ("use", slot(game, "iron_rations", nth + 1), 1))
    equip(game, "polearm", "militia")  # Strength 6 or 8
    assert value_of(game)[0] == 1 + bonus


@pytest.mark.rule("TS-24.36")
def test_iron_rations_that_were_eaten_give_no_strength() -> None:
    game = duel("thyrian_squire militia iron_rations short_sword", "nixie")
    rations = slot(game, "iron_rations")
    use(game, "thyrian_squire")
    assert ("use", rations, 1) not in options(game)
    assert ("equip", slot(game, "short_sword"), slot(game, "militia")) not in options(game)
    assert [each["strength"] for each in table(game)["party"]] == [0, 0, 0, 0]


@pytest.mark.rule("TS-24.37", "TS-24.67")
@pytest.mark.parametrize("food", ["iron_rations", "feast", "goodberries"])
def test_food_can_be_eaten_and_is_an_item_too(food: str) -> None:
    game = duel(f"thyrian_squire selurin_magician {food}", "nixie")
    assert value_of(game)[:2] == (2, 2 + 1)  # an Item for the Magician
    use(game, "thyrian_squire")
    assert value_of(game)[:2] == (2 + 2, 2) and table(game)["destroyed"] == [food]


@pytest.mark.rule("TS-24.67")
def test_nothing_else_is_food() -> None:
    pack = cards()
    assert sorted(name for name in pack if pack[name].is_a("food")) == ["feast", "goodberries", "iron_rations"]
    others = " ".join(name for name in pack if pack[name].type == "item" and not pack[name].is_a("food"))
    game = duel(f"thyrian_squire banish {others}", "green_blob")
    assert game.why(("use", slot(game, "thyrian_squire"), 1)) == (False, "TS-25.35")
    fight(game)
    assert table(game)["destroyed"] == []


# -- Basic cards and Disease -----------------------------------------------------------------------


@pytest.mark.rule("TS-24.21", "TS-24.33", "TS-24.52")
@pytest.mark.parametrize("weapon", ["dagger", "hatchet", "short_sword"])
def test_dagger_hatchet_and_short_sword_are_edged(weapon: str) -> None:
    game = duel(f"dwarf_guardian {weapon}", "nixie", rank=2)
    bonus = game.state.card(weapon).attack
    equip(game, weapon, "dwarf_guardian")
    assert value_of(game, 2)[0] == 1 + 3 + bonus


@pytest.mark.rule("TS-24.22", "TS-24.37", "TS-24.43", "TS-24.57")
@pytest.mark.parametrize("seed", range(3))
def test_dagger_iron_rations_militia_and_torch_are_for_sale_in_every_game(seed: int) -> None:
    game = fabletop.new(GAME, seats=3, seed=seed)
    assert list(table(game)["village"])[:4] == ["militia", "dagger", "iron_rations", "torch"]
    assert all(
        table(game)["village"][basic]["top"] == basic for basic in ("militia", "dagger", "iron_rations", "torch")
    )


@pytest.mark.rule("TS-24.23")
@pytest.mark.parametrize(("diseases", "value"), [(0, 7), (1, 6), (2, 5), (3, 4)])
def test_every_disease_revealed_in_the_dungeon_lowers_attack_every_time(diseases: int, value: int) -> None:
    game = duel("outlands_khan torch" + " disease" * diseases, "nixie")
    assert options(game, "use") == []
    assert total(fight(game)) == value
    assert [*seat(game)["discard"], *seat(game)["hand"]].count("disease") <= diseases  # it is not used up by that
    assert table(game)["diseases"] == 15 - diseases


@pytest.mark.rule("TS-24.24")
def test_a_disease_does_nothing_in_the_village() -> None:
    game = visit("disease torch torch iron_rations disease")
    assert table(game)["gold"] == 6 and table(game)["purchases"] == 1
    assert kind(game) == "buy"  # no effect to use
    assert ("buy", "torch") in options(game)


@pytest.mark.rule("TS-24.38", "TS-24.39", "TS-24.57")
@pytest.mark.parametrize(("item", "light"), [("lantern", 2), ("lightstone_gem", 3), ("torch", 1)])
@pytest.mark.parametrize("hero", ["", " militia"])
def test_lantern_gem_and_torch_are_items_that_light_the_way_without_a_hero(item: str, light: int, hero: str) -> None:
    game = duel(f"banish {item}{hero}", "nixie", rank=3)
    assert battle(game, 3)["light"] == light
    assert battle(game, 3)["penalty"] == 3 - light
    assert value_of(duel(f"selurin_magician {item}", "nixie"))[1] == 2 + 1  # an Item


@pytest.mark.rule("TS-24.42")
def test_a_militia_has_gold_value_zero_and_shows_it() -> None:
    assert table(visit("militia militia torch town_guard"))["gold"] == 2
    game = visit("militia pawnbroker")
    play(game, ("use", 2, 1))
    assert table(game)["gold"] == 0 + 3


@pytest.mark.rule("TS-24.43")
def test_a_militia_is_a_hero_in_every_respect() -> None:
    game = duel("militia dagger iron_rations torch", "mythlurian")
    assert ("equip", slot(game, "dagger"), slot(game, "militia")) in options(game)
    assert ("use", slot(game, "iron_rations"), 1) in options(game)
    equip(game, "dagger", "militia")
    fight(game)
    assert total(game) == 2 and table(game)["destroyed"] == ["militia"]
    level = at("level_up", s0={"hand": ["militia"], "xp": 3})
    assert {key[0] for key in options(level)} == {"done", "level"}


@pytest.mark.rule("TS-24.27")
def test_a_fireball_needs_no_hero() -> None:
    game = fight(duel("fireball fireball", "griknack_goblin"))
    assert total(game) == 6 and won(game)


# -- Weapons and Magical Aura ----------------------------------------------------------------------


@pytest.mark.rule("TS-24.28", "TS-24.29")
def test_a_flaming_sword_gives_magic_attack_and_light_only_while_equipped() -> None:
    game = duel("thyrian_squire flaming_sword", "nixie", rank=2)
    assert value_of(game, 2) == (2, 0, 0)
    equip(game, "flaming_sword", "thyrian_squire")
    assert value_of(game, 2) == (2, 3, 1)


@pytest.mark.rule("TS-24.28")
def test_a_flaming_sword_that_falls_off_gives_no_light() -> None:
    game = duel("thyrian_squire flaming_sword", "ghost")
    equip(game, "flaming_sword", "thyrian_squire")
    assert value_of(game) == (2, 0, 0)
    assert total(fight(game)) == 0


@pytest.mark.rule("TS-24.40")
@pytest.mark.parametrize(("hero", "bonus"), [("outlands_warrior", 2), ("outlands_khan", 6), ("thyrian_lord", 6)])
@pytest.mark.parametrize("aura", [False, True])
def test_a_polearm_needs_strength_eight_for_six_with_magical_aura_too(hero: str, bonus: int, aura: bool) -> None:
    game = duel(f"{hero} polearm magical_aura", "nixie", draws={"deck": ["torch"]})
    if aura:
        use(game, "magical_aura")
    equip(game, "polearm", hero)
    assert value_of(game)[0] == game.state.card(hero).attack + bonus


@pytest.mark.rule("TS-24.41")
def test_magical_aura_draws_a_card() -> None:
    game = use(duel("magical_aura militia", "nixie", draws={"deck": ["hatchet"]}), "magical_aura")
    assert sorted(party(game)) == ["hatchet", "magical_aura", "militia"]


@pytest.mark.rule("TS-24.49", "TS-24.50")
@pytest.mark.parametrize(
    ("hero", "attack"),
    [("militia", 1 + 2), ("outlands_warrior", 3 + 2), ("outlands_khan", 7 + 6), ("thyrian_lord", 4 + 6)],
)
def test_a_polearm_gives_two_and_six_from_strength_eight_on(hero: str, attack: int) -> None:
    game = equip(duel(f"{hero} polearm torch", "nixie"), "polearm", hero)
    assert total(fight(game)) == attack


@pytest.mark.rule("TS-24.51")
@pytest.mark.parametrize(("foe", "bonus"), [("nixie", 6), ("suffering", 2)])
def test_strength_lost_in_battle_lowers_the_bonus_of_the_polearm(foe: str, bonus: int) -> None:
    game = equip(duel("outlands_khan polearm torch", foe), "polearm", "outlands_khan")
    assert total(fight(game)) == 7 + bonus


@pytest.mark.rule("TS-24.53", "TS-24.54", "TS-24.55")
def test_a_spear_gives_two_and_five_when_thrown_and_is_destroyed_at_once() -> None:
    game = equip(duel("thyrian_squire spear torch", "nixie"), "spear", "thyrian_squire")
    assert value_of(game)[0] == 2 + 2
    use(game, "spear")
    assert table(game)["destroyed"] == ["spear"] and "spear" not in party(game)
    assert value_of(game)[0] == 2 + 5
    assert total(fight(game)) == 2 + 5


@pytest.mark.rule("TS-24.54")
def test_a_hero_who_threw_a_spear_cannot_take_another_weapon() -> None:
    game = equip(duel("thyrian_squire spear hatchet torch", "nixie"), "spear", "thyrian_squire")
    use(game, "spear")
    assert ("equip", slot(game, "hatchet"), slot(game, "thyrian_squire")) not in options(game)


@pytest.mark.rule("TS-24.55")
def test_a_spear_must_be_equipped_to_be_thrown() -> None:
    game = duel("thyrian_squire spear torch", "nixie")
    assert game.why(("use", slot(game, "spear"), 1)) == (False, "TS-24.55")
    equip(game, "spear", "thyrian_squire")
    assert ("use", slot(game, "spear"), 1) in options(game)


@pytest.mark.rule("TS-24.56")
@pytest.mark.parametrize(("hero", "value"), [("regian_cleric", 1), ("thyrian_squire", 2 + 5)])
def test_a_thrown_spear_is_lost_with_the_strength_of_its_hero(hero: str, value: int) -> None:
    game = equip(duel(f"{hero} spear torch", "suffering"), "spear", hero)
    assert total(fight(use(game, "spear"))) == value


@pytest.mark.rule("TS-24.76")
@pytest.mark.parametrize(
    ("hand", "foe", "value"),
    [
        ("dwarf_guardian spear torch torch", "nixie", 1 + 3 + 5),
        ("dwarf_guardian spear torch torch", "darkness", 1 + 3 + 5),
        ("dwarf_guardian spear torch torch", "tormentor", 1 + 3 + 5),
        ("dwarf_guardian spear torch torch", "noxious_slag", 1 + 3),
    ],
)
def test_a_thrown_spear_is_an_equipped_edged_weapon_in_the_battle(hand: str, foe: str, value: int) -> None:
    game = equip(duel(hand, foe), "spear", "dwarf_guardian")
    assert total(fight(use(game, "spear"))) == value


@pytest.mark.rule("TS-24.76")
def test_a_thrown_spear_counts_for_gray_ooze_and_arcane_energies() -> None:
    game = duel("thyrian_squire spear torch arcane_energies", "gray_ooze", draws={"deck": ["torch"]})
    equip(game, "spear", "thyrian_squire")
    use(use(game, "spear"), "arcane_energies")
    assert value_of(game)[:2] == (0, 2 + 5)
    fight(game)
    assert table(game)["destroyed"] == ["spear"]  # and no Hero


@pytest.mark.rule("TS-24.63", "TS-24.64")
@pytest.mark.parametrize(
    ("hero", "foe", "bonus"),
    [
        ("chalice_quester", "famine", 6),
        ("chalice_quester", "haunted_knight", 6),
        ("chalice_quester", "knightmare", 6),
        ("chalice_quester", "wraith", 6),
        ("chalice_quester", "grayskin_lizard", 3 + 1),
        ("chalice_quester", "nixie", 3),
        ("thyrian_squire", "famine", 3),
        ("thyrian_squire", "knightmare", 3),
    ],
)
def test_a_warhammer_gives_six_to_a_cleric_against_undead_and_doomknights(hero: str, foe: str, bonus: int) -> None:
    doomknight = custom("haunted_knight", types=["doomknight"])
    game = equip(duel(f"{hero} warhammer", foe, content=doomknight), "warhammer", hero)
    assert value_of(game)[0] == 2 + bonus


@pytest.mark.rule("TS-24.74")
def test_magical_aura_makes_all_weapons_weightless_also_those_drawn_later() -> None:
    game = duel("magical_aura regian_priest militia warhammer", "nixie", draws={"deck": ["torch", "short_sword"]})
    use(game, "magical_aura")
    use(game, "regian_priest")
    equip(game, "warhammer", "regian_priest")
    equip(game, "short_sword", "militia")
    assert value_of(game)[:2] == (1 + 3 + 4, 2)


@pytest.mark.rule("TS-24.74")
@pytest.mark.parametrize(("hero", "value"), [("militia", 1), ("regian_priest", 2 + 1)])
def test_a_hero_with_negative_strength_cannot_hold_even_a_weightless_weapon(hero: str, value: int) -> None:
    game = duel(f"magical_aura {hero} dagger", "revenant", draws={"deck": ["torch"]})
    equip(use(game, "magical_aura"), "dagger", hero)  # Strength 2 - 4 or 4 - 4
    assert total(fight(game)) == value


@pytest.mark.rule("TS-24.74")
def test_magical_aura_ends_with_the_turn() -> None:
    game = duel("magical_aura militia short_sword", "nixie", s0={"deck": ["militia", "torch"]}, s1={"hand": ["torch"]})
    equip(use(game, "magical_aura"), "short_sword", "militia")
    play(fight(game), ("rest",), ("pass",), ("dungeon",))
    weapons = [key for key in options(game, "equip") if key[1] == slot(game, "short_sword")]
    assert weapons == []


# -- types -----------------------------------------------------------------------------------------

TYPES = {
    "item": ["feast", "goodberries", "iron_rations", "lantern", "lightstone_gem", "torch"],
    "weapon": ["dagger", "flaming_sword", "hatchet", "polearm", "short_sword", "spear", "warhammer"],
    "spell": ["arcane_energies", "banish", "battle_fury", "fireball", "magical_aura"],
    "villager": ["barkeep", "pawnbroker", "town_guard", "trainer"],
}


@pytest.mark.rule("TS-24.65")
@pytest.mark.parametrize(("foe", "fits"), [("harbinger", "spell"), ("skaladak", "weapon"), ("green_blob", "food")])
def test_the_type_line_decides_what_a_battle_effect_can_take(foe: str, fits: str) -> None:
    everything = " ".join(name for names in TYPES.values() for name in names)
    game = duel(f"outlands_khan {everything}", foe)
    play(game, ("attack", 1))
    victims = [each["card"] for each in table(game)["party"] if ("victim", each["slot"]) in options(game)]
    assert victims == {**TYPES, "food": ["feast", "goodberries", "iron_rations"]}[fits]


@pytest.mark.rule("TS-24.66")
@pytest.mark.parametrize("card", [*TYPES["item"], *TYPES["weapon"], *TYPES["villager"], "banish", "nixie", "disease"])
def test_exactly_six_cards_are_items_for_the_magician(card: str) -> None:
    magic = value_of(duel(f"selurin_magician selurin_magician {card}", "griknack_goblin"))[1]
    assert magic == 4 + (2 if card in TYPES["item"] else 0) - (1 if card == "disease" else 0)


@pytest.mark.rule("TS-24.66", "TS-24.68", "TS-24.69", "TS-24.70")
@pytest.mark.parametrize("kind_of_card", list(TYPES))
def test_the_types_of_the_village_and_basic_cards(kind_of_card: str) -> None:
    assert sorted(name for name, card in cards().items() if card.type == kind_of_card) == TYPES[kind_of_card]


@pytest.mark.rule("TS-24.68")
@pytest.mark.parametrize("weapon", TYPES["weapon"])
def test_all_weapons_but_the_warhammer_are_edged(weapon: str) -> None:
    game = equip(duel(f"dwarf_sentinel {weapon}", "noxious_slag"), weapon, "dwarf_sentinel")
    edged = weapon != "warhammer"
    assert value_of(game)[:2] == ((3 + 5, 0) if edged else (3 + 3, 0))


@pytest.mark.rule("TS-24.69")
@pytest.mark.parametrize("spell", TYPES["spell"])
def test_only_the_fireball_has_a_magic_attack_bonus(spell: str) -> None:
    magic = value_of(duel(f"selurin_magician {spell}", "nixie"))[1]
    assert magic == 2 + (3 + 1 if spell == "fireball" else 0)


@pytest.mark.rule("TS-24.70")
@pytest.mark.parametrize("villager", TYPES["villager"])
def test_a_villager_has_village_effects_and_none_in_the_dungeon(villager: str) -> None:
    game = duel(f"{villager} militia", "nixie")
    assert options(game, "use") == [] and value_of(game) == (1, 0, 0)
    game = visit(f"{villager} militia torch")
    assert [key[2] for key in options(game, "use")] == [1, 2]


@pytest.mark.rule("TS-24.71")
@pytest.mark.parametrize("card", ["torch", "lantern", "lightstone_gem", "fireball", "elf_wizard", "red_jelly", "feast"])
def test_only_three_items_give_light_for_the_chalice_defender(card: str) -> None:
    attack = value_of(duel(f"chalice_defender {card}", "nixie"))[0]
    assert attack == (1 if card in ("torch", "lantern", "lightstone_gem") else 0)


@pytest.mark.rule("TS-24.71")
def test_an_equipped_flaming_sword_is_no_light_item_for_the_chalice_defender() -> None:
    game = equip(duel("chalice_defender flaming_sword", "nixie"), "flaming_sword", "chalice_defender")
    assert value_of(game) == (0, 3 + 3, 1)


# -- TS-27: the Thunderstone -----------------------------------------------------------------------


@pytest.mark.rule("TS-27.1", "TS-27.2")
@pytest.mark.parametrize("seed", range(3))
def test_the_stone_of_mystery_is_the_one_thunderstone_of_every_game(seed: int) -> None:
    assert [name for name, card in cards().items() if card.type == "thunderstone"] == [STONE]
    game = fabletop.new(GAME, seats=2, seed=seed, keep=False)
    chance = random.Random(seed)
    while game.decision is not None:
        assert game.ply < 20_000, "the game does not end"
        assert game.book.components(game.state)["cards"].count(STONE) == 1
        game.choose(chance.choice(game.decision.options))
    assert STONE in [*table(game)["hall"], *(card for each in table(game)["seats"] for card in each["lines"])]


@pytest.mark.rule("TS-27.3")
def test_the_thunderstone_is_no_monster() -> None:
    game = at(
        "dungeon",
        s0={"hand": ["elf_archmage", "banish", "outlands_khan"]},
        hall=["nixie", "pegasus", STONE],
        dungeon=["griffon"],
    )
    assert options(game, "attack") == [("attack", 1), ("attack", 2)]
    assert game.why(("attack", 3)) == (False, "TS-8.13")
    assert [each["rank"] for each in table(game)["battle"]] == [1, 2]
    use(game, "banish")
    assert options(game, "monster") == [("monster", 1), ("monster", 2)]


@pytest.mark.rule("TS-27.3")
def test_the_thunderstone_in_a_hand_is_no_monster_card_and_has_no_gold() -> None:
    assert value_of(duel(f"outlands_khan {STONE}", "nixie"))[0] == 7
    assert table(visit(f"{STONE} torch town_guard"))["gold"] == 2
    game = visit(f"{STONE} pawnbroker")
    assert game.why(("use", slot(game, "pawnbroker"), 1)) == (False, "TS-24.48")


@pytest.mark.rule("TS-27.3")
def test_the_thunderstone_is_never_for_sale_and_brings_no_experience() -> None:
    game = at("shop", s0={"hand": ["lightstone_gem"] * 6})
    assert ("buy", STONE) not in options(game) and STONE not in table(game)["village"]
    game = at(
        "dungeon",
        s0={"hand": ["outlands_khan", "torch"]},
        hall=["griknack_goblin", STONE, "nixie"],
        dungeon=["pegasus"],
    )
    fight(game)
    assert game.over and table(game)["stone_owner"] == 0
    assert seat(game)["xp"] == 1  # the Goblin's


# -- TS-29: symbols --------------------------------------------------------------------------------


def hero(**figures: Any) -> dict[str, list[dict[str, Any]]]:
    """A Militia with other figures printed on it."""
    militia = {"id": "militia", "source": "designed", "type": "hero", "classes": ["militia"], "copies": 30}
    return {"basic": [{**militia, "starting": 6, "cost": 0, "gold": 0, **figures}]}


@pytest.mark.rule("TS-29.1")
@pytest.mark.parametrize(
    ("strength", "weapons"), [(1, []), (3, ["dagger", "hatchet"]), (4, ["dagger", "hatchet", "spear"])]
)
def test_the_number_on_the_shield_is_the_strength(strength: int, weapons: list[str]) -> None:
    game = duel("militia dagger hatchet spear", "nixie", content=hero(strength=strength))
    assert [party(game)[int(key[1]) - 1] for key in options(game, "equip")] == weapons


@pytest.mark.rule("TS-29.2")
@pytest.mark.parametrize("price", [1, 4])
def test_the_number_in_the_lower_left_corner_of_a_hero_is_the_price_of_levelling_up(price: int) -> None:
    game = at("level_up", s0={"hand": ["militia", "militia"], "xp": price}, content=hero(level_up=price))
    play(game, options(game, "level")[0])
    assert seat(game)["xp"] == 0
    poor = at("level_up", s0={"hand": ["militia"], "xp": price - 1}, content=hero(level_up=price))
    assert kind(poor) == "turn"  # there was nothing to choose


@pytest.mark.rule("TS-29.3")
@pytest.mark.parametrize("xp", [0, 5])
def test_the_number_in_the_red_circle_is_the_experience_gained(xp: int) -> None:
    assert seat(fight(duel("outlands_khan torch", "stranger", content=custom(xp=xp))))["xp"] == xp


@pytest.mark.rule("TS-29.4")
@pytest.mark.parametrize("vp", [0, 6])
def test_the_number_in_the_green_circle_is_the_victory_points(vp: int) -> None:
    game = at("turn", s0={"hand": ["stranger", "militia"], "deck": [], "discard": []}, content=custom(vp=vp))
    assert seat(game)["vp"] == vp


@pytest.mark.rule("TS-29.5")
@pytest.mark.parametrize("light", [0, 3])
def test_the_number_on_the_lantern_is_the_light(light: int) -> None:
    assert value_of(duel("militia dagger", "nixie", content=hero(strength=2, light=light)))[2] == light


@pytest.mark.rule("TS-29.6")
def test_a_weight_marks_a_weapon() -> None:
    assert sorted(name for name, card in cards().items() if card.weight) == TYPES["weapon"]
    everything = " ".join(name for names in TYPES.values() for name in names)
    game = duel(f"thyrian_lord {everything}", "nixie")
    assert [party(game)[int(key[1]) - 1] for key in options(game, "equip")] == TYPES["weapon"]


@pytest.mark.rule("TS-29.7")
def test_the_four_basic_cards_and_no_others_are_those_players_start_with() -> None:
    game = fabletop.new(GAME, seats=2, seed=5)
    start = [*game.state.players[0].hand, *game.state.players[0].deck.items()]
    assert sorted({*start}) == sorted(game.state.content.basics) == ["dagger", "iron_rations", "militia", "torch"]


@pytest.mark.rule("TS-29.8")
@pytest.mark.parametrize(("bonus", "value"), [({}, 0), ({"attack": 2}, 2), ({"magic": 3}, 3)])
def test_what_stands_beside_the_star_counts_from_the_hand_and_not_from_the_hall(
    bonus: dict[str, int], value: int
) -> None:
    trophy = custom("prize", **bonus)
    assert total(fight(duel("prize torch", "griknack_goblin", content=trophy))) == value
    assert total(fight(duel("banish torch", "prize", content=trophy))) == 0


@pytest.mark.rule("TS-24.55")
def test_a_spear_whose_holder_is_destroyed_is_held_by_nobody() -> None:
    game = hall("nixie", "pegasus", "griffon", hand="banish spear thyrian_squire")
    equip(game, "spear", "thyrian_squire")
    play(use(game, "banish"), ("order", 1, 2, 3), ("card", slot(game, "thyrian_squire")))
    assert game.why(("use", slot(game, "spear"), 1)) == (False, "TS-24.55")


@pytest.mark.rule("TS-24.11")
def test_a_weapon_that_is_destroyed_is_held_by_nobody() -> None:
    game = equip(hall("nixie", "pegasus", "griffon", hand="banish spear thyrian_squire"), "spear", "thyrian_squire")
    held = slot(game, "spear")
    play(use(game, "banish"), ("order", 1, 2, 3), ("card", held))
    assert table(game)["party"][held - 1]["held_by"] is None
    assert game.why(("equip", held, slot(game, "thyrian_squire"))) == (False, "")
    assert game.why(("use", held, 1)) == (False, "")


@pytest.mark.rule("TS-24.14")
def test_banish_leaves_no_empty_rank_before_a_card() -> None:
    game = use(hall("nixie", "pegasus", deck=""), "banish")
    assert options(game, "order") == [("order", 1, 2, 3), ("order", 2, 1, 3)]
