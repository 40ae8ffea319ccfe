"""A recorded game: a header, every choice with a digest of the table before it, and the result.

A line is `seat kind key digest`. The digest is four hexadecimal digits: two for the questions and options of the game
so far, two for chance and the numbers on the table (`readings.py`). Both run on from move to move, so that the first
line which differs says where the rules have changed.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import msgspec

import fabletop
from fabletop.kernel import Decision, Game, Key, Origin, Result, SaveError
from fabletop.kernel.saves import base_of

from . import content
from .plans import Options, Plan
from .players import player
from .readings import READINGS

FOLDER = Path(__file__).parent / "games"
CANNOT_BEGIN = "the game cannot begin"
MOST_CHOICES = 5000  # of a recorded game


class Diverged(AssertionError):
    """The rules do not play a game as it was recorded: at which move, and why."""

    def __init__(self, move: int, reason: str) -> None:
        super().__init__(f"move {move} {reason}" if move else reason)
        self.move = move


class Header(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a game is begun with."""

    game: str
    rules: str  # the version under which it was recorded
    seats: int
    options: Options
    players: tuple[str, ...]  # by seat
    seed: str
    content: str = ""  # the name of the entries that there were (content.py)
    played: str = ""  # digits of those in play; none if they were written as the file of all entries says


@dataclasses.dataclass(frozen=True, slots=True)
class Move:
    seat: int
    kind: str
    key: Key
    digest: str

    def __str__(self) -> str:
        return f"{self.seat} {self.kind} {msgspec.json.encode(self.key).decode()} {self.digest}"


@dataclasses.dataclass(frozen=True, slots=True)
class Recording:
    header: Header
    moves: tuple[Move, ...]
    end: str  # the result and the last digest

    def __str__(self) -> str:
        return "\n".join([msgspec.json.encode(self.header).decode(), *map(str, self.moves), self.end, ""])


def planned(plan: Plan) -> Header:
    book = fabletop.book(plan.game)
    return Header(plan.game, book.version, plan.seats, plan.options, plan.players, plan.seed, content.name_of(book))


def file_of(game: str, name: str) -> Path:
    return FOLDER / game / f"{name}.txt"


def files(game: str = "*") -> list[Path]:
    """All recordings, of one game or of all."""
    return sorted(FOLDER.glob(f"{game}/*.txt"))


def read(file: Path) -> Recording:
    first, *lines, end = file.read_text(encoding="utf-8").splitlines()
    return Recording(msgspec.json.decode(first, type=Header), tuple(map(_move, lines)), end)


def _move(line: str) -> Move:
    seat, kind, rest = line.split(" ", 2)
    key, digest = rest.rsplit(" ", 1)
    return Move(int(seat), kind, msgspec.json.decode(key, type=tuple[str | int, ...]), digest)


class Digest:
    """Runs along with a game, and looks at it before every choice."""

    def __init__(self, game: str) -> None:
        self._reading = READINGS[game]
        self._asked = self._table = 0

    def look(self, game: Game[Any]) -> str:
        for decision in game.waiting:
            options = sum(crc32(repr(tuple(key)).encode()) for key in decision.options)  # their order is no rule
            self._asked = crc32(repr((decision.seat, decision.kind, options)).encode(), self._asked)
        t = game.state
        self._table = crc32(repr((t.rng.at, self._reading(t))).encode(), self._table)
        return f"{self._asked & 0xFF:02x}{self._table & 0xFF:02x}"


def begin(header: Header) -> Game[Any]:
    book = content.with_known(fabletop.book(header.game), header.content)
    origin = Origin(header.game, header.seats, header.options, header.seed)
    return Game(book, base_of(book, origin, book.pack.load()), keep=False)


def record(header: Header, old: Sequence[Move] = ()) -> Recording:
    """Play the game: the old choices as long as they are offered, then those of its players."""
    game, digest = begin(header), Digest(header.game)
    chance = Random(header.seed)
    players = [player(name, game.book, chance) for name in header.players]
    known = iter(old)
    moves: list[Move] = []
    while (decision := game.decision) is not None:
        if len(moves) == MOST_CHOICES:
            raise AssertionError(f"{header.game} {header.seed} does not end")
        looked = digest.look(game)
        move = next(known, None)
        if move is None or not _fits(move, decision):
            known = iter(())
            key = players[decision.seat](game, decision)
        else:
            key = move.key
        moves.append(Move(decision.seat, decision.kind, key, looked))
        game.choose(key, decision.seat)
    played = content.played_with(game.book, game.state)
    now = msgspec.structs.replace(header, rules=game.book.version, played=played)
    return Recording(now, tuple(moves), _end(game, digest))


def other_entries(header: Header) -> bool:
    """Whether what the game is played with is gone, or written otherwise than when it was recorded."""
    try:
        game = begin(header)
    except SaveError:
        return True
    now = content.played_with(game.book, game.state)
    return now != (header.played or content.was_played_with(game.book, game.state, header.content))


def _fits(move: Move, decision: Decision) -> bool:
    return (move.seat, move.kind) == (decision.seat, decision.kind) and move.key in decision.options


def replay(recording: Recording) -> None:
    """Play a recorded game again; the first move at which the rules do something else raises Diverged."""
    try:
        game, digest = begin(recording.header), Digest(recording.header.game)
    except Exception as error:
        raise Diverged(0, f"{CANNOT_BEGIN}: {error!r}") from error
    for number, move in enumerate(recording.moves, 1):
        _compare(number, move, game.decision, digest.look(game))
        try:
            game.choose(move.key, move.seat)
        except Exception as error:
            raise Diverged(number, f"is {list(move.key)}, and the rules break: {error!r}") from error
    decision = game.decision
    if decision is not None:
        raise Diverged(len(recording.moves), f"was the last, and the rules go on to ask '{decision.kind}'")
    end = _end(game, digest)
    if end != recording.end:
        raise Diverged(0, f"the game ends otherwise: {end}, recorded was {recording.end}")


def _compare(number: int, move: Move, decision: Decision | None, digest: str) -> None:
    if decision is None:
        raise Diverged(number, f"answers '{move.kind}', but the rules have ended the game")
    if (move.seat, move.kind) != (decision.seat, decision.kind):
        asked = f"'{decision.kind}' of seat {decision.seat}"
        raise Diverged(number, f"answers '{move.kind}' of seat {move.seat}, the rules ask {asked}")
    if move.key not in decision.options:
        raise Diverged(number, f"is {list(move.key)}, which the rules do not offer at '{move.kind}'")
    if move.digest[:2] != digest[:2]:
        raise Diverged(number, f"answers '{move.kind}', but the rules offer other options than before")
    if move.digest != digest:
        raise Diverged(number, f"answers '{move.kind}', but chance or the numbers on the table are others than before")


def _end(game: Game[Any], digest: Digest) -> str:
    result: Result = game.book.result(game.state)
    said = {"scores": result.scores, "places": result.places, "rank": result.rank}
    return f"{msgspec.json.encode(said).decode()} {digest.look(game)}"
