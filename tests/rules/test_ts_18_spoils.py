"""TS-18 and TS-19: the result of the battle, XP, Spoils, Trophies."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game

from .test_ts_15_traits import custom, duel, equip, fight, total, use, won
from .thunderstone import at, battle, events, kind, options, party, play, seat, slot, table

WEAPONS = ("dagger", "flaming_sword", "hatchet", "polearm", "short_sword", "spear", "warhammer")
FOODS = ("iron_rations", "feast", "goodberries")
ITEMS = (*FOODS, "torch", "lantern", "lightstone_gem")
STALLS = dict.fromkeys((*WEAPONS, *ITEMS, "banish", "barkeep"), 5)  # stacks of all kinds


def market(hand: str, foe: str = "griknack_goblin", **fields: Any) -> Game[Any]:
    """A party before a Monster, with all the Weapons and Items for sale in the Village."""
    return duel(hand, foe, village=STALLS, **fields)


def offered(game: Game[Any]) -> list[str]:
    return sorted(str(key[-1]) for key in options(game, "spoils"))


def order_of(game: Game[Any], *names: str) -> list[str]:
    return [event.name for event in events(game) if event.name in names]


# -- the result ------------------------------------------------------------------------------------


@pytest.mark.rule("TS-18.1", "TS-18.4")
@pytest.mark.parametrize(
    ("hand", "victory"),
    [("thyrian_knight torch", True), ("outlands_khan torch", True), ("outlands_warrior torch", False)],
)
def test_the_health_must_be_reached(hand: str, victory: bool) -> None:
    game = fight(duel(hand, "griknack_goblin"))  # Health 4
    assert won(game) is victory
    assert ("griknack_goblin" in seat(game)["discard"]) is victory


@pytest.mark.rule("TS-18.2")
@pytest.mark.parametrize("rank", [1, 2, 3])
def test_the_monster_goes_under_the_deck_after_a_lost_battle(rank: int) -> None:
    game = fight(duel("militia", "deadbone_troll", rank), rank)
    assert table(game)["dungeon_known"] == ["deadbone_troll"]
    assert "deadbone_troll" not in table(game)["hall"]
    assert table(game)["dungeon"] == 3


@pytest.mark.rule("TS-18.3")
def test_a_lost_battle_costs_nothing_but_the_battle_effects() -> None:
    hand = ["dagger", "militia", "militia", "torch"]
    game = fight(duel(" ".join(hand), "the_unchained", s0={"xp": 4, "discard": []}))
    assert not won(game)
    assert table(game)["destroyed"] == [] and seat(game)["xp"] == 4
    assert sorted(seat(game)["discard"]) == sorted([*hand, "disease"])


@pytest.mark.rule("TS-18.5")
def test_a_defeated_monster_belongs_to_the_winners_deck() -> None:
    game = fight(duel("outlands_khan torch", "nixie", s0={"deck": []}))
    owned = [*seat(game)["hand"], *seat(game)["discard"]]
    assert sorted(owned) == ["nixie", "outlands_khan", "torch"]  # reshuffled and drawn at once: TS-5.5
    assert seat(game)["vp"] == 1 + 3


@pytest.mark.rule("TS-18.6", "TS-18.7")
@pytest.mark.parametrize(("foe", "xp"), [("griknack_goblin", 1), ("firebrand_cyclops", 2), ("lord_of_death", 3)])
def test_the_winner_takes_the_experience_value_as_points(foe: str, xp: int) -> None:
    game = fight(duel("outlands_khan thyrian_knight torch", foe, s0={"xp": 2, "discard": []}))
    assert seat(game)["xp"] == 2 + xp and seat(game, 1)["xp"] == 0
    assert {*seat(game)["discard"]} - {"disease"} == {foe, "outlands_khan", "thyrian_knight", "torch"}


@pytest.mark.rule("TS-18.8")
def test_no_experience_points_after_a_lost_battle() -> None:
    game = fight(duel("feayn_sniper militia", "firebrand_cyclops", rank=3), 3)
    assert not won(game) and seat(game)["xp"] == 0


# -- Spoils ----------------------------------------------------------------------------------------


@pytest.mark.rule("TS-18.9")
@pytest.mark.parametrize(("janissaries", "purchases"), [(0, 0), (1, 1), (2, 2)])
def test_each_card_with_spoils_allows_one_purchase(janissaries: int, purchases: int) -> None:
    game = fight(market("outlands_khan torch torch" + " dwarf_janissary" * janissaries))
    bought = 0
    while kind(game) == "spoils":
        play(game, ("spoils", "weapon", "dagger"))
        bought += 1
    assert bought == purchases
    assert seat(game)["discard"].count("dagger") == purchases


@pytest.mark.rule("TS-18.10")
def test_spoils_may_be_declined() -> None:
    game = fight(market("dwarf_janissary dwarf_janissary torch torch", s0={"discard": []}))
    play(game, ("done",))
    assert kind(game) == "turn"
    assert sorted(seat(game)["discard"]) == ["dwarf_janissary", "dwarf_janissary", "griknack_goblin", "torch", "torch"]


@pytest.mark.rule("TS-18.11", "TS-18.12")
@pytest.mark.parametrize(
    ("gold", "wares"),
    [
        ("torch", []),
        ("torch dagger", ["dagger"]),
        ("torch torch", ["dagger", "hatchet", "spear", "warhammer"]),
        ("torch torch dagger", ["dagger", "flaming_sword", "hatchet", "spear", "warhammer"]),
        ("torch torch torch dagger", sorted(WEAPONS)),
    ],
)
def test_spoils_are_paid_with_the_gold_value_of_the_revealed_cards(gold: str, wares: list[str]) -> None:
    game = fight(market(f"dwarf_janissary outlands_warrior {gold}"))
    assert (offered(game) if kind(game) == "spoils" else []) == wares


@pytest.mark.rule("TS-18.12")
def test_a_card_that_costs_more_than_the_gold_is_refused() -> None:
    game = fight(market("dwarf_janissary outlands_warrior torch torch"))
    assert game.why(("spoils", "weapon", "short_sword")) == (False, "TS-18.12")


@pytest.mark.rule("TS-18.13")
@pytest.mark.parametrize(("named", "wares"), [("weapon", WEAPONS), ("food", FOODS), ("item", ITEMS)])
def test_only_a_card_of_the_named_kind_may_be_bought(named: str, wares: tuple[str, ...]) -> None:
    game = market("outlands_khan torch torch torch torch", "stranger", content=custom(spoils=named))
    assert offered(fight(game)) == sorted(wares)


@pytest.mark.rule("TS-18.14")
@pytest.mark.parametrize("first", ["weapon", "food"])
def test_several_spoils_are_taken_in_any_order(first: str) -> None:
    game = fight(market("dwarf_janissary outlands_khan torch torch", "gray_ooze"))
    wares = {"weapon": "dagger", "food": "iron_rations"}
    second = next(each for each in wares if each != first)
    play(game, ("spoils", first, wares[first]))
    assert {key[1] for key in options(game, "spoils")} == {second}
    play(game, ("spoils", second, wares[second]))
    assert [event.card for event in events(game, "gained")] == [wares[first], wares[second]]


@pytest.mark.rule("TS-18.15")
def test_each_spoils_purchase_has_the_full_gold_again() -> None:
    game = fight(market("dwarf_janissary dwarf_janissary torch torch", s0={"discard": []}))
    play(game, ("spoils", "weapon", "spear"), ("spoils", "weapon", "hatchet"))  # 4 gold, cost 4 each
    assert seat(game)["discard"][:3] == ["griknack_goblin", "spear", "hatchet"]


@pytest.mark.rule("TS-18.16")
def test_there_are_no_spoils_after_a_lost_battle() -> None:
    game = fight(market("dwarf_janissary chalice_paladin torch torch", "lord_of_death"))
    assert not won(game) and kind(game) == "turn" and events(game, "gained") == []


@pytest.mark.rule("TS-18.17")
@pytest.mark.parametrize(("victim", "spoils"), [("dwarf_janissary", []), ("outlands_khan", ["weapon"])])
def test_a_hero_who_could_not_attack_gives_no_spoils(victim: str, spoils: list[str]) -> None:
    game = market("dwarf_janissary outlands_khan thyrian_knight torch torch", "haunt")
    fight(game, 1, ("victim", slot(game, victim)))
    assert won(game) and table(game)["spoils"] == spoils


@pytest.mark.rule("TS-18.18")
@pytest.mark.parametrize(
    ("hand", "foe", "named"), [("dwarf_janissary", "nixie", "weapon"), ("militia", "gray_ooze", "food")]
)
def test_spoils_of_a_hero_and_of_the_defeated_monster_work_alike(hand: str, foe: str, named: str) -> None:
    game = fight(market(f"{hand} outlands_khan torch torch", foe))
    assert (kind(game), {key[1] for key in options(game, "spoils")}) == ("spoils", {named})


@pytest.mark.rule("TS-18.19")
@pytest.mark.parametrize("trophy", ["gray_ooze", "sphinx"])
def test_spoils_of_a_monster_card_in_the_hand_do_not_work(trophy: str) -> None:
    game = fight(market(f"outlands_khan torch torch {trophy}"))
    assert won(game) and kind(game) == "turn"


@pytest.mark.rule("TS-18.20")
def test_spoils_take_the_top_card_of_a_stack_to_the_discard_pile() -> None:
    hand = "chalice_paladin thyrian_knight torch torch nixie"
    village = {**STALLS, "elf_wizard": 0, "elf_sorcerer": 1, "elf_archmage": 1}
    game = fight(duel(hand, "griknack_goblin", village=village, s0={"discard": []}))
    assert ("spoils", "any", "elf_sorcerer") in options(game)
    assert ("spoils", "any", "elf_archmage") not in options(game)
    play(game, ("spoils", "any", "elf_sorcerer"))
    assert "elf_sorcerer" in seat(game)["discard"]
    assert table(game)["village"]["elf"]["cards"]["elf_sorcerer"] == 0


@pytest.mark.rule("TS-18.20")
def test_an_empty_stack_gives_no_spoils() -> None:
    game = fight(duel("dwarf_janissary outlands_khan torch torch", "nixie", village={**STALLS, "spear": 0}))
    assert "spear" not in offered(game) and "hatchet" in offered(game)


@pytest.mark.rule("TS-18.21")
def test_village_effects_give_neither_gold_nor_purchases_for_spoils() -> None:
    game = fight(market("dwarf_janissary outlands_khan barkeep pawnbroker torch"))
    assert options(game) == [("done",), ("spoils", "weapon", "dagger")]  # gold 1 + 2: no effect is on offer
    play(game, ("spoils", "weapon", "dagger"))
    assert kind(game) == "turn"


@pytest.mark.rule("TS-18.22")
def test_gold_of_food_destroyed_in_step_two_does_not_count_for_spoils() -> None:
    game = market("dwarf_janissary thyrian_squire iron_rations torch")
    use(game, "thyrian_squire")
    fight(game)
    assert won(game) and kind(game) == "turn"  # 2 gold are left, and no Weapon costs less than 3


@pytest.mark.rule("TS-18.22")
@pytest.mark.parametrize(
    ("victim", "wares"),
    [
        ("short_sword", ["dagger", "flaming_sword", "hatchet", "spear", "warhammer"]),
        ("dagger", sorted(WEAPONS)),
    ],
)
def test_gold_of_a_card_destroyed_in_the_battle_does_not_count_for_spoils(victim: str, wares: list[str]) -> None:
    game = market("dwarf_janissary outlands_khan short_sword dagger torch torch", "skaladak")  # 8 gold
    fight(game, 1, ("victim", slot(game, victim)))
    assert offered(game) == wares


@pytest.mark.rule("TS-18.22")
def test_gold_of_the_monster_just_defeated_does_not_count_for_spoils() -> None:
    game = fight(market("dwarf_janissary outlands_khan torch", "nixie"))  # 2 gold; the Nixie would be worth 4
    assert won(game) and kind(game) == "turn"


@pytest.mark.rule("TS-18.23")
def test_a_hero_destroyed_in_the_battle_still_gives_spoils() -> None:
    game = market("dwarf_janissary outlands_khan thyrian_knight torch torch", "mythlurian")
    fight(game, 1, ("victim", slot(game, "dwarf_janissary")))
    assert table(game)["destroyed"] == ["dwarf_janissary"]
    assert (kind(game), table(game)["spoils"]) == ("spoils", ["weapon"])


@pytest.mark.rule("TS-18.24")
def test_spoils_come_before_the_hall_is_refilled_and_before_breach() -> None:
    game = at(
        "dungeon",
        s0={"hand": ["dwarf_janissary", "outlands_khan", "torch", "torch"]},
        hall=["griknack_goblin", "archduke_of_pain", "nixie"],
        dungeon=["pegasus"],
    )
    fight(game)
    assert (kind(game), table(game)["hall"]) == ("spoils", ["", "archduke_of_pain", "nixie"])
    play(game, ("spoils", "weapon", "dagger"))
    assert table(game)["hall"] == ["archduke_of_pain", "nixie", "pegasus"]
    assert order_of(game, "gained", "turned_up", "breach") == ["gained", "turned_up", "breach"]


@pytest.mark.rule("TS-18.25")
@pytest.mark.parametrize(("monster", "gold"), [("nixie", 4), ("griknack_goblin", 1), ("archduke_of_pain", 3)])
def test_a_monster_card_gives_its_owner_gold_in_the_village(monster: str, gold: int) -> None:
    assert table(at("village", s0={"hand": [monster, "town_guard"]}))["gold"] == gold


@pytest.mark.rule("TS-18.25")
def test_a_monster_card_may_carry_effects_for_its_owner() -> None:
    gifts = custom(village=[{"do": "draw", "draw": 2}], dungeon=[{"do": "rally", "attack": 2}])
    game = at("village", s0={"hand": ["stranger"]}, content=gifts)
    play(game, ("use", 1, 1))
    assert len(party(game)) == 3
    game = use(duel("stranger thyrian_squire torch", "nixie", content=gifts), "stranger")
    assert total(fight(game)) == 2 + 2


@pytest.mark.rule("TS-18.26")
@pytest.mark.parametrize(
    ("named", "basics"), [("weapon", ["dagger"]), ("food", ["iron_rations"]), ("item", ["iron_rations", "torch"])]
)
def test_a_spoils_kind_includes_the_basic_cards_of_that_kind(named: str, basics: list[str]) -> None:
    game = duel("outlands_khan torch torch", "stranger", content=custom(spoils=named))
    fight(game)
    assert [card for card in offered(game) if card in ("dagger", "iron_rations", "militia", "torch")] == basics


@pytest.mark.rule("TS-18.27")
def test_experience_points_are_taken_with_the_monster_before_spoils() -> None:
    game = fight(market("dwarf_janissary outlands_khan torch torch", s0={"xp": 1, "discard": []}))
    assert kind(game) == "spoils"
    assert (seat(game)["xp"], seat(game)["discard"]) == (2, ["griknack_goblin"])


@pytest.mark.rule("TS-18.28")
@pytest.mark.parametrize(("rank", "xp"), [(3, 2), (2, 1)])
def test_the_snipers_experience_comes_with_the_monsters(rank: int, xp: int) -> None:
    game = market("feayn_sniper dwarf_janissary outlands_khan torch torch", rank=rank)
    fight(game, rank)
    assert (kind(game), seat(game)["xp"]) == ("spoils", xp)


@pytest.mark.rule("TS-18.28")
def test_the_sorcerers_return_waits_until_the_hall_is_refilled_and_breach_is_over() -> None:
    game = at(
        "dungeon",
        s0={"hand": ["dwarf_janissary", "elf_sorcerer", "outlands_khan", "torch", "torch"]},
        hall=["griknack_goblin", "archduke_of_pain", "nixie"],
        dungeon=["pegasus", "pegasus"],
    )
    fight(game)
    assert kind(game) == "spoils"
    play(game, ("spoils", "weapon", "dagger"))
    assert kind(game) == "sorcerer"
    assert order_of(game, "xp", "gained", "turned_up", "breach") == ["xp", "gained", "turned_up", "breach"]
    play(game, ("monster", 3))
    assert table(game)["dungeon_known"] == ["pegasus"]


@pytest.mark.rule("TS-18.29")
@pytest.mark.parametrize(("hero", "xp"), [("feayn_sniper", 2 + 1), ("elf_sorcerer", 2)])
def test_what_waits_for_a_victory_works_for_a_hero_destroyed_in_the_battle(hero: str, xp: int) -> None:
    game = duel(f"{hero} outlands_khan thyrian_knight lantern", "mythlurian", rank=3)
    fight(game, 3, ("victim", slot(game, hero)))
    assert won(game) and table(game)["destroyed"] == [hero]
    assert seat(game)["xp"] == xp
    assert (kind(game) == "sorcerer") is (hero == "elf_sorcerer")


def with_a_borrowed(hero: str, foe: str, rank: int) -> Game[Any]:
    """The Theurge's player has discarded a Militia and borrowed a Hero of the other seat."""
    game = market("selurin_theurge militia outlands_khan fireball lantern", foe, rank=rank, s1={"hand": [hero]})
    use(game, "selurin_theurge")
    return play(game, ("discard", slot(game, "militia")), ("discard", hero), ("borrow", 1, hero))


@pytest.mark.rule("TS-18.29")
@pytest.mark.parametrize(
    ("hero", "xp", "then"),
    [("feayn_sniper", 2, "turn"), ("elf_sorcerer", 1, "sorcerer"), ("chalice_paladin", 1, "spoils")],
)
def test_what_waits_for_a_victory_works_for_a_borrowed_hero(hero: str, xp: int, then: str) -> None:
    game = fight(with_a_borrowed(hero, "nixie", 3), 3)
    assert won(game) and kind(game) == then
    assert seat(game)["xp"] == xp


@pytest.mark.rule("TS-18.29")
@pytest.mark.parametrize("hero", ["feayn_sniper", "elf_sorcerer", "dwarf_janissary"])
def test_what_waits_for_a_victory_never_works_for_a_hero_who_could_not_attack(hero: str) -> None:
    game = market(f"{hero} outlands_khan thyrian_knight lightstone_gem", "haunt", rank=3)
    fight(game, 3, ("victim", slot(game, hero)))
    assert won(game) and kind(game) == "turn"
    assert seat(game)["xp"] == 1


# -- Trophies --------------------------------------------------------------------------------------


@pytest.mark.rule("TS-19.1")
@pytest.mark.parametrize(
    ("monster", "attack", "magic"),
    [
        ("ebon_fume", 3, 0),
        ("uyril_unending", 1, 0),
        ("pegasus", 1, 0),
        ("griffon", 0, 1),
        ("the_unchained", 0, 1),
        ("sphinx", 0, 2),
        ("tyxr_the_old", 0, 2),
        ("nixie", 0, 0),
        ("succubus", 0, 0),
    ],
)
def test_a_monster_card_with_a_trophy_adds_its_bonus_from_the_hand(monster: str, attack: int, magic: int) -> None:
    game = duel(f"{monster} torch", "griknack_goblin")
    assert (battle(game)["attack"], battle(game)["magic"]) == (attack, magic)
    assert total(fight(game)) == attack + magic


@pytest.mark.rule("TS-19.2")
@pytest.mark.parametrize(("jellies", "light"), [(0, 0), (1, 1), (2, 2)])
def test_a_monster_card_with_light_gives_it_from_the_hand(jellies: int, light: int) -> None:
    game = duel("outlands_warrior dagger " + "red_jelly " * jellies, "nixie", rank=2)
    assert battle(game, 2)["light"] == light
    assert total(fight(game, 2)) == max(0, 3 - 2 * (2 - light))


@pytest.mark.rule("TS-19.3")
def test_a_trophy_that_is_bad_for_the_player_counts_without_being_asked_for() -> None:
    game = duel("curse thyrian_knight torch", "griknack_goblin", content=custom("curse", attack=-1))
    assert options(game, "use") == []
    fight(game)
    assert total(game) == 3 and not won(game)


@pytest.mark.rule("TS-19.4")
def test_trophies_defeat_a_monster_without_any_hero() -> None:
    game = fight(duel("ebon_fume red_jelly pegasus", "griknack_goblin"))
    assert total(game) == 4 and won(game)


@pytest.mark.rule("TS-19.5")
@pytest.mark.parametrize(
    ("hand", "foe", "value"),
    [
        ("griffon selurin_warlock torch", "nixie", (1 + 2) * 2),
        ("griffon pegasus torch", "ebon_fume", 1),
        ("griffon pegasus torch", "sphinx", 1),
        ("sphinx griffon torch", "noxious_slag", 3 // 2),
        ("pegasus disease torch", "nixie", 0),
    ],
)
def test_the_bonus_of_a_trophy_is_treated_like_that_of_other_cards(hand: str, foe: str, value: int) -> None:
    assert total(fight(duel(hand, foe))) == value


@pytest.mark.rule("TS-19.6")
@pytest.mark.parametrize("foe", ["pegasus", "griffon", "uyril_unending", "red_jelly"])
def test_a_trophy_in_the_hall_works_for_nobody(foe: str) -> None:
    game = at("dungeon", s0={"hand": ["fireball"]}, hall=[foe, "ebon_fume", "red_jelly"], dungeon=["nixie"])
    ledger = battle(game)
    assert (ledger["attack"], ledger["magic"], ledger["light"]) == (0, 3, 1)
    assert ledger["health"] == game.state.card(foe).health
    assert total(fight(game)) == 3


@pytest.mark.rule("TS-19.7")
@pytest.mark.parametrize(
    "monster", ["darkness", "knightmare", "revenant", "archduke_of_pain", "noxious_slag", "lord_of_death", "haunt"]
)
def test_traits_battle_and_breach_effects_of_monsters_in_hand_never_apply(monster: str) -> None:
    game = duel(f"{monster} regian_cleric thyrian_knight short_sword torch", "griknack_goblin", s0={"discard": []})
    equip(game, "short_sword", "regian_cleric")
    assert battle(game)["penalty"] == 0
    fight(game)
    assert total(game) == 1 + 4 + 4
    assert table(game)["destroyed"] == [] and events(game, "breach") == []
    assert "disease" not in [*seat(game)["discard"], *seat(game)["hand"]]


@pytest.mark.rule("TS-19.7")
def test_revealing_tyxr_from_the_hand_makes_nobody_discard() -> None:
    game = at("turn", s0={"hand": ["tyxr_the_old", "militia"]}, hall=["nixie", "pegasus"])
    play(game, ("dungeon",))
    assert (kind(game), len(party(game)), len(seat(game, 1)["hand"])) == ("dungeon", 2, 6)


@pytest.mark.rule("TS-19.8")
@pytest.mark.parametrize(("foe", "hand"), [("pegasus", "outlands_khan"), ("griffon", "outlands_khan outlands_warrior")])
def test_a_trophy_is_not_available_in_the_battle_in_which_it_is_won(foe: str, hand: str) -> None:
    game = fight(duel(f"{hand} dwarf_janissary torch torch", foe, s0={"discard": []}))
    assert kind(game) == "spoils"
    assert foe not in party(game) and seat(game)["discard"] == [foe]
    assert total(game) == sum(game.state.card(card).attack for card in hand.split()) + 2
