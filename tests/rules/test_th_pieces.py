"""The tiles, the dice and the boards of the Heroes of Thorgal, each as it is printed."""

from __future__ import annotations

from typing import Any

import pytest

from .thorgal import Tale, hero, kind, options, play, table
from .thorgal_arena import arena

TILES = {  # rows from the top, as the tile lies before it is turned (TH-3.5)
    "mono": "#",
    "domino": "##",
    "tri_i": "###",
    "tri_l": "#. ##",
    "tet_i": "####",
    "tet_o": "## ##",
    "tet_t": "### .#.",
    "tet_s": ".## ##.",
    "tet_l": "#. #. ##",
    "pent_p": "## ## #.",
}
DICE = {  # the six faces, with the tile of a Critical effect behind the stroke (TH-24.17)
    "yellow": "mono/domino mono/tri_l domino domino domino tri_l",
    "orange": "mono/tri_l domino/tri_l domino tri_l tri_i tri_l",
    "red": "domino/tri_l domino/tet_l tri_l tri_i tet_l tet_o",
    "black": "domino/tet_i tri_l/pent_p tet_l tet_s tet_t tet_o",
}
LEVEL = {"yellow": 1, "orange": 3, "red": 5, "black": 7}  # of Thorgal's dial, with two dice of that colour
HEROES: dict[str, dict[str, Any]] = {
    "thorgal": {
        "item": "ash_bow",
        "pool": {"building": 1, "ore": 1, "gossip": 1},
        "dial": "yellow yellow, yellow orange, orange orange, orange red, red red, red black, black black",
        "track": "domino, tri_l, tri_i, tet_l, tet_s, mono tet_t, pent_p",
        "area": ".####. ###### ###### .####.",
    },
    "aaricia": {
        "item": "linen_pouch",
        "pool": {"magic": 2, "gossip": 1},
        "dial": "yellow yellow, yellow orange, yellow red, yellow black, orange black, red black, black black",
        "track": "domino, mono tri_i, tri_l, tet_o, tet_l, tet_t, pent_p",
        "area": "##.## ##### ##### .###. ..#..",
    },
    "jolan": {
        "item": "ogotais_crown",
        "pool": {"magic": 2, "building": 1},
        "dial": "yellow yellow, yellow orange, orange orange, orange red, yellow yellow yellow, "
        "yellow yellow orange, yellow orange orange",
        "track": "mono domino, tri_l, tet_s, tri_i, tet_t, tet_i, pent_p",
        "area": "#### #### #### ####",
    },
    "kriss": {
        "item": "boot_knife",
        "pool": {"ore": 2, "gossip": 1},
        "dial": "yellow yellow, orange orange, orange red, red red, red black, black black, black black yellow",
        "track": "domino, tri_i, tri_l, tet_i, mono tet_l, tet_s, pent_p",
        "area": "..##.. .####. ###### .####. ..##..",
    },
}


def drawn(cells: list[tuple[int, int]]) -> str:
    """Rows from the top."""
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    width, height = max(x for x, _ in cells) - left + 1, max(y for _, y in cells) - top + 1
    rows = [["#" if (x + left, y + top) in cells else "." for x in range(width)] for y in range(height)]
    return " ".join("".join(row) for row in rows)


@pytest.mark.uses(*TILES)
@pytest.mark.parametrize(("tile", "shape"), TILES.items())
def test_a_tile_covers_its_cells(tile: str, shape: str) -> None:
    game = arena.run({"do": "wound", "shape": tile}, h0={"id": "jolan"})
    play(game, next(key for key in options(game) if key[:2] == ("lay", 0)))
    assert drawn([(x, y) for x, y in hero(game)["wounds"][0]["cells"]]) == shape


@pytest.mark.uses(*DICE)
@pytest.mark.parametrize(("colour", "face"), [(colour, face) for colour in DICE for face in range(1, 7)])
def test_a_face_of_a_die_is_a_tile_and_perhaps_another_one_when_it_is_critical(colour: str, face: int) -> None:
    white, _, critical = DICE[colour].split()[face - 1].partition("/")
    game = arena.fights(
        h0={"id": "thorgal", "dial": LEVEL[colour], "skill": False}, dice=[face] * 2, may={"critical": 1}
    )
    if kind(game) == "before_roll":
        play(game, ("roll",))
    assert table(game)["fight"]["dice"] == [colour] * 2 and table(game)["fight"]["shapes"] == [white] * 2
    assert (("critical", 0) in options(game)) == bool(critical)
    if critical:
        assert table(play(game, ("critical", 0)))["fight"]["shapes"] == [critical, white]


@pytest.mark.uses(*HEROES)
@pytest.mark.parametrize("id", HEROES)
def test_a_hero_begins_with_what_is_printed_and_grows_as_it_is_printed(id: str) -> None:
    printed = HEROES[id]
    begun = hero(Tale.at(arena, "take_token", h0={"id": id}))
    assert begun["items"] == [printed["item"]] and begun["pool"] == printed["pool"]
    levels = [hero(arena.at("take_token", h0={"id": id, "dial": n, "track": n})) for n in range(1, 8)]
    assert ", ".join(" ".join(each["dice"]) for each in levels) == printed["dial"]
    had: list[str] = []
    for level, each in zip(printed["track"].split(", "), levels):
        had += [tile for tile in level.split() if tile not in had]
        assert sorted(each["tiles"]) == sorted(had)


@pytest.mark.uses(*HEROES)
@pytest.mark.parametrize("id", HEROES)
def test_wounds_lie_in_the_wound_area_of_the_hero(id: str) -> None:
    game = arena.run({"do": "wound", "shape": "mono"}, h0={"id": id})
    assert drawn([(int(x), int(y)) for _, _, x, y in options(game)]) == HEROES[id]["area"]
