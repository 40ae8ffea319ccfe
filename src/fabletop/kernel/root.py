"""The root of a game's state: what the state of every game has."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import ClassVar, Generic, ParamSpec, TypeAlias, TypeVar, cast

from .events import Event
from .node import Node
from .rng import Rng

C = TypeVar("C")
P = ParamSpec("P")

Scheduled: TypeAlias = "tuple[str | int, ...]"  # the name of a scene, and its arguments

MOST_SEATS = 16
# By the number of seats and one of them: all seats clockwise from that one.
CIRCLES = tuple(tuple((*range(first, n), *range(first)) for first in range(n)) for n in range(MOST_SEATS + 1))


class Aside(Node, Generic[C]):
    """What is never compared or saved: the content, and who listens."""

    __slots__ = ("content", "out")
    __aside__: ClassVar[dict[str, str]] = {"content": "self.content", "out": "None"}
    content: C
    out: list[Event] | None

    def __post_init__(self) -> None:
        self.content = cast(C, None)  # given when the game begins
        self.out = None


@dataclass(slots=True, kw_only=True)
class Root(Aside[C]):
    """The base of a game's whole state: `@state class State(Root[Content])`."""

    rng: Rng
    n: int  # seats
    agenda: list[Scheduled] = field(default_factory=list)  # what comes next, the last entry first
    scene: Scheduled = ()  # what is running
    shown: int = 0  # how many dealt face-down cards have been turned up

    def order(self, first: int) -> tuple[int, ...]:
        """All seats clockwise from one of them."""
        return CIRCLES[self.n][first]

    def others(self, seat: int) -> tuple[int, ...]:
        """The other seats, clockwise."""
        return CIRCLES[self.n][seat][1:]

    def next(self, seat: int) -> int:
        """The seat to the left."""
        return (seat + 1) % self.n

    def previous(self, seat: int) -> int:
        """The seat to the right."""
        return (seat - 1) % self.n

    def then(self, *scene: str | int) -> None:
        """Put a scene on the agenda, its name and its arguments; the last one put there runs first."""
        self.agenda.append(scene)

    def then_each(self, scenes: Iterable[Scheduled]) -> None:
        """Put scenes on the agenda which run in this order."""
        self.agenda += [*scenes][::-1]

    def back_to(self, scene: str) -> None:
        """Drop from the agenda whatever lies above the named scene."""
        if all(each[0] != scene for each in self.agenda):
            raise ValueError(f"no scene '{scene}' lies on the agenda")
        while self.agenda and self.agenda[-1][0] != scene:
            self.agenda.pop()

    def tell(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Say what happened, if anybody listens: `t.tell(Took, "RP-5.3", seat, number)`."""
        if self.out is not None:
            self.out.append(event(*args, **kwargs))
