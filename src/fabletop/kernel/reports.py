"""Reports: what a game wants to know of many games of itself. The lab plays them; see `lab/reports.py`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, Self, TypeAlias, TypeVar

from .events import Event
from .rulebook import Result


@dataclass(frozen=True, slots=True)
class Task:
    """Some games of one kind: of an adventure, a Scenario or whatever a report compares."""

    name: str
    seats: int
    player: str  # a computer player by its name, or "" for the game's own judgement, which needs no imagined world
    first: int
    games: int

    @property
    def kind(self) -> Kind:
        return (self.name, self.seats, self.player)

    def numbers(self) -> range:
        return range(self.first, self.first + self.games)


Kind: TypeAlias = tuple[str, int, str]  # name, seats, player


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played to its end."""

    task: Task
    state: Any
    result: Result
    told: Sequence[Event]
    choices: int


@dataclass(frozen=True, slots=True)
class Wish:
    """What a report is asked for; empty means all there are."""

    games: int
    names: tuple[str, ...]
    seats: tuple[int, ...]
    weaker: int  # games of weaker players besides


class Tally(Protocol):
    """What games came to."""

    def add(self, other: Self) -> None: ...


T = TypeVar("T", bound=Tally)


class Report(Generic[T]):
    """One report of a game: which games are played, what is read off each, and the page that comes of it."""

    name: str  # on the command line
    games = 300  # of each kind, unless somebody wishes another number
    batch = 10  # games that one process plays before it reports

    def tasks(self, content: Any, wish: Wish) -> Iterator[Task]:
        raise NotImplementedError

    def options(self, content: Any, task: Task, number: int) -> dict[str, bool | int | str]:
        """The options of game number `number`."""
        raise NotImplementedError

    def seed(self, task: Task, number: int) -> str:
        player = f" {task.player}" if task.player else ""
        return f"{task.name} {task.seats}{player} {number}"

    def measure(self, played: Played) -> T:
        raise NotImplementedError

    def page(self, content: Any, command: str, found: Mapping[Kind, T]) -> str:
        """Markdown."""
        raise NotImplementedError

    def batches(self, name: str, seats: int, games: int, player: str = "") -> Iterator[Task]:
        for first in range(0, games, self.batch):
            yield Task(name, seats, player, first, min(self.batch, games - first))


def together(tallies: Iterable[T], whole: T) -> T:
    """Their sum, added to the given one."""
    for tally in tallies:
        whole.add(tally)
    return whole
