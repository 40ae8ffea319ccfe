"""Looking back at a game: what each choice of a seat was worth beside the best one, and what was luck.

**Losses** are means over imagined worlds, as they stand at the horizon of the game's foresight. Much of what is ahead
there is made up for later: how much of it lasts to the end is measured in the same worlds, which are played on, for
the beginning, the middle and the last third of the game (`lasting`), and every figure is scaled by it.

**Grades.** A choice is graded by what it lost *for sure*: the loss less its standard error, in parts of the spread, the
standard deviation of what might have come of the game when it was looked at first (`STEPS`). With few games a grade
is milder, never harsher. A game without foresight is graded by its judgement alone: the parts are those of the most
that any of its choices lost by judgement, and there is no curve.

**The account.** The curve is what the seat could expect at the beginning of each round or turn if everybody played on
quickly, and at the end what came. Its way from the first to the last point is split: own choices (what they were worth
beside quick play), choices of others likewise, and the rest, which is luck: dice, cards, and what others had in hand.
The parts add up exactly; each has the error of all that it was summed from.

Everything here is found in parts that depend on nothing but the game, the seat, the seed and the budget
(`hindsight.py`): processes and order change nothing.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice, pairwise
from math import hypot
from typing import Any, Literal, TypeAlias

from ..bots.budget import Stop, never
from ..kernel import FabletopError, Game, SetupError
from ..processes import live_with_the_parent
from .hindsight import Elsewhere, Gap, Judged, Seen, judge, look_elsewhere, see, the_end

Grade: TypeAlias = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
Finding: TypeAlias = Judged | Seen | Elsewhere
Gains: TypeAlias = Mapping[int, tuple[float, float]]  # by move: what it changed, and the error of that

GAMES = 100  # imagined ones, for a choice
FEWEST = 10
# What a choice may lose for sure, in parts of the spread; whatever loses more is a blunder.
STEPS: tuple[tuple[float, Grade], ...] = ((0.01, "best"), (0.04, "good"), (0.08, "inaccuracy"), (0.16, "mistake"))
TURNING = 3
STATIONS = 40  # points of the curve, at most
BEGINNING = 2  # the first one is looked at so many times as long: the account begins there
ATTENTION = 0.2  # seconds after which somebody who waits asks whether to stop
LASTING = 0.1  # of a gap at the horizon is left at the end, at least
OTHERS = 0.4  # of the games of an own choice go to one of another seat


@dataclass(frozen=True, slots=True)
class Task:
    """One look: at a choice, at a position, or elsewhere."""

    ply: int
    look: Literal["choice", "position", "elsewhere"]
    games: int


@dataclass(frozen=True, slots=True)
class Graded:
    """A choice with its figures as they last to the end, in points."""

    judged: Judged
    grade: Grade
    loss: float | None  # beside the best; nothing where the judgement gives no figure
    error: float
    sure: float  # what it lost at least, as far as one can tell
    gain: float  # beside quick play
    doubt: float  # standard error of the gain
    lead: float


@dataclass(frozen=True, slots=True)
class Stretch:
    """What moved the curve from one point to the next."""

    start: int  # plies
    end: int
    luck: float
    own: float
    others: float


@dataclass(frozen=True, slots=True)
class Account:
    """From what could be expected to what came; the parts add up."""

    expected: float
    luck: float
    own: float
    others: float
    result: float
    errors: Mapping[str, float]  # standard errors, by name; the result has none


@dataclass(frozen=True, slots=True)
class Analysis:
    game: str
    seat: int
    first: int  # the move that it begins with
    last: int  # how many moves the game has
    games: int
    seed: int
    ahead: bool  # whether somebody thought ahead; else all grades are by judgement alone
    party: bool
    over: bool
    done: int  # looks
    all: int
    spread: float
    curve: tuple[Seen, ...]
    choices: tuple[Graded, ...]
    stretches: tuple[Stretch, ...]
    lost: float  # what all choices lost at least, beside the best ones
    account: Account | None
    turning: tuple[int, ...]  # the plies of the dearest choices, in their order
    finest: tuple[int, ...]  # where nothing was dear: those that were better than anything else by most

    @property
    def complete(self) -> bool:
        return self.done == self.all


def untold(done: int, tasks: int) -> None:
    """For whoever does not want to know how far it is."""


# -- what there is to do ---------------------------------------------------------------------------


class Hindsight:
    """A game, the seat that looks back, and the looks that it takes."""

    def __init__(self, game: Game[Any], seat: int, games: int = GAMES, seed: int = 0, first: int | None = None) -> None:
        if not 0 <= seat < game.state.n:
            raise SetupError(f"there is no seat {seat}: the game has seats 0 to {game.state.n - 1}")
        if games < FEWEST:
            raise SetupError(f"{games} imagined games tell nothing: {FEWEST} are the least")
        self.first = _beginning(game) if first is None else first
        self.game = game
        self.seat = seat
        self.games = games
        self.seed = seed
        self.knowledge = game.book.knowledge()
        self.tasks = tuple(self._tasks())

    def _tasks(self) -> Iterator[Task]:
        """In the order of the moves, so that a curve grows from the left."""
        game, foresight = self.game, self.knowledge.foresight
        stations = self._stations()
        for ply in range(self.first, game.ply):
            if ply in stations:
                yield Task(ply, "position", self.games * (BEGINNING if ply == stations[0] else 1))
            who, _, _, auto = game.entry(ply)
            if auto:  # nobody chose
                continue
            if who == self.seat and self._options(ply) > 1:
                yield Task(ply, "choice", self.games)
            elif who != self.seat and foresight is not None and game.over and self._options(ply) > 1:
                yield Task(ply, "elsewhere", round(OTHERS * self.games))
        if foresight is not None and not game.over and game.ply not in stations:
            yield Task(game.ply, "position", self.games)

    def _options(self, ply: int) -> int:
        who = self.game.entry(ply)[0]
        return next((len(each.options) for each in self.game.at(ply).waiting if each.seat == who), 0)

    def _stations(self) -> list[int]:
        """The first move of every round or turn, or of every second one, and so on."""
        foresight = self.knowledge.foresight
        if foresight is None or self.first == self.game.ply:
            return []
        found, before = list[int](), None
        for ply in range(self.first, self.game.ply):
            now = foresight.clock(self.game.at(ply).state)
            if now != before:
                found.append(ply)
                before = now
        return found[:: 1 + (len(found) - 1) // STATIONS]

    def told(self, found: Mapping[Task, Finding]) -> Analysis:
        """What is known so far."""
        judged = [each for task in self.tasks if isinstance(each := found.get(task), Judged)]
        seen = [each for task in self.tasks if isinstance(each := found.get(task), Seen)]
        elsewhere = [each for each in found.values() if isinstance(each, Elsewhere)]
        complete, game = len(found) == len(self.tasks), self.game
        result = game.result
        if complete and seen and game.over:
            seen.append(the_end(game, self.seat, self.knowledge))
        lasts = self._lasting(judged, elsewhere)
        spread = seen[0].spread if seen else max((each.loss.mean for each in judged if each.loss), default=0.0)
        choices = tuple(graded(each, spread, lasts[self._third(each.ply)]) for each in judged)
        others = {each.ply: each.gain.times(lasts[self._third(each.ply)]) for each in elsewhere}
        stretches = tuple(_stretches(seen, choices, others)) if complete else ()
        dear = [each for each in choices if each.grade not in ("best", "good")]
        turning = _plies(sorted(dear, key=lambda each: -each.sure))
        fine = [each for each in choices if each.grade == "best" and each.lead > 0]
        return Analysis(
            game=game.book.id,
            seat=self.seat,
            first=self.first,
            last=game.ply,
            games=self.games,
            seed=self.seed,
            ahead=self.knowledge.foresight is not None,
            party=result is not None and result.party,
            over=game.over,
            done=len(found),
            all=len(self.tasks),
            spread=spread,
            curve=tuple(seen),
            choices=choices,
            stretches=stretches,
            lost=sum(each.sure for each in choices),
            account=_account(seen, stretches, choices, others) if stretches else None,
            turning=turning,
            finest=() if turning else _plies(sorted(fine, key=lambda each: -each.lead)),
        )

    def _third(self, ply: int) -> int:
        return min(2, 3 * (ply - self.first) // max(1, self.game.ply - self.first))

    def _lasting(self, judged: Sequence[Judged], elsewhere: Sequence[Elsewhere]) -> list[float]:
        """By third of the game; a third alone tells little, so the whole game has half a say."""
        gaps: tuple[list[Gap], ...] = ([], [], [])
        found = [(each.ply, each.gain) for each in elsewhere]
        found += [(each.ply, gap) for each in judged for gap in (each.gain, each.loss) if gap is not None]
        for ply, gap in found:
            gaps[self._third(ply)].append(gap)
        whole = lasting([gap for _, gap in found])
        return [max(LASTING, (lasting(each) + whole) / 2) for each in gaps]


def _beginning(game: Game[Any]) -> int:
    """The first move that the game remembers."""
    return game.origin.first if game.origin is not None else game.first


def _plies(choices: Sequence[Graded]) -> tuple[int, ...]:
    return tuple(sorted(each.judged.ply for each in choices[:TURNING]))


# -- grades and the account ------------------------------------------------------------------------


def lasting(gaps: Sequence[Gap]) -> float:
    """How much of a gap at the horizon is left at the end: the slope of a line through nothing, from 0 to 1."""
    squares = sum(each.squares for each in gaps)
    return min(1.0, max(0.0, sum(each.products for each in gaps) / squares)) if squares else 1.0


def graded(judged: Judged, spread: float, lasts: float) -> Graded:
    """See the head of this page. A favourite without a figure tells only that there may be something better."""
    (gain, doubt), lead = judged.gain.times(lasts), lasts * judged.lead
    if judged.loss is None:
        return Graded(judged, "good", None, 0.0, 0.0, gain, doubt, lead)
    loss, error = judged.loss.times(lasts)
    sure = max(0.0, loss - error)
    part = sure / spread if spread else 0.0
    grade: Grade = next((grade for most, grade in STEPS if part < most), "blunder")
    return Graded(judged, grade, loss, error, sure, gain, doubt, lead)


def _stretches(seen: Sequence[Seen], choices: Sequence[Graded], others: Gains) -> Iterator[Stretch]:
    for start, end in pairwise(seen):
        span = range(start.ply, end.ply)
        own = sum(each.gain for each in choices if each.judged.ply in span)
        theirs = sum(gain for ply, (gain, _) in others.items() if ply in span)
        yield Stretch(start.ply, end.ply, end.worth - start.worth - own - theirs, own, theirs)


def _account(seen: Sequence[Seen], stretches: Sequence[Stretch], choices: Sequence[Graded], others: Gains) -> Account:
    own, theirs = sum(each.own for each in stretches), sum(each.others for each in stretches)
    expected, result = seen[0].worth, seen[-1].worth
    doubts = {
        "own": hypot(*(each.doubt for each in choices)),
        "others": hypot(*(error for _, error in others.values())),
        "expected": hypot(seen[0].error, seen[-1].error),
    }
    return Account(
        expected=expected,
        luck=result - expected - own - theirs,
        own=own,
        others=theirs,
        result=result,
        errors={**doubts, "luck": hypot(*doubts.values())},
    )


# -- doing it --------------------------------------------------------------------------------------


def analyse(
    game: Game[Any],
    seat: int,
    games: int = GAMES,
    seed: int = 0,
    processes: int = 1,
    stop: Stop = never,
    progress: Callable[[int, int], None] = untold,
) -> Analysis:
    """Look back at a game. Who is stopped tells what is known so far (`complete` says so)."""
    hindsight = Hindsight(game, seat, games, seed)
    found: dict[Task, Finding] = {}
    progress(0, len(hindsight.tasks))
    for task, finding in _findings(hindsight, processes, stop):
        found[task] = finding
        progress(len(found), len(hindsight.tasks))
    return hindsight.told(found)


def _findings(hindsight: Hindsight, processes: int, stop: Stop) -> Iterator[tuple[Task, Finding]]:
    if min(processes, len(hindsight.tasks)) <= 1:
        for task in hindsight.tasks:
            finding = look(hindsight.game, hindsight.seat, task, hindsight.seed, stop)
            if stop():  # it has not been thought about for long enough
                return
            yield task, finding
        return
    with Lookers(hindsight.game, processes) as lookers:
        yield from lookers.findings(hindsight, stop)


def look(game: Game[Any], seat: int, task: Task, seed: int, stop: Stop = never) -> Finding:
    """Once."""
    then = game.at(task.ply)
    if task.look == "position":
        return see(then, seat, task.games, seed, stop)
    who, _, key, _ = game.entry(task.ply)
    if task.look == "choice":
        return judge(then, seat, key, task.games, seed, stop)
    return look_elsewhere(then, seat, who, key, task.games, seed, stop)


class Lookers:
    """Processes that look back at one game for another one."""

    def __init__(self, game: Game[Any], processes: int, nice: int = 0) -> None:
        game.at(_beginning(game))  # a loaded game travels with its whole tape
        spawn = multiprocessing.get_context("spawn")
        self._processes = processes
        self._flag = spawn.RawValue("b", 0)
        self._pool = ProcessPoolExecutor(processes, spawn, initializer=_work, initargs=(game, nice, self._flag))

    def __enter__(self) -> Lookers:
        return self

    def __exit__(self, *_: object) -> None:
        """At once: what is being looked at is not needed any more."""
        self._flag.value = 1
        self._pool.shutdown(cancel_futures=True)

    def findings(self, hindsight: Hindsight, stop: Stop) -> Iterator[tuple[Task, Finding]]:
        """In the order in which they are ready."""
        rest, running = iter(hindsight.tasks), dict[Future[Finding], Task]()

        def begin(number: int) -> None:
            for task in islice(rest, number):
                running[self._pool.submit(_look, hindsight.seat, task, hindsight.seed)] = task

        try:
            begin(2 * self._processes)
            while running and not stop():
                ready, _ = wait(running, timeout=ATTENTION, return_when=FIRST_COMPLETED)
                begin(len(ready))
                for each in ready:
                    yield running.pop(each), each.result()
        except BrokenProcessPool:
            raise FabletopError("a process that looked back at the game was killed: ask again") from None


# In the other process:

_table: list[tuple[Game[Any], Stop]] = []


def _work(game: Game[Any], nice: int, flag: Any) -> None:
    """Ctrl+C is for whoever waits to hear."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    live_with_the_parent()
    if nice:
        os.nice(nice)
    _table[:] = [(game, lambda: bool(flag.value))]


def _look(seat: int, task: Task, seed: int) -> Finding:
    game, stop = _table[0]
    return look(game, seat, task, seed, stop)
