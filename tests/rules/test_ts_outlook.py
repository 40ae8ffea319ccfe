"""What is foretold of a battle: what each Monster takes, won or lost, and what a victory brings."""

from __future__ import annotations

from typing import Any

import pytest

import fabletop
from fabletop import Game
from fabletop.games.thunderstone.outlook import best_holder
from fabletop.games.thunderstone.view import view
from fabletop.kernel.messages import message
from fabletop.words import Words

from .test_ts_15_traits import custom, duel, equip, use
from .thunderstone import GAME, at, battle, options, play, slot, table

CARDS = fabletop.book(GAME).pack.load().cards


def cards(game: Game[Any], slots: list[list[int]]) -> list[set[str]]:
    return [{table(game)["party"][number - 1]["card"] for number in each} for each in slots]


def toll(game: Game[Any], rank: int = 1) -> list[str]:
    """What the browser and the terminal say."""
    (seen,) = [each for each in view(game.state, 0).battle if each.rank == rank]
    return [Words("en").say(message(each)) for each in seen.toll]


EVERYBODY = "militia regian_cleric elf_wizard redblade_killer outlands_khan fireball iron_rations dagger torch"
HEROES = {"militia", "regian_cleric", "elf_wizard", "redblade_killer", "outlands_khan"}
FIGHTERS = {"redblade_killer", "outlands_khan"}
LOSSES = {
    "archduke_of_pain": [{"regian_cleric"}, {"elf_wizard"}],
    "tormentor": [{"regian_cleric"}],
    "knightmare": [FIGHTERS],
    "the_prince": [FIGHTERS],
    "ebon_fume": [{"outlands_khan"}],
    "mythlurian": [HEROES],
    "tyxr_the_old": [HEROES],
    "gray_ooze": [HEROES],
    "skaladak": [{"dagger"}],
    "red_jelly": [{"dagger"}],
    "green_blob": [{"iron_rations"}],
    "harbinger": [{"fireball"}],
    "revenant": [{"militia"}, {"regian_cleric"}, {"elf_wizard"}],
    **{foe: [{"militia"}] for foe in ("uyril_unending", "black_slime", "spectre", "wraith")},
}
DISEASES = {"lord_of_death": 2} | dict.fromkeys(
    ("the_unchained", "deadbone_troll", "famine", "kingdom", "suffering"), 1
)


@pytest.mark.uses(*LOSSES, *DISEASES)
@pytest.mark.rule("TS-12.8", "TS-12.15")
@pytest.mark.parametrize("foe", [card.id for card in CARDS.values() if card.type == "monster"])
def test_what_a_monster_destroys_and_gives_is_foretold(foe: str) -> None:
    game = duel(EVERYBODY, foe, dungeon=["nixie"] if foe != "nixie" else ["griffon"])
    seen = battle(game)
    found = cards(game, seen["losses"])
    assert sorted(map(sorted, found)) == sorted(map(sorted, LOSSES.get(foe, [])))
    assert seen["diseases"] == DISEASES.get(foe, 0)
    assert bool(seen["barred"]) == (foe == "haunt")


@pytest.mark.rule("TS-26.38", "TS-26.40")
def test_the_haunt_is_foretold_with_the_hero_one_can_best_do_without() -> None:
    game = duel("outlands_khan militia elf_wizard torch", "haunt")
    seen = battle(game)
    assert cards(game, seen["barred"]) == [{"outlands_khan", "militia", "elf_wizard"}]
    assert seen["total"] == 7 + 2 and "militia" not in [card for _, card, _, _ in seen["lines"]]
    play(game, ("attack", 1), ("victim", slot(game, "militia")))
    assert toll(duel("militia torch", "haunt")) == ["cannot attack: Militia"]


@pytest.mark.rule("TS-26.3")
def test_the_archduke_is_foretold_to_take_every_cleric_and_every_wizard() -> None:
    game = duel("regian_cleric regian_cleric elf_wizard militia torch", "archduke_of_pain")
    assert cards(game, battle(game)["losses"]) == [{"elf_wizard"}, {"regian_cleric"}, {"regian_cleric"}]
    assert toll(game) == ["lost: Elf Wizard", "lost: Regian Cleric"]


@pytest.mark.rule("TS-26.24")
def test_the_gray_ooze_takes_nobody_while_a_weapon_is_held() -> None:
    game = duel("militia dagger torch", "gray_ooze")
    assert cards(game, battle(game)["losses"]) == [{"militia"}]
    assert battle(equip(game, "dagger", "militia"))["losses"] == []


@pytest.mark.rule("TS-12.12")
@pytest.mark.parametrize(("foe", "dropped"), [("ghost", True), ("haunt", False)])
def test_weapons_that_will_fall_are_foretold_before_and_in_the_battle(foe: str, dropped: bool) -> None:
    game = equip(duel("militia regian_cleric short_sword disease fireball torch", foe), "short_sword", "regian_cleric")
    sword = slot(game, "short_sword")
    assert battle(game)["dropped"] == ([sword] if dropped else [])
    assert ("dropped: Short Sword" in toll(game)) == dropped
    play(game, ("attack", 1))
    assert battle(game)["dropped"] == ([sword] if dropped else [])


@pytest.mark.rule("TS-17.6")
def test_judgement_is_foretold_with_the_kind_that_costs_less() -> None:
    doubled = duel("selurin_warlock regian_bishop hatchet torch", "judgement")
    game = equip(doubled, "hatchet", "regian_bishop")
    assert battle(game)["attack"] == 3 - 1 and battle(game)["magic"] == 2 * (3 + 2 - 1)  # the Bishop gives Attack
    play(game, ("attack", 1))
    assert options(game) == [("lower", "attack"), ("lower", "magic")]


@pytest.mark.rule("TS-17.13", "TS-17.14", "TS-17.16")
def test_disease_doubling_and_halving_are_lines_of_their_own() -> None:
    game = duel("selurin_warlock fireball disease disease griffon lightstone_gem", "noxious_slag")
    lines = {(clause, card, what): amount for clause, card, what, amount in battle(game)["lines"]}
    assert lines["TS-17.13", "disease", "magic"] == -2
    assert lines["TS-17.14", "selurin_warlock", "magic"] == 2 + 3 + 1 - 2
    assert lines["TS-17.16", "noxious_slag", "magic"] == -4
    twice = duel("selurin_warlock selurin_theurge lightstone_gem", "nixie")
    doubled = [amount for clause, _, _, amount in battle(twice)["lines"] if clause == "TS-17.14"]
    assert doubled == [4, 8] and battle(twice)["magic"] == 16


@pytest.mark.rule("TS-18.9", "TS-18.28")
def test_what_a_victory_brings_is_foretold() -> None:
    game = duel("dwarf_janissary chalice_paladin feayn_sniper lightstone_gem", "gray_ooze", rank=3)
    seen = battle(game, 3)
    assert seen["xp"] == 2 + 1 and seen["spoils"] == ["any", "weapon", "food"]
    assert battle(duel("feayn_sniper lightstone_gem", "gray_ooze"))["xp"] == 2


@pytest.mark.rule("TS-21.2")
def test_the_thunderstone_is_foretold_to_who_beats_what_lies_before_it() -> None:
    def stone(rank: int) -> bool:
        hall = ["nixie", "griffon", "pegasus"]
        hall[rank] = "stone_of_mystery"
        game = duel("outlands_khan torch", "nixie", s0={})
        game.state.hall = hall
        return {each.rank: each.stone for each in view(game.state, 0).battle}[1]

    assert stone(1) and not stone(2)


@pytest.mark.rule("TS-15.15")
@pytest.mark.parametrize(
    ("hand", "foe", "verdict"),
    [
        ("outlands_khan outlands_khan torch", "revenant", "magic"),
        ("outlands_khan griffon torch", "revenant", "won"),
        ("militia torch", "revenant", "lost"),
        ("outlands_khan", "blink_dog", "barred"),
    ],
)
def test_the_verdict_says_what_is_missing(hand: str, foe: str, verdict: str) -> None:
    assert [each.verdict for each in view(duel(hand, foe).state, 0).battle if each.rank == 1] == [verdict]


@pytest.mark.rule("TS-12.18")
def test_effects_are_foretold_in_their_order() -> None:
    falling = custom(battle=[{"do": "weaken", "strength": 4}, {"do": "destroy_if_unarmed", "of": "hero"}])
    game = equip(duel("regian_cleric dagger torch", "stranger", content=falling), "dagger", "regian_cleric")
    assert cards(game, battle(game)["losses"]) == [{"regian_cleric"}]
    rising = custom(battle=[{"do": "destroy_if_unarmed", "of": "hero"}, {"do": "weaken", "strength": 4}])
    game = equip(duel("regian_cleric dagger torch", "stranger", content=rising), "dagger", "regian_cleric")
    assert battle(game)["losses"] == []


@pytest.mark.rule("TS-24.53")
def test_a_hand_is_foretold_with_all_weapons_dealt_and_no_effect_used() -> None:
    game = duel("militia torch", "nixie")
    game.state.players[0].hand = ["dwarf_guardian", "hatchet", "militia", "spear", "torch"]
    own = view(game.state, 0).seats[0].own
    assert own is not None and own.gold == 0 + 1 + 2 + 2
    (seen,) = [each for each in own.forecast if each.rank == 1]
    assert seen.total == (1 + 3 + 2) + 1 and seen.light == 1  # the Guardian throws no Spear yet; a Hatchet is too heavy


@pytest.mark.rule("TS-9.12")
def test_a_party_that_uses_an_effect_is_foretold_anew() -> None:
    game = duel("militia battle_fury torch", "nixie")
    assert battle(game)["total"] == 1
    assert battle(use(game, "battle_fury"))["total"] == 2


def test_of_heroes_who_gain_alike_the_first_holds_the_weapon() -> None:
    state = at("dungeon", hall=["famine", "griffon"], s0={"hand": ["militia", "militia", "dagger"]}).state
    first, _ = state.heroes_here()
    weapon = next(i for i, slot in enumerate(state.slots) if slot.card == "dagger")
    assert best_holder(state, weapon) == first


def test_a_weapon_goes_to_who_can_hold_it_and_to_who_gains_by_holding_it() -> None:
    for hand, holder in (
        (["elf_wizard", "outlands_khan", "short_sword"], "outlands_khan"),  # the Wizard is too weak
        (["thyrian_knight", "dwarf_guardian", "dagger"], "dwarf_guardian"),  # edged
        (["militia", "thyrian_knight", "dagger"], "militia"),  # the Knight leads the Militia and gains nothing
    ):
        state = at("dungeon", hall=["famine", "griffon"], s0={"hand": hand}).state
        weapon = next(i for i, slot in enumerate(state.slots) if CARDS[slot.card].type == "weapon")
        assert state.slots[best_holder(state, weapon)].card == holder


def test_a_hand_is_foretold_as_if_nobody_had_used_or_fought_anything() -> None:
    hand = ["dagger", "disease", "elf_wizard", "outlands_khan", "polearm", "regian_cleric"]
    game = duel("spear thyrian_squire disease disease disease", "gray_ooze", s1={"hand": hand})
    before = view(game.state, 1).seats[1].own
    equip(game, "spear", "thyrian_squire")
    use(game, "spear")
    t = game.state
    t.target, t.foe, t.struck, t.step = 1, "gray_ooze", 1, 4
    t.all_attack, t.all_strength, t.weakness, t.softness = 1, 2, 3, 4
    t.sick_attack, t.sick_magic, t.gold, t.spent = 1, 2, 8, 16
    t.aura = t.arcane = True
    assert view(t, 1).seats[1].own == before
