"""TS-25: what the single Heroes do."""

import pytest

from fabletop.kernel import Rng

from .thunderstone import at, battle, events, kind, options, party, play, seat, slot, table

HALL = ("grudgebeast", "firebrand_cyclops", "nixie")
DEEP = ("black_slime", "pegasus", "griffon", "black_slime")
MILITIA = ("militia",) * 8
OTHER = {"hand": ["dagger", "militia", "torch"], "deck": ["militia"] * 6, "discard": []}


def dungeon(*hand, hall=HALL, deep=DEEP, deck=MILITIA, s1=OTHER, first=False, **more):
    """Seat 0 in the Dungeon with these cards; seat 1 holds a Dagger, a Militia and a Torch."""
    own = {"hand": list(hand), "deck": list(deck), "discard": list(more.pop("discard", ()))}
    chosen = {"options": {"first_game": True}} if first else {}
    return at("dungeon", s0=own, s1=s1, hall=list(hall), dungeon=list(deep), **chosen, **more)


def use(game, card, effect=1, nth=1):
    return play(game, ("use", slot(game, card, nth), effect))


def equip(game, weapon, hero):
    return play(game, ("equip", slot(game, weapon), slot(game, hero)))


def fight(game, rank=1):
    """Attack, and what the battle came to: the Attack Value and whether it was won."""
    play(game, ("attack", rank))
    return result(game)


def result(game):
    fought = events(game, "fought")[-1]
    return fought.total, fought.won


def may(game, *key):
    return game.why(key).allowed


# -- Amazon, Chalice ------------------------------------------------------------------------------


@pytest.mark.rule("TS-25.1")
@pytest.mark.parametrize(
    ("amazon", "normal", "more"), [("amazon_archer", 1, 2), ("amazon_huntress", 2, 3), ("amazon_queen", 2, 4)]
)
def test_the_amazon_adds_her_bonus_to_her_normal_attack_beyond_rank_1(amazon, normal, more):
    for rank, expected in ((1, normal), (2, normal + more), (3, normal + more)):
        assert fight(dungeon(amazon, "lightstone_gem"), rank)[0] == expected


@pytest.mark.rule("TS-25.2")
@pytest.mark.rule("TS-25.24")
@pytest.mark.rule("TS-25.44")
@pytest.mark.rule("TS-25.46")
@pytest.mark.parametrize(
    ("healer", "effect", "cards"),
    [
        ("chalice_quester", 1, 1),
        ("chalice_defender", 2, 1),
        ("regian_cleric", 1, 1),
        ("regian_priest", 2, 1),
        ("regian_bishop", 2, 2),
    ],
)
def test_healers_destroy_disease_and_draw_as_often_as_they_can(healer, effect, cards):
    game = dungeon(healer, "disease", "disease", deck=("disease", *["torch"] * 7), draws={"deck": ["disease"]})
    assert table(game)["diseases"] == 12
    for cured in (1, 2, 3):
        use(game, healer, effect)
        assert table(game)["diseases"] == 12 + cured  # back on the Disease stack, not among the destroyed cards
        assert seat(game)["deck"] == 8 - cured * cards
    assert party(game) == [healer, *["torch"] * (3 * cards - 1)]
    assert table(game)["destroyed"] == [] and seat(game)["discard"] == []
    assert not may(game, "use", slot(game, healer), effect)


@pytest.mark.rule("TS-25.44")
@pytest.mark.parametrize("healer", ["chalice_quester", "regian_cleric"])
def test_a_disease_in_the_discard_pile_cannot_be_cured(healer):
    game = dungeon(healer, discard=["disease"], s1={**OTHER, "hand": ["disease", "militia"]})
    assert game.why(("use", slot(game, healer), 1)) == (False, "TS-25.44")


@pytest.mark.rule("TS-25.24")
@pytest.mark.rule("TS-25.25")
@pytest.mark.rule("TS-25.2")
@pytest.mark.parametrize(
    ("healer", "helper"), [("regian_cleric", "militia"), ("chalice_quester", "elf_wizard")], ids=["regian", "chalice"]
)
def test_nothing_is_cured_once_the_monster_is_declared(healer, helper):
    game = dungeon(healer, helper, "disease", "lightstone_gem")
    assert may(game, "use", slot(game, healer), 1)
    play(game, ("attack", 1))
    assert options(game) == [("sick", "attack"), ("sick", "magic")]


@pytest.mark.rule("TS-25.3")
def test_only_light_items_raise_the_defenders_attack():
    items = ("torch", "lantern", "lightstone_gem")
    game = dungeon("chalice_defender", *items, "flaming_sword", "fireball", "red_jelly", "elf_wizard", "iron_rations")
    equip(game, "flaming_sword", "chalice_defender")
    assert battle(game)["attack"] == 3
    assert battle(game)["magic"] == 3 + 3 + 3 + 2
    assert fight(game)[0] == 14


@pytest.mark.rule("TS-25.4")
def test_the_paladin_buys_any_one_card_after_a_victory():
    game = dungeon("chalice_paladin", "torch", "torch", "iron_rations", first=True)  # 6 gold
    play(game, ("attack", 1))
    offered = {key[2] for key in options(game, "spoils")}
    basics = {"militia", "dagger", "iron_rations", "torch"}
    heroes = {"elf_wizard", "lorigg_thief", "regian_cleric"}
    village = {"battle_fury", "flaming_sword", "lightstone_gem", "magical_aura", "short_sword", "spear", "town_guard"}
    assert offered == basics | heroes | village  # the Squire (7) and the Fireball (9) are too dear
    play(game, ("spoils", "any", "regian_cleric"))
    assert "regian_cleric" in seat(game)["discard"]
    assert kind(game) == "turn" and table(game)["active"] == 1


# -- Dwarfs ---------------------------------------------------------------------------------------

DWARFS = [("dwarf_guardian", 1, 4), ("dwarf_janissary", 2, 6), ("dwarf_sentinel", 3, 8)]


@pytest.mark.rule("TS-25.5")
@pytest.mark.rule("TS-25.7")
@pytest.mark.rule("TS-25.9")
@pytest.mark.parametrize(("dwarf", "plain", "armed"), DWARFS)
def test_a_dwarf_with_an_edged_weapon_is_stronger_and_the_weapon_comes_on_top(dwarf, plain, armed):
    hand = (dwarf, "dagger", "warhammer", "torch")
    assert fight(dungeon(*hand))[0] == plain
    assert fight(equip(dungeon(*hand), "dagger", dwarf))[0] == armed + 1
    assert fight(equip(dungeon(*hand), "warhammer", dwarf))[0] == plain + 3  # not edged


@pytest.mark.rule("TS-25.6")
@pytest.mark.rule("TS-25.10")
@pytest.mark.parametrize(("dwarf", "plain", "armed"), DWARFS)
@pytest.mark.parametrize("monster", ["revenant", "noxious_slag"])
def test_a_dwarf_keeps_his_bonus_if_the_weapon_becomes_useless(dwarf, plain, armed, monster):
    game = dungeon(dwarf, "flaming_sword", "lightstone_gem", hall=(monster, "nixie", "nixie"))
    equip(game, "flaming_sword", dwarf)
    assert fight(game)[0] == armed  # without the sword's Magic Attack +3


@pytest.mark.rule("TS-25.10")
def test_what_a_dwarf_holds_is_judged_at_the_end_of_step_2():
    game = dungeon("dwarf_janissary", "dagger", "warhammer", "torch")
    equip(game, "dagger", "dwarf_janissary")
    equip(game, "warhammer", "dwarf_janissary")
    assert fight(game)[0] == 2 + 3


@pytest.mark.rule("TS-25.8")
def test_the_janissary_buys_one_weapon_after_a_victory():
    game = dungeon("dwarf_janissary", "short_sword", "torch", first=True)  # 5 gold
    equip(game, "short_sword", "dwarf_janissary")
    play(game, ("attack", 1))
    assert set(options(game, "spoils")) == {("spoils", "weapon", card) for card in ("dagger", "flaming_sword", "spear")}
    play(game, ("spoils", "weapon", "flaming_sword"))
    assert seat(game)["discard"].count("flaming_sword") == 1
    assert table(game)["active"] == 1


@pytest.mark.rule("TS-25.8")
def test_the_janissary_buys_nothing_after_a_defeat():
    game = dungeon("dwarf_janissary", "lantern", "torch", first=True)
    assert fight(game) == (2, False)
    assert table(game)["active"] == 1 and not events(game, "gained")


# -- Elves ----------------------------------------------------------------------------------------


@pytest.mark.rule("TS-25.11")
@pytest.mark.rule("TS-25.14")
def test_the_archmage_returns_a_monster_in_step_2():
    game = use(dungeon("elf_archmage", "militia", draws={"dungeon": ["pegasus"]}), "elf_archmage")
    assert options(game) == [("monster", 1), ("monster", 2), ("monster", 3)]
    play(game, ("monster", 2))
    assert table(game)["hall"] == ["grudgebeast", "nixie", "pegasus"]
    assert table(game)["dungeon_known"] == ["firebrand_cyclops"]
    assert kind(game) == "dungeon" and not may(game, "use", slot(game, "elf_archmage"), 1)
    assert fight(game)[1]
    assert kind(game) == "turn"  # nothing to return after the victory


@pytest.mark.rule("TS-25.11")
@pytest.mark.rule("TS-25.14")
def test_the_sorcerer_returns_a_monster_after_a_victory_and_the_refill():
    game = dungeon("elf_sorcerer", "redblade_killer", draws={"dungeon": ["pegasus", "griffon"]})
    assert options(game, "use") == []  # no effect of step 2
    assert fight(game) == (5, True)
    assert kind(game) == "sorcerer"
    assert table(game)["hall"] == ["firebrand_cyclops", "nixie", "pegasus"]
    assert options(game) == [("pass",), ("monster", 1), ("monster", 2), ("monster", 3)]
    play(game, ("monster", 3))
    assert table(game)["hall"] == ["firebrand_cyclops", "nixie", "griffon"]
    assert table(game)["dungeon_known"] == ["pegasus"]
    assert kind(game) == "turn"  # once


@pytest.mark.rule("TS-25.14")
def test_the_sorcerer_returns_nothing_after_a_defeat():
    game = dungeon("elf_sorcerer", "militia")
    assert fight(game, 2) == (4, False)
    assert kind(game) == "turn"


@pytest.mark.rule("TS-25.14")
@pytest.mark.rule("TS-25.12")
def test_the_breach_of_step_4g_comes_before_the_sorcerers_return():
    game = dungeon("elf_sorcerer", "redblade_killer", "dagger", hall=("grudgebeast", "tyxr_the_old", "nixie"))
    play(game, ("attack", 1))
    assert kind(game) == "discard_slot"


@pytest.mark.rule("TS-25.12")
def test_a_breach_caused_by_the_sorcerer_is_resolved_at_once():
    game = dungeon(
        "elf_sorcerer", "redblade_killer", "torch", hall=("griffon", "tyxr_the_old", "griknack_goblin"), deep=HALL
    )
    play(game, ("attack", 3))
    assert kind(game) == "sorcerer" and not events(game, "breach")
    play(game, ("monster", 1))
    assert events(game, "breach") and kind(game) == "discard_slot"
    assert table(game)["active"] == 0


@pytest.mark.rule("TS-25.12")
def test_a_breach_caused_by_the_archmage_is_resolved_at_once():
    game = use(dungeon("elf_archmage", "militia", "torch", hall=("nixie", "tyxr_the_old", "nixie")), "elf_archmage")
    play(game, ("monster", 1))
    assert table(game)["hall"][0] == "tyxr_the_old" and kind(game) == "discard_slot"
    play(game, ("discard", slot(game, "militia")), ("discard", slot(game, "torch")))
    play(game, ("discard", "dagger"), ("discard", "torch"))
    assert seat(game, 1)["hand"] == ["militia"]
    assert kind(game) == "dungeon" and party(game) == ["elf_archmage"]


@pytest.mark.rule("TS-25.13")
@pytest.mark.parametrize("elf", ["elf_archmage", "elf_sorcerer"])
def test_the_thunderstone_brought_to_rank_1_by_an_elf_belongs_to_nobody(elf):
    game = dungeon(elf, "redblade_killer", "torch", hall=("griffon", "stone_of_mystery", "griknack_goblin"))
    play(game, ("use", slot(game, elf), 1) if elf == "elf_archmage" else ("attack", 3))
    assert not game.over
    play(game, ("monster", 1))
    assert game.over and table(game)["stone_owner"] is None
    assert "stone_of_mystery" not in seat(game)["discard"]
    assert seat(game)["hand"] == []  # at once: no new hand is drawn


# -- Feayn ----------------------------------------------------------------------------------------

FEAYN = [("feayn_archer", 2, 1), ("feayn_marksman", 3, 1), ("feayn_sniper", 4, 2)]


@pytest.mark.rule("TS-25.15")
@pytest.mark.rule("TS-25.16")
@pytest.mark.parametrize(("feayn", "attack", "light"), FEAYN)
def test_a_feayn_adds_neither_attack_nor_light_against_rank_1(feayn, attack, light):
    hand = (feayn, "outlands_khan")
    assert fight(dungeon(*hand), 1)[0] == 7 - 2
    assert fight(dungeon(*hand), 2)[0] == 7 + attack - 2 * (2 - light)
    assert fight(dungeon(*hand), 3)[0] == 7 + attack - 2 * (3 - light)


@pytest.mark.rule("TS-25.17")
@pytest.mark.parametrize("feayn", [feayn for feayn, *_ in FEAYN])
def test_a_party_with_a_feayn_may_attack_rank_1(feayn):
    game = dungeon(feayn)
    assert may(game, "attack", 1)
    assert fight(game) == (0, False)
    assert table(game)["dungeon_known"] == ["grudgebeast"]


@pytest.mark.rule("TS-25.45")
@pytest.mark.parametrize(
    ("snipers", "rank", "hall", "xp"),
    [
        (1, 3, ("nixie", "nixie", "griknack_goblin"), 2),
        (2, 3, ("nixie", "nixie", "griknack_goblin"), 3),
        (1, 2, ("nixie", "griknack_goblin", "nixie"), 1),
    ],
)
def test_the_sniper_gains_one_more_xp_for_a_monster_in_rank_3(snipers, rank, hall, xp):
    game = dungeon(*["feayn_sniper"] * snipers, "lantern", hall=hall)
    assert fight(game, rank)[1]
    assert seat(game)["xp"] == xp
    assert kind(game) == "turn"  # nothing was asked


@pytest.mark.rule("TS-25.45")
def test_a_sniper_who_could_not_attack_gains_nothing_more():
    game = dungeon("feayn_sniper", "outlands_khan", "lightstone_gem", hall=("nixie", "nixie", "haunt"))
    play(game, ("attack", 3), ("victim", slot(game, "feayn_sniper")))
    assert result(game) == (7, True)
    assert seat(game)["xp"] == 1


# -- discards of the others -----------------------------------------------------------------------

THREE = {"seats": 3, "s2": {"hand": ["militia", "torch"], "deck": ["militia"] * 6, "discard": []}}
ROBBERS = ["lorigg_rogue", "lorigg_outlaw", "redblade_poisoner"]


@pytest.mark.rule("TS-25.18")
@pytest.mark.rule("TS-25.19")
@pytest.mark.parametrize("robber", ROBBERS)
@pytest.mark.parametrize("won", [True, False])
def test_all_others_discard_a_card_whether_or_not_the_battle_is_won(robber, won):
    hall = ("griknack_goblin", "nixie", "nixie")
    game = use(dungeon(robber, "torch", *["redblade_killer"] * won, hall=hall, **THREE), robber)
    assert game.decision.seat == 1
    play(game, ("discard", "torch"))
    assert game.decision.seat == 2
    play(game, ("discard", "militia"))
    assert len(party(game)) == 2 + won  # the own hand stays
    assert fight(game)[1] is won
    assert seat(game, 1)["hand"] == ["dagger", "militia"] and seat(game, 1)["discard"] == ["torch"]
    assert seat(game, 2)["hand"] == ["torch"] and seat(game, 2)["discard"] == ["militia"]


@pytest.mark.rule("TS-25.20")
@pytest.mark.parametrize("robber", [*ROBBERS, "redblade_assassin"])
def test_the_discard_may_be_left_unused_but_not_refused(robber):
    unused = dungeon(robber, "torch", **THREE)
    fight(unused)
    assert len(seat(unused, 1)["hand"]) == 3 and len(seat(unused, 2)["hand"]) == 2
    used = use(dungeon(robber, "torch", **THREE), robber)
    assert ("pass",) not in options(used)
    assert used.decision.seat == 1


@pytest.mark.rule("TS-25.47")
@pytest.mark.rule("TS-25.19")
def test_the_assassin_takes_a_hero_or_two_cards_from_each_other_player():
    game = use(dungeon("redblade_assassin", "torch", **THREE), "redblade_assassin")
    assert game.decision.seat == 1
    assert options(game) == [("hero", "militia"), ("cards", 2)]
    play(game, ("hero", "militia"))
    assert seat(game, 1)["hand"] == ["dagger", "torch"] and seat(game, 1)["discard"] == ["militia"]
    assert game.decision.seat == 2
    play(game, ("cards", 2), ("discard", "militia"), ("discard", "torch"))
    assert seat(game, 2)["hand"] == []
    fight(game)
    assert seat(game, 1)["discard"] == ["militia"]


@pytest.mark.rule("TS-25.47")
@pytest.mark.parametrize("hand", [["torch"], []])
def test_the_assassin_takes_what_there_is(hand):
    game = use(dungeon("redblade_assassin", "militia", s1={**OTHER, "hand": hand}), "redblade_assassin")
    while game.decision.seat == 1:
        assert all(key[0] != "hero" for key in options(game))
        play(game, options(game)[0])
    assert seat(game, 1)["hand"] == [] and seat(game, 1)["discard"] == hand
    assert kind(game) == "dungeon"


# -- Food eaters ----------------------------------------------------------------------------------

EATERS = [("outlands_warrior", 3, 3), ("outlands_slayer", 5, 3), ("thyrian_squire", 2, 2), ("thyrian_knight", 4, 2)]


@pytest.mark.rule("TS-25.21")
@pytest.mark.rule("TS-25.35")
@pytest.mark.rule("TS-25.36")
@pytest.mark.parametrize(("hero", "attack", "more"), EATERS)
@pytest.mark.parametrize("food", ["iron_rations", "goodberries", "feast"])
def test_food_that_is_eaten_gives_attack_and_nothing_else(hero, attack, more, food):
    game = dungeon(hero, food, "redblade_killer", "lightstone_gem")
    gone = slot(game, food)
    use(game, hero)
    assert table(game)["destroyed"] == [food] and food not in party(game)
    assert not may(game, "use", gone, 1)
    assert all(each["strength"] == 0 and not each["turned"] for each in table(game)["party"])
    assert battle(game)["magic"] == 0
    assert fight(game)[0] == attack + more + 2


@pytest.mark.rule("TS-25.55")
@pytest.mark.parametrize("hero", ["outlands_warrior", "thyrian_squire", "thyrian_knight"])
def test_most_heroes_eat_one_food_a_turn(hero):
    game = use(dungeon(hero, "iron_rations", "iron_rations", "torch"), hero)
    assert game.why(("use", slot(game, hero), 1)) == (False, "TS-4.13")


@pytest.mark.rule("TS-25.55")
def test_the_slayer_eats_as_often_as_there_is_food():
    game = dungeon("outlands_slayer", *["iron_rations"] * 3, "torch")
    for _ in range(3):
        use(game, "outlands_slayer")
    assert fight(game)[0] == 5 + 3 * 3


@pytest.mark.rule("TS-25.55")
def test_the_khan_eats_nothing():
    game = dungeon("outlands_khan", "iron_rations", "torch")
    assert options(game, "use") == [("use", slot(game, "iron_rations"), 1)]


@pytest.mark.rule("TS-25.55")
@pytest.mark.rule("TS-25.52")
def test_the_lord_eats_one_food_a_turn():
    game = dungeon("thyrian_lord", "iron_rations", "iron_rations", hall=("grudgebeast", "nixie", "pegasus"))
    play(use(game, "thyrian_lord"), ("monster", 1))
    assert table(game)["destroyed"] == ["iron_rations"]
    assert game.why(("use", slot(game, "thyrian_lord"), 1)) == (False, "TS-4.13")


@pytest.mark.rule("TS-25.22")
@pytest.mark.rule("TS-25.23")
@pytest.mark.parametrize(("hero", "attack", "each"), [("outlands_slayer", 5, 1), ("outlands_khan", 7, 2)])
def test_every_monster_card_of_the_hand_gives_attack(hero, attack, each):
    monsters = ("nixie", "firebrand_cyclops", "succubus")
    assert fight(dungeon(hero, "torch", hall=("tormentor", "nixie", "griffon")))[0] == attack // 2
    assert fight(dungeon(hero, "torch", *monsters))[0] == attack + 3 * each
    none = dungeon(hero, "torch", "stone_of_mystery", "disease", hall=("grudgebeast", "nixie", "nixie"))
    assert fight(none)[0] == attack - 1  # a Disease is no Monster, and neither is the Thunderstone


@pytest.mark.rule("TS-25.23")
def test_monster_cards_that_left_the_hand_are_not_counted_and_drawn_ones_are():
    deck = ("firebrand_cyclops", *["torch"] * 6)
    game = dungeon("outlands_khan", "banish", "nixie", "torch", deck=deck, draws={"deck": ["firebrand_cyclops"]})
    play(use(game, "banish"), ("order", 1, 2, 3), ("card", slot(game, "nixie")))
    assert "firebrand_cyclops" in party(game)
    assert fight(game)[0] == 7 + 2


# -- Thyrian --------------------------------------------------------------------------------------


@pytest.mark.rule("TS-25.37")
def test_the_lord_takes_only_a_monster_worth_one_or_two_points():
    game = dungeon("thyrian_lord", "iron_rations", hall=("griknack_goblin", "grudgebeast", "bloodskull_orc"))
    use(game, "thyrian_lord")
    assert options(game) == [("monster", 1), ("monster", 2)]  # 1 and 2 points, not 0


@pytest.mark.rule("TS-25.52")
@pytest.mark.rule("TS-25.37")
def test_without_such_a_monster_the_lord_eats_nothing():
    game = dungeon("thyrian_lord", "iron_rations", hall=("bloodskull_orc", "firebrand_cyclops", "skaladak"))
    assert game.why(("use", slot(game, "thyrian_lord"), 1)) == (False, "TS-25.52")


@pytest.mark.rule("TS-25.52")
def test_food_whose_effect_was_used_does_not_pay_for_the_lord():
    game = dungeon("thyrian_lord", "iron_rations", "militia")
    assert may(game, "use", slot(game, "thyrian_lord"), 1)
    play(use(game, "iron_rations"), ("hero", slot(game, "militia")))
    assert not may(game, "use", slot(game, "thyrian_lord"), 1)


@pytest.mark.rule("TS-25.35")
@pytest.mark.rule("TS-25.38")
@pytest.mark.rule("TS-25.41")
@pytest.mark.rule("TS-25.42")
def test_the_lord_takes_a_monster_without_battle_and_without_xp():
    game = dungeon(
        "thyrian_lord", "feast", "torch", hall=("nixie", "famine", "griffon"), draws={"dungeon": ["pegasus"]}
    )
    play(use(game, "thyrian_lord"), ("monster", 2))
    assert seat(game)["discard"] == ["famine"]  # and no Disease
    assert table(game)["hall"] == ["nixie", "griffon", "pegasus"]
    assert seat(game)["xp"] == 0
    assert table(game)["destroyed"] == ["feast"]
    assert kind(game) == "dungeon"
    assert fight(game)[0] == 4  # the Feast gave nothing


@pytest.mark.rule("TS-25.39")
def test_a_breach_caused_by_the_lord_is_resolved_at_once():
    game = dungeon("thyrian_lord", "iron_rations", "militia", "dagger", hall=("grudgebeast", "tyxr_the_old", "pegasus"))
    play(use(game, "thyrian_lord"), ("monster", 1))
    assert kind(game) == "discard_slot"
    play(game, ("discard", slot(game, "militia")), ("discard", slot(game, "dagger")))
    play(game, ("discard", "dagger"), ("discard", "torch"))
    assert kind(game) == "dungeon" and party(game) == ["thyrian_lord"]
    assert seat(game, 1)["hand"] == ["militia"]


@pytest.mark.rule("TS-25.40")
def test_the_thunderstone_brought_to_rank_1_by_the_lord_belongs_to_nobody():
    game = dungeon("thyrian_lord", "iron_rations", hall=("grudgebeast", "stone_of_mystery", "pegasus"))
    play(use(game, "thyrian_lord"), ("monster", 1))
    assert game.over and table(game)["stone_owner"] is None
    assert seat(game)["discard"] == ["grudgebeast"]


@pytest.mark.rule("TS-25.53")
def test_the_lord_strengthens_every_hero_who_is_no_fighter():
    helped = {"militia": 1 + 2, "elf_wizard": 2, "regian_cleric": 2, "lorigg_thief": 1 + 2}
    others = {"thyrian_lord": 4, "chalice_quester": 2, "redblade_killer": 2, "amazon_archer": 1}
    game = dungeon(*helped, *others, "torch")
    assert battle(game)["attack"] == sum(helped.values()) + sum(others.values())
    assert fight(game)[0] == 19 + 2 + 1  # and the Magic Attack of Wizard and Cleric


@pytest.mark.rule("TS-25.54")
def test_the_knight_strengthens_every_militia():
    assert fight(dungeon("thyrian_knight", "militia", "militia", "redblade_killer", "torch"))[0] == 4 + 2 + 2 + 2
    assert fight(dungeon("thyrian_knight", "thyrian_knight", "militia", "torch"))[0] == 4 + 4 + 3


@pytest.mark.rule("TS-25.43")
@pytest.mark.parametrize(("hero", "expected"), [("amazon_queen", 2 + 4), ("feayn_marksman", 4)])
def test_rank_dependent_abilities_look_at_the_rank_of_the_declaration(hero, expected):
    game = dungeon(hero, "elf_archmage", "lightstone_gem", hall=("nixie", "pegasus", "griffon"))
    play(use(game, "elf_archmage"), ("monster", 1))  # the Pegasus moves from Rank 2 to Rank 1
    assert table(game)["hall"][0] == "pegasus"
    assert fight(game)[0] == expected


# -- Selurin --------------------------------------------------------------------------------------


@pytest.mark.rule("TS-25.26")
def test_the_magician_raises_spells_that_have_magic_attack():
    spells = ("fireball", "fireball", "battle_fury", "banish", "arcane_energies", "magical_aura")
    game = dungeon("selurin_magician", *spells)
    assert battle(game)["magic"] == 2 + 4 + 4
    assert fight(game)[0] == 10


@pytest.mark.rule("TS-25.27")
def test_the_magician_gives_magic_attack_to_every_item():
    items = ("iron_rations", "torch", "feast", "goodberries", "lantern", "lightstone_gem")
    assert fight(dungeon("selurin_magician", *items))[0] == 2 + 6
    weapons = ("dagger", "flaming_sword", "pawnbroker")
    assert fight(dungeon("selurin_magician", *weapons, "lantern"))[0] == 2 + 1


@pytest.mark.rule("TS-25.28")
def test_magicians_add_up_and_the_other_selurin_do_not_help_items():
    assert fight(dungeon("selurin_magician", "selurin_magician", "torch", "fireball"))[0] == 4 + 2 + 5
    assert fight(dungeon("selurin_warlock", "torch", "fireball"))[0] == (2 + 3) * 2
    assert fight(dungeon("selurin_theurge", "torch", "fireball"))[0] == (2 + 3) * 2


@pytest.mark.rule("TS-25.28")
def test_an_item_that_was_used_counts_for_the_magician_and_one_that_is_gone_does_not():
    hand = ("selurin_magician", "thyrian_squire", "iron_rations", "torch")
    used = dungeon(*hand)
    play(use(used, "iron_rations"), ("hero", slot(used, "thyrian_squire")))
    assert battle(used)["magic"] == 2 + 2
    eaten = use(dungeon(*hand), "thyrian_squire")
    assert battle(eaten)["magic"] == 2 + 1


@pytest.mark.rule("TS-25.29")
@pytest.mark.rule("TS-25.30")
@pytest.mark.rule("TS-25.31")
@pytest.mark.parametrize(
    ("wizards", "magic"),
    [
        (["selurin_warlock"], 10),
        (["selurin_theurge"], 10),
        (["selurin_warlock", "selurin_theurge"], 28),
        (["selurin_warlock"] * 3, 72),
        (["selurin_theurge"] * 2 + ["selurin_warlock"], 72),
    ],
)
def test_warlocks_and_theurges_double_the_whole_magic_attack_and_only_that(wizards, magic):
    game = dungeon(*wizards, "fireball", "redblade_killer")  # Magic Attack +2 each and +3; Attack +2
    assert battle(game)["magic"] == magic
    assert fight(game)[0] == magic + 2


def borrowing(lent, *hand, own="selurin_theurge", hall=HALL, **more):
    """A Theurge has been used: seat 1 lent this Hero, seat 0 put down its `own`."""
    s1 = {"hand": [lent, "torch"], "deck": ["militia"] * 6, "discard": []}
    game = dungeon("selurin_theurge", *hand, hall=hall, s1=s1, **more)
    use(game, "selurin_theurge")
    if kind(game) == "discard_own_hero":
        play(game, ("discard", slot(game, own)))
    return play(game, ("discard", lent), ("borrow", 1, lent))


@pytest.mark.rule("TS-25.48")
@pytest.mark.rule("TS-25.49")
def test_the_theurge_makes_every_player_discard_a_hero_of_choice():
    s1 = {**OTHER, "hand": ["militia", "elf_wizard", "torch"]}
    game = use(dungeon("selurin_theurge", "militia", "torch", s1=s1), "selurin_theurge")
    assert (game.decision.seat, kind(game)) == (0, "discard_own_hero")
    assert options(game) == [("discard", slot(game, "militia")), ("discard", slot(game, "selurin_theurge"))]
    play(game, ("discard", slot(game, "militia")))
    assert seat(game)["discard"] == ["militia"] and "militia" not in party(game)
    assert game.decision.seat == 1
    assert set(options(game)) == {("discard", "militia"), ("discard", "elf_wizard")}
    play(game, ("discard", "elf_wizard"))
    assert seat(game, 1)["discard"] == ["elf_wizard"] and sorted(seat(game, 1)["hand"]) == ["militia", "torch"]


@pytest.mark.rule("TS-25.49")
def test_a_player_without_a_hero_shows_the_hand_and_discards_nothing():
    s1 = {**OTHER, "hand": ["dagger", "torch"]}
    game = dungeon("selurin_theurge", "militia", s1=s1)
    assert game.view(0)["table"]["seats"][1]["hand"] is None
    play(use(game, "selurin_theurge"), ("discard", slot(game, "militia")))
    assert seat(game, 1) == {**seat(game, 1), "hand": ["dagger", "torch"], "discard": []}
    assert game.view(0)["table"]["seats"][1]["hand"] == ["dagger", "torch"]
    assert options(game) == [("pass",), ("borrow", 0, "militia")]


@pytest.mark.rule("TS-25.49")
def test_what_a_discarded_hero_has_given_remains():
    game = dungeon("selurin_theurge", "regian_priest", "torch", "iron_rations", deck=["dagger"] * 8)
    use(game, "regian_priest")
    play(use(game, "selurin_theurge"), ("discard", slot(game, "regian_priest")), ("discard", "militia"), ("pass",))
    assert party(game) == ["iron_rations", "selurin_theurge", "torch", "dagger"]


@pytest.mark.rule("TS-25.50")
@pytest.mark.parametrize("key", [("pass",), ("borrow", 0, "redblade_killer"), ("borrow", 1, "militia")])
def test_one_of_the_discarded_heroes_may_be_borrowed(key):
    game = dungeon("selurin_theurge", "redblade_killer", "torch")
    play(use(game, "selurin_theurge"), ("discard", slot(game, "redblade_killer")), ("discard", "militia"))
    assert options(game) == [("pass",), ("borrow", 0, "redblade_killer"), ("borrow", 1, "militia")]
    play(game, key)
    for card, owner in (("redblade_killer", 0), ("militia", 1)):
        borrowed = key[1:] == (owner, card)
        assert (card in seat(game, owner)["discard"]) is not borrowed
        assert (card in party(game)) is borrowed
    bonus = {"pass": 0, "redblade_killer": 2, "militia": 1}[str(key[-1])]
    assert fight(game)[0] == 2 * 2 + bonus


@pytest.mark.rule("TS-25.49")
@pytest.mark.rule("TS-25.50")
def test_the_theurge_itself_may_be_discarded_and_borrowed_back():
    game = dungeon("selurin_theurge", "militia", "torch")
    play(use(game, "selurin_theurge"), ("discard", slot(game, "selurin_theurge")), ("discard", "militia"))
    play(game, ("borrow", 0, "selurin_theurge"))
    assert not may(game, "use", slot(game, "selurin_theurge"), 1)  # the same card, used once
    assert fight(game)[0] == 1 + 4


@pytest.mark.rule("TS-25.32")
def test_a_borrowed_hero_destroyed_by_a_battle_effect_is_not_given_back():
    game = borrowing("thyrian_knight", "torch", hall=("mythlurian", "nixie", "nixie"))
    play(game, ("attack", 1))  # the Knight is the only Hero left
    assert table(game)["destroyed"] == ["thyrian_knight"]
    assert "thyrian_knight" not in seat(game, 1)["discard"] + seat(game)["discard"]


@pytest.mark.rule("TS-25.33")
@pytest.mark.parametrize("rank", [1, 3])
def test_a_borrowed_hero_goes_to_the_owners_discard_pile_at_the_end_of_the_battle(rank):
    hall = ("griknack_goblin", "nixie", "griffon")
    game = borrowing("redblade_killer", "dwarf_janissary", "torch", "torch", hall=hall, first=True)
    won = fight(game, rank)[1]
    assert won is (rank == 1)
    if won:
        assert kind(game) == "spoils"  # the turn is not over yet
    assert "redblade_killer" in seat(game, 1)["discard"]
    assert "redblade_killer" not in seat(game)["discard"] + party(game) + seat(game)["hand"]


@pytest.mark.rule("TS-25.34")
def test_a_borrowed_hero_holds_weapons_uses_effects_and_can_fall():
    game = borrowing("chalice_paladin", "short_sword", "torch", hall=("knightmare", "nixie", "nixie"), first=True)
    equip(game, "short_sword", "chalice_paladin")
    use(game, "chalice_paladin")
    assert party(game)[-1] == "militia"  # drawn
    assert fight(game, 2)[0] == 4 + 4 + 1 - 2
    assert kind(game) == "spoils"  # its Spoils go to the active player
    play(game, ("spoils", "any", "spear"))
    assert "spear" in seat(game)["discard"]
    fallen = borrowing("chalice_paladin", "short_sword", "torch", hall=("knightmare", "nixie", "nixie"))
    play(fallen, ("attack", 1))
    assert table(fallen)["destroyed"] == ["chalice_paladin"]


@pytest.mark.rule("TS-25.34")
def test_the_gold_of_a_borrowed_hero_is_not_counted():
    game = borrowing("lorigg_outlaw", "torch")
    assert "lorigg_outlaw" in party(game) and table(game)["gold"] == 2


@pytest.mark.rule("TS-25.34")
def test_a_borrowed_hero_cannot_be_destroyed_by_banish():
    game = borrowing("redblade_killer", "banish", "torch")
    play(use(game, "banish"), ("order", 1, 2, 3))
    assert ("card", slot(game, "redblade_killer")) not in options(game)
    assert ("card", slot(game, "torch")) in options(game)


@pytest.mark.rule("TS-25.34")
def test_a_borrowed_hero_cannot_be_discarded_for_a_breach():
    game = borrowing("redblade_killer", "elf_archmage", "torch", "dagger", hall=("nixie", "tyxr_the_old", "nixie"))
    play(use(game, "elf_archmage"), ("monster", 1))
    assert kind(game) == "discard_slot"
    assert {key[1] for key in options(game)} == {slot(game, card) for card in ("elf_archmage", "torch", "dagger")}


@pytest.mark.rule("TS-25.34")
def test_a_borrowed_hero_cannot_be_discarded_for_another_theurge():
    s1 = {**OTHER, "hand": ["redblade_killer", "militia"]}
    game = dungeon("selurin_theurge", "selurin_theurge", "militia", "elf_wizard", "torch", s1=s1)
    play(use(game, "selurin_theurge"), ("discard", slot(game, "militia")))
    play(game, ("discard", "redblade_killer"), ("borrow", 1, "redblade_killer"))
    use(game, "selurin_theurge", nth=2)
    own = {slot(game, "elf_wizard"), slot(game, "selurin_theurge"), slot(game, "selurin_theurge", 2)}
    assert {key[1] for key in options(game)} == own


@pytest.mark.rule("TS-25.34")
@pytest.mark.rule("TS-25.49")
def test_a_borrowed_theurge_may_be_used_by_a_player_without_a_hero():
    s1 = {**OTHER, "hand": ["selurin_theurge", "militia", "torch"]}
    game = dungeon("selurin_theurge", "dagger", "torch", s1=s1)
    play(use(game, "selurin_theurge"), ("discard", "selurin_theurge"), ("borrow", 1, "selurin_theurge"))
    use(game, "selurin_theurge")  # nobody of the own hand to discard: nothing is discarded
    assert game.decision.seat == 1
    play(game, ("discard", "militia"))
    assert options(game) == [("pass",), ("borrow", 1, "militia")]


@pytest.mark.rule("TS-25.51")
def test_without_a_battle_a_borrowed_hero_goes_back_to_its_owner():
    game = borrowing("redblade_killer", "dagger", "militia", own="militia", hall=("blink_dog",), deep=())
    assert options(game, "attack") == [] and ("leave",) in options(game)
    play(game, ("leave",))
    assert table(game)["active"] == 1
    assert seat(game, 1)["discard"] == ["redblade_killer"]
    assert "redblade_killer" not in seat(game)["discard"]


@pytest.mark.rule("TS-4.24")
@pytest.mark.rule("TS-25.46")
def test_two_priests_who_come_back_in_the_same_turn_have_both_used_their_effect():
    hand = ("elf_archmage", "regian_bishop", "regian_priest", "regian_priest")
    hall = ("nixie", "tyxr_the_old", "griffon")
    game = dungeon(*hand, hall=hall, deep=("pegasus",), deck=["dagger", "dagger"], s1={**OTHER, "hand": []})
    use(use(game, "regian_priest"), "regian_priest", nth=2)
    play(use(game, "elf_archmage"), ("monster", 1))  # Tyxr comes to Rank 1
    for _ in range(2):
        play(game, ("discard", slot(game, "regian_priest")))
    use(game, "regian_bishop")  # draws both again
    assert party(game).count("regian_priest") == 2
    assert options(game, "use") == []


@pytest.mark.rule("TS-25.49")
def test_a_world_in_which_the_asked_seat_has_no_hero_can_be_played_on() -> None:
    """Who is asked has a Hero; in a world that another seat imagines it may have none, and shows the hand."""
    game = at(
        "dungeon",
        s0={"hand": ["selurin_theurge", "torch"]},
        s1={"hand": ["militia", "torch"], "deck": ["torch", "torch", "dagger", "dagger"]},
    )
    play(game, ("use", slot(game, "selurin_theurge"), 1))
    assert kind(game) == "discard_hero"
    worlds = [game.imagine(0, Rng(f"world {i}")) for i in range(12)]
    assert any(world.decision.options == [("show", "")] for world in worlds)
    for world in worlds:
        world.playout(lambda decision: decision.options[0])
        assert world.over


@pytest.mark.rule("TS-20.6")
def test_a_card_that_all_have_seen_is_not_taken_back_into_a_hidden_hand() -> None:
    game = at("rest", s0={"hand": ["militia", "torch"]})
    play(game, ("destroy", "torch"))
    assert game.back(0) == []


@pytest.mark.rule("TS-18.14")
@pytest.mark.rule("TS-25.14")
def test_spoils_that_were_left_are_gone_when_the_sorcerer_is_asked():
    game = dungeon("elf_sorcerer", "dwarf_janissary", "torch", "torch")
    play(game, ("attack", 1))
    assert kind(game) == "spoils" and table(game)["spoils"]
    play(game, ("done",))
    assert kind(game) == "sorcerer" and table(game)["spoils"] == [] and table(game)["battle"] == []


@pytest.mark.rule("TS-25.24")
@pytest.mark.rule("TS-25.44")
def test_the_disease_is_destroyed_before_the_card_is_drawn():
    game = use(dungeon("regian_cleric", "disease"), "regian_cleric")
    told = [event.name for _, _, happened in game.log(0) for event in happened]
    assert told[-2:] == ["destroyed", "drew"]


@pytest.mark.rule("TS-25.47")
def test_who_has_but_one_way_to_discard_for_the_assassin_is_asked_all_the_same():
    game = use(dungeon("redblade_assassin", "militia", s1={**OTHER, "hand": ["torch"]}), "redblade_assassin")
    assert game.decision.seat == 1 and options(game) == [("cards", 2)]  # being asked tells nothing about the hand


@pytest.mark.rule("TS-25.49")
@pytest.mark.rule("TS-20.6")
def test_each_hidden_card_that_is_turned_up_counts_once():
    three = {"seats": 3, "s1": {**OTHER, "hand": ["dagger", "torch"]}, "s2": {**OTHER, "hand": ["militia", "torch"]}}
    game = dungeon("selurin_theurge", "redblade_assassin", **three)
    before = game.state.shown
    play(use(game, "selurin_theurge"), ("discard", slot(game, "selurin_theurge")))
    assert game.state.shown == before + 2  # the hand of seat 1
    play(game, ("discard", "militia"), ("pass",))
    assert game.state.shown == before + 3
    use(game, "redblade_assassin")
    play(game, ("cards", 2), ("discard", "dagger"))  # all have seen it
    assert game.state.shown == before + 3


@pytest.mark.rule("TS-20.6")
@pytest.mark.parametrize(("action", "number"), [("village", 2), ("dungeon", 2), ("rest", 0)])
def test_the_hand_that_an_action_reveals_counts_card_by_card(action, number):
    game = at("turn", s0={"hand": ["militia", "town_guard"]}, hall=list(HALL))
    before = game.state.shown
    play(game, (action,))
    assert game.state.shown == before + number
    if action == "rest":
        play(game, ("destroy", "militia"))
        assert game.state.shown == before + 1


@pytest.mark.rule("TS-25.49")
def test_a_hand_that_was_shown_is_followed_by_one_that_nobody_has_seen():
    game = dungeon("selurin_theurge", "militia", s1={**OTHER, "hand": ["dagger", "torch"]})
    play(use(game, "selurin_theurge"), ("discard", slot(game, "selurin_theurge")))
    assert game.view(0)["table"]["seats"][1]["hand"] == ["dagger", "torch"]
    game.state.draw_hand(1)
    assert game.view(0)["table"]["seats"][1]["hand"] is None
