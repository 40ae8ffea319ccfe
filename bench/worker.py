"""Measures one checkout: reads wishes, one JSON object a line, and answers each with a line.

It asks a checkout for nothing but `new`, `book`, `load` and the methods of a game, so that an earlier checkout can be
measured beside this one (`run.py --beside`). Times are CPU times of this process: other work on the machine disturbs
them little. A wish has a time of its own, and a round: rounds of one number meet the same games and positions.
"""

from __future__ import annotations

import json
import resource
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

import fabletop
from fabletop import Decision, Game, Rng
from fabletop.kernel import Key, Question, Rules, ask

MOST_SEATS = 4
GAMES = 6  # whose positions are looked at
MOMENTS = (0.25, 0.5, 0.75)  # of each
SLOWEST = 4  # kinds of decisions that are named
Figures = dict[str, Any]


def seats_of(game: str) -> int:
    return min(MOST_SEATS, max(fabletop.book(game).seats))


@cache
def warm_up(game: str) -> None:
    """Load everything once, so that no measurement does."""
    for number in range(max((len(each.values) for each in fabletop.book(game).settings()), default=1)):
        play(begin(game, number, keep=False), Random(number))


@cache
def stories(game: str) -> list[tuple[str, tuple[int | str, ...]]]:
    """Which options are adventures or Scenarios, and which there are."""
    return [(each.name, each.values) for each in fabletop.book(game).settings() if each.entries]


def begin(game: str, number: int, *, keep: bool) -> Game[Any]:
    """Game number so and so; its adventures or Scenarios by turns."""
    options = {name: values[number % len(values)] for name, values in stories(game)}
    return fabletop.new(game, seats=seats_of(game), seed=number, keep=keep, **options)


def play(game: Game[Any], random: Random) -> int:
    """To the end through `choose`; how many choices."""
    count = 0
    while (decision := game.decision) is not None:
        game.choose(random.choice(decision.options), decision.seat)
        count += 1
    return count


# -- whole games -----------------------------------------------------------------------------------


def random(game: str, seconds: float, round: int) -> Figures:
    """Whole games of random players, the making of the games included."""
    chance = Random(round).random

    def any_option(decision: Decision) -> Key:
        options = decision.options
        return options[int(chance() * len(options))]

    return _rate(seconds, lambda n: begin(game, 1000 * round + n, keep=False).playout(any_option))


def wall(game: str, seconds: float, round: int) -> Figures:
    """The same by the clock on the wall, for several processes at once."""
    start = perf_counter()
    found = random(game, seconds, round)
    return {**found, "value": found["decisions"] / (perf_counter() - start)}


def bare(game: str, seconds: float, round: int) -> Figures:
    """What asking alone costs: a coroutine that puts the questions of such games, and does nothing else."""
    chance = Random(round).random
    lists: list[list[Key]] = []

    def any_option(decision: Decision) -> Key:
        lists.append(decision.options)
        return decision.options[int(chance() * len(decision.options))]

    state = begin(game, 1000 * round, keep=False)
    state.playout(any_option)
    offered = iter(())
    question: Question[Any] = Question("bare", "", lambda t, seat: (), fast=lambda t, seat: next(offered)[:])

    def asks() -> Rules[None]:
        for _ in lists:
            yield from ask(state.state, 0, question)

    def once(number: int) -> int:
        nonlocal offered
        offered = iter(lists)
        steps = asks()
        decision = next(steps)
        try:
            while True:
                options = decision.options  # type: ignore[union-attr]
                decision = steps.send((options[int(chance() * len(options))],))
        except StopIteration:
            return len(lists)

    return _rate(seconds, once)


def checked(game: str, seconds: float, round: int) -> Figures:
    """The same through `choose`, with checkpoints and events: what a table does."""
    chance = Random(round)
    return _rate(seconds, lambda n: play(begin(game, 1000 * round + n, keep=True), chance))


def _rate(seconds: float, work: Callable[[int], int]) -> Figures:
    games = done = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not games:
        done += work(games)
        games += 1
    return {"value": done / spent, "games": games, "decisions": done}


# -- one position after the other ------------------------------------------------------------------


@cache
def positions(game: str) -> list[Game[Any]]:
    """Moments of random games, as a table has them."""
    found = []
    for number in range(GAMES):
        whole = begin(game, number, keep=True)
        play(whole, Random(number))
        found += [stopped_at(game, number, whole, int(moment * whole.ply)) for moment in MOMENTS]
    return found


@cache
def fights(game: str) -> list[Game[Any]]:
    """Moments of the fights of random games, in a game that has fights."""
    found = []
    for number in range(GAMES):
        whole = begin(game, number, keep=True)
        fought = []
        chance = Random(number)
        while (decision := whole.decision) is not None:
            if getattr(whole.state, "fight", None) is not None:
                fought.append(whole.ply)
            whole.choose(chance.choice(decision.options), decision.seat)
        found += [stopped_at(game, number, whole, fought[int(each * len(fought))]) for each in MOMENTS if fought]
    return found


def stopped_at(game: str, number: int, whole: Game[Any], ply: int) -> Game[Any]:
    stopped = begin(game, number, keep=True)
    for seat, _, key, _ in whole.tape[:ply]:
        stopped.choose(key, seat)
    return stopped


@cache
def scratch() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory()


@cache
def saved(game: str) -> list[Path]:
    files = [Path(scratch().name) / f"{game}-{i}.fabletop" for i in range(len(positions(game)))]
    for each, file in zip(positions(game), files, strict=True):
        each.save(file)
    return files


@cache
def choices(game: str) -> list[tuple[Game[Any], Any, int]]:
    """A choice that is on offer in each position, and whose it is."""
    asked = [(each, each.decision) for each in positions(game)]
    return [(each, decision.options[-1], decision.seat) for each, decision in asked if decision is not None]


def clone(game: str, seconds: float, round: int) -> Figures:
    return _each(seconds, positions(game), lambda each: each.state.clone())


def copy(game: str, seconds: float, round: int) -> Figures:
    return _each(seconds, positions(game), lambda each: each.copy())


def fight(game: str, seconds: float, round: int) -> Figures:
    """A copy in the middle of a fight; no figure of a game without."""
    return _each(seconds, fights(game), lambda each: each.copy()) if fights(game) else {"value": None}


def imagine(game: str, seconds: float, round: int) -> Figures:
    rng = Rng(f"bench {round}")
    return _each(seconds, positions(game), lambda each: each.imagine(0, rng))


def foresee(game: str, seconds: float, round: int) -> Figures:
    return _each(seconds, choices(game), lambda each: each[0].foresee(each[1], each[2]))


def view(game: str, seconds: float, round: int) -> Figures:
    return _each(seconds, positions(game), lambda each: each.view(0))


def save(game: str, seconds: float, round: int) -> Figures:
    file = Path(scratch().name) / f"{game}.fabletop"
    return _each(seconds, positions(game), lambda each: each.save(file))


def load(game: str, seconds: float, round: int) -> Figures:
    return _each(seconds, saved(game), lambda file: fabletop.load(file))


def _each(seconds: float, things: list[Any], work: Callable[[Any], object]) -> Figures:
    """The mean over all positions, gone through as often as there is time; in microseconds."""
    passes = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not passes:
        for each in things:
            work(each)
        passes += 1
    return {"value": spent / passes / len(things) * 1e6}


# -- the worst of it -------------------------------------------------------------------------------


def slowest(game: str, seconds: float, round: int) -> Figures:
    """Over whole games: which decisions take longest to list and to copy."""
    took: dict[str, dict[str, list[float]]] = {"options": {}, "copy": {}}
    chance = Random(round)
    start, number = process_time(), 0
    while process_time() - start < seconds or not number:
        table = begin(game, 1000 * round + number, keep=True)
        number += 1
        while (decision := table.decision) is not None:
            now = process_time()
            decision.question.options(table.state, decision.seat, decision.args)
            listed = process_time()
            table.copy()
            took["options"].setdefault(decision.kind, []).append((listed - now) * 1e6)
            took["copy"].setdefault(decision.kind, []).append((process_time() - listed) * 1e6)
            table.choose(chance.choice(decision.options), decision.seat)
    return {what: _worst(kinds) for what, kinds in took.items()}


def _worst(kinds: dict[str, list[float]]) -> Figures:
    """The kinds with the largest medians: median and longest in microseconds, and how often they were met."""
    ranked = sorted(kinds, key=lambda kind: median(kinds[kind]), reverse=True)[:SLOWEST]
    return {kind: [round(median(kinds[kind])), round(max(kinds[kind])), len(kinds[kind])] for kind in ranked}


def memory(game: str, seconds: float, round: int) -> Figures:
    """Whole games with checkpoints and events, one after the other: what stays behind."""
    chance = Random(3)
    start, games, early = process_time(), 0, 0.0
    while process_time() - start < seconds or not games:
        play(begin(game, games, keep=True), chance)
        games += 1
        if process_time() - start < seconds / 4:
            early = most_megabytes()
    most = most_megabytes()
    return {"games": games, "most_mb": most, "grown_mb": max(0.0, most - (early or most))}


def most_megabytes() -> float:
    """The most memory that this process has had."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1e6 if sys.platform == "darwin" else 1e3)


PARTS: dict[str, Callable[[str, float, int], Figures]] = {
    part.__name__: part
    for part in (random, wall, bare, checked, clone, copy, fight, imagine, save, load, foresee, view, slowest, memory)
}


def main() -> None:
    for line in sys.stdin:
        wish = json.loads(line)
        try:
            warm_up(wish["game"])
            answer = PARTS[wish["part"]](wish["game"], wish["seconds"], wish["round"])
        except Exception as error:
            answer = {"error": repr(error)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
