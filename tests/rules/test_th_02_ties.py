"""TH-2.10: ties; TH-25.11: the order of a group; TH-4.25: the Terrain cards that an adventure uses."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import fabletop
from fabletop import Game
from fabletop.kernel import PositionError

from .thorgal import GAME, Tale, hero, kind, options, play, table
from .thorgal_arena import arena, cards, under
from .thorgal_ground import ground, run

DOOR = Tale("the_door_with_no_outside")
PACK = fabletop.book(GAME).pack.load()
SCRATCH = {"shape": "mono", "cells": [(1, 1)]}
NONE: dict[str, Any] = {"items": [], "pool": {}, "wounds": [], "threat": 0}
MEASURES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {  # some, and more
    "most_items": ({"items": ["rope"]}, {"items": ["rope", "torch"]}),
    "most_wounds": ({"wounds": [SCRATCH]}, {"wounds": [SCRATCH, {**SCRATCH, "cells": [(1, 2)]}]}),
    "most_threat": ({"threat": 1}, {"threat": 2}),
    "most_resources": ({"pool": {"ore": 1}}, {"pool": {"ore": 1, "magic": 1}}),
}


def owning(measure: str, *much: int) -> dict[str, Any]:
    """Heroes with nothing, with some, and with more; no two have the same Item."""
    spare = [item for item, card in cards().items.items() if not card.hero]
    laid: dict[str, Any] = {}
    for i, amount in enumerate(much):
        own = dict(MEASURES[measure][amount - 1]) if amount else {}
        if "items" in own:
            own["items"] = [spare.pop() for _ in own["items"]]
        laid[f"h{i}"] = {**NONE, **own}
    return laid


def calm(who: str) -> dict[str, Any]:
    return {"do": "gain", "what": "fate", "who": who}


def lucky(game: Game[Any], heroes: int) -> list[int]:
    return [i for i in range(heroes) if hero(game, i)["pool"].get("fate")]


@pytest.mark.rule("TH-2.10")
@pytest.mark.parametrize("measure", MEASURES)
def test_who_has_the_most_is_chosen_without_a_question(measure: str) -> None:
    game = run(calm(measure), seats=3, **owning(measure, 1, 2, 0))
    assert game.over and lucky(game, 3) == [1]


@pytest.mark.rule("TH-2.10")
@pytest.mark.parametrize("measure", MEASURES)
@pytest.mark.parametrize("taken", [0, 2])
def test_of_the_tied_and_of_them_only_the_chooser_picks_one(measure: str, taken: int) -> None:
    game = run(calm(measure), seats=3, **owning(measure, 2, 1, 2))
    assert kind(game) == "who" and options(game) == [("hero", 0), ("hero", 2)]
    play(game, ("hero", taken))
    assert game.over and lucky(game, 3) == [taken]


@pytest.mark.rule("TH-2.10")
@pytest.mark.parametrize("measure", MEASURES)
def test_nobody_has_the_most_of_what_nobody_has(measure: str) -> None:
    game = run(calm(measure), seats=3, **owning(measure, 0, 0, 0))
    assert game.over and lucky(game, 3) == []


@pytest.mark.rule("TH-2.10", "TH-2.3")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_in_the_event_phase_the_first_player_breaks_the_tie(first: int) -> None:
    laid = owning("most_wounds", 1, 1, 1)
    game = fever(first, **laid)
    assert game.decision is not None and (game.decision.kind, game.decision.seat) == ("who", first)
    assert sorted(options(game)) == [("hero", 0), ("hero", 1), ("hero", 2)]


def fever(first: int, **laid: Any) -> Game[Any]:
    """Marsh Fever: a Wound for the Hero with the most Wounds."""
    draws = {"event_survival": ["marsh_fever"]}
    game: Game[Any] = under["survival"].at("new_event", seats=3, first=first, flags=["storm"], draws=draws, **laid)
    return game


@pytest.mark.rule("TH-2.10", "TH-2.3")
def test_in_a_turn_the_active_player_breaks_the_tie() -> None:
    game = run(calm("most_threat"), seats=3, first=1, **owning("most_threat", 1, 1, 0))
    assert game.decision is not None and game.decision.seat == game.state.active


@pytest.mark.rule("TH-2.10")
def test_places_of_all_heroes_with_the_most_threat_may_be_chosen() -> None:
    block = {"do": "block", "what": "border", "at": {"area_of": "most_threat", "kinds": ["normal"]}}
    laid: dict[str, Any] = {"h1": {"area": "wood", "threat": 2}, "h2": {"area": "hill", "threat": 1}}
    game = ground.run(block, seats=3, h0={"area": "far", "threat": 2}, **laid)
    assert options(game) == [("border", "lane"), ("border", "gate")]
    game = ground.run(block, seats=3, h0={"area": "far", "threat": 1}, **laid)
    assert table(game)["blocked_borders"] == ["lane"]


@pytest.mark.rule("TH-2.10")
def test_of_the_locations_with_the_least_the_chooser_picks_one() -> None:
    place = {"id": "any", "box": "assign", "fewest": "raised"}
    laid = {"hut": {"boxes": [{"raised": ["gossip"]}]}, "keep": {"boxes": [{"raised": ["magic"]}]}}
    game = ground.run({"do": "block", "at": place}, locations=laid)
    assert options(game) == [("location", each) for each in ("mill", "crag", "post")]


# -- the order of a group ------------------------------------------------------------------------------------


def group(*foes: str, tokens: tuple[str, ...], **laid: Any) -> Game[Any]:
    return arena.fights(*tokens, at="pit", foes=list(foes), **laid)


@pytest.mark.rule("TH-25.11", "TH-25.2")
@pytest.mark.parametrize("order", [(0, 1), (1, 2), (2, 0), (2, 1)])
def test_three_cards_may_be_laid_in_any_order(order: tuple[int, int]) -> None:
    foes = ("twig", "dummy", "ogre")
    game = group(*foes, tokens=("minor", "minor", "average"))
    assert options(game) == [("next", 0), ("next", 1), ("next", 2)]
    play(game, ("next", order[0]))
    assert options(game) == [("next", i) for i in range(3) if i != order[0]]
    play(game, ("next", order[1]))
    last = 3 - sum(order)
    assert table(game)["fight"]["cards"] == [foes[i] for i in (*order, last)]


@pytest.mark.rule("TH-25.11")
def test_the_order_is_asked_for_before_the_dice_are_rolled_and_never_again() -> None:
    game = group("twig", "ogre", tokens=("minor", "average"), may={"reroll": 2}, dice=[1, 1, 1, 1])
    assert kind(game) == "order" and not table(game)["fight"]["faces"]
    play(game, ("next", 1))
    laid = ["ogre", "twig"]
    asked = []
    while game.state.fight is not None and not game.over:
        assert table(game)["fight"]["cards"] == laid
        asked.append(kind(game))
        play(game, ("reroll", 0) if ("reroll", 0) in options(game) else options(game)[0])
    assert "order" not in asked and "after_roll" in asked


# -- the Terrain cards of an adventure -----------------------------------------------------------------------


def kinds(game: Game[Any]) -> Counter[str]:
    """The Terrain cards of the Path and of the deck, by kind."""
    used = [*game.state.path, *game.state.terrain.items()]
    assert len(set(used)) == len(used)
    return Counter(cards().terrain[card].kind for card in used)


@pytest.mark.rule("TH-4.25")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("path", [["birch_valley"], ["birch_valley", "iron_brook", "quarry_road"]])
def test_a_given_path_brings_no_terrain_card_into_the_game_that_the_adventure_leaves_in_the_box(
    path: list[str], seed: int
) -> None:
    game = DOOR.at("take_token", path=path, seed=str(seed))
    assert game.state.path == path and kinds(game) == {"barren": 5, "standard": 8}


@pytest.mark.rule("TH-4.25")
def test_a_given_path_of_more_cards_than_the_adventure_uses_is_refused() -> None:
    standard = [card for card, entry in PACK.terrain.items() if entry.kind == "standard"]
    assert kinds(DOOR.at("take_token", path=standard[:8])) == {"barren": 5, "standard": 8}
    with pytest.raises(PositionError, match=r"path\[\d\].*TH-4.25"):
        DOOR.at("take_token", path=standard[:9])
