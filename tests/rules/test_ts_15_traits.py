"""TS-15 and TS-16: Monster Traits, and Heroes or parties that cannot attack."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game

from .thunderstone import at, battle, events, kind, options, party, play, seat, slot, table

PLAIN_HALL = ("griknack_goblin", "nixie", "bloodskull_orc")  # Monsters without Traits and Battle effects


def duel(hand: str, foe: str, rank: int = 1, **fields: Any) -> Game[Any]:
    """A party in step 2 of a Dungeon turn: "militia dagger" against a Monster, plain Monsters beside it."""
    hall = list(PLAIN_HALL)
    hall[rank - 1] = foe
    fields.setdefault("dungeon", ["grudgebeast", "grudgebeast", "firebrand_cyclops"])
    s0 = {"hand": hand.split(), **fields.pop("s0", {})}
    return at("dungeon", s0=s0, hall=hall, **fields)


def equip(game: Game[Any], weapon: str, hero: str, nth: int = 1) -> Game[Any]:
    return play(game, ("equip", slot(game, weapon), slot(game, hero, nth)))


def use(game: Game[Any], card: str, effect: int = 1) -> Game[Any]:
    return play(game, ("use", slot(game, card), effect))


def fight(game: Game[Any], rank: int = 1, *answers: tuple[str | int, ...]) -> Game[Any]:
    """Attack a Rank, give the answers, then the first option each time until the battle is decided."""
    play(game, ("attack", rank), *answers)
    while not events(game, "fought"):
        play(game, options(game)[0])
    return game


def total(game: Game[Any]) -> int:
    """The Attack Value that was compared with Health."""
    return events(game, "fought")[-1].total


def won(game: Game[Any]) -> bool:
    return events(game, "fought")[-1].won


def custom(name: str = "stranger", **figures: Any) -> dict[str, list[dict[str, Any]]]:
    """A Monster of our own, for combinations that the base set does not print."""
    monster = {"id": name, "source": "designed", "group": "humanoid", "types": ["humanoid"], "copies": 2, "health": 5}
    return {"monster": [{**monster, **figures}]}


# -- TS-15: Traits --------------------------------------------------------------------------------


@pytest.mark.rule("TS-15.1")
@pytest.mark.parametrize(("foe", "hand", "value"), [("succubus", "thyrian_knight torch", 2), ("sphinx", "militia", 0)])
def test_a_trait_is_in_force_before_the_battle_and_nobody_is_asked_about_it(foe: str, hand: str, value: int) -> None:
    game = duel(hand, foe)
    assert battle(game)["total"] == value
    assert not game.state.card(foe).battle
    play(game, ("attack", 1))
    assert total(game) == value


@pytest.mark.rule("TS-15.2")
def test_both_traits_of_one_monster_work() -> None:
    game = duel("thyrian_squire short_sword fireball", "noxious_slag")
    equip(game, "short_sword", "thyrian_squire")
    assert total(fight(game)) == 2 + 0 + 3 // 2


@pytest.mark.rule("TS-15.3")
@pytest.mark.parametrize(
    ("hand", "magic"), [("fireball fireball", 3), ("fireball elf_wizard", 2), ("elf_wizard", 1), ("regian_cleric", 0)]
)
def test_half_magic_attack_halves_the_sum_of_all_sources(hand: str, magic: int) -> None:
    game = duel(hand, "noxious_slag")
    assert battle(game)["magic"] == magic


@pytest.mark.rule("TS-15.3")
def test_half_magic_attack_leaves_attack_alone() -> None:
    game = duel("outlands_khan fireball", "noxious_slag")
    assert (battle(game)["attack"], battle(game)["magic"]) == (7, 1)
    assert total(fight(game)) == 8


@pytest.mark.rule("TS-15.4")
def test_half_attack_halves_the_total_after_light() -> None:
    assert total(fight(duel("outlands_khan", "succubus"))) == (7 - 2) // 2


@pytest.mark.rule("TS-15.4", "TS-15.5")
def test_half_attack_without_a_weapon_asks_for_an_equipped_weapon() -> None:
    game = duel("outlands_khan dagger torch", "tormentor")
    assert battle(game)["total"] == 7 // 2
    assert total(fight(equip(game, "dagger", "outlands_khan"))) == 8


@pytest.mark.rule("TS-15.5")
@pytest.mark.parametrize("foe", ["succubus", "ghost", "uyril_unending"])
def test_with_magic_attack_present_the_full_attack_value_counts(foe: str) -> None:
    assert battle(duel("outlands_khan torch", foe))["total"] == 3
    assert total(fight(duel("outlands_khan torch regian_cleric", foe))) == 8


@pytest.mark.rule("TS-15.6")
@pytest.mark.parametrize(
    ("foe", "hand", "value"),
    [
        ("noxious_slag", "fireball", 1),
        ("noxious_slag", "fireball elf_wizard", 2),
        ("succubus", "militia torch", 0),
        ("succubus", "outlands_slayer torch", 2),
        ("tormentor", "outlands_khan torch", 3),
    ],
)
def test_every_halving_rounds_down(foe: str, hand: str, value: int) -> None:
    assert total(fight(duel(hand, foe))) == value


@pytest.mark.rule("TS-15.7")
@pytest.mark.parametrize(("sick", "value"), [("attack", 6 + 1), ("magic", 7 // 2)])
def test_magic_attack_is_present_from_plus_one_on(sick: str, value: int) -> None:
    game = duel("outlands_khan regian_cleric torch disease", "succubus")
    assert total(fight(game, 1, ("sick", sick))) == value


@pytest.mark.rule("TS-15.8")
@pytest.mark.parametrize("weapon", ["dagger", "hatchet", "short_sword", "polearm", "spear", "flaming_sword"])
def test_an_edged_weapon_gives_no_attack_and_no_magic_attack_to_the_immune(weapon: str) -> None:
    game = duel(f"thyrian_knight {weapon} torch", "noxious_slag")
    assert total(fight(equip(game, weapon, "thyrian_knight"))) == 4


@pytest.mark.rule("TS-15.8")
def test_a_blunt_weapon_counts_against_a_monster_immune_to_edged_weapons() -> None:
    game = duel("thyrian_knight warhammer torch", "noxious_slag")
    assert total(fight(equip(game, "warhammer", "thyrian_knight"))) == 7


@pytest.mark.rule("TS-15.9")
def test_the_light_of_an_edged_weapon_counts_against_the_immune() -> None:
    game = duel("thyrian_knight flaming_sword", "noxious_slag")
    assert battle(game)["penalty"] == 1
    equip(game, "flaming_sword", "thyrian_knight")
    assert battle(game)["penalty"] == 0
    assert total(fight(game)) == 4


@pytest.mark.rule("TS-15.10")
@pytest.mark.parametrize("source", ["fireball", "elf_wizard", "griffon", "regian_bishop", "selurin_warlock"])
def test_no_card_gives_magic_attack_to_a_monster_immune_to_it(source: str) -> None:
    game = duel(f"outlands_warrior torch {source}", "ebon_fume")
    assert (battle(game)["attack"], battle(game)["magic"]) == (3, 0)
    assert total(fight(game)) == 3


@pytest.mark.rule("TS-15.10")
def test_the_magic_attack_of_an_equipped_weapon_is_zero_too() -> None:
    game = duel("outlands_warrior flaming_sword", "ebon_fume")
    assert total(fight(equip(game, "flaming_sword", "outlands_warrior"))) == 3


@pytest.mark.rule("TS-15.11")
def test_heroes_give_attack_light_and_spoils_to_a_battle_against_the_magic_immune() -> None:
    game = duel("outlands_khan outlands_warrior thyrian_knight elf_wizard chalice_paladin", "ebon_fume")
    assert (battle(game)["attack"], battle(game)["light"], battle(game)["penalty"]) == (14, 1, 0)
    fight(game, 1)
    assert won(game) and table(game)["spoils"] == ["any"]


@pytest.mark.rule("TS-15.12")
def test_only_magic_attack_counts_against_magic_attack_only() -> None:
    game = fight(duel("outlands_khan outlands_slayer torch fireball", "sphinx"))
    assert (total(game), won(game)) == (3, False)


@pytest.mark.rule("TS-15.12")
def test_magic_attack_alone_that_reaches_the_health_defeats_magic_attack_only() -> None:
    game = fight(duel("fireball fireball elf_wizard", "sphinx"))
    assert (total(game), won(game)) == (8, True)


@pytest.mark.rule("TS-15.13")
def test_heroes_give_light_and_spoils_against_magic_attack_only() -> None:
    game = duel("lorigg_outlaw dwarf_janissary regian_bishop elf_archmage regian_cleric", "sphinx", rank=3)
    assert (battle(game, 3)["light"], battle(game, 3)["magic"], battle(game, 3)["total"]) == (4, 8, 8)
    fight(game, 3)
    assert won(game) and table(game)["spoils"] == ["weapon", "reveal_six"]


@pytest.mark.rule("TS-15.14")
@pytest.mark.parametrize(
    ("hand", "value", "wins"),
    [
        ("thyrian_knight thyrian_squire regian_cleric torch", 7, True),
        ("thyrian_knight regian_cleric torch", 5, False),
        ("thyrian_knight outlands_warrior torch", 7, False),
        ("outlands_khan outlands_slayer torch", 12, False),
        ("fireball fireball regian_cleric", 7, True),
    ],
)
def test_magic_attack_required_needs_the_health_and_magic_of_at_least_one(hand: str, value: int, wins: bool) -> None:
    game = fight(duel(hand, "revenant"))
    assert (total(game), won(game)) == (value, wins)


@pytest.mark.rule("TS-15.15")
@pytest.mark.parametrize("foe", ["revenant", "archduke_of_pain"])
def test_magic_attack_required_may_be_attacked_without_and_the_monster_goes_under_the_deck(foe: str) -> None:
    game = duel("outlands_khan outlands_slayer torch", foe)
    assert ("attack", 1) in options(game)
    fight(game)
    assert not won(game)
    assert table(game)["dungeon_known"] == [foe]


@pytest.mark.rule("TS-15.16")
@pytest.mark.parametrize(
    ("armed", "value", "light"), [("thyrian_knight", 4 + 1, 2), ("elf_sorcerer", 3 + 1, 4), ("", 0, 2)]
)
def test_only_heroes_with_a_weapon_give_attack_magic_and_light(armed: str, value: int, light: int) -> None:
    game = duel("thyrian_knight elf_sorcerer dagger lantern", "darkness")
    if armed:
        equip(game, "dagger", armed)
    assert battle(game)["light"] == light
    assert total(fight(game)) == value


@pytest.mark.rule("TS-15.17")
def test_heroes_kept_out_by_the_trait_can_be_destroyed_by_battle_effects() -> None:
    trait = custom(traits=["unarmed_cannot_attack"], battle=[{"do": "destroy", "of": "hero"}])
    game = duel("militia thyrian_knight dagger torch", "stranger", content=trait)
    equip(game, "dagger", "thyrian_knight")
    militia = slot(game, "militia")
    play(game, ("attack", 1))
    assert ("victim", militia) in options(game)
    play(game, ("victim", militia))
    assert table(game)["destroyed"] == ["militia"]


@pytest.mark.rule("TS-15.18")
@pytest.mark.parametrize(
    ("foe", "rank", "penalty"), [("darkness", 1, 2), ("knightmare", 1, 3), ("knightmare", 3, 5), ("lord_mortis", 2, 3)]
)
def test_a_light_modifier_is_counted_before_the_battle(foe: str, rank: int, penalty: int) -> None:
    game = duel("militia", foe, rank)
    assert battle(game, rank)["penalty"] == penalty


@pytest.mark.rule("TS-15.18")
def test_the_light_modifier_of_the_blink_dog_decides_whether_it_can_be_declared() -> None:
    assert ("attack", 1) not in options(duel("thyrian_knight torch", "blink_dog"))
    assert ("attack", 1) in options(duel("thyrian_knight torch torch", "blink_dog"))


@pytest.mark.rule("TS-15.19")
def test_a_kind_the_monster_is_immune_to_is_left_out_so_disease_takes_the_other_one() -> None:
    game = duel("outlands_warrior fireball disease", "ebon_fume")
    play(game, ("attack", 1))  # nobody is asked: Magic Attack is not at least +1
    assert total(game) == 2


@pytest.mark.rule("TS-15.20")
@pytest.mark.parametrize(("strength", "value"), [(0, 2), (1, 0)])
def test_a_hero_whose_weapon_falls_off_stops_contributing(strength: int, value: int) -> None:
    trait = custom(traits=["unarmed_cannot_attack"], battle=[{"do": "weaken", "strength": strength}])
    game = duel("militia dagger torch", "stranger", content=trait)
    assert total(fight(equip(game, "dagger", "militia"))) == value


# -- TS-16: who cannot attack ---------------------------------------------------------------------


@pytest.mark.rule("TS-16.1")
@pytest.mark.parametrize("hero", ["feayn_archer", "feayn_marksman", "feayn_sniper"])
def test_a_feayn_gives_neither_attack_nor_light_against_rank_one(hero: str) -> None:
    game = duel(f"militia {hero}", "griknack_goblin")
    assert (battle(game, 1)["attack"], battle(game, 1)["light"]) == (1, 0)
    assert battle(game, 2)["attack"] > 1 and battle(game, 2)["light"] >= 1


@pytest.mark.rule("TS-16.1")
def test_a_hero_barred_in_battle_gives_no_magic_attack_and_no_light() -> None:
    game = duel("elf_sorcerer thyrian_knight", "haunt")
    elf = slot(game, "elf_sorcerer")
    assert total(fight(game, 1, ("victim", elf))) == 4 - 2


@pytest.mark.rule("TS-16.2", "TS-16.10")
def test_a_card_drawn_by_a_hero_who_then_cannot_attack_fights_on() -> None:
    game = duel("regian_priest thyrian_knight", "haunt", draws={"deck": ["torch"]})
    priest = slot(game, "regian_priest")
    use(game, "regian_priest")
    fight(game, 1, ("victim", priest))
    assert total(game) == 4  # the Torch that was drawn lights the way


@pytest.mark.rule("TS-16.2", "TS-16.10")
def test_the_discards_made_by_a_hero_who_then_cannot_attack_stay_made() -> None:
    game = duel("lorigg_rogue thyrian_knight", "haunt", s1={"hand": ["militia", "torch"]})
    rogue = slot(game, "lorigg_rogue")
    play(use(game, "lorigg_rogue"), ("discard", "torch"))
    fight(game, 1, ("victim", rogue))
    assert (seat(game, 1)["hand"], seat(game, 1)["discard"]) == (["militia"], ["torch"])


@pytest.mark.rule("TS-16.2", "TS-16.10")
def test_a_monster_moved_by_a_hero_who_then_cannot_attack_stays_moved() -> None:
    game = duel("elf_archmage thyrian_knight torch", "haunt", rank=2)
    archmage = slot(game, "elf_archmage")
    play(use(game, "elf_archmage"), ("monster", 1))
    assert table(game)["hall"][0] == "haunt"
    fight(game, 1, ("victim", archmage))
    assert "griknack_goblin" in table(game)["dungeon_known"]


@pytest.mark.rule("TS-16.2", "TS-16.10")
@pytest.mark.parametrize(("giver", "value"), [("thyrian_knight", 1 + 1), ("thyrian_lord", 1 + 2)])
def test_the_bonus_a_hero_gave_to_others_stays_when_the_giver_cannot_attack(giver: str, value: int) -> None:
    game = duel(f"{giver} militia torch", "haunt")
    assert total(fight(game, 1, ("victim", slot(game, giver)))) == value


@pytest.mark.rule("TS-16.3")
@pytest.mark.parametrize(
    ("hero", "open_spoils"), [("dwarf_janissary", "weapon"), ("chalice_paladin", "any"), ("elf_sorcerer", "return")]
)
def test_a_hero_who_cannot_attack_gives_no_spoils_and_no_return(hero: str, open_spoils: str) -> None:
    game = duel(f"{hero} outlands_khan outlands_warrior torch torch iron_rations", "haunt")
    fight(game, 1, ("victim", slot(game, hero)))
    assert won(game) and table(game)["spoils"] == [] and kind(game) not in ("spoils", "sorcerer")
    game = duel(f"{hero} outlands_khan outlands_warrior torch torch iron_rations", "haunt")
    fight(game, 1, ("victim", slot(game, "outlands_khan")))
    assert won(game)
    assert kind(game) == "sorcerer" if open_spoils == "return" else table(game)["spoils"] == [open_spoils]


@pytest.mark.rule("TS-16.4")
def test_a_hero_who_cannot_attack_enters_the_dungeon_all_the_same() -> None:
    game = duel("feayn_archer militia torch", "mythlurian")
    feayn = slot(game, "feayn_archer")
    assert "feayn_archer" in party(game)
    play(game, ("attack", 1))
    assert ("victim", feayn) in options(game)
    play(game, ("victim", feayn))
    assert table(game)["destroyed"] == ["feayn_archer"]


@pytest.mark.rule("TS-16.5")
def test_the_weapon_of_a_hero_who_cannot_attack_gives_nothing() -> None:
    game = duel("feayn_marksman flaming_sword militia", "griknack_goblin")
    equip(game, "flaming_sword", "feayn_marksman")
    assert (battle(game, 1)["attack"], battle(game, 1)["magic"], battle(game, 1)["light"]) == (1, 0, 0)
    assert (battle(game, 2)["attack"], battle(game, 2)["magic"], battle(game, 2)["light"]) == (4, 3, 2)


@pytest.mark.rule("TS-16.6")
@pytest.mark.parametrize("spell", ["battle_fury", "feast"])
def test_a_bonus_for_every_hero_does_not_count_for_one_who_cannot_attack(spell: str) -> None:
    game = duel(f"feayn_archer militia {spell} torch", "griknack_goblin")
    use(game, spell)
    assert total(fight(game)) == 1 + 1


@pytest.mark.rule("TS-16.7")
@pytest.mark.parametrize(
    ("hero", "attacking", "barred"), [("selurin_warlock", (3 + 2) * 2, 3), ("selurin_magician", 3 + 2 + 1 + 2, 3)]
)
def test_multipliers_and_bonuses_to_cards_are_lost_with_their_hero(hero: str, attacking: int, barred: int) -> None:
    hand = f"{hero} militia fireball torch torch"
    assert battle(duel(hand, "griknack_goblin"))["magic"] == attacking
    game = duel(hand, "haunt")
    assert total(fight(game, 1, ("victim", slot(game, hero)))) == 1 + barred


@pytest.mark.rule("TS-16.8")
def test_a_monster_the_party_cannot_attack_cannot_be_declared() -> None:
    game = duel("outlands_khan outlands_slayer", "blink_dog", rank=2)
    assert game.why(("attack", 2)) == (False, "TS-26.8")
    assert options(game, "attack") == [("attack", 1), ("attack", 3)]


@pytest.mark.rule("TS-16.9")
@pytest.mark.parametrize(
    ("hand", "foe"),
    [("feayn_sniper feayn_archer", "griknack_goblin"), ("militia militia", "darkness"), ("torch disease", "nixie")],
)
def test_a_party_without_a_hero_able_to_attack_may_still_declare_a_monster(hand: str, foe: str) -> None:
    game = duel(hand, foe)
    assert ("attack", 1) in options(game)
    fight(game)
    assert total(game) == 0 and not won(game)


@pytest.mark.rule("TS-16.10")
@pytest.mark.parametrize(
    ("hand", "hero", "feeds"),
    [
        ("thyrian_squire militia iron_rations torch", "thyrian_squire", True),
        ("amazon_queen militia lantern", "amazon_queen", False),
        ("outlands_slayer militia griknack_goblin lantern", "outlands_slayer", False),
        ("chalice_defender militia lantern", "chalice_defender", False),
    ],
)
def test_every_bonus_to_the_own_attack_is_lost_with_that_attack(hand: str, hero: str, feeds: bool) -> None:
    rank = 1 if feeds else 2
    game = duel(hand, "haunt", rank)
    if feeds:
        use(game, hero)
    assert total(fight(game, rank, ("victim", slot(game, hero)))) == 1


@pytest.mark.rule("TS-16.10")
def test_strength_given_to_others_is_kept_by_them() -> None:
    weakened = custom(battle=[{"do": "weaken", "strength": 3}, {"do": "bar"}])
    game = duel("militia militia feast dagger torch", "stranger", content=weakened)
    use(game, "feast")
    equip(game, "dagger", "militia", 2)
    assert total(fight(game, 1, ("victim", slot(game, "militia", 1)))) == 1 + 1 + 1
