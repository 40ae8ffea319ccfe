"""EU-47: the end of the game and the final scoring."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game
from fabletop.games.euthia.scoring import final, gold_lines, row

from .euthia import PACK, at, events, hero, kind, play, table

DRAL: dict[str, Any] = {"id": "dral", "bare": True, "gaar": 0}


def end(**laid: Any) -> Game[Any]:
    return at("final_scoring", **laid)


def worth(**mine: Any) -> dict[str, int]:
    """What the board of the first Hero is worth in Gold, by step."""
    state = at("acting", h0={**DRAL, **mine}).state
    return {name: n for _, name, n in gold_lines(state, 0)}


def score(**mine: Any) -> dict[str, int]:
    """The lines of the first Hero in Reputation."""
    laid = {name: mine.pop(name) for name in ("tokens", "land") if name in mine}
    return {line[1]: line[2] for line in table(at("acting", **laid, h0={**DRAL, **mine}))["scores"][0]}


@pytest.mark.rule("EU-47.1")
def test_scoring_follows_the_last_round() -> None:
    game = at("acting", round=8, active=1, h1={"tokens": []})
    assert not events(game, "scored")
    play(game, ("end",))
    assert game.over and len(events(game, "scored")) == 2


# -- Gold -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-47.2", "EU-47.3", "EU-47.4")
def test_step_1_counts_the_cost_of_hero_tiles_on_the_board() -> None:
    assert worth(board=["dral_cleave", "dral_war_cry"])["hero_tiles"] == 2  # a starting Ability has no cost
    assert worth(board=["dral_sergeants_sword"])["hero_tiles"] == 3
    assert worth(aside=["dral_cleave", "dral_sergeants_sword"])["hero_tiles"] == 0


@pytest.mark.rule("EU-47.5", "EU-47.6", "EU-47.9")
def test_steps_2_and_5_count_unlocked_slots_with_or_without_a_tile() -> None:
    board = PACK.heroes["dral"]
    hero_slots = sum(slot.gold or (2 if slot.essence else 0) for slot in board.slots)
    equipment = sum(slot.gold for slot in board.equipment)
    assert worth()["slots"] == 0 and worth(unlocked=True)["slots"] == hero_slots + equipment == 15 + 5
    assert worth(unlocked=True, board=["clover_ring"])["slots"] == 20


@pytest.mark.rule("EU-47.7")
def test_step_3_counts_two_gold_for_gems_and_essences_but_not_on_abilities() -> None:
    assert worth(gems={"opal": 2}, essences={"air": 1})["jewels"] == 6
    assert worth(board=["chain_gloves"], gems_on={"chain_gloves": ["-opal"]})["jewels"] == 2
    sleeping = {"id": "taesiri", "board": ["taesiri_sleep"], "essences_on": {"taesiri_sleep": ["fire", "air"]}}
    assert worth(**sleeping)["jewels"] == 0


@pytest.mark.rule("EU-47.8", "EU-47.24", "EU-47.25")
def test_step_4_counts_the_purchase_price_of_items() -> None:
    assert worth(board=["chain_helm", "hand_axe"], bag=["scroll_of_gaar", "healing_potion"])["items"] == 6 + 7 + 2 + 1
    assert worth(bag=["dragonfly"], gaar=4)["items"] == 0
    stored = worth(bag=["dral_sergeants_sword"])
    assert (stored["items"], stored["hero_tiles"]) == (3, 0)


@pytest.mark.rule("EU-47.10", "EU-47.25", "EU-47.26")
@pytest.mark.parametrize(
    ("resource", "gold", "reputation"),
    [
        ("raw_diamond", 2, 3),  # with Reputation
        ("raw_sapphire", 4, 0),  # the option with more Gold; Gems give nothing
        ("cave_bear_ivory", 1, 1),
        ("raw_opal", 3, 0),
        ("drowned_idol", 0, 2),
    ],
)
def test_step_6_exchanges_resources(resource: str, gold: int, reputation: int) -> None:
    assert worth(bag=[resource])["resources"] == gold and worth(bag=[resource])["items"] == 0
    assert score(bag=[resource]).get("resources", 0) == reputation


@pytest.mark.rule("EU-47.26")
def test_of_two_options_with_reputation_the_one_with_more_is_taken() -> None:
    fixture = {
        "id": "iron_ore",
        "source": "designed",
        "item_type": "natural_resource",
        "options": [{"gold": 9, "reputation": 1}, {"gold": 1, "reputation": 2}, {"gold": 2, "reputation": 2}],
    }
    game = at("acting", content={"mountain": [fixture]}, h0={**DRAL, "bag": ["iron_ore"]})
    assert {name: n for _, name, n in gold_lines(game.state, 0)}["resources"] == 2
    assert next(line for line in table(game)["scores"][0] if line[1] == "resources")[2] == 2


@pytest.mark.rule("EU-47.11", "EU-47.28", "EU-47.30")
@pytest.mark.parametrize(("gold", "reputation"), [(4, 0), (5, 1), (24, 4), (25, 5)])
def test_step_7_gives_one_reputation_for_five_gold(gold: int, reputation: int) -> None:
    assert score(gold=gold).get("gold", 0) == reputation
    assert score(gold=gold - 3, board=["dral_sergeants_sword"]).get("gold", 0) == reputation


# -- categories -----------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-47.12", "EU-47.16", "EU-47.17", "EU-47.18", "EU-47.19")
def test_tokens_rivals_and_quests_are_counted() -> None:
    land = {"1,1": "i_general_4", "-1,2": "i_general_1", "2,-1": "i_fixed_2", "-1,-1": "i_general_3"}
    tokens = {"1,1": ["m0", "m0"], "1,2": ["t0"], "-1,3": ["h0"], "0,-1": ["e0", "e1"], "2,1": ["h1"]}
    game = at("acting", land=land, tokens=tokens, h0={**DRAL, "kills": [1, 1]})
    state = game.state
    counted = [state.tokens_of(0, kinds) for kinds in ("h", "me", "t")]
    assert counted == [1, 3, 1]  # two tokens on one Mining space are two
    scored = {line[1]: line[2] for line in table(game)["scores"][0]}
    assert scored == {"trade_tokens": 2, "other_tokens": 5}


TABLE = {
    "hero_tokens": {3: 0, 4: 2, 6: 2, 7: 5, 9: 5, 10: 9, 13: 9, 14: 15, 20: 15},
    "interaction_tokens": {6: 0, 7: 2, 9: 2, 10: 5, 13: 5, 14: 9, 19: 9, 20: 15},
    "trade_tokens": {0: 0, 1: 2, 2: 5, 3: 5, 4: 9, 5: 15},
    "other_tokens": {0: 0, 1: 2, 2: 5, 3: 9, 4: 15, 6: 15},
    "quests": {1: 0, 2: 2, 3: 2, 4: 5, 5: 5, 6: 9, 7: 9, 8: 15},
    "elites": {0: 0, 1: 2, 2: 5, 3: 5, 4: 9, 5: 9, 6: 15},
}


@pytest.mark.rule("EU-47.13", "EU-47.14")
@pytest.mark.parametrize("category", list(TABLE))
def test_the_scoring_table(category: str) -> None:
    assert {count: row(category, count) for count in TABLE[category]} == TABLE[category]


@pytest.mark.rule("EU-47.12", "EU-47.15")
def test_each_category_scores_one_row_and_all_are_added() -> None:
    quests = ["hunter_snares", "hunter_big_game", "refugees_bread", "refugees_land"]
    scored = score(kills=[1, 1, 1], quests=quests, reputation=7)
    assert scored == {"track": 7, "other_tokens": 9, "quests": 5}
    assert score(quests=quests[:3]) == {"quests": 2} and score(quests=quests[:1]) == {}
    game = end(h0={**DRAL, "kills": [1], "reputation": 7})
    assert game.result is not None and game.result.scores[0] == 9


@pytest.mark.rule("EU-47.20", "EU-47.27")
def test_each_death_in_combat_costs_two_and_nobody_falls_below_zero() -> None:
    assert score(deaths=3, reputation=10) == {"track": 10, "deaths": -6}
    state = at("acting", h0={**DRAL, "deaths": 9, "reputation": 3}).state
    assert final(state, 0) == 0


@pytest.mark.rule("EU-2.2", "EU-2.4", "EU-47.21")
@pytest.mark.uses("saints_reliquary")
def test_the_most_reputation_wins() -> None:
    result = end(seats=3, h0={**DRAL, "reputation": 5}, h1={"id": "ael", "reputation": 30}, h2={"id": "keleia"}).result
    assert result is not None and result.places[1] == 1 and result.scores[1] >= 30
    assert score(bag=["saints_reliquary"])["relics"] == 2  # a tile may give Reputation at the end


def tied(one: dict[str, Any], other: dict[str, Any]) -> tuple[int, ...]:
    both = {"bare": True, "reputation": 9}
    result = end(h0={**both, "id": "dral", **one}, h1={**both, "id": "keleia", **other}).result
    assert result is not None and result.scores[0] == result.scores[1]
    return result.places


@pytest.mark.rule("EU-47.22", "EU-47.23")
def test_a_tie_is_settled_by_the_hand_of_cards_or_shared() -> None:
    assert tied({"golden": ["frenzy"]}, {"silver": ["curse"] * 3}) == (1, 2)
    assert tied({"golden": ["frenzy"]}, {"silver": ["curse"] * 5}) == (2, 1)
    assert tied({"golden": ["frenzy"]}, {"silver": ["curse"] * 4}) == (1, 1)


@pytest.mark.rule("EU-47.29")
def test_nothing_without_a_place_is_left_at_the_end() -> None:
    game = at("acting", round=8, active=1, h1={"bag": ["healing_potion"] * 3, "gold": 1})
    play(game, ("church", "potion"))
    assert kind(game) == "tidy"
    play(game, ("throw", "healing_potion"), ("end",), ("none",))
    assert game.over and hero(game, 1)["overflow"] == 0
