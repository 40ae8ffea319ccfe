"""EU-3, EU-4: the Map stack and the geometry of the map."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

import fabletop
from fabletop.games.euthia.land.explore import edge
from fabletop.games.euthia.land.geometry import hexes, neighbours, slot_of, tiles_away
from fabletop.kernel import PositionError, SetupError

from .euthia import AROUND, CHURCH, GAME, PACK, at, fresh, kind, options, play, seen, table, wander

SCENARIOS = ("hunt", "defending_settlements")
TILES = PACK.map_tiles
everywhere = pytest.mark.parametrize("scenario", SCENARIOS)
all_seats = pytest.mark.parametrize("seats", [2, 3, 4])


# -- the stack ------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-3.1", "EU-3.2", "EU-4.7")
@everywhere
def test_the_church_without_the_priest_lies_in_the_middle_and_the_other_one_is_in_the_box(scenario: str) -> None:
    game = fresh(2, scenario)
    assert table(game)["land"] == {"0,0": "start_church"}
    assert TILES["start_church_priest"].centre is not None
    assert "start_church_priest" not in game.state.tiles.items()


@pytest.mark.rule("EU-3.3", "EU-3.4", "EU-3.5", "EU-3.6", "EU-3.7", "EU-3.8", "EU-3.13")
@everywhere
@all_seats
def test_the_table_of_the_scenario_says_how_many_tiles_of_each_kind_are_used(scenario: str, seats: int) -> None:
    state = fresh(seats, scenario).state
    setup = PACK.scenarios[scenario].map_setup[str(seats)]
    used = [TILES[id] for id in state.tiles.items()]
    for chapter in range(1, 6):
        own = [tile for tile in used if tile.chapter == chapter]
        by_kind = {kind: sum(tile.kind == kind for tile in own) for kind in ("fixed", "encounter", "general")}
        assert by_kind == {
            "fixed": setup.fixed[chapter - 1],
            "encounter": setup.encounter[chapter - 1],
            "general": setup.general[chapter - 1],
        }
        assert setup.fixed[chapter - 1] in (0, 3)  # all three, or the Chapter is not used
    added = sorted(tile.id for tile in used if tile.kind == "scenario")
    settlement = ["i_scenario_settlement", "iii_scenario_settlement"]
    assert added == (settlement if scenario == "defending_settlements" else [])
    assert not any(tile.chapter == 5 for tile in used)


@pytest.mark.rule("EU-3.6", "EU-3.7")
@pytest.mark.parametrize("sort", ["encounter", "general"])
def test_encounter_and_general_tiles_are_taken_at_random(sort: str) -> None:
    taken = {
        tuple(id for id in fresh(seed=str(seed)).state.tiles.items() if TILES[id].kind == sort) for seed in range(8)
    }
    assert len(taken) > 1


@pytest.mark.rule("EU-3.10")
def test_tiles_that_are_not_taken_are_in_the_box_and_nobody_has_seen_them() -> None:
    game = fresh()
    unused = game.state.unused_tiles
    assert set(unused).isdisjoint(game.state.tiles.items())
    for chapter in (1, 2, 3, 4, 5):
        for sort in ("encounter", "general"):
            every = [id for id, tile in TILES.items() if tile.kind == sort and tile.chapter == chapter]
            assert set(every) <= {*unused, *game.state.tiles.items()}
    assert not any(unused[0] in str(game.view(seat)) for seat in (0, 1, None))


@pytest.mark.rule("EU-3.11", "EU-3.12")
def test_the_chapters_lie_one_on_the_other_the_lowest_on_top_and_each_is_shuffled() -> None:
    state = fresh().state
    chapters = [{TILES[id].chapter for id in part} for part in state.tiles.parts]
    assert chapters == [{4}, {3}, {2}, {1}]  # from the bottom; inside a part no order exists
    assert len({_drawn(seed) for seed in range(8)}) > 1


def _drawn(seed: int) -> str:
    game = play(fresh(seed=str(seed)), ("march", "mining"), ("walk", "0,0"))
    anchor = options(game)[0][1]
    play(game, ("slot", anchor))
    return str(table(game)["land"][anchor])


@pytest.mark.rule("EU-3.14")
def test_if_the_table_asks_for_more_tiles_than_there_are_all_are_taken() -> None:
    hunt = {
        "id": "hunt",
        "source": "designed",
        "number": 1,
        "modes": ["competitive"],
        "rounds": 8,
        "start_tile": "start_church",
        "map_setup": {"2": {"fixed": [3, 0, 0, 0, 0], "encounter": [9, 0, 0, 0, 0], "general": [99, 0, 0, 0, 0]}},
        "rules": ["hunt"],
    }
    game = at("", content={"scenario": [hunt]})
    wanted = [id for id, tile in TILES.items() if tile.chapter == 1 and tile.kind in ("fixed", "encounter", "general")]
    assert game.state.tiles.items() == sorted(wanted)


@pytest.mark.rule("EU-1.2", "EU-3.15", "EU-12.12")
def test_number_and_top_chapter_are_public_and_the_order_is_not() -> None:
    game = at("acting", stack=["i_general_1", "ii_general_1"], h0={"moves": 3})
    assert seen(game)["stack"] == {"left": 2, "chapter": 1, "chapters": [1, 1, 0, 0, 0]}
    assert "i_general_1" not in str(game.view(0))
    play(game, ("walk", "0,0"), ("slot", "-1,-1"))
    assert seen(game, 1)["stack"] == {
        "left": 1,
        "chapter": 2,
        "chapters": [0, 1, 0, 0, 0],
    }  # the next Chapter follows without a break
    play(game, options(game)[0])
    assert "ii_general_1" in table(game)["land"].values()


@pytest.mark.rule("EU-3.17")
def test_the_map_has_no_limit() -> None:
    far = {"30,-15": "i_general_1"}
    game = at("acting", land=far, stack=["i_general_2"], h0={"at": "30,-15", "moves": 1})
    play(game, ("walk", "31,-15"))
    assert kind(game) == "slot" and len(options(game)) == 3


@pytest.mark.rule("EU-3.16", "EU-4.19")
@pytest.mark.parametrize(("extent", "most"), [("open", 99), ("wide", 4), ("close", 3)])
def test_beyond_an_agreed_extent_no_tile_is_placed(extent: str, most: int) -> None:
    """A road of tiles leads east from the Church, one by one."""
    general = [id for id, tile in TILES.items() if tile.kind == "general"]
    for away in range(1, 6):
        road = {f"{2 * i},{-i}": tile for i, tile in zip(range(1, away + 1), general)}
        if away > most:
            with pytest.raises(PositionError, match=r"EU-3\.16"):
                at("acting", options={"extent": extent}, land=road)
            continue
        end = f"{2 * away + 1},{-away}"  # hex b of the last tile of the road
        mine = {"at": f"{2 * away},{-away}", "moves": 1, "health": 5}
        freed = [space for anchor in road for space in hexes(anchor)]
        game = at("acting", options={"extent": extent}, land=road, stack=general[-2:], freed=freed, h0=mine)
        play(game, ("walk", end))
        beyond = f"{2 * away + 2},{-away - 1}"
        within = away < most
        assert (kind(game) == "slot" and ("slot", beyond) in options(game)) == within
        if not within:
            while kind(game) == "slot":  # the slots along the limit are filled, then the space counts as surrounded
                play(game, options(game)[0])
            assert kind(game) == "act" and beyond not in table(game)["land"]


@pytest.mark.rule("EU-3.16", "EU-4.19")
def test_a_space_at_the_limit_is_surrounded_without_the_tiles_beyond() -> None:
    """Three rings of tiles lie around the Church, as far as was agreed: nothing is left to reveal."""
    ring = [f"{2 * a - b},{2 * b - a}" for a in range(-3, 4) for b in range(-3, 4) if abs(a - b) <= 3 and (a or b)]
    last = [id for id, tile in TILES.items() if tile.kind == "general"][-2:]
    land = dict(zip(ring, (id for id, tile in TILES.items() if tile.kind != "start" and id not in last)))
    assert len(land) == 36
    freed = [space for anchor in land for space in hexes(anchor)]
    laid: dict[str, Any] = {"land": land, "freed": freed, "stack": last, "h0": {"at": "6,-3", "moves": 1}}
    assert kind(play(at("acting", **laid), ("walk", "7,-3"))) == "slot"
    closed = at("acting", options={"extent": "close"}, **laid)
    assert kind(play(closed, ("walk", "7,-3"))) == "act" and len(table(closed)["stack"]) == 2
    assert edge(closed.state, "7,-3") and seen(closed)["extent"] == 3  # it is still the edge of the map (EU-4.13)


@pytest.mark.rule("EU-3.16")
@pytest.mark.parametrize("extent", ["wide", "close"])
def test_the_agreement_holds_over_a_whole_game(extent: str) -> None:
    game = fabletop.new(GAME, seats=4, seed=3, extent=extent)
    chance = random.Random(extent)
    while not game.over:
        lively = [key for key in options(game) if key not in (("end",), ("pack",), ("done",))]
        play(game, chance.choice(lively or options(game)))
    away = [tiles_away(anchor) for anchor in table(game)["land"]]
    assert len(away) > 6 and max(away) <= {"wide": 4, "close": 3}[extent]
    with pytest.raises(SetupError):
        fabletop.new(GAME, seats=2, extent="narrow")


# -- geometry -------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-4.1", "EU-4.4")
@pytest.mark.parametrize(("anchor", "spaces"), [("0,0", ("0,0", "1,0", "0,1")), ("2,-1", ("2,-1", "3,-1", "2,0"))])
def test_a_tile_is_three_hexes_that_touch_each_other(anchor: str, spaces: tuple[str, ...]) -> None:
    assert hexes(anchor) == spaces
    assert all(one in neighbours(other) for one in spaces for other in spaces if one != other)


@pytest.mark.rule("EU-4.2", "EU-4.3")
def test_a_hex_has_six_neighbours() -> None:
    assert sorted(neighbours("3,-1")) == sorted(["4,-1", "2,-1", "3,0", "3,-2", "4,-2", "2,0"])
    # +q is a step east, +r a step south-east: the way round the six of them goes from neighbour to neighbour
    ring = ["4,-1", "3,0", "2,0", "2,-1", "3,-2", "4,-2", "4,-1"]
    assert all(one in neighbours(other) for one, other in pairwise(ring))


@pytest.mark.rule("EU-4.5", "EU-12.6")
def test_a_tile_is_laid_as_it_is_and_never_turned() -> None:
    game = at("acting", stack=["i_general_3"], h0={"moves": 1})
    play(game, ("walk", "0,0"), ("slot", "-1,-1"))
    found = [game.state.space(space).type for space in ("-1,-1", "0,-1", "-1,0")]
    assert found == ["lake", "elemental_water", "plain"]


@pytest.mark.rule("EU-4.6")
def test_the_anchors_of_all_tiles_lie_on_one_lattice() -> None:
    for seed in range(4):
        land = table(wander(seed))["land"]
        assert len(land) > 6
        assert all((q - r) % 3 == 0 for q, r in (map(int, anchor.split(",")) for anchor in land))
    with pytest.raises(PositionError, match=r"EU-4\.6"):
        at("acting", land={"1,0": "i_general_1"})


@pytest.mark.rule("EU-4.8")
def test_every_hex_belongs_to_one_slot() -> None:
    expected = {"0,0": ("0,0", 0), "1,0": ("0,0", 1), "0,1": ("0,0", 2), "2,0": ("2,-1", 2), "-1,1": ("-2,1", 1)}
    assert {space: slot_of(space) for space in expected} == expected
    for q in range(-6, 7):
        for r in range(-6, 7):
            anchor, index = slot_of(f"{q},{r}")
            assert hexes(anchor)[index] == f"{q},{r}"


@pytest.mark.rule("EU-4.9")
def test_six_slots_border_a_slot() -> None:
    for anchor in ("0,0", "4,-2"):
        q, r = map(int, anchor.split(","))
        beside = {slot_of(each)[0] for space in hexes(anchor) for each in neighbours(space)} - {anchor}
        assert beside == {f"{q + a},{r + b}" for a, b in ((1, 1), (2, -1), (1, -2), (-1, -1), (-2, 1), (-1, 2))}


@pytest.mark.rule("EU-4.10")
@everywhere
def test_tiles_never_overlap_and_never_move(scenario: str) -> None:
    game = wander(5, scenario=scenario)
    land = table(game)["land"]
    covered = [space for anchor in land for space in hexes(anchor)]
    assert len(covered) == len(set(covered)) and len(set(land.values())) == len(land)
    for ply in range(0, game.ply, 40):
        then = table(game.at(ply))["land"]
        assert then.items() <= land.items()


@pytest.mark.rule("EU-4.11")
def test_hexes_that_are_neighbours_are_adjacent_also_across_tiles() -> None:
    state = at("acting", land={"1,1": "i_general_1"}).state
    assert sorted(state.adjacent("1,0")) == sorted(["0,0", "0,1", "1,1", CHURCH])
    assert sorted(state.adjacent("1,1")) == sorted(["1,0", "0,1", "2,1", "1,2"])


@pytest.mark.rule("EU-4.12", "EU-4.13")
def test_a_space_is_on_the_edge_while_one_of_its_six_neighbours_is_missing() -> None:
    tiles = [id for id, tile in TILES.items() if tile.kind == "general"]
    partly = at("acting", land=dict(zip(AROUND[1:5], tiles))).state
    whole = at("acting", land=dict(zip(AROUND, tiles))).state
    assert edge(partly, "0,1") and edge(partly, "1,0") and not edge(partly, "0,0")
    assert not any(edge(whole, space) for space in ("0,0", "1,0", "0,1"))


@pytest.mark.rule("EU-4.14", "EU-4.15", "EU-14.2", "EU-14.3", "EU-14.4")
def test_the_centre_of_a_special_tile_is_a_fourth_space_beside_its_three_hexes_only() -> None:
    state = at("acting", land={"1,1": "ii_fixed_3", "-1,-1": "i_general_1"}).state
    assert sorted(state.adjacent("1,1*")) == sorted(["1,1", "2,1", "1,2"])
    assert all("1,1*" in state.adjacent(space) for space in ("1,1", "2,1", "1,2"))
    assert "1,1*" not in state.adjacent("1,0") and "-1,-1*" not in state.spaces()


@pytest.mark.rule("EU-4.16")
def test_the_centre_is_never_on_the_edge_of_the_map() -> None:
    game = at("acting", stack=["i_general_1", "i_general_2"], h0={"at": "0,0", "moves": 1})
    play(game, ("walk", CHURCH))
    assert kind(game) == "act" and len(table(game)["stack"]) == 2
    assert CHURCH not in neighbours("0,0") and neighbours(CHURCH) == ()


@pytest.mark.rule("EU-4.17", "EU-4.18")
def test_distance_counts_steps_between_revealed_spaces_and_no_monster_stops_it() -> None:
    row = {"1,1": "i_general_5", "2,2": "i_general_1"}  # Monsters stand on 2,1 and 1,2
    game = at("acting", land=row, h0={"at": "1,0", "bag": ["scroll_of_teleport_3"], "tokens": ["trade"]})
    play(game, ("use", "scroll_of_teleport_3"))
    goals = [key[1] for key in options(game, "to")]
    assert CHURCH in goals and "2,2" in goals  # 1,1 and a Monster's space lie on the way: 3 steps
    assert "3,2" not in goals and "2,3" not in goals
