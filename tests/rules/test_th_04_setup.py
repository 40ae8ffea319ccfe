"""TH-4: setup; TH-5: winning and losing."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import fabletop
from fabletop import Game
from fabletop.kernel import SetupError

from .thorgal import GAME, Tale, begun, events, hero, kind, options, play, quiet_book, table, teach
from .thorgal_arena import arena, cards
from .thorgal_ground import ground, run

TEMPLE = Tale("torkans_temple")
PACK = fabletop.book(GAME).pack.load()
COUNTS = [1, 2, 3, 4]


def new(seats: int = 2, seed: int = 5, **settings: Any) -> Game[Any]:
    """A game at the first token of the first turn; what is asked in setup is answered with the first option."""
    game = fabletop.new(GAME, seats=seats, seed=seed, **settings)
    while kind(game) != "token":
        play(game, options(game)[0])
    return game


def heroes(game: Game[Any]) -> list[dict[str, Any]]:
    shown: list[dict[str, Any]] = table(game)["heroes"]
    return shown


# -- the table -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-4.1", "TH-4.2", "TH-4.3", "TH-4.5")
@pytest.mark.parametrize("adventure", PACK.adventures)
def test_any_adventure_can_be_chosen_and_brings_its_map_and_its_round_track(adventure: str) -> None:
    game = new(adventure=adventure)
    tale = PACK.adventures[adventure]
    assert list(table(game)["areas"]) == [area.id for area in tale.areas]
    assert (table(game)["round"], table(game)["rounds"]) == (1, tale.rounds)
    assert all(each["area"] == tale.setup.start for each in heroes(game))


@pytest.mark.rule("TH-4.1", "TH-4.2")
def test_torkans_temple_is_suggested_and_an_unknown_adventure_refused() -> None:
    assert table(new())["adventure"] == "torkans_temple"
    with pytest.raises(SetupError):
        fabletop.new(GAME, seats=2, adventure="the_lost_atlas")


@pytest.mark.rule("TH-4.6", "TH-4.7")
@pytest.mark.parametrize("adventure", PACK.adventures)
def test_exactly_two_event_decks_are_shuffled_each_by_itself(adventure: str) -> None:
    t = new(adventure=adventure).state
    assert len(t.events) == len(set(t.tale.decks)) == 2
    for name, deck in t.events.items():
        assert sorted(deck.items()) == sorted(id for id, card in PACK.events.items() if card.deck == name)
        assert deck.open == [False]  # shuffled: it has no order


@pytest.mark.rule("TH-4.8", "TH-4.25")
def test_all_15_terrain_cards_are_shuffled_and_the_top_one_begins_the_path() -> None:
    t = new().state
    assert len(t.path) == 1 and t.terrain.open == [False]
    assert sorted([*t.path, *t.terrain.items()]) == sorted(PACK.terrain)
    assert len({new(seed=seed).state.path[0] for seed in range(12)}) > 3


@pytest.mark.rule("TH-4.9", "TH-4.14")
def test_findings_and_the_enemies_of_each_tier_are_shuffled_decks() -> None:
    t = new().state
    assert t.findings.items() == sorted(PACK.findings) and t.findings.open == [False]
    assert list(t.foes) == ["minor", "average", "powerful", "monstrous"]
    for tier, deck in t.foes.items():
        assert deck.items() == sorted(id for id, card in PACK.enemies.items() if card.tier == tier)
        assert deck.open == [False]


@pytest.mark.rule("TH-4.10", "TH-4.13", "TH-14.15")
@pytest.mark.parametrize("adventure", PACK.adventures)
def test_the_row_is_that_of_the_adventure_in_ascending_order_and_the_rest_is_a_stack(adventure: str) -> None:
    t = new(adventure=adventure).state
    assert sorted(t.row) == sorted(t.tale.row)
    numbers = [PACK.actions[card].number for card in t.row]
    assert numbers == sorted(numbers)
    assert sorted([*t.row, *t.unused]) == sorted(PACK.actions)


@pytest.mark.rule("TH-4.11", "TH-4.12")
@pytest.mark.parametrize("seats", COUNTS)
def test_four_active_tokens_lie_beside_the_row_at_every_player_count(seats: int) -> None:
    game = new(seats)
    assert table(game)["beside"] == 4 and game.state.awake == [True] * 4
    assert all(card["tokens"] == [] for card in table(game)["row"])


@pytest.mark.rule("TH-4.29")
@pytest.mark.parametrize("row", [["gather_17", "combat_17", "move_3"], ["combat_17", "gather_17", "move_3"]])
def test_two_starting_cards_with_the_same_number_lie_as_the_data_names_them(row: list[str]) -> None:
    game = ground.at("take_token", row=row)
    assert [card["card"] for card in table(game)["row"]] == ["move_3", *row[:2]]


# -- Heroes --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-4.16")
def test_each_player_chooses_a_hero_that_nobody_has_taken() -> None:
    game = fabletop.new(GAME, seats=3, seed=1)
    for seat, id in enumerate(("kriss", "jolan", "thorgal")):
        assert game.decision is not None and (game.decision.seat, kind(game)) == (seat, "hero")
        play(game, ("hero", id))
        assert kind(game) == "first" or ("hero", id) not in options(game)
    assert [each["id"] for each in heroes(game)] == ["kriss", "jolan", "thorgal"]


@pytest.mark.rule("TH-4.16")
def test_heroes_may_be_dealt_at_random() -> None:
    games = [fabletop.new(GAME, seats=2, seed=seed, random_heroes=True) for seed in range(12)]
    assert {kind(game) for game in games} == {"first"}
    assert len({tuple(each["id"] for each in heroes(game)) for game in games}) > 3


@pytest.mark.rule("TH-4.17", "TH-4.18", "TH-4.20", "TH-4.24", "TH-4.28", "TH-8.16")
@pytest.mark.parametrize("id", PACK.heroes)
def test_a_hero_starts_with_what_the_board_shows_and_with_nothing_else(id: str) -> None:
    game = fabletop.new(GAME, seats=2, seed=3, adventure="torkans_temple")
    play(game, ("hero", id))
    play(game, options(game)[0])
    found = hero(game)
    entry = PACK.heroes[id]
    assert found["pool"] == dict(entry.start) and found["items"] == [entry.item]
    assert (found["dial"], found["track"], found["skill"]) == (1, 1, True)
    assert (found["threat"], found["wounds"]) == (0, [])


@pytest.mark.rule("TH-4.26", "TH-18.4")
def test_the_first_terrain_card_gives_no_bonus_whatever_it_is() -> None:
    games = [new(seed=seed) for seed in range(20)]
    corners = [PACK.terrain[game.state.path[0]].corner[0].verb for game in games]
    assert corners.count("gain") > 3
    assert {str(hero(game)["pool"]) for game in games} == {str(dict(PACK.heroes["thorgal"].start))}


@pytest.mark.rule("TH-4.19", "TH-4.30")
@pytest.mark.parametrize("seed", range(8))
def test_items_of_heroes_are_never_in_the_display_or_its_deck(seed: int) -> None:
    t = new(seed=seed).state
    assert not [item for item in [*t.display, *t.items.items()] if PACK.items[item].hero]
    assert [each for each in t.heroes if each.id not in ("thorgal", "aaricia")] == []


@pytest.mark.rule("TH-4.21")
def test_five_items_are_revealed_from_the_shuffled_deck() -> None:
    game = new()
    assert len(table(game)["display"]) == 5 and table(game)["decks"]["items"] == 25
    assert table(new(seed=6))["display"] != table(game)["display"]


@pytest.mark.rule("TH-2.3", "TH-4.22")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_players_choose_who_begins(first: int) -> None:
    game = fabletop.new(GAME, seats=3, seed=1)
    while kind(game) == "hero":
        play(game, options(game)[0])
    assert options(game) == [("hero", 0), ("hero", 1), ("hero", 2)]
    assert game.state.active == game.state.first == 0, "until then it is the first seat"
    play(game, ("hero", first))
    while kind(game) != "token":
        play(game, options(game)[0])
    assert table(game)["first"] == first
    assert game.decision is not None and game.decision.seat == first


@pytest.mark.rule("TH-4.23")
def test_lastly_the_extra_steps_of_the_adventure_are_carried_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are there for some numbers of Heroes, as the adventure says."""
    before = table(begun("torkans_temple", 2))
    raiders = {"do": "place_enemy", "tier": "minor", "at": {"id": "toll_gate"}}
    content, name = quiet_book().pack.load(), "torkans_temple:setup-2"
    monkeypatch.setitem(content.lists, name, ())  # taken away again afterwards
    teach(content, name, ({"do": "gain", "what": "gossip", "who": "each"}, raiders))
    after = table(begun("torkans_temple", 2))
    for was, now in zip(before["heroes"], after["heroes"]):
        assert now["pool"] == {**was["pool"], "gossip": was["pool"].get("gossip", 0) + 1}
    assert after["locations"]["toll_gate"]["enemies"] == [*before["locations"]["toll_gate"]["enemies"], "minor"]
    assert table(begun("torkans_temple", 3))["locations"] == before["locations"]
    assert any(each.setup.effects for each in PACK.adventures.values())


@pytest.mark.rule("TH-4.22", "TH-4.23")
@pytest.mark.parametrize("first", [0, 1])
def test_who_begins_is_active_while_the_extra_steps_are_carried_out(
    first: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    content, name = quiet_book().pack.load(), "torkans_temple:setup-2"
    monkeypatch.setitem(content.lists, name, ())  # taken away again afterwards
    teach(content, name, ({"do": "gain", "what": "common"},))
    game = begun("torkans_temple", 2, first, until="kind")
    assert table(game)["active"] == first and game.decision is not None and game.decision.seat == first


@pytest.mark.rule("TH-4.6", "TH-4.7")
@pytest.mark.parametrize("adventure", PACK.adventures)
def test_the_adventure_and_the_cards_of_its_two_decks_are_in_play(adventure: str) -> None:
    game = new(adventure=adventure)
    decks = game.state.tale.decks
    events = [id for id, card in PACK.events.items() if card.deck in decks]
    assert len(events) == 20 < len(PACK.events)
    assert fabletop.book(GAME).in_play(game.state) == {"adventure": [adventure], "event": events}


@pytest.mark.rule("TH-4.27")
@pytest.mark.parametrize("adventure", PACK.adventures)
def test_no_event_card_is_active_in_round_1(adventure: str) -> None:
    game = new(adventure=adventure)
    assert table(game)["event"] is None
    assert all(number == 10 for name, number in table(game)["decks"].items() if name.startswith("event_"))


# -- winning -------------------------------------------------------------------------------------------------

FULL = {
    "id": "jolan",
    "wounds": [
        {"shape": "tet_o", "cells": [[x, y], [x + 1, y], [x, y + 1], [x + 1, y + 1]]} for x in (0, 2) for y in (0, 2)
    ],
}


def result(game: Game[Any]) -> tuple[bool, str]:
    """Whether it was won, and the ending that was read."""
    assert game.over and game.result is not None
    assert len(set(game.result.scores)) == len(set(game.result.places)) == 1
    return game.result.scores[0] == 1, str(table(game)["ending"])


@pytest.mark.rule("TH-5.1", "TH-5.8")
def test_the_game_is_won_at_once_when_the_goal_is_achieved() -> None:
    game = TEMPLE.effects("par-4", track=2, told=[1, 6])  # three spaces to the left; then there would be a Side Thread
    assert result(game) == (True, "destruction")
    assert events(game)[-1].name == "ending" and "thread" not in [event.name for event in events(game)]


@pytest.mark.rule("TH-5.2", "TH-5.8")
def test_a_goal_wins_even_with_a_bitter_ending() -> None:
    assert result(TEMPLE.effects("par-4", track=2)) == (True, "destruction_cost")


@pytest.mark.rule("TH-5.2", "TH-5.11")
def test_of_alternative_goals_one_is_enough() -> None:
    free: dict[str, Any] = {place: {"enemies": []} for place in ("toll_gate", "watchtower", "captains_hall")}
    rebel = {"pool": {"power": 1}, "items": []}
    game = TEMPLE.act("assign", 1, "shackle_town", h0=rebel, round=3, locations=free, track=6)
    play(game, ("box", "slave_barracks-0"))
    assert result(game) == (True, "revolt")


# -- losing --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-5.3", "TH-5.4", "TH-5.7", "TH-9.8")
@pytest.mark.parametrize("adventure", PACK.adventures)
def test_a_wound_that_cannot_be_placed_kills_and_one_dead_hero_loses_the_game(adventure: str) -> None:
    game = Tale(adventure).at("effects", "yellow-quarry_road", 0, 1, "", seats=3, h1=FULL)
    won, ending = result(game)
    assert not won and events(game, "died")
    assert "death" in next(each.goals for each in PACK.adventures[adventure].endings if each.id == ending)


@pytest.mark.rule("TH-5.5", "TH-5.7", "TH-5.10")
@pytest.mark.parametrize("adventure", PACK.adventures)
def test_the_game_is_lost_when_the_marker_would_leave_the_round_track(adventure: str) -> None:
    rounds = PACK.adventures[adventure].rounds
    game = Tale(adventure).at("new_round", round=rounds)
    won, ending = result(game)
    assert not won and table(game)["round"] == rounds
    assert "time" in next(each.goals for each in PACK.adventures[adventure].endings if each.id == ending)


@pytest.mark.rule("TH-5.10")
def test_the_last_round_is_still_played() -> None:
    game = ground.at("new_round", round=2)
    assert table(game)["round"] == 3 and not game.over and kind(game) == "token"


@pytest.mark.rule("TH-5.6")
def test_an_adventure_may_add_its_own_defeat() -> None:
    assert result(TEMPLE.effects("icon-right", track=11)) == (False, "temple_rises")


TO_WIN, TO_DIE = {"do": "track", "n": 4}, {"do": "wound", "shape": "mono"}


@pytest.mark.rule("TH-5.9")
def test_goals_and_defeats_are_looked_at_after_every_effect_and_the_first_one_decides() -> None:
    assert result(run(TO_WIN, TO_DIE, h0=FULL)) == (True, "won")
    assert result(run(TO_DIE, TO_WIN, h0=FULL)) == (False, "lost")


@pytest.mark.rule("TH-5.9")
def test_one_effect_that_brings_both_is_a_defeat() -> None:
    # the fifth Threat fulfils the goal of the proud, the sixth is a Wound
    proud: dict[str, Any] = {"flags": ["proud"], "h0": {**FULL, "threat": 4}}
    assert result(run({"do": "threat", "n": 1}, **proud)) == (True, "won")
    assert result(run({"do": "threat", "n": 2}, **proud)) == (False, "lost")


@pytest.mark.rule("TH-5.12", "TH-5.8")
def test_the_result_is_won_or_lost_and_the_ending_that_is_read() -> None:
    game = TEMPLE.effects("icon-right", track=12, seats=4)
    assert game.result is not None
    assert (game.result.scores, game.result.places) == ((0,) * 4, (2,) * 4)
    assert game.result.rank == "th-torkans_temple-ending-temple_rises"


@pytest.mark.rule("TH-4.10")
def test_the_row_is_laid_in_ascending_order_however_the_adventure_names_its_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tale = cards().adventures["arena"]
    row = ("move_12", "gather_22", "craft_4")
    monkeypatch.setitem(cards().adventures, "arena", msgspec.structs.replace(tale, row=row))
    assert arena.at("take_token").state.row == ["craft_4", "move_12", "gather_22"]
