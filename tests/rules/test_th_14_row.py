"""TH-14: Action cards and the Action Row; TH-15: replacing, Special Action cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import fabletop
from fabletop import Game
from fabletop.games.thorgal.rounds.action import forecast, run_rest
from fabletop.games.thorgal.rounds.row import BESIDE_WHICH

from .thorgal import GAME, Tale, events, hero, kind, options, play, table
from .thorgal_ground import ground, run

TEMPLE = Tale("torkans_temple")
PACK = fabletop.book(GAME).pack.load()
BESIDE = -1
ROW = ["sacrifice_1", "craft_4", "combat_11", "move_12", "journey_19", "gather_22", "assign_25"]
PLAIN = {"id": "kriss", "items": [], "pool": {}}  # her Skill is for Combats


def under(*cards: str, awake: Sequence[int] = (0,)) -> list[dict[str, Any]]:
    """Four tokens under these cards, the rest of them beside the Row."""
    return [{"under": (*cards, "", "", "", "")[i], "active": i in awake or i >= len(cards)} for i in range(4)]


def put(card: str, *tokens: str, row: Sequence[str] = ROW, where: Tale = ground, **laid: Any) -> Game[Any]:
    """The first Hero puts a token from beside the Row under a card; others lie under these cards already."""
    laid["h0"], laid["h1"] = {**PLAIN, **laid.get("h0", {})}, {"pool": {}, "items": []}
    game = where.at("take_token", row=list(row), tokens=under(*tokens), **laid)
    return play(game, ("put", BESIDE, cards(game).index(card)))


def cards(game: Game[Any]) -> list[str]:
    return [each["card"] for each in table(game)["row"]]


def value(game: Game[Any]) -> int:
    return int(table(game)["act"]["value"])


def until(game: Game[Any], *kinds: str) -> Game[Any]:
    while kind(game) not in kinds:
        play(game, options(game)[0])
    return game


# -- cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-14.1", "TH-14.9", "TH-14.13")
@pytest.mark.parametrize("card", [id for id, card in PACK.actions.items() if len(card.main) == 1])
def test_a_token_resolves_the_main_action_with_its_printed_value_and_all_plus_bonuses(card: str) -> None:
    places, own = {"den": {"enemies": ["minor"]}}, {"threat": 2, "pool": {"gossip": 2}}
    game = put(card, row=[card, "move_12" if card != "move_12" else "craft_4"], h0=own, locations=places)
    entry = PACK.actions[card]
    act = game.state.act
    plus = [
        effect for bonus in entry.bonus if bonus.mode != "left" for effect in bonus.effects if effect.verb == "plus"
    ]
    printed = 2 if card == "sacrifice_7" else entry.main[0].value  # its value is the Threat
    assert act.type == entry.main[0].type and act.value == printed + sum(int(effect.n) for effect in plus)


@pytest.mark.rule("TH-14.2", "TH-14.22")
@pytest.mark.parametrize(("number", "type", "worth"), [(0, "assign", 3), (1, "move", 3)])
def test_of_two_main_actions_one_is_chosen_and_a_plus_is_for_it(number: int, type: str, worth: int) -> None:
    game = put("assign_20", row=["assign_20", "craft_4"], h0={"pool": {"gossip": 2}})
    assert kind(game) == "main" and options(game) == [("main", 0), ("main", 1)]
    play(game, ("main", number))
    assert (game.state.act.type, game.state.act.value) == (type, worth)


@pytest.mark.rule("TH-14.3")
@pytest.mark.uses("journey_29")
def test_extra_effects_change_or_accompany_the_main_action() -> None:
    game = put("sacrifice_7", row=["sacrifice_7", "craft_4"], h0={"threat": 3})
    assert value(game) == 3  # it counts the Threat
    road: dict[str, Any] = {"row": ["journey_29", "craft_4"], "path": ["moor_1", "moor_2"]}
    game = until(put("journey_29", "journey_29", **road), "token")
    assert [event.args[0] for event in events(game, "threat")] == ["kriss"]  # two tokens are there
    assert not events(until(put("journey_29", **road), "token"), "threat")


@pytest.mark.rule("TH-14.4")
def test_most_cards_have_bonuses_that_depend_on_tokens() -> None:
    with_bonus = [card for card in PACK.actions.values() if card.bonus]
    assert len(with_bonus) > len(PACK.actions) / 2
    assert {bonus.mode for card in with_bonus for bonus in card.bonus} == {"sole", "left", "stack"}


# -- Bonus modes ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-14.5")
@pytest.mark.parametrize(
    ("tokens", "worth"), [((), 2), (("craft_4",), 1), (("craft_4", "craft_4"), 1), (("move_12",), 2)]
)
def test_sole_works_only_if_exactly_one_token_is_under_the_card(tokens: tuple[str, ...], worth: int) -> None:
    assert value(put("craft_4", *tokens)) == worth


@pytest.mark.rule("TH-14.6", "TH-14.7", "TH-14.24")
@pytest.mark.parametrize(
    ("tokens", "worth"),
    [
        ((), 1),  # three more lie beside the Row
        (("sacrifice_1",), 2),
        (("sacrifice_1", "journey_19"), 3),
        (("craft_4", "craft_4"), 3),
        (("gather_22", "gather_22"), 1),
        (("assign_25", "assign_25"), 1),
    ],
)
def test_left_works_once_for_each_token_to_the_left_of_the_card(tokens: tuple[str, ...], worth: int) -> None:
    assert value(put("gather_22", *tokens)) == worth


@pytest.mark.rule("TH-14.8")
@pytest.mark.parametrize(("tokens", "worth"), [((), 2), (("move_3",), 3), (("move_3",) * 3, 5), (("craft_4",), 2)])
def test_stack_works_once_for_each_token_under_the_card_with_the_one_just_placed(
    tokens: tuple[str, ...], worth: int
) -> None:
    assert value(put("move_3", *tokens, row=["move_3", *ROW[1:3]])) == worth


@pytest.mark.rule("TH-14.16")
@pytest.mark.parametrize("awake", [(), (0, 1)])
def test_tokens_on_either_side_count(awake: tuple[int, ...]) -> None:
    tokens = under("craft_4", "move_12", awake=awake)
    game = play(ground.at("take_token", row=ROW, tokens=tokens, h0=PLAIN), ("put", BESIDE, 5))
    assert value(game) == 3


@pytest.mark.rule("TH-14.17")
def test_the_moved_token_counts_only_in_its_new_slot() -> None:
    game = ground.at("take_token", row=ROW, tokens=under("craft_4", "craft_4"), h0=PLAIN)
    play(game, ("put", 1, 5))  # from the left of the card, where one stays
    assert value(game) == 2
    game = play(ground.at("take_token", row=ROW, tokens=under("craft_4", "gather_22"), h0=PLAIN), ("put", BESIDE, 1))
    assert value(game) == 1  # there are two tokens now


@pytest.mark.rule("TH-14.17", "TH-16.12")
@pytest.mark.parametrize(
    ("card", "tokens", "worth"),
    [
        ("move_3", ("move_3", "move_3"), 4),
        ("move_27", ("craft_4", "craft_4"), 3),
        ("journey_10", ("craft_4",), 2),
        ("journey_10", ("journey_10",), 1),
    ],
)
def test_a_card_is_worth_what_it_was_said_it_would_be(card: str, tokens: tuple[str, ...], worth: int) -> None:
    row = sorted(["craft_4", card], key=lambda each: PACK.actions[each].number)
    game = ground.at("take_token", row=row, tokens=under(*tokens), h0=PLAIN)
    assert forecast(game.state, row.index(card)) == [worth]
    assert value(play(game, ("put", BESIDE, row.index(card)))) == worth


# -- separate Bonuses ----------------------------------------------------------------------------------------


@pytest.mark.rule("TH-14.11", "TH-14.12", "TH-14.23")
def test_a_bonus_without_an_action_comes_after_the_main_action_and_may_be_declined() -> None:
    game = until(put("twin", row=["twin", "craft_4"], path=["birch_valley"]), "bonus")
    assert [event.name for event in events(game)][-2:] == ["gathered", "gained"]
    assert options(game) == [("done",), ("bonus", 0), ("bonus", 1)]
    before = dict(hero(game)["pool"])
    play(game, ("bonus", 1), ("done",))
    assert hero(game)["pool"] == {**before, "magic": before.get("magic", 0) + 1}


@pytest.mark.rule("TH-14.12")
def test_what_changes_the_action_is_not_resolved_apart() -> None:
    state = ground.at("take_token", row=["long_road", "twin"]).newest().state.clone()
    before = list(state.agenda)
    run_rest(state, "bonus-long_road-0", 0)
    assert state.agenda == before
    run_rest(state, "bonus-twin-0", 0)
    assert state.agenda == [*before, ("one_effect", "bonus-twin-0", 0, 0)]


@pytest.mark.rule("TH-14.11", "TH-14.8")
def test_a_separate_bonus_comes_as_often_as_it_is_activated() -> None:
    game = until(put("twin", "twin", row=["twin", "craft_4"], path=["birch_valley"]), "bonus")
    play(game, ("bonus", 1), ("bonus", 1))
    assert options(game) == [("done",), ("bonus", 0)]


@pytest.mark.rule("TH-14.23")
def test_a_bonus_that_harms_may_not_be_declined() -> None:
    game = until(put("grim", row=["grim", "craft_4"], path=["birch_valley"]), "bonus")
    assert options(game) == [("bonus", 0), ("bonus", 1)] and game.why(("done",)) == (False, "TH-14.23")
    play(game, ("bonus", 0))
    assert hero(game)["threat"] == 1 and options(game) == [("done",), ("bonus", 1)]


@pytest.mark.rule("TH-14.10", "TH-14.18", "TH-14.19")
def test_additional_actions_come_after_the_main_action_with_their_printed_value() -> None:
    row = ["craft_4", "gather_22", "busy"]
    game = put("busy", "busy", "gather_22", "craft_4", row=row, path=["birch_valley"])
    tokens = list(game.state.tokens)
    play(until(game, "craft"), options(game, "take")[0])
    for number in (1, 2):  # once for each of the two tokens
        play(until(game, "bonus"), ("bonus", 0))
        assert table(game)["act"]["type"] == "gather" and value(game) == 2  # no Bonus of the gather card in the Row
        assert not table(game)["act"]["main"] and table(game)["act"]["hero"] == 0
        before = sum(hero(game)["pool"].values())
        play(until(game, "gather"), options(game)[0])
        assert sum(hero(game)["pool"].values()) == before + 2 and number
    assert until(game, "token").state.tokens == tokens
    assert game.decision is not None and game.decision.seat == 1


@pytest.mark.rule("TH-14.13", "TH-14.14")
def test_an_additional_action_gives_a_card_no_further_type() -> None:
    assert game_types("busy") == ("craft",)
    game = run({"do": "gain_card", "card": "gather_8"}, row=["busy", "move_12"])
    assert game.over and cards(game) == ["move_12", "busy"]


def game_types(card: str) -> tuple[str, ...]:
    types: tuple[str, ...] = ground.book().pack.load().actions[card].types()
    return types


@pytest.mark.rule("TH-14.20", "TH-15.3")
@pytest.mark.parametrize(
    ("side", "pair"), [("left_of", ["assign_30", "gather_30"]), ("right_of", ["gather_30", "assign_30"])]
)
def test_a_new_card_goes_on_either_side_of_one_with_its_number(side: str, pair: list[str]) -> None:
    game = run({"do": "gain_card", "card": "assign_30"}, row=["craft_4", "assign_25", "gather_30", "move_35"])
    play(game, ("replace", "assign_25"))
    assert options(game) == [("left_of", "gather_30"), ("right_of", "gather_30")]
    assert BESIDE_WHICH.options(game.state, 0, ("assign_30", "gather_30")) == [], "not beside the card that leaves"
    assert cards(play(game, (side, "gather_30"))) == ["craft_4", *pair, "move_35"]


@pytest.mark.rule("TH-14.15")
def test_the_row_is_in_ascending_order_whatever_the_order_in_which_cards_come() -> None:
    assert cards(ground.at("take_token", row=ROW[::-1])) == ROW


@pytest.mark.rule("TH-14.21")
def test_gather_and_sacrifice_use_their_value_in_full_and_move_may_use_less() -> None:
    game = put("gather_22", "craft_4", "move_12", path=["birch_valley"])
    play(game, ("gather", 1))  # a Building Material
    assert hero(game)["pool"] == {"building": 3}
    game = ground.act("sacrifice", 2, "home")
    play(game, options(game)[0])
    assert kind(game) == "wound"
    play(game, options(game)[0])
    assert len(hero(game)["wounds"]) == 2
    game = play(ground.act("move", 3, "home"), ("cross", "lane"))
    assert ("stop",) in options(game)


# -- replacing -----------------------------------------------------------------------------------------------


def gain(card: str, **laid: Any) -> Game[Any]:
    return run({"do": "gain_card", "card": card}, **{"row": ROW, **laid})


@pytest.mark.rule("TH-15.1", "TH-15.2", "TH-2.3")
def test_a_new_card_comes_from_the_unused_stack_and_may_replace_one_of_its_type() -> None:
    game = gain("craft_24", active=1)
    assert game.decision is not None and (game.decision.seat, kind(game)) == (1, "replace")
    assert options(game) == [("keep",), ("replace", "craft_4")]
    assert [event.args for event in events(game, "new_card")] == [("craft_24",)]
    assert gain("craft_4").over  # it lies in the Row already


@pytest.mark.rule("TH-15.3", "TH-15.4", "TH-15.11")
def test_the_new_card_goes_where_its_number_demands_and_the_others_make_room() -> None:
    game = play(gain("craft_24"), ("replace", "craft_4"))
    assert cards(game) == ["sacrifice_1", "combat_11", "move_12", "journey_19", "gather_22", "craft_24", "assign_25"]
    assert "craft_4" in game.state.unused and "craft_24" not in game.state.unused


@pytest.mark.rule("TH-15.11")
def test_a_replaced_card_comes_back_through_an_effect_that_names_it() -> None:
    back = [{"do": "gain_card", "card": "craft_24"}, {"do": "gain_card", "card": "craft_4"}]
    game = play(run(*back, row=ROW), ("replace", "craft_4"), ("replace", "craft_24"))
    assert cards(game) == ROW


@pytest.mark.rule("TH-15.5", "TH-15.7")
def test_tokens_stay_in_their_slots_while_cards_shift() -> None:
    tokens = under("craft_4", "combat_11", "assign_25", awake=())
    game = play(gain("craft_24", tokens=tokens), ("replace", "craft_4"))
    assert game.state.tokens == [1, 2, 6, BESIDE]
    lying = {card["card"]: len(card["tokens"]) for card in table(game)["row"] if card["tokens"]}
    assert lying == {"combat_11": 1, "move_12": 1, "assign_25": 1}  # other cards than before
    assert [card["left"] for card in table(game)["row"]] == [0, 0, 1, 2, 2, 2, 2]


@pytest.mark.rule("TH-15.6")
def test_what_lies_on_a_replaced_card_is_discarded() -> None:
    game = gain("craft_24", goals={"craft_4": 1, "move_12": 1})
    game.state.blocked.append("craft_4")
    play(game, ("replace", "craft_4"))
    assert table(game)["goals"] == {"move_12": 1} and game.state.blocked == []


@pytest.mark.rule("TH-15.8")
def test_what_lies_on_a_card_travels_with_it() -> None:
    game = gain("craft_24", goals={"move_12": 1})
    game.state.blocked.append("combat_11")
    play(game, ("replace", "craft_4"))
    row = table(game)["row"]
    assert [card["card"] for card in row if card["goals"]] == ["move_12"] and row[2]["goals"] == 1
    assert [card["card"] for card in row if card["blocked"]] == ["combat_11"] and row[1]["blocked"]


@pytest.mark.rule("TH-15.9")
def test_without_a_card_of_its_type_the_new_card_goes_back() -> None:
    game = gain("craft_24", row=[card for card in ROW if card != "craft_4"])
    assert game.over and "craft_24" in game.state.unused and len(cards(game)) == 6


@pytest.mark.rule("TH-15.10")
def test_a_refused_card_goes_back_and_is_offered_again_only_by_another_effect() -> None:
    game = play(gain("craft_24"), ("keep",))
    assert game.over and cards(game) == ROW and "craft_24" in game.state.unused
    twice = [{"do": "gain_card", "card": "craft_24"}] * 2
    assert kind(play(run(*twice, row=ROW), ("keep",))) == "replace"


@pytest.mark.rule("TH-15.12", "TH-14.22")
def test_of_several_cards_of_the_type_the_players_choose_one() -> None:
    game = gain("move_27", row=["move_3", "move_12", "assign_20", "craft_4"])  # one of them is Assign or Move
    assert options(game, "replace") == [("replace", "move_3"), ("replace", "move_12"), ("replace", "assign_20")]


@pytest.mark.rule("TH-15.13", "TH-15.7")
def test_a_replacement_in_the_middle_of_an_action_does_not_change_its_bonuses() -> None:
    row = ["craft_4", "assign_9", "move_12"]
    rich = {"pool": {"gossip": 2}, "area": "shepherd_vale"}
    game = put("assign_9", "craft_4", "craft_4", row=row, where=TEMPLE, h0=rich)
    play(game, ("box", "hidden_assembly-0"), ("put", "gossip"))  # it brings craft_13
    play(until(game, "replace"), ("replace", "craft_4"))
    assert cards(game) == ["assign_9", "move_12", "craft_13"]  # two tokens lie under the card now
    play(until(game, "bonus"), ("bonus", 0))
    assert hero(game)["pool"]["gossip"] == 1
    assert [len(card["tokens"]) for card in table(game)["row"]] == [2, 1, 0]


# -- Special Action cards ------------------------------------------------------------------------------------


def specials(game: Game[Any]) -> dict[str, list[str]]:
    return {card["card"]: card["specials"] for card in table(game)["row"] if card["specials"]}


@pytest.mark.rule("TH-15.15", "TH-15.19")
def test_special_action_cards_have_letters_and_no_place_in_the_row() -> None:
    assert all(len(card.letter) == 1 and card.letter.isupper() for card in PACK.specials.values())
    assert not set(PACK.specials) & set(PACK.actions)


@pytest.mark.rule("TH-15.16", "TH-15.19")
def test_a_special_card_is_put_under_the_card_of_its_action_without_a_question() -> None:
    game = run({"do": "special_action", "letter": "F"}, row=ROW)
    assert game.over and specials(game) == {"move_12": ["special_f"]} and cards(game) == ROW


@pytest.mark.rule("TH-15.17")
def test_a_special_card_stays_with_its_action_when_the_card_is_replaced() -> None:
    game = play(gain("move_35", specials=["special_f"]), ("replace", "move_12"))
    assert specials(game) == {"move_35": ["special_f"]}


@pytest.mark.rule("TH-15.18", "TH-15.20")
def test_a_token_under_that_card_resolves_the_special_card_as_well() -> None:
    foes = {"mill": {"enemies": ["minor"]}}
    game = put("plain_move", row=["plain_move", "craft_4"], specials=["special_f"], locations=foes)
    assert value(game) == 2  # 1, and 1 more
    play(game, ("cross", "lane"), ("stop",))
    told = [event.name for event in events(game)]
    assert told.index("moved") < told.index("threat")  # what does not change the action comes after it
    game = until(put("craft_4", row=["plain_move", "craft_4"], specials=["special_f"], locations=foes), "token")
    assert not events(game, "threat")  # another action


@pytest.mark.rule("TH-15.20")
def test_a_price_for_a_change_of_the_action_is_asked_before_it() -> None:
    game = put("assign_9", row=["assign_9", "craft_4"], specials=["special_d"], h0={"pool": {"gossip": 3}})
    assert kind(game) == "pay"
    play(game, ("pay",))
    assert kind(game) == "assign" and table(game)["act"]["may"] == {"discount": 1}


@pytest.mark.rule("TH-15.21")
def test_without_a_card_of_its_action_a_special_card_waits_beside_the_row() -> None:
    game = ground.at("take_token", row=["craft_4", "gather_22"], specials=["special_f"])
    assert table(game)["specials"] == ["special_f"] and specials(game) == {}
    game = ground.at("take_token", row=["craft_4", "move_3"], specials=["special_f"])
    assert specials(game) == {"move_3": ["special_f"]}


@pytest.mark.rule("TH-5.9", "TH-14.11")
def test_what_a_bonus_reaches_ends_the_game_at_once() -> None:
    tokens = [{"under": "lofty", "active": False}, {}, {}, {}]
    game = ground.at("main_action", 0, 1, row=["craft_4", "lofty"], tokens=tokens, track=8, h0={"skill": False})
    while kind(game) != "bonus":
        play(game, options(game)[0])
    play(game, ("bonus", 0))
    assert game.over and table(game)["ending"] == "won"
