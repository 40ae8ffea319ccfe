"""EU-49: co-operative mode."""

from __future__ import annotations

from typing import Any

import pytest

import fabletop
from fabletop import Game

from .euthia import CHURCH, GAME, PACK, fresh, hero, kind, marked, options, play, seen, table
from .euthia_solo import FOE, LAND, bank, fight, together, told, under

SETTLED = {"scenario": "defending_settlements"}
CAVE = {"land": LAND, "freed": ["2,1"]}  # 2,1: a Cave


# -- setup ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-49.2", "EU-49.15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_three_fixed_tiles_and_the_map_of_the_real_number_of_players_are_used(seats: int) -> None:
    game, rivals = fresh(seats, cooperative=True), fresh(seats)
    fixed = [each for each in game.state.tiles.items() if PACK.map_tiles[each].kind == "fixed"]
    assert len(fixed) == 12 and len(game.state.tiles) == len(rivals.state.tiles)


# -- the turn -------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-49.8", "EU-49.9")
def test_a_silver_card_goes_to_the_bank_at_the_start_of_each_turn_and_not_of_the_round() -> None:
    game = together("begin_round")
    assert told(game, "banked") == [("banked", "EU-49.8", "silver", 1)] and bank(game, "silver") == [""]
    play(game, ("end",), ("none",))
    assert bank(game, "silver") == ["", ""]


@pytest.mark.rule("EU-49.14")
def test_the_banks_are_common_to_all() -> None:
    gem = {"id": "dral", "board": ["dragon_gloves"], "gems_on": {"dragon_gloves": ["demonite"]}}
    game = together("acting", h0=gem, banks={"gold": ["frenzy"]})
    play(game, ("gem", "dragon_gloves", "demonite"))
    assert seen(game, 1)["banks"]["gold"] == seen(game, 0)["banks"]["gold"] == ["", ""]
    assert seen(game, 1)["heroes"][0]["golden"] == 1


# -- fees -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-49.4")
def test_trade_on_a_space_with_another_players_token_is_free() -> None:
    tokens = {"1,1": ["t1"]}
    game = together("acting", land={"1,1": "i_fixed_1"}, tokens=tokens, h0={"at": "1,1", "gold": 0})
    play(game, ("trade",))
    assert kind(game) == "deal" and ("done",) in options(game) and not options(game, "fee")
    assert table(game)["trading"]["owed"] == -1 and hero(game, 1)["gold"] == 0


@pytest.mark.rule("EU-49.5", "EU-49.6")
def test_mining_where_others_were_costs_one_gold_card_and_no_coins() -> None:
    golden = ["frenzy", "mind_control"]
    tokens = {"2,1": ["m1", "m1", "m2"]}
    game = together("acting", seats=3, land=LAND, tokens=tokens, h0={"at": "2,1", "gold": 5, "golden": golden})
    play(game, ("mine",))
    assert kind(game) == "fee_card" and options(game) == [("discard_card", "frenzy"), ("discard_card", "mind_control")]
    play(game, ("discard_card", "frenzy"))
    while kind(game) != "act":
        play(game, options(game)[0])
    assert [hero(game, seat)["gold"] for seat in range(3)] == [5, 0, 0]
    assert hero(game)["golden"] == ["mind_control"] and under(game, "gold") == ["frenzy"]
    assert marked(game, "2,1") == ["m1", "m1", "m2", "m0"] and len(hero(game)["bag"]) == 1


@pytest.mark.rule("EU-49.6")
def test_without_a_gold_card_there_is_no_mining_where_others_were() -> None:
    tokens = {"2,1": ["m1"]}
    poor = together("acting", land=LAND, tokens=tokens, h0={"at": "2,1", "gold": 9})
    assert poor.why(("mine",)) == (False, "EU-49.6")
    first = together("acting", **CAVE, h0={"at": "2,1"})
    play(first, ("mine",))
    assert kind(first) != "fee_card" and "m0" in marked(first, "2,1")


@pytest.mark.rule("EU-49.5", "EU-49.6")
def test_a_confrontation_where_others_were_costs_a_gold_card() -> None:
    laid: dict[str, Any] = {"land": {"1,1": "i_fixed_1"}, "tokens": {"2,1": ["e1"]}}
    game = together("acting", **laid, h0={"at": "2,1", "gold": 3, "golden": ["frenzy"]})
    play(game, ("confront",))
    assert kind(game) == "fee_card"
    play(game, ("discard_card", "frenzy"))
    assert (hero(game)["golden"], hero(game)["gold"], hero(game, 1)["gold"]) == ([], 3, 0)
    assert table(game)["roll"]["why"] == "confront" and marked(game, "2,1") == ["e1", "e0"]
    assert together("acting", **laid, h0={"at": "2,1", "gold": 3}).why(("confront",)) == (False, "EU-49.6")


@pytest.mark.rule("EU-49.7", "EU-2.12")
def test_nobody_is_asked_in_the_turn_of_another() -> None:
    for seed in range(4):
        game = fresh(3, seed=str(seed), cooperative=True)
        for _ in range(250):
            if game.over:
                break
            assert [decision.seat for decision in game.waiting] == [game.state.active]
            lively = [key for key in options(game) if key not in (("end",), ("pack",))]
            play(game, (lively or options(game))[game.ply * 7 % len(lively or options(game))])


# -- death ----------------------------------------------------------------------------------------------------


def fallen(reputation: int) -> Game[Any]:
    laid: dict[str, Any] = {"land": LAND, "fight": {**FOE, "round": 0}, "draws": {"combat": ["combat_66"]}}
    game = together("combat_round", 0, **laid, h0={"id": "dral", "at": "2,1", "health": 1, "reputation": reputation})
    while table(game)["fight"] is not None:
        play(game, options(game)[0])
    return game


@pytest.mark.rule("EU-49.10")
def test_a_death_in_combat_costs_one_reputation_at_once() -> None:
    game = fallen(5)
    assert (hero(game)["reputation"], hero(game)["at"], hero(game)["health"]) == (4, CHURCH, hero(game)["most"])
    assert ("reputation", "EU-49.10", 0, -1) in told(game) and not told(game, "chaos_token")
    assert hero(game)["gaar"] == 4 + 3 and len(hero(game)["golden"]) == 1 and hero(game, 1)["kills"] == []
    assert hero(game)["deaths"] == 1 and not [line for line in table(game)["scores"][0] if line[0] == "deaths"]
    assert hero(fallen(0))["reputation"] == 0


@pytest.mark.rule("EU-49.11")
def test_a_death_outside_combat_costs_one_reputation() -> None:
    land = {"1,1": "iii_general_5", "-1,2": "i_general_1"}  # 0,2 is under the Power of Fire
    game = together("acting", land=land, h0={"id": "dral", "at": "0,1", "health": 2, "moves": 1, "reputation": 5})
    play(game, ("walk", "0,2"))
    assert (hero(game)["at"], hero(game)["reputation"]) == (CHURCH, 4)
    assert ("reputation", "EU-49.11", 0, -1) in told(game)


# -- the end --------------------------------------------------------------------------------------------------


def ended(seats: int = 2, wall: int = 3, reputation: int = 24, **laid: Any) -> Game[Any]:
    first = {"id": "dral", "reputation": reputation, "notes": {"wall": wall}}
    return together("final_scoring", seats=seats, h0=first, **laid)


@pytest.mark.rule("EU-49.12", "EU-49.16", "EU-49.17", "EU-61.12")
@pytest.mark.parametrize(
    ("seats", "wall", "reputation", "won"),
    [(2, 3, 24, True), (2, 2, 24, False), (2, 3, 23, False), (3, 5, 36, True), (3, 4, 90, False), (4, 7, 48, True)],
)
def test_a_party_wins_the_hunt_by_its_goals(seats: int, wall: int, reputation: int, won: bool) -> None:
    result = ended(seats, wall, reputation).result
    assert result is not None and result.party
    assert result.places == ((1,) * seats if won else (2,) * seats)
    assert result.rank == f"eu-hunt-ending-{'won' if won else 'lost'}"


@pytest.mark.rule("EU-49.12")
def test_points_of_the_final_scoring_win_nothing() -> None:
    rich = ended(wall=4, reputation=10, seats=2)
    assert rich.result is not None and not rich.result.winners and rich.result.lines


@pytest.mark.rule("EU-49.17", "EU-62.21")
@pytest.mark.parametrize(("seats", "badges", "won"), [(2, 1, False), (2, 2, True), (3, 1, False), (4, 2, True)])
def test_a_party_defends_the_settlements_with_its_badges(seats: int, badges: int, won: bool) -> None:
    game = together("final_scoring", seats=seats, **SETTLED, h0={"notes": {"badges": badges}})
    assert game.result is not None and bool(game.result.winners) == won
    assert game.result.rank == f"eu-defending_settlements-ending-{'won' if won else 'lost'}"


@pytest.mark.rule("EU-49.18", "EU-62.21")
def test_too_many_pillaged_settlements_lose_the_game_at_the_end_of_the_round() -> None:
    land = {"1,1": "i_fixed_1", "2,-1": "i_fixed_3", "-1,2": "ii_fixed_1"}
    spaces = ["1,1", "2,1", "1,2", "2,-1", "3,-1", "-1,2", "0,2"]
    kept = together("round_over", **SETTLED, land=land, pillaged=spaces[:6], round=4)
    assert not kept.over and table(kept)["round"] == 5
    lost = together("round_over", **SETTLED, land=land, pillaged=spaces, round=4, h0={"notes": {"badges": 6}})
    assert lost.over and lost.result is not None and not lost.result.winners
    rivals = fabletop.new(GAME, seats=2, seed=1, scenario="defending_settlements")
    assert table(rivals)["goals"] == []


@pytest.mark.rule("EU-49.3")
def test_a_monster_fought_together_has_no_player() -> None:
    laid: dict[str, Any] = {"land": LAND, "tops": {1: "tusked_boar"}}
    game = together("combat", 0, seats=4, **laid, h0={"id": "dral", "at": "2,1"})
    while fight(game)["phase"] == "before":
        play(game, ("done",))
    assert fight(game)["rival"] == -1 and not told(game, "control", "monster_player")
