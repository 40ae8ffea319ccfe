"""TH-17: Journey; TH-18: Terrain cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import fabletop
from fabletop import Game, IllegalChoice
from fabletop.games.thorgal.path.journey import tile_spots
from fabletop.kernel import Deck

from .thorgal import GAME, events, hero, kind, options, play, table
from .thorgal_ground import ground, run

PACK = fabletop.book(GAME).pack.load()
Cells = Sequence[tuple[int, int]]
MOORS = ["moor_1", "moor_2"]


def asked(game: Game[Any]) -> tuple[int, str]:
    assert game.decision is not None
    return game.decision.seat, game.decision.kind


def tile(shape: str, *cells: tuple[int, int]) -> dict[str, Any]:
    return {"shape": shape, "cells": [list(cell) for cell in cells]}


def row(x: int, y: int) -> dict[str, Any]:
    """A tet_i that lies in a row from that column on."""
    return tile("tet_i", *((x + i, y) for i in range(4)))


def journey(value: int, *lying: dict[str, Any], path: Sequence[str] = MOORS, **laid: Any) -> Game[Any]:
    """A Hero with every tile; these lie on the Path already."""
    own = {"id": "jolan", "track": 7, "pool": {}, "items": [], "skill": False, "area": "home", **laid.pop("h0", {})}
    act = {"type": "journey", "value": value, "tiles": ["tet_o", "tet_l"], "may": laid.pop("may", {})}
    other = {"pool": {}, "items": [], "area": "wood"}
    return ground.at("do_journey", 0, h0=own, h1=other, path=list(path), tiles=list(lying), act=act, **laid)


def lay(game: Game[Any], shape: str, *cells: tuple[int, int]) -> Game[Any]:
    """Place a tile on exactly these spaces."""
    play(game, ("tile", shape))
    wanted = sorted(list(cell) for cell in cells)
    if kind(game) == "spot":
        play(game, next(key for key in options(game) if covers(game, shape, key) == wanted))
    assert table(game)["tiles"][-1] == {"shape": shape, "cells": wanted}
    return game


def covers(game: Game[Any], shape: str, key: tuple[str | int, ...]) -> list[list[int]]:
    t = game.state
    mask = t.laid_mask((shape, *key[1:]))
    return [[x, y] for x in range(t.columns()) for y in range(t.rows) if mask >> (x * t.rows + y) & 1]


def places(game: Game[Any], shape: str) -> list[list[list[int]]]:
    """Where a tile could lie now."""
    return [covers(game, shape, ("lay", *spot[:3])) for spot in tile_spots(game.state, shape)]


def until(game: Game[Any], *kinds: str) -> Game[Any]:
    while kind(game) not in kinds:
        play(game, options(game)[0])
    return game


# -- the steps -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-17.1")
@pytest.mark.parametrize("area", ["home", "wood", "hill", "isle"])
def test_a_journey_advances_the_common_path_from_every_area(area: str) -> None:
    game = journey(1, row(0, 0), h0={"area": area})
    lay(game, "mono", (4, 0))
    assert len(table(game)["tiles"]) == 2


@pytest.mark.rule("TH-17.2")
def test_any_number_of_own_items_for_a_journey_are_used_first() -> None:
    own = {"id": "kriss", "items": ["snowshoes", "surefoot_pony", "whetstone"]}
    game = ground.at("take_token", row=["journey_19", "craft_4"], path=MOORS, h0=own)
    play(game, ("put", -1, 1))
    assert asked(game) == (0, "use") and options(game) == [("go",), ("item", "snowshoes"), ("item", "surefoot_pony")]
    play(game, ("item", "snowshoes"), ("item", "surefoot_pony"))
    assert kind(game) == "tile" and ("tile", "tet_i") in options(game) and table(game)["act"]["value"] == 2
    assert hero(game)["items"] == ["whetstone"]


@pytest.mark.rule("TH-17.3")
def test_a_tile_above_the_marker_cannot_be_taken() -> None:
    game = journey(1, h0={"id": "thorgal", "track": 2})
    assert options(game) == [("tile", shape) for shape in ("domino", "tri_l", "tet_o", "tet_l")]  # two come from cards
    with pytest.raises(IllegalChoice):
        game.choose(("tile", "pent_p"))


@pytest.mark.rule("TH-17.4", "TH-17.14")
def test_a_tile_touches_the_last_placed_tile_and_no_other_will_do() -> None:
    earlier, last = tile("domino", (0, 0), (0, 1)), tile("mono", (0, 2))
    game = journey(1, earlier, last)
    assert sorted(places(game, "mono")) == [[[0, 3]], [[1, 2]]]  # (1, 0) would only touch the earlier one
    game = journey(1, last, earlier)
    assert sorted(places(game, "mono")) == [[[1, 0]], [[1, 1]]]


@pytest.mark.rule("TH-17.5", "TH-17.6")
def test_no_square_lies_left_of_the_rightmost_column_with_tiles() -> None:
    game = journey(1, row(0, 1))
    for shape in ("tri_l", "tri_i", "tet_s"):
        found = places(game, shape)
        assert found and all(x >= 3 for cells in found for x, _ in cells)
    up, down = [[3, 0]], [[3, 2]]
    assert up in places(game, "mono") and down in places(game, "mono") and [[2, 0]] not in places(game, "mono")


@pytest.mark.rule("TH-17.7")
def test_a_tile_overlaps_neither_tiles_nor_gather_tokens() -> None:
    game = journey(1, row(0, 1), gathered=[[4, 1], [3, 0]])
    assert places(game, "mono") == [[[3, 2]]]
    assert all([4, 1] not in cells and [3, 0] not in cells for cells in places(game, "tet_l"))


@pytest.mark.rule("TH-17.8")
def test_a_tile_does_not_stick_out_of_the_cards() -> None:
    game = journey(1, row(0, 0), path=["moor_1"])
    assert places(game, "tri_i") == [[[3, 1], [3, 2], [3, 3]]]
    assert places(game, "tet_i") == []
    assert game.why(("tile", "tet_i")) == (False, "TH-17.4")


@pytest.mark.rule("TH-17.9", "TH-17.18", "TH-19.22")
def test_the_effect_of_every_covered_space_is_resolved_in_an_order_that_the_player_likes() -> None:
    game = lay(journey(1, path=["orchard", "moor_1"], h0={"wounds": [tile("mono", (0, 0))]}), "tet_i", *ROW_0)
    assert kind(game) == "space" and len(options(game)) == 4
    play(game, ("space", 12))  # Experience, then the others
    assert kind(game) == "xp"
    play(game, ("dial",), ("space", 8))
    assert kind(game) == "heal"
    play(game, ("heal", 0))
    assert hero(game)["pool"] == {"building": 1, "ore": 1}
    assert (hero(game)["dial"], hero(game)["wounds"]) == (2, [])


ROW_0 = ((0, 0), (1, 0), (2, 0), (3, 0))


@pytest.mark.rule("TH-17.10", "TH-17.15", "TH-17.21")
def test_further_tiles_are_placed_one_by_one_and_may_be_declined() -> None:
    game = journey(3, path=["orchard", "moor_1"])
    assert ("done",) not in options(game)
    lay(game, "domino", (0, 0), (1, 0))
    assert hero(game)["pool"] == {"building": 1, "ore": 1}  # resolved before the next tile is taken
    assert kind(game) == "tile" and ("done",) in options(game)
    lay(game, "mono", (1, 1))
    play(game, ("done",))
    assert len(table(game)["tiles"]) == 2 and table(game)["act"] is None


@pytest.mark.rule("TH-17.15")
@pytest.mark.parametrize(("card", "number"), [("journey_19", 1), ("journey_29", 2), ("long_road", 3)])
def test_a_journey_places_as_many_tiles_as_its_value_with_all_bonuses(card: str, number: int) -> None:
    game = ground.at("take_token", row=[card, "craft_4"], path=MOORS, h0={"id": "kriss", "items": []})
    play(game, ("put", -1, 1))
    while table(game)["active"] == 0:
        found = options(game)
        play(game, next((key for key in found if key[0] in ("tile", "lay")), found[0]))
    assert len(table(game)["tiles"]) == number


@pytest.mark.rule("TH-17.21")
def test_the_next_tile_may_lie_on_a_card_that_the_one_before_revealed() -> None:
    game = journey(2, path=["moor_1"], draws={"terrain": ["moor_2"]})
    lay(game, "tet_i", *ROW_0)
    assert table(game)["path"] == ["moor_1", "moor_2"] and hero(game)["pool"] == {"fate": 1}
    assert kind(game) == "tile" and [[4, 0], [5, 0], [6, 0], [7, 0]] in places(game, "tet_i")


@pytest.mark.rule("TH-17.12", "TH-19.16")
@pytest.mark.parametrize(("shape", "threat"), [("mono", 1), ("domino", 2), ("tri_i", 3)])
def test_a_penalty_is_resolved_once_for_each_covered_space(shape: str, threat: int) -> None:
    game = journey(1, path=["thorns", "moor_1"])
    lay(game, shape, *ROW_0[:threat])
    assert hero(until(game, "token"))["threat"] == threat


@pytest.mark.rule("TH-17.13")
def test_the_first_tile_of_the_game_covers_the_leftmost_column() -> None:
    game = journey(1)
    for shape in ("mono", "domino", "tet_t", "pent_p"):
        assert places(game, shape) and all(min(x for x, _ in cells) == 0 for cells in places(game, shape))


@pytest.mark.rule("TH-17.16")
def test_a_tile_that_fits_must_be_placed() -> None:
    game = journey(1, row(0, 0))
    assert {key[0] for key in options(game)} == {"tile"}
    with pytest.raises(IllegalChoice):
        game.choose(("done",))


@pytest.mark.rule("TH-17.16")
def test_if_none_fits_the_journey_does_nothing_without_penalty() -> None:
    walls = [[4, y] for y in range(4)] + [[3, 1], [3, 2], [3, 3]]
    game = journey(1, row(0, 0), gathered=walls, h0={"threat": 3})
    assert table(game)["act"] is None and len(table(game)["tiles"]) == 1
    assert hero(game)["wounds"] == [] and not events(game, "unmet")


@pytest.mark.rule("TH-17.17")
def test_the_tile_may_be_changed_until_it_is_placed() -> None:
    game = play(journey(1, row(0, 0)), ("tile", "tet_t"))
    assert kind(game) == "spot"
    game.undo(0)
    assert kind(game) == "tile" and ("tile", "domino") in options(game)
    lay(game, "domino", (4, 0), (5, 0))


@pytest.mark.rule("TH-17.18", "TH-18.1")
def test_all_covered_spaces_come_before_a_new_terrain_card() -> None:
    game = lay(journey(1, path=["orchard"], draws={"terrain": ["moor_1"]}), "tet_i", *ROW_0)
    while kind(game) in ("space", "xp", "heal"):
        assert table(game)["path"] == ["orchard"]
        play(game, options(game)[0])
    told = [event.name for event in events(game)]
    assert table(game)["path"] == ["orchard", "moor_1"]
    assert told.index("level") < told.index("terrain")


@pytest.mark.rule("TH-17.19")
def test_a_tile_across_two_cards_uses_the_penalty_of_the_card_of_each_space() -> None:
    game = journey(1, tile("tri_i", (0, 0), (1, 0), (2, 0)), path=["thorns", "bog"], h0={"pool": {"ore": 5}})
    lay(game, "tri_i", (3, 0), (4, 0), (5, 0))  # one space of the thorns, two of the bog
    until(game, "token")
    assert hero(game)["threat"] == 1 and hero(game)["pool"] == {"ore": 3}


@pytest.mark.rule("TH-17.20")
def test_tiles_stay_for_the_whole_game_and_the_one_before_a_removed_tile_is_the_last() -> None:
    game = journey(1, row(0, 0), tile("mono", (4, 0)))
    until(lay(game, "mono", (4, 1)), "token")
    while table(game)["round"] < 3:
        play(game, options(game)[-1] if kind(game) == "cross" else options(game)[0])
    assert table(game)["tiles"][:3] == [row(0, 0), tile("mono", (4, 0)), tile("mono", (4, 1))]
    game = journey(1, row(0, 0), tile("mono", (4, 0)))
    game.state.laid.pop()
    assert places(game, "mono") == places(journey(1, row(0, 0)), "mono")


# -- Terrain cards -------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-18.1", "TH-18.10")
def test_the_first_tile_in_the_marked_column_of_the_last_card_reveals_one_card() -> None:
    game = journey(3, path=["moor_1"], draws={"terrain": ["moor_2"]})  # its third column is marked
    assert table(game)["marked"] == 2
    lay(game, "domino", (0, 0), (1, 0))
    assert len(table(game)["path"]) == 1
    lay(game, "mono", (2, 0))
    assert len(table(game)["path"]) == 2 and table(game)["path"][0] == "moor_1"
    game = lay(journey(1, tile("tri_i", *ROW_0[:3]), path=["moor_1"]), "mono", (2, 1))  # the second one there
    assert table(game)["path"] == ["moor_1"]


@pytest.mark.rule("TH-18.2")
@pytest.mark.parametrize("card", PACK.terrain)
def test_terrain_cards_are_never_turned(card: str) -> None:
    t = journey(1, path=["moor_1", card]).state
    for y, line in enumerate(PACK.terrain[card].grid):
        for x, code in enumerate(line.split()):
            found, icons = t.space((4 + x) * 4 + y)
            assert found == card and bool(icons) == (code != ".")


@pytest.mark.rule("TH-18.3", "TH-18.13")
def test_the_bonus_of_the_new_card_goes_to_the_hero_whose_tile_revealed_it() -> None:
    game = journey(1, path=["moor_1"], draws={"terrain": ["orchard"]}, active=0)
    lay(game, "tri_i", (0, 0), (1, 0), (2, 0))
    assert hero(game)["pool"] == {"magic": 2} and hero(game, 1)["pool"] == {}
    game = journey(1, path=["moor_1"], draws={"terrain": ["moor_2"]})
    lay(game, "tri_i", (0, 0), (1, 0), (2, 0))
    assert hero(game)["pool"] == {"fate": 1}


@pytest.mark.rule("TH-18.4")
def test_a_card_that_an_effect_reveals_gives_no_bonus() -> None:
    game = run(
        {"do": "reveal_terrain", "n": 2}, path=["moor_1"], draws={"terrain": ["orchard", "moor_2"]}, h0={"pool": {}}
    )
    assert table(game)["path"] == ["moor_1", "orchard", "moor_2"] and hero(game)["pool"] == {}


@pytest.mark.rule("TH-18.5", "TH-18.8", "TH-18.12")
def test_without_a_terrain_card_left_nothing_is_revealed_and_nothing_gained() -> None:
    game = journey(1, path=["moor_1"])
    game.state.terrain = Deck()
    lay(game, "tri_i", (0, 0), (1, 0), (2, 0))
    assert table(game)["path"] == ["moor_1"] and hero(game)["pool"] == {}
    assert table(game)["decks"]["terrain"] == 0  # it is not refilled


@pytest.mark.rule("TH-18.6", "TH-18.11", "TH-18.14")
def test_with_no_card_left_and_a_tile_in_the_last_column_no_further_tile_is_placed() -> None:
    game = journey(3, path=["moor_1"])
    game.state.terrain = Deck()
    lay(game, "tet_i", *ROW_0)  # below it there is room in the last column
    assert table(game)["act"] is None and len(table(game)["tiles"]) == 1
    until(game, "token")
    play(game, next(key for key in options(game, "put") if table(game)["row"][int(key[2])]["card"] == "journey_19"))
    until(game, "token")
    assert len(table(game)["tiles"]) == 1


@pytest.mark.rule("TH-18.6")
def test_before_the_last_column_the_journey_goes_on() -> None:
    game = journey(2, path=["moor_1"])
    game.state.terrain = Deck()
    lay(game, "tri_i", (0, 0), (1, 0), (2, 0))
    assert kind(game) == "tile"


@pytest.mark.rule("TH-18.7")
def test_a_gather_token_in_the_marked_column_reveals_nothing() -> None:
    game = ground.act("gather", 1, "home", path=["birch_valley"])  # its third column is marked
    play(game, ("gather", 2 * 4 + 2))
    assert table(game)["path"] == ["birch_valley"] and table(game)["gathered"] == [[2, 2]]
    game = journey(1, path=["moor_1"], gathered=[[2, 3]])
    lay(game, "tri_i", (0, 0), (1, 0), (2, 0))
    assert len(table(game)["path"]) == 2  # the first tile there


@pytest.mark.rule("TH-18.9")
def test_the_marked_column_of_a_card_that_is_not_the_last_triggers_nothing() -> None:
    game = journey(1, path=["moor_1", "moor_2"])
    lay(game, "tet_i", *ROW_0)
    assert table(game)["path"] == ["moor_1", "moor_2"] and table(game)["marked"] == 6
