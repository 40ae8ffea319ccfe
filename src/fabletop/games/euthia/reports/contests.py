"""How contests go: who wins how often, how Heroes grow, what nobody ever uses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from ....kernel.reports import Kind, Played, Report, Task, Wish, together
from .. import usage
from ..content import Content
from ..state import State
from .lines import SEATS

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


class Contests(Report[Tally]):
    name = "contests"
    games = 334  # of each Scenario and number of players

    def tasks(self, content: Content, wish: Wish) -> Iterator[Task]:
        for scenario in wish.names or tuple(content.scenarios):
            for seats in wish.seats or SEATS[1:]:
                yield from self.batches(scenario, seats, wish.games)

    def options(self, content: Content, task: Task, number: int) -> dict[str, bool | int | str]:
        return {"scenario": task.name}

    def measure(self, played: Played) -> Tally:
        t: State = played.state
        result, told, seats = played.result, played.told, played.task.seats
        tally = Tally(games=1, seats=seats, choices=played.choices)
        for seat, hero in enumerate(t.heroes):
            won = (seat in result.winners) / len(result.winners)
            tally.heroes[hero.id] = Column(1, won, 1 / seats, result.scores[seat], hero.deaths)
        tally.fame = [sum(fame) for fame in usage.fame(told, seats)]
        tally.numbers = usage.numbers(told, t)
        gained, used = usage.used(t.content, told)
        tally.gained = {kind: Counter(found) for kind, found in gained.items()}
        tally.used = {kind: Counter(found) for kind, found in used.items()}
        return tally

    def page(self, content: Content, command: str, found: Mapping[Kind, Tally]) -> str:
        return markdown(content, command, {(name, seats): tally for (name, seats, _), tally in found.items()})


# -- the report --------------------------------------------------------------------------------------------


def flag(value: float, bounds: tuple[float, float]) -> str:
    text = f"{value:.2f}"
    return text if bounds[0] <= value <= bounds[1] else f"**{text}**"


def hero_table(tally: Tally) -> list[str]:
    lines = ["| Hero | games | victories | of its share | Reputation | deaths |", "|---|---:|---:|---:|---:|---:|"]
    for hero, own in sorted(tally.heroes.items()):
        share, deaths = flag(own.wins / own.share, FAIR), flag(own.deaths / own.games, MORTAL)
        lines.append(f"| {hero} | {own.games} | {own.wins:.1f} | {share} | {own.score / own.games:.1f} | {deaths} |")
    return lines


def markdown(data: Content, command: str, found: Mapping[tuple[str, int], Tally]) -> str:
    whole = together(found.values(), Tally())
    scenarios = sorted({scenario for scenario, _ in found})
    kinds = usage.things(data, scenarios)
    lines = [
        "# euthia: how contests go",
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
    if absent := usage.absent(data, scenarios):
        lines += ["", f"Not in these Scenarios: the Encounters {', '.join(absent)}."]
    lines += ["", "## Use", "", "In how many games each was gained, and used."]
    for kind, names in kinds.items():
        lines += ["", f"### {kind}", "", "| | gained | used |", "|---|---:|---:|"]
        gained, used = whole.gained.get(kind, Counter()), whole.used.get(kind, Counter())
        lines += [f"| {name} | {gained[name]} | {used[name]} |" for name in names]
    return "\n".join([*lines, ""])
