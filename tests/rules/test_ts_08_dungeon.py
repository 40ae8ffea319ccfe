"""TS-8 and TS-9: entering the Dungeon; Heroes, Weapons, Items and Spells there."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import fabletop
from fabletop import Game, IllegalChoice
from fabletop.games.thunderstone.state import Tired

from .thunderstone import at, battle, events, kind, options, party, play, seat, slot, table

PLAIN = ["griknack_goblin", "firebrand_cyclops", "bloodskull_orc"]  # Health 4, 6, 5 and nothing else
CARDS = fabletop.book("thunderstone").pack.load().cards
HEROES = [card for card in CARDS.values() if card.type == "hero"]
FOR_SALE = [card for card in CARDS.values() if card.cost is not None]
DULL = {"source": "designed", "group": "ooze", "types": ["ooze"], "copies": 1, "health": 4}  # a Monster of our own
FOOD_SPOILS = {"monster": [{**DULL, "id": "griknack_goblin", "copies": 2, "spoils": "food"}]}


def enter(*hand: str, foe: str = PLAIN[0], hall: list[str] | None = None, **more: Any) -> Game[Any]:
    """Seat 0 is in the Dungeon with this hand; the foe is in Rank 1."""
    hall = hall or [foe, *PLAIN[1:]]
    return at("dungeon", s0={"hand": list(hand), **more.pop("s0", {})}, hall=hall, **more)


def use(game: Game[Any], card: str, effect: int = 1) -> Game[Any]:
    return play(game, ("use", slot(game, card), effect))


def equip(game: Game[Any], weapon: str, hero: str, nth: int = 1, weapon_nth: int = 1) -> Game[Any]:
    return play(game, ("equip", slot(game, weapon, weapon_nth), slot(game, hero, nth)))


def feed(game: Game[Any], food: str, hero: str) -> Game[Any]:
    """With one Hero there is nothing to choose."""
    use(game, food)
    return play(game, ("hero", slot(game, hero))) if kind(game) == "fed_hero" else game


def total(game: Game[Any]) -> int:
    """The Attack Value of the latest battle."""
    return events(game, "fought")[-1].total


def asked(game: Game[Any]) -> tuple[int, str]:
    assert game.decision is not None
    return game.decision.seat, game.decision.kind


# -- TS-8: the turn step by step -------------------------------------------------------------------


@pytest.mark.rule("TS-8.1")
def test_the_whole_hand_is_revealed_to_all() -> None:
    hand = ["dagger", "disease", "famine", "militia", "torch", "trainer"]
    game = at("turn", s0={"hand": hand}, hall=PLAIN)
    before = game.view(1)["table"]
    assert (before["party"], before["seats"][0]["hand"]) == ([], None)
    play(game, ("dungeon",))
    for viewer in (0, 1, None):
        assert [each["card"] for each in game.view(viewer)["table"]["party"]] == hand


@pytest.mark.rule("TS-8.2")
def test_cards_that_cannot_attack_enter_with_the_others() -> None:
    game = at("turn", s0={"hand": ["feayn_sniper", "short_sword", "disease", "trainer"]}, hall=["knightmare", "nixie"])
    play(game, ("dungeon",))
    assert party(game) == ["disease", "feayn_sniper", "short_sword", "trainer"]
    play(game, ("attack", 1))
    assert table(game)["destroyed"] == ["feayn_sniper"]  # the Knightmare found the Fighter there


@pytest.mark.rule("TS-8.3")
@pytest.mark.parametrize(("used", "attack"), [(0, 2), (1, 4), (2, 6)])
def test_some_all_or_none_of_the_dungeon_effects_are_used(used: int, attack: int) -> None:
    game = enter("battle_fury", "battle_fury", "militia", "militia", "lightstone_gem")
    for _ in range(used):
        assert ("attack", 1) in options(game)
        play(game, options(game, "use")[0])
    play(game, ("attack", 1))
    assert total(game) == attack


@pytest.mark.rule("TS-8.4", "TS-14.7")
@pytest.mark.parametrize("diseases", [0, 1, 2])
def test_disease_is_applied_without_being_asked_for(diseases: int) -> None:
    game = enter(*["disease"] * diseases, "militia", "militia", "militia", "lantern")
    assert options(game) == [("attack", 1), ("attack", 2), ("attack", 3)]
    play(game, ("attack", 1))
    assert total(game) == 3 - diseases


@pytest.mark.rule("TS-8.5")
def test_a_trophy_is_used_even_if_it_is_bad() -> None:
    cursed = {**DULL, "id": "cursed_idol", "attack": -2}
    game = enter("cursed_idol", "militia", "militia", "militia", "lantern", content={"monster": [cursed]})
    assert options(game) == [("attack", 1), ("attack", 2), ("attack", 3)]
    play(game, ("attack", 1))
    assert total(game) == 1


@pytest.mark.rule("TS-8.6")
@pytest.mark.parametrize("order", list(permutations(["battle_fury", "magical_aura", "regian_priest"])))
def test_dungeon_effects_are_used_in_any_order(order: tuple[str, ...]) -> None:
    game = enter("battle_fury", "magical_aura", "regian_priest", "militia")
    for card in order:
        use(game, card)
    assert [event.card for event in events(game, "used")] == list(order)
    assert len(party(game)) == 6


@pytest.mark.rule("TS-8.7")
def test_in_step_2_each_hero_takes_a_weapon() -> None:
    game = enter("militia", "militia", "dagger", "dagger", "lantern")
    equip(game, "dagger", "militia", 1, 1)
    equip(game, "dagger", "militia", 2, 2)
    assert battle(game)["attack"] == 4
    assert play(game, ("attack", 1)) and total(game) == 4


@pytest.mark.rule("TS-8.8")
@pytest.mark.parametrize("rank", [1, 2, 3])
def test_the_rank_of_the_target_is_declared(rank: int) -> None:
    game = enter("militia", "torch")
    assert options(game, "attack") == [("attack", 1), ("attack", 2), ("attack", 3)]
    play(game, ("attack", rank))
    assert [event.args for event in events(game, "attacks")] == [(0, PLAIN[rank - 1], rank)]


@pytest.mark.rule("TS-8.9")
def test_a_monster_must_be_attacked_even_if_it_cannot_be_defeated() -> None:
    game = enter("torch", "torch", hall=["ebon_fume", "sphinx", "griffon"])
    assert not any(battle(game, rank)["wins"] for rank in (1, 2, 3))
    assert options(game) == [("attack", 1), ("attack", 2), ("attack", 3)]
    assert game.why(("leave",)) == (False, "TS-8.9")


@pytest.mark.rule("TS-8.9")
def test_a_monster_in_the_last_rank_must_be_attacked_if_no_other_can_be() -> None:
    game = enter("militia", hall=["blink_dog", "blink_dog", "griffon"])
    assert len(events(game, "fought")) == 1  # there was nothing to choose


@pytest.mark.rule("TS-8.10")
def test_only_monsters_in_the_hall_can_be_attacked() -> None:
    game = enter("famine", "griffon", "militia", hall=["nixie", "pegasus"], dungeon=["kingdom"])
    assert options(game, "attack") == [("attack", 1), ("attack", 2)]
    assert game.why(("attack", 3)) == (False, "TS-8.10")
    with pytest.raises(IllegalChoice):
        game.choose(("attack", 3))


@pytest.mark.rule("TS-8.11")
@pytest.mark.parametrize("hero", ["outlands_khan", "militia"])
def test_one_monster_is_attacked_in_a_turn(hero: str) -> None:
    game = play(enter(hero, "lantern"), ("attack", 1))
    assert asked(game) == (1, "turn")
    assert len(events(game, "attacks")) == 1
    assert table(game)["hall"][:2] == PLAIN[1:]


@pytest.mark.rule("TS-8.12")
def test_a_monster_that_cannot_be_attacked_cannot_be_sent_away_either() -> None:
    game = enter("outlands_khan", "torch", hall=["blink_dog", "nixie", "pegasus"])
    assert options(game, "attack") == [("attack", 2), ("attack", 3)]
    with pytest.raises(IllegalChoice):
        game.choose(("attack", 1))
    assert ("attack", 1) in options(enter("outlands_khan", "lantern", hall=["blink_dog", "nixie", "pegasus"]))


@pytest.mark.rule("TS-8.13")
@pytest.mark.parametrize("rank", [2, 3])
def test_the_thunderstone_cannot_be_attacked(rank: int) -> None:
    hall = ["nixie", "pegasus"]
    hall.insert(rank - 1, "stone_of_mystery")
    game = enter("outlands_khan", "torch", hall=hall)
    assert options(game, "attack") == [("attack", each) for each in (1, 2, 3) if each != rank]
    assert game.why(("attack", rank)) == (False, "TS-8.13")


@pytest.mark.rule("TS-8.14")
def test_without_a_legal_target_the_turn_ends_without_a_battle() -> None:
    hall = ["blink_dog", "blink_dog", "stone_of_mystery"]
    game = enter("militia", "dagger", hall=hall)
    assert options(game, "attack", "leave") == [("leave",)]
    play(game, ("leave",))
    assert asked(game) == (1, "turn")
    assert table(game)["hall"] == hall and not events(game, "fought")
    assert len(seat(game)["hand"]) == 6 and sorted(seat(game)["discard"]) == ["dagger", "militia"]


@pytest.mark.rule("TS-8.15")
@pytest.mark.parametrize(("rank", "value"), [(1, 5), (2, 3), (3, 1)])
def test_the_attack_value_includes_the_light_penalty(rank: int, value: int) -> None:
    game = enter("outlands_khan")
    assert battle(game, rank)["total"] == value
    assert total(play(game, ("attack", rank))) == value


@pytest.mark.rule("TS-8.16")
def test_battle_effects_adjust_the_attack_value() -> None:
    game = enter("outlands_khan", "militia", "lantern", foe="haunt")
    play(game, ("attack", 1), ("victim", slot(game, "outlands_khan")))
    assert events(game, "fought")[-1].args[:5] == (0, "haunt", 1, 4, 0)


@pytest.mark.rule("TS-8.17")
def test_a_monster_that_is_not_defeated_goes_under_the_deck() -> None:
    game = play(enter("militia", dungeon=["nixie", "nixie"]), ("attack", 1))
    assert table(game)["dungeon_known"] == ["griknack_goblin"] and table(game)["dungeon"] == 2
    assert seat(game)["discard"] == ["militia"]


@pytest.mark.rule("TS-8.18")
def test_a_defeated_monster_goes_to_the_discard_pile() -> None:
    game = play(enter("outlands_khan", "lantern", dungeon=["nixie", "nixie"]), ("attack", 1))
    assert sorted(seat(game)["discard"]) == ["griknack_goblin", "lantern", "outlands_khan"]
    assert table(game)["dungeon_known"] == [] and table(game)["dungeon"] == 1


@pytest.mark.rule("TS-8.19")
@pytest.mark.parametrize(("monster", "diseases"), [("famine", 1), ("lord_of_death", 2)])
def test_disease_gained_in_a_battle_goes_to_the_discard_pile(monster: str, diseases: int) -> None:
    game = play(enter("outlands_khan", "militia", "militia", "lantern", foe=monster), ("attack", 1))
    assert total(game) == 9 and monster in seat(game)["discard"]
    assert seat(game)["discard"].count("disease") == diseases
    assert table(game)["diseases"] == 15 - diseases


@pytest.mark.rule("TS-8.20")
def test_disease_is_gained_after_a_lost_battle_too() -> None:
    game = play(enter("militia", foe="famine"), ("attack", 1))
    assert sorted(seat(game)["discard"]) == ["disease", "militia"]


@pytest.mark.rule("TS-8.21", "TS-8.22", "TS-8.23")
def test_spoils_then_the_hall_then_breach() -> None:
    game = enter("chalice_paladin", "torch", "torch", "dagger", hall=[PLAIN[0], "tyxr_the_old"], dungeon=["nixie"] * 2)
    play(game, ("attack", 1))
    assert kind(game) == "spoils" and table(game)["hall"] == ["", "tyxr_the_old", ""]
    play(game, ("spoils", "any", "torch"))
    assert kind(game) == "discard_slot" and table(game)["hall"] == ["tyxr_the_old", "nixie", "nixie"]
    told = [event.name for event in events(game) if event.name in ("gained", "turned_up", "breach")]
    assert told == ["gained", "turned_up", "turned_up", "breach"]


@pytest.mark.rule("TS-8.24")
def test_at_the_end_the_hand_is_discarded_and_six_cards_are_drawn() -> None:
    deck = ["torch", "torch", "dagger", "dagger", "iron_rations", "iron_rations", "militia"]
    game = play(enter("militia", "feast", "trainer", s0={"deck": deck}), ("attack", 1))
    assert len(seat(game)["hand"]) == 6 and seat(game)["deck"] == 1
    assert set(seat(game)["hand"]) <= set(deck)
    assert sorted(seat(game)["discard"]) == ["feast", "militia", "trainer"]


@pytest.mark.rule("TS-8.25", "TS-8.26")
def test_the_declaration_closes_step_2() -> None:
    game = enter("militia", "militia", "battle_fury", "dagger", foe="mythlurian")
    assert len(options(game, "use")) == 1 and len(options(game, "equip")) == 2
    play(game, ("attack", 1))
    assert options(game) == [("victim", slot(game, "militia")), ("victim", slot(game, "militia", 2))]
    for key in (("use", slot(game, "battle_fury"), 1), ("equip", slot(game, "dagger"), slot(game, "militia"))):
        with pytest.raises(IllegalChoice):
            game.choose(key)


@pytest.mark.rule("TS-8.26", "TS-8.27")
def test_the_declared_rank_stays_declared() -> None:
    game = play(enter("militia", "militia", foe="mythlurian"), ("attack", 1))
    for key in (("attack", 2), ("attack", 3), ("leave",)):
        assert not game.why(key).allowed
    assert table(game)["target"] == 1
    assert [(each["rank"], each["penalty"]) for each in table(game)["battle"]] == [(1, 1)]


@pytest.mark.rule("TS-8.28")
def test_a_monster_sent_away_lies_beneath_everything_else() -> None:
    hall = ["griffon", "nixie", "bloodskull_orc"]
    game = at("dungeon", s0={"hand": ["militia"]}, s1={"hand": ["militia"]}, hall=hall, dungeon=["pegasus"])
    play(game, ("attack", 1))
    assert table(game)["hall"] == ["nixie", "bloodskull_orc", "pegasus"]
    play(game, ("dungeon",), ("attack", 1))
    assert table(game)["hall"] == ["bloodskull_orc", "pegasus", "griffon"]
    assert table(game)["dungeon_known"] == ["nixie"]
    assert "dungeon_known" not in game.view(0)["table"]


@pytest.mark.rule("TS-8.29")
def test_a_dungeon_turn_has_no_purchases_and_no_levelling() -> None:
    hand = ["militia", "outlands_khan", "elf_wizard", "town_guard", "lightstone_gem", "lightstone_gem"]
    game = enter(*hand, s0={"xp": 9})
    village = table(game)["village"]
    assert options(game) == [("attack", 1), ("attack", 2), ("attack", 3)]
    play(game, ("attack", 1))
    assert asked(game) == (1, "turn")
    assert table(game)["village"] == village
    assert seat(game)["xp"] == 9 + 1 and sorted(seat(game)["discard"]) == sorted([*hand, "griknack_goblin"])


@pytest.mark.rule("TS-8.30")
def test_a_spell_that_is_not_used_gives_nothing() -> None:
    game = enter("battle_fury", "arcane_energies", "militia", "dagger", "lantern")
    equip(game, "dagger", "militia")
    assert (battle(game)["attack"], battle(game)["magic"]) == (2, 0)
    assert total(play(game, ("attack", 1))) == 2


@pytest.mark.rule("TS-8.31")
def test_printed_bonuses_and_light_count_without_being_asked_for() -> None:
    game = enter("fireball", "militia", "torch", "elf_wizard", "dagger")
    assert options(game, "use") == []
    equip(game, "dagger", "militia")
    shown = battle(game, 3)
    assert (shown["attack"], shown["magic"], shown["light"]) == (2, 5, 3)
    assert total(play(game, ("attack", 3))) == 7


@pytest.mark.rule("TS-8.32")
@pytest.mark.parametrize(
    ("hand", "attack", "effects"),
    [
        (["amazon_archer"], 3, []),
        (["amazon_huntress"], 5, []),
        (["amazon_queen"], 6, []),
        (["chalice_defender", "torch", "lantern"], 2, [("use", 1, 1)]),
        (["outlands_slayer", "famine", "nixie"], 7, []),
        (["outlands_khan", "famine", "nixie"], 11, []),
        (["thyrian_knight", "militia", "militia"], 8, []),
        (["thyrian_lord", "elf_wizard", "militia"], 9, []),
    ],
)
def test_bonuses_without_price_and_choice_count_by_themselves(
    hand: list[str], attack: int, effects: list[tuple[str, int, int]]
) -> None:
    game = enter(*hand)
    assert options(game, "use") == effects
    assert battle(game, 2)["attack"] == attack


@pytest.mark.rule("TS-8.32", "TS-11.12")
@pytest.mark.parametrize(("leaves", "attack"), [("thyrian_knight", 1), ("torch", 4 + 2)])
def test_a_hero_who_left_in_step_2_gives_no_bonus(leaves: str, attack: int) -> None:
    hand = ["elf_archmage", "militia", "thyrian_knight", "torch", "lantern"]
    game = enter(*hand, hall=[PLAIN[0], "tyxr_the_old", PLAIN[1]])
    use(game, "elf_archmage")
    play(game, ("monster", 1), ("discard", slot(game, leaves)), ("discard", slot(game, "lantern")))
    while kind(game) == "discard":
        play(game, options(game)[0])
    assert battle(game)["attack"] == attack


# -- TS-9: Heroes, Weapons, Items, Spells ----------------------------------------------------------


@pytest.mark.rule("TS-9.1")
@pytest.mark.parametrize("hero", HEROES, ids=lambda hero: hero.id)
def test_every_hero_brings_attack_or_magic_attack(hero: Any) -> None:
    shown = battle(enter(hero.id), 2)
    assert shown["attack"] + shown["magic"] >= 1
    amazons = {"amazon_archer": 2, "amazon_huntress": 3, "amazon_queen": 4}
    assert shown["attack"] == hero.attack + amazons.get(hero.id, 0)
    assert shown["magic"] == hero.magic * (2 if hero.id in ("selurin_warlock", "selurin_theurge") else 1)


@pytest.mark.rule("TS-9.2", "TS-9.5")
@pytest.mark.parametrize("hero", HEROES, ids=lambda hero: hero.id)
def test_a_hero_holds_a_weapon_up_to_the_own_strength(hero: Any) -> None:
    weapon = {"source": "designed", "type": "weapon", "copies": 1, "cost": 1, "attack": 1}
    just = {**weapon, "id": "a_just_light_enough", "weight": hero.strength}
    over = {**weapon, "id": "a_too_heavy", "weight": hero.strength + 1}
    game = enter("a_just_light_enough", "a_too_heavy", hero.id, content={"village": [just, over]})
    assert options(game, "equip") == [("equip", 1, 3)]
    assert game.why(("equip", 2, 3)) == (False, "TS-9.5")


@pytest.mark.rule("TS-9.3")
@pytest.mark.parametrize(
    ("hero", "effects"), [("elf_wizard", 0), ("regian_cleric", 1), ("lorigg_rogue", 1), ("regian_bishop", 2)]
)
def test_a_hero_has_none_one_or_more_abilities(hero: str, effects: int) -> None:
    game = enter(hero, "disease")
    assert options(game, "use") == [("use", slot(game, hero), number + 1) for number in range(effects)]


@pytest.mark.rule("TS-9.4")
@pytest.mark.parametrize("card", FOR_SALE, ids=lambda card: card.id)
def test_only_cards_with_a_weight_can_be_equipped(card: Any) -> None:
    game = enter(card.id, "outlands_khan")
    equips = [("equip", slot(game, card.id), slot(game, "outlands_khan"))] if card.weight else []
    assert options(game, "equip") == equips
    assert (card.type == "weapon") == (card.weight > 0)


@pytest.mark.rule("TS-9.6", "TS-9.12")
def test_a_hero_holds_one_weapon_and_the_old_one_is_taken_away() -> None:
    game = enter("outlands_khan", "short_sword", "hatchet", "lantern")
    equip(game, "short_sword", "outlands_khan")
    assert battle(game)["attack"] == 7 + 4
    equip(game, "hatchet", "outlands_khan")
    assert battle(game)["attack"] == 7 + 3
    assert [each["card"] for each in table(game)["party"] if each["held_by"]] == ["hatchet"]
    assert total(play(game, ("attack", 1))) == 10


@pytest.mark.rule("TS-9.7")
def test_a_weapon_serves_one_hero() -> None:
    game = enter("militia", "militia", "dagger", "lantern")
    equip(game, "dagger", "militia", 1)
    equip(game, "dagger", "militia", 2)
    assert table(game)["party"][slot(game, "dagger") - 1]["held_by"] == slot(game, "militia", 2)
    assert total(play(game, ("attack", 1))) == 2 + 1


@pytest.mark.rule("TS-9.8")
def test_a_weapon_that_is_not_equipped_gives_nothing() -> None:
    game = enter("thyrian_lord", "flaming_sword", "spear", "short_sword")
    shown = battle(game)
    assert (shown["attack"], shown["magic"], shown["light"]) == (4, 0, 0)
    assert game.why(("use", slot(game, "spear"), 1)) == (False, "TS-24.55")
    equip(game, "spear", "thyrian_lord")
    assert ("use", slot(game, "spear"), 1) in options(game)
    equip(game, "flaming_sword", "thyrian_lord")
    assert ("use", slot(game, "spear"), 1) not in options(game)


@pytest.mark.rule("TS-9.9", "TS-12.12")
@pytest.mark.parametrize(("hero", "value"), [("chalice_quester", 0), ("outlands_warrior", 3 + 3)])
def test_a_weapon_that_falls_off_in_the_battle_gives_nothing(hero: str, value: int) -> None:
    weak = {**DULL, "id": "weakener", "health": 9, "battle": [{"do": "weaken", "strength": 2}]}
    game = enter(hero, "flaming_sword", foe="weakener", content={"monster": [weak]})
    equip(game, "flaming_sword", hero)
    play(game, ("attack", 1))  # Strength 5 or 7, Weight 5: Magic Attack +3 and Light +1
    assert total(game) == value


@pytest.mark.rule("TS-9.10")
def test_heroes_may_go_unarmed() -> None:
    game = enter("militia", "dagger", "short_sword", "outlands_khan", "lantern")
    assert ("attack", 1) in options(game)
    assert total(play(game, ("attack", 1))) == 8


@pytest.mark.rule("TS-9.11")
def test_strength_given_in_step_2_counts_for_equipping() -> None:
    game = enter("militia", "iron_rations", "short_sword")
    sword = ("equip", slot(game, "short_sword"), slot(game, "militia"))
    assert game.why(sword) == (False, "TS-9.5")
    feed(game, "iron_rations", "militia")
    assert sword in options(game)
    assert battle(play(game, sword))["attack"] == 5


@pytest.mark.rule("TS-9.12")
def test_equipment_is_rearranged_and_each_way_is_offered_once_until_an_effect() -> None:
    game = enter("militia", "militia", "dagger", "battle_fury")
    first, second = options(game, "equip")
    play(game, first)
    assert options(game, "equip") == [second]
    play(game, second)
    assert options(game, "equip") == []
    assert game.why(first) == (False, "TS-9.12")
    use(game, "battle_fury")
    assert options(game, "equip") == [first]
    assert table(play(game, first))["party"][slot(game, "dagger") - 1]["held_by"] == first[2]


@pytest.mark.rule("TS-9.12")
def test_a_thrown_spear_stays_with_its_hero() -> None:
    game = enter("outlands_khan", "thyrian_lord", "spear", "short_sword", "lantern")
    equip(game, "spear", "outlands_khan")
    spear, khan = slot(game, "spear"), slot(game, "outlands_khan")
    use(game, "spear")
    assert options(game, "equip") == [("equip", slot(game, "short_sword"), slot(game, "thyrian_lord"))]
    assert game.why(("equip", slot(game, "short_sword"), khan)) == (False, "TS-9.12")
    assert not game.why(("equip", spear, slot(game, "thyrian_lord"))).allowed
    assert battle(game)["attack"] == 7 + 5 + 4


@pytest.mark.rule("TS-9.13", "TS-9.14")
def test_a_monster_is_defeated_without_any_hero() -> None:
    game = enter("fireball", "pegasus", "torch", "dagger")
    assert options(game, "equip") == []
    assert battle(game)["light"] == 2
    play(game, ("attack", 1))
    assert events(game, "fought")[-1].args[:5] == (0, "griknack_goblin", 4, 4, 1)
    assert "griknack_goblin" in seat(game)["discard"]


@pytest.mark.rule("TS-9.13")
def test_items_spells_and_trophies_work_beside_armed_heroes() -> None:
    game = enter("militia", "dagger", "fireball", "torch", "griffon", "uyril_unending")
    equip(game, "dagger", "militia")
    shown = battle(game)
    assert (shown["attack"], shown["magic"], shown["light"]) == (3, 4, 2)


@pytest.mark.rule("TS-9.15", "TS-9.16")
def test_hero_and_weapon_count_together_with_all_they_give() -> None:
    game = enter("outlands_khan", "flaming_sword")
    equip(game, "flaming_sword", "outlands_khan")
    shown = battle(game)
    assert (shown["attack"], shown["magic"], shown["light"], shown["total"]) == (7, 3, 1, 10)
    assert total(play(game, ("attack", 1))) == 10


@pytest.mark.rule("TS-9.17")
def test_all_heroes_act_together() -> None:
    game = enter("militia", "militia", "elf_wizard", "lorigg_thief", "outlands_warrior")
    assert total(play(game, ("attack", 2))) == 1 + 1 + 2 + 1 + 3


@pytest.mark.rule("TS-9.18")
def test_weapons_that_are_not_equipped_can_be_chosen_by_battle_effects() -> None:
    game = enter("militia", "dagger", "short_sword", foe="skaladak")
    equip(game, "dagger", "militia")
    play(game, ("attack", 1))
    assert options(game) == [("victim", slot(game, "dagger")), ("victim", slot(game, "short_sword"))]
    play(game, ("victim", slot(game, "short_sword")))
    assert table(game)["destroyed"] == ["short_sword"]


@pytest.mark.rule("TS-9.18")
@pytest.mark.parametrize(("weapon", "bought"), [("short_sword", True), ("dagger", False)])
def test_weapons_that_are_not_equipped_keep_their_gold(weapon: str, bought: bool) -> None:
    game = play(enter("outlands_khan", weapon, content=FOOD_SPOILS), ("attack", 1))
    offered = ("spoils", "food", "iron_rations") in (options(game) if kind(game) == "spoils" else [])
    assert offered == bought  # Iron Rations cost 2; the Short Sword is worth 3, the Dagger 1


@pytest.mark.rule("TS-9.19")
@pytest.mark.parametrize("loss", [2, 3, 9])
def test_strength_of_zero_or_less_destroys_nobody_by_itself(loss: int) -> None:
    weak = {**DULL, "id": "weakener", "battle": [{"do": "weaken", "strength": loss}]}
    game = play(enter("militia", "militia", "torch", foe="weakener", content={"monster": [weak]}), ("attack", 1))
    assert table(game)["destroyed"] == [] and total(game) == 2
    assert seat(game)["discard"].count("militia") == 2


@pytest.mark.rule("TS-9.19")
def test_strength_of_zero_destroys_if_the_effect_says_so() -> None:
    game = play(enter("militia", "regian_bishop", "torch", foe="revenant"), ("attack", 1))
    assert table(game)["destroyed"] == ["militia"]


@pytest.mark.rule("TS-9.20")
@pytest.mark.parametrize(("rations", "value"), [(1, 1), (2, 5)])
def test_strength_given_in_step_2_lasts_through_the_battle(rations: int, value: int) -> None:
    weak = {**DULL, "id": "weakener", "battle": [{"do": "weaken", "strength": 2}]}
    game = enter(
        "militia", *["iron_rations"] * rations, "short_sword", "lantern", foe="weakener", content={"monster": [weak]}
    )
    for food in [each["slot"] for each in table(game)["party"] if each["card"] == "iron_rations"]:
        play(game, ("use", food, 1))
    equip(game, "short_sword", "militia")
    assert total(play(game, ("attack", 1))) == value


@pytest.mark.rule("TS-9.20")
def test_strength_and_attack_given_in_step_2_end_with_the_turn() -> None:
    hand = ["militia", "iron_rations", "short_sword", "battle_fury", "torch", "lantern"]
    game = enter(*hand, s0={"deck": []}, foe="griffon")
    feed(game, "iron_rations", "militia")
    use(game, "battle_fury")
    equip(game, "short_sword", "militia")
    play(game, ("attack", 1))
    assert total(game) == 6
    play(game, ("rest",), ("pass",), ("dungeon",))
    assert party(game) == sorted(hand) and battle(game)["attack"] == 1
    assert game.why(("equip", slot(game, "short_sword"), slot(game, "militia"))) == (False, "TS-9.5")


@pytest.mark.rule("TS-9.21")
def test_lowered_weight_counts_before_strength_is_compared() -> None:
    game = enter("militia", "short_sword", "magical_aura", "lantern", foe="judgement")
    sword = ("equip", slot(game, "short_sword"), slot(game, "militia"))
    assert game.why(sword) == (False, "TS-9.5")
    use(game, "magical_aura")
    play(game, sword, ("attack", 1))  # Strength 2 - 2 = 0 still holds Weight 0; Judgement takes 1
    assert total(game) == 1 + 4 - 1


@pytest.mark.rule("TS-8.10")
@pytest.mark.parametrize(("hall", "rank", "copy"), [("aba", 3, 1), ("aba", 1, 0), ("aab", 2, 1), ("aab", 3, 0)])
def test_what_is_fought_is_told_from_others_of_its_kind(hall: str, rank: int, copy: int) -> None:
    names = {"a": "griffon", "b": "nixie"}
    game = enter("militia", "torch", hall=[names[each] for each in hall])
    play(game, ("attack", rank))
    (fought,) = [event for _, _, told in game.log(0) for event in told if event.name == "fought"]
    assert fought.copy == copy


@pytest.mark.rule("TS-8.9")
def test_nobody_leaves_while_the_last_rank_can_be_attacked() -> None:
    game = at("dungeon", s0={"hand": ["dagger", "militia"]}, hall=["blink_dog", "blink_dog", "nixie"])
    assert options(game, "attack") == [("attack", 3)]
    assert game.why(("leave",)) == (False, "TS-8.9")


@pytest.mark.rule("TS-8.26")
def test_nothing_of_a_turn_and_of_its_battle_is_left_in_the_next_turn() -> None:
    game = at("dungeon", s0={"hand": ["militia", "torch"]}, hall=["griffon", "nixie", "famine"])
    fresh = at("turn", hall=["griffon", "nixie", "famine"]).state
    t = game.state
    t.gold, t.spent, t.all_attack, t.all_strength, t.purchases = 1, 2, 3, 4, 5
    t.aura = t.arcane = True
    t.tired, t.tried, t.throwers = [Tired("torch", (0,))], [(0, 1)], [1]
    play(game, ("attack", 3))
    assert kind(game) == "turn" and events(game, "infected")
    turn = ("gold", "spent", "purchases", "all_attack", "all_strength", "returns", "step", "aura", "arcane", "won")
    lists = ("slots", "tired", "tried", "spoils", "throwers", "revealed")
    fight = ("target", "foe", "struck", "weakness", "softness", "sick_attack", "sick_magic")
    for name in ("doing", *turn, *lists, *fight):
        assert getattr(game.state, name) == getattr(fresh, name), name


@pytest.mark.rule("TS-14.6")
def test_what_was_lost_to_disease_and_weakness_is_not_lost_in_the_next_battle() -> None:
    hand = ["disease", "outlands_khan", "elf_wizard", "torch"]
    game = at("dungeon", s0={"hand": hand}, hall=["judgement", "griffon", "nixie"])
    while kind(game) != "turn":
        play(game, options(game)[0])
    t = game.state
    assert [t.struck, t.weakness, t.sick_attack, t.sick_magic, t.target] == [0] * 5


@pytest.mark.rule("TS-6.1")
def test_no_battle_is_foretold_in_the_village_and_before_the_action_is_chosen() -> None:
    for scene in ("village", "shop", "turn"):
        assert table(at(scene, s0={"hand": ["militia", "town_guard"]}, hall=["griffon", "nixie"]))["battle"] == []
