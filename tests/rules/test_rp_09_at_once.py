"""RP-9.1, RP-9.16 (f): a Skill that was just bought may be used at once, where that can matter."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game

from .roll_player import at, kind, options, play, pool, seat, table

RED = [f"red {face}" for face in (1, 2, 3)]


def buying(
    card: str, seats: int = 2, *, first: bool = True, others: dict[str, Any] | None = None, **own: Any
) -> Game[Any]:
    """Seat 0 in a Market turn, the first or the last of two, with a card in the Market."""
    taken = {1: 0, 2: 1} if first else {1: 1, 2: 0}
    laid = pool("", "", "", taken=taken if seats == 2 else {1: 0})
    mine = {"class": "monk", "gold": 9, "CON": ["blue 4"], "STR": RED, "DEX": RED, **own}
    given = {"s0": mine, "s1": {"class": "thief", "STR": RED, **(others or {})}} if seats == 2 else {"s0": mine}
    cards = [card, "chain_helm", "chain_tunic"]
    return at("market_turn", 0, seats=seats, table={"market": cards, "initiative": laid}, **given)


def asked(game: Game[Any]) -> tuple[str, int]:
    assert game.decision is not None
    return kind(game), game.decision.seat


@pytest.mark.rule("RP-9.1", "RP-9.16")
def test_the_buyer_of_search_takes_the_last_red_die_before_anothers_diplomacy_can() -> None:
    game = play(buying("search", others={"skills": ["diplomacy"]}), ("buy", "search", 0))
    assert asked(game) == ("just_bought", 0)
    assert options(game) == [("pass",), ("skill", "search")]
    play(game, ("skill", "search"), ("colour", "red"))
    assert (seat(game)["CON"], seat(game)["exhausted"]) == (["red 4"], ["search"])
    assert table(game)["bag"]["red"] == 0
    play(game, ("skill", "diplomacy"))
    assert ("colour", "red") not in options(game)


@pytest.mark.rule("RP-9.1", "RP-9.16")
def test_the_buyer_may_wait_and_keeps_the_skill_ready() -> None:
    game = play(buying("search"), ("buy", "search", 0), ("pass",))
    assert asked(game) == ("market", 1)
    play(game, ("discard", "chain_helm"))
    assert asked(game) == ("window", 0)
    assert options(game) == [("pass",), ("skill", "search")]


@pytest.mark.rule("RP-9.16")
@pytest.mark.parametrize("card", ["pickpocket", "concentrate", "climb", "open_lock"])
def test_a_skill_that_does_not_touch_the_bag_waits(card: str) -> None:
    game = play(buying(card, others={"skills": ["diplomacy"]}), ("buy", card, 0))
    assert asked(game) == ("market", 1)


@pytest.mark.rule("RP-9.16")
@pytest.mark.parametrize("card", ["longbow", "weak", "chain_gorget"])
def test_no_other_card_asks_though_a_search_is_owned(card: str) -> None:
    game = play(buying(card, skills=["search"]), ("buy", card, 0))
    assert asked(game) == ("market", 1)


@pytest.mark.rule("RP-9.16")
def test_a_skill_whose_arrow_the_token_cannot_follow_waits() -> None:
    game = play(buying("search", token=[0, 1]), ("buy", "search", 0))
    assert asked(game) == ("market", 1)


@pytest.mark.rule("RP-9.16")
@pytest.mark.parametrize(("skills", "first_asked"), [([], ("window", 0)), (["pickpocket"], ("just_bought", 0))])
def test_the_last_buyer_is_asked_only_if_another_has_a_ready_skill(
    skills: list[str], first_asked: tuple[str, int]
) -> None:
    game = play(buying("search", first=False, others={"skills": skills}), ("buy", "search", 0))
    assert asked(game) == first_asked


@pytest.mark.rule("RP-9.16")
def test_an_exhausted_skill_of_another_is_no_reason_to_ask() -> None:
    game = play(buying("search", first=False, others={"exhausted": ["diplomacy"]}), ("buy", "search", 0))
    assert asked(game) == ("window", 0)


@pytest.mark.rule("RP-9.16")
def test_a_player_alone_is_not_asked_twice() -> None:
    game = play(buying("search", seats=1), ("buy", "search", 0))
    assert kind(game) == "window"


@pytest.mark.rule("RP-9.16")
@pytest.mark.parametrize(("target", "first_asked"), [("search", ("just_bought", 0)), ("pickpocket", ("market", 1))])
def test_diplomacy_may_be_used_at_once_if_its_target_touches_the_bag(target: str, first_asked: tuple[str, int]) -> None:
    game = play(buying("diplomacy", others={"exhausted": [target]}), ("buy", "diplomacy", 0))
    assert asked(game) == first_asked


@pytest.mark.rule("RP-9.20", "RP-15.57")
@pytest.mark.parametrize("card", ["open_lock", "move_silently"])
@pytest.mark.parametrize(("klass", "bought"), [("monk", ["diplomacy"]), ("bard", ["chain_helm", "diplomacy"])])
def test_diplomacy_at_once_buys_nothing_after_the_last_purchase(card: str, klass: str, bought: list[str]) -> None:
    game = buying("diplomacy", others={"exhausted": ["search", "pickpocket", card]}, **{"class": klass})
    play(game, *(("buy", each, 0) for each in bought), ("skill", "diplomacy"))
    assert options(game) == [("target", 1, "search"), ("target", 1, "pickpocket")]
    assert game.why(("target", 1, card)) == (False, "RP-15.57")


@pytest.mark.rule("RP-9.20", "RP-15.57")
def test_diplomacy_buys_between_the_two_purchases_of_the_bard() -> None:
    game = buying("diplomacy", others={"exhausted": ["pickpocket", "open_lock"]}, **{"class": "bard"})
    play(game, ("buy", "diplomacy", 0), ("skill", "diplomacy"))
    assert options(game) == [("target", 1, "pickpocket"), ("target", 1, "open_lock")]


@pytest.mark.rule("RP-9.15", "RP-9.16")
def test_a_skill_bought_unseen_is_asked_for_when_the_use_of_open_lock_is_over() -> None:
    game = buying("weak", skills=["open_lock"])
    game.state.deck.take("search")
    game.state.deck.lay_on_top("search")
    play(game, ("skill", "open_lock"), ("buy_top",))
    assert asked(game) == ("just_bought", 0)
    assert seat(game)["exhausted"] == ["open_lock"]
    play(game, ("skill", "search"), ("colour", "red"))
    assert (seat(game)["CON"], asked(game)) == (["red 4"], ("market", 1))


@pytest.mark.rule("RP-9.16", "RP-15.11")
def test_the_bard_uses_it_before_the_second_purchase_or_after_it_but_is_asked_once() -> None:
    own = {"class": "bard"}
    game = play(buying("search", **own), ("buy", "search", 0))
    assert asked(game) == ("second_purchase", 0)
    assert ("skill", "search") in options(game)
    assert asked(play(game, ("buy", "chain_helm", 0))) == ("market", 1)
    game = play(buying("search", **own), ("buy", "chain_helm", 0), ("buy", "search", 0))
    assert asked(game) == ("just_bought", 0)
    game = play(buying("search", **own), ("buy", "search", 0), ("done",))
    assert asked(game) == ("market", 1)


@pytest.mark.rule("RP-9.16", "RP-6.23")
def test_what_follows_from_the_purchase_comes_first() -> None:
    game = play(buying("search", **{"class": "rogue"}, others={"class": "monk"}), ("buy", "search", 0))
    assert asked(game) == ("granted_action", 0)
    assert asked(play(game, ("pass",))) == ("just_bought", 0)
