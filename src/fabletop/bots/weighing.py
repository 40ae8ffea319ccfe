"""What options are worth, as far as somebody can tell who thinks ahead: for hints and for looking back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any

from ..kernel import Decision, Game, Key, Rng
from .budget import Budget, Stop, Thought, never
from .greedy import GreedyBot
from .search import Candidate, SearchBot, Trial

RARE = 0.1  # how seldom it comes out worse than `low`, or better than `high`


@dataclass(frozen=True, slots=True)
class Weighed:
    """An option, and what it is worth in points of the game's score, against the best rival's; a party has none.

    Where nobody thought ahead (`worlds` is 0) it is what the judgement gives it, which can only be compared with the
    other options of the same decision.
    """

    key: Key
    worth: float
    low: float
    high: float
    error: float  # the standard error of the worth
    worlds: int  # imagined ones in which it was tried
    reasons: tuple[tuple[str, float], ...] = ()  # parts of the worth, against those of the other options; most first


def weigh(
    game: Game[Any],
    decision: Decision,
    budget: Budget,
    seed: int = 0,
    stop: Stop = never,
    also: Sequence[Key] = (),
    reasons: bool = False,
) -> list[Weighed]:
    """The options that were tried, the best first. What is named in `also` is tried in as many worlds as the best."""
    bot = SearchBot(game.book, seed, budget, stop)
    foresight = game.book.knowledge().foresight
    if foresight is None or decision.kind not in foresight.kinds:
        marks = GreedyBot(game.book, seed).marks(game, decision)
        found = [Weighed(key, mark, mark, mark, 0.0, 0) for key, mark in zip(decision.options, marks)]
    else:
        trial, candidates = bot.begin(game, decision, foresight)
        trial.reasons = reasons
        candidates += [Candidate((key,)) for key in also if all(each.plan[0] != key for each in candidates)]
        trial.best(candidates, [each for each in candidates if each.plan[0] in also])
        longest = max(candidates, key=lambda each: (len(each.worths), each.mean))
        tried = [each for each in candidates if each.worths]
        found = [replace(weighed(each, longest), reasons=speaking(each, tried)) for each in tried]
    best: dict[Key, Weighed] = {}
    for each in sorted(found, key=lambda one: (-one.worlds, -one.worth)):
        best.setdefault(each.key, each)
    return sorted(best.values(), key=lambda one: -one.worth)


def outlook(game: Game[Any], seat: int, worlds: int, seed: int = 0, stop: Stop = never) -> Weighed | None:
    """What a position is worth to a seat if everybody plays on quickly; nothing, where the game has no foresight."""
    knowledge = game.book.knowledge()
    if knowledge.foresight is None:
        return None
    thought, rng = Thought(Budget(games=worlds), stop), Rng(f"outlook {seed} {game.ply}")
    seen = Trial(game, seat, knowledge, knowledge.foresight, rng, thought).outlook(worlds)
    return weighed(seen) if seen.worths else None


def weighed(candidate: Candidate, longest: Candidate | None = None) -> Weighed:
    """Who was dropped early has seen fewer worlds than the `longest`: whether these were kind ones, that one tells."""
    worths, kind = sorted(candidate.worths), 0.0
    n, mean = len(worths), candidate.mean
    if longest is not None:
        kind = sum(longest.worths[:n]) / n - longest.mean
    error = sqrt(sum([(worth - mean) ** 2 for worth in worths]) / (n - 1) / n) if n > 1 else 0.0
    rare = int(RARE * n)
    key = candidate.plan[0] if candidate.plan else ()
    return Weighed(key, mean - kind, worths[rare] - kind, worths[n - 1 - rare] - kind, error, n)


def speaking(candidate: Candidate, tried: Sequence[Candidate]) -> tuple[tuple[str, float], ...]:
    """What speaks for it, or against it: by how much each part of its worth differs from the others', on average."""
    others = [each for each in tried if each.plan[0] != candidate.plan[0]]
    gaps: dict[str, float] = {}
    for other in others:
        seen = list(zip(candidate.parts, other.parts))
        for own, its in seen:
            for part in own.keys() | its.keys():
                gaps[part] = gaps.get(part, 0.0) + (own.get(part, 0.0) - its.get(part, 0.0)) / len(seen) / len(others)
    return tuple(sorted(gaps.items(), key=lambda each: (-abs(each[1]), each[0])))
