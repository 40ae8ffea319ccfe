"""What cannot be is refused at the door, in one sentence that names what is wrong and where."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import fabletop
from fabletop.kernel import IllegalChoice, PackError, PositionError, SetupError
from fabletop.kernel.position import Position, checked, lay_out, run

from . import GAMES


def laid_out(game: str, **fields: Any) -> Any:
    position = checked(Position, {"game": game, **fields}, "position")
    return lay_out(fabletop.book(game), position), position


FULL = {row: ["red 1"] * 3 for row in ("STR", "DEX", "CON")} | {row: ["blue 1"] * 3 for row in ("INT", "WIS", "CHA")}
TURN = {"at": ["dice_turn", 0]}
TOKEN = {"at": "take_token"}
ACTING = {"at": "acting"}
TABLE = "position.table"
STONE = "stone_of_mystery"


@pytest.mark.parametrize(
    ("game", "fields", "where"),
    [
        ("roll-player", {"at": []}, "position.at"),
        ("roll-player", {"at": ["dice_turn"]}, "position.at"),
        ("roll-player", {"at": ["dice_turn", 7]}, "position.at"),
        ("roll-player", {"at": ["dice_turn", "x"]}, "position.at"),
        ("roll-player", {"at": ["dance"]}, "position.at"),
        ("roll-player", {"at": ["dice_place", 0, 9], "table": {"held": "red 1"}}, "position.at"),
        ("roll-player", {"at": ["dice_action", 0, "FOO", 0]}, "position.at"),
        ("roll-player", {"at": ["dice_action", 0, "STR", 5]}, "position.at"),
        ("roll-player", {**TURN, "table": {"round": 99}}, "position.table.round"),
        ("roll-player", {**TURN, "table": {"held": "red 1"}}, "position.table.held"),
        ("roll-player", {**TURN, "table": {"seats": [{"STR": ["red 7"]}]}}, "position.table.seats[0].STR[0]"),
        ("roll-player", {**TURN, "table": {"seats": [{"gold": "x"}]}}, "position.table.seats[0].gold"),
        (
            "roll-player",
            {**TURN, "table": {"initiative": [{"number": 1, "taken_by": 1}, {"number": 2, "taken_by": 1}]}},
            "position.table.initiative",
        ),
        (
            "roll-player",
            {**TURN, "table": {"initiative": [{"number": 1, "die": "red 1", "taken_by": 1}]}},
            "position.table.initiative[0]: whoever takes a card",
        ),
        (
            "roll-player",
            {**TURN, "table": {"initiative": [{"number": 1, "die": "red 4"}, {"number": 2, "die": "blue 3"}]}},
            "position.table.initiative: the dice lie in rising order",
        ),
        (
            "roll-player",
            {**TURN, "table": {"initiative": [{"number": 3, "gold": 1}]}},
            "position.table.initiative: no Gold lies on",
        ),
        (
            "roll-player",
            {**TURN, "table": {"initiative": [{"number": 1, "taken_by": 1}]}},
            "position.table.initiative: seat 1 has not had its turn",
        ),
        (
            "roll-player",
            {**TURN, "table": {"initiative": [{"die": "red 4"}]}},
            "position.table.initiative[0]: its number",
        ),
        ("roll-player", {**TURN, "table": {"seats": [{"starting": ["red 1"]}]}}, "position.table.seats[0].starting"),
        ("roll-player", {**TURN, "seats": 1, "table": {"market": ["diplomacy"]}}, "position.table.market[0]"),
        (
            "roll-player",
            {**TURN, "seats": 1, "table": {"seats": [{"skills": ["diplomacy"]}]}},
            "position.table.seats[0]",
        ),
        ("roll-player", {**TURN, "table": {"round": 0}}, "position.table.round"),
        ("roll-player", {**TURN, "clauses": ["RP-99.9"]}, "position.clauses[0]"),
        ("roll-player", {**TURN, "dice": [7]}, "position.dice[0]"),
        ("thunderstone", {"at": ["turn"], "table": {"hall": ["stone_of_mystery"]}}, "position.table.hall[0]"),
        ("thunderstone", {"at": ["turn"], "table": {"unrest": 1}}, "position.table.unrest"),
        ("thunderstone", {"at": ["turn"], "table": {"seats": [{"hand": ["goblin"]}]}}, "position.table.seats[0].hand"),
        ("thunderstone", {"at": ["turn"], "table": {"hall": ["griffon", "", "nixie"]}}, "position.table.hall[2]"),
        ("thunderstone", {"at": ["turn"], "table": {"hall": ["torch"]}}, "position.table.hall[0]"),
        ("thunderstone", {"at": ["turn"], "table": {"dungeon": ["elf_wizard"]}}, "position.table.dungeon[0]"),
        ("thunderstone", {"at": ["turn"], "table": {"diseases": -1}}, "position.table.diseases"),
        ("thunderstone", {"at": ["turn"], "table": {"turn": 0}}, "position.table.turn"),
        ("thunderstone", {"at": ["turn"], "table": {"seats": [{"hand": [STONE]}]}}, "position.table.seats[0].hand[0]"),
        ("thunderstone", {"at": ["turn"], "table": {"destroyed": ["disease"]}}, "position.table.destroyed[0]"),
        (
            "thunderstone",
            {"at": ["turn"], "table": {"hall": ["nixie"], "breached": [True]}},
            "position.table.breached[0]",
        ),
        ("thunderstone", {"at": ["turn"], "seats": 1, "table": {"unrest": 3}}, "position.table.unrest"),
        ("thunderstone", {"at": ["turn"], "seats": 1, "table": {"escaped": ["torch"]}}, "position.table.escaped[0]"),
        ("thunderstone", {"at": ["turn"], "table": {"party": [{"card": "torch"}]}}, "position.table.party"),
        ("thunderstone", {"at": ["dungeon"], "table": {"party": [{"here": True}]}}, "position.table.party[0]"),
        (
            "thunderstone",
            {"at": ["dungeon"], "table": {"party": [{"card": "dagger", "held_by": 2}]}},
            "position.table.party[0].held_by",
        ),
        ("thunderstone", {"at": ["battle", 1], "table": {"hall": []}}, "position.at"),
        ("thunderstone", {"at": ["turn"], "draws": {"dungeon": ["torch"]}}, "position.draws.dungeon[0]"),
        ("thunderstone", {"at": ["turn"], "draws": {"deck 7": ["torch"]}}, "position.draws.deck 7"),
        ("thunderstone", {"at": ["outcome"]}, "position.at"),
        ("thorgal", {**TOKEN, "table": {"heroes": [{"items": ["bone_needle"]}, {"items": ["bone_needle"]}]}}, TABLE),
        ("thorgal", {**TOKEN, "table": {"display": ["bone_needle", "bone_needle"]}}, TABLE),
        ("thorgal", {**TOKEN, "table": {"heroes": [{"items": ["ogotais_crown"]}]}}, f"{TABLE}.heroes[0].items"),
        ("thorgal", {**TOKEN, "table": {"heroes": [{"id": "jolan"}, {"id": "jolan"}]}}, f"{TABLE}.heroes"),
        ("thorgal", {**TOKEN, "table": {"heroes": [{"pool": {"gold": 1}}]}}, f"{TABLE}.heroes[0].pool.gold"),
        ("thorgal", {**TOKEN, "table": {"path": ["birch_valley", "birch_valley"]}}, f"{TABLE}.path"),
        ("thorgal", {**TOKEN, "table": {"path": ["birch_valley"], "gathered": [[9, 9]]}}, f"{TABLE}.gathered[0]"),
        ("thorgal", {**TOKEN, "table": {"blocked_cards": ["gather_2"]}}, f"{TABLE}.blocked_cards[0]"),
        ("thorgal", {**TOKEN, "table": {"locations": {"nowhere": {}}}}, f"{TABLE}.locations.nowhere"),
        ("thorgal", {**TOKEN, "table": {"sources": {"nowhere": ["ore"]}}}, f"{TABLE}.sources.nowhere"),
        ("thorgal", {**TOKEN, "table": {"act": {"type": "dance", "value": 1}}}, f"{TABLE}.act.type"),
        ("thorgal", {**TOKEN, "table": {"act": {"value": 1}}}, f"{TABLE}.act"),
        ("thorgal", {**TOKEN, "table": {"heroes": [{"wounds": [{"shape": "mono"}]}]}}, f"{TABLE}.heroes[0].wounds[0]"),
        ("thorgal", {"at": ["main_action", 7, 0]}, "position.at"),
        ("thorgal", {"at": ["combat_end", 0, 1]}, "position.at"),
        ("euthia", {**ACTING, "table": {"heroes": [{"id": "dral"}, {"id": "dral"}]}}, f"{TABLE}.heroes"),
        ("euthia", {**ACTING, "table": {"heroes": [{"tired": ["short_sword"]}]}}, f"{TABLE}.heroes[0].tired[0]"),
        ("euthia", {**ACTING, "table": {"heroes": [{"kills": [7]}]}}, f"{TABLE}.heroes[0].kills"),
        ("euthia", {**ACTING, "table": {"heroes": [{"essences_on": {"short_sword": ["fire"]}}]}}, f"{TABLE}.heroes[0]"),
        ("euthia", {**ACTING, "table": {"heroes": [{"gems": {"pearl": 1}}]}}, f"{TABLE}.heroes[0].gems.pearl"),
        ("euthia", {**ACTING, "table": {"heroes": [{"slots": [""] * 50}]}}, f"{TABLE}.heroes[0].slots["),
        ("euthia", {**ACTING, "table": {"heroes": [{"bag": ["dragonfly", "dragonfly"]}]}}, f"{TABLE}.heroes[0].bag[1]"),
        ("euthia", {**ACTING, "table": {"land": {"1,1": "i_general_2", "-2,1": "i_general_2"}}}, f"{TABLE}.land"),
        ("euthia", {**ACTING, "table": {"tokens": {"0,0": ["x0"]}}}, f"{TABLE}.tokens.0,0[0]"),
        ("euthia", {**ACTING, "table": {"tops": {4: "dragonfly"}}}, f"{TABLE}.tops.4"),
        ("euthia", {**ACTING, "table": {"tops": {2: "dragonfly"}}}, f"{TABLE}.tops.2"),
        ("euthia", {**ACTING, "table": {"besieged": {"0,0": 9}}}, f"{TABLE}.besieged.0,0"),
        ("euthia", {**ACTING, "table": {"event": "fair"}}, f"{TABLE}.event"),
        ("euthia", {**ACTING, "table": {"roll": [7, 1]}}, f"{TABLE}.roll.dice[0]"),
        ("euthia", {**ACTING, "table": {"roll": [1]}}, f"{TABLE}.roll.dice"),
        ("euthia", {**ACTING, "table": {"fight": {"round": 1}}}, f"{TABLE}.fight"),
        (
            "euthia",
            {**ACTING, "table": {"first": 0, "fight": {"foe": "dragonfly", "rival": 0}}},
            f"{TABLE}.fight.rival",
        ),
        ("euthia", {**ACTING, "table": {"fight": {"foe": "dragonfly", "phase": "lunch"}}}, f"{TABLE}.fight.phase"),
        ("euthia", {**ACTING, "table": {"banks": {"silver": ["curse"]}}}, f"{TABLE}.banks"),
        ("euthia", {**ACTING, "draws": {"silver": ["gold"]}}, "position.draws.silver[0]"),
        ("thunderstone", {"at": ["battle", 9]}, "position.at"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_path(game: str, fields: dict[str, Any], where: str) -> None:
    with pytest.raises(PositionError) as refused:
        laid_out(game, **fields)
    assert str(refused.value).startswith(where) and "\n" not in str(refused.value)


def test_a_full_sheet_takes_no_die() -> None:
    rows = {row: [f"{colour} {face}" for face in (1, 2, 3)] for row, colour in zip(FULL, ("red", "blue", "green") * 2)}
    with pytest.raises(PositionError, match="the sheet is full"):
        laid_out("roll-player", **TURN, table={"seats": [rows]})


@pytest.mark.parametrize("wrong", [{"count": "x"}, {"contains": 3}, {"most": 1}])
def test_an_expectation_that_makes_no_sense_is_refused(wrong: dict[str, Any]) -> None:
    game, position = laid_out("roll-player", **TURN, expect={"market": wrong})
    with pytest.raises(PositionError, match=r"expect\.market"):
        run(game, position)


def test_a_thing_that_is_expected_twice_must_be_there_twice() -> None:
    game, position = laid_out(
        "thunderstone",
        at=["turn"],
        table={"seats": [{"hand": ["militia", "torch"]}]},
        expect={"seats": [{"hand": {"count": 2, "contains": ["militia", "militia"]}}]},
    )
    assert run(game, position) == ["expect.seats[0].hand: 'militia' is not there often enough"]


ROPE = "id: rope, source: designed, type: item, copies: 8, cost: 1"


@pytest.mark.parametrize(
    ("game", "file", "text", "parts"),
    [
        ("roll-player", "dice.yaml", "- {id: green, source: rulebook, count: 1}", ["dice.yaml", "too few"]),
        ("roll-player", "dice.yaml", "- {id: pink, source: rulebook, count: 9}", ["dice.yaml", "colours"]),
        ("roll-player", "initiative.yaml", "- {id: seven, source: designed, number: 7}", ["initiative.yaml"]),
        ("roll-player", "race.yaml", "- {id: Zz Top!, source: designed, modifiers: {}}", ["race.yaml", "Zz Top!"]),
        ("thunderstone", "thunderstone.yaml", "- {id: other, source: designed, copies: 5}", ["thunderstone.yaml"]),
        (
            "thunderstone",
            "village.yaml",
            "- {id: elf, source: designed, type: spell, copies: 8, cost: 1}",
            ["village.yaml", "elf"],
        ),
        ("thunderstone", "village.yaml", "- {id: rope, source: designed, type: item, copies: 8}", ["rope.cost"]),
        ("thunderstone", "village.yaml", f"- {{{ROPE}, village: [{{do: fly}}]}}", ["rope.village[0].do", "'fly'"]),
        (
            "thunderstone",
            "village.yaml",
            f"- {{{ROPE}, dungeon: [{{do: rally, attack: 1, gold: 2}}]}}",
            ["village.yaml", "rope.dungeon[0]", "unknown field `gold`"],
        ),
        ("thunderstone", "village.yaml", f"- {{{ROPE}, dungeon: [{{do: draw, draw: 1}}]}}", ["rope.dungeon[0].do"]),
    ],
)
def test_a_pack_with_which_nobody_could_play_is_refused(
    game: str, file: str, text: str, parts: list[str], tmp_path: Path
) -> None:
    (tmp_path / file).write_text(text)
    with pytest.raises(PackError) as refused:
        fabletop.new(game, packs=tmp_path)
    assert all(part in str(refused.value) for part in parts)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [3, -1, True, 1.0, "0"])
def test_there_is_no_such_seat(game: str, seat: Any) -> None:
    table = fabletop.new(game, seats=3, seed=1)
    for door in (table.view, table.log, lambda seat: table.choose(table.decision.options[0], seat)):
        with pytest.raises(IllegalChoice, match="there is no seat"):
            door(seat)
    assert table.ply == 0


@pytest.mark.parametrize("game", GAMES)
def test_whoever_spoils_a_list_of_options_spoils_no_other_game(game: str) -> None:
    fabletop.new(game, seed=1).decision.options.clear()
    assert fabletop.new(game, seed=1).decision.options


def test_a_seed_is_a_number_or_a_text() -> None:
    for wrong in (1.5, b"x", [], True):
        with pytest.raises(SetupError, match="a seed is"):
            fabletop.new("roll-player", seed=wrong)  # type: ignore[arg-type]
