"""TS-26: what the single Monsters do."""

import pytest

from .thunderstone import at, battle, events, kind, options, party, play, seat, slot, table

DEEP = ("lord_mortis", "pegasus", "pegasus")
MILITIA = ("militia",) * 8
OTHER = {"hand": ["dagger", "militia", "torch"], "deck": ["militia"] * 6, "discard": []}


def against(monster, *hand, rank=1, rest=("nixie", "bloodskull_orc"), deep=DEEP, deck=MILITIA, s1=OTHER, **more):
    """Seat 0 in the Dungeon with these cards; the Monster lies in this Rank."""
    hall = [*rest[: rank - 1], monster, *rest[rank - 1 :]]
    own = {"hand": list(hand), "deck": list(deck), "discard": list(more.pop("discard", ()))}
    return at("dungeon", s0=own, s1=s1, hall=hall, dungeon=list(deep), **more)


def use(game, card, effect=1):
    return play(game, ("use", slot(game, card), effect))


def equip(game, weapon, hero):
    return play(game, ("equip", slot(game, weapon), slot(game, hero)))


def fight(game, rank=1, *choices):
    """Attack, make the choices of the battle, and give the Attack Value and whether it was won."""
    play(game, ("attack", rank), *choices)
    fought = events(game, "fought")[-1]
    return fought.total, fought.won


def destroyed(game):
    return table(game)["destroyed"]


# -- Monsters without effects, Light --------------------------------------------------------------


@pytest.mark.rule("TS-26.11")
@pytest.mark.rule("TS-26.21")
@pytest.mark.rule("TS-26.34")
@pytest.mark.rule("TS-26.35")
@pytest.mark.rule("TS-26.54")
@pytest.mark.parametrize("monster", ["bloodskull_orc", "firebrand_cyclops", "griknack_goblin", "grudgebeast", "nixie"])
def test_some_monsters_have_no_special_effects(monster):
    hand = ("militia", "elf_wizard", "regian_cleric", "redblade_killer", "dagger", "fireball", "iron_rations")
    game = equip(against(monster, *hand, rest=("griffon", "pegasus")), "dagger", "militia")
    assert battle(game)["penalty"] == 0  # Light 2 against Rank 1
    total, won = fight(game)
    assert (total, won) == (1 + 2 + 1 + 2 + 1 + 3, True)  # nothing is halved or left out
    assert destroyed(game) == [] and sorted(seat(game)["discard"]) == sorted([*hand, monster])
    assert table(game)["diseases"] == 15
    assert kind(game) == "turn" and not events(game, "breach")
    in_hand = against("griffon", monster, "militia", "torch")
    assert battle(in_hand)["lines"] == battle(against("griffon", "militia", "torch"))["lines"]  # no Trophy


@pytest.mark.rule("TS-26.8")
@pytest.mark.rule("TS-26.9")
@pytest.mark.rule("TS-26.10")
@pytest.mark.parametrize("rank", [1, 2, 3])
def test_the_blink_dog_cannot_be_attacked_in_the_dark(rank):
    lit = ["torch"] * (rank + 1)  # the penalty of its Rank, and 1 of its own
    assert against("blink_dog", "outlands_khan", *lit, rank=rank).why(("attack", rank)).allowed
    for hero in ("outlands_khan", "militia"):  # to win, or just to send it away
        dark = against("blink_dog", hero, *lit[1:], rank=rank)
        assert dark.why(("attack", rank)) == (False, "TS-26.8")
        assert ("attack", rank) not in options(dark)


@pytest.mark.rule("TS-26.95")
@pytest.mark.rule("TS-26.8")
def test_light_that_would_not_count_does_not_show_the_blink_dog():
    hand = ("feayn_sniper", "torch", "militia")  # Light 3
    assert against("blink_dog", *hand).why(("attack", 1)) == (False, "TS-26.8")
    assert against("blink_dog", *hand, rank=2).why(("attack", 2)).allowed
    sword = ("redblade_killer", "flaming_sword", "torch")
    assert not against("blink_dog", *sword).why(("attack", 1)).allowed
    assert equip(against("blink_dog", *sword), "flaming_sword", "redblade_killer").why(("attack", 1)).allowed


@pytest.mark.rule("TS-26.14")
@pytest.mark.rule("TS-26.46")
@pytest.mark.rule("TS-26.47")
@pytest.mark.rule("TS-26.49")
@pytest.mark.rule("TS-26.50")
@pytest.mark.parametrize(("monster", "more"), [("darkness", 1), ("knightmare", 2), ("lord_mortis", 1)])
@pytest.mark.parametrize("rank", [1, 2])
def test_some_monsters_raise_the_light_penalty_of_their_own_rank(monster, more, rank):
    game = against(monster, "outlands_khan", "outlands_khan", "polearm", "spear", "torch", rank=rank)
    equip(game, "polearm", "outlands_khan")
    play(game, ("equip", slot(game, "spear"), slot(game, "outlands_khan", 2)))
    assert battle(game, rank)["penalty"] == rank + more - 1  # known before the battle
    assert battle(game, 3)["penalty"] == 3 - 1  # of another Rank
    fallen = [("victim", slot(game, "outlands_khan"))] if monster == "knightmare" else []
    assert fight(game, rank, *fallen)[0] == (7 + 6) + (7 + 2) - 2 * (rank + more - 1)


# -- Traits ---------------------------------------------------------------------------------------


@pytest.mark.rule("TS-26.1")
@pytest.mark.rule("TS-26.2")
@pytest.mark.rule("TS-26.60")
@pytest.mark.parametrize("monster", ["archduke_of_pain", "revenant"])
def test_magic_attack_is_required_but_attacking_without_it_is_allowed(monster):
    game = against(monster, "outlands_khan", "outlands_khan", "torch")
    total, won = fight(game)
    assert total == 14 and not won
    assert table(game)["dungeon_known"] == [monster] and seat(game)["xp"] == 0
    assert fight(against(monster, "outlands_khan", "outlands_khan", "torch", "griffon")) == (14 + 4 + 1, True)


@pytest.mark.rule("TS-26.12")
@pytest.mark.parametrize(("torches", "result"), [(2, (6, True)), (1, (4, False))])
def test_against_darkness_heroes_without_a_weapon_give_nothing(torches, result):
    game = against("darkness", "redblade_killer", "short_sword", "elf_wizard", "militia", *["torch"] * torches)
    equip(game, "short_sword", "redblade_killer")
    assert fight(game) == result  # neither the Elf's Magic Attack nor the Elf's Light


@pytest.mark.rule("TS-26.13")
@pytest.mark.parametrize("of", ["militia", "wizard"])
def test_heroes_who_cannot_attack_darkness_are_open_to_battle_effects(of):
    darker = {"id": "darkness", "source": "designed", "group": "doomknight_humanoid", "types": ["doomknight"]}
    darker |= {"copies": 2, "health": 6, "traits": ["unarmed_cannot_attack"], "battle": [{"do": "destroy", "of": of}]}
    game = against("darkness", "militia", "elf_wizard", "lightstone_gem", content={"monster": [darker]})
    assert fight(game) == (0, False)
    assert destroyed(game) == [{"militia": "militia", "wizard": "elf_wizard"}[of]]


@pytest.mark.rule("TS-26.16")
def test_the_ebon_fume_is_immune_to_magic_attack():
    game = against("ebon_fume", "elf_archmage", "fireball", "thyrian_squire", "redblade_killer")
    assert fight(game)[0] == 2 + 2
    assert fight(against("ebon_fume", "outlands_khan", "thyrian_lord", "elf_wizard"))[0] == 7 + 4 + 2  # Light too


@pytest.mark.rule("TS-26.22")
@pytest.mark.rule("TS-26.72")
@pytest.mark.rule("TS-26.87")
@pytest.mark.parametrize("monster", ["ghost", "succubus", "uyril_unending"])
def test_half_attack_without_magic_attack(monster):
    hand = ("outlands_khan", "thyrian_squire", "torch")
    assert fight(against(monster, *hand))[0] == 9 // 2
    assert fight(against(monster, *hand, "elf_wizard"))[0] == 9 + 2
    sick = ("outlands_khan", "regian_cleric", "disease", "torch")  # at least +1 is asked for
    assert fight(against(monster, *sick), 1, ("sick", "magic"))[0] == 7 // 2
    assert fight(against(monster, *sick), 1, ("sick", "attack"))[0] == 6 + 1


@pytest.mark.rule("TS-26.55")
def test_the_noxious_slag_is_immune_to_edged_weapons():
    hand = ("redblade_killer", "flaming_sword", "short_sword", "warhammer")
    sword = equip(against("noxious_slag", *hand), "flaming_sword", "redblade_killer")
    assert (battle(sword)["magic"], battle(sword)["light"]) == (0, 1)  # its Light still counts
    assert fight(sword)[0] == 2
    assert fight(equip(against("noxious_slag", *hand, "torch"), "short_sword", "redblade_killer"))[0] == 2
    assert fight(equip(against("noxious_slag", *hand, "torch"), "warhammer", "redblade_killer"))[0] == 5


@pytest.mark.rule("TS-26.56")
def test_the_noxious_slag_halves_the_total_magic_attack():
    assert fight(against("noxious_slag", "fireball", "griffon", "regian_cleric", "militia"))[0] == 5 // 2 + 1
    assert fight(against("noxious_slag", "fireball", "selurin_warlock", "militia"))[0] == (3 + 2) * 2 // 2 + 1


@pytest.mark.rule("TS-26.68")
def test_only_magic_attack_counts_against_the_sphinx():
    assert fight(against("sphinx", "outlands_khan", "redblade_killer", "elf_wizard")) == (2, False)
    assert fight(against("sphinx", "outlands_khan", "elf_archmage", "elf_archmage"), 1, ("done",)) == (8, True)


@pytest.mark.rule("TS-26.79")
@pytest.mark.rule("TS-26.82")
def test_the_tormentor_halves_without_a_weapon_in_the_hands_of_an_attacker():
    hand = ("outlands_khan", "feayn_archer", "dagger", "torch")
    assert fight(against("tormentor", *hand))[0] == 7 // 2
    assert fight(equip(against("tormentor", *hand), "dagger", "outlands_khan"))[0] == 8
    assert fight(equip(against("tormentor", *hand), "dagger", "feayn_archer"))[0] == 7 // 2  # who does not attack
    beyond = equip(against("tormentor", *hand, rank=2), "dagger", "feayn_archer")
    assert fight(beyond, 2)[0] == 7 + 2 + 1


@pytest.mark.rule("TS-26.82")
def test_a_weapon_that_fell_off_does_not_count_against_the_tormentor():
    weakening = {"id": "tormentor", "source": "designed", "group": "abyssal", "types": ["abyssal"], "copies": 2}
    weakening |= {"health": 8, "traits": ["half_without_weapon"], "battle": [{"do": "weaken", "strength": 4}]}
    hand = ("outlands_khan", "flaming_sword", "hatchet", "torch")
    fallen = against("tormentor", *hand, content={"monster": [weakening]})
    assert fight(equip(fallen, "flaming_sword", "outlands_khan"))[0] == 7 // 2
    held = against("tormentor", *hand, content={"monster": [weakening]})
    assert fight(equip(held, "hatchet", "outlands_khan"))[0] == 7 + 3


# -- Battle effects that destroy ------------------------------------------------------------------

KHAN = ("outlands_khan", "fireball")  # Attack 7, Magic Attack 3, Light 1


@pytest.mark.rule("TS-26.6")
@pytest.mark.rule("TS-26.7")
@pytest.mark.rule("TS-26.66")
@pytest.mark.rule("TS-26.67")
@pytest.mark.rule("TS-26.88")
@pytest.mark.rule("TS-26.89")
@pytest.mark.rule("TS-26.91")
@pytest.mark.rule("TS-26.92")
@pytest.mark.rule("TS-26.93")
@pytest.mark.parametrize("monster", ["black_slime", "spectre", "uyril_unending", "wraith"])
def test_one_militia_is_destroyed_and_stays_until_the_end_of_the_battle(monster):
    game = against(monster, *KHAN, "militia", "militia")
    assert fight(game, 1, ("victim", slot(game, "militia"))) == (12, True)  # both Militia count
    assert destroyed(game) == ["militia"]
    assert seat(game)["discard"].count("militia") == 1
    without = against(monster, *KHAN, "redblade_killer")
    assert fight(without) == (12, True) and destroyed(without) == []


@pytest.mark.rule("TS-26.52")
@pytest.mark.rule("TS-26.53")
@pytest.mark.rule("TS-26.83")
@pytest.mark.rule("TS-26.84")
@pytest.mark.rule("TS-26.93")
@pytest.mark.parametrize("monster", ["mythlurian", "tyxr_the_old"])
@pytest.mark.parametrize("victim", ["militia", "outlands_khan"])
def test_one_hero_is_destroyed_and_stays_until_the_end_of_the_battle(monster, victim):
    game = play(against(monster, *KHAN, "militia", "dagger"), ("attack", 1))
    assert {key[1] for key in options(game)} == {slot(game, "militia"), slot(game, "outlands_khan")}
    play(game, ("victim", slot(game, victim)))
    assert events(game, "fought")[-1].total == 11
    assert destroyed(game) == [victim]
    without = against(monster, *["fireball"] * 4)
    assert fight(without) == (12, True) and destroyed(without) == []


@pytest.mark.rule("TS-26.48")
@pytest.mark.rule("TS-26.75")
@pytest.mark.rule("TS-26.93")
@pytest.mark.parametrize("monster", ["knightmare", "the_prince"])
def test_one_fighter_is_destroyed(monster):
    game = against(monster, *KHAN, "chalice_quester", "militia", "lorigg_thief", "lantern")
    play(game, ("attack", 1))
    assert {key[1] for key in options(game)} == {slot(game, "chalice_quester"), slot(game, "outlands_khan")}
    play(game, ("victim", slot(game, "chalice_quester")))
    assert events(game, "fought")[-1].total == 7 + 3 + 2 + 1 + 1
    assert destroyed(game) == ["chalice_quester"]
    without = against(monster, *["fireball"] * 3, "militia", "lorigg_thief", "elf_wizard")
    assert fight(without)[1] and destroyed(without) == []


@pytest.mark.rule("TS-26.80")
@pytest.mark.rule("TS-26.81")
@pytest.mark.rule("TS-26.93")
def test_the_tormentor_destroys_one_cleric():
    game = against("tormentor", *KHAN, "chalice_quester", "regian_bishop", "dagger", "elf_wizard")
    equip(game, "dagger", "outlands_khan")
    play(game, ("attack", 1))
    assert {key[1] for key in options(game)} == {slot(game, "chalice_quester"), slot(game, "regian_bishop")}
    play(game, ("victim", slot(game, "regian_bishop")))
    assert events(game, "fought")[-1].total == 7 + 1 + 3 + 2 + 3 + 2
    assert destroyed(game) == ["regian_bishop"]
    without = against("tormentor", *KHAN, "elf_wizard", "militia")
    fight(without)
    assert destroyed(without) == []


@pytest.mark.rule("TS-26.3")
@pytest.mark.rule("TS-26.93")
def test_the_archduke_destroys_all_clerics_and_all_wizards():
    hand = ("regian_cleric", "chalice_quester", "elf_wizard", "selurin_magician", "outlands_khan", "militia")
    game = against("archduke_of_pain", *hand)
    assert fight(game) == (1 + 2 + 2 + 2 + 7 + 1, True)  # they fight to the end
    assert destroyed(game) == ["chalice_quester", "elf_wizard", "regian_cleric", "selurin_magician"]
    without = against("archduke_of_pain", *KHAN, "militia")
    assert fight(without)[1] and destroyed(without) == []


@pytest.mark.rule("TS-26.17")
def test_the_ebon_fume_destroys_the_hero_with_the_highest_modified_strength():
    game = against("ebon_fume", "outlands_khan", "thyrian_squire", "iron_rations", "iron_rations", "torch")
    for _ in range(2):
        food = next(key for key in options(game, "use") if key[1] != slot(game, "thyrian_squire"))
        play(game, food, ("hero", slot(game, "thyrian_squire")))  # Strength 6 + 4 against 8
    assert fight(game)[0] == 9  # he fights to the end
    assert destroyed(game) == ["thyrian_squire"]


@pytest.mark.rule("TS-26.18")
def test_the_player_breaks_ties_for_the_ebon_fume():
    game = play(against("ebon_fume", "outlands_khan", "dwarf_sentinel", "militia", "torch"), ("attack", 1))
    assert {key[1] for key in options(game)} == {slot(game, "outlands_khan"), slot(game, "dwarf_sentinel")}
    play(game, ("victim", slot(game, "dwarf_sentinel")))
    assert destroyed(game) == ["dwarf_sentinel"]


@pytest.mark.rule("TS-26.19")
def test_a_militia_is_a_hero_for_the_ebon_fume():
    game = against("ebon_fume", "militia", "dagger", "torch")
    fight(game)
    assert destroyed(game) == ["militia"]


@pytest.mark.rule("TS-26.24")
@pytest.mark.rule("TS-26.26")
@pytest.mark.rule("TS-26.93")
@pytest.mark.parametrize("victim", ["militia", "outlands_khan"])
def test_the_gray_ooze_destroys_a_hero_if_nobody_holds_a_weapon(victim):
    game = play(against("gray_ooze", "outlands_khan", "militia", "dagger", "torch"), ("attack", 1))
    assert {key[1] for key in options(game)} == {slot(game, "militia"), slot(game, "outlands_khan")}
    play(game, ("victim", slot(game, victim)))
    assert events(game, "fought")[-1].total == 8
    assert destroyed(game) == [victim]
    armed = equip(against("gray_ooze", "outlands_khan", "militia", "dagger", "torch"), "dagger", "militia")
    assert fight(armed) == (9, True) and destroyed(armed) == []


@pytest.mark.rule("TS-26.25")
def test_the_gray_ooze_does_nothing_without_heroes():
    game = against("gray_ooze", "fireball", "fireball", "dagger")
    assert fight(game) == (6, True) and destroyed(game) == []


@pytest.mark.rule("TS-26.28")
def test_a_weapon_of_a_hero_who_cannot_attack_is_enough_against_the_gray_ooze():
    game = equip(against("gray_ooze", "outlands_khan", "feayn_archer", "dagger", "torch"), "dagger", "feayn_archer")
    assert fight(game) == (7, True) and destroyed(game) == []


@pytest.mark.rule("TS-26.27")
def test_the_gray_ooze_leaves_a_food_to_be_bought():
    village = {"feast": 8, "goodberries": 8}
    game = against("gray_ooze", "outlands_khan", "dagger", "torch", "torch", village=village)  # 5 gold
    play(equip(game, "dagger", "outlands_khan"), ("attack", 1))
    foods = {("spoils", "food", card) for card in ("iron_rations", "goodberries", "feast")}
    assert set(options(game)) == {("done",), *foods}
    play(game, ("spoils", "food", "feast"))
    assert "feast" in seat(game)["discard"] and table(game)["active"] == 1
    lost = against("gray_ooze", "militia", "torch", "torch")
    assert not fight(lost)[1] and kind(lost) == "turn"


@pytest.mark.rule("TS-26.31")
@pytest.mark.rule("TS-26.32")
@pytest.mark.rule("TS-26.93")
def test_the_green_blob_destroys_one_food_used_or_not():
    game = against("green_blob", "outlands_khan", "iron_rations", "feast", "torch")
    play(use(game, "feast"), ("attack", 1))
    assert {key[1] for key in options(game)} == {slot(game, "feast"), slot(game, "iron_rations")}
    play(game, ("victim", slot(game, "feast")))
    assert events(game, "fought")[-1].total == 8  # the Feast still counts
    assert destroyed(game) == ["feast"]


@pytest.mark.rule("TS-26.31")
@pytest.mark.rule("TS-26.32")
def test_the_green_blob_does_nothing_without_food():
    game = against("green_blob", "outlands_khan", "torch", "militia")
    assert fight(game)[1] and destroyed(game) == []
    eaten = use(against("green_blob", "outlands_warrior", "iron_rations", "torch"), "outlands_warrior")
    assert fight(eaten) == (6, True) and destroyed(eaten) == ["iron_rations"]  # only once


@pytest.mark.rule("TS-26.36")
@pytest.mark.rule("TS-26.37")
@pytest.mark.rule("TS-26.93")
def test_the_harbinger_destroys_one_spell_which_stays_until_the_end_of_the_battle():
    game = use(against("harbinger", "militia", "fireball", "battle_fury", "torch"), "battle_fury")
    play(game, ("attack", 1))
    assert {key[1] for key in options(game)} == {slot(game, "battle_fury"), slot(game, "fireball")}
    play(game, ("victim", slot(game, "fireball")))
    assert events(game, "fought")[-1].total == 1 + 1 + 3
    assert destroyed(game) == ["fireball"]
    without = against("harbinger", "outlands_khan", "torch", "dagger")
    assert fight(without)[1] and destroyed(without) == []


@pytest.mark.rule("TS-26.58")
@pytest.mark.rule("TS-26.64")
@pytest.mark.rule("TS-26.65")
@pytest.mark.rule("TS-26.93")
@pytest.mark.parametrize("monster", ["red_jelly", "skaladak"])
def test_one_weapon_is_destroyed_and_stays_until_the_end_of_the_battle(monster):
    game = equip(against(monster, "outlands_khan", "short_sword", "dagger", "torch"), "short_sword", "outlands_khan")
    play(game, ("attack", 1))
    assert {key[1] for key in options(game)} == {slot(game, "dagger"), slot(game, "short_sword")}
    play(game, ("victim", slot(game, "short_sword")))
    assert events(game, "fought")[-1].total == 11
    assert destroyed(game) == ["short_sword"]
    without = against(monster, "outlands_khan", "torch", "iron_rations")
    assert fight(without)[0] == 7 and destroyed(without) == []


# -- Strength, bonuses ----------------------------------------------------------------------------

LOSSES = [("ghost", 2), ("judgement", 2), ("suffering", 2), ("the_prince", 2), ("revenant", 4)]
ENOUGH = {2: "thyrian_squire", 4: "outlands_khan"}  # Strength 6 and 8: 4 is left, the Short Sword's weight
TOO_LITTLE = {2: "redblade_killer", 4: "outlands_warrior"}  # Strength 5 and 7
ATTACK = {"thyrian_squire": 2, "outlands_khan": 7, "redblade_killer": 2, "outlands_warrior": 3}


@pytest.mark.rule("TS-26.23")
@pytest.mark.rule("TS-26.42")
@pytest.mark.rule("TS-26.61")
@pytest.mark.rule("TS-26.73")
@pytest.mark.rule("TS-26.76")
@pytest.mark.parametrize(("monster", "loss"), LOSSES)
def test_lost_strength_costs_the_weapon(monster, loss):
    for hero, weapon in ((ENOUGH[loss], 4), (TOO_LITTLE[loss], 0)):
        game = equip(against(monster, hero, "short_sword", "fireball"), "short_sword", hero)
        judged = 1 if monster == "judgement" else 0
        assert fight(game)[0] == ATTACK[hero] + weapon + 3 - judged


@pytest.mark.rule("TS-26.77")
def test_the_prince_weakens_parties_without_fighters():
    game = equip(against("the_prince", "regian_cleric", "hatchet", "torch", "torch"), "hatchet", "regian_cleric")
    assert fight(game)[0] == 1  # Strength 4 - 2 does not hold the Hatchet
    assert destroyed(game) == []


@pytest.mark.rule("TS-26.62")
@pytest.mark.rule("TS-26.63")
def test_the_revenant_destroys_every_hero_whose_strength_falls_to_0():
    hand = ("redblade_killer", "elf_wizard", "regian_cleric", "feayn_archer", "iron_rations", "militia", "militia")
    game = against("revenant", *hand)  # 5, 3, 4, 4 and 2
    play(use(game, "iron_rations"), ("hero", slot(game, "redblade_killer")))
    assert fight(game)[0] == 2 + 2 + 1 + 1 + 1  # all fight to the end; the Feayn does not attack Rank 1
    assert destroyed(game) == ["elf_wizard", "feayn_archer", "militia", "militia", "regian_cleric"]


@pytest.mark.rule("TS-26.63")
@pytest.mark.parametrize(("rations", "dies"), [(1, True), (2, False)])
def test_food_can_save_a_militia_from_the_revenant(rations, dies):
    game = against("revenant", "militia", *["iron_rations"] * rations, "torch")
    for number in range(1, rations + 1):
        play(game, ("use", slot(game, "iron_rations", number), 1))  # the only Hero is fed
    fight(game)
    assert destroyed(game) == ["militia"] * dies


@pytest.mark.rule("TS-26.29")
@pytest.mark.rule("TS-26.30")
def test_every_weapon_in_use_does_one_more_to_the_grayskin_lizard():
    hand = ("redblade_killer", "thyrian_squire", "dagger", "hatchet", "spear", "torch")
    game = equip(equip(against("grayskin_lizard", *hand), "dagger", "redblade_killer"), "hatchet", "thyrian_squire")
    assert fight(game) == (2 + 2 + (1 + 1) + (3 + 1), True)  # the Spear is in nobody's hand
    assert fight(against("grayskin_lizard", *hand))[0] == 4


@pytest.mark.rule("TS-26.30")
def test_the_weapon_of_a_hero_who_does_not_attack_gets_nothing_from_the_grayskin_lizard():
    game = equip(against("grayskin_lizard", "feayn_archer", "dagger", "militia", "torch"), "dagger", "feayn_archer")
    assert fight(game)[0] == 1


@pytest.mark.rule("TS-26.38")
@pytest.mark.rule("TS-26.39")
def test_the_haunt_keeps_one_hero_and_the_weapon_out_of_the_battle():
    hand = ("elf_sorcerer", "flaming_sword", "redblade_killer", "militia", "iron_rations")
    game = against("haunt", *hand, rank=2)
    play(use(game, "iron_rations"), ("hero", slot(game, "elf_sorcerer")))
    equip(game, "flaming_sword", "elf_sorcerer")
    barred = game.copy()
    play(barred, ("attack", 2))
    heroes = ("elf_sorcerer", "redblade_killer", "militia")
    assert {key[1] for key in options(barred)} == {slot(game, hero) for hero in heroes}
    play(barred, ("victim", slot(game, "elf_sorcerer")))
    assert barred.state.players[0].xp == 0  # 2 + 1 - 2 x 2: no Light, no Magic Attack, no sword
    assert fight(game, 2, ("victim", slot(game, "militia"))) == (3 + 3 + 2, True)  # Light 2 + 1


@pytest.mark.rule("TS-26.38")
def test_all_numbers_of_the_haunted_hero_and_the_weapon_are_zero():
    game = equip(
        against("haunt", "thyrian_squire", "flaming_sword", "outlands_khan", rank=2), "flaming_sword", "thyrian_squire"
    )
    assert fight(game, 2, ("victim", slot(game, "thyrian_squire"))) == (7 - 2 * 2, False)


@pytest.mark.rule("TS-26.40")
def test_a_hero_who_cannot_attack_anyway_is_not_chosen_by_the_haunt():
    game = play(against("haunt", "feayn_archer", "militia", "redblade_killer", "torch"), ("attack", 1))
    assert {key[1] for key in options(game)} == {slot(game, "militia"), slot(game, "redblade_killer")}
    alone = against("haunt", "feayn_archer", "fireball", "griffon")
    assert fight(alone) == (4, True)  # nobody to choose


@pytest.mark.rule("TS-26.41")
@pytest.mark.rule("TS-26.44")
def test_judgement_lowers_attack_or_magic_attack_of_each_hero_at_the_players_choice():
    hand = ("chalice_defender", "regian_bishop", "hatchet", "torch")  # 1 and 3, 3 and 3
    game = equip(against("judgement", *hand), "hatchet", "regian_bishop")
    play(game, ("attack", 1))
    assert options(game) == [("lower", "attack"), ("lower", "magic")]
    play(game, ("lower", "attack"))
    assert options(game) == [("lower", "attack"), ("lower", "magic")]
    assert (battle(game)["attack"], battle(game)["magic"]) == (0 + 2, 3 + 3)  # if the same is chosen again
    play(game, ("lower", "magic"))
    assert events(game, "fought")[-1].total == 0 + 3 + 3 + 2


@pytest.mark.rule("TS-26.43")
@pytest.mark.rule("TS-26.44")
def test_judgement_lowers_only_what_is_at_least_one():
    game = against("judgement", "militia", "militia", "redblade_killer", "elf_wizard", "feayn_archer")
    assert fight(game)[0] == 0 + 0 + 1 + 1  # no choice: one kind each, and the Feayn does not attack


@pytest.mark.rule("TS-26.44")
def test_judgement_comes_before_attack_turns_to_magic_attack():
    game = against("judgement", "redblade_killer", "goodberries", "torch")
    use(game, "goodberries")
    assert (battle(game)["attack"], battle(game)["magic"]) == (0, 1)
    assert fight(game)[0] == 1  # the kind was Attack: nothing to choose
    both = against("judgement", "chalice_defender", "goodberries", "torch")
    play(use(both, "goodberries"), ("attack", 1))
    assert options(both) == [("lower", "attack"), ("lower", "magic")]


# -- Disease, Trophies ----------------------------------------------------------------------------


@pytest.mark.rule("TS-26.15")
@pytest.mark.rule("TS-26.20")
@pytest.mark.rule("TS-26.45")
@pytest.mark.rule("TS-26.51")
@pytest.mark.rule("TS-26.74")
@pytest.mark.rule("TS-26.78")
@pytest.mark.rule("TS-26.94")
@pytest.mark.parametrize(
    ("monster", "number"),
    [
        ("deadbone_troll", 1),
        ("famine", 1),
        ("kingdom", 1),
        ("lord_of_death", 2),
        ("suffering", 1),
        ("the_unchained", 1),
    ],
)
@pytest.mark.parametrize("won", [True, False])
def test_disease_gained_in_battle_goes_straight_to_the_discard_pile(monster, number, won):
    hand = ("outlands_khan", "outlands_khan", "torch") if won else ("militia", "torch")
    game = against(monster, *hand)
    assert fight(game) == (14 if won else 1, won)  # not lowered by what was just gained
    assert sorted(seat(game)["discard"]) == sorted([*hand, *["disease"] * number, *[monster] * won])
    assert table(game)["diseases"] == 15 - number


@pytest.mark.rule("TS-26.33")
@pytest.mark.rule("TS-26.57")
@pytest.mark.rule("TS-26.59")
@pytest.mark.rule("TS-26.90")
@pytest.mark.rule("TS-26.97")
@pytest.mark.parametrize(
    ("trophy", "what", "amount"),
    [("griffon", "magic", 1), ("pegasus", "attack", 1), ("red_jelly", "light", 1), ("uyril_unending", "attack", 1)],
)
def test_some_monsters_are_trophies_in_the_hand_and_only_there(trophy, what, amount):
    in_the_hall = against("grudgebeast", "militia", "dagger", rest=(trophy, "nixie"))
    shown = battle(in_the_hall)
    assert (shown["attack"], shown["magic"], shown["light"]) == (1, 0, 0)
    in_the_hand = battle(against("grudgebeast", trophy, "militia", "dagger"))
    more = {each: in_the_hand[each] - shown[each] for each in ("attack", "magic", "light")}
    assert more == {"attack": 0, "magic": 0, "light": 0, what: amount}


@pytest.mark.rule("TS-26.59")
def test_the_light_of_the_red_jelly_is_no_battle_effect():
    game = against("red_jelly", "outlands_khan", "militia")
    assert battle(game)["penalty"] == 1  # neither for nor against those who fight it
    assert fight(game)[0] == 8 - 2


# -- Breach, Sphinx -------------------------------------------------------------------------------

HEROES = {"elf_wizard": 6, "lorigg_thief": 1, "lorigg_rogue": 4, "regian_cleric": 0, "regian_priest": 0}


def breaching(monster, *hand, village=(), **more):
    """The Monster lies in Rank 2 of a first game; the Goblin in Rank 1 will be beaten."""
    rest = ("griknack_goblin", "nixie")
    options_ = {"first_game": True}
    return against(monster, *hand, rank=2, rest=rest, village=dict(village), options=options_, **more)


@pytest.mark.rule("TS-26.4")
@pytest.mark.rule("TS-26.5")
def test_the_breach_of_the_archduke_destroys_two_cards_of_every_hero_stack():
    game = breaching("archduke_of_pain", "outlands_khan", "torch", village={**HEROES, "regian_bishop": 1})
    before = table(game)["village"]
    fight(game)
    after = table(game)["village"]
    left = {stack: after[stack]["cards"] for stack in ("elf", "lorigg", "regian")}
    assert left["elf"] == {"elf_wizard": 4, "elf_sorcerer": 4, "elf_archmage": 2}
    assert left["lorigg"] == {"lorigg_thief": 0, "lorigg_rogue": 3, "lorigg_outlaw": 2}
    assert left["regian"] == {"regian_cleric": 0, "regian_priest": 0, "regian_bishop": 0}  # all there was
    assert after["militia"]["cards"]["militia"] == before["militia"]["cards"]["militia"] - 2
    assert after["thyrian"]["cards"]["thyrian_squire"] == 4
    unchanged = [stack for stack in before if stack not in ("elf", "lorigg", "regian", "thyrian", "militia")]
    assert all(after[stack] == before[stack] for stack in unchanged)
    razed = ["elf_wizard"] * 2 + ["lorigg_rogue", "lorigg_thief"] + ["militia"] * 2 + ["regian_bishop"]
    assert destroyed(game) == [*razed, "thyrian_squire", "thyrian_squire"]


@pytest.mark.rule("TS-26.85")
@pytest.mark.rule("TS-26.86")
def test_the_breach_of_tyxr_makes_every_player_discard_two_cards_before_the_new_hand():
    hand = ("outlands_khan", "torch", "dagger", "iron_rations")
    others = {"seats": 3, "s2": {"hand": ["militia"], "deck": ["militia"] * 6, "discard": []}}
    game = play(breaching("tyxr_the_old", *hand, **others), ("attack", 1))
    assert (game.decision.seat, kind(game)) == (0, "discard_slot")
    assert {key[1] for key in options(game)} == {1, 2, 3, 4}  # the old hand
    play(game, ("discard", slot(game, "dagger")), ("discard", slot(game, "torch")))
    assert seat(game)["discard"] == ["griknack_goblin", "dagger", "torch"] and seat(game)["hand"] == []
    play(game, ("discard", "militia"), ("discard", "torch"))
    assert seat(game, 1)["hand"] == ["dagger"] and seat(game, 1)["discard"] == ["militia", "torch"]
    play(game, ("discard", "militia"))  # seat 2 has no other card
    assert seat(game, 2)["hand"] == []
    assert len(seat(game)["hand"]) == 6 and table(game)["active"] == 1


MAGES = ("elf_archmage", "elf_archmage")  # Magic Attack 8 beats the Sphinx


@pytest.mark.rule("TS-26.69")
@pytest.mark.rule("TS-26.71")
@pytest.mark.parametrize("burnt", [[], ["militia"], ["militia", "hatchet", "torch", "disease"]])
def test_the_sphinx_reveals_six_cards_of_the_deck_of_which_any_number_may_be_destroyed(burnt):
    six = ["militia", "hatchet", "torch", "disease", "dagger", "spear"]
    game = against("sphinx", *MAGES, deck=[*six, *["iron_rations"] * 8], draws={"deck": six})
    play(game, ("attack", 1), ("reveal",))
    assert sorted(table(game)["revealed"]) == sorted(six)
    assert party(game) == list(MAGES)  # they do not join the hand
    play(game, *(("destroy", card) for card in burnt), ("done",))
    kept = list(six)
    for card in burnt:
        kept.remove(card)
    assert sorted(seat(game)["discard"]) == sorted([*MAGES, "sphinx", *kept])
    assert destroyed(game) == sorted(card for card in burnt if card != "disease")
    assert table(game)["diseases"] == 15 - ("disease" in kept)
    assert seat(game)["hand"] == ["iron_rations"] * 6  # the new hand is drawn from what is left


@pytest.mark.rule("TS-26.69")
@pytest.mark.rule("TS-26.71")
def test_of_several_copies_that_the_sphinx_reveals_one_may_be_destroyed():
    six = ["militia", "militia", "militia", "torch", "torch", "dagger"]
    game = against("sphinx", *MAGES, deck=[*six, *["iron_rations"] * 8], draws={"deck": six})
    play(game, ("attack", 1), ("reveal",), ("destroy", "militia"), ("done",))
    assert sorted(seat(game)["discard"]) == sorted([*MAGES, "sphinx", *six[1:]])


@pytest.mark.rule("TS-26.71")
def test_a_short_deck_is_shuffled_again_for_the_sphinx():
    game = against("sphinx", *MAGES, deck=["dagger", "dagger"], discard=["torch"] * 3 + ["spear"] * 2)
    play(game, ("attack", 1), ("reveal",))
    revealed = table(game)["revealed"]
    assert len(revealed) == 6 and revealed.count("dagger") == 2
    assert seat(game)["deck"] == 2 and seat(game)["discard"] == []
    few = against("sphinx", *MAGES, deck=["dagger"])
    play(few, ("attack", 1), ("reveal",))
    assert sorted(table(few)["revealed"]) == ["dagger", "sphinx"]


@pytest.mark.rule("TS-26.69")
@pytest.mark.rule("TS-26.70")
def test_the_sphinx_reveals_before_a_breach():
    hand = (*MAGES, "militia", "torch")
    game = play(against("sphinx", *hand, rest=("tyxr_the_old", "nixie")), ("attack", 1))
    assert kind(game) == "spoils" and not events(game, "breach")
    play(game, ("reveal",), ("done",))
    assert events(game, "breach") and kind(game) == "discard_slot"
    assert seat(game)["hand"] == [] and party(game) == sorted(hand)  # the cards revealed are no part of the hand
    assert seat(game)["discard"] == ["sphinx", *["militia"] * 6]


@pytest.mark.rule("TS-26.96")
def test_the_reveal_of_the_sphinx_may_be_declined():
    game = play(against("sphinx", *MAGES), ("attack", 1))
    assert options(game) == [("done",), ("reveal",)]
    play(game, ("done",))
    assert sorted(seat(game)["discard"]) == sorted([*MAGES, "sphinx"])
    assert not events(game, "revealed")


@pytest.mark.rule("TS-26.85")
@pytest.mark.rule("TS-5.20")
@pytest.mark.parametrize("hand", [[], ["militia"]])
def test_who_has_fewer_cards_discards_them_all_to_tyxr(hand):
    game = play(breaching("tyxr_the_old", *hand), ("attack", 1))
    assert game.decision.seat == 1 and sorted(seat(game)["discard"]) == hand


@pytest.mark.rule("TS-12.20")
def test_what_a_battle_has_destroyed_is_gone_before_the_spoils_and_no_longer_doomed():
    game = play(against("skaladak", "outlands_khan", "dwarf_janissary", "dagger", "torch", "torch"), ("attack", 1))
    assert kind(game) == "spoils"
    (gone,) = [each for each in table(game)["party"] if each["card"] == "dagger"]
    assert not gone["here"] and not gone["doomed"]


@pytest.mark.rule("TS-17.6")
def test_what_a_weapon_does_to_the_grayskin_lizard_is_told_after_its_own_bonus():
    game = equip(against("grayskin_lizard", "thyrian_squire", "flaming_sword"), "flaming_sword", "thyrian_squire")
    clauses = [clause for clause, card, *_ in battle(game)["lines"] if card == "flaming_sword"]
    assert clauses == ["TS-17.6", "TS-26.30", "TS-13.13"]
