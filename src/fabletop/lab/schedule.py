"""Who sits where in a tournament.

The games go in rounds, and a tournament is a number of whole rounds.

- **Rivals.** A round seats every group of as many computer players as there are seats. Each group plays once for
  every seat and moves on by one seat from game to game. So in every round each player meets every other equally
  often and sits equally often in every seat; who is whose neighbour changes from round to round.
- **More seats than players.** All of them are at every table and are seated around it again and again, until no seat
  is free. If that gives some of them a seat more, the round is played with each of them first in turn.
- **On one side, or alone.** A player has all seats of its table. A round is one deal, played once by each.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, count, permutations
from typing import TypeAlias

Seating: TypeAlias = tuple[str, ...]  # the computer player of each seat


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game of a tournament."""

    number: int
    deal: int  # games with the same number here are dealt the same
    seating: Seating


def round_of_rivals(bots: Sequence[str], seats: int, number: int = 0) -> list[Seating]:
    size = min(seats, len(bots))
    circles = [(0, *others) for others in permutations(range(1, size))]
    circle = circles[number % len(circles)]
    firsts = range(size) if seats % size else range(1)
    return [
        tuple(group[circle[((seat + turn) % seats + first) % size]] for seat in range(seats))
        for turn in range(seats)
        for first in firsts
        for group in combinations(bots, size)
    ]


def round_together(bots: Sequence[str], seats: int) -> list[Seating]:
    return [(bot,) * seats for bot in bots]


def schedule(bots: Sequence[str], seats: int, together: bool, games: int) -> list[Fixture]:
    """Whole rounds: that many games, or a few more."""
    fixtures: list[Fixture] = []
    for number in count():
        if len(fixtures) >= games:
            break
        for seating in round_together(bots, seats) if together else round_of_rivals(bots, seats, number):
            fixtures.append(Fixture(len(fixtures), number if together else len(fixtures), seating))
    return fixtures
