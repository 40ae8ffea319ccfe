"""A battle comes out as it was foretold, on thousands of random battles: stakes, number and reward."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations
from typing import Any, NamedTuple

import pytest

import fabletop
from fabletop import Game
from fabletop.games.thunderstone.events import Barred, Doomed, Fought, Infected, Xp
from fabletop.games.thunderstone.outlook import Outlook, outlook
from fabletop.kernel import Event, Key

from ..rules.test_ts_17_order import prepare, random_party

GAME = "thunderstone"
QUESTIONS = ("victim", "strongest", "barred", "judged", "sick")  # of a battle
PARTIES = 50  # in a batch


class Fight(NamedTuple):
    """A battle that was fought."""

    told: list[Event]
    asked: list[str]
    after: Game[Any]

    @property
    def value(self) -> tuple[bool, int]:
        (fought,) = self.all(Fought)
        return fought.won, fought.total

    def all(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.told if isinstance(event, kind)]


def events(game: Game[Any]) -> list[Any]:
    return [event for _, _, told in game.log(None) for event in told]


def attacked(game: Game[Any], rank: int, answers: tuple[Key, ...] = ()) -> Game[Any]:
    """A copy of the game in the battle against a Rank, after these answers."""
    copy = game.copy(keep=True)
    for key in (("attack", rank), *answers):
        copy.choose(key)
    return copy


def in_battle(game: Game[Any], since: int) -> bool:
    return not any(isinstance(event, Fought) for event in events(game)[since:])


def fight(game: Game[Any], rank: int, chance: random.Random) -> Fight:
    """Fight it with random answers; at every question it is foretold again, and never better than before."""
    since = len(events(game.copy(keep=True)))
    battle, asked = attacked(game, rank), []
    hope = value_of(outlook(game.state, rank))
    while in_battle(battle, since):
        decision = battle.decision
        assert decision is not None and decision.kind in QUESTIONS
        now = value_of(outlook(battle.state, rank))
        assert now <= hope, (battle.state.foe, decision.kind, now, hope)
        hope = now
        asked.append(decision.kind)
        battle.choose(chance.choice(decision.options))
    return Fight(events(battle)[since:], asked, battle)


def ways(game: Game[Any], rank: int, answers: tuple[Key, ...] = ()) -> Iterator[tuple[bool, int]]:
    """What a battle comes to, for all that one may answer."""
    since = len(events(game.copy(keep=True)))
    battle = attacked(game, rank, answers)
    if not in_battle(battle, since):
        yield Fight(events(battle)[since:], [], battle).value
    elif battle.decision is not None:
        for key in tuple(battle.decision.options):
            yield from ways(game, rank, (*answers, key))


def value_of(seen: Outlook) -> tuple[bool, int]:
    return seen.value.wins, seen.value.total


def fits(game: Game[Any], cards: list[str], losses: list[tuple[int, ...]]) -> bool:
    """Whether each of these cards is one of those that were at stake, each loss taken once."""
    kinds = [{game.state.slots[i].card for i in slots} for slots in losses]
    if len(cards) != len(kinds):
        return False
    return any(all(card in kind for card, kind in zip(order, kinds)) for order in permutations(cards))


def check(game: Game[Any], rank: int, chance: random.Random) -> Fight:
    seen = outlook(game.state, rank)
    result = fight(game, rank, chance)
    assert result.value <= value_of(seen), "no answer brings more than was foretold"
    if not result.asked:
        assert result.value == value_of(seen)
    assert fits(game, [event.card for event in result.all(Doomed)], seen.losses), (seen, result.told)
    assert fits(game, [event.card for event in result.all(Barred)], seen.barred)
    assert sum(event.number for event in result.all(Infected)) == seen.diseases
    if result.value[0] and "barred" not in result.asked:
        assert [event.number for event in result.all(Xp)] == [seen.reward.xp]
        if result.after.state.spoils:
            assert result.after.state.spoils == seen.reward.spoils
    return result


def targets(game: Game[Any]) -> list[int]:
    decision = game.decision
    return [int(key[1]) for key in decision.options if key[0] == "attack"] if decision else []


@pytest.mark.parametrize("batch", range(12))
def test_battles_of_random_parties_come_out_as_foretold(batch: int) -> None:
    chance = random.Random(1000 + batch)
    fought: list[Fight] = []
    for _ in range(PARTIES):
        game = random_party(chance)
        if prepare(game, chance):
            fought += [check(game, rank, chance) for rank in targets(game)]
    assert len(fought) > 60
    assert any(result.asked for result in fought) and any(not result.asked for result in fought)
    assert {result.value[0] for result in fought} == {True, False}


@pytest.mark.parametrize("run", range(10))
def test_battles_of_whole_games_come_out_as_foretold(run: int) -> None:
    chance = random.Random(run)
    game = fabletop.new(GAME, seats=1 + run % 5, seed=f"battles {run}", groups=3 + run % 4)
    fought = 0
    while (decision := game.decision) is not None and game.ply < 1500:
        if decision.kind == "dungeon":
            for rank in targets(game):
                check(game, rank, chance)
                fought += 1
        busy = [key for key in decision.options if key[0] not in ("rest", "pass", "leave")]
        game.choose(chance.choice(busy or decision.options))
    assert fought > 50


@pytest.mark.parametrize("batch", range(4))
def test_the_best_answers_bring_just_what_is_foretold(batch: int) -> None:
    chance = random.Random(2000 + batch)
    seen = 0
    for _ in range(PARTIES // 2):
        game = random_party(chance)
        if not prepare(game, chance):
            continue
        for rank in targets(game):
            if len(game.state.diseases_here()) < 3:
                found = list(ways(game, rank))
                assert max(found) == value_of(outlook(game.state, rank)), game.state.hall[rank - 1]
                seen += len(set(found)) > 1
    assert seen  # where an answer mattered


@pytest.mark.parametrize("batch", range(4))
def test_looking_ahead_changes_nothing(batch: int) -> None:
    chance = random.Random(3000 + batch)
    for _ in range(20):
        game = random_party(chance)
        if prepare(game, chance):
            before = game.state.clone()
            for rank in targets(game):
                outlook(game.state, rank)
            assert game.state == before
