"""TH-9: Wounds; TH-10: healing; TH-11: Experience."""

from __future__ import annotations

from typing import Any

import pytest

import fabletop
from fabletop import Game, IllegalChoice

from .thorgal import GAME, SURE, Tale, events, hero, kind, options, play, table
from .thorgal_ground import ground, run

TEMPLE = Tale("torkans_temple")
PACK = fabletop.book(GAME).pack.load()
SIZES = {shape: tile.size for shape, tile in PACK.tiles.items()}


def asked(game: Game[Any]) -> tuple[int, str]:
    assert game.decision is not None
    return game.decision.seat, game.decision.kind


def tile(shape: str, *cells: tuple[int, int]) -> dict[str, Any]:
    return {"shape": shape, "cells": [list(cell) for cell in cells]}


def jolan(*wounds: dict[str, Any], **own: Any) -> dict[str, Any]:
    """The Hero whose Wound area is four by four."""
    return {"id": "jolan", "wounds": list(wounds), "pool": {}, "items": [], **own}


def row(y: int) -> dict[str, Any]:
    return tile("tet_i", *((x, y) for x in range(4)))


def shapes(game: Game[Any], number: int = 0) -> list[str]:
    return [each["shape"] for each in hero(game, number)["wounds"]]


def wound(**how: Any) -> dict[str, Any]:
    return {"do": "wound", **how}


# -- receiving -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-9.1", "TH-9.14", "TH-9.15")
def test_who_receives_a_wound_places_it_in_the_own_wound_area_and_can_do_nothing_else() -> None:
    game = run(wound(shape="domino"), h0=jolan(), h1={"wounds": []})
    assert asked(game) == (0, "wound") and {key[0] for key in options(game)} == {"lay"}
    with pytest.raises(IllegalChoice):
        game.choose(("skip",))
    play(game, options(game)[0])
    assert shapes(game) == ["domino"] and shapes(game, 1) == []


@pytest.mark.rule("TH-9.2", "TH-9.12")
def test_the_first_wound_may_lie_anywhere_also_after_all_were_healed() -> None:
    anywhere = {(x, y) for x in range(4) for y in range(4)}
    game = run(wound(shape="mono"), h0=jolan())
    assert {(key[2], key[3]) for key in options(game)} == anywhere
    game = run({"do": "heal"}, wound(shape="mono"), h0=jolan(tile("mono", (1, 1))))
    play(game, ("heal", 0))
    assert {(key[2], key[3]) for key in options(game)} == anywhere


@pytest.mark.rule("TH-9.3")
def test_every_further_wound_shares_an_edge_with_one_that_lies_there() -> None:
    game = run(wound(shape="mono"), h0=jolan(tile("domino", (0, 0), (1, 0)), tile("mono", (1, 1))))
    assert {(key[2], key[3]) for key in options(game)} == {(2, 0), (0, 1), (2, 1), (1, 2)}


@pytest.mark.rule("TH-9.4")
@pytest.mark.parametrize("shape", PACK.tiles)
def test_an_exact_shape_must_be_placed(shape: str) -> None:
    game = run(wound(shape=shape), h0=jolan())
    assert kind(game) == "wound"
    play(game, options(game)[-1])
    assert shapes(game) == [shape] and len(hero(game)["wounds"][0]["cells"]) == SIZES[shape]


@pytest.mark.rule("TH-9.5", "TH-9.9", "TH-3.3")
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_of_a_size_any_shape_may_be_placed(size: int) -> None:
    game = run(wound(size=size), h0=jolan())
    of_size = [shape for shape in PACK.tiles if SIZES[shape] == size]
    if len(of_size) > 1:
        assert kind(game) == "wound_shape" and options(game) == [("shape", shape) for shape in of_size]
        play(game, options(game)[-1])
    play(game, options(game)[0])
    assert shapes(game) == [of_size[-1]]


@pytest.mark.rule("TH-9.6", "TH-9.7", "TH-9.13")
@pytest.mark.parametrize("threat", [0, 1, 2, 3, 4, 5])
def test_a_wound_of_threat_has_the_size_of_the_heros_threat(threat: int) -> None:
    game = run(wound(threat=True), h0=jolan(threat=threat), h1={"threat": 2})
    while not game.over:
        play(game, options(game)[0])
    assert [SIZES[shape] for shape in shapes(game)] == ([threat] if threat else [])
    assert hero(game)["threat"] == threat


@pytest.mark.rule("TH-9.8", "TH-12.10")
def test_a_wound_that_cannot_be_placed_is_death_and_no_unmet_requirement() -> None:
    game = run(wound(shape="tet_o"), h0=jolan(row(0), row(1), row(2), threat=2))
    assert game.over and table(game)["ending"] == "lost" and not events(game, "unmet")
    assert [event.args for event in events(game, "died")] == [("jolan",)]


@pytest.mark.rule("TH-9.10")
def test_of_several_shapes_one_that_fits_is_enough() -> None:
    game = run(wound(size=3), h0=jolan(row(0), row(1), row(2)))  # no tri_l fits into the last row
    assert kind(game) == "wound" and table(game)["tile"] == "tri_i"
    corner = jolan(row(0), row(1), row(2), tile("domino", (0, 3), (1, 3)))
    assert events(run(wound(size=3), h0=corner), "died")


@pytest.mark.rule("TH-9.11")
def test_several_wounds_are_placed_one_after_the_other() -> None:
    game = run(wound(shape="mono", n=2), h0=jolan())
    play(game, ("lay", 0, 0, 0))
    assert {(key[2], key[3]) for key in options(game)} == {(1, 0), (0, 1)}  # beside the first
    play(game, ("lay", 0, 1, 0))
    assert shapes(game) == ["mono", "mono"]
    last = jolan(row(0), row(1), row(2), tile("tri_i", (0, 3), (1, 3), (2, 3)))
    game = run(wound(shape="mono", n=2), h0=last)
    assert len(shapes(game)) == 5 and events(game, "died")  # the second one finds no place


@pytest.mark.rule("TH-9.14")
def test_a_wound_is_not_split_into_smaller_tiles() -> None:
    gaps = jolan(row(0), row(1), row(2), tile("mono", (1, 3)))  # three cells are free, not in one piece
    game = run(wound(size=3), h0=gaps)
    assert events(game, "died") and len(shapes(game)) == 4


@pytest.mark.rule("TH-9.15")
def test_a_wound_is_not_passed_to_a_hero_with_room() -> None:
    full = jolan(row(0), row(1), row(2), row(3))
    game = run(wound(shape="mono"), h0=full, h1={"id": "thorgal", "wounds": [], "area": "home"})
    assert events(game, "died") and shapes(game, 1) == []


@pytest.mark.rule("TH-9.16")
def test_no_wound_area_carries_icons() -> None:
    assert {cell for entry in PACK.heroes.values() for line in entry.wound_area for cell in line} == {"o", "."}


@pytest.mark.rule("TH-9.17")
def test_nobody_heals_in_the_middle_of_receiving_a_wound() -> None:
    healers = [id for id, item in PACK.items.items() if any(effect.verb == "heal" for effect in item.effects)]
    full = jolan(row(0), row(1), row(2), row(3), items=healers[:2])
    assert healers and events(run(wound(shape="mono"), h0=full), "died")
    game = run(wound(shape="mono"), h0=jolan(row(0), row(1), items=healers[:2]))
    assert {key[0] for key in options(game)} == {"lay"}
    game = run({"do": "heal"}, wound(shape="mono"), h0=full)  # what was finished before counts
    play(game, ("heal", 3))
    assert kind(game) == "wound"


# -- healing -------------------------------------------------------------------------------------------------

HURT = (tile("mono", (0, 0)), tile("domino", (1, 0), (2, 0)), tile("tri_i", (0, 1), (1, 1), (2, 1)))


@pytest.mark.rule("TH-10.1", "TH-10.2", "TH-10.11")
def test_a_plain_heal_discards_one_own_wound_of_any_size() -> None:
    game = run({"do": "heal"}, h0=jolan(*HURT), h1={"wounds": [tile("mono", (2, 2))]})
    assert asked(game) == (0, "heal")
    assert options(game, "heal") == [("heal", 0), ("heal", 1), ("heal", 2)]
    play(game, ("heal", 2))
    assert game.over and shapes(game) == ["mono", "domino"] and shapes(game, 1) == ["mono"]


@pytest.mark.rule("TH-10.1")
@pytest.mark.parametrize(
    "name", ["item-bone_needle", "skill-aaricia", "finding-hot_spring", "torkans_temple:thread-6-1"]
)
def test_items_skills_findings_and_locations_heal(name: str) -> None:
    game = TEMPLE.at("effects", name, 0, 0, "", h0=jolan(HURT[0]), h1={"area": "quarry"})
    play(game, ("heal", 0))
    assert shapes(game) == []


@pytest.mark.rule("TH-10.3", "TH-10.4", "TH-10.10")
def test_a_heal_of_a_size_discards_a_wound_of_that_size_or_a_smaller_one() -> None:
    game = run({"do": "heal", "size": 2}, h0=jolan(*HURT))
    assert options(game) == [("skip",), ("heal", 0), ("heal", 1)]
    assert game.why(("heal", 2)) == (False, "TH-10.10")
    play(game, ("heal", 0))
    assert shapes(game) == ["domino", "tri_i"]


@pytest.mark.rule("TH-10.5")
def test_the_value_of_a_heal_is_not_split() -> None:
    game = run({"do": "heal", "size": 3}, h0=jolan(*HURT))
    play(game, ("heal", 0))
    assert game.over and shapes(game) == ["domino", "tri_i"]  # the two that are left over heal nothing


@pytest.mark.rule("TH-10.6")
def test_several_heals_discard_up_to_so_many_wounds_each_within_the_limit() -> None:
    game = run({"do": "heal", "n": 2, "size": 2}, h0=jolan(*HURT))
    play(game, ("heal", 1))
    assert game.why(("heal", 1)) == (False, "TH-10.10")  # the tri_i
    play(game, ("heal", 0))
    assert game.over and shapes(game) == ["tri_i"]


@pytest.mark.rule("TH-10.7", "TH-10.8")
def test_healing_may_leave_wounds_apart_and_the_next_one_touches_any_of_them() -> None:
    chain = (tile("mono", (0, 0)), tile("domino", (1, 0), (2, 0)), tile("mono", (3, 0)))
    game = run({"do": "heal"}, wound(shape="mono"), h0=jolan(*chain))
    play(game, ("heal", 1))
    assert shapes(game) == ["mono", "mono"]
    assert {(key[2], key[3]) for key in options(game)} == {(1, 0), (0, 1), (2, 0), (3, 1)}


@pytest.mark.rule("TH-10.9")
def test_healing_is_optional() -> None:
    game = play(run({"do": "heal", "n": 2}, h0=jolan(*HURT)), ("skip",))
    assert game.over and len(shapes(game)) == 3
    game = play(run({"do": "heal", "n": 2}, h0=jolan(*HURT)), ("heal", 0), ("skip",))
    assert game.over and len(shapes(game)) == 2


@pytest.mark.rule("TH-10.12")
def test_a_healed_tile_is_in_the_supply_again() -> None:
    game = run({"do": "heal"}, wound(shape="domino"), h0=jolan(tile("domino", (0, 0), (1, 0))))
    play(game, ("heal", 0))
    play(game, ("lay", 0, 0, 0))
    assert hero(game)["wounds"] == [tile("domino", (0, 0), (1, 0))]


# -- Experience ----------------------------------------------------------------------------------------------


def levels(game: Game[Any], number: int = 0) -> tuple[int, int]:
    return hero(game, number)["dial"], hero(game, number)["track"]


def xp(n: int = 1, kind: str = "", **own: Any) -> Game[Any]:
    return run({"do": "xp", "n": n, "kind": kind}, h0={"id": "thorgal", "pool": {}, "items": [], **own})


@pytest.mark.rule("TH-11.1", "TH-11.2", "TH-11.3", "TH-11.4")
@pytest.mark.parametrize(("side", "after"), [("dial", (4, 2)), ("track", (3, 3))])
def test_general_experience_raises_the_dial_or_the_track_by_one(side: str, after: tuple[int, int]) -> None:
    game = xp(dial=3, track=2)
    assert asked(game) == (0, "xp") and options(game) == [("dial",), ("track",)]
    play(game, (side,))
    assert levels(game) == after and game.over


@pytest.mark.rule("TH-11.5")
def test_several_experience_may_be_divided() -> None:
    assert levels(play(xp(3), ("dial",), ("track",), ("dial",))) == (3, 2)
    assert levels(play(xp(2), ("track",), ("track",))) == (1, 3)


@pytest.mark.rule("TH-11.6", "TH-11.7", "TH-11.9")
def test_at_level_seven_the_printed_bonus_comes_instead() -> None:
    game = play(xp(dial=7, track=2, wounds=[tile("mono", (1, 1))]), ("dial",))  # a heal, though the track is below 7
    assert levels(game) == (7, 2) and kind(game) == "heal"
    game = play(xp(dial=2, track=7), ("track",), ("kind", "ore"))
    assert levels(game) == (2, 7) and hero(game)["pool"] == {"ore": 2}


@pytest.mark.rule("TH-11.7")
@pytest.mark.parametrize("id", PACK.heroes)
def test_every_hero_has_both_bonuses(id: str) -> None:
    assert PACK.heroes[id].dial_bonus and PACK.heroes[id].track_bonus


@pytest.mark.rule("TH-11.8")
def test_the_bonus_comes_once_for_each_point_that_could_not_be_taken() -> None:
    game = xp(3, "combat", id="jolan", dial=6, skill=False)  # one level, then twice 2 Magic
    assert levels(game) == (7, 1) and hero(game)["pool"] == {"magic": 4}


@pytest.mark.rule("TH-11.10")
@pytest.mark.parametrize(("kind", "after"), [("combat", (2, 1)), ("journey", (1, 2))])
def test_a_star_of_one_kind_gives_only_that_kind(kind: str, after: tuple[int, int]) -> None:
    game = xp(1, kind)
    assert game.over and levels(game) == after


@pytest.mark.rule("TH-11.11")
def test_a_level_gained_in_the_middle_of_a_journey_gives_its_tiles_at_once() -> None:
    own = {"id": "thorgal", "skill": False, "pool": {}}
    game = ground.act("journey", 2, "home", h0=own, path=["standing_stones", "birch_valley"], tiles=["tri_i", "tet_i"])
    assert ("tile", "tri_l") not in options(game)
    lay_down(game, "tet_i", [(0, 3), (1, 3), (2, 3), (3, 3)])  # . X . A
    while kind(game) != "tile":
        play(game, ("track",) if kind(game) == "xp" else options(game)[0])
    assert levels(game) == (1, 2) and ("tile", "tri_l") in options(game)


def lay_down(game: Game[Any], shape: str, cells: list[tuple[int, int]]) -> None:
    """Place a Journey tile on exactly these spaces."""
    play(game, ("tile", shape))
    for key in options(game):
        after = play(game.copy(), key)
        if [tuple(cell) for cell in table(after)["tiles"][-1]["cells"]] == sorted(cells):
            play(game, key)
            return
    raise AssertionError("the tile cannot lie there")


@pytest.mark.rule("TH-11.11")
def test_a_level_gained_in_a_combat_changes_the_dice_of_the_next_one_only() -> None:
    foes = {"locations": {"den": {"enemies": ["minor", "minor"]}}, "draws": {"enemy_minor": [WITH_XP]}}
    game = ground.act("combat", 2, "home", h0={"id": "thorgal", "skill": False}, **foes, **SURE)
    while kind(game) != "xp":
        play(game, options(game)[0])
    play(game, ("dial",))
    assert game.state.fight is None or table(game)["fight"]["dice"] == ["yellow", "yellow"]
    while not events(game, "won_combat"):
        play(game, options(game)[0])
    play(game, ("foe", "den", "minor"))
    assert table(game)["fight"]["dice"] == ["yellow", "orange"]


WITH_XP = next(id for id, card in PACK.enemies.items() if card.tier == "minor" and "X" in "".join(card.grid))


@pytest.mark.rule("TH-9.3", "TH-9.5", "TH-9.10")
def test_of_the_shapes_of_a_size_only_those_that_fit_may_be_taken() -> None:
    game = run(wound(size=4), h0=jolan(row(0), row(1)))  # two rows are free
    assert {key[1] for key in options(game)} == {"tet_i", "tet_o", "tet_t", "tet_s", "tet_l"}
    game = run(wound(size=4), h0=jolan(row(0), row(1), row(2), tile("mono", (3, 3))))
    assert game.over  # nothing of that size fits
    game = run(wound(size=3), h0=jolan(row(0), row(1), tile("tet_o", (0, 2), (1, 2), (0, 3), (1, 3))))
    assert shapes(game)[-1:] == ["tet_o"] and kind(game) == "wound"  # only the bent one: there is no choice
    game = run(wound(size=4), h0=jolan(row(0), row(1), tile("mono", (0, 2))))
    assert ("shape", "tet_i") in options(game) and game.why(("shape", "tet_i")).clause != "TH-9.3"
    game = run(wound(size=4), h0=jolan(row(0), row(1), *(tile("mono", at) for at in ((0, 2), (3, 2), (3, 3)))))
    assert ("shape", "tet_i") not in options(game) and game.why(("shape", "tet_i")).clause == "TH-9.3"
