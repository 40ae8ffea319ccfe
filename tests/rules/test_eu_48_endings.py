"""EU-48: death and scoring of a solo game, its ranks; the solo rules of the Scenarios."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from fabletop import Game
from fabletop.games.euthia.pack import PACK as CONTENT
from fabletop.kernel import PackError

from .euthia import CHURCH, PACK, hero, options, play, table
from .euthia_solo import LAND, alone, attacked, bank, told

LEDGER = Path(__file__).parents[2] / "docs" / "rules" / "euthia.md"
SETTLED = {"scenario": "defending_settlements"}


def fallen(**laid: Any) -> Game[Any]:
    """Dral has fallen to a Monster with 3 Damage."""
    laid["h0"] = {"health": 1, "gaar": 1, "moves": 2, "reputation": 5, **laid.get("h0", {})}
    game = attacked("combat_65", {"damage": 3}, **laid)
    while table(game)["fight"] is not None:
        play(game, options(game)[0])
    return game


@pytest.mark.rule("EU-48.62", "EU-34.6", "EU-34.10", "EU-34.11", "EU-34.12", "EU-34.14")
def test_a_death_in_combat_puts_a_chaos_token_on_the_board() -> None:
    game = fallen()
    assert hero(game)["deaths"] == 1 and ("chaos_token", "EU-48.62", 0) in told(game)
    assert (hero(game)["at"], hero(game)["health"], hero(game)["moves"]) == (CHURCH, hero(game)["most"], 0)
    assert hero(game)["gaar"] == 1 + 3 and hero(game)["reputation"] == 5 and hero(game)["kills"] == []
    assert table(game)["known"] == ["tusked_boar"] and table(game)["fight"] is None


@pytest.mark.rule("EU-48.63")
def test_the_gold_card_of_a_death_adds_one_to_the_bank() -> None:
    game = fallen()
    assert len(hero(game)["golden"]) == 1 and bank(game, "gold") == [""]


@pytest.mark.rule("EU-48.64", "EU-48.65")
def test_each_chaos_token_costs_two_reputation_at_the_end() -> None:
    game = alone("final_scoring", h0={"id": "dral", "reputation": 20, "deaths": 3})
    clean = alone("final_scoring", h0={"id": "dral", "reputation": 20})
    assert game.result is not None and clean.result is not None
    assert game.result.scores[0] == clean.result.scores[0] - 6
    assert ("deaths", "deaths", -6) in game.result.lines[0]
    assert not [line for line in clean.result.lines[0] if line[1] == "other_tokens"]


# -- ranks ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-48.66", "EU-48.70", "EU-48.71", "EU-61.11")
@pytest.mark.parametrize(
    ("reputation", "rank", "won"),
    [
        (0, "beater", False),
        (19, "beater", False),
        (20, "tracker", False),
        (39, "tracker", False),
        (40, "hunter", True),
        (46, "master_of_the_hunt", True),
        (55, "master_of_the_hunt", True),
        (56, "top_of_the_wall", True),
        (90, "top_of_the_wall", True),
    ],
)
def test_the_final_reputation_gives_a_rank_of_the_hunt(reputation: int, rank: str, won: bool) -> None:
    result = alone("final_scoring", h0={"id": "dral", "reputation": reputation}).result
    assert result is not None and result.scores == (reputation,)
    assert (result.rank, result.places, result.party) == (f"eu-hunt-rank-{rank}", (1,) if won else (2,), False)


RANKS = {
    "hunt": "EU-61.11",
    "defending_settlements": "EU-62.20",
    "walking_ruin": "EU-63.22",
    "six_legends": "EU-64.15",
    "farruga": "EU-65.19",
    "mirrezil": "EU-66.19",
}


@pytest.mark.rule("EU-48.70", "EU-48.71", *RANKS.values())
@pytest.mark.parametrize("scenario", list(PACK.scenarios))
def test_the_ranks_are_those_of_the_ledger(scenario: str) -> None:
    """Each with the Reputation from which it begins, the lowest first."""
    text = LEDGER.read_text().partition(f"**{RANKS[scenario]}**")[2].partition("\n")[0]
    ranks = PACK.scenarios[scenario].ranks
    assert [int(least) for least in re.findall(r" from (\d+)", text)] == [rank.least for rank in reversed(ranks)]
    assert ranks[2].id == PACK.scenarios[scenario].victory and "Victory begins with the" in text


@pytest.mark.rule("EU-48.72", "EU-62.20")
@pytest.mark.parametrize(
    ("badges", "pillaged", "rank"),
    [(1, 4, "shield_of_the_marches"), (0, 4, "watchman"), (1, 5, "watchman"), (6, 0, "shield_of_the_marches")],
)
def test_without_the_goals_of_the_scenario_no_rank_of_victory_is_reached(badges: int, pillaged: int, rank: str) -> None:
    game = alone(
        "final_scoring",
        **SETTLED,
        land={"1,1": "i_fixed_1", "2,-1": "i_fixed_3", "-1,2": "ii_fixed_1"},
        pillaged=_settlements()[:pillaged],
        h0={"id": "dral", "reputation": 60, "notes": {"badges": badges}},
    )
    assert game.result is not None
    assert game.result.rank == f"eu-defending_settlements-rank-{rank}"
    assert bool(game.result.winners) == (rank != "watchman")


def _settlements() -> list[str]:
    """Any spaces of the land will do: they are only counted."""
    return ["1,1", "2,-1", "-1,2", "2,1", "1,2"]


@pytest.mark.rule("EU-48.72")
def test_the_table_shows_how_far_the_goals_are() -> None:
    game = alone("acting", **SETTLED, h0={"notes": {"badges": 1}})
    assert table(game)["goals"] == [
        {"count": "badges", "have": 1, "least": 1, "most": -1, "met": 1},
        {"count": "pillaged", "have": 0, "least": -1, "most": 4, "met": 1},
    ]
    assert table(game)["ranks"][-1] == ["straggler", 0] and table(game)["ranks"][0] == ["shield_of_the_marches", 60]


@pytest.mark.rule("EU-48.70", "EU-48.71", "EU-49.16")
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"ranks": []}, "ranks"),
        ({"ranks": [{"id": "a", "least": 9}, {"id": "b", "least": 1}], "victory": "a"}, "ranks"),
        ({"ranks": [{"id": "a", "least": 0}, {"id": "b", "least": 0}], "victory": "a"}, "ranks"),
        ({"victory": "beater"}, "victory"),
        ({"goals": []}, "goals"),
        ({"goals": [{"count": "cats", "least": {"2": 1}}]}, "cats"),
    ],
)
def test_a_scenario_without_a_way_to_end_is_refused(change: dict[str, Any], reason: str) -> None:
    import msgspec

    entry = {**msgspec.to_builtins(PACK.scenarios["hunt"]), **change}
    inline = msgspec.json.encode({"scenario": [entry]}).decode()
    with pytest.raises(PackError, match=reason):
        CONTENT.with_entries(inline).load()


# -- the solo rules of the Scenarios --------------------------------------------------------------------------


@pytest.mark.rule("EU-61.10")
def test_alone_nobody_is_paid_for_the_wall() -> None:
    result = alone("final_scoring", h0={"id": "dral", "reputation": 9, "notes": {"wall": 4}}).result
    assert result is not None and result.scores == (9,)


@pytest.mark.rule("EU-62.19")
@pytest.mark.parametrize(("round", "sieges"), [(2, 1), (3, 0), (5, 0), (6, 1), (8, 1)])
def test_alone_a_siege_is_laid_in_every_other_round(round: int, sieges: int) -> None:
    laid: dict[str, Any] = {"land": {"1,1": "i_fixed_1", "-1,2": "i_fixed_3"}, "face_down": {"1,1": "saboteur"}}
    game = alone("begin_round", **SETTLED, **laid, round=round, draws={"events": ["blood_moon"]})
    assert len(table(game)["besieged"]) == sieges


@pytest.mark.rule("EU-62.17", "EU-48.67")
def test_wolves_at_the_mill_feed_the_silver_bank() -> None:
    laid: dict[str, Any] = {"land": LAND, "freed": ["1,1"], "tops": {1: "tusked_boar"}, "round": 3}
    game = alone("begin_round", **SETTLED, **laid, h0={"at": "1,1"}, draws={"events": ["wolves_at_the_mill"]}, seed=3)
    play(game, ("march", "trade"), ("walk", "2,1"))
    while table(game)["fight"]["phase"] == "before":
        play(game, options(game)[0])
    assert ("banked", "EU-48.67", "silver", 1) in told(game)
