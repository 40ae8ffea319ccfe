"""How contests of a game with Heroes go: who wins how often, how they grow, what nobody ever uses.

python -m fabletop.lab.contests euthia --games 334 --processes 2 > docs/lab/euthia.md
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import fabletop

from .batches import Task, arguments, batches, content, player, run, usage

FAIR = (0.7, 1.4)  # of its share must a Hero win
MORTAL = (0.3, 3.0)  # deaths of a Hero in a game


@dataclass
class Column:
    """What became of one Hero."""

    games: int = 0
    wins: float = 0.0  # a shared victory is divided
    share: float = 0.0  # the victories that were to be expected
    score: int = 0
    deaths: int = 0

    def add(self, other: Column) -> None:
        self.games += other.games
        self.wins += other.wins
        self.share += other.share
        self.score += other.score
        self.deaths += other.deaths


@dataclass
class Tally:
    games: int = 0
    seats: int = 0  # Heroes in all of them
    choices: int = 0
    heroes: dict[str, Column] = field(default_factory=dict)
    fame: list[int] = field(default_factory=list)  # by round
    numbers: Counter[str] = field(default_factory=Counter)
    gained: dict[str, Counter[str]] = field(default_factory=dict)  # games in which it was
    used: dict[str, Counter[str]] = field(default_factory=dict)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.seats += other.seats
        self.choices += other.choices
        for hero, column in other.heroes.items():
            self.heroes.setdefault(hero, Column()).add(column)
        rounds = max(len(self.fame), len(other.fame))
        padded = [[*fame, *[0] * (rounds - len(fame))] for fame in (self.fame, other.fame)]
        self.fame = [mine + theirs for mine, theirs in zip(*padded)]
        self.numbers.update(other.numbers)
        for own, theirs in ((self.gained, other.gained), (self.used, other.used)):
            for kind, counts in theirs.items():
                own.setdefault(kind, Counter()).update(counts)


def play(task: Task) -> tuple[Task, Tally]:
    whole = Tally()
    for number in task.numbers():
        whole.add(contest(task, number))
    return task, whole


def contest(task: Task, number: int) -> Tally:
    seed = task.seed(number)
    table = fabletop.new(task.game, seats=task.seats, seed=seed, keep=False, scenario=task.scenario)
    told: list[Any] = []
    table.state.out = told
    chance, choose = Random(seed), player(task.game)
    choices = 0
    while (decision := table.decision) is not None:
        table.choose(choose(table.state, decision, chance), decision.seat)
        choices += 1
    result, known, t = table.result, usage(task.game), table.state
    assert result is not None
    tally = Tally(games=1, seats=task.seats, choices=choices)
    for seat, hero in enumerate(known.names(t)):
        won = (seat in result.winners) / len(result.winners)
        tally.heroes[hero] = Column(1, won, 1 / task.seats, result.scores[seat], t.heroes[seat].deaths)
    tally.fame = [sum(fame) for fame in known.fame(told, task.seats)]
    tally.numbers = known.numbers(told, t)
    gained, used = known.used(content(task.game), told)
    tally.gained = {kind: Counter(found) for kind, found in gained.items()}
    tally.used = {kind: Counter(found) for kind, found in used.items()}
    return tally


# -- the report --------------------------------------------------------------------------------------------


def together(tallies: Iterable[Tally]) -> Tally:
    whole = Tally()
    for tally in tallies:
        whole.add(tally)
    return whole


def flag(value: float, bounds: tuple[float, float]) -> str:
    text = f"{value:.2f}"
    return text if bounds[0] <= value <= bounds[1] else f"**{text}**"


def hero_table(tally: Tally) -> list[str]:
    lines = ["| Hero | games | victories | of its share | Reputation | deaths |", "|---|---:|---:|---:|---:|---:|"]
    for hero, own in sorted(tally.heroes.items()):
        share, deaths = flag(own.wins / own.share, FAIR), flag(own.deaths / own.games, MORTAL)
        lines.append(f"| {hero} | {own.games} | {own.wins:.1f} | {share} | {own.score / own.games:.1f} | {deaths} |")
    return lines


def markdown(game: str, command: str, found: dict[tuple[str, int], Tally]) -> str:
    whole = together(found.values())
    known, data = usage(game), content(game)
    scenarios = sorted({scenario for scenario, _ in found})
    kinds = known.things(data, scenarios)
    lines = [
        f"# {game}: how contests go",
        "",
        f"`{command}`: {whole.games} games of computer players, every Hero as likely in every seat. A Hero should win "
        f"between {FAIR[0]} and {FAIR[1]} of its share and die {MORTAL[0]} to {MORTAL[1]} times in a game; figures "
        "outside are bold.",
        "",
        "## All games",
        "",
        *hero_table(whole),
        "",
        "## By Scenario and number of players",
    ]
    for (scenario, seats), tally in sorted(found.items()):
        growth = ", ".join(f"{fame / tally.seats:.1f}" for fame in tally.fame)
        lines += ["", f"### {scenario}, {seats} players, {tally.games} games", "", *hero_table(tally), ""]
        lines.append(f"Reputation on the track after each round: {growth}. {tally.choices / tally.games:.0f} choices.")
    lines += ["", "## What a Hero does in a game", "", f"| | {' | '.join(f'{a}, {b}' for a, b in sorted(found))} |"]
    lines.append(f"|---|{'---:|' * len(found)}")
    for name in sorted(whole.numbers):
        cells = [f"{found[key].numbers[name] / found[key].seats:.2f}" for key in sorted(found)]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    lines += ["", "## Never used", ""]
    for kind, names in kinds.items():
        never = [name for name in names if not whole.used.get(kind, Counter())[name]]
        lines += [f"- {kind}: {', '.join(never)}"] if never else []
    if lines[-1] == "":
        lines.append("Nothing: every tile and every Quest was.")
    if absent := known.absent(data, scenarios):
        lines += ["", f"Not in these Scenarios: the Encounters {', '.join(absent)}."]
    lines += ["", "## Use", "", "In how many games each was gained, and used."]
    for kind, names in kinds.items():
        lines += ["", f"### {kind}", "", "| | gained | used |", "|---|---:|---:|"]
        gained, used = whole.gained.get(kind, Counter()), whole.used.get(kind, Counter())
        lines += [f"| {name} | {gained[name]} | {used[name]} |" for name in names]
    return "\n".join([*lines, ""])


def main() -> None:
    given = arguments(__doc__, 334, "of each Scenario and number of players")
    scenarios = given.scenarios or list(content(given.game).scenarios)
    seats = given.seats or [number for number in fabletop.book(given.game).seats if number > 1]
    todo = [task for each in scenarios for number in seats for task in batches(given.game, each, number, given.games)]
    found = run(play, todo, given.processes)
    command = " ".join(["python -m fabletop.lab.contests", *sys.argv[1:]])
    print(markdown(given.game, command, found))


if __name__ == "__main__":
    main()
