"""How games without rivals go: how often they are won alone and together, with which rank, and what is met."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from ....kernel.reports import Kind, Played, Report, Task, Wish, together
from .. import usage
from ..content import Content
from ..state import State
from .lines import SEATS

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


class Journeys(Report[Tally]):
    name = "journeys"
    games = 300  # of each Scenario alone, and as many together

    def tasks(self, content: Content, wish: Wish) -> Iterator[Task]:
        """As many games together, over all numbers of players, as alone."""
        numbers = wish.seats or SEATS
        several = [number for number in numbers if number > 1]
        for scenario in wish.names or tuple(content.scenarios):
            for number in numbers:
                yield from self.batches(scenario, number, wish.games if number == 1 else -(-wish.games // len(several)))

    def options(self, content: Content, task: Task, number: int) -> dict[str, bool | int | str]:
        """Every second game with Elite Monsters, where the Scenario leaves the choice."""
        return {"scenario": task.name, **usage.journey(content, task.name, task.seats, number % 2 == 1)}

    def measure(self, played: Played) -> Tally:
        t: State = played.state
        names, won = [hero.id for hero in t.heroes], played.result.places[0] == 1
        tally = Tally(games=1, won=int(won), choices=played.choices, rounds=t.round, scores=list(t.result))
        tally.deaths = sum(hero.deaths for hero in t.heroes)
        tally.endings[played.result.rank] += 1
        tally.goals.update(usage.goals_met(t))
        tally.heroes.update(names)
        if won:
            tally.victors.update(names)
        tally.met, tally.beaten = usage.great(t.content, played.told)
        return tally

    def page(self, content: Content, command: str, found: Mapping[Kind, Tally]) -> str:
        return markdown(content, command, {(name, seats): tally for (name, seats, _), tally in found.items()})


# -- the report --------------------------------------------------------------------------------------------


def part(numbers: list[int], share: float) -> int:
    return sorted(numbers)[int(share * (len(numbers) - 1))]


def percent(count: int, games: int) -> str:
    return f"{100 * count / games:.0f} %"


def flagged(won: int, games: int) -> str:
    text = percent(won, games)
    return text if FAIR[0] <= won / games <= FAIR[1] else f"**{text}**"


def line(name: str, tally: Tally) -> str:
    scores = " / ".join(str(part(tally.scores, share)) for share in PARTS)
    goals = ", ".join(f"{goal} {percent(count, tally.games)}" for goal, count in sorted(tally.goals.items()))
    deaths, rounds = tally.deaths / len(tally.scores), tally.rounds / tally.games
    won = flagged(tally.won, tally.games)
    return f"| {name} | {tally.games} | {won} | {scores} | {goals} | {deaths:.2f} | {rounds:.1f} |"


def markdown(data: Content, command: str, found: Mapping[tuple[str, int], Tally]) -> str:
    whole = together(found.values(), Tally())
    scenarios = list(dict.fromkeys(scenario for scenario, _ in found))
    lines = [
        "# euthia: how games without rivals go",
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
        party = together((tally for seats, tally in cells.items() if seats > 1), Tally())
        lines += [line("together", party)] if party.games else []
        if 1 in cells:
            lines += ["", *rank_lines(usage.ranks(data, scenario), cells[1])]
    lines += ["", "## Heroes", "", "| Hero | games alone | won | games together | won |", "|---|---:|---:|---:|---:|"]
    lines += hero_lines(found)
    lines += ["", "## Great foes and Elite Monsters", "", "| | fought | beaten |", "|---|---:|---:|"]
    lines += [f"| {name} | {whole.met[name]} | {whole.beaten[name]} |" for name in usage.great_foes(data)]
    return "\n".join([*lines, ""])


def rank_lines(ranks: list[tuple[str, str]], tally: Tally) -> list[str]:
    """From the highest to the lowest, in which part of the solo games each was reached."""
    cells = [percent(tally.endings[message], tally.games) for _, message in ranks]
    names = [name if tally.endings[message] else f"**{name}**" for name, message in ranks]
    return [f"| {' | '.join(names)} |", f"|{'---:|' * len(names)}", f"| {' | '.join(cells)} |"]


def hero_lines(found: Mapping[tuple[str, int], Tally]) -> list[str]:
    alone = together((tally for (_, seats), tally in found.items() if seats == 1), Tally())
    party = together((tally for (_, seats), tally in found.items() if seats > 1), Tally())
    rows = []
    for hero in sorted({*alone.heroes, *party.heroes}):
        cells = []
        for tally in (alone, party):
            games = tally.heroes[hero]
            cells += [str(games), percent(tally.victors[hero], games) if games else ""]
        rows.append(f"| {hero} | {' | '.join(cells)} |")
    return rows
