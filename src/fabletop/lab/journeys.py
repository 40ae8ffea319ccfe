"""How games without rivals go: how often they are won alone and together, with which rank, and what is met in them.

python -m fabletop.lab.journeys euthia --games 300 --processes 2 > docs/lab/euthia-journeys.md
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import fabletop

from .batches import Task, arguments, batches, content, player, run, usage

FAIR = (0.10, 0.75)  # of the games are won
PARTS = (0.1, 0.5, 0.9)  # of the games that stay below a number


@dataclass
class Tally:
    games: int = 0
    won: int = 0
    choices: int = 0
    rounds: int = 0
    deaths: int = 0
    scores: list[int] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    goals: Counter[str] = field(default_factory=Counter)  # games in which each was met
    heroes: Counter[str] = field(default_factory=Counter)
    victors: Counter[str] = field(default_factory=Counter)
    met: Counter[str] = field(default_factory=Counter)  # great foes and Elite Monsters
    beaten: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.won += other.won
        self.choices += other.choices
        self.rounds += other.rounds
        self.deaths += other.deaths
        self.scores += other.scores
        for name in ("endings", "goals", "heroes", "victors", "met", "beaten"):
            getattr(self, name).update(getattr(other, name))


def play(task: Task) -> tuple[Task, Tally]:
    whole = Tally()
    for number in task.numbers():
        whole.add(journey(task, number))
    return task, whole


def options(task: Task, number: int) -> dict[str, Any]:
    """Every second game with Elite Monsters, where the Scenario leaves the choice."""
    known = usage(task.game)
    return {"scenario": task.scenario, **known.journey(content(task.game), task.scenario, task.seats, number % 2 == 1)}


def journey(task: Task, number: int) -> Tally:
    seed = task.seed(number)
    table = fabletop.new(task.game, seats=task.seats, seed=seed, keep=False, **options(task, number))
    told: list[Any] = []
    table.state.out = told
    chance, choose = Random(seed), player(task.game)
    tally = Tally(games=1)
    while (decision := table.decision) is not None:
        table.choose(choose(table.state, decision, chance), decision.seat)
        tally.choices += 1
    result, known, t = table.result, usage(task.game), table.state
    assert result is not None
    won = result.places[0] == 1
    names = known.names(t)
    tally.won, tally.rounds, tally.deaths = int(won), t.round, sum(hero.deaths for hero in t.heroes)
    tally.scores = list(t.result)
    tally.endings[result.rank] += 1
    tally.goals.update(known.goals_met(t))
    tally.heroes.update(names)
    if won:
        tally.victors.update(names)
    tally.met, tally.beaten = known.great(t.content, told)
    return tally


def tasks(game: str, scenarios: list[str], seats: list[int], games: int) -> Iterator[Task]:
    """As many games together, over all numbers of players, as alone."""
    several = [number for number in seats if number > 1]
    for scenario in scenarios:
        for number in seats:
            wanted = games if number == 1 else -(-games // len(several))
            yield from batches(game, scenario, number, wanted)


# -- the report --------------------------------------------------------------------------------------------


def part(numbers: list[int], share: float) -> int:
    return sorted(numbers)[int(share * (len(numbers) - 1))]


def percent(count: int, games: int) -> str:
    return f"{100 * count / games:.0f} %"


def flagged(won: int, games: int) -> str:
    text = percent(won, games)
    return text if FAIR[0] <= won / games <= FAIR[1] else f"**{text}**"


def together(tallies: Iterable[Tally]) -> Tally:
    whole = Tally()
    for tally in tallies:
        whole.add(tally)
    return whole


def line(name: str, tally: Tally) -> str:
    scores = " / ".join(str(part(tally.scores, share)) for share in PARTS)
    goals = ", ".join(f"{goal} {percent(count, tally.games)}" for goal, count in sorted(tally.goals.items()))
    deaths, rounds = tally.deaths / len(tally.scores), tally.rounds / tally.games
    won = flagged(tally.won, tally.games)
    return f"| {name} | {tally.games} | {won} | {scores} | {goals} | {deaths:.2f} | {rounds:.1f} |"


def markdown(game: str, command: str, found: dict[tuple[str, int], Tally]) -> str:
    known, data = usage(game), content(game)
    whole = together(found.values())
    scenarios = list(dict.fromkeys(scenario for scenario, _ in found))
    lines = [
        f"# {game}: how games without rivals go",
        "",
        f"`{command}`: {whole.games} games of the computer player; every second one with Elite Monsters where the "
        f"Scenario leaves the choice. Between {FAIR[0]:.0%} and {FAIR[1]:.0%} of the games of a Scenario should be "
        "won, alone and together; figures outside are bold.",
    ]
    for scenario in scenarios:
        cells = {seats: tally for (name, seats), tally in found.items() if name == scenario}
        lines += [
            "",
            f"## {scenario}",
            "",
            "| players | games | won | score (10 / 50 / 90 %) | goals met | deaths | rounds |",
        ]
        lines.append("|---|---:|---:|---:|---|---:|---:|")
        lines += [line("alone" if seats == 1 else str(seats), tally) for seats, tally in sorted(cells.items())]
        party = together(tally for seats, tally in cells.items() if seats > 1)
        lines += [line("together", party)] if party.games else []
        if 1 in cells:
            lines += ["", *rank_lines(known.ranks(data, scenario), cells[1])]
    lines += ["", "## Heroes", "", "| Hero | games alone | won | games together | won |", "|---|---:|---:|---:|---:|"]
    lines += hero_lines(found)
    lines += ["", "## Great foes and Elite Monsters", "", "| | fought | beaten |", "|---|---:|---:|"]
    lines += [f"| {name} | {whole.met[name]} | {whole.beaten[name]} |" for name in known.great_foes(data)]
    return "\n".join([*lines, ""])


def rank_lines(ranks: list[tuple[str, str]], tally: Tally) -> list[str]:
    """From the highest to the lowest, in which part of the solo games each was reached."""
    cells = [percent(tally.endings[message], tally.games) for _, message in ranks]
    names = [name if tally.endings[message] else f"**{name}**" for name, message in ranks]
    return [f"| {' | '.join(names)} |", f"|{'---:|' * len(names)}", f"| {' | '.join(cells)} |"]


def hero_lines(found: dict[tuple[str, int], Tally]) -> list[str]:
    alone = together(tally for (_, seats), tally in found.items() if seats == 1)
    party = together(tally for (_, seats), tally in found.items() if seats > 1)
    rows = []
    for hero in sorted({*alone.heroes, *party.heroes}):
        cells = []
        for tally in (alone, party):
            games = tally.heroes[hero]
            cells += [str(games), percent(tally.victors[hero], games) if games else ""]
        rows.append(f"| {hero} | {' | '.join(cells)} |")
    return rows


def main() -> None:
    given = arguments(__doc__, 300, "of each Scenario alone, and as many together")
    scenarios = given.scenarios or list(content(given.game).scenarios)
    seats = given.seats or list(fabletop.book(given.game).seats)
    found = run(play, list(tasks(given.game, scenarios, seats, given.games)), given.processes)
    command = " ".join(["python -m fabletop.lab.journeys", *sys.argv[1:]])
    print(markdown(given.game, command, found))


if __name__ == "__main__":
    main()
