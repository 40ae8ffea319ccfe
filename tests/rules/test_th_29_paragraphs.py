"""TH-29: Paragraphs and Side Threads."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game

from .thorgal import events, hero, kind, options, play, table
from .thorgal_arena import arena, cards


def mill(gossip: int = 1, **laid: Any) -> Game[Any]:
    """Paragraph 1 is read at the mill: a Magic, a Threat for each Hero, a Block on the mill; two Side Threads."""
    own = {"pool": {"building": 1, "gossip": gossip}}
    return play(arena.act("assign", 1, "wood", h0=own, **laid), ("box", "mill-0"))


def scroll(**laid: Any) -> Game[Any]:
    """Read 2, gain an Ore, read 3; and Paragraph 2 opens 3 too."""
    return play(arena.act("assign", 1, "wood", h0={"pool": {"gossip": 2}}, **laid), ("box", "scroll-0"))


def place(game: Game[Any], location: str) -> dict[str, Any]:
    shown: dict[str, Any] = table(game)["locations"][location]
    return shown


def told(game: Game[Any], *names: str) -> list[str]:
    return [each.name for each in events(game) if each.name in names]


@pytest.mark.rule("TH-29.1", "TH-29.2")
def test_a_paragraph_is_read_when_an_instruction_says_so_and_not_before() -> None:
    before = arena.act("assign", 1, "wood", h0={"pool": {"building": 1, "gossip": 1}})
    assert table(before)["told"] == [] and {key[0] for key in options(before)} == {"nothing", "box"}
    game = play(before, ("box", "mill-0"))
    assert table(game)["told"] == [1] and table(game)["reading"] == 1
    assert [each.args[1] for each in events(game, "paragraph")] == [1]


@pytest.mark.rule("TH-29.3", "TH-29.14")
def test_a_paragraph_is_read_once_and_a_second_instruction_is_ignored() -> None:
    game = scroll(told=[2, 3])
    assert not events(game, "paragraph") and not events(game, "unmet") and hero(game)["pool"] == {"gossip": 1, "ore": 1}
    game = play(scroll(), ("close",))  # Paragraph 3 is opened twice
    assert [each.args[1] for each in events(game, "paragraph")] == [2, 3] and hero(game)["pool"]["building"] == 1


@pytest.mark.rule("TH-29.4", "TH-29.5", "TH-29.20")
def test_the_read_token_is_the_last_thing_placed_and_closes_the_location() -> None:
    game = mill()
    assert place(game, "mill")["blocked"] and not place(game, "mill")["read"]  # its own effect acts on it
    play(game, ("thread", 0))
    assert place(game, "mill")["read"]
    names = told(game, "gained", "blocked", "thread", "read")
    assert names[-1] == "read" and names.index("thread") > names.index("blocked")
    game = arena.act("assign", 1, "wood", h0={"pool": {"building": 1}}, locations={"mill": {"read": True}})
    assert place(game, "mill")["boxes"][0]["closed"] == "TH-29.5" and kind(game) == "token"


@pytest.mark.rule("TH-29.4")
def test_a_paragraph_of_no_fixed_place_marks_the_location_where_it_was_opened() -> None:
    game = arena.act("sacrifice", 1, "hill")
    play(game, options(game)[0])
    assert place(game, "cairn")["read"] and table(game)["told"] == [4]


@pytest.mark.rule("TH-29.6", "TH-29.19")
def test_paragraphs_have_numbers_and_two_side_threads_or_none() -> None:
    for tale in cards().adventures.values():
        numbers = [each.number for each in tale.paragraphs] + [ending.number for ending in tale.endings]
        assert len(set(numbers)) == len(numbers), tale.id
        assert all(len(each.threads) in (0, 2) for each in tale.paragraphs), tale.id


@pytest.mark.rule("TH-29.7", "TH-29.8")
def test_its_effects_come_in_the_order_given_for_one_hero_or_for_all() -> None:
    game = mill()
    assert told(game, "gained", "threat", "blocked") == ["gained", "threat", "threat", "blocked"]
    assert hero(game)["pool"] == {"gossip": 1, "magic": 1} and hero(game, 1)["pool"] == {}
    assert [hero(game, i)["threat"] for i in (0, 1)] == [1, 1]


@pytest.mark.rule("TH-29.9", "TH-29.10")
def test_for_a_gossip_one_of_the_side_threads_is_resolved() -> None:
    game = mill(gossip=2)
    assert kind(game) == "thread" and options(game) == [("close",), ("thread", 0), ("thread", 1)]
    assert hero(play(game.copy(), ("close",)))["pool"] == {"gossip": 2, "magic": 1}
    play(game, ("thread", 0))
    assert hero(game)["pool"] == {"gossip": 1, "magic": 1, "ore": 2} and kind(game) != "thread"


@pytest.mark.rule("TH-29.9")
def test_without_gossip_there_is_no_side_thread() -> None:
    game = mill(gossip=0)
    assert kind(game) != "thread" and not events(game, "thread") and place(game, "mill")["read"]


@pytest.mark.rule("TH-29.11")
def test_the_gossip_may_come_from_another_hero_of_the_area_who_agrees() -> None:
    game = play(mill(gossip=0, h1={"area": "wood", "pool": {"gossip": 1}}), ("thread", 0))
    assert kind(game) == "consent" and game.decision is not None and game.decision.seat == 1
    assert not events(play(game.copy(keep=True), ("no",)), "thread")
    play(game, ("yes",))
    assert hero(game, 1)["pool"] == {} and hero(game)["pool"]["ore"] == 2
    assert kind(mill(gossip=0, h1={"area": "home", "pool": {"gossip": 1}})) != "thread"


@pytest.mark.rule("TH-29.13", "TH-29.15")
def test_a_paragraph_is_complete_before_the_next_one_is_read() -> None:
    game = play(scroll(), ("thread", 1))
    assert told(game, "paragraph", "thread", "read") == ["paragraph", "thread", "read", "paragraph"]
    assert table(game)["told"] == [2, 3]
    assert hero(game)["pool"] == {"ore": 1, "magic": 1, "building": 1}  # 3 was opened twice and read once


@pytest.mark.rule("TH-29.16", "TH-29.19")
def test_a_paragraph_without_place_and_threads_puts_down_no_token_and_asks_nothing() -> None:
    game = arena.at("paragraph", 3, 0, h0={"pool": {"gossip": 3}})
    assert table(game)["told"] == [3] and not events(game, "read") and game.over
    assert not any(each["read"] for each in table(game)["locations"].values())


@pytest.mark.rule("TH-29.17")
@pytest.mark.parametrize("first", [0, 1])
def test_in_the_event_phase_the_first_player_reads(first: int) -> None:
    rich: dict[str, Any] = {"h0": {"pool": {"gossip": 1}}, "h1": {"pool": {"gossip": 1}, "area": "wood"}}
    game = arena.at("new_round", round=5, first=first, **rich)
    assert kind(game) == "thread" and game.decision is not None and game.decision.seat == first
    assert hero(play(game, ("thread", 0)), first)["pool"] == {"magic": 1, "ore": 1}


@pytest.mark.rule("TH-29.18")
def test_a_side_thread_that_could_do_nothing_may_be_bought() -> None:
    game = play(mill(), ("thread", 1))  # it takes a Raised-cost token away, and there is none
    assert hero(game)["pool"] == {"magic": 1} and events(game, "thread")
