"""TH-13: rounds and turns."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game, IllegalChoice
from fabletop.games.thorgal.choices import SKILL, PutToken
from fabletop.games.thorgal.rounds.turn import TOKEN

from .thorgal import RICH, events, hero, kind, options, play, table
from .thorgal_ground import ground

BESIDE = -1
ROW = ["sacrifice_1", "craft_4", "combat_11", "move_12", "journey_19", "gather_22", "assign_25"]
CRAFT, MOVE, GATHER, ASSIGN = 1, 3, 5, 6  # their slots


def asked(game: Game[Any]) -> tuple[int, str]:
    assert game.decision is not None
    return game.decision.seat, game.decision.kind


def rest(game: Game[Any]) -> Game[Any]:
    """Play on to the next token or the end."""
    while not game.over and kind(game) != "token":
        play(game, options(game)[0])
    return game


def under(*cards: str, active: int = 4) -> list[dict[str, Any]]:
    """The four tokens, the first ones active."""
    return [{"under": card, "active": i < active} for i, card in enumerate(cards)]


def slots(game: Game[Any]) -> list[tuple[int, bool]]:
    return list(zip(game.state.tokens, game.state.awake))


@pytest.mark.rule("TH-13.1", "TH-13.2", "TH-13.7")
def test_a_round_is_four_turns_and_then_an_event_phase() -> None:
    game = ground.at("action_phase")
    turns = 0
    while table(game)["round"] == 1:
        assert table(game)["phase"] == "action" and not events(game, "event")
        turns += kind(game) == "token"
        assert sum(not awake for awake in game.state.awake) >= turns - 1
        play(game, options(game)[0])
    assert turns == 4 and [event.name for event in events(game)].count("token") == 4
    assert len(events(game, "event")) == 1 and game.state.awake == [True] * 4


@pytest.mark.rule("TH-13.3", "TH-13.18")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [(2, 0, [0, 1, 0, 1]), (2, 1, [1, 0, 1, 0]), (3, 0, [0, 1, 2, 0]), (3, 2, [2, 0, 1, 2]), (4, 1, [1, 2, 3, 0])],
)
def test_turns_go_clockwise_from_the_first_player_and_wrap_round(seats: int, first: int, order: list[int]) -> None:
    game = ground.at("action_phase", seats=seats, first=first)
    found = []
    while table(game)["round"] == 1:
        if kind(game) == "token":
            found.append(asked(game)[0])
        play(game, options(game)[0])
    assert found == order


@pytest.mark.rule("TH-13.4", "TH-13.5")
def test_a_token_is_turned_and_put_under_a_card_which_is_then_resolved() -> None:
    game = ground.at("take_token", h0={"items": []})
    assert [key[2] for key in options(game, "put")] == list(range(7))
    play(game, ("put", BESIDE, MOVE))
    assert slots(game).count((MOVE, False)) == 1 and slots(game).count((BESIDE, True)) == 3
    while kind(game) == "use":
        play(game, ("go",))
    assert asked(game) == (0, "cross") and table(game)["act"]["card"] == "move_12"


@pytest.mark.rule("TH-13.6", "TH-13.16")
def test_a_token_must_go_to_another_slot_than_its_own() -> None:
    game = ground.at("take_token", round=2, tokens=under("move_12", "move_12", "craft_4", "craft_4"))
    assert sorted({key[1] for key in options(game, "put")}) == [CRAFT, MOVE]
    assert ("put", MOVE, MOVE) not in options(game) and ("put", CRAFT, MOVE) in options(game)
    assert game.why(("put", MOVE, MOVE)) == (False, "TH-13.16")


@pytest.mark.rule("TH-13.8")
@pytest.mark.parametrize("area", ["home", "wood", "hill", "isle"])
def test_every_card_can_be_chosen_in_every_area(area: str) -> None:
    game = ground.at("take_token", h0={"area": area})
    assert [key[2] for key in options(game, "put")] == list(range(7))


@pytest.mark.rule("TH-13.9", "TH-13.17")
@pytest.mark.parametrize("slot", [0, 2, ASSIGN])
def test_actions_cost_nothing_and_one_that_does_nothing_brings_no_penalty(slot: int) -> None:
    own = {"area": "hill", "pool": {}, "threat": 3, "items": [], "skill": False}
    game = rest(play(ground.at("take_token", h0=own), ("put", BESIDE, slot)))
    assert asked(game) == (1, "token")
    assert hero(game)["pool"] == {} and hero(game)["wounds"] == [] and not events(game, "unmet")


@pytest.mark.rule("TH-13.9")
def test_a_craft_costs_nothing() -> None:
    game = play(ground.at("take_token", h0={"pool": RICH, "items": []}), ("put", BESIDE, CRAFT), ("go",))
    play(game, options(game, "take")[0])
    assert hero(game)["pool"] == RICH and len(hero(game)["items"]) == 1


@pytest.mark.rule("TH-13.10")
def test_there_are_seven_basic_actions() -> None:
    game = ground.at("take_token")
    types = ["sacrifice", "craft", "combat", "move", "journey", "gather", "assign"]
    assert [game.state.types_under(slot) for slot in range(7)] == [(each,) for each in types]
    assert all(f"do_{each}" in game.book.scenes.by_name for each in types)


@pytest.mark.rule("TH-13.11")
def test_in_the_own_turn_a_hero_may_use_the_skill_and_items_that_apply() -> None:
    items = {"id": "thorgal", "items": ["snowshoes", "whetstone"]}  # for a Journey, for a Combat
    game = play(ground.at("take_token", h0=items), ("put", BESIDE, 4))
    assert kind(game) == "use" and options(game) == [("go",), ("skill",), ("item", "snowshoes")]


@pytest.mark.rule("TH-13.12")
def test_any_active_token_may_be_taken_wherever_it_lies() -> None:
    tokens = under("move_12", "craft_4", "assign_25", "gather_22", active=3)
    game = ground.at("take_token", round=2, active=1, tokens=tokens)
    assert sorted({key[1] for key in options(game, "put")}) == [CRAFT, MOVE, ASSIGN]


@pytest.mark.rule("TH-13.13")
def test_a_token_may_join_others_under_a_card() -> None:
    tokens = under("move_12", "craft_4", "craft_4", "craft_4", active=2)
    game = play(ground.at("take_token", round=2, tokens=tokens), ("put", MOVE, CRAFT))
    assert game.state.tokens.count(CRAFT) == 4


@pytest.mark.rule("TH-13.14")
def test_a_turn_cannot_be_passed() -> None:
    game = ground.at("take_token", h0={"area": "hill", "items": [], "skill": False, "pool": {}})
    assert {key[0] for key in options(game)} == {"put"}
    for key in (("pass",), ("done",), ("go",)):
        with pytest.raises(IllegalChoice):
            game.choose(key)


@pytest.mark.rule("TH-13.15")
def test_with_all_other_cards_blocked_a_token_is_turned_where_it_lies() -> None:
    tokens = under("move_12", "move_12", "move_12", "move_12")
    game = ground.at("take_token", round=2, h0={"items": []}, tokens=tokens)
    game.state.blocked += [card for card in ROW if card != "move_12"]
    rest(play(game, ("put", MOVE, CRAFT)))  # the last card that was free to take
    assert table(game)["round"] == 3 and len(events(game, "token")) == 1  # three turns ended by themselves
    assert slots(game).count((MOVE, True)) == 3 and asked(game)[1] == "token"


@pytest.mark.rule("TH-13.4", "TH-13.14")
def test_of_two_tokens_under_a_card_the_active_one_is_taken() -> None:
    tokens = [{"under": "move_12", "active": False}, {"under": "move_12", "active": True}, {}, {}]
    game = ground.at("take_token", h0={"items": []}, tokens=tokens)
    play(game, ("put", MOVE, CRAFT))
    assert slots(game)[:2] == [(MOVE, False), (CRAFT, False)]


@pytest.mark.rule("TH-13.16", "TH-31.5")
def test_a_token_may_be_put_under_any_other_card_without_a_block() -> None:
    game = ground.at("take_token", tokens=[{"under": "move_12"}, {}, {}, {}])
    game.state.blocked.append("craft_4")
    assert TOKEN.judge is not None
    judged = {to: TOKEN.judge(game.state, 0, PutToken(MOVE, to), 0) for to in range(len(game.state.row))}
    assert {to: why for to, why in judged.items() if why} == {MOVE: "TH-13.16", CRAFT: "TH-31.5"}
    assert TOKEN.judge(game.state, 0, SKILL, 0) == ""


@pytest.mark.rule("TH-13.19")
@pytest.mark.parametrize(
    ("action", "declines"),
    [
        ("move", False),
        ("journey", False),
        ("gather", False),
        ("combat", False),
        ("sacrifice", False),
        ("assign", True),
        ("craft", True),
    ],
)
def test_only_assign_and_craft_may_be_done_with_nothing(action: str, declines: bool) -> None:
    places = {"den": {"enemies": ["minor"]}, "hut": {"enemies": ["average"] if action == "combat" else []}}
    own = {"pool": RICH, "items": [], "track": 2, "skill": False}
    game = ground.act(action, 1, "home", h0=own, locations=places, path=["birch_valley", "iron_brook"])
    nothing = {("nothing",), ("done",), ("stop",), ("enough",), ("skip",), ("go",)}
    assert bool(nothing & set(options(game))) == declines
