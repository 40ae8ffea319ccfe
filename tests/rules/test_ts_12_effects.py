"""TS-12: Dungeon effects and Battle effects."""

from __future__ import annotations

from typing import Any

import pytest

import fabletop
from fabletop import Game, IllegalChoice

from .thunderstone import at, battle, events, kind, options, party, play, seat, slot, table

CARDS = fabletop.book("thunderstone").pack.load().cards
PLAIN = ["griknack_goblin", "firebrand_cyclops", "bloodskull_orc"]  # Health 4, 6, 5 and nothing else


def enter(*hand: str, foe: str = PLAIN[0], hall: list[str] | None = None, **more: Any) -> Game[Any]:
    """Seat 0 is in the Dungeon with this hand; the foe is in Rank 1."""
    return at("dungeon", s0={"hand": list(hand), **more.pop("s0", {})}, hall=hall or [foe, *PLAIN[1:]], **more)


def use(game: Game[Any], card: str, effect: int = 1) -> Game[Any]:
    return play(game, ("use", slot(game, card), effect))


def equip(game: Game[Any], weapon: str, hero: str, nth: int = 1) -> Game[Any]:
    return play(game, ("equip", slot(game, weapon), slot(game, hero, nth)))


def fight(game: Game[Any], rank: int = 1) -> Game[Any]:
    """Attack; what the Monster's Battle effects ask is answered with the first option."""
    play(game, ("attack", rank))
    while kind(game) in ("victim", "strongest", "barred", "judged", "sick"):
        play(game, options(game)[0])
    return game


def total(game: Game[Any]) -> int:
    """The Attack Value of the latest battle."""
    return events(game, "fought")[-1].total


def monster(*effects: dict[str, Any], health: int = 4) -> dict[str, Any]:
    """Content with a Monster of our own that has these Battle effects, in this order."""
    entry = {"id": "fiend", "source": "designed", "group": "ooze", "types": ["ooze"], "copies": 1, "health": health}
    return {"monster": [{**entry, "battle": list(effects)}]}


# -- Dungeon effects -------------------------------------------------------------------------------


@pytest.mark.rule("TS-12.1")
def test_heroes_items_spells_and_weapons_have_dungeon_effects_and_monsters_battle_effects() -> None:
    assert {card.type for card in CARDS.values() if card.dungeon} == {"hero", "item", "spell", "weapon"}
    assert {card.type for card in CARDS.values() if card.battle} == {"monster"}
    game = enter("regian_priest", "iron_rations", "battle_fury", "spear", "famine", "trainer")
    equip(use(game, "iron_rations"), "spear", "regian_priest")
    cards = [party(game)[int(key[1]) - 1] for key in options(game, "use")]
    assert cards == ["battle_fury", "regian_priest", "spear"]


@pytest.mark.rule("TS-12.2")
@pytest.mark.parametrize("eater", ["thyrian_squire", "outlands_warrior"])
def test_a_card_destroyed_by_a_dungeon_effect_leaves_play_at_once(eater: str) -> None:
    game = use(enter(eater, "feast", "torch"), eater)
    assert party(game) == sorted([eater, "torch"])
    assert table(game)["destroyed"] == ["feast"] and seat(game)["discard"] == []
    fight(game)
    assert "feast" not in seat(game)["discard"]


@pytest.mark.rule("TS-12.2")
def test_light_and_attack_of_a_card_destroyed_in_step_2_are_gone() -> None:
    game = enter("banish", "fireball", "militia", hall=PLAIN)
    play(use(game, "banish"), ("order", 1, 2, 3), ("card", slot(game, "fireball")))
    assert "fireball" not in party(game) and battle(game)["magic"] == 0


@pytest.mark.rule("TS-12.3")
def test_a_card_destroyed_by_a_dungeon_effect_has_no_other_use() -> None:
    game = enter("thyrian_squire", "iron_rations", "banish")
    rations = ("use", slot(game, "iron_rations"), 1)
    assert rations in options(game)
    use(game, "thyrian_squire")
    assert not game.why(rations).allowed
    with pytest.raises(IllegalChoice):
        game.choose(rations)


@pytest.mark.rule("TS-12.4")
@pytest.mark.parametrize("food", ["iron_rations", "feast", "goodberries"])
def test_food_that_was_used_cannot_be_destroyed_by_a_dungeon_effect(food: str) -> None:
    game = enter("thyrian_squire", food, "torch")
    eat = ("use", slot(game, "thyrian_squire"), 1)
    assert eat in options(game)
    use(game, food)
    assert game.why(eat) == (False, "TS-25.35")


@pytest.mark.rule("TS-12.5")
def test_no_card_that_used_an_effect_can_be_destroyed_but_banish_itself_can() -> None:
    hand = ["banish", "banish", "iron_rations", "lorigg_rogue", "battle_fury", "thyrian_knight", "torch"]
    game = enter(*hand, s1={"hand": []})
    use(game, "battle_fury")
    use(game, "lorigg_rogue")
    play(use(game, "iron_rations"), ("hero", slot(game, "lorigg_rogue")))
    play(game, ("use", slot(game, "banish", 2), 1), ("order", 1, 2, 3))
    cards = [table(game)["party"][int(key[1]) - 1]["card"] for key in options(game)]
    assert cards == ["banish", "banish", "thyrian_knight", "torch"]  # the Knight's bonus asks for no use
    play(game, ("card", slot(game, "banish", 2)))
    play(use(game, "banish"), ("order", 1, 2, 3))
    assert ("card", slot(game, "banish")) in options(game)


@pytest.mark.rule("TS-12.5")
def test_a_spear_destroys_itself() -> None:
    game = use(equip(enter("militia", "iron_rations", "spear", "thyrian_lord"), "spear", "thyrian_lord"), "spear")
    assert table(game)["destroyed"] == ["spear"] and "spear" not in party(game)


# -- Battle effects: when --------------------------------------------------------------------------


@pytest.mark.rule("TS-12.6")
@pytest.mark.parametrize("foe", ["spectre", "famine", "haunt"])
def test_battle_effects_wait_for_the_battle(foe: str) -> None:
    told = ("doomed", "destroyed", "infected", "barred")
    game = enter("militia", "battle_fury", "torch", foe=foe)
    use(game, "battle_fury")
    assert not [event for event in events(game) if event.name in told]
    fight(game)
    names = [event.name for event in events(game)]
    assert names.index("attacks") < min(names.index(name) for name in told if name in names)


@pytest.mark.rule("TS-12.7")
@pytest.mark.parametrize("rank", [1, 2, 3])
def test_only_the_monster_that_is_fought_has_battle_effects(rank: int) -> None:
    hall = ["famine", "spectre", "skaladak"]
    game = fight(enter("militia", "dagger", "torch", hall=hall, dungeon=["nixie", "nixie"]), rank)
    assert seat(game)["discard"].count("disease") == (rank == 1)
    assert table(game)["destroyed"] == [[], ["militia"], ["dagger"]][rank - 1]


@pytest.mark.rule("TS-12.8")
@pytest.mark.parametrize(("hero", "won"), [("outlands_khan", True), ("lorigg_thief", False)])
@pytest.mark.parametrize(("foe", "gone", "diseases"), [("spectre", ["militia"], 0), ("kingdom", [], 1)])
def test_battle_effects_take_place_won_or_lost(hero: str, won: bool, foe: str, gone: list[str], diseases: int) -> None:
    game = fight(enter(hero, "militia", "torch", foe=foe))
    assert events(game, "fought")[0].won == won
    assert table(game)["destroyed"] == gone
    assert seat(game)["discard"].count("disease") == diseases


@pytest.mark.rule("TS-12.9", "TS-12.10")
@pytest.mark.parametrize(
    ("foe", "hand", "victim", "value"),
    [
        ("spectre", ["militia", "lantern"], "militia", 1),
        ("mythlurian", ["outlands_khan", "lantern"], "outlands_khan", 7),
        ("tyxr_the_old", ["elf_wizard"], "elf_wizard", 2),  # its Light counts as well
        ("knightmare", ["dwarf_guardian", "lightstone_gem"], "dwarf_guardian", 1),
        ("tormentor", ["regian_bishop", "warhammer", "lantern"], "regian_bishop", 3 + 3),
        ("skaladak", ["regian_bishop", "flaming_sword"], "flaming_sword", 3 + 3),
        ("harbinger", ["fireball"], "fireball", 3),
        ("green_blob", ["selurin_magician", "iron_rations", "torch"], "iron_rations", 2 + 1 + 1),
    ],
)
def test_a_card_destroyed_by_a_battle_effect_keeps_its_bonuses_to_the_end(
    foe: str, hand: list[str], victim: str, value: int
) -> None:
    game = enter(*hand, foe=foe)
    for weapon in [card for card in hand if CARDS[card].type == "weapon"]:
        equip(game, weapon, "regian_bishop")
    fight(game)
    assert table(game)["destroyed"] == [victim]
    assert total(game) == value


@pytest.mark.rule("TS-12.11")
@pytest.mark.parametrize(
    ("foe", "value"),
    [
        ("firebrand_cyclops", 3 + 4 + 1),  # without any effect
        ("suffering", 3 + 1),  # the Short Sword falls off
        ("judgement", 3 + 1 - 2),  # and both Heroes are judged
        ("haunt", 1),  # the armed Hero is barred
        ("grayskin_lizard", 3 + 4 + 1 + 1),  # soft to Weapons
    ],
)
def test_other_battle_effects_count_before_attack_and_health_are_compared(foe: str, value: int) -> None:
    strong = {"id": "test_fighter", "source": "designed", "type": "hero", "classes": ["fighter"], "copies": 1}
    content = {"village": [{**strong, "cost": 5, "strength": 5, "attack": 3}]}
    game = enter("test_fighter", "militia", "short_sword", "torch", foe=foe, content=content)
    equip(game, "short_sword", "test_fighter")
    play(game, ("attack", 1))
    if kind(game) == "barred":
        play(game, ("victim", slot(game, "test_fighter")))
    health = CARDS[foe].health
    assert events(game, "fought")[0].args[:5] == (0, foe, value, health, int(value >= health))


@pytest.mark.rule("TS-12.12")
@pytest.mark.parametrize(("weapon", "stays"), [("dagger", True), ("hatchet", True), ("short_sword", False)])
def test_a_weapon_falls_off_when_strength_falls_below_its_weight(weapon: str, stays: bool) -> None:
    game = enter("redblade_killer", weapon, "torch", foe="suffering")  # Strength 5 - 2
    equip(game, weapon, "redblade_killer")
    fight(game)
    assert total(game) == 2 + (CARDS[weapon].attack if stays else 0)


@pytest.mark.rule("TS-12.13")
def test_a_card_gained_through_a_battle_effect_goes_to_the_discard_pile() -> None:
    game = enter(
        "militia",
        "militia",
        foe="fiend",
        content=monster({"do": "infect", "cards": 1}, {"do": "destroy", "of": "hero"}),
    )
    play(game, ("attack", 1))
    assert kind(game) == "victim"  # still in the battle
    assert seat(game)["discard"] == ["disease"] and party(game) == ["militia", "militia"]


@pytest.mark.rule("TS-12.14")
@pytest.mark.parametrize(("foe", "gained"), [("famine", 1), ("lord_of_death", 2), ("griknack_goblin", 0)])
def test_a_card_gained_through_a_battle_effect_does_not_touch_the_current_battle(foe: str, gained: int) -> None:
    game = play(enter("outlands_khan", "fireball", foe=foe), ("attack", 1))
    assert total(game) == 10  # a Disease in the battle would ask for a pool and take 1
    assert seat(game)["discard"].count("disease") == gained


@pytest.mark.rule("TS-12.15")
@pytest.mark.parametrize(
    ("foe", "hand"),
    [
        ("spectre", ["outlands_khan", "dagger", "torch"]),
        ("mythlurian", ["dagger", "torch", "iron_rations"]),
        ("ebon_fume", ["dagger", "torch", "iron_rations"]),
        ("gray_ooze", ["torch", "iron_rations"]),
        ("knightmare", ["militia", "elf_wizard", "torch"]),
        ("tormentor", ["militia", "elf_wizard", "torch"]),
        ("archduke_of_pain", ["militia", "outlands_khan", "torch"]),
        ("skaladak", ["militia", "torch", "iron_rations"]),
        ("harbinger", ["militia", "torch", "griffon"]),
        ("green_blob", ["militia", "torch", "lantern"]),
        ("haunt", ["dagger", "torch"]),
        ("revenant", ["outlands_khan", "torch"]),
    ],
)
def test_a_battle_effect_that_finds_nothing_suitable_does_nothing(foe: str, hand: list[str]) -> None:
    game = play(enter(*hand, foe=foe), ("attack", 1))
    assert not [event for event in events(game) if event.name in ("doomed", "destroyed", "barred")]
    assert sorted(card for card in seat(game)["discard"] if card != foe) == sorted(hand)


@pytest.mark.rule("TS-12.16", "TS-12.17", "TS-12.19")
@pytest.mark.parametrize(
    ("foe", "suitable"),
    [
        ("mythlurian", ["feayn_archer", "militia", "regian_cleric"]),
        ("skaladak", ["dagger", "short_sword"]),
        ("haunt", ["militia", "regian_cleric"]),
    ],
)
def test_the_active_player_chooses_the_object_and_cannot_decline(foe: str, suitable: list[str]) -> None:
    game = enter("dagger", "feayn_archer", "militia", "regian_cleric", "short_sword", "torch", foe=foe)
    equip(game, "dagger", "militia")
    play(game, ("attack", 1))
    assert game.decision is not None and game.decision.seat == 0
    assert options(game) == [("victim", slot(game, card)) for card in suitable]
    play(game, ("victim", slot(game, suitable[-1])))
    told = events(game, "barred" if foe == "haunt" else "destroyed")
    assert [event.args for event in told] == [(suitable[-1],)]


@pytest.mark.rule("TS-12.18")
def test_several_battle_effects_work_in_printed_order() -> None:
    game = enter("chalice_quester", "flaming_sword", "torch", foe="judgement")
    equip(game, "flaming_sword", "chalice_quester")
    play(game, ("attack", 1))  # first the Flaming Sword falls off, then there is only Attack to lower
    assert kind(game) != "judged" and total(game) == 2 - 1


@pytest.mark.rule("TS-12.18")
@pytest.mark.parametrize("turned", [False, True])
def test_printed_order_is_from_top_to_bottom(turned: bool) -> None:
    effects = [{"do": "infect", "cards": 1}, {"do": "destroy", "of": "militia"}]
    content = monster(*(reversed(effects) if turned else effects))
    game = fight(enter("militia", "torch", foe="fiend", content=content))
    told = [event.name for event in events(game) if event.name in ("infected", "doomed")]
    assert told == (["doomed", "infected"] if turned else ["infected", "doomed"])


@pytest.mark.rule("TS-12.19")
def test_cards_destroyed_in_step_2_are_no_objects_of_battle_effects() -> None:
    game = enter("thyrian_lord", "spear", "dagger", "short_sword", foe="skaladak")
    use(equip(game, "spear", "thyrian_lord"), "spear")
    play(game, ("attack", 1))
    assert options(game) == [("victim", slot(game, "dagger")), ("victim", slot(game, "short_sword"))]
    game = use(enter("thyrian_squire", "feast", "torch", foe="green_blob"), "thyrian_squire")
    assert not events(fight(game), "doomed")


@pytest.mark.rule("TS-12.19")
def test_cards_drawn_in_step_2_are_objects_of_battle_effects() -> None:
    game = enter("magical_aura", "torch", foe="spectre", s0={"deck": ["militia"]})
    fight(use(game, "magical_aura"))
    assert table(game)["destroyed"] == ["militia"]


@pytest.mark.rule("TS-12.20")
def test_cards_destroyed_by_battle_effects_leave_play_before_spoils() -> None:
    game = enter("lorigg_outlaw", "outlands_khan", foe="gray_ooze")
    play(game, ("attack", 1), ("victim", slot(game, "lorigg_outlaw")))
    assert table(game)["destroyed"] == ["lorigg_outlaw"]
    assert kind(game) == "turn"  # no Gold is left for Spoils
    game = enter("lorigg_outlaw", "outlands_khan", foe="gray_ooze")
    play(game, ("attack", 1), ("victim", slot(game, "outlands_khan")))
    assert party(game) == ["lorigg_outlaw"] and ("spoils", "food", "iron_rations") in options(game)


@pytest.mark.rule("TS-12.21")
@pytest.mark.parametrize("hero", ["feayn_archer", "feayn_sniper"])
def test_a_hero_who_cannot_attack_can_be_destroyed(hero: str) -> None:
    game = enter(hero, "militia", foe="mythlurian")
    play(game, ("attack", 1), ("victim", slot(game, hero)))
    assert table(game)["destroyed"] == [hero]
    assert total(game) == 0  # the Militia in the dark


@pytest.mark.rule("TS-12.22")
def test_a_hero_who_cannot_attack_cannot_be_kept_from_it_again() -> None:
    game = enter("feayn_archer", "militia", "outlands_khan", foe="haunt")
    play(game, ("attack", 1))
    assert options(game) == [("victim", slot(game, "militia")), ("victim", slot(game, "outlands_khan"))]
    twice = monster({"do": "bar"}, {"do": "bar"})
    game = enter("lorigg_thief", "militia", "outlands_khan", foe="fiend", content=twice)
    play(game, ("attack", 1), ("victim", slot(game, "militia")))
    assert options(game) == [("victim", slot(game, "lorigg_thief")), ("victim", slot(game, "outlands_khan"))]


@pytest.mark.rule("TS-12.23")
@pytest.mark.parametrize("hand", [["feayn_archer", "torch"], ["fireball"]])
def test_if_nobody_could_attack_nobody_is_kept_from_it(hand: list[str]) -> None:
    game = play(enter(*hand, foe="haunt"), ("attack", 1))
    assert not events(game, "barred")
    assert total(game) == (3 if hand == ["fireball"] else 0)


@pytest.mark.rule("TS-12.24")
def test_a_weapon_that_fell_off_is_not_passed_on() -> None:
    game = enter("redblade_killer", "thyrian_lord", "short_sword", "dagger", "torch", foe="suffering")
    equip(game, "short_sword", "redblade_killer")
    play(game, ("attack", 1))
    assert kind(game) == "turn"
    assert total(game) == 2 + 4  # neither the Lord nor anybody else took the Short Sword


@pytest.mark.rule("TS-12.25")
@pytest.mark.parametrize(
    ("foe", "light", "penalty"),
    [("lord_mortis", 1, 1), ("knightmare", 2, 1), ("darkness", 1, 1), ("blink_dog", 2, 0), ("blink_dog", 1, 1)],
)
def test_a_light_modifier_is_counted_before_the_battle(foe: str, light: int, penalty: int) -> None:
    game = enter("militia", *["torch"] * light, foe=foe)
    assert battle(game)["penalty"] == penalty and not events(game, "attacks")
    assert (("attack", 1) in options(game)) == (foe != "blink_dog" or not penalty)


@pytest.mark.rule("TS-12.25")
def test_a_light_modifier_is_no_battle_effect() -> None:
    game = fight(enter("outlands_khan", foe="lord_mortis"))
    assert total(game) == 7 - 4
    assert CARDS["lord_mortis"].battle == () and CARDS["knightmare"].battle[0].name() == "destroy"


GIVEN = {"lord_of_death": 2} | dict.fromkeys(
    ("deadbone_troll", "famine", "kingdom", "suffering", "the_unchained"), 1
)  # Diseases


@pytest.mark.rule("TS-12.26")
@pytest.mark.parametrize("foe", [card.id for card in CARDS.values() if card.battle])
def test_no_battle_effect_touches_a_disease(foe: str) -> None:
    game = fight(enter("disease", "disease", "militia", "militia", "lantern", foe=foe))
    given = GIVEN.get(foe, 0)
    assert seat(game)["discard"].count("disease") == 2 + given
    assert table(game)["diseases"] == 15 - 2 - given


@pytest.mark.rule("TS-12.26")
def test_no_trait_swallows_a_disease() -> None:
    game = play(enter("disease", "militia", "militia", "fireball", foe="ebon_fume"), ("attack", 1))
    play(game, options(game)[0])  # which Militia is destroyed; the Disease has only Attack to lower
    assert total(game) == 2 - 1


@pytest.mark.rule("TS-12.28")
def test_a_second_battle_effect_takes_another_card() -> None:
    twice = monster({"do": "destroy", "of": "hero"}, {"do": "destroy", "of": "hero"})
    game = enter("militia", "lorigg_thief", "outlands_khan", foe="fiend", content=twice)
    play(game, ("attack", 1), ("victim", slot(game, "militia")))
    assert options(game) == [("victim", slot(game, "lorigg_thief")), ("victim", slot(game, "outlands_khan"))]
    play(game, ("victim", slot(game, "lorigg_thief")))
    assert table(game)["destroyed"] == ["lorigg_thief", "militia"]


@pytest.mark.rule("TS-12.28")
def test_a_card_is_destroyed_only_once() -> None:
    twice = monster({"do": "destroy", "of": "hero"}, {"do": "destroy", "of": "hero"})
    game = fight(enter("militia", "torch", foe="fiend", content=twice))
    assert table(game)["destroyed"] == ["militia"] and len(events(game, "doomed")) == 1
