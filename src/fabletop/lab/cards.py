"""How often each card was met: a report over many games of computer players, as a table in Markdown.

python -m fabletop.lab.cards thunderstone --games 2000 --events gained,fought,used,revealed_hand
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from statistics import mean
from typing import Any
from zlib import crc32

import fabletop
from fabletop import Game, bots


@dataclass
class Report:
    games: int = 0
    choices: list[int] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)  # how often the counted event happened to each player
    met: dict[str, Counter[str]] = field(default_factory=dict)  # event -> card -> times


def play(game: str, seats: int, seed: str, bot: str) -> Game[Any]:
    table = fabletop.new(game, seats=seats, seed=seed)
    players = [bots.make(bot, table.book, crc32(f"{seed}/{seat}".encode())) for seat in range(seats)]
    while (decision := table.decision) is not None:
        table.choose(players[decision.seat].choose(table, decision), decision.seat)
    return table


def report(game: str, games: int, events: list[str], bot: str, count: str = "") -> Report:
    """The numbers of seats go round; each game draws its own cards."""
    book = fabletop.book(game)
    numbers = [seats for seats in book.seats if seats > 1]
    found = Report(met={event: Counter() for event in events})
    for number in range(games):
        seats = numbers[number % len(numbers)]
        table = play(game, seats, f"report {number}", bot)
        found.games += 1
        found.choices.append(table.ply)
        told = [event for _, _, events in table.log(None) for event in events]
        if count:
            found.shares.append(sum(event.name == count for event in told) / seats)
        for event in told:
            if event.name in found.met:
                found.met[event.name].update(_named(event.args))
    return found


def _named(args: Iterable[Any]) -> Iterator[str]:
    """What an event names, also in a list."""
    for arg in args:
        if isinstance(arg, str):
            yield arg
        elif isinstance(arg, tuple):
            yield from _named(arg)


def markdown(game: str, found: Report, events: list[str], bot: str, count: str = "") -> str:
    kinds = fabletop.book(game).pack.entries()
    lines = [
        f"# {game}: how often each card was met",
        "",
        f"{found.games} games of {bot} players, all numbers of seats in turn, cards drawn at random.",
        f"Choices in a game: {mean(found.choices):.0f} on average, {max(found.choices)} at most.",
    ]
    if found.shares:
        lines.append(f"{count} of each player: {mean(found.shares):.1f} on average, {max(found.shares):.0f} at most.")
    for kind, names in kinds.items():
        rows = [(name, [found.met[event][name] for event in events]) for name in names]
        if any(any(counts) for _, counts in rows):
            lines += ["", f"## {kind}", "", f"| card | {' | '.join(events)} |", f"|---|{'---:|' * len(events)}"]
            lines += [f"| {name} | {' | '.join(map(str, counts))} |" for name, counts in rows]
    never = [name for names in kinds.values() for name in names if not any(found.met[each][name] for each in events)]
    return "\n".join([*lines, "", f"Never met: {', '.join(never) or 'none'}.", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--events", default="gained,fought,used,revealed_hand")
    parser.add_argument("--count", default="", help="an event to count for each player: turn")
    parser.add_argument("--bots", default="greedy")
    given = parser.parse_args()
    events = given.events.split(",")
    found = report(given.game, given.games, events, given.bots, given.count)
    print(markdown(given.game, found, events, given.bots, given.count))


if __name__ == "__main__":
    main()
