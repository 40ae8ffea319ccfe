"""Every card of the pack shows in a game what it does (TS-23.2).

The figures are those of the card table (the project's sheet of facts about the printed cards), not of the pack.
"""

import pytest

import fabletop
from fabletop.kernel import PositionError

from .thunderstone import at, battle, events, kind, options, party, play, seat, slot, table

CONTENT = fabletop.book("thunderstone").pack.load()
HALL = ("grudgebeast", "firebrand_cyclops", "nixie")
DEEP = ("black_slime", "pegasus", "griffon")
OTHER = {"hand": ["dagger", "militia", "torch"], "deck": ["militia"] * 6, "discard": []}

HEROES = {
    # cost, gold, Strength, Light, Attack, Magic Attack, XP to level up, VP, copies, classes
    "militia": (0, 0, 2, 0, 1, 0, 3, 0, 30, "militia"),
    "amazon_archer": (6, None, 4, 0, 1, 0, 2, 0, 6, "fighter archer"),
    "amazon_huntress": (9, None, 5, 0, 2, 0, 3, 0, 4, "fighter archer"),
    "amazon_queen": (11, None, 6, 0, 2, 0, None, 2, 2, "fighter archer"),
    "chalice_quester": (7, None, 5, 0, 2, 0, 2, 0, 6, "fighter cleric"),
    "chalice_defender": (10, None, 6, 0, 0, 3, 3, 0, 4, "fighter cleric"),
    "chalice_paladin": (12, None, 7, 0, 0, 4, None, 2, 2, "fighter cleric"),
    "dwarf_guardian": (6, None, 5, 0, 1, 0, 2, 0, 6, "fighter"),
    "dwarf_janissary": (9, None, 6, 0, 2, 0, 3, 0, 4, "fighter"),
    "dwarf_sentinel": (12, None, 8, 0, 3, 0, None, 2, 2, "fighter"),
    "elf_wizard": (5, None, 3, 1, 0, 2, 2, 0, 6, "wizard"),
    "elf_sorcerer": (8, None, 3, 2, 0, 3, 3, 0, 4, "wizard"),
    "elf_archmage": (10, None, 4, 2, 0, 4, None, 2, 2, "wizard"),
    "feayn_archer": (7, None, 4, 1, 2, 0, 2, 0, 6, "fighter archer"),
    "feayn_marksman": (10, None, 5, 1, 3, 0, 3, 0, 4, "fighter archer"),
    "feayn_sniper": (12, None, 6, 2, 4, 0, None, 2, 2, "fighter archer"),
    "lorigg_thief": (5, 2, 4, 1, 1, 0, 2, 0, 6, "thief"),
    "lorigg_rogue": (8, 3, 4, 1, 2, 0, 3, 0, 4, "thief"),
    "lorigg_outlaw": (10, 4, 5, 2, 2, 0, None, 1, 2, "thief"),
    "outlands_warrior": (8, None, 7, 0, 3, 0, 2, 0, 6, "fighter"),
    "outlands_slayer": (11, None, 8, 0, 5, 0, 3, 0, 4, "fighter"),
    "outlands_khan": (13, None, 8, 0, 7, 0, None, 3, 2, "fighter"),
    "redblade_killer": (5, 1, 5, 0, 2, 0, 2, 0, 6, "fighter thief"),
    "redblade_poisoner": (8, 2, 5, 0, 3, 0, 3, 0, 4, "fighter thief"),
    "redblade_assassin": (9, 2, 6, 0, 4, 0, None, 2, 2, "fighter thief"),
    "regian_cleric": (5, None, 4, 0, 0, 1, 2, 0, 6, "cleric"),
    "regian_priest": (8, None, 4, 0, 0, 2, 3, 0, 4, "cleric"),
    "regian_bishop": (11, None, 5, 0, 0, 3, None, 2, 2, "cleric"),
    "selurin_magician": (8, None, 2, 0, 0, 2, 2, 0, 6, "wizard"),
    "selurin_warlock": (10, None, 2, 0, 0, 2, 3, 0, 4, "wizard"),
    "selurin_theurge": (13, None, 3, 0, 0, 2, None, 1, 2, "wizard"),
    "thyrian_squire": (7, None, 6, 0, 2, 0, 2, 0, 6, "fighter"),
    "thyrian_knight": (9, None, 8, 0, 4, 0, 3, 0, 4, "fighter"),
    "thyrian_lord": (11, None, 9, 0, 4, 0, None, 2, 2, "fighter"),
}
GOODS = {
    # cost, gold, weight, Light, Attack, Magic Attack, VP, copies, types
    "dagger": (3, 1, 2, 0, 1, 0, 0, 15, "weapon edged"),
    "iron_rations": (2, 2, None, 0, 0, 0, 0, 15, "item food"),
    "torch": (3, 2, None, 1, 0, 0, 0, 15, "item light"),
    "arcane_energies": (2, None, None, 0, 0, 0, 0, 8, "spell"),
    "banish": (4, None, None, 0, 0, 0, 0, 8, "spell"),
    "barkeep": (2, 1, None, 0, 0, 0, 0, 8, "villager"),
    "battle_fury": (3, None, None, 0, 0, 0, 0, 8, "spell"),
    "feast": (5, 3, None, 0, 0, 0, 0, 8, "item food"),
    "fireball": (9, None, None, 1, 0, 3, 0, 8, "spell"),
    "flaming_sword": (5, 2, 5, 1, 0, 3, 0, 8, "weapon edged"),
    "goodberries": (4, 2, None, 0, 0, 0, 1, 8, "item food magic"),
    "hatchet": (4, 1, 3, 0, 3, 0, 0, 8, "weapon edged"),
    "lantern": (4, 2, None, 2, 0, 0, 0, 8, "item light"),
    "lightstone_gem": (6, 3, None, 3, 0, 0, 0, 8, "item light magic"),
    "magical_aura": (4, 2, None, 0, 0, 0, 0, 8, "spell"),
    "pawnbroker": (3, None, None, 0, 0, 0, 0, 8, "villager"),
    "polearm": (7, 3, 2, 0, 2, 0, 0, 8, "weapon edged"),
    "short_sword": (6, 3, 4, 0, 4, 0, 0, 8, "weapon edged"),
    "spear": (4, 2, 4, 0, 2, 0, 0, 8, "weapon edged"),
    "town_guard": (3, None, None, 0, 0, 0, 0, 8, "villager"),
    "trainer": (4, None, None, 0, 0, 0, 0, 8, "villager"),
    "warhammer": (4, 2, 5, 0, 3, 0, 0, 8, "weapon blunt"),
}
MONSTERS = {
    # Health, gold, Light penalty, Light, Attack, Magic Attack, XP, VP, copies, class
    "archduke_of_pain": (10, 3, 0, 0, 0, 0, 3, 8, 1, "abyssal"),
    "grudgebeast": (4, 1, 0, 0, 0, 0, 1, 2, 2, "abyssal"),
    "succubus": (6, 2, 0, 0, 0, 0, 2, 4, 2, "abyssal"),
    "tormentor": (8, 2, 0, 0, 0, 0, 3, 6, 2, "abyssal"),
    "the_unchained": (5, 1, 0, 0, 0, 1, 1, 3, 3, "abyssal"),
    "darkness": (6, 1, 1, 0, 0, 0, 2, 4, 2, "doomknight_humanoid"),
    "judgement": (5, 1, 0, 0, 0, 0, 1, 3, 2, "doomknight_humanoid"),
    "knightmare": (8, 1, 2, 0, 0, 0, 3, 6, 2, "doomknight_humanoid"),
    "lord_mortis": (4, 1, 1, 0, 0, 0, 1, 2, 2, "doomknight_humanoid"),
    "the_prince": (7, 1, 0, 0, 0, 0, 2, 5, 2, "doomknight_humanoid"),
    "ebon_fume": (11, 1, 0, 0, 3, 0, 3, 8, 1, "dragon"),
    "mythlurian": (8, 3, 0, 0, 0, 0, 2, 4, 2, "dragon"),
    "skaladak": (7, 3, 0, 0, 0, 0, 2, 3, 3, "dragon"),
    "tyxr_the_old": (10, 2, 0, 0, 0, 2, 3, 6, 2, "dragon"),
    "uyril_unending": (9, 2, 0, 0, 1, 0, 2, 5, 2, "dragon"),
    "blink_dog": (3, 1, 1, 0, 0, 0, 1, 2, 2, "enchanted"),
    "griffon": (7, 1, 0, 0, 0, 1, 2, 4, 2, "enchanted"),
    "nixie": (5, 4, 0, 0, 0, 0, 1, 1, 2, "enchanted"),
    "pegasus": (6, 2, 0, 0, 1, 0, 1, 2, 3, "enchanted"),
    "sphinx": (8, 2, 0, 0, 0, 2, 3, 7, 1, "enchanted"),
    "bloodskull_orc": (5, 3, 0, 0, 0, 0, 1, 0, 2, "humanoid"),
    "deadbone_troll": (7, 2, 0, 0, 0, 0, 2, 5, 2, "humanoid"),
    "firebrand_cyclops": (6, 1, 0, 0, 0, 0, 2, 4, 2, "humanoid"),
    "grayskin_lizard": (6, 2, 0, 0, 0, 0, 1, 3, 2, "humanoid"),
    "griknack_goblin": (4, 1, 0, 0, 0, 0, 1, 1, 2, "humanoid"),
    "black_slime": (5, 1, 0, 0, 0, 0, 1, 2, 2, "ooze"),
    "gray_ooze": (6, 1, 0, 0, 0, 0, 2, 3, 2, "ooze"),
    "green_blob": (5, 1, 0, 0, 0, 0, 1, 2, 2, "ooze"),
    "noxious_slag": (7, 1, 0, 0, 0, 0, 3, 6, 2, "ooze"),
    "red_jelly": (6, 2, 0, 1, 0, 0, 2, 2, 2, "ooze"),
    "famine": (4, 1, 0, 0, 0, 0, 1, 2, 2, "undead_doom"),
    "harbinger": (3, 2, 0, 0, 0, 0, 1, 1, 2, "undead_doom"),
    "kingdom": (5, 2, 0, 0, 0, 0, 1, 3, 3, "undead_doom"),
    "lord_of_death": (9, 2, 0, 0, 0, 0, 3, 7, 1, "undead_doom"),
    "suffering": (6, 2, 0, 0, 0, 0, 2, 4, 2, "undead_doom"),
    "ghost": (6, 1, 0, 0, 0, 0, 1, 4, 2, "undead_spirit"),
    "haunt": (4, 1, 0, 0, 0, 0, 1, 2, 2, "undead_spirit"),
    "revenant": (7, 2, 0, 0, 0, 0, 2, 5, 2, "undead_spirit"),
    "spectre": (5, 1, 0, 0, 0, 0, 1, 3, 2, "undead_spirit"),
    "wraith": (6, 2, 0, 0, 0, 0, 2, 4, 2, "undead_spirit"),
}

PLAIN = ("elf_wizard", "lorigg_thief", "redblade_killer", "dagger", "hatchet", "short_sword")  # figures only
PLAIN_MONSTERS = ("bloodskull_orc", "firebrand_cyclops", "griknack_goblin", "grudgebeast", "nixie", "lord_mortis")
TROPHIES = ("griffon", "pegasus")


def shows(*cards):
    """What a test shows: without it the test fails (`test_ts_effects.py`)."""
    return pytest.mark.uses(*cards)


def dungeon(*hand, hall=HALL, deep=DEEP, deck=("militia",) * 8, s1=OTHER, **more):
    own = {"hand": list(hand), "deck": list(deck), "discard": list(more.pop("discard", ()))}
    return at("dungeon", s0=own, s1=s1, hall=list(hall), dungeon=list(deep), **more)


def village(*hand, scene="village", deck=("militia",) * 8, xp=0, **more):
    return at(scene, s0={"hand": list(hand), "deck": list(deck), "discard": [], "xp": xp}, s1=OTHER, **more)


def use(game, card, effect=1, nth=1):
    return play(game, ("use", slot(game, card, nth), effect))


def equip(game, weapon, hero):
    return play(game, ("equip", slot(game, weapon), slot(game, hero)))


def fight(game, rank=1, *choices):
    play(game, ("attack", rank), *choices)
    return events(game, "fought")[-1].total


def coins(gold):
    return ["torch"] * (gold // 2) + ["dagger"] * (gold % 2)


def counts(game, rank=1):
    """Attack, Magic Attack and Light against a Rank."""
    return tuple(battle(game, rank)[what] for what in ("attack", "magic", "light"))


# -- figures --------------------------------------------------------------------------------------

FOR_SALE = {**{card: row[0] for card, row in HEROES.items()}, **{card: row[0] for card, row in GOODS.items()}}
COINS = {card: row[1] for card, row in (*HEROES.items(), *GOODS.items(), *MONSTERS.items())}
COINS |= {"disease": None, "stone_of_mystery": None}
POINTS = {card: row[7] for card, row in (*HEROES.items(), *MONSTERS.items())}
POINTS |= {card: row[6] for card, row in GOODS.items()} | {"disease": 0, "stone_of_mystery": 3}
COPIES = {card: row[8] for card, row in (*HEROES.items(), *MONSTERS.items())}
COPIES |= {card: row[7] for card, row in GOODS.items()}


@shows(*FOR_SALE)
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize(("card", "cost"), FOR_SALE.items())
def test_a_card_costs_what_the_table_says(card, cost):
    stack = dict.fromkeys(CONTENT.families.get(CONTENT.cards[card].family, ()), 0) | {card: COPIES[card]}
    stack = stack if COPIES[card] == 8 or CONTENT.cards[card].family else {}
    enough = village(*coins(cost), "militia", scene="shop", village=stack)
    assert ("buy", card) in options(enough)
    play(enough, ("buy", card))
    assert card in seat(enough)["discard"]
    if cost:
        short = village(*coins(cost - 1), "militia", scene="shop", village=stack)
        assert short.why(("buy", card)) == (False, "TS-6.17")


@shows(*COINS)
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize(("card", "gold"), COINS.items())
def test_a_card_shows_the_coin_that_the_table_says(card, gold):
    game = village(card, "pawnbroker", "town_guard")
    assert table(game)["gold"] == (gold or 0)
    assert game.why(("use", slot(game, "pawnbroker"), 1)).allowed is (gold is not None)


@shows(*(card for card, points in POINTS.items() if points))
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize(("card", "points"), POINTS.items())
def test_a_card_is_worth_the_points_that_the_table_says(card, points):
    game = at("turn", s0={"hand": ["militia"], "deck": [card, "torch"], "discard": []})
    assert seat(game)["vp"] == points


@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize(("card", "copies"), COPIES.items())
def test_there_are_as_many_copies_as_the_table_says(card, copies):
    def laid(number):
        own = {"hand": [], "deck": [card] * number, "discard": []}
        return at("turn", seats=1, s0=own, hall=[], dungeon=[])

    assert seat(laid(copies))["deck"] == copies
    with pytest.raises(PositionError):
        laid(copies + 1)


def test_all_copies_of_a_basic_card_may_lie_in_one_deck():
    """Cards of seats that are laid out later are there to be named (docs/positions.md)."""
    empty = {"hand": [], "deck": [], "discard": []}
    game = at("turn", s0={**empty, "deck": ["militia"] * 30}, s1=empty)
    assert seat(game)["deck"] == 30


@shows(*HEROES)
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_brings_the_figures_of_the_table(hero):
    _, _, strength, light, attack, magic, *_ = HEROES[hero]
    rank = 2 if hero.startswith("feayn") else 1
    weapons = [
        {"id": name, "source": "designed", "type": "weapon", "copies": 8, "cost": 4, "weight": weight}
        for name, weight in (("hatchet", strength), ("short_sword", strength + 1))
    ]
    game = dungeon(hero, "hatchet", "short_sword", content={"village": weapons})
    doubled = hero in ("selurin_warlock", "selurin_theurge")
    assert counts(game, rank) == (attack, magic * (1 + doubled), light)
    assert game.why(("equip", slot(game, "hatchet"), slot(game, hero))).allowed
    assert game.why(("equip", slot(game, "short_sword"), slot(game, hero))) == (False, "TS-9.5")


@shows(*HEROES)
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_alone_brings_the_figures_of_the_table(hero):
    light, attack, magic = HEROES[hero][3:6]
    doubled = hero in ("selurin_warlock", "selurin_theurge")
    rank = 2 if hero.startswith("feayn") else 1
    assert counts(dungeon(hero, "dagger"), rank) == (attack, magic * (1 + doubled), light)


@shows(*HEROES)
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_is_levelled_up_for_the_price_of_the_table(hero):
    price = HEROES[hero][6]
    stacks = dict.fromkeys(CONTENT.families.get(CONTENT.cards[hero].family, ()), 1)
    stacks = {} if hero == "militia" else stacks
    rich = village(hero, "torch", scene="level_up", xp=price or 99, village=stacks)
    if price is None:
        assert table(rich)["active"] == 1  # nothing was asked
        return
    key = options(rich, "level")[0]
    play(rich, key)
    assert seat(rich)["xp"] == 0 and table(rich)["destroyed"] == [hero] and key[2] in seat(rich)["discard"]
    poor = village(hero, "militia", "torch", scene="level_up", xp=price - 1, village=stacks)
    assert events(poor, "gained") == [] and table(poor)["active"] == 1


@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize("hero", HEROES)
def test_monsters_know_the_classes_of_a_hero(hero):
    classes = HEROES[hero][9].split()
    for monster, hunted in (
        ("knightmare", {"fighter"}),
        ("tormentor", {"cleric"}),
        ("archduke_of_pain", {"cleric", "wizard"}),
        ("black_slime", {"militia"}),
        ("mythlurian", {"fighter", "cleric", "wizard", "thief", "archer", "militia"}),
    ):
        game = dungeon(hero, "lightstone_gem", "dagger", hall=(monster, "nixie", "nixie"))
        fight(game)
        assert table(game)["destroyed"] == [hero] * bool(hunted & set(classes))


WEAPONS = {card: row for card, row in GOODS.items() if row[8].startswith("weapon")}


@shows(*WEAPONS)
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize("weapon", WEAPONS)
def test_a_weapon_brings_the_figures_of_the_table_to_who_can_hold_it(weapon):
    _, _, weight, light, attack, magic, *_, types = WEAPONS[weapon]
    hero = {"id": "thyrian_squire", "source": "designed", "family": "thyrian", "level": 1, "classes": ["fighter"]}
    heroes = [{**hero, "copies": 6, "cost": 7, "level_up": 2, "strength": strong} for strong in (weight, weight - 1)]
    game = dungeon("thyrian_squire", weapon, content={"hero": [heroes[0]]})
    assert counts(game) == (0, 0, 0)
    assert counts(equip(game, weapon, "thyrian_squire")) == (attack, magic, light)
    weak = dungeon("thyrian_squire", weapon, content={"hero": [heroes[1]]})
    assert weak.why(("equip", slot(weak, weapon), slot(weak, "thyrian_squire"))) == (False, "TS-9.5")
    dwarf = equip(dungeon("dwarf_guardian", weapon), weapon, "dwarf_guardian")
    assert battle(dwarf)["attack"] == 1 + attack + 3 * ("edged" in types)


@shows(*(card for card in GOODS if card not in WEAPONS))
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize("card", [card for card in GOODS if card not in WEAPONS])
def test_other_cards_bring_the_figures_of_the_table_without_a_hero(card):
    _, _, _, light, attack, magic, *_, types = GOODS[card]
    assert counts(dungeon(card, "spear")) == (attack, magic, light)
    words = types.split()
    blob = dungeon(card, "spear", hall=("green_blob", "nixie", "nixie"))
    fight(blob)
    assert table(blob)["destroyed"] == [card] * ("food" in words)
    harbinger = dungeon(card, "spear", hall=("harbinger", "nixie", "nixie"))
    fight(harbinger)
    assert table(harbinger)["destroyed"] == [card] * ("spell" in words)
    magician = battle(dungeon(card, "selurin_magician"))["magic"]
    assert magician == 2 + magic + ("item" in words or ("spell" in words and magic > 0))


def spell(attack, magic):
    """A Fireball of our own that lights all and strikes as hard as wished."""
    data = {"id": "fireball", "source": "designed", "type": "spell", "copies": 8, "cost": 9, "light": 9}
    return {"village": [{**data, "attack": attack, "magic": magic}]}


@shows(*MONSTERS)
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize("monster", MONSTERS)
def test_a_monster_has_the_health_xp_and_points_of_the_table(monster):
    health, *_, xp, vp, _, _ = MONSTERS[monster]
    for short in (0, 1):
        power = (health - short - 1, 1)
        if monster in ("ebon_fume", "noxious_slag"):
            power = (health - short, 1)  # its Magic Attack is lost
        elif monster == "sphinx":
            power = (5, health - short)
        elif monster == "tormentor":
            power = (2 * (health - short) - 1, 1)  # halved without a Weapon
        game = dungeon("fireball", "torch", hall=(monster, "nixie", "firebrand_cyclops"), content=spell(*power))
        assert fight(game) == health - short
        if kind(game) == "spoils":
            play(game, ("done",))
        assert table(game)["active"] == 1
        assert seat(game)["xp"] == (0 if short else xp)
        assert seat(game)["vp"] == (0 if short else vp)
        assert (monster in seat(game)["discard"]) is not bool(short)


@shows(*MONSTERS)
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize("monster", MONSTERS)
def test_a_beaten_monster_gives_the_xp_of_the_table(monster):
    hand = ("outlands_khan", "outlands_khan", *["fireball"] * 3, "lightstone_gem")
    game = play(dungeon(*hand, hall=(monster, "nixie", "griffon"), deep=()), ("attack", 1))
    while table(game)["active"] == 0:
        play(game, ("done",) if ("done",) in options(game) else options(game)[0])
    assert seat(game)["xp"] == MONSTERS[monster][6]


@shows(*MONSTERS)
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize("monster", MONSTERS)
def test_a_monster_has_the_light_penalty_and_the_trophy_of_the_table(monster):
    _, _, penalty, light, attack, magic, *_ = MONSTERS[monster]
    for rank in (1, 2):
        hall = ["griffon", "grudgebeast"]
        hall.insert(rank - 1, monster)
        assert battle(dungeon("militia", "dagger", hall=hall, deep=()), rank)["penalty"] == rank + penalty
    held = dungeon(monster, "dagger", hall=("the_prince", "lord_mortis", "darkness"), deep=())
    assert counts(held) == (attack, magic, light)


@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize("monster", MONSTERS)
def test_a_monster_is_of_the_class_of_the_table(monster):
    group = MONSTERS[monster][9]
    hand = ("chalice_quester", "militia", "warhammer", "feast", "feast")  # strong enough for any Monster
    game = equip(dungeon(*hand, hall=(monster, "pegasus", "pegasus"), deep=()), "warhammer", "chalice_quester")
    use(use(game, "feast"), "feast", nth=2)
    holy = 3 if group in ("doomknight_humanoid", "undead_doom", "undead_spirit") else 0
    lines = [line for line in battle(game)["lines"] if line[1] == "warhammer"]
    assert sum(line[3] for line in lines) == 3 + holy + (monster == "grayskin_lizard")
    deck = fabletop.new("thunderstone", 2, cards=f"{group}, {', '.join(others(group))}")
    cards = deck.book.components(deck.state)["cards"]
    assert cards.count(monster) == MONSTERS[monster][8]


def others(group):
    return [other for other in ("abyssal", "dragon", "ooze") if other != group][:2]


def test_the_groups_of_the_table_have_ten_cards_each():
    sizes: dict[str, int] = {}
    for *_, copies, group in MONSTERS.values():
        sizes[group] = sizes.get(group, 0) + copies
    assert list(sizes.values()) == [10] * 8


# -- Heroes ---------------------------------------------------------------------------------------


@shows("militia")
@pytest.mark.rule("TS-23.2")
def test_a_militia_becomes_any_hero_of_level_1():
    game = village("militia", "torch", scene="level_up", xp=3, options={"first_game": True})
    assert {key[2] for key in options(game, "level")} == {
        "elf_wizard",
        "lorigg_thief",
        "regian_cleric",
        "thyrian_squire",
    }


@shows("amazon_archer", "amazon_huntress", "amazon_queen")
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize(("hero", "total"), [("amazon_archer", 3), ("amazon_huntress", 5), ("amazon_queen", 6)])
def test_amazons_shoot_beyond_rank_1(hero, total):
    assert fight(dungeon(hero, "lightstone_gem"), 2) == fight(dungeon(hero, "lightstone_gem"), 3) == total
    assert fight(dungeon(hero, "lightstone_gem")) == HEROES[hero][4]


@shows("chalice_quester", "chalice_defender", "regian_cleric", "regian_priest", "regian_bishop")
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize(
    ("hero", "effect", "drawn"),
    [
        ("chalice_quester", 1, 1),
        ("chalice_defender", 2, 1),
        ("regian_cleric", 1, 1),
        ("regian_priest", 2, 1),
        ("regian_bishop", 2, 2),
    ],
)
def test_healers_turn_disease_into_cards(hero, effect, drawn):
    game = dungeon(hero, "disease", "disease", deck=["torch"] * 8)
    use(use(game, hero, effect), hero, effect)
    assert party(game) == [hero, *["torch"] * (2 * drawn)]
    assert table(game)["diseases"] == 15


@shows("chalice_defender", "chalice_paladin", "regian_priest", "regian_bishop")
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize(
    ("hero", "drawn"), [("chalice_defender", 1), ("chalice_paladin", 1), ("regian_priest", 1), ("regian_bishop", 2)]
)
def test_some_heroes_draw_cards(hero, drawn):
    game = use(dungeon(hero, "spear", deck=["torch"] * 8), hero)
    assert party(game) == sorted([hero, "spear"]) + ["torch"] * drawn
    assert not game.why(("use", slot(game, hero), 1)).allowed


@shows("chalice_defender")
@pytest.mark.rule("TS-23.2")
def test_the_defender_fights_by_the_light_of_items():
    assert counts(dungeon("chalice_defender", "torch", "lantern", "fireball"))[:2] == (2, 3 + 3)


@shows("chalice_paladin", "dwarf_janissary", "gray_ooze")
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize(
    ("hand", "monster", "wares"),
    [
        (("chalice_paladin", "torch"), "griknack_goblin", {"militia", "iron_rations"}),
        (("dwarf_janissary", "dagger", "torch"), "griknack_goblin", {"dagger"}),
        (("outlands_khan", "dagger", "torch"), "gray_ooze", {"iron_rations"}),
    ],
)
def test_spoils_are_bought_with_the_gold_of_the_hand(hand, monster, wares):
    game = dungeon(*hand, hall=(monster, "nixie", "nixie"), options={"first_game": True})
    if "dagger" in hand:
        equip(game, "dagger", hand[0])
    fight(game)
    assert {key[2] for key in options(game, "spoils")} == wares
    play(game, options(game, "spoils")[-1])
    assert len(events(game, "gained")) == 1 and kind(game) == "turn"


@shows("dwarf_guardian", "dwarf_janissary", "dwarf_sentinel")
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize(("hero", "armed"), [("dwarf_guardian", 4), ("dwarf_janissary", 6), ("dwarf_sentinel", 8)])
def test_dwarfs_love_edged_weapons(hero, armed):
    assert fight(equip(dungeon(hero, "hatchet", "torch"), "hatchet", hero)) == armed + 3


@shows("elf_sorcerer", "elf_archmage")
@pytest.mark.rule("TS-23.2")
def test_elves_send_monsters_away():
    archmage = play(use(dungeon("elf_archmage", "torch"), "elf_archmage"), ("monster", 3))
    assert table(archmage)["dungeon_known"] == ["nixie"] and kind(archmage) == "dungeon"
    sorcerer = dungeon("elf_sorcerer", "redblade_killer")
    fight(sorcerer)
    assert kind(sorcerer) == "sorcerer"
    play(sorcerer, ("monster", 2))
    assert table(sorcerer)["dungeon_known"] == ["nixie"]


@shows("feayn_archer", "feayn_marksman", "feayn_sniper")
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize("hero", ["feayn_archer", "feayn_marksman", "feayn_sniper"])
def test_feayn_stay_away_from_rank_1(hero):
    game = dungeon(hero, "torch")
    assert counts(game, 1) == (0, 0, 1)
    assert counts(game, 3) == (HEROES[hero][4], 0, 1 + HEROES[hero][3])


@shows("feayn_sniper")
@pytest.mark.rule("TS-23.2")
def test_the_sniper_learns_from_rank_3():
    game = dungeon("feayn_sniper", "torch", "redblade_killer")
    assert fight(game, 3) == 6
    assert seat(game)["xp"] == 1 + 1


@shows("lorigg_rogue", "lorigg_outlaw", "redblade_poisoner", "redblade_assassin")
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize(
    ("hero", "keys", "left"),
    [
        ("lorigg_rogue", [("discard", "torch")], 2),
        ("lorigg_outlaw", [("discard", "torch")], 2),
        ("redblade_poisoner", [("discard", "torch")], 2),
        ("redblade_assassin", [("hero", "militia")], 2),
        ("redblade_assassin", [("cards", 2), ("discard", "torch"), ("discard", "dagger")], 1),
    ],
)
def test_rogues_make_the_others_discard(hero, keys, left):
    game = play(use(dungeon(hero, "spear"), hero), *keys)
    assert len(seat(game, 1)["hand"]) == left and (game.decision.seat, kind(game)) == (0, "dungeon")


@shows("outlands_warrior", "outlands_slayer", "thyrian_squire", "thyrian_knight")
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize(
    ("hero", "more", "again"),
    [
        ("outlands_warrior", 3, False),
        ("outlands_slayer", 3, True),
        ("thyrian_squire", 2, False),
        ("thyrian_knight", 2, False),
    ],
)
def test_fighters_eat(hero, more, again):
    game = use(dungeon(hero, "iron_rations", "iron_rations", "torch"), hero)
    assert table(game)["destroyed"] == ["iron_rations"]
    assert game.why(("use", slot(game, hero), 1)).allowed is again
    assert fight(game) == HEROES[hero][4] + more


@shows("outlands_slayer", "outlands_khan")
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize(("hero", "each"), [("outlands_slayer", 1), ("outlands_khan", 2)])
def test_outlanders_boast_of_their_monsters(hero, each):
    assert fight(dungeon(hero, "torch", "nixie", "bloodskull_orc")) == HEROES[hero][4] + 2 * each


@shows("thyrian_knight", "thyrian_lord")
@pytest.mark.rule("TS-23.2")
def test_knight_and_lord_lead_others():
    hand = ("militia", "elf_wizard", "redblade_killer")
    assert counts(dungeon("thyrian_knight", *hand))[:2] == (4 + 2 + 2, 2)
    assert counts(dungeon("thyrian_lord", *hand))[:2] == (4 + 3 + 2 + 2, 2)


@shows("thyrian_lord")
@pytest.mark.rule("TS-23.2")
def test_the_lord_takes_a_small_monster_for_a_food():
    game = use(dungeon("thyrian_lord", "goodberries", "torch"), "thyrian_lord")
    assert options(game) == [("monster", 1), ("monster", 3)]
    play(game, ("monster", 3))
    assert seat(game)["discard"] == ["nixie"] and table(game)["destroyed"] == ["goodberries"]


@shows("selurin_magician", "selurin_warlock", "selurin_theurge")
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize(
    ("hero", "magic"), [("selurin_magician", 2 + 4 + 1), ("selurin_warlock", 10), ("selurin_theurge", 10)]
)
def test_selurin_magic(hero, magic):
    assert counts(dungeon(hero, "fireball", "iron_rations", "militia"))[:2] == (1, magic)


@shows("selurin_theurge")
@pytest.mark.rule("TS-23.2")
def test_the_theurge_borrows_a_hero():
    game = use(dungeon("selurin_theurge", "militia", "torch"), "selurin_theurge")
    play(game, ("discard", slot(game, "militia")), ("discard", "militia"), ("borrow", 1, "militia"))
    assert fight(game) == 4 + 1
    assert seat(game, 1)["discard"] == ["militia"]


# -- Basic and Village cards ----------------------------------------------------------------------


@shows("iron_rations", "goodberries")
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize(("food", "strength", "kinds"), [("iron_rations", 2, (2, 0)), ("goodberries", 3, (0, 2))])
def test_food_makes_one_hero_strong(food, strength, kinds):
    game = dungeon("redblade_killer", food)
    use(game, food)
    assert table(game)["party"][slot(game, "redblade_killer") - 1]["strength"] == strength
    assert counts(game)[:2] == kinds


@shows("feast", "battle_fury")
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize(("card", "holds"), [("feast", True), ("battle_fury", False)])
def test_feast_and_fury_strengthen_all_heroes(card, holds):
    game = use(dungeon(card, "militia", "redblade_killer", "flaming_sword"), card)
    assert battle(game)["attack"] == 2 + 3
    assert game.why(("equip", slot(game, "flaming_sword"), slot(game, "militia"))).allowed is holds  # 2 + 3


@shows("torch", "lantern", "lightstone_gem")
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize(("card", "light"), [("torch", 1), ("lantern", 2), ("lightstone_gem", 3)])
def test_items_give_light(card, light):
    assert fight(dungeon(card, "outlands_khan"), 3) == 7 - 2 * (3 - light)


@shows("disease")
@pytest.mark.rule("TS-23.2")
def test_a_disease_weakens_the_party():
    game = dungeon("disease", "disease", "militia", "elf_wizard")
    assert fight(game, 1, ("sick", "magic"), ("sick", "attack")) == 0 + 1


@shows("fireball", "flaming_sword")
@pytest.mark.rule("TS-23.2")
def test_fire_strikes_and_shines():
    game = dungeon("fireball", "flaming_sword", "redblade_killer")
    assert counts(game) == (2, 3, 1)
    assert counts(equip(game, "flaming_sword", "redblade_killer")) == (2, 6, 2)


@shows("arcane_energies")
@pytest.mark.rule("TS-23.2")
def test_arcane_energies_turn_armed_attack_to_magic():
    game = dungeon("arcane_energies", "redblade_killer", "dagger", "militia", deck=["torch"] * 8)
    use(equip(game, "dagger", "redblade_killer"), "arcane_energies")
    assert party(game)[-1] == "torch"
    assert counts(game)[:2] == (1, 3)


@shows("banish")
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize("key", [("monster", 2), ("order", 3, 1, 2)])
def test_banish_sends_away_or_rearranges(key):
    game = use(dungeon("banish", "torch", "dagger", deck=["spear"] * 8), "banish")
    play(game, key, ("card", slot(game, "banish")))
    hall = table(game)["hall"]
    assert hall[:2] == (["grudgebeast", "nixie"] if key[0] == "monster" else ["nixie", "grudgebeast"])
    assert table(game)["destroyed"] == ["banish"] and party(game) == ["dagger", "torch", "spear"]


@shows("magical_aura")
@pytest.mark.rule("TS-23.2")
def test_magical_aura_makes_weapons_weightless():
    game = dungeon("magical_aura", "militia", "flaming_sword", deck=["torch"] * 8)
    assert options(game, "equip") == []
    use(game, "magical_aura")
    assert party(game)[-1] == "torch"
    assert counts(equip(game, "flaming_sword", "militia")) == (1, 3, 2)


@shows("polearm")
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize(("hero", "bonus"), [("militia", 2), ("outlands_warrior", 2), ("outlands_khan", 6)])
def test_the_polearm_is_for_the_strong(hero, bonus):
    assert fight(equip(dungeon(hero, "polearm", "torch"), "polearm", hero)) == HEROES[hero][4] + bonus


@shows("spear")
@pytest.mark.rule("TS-23.2")
def test_the_spear_may_be_thrown():
    game = equip(dungeon("redblade_killer", "spear", "torch"), "spear", "redblade_killer")
    assert battle(game)["attack"] == 2 + 2
    use(game, "spear")
    assert table(game)["destroyed"] == ["spear"]
    assert fight(game) == 2 + 5


@shows("warhammer")
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize(
    ("hero", "monster", "bonus"),
    [
        ("chalice_quester", "famine", 6),
        ("chalice_quester", "darkness", 6),
        ("chalice_quester", "nixie", 3),
        ("redblade_killer", "famine", 3),
    ],
)
def test_the_warhammer_is_for_clerics(hero, monster, bonus):
    game = dungeon(hero, "warhammer", "lantern", hall=(monster, "griffon", "griffon"), deep=())
    assert fight(equip(game, "warhammer", hero)) == 2 + bonus


@shows("barkeep", "pawnbroker", "trainer")
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize("card", ["barkeep", "pawnbroker", "trainer"])
def test_some_villagers_may_be_destroyed_for_gold(card):
    game = use(village(card, "torch", "town_guard"), card, 2)
    assert table(game)["destroyed"] == [card] and table(game)["gold"] == 2 + 2


@shows("barkeep")
@pytest.mark.rule("TS-23.2")
def test_the_barkeep_allows_another_purchase():
    game = use(village("barkeep", "barkeep", "torch"), "barkeep")
    assert table(game)["purchases"] == 2
    use(game, "barkeep", nth=2)
    assert table(game)["purchases"] == 3
    play(game, ("done",), ("buy", "iron_rations"), ("buy", "militia"), ("buy", "militia"))
    assert len(events(game, "gained")) == 3 and table(game)["active"] == 1


@shows("pawnbroker")
@pytest.mark.rule("TS-23.2")
def test_the_pawnbroker_pays_three_more_than_the_coin():
    game = use(village("pawnbroker", "torch", "militia"), "pawnbroker")
    play(game, ("card", slot(game, "torch")))
    assert table(game)["gold"] == 2 + 3 and table(game)["destroyed"] == ["torch"]


@shows("trainer")
@pytest.mark.rule("TS-23.2")
def test_the_trainer_turns_a_militia_into_xp():
    game = use(village("trainer", "militia", "militia"), "trainer")
    assert seat(game)["xp"] == 2 and table(game)["destroyed"] == ["militia"]
    assert not game.why(("use", slot(game, "trainer"), 1)).allowed


@shows("town_guard")
@pytest.mark.rule("TS-23.2")
def test_the_town_guard_draws_two_and_three():
    game = use(village("town_guard", "dagger", deck=["torch"] * 8), "town_guard")
    assert party(game) == ["dagger", "town_guard", "torch", "torch"]
    use(game, "town_guard", 2)
    assert party(game) == ["dagger", *["torch"] * 5] and table(game)["destroyed"] == ["town_guard"]


# -- Monsters -------------------------------------------------------------------------------------

SMALL = ("outlands_khan", "fireball")  # Attack 7, Magic Attack 3, Light 1


def meets(monster, *hand, rest=("nixie", "griknack_goblin"), **more):
    return dungeon(*hand, hall=(monster, *rest), deep=("succubus", "grudgebeast"), **more)


@shows("black_slime", "spectre", "wraith", "uyril_unending", "knightmare", "the_prince", "tormentor", "mythlurian")
@shows("tyxr_the_old", "ebon_fume", "red_jelly", "skaladak", "green_blob", "harbinger", "gray_ooze", "archduke_of_pain")
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize(
    ("monster", "hand", "gone"),
    [
        ("black_slime", ("militia", "elf_wizard"), ["militia"]),
        ("spectre", ("militia", "elf_wizard"), ["militia"]),
        ("wraith", ("militia", "elf_wizard"), ["militia"]),
        ("uyril_unending", ("militia", "elf_wizard"), ["militia"]),
        ("knightmare", ("redblade_killer", "militia", "elf_wizard"), ["redblade_killer"]),
        ("the_prince", ("redblade_killer", "militia", "elf_wizard"), ["redblade_killer"]),
        ("tormentor", ("regian_cleric", "militia", "elf_wizard"), ["regian_cleric"]),
        ("archduke_of_pain", ("regian_cleric", "militia", "elf_wizard"), ["elf_wizard", "regian_cleric"]),
        ("mythlurian", ("lorigg_thief", "torch"), ["lorigg_thief"]),
        ("tyxr_the_old", ("lorigg_thief", "torch"), ["lorigg_thief"]),
        ("gray_ooze", ("lorigg_thief", "dagger"), ["lorigg_thief"]),
        ("ebon_fume", ("lorigg_thief", "militia", "elf_wizard"), ["lorigg_thief"]),
        ("red_jelly", ("militia", "dagger", "torch"), ["dagger"]),
        ("skaladak", ("militia", "dagger", "torch"), ["dagger"]),
        ("green_blob", ("militia", "iron_rations", "torch"), ["iron_rations"]),
        ("harbinger", ("militia", "battle_fury", "torch"), ["battle_fury"]),
    ],
)
def test_some_monsters_destroy(monster, hand, gone):
    game = meets(monster, *hand)
    fight(game)
    assert table(game)["destroyed"] == gone
    assert sorted([*seat(game)["discard"], *gone]) == sorted([*hand, *gained(game)])


def gained(game):
    """The Monster, if it was beaten."""
    _, monster, _, _, won, _ = events(game, "fought")[-1].args
    return [monster] * won


@shows("famine", "kingdom", "deadbone_troll", "the_unchained", "suffering", "lord_of_death")
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize(
    ("monster", "number"),
    [
        ("famine", 1),
        ("kingdom", 1),
        ("deadbone_troll", 1),
        ("the_unchained", 1),
        ("suffering", 1),
        ("lord_of_death", 2),
    ],
)
def test_some_monsters_bring_disease(monster, number):
    game = meets(monster, "militia", "torch")
    fight(game)
    assert seat(game)["discard"].count("disease") == number


@shows("ghost", "judgement", "suffering", "the_prince", "revenant")
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize(
    ("monster", "loss"), [("ghost", 2), ("judgement", 2), ("suffering", 2), ("the_prince", 2), ("revenant", 4)]
)
def test_some_monsters_take_strength(monster, loss):
    for hero, weapon, holds in (
        ("thyrian_squire", "spear", loss == 2),  # Strength 6 and weight 4
        ("thyrian_squire", "flaming_sword", False),
        ("thyrian_lord", "flaming_sword", True),  # Strength 9 and weight 5
    ):
        game = equip(meets(monster, hero, weapon, "fireball"), weapon, hero)
        bonus = {"spear": 2, "flaming_sword": 3}[weapon] if holds else 0
        choice = [("lower", "attack")] if monster == "judgement" and (weapon, holds) == ("flaming_sword", True) else []
        assert fight(game, 1, *choice) == HEROES[hero][4] + bonus + 3 - (monster == "judgement")
        assert table(game)["destroyed"] == [hero] * (monster == "the_prince")


@shows("revenant")
@pytest.mark.rule("TS-23.2")
def test_the_revenant_kills_the_weak():
    game = meets("revenant", "regian_cleric", "redblade_killer", "torch")  # Strength 4 and 5
    fight(game)
    assert table(game)["destroyed"] == ["regian_cleric"]


@shows("ghost", "succubus", "uyril_unending", "archduke_of_pain", "revenant")
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize(
    ("monster", "total"),
    [("ghost", 5), ("succubus", 5), ("uyril_unending", 5), ("archduke_of_pain", 11), ("revenant", 11)],
)
def test_some_monsters_fear_only_magic(monster, total):
    without = meets(monster, "outlands_khan", "thyrian_lord", "torch")
    assert fight(without) == total and seat(without)["xp"] == 0
    magic = meets(monster, "outlands_khan", "thyrian_lord", "torch", "griffon")
    assert fight(magic) == 11 + 2 + 1 and seat(magic)["xp"] > 0


@shows("darkness", "blink_dog", "knightmare", "ebon_fume", "sphinx", "noxious_slag", "tormentor", "grayskin_lizard")
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize(
    ("monster", "bare", "armed"),
    [
        ("darkness", 0, 2 + 3),
        ("knightmare", 2 + 3, 2 + 3 + 3),
        ("ebon_fume", 2, 2 + 3),
        ("sphinx", 3, 3),
        ("noxious_slag", 2 + 1, 2 + 1),
        ("tormentor", 5 // 2, 2 + 3 + 3),
        ("grayskin_lizard", 2 + 3, 2 + 3 + 1 + 3),
    ],
)
def test_traits_and_other_effects(monster, bare, armed):
    """A Killer (+2), with or without a Hatchet (+3), and a Wizard (Magic Attack +3, Light 2)."""
    hand = ("redblade_killer", "elf_sorcerer", "hatchet", "lightstone_gem")
    assert fight(meets(monster, *hand)) == bare
    assert fight(equip(meets(monster, *hand), "hatchet", "redblade_killer")) == armed


@shows("blink_dog")
@pytest.mark.rule("TS-23.2")
def test_the_blink_dog_hides_in_the_dark():
    assert meets("blink_dog", "militia", "torch").why(("attack", 1)) == (False, "TS-26.8")
    assert meets("blink_dog", "militia", "lantern").why(("attack", 1)).allowed


@shows("judgement")
@pytest.mark.rule("TS-23.2")
def test_judgement_lowers_attack_or_magic_attack():
    game = play(meets("judgement", "chalice_defender", "torch"), ("attack", 1))
    assert options(game) == [("lower", "attack"), ("lower", "magic")]


@shows("haunt")
@pytest.mark.rule("TS-23.2")
def test_the_haunt_keeps_a_hero_away():
    game = meets("haunt", "outlands_khan", "militia", "torch")
    assert fight(game, 1, ("victim", slot(game, "outlands_khan"))) == 1


@shows("sphinx")
@pytest.mark.rule("TS-23.2")
def test_the_sphinx_reveals_six_cards():
    game = meets("sphinx", "elf_archmage", "elf_archmage", deck=["torch"] * 13)
    play(game, ("attack", 1), ("reveal",), ("destroy", "torch"), ("done",))
    assert table(game)["destroyed"] == ["torch"] and seat(game)["discard"].count("torch") == 5


@shows("archduke_of_pain")
@pytest.mark.rule("TS-23.2")
def test_the_breach_of_the_archduke():
    game = meets("griknack_goblin", *SMALL, rest=("archduke_of_pain", "nixie"), options={"first_game": True})
    fight(game)
    assert table(game)["village"]["elf"]["cards"]["elf_wizard"] == 4
    assert table(game)["destroyed"].count("militia") == 2


@shows("tyxr_the_old")
@pytest.mark.rule("TS-23.2")
def test_the_breach_of_tyxr():
    game = play(meets("griknack_goblin", *SMALL, "torch", rest=("tyxr_the_old", "nixie")), ("attack", 1))
    play(game, ("discard", 1), ("discard", 2), ("discard", "dagger"), ("discard", "torch"))
    assert seat(game, 1)["hand"] == ["militia"] and len(seat(game)["hand"]) == 6


@shows("griffon", "pegasus", "ebon_fume", "the_unchained", "tyxr_the_old", "uyril_unending", "sphinx", "red_jelly")
@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize(
    ("trophy", "total"),
    [
        ("griffon", 6),
        ("pegasus", 6),
        ("ebon_fume", 8),
        ("the_unchained", 6),
        ("tyxr_the_old", 7),
        ("uyril_unending", 6),
        ("sphinx", 7),
        ("red_jelly", 7),
    ],
)
def test_trophies_help_from_the_hand(trophy, total):
    assert fight(dungeon(trophy, "thyrian_lord", "redblade_killer", "amazon_archer")) == total


@shows("stone_of_mystery")
@pytest.mark.rule("TS-23.2")
def test_the_stone_of_mystery_ends_the_game():
    game = meets("griknack_goblin", *SMALL, rest=("stone_of_mystery", "nixie"))
    fight(game)
    assert game.over and table(game)["stone_owner"] == 0
    assert game.result.scores[0] == 3 + 1 + 3  # the Khan, the Goblin and the Stone


@pytest.mark.rule("TS-23.2")
def test_every_card_of_the_pack_was_shown():
    marks = [mark for test in tuple(globals().values()) for mark in getattr(test, "pytestmark", [])]
    assert {card for mark in marks if mark.name == "uses" for card in mark.args} == set(CONTENT.cards)
    assert {*HEROES, *GOODS, *MONSTERS, "disease", "stone_of_mystery"} == set(CONTENT.cards)


FIGURES = {
    "hero": ("level", "strength"),
    "weapon": ("weight",),
    "monster": ("health", "light_penalty", "xp"),
}


def test_a_figure_that_does_not_fit_a_kind_of_card_is_zero() -> None:
    for card in CONTENT.cards.values():
        strange = [figure for kind, figures in FIGURES.items() if kind != card.type for figure in figures]
        assert not any(getattr(card, figure) for figure in strange), card.id
        assert card.starting == 0 or card.id in CONTENT.basics
