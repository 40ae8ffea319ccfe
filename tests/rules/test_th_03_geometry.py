"""TH-3: tiles and grids. The rules work with bit masks; here everything is sets of cells, slow and obvious."""

from __future__ import annotations

import dataclasses
from random import Random
from typing import Any

import msgspec
import pytest

import fabletop
from fabletop import Game
from fabletop.games.thorgal.content import ALLOW_FLIP
from fabletop.games.thorgal.geometry import Grid, Spot, along, bit, cells_of, fitting, turns
from fabletop.kernel import PackError
from fabletop.kernel.position import Position, checked, lay_out

from .thorgal import GAME, Tale, hero, kind, options, play, table

Cells = frozenset[tuple[int, int]]
TEMPLE = Tale("torkans_temple")
PACK = fabletop.book(GAME).pack.load()
SHAPES = sorted(PACK.shapes)


# -- the slow, obvious way -----------------------------------------------------------------------------------


def cornered(cells: Any) -> Cells:
    """Moved into the corner at the top left."""
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return frozenset((x - left, y - top) for x, y in cells)


def turned(cells: Any, flip: bool = True) -> set[Cells]:
    """All ways to hold a tile."""
    found = set()
    for mirrored in [cells, [(-x, y) for x, y in cells]] if flip else [cells]:
        held = list(mirrored)
        for _ in range(4):
            held = [(-y, x) for x, y in held]
            found.add(cornered(held))
    return found


def beside(cells: Cells) -> Cells:
    """The cells that share an edge with one of these."""
    return frozenset((x + dx, y + dy) for x, y in cells for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))


def everywhere(shape: str, width: int, height: int, flip: bool = True) -> list[Cells]:
    """Every way to hold the tile, with its corner at every place of a grid of that size."""
    return [
        frozenset((x + dx, y + dy) for dx, dy in held)
        for held in turned(PACK.shapes[shape], flip)
        for x in range(width)
        for y in range(height)
    ]


def slow_fitting(shape: str, there: Cells, taken: Cells, touching: Cells, flip: bool = True) -> list[Cells]:
    width, height = 1 + max(x for x, _ in there), 1 + max(y for _, y in there)
    return [
        tile
        for tile in everywhere(shape, width, height, flip)
        if tile <= there and not tile & taken and (not touching or tile & beside(touching))
    ]


def slow_along(shape: str, width: int, height: int, taken: Cells, laid: list[Cells]) -> list[Cells]:
    """TH-17.4 to TH-17.8, TH-17.13"""
    there = frozenset((x, y) for x in range(width) for y in range(height))
    found = [tile for tile in everywhere(shape, width, height) if tile <= there and not tile & taken]
    if not laid:
        return [tile for tile in found if any(x == 0 for x, _ in tile)]
    right = max(x for tile in laid for x, _ in tile)
    return [tile for tile in found if all(x >= right for x, _ in tile) and tile & beside(laid[-1])]


def mask(cells: Cells, height: int) -> int:
    return sum(bit(x, y, height) for x, y in cells)


def same(found: list[Spot], expected: list[Cells], height: int) -> None:
    as_cells = [frozenset(cells_of(spot.mask, height)) for spot in found]
    assert len(as_cells) == len(set(as_cells)) == len(expected)
    assert set(as_cells) == set(expected)


@pytest.mark.rule("TH-3.1", "TH-3.7", "TH-3.8", "TH-3.9", "TH-3.10", "TH-3.11", "TH-3.12", "TH-3.15", "TH-3.16")
@pytest.mark.parametrize("seed", range(60))
def test_placements_on_random_grids_with_holes_are_those_of_the_slow_enumeration(seed: int) -> None:
    chance = Random(seed)
    width, height = chance.randint(1, 7), chance.randint(1, 7)
    rows = [[chance.random() < 0.85 for _ in range(width)] for _ in range(height)]
    rows[chance.randrange(height)][chance.randrange(width)] = True
    grid = Grid.of(rows)
    there = frozenset((x, y) for y, row in enumerate(rows) for x, here in enumerate(row) if here)
    taken = frozenset(cell for cell in sorted(there) if chance.random() < 0.2)
    touching = frozenset(cell for cell in sorted(taken) if chance.random() < 0.5)
    for shape in SHAPES:
        for flip in (True, False):
            found = fitting(
                PACK.shapes[shape], grid, mask(taken, height), mask(touching, height) if touching else 0, flip
            )
            same(found, slow_fitting(shape, there, taken, touching, flip), height)


@pytest.mark.rule("TH-17.4", "TH-17.5", "TH-17.6", "TH-17.7", "TH-17.8", "TH-17.11", "TH-17.13", "TH-17.14", "TH-17.22")
@pytest.mark.parametrize("seed", range(40))
def test_journey_tiles_on_random_paths_are_those_of_the_slow_enumeration(seed: int) -> None:
    chance = Random(seed)
    width, height = chance.randint(3, 12), chance.randint(1, 6)
    cells = [(x, y) for x in range(width) for y in range(height)]
    tokens = frozenset(cell for cell in cells if chance.random() < 0.12)
    laid: list[Cells] = []
    while True:
        taken = tokens.union(*laid)
        right = max((x for tile in laid for x, _ in tile), default=-1)
        last = mask(laid[-1], height) if laid else 0
        everything: list[Cells] = []
        for shape in SHAPES:
            expected = slow_along(shape, width, height, taken, laid)
            same(along(PACK.shapes[shape], height, width, mask(taken, height), last, right, True), expected, height)
            everything += expected
        if not everything:
            break
        laid.append(chance.choice(sorted(everything, key=sorted)))
        right = max(x for tile in laid for x, _ in tile)
        assert any(x == right for x, _ in laid[-1])  # the last tile always reaches the rightmost column
        assert {x for tile in laid for x, _ in tile} == set(range(right + 1))  # no column is skipped


@pytest.mark.rule("TH-17.4", "TH-17.7", "TH-17.20", "TH-17.22")
@pytest.mark.parametrize("seed", range(6))
def test_what_a_journey_offers_on_the_table_is_that_of_the_slow_enumeration(seed: int) -> None:
    chance = Random(seed)
    cards = chance.sample(sorted(PACK.terrain), 3)
    tokens = chance.sample([[x, y] for x in range(2, 12) for y in range(4)], 3)
    shapes = list(SHAPES)
    game = TEMPLE.act(
        "journey", 40, "old_road", path=cards, gathered=tokens, tiles=shapes, h0={"id": "kriss", "threat": 0}
    )
    laid: list[Cells] = []
    while not game.over and table(game)["act"] and table(game)["act"]["type"] == "journey":
        if kind(game) == "tile":
            shown = [frozenset((x, y) for x, y in each["cells"]) for each in table(game)["tiles"]]
            assert shown[: len(laid)] == laid  # what lies there stays as it is
            laid = shown
            width = 4 * len(table(game)["path"])
            taken = frozenset((x, y) for x, y in tokens).union(*laid)
            fits = [shape for shape in SHAPES if slow_along(shape, width, 4, taken, laid)]
            assert sorted(str(key[1]) for key in options(game, "tile")) == fits
            play(game, chance.choice(options(game, "tile")))
        elif kind(game) == "spot":
            play(game, chance.choice(options(game)))
        else:
            play(game, options(game)[-1])
    assert laid


# -- the shapes ----------------------------------------------------------------------------------------------


def free_polyominoes(size: int) -> set[Cells]:
    """One orientation of each."""
    if size == 1:
        return {frozenset({(0, 0)})}
    grown = {smaller | {cell} for smaller in free_polyominoes(size - 1) for cell in beside(smaller) - smaller}
    return {min(turned(cells), key=sorted) for cells in grown}


@pytest.mark.rule("TH-3.2", "TH-3.4", "TH-3.6")
def test_the_shapes_are_all_free_polyominoes_up_to_size_four_and_one_of_size_five() -> None:
    of_size = {size: {min(turned(PACK.shapes[id]), key=sorted) for id in ids} for size, ids in PACK.by_size.items()}
    assert list(of_size) == [1, 2, 3, 4, 5]
    for size in (1, 2, 3, 4):
        assert of_size[size] == free_polyominoes(size) and len(PACK.by_size[size]) == len(of_size[size])
    assert len(PACK.by_size[5]) == 1 and of_size[5] < free_polyominoes(5)
    assert all(tile.size == len(tile.cells) == len(set(tile.cells)) for tile in PACK.tiles.values())


@pytest.mark.rule("TH-3.3")
def test_a_wound_of_size_three_leaves_a_choice_between_two_shapes() -> None:
    assert PACK.by_size[3] == ("tri_i", "tri_l")


TABLE = {  # size, quantity, orientations with and without flip
    "mono": (1, 21, 1, 1),
    "domino": (2, 21, 2, 2),
    "tri_i": (3, 12, 2, 2),
    "tri_l": (3, 12, 4, 4),
    "tet_i": (4, 9, 2, 2),
    "tet_o": (4, 9, 1, 1),
    "tet_t": (4, 9, 4, 4),
    "tet_s": (4, 9, 4, 2),
    "tet_l": (4, 9, 8, 4),
    "pent_p": (5, 9, 8, 4),
}


@pytest.mark.rule("TH-3.5", "TH-3.7", "TH-3.8")
@pytest.mark.parametrize("shape", TABLE)
def test_the_table_of_shapes(shape: str) -> None:
    size, count, flipped, rotated = TABLE[shape]
    tile, cells = PACK.tiles[shape], PACK.shapes[shape]
    assert (tile.size, tile.count) == (size, count)
    assert {frozenset(each) for each in turns(cells)} == turned(cells) and len(turns(cells)) == flipped
    assert {frozenset(each) for each in turns(cells, False)} == turned(cells, False)
    assert len(turns(cells, False)) == rotated
    assert len(PACK.tiles) == len(TABLE)


@pytest.mark.rule("TH-3.6")
def test_the_pentomino_is_a_square_and_one_more() -> None:
    square = frozenset({(0, 0), (1, 0), (0, 1), (1, 1)})
    assert any(square < held for held in turned(PACK.shapes["pent_p"]))


@pytest.mark.rule("TH-3.8")
def test_mirror_images_are_legal_in_play() -> None:
    assert ALLOW_FLIP
    game = TEMPLE.act("journey", 1, "old_road", path=["birch_valley"], tiles=["tet_l"])
    play(game, ("tile", "tet_l"))
    assert {key[1] for key in options(game)} == set(range(8))


# -- grids are data ------------------------------------------------------------------------------------------


def odd_table(**entries: Any) -> Game[Any]:
    """A Journey in a box whose cards have other sizes."""
    table = {"heroes": [{"items": [], "track": 7}], "path": ["odd", "odder"], "act": {"type": "journey", "value": 2}}
    where: dict[str, Any] = {"at": ["do_journey", 0], "options": {"adventure": "torkans_temple"}, "table": table}
    position = checked(Position, {"game": GAME, "content": entries, **where}, "position")
    book = fabletop.book(GAME)
    return lay_out(
        dataclasses.replace(book, pack=book.pack.with_entries(msgspec.json.encode(entries).decode())), position
    )


def terrain(id: str, reveal: int, *grid: str) -> dict[str, Any]:
    return {"id": id, "source": "designed", "kind": "standard", "reveal": reveal, "grid": grid, "corner": []}


def all_terrain(rows: int) -> list[dict[str, Any]]:
    """Every card of the box, with so many rows."""
    return [terrain(id, 1, *[". . ."] * rows) for id in PACK.terrain]


@pytest.mark.rule("TH-3.1", "TH-3.9", "TH-3.14", "TH-3.15")
def test_terrain_cards_of_any_size_and_with_holes_make_one_continuous_grid() -> None:
    odd = [terrain("odd", 1, ". . #", "# . .", ". . ."), terrain("odder", 0, ". B", ". .", "# .")]
    game = odd_table(terrain=[*all_terrain(3), *odd])
    there = frozenset({(0, 0), (1, 0), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2), (3, 0), (4, 0), (3, 1), (4, 1), (4, 2)})
    holes = frozenset((x, y) for x in range(5) for y in range(3)) - there
    play(game, ("tile", "tri_l"))
    assert len(options(game)) == len(slow_along("tri_l", 5, 3, holes, []))
    play(game, options(game)[0])
    laid = frozenset((x, y) for x, y in table(game)["tiles"][0]["cells"])
    assert laid <= there and kind(game) == "tile"
    play(game, ("tile", "domino"))
    assert len(options(game)) == len(slow_along("domino", 5, 3, holes | laid, [laid]))


@pytest.mark.rule("TH-3.14")
def test_terrain_cards_with_different_numbers_of_rows_are_refused() -> None:
    entries = {"terrain": [terrain("odd", 1, ". .", ". .")]}
    pack = fabletop.book(GAME).pack.with_entries(msgspec.json.encode(entries).decode())
    with pytest.raises(PackError, match=r"odd\.grid.*TH-3\.14"):
        pack.load()


@pytest.mark.rule("TH-3.14")
def test_a_card_begins_right_after_the_last_column_of_the_card_before() -> None:
    row = {"shape": "tet_i", "cells": [[0, 0], [1, 0], [2, 0], [3, 0]]}
    own = {"id": "jolan", "track": 7, "pool": {}, "items": []}
    path = ["birch_valley", "iron_brook"]
    game = TEMPLE.at("do_journey", 0, h0=own, path=path, tiles=[row], act={"type": "journey", "value": 1})
    play(game, ("tile", "tet_i"), ("lay", 0, 4, 0))  # the top row of the second card: O . X .
    while kind(game) == "space":
        play(game, options(game)[0])
    assert hero(game)["pool"] == {"ore": 1} and kind(game) == "xp"


@pytest.mark.rule("TH-3.1")
@pytest.mark.parametrize("rows", [["o", "oo"], ["oo", "o"], ["o.", "oo"]])
def test_a_grid_is_as_wide_as_its_widest_row(rows: list[str]) -> None:
    grid = Grid.of([[cell == "o" for cell in row] for row in rows])
    there = {(x, y) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell == "o"}
    assert (grid.width, grid.height) == (2, 2) and set(cells_of(grid.cells, 2)) == there


@pytest.mark.rule("TH-3.15")
def test_a_wound_area_of_any_size_is_used_as_it_is() -> None:
    thorgal = {**msgspec.to_builtins(PACK.heroes["thorgal"]), "wound_area": ["ooooooooo", "o........"]}
    entries = {"hero": [thorgal]}
    book = fabletop.book(GAME)
    book = dataclasses.replace(book, pack=book.pack.with_entries(msgspec.json.encode(entries).decode()))
    where = {"at": ["effects", "red-pine_ridge", 0, 0, ""], "options": {"adventure": "torkans_temple"}}
    game = lay_out(book, checked(Position, {"game": GAME, **where}, "position"))  # a tri_l: there is one place for it
    assert sorted(hero(game)["wounds"][0]["cells"]) == [[0, 0], [0, 1], [1, 0]]


@pytest.mark.rule("TH-3.12", "TH-9.3")
def test_contact_at_a_corner_is_no_adjacency() -> None:
    game = TEMPLE.at("effects", "yellow-quarry_road", 0, 0, "", h0={"id": "jolan", "wounds": [MIDDLE]})
    spots = {(key[2], key[3]) for key in options(game)}
    assert spots == {(0, 1), (2, 1), (1, 0), (1, 2)}


MIDDLE = {"shape": "mono", "cells": [[1, 1]]}


@pytest.mark.rule("TH-3.13")
def test_a_placed_tile_lies_where_it_lies() -> None:
    game = TEMPLE.at("effects", "red-gull_cliffs", 0, 0, "", h0={"id": "jolan", "wounds": [MIDDLE]})
    while not game.over:
        play(game, options(game)[-1])
        assert hero(game)["wounds"][0] == MIDDLE
    assert len(hero(game)["wounds"]) == 3
