"""What position files can lay out and expect, game by game."""

from __future__ import annotations

from typing import Any

import pytest

import fabletop
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


def test_numbers_of_cards_are_expected_by_kind() -> None:
    table = {"seats": [{"hand": ["militia", "militia", "torch"], "deck": [], "discard": []}]}
    hand: dict[str, Any] = {"count": {"militia": 2, "torch": 1, "dagger": 0}, "contains": ["torch"]}
    assert ran("thunderstone", at="turn", table=table, expect={"seats": [{"hand": hand, "deck": 0}]}) == []
    hand["count"]["dagger"] = 1
    assert ran("thunderstone", at="turn", table=table, expect={"seats": [{"hand": hand}]}) == [
        "expect.seats[0].hand: expected 1 of 'dagger', found 0"
    ]
