"""Hero boards, Combat cards and Achievements of Euthia, each as it is printed: what a board holds, what a Monster that
plays by itself is told by a card, and what must be reached."""

from __future__ import annotations

from typing import Any, NamedTuple
from unittest import mock

import pytest

from fabletop.games.euthia.achievements import earned
from fabletop.games.euthia.content import MEASURES

from .euthia import at, hero, options, play
from .euthia_solo import attacked, fight, told


class Board(NamedTuple):
    """Slots by their kind, a locked one with the Gold or the Essence that unlocks it."""

    health: int
    slots: str
    equipment: str
    gaar: int
    gems: int
    start: str


BOARDS = {
    "maeldur": Board(
        6,
        "sword sword:3 first:2 ability ability ability ability:2 ability:fire ability:4 ability:air",
        "helm cuirass:3 gloves greaves boots amulet ring ring:2",
        4,
        4,
        "maeldur_fire_staff maeldur_focus maeldur_cinder_step",
    ),
    "ael": Board(
        5,
        "sword sword:2 ability ability ability ability:2 ability:3 ability:water ability:4 ability:earth",
        "helm cuirass:2 gloves greaves boots amulet ring ring:1",
        4,
        4,
        "ael_pilgrims_mace ael_healing_touch ael_quiet_prayer",
    ),
    "dral": Board(
        6,
        "sword sword sword:4 ability ability ability ability:2 ability:3 ability:earth ability:4",
        "helm cuirass gloves greaves boots amulet:2 ring ring:3",
        4,
        3,
        "dral_notched_sword dral_old_buckler dral_war_cry",
    ),
    "keleia": Board(
        5,
        "sword sword sword:4 first:2 ability ability ability ability:3 ability:air ability:4",
        "helm cuirass gloves greaves boots:2 amulet ring ring:3",
        4,
        3,
        "keleia_skinning_knife keleia_hunting_bow keleia_light_step",
    ),
    "skoldur": Board(
        7,
        "sword sword:2 sword:4 first:2 ability ability ability ability:2 ability:earth ability:4",
        "helm cuirass gloves greaves boots:3 amulet ring ring:3",
        0,
        4,
        "skoldur_mining_pick skoldur_prospector skoldur_dwurt_swig",
    ),
    "taesiri": Board(
        5,
        "sword sword:3 ability ability ability ability ability:2 ability:fire ability:4 ability:air",
        "helm cuirass:3 gloves greaves boots amulet ring ring:2",
        4,
        5,
        "taesiri_bone_wand taesiri_dusk_veil taesiri_evil_eye taesiri_spirit_talk",
    ),
}
COMBAT = {  # the left die, the right one, Gaar and Chaos symbols
    "combat_11": "1 1 2 2",
    "combat_12": "1 2 2 0",
    "combat_13": "1 3 2 1",
    "combat_14": "1 4 1 0",
    "combat_15": "1 5 1 0",
    "combat_16": "1 6 1 1",
    "combat_21": "2 1 2 1",
    "combat_22": "2 2 1 2",
    "combat_23": "2 3 1 0",
    "combat_24": "2 4 1 1",
    "combat_25": "2 5 1 0",
    "combat_26": "2 6 1 0",
    "combat_31": "3 1 2 0",
    "combat_32": "3 2 0 1",
    "combat_33": "3 3 0 2",
    "combat_34": "3 4 1 0",
    "combat_35": "3 5 1 1",
    "combat_36": "3 6 1 0",
    "combat_41": "4 1 1 0",
    "combat_42": "4 2 0 0",
    "combat_43": "4 3 0 1",
    "combat_44": "4 4 0 2",
    "combat_45": "4 5 1 0",
    "combat_46": "4 6 0 1",
    "combat_51": "5 1 1 1",
    "combat_52": "5 2 0 0",
    "combat_53": "5 3 0 0",
    "combat_54": "5 4 0 1",
    "combat_55": "5 5 0 2",
    "combat_56": "5 6 1 0",
    "combat_61": "6 1 1 0",
    "combat_62": "6 2 0 1",
    "combat_63": "6 3 0 0",
    "combat_64": "6 4 0 0",
    "combat_65": "6 5 0 1",
    "combat_66": "6 6 0 2",
}
ACHIEVEMENTS = {  # the sheet, and what must be reached
    "hammerfall": "maeldur, great_monsters >= 1",
    "iron_road": "maeldur, armour >= 4",
    "unbroken": "maeldur, victory >= 1, deaths <= 0",
    "name_in_stone": "maeldur, reputation >= 50",
    "candle_in_the_dark": "ael, quests >= 5",
    "merciful_hand": "ael, liberated >= 8",
    "full_prayer": "ael, learned >= 6",
    "voice_of_shii": "ael, victory >= 1, quests >= 4",
    "deep_pockets": "dral, gold >= 15",
    "every_market": "dral, traded >= 4",
    "vein_of_fortune": "dral, mined >= 6",
    "last_laugh": "dral, victory >= 1, gold >= 5",
    "far_strider": "keleia, liberated >= 10",
    "clean_trail": "keleia, liberated >= 6, deaths <= 0",
    "big_game": "keleia, great_monsters >= 2",
    "queen_of_the_wild": "keleia, victory >= 1, liberated >= 8",
    "four_voices": "taesiri, confronted >= 4",
    "bright_stones": "taesiri, gems >= 4",
    "whole_book": "taesiri, learned >= 7",
    "storm_at_rest": "taesiri, victory >= 1, confronted >= 3",
    "thirst_mastered": "skoldur, victory >= 1, deaths <= 0",
    "red_harvest": "skoldur, liberated >= 9",
    "grudge_settled": "skoldur, great_monsters >= 2",
    "still_standing": "skoldur, reputation >= 45",
    "top_of_the_wall": "hunt, victory >= 1, wall >= 3",
    "full_bag": "hunt, wall >= 5",
    "bounty_hunter": "hunt, bounties >= 2",
    "lone_wolf": "hunt, solo, victory >= 1",
    "tin_collector": "defending_settlements, badges >= 3",
    "no_roof_lost": "defending_settlements, victory >= 1, pillaged <= 1",
    "shield_of_many": "defending_settlements, cooperative, victory >= 1",
    "one_against_the_night": "defending_settlements, solo, victory >= 1",
    "splinters": "walking_ruin, shards >= 4",
    "only_glass": "walking_ruin, victory >= 1",
    "alone_with_the_king": "walking_ruin, solo, victory >= 1",
    "many_hammers": "walking_ruin, cooperative, victory >= 1",
    "one_verse": "six_legends, artifacts >= 1",
    "three_verses": "six_legends, artifacts >= 3",
    "in_the_song": "six_legends, victory >= 1, artifacts >= 2",
    "sung_alone": "six_legends, solo, victory >= 1",
    "worth_eating": "farruga, reputation >= 45",
    "scales": "farruga, dragons >= 2",
    "last_blow": "farruga, victory >= 1, dragons >= 1",
    "sixty_years_of_sleep": "farruga, solo, victory >= 1",
    "promise_kept": "mirrezil, cooperative, victory >= 1",
    "promise_of_one": "mirrezil, solo, victory >= 1",
    "grave_digger": "mirrezil, dragons >= 1",
    "ten_knots": "mirrezil, victory >= 1, deaths <= 0",
}


@pytest.mark.rule("EU-5.4", "EU-5.7", "EU-5.17", "EU-37.2")
@pytest.mark.uses(*BOARDS)
@pytest.mark.parametrize("id", list(BOARDS))
def test_a_hero_board_has_its_slots_its_health_and_its_starting_tiles(id: str) -> None:
    board = BOARDS[id]
    rich: dict[str, Any] = {"id": id, "gold": 9, "essences": dict.fromkeys(("air", "earth", "fire", "water"), 1)}
    game = at("trading", 0, trading="merchants", h0=rich)
    mine = hero(game)
    assert mine["most"] == mine["health"] == board.health
    assert sorted(each for each in mine["slots"] if each) == sorted(board.start.split())
    entry = game.state.content.heroes[id]
    for printed, slots, opened in (
        (board.slots, entry.slots, mine["slots_open"]),
        (board.equipment, entry.equipment, mine["worn_open"]),
    ):
        assert [each.kind for each in slots] == [each.partition(":")[0] for each in printed.split()]
        assert opened == [":" not in each for each in printed.split()]
    prices = [each.partition(":")[2] for each in (*board.slots.split(), *board.equipment.split()) if ":" in each]
    for key, price in zip(options(game, "unlock"), prices, strict=True):
        paid = hero(play(game.copy(), key))
        if price.isdigit():
            assert 9 - paid["gold"] == int(price)
        else:
            assert price not in paid["essences"] and paid["gold"] == 9


@pytest.mark.rule("EU-5.4", "EU-39.1")
@pytest.mark.uses(*BOARDS)
@pytest.mark.parametrize("id", list(BOARDS))
def test_a_hero_board_holds_tokens_on_its_slots_and_in_three_sacks(id: str) -> None:
    board = BOARDS[id]
    none = {"id": id, "gaar": 0, "dwurt": 0}
    held: list[dict[str, Any]] = [{"gaar": board.gaar + 3}, {"gems": {"ruby": board.gems + 3}}]
    for full in held:
        assert hero(at("acting", h0={**none, **full}))["overflow"] == 0
    more: list[dict[str, Any]] = [{"gaar": board.gaar + 4}, {"gems": {"ruby": board.gems + 4}}]
    for over in more:
        assert hero(at("acting", h0={**none, **over}))["overflow"] == 1


@pytest.mark.rule("EU-50.5")
@pytest.mark.uses(*BOARDS)
@pytest.mark.parametrize(("id", "dwurt"), [(id, 5 if id == "skoldur" else 0) for id in BOARDS])
def test_only_skoldur_begins_with_dwurt_tokens(id: str, dwurt: int) -> None:
    assert hero(at("acting", h0={"id": id}))["dwurt"] == dwurt
    assert hero(at("acting", h0={"id": id}))["gaar"] == BOARDS[id].gaar


@pytest.mark.rule("EU-48.28", "EU-48.34", "EU-48.38")
@pytest.mark.uses(*COMBAT)
@pytest.mark.parametrize(("card", "shows"), COMBAT.items())
def test_a_combat_card_sets_the_dice_and_has_its_symbols(card: str, shows: str) -> None:
    game = attacked(card)
    left, right, *symbols = (int(each) for each in shows.split())
    assert fight(game)["dice"] == [left, right]
    assert told(game, "combat_card") == [("combat_card", "EU-48.28", left, right, *symbols)]


def measured(values: dict[str, int]) -> Any:
    return mock.patch.dict(MEASURES, {name: lambda t, seat, n=n: n for name, n in values.items()})


@pytest.mark.rule("EU-67.1", "EU-67.2")
@pytest.mark.uses(*ACHIEVEMENTS)
@pytest.mark.parametrize(("id", "terms"), ACHIEVEMENTS.items())
def test_an_achievement_is_ticked_by_whoever_meets_all_its_terms(id: str, terms: str) -> None:
    sheet, *rest = terms.split(", ")
    mode = next((each for each in rest if " " not in each), "")
    asked = {name: (sign, int(n)) for name, sign, n in (each.split() for each in rest if " " in each)}
    enough = {name: n for name, (_, n) in asked.items()}
    assert ticked(id, sheet, mode, enough)
    for name, (sign, n) in asked.items():
        assert not ticked(id, sheet, mode, {**enough, name: n - 1 if sign == ">=" else n + 1})
    other = {"hero": "dral" if sheet != "dral" else "ael", "tale": "hunt" if sheet != "hunt" else "farruga"}
    assert not ticked(id, other["hero" if sheet in BOARDS else "tale"], mode, enough)
    if mode:
        assert not ticked(id, sheet, "cooperative" if mode == "solo" else "solo", enough)


def ticked(id: str, sheet: str, mode: str, values: dict[str, int]) -> bool:
    """At the end of a game with that Hero or that Scenario."""
    laid: dict[str, Any] = {"h0": {"id": sheet}} if sheet in BOARDS else {"scenario": sheet}
    if sheet == "mirrezil" or mode == "cooperative":
        laid["options"] = {"cooperative": True}
    if mode == "solo":
        laid.pop("options", None)
    t = at("acting", seats=1 if mode == "solo" else 2, **laid).state
    t.result = [0] * t.n
    with measured({**dict.fromkeys(MEASURES, -1), **values}):
        return id in earned(t, 0)
