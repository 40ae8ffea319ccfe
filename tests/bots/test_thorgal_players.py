"""The computer player of Thorgal: marks, worth, foresight and companions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import fabletop
from fabletop.bots.levels import taste_of
from fabletop.games.thorgal import BOOK
from fabletop.games.thorgal.bot import KNOWLEDGE, choose, marks
from fabletop.games.thorgal.bot.ahead import TRIED, candidates
from fabletop.games.thorgal.bot.choosing import Quick
from fabletop.games.thorgal.bot.value import value
from fabletop.games.thorgal.choices import PutToken
from fabletop.kernel import Decision, Game, Key, Message
from fabletop.words import Words

ADVENTURES = tuple(BOOK.pack.load().adventures)
Player = Callable[[Any, Decision, Random], Key]


def played(adventure: str, seats: int, seed: str, player: Player) -> Iterator[tuple[Game[Any], Decision]]:
    """Every decision of a game, before it is answered."""
    game = fabletop.new("thorgal", seats, seed=seed, adventure=adventure)
    random = Random(seed)
    while (decision := game.decision) is not None:
        yield game, decision
        game.choose(player(game.state, decision, random), decision.seat)


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_the_best_mark_is_chosen_and_quick_choices_are_much_the_same(adventure: str) -> None:
    asked = alike = 0
    for ply, (game, decision) in enumerate(played(adventure, 2, "marks", Quick())):
        if ply % 3 or len(decision.options) < 2:
            continue
        found = marks(game.state, decision, Random(ply))
        best = choose(game.state, decision, Random(ply))
        assert len(found) == len(decision.options)
        assert decision.options[found.index(max(found))] == best
        asked, alike = asked + 1, alike + (Quick()(game.state, decision, Random(ply)) == best)
    assert asked > 15 and alike == asked  # a plan that was just made is no old one


def test_a_position_is_worth_the_chance_to_win_and_the_same_to_all() -> None:
    ends: dict[bool, list[float]] = {True: [], False: []}
    for adventure in ADVENTURES:
        for seed in range(3):
            late = 0.0
            for game, decision in played(adventure, 2, f"worth {seed}", Quick()):
                if decision.kind == "token":
                    late = value(game.state, 0)
                    assert 0 < late < 100 and late == value(game.state, 1)
            won = bool(game.result.winners)
            assert value(game.state, 0) == 100 * won
            ends[won].append(late)
    won, lost = (sum(found) / len(found) for found in (ends[True], ends[False]))
    assert won > lost + 25


def test_candidates_are_the_options_with_the_best_marks() -> None:
    foresight = KNOWLEDGE.foresight
    assert foresight is not None and not foresight.rivals(None, 0)
    seen = 0
    for game, decision in played("hide_and_sea", 3, "candidates", Quick()):
        if decision.kind not in foresight.kinds or len(decision.options) < 2:
            continue
        found = [key for key, _ in candidates(game.state, decision)]
        by_mark = dict(zip(decision.options, marks(game.state, decision, Random(0))))
        assert found[0] == max(by_mark, key=by_mark.__getitem__)
        assert len(found) <= TRIED and set(found) <= set(decision.options)
        seen += len(found) > 1
    assert seen > 10


def actions(character: str, games: int = 2) -> Counter[str]:
    """The share of each type of action among the cards to which a companion takes tokens."""
    taste = taste_of(BOOK, character)

    def player(t: Any, decision: Decision, random: Random) -> Key:
        found = [mark + taste(t, decision, key) for key, mark in zip(decision.options, marks(t, decision, random))]
        return decision.options[found.index(max(found))]

    counted: Counter[str] = Counter()
    for adventure in ADVENTURES[:4]:
        for seed in range(games):
            random = Random(seed)
            game = fabletop.new("thorgal", 2, seed=f"style {seed}", adventure=adventure).copy()
            t = game.state

            def noted(decision: Decision, t: Any = t, random: Random = random) -> Key:
                key = player(t, decision, random)
                if isinstance(key, PutToken):
                    counted.update(t.types_under(key.to))
                return key

            game.playout(noted)
    total = counted.total()
    return Counter({type: 100 * number // total for type, number in counted.items()})


def test_companions_play_as_their_line_says() -> None:
    found = {each.id: actions(each.id) for each in KNOWLEDGE.characters}
    for favourite, types in {
        "hallbera": ("combat",),
        "vesna": ("journey", "move"),
        "gunnlod": ("gather", "craft"),
    }.items():
        for other in found:
            if other != favourite:
                assert sum(found[favourite][each] for each in types) > sum(found[other][each] for each in types) + 4
    assert all(found["eilif"]["combat"] < found[other]["combat"] for other in ("hallbera", "vesna"))


def test_companions_have_a_name_and_a_line_in_every_language() -> None:
    for language in ("en", "pl", "cs"):
        words = Words(language)
        names = {words.say(Message(f"thorgal-player-{each.id}")) for each in KNOWLEDGE.characters}
        lines = {words.say(Message(f"thorgal-player-{each.id}-style")) for each in KNOWLEDGE.characters}
        assert len(names) == len(lines) == 4 and not any("thorgal-player" in each for each in names | lines)
