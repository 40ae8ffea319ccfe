"""Positions of games between computer players, with how each game came out: what a network learns from.

Games are played in batches, a file each in a folder. A batch depends on its number alone, and one that is there is not
played again: whoever was stopped goes on, and more games may be added to those that there are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import msgspec

from ..bots import make
from ..games import book, check_setup
from ..kernel import Game, Knowledge, Rulebook, SetupError
from .working import work_through

BATCH = 25  # games
SLIPPING = 0.4  # how often a seat is one that errs: positions must differ to be learnt from


class Position(msgspec.Struct, frozen=True, array_like=True):
    game: int  # its number
    outcome: float  # points that the seat had in the end
    judged: float  # what the game's own judgement thinks the position is worth
    features: tuple[float, ...]


class Batch(msgspec.Struct, frozen=True):
    of: str  # what was played, in digits: other rules give other positions
    features: tuple[str, ...]
    positions: list[Position]


@dataclass(frozen=True, slots=True)
class Series:
    """Which games are played."""

    game: str
    seats: tuple[int, ...]  # numbers of seats, in turn
    seed: int = 0
    options: Mapping[str, bool | int | str] = field(default_factory=dict)

    @property
    def digits(self) -> str:
        told = (self.game, self.seats, self.seed, sorted(self.options.items()), book(self.game).version)
        return f"{crc32(repr(told).encode()):08x}"


def knowledge_of(rules: Rulebook[Any]) -> Knowledge:
    knows = rules.knowledge()
    if knows.features is None or knows.foresight is None or knows.value is None:
        raise SetupError(f"{rules.id} has no features to learn from")
    return knows


def check(series: Series) -> None:
    """SetupError if such games cannot be."""
    rules = book(series.game)
    knowledge_of(rules)
    for seats in series.seats:
        check_setup(rules, seats, dict(series.options))


def self_play(
    series: Series, games: int, folder: Path, processes: int, progress: Callable[[int, int], None]
) -> list[Batch]:
    """All batches of so many games (a whole number of batches), played where they are not there yet."""
    check(series)
    folder.mkdir(parents=True, exist_ok=True)
    count = -(-games // BATCH)
    files = {number: folder / f"batch-{number:05}.msgpack" for number in range(count)}
    missing = [number for number, file in files.items() if not file.is_file()]
    progress((count - len(missing)) * BATCH, count * BATCH)
    for done, (number, batch) in enumerate(work_through(partial(played, series), missing, processes), 1):
        draft = files[number].with_suffix(".draft")
        draft.write_bytes(msgspec.msgpack.encode(batch))
        draft.replace(files[number])
        progress((count - len(missing) + done) * BATCH, count * BATCH)
    return [_read(file, series) for file in files.values()]


def _read(file: Path, series: Series) -> Batch:
    try:
        batch = msgspec.msgpack.decode(file.read_bytes(), type=Batch)
    except msgspec.DecodeError as error:
        raise SetupError(f"{file} is damaged: {error}; without it, its games are played again") from None
    if batch.of != series.digits:
        raise SetupError(f"{file} holds games of other rules or settings: name another folder")
    return batch


def played(series: Series, number: int) -> tuple[int, Batch]:
    rules = book(series.game)
    names: tuple[str, ...] = ()
    positions: list[Position] = []
    for each in range(number * BATCH, (number + 1) * BATCH):
        names, found = _one_game(rules, series, each)
        positions += found
    return number, Batch(series.digits, names, positions)


def _one_game(rules: Rulebook[Any], series: Series, number: int) -> tuple[tuple[str, ...], list[Position]]:
    """Positions where nothing is half done, once for each step of the game's clock, of every seat."""
    knows = knowledge_of(rules)
    assert knows.features is not None and knows.foresight is not None and knows.value is not None
    seats, random = series.seats[number % len(series.seats)], Random(f"self-play {series.seed} {number}")
    seated = [
        make("easy" if random.random() < SLIPPING else "normal", rules, random.randrange(2**31)) for _ in range(seats)
    ]
    game = Game(rules, rules.begin(rules.pack.load(), seats, dict(series.options), f"{series.seed}/learn/{number}"))
    seen: list[tuple[int, float, Mapping[str, float]]] = []
    last = -1
    while (decision := game.decision) is not None:
        now = knows.foresight.clock(game.state)
        if decision.kind in knows.foresight.pauses and now != last:
            last = now
            t = game.state
            seen += [(seat, knows.value(t, seat), knows.features.of(t, seat)) for seat in range(seats)]
        game.choose(seated[decision.seat].choose(game, decision), decision.seat)
    outcome = [knows.value(game.state, seat) for seat in range(seats)]
    names = tuple(seen[0][2]) if seen else ()
    return names, [
        Position(number, outcome[seat], judged, tuple(found[name] for name in names)) for seat, judged, found in seen
    ]
