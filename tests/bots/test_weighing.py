"""What options are worth: for hints and for looking back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import fabletop
from fabletop.bots import Budget, outlook, weigh
from fabletop.bots.search import Candidate
from fabletop.bots.weighing import speaking, weighed
from fabletop.kernel import Decision, Game
from fabletop.words import Words, languages

AHEAD = [game for game in fabletop.games() if fabletop.book(game).knowledge().foresight is not None]


def asked(game: str, kind: str, number: int) -> tuple[Game[Any], Decision]:
    """The position in which a question is asked for the so-manieth time, in a game of normal players."""
    table = fabletop.new(game, seats=2, seed=number)
    bot, random = fabletop.bots.make("normal", table.book, 1), Random(number)
    while (decision := table.decision) is not None:
        if decision.kind == kind and len(decision.options) > 2:
            number -= 1
            if not number:
                return table, decision
        table.choose(bot.choose(table, decision) if random.random() < 0.9 else random.choice(decision.options))
    raise AssertionError(f"{game}: '{kind}' is asked too seldom")


def test_the_best_comes_first_and_every_option_once() -> None:
    game, decision = asked("thunderstone", "turn", 6)
    found = weigh(game, decision, Budget(games=60), seed=3)
    assert [each.worth for each in found] == sorted((each.worth for each in found), reverse=True)
    assert len({each.key for each in found}) == len(found) > 1
    assert all(each.key in decision.options and each.worlds and each.low <= each.high for each in found)
    assert found == weigh(game, decision, Budget(games=60), seed=3)


def test_what_is_asked_about_is_tried_as_often_as_the_best() -> None:
    game, decision = asked("thunderstone", "turn", 6)
    for key in decision.options:
        found = {each.key: each for each in weigh(game, decision, Budget(games=60), seed=3, also=[key])}
        assert found[key].worlds == max(each.worlds for each in found.values())


@pytest.mark.parametrize("game", AHEAD)
def test_a_position_is_worth_what_comes_of_it(game: str) -> None:
    table = fabletop.new(game, seats=2, seed=1)
    assert (seen := outlook(table, 0, 6)) is not None
    assert seen.worlds == 6 and seen.low <= seen.worth <= seen.high and seen.error > 0
    assert seen == outlook(table, 0, 6)


def test_who_was_dropped_in_kind_worlds_is_not_thought_better_for_it() -> None:
    longest, dropped = Candidate((("a",),)), Candidate((("b",),))
    longest.worths, dropped.worths = [10.0, 12.0, 0.0, 2.0], [9.0, 11.0]
    assert weighed(longest).worth == 6
    assert weighed(dropped, longest).worth == 5 and weighed(dropped).worth == 10


@pytest.mark.parametrize("game", AHEAD)
def test_the_parts_of_a_worth_add_up_to_it_and_have_names(game: str) -> None:
    rules = fabletop.book(game)
    knows = rules.knowledge()
    assert knows.worth_of is not None and knows.value is not None and knows.expected is not None
    named: set[str] = set()
    for seats in rules.seats[:3]:
        table, random = fabletop.new(game, seats=seats, seed=seats), Random(seats)
        while table.decision is not None:
            table.choose(random.choice(table.decision.options))
            if not table.ply % 7 or table.over:
                for seat in range(seats):
                    parts = knows.worth_of(table.state, seat)
                    assert sum(parts.values()) == pytest.approx(knows.value(table.state, seat))
                    named |= parts.keys()
        said = [knows.expected(table.state, 0, worth) for worth in (-2.04, 0.0, 1.0, 17.5)]
    assert len(named - {""}) > 4
    for language in languages():
        words = Words(language)
        assert all(words.has(part) for part in named - {""})
        assert all(words.say(each) for each in said)


def test_reasons_are_the_parts_in_which_an_option_differs_from_the_others() -> None:
    one, other = Candidate((("a",),)), Candidate((("b",),))
    one.worths, other.worths = [5.0, 7.0], [4.0]
    one.parts = [{"gold": 1.0, "fame": 4.0}, {"gold": 9.0, "fame": -2.0}]
    other.parts = [{"fame": 3.5, "luck": 0.25}]
    assert speaking(one, [one, other]) == (("gold", 1.0), ("fame", 0.5), ("luck", -0.25))
    assert speaking(one, [one]) == ()


def test_who_asks_for_reasons_gets_them() -> None:
    game, decision = asked("thunderstone", "turn", 6)
    found = weigh(game, decision, Budget(games=40), seed=3, reasons=True)
    assert all(dict(each.reasons).keys() >= {"ts-worth-points", "rivals"} for each in found)
    assert [each.worth for each in found] == [each.worth for each in weigh(game, decision, Budget(games=40), seed=3)]
