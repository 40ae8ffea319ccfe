"""RP-10: the Cleanup Phase."""

from __future__ import annotations

import random
from typing import Any

import pytest

import fabletop
from fabletop import Game

from .roll_player import at, events, kind, options, play, pool, seat, table

CARDS = fabletop.book("roll-player").pack.load().market
ALL = sorted(CARDS)
AREAS = {"armor": "armor", "trait": "traits", "skill": "exhausted"}
CLASSES = ("wizard", "warrior", "thief", "cleric")
BEFORE_THE_ROLL = {"skills": ["search"]}  # who can Search is asked before the dice are drawn


def cleanup(seats: int = 2, s0: dict[str, Any] | None = None, **fields: Any) -> Game[Any]:
    """The Cleanup Phase; what follows stops before the dice of the next round are drawn."""
    who: dict[str, Any] = {f"s{i}": {"class": CLASSES[i]} for i in range(seats)}
    who["s0"] = {**who["s0"], **BEFORE_THE_ROLL, **(s0 or {})}
    return at("cleanup", seats=seats, **who, **fields)


def owned_by_seat_1(cards: list[str]) -> dict[str, list[str]]:
    return {area: [card for card in cards if AREAS.get(CARDS[card].type) == area] for area in AREAS.values()}


def weapons(cards: list[str]) -> list[str]:
    """Nobody has hands for so many: they lie aside."""
    return [card for card in cards if CARDS[card].type == "weapon"]


@pytest.mark.rule("RP-10.1", "RP-10.2")
def test_tokens_go_before_skills_are_refreshed_and_all_else_comes_after() -> None:
    cards = {"market": ["weak", "longsword", "chain_helm"], "initiative": pool("", "red 4", "", gold={2: 0})}
    game = cleanup(s0={"charisma": 2, "exhausted": ["climb"]}, table=cards)
    bag = table(game)["bag"]["red"]
    assert kind(game) == "refresh"
    assert seat(game)["charisma"] == 0  # step 1 is done, steps 3 to 6 are not
    assert table(game)["initiative"][1]["die"] == "red 4"
    assert table(game)["market"] == ["weak", "longsword", "chain_helm"]
    assert table(game)["initiative"][1]["gold"] == 0
    assert table(game)["start_player"] == 0
    play(game, ("refresh", "climb"))
    assert table(game)["bag"]["red"] == bag + 1
    assert "weak" in table(game)["discard"] and len(table(game)["market"]) == 3
    assert table(game)["initiative"][1]["gold"] == 1
    assert table(game)["start_player"] == 1


@pytest.mark.rule("RP-10.1", "RP-10.10")
def test_what_step_three_discards_can_come_back_in_step_four() -> None:
    # All cards but those of the Market belong to somebody: only the old Market can become the new one.
    cards = [card for card in ALL if card not in ("weak", "longsword", "chain_helm", "search")]
    game = at(
        "cleanup",
        s0={"class": "wizard", **BEFORE_THE_ROLL},
        s1={"class": "warrior", **owned_by_seat_1(cards)},
        table={"trash": weapons(cards), "market": ["weak", "longsword", "chain_helm"], "discard": []},
    )
    play(game, ("pass",))  # the refresh of seat 1
    assert sorted(table(game)["market"]) == ["chain_helm", "longsword", "weak"]


@pytest.mark.rule("RP-10.2")
@pytest.mark.parametrize("tokens", [1, 3])
def test_all_players_lose_their_unused_charisma_tokens(tokens: int) -> None:
    who = {"s0": {"class": "wizard", "charisma": tokens}, "s1": {"class": "warrior", "charisma": 1}}
    game = at("cleanup", **who)
    assert [seat(game, i)["charisma"] for i in (0, 1)] == [0, 0]
    assert [seat(game, i)["gold"] for i in (0, 1)] == [5, 5]


@pytest.mark.rule("RP-10.3")
def test_each_player_may_refresh_one_of_the_own_exhausted_skills() -> None:
    game = at(
        "cleanup",
        s0={"class": "wizard", "exhausted": ["climb", "knowledge"]},
        s1={"class": "warrior", "exhausted": ["pickpocket", "negotiate"]},
    )
    assert options(game) == [("pass",), ("refresh", "climb"), ("refresh", "knowledge")]
    play(game, ("refresh", "knowledge"))
    assert (seat(game)["skills"], seat(game)["exhausted"]) == (["knowledge"], ["climb"])
    assert (game.decision.seat, kind(game)) == (1, "refresh")  # one, not two
    play(game, ("refresh", "pickpocket"))
    assert (seat(game, 1)["skills"], seat(game, 1)["exhausted"]) == (["pickpocket"], ["negotiate"])
    assert kind(game) != "refresh"


@pytest.mark.rule("RP-10.4")
def test_refreshing_may_be_declined() -> None:
    game = at("cleanup", s0={"class": "wizard", "exhausted": ["climb"]}, s1={"class": "warrior"})
    play(game, ("pass",))
    assert (seat(game)["skills"], seat(game)["exhausted"]) == ([], ["climb"])
    assert kind(game) != "refresh"


@pytest.mark.rule("RP-10.5")
@pytest.mark.parametrize("colour", ["red", "gold"])
def test_the_die_on_the_unchosen_card_goes_back_into_the_bag(colour: str) -> None:
    count = 13 if colour == "gold" else 10
    game = cleanup(table={"initiative": pool("", "", f"{colour} 4", taken={1: 0, 2: 1})})
    assert kind(game) == "window"
    assert table(game)["bag"][colour] == count
    assert [card["die"] for card in table(game)["initiative"]] == [None, None, None]


@pytest.mark.rule("RP-10.6")
def test_cards_left_in_the_market_go_to_the_discard_pile() -> None:
    game = cleanup(table={"market": ["weak", "longsword"], "discard": ["climb"]})
    assert table(game)["discard"] == ["climb", "longsword", "weak"]
    assert not {"weak", "longsword"} & {*table(game)["market"]}


@pytest.mark.rule("RP-10.7")
@pytest.mark.parametrize(("seats", "number"), [(2, 3), (3, 4), (4, 5)])
@pytest.mark.parametrize("left", [0, 1, 6])
def test_the_new_market_has_as_many_cards_of_the_deck_as_there_are_initiative_cards(
    seats: int, number: int, left: int
) -> None:
    following = ["chain_tunic", "knowledge", "proud", "greedy", "longbow", "nimble"]
    old = ["weak", "longsword", "climb", "honest", "loyal", "foolish"][:left]
    game = cleanup(seats, table={"market": old, "discard": []}, draws={"deck": following})
    assert table(game)["market"] == following[:number]
    assert len(table(game)["initiative"]) == number
    assert table(game)["deck"] == 53 - left - number - 1  # and the Search of seat 0


@pytest.mark.rule("RP-10.8", "RP-10.10")
@pytest.mark.parametrize("in_deck", [0, 1, 2])
def test_a_deck_that_runs_out_is_drawn_to_its_end_and_then_made_from_the_discard_pile(in_deck: int) -> None:
    rest = [card for card in ALL if card != "search"]
    deck, market, discard = rest[:in_deck], rest[in_deck : in_deck + 2], rest[in_deck + 2 :]
    game = cleanup(table={"market": market, "discard": discard})
    assert sorted(table(game)["market"][:in_deck]) == deck
    assert len(table(game)["market"]) == 3
    assert table(game)["discard"] == []  # the cards of the old Market were shuffled in too
    assert table(game)["deck"] == 52 - 3
    assert [event.args for event in events(game, "reshuffle")] == [(52 - in_deck,)]


@pytest.mark.rule("RP-10.9")
def test_the_reshuffle_mixes_single_and_double_dots() -> None:
    firsts, lasts = set(), set()
    for seed in range(30):
        game = cleanup(table={"market": [], "discard": [card for card in ALL if card != "search"]}, seed=seed)
        drawn = table(game)["market"]
        firsts.add(CARDS[drawn[0]].dots)
        lasts.add(CARDS[drawn[2]].dots)
    assert firsts == lasts == {1, 2}


@pytest.mark.rule("RP-10.11")
@pytest.mark.parametrize(("seats", "gold"), [(2, [0, 1, 0]), (3, [0, 1, 1, 0]), (4, [0, 1, 1, 1, 0])])
def test_gold_is_put_on_every_card_but_the_first_and_the_last(seats: int, gold: list[int]) -> None:
    empty = pool(*[""] * (seats + 1), gold=dict.fromkeys(range(1, seats + 2), 0))
    game = cleanup(seats, table={"initiative": empty})
    assert [card["gold"] for card in table(game)["initiative"]] == gold


@pytest.mark.rule("RP-10.11", "RP-10.12")
def test_a_card_that_still_has_gold_gets_no_second_one() -> None:
    # RP-E24: with three players, cards 1, 2 and 4 were chosen; 3 stays with a die and 1 Gold.
    left = pool("", "", "blue 5", "", gold={2: 0, 3: 1}, taken={1: 0, 2: 1, 4: 2})
    game = cleanup(3, table={"initiative": left})
    assert [card["gold"] for card in table(game)["initiative"]] == [0, 1, 1, 0]
    assert table(game)["bag"]["blue"] == 10


@pytest.mark.rule("RP-10.12")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_in_a_whole_game_no_card_ever_holds_more_than_one_gold(seats: int) -> None:
    game, rng = fabletop.new("roll-player", seats, seed=f"purse {seats}"), random.Random(seats)
    seen = set()
    while game.decision:
        game.choose(rng.choice(game.decision.options))
        seen.update(game.state.purse)
    assert seen == {0, 1}


@pytest.mark.rule("RP-10.13")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_the_player_on_the_left_is_start_player_of_the_next_round(seats: int, start: int) -> None:
    start %= seats
    who = {f"s{i}": {"class": CLASSES[i]} for i in range(seats)}
    faces = [1, 2, 3, 4, 5][: seats + 1]
    game = at("cleanup", seats=seats, table={"start_player": start, "round": 3}, dice=faces, **who)
    following = (start + 1) % seats
    assert (table(game)["start_player"], table(game)["round"]) == (following, 4)
    assert (game.decision.seat, kind(game)) == (following, "initiative")


@pytest.mark.rule("RP-10.14")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_without_cards_the_new_market_is_smaller(left: int) -> None:
    market = ["weak", "longsword"][:left]
    cards = [card for card in ALL if card not in (*market, "search")]
    who = {"class": "warrior", **owned_by_seat_1(cards)}
    game = at(
        "cleanup",
        s0={"class": "wizard", **BEFORE_THE_ROLL},
        s1=who,
        table={"trash": weapons(cards), "market": market, "discard": []},
    )
    play(game, ("pass",))
    assert sorted(table(game)["market"]) == sorted(market)
    assert (table(game)["deck"], table(game)["discard"]) == (0, [])
    assert len(table(game)["initiative"]) == 3


@pytest.mark.rule("RP-10.15")
def test_an_empty_deck_waits_until_a_card_must_be_drawn() -> None:
    deck, discard = ALL[:3], [card for card in ALL[3:] if card != "search"]
    game = cleanup(table={"market": [], "discard": discard})
    assert sorted(table(game)["market"]) == deck
    assert (table(game)["deck"], table(game)["discard"]) == (0, discard)
    assert not events(game, "reshuffle")


@pytest.mark.rule("RP-10.16", "RP-10.11")
@pytest.mark.parametrize("taken", [{1: 0, 2: 1}, {3: 0, 2: 1}, {3: 1, 1: 0}])
def test_all_initiative_cards_are_back_in_number_order(taken: dict[int, int]) -> None:
    used = {"initiative": pool("", "", "", gold={2: 0}, taken=taken)}
    game = at("cleanup", s0={"class": "wizard"}, s1={"class": "warrior"}, table=used, dice=[5, 2, 4])
    cards = table(game)["initiative"]
    assert [(card["number"], card["taken_by"], card["gold"]) for card in cards] == [
        (1, None, 0),
        (2, None, 1),
        (3, None, 0),
    ]
    assert [card["die"][-1] for card in cards] == ["2", "4", "5"]
    assert options(game, "take") == [("take", 1), ("take", 2), ("take", 3)]


@pytest.mark.rule("RP-10.17")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_skills_are_refreshed_in_turn_order_from_the_start_player(start: int) -> None:
    skills = ("climb", "knowledge", "pickpocket")
    who = {f"s{i}": {"class": CLASSES[i], "exhausted": [skills[i]]} for i in range(3)}
    game = at("cleanup", seats=3, table={"start_player": start}, **who)
    asked = []
    while kind(game) == "refresh":
        asked.append(game.decision.seat)
        assert options(game) == [("pass",), ("refresh", skills[asked[-1]])]  # whatever the others did
        play(game, options(game)[len(asked) % 2])
    assert asked == [start, (start + 1) % 3, (start + 2) % 3]


@pytest.mark.rule("RP-10.18")
@pytest.mark.parametrize(("seats", "deck", "turned_up"), [(1, 38, 37), (2, 39, 36), (3, 47, 44), (4, 53, 50)])
def test_the_deck_lasts_to_the_end_if_only_the_market_draws_from_it(seats: int, deck: int, turned_up: int) -> None:
    game, rng = fabletop.new("roll-player", seats, seed=f"deck {seats}"), random.Random(seats)
    while game.decision:
        assert table(game)["deck"] > 0
        # Open Lock is the only card that draws.
        game.choose(rng.choice([key for key in game.decision.options if key != ("buy_top",)]))
    assert not events(game, "reshuffle")
    assert table(game)["deck"] == deck - turned_up
