"""How the adventures of a game go: how often they are won, how they end, what is never met in them.

python -m fabletop.lab.adventures thorgal --games 300 --processes 2 > docs/lab/thorgal.md
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import islice
from time import monotonic
from typing import Any
from zlib import crc32

import fabletop
from fabletop import bots

from .batches import content, usage

BATCH = 20  # games that one process plays before it reports
STRONG = "greedy"


@dataclass(frozen=True)
class Task:
    game: str
    adventure: str
    seats: int
    bot: str
    first: int
    games: int


@dataclass
class Tally:
    """What many games of one adventure came to."""

    games: int = 0
    won: int = 0
    rounds: int = 0
    choices: int = 0
    used: dict[str, Counter[str]] = field(default_factory=dict)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.won += other.won
        self.rounds += other.rounds
        self.choices += other.choices
        for kind, counts in other.used.items():
            self.used.setdefault(kind, Counter()).update(counts)


def play(task: Task) -> tuple[Task, Tally]:
    tally = Tally()
    for number in range(task.first, task.first + task.games):
        seed = f"{task.adventure} {task.seats} {task.bot} {number}"
        table = fabletop.new(task.game, seats=task.seats, seed=seed, adventure=task.adventure)
        players = [bots.make(task.bot, table.book, crc32(f"{seed}/{seat}".encode())) for seat in range(task.seats)]
        while (decision := table.decision) is not None:
            table.choose(players[decision.seat].choose(table, decision), decision.seat)
        assert table.result is not None
        told = [event for _, _, events in table.log(None) for event in events]
        used = usage(task.game).used(task.adventure, told)
        tally.add(Tally(1, int(0 in table.result.winners), table.state.round, table.ply, used))
    return task, tally


def tasks(game: str, adventures: list[str], games: int, two: int, weaker: int, seats: Iterable[int]) -> Iterator[Task]:
    """A batch of everything, then the next one: whenever it is stopped, all have been played about as often."""
    for first in range(0, max(games, two, weaker), BATCH):
        for number in seats:
            strong = two if number == 2 and two else games
            for adventure in adventures:
                for bot, many in ((STRONG, strong), ("distracted", weaker), ("random", weaker)):
                    if first < many:
                        yield Task(game, adventure, number, bot, first, min(BATCH, many - first))


def run(todo: list[Task], processes: int, minutes: float) -> dict[tuple[str, int, str], Tally]:
    found: dict[tuple[str, int, str], Tally] = {}
    end = monotonic() + 60 * minutes if minutes else float("inf")
    done = 0

    def take(task: Task, tally: Tally) -> None:
        nonlocal done
        found.setdefault((task.adventure, task.seats, task.bot), Tally()).add(tally)
        done += task.games
        print(f"{done} games", file=sys.stderr, end="\r")

    if processes == 1:
        for task in todo:
            if monotonic() < end:
                take(*play(task))
        return found
    with ProcessPoolExecutor(processes) as pool:
        rest = iter(todo)
        running = {pool.submit(play, task) for task in islice(rest, 2 * processes)}
        while running:
            ready, running = wait(running, return_when=FIRST_COMPLETED)
            for each in ready:
                take(*each.result())
            more = islice(rest, len(ready)) if monotonic() < end else ()
            running |= {pool.submit(play, task) for task in more}
    return found


# -- the report ------------------------------------------------------------------------------------


def together(tallies: Iterable[Tally]) -> Tally:
    whole = Tally()
    for tally in tallies:
        whole.add(tally)
    return whole


def markdown(game: str, command: str, adventures: list[str], seats: list[int], found: dict[Any, Tally]) -> str:
    data, known = content(game), usage(game)
    strong = {key: tally for key, tally in found.items() if key[2] == STRONG}
    lines = [
        f"# {game}: how the adventures go",
        "",
        f"`{command}`: {sum(tally.games for tally in strong.values())} games of {STRONG} players, and "
        f"{sum(tally.games for tally in found.values()) - sum(tally.games for tally in strong.values())} "
        "of weaker ones, who count for what is never met only. With one seat a player has two heroes.",
        "",
        "## Won",
        "",
        f"| adventure | {' | '.join(f'{number} seat' + 's' * (number > 1) for number in seats)} | rounds | choices |",
        f"|---|{'---:|' * (len(seats) + 2)}",
    ]
    for adventure in adventures:
        own = [strong.get((adventure, number, STRONG), Tally()) for number in seats]
        whole = together(own)
        shares = " | ".join(
            f"{100 * each.won / each.games:.0f} % of {each.games}" if each.games else "" for each in own
        )
        means = f"{whole.rounds / max(1, whole.games):.1f} | {whole.choices / max(1, whole.games):.0f}"
        lines.append(f"| {adventure} | {shares} | {means} |")
    lines += ["", "## Endings", "", f"| adventure | ending | {' | '.join(map(str, seats))} | weaker |"]
    lines += [f"|---|---|{'---:|' * (len(seats) + 1)}"]
    for adventure in adventures:
        for ending in known.things(data, adventure)["ending"]:
            counts = [count(strong.get((adventure, number, STRONG), Tally()), "ending", ending) for number in seats]
            weak = sum(
                count(tally, "ending", ending)
                for key, tally in found.items()
                if key[0] == adventure and key[2] != STRONG
            )
            name = f"**{ending}**" if known.won(data, adventure, ending) else ending
            lines.append(f"| {adventure} | {name} | {' | '.join(map(str, counts))} | {weak} |")
    lines += ["", "Bold endings are victories.", "", "## Never met", ""]
    for adventure in adventures:
        whole = together(tally for key, tally in found.items() if key[0] == adventure)
        for kind, names in known.things(data, adventure).items():
            never = [name for name in names if not count(whole, kind, name)]
            lines += [f"- {adventure}, {kind}: {', '.join(never)}"] if never else []
    everything = together(found.values())
    for kind, names in known.cards(data).items():
        never = [name for name in names if not count(everything, kind, name)]
        lines += [f"- {kind}: {', '.join(never)}"] if never else []
    if lines[-1] == "":
        lines.append("Nothing: every ending, location, paragraph, side thread and card was.")
    for kind, names in known.cards(data).items():
        lines += ["", f"## {kind}", "", "| card | used |", "|---|---:|"]
        lines += [f"| {name} | {count(everything, kind, name)} |" for name in names]
    return "\n".join([*lines, ""])


def count(tally: Tally, kind: str, name: str) -> int:
    return tally.used.get(kind, Counter())[name]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=300, help="of each adventure and number of seats")
    parser.add_argument("--two", type=int, default=0, help="the same with two seats, if it is to be another number")
    parser.add_argument("--weaker", type=int, default=50, help="games of each kind of weaker players besides")
    parser.add_argument("--adventures", default="", help="some only, with commas")
    parser.add_argument("--seats", default="", help="some only, with commas")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=0, help="stop then, with what was played")
    given = parser.parse_args()
    book = fabletop.book(given.game)
    adventures = given.adventures.split(",") if given.adventures else list(content(given.game).adventures)
    seats = [int(each) for each in given.seats.split(",")] if given.seats else list(book.seats)
    todo = list(tasks(given.game, adventures, given.games, given.two, given.weaker, seats))
    found = run(todo, given.processes, given.minutes)
    command = " ".join(["python -m fabletop.lab.adventures", *sys.argv[1:]])
    print(markdown(given.game, command, adventures, seats, found))


if __name__ == "__main__":
    main()
