"""TS-1, TS-2, TS-3 and TS-28: what is in the box, setup, the first game, and the options."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

import fabletop
from fabletop import Game
from fabletop.games.thunderstone.texts import text_of
from fabletop.kernel import PackError, SetupError
from fabletop.kernel.yaml_files import read_yaml

from .thunderstone import GAME, at, battle, events, kind, options, play, seat, slot, table

HEROES = [
    *("amazon", "chalice", "dwarf", "elf", "feayn", "lorigg"),
    *("outlands", "redblade", "regian", "selurin", "thyrian"),
]
MONSTERS = ["abyssal", "doomknight_humanoid", "dragon", "enchanted", "humanoid", "ooze", "undead_doom", "undead_spirit"]
VILLAGE = [
    *("arcane_energies", "banish", "barkeep", "battle_fury", "feast", "fireball", "flaming_sword", "goodberries"),
    *("hatchet", "lantern", "lightstone_gem", "magical_aura", "pawnbroker", "polearm", "short_sword", "spear"),
    *("town_guard", "trainer", "warhammer"),
]
BASICS = ["dagger", "iron_rations", "militia", "torch"]
STARTING = {"militia": 6, "dagger": 2, "iron_rations": 2, "torch": 2}
STONE = "stone_of_mystery"
BREACHERS = ("archduke_of_pain", "tyxr_the_old")

CONTENT = fabletop.book(GAME).pack.load()


def fresh(seats: int = 2, seed: int = 1, **chosen: bool | int | str) -> Game[Any]:
    return fabletop.new(GAME, seats=seats, seed=seed, **chosen)


def random_game(seats: int, seed: int, **chosen: bool | int | str) -> Iterator[Game[Any]]:
    """A game of random choices, shown at every decision and at its end."""
    game = fabletop.new(GAME, seats=seats, seed=seed, keep=False, **chosen)
    chance = random.Random(seed)
    while game.decision is not None:
        assert game.state.turn < 2000, "this game does not end"
        yield game
        game.choose(chance.choice(game.decision.options))
    yield game


def lying(game: Game[Any]) -> Counter[str]:
    """All cards of a game, wherever they lie."""
    return Counter(str(card) for card in game.book.components(game.state)["cards"])


def deck_and_hand(game: Game[Any], number: int) -> Counter[str]:
    player = game.state.players[number]
    return Counter([*player.deck.items(), *player.hand])


def cards_before_the_stone(seed: int, **chosen: bool | int | str) -> tuple[int, list[str]]:
    """Enter the Dungeon again and again, one new card a turn; the Monsters turned up before the Thunderstone."""
    game = fabletop.new(GAME, seats=2, seed=seed, keep=False, **chosen)
    turned_up = list(game.state.hall)
    wanted = [("dungeon",), ("attack", 3), ("attack", 2), ("attack", 1), ("leave",), ("done",)]
    while STONE not in turned_up and game.decision is not None:
        on_offer = game.decision.options
        key = next((key for key in wanted if key in on_offer), on_offer[0])
        if game.decision.kind == "turn" and game.state.turn > len(turned_up) - 2:
            turned_up.append(game.state.hall[2])
        if STONE not in turned_up:
            game.choose(key)
    return turned_up.index(STONE), turned_up


# -- TS-1: the box ---------------------------------------------------------------------------------


@pytest.mark.rule("TS-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players_play_to_the_end(seats: int) -> None:
    *_, last = random_game(seats, seed=3)
    assert last.result is not None and len(last.result.scores) == seats


@pytest.mark.rule("TS-1.1", "TS-28.3")
@pytest.mark.parametrize("seats", [0, 6])
def test_no_other_number_of_players_can_play(seats: int) -> None:
    with pytest.raises(SetupError, match="1 to 5 players"):
        fresh(seats)


@pytest.mark.rule("TS-1.2", "TS-1.3", "TS-1.4", "TS-1.5", "TS-1.6", "TS-1.7", "TS-1.8", "TS-1.9", "TS-1.10")
@pytest.mark.parametrize(
    ("part", "number"),
    [
        ("total", 530),
        ("thunderstone", 1),
        ("player_aid", 5),
        ("experience", 32),
        ("randomizer", 38),
        ("monster", 80),
        ("basic", 90),
        ("hero", 132),
        ("village", 152),
    ],
)
def test_the_pack_holds_as_many_cards_as_the_box(part: str, number: int) -> None:
    line = fabletop.book(GAME).pack.report()[part]
    assert (line["box"], line["pack"]) == (number, number)


@pytest.mark.rule("TS-1.2")
def test_the_kinds_of_the_box_add_up_to_all_of_its_cards() -> None:
    report = fabletop.book(GAME).pack.report()
    total = report.pop("total")
    assert sum(line["pack"] for line in report.values()) == total["pack"] == 530


@pytest.mark.rule("TS-1.3", "TS-2.32")
def test_there_is_one_thunderstone_the_stone_of_mystery() -> None:
    stones = {name: card.copies for name, card in CONTENT.cards.items() if card.type == "thunderstone"}
    assert stones == {STONE: 1}
    for game in random_game(3, seed=5):
        assert lying(game)[STONE] == 1


@pytest.mark.rule("TS-2.32")
def test_another_thunderstone_card_may_lie_in_the_dungeon() -> None:
    other = {"thunderstone": [{"id": STONE, "source": "designed", "copies": 1, "vp": 5}]}
    game = at("turn", content=other, s0={"hand": [], "deck": [], "discard": [STONE]})
    assert seat(game, 0)["vp"] == 5


@pytest.mark.rule("TS-1.8")
def test_the_ninety_basic_cards_are_the_four_kinds_and_the_diseases() -> None:
    basics = {name: CONTENT.cards[name].copies for name in (*CONTENT.basics, "disease")}
    assert sum(basics.values()) == 90 and sorted(basics) == sorted([*BASICS, "disease"])


@pytest.mark.rule("TS-1.12", "TS-1.13", "TS-1.14", "TS-1.15")
def test_every_kind_of_the_box_has_a_randomizer_and_comes_into_play() -> None:
    drawn: tuple[set[str], set[str], set[str]] = (set(), set(), set())
    for seed in range(60):
        t = fabletop.new(GAME, seed=seed, keep=False).state
        for found, kinds in zip(drawn, (t.families, t.groups, t.village)):
            found.update(kinds)
    assert [sorted(found) for found in drawn] == [HEROES, MONSTERS, VILLAGE]
    assert fabletop.book(GAME).pack.report()["randomizer"]["pack"] == sum(map(len, drawn))


@pytest.mark.rule("TS-1.16", "TS-2.30", "TS-1.32", "TS-1.33")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_at_every_moment_the_cards_in_the_game_are_those_of_its_kinds_and_no_randomizer(seats: int) -> None:
    game = fabletop.new(GAME, seats=seats, seed=8, keep=False)
    t, content = game.state, game.state.content
    kinds = [
        *BASICS,
        *t.village,
        *(name for family in t.families for name in content.families[family]),
        *(name for group in t.groups for name in content.groups[group]),
        STONE,
    ]
    whole = Counter({name: content.cards[name].copies for name in kinds})
    for later in random_game(seats, seed=8):
        assert lying(later) == whole


@pytest.mark.rule("TS-1.17", "TS-1.19", "TS-2.16")
@pytest.mark.parametrize("chosen", [{}, {"first_game": True}, {"groups": 5}])
def test_the_four_basic_kinds_have_a_stack_in_every_game(chosen: dict[str, Any]) -> None:
    for seed in range(5):
        stacks = table(fresh(2, seed, **chosen))["village"]
        basics = [name for name in stacks if name not in (*HEROES, *VILLAGE)]
        assert sorted(basics) == BASICS
        assert all(stacks[name]["top"] == name for name in basics)


@pytest.mark.rule("TS-1.20", "TS-1.21")
def test_basic_cards_and_heroes_are_bought_like_village_cards() -> None:
    game = at("shop", options={"first_game": True}, s0={"hand": ["lightstone_gem"] * 6})
    bought = {key[1] for key in options(game, "buy")}
    assert {*BASICS, "elf_wizard", "thyrian_squire", "spear"} <= bought


@pytest.mark.rule("TS-1.20")
def test_basic_cards_are_village_cards_for_spoils_too() -> None:
    """Spoils buy "as if visiting the Village"."""
    hand = ["dwarf_janissary", "short_sword", "torch", "torch"]
    game = at("dungeon", s0={"hand": hand}, hall=["griknack_goblin", "griffon", "griffon"])
    play(game, ("equip", slot(game, "short_sword"), slot(game, "dwarf_janissary")), ("attack", 1))
    assert ("spoils", "weapon", "dagger") in options(game)


@pytest.mark.rule("TS-1.22")
def test_a_militia_is_a_hero() -> None:
    """It is fed, equipped, levelled up, and hit by what destroys a Hero."""
    hand = ["militia", "dagger", "iron_rations"]
    game = at("dungeon", s0={"hand": hand, "deck": []}, hall=["mythlurian", "griffon", "griffon"])
    militia = slot(game, "militia")
    assert ("equip", slot(game, "dagger"), militia) in options(game)
    play(game, ("use", slot(game, "iron_rations"), 1))  # the only Hero: not asked
    assert table(game)["party"][militia - 1]["strength"] == 2
    play(game, ("attack", 1))
    assert table(game)["destroyed"] == ["militia"]


@pytest.mark.rule("TS-1.23")
@pytest.mark.parametrize("group", MONSTERS)
def test_a_monster_class_has_ten_cards(group: str) -> None:
    rest = [other for other in MONSTERS if other != group][:2]
    game = fresh(cards=",".join([group, *rest]))
    monsters = Counter({name: n for name, n in lying(game).items() if CONTENT.cards[name].group == group})
    assert sum(monsters.values()) == 10


@pytest.mark.rule("TS-1.24", "TS-1.31", "TS-2.18")
@pytest.mark.parametrize("family", HEROES)
def test_a_hero_stack_has_six_four_and_two_cards_of_three_names(family: str) -> None:
    stack = table(fresh(cards=family))["village"][family]
    assert list(stack["cards"].values()) == [6, 4, 2]  # three different names
    assert [CONTENT.cards[name].level for name in stack["cards"]] == [1, 2, 3]
    assert stack["top"] == next(iter(stack["cards"]))


@pytest.mark.rule("TS-1.25", "TS-1.32")
@pytest.mark.parametrize("name", VILLAGE)
def test_a_village_stack_has_eight_cards(name: str) -> None:
    assert table(fresh(cards=name))["village"][name] == {"top": name, "cards": {name: 8}}


@pytest.mark.rule("TS-1.26")
@pytest.mark.parametrize(
    ("foe", "bonus"), [("famine", 6), ("ghost", 6), ("lord_mortis", 6), ("grudgebeast", 3), ("firebrand_cyclops", 3)]
)
def test_a_class_of_two_parts_counts_as_each_of_them(foe: str, bonus: int) -> None:
    """The Warhammer in the hands of a Cleric is +6 against an Undead or a Doomknight, else +3."""
    hand = ["chalice_paladin", "warhammer", "torch", "torch"]
    game = at("dungeon", s0={"hand": hand, "deck": []}, hall=[foe, "griffon", "griffon"])
    play(game, ("equip", slot(game, "warhammer"), slot(game, "chalice_paladin")))
    lines = [line for line in table(game)["battle"][0]["lines"] if line[1] == "warhammer"]
    assert sum(line[3] for line in lines) == bonus


@pytest.mark.rule("TS-1.26")
def test_the_classes_of_two_parts_carry_both_names() -> None:
    both = {name: card.types for name, card in CONTENT.cards.items() if card.type == "monster"}
    assert both["darkness"] == ("doomknight", "humanoid")
    assert both["kingdom"] == ("undead", "doom") and both["wraith"] == ("undead", "spirit")
    for name, card in CONTENT.cards.items():
        if "_" in card.group:
            assert tuple(card.group.split("_")) == both[name]


@pytest.mark.rule("TS-1.27", "TS-1.34")
def test_a_disease_is_no_card_of_any_kind() -> None:
    """Nothing that is done to Basic cards, Items, Food, Weapons, Spells, Heroes or Monsters can be done to it."""
    kinds = ("hero", "monster", "item", "weapon", "spell", "villager", "food", "light", "magic", "edged", "blunt")
    assert not any(CONTENT.cards["disease"].is_a(each) for each in kinds)
    hand = ["disease", "pawnbroker", "torch"]
    game = play(at("village", s0={"hand": hand, "xp": 9}), ("use", 2, 1))
    assert table(game)["gold"] == 5 and "torch" in table(game)["destroyed"]  # the only card to pawn: not asked
    play(game, ("done",))
    assert ("buy", "disease") not in options(game)
    hand = ["disease", "thyrian_squire", "banish"]
    game = at("dungeon", s0={"hand": hand, "deck": []}, hall=["green_blob", "griffon", "griffon"])
    assert options(game, "equip") == [] and ("use", slot(game, "thyrian_squire"), 1) not in options(game)


@pytest.mark.rule("TS-1.28", "TS-1.37")
def test_with_an_empty_stack_other_cards_stand_in_and_are_counted_apart() -> None:
    lord = {"hand": ["outlands_khan", "outlands_khan", "torch"], "deck": ["torch"] * 6, "discard": []}
    game = at("dungeon", s0=lord, hall=["lord_of_death", "griffon"], dungeon=[], diseases=1)
    assert battle(game)["diseases"] == 2
    play(game, ("attack", 1))
    assert seat(game)["discard"].count("disease") == 2
    assert (table(game)["diseases"], table(game)["stand_ins"]) == (0, 1)


@pytest.mark.rule("TS-1.37", "TS-5.17")
@pytest.mark.parametrize("cured", [1, 2])
def test_of_the_diseases_that_are_destroyed_those_that_stand_in_go_first(cured: int) -> None:
    sick = {"hand": ["regian_cleric", *["disease"] * 2], "deck": ["torch"] * 6, "discard": []}
    game = at("dungeon", s0=sick, hall=["nixie", "griffon"], dungeon=[], diseases=0)
    game.state.stand_ins = 1
    for _ in range(cured):
        play(game, ("use", 3, 1))
    assert (game.state.diseases, game.state.stand_ins) == (cured - 1, 0)


@pytest.mark.rule("TS-1.28")
def test_diseases_are_handed_out_although_the_stack_is_exhausted() -> None:
    hall = ["lord_of_death", "griffon", "griffon"]
    game = play(at("dungeon", s0={"hand": ["militia"], "deck": ["torch"] * 6}, hall=hall, diseases=0), ("attack", 1))
    assert seat(game, 0)["discard"].count("disease") == 2


@pytest.mark.rule("TS-1.29")
def test_experience_points_never_run_out() -> None:
    game = at("village", s0={"hand": ["trainer", "militia"], "xp": 500})
    play(game, ("use", slot(game, "trainer"), 1))
    assert seat(game, 0)["xp"] == 502


@pytest.mark.rule("TS-1.30")
def test_every_hero_has_a_class_and_a_race() -> None:
    heroes = [card for card in CONTENT.cards.values() if card.type == "hero"]
    assert all(hero.classes for hero in heroes) and len(heroes) == 3 * len(HEROES) + 1
    assert all(hero.family in HEROES for hero in heroes if hero.id != "militia")


@pytest.mark.rule("TS-1.32", "TS-1.33")
def test_no_more_cards_of_a_kind_can_be_bought_than_its_stack_has() -> None:
    rich = {"hand": ["lightstone_gem"] * 6}
    game = at("shop", options={"first_game": True}, s0=rich, village={"spear": 1, "lorigg_thief": 1}, purchases=4)
    play(game, ("buy", "spear"), ("buy", "lorigg_thief"))
    bought = [key[1] for key in options(game, "buy")]
    assert "spear" not in bought and "lorigg_thief" not in bought


@pytest.mark.rule("TS-1.34", "TS-2.22")
def test_disease_experience_and_thunderstone_are_no_stacks_of_the_village() -> None:
    game = at("shop", s0={"hand": ["lightstone_gem"] * 6, "xp": 9})
    for thing in ("disease", "experience", "xp", STONE):
        assert not game.why(("buy", thing)).allowed
    assert not {"disease", "experience", "xp", STONE} & {*table(game)["village"], *CONTENT.basics}


@pytest.mark.rule("TS-1.35")
@pytest.mark.parametrize(
    ("hero", "foe", "struck"),
    [
        ("chalice_quester", "knightmare", True),  # destroys a Fighter
        ("chalice_quester", "tormentor", True),  # destroys a Cleric
        ("amazon_archer", "knightmare", True),
        ("feayn_archer", "knightmare", True),
        ("redblade_killer", "knightmare", True),
        ("redblade_killer", "tormentor", False),
        ("regian_cleric", "knightmare", False),
    ],
)
def test_a_hero_of_two_classes_is_a_member_of_each(hero: str, foe: str, struck: bool) -> None:
    game = at("dungeon", s0={"hand": [hero], "deck": ["torch"] * 6}, hall=[foe, "griffon", "griffon"])
    play(game, ("attack", 1))
    assert (hero in table(game)["destroyed"]) is struck


@pytest.mark.rule("TS-1.35")
def test_the_heroes_of_two_classes_are_four_kinds() -> None:
    two = {card.family: set(card.classes) for card in CONTENT.cards.values() if len(card.classes) > 1}
    assert two == {
        "chalice": {"fighter", "cleric"},
        "amazon": {"fighter", "archer"},
        "feayn": {"fighter", "archer"},
        "redblade": {"fighter", "thief"},
    }


@pytest.mark.rule("TS-1.36", "TS-1.22")
@pytest.mark.parametrize(
    ("foe", "struck"), [("knightmare", False), ("tormentor", False), ("spectre", True), ("mythlurian", True)]
)
def test_a_militia_is_a_hero_and_a_militia_and_nothing_else(foe: str, struck: bool) -> None:
    game = at("dungeon", s0={"hand": ["militia"], "deck": ["torch"] * 6}, hall=[foe, "griffon", "griffon"])
    play(game, ("attack", 1))
    assert ("militia" in table(game)["destroyed"]) is struck
    assert CONTENT.cards["militia"].classes == ("militia",)


# -- TS-2: setup -----------------------------------------------------------------------------------


@pytest.mark.rule("TS-2.1")
def test_the_dungeon_is_set_up_first_and_the_party_decks_come_out_of_a_finished_village() -> None:
    game = fresh(3)
    told = [event.name for event in events(game)]
    assert told.index("turned_up") < told.index("start_player")
    stock = table(game)["village"]
    assert stock["militia"]["cards"]["militia"] == 30 - 3 * 6  # were decks first, the stacks would be full


@pytest.mark.rule("TS-2.2", "TS-2.31")
def test_randomizers_are_drawn_fairly_without_replacement_and_without_a_balance_check() -> None:
    triples: set[tuple[str, ...]] = set()
    heroes: Counter[str] = Counter()
    village: Counter[str] = Counter()
    games = 600
    for seed in range(games):
        t = fabletop.new(GAME, seed=seed, keep=False).state
        assert len(set(t.groups)) == 3 and len(set(t.families)) == 4 and len(set(t.village)) == 8
        triples.add(tuple(sorted(t.groups)))
        heroes.update(t.families)
        village.update(t.village)
    assert triples == set(combinations(MONSTERS, 3))
    for drawn, each in ((heroes, games * 4 / 11), (village, games * 8 / 19)):
        assert 0.8 * each < min(drawn.values()) and max(drawn.values()) < 1.2 * each


@pytest.mark.rule("TS-2.31")
def test_a_kind_that_was_chosen_is_not_drawn_once_more() -> None:
    for seed in range(40):
        t = fabletop.new(GAME, seed=seed, keep=False, cards="ooze, dragon, humanoid, elf, spear", groups=5).state
        assert (len(set(t.groups)), len(set(t.families)), len(set(t.village))) == (5, 4, 8)


@pytest.mark.rule("TS-2.3", "TS-2.5", "TS-2.9")
def test_three_monster_classes_make_a_dungeon_of_thirty_monsters_and_the_thunderstone() -> None:
    game = fresh()
    groups = table(game)["groups"]
    assert len(groups) == 3
    inside = [name for name in lying(game).elements() if CONTENT.cards[name].type in ("monster", "thunderstone")]
    expected = {name: CONTENT.cards[name].copies for group in groups for name in CONTENT.groups[group]}
    assert Counter(inside) == Counter({**expected, STONE: 1})
    assert len(inside) == 31 and table(game)["dungeon"] == 28


@pytest.mark.rule("TS-2.4", "TS-2.10", "TS-28.2")
@pytest.mark.parametrize("groups", [4, 5, 6, 7, 8])
def test_more_monster_classes_add_ten_cards_each_and_change_nothing_else(groups: int) -> None:
    game = fresh(groups=groups)
    assert len(set(table(game)["groups"])) == groups
    assert table(game)["dungeon"] == 10 * groups + 1 - 3
    assert len(table(game)["village"]) == 16
    found, _ = cards_before_the_stone(seed=groups, groups=groups)
    assert 10 * groups - 10 <= found <= 10 * groups


@pytest.mark.rule("TS-2.4")
@pytest.mark.parametrize("chosen", [{"groups": 2}, {"groups": 9}, {"cards": "ooze, dragon"}])
def test_fewer_than_three_monster_classes_are_refused(chosen: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        fresh(**chosen)


@pytest.mark.rule("TS-2.5")
def test_the_monsters_are_shuffled_together() -> None:
    first = Counter(
        CONTENT.cards[fabletop.new(GAME, seed=seed, keep=False, first_game=True).state.hall[0]].group
        for seed in range(300)
    )
    assert sorted(first) == ["enchanted", "ooze", "undead_doom"] and min(first.values()) > 70


@pytest.mark.rule("TS-2.6", "TS-2.7", "TS-2.8", "TS-2.9")
def test_the_thunderstone_is_equally_likely_to_be_any_of_the_last_eleven_cards() -> None:
    games = 220
    found = Counter(cards_before_the_stone(seed)[0] for seed in range(games))
    assert sorted(found) == list(range(20, 31))
    assert min(found.values()) > games / 11 / 2 and max(found.values()) < games / 11 * 1.7


@pytest.mark.rule("TS-2.6", "TS-2.8")
def test_the_ten_monsters_at_the_bottom_are_a_fair_sample() -> None:
    """Counted off the shuffled Monsters without being looked at: no class is kept for the end."""
    late: Counter[str] = Counter()
    for seed in range(80):
        _, turned_up = cards_before_the_stone(seed, first_game=True)
        late.update(CONTENT.cards[name].group for name in turned_up[20:] if name != STONE)
    share = sum(late.values()) / 3
    assert all(0.75 * share < number < 1.25 * share for number in late.values()) and len(late) == 3


@pytest.mark.rule("TS-2.11", "TS-2.12", "TS-2.14")
def test_the_first_three_cards_are_turned_up_to_ranks_one_two_and_three() -> None:
    game = fresh()
    hall = table(game)["hall"]
    assert [event.args for event in events(game, "turned_up")] == [(hall[0], 1), (hall[1], 2), (hall[2], 3)]
    assert all(CONTENT.cards[name].type == "monster" for name in hall)
    assert [rank["card"] for rank in game.view(None)["table"]["hall"]] == hall  # face up


@pytest.mark.rule("TS-2.12", "TS-2.13")
def test_rank_three_is_next_to_the_deck_and_rank_one_furthest_from_it() -> None:
    """A new card comes to Rank 3, and the others move away from the deck."""
    hall = ["griffon", "pegasus", "nixie"]
    game = at("dungeon", s0={"hand": ["militia"]}, hall=hall, dungeon=["famine"] * 2)
    play(game, ("attack", 2))
    assert table(game)["hall"] == ["griffon", "nixie", "famine"]


@pytest.mark.rule("TS-2.15")
@pytest.mark.parametrize("breacher", BREACHERS)
def test_a_breach_during_setup_is_ignored(breacher: str) -> None:
    cards = "abyssal, dragon, ooze"
    games = (fresh(3, seed, cards=cards) for seed in range(400))
    game = next(game for game in games if game.state.hall[0] == breacher)
    assert kind(game) == "turn" and events(game, "breach") == [] and table(game)["destroyed"] == []
    assert [len(each["hand"]) for each in table(game)["seats"]] == [6, 6, 6]
    assert all(table(game)["village"][family]["cards"] for family in table(game)["families"])
    for family in table(game)["families"]:
        assert list(table(game)["village"][family]["cards"].values()) == [6, 4, 2]


@pytest.mark.rule("TS-2.16", "TS-2.17", "TS-2.19", "TS-2.20")
def test_the_village_has_sixteen_stacks() -> None:
    shown = table(fresh())
    assert (len(shown["families"]), len(shown["village_kinds"])) == (4, 8)
    assert list(shown["village"]) == [*fresh().state.content.basics, *shown["families"], *shown["village_kinds"]]
    assert len(shown["village"]) == 16 and all(stack["top"] for stack in shown["village"].values())


@pytest.mark.rule("TS-2.18")
def test_the_levels_of_a_hero_stack_lie_one_under_the_other() -> None:
    rich = {"hand": ["lightstone_gem"] * 6}
    tops = []
    for left in ({}, {"elf_wizard": 0}, {"elf_wizard": 0, "elf_sorcerer": 0}):
        game = at("shop", options={"first_game": True}, s0=rich, village=left)
        tops.append(table(game)["village"]["elf"]["top"])
    assert tops == ["elf_wizard", "elf_sorcerer", "elf_archmage"]


@pytest.mark.rule("TS-2.21")
def test_the_diseases_lie_in_a_stack_of_their_own() -> None:
    game = fresh()
    assert table(game)["diseases"] == 15
    hall = ["famine", "griffon", "griffon"]
    fought = play(at("dungeon", s0={"hand": ["militia"], "deck": ["torch"] * 6}, hall=hall), ("attack", 1))
    assert table(fought)["diseases"] == 14


@pytest.mark.rule("TS-2.23", "TS-2.26", "TS-2.27", "TS-2.28", "TS-5.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_player_starts_with_twelve_cards_six_of_them_in_hand(seats: int) -> None:
    game = fresh(seats)
    assert len(table(game)["seats"]) == seats
    for number in range(seats):
        shown = seat(game, number)
        assert deck_and_hand(game, number) == Counter(STARTING)
        assert (shown["deck"], len(shown["hand"]), shown["discard"], shown["xp"]) == (6, 6, [], 0)


@pytest.mark.rule("TS-2.24", "TS-2.33")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_what_the_starting_decks_leave_of_the_basic_stacks_is_for_sale(seats: int) -> None:
    stacks = table(fresh(seats))["village"]
    left = {name: stacks[name]["cards"][name] for name in BASICS}
    others = dict.fromkeys(["dagger", "iron_rations", "torch"], 15 - 2 * seats)
    assert left == {"militia": 30 - 6 * seats, **others}


@pytest.mark.rule("TS-2.33")
def test_with_five_players_no_militia_is_for_sale() -> None:
    game = at("shop", seats=5, s0={"xp": 1})
    assert not game.why(("buy", "militia")).allowed
    assert at("shop", seats=4, s0={"xp": 1}).why(("buy", "militia")).allowed


@pytest.mark.rule("TS-2.25", "TS-2.27")
def test_party_decks_are_shuffled_each_by_itself() -> None:
    games = 300
    militia = [0, 0]
    same = 0
    for seed in range(games):
        hands = [player.hand for player in fabletop.new(GAME, seed=seed, keep=False).state.players]
        same += hands[0] == hands[1]
        for number in (0, 1):
            militia[number] += hands[number].count("militia")
    assert same < games / 4
    assert all(2.7 < number / games < 3.3 for number in militia)  # half of the deck is Militia, so is half of a hand


@pytest.mark.rule("TS-2.25")
def test_a_party_deck_lies_face_down() -> None:
    """Even its owner sees only how many cards it has."""
    game = fresh()
    assert all(game.view(viewer)["table"]["seats"][0]["deck"] == 6 for viewer in (0, 1, None))
    futures = {tuple(sorted(game.imagine(0, _rng(seed)).state.players[0].deck.items())) for seed in range(9)}
    assert len(futures) == 1  # the owner knows what is in it


def _rng(seed: int) -> Any:
    from fabletop.kernel.rng import Rng

    return Rng(str(seed))


@pytest.mark.rule("TS-2.29")
def test_there_is_one_destroyed_pile_for_all() -> None:
    assert table(fresh())["destroyed"] == []
    game = at("rest", s0={"hand": ["torch", "dagger"]}, s1={"hand": ["militia", "dagger"]})
    play(game, ("destroy", "torch"), ("rest",), ("destroy", "militia"))
    assert table(game)["destroyed"] == ["militia", "torch"]


# -- TS-3: the first game ---------------------------------------------------------------------------


@pytest.mark.rule("TS-3.1", "TS-3.2", "TS-3.3", "TS-3.4", "TS-3.5")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_first_game_has_fixed_cards_besides_the_basic_ones(seed: int) -> None:
    shown = table(fresh(seed=seed, first_game=True))
    assert sorted(shown["groups"]) == ["enchanted", "ooze", "undead_doom"]
    assert sorted(shown["families"]) == ["elf", "lorigg", "regian", "thyrian"]
    fixed = "battle_fury fireball flaming_sword lightstone_gem magical_aura short_sword spear town_guard"
    assert sorted(shown["village_kinds"]) == fixed.split()
    assert {*BASICS} < {*shown["village"]}
    assert all(list(shown["village"][family]["cards"].values()) == [6, 4, 2] for family in shown["families"])


@pytest.mark.rule("TS-3.6")
def test_the_first_game_is_an_offer_and_cards_may_also_be_random_or_chosen() -> None:
    random_kinds = {tuple(fresh(seed=seed).state.village) for seed in range(5)}
    assert len(random_kinds) == 5
    assert fresh(first_game=False).state.village == fresh().state.village
    chosen = fresh(cards="Undead Doom, ooze, dragon, humanoid, selurin, trainer").state
    assert chosen.groups == ["undead_doom", "ooze", "dragon", "humanoid"]
    assert chosen.families[0] == "selurin" and chosen.village[0] == "trainer"
    assert len(chosen.families) == 4 and len(chosen.village) == 8


@pytest.mark.rule("TS-3.6")
@pytest.mark.parametrize(
    "chosen",
    [
        {"cards": "unicorn"},
        {"cards": "elf, elf"},
        {"cards": "elf", "first_game": True},
        {"cards": ",".join(HEROES[:5])},
        {"cards": ",".join(VILLAGE[:9])},
    ],
)
def test_a_choice_of_cards_that_no_game_can_have_is_refused(chosen: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        fresh(**chosen)


# -- TS-28: options ---------------------------------------------------------------------------------


@pytest.mark.rule("TS-28.2")
def test_there_are_no_other_options_than_classes_cards_and_the_pace_of_solitaire() -> None:
    assert {option.name for option in fabletop.book(GAME).options} == {"groups", "first_game", "cards", "pace"}
    with pytest.raises(SetupError, match="no option"):
        fresh(cooperative=True)


@pytest.mark.rule("TS-28.2")
def test_the_pace_of_solitaire_changes_nothing_for_several_players() -> None:
    first, second = (fabletop.new(GAME, seats=2, seed=4, pace=pace) for pace in (1, 4))
    chance = random.Random(1)
    while first.decision is not None:
        key = chance.choice(first.decision.options)
        first.choose(key)
        second.choose(key)
        assert table(first) == table(second)
    assert second.over and table(first)["escaped"] == [] and table(first)["pace"] is None


@pytest.mark.rule("TS-28.3")
def test_one_player_plays_solitaire_against_the_dark() -> None:
    *_, last = random_game(1, seed=6)
    assert last.result is not None and last.result.rank.startswith("ts-rank-")
    *_, several = random_game(2, seed=5)
    assert several.result is not None and several.result.rank == "" and table(several)["escaped"] == []


def card_with(kind: str, id: str, **fields: Any) -> str:
    """The pack with other fields of a card, as JSON."""
    pack = fabletop.book(GAME).pack
    written = next(entry for entry in read_yaml(pack.place(kind)) if entry["id"] == id)
    return json.dumps({kind: [{**written, **fields}]})


@pytest.mark.rule("TS-1.3")
@pytest.mark.parametrize(
    ("kind", "id", "fields", "reason"),
    [
        ("basic", "militia", {"copies": 29}, "basic.yaml: militia.copies: 5 players start with 6 each"),
        ("village", "spear", {"cost": None}, "village.yaml: spear.cost: a card of the Village has one"),
        ("thunderstone", STONE, {"copies": 2}, "thunderstone.yaml: there is exactly one Thunderstone (TS-1.3)"),
    ],
)
def test_a_box_that_five_cannot_play_with_is_refused(kind: str, id: str, fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(PackError) as refused:
        fabletop.book(GAME).pack.with_entries(card_with(kind, id, **fields)).load()
    assert str(refused.value) == reason


def test_a_monster_says_what_it_is_good_for_as_a_card() -> None:
    figures = ("attack", "magic", "light")
    for card in CONTENT.cards.values():
        said = [message.id for message in text_of(card)]
        good = [f"ts-text-trophy_{each}" for each in figures if card.type == "monster" and getattr(card, each)]
        assert [id for id in said if id.startswith("ts-text-trophy_")] == good
        assert ("ts-text-spoils" in said) == (card.spoils is not None)
