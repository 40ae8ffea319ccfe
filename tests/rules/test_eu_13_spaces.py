"""EU-13, EU-14, EU-15, EU-17: spaces, Special tiles, Encounters and the Powers of the Elementals."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game
from fabletop.games.euthia.content import CHESTS, ELEMENTALS
from fabletop.games.euthia.hero.roll import powers

from .euthia import AROUND, CHURCH, PACK, at, fresh, hero, options, play, table

TILES = PACK.map_tiles
SPACES = [space for tile in TILES.values() for space in (*tile.hexes, tile.centre) if space is not None]
FIRE = {"1,1": "iii_general_5", "-1,2": "i_general_1"}  # on 1,2; 0,2 and 1,2 are under it, 0,1 is not
WATER = {"-1,2": "i_general_3"}  # on 0,2; 0,1 is under it, 1,0 is not
BOTH = {"1,1": "iii_general_5", "-1,2": "i_general_3"}  # 0,2 is under both
# A start tile of our own, with Fire beside the Church
BURNING = {
    "map_tile": [
        {
            "id": "start_church",
            "source": "designed",
            "chapter": 1,
            "kind": "start",
            "special": "church",
            "hexes": [{"type": "elemental_fire"}, {"type": "plain", "monster": 1}, {"type": "plain"}],
            "centre": {"type": "church"},
        }
    ]
}


def turn(**laid: Any) -> Game[Any]:
    laid["h0"] = {"id": "dral", "at": "0,1", "moves": 3, **laid.get("h0", {})}
    return at("acting", **laid)


# -- spaces ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-13.1", "EU-13.6")
def test_the_kinds_of_spaces_and_the_levels_of_monsters() -> None:
    kinds = {space.type for space in SPACES}
    assert kinds == {
        "church",
        *("mountains", "lake", "cave"),
        *("treasure_1", "treasure_2", "treasure_3"),
        *("elemental_fire", "elemental_water", "elemental_air", "elemental_earth"),
        "portal",
        *("merchants", "alchemists", "dragonslayers_towers"),
        *("encounter", "legend", "ruins", "plain"),
    }
    assert {space.element for space in SPACES} == {"", "fire", "water", "air", "earth"}
    assert {space.treasure for space in SPACES} == {0, 1, 2, 3}
    assert kinds - {space.kind for space in SPACES} == {*ELEMENTALS, *CHESTS}
    assert {space.monster for space in SPACES} == {0, 1, 2, 3}
    game = at("combat", 0, land={"1,1": "i_general_2"}, h0={"at": "1,1"})
    assert table(game)["fight"]["level"] == 2


@pytest.mark.rule("EU-13.2")
def test_the_church_is_the_centre_of_the_start_tile() -> None:
    assert fresh().state.space(CHURCH).type == "church"
    assert sum(space.type == "church" for space in SPACES) == 2  # one for each start tile


@pytest.mark.rule("EU-13.3")
def test_a_space_is_an_encounter_exactly_if_it_names_one() -> None:
    assert all((space.type == "encounter") == bool(space.encounter) for space in SPACES)
    assert {space.encounter for space in SPACES if space.encounter} == set(PACK.encounters)


@pytest.mark.rule("EU-13.4", "EU-13.5")
@pytest.mark.parametrize("scenario", ["hunt", "defending_settlements"])
def test_legends_and_ruins_belong_to_other_scenarios(scenario: str) -> None:
    used = [TILES[id] for id in fresh(4, scenario).state.tiles.items()]
    assert not any(space.type in ("legend", "ruins") for tile in used for space in tile.hexes)
    assert not any(tile.special == "legend" for tile in used)


@pytest.mark.rule("EU-13.7", "EU-13.8", "EU-13.9")
def test_a_space_is_liberated_without_a_monster_or_once_it_is_defeated() -> None:
    land = {"1,1": "i_general_5"}
    state = at("acting", land=land, tokens={"2,1": ["h1"]}).state
    assert [state.monster_at(space) for space in ("1,1", "2,1", "1,2")] == [0, 0, 1]


@pytest.mark.rule("EU-13.10", "EU-13.11")
def test_a_liberated_space_is_open_to_all_to_the_end_of_the_game() -> None:
    game = at("acting", land={"1,1": "i_general_5"}, tokens={"2,1": ["h1"]}, h0={"at": "1,1", "moves": 1, "tokens": []})
    play(game, ("walk", "2,1"))
    assert hero(game)["at"] == "2,1" and table(game)["fight"] is None
    play(game, ("end",), ("end",), ("none",))
    assert table(game)["round"] == 2 and "2,1" in table(game)["freed"]


# -- Special tiles --------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-14.1", "EU-14.2")
def test_special_tiles_are_those_with_a_centre() -> None:
    specials = {tile.special for tile in TILES.values() if tile.centre is not None}
    assert specials == {"church", "dragonslayers_towers", "mercenary_fortress", "lord", "legend"}
    assert not any(tile.special for tile in TILES.values() if tile.centre is None)


@pytest.mark.rule("EU-14.5")
def test_the_three_hexes_are_walked_without_the_centre() -> None:
    game = play(turn(h0={"at": "0,0"}), ("walk", "1,0"), ("walk", "0,1"))
    assert (hero(game)["at"], hero(game)["moves"]) == ("0,1", 1)


@pytest.mark.rule("EU-14.7")
def test_what_a_special_tile_offers_is_offered_in_its_centre() -> None:
    freed = ["1,1", "2,1", "1,2"]
    towers = {"land": {"1,1": "ii_fixed_3"}, "freed": freed}
    assert options(turn(**towers, h0={"at": "1,1*"}), "trade") == [("trade",)]
    assert options(turn(**towers, h0={"at": "1,1"}), "trade") == []
    fort = {"land": {"1,1": "iii_fixed_3"}, "freed": freed, "faceup": {"mercenary_fortress": ["fortress_ring"]}}
    assert options(turn(**fort, h0={"at": "1,1*"}), "quest") == [("quest", "fortress_ring")]
    assert options(turn(**fort, h0={"at": "2,1"}), "quest") == []
    assert options(turn(h0={"at": "0,0", "gold": 3}), "church") == []


@pytest.mark.rule("EU-14.8", "EU-17.18")
def test_a_dead_hero_is_put_on_the_church_whatever_lies_around_it_and_no_power_acts() -> None:
    game = turn(content=BURNING, land=FIRE, h0={"at": "0,1", "health": 2})
    play(game, ("walk", "0,2"))
    assert hero(game)["at"] == CHURCH
    assert hero(game)["health"] == 6 and powers(game.state, CHURCH) == ["fire"]
    assert game.state.monster_at("1,0") == 1


# -- Encounters -----------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-15.1", "EU-15.3", "EU-15.4")
@pytest.mark.parametrize(("seats", "cards"), [(2, 4), (3, 5), (4, 6)])
def test_the_deck_of_an_encounter_has_two_cards_more_than_players(seats: int, cards: int) -> None:
    state = at("acting", seats=seats, land={"1,1": "i_encounter_1"}).state
    assert len(state.quests["hunter"]) + len(state.faceup["hunter"]) == cards
    assert len(state.faceup["hunter"]) == 2 and len(state.unused_quests["hunter"]) == 7 - cards
    chosen = {
        str(at("acting", seats=seats, seed=seed, land={"1,1": "i_encounter_1"}).state.faceup) for seed in range(9)
    }
    assert len(chosen) > 1  # shuffled


@pytest.mark.rule("EU-15.2")
def test_the_witch_uses_no_cards_of_the_solo_game() -> None:
    state = at("acting", seats=4, land={"1,1": "iii_encounter_1"}).state
    cards = [*state.quests["witch"].items(), *state.faceup["witch"], *state.unused_quests["witch"]]
    assert len(cards) == 7 and not any(PACK.quests[card].solo for card in cards)
    assert any(quest.solo for quest in PACK.encounters["witch"].quests)


@pytest.mark.rule("EU-15.6")
@pytest.mark.parametrize(("encounter", "tiles"), [("hunter", 12), ("armourer", 12), ("witch", 7)])
def test_reward_tiles_are_a_stack_of_their_own(encounter: str, tiles: int) -> None:
    assert PACK.encounters[encounter].rewards == f"{encounter}_reward"
    assert table(fresh())["decks"][f"{encounter}_reward"] == tiles
    others = [each for id, each in PACK.encounters.items() if id not in ("hunter", "armourer", "witch")]
    assert not any(each.rewards for each in others)


HUNTER: dict[str, Any] = {
    "land": {"1,1": "i_encounter_1"},
    "faceup": {"hunter": ["hunter_snares", "hunter_big_game"]},
}


@pytest.mark.rule("EU-15.7")
def test_whoever_is_there_may_fulfil_a_quest() -> None:
    for seat in (0, 1):
        mine: dict[str, Any] = {f"h{seat}": {"at": "1,1", "gold": 3}}
        game = at("acting", **HUNTER, active=seat, **mine)
        assert options(game, "quest") == [("quest", "hunter_snares")]
        mine[f"h{seat}"]["at"] = "1,0"
        away = at("acting", **HUNTER, active=seat, **mine)
        assert options(away, "quest") == []


@pytest.mark.rule("EU-15.8")
def test_two_tiles_with_one_encounter_share_its_cards() -> None:
    twin = {
        "id": "i_general_1",
        "source": "designed",
        "chapter": 1,
        "kind": "general",
        "hexes": [{"type": "encounter", "encounter": "hunter"}, {"type": "plain"}, {"type": "plain"}],
    }
    laid = {**HUNTER, "land": {"1,1": "i_encounter_1"}, "stack": ["i_general_1"], "content": {"map_tile": [twin]}}
    game = turn(**laid, h0={"at": CHURCH, "gold": 3})
    before = len(game.state.quests["hunter"])
    play(game, ("walk", "0,0"), ("slot", "-1,-1"))
    assert table(game)["faceup"]["hunter"] == ["hunter_snares", "hunter_big_game"]
    assert len(game.state.quests["hunter"]) == before
    play(game, ("march", "combat"), ("walk", "0,-1"), ("walk", "-1,-1"))
    assert options(game, "quest") == [("quest", "hunter_snares")]


@pytest.mark.rule("EU-2.9", "EU-15.9")
def test_an_empty_deck_is_not_refilled_and_the_encounter_ends_with_its_last_card() -> None:
    game = at("acting", **HUNTER, h0={"at": "1,1", "gold": 3})
    game.state.quests["hunter"].draw_up_to(9, game.state.rng)
    play(game, ("quest", "hunter_snares"), ("end",), ("none",))
    assert table(game)["faceup"]["hunter"] == ["hunter_big_game"]
    last = at("acting", land=HUNTER["land"], faceup={"hunter": ["hunter_snares"]}, h0={"at": "1,1", "gold": 6})
    last.state.quests["hunter"].draw_up_to(9, last.state.rng)
    play(last, ("quest", "hunter_snares"), ("end",), ("none",))
    assert table(last)["faceup"]["hunter"] == []


# -- Powers ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-17.1")
def test_the_space_of_an_elemental_and_those_beside_it_are_under_its_power() -> None:
    state = turn(land=FIRE).state
    under = [space for space in state.spaces() if "fire" in powers(state, space)]
    assert sorted(under) == sorted(["1,2", "1,1", "2,1", "0,2"])


@pytest.mark.rule("EU-17.2", "EU-17.13")
def test_moving_onto_fire_gives_two_wounds_each_time() -> None:
    game = play(turn(land=FIRE), ("walk", "0,2"))
    assert hero(game)["health"] == 4
    assert hero(play(game, ("walk", "1,2")))["health"] == 2


@pytest.mark.rule("EU-17.4")
def test_moving_onto_water_heals_two() -> None:
    game = turn(land=WATER, h0={"at": "1,0", "health": 1})
    assert hero(play(game, ("walk", "0,1")))["health"] == 3
    assert hero(play(game, ("walk", "0,2")))["health"] == 5
    assert hero(play(game, ("walk", "0,1")))["health"] == 6  # never above the maximum


def revealing(*stack: str, **laid: Any) -> Game[Any]:
    laid["h0"] = {"at": CHURCH, **laid.get("h0", {})}
    return play(turn(stack=list(stack), **laid), ("walk", "0,0"))


@pytest.mark.rule("EU-17.3", "EU-17.5")
def test_a_tile_that_puts_the_space_under_fire_or_water_acts() -> None:
    assert hero(play(revealing("iii_general_5"), ("slot", "-1,-1")))["health"] == 4
    assert hero(play(revealing("i_general_3", h0={"health": 1}), ("slot", "-2,1")))["health"] == 3


@pytest.mark.rule("EU-17.6")
def test_elementals_of_one_element_do_not_add_up() -> None:
    game = turn(land={"1,1": "iii_general_5", "-1,2": "ii_general_5"}, h0={"tokens": ["combat"]}, freed=["1,1"])
    assert powers(game.state, "1,1") == ["fire"]  # beside 1,2 and 0,2
    assert hero(play(game, ("walk", "1,1")))["health"] == 4


@pytest.mark.rule("EU-17.7")
def test_fire_and_water_cancel() -> None:
    game = turn(land=BOTH, h0={"health": 5})
    assert sorted(powers(game.state, "0,2")) == ["fire", "water"]
    assert hero(play(game, ("walk", "0,2")))["health"] == 5


@pytest.mark.rule("EU-17.9")
def test_air_and_earth_change_the_roll_of_the_monster_too() -> None:
    land = {"1,1": "ii_general_1", "-1,2": "i_fixed_1"}
    fight = {"foe": "tusked_boar", "phase": "monster_attack"}
    game = at("monster_attack", 0, land=land, h0={"id": "dral", "at": "1,2"}, fight=fight, dice=[3, 5])
    assert table(game)["fight"]["dice"] == [3, 2] and table(game)["fight"]["sum"] == 7


@pytest.mark.rule("EU-17.10")
def test_a_space_may_be_under_several_powers() -> None:
    state = at("acting", land={"1,1": "ii_general_1", "-1,2": "i_fixed_1"}).state
    assert sorted(powers(state, "1,2")) == ["air", "earth"]


@pytest.mark.rule("EU-17.11")
def test_interaction_tokens_do_not_change_a_power() -> None:
    game = turn(land=WATER, tokens={"0,2": ["e0", "e1"]}, h0={"at": "1,0", "health": 1})
    assert hero(play(game, ("walk", "0,1")))["health"] == 3


@pytest.mark.rule("EU-17.12")
def test_nothing_happens_to_those_who_stay_or_leave() -> None:
    game = turn(land=FIRE, h0={"at": "0,2", "health": 5})
    play(game, ("walk", "0,1"))
    assert hero(game)["health"] == 5
    stay = turn(land=FIRE, h0={"at": "0,2", "health": 5})
    play(stay, ("end",), ("none",), ("end",), ("none",))
    assert table(stay)["active"] == 0 and hero(stay)["health"] == 5


@pytest.mark.rule("EU-17.14")
def test_a_second_fire_revealed_beside_a_burning_space_does_nothing() -> None:
    game = play(revealing("iii_general_5", "iv_fixed_3"), ("slot", "-1,-1"), ("slot", "1,-2"))
    assert powers(game.state, "1,-1") == ["fire"] and hero(game)["health"] == 4


@pytest.mark.rule("EU-17.15")
def test_water_revealed_beside_a_burning_space_heals_nothing() -> None:
    game = play(revealing("iii_general_5", "i_general_3"), ("slot", "-1,-1"), ("slot", "-2,1"))
    assert sorted(powers(game.state, "0,0")) == ["fire", "water"] and hero(game)["health"] == 4


@pytest.mark.rule("EU-17.16")
def test_a_reveal_affects_every_hero_on_the_space() -> None:
    game = revealing("iii_general_5", seats=3, h1={"id": "ael", "at": "0,0"}, h2={"id": "keleia", "at": "1,0"})
    play(game, ("slot", "-1,-1"))
    assert [hero(game, seat)["health"] for seat in range(3)] == [4, 3, 5]


@pytest.mark.rule("EU-17.17")
def test_a_centre_is_under_a_power_only_from_its_own_hexes() -> None:
    around = dict(
        zip(AROUND, ["i_fixed_1", "iii_fixed_2", "iii_general_5", "iii_general_1", "i_general_3", "ii_general_1"])
    )
    assert powers(at("acting", land=around).state, CHURCH) == []
    assert powers(at("acting", content=BURNING).state, CHURCH) == ["fire"]


@pytest.mark.rule("EU-17.19")
def test_a_power_works_also_from_a_space_that_is_not_liberated() -> None:
    game = turn(land={"1,1": "v_general_3"}, h0={"at": "0,0", "health": 1})
    assert game.state.monster_at("1,1") == 3
    assert hero(play(game, ("walk", "1,0")))["health"] == 3
