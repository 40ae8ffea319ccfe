"""What position files can lay out and expect, game by game."""

from __future__ import annotations

from typing import Any

import pytest

import fabletop
from fabletop.games.thorgal.geometry import cells_of
from fabletop.games.thorgal.hero.body import wound_spots
from fabletop.kernel import PositionError
from fabletop.kernel.position import as_position, lay_out, run, shown


def ran(game: str, **fields: Any) -> list[str]:
    """The differences that a position comes out with."""
    position = as_position({"game": game, **fields})
    return run(lay_out(fabletop.book(game), position), position)


def laid(game: str, **fields: Any) -> dict[str, Any]:
    return shown(lay_out(fabletop.book(game), as_position({"game": game, **fields})))


# -- Thunderstone ----------------------------------------------------------------------------------

FIRST = {"options": {"first_game": True}}


@pytest.mark.parametrize("options", [{"first_game": True}, {"cards": "amazon, chalice, dwarf, feayn"}])
@pytest.mark.parametrize("scene", ["turn", "shop", "level_up"])
def test_a_stack_of_the_village_may_be_empty_or_added(options: dict[str, Any], scene: str) -> None:
    table = {"village": {"elf_wizard": 0}, "seats": [{"hand": ["militia", "torch"], "xp": 5}]}
    fields = {"at": scene, "options": options, "table": table}
    left = {"elf_wizard": 0, "elf_sorcerer": 4, "elf_archmage": 2}
    stack = {"top": "elf_sorcerer", "cards": left}
    assert ran("thunderstone", **fields, expect={"village": left, "stacks": {"elf": stack}}) == []
    game = lay_out(fabletop.book("thunderstone"), as_position({"game": "thunderstone", **fields}))
    for seat in (0, 1, None):
        game.view(seat)
    if scene == "shop":
        assert not game.why(["buy", "elf_wizard"]).allowed


def test_what_the_dungeon_will_turn_up_is_not_known() -> None:
    table = {"hall": ["nixie", "griffon", "pegasus"]}
    later = {"hall": ["griffon", "pegasus", "succubus"], "dungeon_known": ["nixie"]}
    steps = [{"choose": ["dungeon"]}, {"choose": ["attack", 1]}]
    known = {"dungeon_known": []}
    fields = {"at": "turn", "table": table, "draws": {"dungeon": ["succubus", "tormentor"]}}
    groups = {"options": {"cards": "enchanted, abyssal, doomknight_humanoid, humanoid"}}
    assert ran("thunderstone", **fields, **groups, expect=known) == []
    assert ran("thunderstone", **fields, **groups, play=steps, expect=later) == []


def test_a_revealed_hand_is_laid_out_with_what_was_done_in_step_2() -> None:
    party = [
        {"card": "dagger", "held_by": 2},
        {"card": "militia", "strength": 2},
        {"card": "iron_rations", "here": False},
        {"card": "torch"},
    ]
    table = {"party": party, "hall": ["griffon", "nixie"]}
    found = laid("thunderstone", at="dungeon", table=table)
    assert found["seats"][0]["hand"] == [] and [each["slot"] for each in found["party"]] == [1, 2, 3, 4]
    assert (found["party"][0]["held_by"], found["party"][1]["has_strength"]) == (2, 4)
    assert found["battle"][0]["attack"] == 2 and not found["party"][2]["here"]


def test_a_breach_that_has_happened_can_be_laid_out_and_expected() -> None:
    table = {"hall": ["nixie", "tyxr_the_old"], "breached": [False, True]}
    assert ran("thunderstone", at="turn", table=table, expect={"breached": [False, True, False]}) == []
    assert ran("thunderstone", at="turn", table=table, expect={"breached": [False, False, False]}) != []


def test_disease_doubling_and_halving_are_lines_of_their_own_and_name_their_cards() -> None:
    party = [{"card": card} for card in ("selurin_theurge", "disease", "fireball", "torch")]
    table = {"party": party, "hall": ["noxious_slag", "nixie"]}
    expected = [
        {"clause": "TS-17.13", "card": "disease", "what": "magic", "amount": -1},
        {"clause": "TS-17.14", "card": "selurin_theurge", "what": "magic", "amount": 4},
        {"clause": "TS-17.16", "card": "noxious_slag", "what": "magic", "amount": -4},
    ]
    expect = {"battle": [{"rank": 1, "magic": 4, "lines": {"contains": expected}}]}
    assert ran("thunderstone", at="dungeon", table=table, expect=expect) == []


def test_numbers_of_cards_are_expected_by_kind() -> None:
    table = {"seats": [{"hand": ["militia", "militia", "torch"], "deck": [], "discard": []}]}
    hand: dict[str, Any] = {"count": {"militia": 2, "torch": 1, "dagger": 0}, "contains": ["torch"]}
    assert ran("thunderstone", at="turn", table=table, expect={"seats": [{"hand": hand, "deck": 0}]}) == []
    hand["count"]["dagger"] = 1
    assert ran("thunderstone", at="turn", table=table, expect={"seats": [{"hand": hand}]}) == [
        "expect.seats[0].hand: expected 1 of 'dagger', found 0"
    ]


# -- Thorgal ---------------------------------------------------------------------------------------

TEMPLE = {"at": "take_token", "options": {"adventure": "torkans_temple"}}


def test_zero_and_nothing_are_expected() -> None:
    table = {"heroes": [{"pool": {"ore": 2}}, {"pool": {}}]}
    expect = {"heroes": [{"pool": {"ore": 2, "magic": 0}}, {"pool": {}}], "sources": {}, "flags": [], "gathered": 0}
    assert ran("thorgal", **TEMPLE, table=table, expect=expect) == []
    wrong = {"heroes": [{"pool": {"ore": 0}}, {"pool": {"only": {"magic": 1}}}]}
    assert ran("thorgal", **TEMPLE, table=table, expect=wrong) == [
        "expect.heroes[0].pool.ore: expected 0, found 2",
        "expect.heroes[1].pool.magic: expected 1, found 0",
    ]


def test_a_box_is_laid_out_and_expected_by_number_or_as_a_list() -> None:
    found = laid("thorgal", **TEMPLE)
    name = next(id for id, place in found["locations"].items() if len(place["boxes"]) > 0)
    one = {"on": {"ore": 1}}
    for boxes in ({0: one}, {"0": one}, [one]):
        table = {"locations": {name: {"boxes": boxes}}}
        assert ran("thorgal", **TEMPLE, table=table, expect=table) == []
        emptied = {"locations": {name: {"boxes": [{"on": {}}]}}}
        assert ran("thorgal", **TEMPLE, table=emptied, expect=emptied) == []
        assert ran("thorgal", **TEMPLE, table=table, expect=emptied) == [
            f"expect.locations.{name}.boxes[0].on: expected nothing, found {{'ore': 1}}"
        ]


def test_the_row_is_named_by_its_cards_and_tokens_by_what_they_lie_under() -> None:
    row = [each["card"] for each in laid("thorgal", **TEMPLE)["row"]]
    tokens = [{}, {}, {"under": row[1], "active": False}, {"under": row[2]}]
    table = {"row": row, "tokens": tokens, "blocked_cards": [row[0]]}
    assert ran("thorgal", **TEMPLE, table=table, expect=table) == []
    assert ran("thorgal", **TEMPLE, table=table, expect={"row": row[:-1]}) != []
    shown_row = {1: {"card": row[1], "tokens": [False]}, 0: {"blocked": True}}
    assert ran("thorgal", **TEMPLE, table=table, expect={"row": shown_row, "beside": 2}) == []


def test_items_and_cells_have_no_order() -> None:
    table = {"heroes": [{"items": ["deep_basket", "bone_needle"]}], "display": ["heather_mead", "rune_stick"]}
    expect = {"heroes": [{"items": ["bone_needle", "deep_basket"]}], "display": ["rune_stick", "heather_mead"]}
    assert ran("thorgal", **TEMPLE, table=table, expect=expect) == []


def test_the_cells_of_a_tile_have_no_order() -> None:
    game = lay_out(fabletop.book("thorgal"), as_position({"game": "thorgal", **TEMPLE}))
    spot = wound_spots(game.state, 0, "domino")[0]
    cells = [list(cell) for cell in cells_of(spot.mask, game.state.wound_grid(0).height)]
    for given, expected in ((cells, cells[::-1]), (cells[::-1], cells)):
        table, expect = ({"heroes": [{"wounds": [{"shape": "domino", "cells": each}]}]} for each in (given, expected))
        assert ran("thorgal", **TEMPLE, table=table, expect=expect) == []


def test_a_path_leaves_no_terrain_in_the_deck_that_the_adventure_excludes() -> None:
    book = fabletop.book("thorgal")
    content = book.pack.load()
    for adventure, tale in content.adventures.items():
        fresh = laid("thorgal", at="take_token", options={"adventure": adventure})
        number = fresh["decks"]["terrain"] + len(fresh["path"])
        kind = {"barren": "barren"}.get(tale.setup.terrain, "standard")
        path = [card for card in content.terrain if content.terrain[card].kind == kind][:2]
        found = laid("thorgal", at="take_token", options={"adventure": adventure}, table={"path": path})
        assert found["path"] == path and found["decks"]["terrain"] == number - 2


# -- Euthia ----------------------------------------------------------------------------------------

ACTING = {"at": "acting"}


@pytest.mark.parametrize("number", range(1, 4))
def test_an_encounter_has_two_hidden_quests_whatever_lies_open(number: int) -> None:
    content = fabletop.book("euthia").pack.load()
    for encounter, entry in content.encounters.items():
        quests = [each.id for each in entry.quests]
        for seed in range(6):
            before = laid("euthia", **ACTING, seed=seed, table={"faceup": {encounter: []}})
            table = {"faceup": {encounter: quests[:number]}}
            found = laid("euthia", **ACTING, seed=seed, table=table)
            name = f"quests-{encounter}"
            assert found["faceup"][encounter] == quests[:number]
            assert found["decks"][name] == before["decks"][name] == 2


def test_a_board_is_laid_out_slot_by_slot() -> None:
    fresh = laid("euthia", **ACTING, table={"heroes": [{"id": "dral"}]})["heroes"][0]
    table = {"heroes": [{"id": "dral", "slots": fresh["slots"], "slots_open": fresh["slots_open"]}]}
    assert ran("euthia", **ACTING, table=table, expect=table) == []
    empty = {"heroes": [{"id": "dral", "slots": [""] * len(fresh["slots"])}]}
    found = laid("euthia", **ACTING, table=empty)["heroes"][0]
    assert not any(found["slots"]) and {*filter(None, fresh["slots"])} <= {*found["aside"]}


def test_a_roll_and_a_trade_may_be_said_in_short() -> None:
    table = {"first": 0, "roll": [3, 5], "trading": "merchants"}
    expect = {"roll": {"dice": [3, 5], "sum": 8}, "trading": {"place": "merchants"}}
    assert ran("euthia", **ACTING, table=table, expect=expect) == []
    assert ran("euthia", **ACTING, table=table, expect={"roll": [3, 5], "trading": "merchants"}) == []
    assert ran("euthia", **ACTING, table=table, expect={"roll": [5, 3]}) != []


def test_levels_are_names_as_numbers_or_texts() -> None:
    for level in (1, "1"):
        tops = {"tops": {level: "dragonfly"}}
        assert ran("euthia", **ACTING, table=tops, expect=tops) == []


# -- what happened ---------------------------------------------------------------------------------


def test_what_a_step_brought_about_can_be_expected() -> None:
    """Gold for a discard, by its clause."""
    table = {"seats": [{"gold": 4}], "market": ["longbow", "weak", "famous"]}
    told = {"contains": [{"event": "gold", "clause": "RP-7.4"}, {"event": "discarded", "clause": "RP-7.3"}]}
    steps = [{"choose": ["discard", "weak"], "expect": {"happened": told}}]
    fields = {"at": ["market_turn", 0], "table": table, "play": steps}
    assert ran("roll-player", **fields, expect={"happened": told}) == []
    steps.append({"expect": {"happened": []}})
    assert ran("roll-player", **fields) == []
    steps[1] = {"expect": {"happened": told}}
    assert len(ran("roll-player", **fields)) == 2


def test_the_attack_value_of_a_battle_that_is_over_can_be_expected() -> None:
    party = [{"card": "outlands_khan"}, {"card": "torch"}]
    table = {"party": party, "hall": ["nixie", "griffon"], "dungeon": ["pegasus", "succubus"]}
    position = as_position({"game": "thunderstone", "at": "dungeon", "table": table})
    game = lay_out(fabletop.book("thunderstone"), position)
    total = shown(game)["battle"][0]["total"]
    for number, differs in ((total, False), (total + 1, True)):
        told = {"contains": [{"event": "fought", "card": "nixie", "total": number, "clause": "TS-17.25"}]}
        step = {"choose": ["attack", 1], "expect": {"happened": told}}
        assert bool(ran("thunderstone", at="dungeon", table=table, play=[step])) == differs
    game.choose(["attack", 1])
    assert shown(game)["battle"] == [] and [each.args[2] for each in game.state.out if each.name == "fought"] == [total]


IMPOSSIBLE: list[tuple[str, dict[str, Any], str]] = [
    ("thunderstone", {"diseases": 16}, r"^position\.table\.diseases: besides those that are named there are 15"),
    ("euthia", {"heroes": [{"health": 0}]}, r"^position\.table\.heroes\[0\]\.health: "),
    ("euthia", {"heroes": [{"id": "dral", "dwurt": 2}]}, r"^position\.table\.heroes\[0\]\.dwurt: 'dral'"),
    ("euthia", {"heroes": [{"id": "dral", "dwurt_die": 2}]}, r"^position\.table\.heroes\[0\]\.dwurt_die: 'dral'"),
    ("euthia", {"heroes": [{"notes": {"nonsense": 3}}]}, r"^position\.table\.heroes\[0\]\.notes: .*'nonsense'.*wall"),
    ("euthia", {"heroes": [{"hampered": {"leather_helm": -1}}]}, r"^position\.table\.heroes\[0\]\.hampered\.leather"),
    ("euthia", {"heroes": [{"notes": {"badges": 1}}]}, r"^position\.table\.heroes\[0\]\.notes: .*'badges'"),
    ("euthia", {"fight": {"foe": "dragonfly", "damage": 40}}, r"^position\.table\.fight\.damage: its Health is"),
    ("euthia", {"first": 0, "fight": {"foe": "dragonfly", "rival": 0}}, r"^position\.table\.fight\.rival: seat 0"),
    ("euthia", {"fight": {"foe": "dragonfly", "lasting": {"nonsense": 3}}}, r"^position\.table\.fight\.lasting: "),
    ("thorgal", {"goals": {"nonsense": 3}}, r"^position\.table\.goals"),
    ("thorgal", {"shields": {"nonsense": 3}}, r"^position\.table\.shields"),
    ("thorgal", {"act": {"type": "move", "value": 2, "may": {"nonsense": 3}}}, r"^position\.table\.act\.may"),
    ("thorgal", {"act": {"type": "move", "value": 2, "ignore": {"blue": 1}}}, r"^position\.table\.act\.ignore"),
]
SCENE = {"thunderstone": ["turn"], "euthia": ["acting"], "thorgal": ["do_move", 0]}


@pytest.mark.parametrize(("game", "table", "fault"), IMPOSSIBLE)
def test_a_table_that_cannot_be_is_refused_by_its_field(game: str, table: dict[str, Any], fault: str) -> None:
    with pytest.raises(PositionError, match=fault):
        laid(game, seats=2, at=SCENE[game], table=table)


def test_the_greatest_damage_that_leaves_a_monster_alive_can_be_laid_out() -> None:
    fight = {"foe": "dragonfly", "damage": fabletop.book("euthia").pack.load().monsters["dragonfly"].health - 1}
    assert laid("euthia", seats=2, at=["acting"], table={"fight": fight})["fight"]["damage"] == fight["damage"]


def test_what_no_adventure_remembers_cannot_be_laid_out_or_expected() -> None:
    chairs: dict[str, Any] = {"seats": 2, "at": ["event_phase"], "options": {"adventure": "six_empty_chairs"}}
    assert ran("thorgal", **chairs, expect={"tale": {"sitter": None}}) == []
    with pytest.raises(PositionError, match=r"^expect\.tale\.sittter"):
        ran("thorgal", **chairs, expect={"tale": {"sittter": None}})
    with pytest.raises(PositionError, match=r"^position\.table\.tale\.sittter"):
        laid("thorgal", **chairs, table={"tale": {"sittter": 1}})


@pytest.mark.parametrize("level", [1, "1"])
def test_a_table_contains_names_as_numbers_or_texts(level: int | str) -> None:
    tops: dict[str, Any] = {"seats": 2, "at": ["acting"]}
    assert ran("euthia", **tops, expect={"tops": {"contains": [level]}}) == []
    assert ran("euthia", **tops, expect={"tops": {"contains": [4, level]}}) == ["expect.tops: 4 is not there"]


def test_a_token_on_a_shield_is_laid_out_and_seen_by_all() -> None:
    table = {"heroes": [{"hampered": {"tower_shield": -3}}]}
    given = as_position({"game": "euthia", "seats": 2, "at": ["acting"], "table": table})
    game = lay_out(fabletop.book("euthia"), given)
    assert shown(game)["heroes"][0]["hampered"] == {"tower_shield": -3}
    for seat in (0, 1, None):
        assert game.view(seat)["table"]["heroes"][0]["hampered"] == {"tower_shield": -3}
