"""Computer players think in processes of their own, on an imagined game: the table never waits for them.

A decision has its time by its level, and a turn of many decisions has its own. Tables take turns, and share the time
when many of them think at once. Who cancels a thought stops it, wherever it runs.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from time import perf_counter
from typing import Any, TypeVar

from .. import bots
from ..bots.advice import SECONDS as ADVICE
from ..bots.budget import Stop
from ..bots.levels import JUDGEMENT, RANDOM
from ..kernel import FabletopError, Game, Key, Rng
from .turns import Turns
from .worker import Died, Worker

log = logging.getLogger("fabletop.server")

T = TypeVar("T")
HINTS = JUDGEMENT  # the level that gives brief hints
LIMITS = {"random": 0.1, "beginner": 0.1, "easy": 0.2, "normal": 0.5, "hard": 1.5, "master": 4.0}  # seconds a decision
TURN = 10.0  # seconds for all decisions of a turn
WAY = 0.05  # seconds there and back
LEAST = 0.1  # seconds without which nobody thinks ahead
HASTE = 0.02  # seconds that there are always
PATIENCE = 20.0  # seconds after which who does not answer is given up; the first thought opens the game's box
MOST_URGENT = 4  # that wait at one table


class Busy(FabletopError):
    """Too much is asked at once."""


def limit(level: str) -> float:
    """The seconds of a decision; a player of one's own has as many as the judgement."""
    kind, _ = bots.named(level)
    return LIMITS.get(kind, LIMITS[JUDGEMENT])


@dataclass(frozen=True, slots=True)
class Turn:
    """What a seat has used of its time. Which turn it was: the clock of its game says it, or where the run began."""

    number: int = -1
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Wish:
    """A decision that somebody is to make."""

    level: str
    game: Game[Any]  # as the seat imagines it
    seat: int
    seed: int
    run: int  # the move with which the seat began to choose, and nobody else has since
    turn: Turn
    seconds: float


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of it."""

    key: Key
    level: str  # who found it
    turn: Turn


def think(wish: Wish, stop: Stop) -> Thought:
    """What runs in the other process."""
    game, book = wish.game, wish.game.book
    decision = next(each for each in game.waiting if each.seat == wish.seat)
    foresight = book.knowledge().foresight
    number = wish.run if foresight is None else foresight.clock(game.state)
    turn = wish.turn if wish.turn.number == number else Turn(number)
    seconds = max(min(wish.seconds, TURN - turn.seconds) - WAY, HASTE)
    level = wish.level if seconds >= LEAST else _judging(wish.level)
    key = bots.make(level, book, wish.seed, seconds, stop).choose(game, decision)
    return Thought(key, wish.level, turn)


@dataclass(frozen=True, slots=True)
class Question:
    """What a person wants to know of a decision."""

    wish: Wish
    also: tuple[Key, ...]  # options that are to be among the answer
    seconds: float = ADVICE


def advise(question: Question, stop: Stop) -> list[bots.Advice]:
    """What a person is told, in the other process."""
    game, seat = question.wish.game, question.wish.seat
    decision = next(each for each in game.waiting if each.seat == seat)
    seconds = max(question.seconds - WAY, LEAST)
    return bots.advise(game, decision, question.wish.seed, seconds, stop, question.also)


def _judging(level: str) -> str:
    """Who has no time to think ahead follows the judgement, in the same style."""
    kind, colon, character = level.partition(":")
    return f"{JUDGEMENT}{colon}{character}" if kind in ("hard", "master") else level


@dataclass(eq=False, slots=True)
class _Job:
    """Something that a table waits for."""

    table: str
    seconds: float  # if nobody else wants anything
    work: Callable[[Worker, float], Awaitable[Any]]  # in so many seconds
    answer: asyncio.Future[Any]


class Thinkers:
    def __init__(self, processes: int, patience: float = PATIENCE) -> None:
        self._free = [Worker() for _ in range(processes)]
        self._workers = tuple(self._free)
        self._turns: Turns[_Job] = Turns()
        self._running: dict[asyncio.Task[None], str] = {}  # and for which table
        self._patience = patience
        self._closed = False

    async def warm_up(self) -> None:
        """Start the processes before somebody waits for them."""
        await asyncio.gather(*(worker.ready() for worker in self._free))

    async def choose(self, level: str, game: Game[Any], seat: int, table: str, turn: Turn) -> Thought:
        """A choice for a seat, made from what that seat knows. The game is not changed."""
        begun = perf_counter()
        wish = _imagined(level, game, seat, turn)
        late = turn.seconds >= TURN  # it will not think any more: nobody waits for it for long
        thought = await self.ask(table, limit(level), partial(self._choose, table, wish), urgent=late)
        seconds = thought.turn.seconds + perf_counter() - begun
        return replace(thought, turn=replace(thought.turn, seconds=seconds))

    # People come before computers.

    async def hint(self, game: Game[Any], seat: int, table: str) -> Key:
        """What somebody would choose who knows the game, from what that seat knows."""
        wish = _imagined(HINTS, game, seat, Turn())
        return (await self._ask_for_a_person(table, limit(HINTS), partial(self._think, wish))).key

    async def advise(self, game: Game[Any], seat: int, table: str, also: Sequence[Key] = ()) -> list[bots.Advice]:
        """The options of a person with what they are worth, made from what that person knows."""
        wish = Question(_imagined(HINTS, game, seat, Turn()), tuple(also))

        async def work(worker: Worker, seconds: float) -> list[bots.Advice]:
            return await worker.run(advise, replace(wish, seconds=seconds), seconds, self._patience)

        return await self._ask_for_a_person(table, wish.seconds, work)

    async def _ask_for_a_person(self, table: str, seconds: float, work: Callable[[Worker, float], Awaitable[T]]) -> T:
        if self._turns.urgent(table) >= MOST_URGENT:
            raise Busy("so much is asked at this table that it must wait: ask again in a moment")
        return await self.ask(table, seconds, work, urgent=True)

    async def _think(self, wish: Wish, worker: Worker, seconds: float) -> Thought:
        return await worker.run(think, replace(wish, seconds=seconds), seconds, self._patience)

    async def _choose(self, table: str, wish: Wish, worker: Worker, seconds: float) -> Thought:
        """Who fails is asked once more; then the judgement answers, and if that fails too, chance."""
        others = [each for each in (JUDGEMENT, RANDOM) if each != wish.level]
        for level, following in pairwise((wish.level, wish.level, *others, "")):
            try:
                return await self._think(replace(wish, level=level), worker, seconds)
            except Exception as error:
                if self._closed or not following:
                    raise
                told = "it is asked again" if following == level else f"{following} plays for it"
                name = f"table {table}, seat {wish.seat}: the computer player {level}"
                log.error("%s failed (%s); %s", name, error, told, exc_info=None if isinstance(error, Died) else error)
        raise AssertionError("the last one answers or fails")

    # -- who is next --------------------------------------------------------------------------------

    async def ask(
        self, table: str, seconds: float, work: Callable[[Worker, float], Awaitable[T]], *, urgent: bool = False
    ) -> T:
        """Have something done when it is the table's turn. Who is cancelled meanwhile does not want it any more."""
        job = _Job(table, seconds, work, asyncio.get_running_loop().create_future())
        self._turns.put(table, job, urgent=urgent)
        self._begin()
        try:
            answer: T = await job.answer
            return answer
        finally:
            self._turns.drop(table, job)

    def _begin(self) -> None:
        """Whoever is free takes what is next."""
        while self._free and not self._closed and (job := self._turns.take()) is not None:
            task = asyncio.create_task(self._work(self._free.pop(), job))
            self._running[task] = job.table
            task.add_done_callback(self._running.pop)

    async def _work(self, worker: Worker, job: _Job) -> None:
        tables = self._turns.tables() | {*self._running.values(), job.table}
        share = min(1.0, len(self._workers) / len(tables))  # so that all of them have their answers in time
        job.answer.add_done_callback(lambda answer: worker.stop() if answer.cancelled() else None)
        try:
            answer = await job.work(worker, job.seconds * share)
        except Exception as error:
            if not job.answer.done():
                job.answer.set_exception(error)
        else:
            if not job.answer.done():
                job.answer.set_result(answer)
        finally:
            self._free.append(worker)
            self._begin()

    def close(self) -> None:
        self._closed = True
        for worker in self._workers:
            worker.close()


def _imagined(level: str, game: Game[Any], seat: int, turn: Turn) -> Wish:
    world = game.imagine(seat, Rng(secrets.token_hex(16)), keep=True)
    run = game.ply
    while run > game.first and game.entry(run - 1)[0] == seat:
        run -= 1
    return Wish(level, world, seat, secrets.randbelow(2**31), run, turn, limit(level))
