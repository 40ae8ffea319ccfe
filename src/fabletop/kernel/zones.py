"""Places where components lie.

A shuffled deck has no order until it is drawn from: the order cannot leak, because it does not exist.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable
from dataclasses import field
from typing import Generic, TypeVar

from .node import Node
from .rng import Rng
from .state import state

T = TypeVar("T", int, str)


@state
class Deck(Node, Generic[T]):
    """Parts from bottom to top. Inside a part no order exists; a part is kept sorted.

    An open part is one card that everybody has seen lying there. A dice bag is a deck of one part.
    """

    parts: list[list[T]] = field(default_factory=list)
    open: list[bool] = field(default_factory=list)

    def __len__(self) -> int:
        return sum(map(len, self.parts))

    def items(self) -> list[T]:
        """Everything in the deck, sorted, so that it tells nothing about the order."""
        return sorted(item for part in self.parts for item in part)

    def draw(self, rng: Rng) -> T:
        part = self.parts[-1]
        item = part.pop(rng.below(len(part)))
        if not part:
            self.parts.pop()
            if not self.open.pop():
                rng.at += 1  # the last unseen card costs no chance, but it is learnt
        return item

    def draw_up_to(self, number: int, rng: Rng) -> list[T]:
        """That many, or as many as there are; whoever takes a whole part leaves nothing to chance."""
        drawn: list[T] = []
        while number and self.parts:
            part = self.parts[-1]
            if len(part) <= number:
                self.parts.pop()
                if not self.open.pop():
                    rng.at += 1  # what was unseen is learnt
                drawn += part
                number -= len(part)
            else:
                drawn += rng.take(part, number)
                number = 0
        return drawn

    def shuffle_on_top(self, items: Iterable[T]) -> None:
        """A new part above all others; shuffled, that is, without order."""
        part = sorted(items)
        if part:
            self.parts.append(part)
            self.open.append(False)

    def refill(self, discard: list[T]) -> bool:
        """An empty deck is its discard pile, shuffled; whether that was needed and possible."""
        if self.parts or not discard:
            return False
        self.shuffle_on_top(discard)
        discard.clear()
        return True

    def draw_from(self, discard: list[T], rng: Rng) -> T | None:
        """The next one, if need be of the discard pile, shuffled; None if there is none."""
        self.refill(discard)
        return self.draw(rng) if self.parts else None

    def lay_on_top(self, item: T) -> None:
        """One card that everybody sees go on top."""
        self.parts.append([item])
        self.open.append(True)

    def lay_under(self, item: T) -> None:
        """One card that everybody sees go to the bottom."""
        self.parts.insert(0, [item])
        self.open.insert(0, True)

    def mix_in(self, item: T) -> None:
        """Put a thing among the unordered ones: a die back into its bag."""
        if False not in self.open:
            self.parts.insert(0, [])
            self.open.insert(0, False)
        insort(self.parts[self.open.index(False)], item)

    def take(self, item: T) -> None:
        """Take out a thing that is known to be there."""
        for i in range(len(self.parts) - 1, -1, -1):
            if item in self.parts[i]:
                self.parts[i].remove(item)
                if not self.parts[i]:
                    del self.parts[i], self.open[i]
                return
        raise ValueError(f"{item!r} is not in the deck")
