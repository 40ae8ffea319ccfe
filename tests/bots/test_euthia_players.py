"""The computer player of Euthia: marks, worth, foresight and opponents with a style."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import fabletop
from fabletop.bots.levels import taste_of
from fabletop.games.euthia import BOOK
from fabletop.games.euthia.bot import KNOWLEDGE, choose, marks
from fabletop.games.euthia.bot.ahead import TRIED, plans
from fabletop.games.euthia.bot.choosing import Quick
from fabletop.games.euthia.bot.goals import Goals
from fabletop.games.euthia.bot.value import VICTORY, value
from fabletop.games.euthia.choices.turn import March, Walk
from fabletop.kernel import Decision, Game, Key, Message, Rng
from fabletop.words import Words

TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (3, {"scenario": "six_legends"}),
    (2, {"scenario": "farruga", "cooperative": True}),
    (2, {"scenario": "defending_settlements", "cooperative": True}),
    (1, {"scenario": "walking_ruin"}),
    (1, {"scenario": "mirrezil"}),
)
Player = Callable[[Any, Decision, Random], Key]


def played(seats: int, seed: str, player: Player, **options: Any) -> Iterator[tuple[Game[Any], Decision]]:
    """Every decision of a game, before it is answered."""
    game = fabletop.new("euthia", seats, seed=seed, **options)
    random = Random(seed)
    while (decision := game.decision) is not None:
        yield game, decision
        game.choose(player(game.state, decision, random), decision.seat)


# -- marks -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_best_mark_is_chosen(seats: int, options: dict[str, Any]) -> None:
    asked: Counter[str] = Counter()
    for ply, (game, decision) in enumerate(played(seats, "marks", Quick(), **options)):
        if len(decision.options) < 2:
            continue
        found = marks(game.state, decision, Random(ply))
        assert len(found) == len(decision.options)
        assert decision.options[found.index(max(found))] == choose(game.state, decision, Random(ply))
        asked[decision.kind] += 1
    assert asked["act"] > 30 and len(asked) > 10


def test_a_clear_mistake_has_a_bad_mark() -> None:
    """To end a turn with all tokens in hand costs more than to take the second best way."""
    ended: list[float] = []
    for ply, (game, decision) in enumerate(played(2, "idle", Quick())):
        hero = game.state.heroes[decision.seat]
        if decision.kind == "act" and len(hero.tokens) >= 3 and game.state.round < 8:
            found = dict(zip(decision.options, marks(game.state, decision, Random(ply))))
            ended.append(max(found.values()) - found[("end",)])
    assert len(ended) > 10 and sum(ended) / len(ended) > 1.0


# -- worth -------------------------------------------------------------------------------------------------


def test_a_position_of_rivals_is_worth_their_score() -> None:
    """At the end exactly, and before the nearer the later."""
    off: dict[int, list[float]] = {2: [], 8: []}
    for seed in range(8):
        seen: list[tuple[int, list[float]]] = []
        game = fabletop.new("euthia", 2, seed=f"worth {seed}")
        for game, decision in played(2, f"worth {seed}", Quick()):
            t = game.state
            if decision.kind == "act" and (not seen or seen[-1][0] != t.round):
                seen.append((t.round, [value(t, 0), value(t, 1)]))
        assert game.result is not None
        assert [value(game.state, seat) for seat in (0, 1)] == list(game.result.scores)
        for when, worths in seen:
            if when in off:
                off[when] += [abs(worth - score) for worth, score in zip(worths, game.result.scores)]
    early, late = (sum(found) / len(found) for found in off.values())
    assert late + 1 < early < 16


@pytest.mark.parametrize(("seats", "options"), [each for each in TABLES if each[0] == 1 or "cooperative" in each[1]])
def test_whoever_has_no_rivals_is_worth_the_chance_of_a_victory(seats: int, options: dict[str, Any]) -> None:
    game = fabletop.new("euthia", seats, seed="alone")
    for game, decision in played(seats, "alone", Quick(), **options):
        if decision.kind == "act" and seats > 1:
            assert 0 < value(game.state, 0) == value(game.state, 1) < VICTORY
    assert game.result is not None
    won = VICTORY * bool(game.result.winners)
    assert value(game.state, 0) == (won if seats > 1 else won + game.result.scores[0])


# -- foresight ---------------------------------------------------------------------------------------------


def test_ways_lead_to_their_goals_by_choices_that_are_on_offer() -> None:
    foresight = KNOWLEDGE.foresight
    assert foresight is not None
    walked = 0
    for ply, (game, decision) in enumerate(played(2, "ways", Quick())):
        if decision.kind not in foresight.kinds or len(decision.options) < 2 or ply % 4:
            continue
        found = plans(game.state, decision)
        assert 0 < len(found) <= TRIED
        for plan, _ in found:
            assert plan[0] in decision.options
            world = game.imagine(decision.seat, Rng(f"way {ply}"))
            for key in plan[:-1]:
                assert isinstance(key, March | Walk)
                asked = next(each for each in world.waiting if each.seat == decision.seat)
                assert key in asked.options, (ply, plan)
                world.choose(key, decision.seat)
                walked += 1
    assert walked > 50


def test_only_rivals_are_compared_with() -> None:
    foresight = KNOWLEDGE.foresight
    assert foresight is not None
    for seats, options in TABLES:
        t = fabletop.new("euthia", seats, seed="rivals", **options).state
        assert len(foresight.rivals(t, 0)) == (0 if t.automatic else seats - 1)


def test_quick_choices_are_much_the_same() -> None:
    asked = alike = 0
    for ply, (game, decision) in enumerate(played(2, "quick", Quick())):
        if decision.kind == "act":
            best = choose(game.state, decision, Random(ply))
            asked, alike = asked + 1, alike + (Quick()(game.state, decision, Random(ply)) == best)
    assert asked > 60 and alike == asked  # a goal that was just chosen is no old one


# -- opponents ---------------------------------------------------------------------------------------------


def habits(character: str, games: int = 8) -> Counter[str]:
    """What somebody does in some games against the plain player, and how sure the fights are that are begun."""
    taste = taste_of(BOOK, character) if character else None
    counted: Counter[str] = Counter()
    for seed in range(games):
        random = Random(seed)
        own = seed % 2
        game = fabletop.new("euthia", 2, seed=f"style {seed}").copy()
        t = game.state

        def player(decision: Decision, t: Any = t, random: Random = random, own: int = own) -> Key:
            if decision.seat != own:
                return choose(t, decision, random)
            found = marks(t, decision, random)
            if taste is not None:
                found = [mark + taste(t, decision, key) for key, mark in zip(decision.options, found)]
            key = decision.options[found.index(max(found))]
            counted[str(key[0])] += 1
            if isinstance(key, Walk) and decision.kind == "act" and (level := t.monster_at(key.space)):
                counted["fights"] += 1
                counted["risk"] += round(100 * (1 - Goals(t, own).fight(level).win))
            return key

        game.playout(player)
        counted["deaths"] += t.heroes[own].deaths
    return counted


def test_opponents_play_as_their_line_says() -> None:
    plain = habits("")
    found = {each.id: habits(each.id) for each in KNOWLEDGE.characters}
    trades = {name: each["trade"] + each["buy"] + each["sell"] for name, each in found.items()}
    assert trades["dorrin"] > 1.4 * (plain["trade"] + plain["buy"] + plain["sell"])
    assert found["brenna"]["fights"] > 1.1 * plain["fights"]
    assert all(found["brenna"]["fights"] > found[other]["fights"] for other in ("dorrin", "ilva"))

    def risk(each: Counter[str]) -> float:
        return each["risk"] / each["fights"]

    assert risk(found["ilva"]) < 0.8 * risk(plain)
    assert found["ilva"]["church"] + found["ilva"]["heal"] > plain["church"] + plain["heal"]
    assert risk(found["kasimir"]) > 1.5 * risk(plain)


def test_opponents_have_a_name_and_a_line_in_every_language() -> None:
    for language in ("en", "pl", "cs"):
        words = Words(language)
        names = {words.say(Message(f"euthia-player-{each.id}")) for each in KNOWLEDGE.characters}
        lines = {words.say(Message(f"euthia-player-{each.id}-style")) for each in KNOWLEDGE.characters}
        assert len(names) == len(lines) == 4 and not any("euthia-player" in each for each in names | lines)
