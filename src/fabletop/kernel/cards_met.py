"""A report that every game with cards can have: how often each of them was met."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from .events import Event
from .reports import Kind, Played, Report, Task, Wish, together


@dataclass
class Met:
    games: int = 0
    choices: int = 0
    most_choices: int = 0
    cards: dict[str, Counter[str]] = field(default_factory=dict)  # event -> card -> times

    def add(self, other: Met) -> None:
        self.games += other.games
        self.choices += other.choices
        self.most_choices = max(self.most_choices, other.most_choices)
        for event, counts in other.cards.items():
            self.cards.setdefault(event, Counter()).update(counts)


class CardsMet(Report[Met]):
    """The events that name a card when it is met are the game's to say."""

    name = "cards"

    def __init__(self, seats: tuple[int, ...], *events: type[Event], player: str = "normal") -> None:
        self.seats, self.events, self.player = seats, events, player

    def kinds(self, content: Any) -> Mapping[str, Iterable[str]]:
        """The cards, by what they are."""
        raise NotImplementedError

    def tasks(self, content: Any, wish: Wish) -> Iterator[Task]:
        for seats in wish.seats or self.seats:
            yield from self.batches(self.name, seats, wish.games, self.player)

    def options(self, content: Any, task: Task, number: int) -> dict[str, bool | int | str]:
        return {}

    def measure(self, played: Played) -> Met:
        met = Met(1, played.choices, played.choices, {event.tag: Counter() for event in self.events})
        for event in played.told:
            if isinstance(event, self.events):
                met.cards[event.tag].update(_named(event.args))
        return met

    def page(self, content: Any, command: str, found: Mapping[Kind, Met]) -> str:
        whole = together(found.values(), Met())
        heads = [event.tag for event in self.events]
        lines = [
            "# How often each card was met",
            "",
            f"`{command}`: {whole.games} games of {self.player} players, cards drawn at random.",
            f"Choices in a game: {whole.choices / whole.games:.0f} on average, {whole.most_choices} at most.",
        ]
        never: list[str] = []
        for kind, names in self.kinds(content).items():
            lines += ["", f"## {kind}", "", f"| card | {' | '.join(heads)} |", f"|---|{'---:|' * len(heads)}"]
            for name in names:
                counts = [whole.cards[head][name] for head in heads]
                lines.append(f"| {name} | {' | '.join(map(str, counts))} |")
                never += [] if any(counts) else [name]
        return "\n".join([*lines, "", f"Never met: {', '.join(never) or 'none'}.", ""])


def _named(args: Iterable[Any]) -> Iterator[str]:
    """What an event names, also in a list."""
    for arg in args:
        if isinstance(arg, str):
            yield arg
        elif isinstance(arg, tuple):
            yield from _named(arg)
