"""EU-28, EU-29, EU-30: the Hero's attack, the arithmetic of Damage, the Hope die."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game

from .euthia import PACK, at, events, hero, kind, options, play, table
from .euthia_arena import AIR, EARTH, LAND, arena, asked, fight, sums, until

FINAL = ("final",)


def phase(*dice: int, **laid: Any) -> Game[Any]:
    """The Hero attack phase from its beginning."""
    return arena("hero_attack", 0, dice=list(dice), **laid)


def swing(*dice: int, **laid: Any) -> Game[Any]:
    """The Sword has been chosen and the dice lie on the table; a Gaar token keeps the roll open."""
    laid["h0"] = {"gaar": 1, **laid.get("h0", {})}
    return arena("attack_with", 0, "test_sword", dice=list(dice), **laid)


def value(game: Game[Any]) -> int:
    return int(table(game)["roll"]["sum"])


# -- step A ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-28.1", "EU-28.3", "EU-51.1", "EU-33.12")
def test_first_the_monster_player_may_play_curses() -> None:
    hand = {"silver": ["curse", "curse", "savagery", "bloodthirst"], "golden": ["healing_card", "frenzy"]}
    game = phase(1, 1, h0={"bag": ["test_oil"]}, h1=hand, fight={"chaos": 3})
    assert asked(game) == 1 and table(game)["roll"] is None
    assert options(game, "play") == [("play", "curse", 1), ("play", "curse", 2)]  # nothing else has this time
    play(game, ("play", "curse", 1), ("play", "curse", 1))
    assert fight(game)["chaos"] == 1 and fight(game)["curses"] == [-2, -2]
    play(game, ("pass",))
    assert asked(game) == 0 and ("use", "test_oil") in options(game)


@pytest.mark.rule("EU-28.2")
def test_that_is_the_last_card_of_the_round() -> None:
    hand = {"silver": ["curse", "savagery", "bloodthirst"], "golden": ["healing_card", "frenzy"]}
    mine = {"bag": ["test_oil", "test_luck"], "gaar": 1}
    game = phase(1, 1, h0=mine, h1=hand, fight={"chaos": 5, "gaar": 3})
    play(game, ("pass",))
    steps = []
    while fight(game)["round"] == 1:
        assert asked(game) == 0
        steps.append(fight(game)["step"])
        play(game, options(game)[0])
    assert steps == ["before", "change"]


@pytest.mark.rule("EU-28.4", "EU-51.10", "EU-38.14")
def test_then_the_hero_uses_what_is_used_before_its_roll_and_fire() -> None:
    bag = ["test_oil", "test_luck", "test_hide", "test_salve"]
    game = phase(1, 1, h0={"bag": bag, "essences": {"fire": 2, "air": 1}})
    assert options(game) == [("done",), ("use", "test_oil"), ("essence", "fire")]
    play(game, ("essence", "fire"), ("essence", "fire"), ("use", "test_oil"))
    assert fight(game)["damage_plus"] == 2 * int(PACK.essences["fire"].effects[0].n) + 2
    assert hero(game)["essences"] == {"air": 1}


@pytest.mark.rule("EU-28.4", "EU-28.22")
@pytest.mark.uses("dral_war_cry")
def test_a_clover_used_before_the_roll_is_for_this_attack_alone() -> None:
    game = phase(2, 2, 1, 1, 2, 2, h0={"board": ["test_sword", "dral_war_cry"], "gaar": 1})
    play(game, ("use", "dral_war_cry"))
    assert fight(game)["clover"] == 3 and value(until(game, FINAL)) == 4 + 3
    play(game, FINAL)
    assert fight(until(game, FINAL))["clover"] == 0 and value(game) == 4


# -- step B ---------------------------------------------------------------------------------------------------

ARMS = ["test_sword", "test_bow", "test_wall", "dral_test_cut"]


@pytest.mark.rule("EU-28.5")
def test_a_weapon_or_attack_ability_must_be_chosen_and_no_first_strike_one() -> None:
    game = phase(4, 4, h0={"board": ARMS, "gaar": 1})
    assert kind(game) == "weapon"
    assert options(game) == [("attack", "test_sword"), ("attack", "dral_test_cut")]


@pytest.mark.rule("EU-28.6", "EU-28.7", "EU-28.8")
def test_an_attack_exhausts_an_ability_but_not_a_weapon() -> None:
    game = phase(1, 1, h0={"board": ARMS, "gaar": 1})
    by_sword = play(game.copy(), ("attack", "test_sword"))
    assert hero(by_sword)["tired"] == [] and fight(by_sword)["weapon"] == "test_sword"
    own = phase(1, 1, h0={"board": ["dral_notched_sword"], "gaar": 1})  # a Weapon among the Hero tiles
    assert kind(own) == "change" and hero(own)["tired"] == []
    play(game, ("attack", "dral_test_cut"))
    assert hero(game)["tired"] == ["dral_test_cut"]
    tired = phase(4, 4, h0={"board": ARMS, "gaar": 1, "tired": ["dral_test_cut"]})
    assert kind(tired) == "change" and fight(tired)["weapon"] == "test_sword"  # the one that is left
    again = phase(4, 4, h0={"board": ARMS, "gaar": 1, "tired": ["test_sword"]})
    assert ("attack", "test_sword") not in options(again)  # by another of its effects


@pytest.mark.rule("EU-28.9")
@pytest.mark.parametrize("mine", [{"board": []}, {"board": ["dral_test_cut"], "tired": ["dral_test_cut"]}])
def test_without_a_weapon_there_is_no_attack_and_the_combat_goes_on(mine: dict[str, Any]) -> None:
    game = phase(h0={**mine, "bag": ["test_charm"]})
    assert fight(game)["round"] == 2 and fight(game)["damage"] == 0
    assert len(events(game, "no_weapon")) == 1 and events(game, "rolled") == []


@pytest.mark.rule("EU-28.10", "EU-10.1")
def test_the_hero_rolls_two_dice() -> None:
    game = swing(5, 3)
    assert table(game)["roll"]["dice"] == [5, 3] and value(game) == 8


@pytest.mark.rule("EU-28.11", "EU-28.12", "EU-28.13", "EU-28.14", "EU-30.1", "EU-30.3")
@pytest.mark.parametrize(
    ("dice", "land", "hope", "sum_"),
    [
        ((2, 3), LAND, 1, 5),
        ((2, 4), LAND, 0, 6),
        ((2, 3), EARTH, 1, 7),
        ((6, 1), AIR, 0, 2),
        ((1, 4), AIR, 1, 4),
        ((5, 5), AIR, 0, 10),
        ((6, 2), {**AIR, **EARTH}, 0, 5),
    ],
)
def test_five_or_less_as_rolled_raises_the_hope_die_then_air_then_earth(
    dice: tuple[int, ...], land: dict[str, str], hope: int, sum_: int
) -> None:
    game = swing(*dice, land=land)
    assert (fight(game)["hope"], value(game)) == (hope, sum_)


# -- step C ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-28.15", "EU-28.16", "EU-28.17", "EU-10.4", "EU-30.5")
def test_gaar_clovers_tiles_and_hope_change_the_roll_as_often_as_one_likes() -> None:
    mine = {
        "gaar": 2,
        "board": ["test_sword", "clover_ring", "salt_etched_gloves"],
        "gems_on": {"clover_ring": ["emerald"]},
        "bag": ["test_luck", "test_oil"],
    }
    game = swing(3, 4, 6, 5, h0=mine, fight={"hope": 3})
    worth = int(PACK.things["clover_ring"].effects[0].n)
    assert {key[0] for key in options(game)} == {"final", "gaar", "use", "gem", "hope"}
    assert ("use", "test_oil") not in options(game)  # its time is over
    play(game, ("gaar", 0), ("use", "test_luck"), ("hope", 1), ("gaar", 1), ("gem", "clover_ring", "emerald"))
    play(game, ("use", "clover_ring"))
    gem = int(PACK.gems["emerald"].effects[0].n)
    assert value(game) == 6 + 5 + 2 + 2 + 3 + 1 + gem + worth and fight(game)["hope"] == 2
    play(game, ("use", "salt_etched_gloves"))
    assert fight(game)["damage_plus"] == int(PACK.things["salt_etched_gloves"].effects[0].n)


@pytest.mark.rule("EU-28.18", "EU-28.19")
def test_the_penalty_of_the_monster_lowers_every_attack_roll() -> None:
    game = arena("combat_round", 0, h0={"gaar": 1}, fight={"foe": "test_leech", "round": 0}, dice=[1, 1, 4, 3] * 3)
    for number in (1, 2, 3):
        until(game, "change")
        assert fight(game)["round"] == number and value(game) == 4 + 3 - 2
        play(game, FINAL)


@pytest.mark.rule("EU-28.20")
def test_the_penalty_lowers_no_other_roll() -> None:
    mine = {"gaar": 1, "bag": ["test_dial"]}
    game = arena("monster_attack", 0, h0=mine, fight={"foe": "test_leech"}, dice=[4, 3])
    play(game, ("use", "test_dial"))
    assert table(game)["roll"]["why"] == "item" and value(game) == 7


# -- step D ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-28.23", "EU-28.24", "EU-29.1")
@pytest.mark.parametrize(("dice", "damage"), [((1, 3), 0), ((1, 4), 1), ((4, 4), 1), ((4, 5), 3), ((6, 6), 3)])
def test_the_band_of_the_battle_value_deals_its_damage_and_no_band_none(dice: tuple[int, ...], damage: int) -> None:
    assert fight(play(swing(*dice), FINAL))["damage"] == damage


@pytest.mark.rule("EU-28.23", "EU-28.25", "EU-31.1")
def test_all_effects_of_the_band_are_applied_also_when_the_blow_kills() -> None:
    mine = {"board": ["test_fang"], "health": 2, "gaar": 0}
    game = arena("attack_with", 0, "test_fang", h0=mine, dice=[4, 4])
    assert kind(game) == "trophy" and fight(game)["won"]
    assert hero(game)["health"] == 3 and hero(game)["gaar"] == 1
    leech = {"id": "taesiri", "bare": False, "board": ["taesiri_leech"], "health": 2, "gaar": 1}
    wand = arena("attack_with", 0, "taesiri_bone_wand", h0=leech, fight={"damage": 8}, dice=[5, 5])
    play(wand, ("use", "taesiri_leech"), FINAL)
    assert fight(wand)["won"] and hero(wand)["health"] == 3


@pytest.mark.rule("EU-28.24")
def test_outside_its_bands_a_weapon_has_no_effect_at_all() -> None:
    mine = {"board": ["test_fang"], "health": 2, "gaar": 1}
    game = arena("attack_with", 0, "test_fang", h0=mine, fight={"foe": "test_leech"}, dice=[1, 1])
    assert value(game) == 0
    play(game, FINAL)
    assert fight(game)["damage"] == 0 and hero(game)["gaar"] == 1


@pytest.mark.rule("EU-28.26", "EU-28.27")
def test_damage_stays_until_it_reaches_the_health_of_the_monster() -> None:
    game = arena("combat_round", 0, h0={"gaar": 1}, fight={"round": 0}, dice=[1, 1, 4, 5] * 3)
    found = []
    for _ in range(2):
        play(until(game, "change"), FINAL)
        found.append(fight(game)["damage"])
    assert found == [3, 6] and not fight(game)["won"]
    play(until(game, "change"), FINAL)
    assert fight(game)["damage"] == 9 and kind(game) == "trophy"
    assert kind(play(swing(4, 5, fight={"damage": 8}), FINAL)) == "trophy"  # more than its Health


# -- Damage ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-29.2", "EU-29.3", "EU-29.4", "EU-29.5", "EU-28.25")
@pytest.mark.parametrize(
    ("dice", "oil", "curses", "damage"),
    [
        ((6, 2), True, 0, 1 + 2),
        ((2, 2), True, 0, 0),  # only a "+"
        ((6, 6), False, 1, 0),  # 8 after the curse: 1, and 1 less
        ((6, 6), True, 1, 1 + 2 - 1),
        ((6, 6), True, 2, 0),  # 4: in no band
    ],
)
def test_more_damage_counts_only_with_a_plain_number_and_less_comes_last(
    dice: tuple[int, ...], oil: bool, curses: int, damage: int
) -> None:
    hand = {"silver": ["curse"] * 4}
    game = phase(*dice, h0={"bag": ["test_oil"], "gaar": 1}, h1=hand, fight={"chaos": 2})
    for _ in range(curses):
        play(game, ("play", "curse", 2))
    play(until(game, ("use", "test_oil")), ("use", "test_oil") if oil else ("done",))
    play(game, FINAL)
    assert fight(game)["damage"] == damage


@pytest.mark.rule("EU-29.4")
def test_what_is_added_is_added_before_anything_is_taken_away() -> None:
    hand = {"silver": ["curse"] * 4}
    mine = {"bag": ["test_oil", "test_luck"], "gaar": 1}
    game = phase(6, 6, h0=mine, h1=hand, fight={"chaos": 2})
    play(game, ("play", "curse", 2), ("play", "curse", 2), ("use", "test_oil"), ("use", "test_luck"))
    assert value(game) == 12 - 8 + 3 and fight(game)["damage_minus"] == 2
    play(game, FINAL)
    assert fight(game)["damage"] == 1 + 2 - 2  # not 2, as it would be if less came first


# -- the Hope die ---------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-30.1", "EU-30.13")
def test_every_hero_roll_in_combat_counts_and_no_other_roll() -> None:
    mine = {"gaar": 1, "bag": ["test_dial", "test_haze"], "essences": {"air": 1}}
    game = arena("monster_attack", 0, h0=mine, dice=[2, 3, 1, 1])
    play(game, ("use", "test_dial"))
    assert fight(game)["hope"] == 1  # not an attack, but a Hero Roll in the Combat
    play(game, FINAL, ("done",))
    assert fight(game)["dice"] == [1, 1] and fight(game)["hope"] == 1  # low, but of the Monster
    alone = play(arena("monster_attack", 0, h0=mine, dice=[3]), ("essence", "air"))
    assert fight(play(alone, ("done",)))["hope"] == 0
    before = at("combat", 0, land=LAND, h0={"id": "dral", "at": "2,1", "bag": ["locked_coffer"]}, dice=[1, 2])
    play(before, ("use", "locked_coffer"))
    assert table(before)["roll"]["sum"] == 3 and fight(before)["hope"] == 0  # the Combat has not begun
    assert options(before, "hope") == []


@pytest.mark.rule("EU-30.4", "EU-30.15")
def test_the_monster_player_has_no_use_of_hope_and_the_monsters_roll_no_points() -> None:
    game = arena("monster_attack", 0, h0={"gaar": 1}, fight={"gaar": 1, "hope": 5}, dice=[4, 3])
    assert asked(game) == 1 and options(game, "hope") == []
    play(game, ("pass",))
    assert asked(game) == 0 and options(game, "hope") == [("hope", 2)]  # for a Gaar token


@pytest.mark.rule("EU-30.5", "EU-30.7", "EU-30.8")
def test_points_are_spent_as_long_as_they_last() -> None:
    game = swing(3, 4, fight={"hope": 5})
    play(game, ("hope", 3))
    assert value(game) == 8 and fight(game)["hope"] == 2
    assert options(game, "hope") == [("hope", 1), ("hope", 2)]
    play(game, ("hope", 1), ("hope", 1))
    assert value(game) == 10 and options(game, "hope") == []
    play(game, FINAL)
    assert fight(game)["damage"] == 3 + 1


@pytest.mark.rule("EU-30.6", "EU-30.8", "EU-30.14")
def test_a_gaar_token_for_hope_may_be_used_on_the_roll_in_progress() -> None:
    game = swing(3, 4, 6, h0={"gaar": 0}, fight={"hope": 5})
    assert options(game, "gaar") == []
    play(game, ("hope", 2), ("hope", 2))
    assert hero(game)["gaar"] == 2 and fight(game)["hope"] == 1
    play(game, ("gaar", 0))
    assert value(game) == 6 + 4 + 2
    foe = arena("monster_attack", 0, h0={"bag": ["test_hide"]}, fight={"hope": 2}, dice=[4, 3, 1])
    play(foe, ("hope", 2), ("gaar", 0))
    assert fight(foe)["sum"] == 1 + 3 - 2


@pytest.mark.rule("EU-30.9", "EU-31.9")
@pytest.mark.parametrize(("hope", "gaar"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2)])
def test_at_the_end_of_a_combat_two_points_are_a_gaar_token(hope: int, gaar: int) -> None:
    game = arena("use_moment", 0, "own_before", h0={"bag": ["test_bomb"]}, fight={"hope": hope})
    play(game, ("use", "test_bomb"), ("leave",))
    assert hero(game)["gaar"] == 1 + gaar  # one of the Loot


@pytest.mark.rule("EU-30.10")
def test_the_hope_die_counts_to_five() -> None:
    assert fight(swing(1, 1, fight={"hope": 4}))["hope"] == 5
    assert fight(swing(1, 1, fight={"hope": 5}))["hope"] == 5
    mine = {"gaar": 1}
    assert fight(arena("monster_attack", 0, h0=mine, fight={"hope": 5}, dice=[6, 6]))["hope"] == 5


@pytest.mark.rule("EU-30.11")
def test_rerolls_never_raise_the_hope_die() -> None:
    low = play(swing(3, 3, 1, h0={"gaar": 2}), ("gaar", 0))
    assert table(low)["roll"]["dice"] == [1, 3] and fight(low)["hope"] == 0
    high = arena("monster_attack", 0, h0={"gaar": 1}, fight={"gaar": 1}, dice=[3, 6, 6])
    play(high, ("gaar", 0))
    assert fight(high)["dice"] == [6, 6] and fight(high)["hope"] == 0


@pytest.mark.rule("EU-30.7", "EU-30.12")
def test_the_damage_of_hope_is_a_plain_number_of_the_attack() -> None:
    missed = phase(1, 2, h0={"bag": ["test_oil"], "gaar": 1}, fight={"hope": 2})
    play(missed, ("use", "test_oil"))
    assert fight(missed)["hope"] == 3 and value(missed) == 3
    play(missed, ("hope", 3))
    assert value(missed) == 4 and fight(missed)["damage"] == 0  # with the attack, not before it
    assert sums(missed)["dealt"] == 1 + 2
    play(missed, FINAL)
    assert fight(missed)["damage"] == 1 + 2


@pytest.mark.rule("EU-30.12")
def test_on_another_roll_the_damage_of_hope_is_dealt_at_once() -> None:
    laid: dict[str, Any] = {"h0": {"gaar": 1, "bag": ["test_dial"]}, "dice": [4, 3]}
    game = arena("monster_attack", 0, fight={"hope": 3}, **laid)
    play(game, ("use", "test_dial"), ("hope", 3))
    assert fight(game)["damage"] == 1 and value(game) == 8
    killed = arena("monster_attack", 0, fight={"hope": 3, "damage": 8}, **laid)
    assert kind(play(killed, ("use", "test_dial"), ("hope", 3))) == "trophy"
