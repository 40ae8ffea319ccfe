"""What happened, as rules tell it. Made again by every replay, so nobody stores it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar, Literal, NamedTuple, Self, TypeAlias

from .messages import Message
from .records import Hidden, Record, marks_of

Stop: TypeAlias = Literal["", "card", "loss"]
Sound: TypeAlias = Literal["", "dice", "wood", "coin", "card", "steel", "page"]


class Flight(NamedTuple):
    """A copy of a piece that travels between two places on the board; `like` names the piece, if it is another."""

    start: str
    end: str
    like: str = ""


class Event(Record):
    """Something that happened, by a clause. A game's events are subclasses that list what one may know of it."""

    __slots__ = ()
    _head = ("",)
    # a card is turned up for all, and what it takes stands under it; a loss stops whom it befalls, unless they chose it
    stops: ClassVar[Stop] = ""
    clause: str

    sound: ClassVar[Sound] = ""  # what is heard when it happens

    @property
    def name(self) -> str:
        return self.tag

    @property
    def args(self) -> tuple[Any, ...]:
        """What it tells in the order of its fields, without the clause."""
        return tuple(self[2:])

    def say(self) -> Message:
        words = self.words()
        del words["clause"]
        return Message(f"{self.prefix}-tell-{self.tag}", words)

    def flights(self) -> tuple[Flight, ...]:
        """What travels on the board when it happens; pieces that are seen before and after travel by themselves."""
        return ()

    def seen_by(self, seat: int | None) -> Self:
        """This event without what is not for that seat."""
        hidden = hidden_fields(type(self))
        if not hidden or seat == getattr(self, "seat"):  # noqa: B009 (an event with a secret has a seat)
            return self
        make: Callable[..., Self] = type(self)
        return make(*(() if name in hidden else value for name, value in zip(self.fields, self[1:])))


@cache
def hidden_fields(event: type[Event]) -> tuple[str, ...]:
    return tuple(name for name, marks in marks_of(event).items() if any(isinstance(mark, Hidden) for mark in marks))
