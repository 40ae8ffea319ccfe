"""The reports of a game: many games by several processes, and the page that comes of them.

python -m fabletop.lab.reports euthia contests --games 334 --processes 2 > docs/lab/euthia.md
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from random import Random
from time import monotonic
from typing import Any
from zlib import crc32

import fabletop
from fabletop import bots

from ..kernel import Decision, Event, Key, SetupError
from ..kernel.reports import Kind, Played, Report, Tally, Task, Wish


def reports(game: str) -> dict[str, Report[Any]]:
    return {each.name: each for each in fabletop.book(game).reports()}


def report_of(game: str, name: str) -> Report[Any]:
    known = reports(game)
    if name not in known:
        raise SetupError(f"{game} has no report '{name}'; it has: {', '.join(known) or 'none'}")
    return known[name]


def play(game: str, name: str, task: Task) -> tuple[Task, Any]:
    """What the games of a task came to."""
    report = report_of(game, name)
    whole: Any = None
    for number in task.numbers():
        tally = report.measure(played(game, report, task, number))
        if whole is None:
            whole = tally
        else:
            whole.add(tally)
    return task, whole


def played(game: str, report: Report[Any], task: Task, number: int) -> Played:
    book, seed = fabletop.book(game), report.seed(task, number)
    options: dict[str, Any] = report.options(book.pack.load(), task, number)
    table = fabletop.new(game, seats=task.seats, seed=seed, keep=False, **options)
    told: list[Event] = []
    table.state.out = told
    choose, choices = _player(table, task, seed), 0
    while (decision := table.decision) is not None:
        table.choose(choose(decision), decision.seat)
        choices += 1
    assert table.result is not None
    return Played(task, table.state, table.result, told, choices)


def _player(table: Any, task: Task, seed: str) -> Any:
    """Named players each for their own seat; the game's own judgement for all of them, on the table itself."""
    book = table.book
    if task.player:
        players = [bots.make(task.player, book, crc32(f"{seed}/{seat}".encode())) for seat in range(task.seats)]
        return lambda decision: players[decision.seat].choose(table, decision)
    own, chance = book.knowledge().choose, Random(seed)
    if own is None:
        raise SetupError(f"{book.id} has no judgement that chooses by itself: name a computer player")

    def choose(decision: Decision) -> Key:
        key: Key = own(table.state, decision, chance)
        return key

    return choose


def run(game: str, name: str, todo: list[Task], processes: int = 1, minutes: float = 0) -> dict[Kind, Any]:
    """By name, seats and player; it may be told to stop after some minutes with what was played."""
    found: dict[Kind, Tally] = {}
    end = monotonic() + 60 * minutes if minutes else float("inf")
    done = 0

    def take(task: Task, tally: Tally) -> None:
        nonlocal done
        if task.kind in found:
            found[task.kind].add(tally)
        else:
            found[task.kind] = tally
        done += task.games
        print(f"{done} games", file=sys.stderr, end="\r")

    if processes == 1:
        for task in todo:
            if monotonic() < end:
                take(*play(game, name, task))
        return found
    with ProcessPoolExecutor(processes) as pool:
        rest = iter(todo)
        running = {pool.submit(play, game, name, task) for task in islice(rest, 2 * processes)}
        while running:
            ready, running = wait(running, return_when=FIRST_COMPLETED)
            for each in ready:
                take(*each.result())
            more: Iterable[Task] = islice(rest, len(ready)) if monotonic() < end else ()
            running |= {pool.submit(play, game, name, task) for task in more}
    return found


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(each) for each in text.split(","))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("report")
    parser.add_argument("--games", type=int, default=0, help="of each kind")
    parser.add_argument("--names", type=lambda text: tuple(text.split(",")), default=(), help="some only, with commas")
    parser.add_argument("--seats", type=_numbers, default=(), help="some only, with commas")
    parser.add_argument("--weaker", type=int, default=50, help="games of each kind of weaker players besides")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=0, help="stop then, with what was played")
    given = parser.parse_args()
    report = report_of(given.game, given.report)
    content = fabletop.book(given.game).pack.load()
    wish = Wish(given.games or report.games, given.names, given.seats, given.weaker)
    found = run(given.game, given.report, list(report.tasks(content, wish)), given.processes, given.minutes)
    command = " ".join(["python -m fabletop.lab.reports", *sys.argv[1:]])
    print(report.page(content, command, found))


if __name__ == "__main__":
    main()
