"""Many games by several processes, in batches, and what they came to together."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, Protocol, Self, TypeVar

import fabletop

BATCH = 10  # games that one process plays before it reports


class Adds(Protocol):
    """What games came to."""

    def add(self, other: Self) -> None: ...


T = TypeVar("T", bound=Adds)


@dataclass(frozen=True)
class Task:
    game: str
    scenario: str
    seats: int
    first: int
    games: int

    def numbers(self) -> range:
        return range(self.first, self.first + self.games)

    def seed(self, number: int) -> str:
        return f"{self.scenario} {self.seats} {number}"


def batches(game: str, scenario: str, seats: int, games: int) -> Iterator[Task]:
    for first in range(0, games, BATCH):
        yield Task(game, scenario, seats, first, min(BATCH, games - first))


def run(play: Callable[[Task], tuple[Task, T]], todo: list[Task], processes: int) -> dict[tuple[str, int], T]:
    """By Scenario and number of players."""
    found: dict[tuple[str, int], T] = {}
    done = 0

    def take(results: Iterable[tuple[Task, T]]) -> None:
        nonlocal done
        for task, tally in results:
            key = (task.scenario, task.seats)
            if key in found:
                found[key].add(tally)
            else:
                found[key] = tally
            done += task.games
            print(f"{done} games", file=sys.stderr, end="\r")

    if processes == 1:
        take(map(play, todo))
    else:
        with ProcessPoolExecutor(processes) as pool:
            take(pool.map(play, todo))
    return found


def arguments(about: str | None, games: int, each: str) -> argparse.Namespace:
    """What the command line says; Scenarios and numbers of players as lists, empty for all."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=games, help=each)
    parser.add_argument("--scenarios", type=lambda text: text.split(","), default=[], help="some only, with commas")
    parser.add_argument("--seats", type=lambda text: [int(n) for n in text.split(",")], default=[], help="some only")
    parser.add_argument("--processes", type=int, default=1)
    return parser.parse_args()


@cache
def usage(game: str) -> ModuleType:
    """The module that knows what a game of that kind uses."""
    return import_module(f"fabletop.games.{fabletop.book(game).package}.usage")


@cache
def player(game: str) -> Any:
    """The game's own player. It looks at what its seat may see alone, so it needs no imagined world (a test)."""
    return import_module(f"fabletop.games.{fabletop.book(game).package}.bot").choose


@cache
def content(game: str) -> Any:
    return fabletop.book(game).pack.load()
