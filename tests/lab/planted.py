"""Blunders that were planted in computer games, and whether looking back finds them.

    python -m tests.lab.planted make [GAME...]    # play the games and plant: writes planted.json (minutes)
    python -m tests.lab.planted check [GAME...]   # look back at all of them, and say which were found (minutes)

`make` lets normal players play. Now and then, where the first seat has a choice, an independent search (another seed,
more worlds than the analysis has) tries options that the player would not choose; one that is worse than the player's
own choice by a wide margin (`WIDE` parts of the usual spread at the horizon, after three standard errors) is chosen
instead. Of a game the numbers of all chosen options are kept, so that it stays the same when players change.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import fabletop
from fabletop.bots import make
from fabletop.bots.budget import never
from fabletop.kernel import Decision, Game, Key
from fabletop.lab.analysis import Graded, Hindsight, look
from fabletop.lab.hindsight import Comparison, Gap, Way, gap, see

FILE = Path(__file__).parent / "planted.json"
SEAT = 0
PLANTS = {"roll-player": 19, "thunderstone": 17, "thorgal": 4}
A_GAME = 3  # plants
WORLDS = {"roll-player": 80, "thunderstone": 80, "thorgal": 32}
GLANCE = 5  # worlds, after which a few options are left out
TRIED = 6
WIDE = {"roll-player": 0.35, "thunderstone": 0.3, "thorgal": 0.15}
OFTEN = 0.5  # of the choices are looked at, to plant something
WORST = 10  # a plant is found if it is among the worst tenth of the choices of its game, or the worst three


class Plant(msgspec.Struct):
    ply: int
    key: tuple[str | int, ...]
    instead_of: tuple[str | int, ...]
    loss: float  # at the horizon, by the search that chose it
    error: float


class Planted(msgspec.Struct):
    """A game: its deal, the number of every chosen option, and what was planted."""

    game: str
    seats: int
    seed: str
    chosen: list[int]
    plants: list[Plant]

    def played(self) -> Game[Any]:
        table = fabletop.new(self.game, seats=self.seats, seed=self.seed)
        for number in self.chosen:
            decision = table.decision
            assert decision is not None
            table.choose(decision.options[number], decision.seat)
        assert table.over
        return table


def planted() -> list[Planted]:
    return msgspec.json.decode(FILE.read_bytes(), type=list[Planted])


# -- looking back ----------------------------------------------------------------------------------


@dataclass
class Found:
    plant: Plant
    place: int  # among the choices of the game, the worst first
    choices: int

    @property
    def found(self) -> bool:
        return self.place <= max(3, self.choices // WORST)


def looked_at(kept: Planted, games: int) -> list[Graded]:
    """The choices of the seat with their grades, the worst first; the curve is left out."""
    hindsight = Hindsight(kept.played(), SEAT, games)
    tasks = [task for task in hindsight.tasks if task.look == "choice" or task == hindsight.tasks[0]]
    found = {task: look(hindsight.game, SEAT, task, hindsight.seed) for task in tasks}
    return sorted(hindsight.told(found).choices, key=lambda each: -each.sure)


def find(kept: Planted, games: int) -> list[Found]:
    plies = [each.judged.ply for each in looked_at(kept, games)]
    return [Found(each, plies.index(each.ply) + 1, len(plies)) for each in kept.plants]


# -- planting --------------------------------------------------------------------------------------


def plant(game: str, number: int, most: int) -> Planted:
    seed = f"planted {game} {number}"
    table, random = fabletop.new(game, seats=2, seed=seed), Random(seed)
    players = [make("normal", table.book, seat) for seat in range(2)]
    seen = see(table, SEAT, 60, 77, never)
    kept, knowledge = Planted(game, 2, seed, [], []), table.book.knowledge()
    assert knowledge.foresight is not None
    wait = 8
    while (decision := table.decision) is not None:
        key = players[decision.seat].choose(table, decision)
        wait -= 1
        wanted = decision.seat == SEAT and len(decision.options) > 2 and len(kept.plants) < most
        if wanted and wait < 0 and random.random() < OFTEN:
            bad = _bad(table, decision, key, random, WIDE[game] * seen.spread)
            if bad is not None:
                kept.plants.append(bad)
                key, wait = bad.key, 12
        kept.chosen.append(decision.options.index(key))
        table.choose(key, decision.seat)
    return kept


def _bad(table: Game[Any], decision: Decision, key: Key, random: Random, wide: float) -> Plant | None:
    others = [each for each in decision.options if each != key]
    tried = random.sample(others, min(TRIED, len(others)))
    glance = _gaps(table, key, tried, GLANCE)
    suspect = max(tried, key=lambda each: glance[each].mean)
    if glance[suspect].mean < wide:
        return None
    loss = _gaps(table, key, [suspect], WORLDS[table.book.id])[suspect]
    if loss.mean - 3 * loss.error < wide:
        return None
    return Plant(table.ply, suspect, key, round(loss.mean, 2), round(loss.error, 2))


def _gaps(table: Game[Any], key: Key, others: list[Key], worlds: int) -> dict[Key, Gap]:
    own, ways = Way((key,)), {each: Way((each,)) for each in others}
    Comparison(table, SEAT, SEAT, f"independent {worlds} {table.ply}").run([own, *ways.values()], worlds, never)
    return {each: gap(own, way) for each, way in ways.items()}


def _planted_of(game: str) -> list[Planted]:
    found: list[Planted] = []
    number = 0
    while (left := PLANTS[game] - sum(len(each.plants) for each in found)) > 0:
        kept = plant(game, number, min(A_GAME, left))
        if kept.plants:
            found.append(kept)
            print(game, number, [(each.ply, each.loss, each.error) for each in kept.plants], flush=True)
        number += 1
    return found


def _make(*names: str) -> None:
    """Of the named games; of the others everything stays."""
    named = names or tuple(PLANTS)
    with ProcessPoolExecutor(2) as pool:
        games = [kept for found in pool.map(_planted_of, named) for kept in found]
    games += [each for each in planted() if each.game not in named] if FILE.exists() else []
    games.sort(key=lambda each: list(PLANTS).index(each.game))
    FILE.write_bytes(msgspec.json.encode(games).replace(b'{"game"', b'\n{"game"') + b"\n")


def _checked(kept: Planted) -> list[Found]:
    return find(kept, GAMES)


GAMES = 60  # a choice, in `check`


def results(*names: str) -> Iterator[tuple[Planted, list[Found]]]:
    games = [each for each in planted() if each.game in (names or PLANTS)]
    with ProcessPoolExecutor(2) as pool:
        yield from zip(games, pool.map(_checked, games))


def _check(*names: str) -> None:
    every = []
    for kept, found in results(*names):
        every += found
        told = ", ".join(f"move {each.plant.ply}: {each.place} of {each.choices}" for each in found)
        print(f"{kept.game} {kept.seed!r}: {told}", flush=True)
    print(f"{sum(each.found for each in every)} of {len(every)} are among the worst of their game")


if __name__ == "__main__":
    {"make": _make, "check": _check}[sys.argv[1]](*sys.argv[2:])
