"""TS-17: the order of modifiers, step by step, and against a second computation."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

import fabletop
from fabletop import Game
from fabletop.games.thunderstone import reckon

from .test_ts_15_traits import custom, duel, equip, fight, total, use, won
from .thunderstone import GAME, at, battle, events, kind, options, play, slot, table


def trophies(**bonus: dict[str, int]) -> dict[str, list[dict[str, Any]]]:
    """Monsters of our own whose Trophies may be bad."""
    entries = [custom(name, **figures)["monster"][0] for name, figures in bonus.items()]
    return {"monster": entries}


# -- A: Strength, equipment, who attacks -----------------------------------------------------------


@pytest.mark.rule("TS-17.1")
def test_only_the_value_after_the_battle_effects_is_compared() -> None:
    game = duel("regian_cleric short_sword outlands_warrior torch", "suffering")
    equip(game, "short_sword", "regian_cleric")
    fight(game)  # 8 in step 4a; then the sword falls off
    assert total(game) == 1 + 3 and not won(game)


@pytest.mark.rule("TS-17.1")
def test_the_value_shown_in_a_battle_is_the_one_after_its_battle_effects() -> None:
    changing = custom(battle=[{"do": "bar"}, {"do": "destroy", "of": "hero"}])
    game = duel("thyrian_knight outlands_warrior torch", "stranger", content=changing)
    assert battle(game)["total"] == 4  # with the best answer: the Warrior stays out
    play(game, ("attack", 1))
    assert (kind(game), battle(game)["total"]) == ("barred", 4)
    play(game, ("victim", slot(game, "thyrian_knight")))
    assert (kind(game), battle(game)["total"]) == ("victim", 3)


@pytest.mark.rule("TS-17.2", "TS-17.3")
@pytest.mark.parametrize(("rations", "held"), [(0, False), (1, True), (2, True)])
def test_strength_is_printed_value_plus_step_two_less_battle_effects(rations: int, held: bool) -> None:
    game = duel("thyrian_squire regian_cleric short_sword torch" + " iron_rations" * rations, "judgement")
    for nth in range(rations):
        play(game, ("use", slot(game, "iron_rations", nth + 1), 1), ("hero", slot(game, "regian_cleric")))
    equip(game, "short_sword", "regian_cleric")  # Strength 4 + 2 for each Rations - 2, Weight 4
    fight(game)
    assert total(game) == (2 - 1) + (1 + 4 - 1 if held else 1 - 1)


@pytest.mark.rule("TS-17.3")
@pytest.mark.parametrize(("aura", "value"), [(False, 1), (True, 2)])
def test_the_modified_weight_decides_whether_a_weapon_stays(aura: bool, value: int) -> None:
    game = duel("militia dagger torch magical_aura", "suffering", draws={"deck": ["torch"]})
    if aura:
        use(game, "magical_aura")
    assert total(fight(equip(game, "dagger", "militia"))) == value


@pytest.mark.rule("TS-17.4")
@pytest.mark.parametrize(
    ("hero", "foe", "arms"),
    [
        ("feayn_marksman", "griknack_goblin", True),
        ("thyrian_knight", "darkness", False),
        ("thyrian_lord", "haunt", True),
    ],
)
def test_heroes_kept_from_attacking_are_left_out_with_their_weapons(hero: str, foe: str, arms: bool) -> None:
    game = duel(f"{hero} short_sword redblade_killer dagger torch torch", foe)
    equip(game, "dagger", "redblade_killer")
    if arms:
        equip(game, "short_sword", hero)
    answers = [("victim", slot(game, hero))] if foe == "haunt" else []
    assert total(fight(game, 1, *answers)) == 2 + 1


# -- B: bonuses of cards ---------------------------------------------------------------------------


@pytest.mark.rule("TS-17.5")
@pytest.mark.parametrize(
    ("hand", "attack"),
    [
        ("amazon_archer", 1 + 2),
        ("amazon_queen amazon_huntress", 2 + 4 + 2 + 3),
        ("chalice_defender torch lantern iron_rations", 2),
        ("outlands_khan griknack_goblin red_jelly", 7 + 4),
        ("thyrian_knight militia militia", 4 + 2 + 2),
        ("thyrian_lord militia elf_wizard thyrian_squire", 4 + 3 + 2 + 2),
        ("thyrian_knight thyrian_lord militia", 4 + 4 + 1 + 1 + 2),
    ],
)
def test_a_heros_attack_is_the_printed_one_and_all_conditional_ones(hand: str, attack: int) -> None:
    assert battle(duel(hand, "nixie", rank=2), 2)["attack"] == attack


@pytest.mark.rule("TS-17.5")
def test_food_battle_fury_and_an_edged_weapon_all_raise_the_heros_own_bonus() -> None:
    game = duel("dwarf_guardian thyrian_squire dagger iron_rations battle_fury torch", "nixie")
    use(game, "thyrian_squire")
    use(game, "battle_fury")
    equip(game, "dagger", "dwarf_guardian")
    assert total(fight(game)) == (1 + 3 + 1) + 1 + (2 + 2 + 1)


@pytest.mark.rule("TS-17.6")
@pytest.mark.parametrize(
    ("hero", "weapon", "foe", "value"),
    [
        ("thyrian_knight", "polearm", "nixie", 4 + 6),
        ("thyrian_squire", "polearm", "nixie", 2 + 2),
        ("chalice_quester", "warhammer", "suffering", 2),
        ("chalice_quester", "warhammer", "famine", 2 + 6),
        ("chalice_quester", "warhammer", "nixie", 2 + 3),
        ("thyrian_squire", "short_sword", "grayskin_lizard", 2 + 4 + 1),
        ("thyrian_squire", "flaming_sword", "grayskin_lizard", 2 + 3 + 1),
    ],
)
def test_a_weapon_adds_its_bonus_with_all_conditional_parts(hero: str, weapon: str, foe: str, value: int) -> None:
    game = duel(f"{hero} {weapon} torch", foe)
    assert total(fight(equip(game, weapon, hero))) == value


@pytest.mark.rule("TS-17.6")
def test_a_thrown_spear_adds_its_whole_bonus() -> None:
    game = duel("thyrian_squire spear torch", "nixie")
    equip(game, "spear", "thyrian_squire")
    assert total(fight(use(game, "spear"))) == 2 + 5


@pytest.mark.rule("TS-17.6")
def test_the_kind_judgement_lowers_is_judged_by_hero_and_weapon_together() -> None:
    game = duel("chalice_paladin short_sword torch", "judgement")
    equip(game, "short_sword", "chalice_paladin")
    play(game, ("attack", 1))
    assert options(game) == [("lower", "attack"), ("lower", "magic")]
    play(game, ("lower", "attack"))
    assert total(game) == 4 + 4 - 1


@pytest.mark.rule("TS-17.7")
def test_edged_immunity_takes_the_weapons_bonus_and_leaves_the_dwarfs() -> None:
    game = duel("dwarf_guardian short_sword torch", "noxious_slag")
    assert total(fight(equip(game, "short_sword", "dwarf_guardian"))) == 1 + 3


@pytest.mark.rule("TS-17.7")
def test_edged_immunity_takes_the_conditional_part_of_the_weapons_bonus_too() -> None:
    game = duel("thyrian_knight spear torch", "noxious_slag")
    equip(game, "spear", "thyrian_knight")
    assert total(fight(use(game, "spear"))) == 4


@pytest.mark.rule("TS-17.8", "TS-17.9")
def test_the_final_attack_of_a_hero_with_the_weapon_turns_into_magic_attack() -> None:
    game = duel("thyrian_squire short_sword goodberries battle_fury lantern", "nixie", rank=2)
    use(game, "goodberries")
    use(game, "battle_fury")
    equip(game, "short_sword", "thyrian_squire")
    assert (battle(game, 2)["attack"], battle(game, 2)["magic"]) == (0, 2 + 4 + 1)


@pytest.mark.rule("TS-17.8")
def test_a_loss_of_attack_in_the_battle_comes_before_the_conversion() -> None:
    game = duel("thyrian_squire goodberries torch", "judgement")
    use(game, "goodberries")
    play(game, ("attack", 1))
    assert total(game) == 2 - 1  # Attack was the only kind that Judgement could lower


@pytest.mark.rule("TS-17.8")
def test_conversion_keeps_the_heros_own_magic_attack() -> None:
    game = duel("chalice_defender lantern goodberries", "nixie")
    use(game, "goodberries")
    assert (battle(game)["attack"], battle(game)["magic"]) == (0, 3 + 1)


@pytest.mark.rule("TS-17.10")
@pytest.mark.parametrize(
    ("hand", "attack", "magic"),
    [
        ("fireball", 0, 3),
        ("pegasus griffon", 1, 1),
        ("selurin_magician fireball torch", 0, 2 + 4 + 1),
        ("selurin_magician selurin_magician fireball lantern", 0, 4 + 5 + 2),
        ("selurin_magician banish", 0, 2),
        ("selurin_magician sphinx short_sword", 0, 2 + 2),
    ],
)
def test_spells_items_and_trophies_add_their_bonus_enlarged_by_selurin(hand: str, attack: int, magic: int) -> None:
    game = duel(hand, "nixie", rank=2)
    assert (battle(game, 2)["attack"], battle(game, 2)["magic"]) == (attack, magic)


@pytest.mark.rule("TS-17.11")
@pytest.mark.parametrize(("foe", "value"), [("ebon_fume", 0), ("sphinx", 2), ("nixie", 2)])
def test_conversion_comes_before_the_immunity_to_a_kind(foe: str, value: int) -> None:
    game = duel("thyrian_squire goodberries torch", foe)
    use(game, "goodberries")
    assert total(fight(game)) == value


@pytest.mark.rule("TS-17.11")
@pytest.mark.parametrize(("foe", "pools"), [("ebon_fume", (4, 0)), ("sphinx", (0, 3)), ("nixie", (4, 3))])
def test_the_kind_that_does_not_count_is_left_out_card_by_card(foe: str, pools: tuple[int, int]) -> None:
    game = duel("thyrian_knight fireball", foe)
    assert (battle(game)["attack"], battle(game)["magic"]) == pools
    assert total(fight(game)) == sum(pools)


# -- C: the pools ----------------------------------------------------------------------------------


@pytest.mark.rule("TS-17.12", "TS-17.19")
def test_attack_and_magic_attack_are_summed_apart_and_then_added() -> None:
    game = duel("thyrian_squire outlands_warrior fireball elf_wizard pegasus", "nixie")
    assert (battle(game)["attack"], battle(game)["magic"]) == (2 + 3 + 1, 3 + 2)
    assert total(fight(game)) == 11


@pytest.mark.rule("TS-17.13")
@pytest.mark.parametrize(
    ("hand", "asked"),
    [
        ("militia regian_cleric disease torch", [["attack", "magic"]]),
        ("militia regian_cleric disease disease torch", [["attack", "magic"]]),
        ("thyrian_squire regian_cleric disease disease torch", [["attack", "magic"], ["attack", "magic"]]),
        ("thyrian_squire disease torch", []),
        ("torch disease", []),
    ],
)
def test_each_disease_takes_one_from_a_pool_that_is_at_least_one(hand: str, asked: list[list[str]]) -> None:
    game = duel(hand, "nixie")
    before = battle(game)["attack"] + battle(game)["magic"]
    play(game, ("attack", 1))
    seen = []
    while not events(game, "fought"):
        seen.append([str(key[1]) for key in options(game, "sick")])
        play(game, options(game)[0])
    assert seen == asked
    sick = hand.count("disease")
    undiseased = battle(duel(hand.replace("disease", "iron_rations"), "nixie"))
    assert before == total(game) == max(0, undiseased["attack"] + undiseased["magic"] - sick)


@pytest.mark.rule("TS-17.14")
@pytest.mark.parametrize(("warlocks", "magic"), [(1, (5 - 1) * 2), (2, (7 - 1) * 4), (3, (9 - 1) * 8)])
def test_doubling_comes_after_disease_and_several_multiply(warlocks: int, magic: int) -> None:
    game = duel("fireball disease militia" + " selurin_warlock" * warlocks, "nixie")
    fight(game, 1, ("sick", "magic"))
    assert total(game) == 1 + magic


@pytest.mark.rule("TS-17.15")
@pytest.mark.parametrize("hero", ["selurin_warlock", "selurin_theurge"])
def test_selurin_doubles_magic_attack_only(hero: str) -> None:
    assert total(fight(duel(f"{hero} outlands_khan torch", "nixie"))) == 7 + 2 * 2


@pytest.mark.rule("TS-17.16", "TS-17.17")
@pytest.mark.parametrize(
    ("hand", "magic"), [("fireball", 1), ("fireball elf_wizard", 2), ("selurin_warlock fireball", 5 * 2 // 2)]
)
def test_magic_attack_is_halved_after_it_was_doubled(hand: str, magic: int) -> None:
    assert total(fight(duel(f"{hand} torch", "noxious_slag"))) == magic


@pytest.mark.rule("TS-17.16")
def test_magic_attack_is_halved_after_disease_was_taken_off() -> None:
    game = duel("fireball regian_cleric disease", "noxious_slag")
    assert total(fight(game)) == (4 - 1) // 2


@pytest.mark.rule("TS-17.18")
@pytest.mark.parametrize(("hand", "wins"), [("regian_cleric", False), ("elf_wizard", True), ("fireball", True)])
def test_magic_attack_is_present_only_if_something_is_left_of_it(hand: str, wins: bool) -> None:
    required = custom(traits=["half_magic", "magic_required"])
    assert won(fight(duel(f"outlands_khan {hand} torch", "stranger", content=required))) is wins
    halving = custom(traits=["half_magic", "half_without_magic"], health=8)
    assert won(fight(duel(f"outlands_khan {hand} torch", "stranger", content=halving))) is wins


@pytest.mark.rule("TS-17.18")
def test_doubling_cannot_bring_back_magic_attack_that_disease_took() -> None:
    game = duel("outlands_khan selurin_warlock disease disease torch", "succubus")
    fight(game, 1, ("sick", "magic"), ("sick", "magic"))
    assert total(game) == 7 // 2


# -- D and E: the total ----------------------------------------------------------------------------


@pytest.mark.rule("TS-17.20")
@pytest.mark.parametrize(("rank", "value"), [(1, 7 - 2), (2, 7 - 4), (3, 7 - 6)])
def test_the_total_is_reduced_by_twice_the_light_penalty(rank: int, value: int) -> None:
    game = duel("outlands_khan", "nixie", rank)
    assert total(fight(game, rank)) == value


@pytest.mark.rule("TS-17.20")
def test_the_light_penalty_never_brings_the_total_below_zero() -> None:
    game = duel("outlands_warrior", "nixie", rank=3)
    assert battle(game, 3)["penalty"] == 3
    assert total(fight(game, 3)) == 0


@pytest.mark.rule("TS-17.21")
@pytest.mark.parametrize(("warlocks", "value"), [(1, 2 * 2 - 4), (2, 4 * 4 - 4)])
def test_doubling_does_not_touch_the_light_penalty(warlocks: int, value: int) -> None:
    game = duel("selurin_warlock " * warlocks + "militia", "nixie", rank=2)
    assert total(fight(game, 2)) == 1 + value


@pytest.mark.rule("TS-17.22", "TS-17.23")
@pytest.mark.parametrize(
    ("hand", "value"), [("outlands_khan", (7 - 2) // 2), ("outlands_khan torch", 7 // 2), ("militia", 0)]
)
def test_half_attack_halves_what_light_has_left(hand: str, value: int) -> None:
    assert total(fight(duel(hand, "succubus"))) == value
    assert total(fight(duel(hand, "tormentor"))) == value


@pytest.mark.rule("TS-17.24")
@pytest.mark.parametrize(
    ("hand", "value"), [("curse boon", 5 - 3), ("curse militia torch", 0), ("curse thyrian_knight boon", 4 + 5 - 3)]
)
def test_a_pool_may_be_negative_and_only_the_total_stops_at_zero(hand: str, value: int) -> None:
    cards = trophies(curse={"attack": -3, "light": 2}, boon={"magic": 5})
    assert total(fight(duel(hand, "nixie", content=cards))) == value


@pytest.mark.rule("TS-17.24")
def test_halving_leaves_a_negative_pool_unchanged() -> None:
    cards = trophies(curse={"magic": -3, "light": 2})
    game = duel("curse thyrian_knight", "noxious_slag", content=cards)
    assert total(fight(game)) == 4 - 3


@pytest.mark.rule("TS-17.25")
@pytest.mark.parametrize(("health", "wins"), [(6, True), (7, True), (8, False)])
def test_a_total_equal_to_the_health_is_enough(health: int, wins: bool) -> None:
    game = duel("outlands_khan torch", "stranger", content=custom(health=health))
    assert battle(game)["wins"] is wins
    assert won(fight(game)) is wins


@pytest.mark.rule("TS-17.25")
@pytest.mark.parametrize(("hand", "wins"), [("thyrian_knight fireball", True), ("outlands_khan torch", False)])
def test_where_magic_is_required_the_same_total_wins_only_with_magic(hand: str, wins: bool) -> None:
    game = fight(duel(hand, "revenant"))
    assert (total(game), won(game)) == (7, wins)


@pytest.mark.rule("TS-17.26")
@pytest.mark.parametrize(
    ("hand", "value"),
    [
        ("militia battle_fury lantern", 1),
        ("militia feast lantern", 1),
        ("thyrian_squire iron_rations lantern", 2),
        ("thyrian_squire goodberries lantern", 2),
        ("amazon_archer lantern", 1 + 2),
        ("outlands_khan pegasus lantern", 7 + 2 + 1),
    ],
)
def test_all_bonuses_count_but_those_of_dungeon_effects_that_were_not_used(hand: str, value: int) -> None:
    assert total(fight(duel(hand, "nixie", rank=2), 2)) == value


# -- a second computation --------------------------------------------------------------------------

BEYOND_RANK_1 = {"amazon_archer": 2, "amazon_huntress": 3, "amazon_queen": 4}
WITH_EDGED = {"dwarf_guardian": 3, "dwarf_janissary": 4, "dwarf_sentinel": 5}
PER_MONSTER = {"outlands_slayer": 1, "outlands_khan": 2}
LIGHT_ITEMS = ("torch", "lantern", "lightstone_gem")
DOUBLERS = ("selurin_warlock", "selurin_theurge")
UNDEAD_OR_DOOMKNIGHT = (
    *("famine", "harbinger", "kingdom", "lord_of_death", "suffering"),
    *("ghost", "haunt", "revenant", "spectre", "wraith"),
    *("darkness", "judgement", "knightmare", "lord_mortis", "the_prince"),
)
HALF_WITHOUT_MAGIC = ("succubus", "ghost", "uyril_unending")


def by_hand(t: Any, rank: int) -> tuple[int, int, int, int, bool]:
    """Attack, Magic Attack, Light, Attack Value and victory, computed as the ledger's steps A to E read."""
    foe = t.foe
    here = [i for i, each in enumerate(t.slots) if each.here]
    cards = [t.slots[i].card for i in here]
    printed = t.content.cards
    heroes = [i for i in here if printed[t.slots[i].card].type == "hero"]
    strength = {
        i: printed[t.slots[i].card].strength + t.slots[i].strength + t.all_strength - t.weakness for i in heroes
    }
    weapon_of = {}
    for i, each in enumerate(t.slots):
        held = each.holder in heroes and (each.here or each.thrown)
        if held and (0 if t.aura else printed[each.card].weight) <= strength[each.holder]:
            weapon_of[each.holder] = i
    attackers = [
        i
        for i in heroes
        if not t.slots[i].barred
        and not (rank == 1 and t.slots[i].card.startswith("feayn"))
        and not (foe == "darkness" and i not in weapon_of)
    ]
    attack = magic = light = 0
    for i in attackers:
        name = t.slots[i].card
        a, m = printed[name].attack + t.slots[i].attack + t.all_attack, printed[name].magic
        a += BEYOND_RANK_1.get(name, 0) * (rank > 1)
        a += WITH_EDGED.get(name, 0) * t.slots[i].edged
        a += PER_MONSTER.get(name, 0) * sum(printed[card].type == "monster" for card in cards)
        a += (name == "chalice_defender") * sum(card in LIGHT_ITEMS for card in cards)
        a += (name == "militia") * cards.count("thyrian_knight")
        a += 2 * cards.count("thyrian_lord") * ("fighter" not in printed[name].classes)
        light += printed[name].light
        if i in weapon_of:
            weapon = t.slots[weapon_of[i]]
            light += printed[weapon.card].light
            if weapon.card == "warhammer" or foe != "noxious_slag":
                a += 6 if weapon.card == "polearm" and strength[i] >= 8 else printed[weapon.card].attack
                holy = "cleric" in printed[name].classes and foe in UNDEAD_OR_DOOMKNIGHT
                a += 3 * (weapon.card == "warhammer" and holy)
                a += 3 * weapon.thrown + (foe == "grayskin_lizard")
                m += printed[weapon.card].magic
        a -= t.slots[i].judged == "attack"
        m -= t.slots[i].judged == "magic"
        if t.slots[i].turned or (t.arcane and t.slots[i].armed):
            a, m = 0, m + a
        attack, magic = attack + a, magic + m
    fighting = [t.slots[i].card for i in attackers]
    for card in cards:
        if printed[card].type in ("spell", "item", "monster"):
            attack, magic, light = (
                attack + printed[card].attack,
                magic + printed[card].magic,
                light + printed[card].light,
            )
        if printed[card].type == "item" or card == "fireball":
            magic += fighting.count("selurin_magician")
    if foe == "ebon_fume":
        magic = 0
    if foe == "sphinx":
        attack = 0
    outcomes = [
        (*_finished(t, rank, a, m, fighting, bool(set(weapon_of) & set(attackers)), light), light)
        for a, m in _allotted(attack, magic, cards.count("disease"))
    ]
    a, m, value, wins, light = max(outcomes, key=lambda outcome: outcome[2])
    return a, m, light, value, wins


def _allotted(attack: int, magic: int, diseases: int) -> list[tuple[int, int]]:
    found = []
    for choice in product("am", repeat=diseases):
        a, m, legal = attack, magic, True
        for pool in choice:
            if a < 1 and m < 1:
                continue
            legal = legal and (a if pool == "a" else m) >= 1
            a, m = (a - 1, m) if pool == "a" else (a, m - 1)
        if legal:
            found.append((a, m))
    return found


def _finished(
    t: Any, rank: int, attack: int, magic: int, fighting: list[str], armed: bool, light: int
) -> tuple[int, int, int, bool]:
    foe = t.foe
    for hero in fighting:
        magic *= 2 if hero in DOUBLERS else 1
    if foe == "noxious_slag":
        magic //= 2
    darker = {"darkness": 1, "knightmare": 2, "lord_mortis": 1, "blink_dog": 1}.get(foe, 0)
    value = max(attack + magic - 2 * max(rank + darker - light, 0), 0)
    if (foe in HALF_WITHOUT_MAGIC and magic < 1) or (foe == "tormentor" and not armed):
        value //= 2
    wins = value >= t.content.cards[foe].health and (magic >= 1 or foe not in ("revenant", "archduke_of_pain"))
    return attack, magic, value, wins


def random_party(chance: random.Random) -> Game[Any]:
    """Random cards against random Monsters, after random Dungeon effects and equipment."""
    cards = fabletop.book(GAME).pack.load().cards
    names: dict[str, list[str]] = {"monster": [], "hero": [], "weapon": []}
    for name, card in cards.items():
        if card.type not in ("villager", "thunderstone"):
            names.setdefault(card.type, []).append(name)
    hall = chance.sample(names["monster"], 3)
    kinds = [*["hero"] * 4, *["weapon"] * 3, *["item"] * 2, "spell", "spell", "monster", "disease"]
    hand: list[str] = []
    while len(hand) < chance.randint(5, 11):
        card = chance.choice(names[chance.choice(kinds)])
        if [*hand, *hall, "nixie"].count(card) < cards[card].copies:  # a Nixie lies in the deck
            hand.append(card)
    deck = ["militia", "torch", "dagger", "hatchet", "elf_wizard", "fireball"]
    return at("dungeon", s0={"hand": hand, "deck": deck}, hall=hall, dungeon=["nixie"], seed=chance.randint(0, 9))


def prepare(game: Game[Any], chance: random.Random) -> bool:
    """Some random things of step 2; says if the party still stands before the Hall."""
    for _ in range(chance.randint(3, 14)):
        if game.decision is None:
            return False
        if kind(game) == "dungeon":
            keys = options(game, "use", "equip")
            if not keys:
                break
            play(game, chance.choice(keys))
        else:
            play(game, chance.choice(options(game)))
    while game.decision is not None and kind(game) != "dungeon":
        play(game, chance.choice(options(game)))
    return game.decision is not None and not events(game, "fought") and game.state.doing == "dungeon"


def disturb(t: Any, chance: random.Random) -> None:
    """What a Battle effect may have done."""
    t.weakness = chance.choice((0, 0, 2, 4))
    for each in t.slots:
        if each.here and t.card(each.card).type == "hero":
            each.barred = chance.random() < 0.15
            each.judged = chance.choice(("", "", "", "attack", "magic"))


@pytest.mark.rule("TS-17.1", "TS-17.26")
@pytest.mark.parametrize("batch", range(8))
def test_a_second_computation_gives_the_same_attack_value_for_random_parties(batch: int) -> None:
    chance = random.Random(batch)
    judged = 0
    for _ in range(40):
        game = random_party(chance)
        if not prepare(game, chance):
            continue
        for rank in (1, 2, 3):
            if not table(game)["hall"][rank - 1]:
                continue
            t = game.state.clone()
            reckon.declare(t, rank)
            t.softness = int(t.foe == "grayskin_lizard")
            for _ in range(3):
                value = reckon.attack_value(t)
                found = (value.attack, value.magic, value.light, value.total, value.wins)
                assert found == by_hand(t, rank), (t.foe, rank, t.slots)
                judged += 1
                disturb(t, chance)
    assert judged > 100


@pytest.mark.rule("TS-17.12", "TS-17.19")
@pytest.mark.parametrize("batch", range(4))
def test_the_lines_of_the_battle_ledger_add_up_to_its_totals(batch: int) -> None:
    chance = random.Random(100 + batch)
    seen = 0
    for _ in range(30):
        game = random_party(chance)
        if not prepare(game, chance):
            continue
        ledgers = list(table(game)["battle"])
        play(game, chance.choice(options(game, "attack", "leave")))
        while game.decision is not None and game.state.target:
            ledgers += table(game)["battle"]
            play(game, chance.choice(options(game)))
        for ledger in ledgers:
            sums = dict.fromkeys(("attack", "magic", "light", "total"), 0)
            for _, _, what, amount in ledger["lines"]:
                sums[what] += amount
            seen += 1
            assert (sums["attack"], sums["magic"], sums["light"]) == (
                ledger["attack"],
                ledger["magic"],
                ledger["light"],
            )
            assert sums["attack"] + sums["magic"] + sums["total"] == ledger["total"]
    assert seen > 60
