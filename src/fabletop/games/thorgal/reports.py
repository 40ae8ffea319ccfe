"""How the adventures go: how often they are won, how they end, what is never met in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from ...kernel.reports import Kind, Played, Report, Task, Wish, together
from . import usage
from .content import Content

STRONG, WEAKER = "normal", ("easy", "random")
SEATS = (1, 2, 3, 4)


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


class Adventures(Report[Tally]):
    name = "adventures"
    batch = 20

    def tasks(self, content: Content, wish: Wish) -> Iterator[Task]:
        """A batch of everything, then the next one: whenever it is stopped, all have been played about as often."""
        for first in range(0, max(wish.games, wish.weaker), self.batch):
            for seats in wish.seats or SEATS:
                for adventure in wish.names or tuple(content.adventures):
                    for player, many in ((STRONG, wish.games), *((each, wish.weaker) for each in WEAKER)):
                        if first < many:
                            yield Task(adventure, seats, player, first, min(self.batch, many - first))

    def options(self, content: Content, task: Task, number: int) -> dict[str, bool | int | str]:
        return {"adventure": task.name}

    def measure(self, played: Played) -> Tally:
        used = usage.used(played.task.name, played.told)
        return Tally(1, int(0 in played.result.winners), played.state.round, played.choices, used)

    def page(self, content: Content, command: str, found: Mapping[Kind, Tally]) -> str:
        return markdown(content, command, found)


# -- the report ------------------------------------------------------------------------------------


def markdown(data: Content, command: str, found: Mapping[Kind, Tally]) -> str:
    adventures = list(dict.fromkeys(name for name, _, _ in found))
    seats = sorted({number for _, number, _ in found})
    strong = {key: tally for key, tally in found.items() if key[2] == STRONG}
    lines = [
        "# thorgal: how the adventures go",
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
        whole = together(own, Tally())
        shares = " | ".join(
            f"{100 * each.won / each.games:.0f} % of {each.games}" if each.games else "" for each in own
        )
        means = f"{whole.rounds / max(1, whole.games):.1f} | {whole.choices / max(1, whole.games):.0f}"
        lines.append(f"| {adventure} | {shares} | {means} |")
    lines += ["", "## Endings", "", f"| adventure | ending | {' | '.join(map(str, seats))} | weaker |"]
    lines += [f"|---|---|{'---:|' * (len(seats) + 1)}"]
    for adventure in adventures:
        for ending in usage.things(data, adventure)["ending"]:
            counts = [count(strong.get((adventure, number, STRONG), Tally()), "ending", ending) for number in seats]
            weak = sum(
                count(tally, "ending", ending)
                for key, tally in found.items()
                if key[0] == adventure and key[2] != STRONG
            )
            name = f"**{ending}**" if usage.won(data, adventure, ending) else ending
            lines.append(f"| {adventure} | {name} | {' | '.join(map(str, counts))} | {weak} |")
    lines += ["", "Bold endings are victories.", "", "## Never met", ""]
    for adventure in adventures:
        whole = together((tally for key, tally in found.items() if key[0] == adventure), Tally())
        for kind, names in usage.things(data, adventure).items():
            never = [name for name in names if not count(whole, kind, name)]
            lines += [f"- {adventure}, {kind}: {', '.join(never)}"] if never else []
    everything = together(found.values(), Tally())
    for kind, names in usage.cards(data).items():
        never = [name for name in names if not count(everything, kind, name)]
        lines += [f"- {kind}: {', '.join(never)}"] if never else []
    if lines[-1] == "":
        lines.append("Nothing: every ending, location, paragraph, side thread and card was.")
    for kind, names in usage.cards(data).items():
        lines += ["", f"## {kind}", "", "| card | used |", "|---|---:|"]
        lines += [f"| {name} | {count(everything, kind, name)} |" for name in names]
    return "\n".join([*lines, ""])


def count(tally: Tally, kind: str, name: str) -> int:
    return tally.used.get(kind, Counter())[name]


REPORTS = (Adventures(),)
