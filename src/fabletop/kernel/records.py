"""Records: tuples whose parts have names and types.

What may be chosen and what happened is declared as records. A record is a tuple, so it is compared, hashed, stored and
sent like one; `match` and mypy know its fields. How a field is said and which piece on the board it names stands in
its type (`Word`, `Piece`, `Seat`).
"""

from __future__ import annotations

import re
import typing
from collections import namedtuple
from collections.abc import Callable, Iterator
from functools import cache
from typing import Annotated, Any, ClassVar, NamedTuple, TypeAlias, TypeVar

from .messages import Message, Ref, Said

F = TypeVar("F")
C = TypeVar("C", bound="Choice")

_tuple = tuple.__new__
_EXPRESSION = "lambda cls{parameters}: new_(cls, ({parts}))"
MOST_PARTS = 24
# What reads a part of a tuple in a namedtuple, by its place: of all that can, the fastest.
_PARTS = [vars(namedtuple("Parts", [f"part{n}" for n in range(MOST_PARTS)]))[f"part{n}"] for n in range(MOST_PARTS)]


class Word(NamedTuple):
    """A field that is said by its own message: `Annotated[str, Word("rp-card")]` says `rp-card-longsword`."""

    prefix: str
    attribute: str = ""  # of that message, if it is said by one

    def said(self, id: Any) -> Ref:
        """A game whose names go by more than one prefix has a class of its own for them."""
        return Ref(f"{self.prefix}-{id}", self.attribute)


class Piece(NamedTuple):
    """A field that names a piece on the board: `Annotated[int, Piece("die")]` is the piece `die-41`."""

    prefix: str


class Hidden(NamedTuple):
    """A field for the eyes of the record's own seat alone; others see an empty tuple."""


class Counted(NamedTuple):
    """A number that people count from 1."""


Seat: TypeAlias = Annotated[int, Counted(), Piece("seat")]


@typing.dataclass_transform(frozen_default=True)
class Record(tuple[Any, ...]):
    """The base of records: a subclass lists its fields as a dataclass does."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ()
    tag: ClassVar[str] = ""  # the name by which the record is known outside: "buy"
    subtag: ClassVar[str] = ""  # of several records with one tag: ("deed", "pray"), ("deed", "fight")
    prefix: ClassVar[str] = ""  # of the game's messages: "rp"
    _head: ClassVar[tuple[str, ...]] = ()  # constants before the fields

    def __init_subclass__(cls, *, tag: str = "", subtag: str = "", prefix: str = "") -> None:
        super().__init_subclass__()
        if prefix:
            cls.prefix = prefix
        cls.tag = tag or re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
        own = [name for name, hint in vars(cls).get("__annotations__", {}).items() if "ClassVar" not in str(hint)]
        cls.fields = (*cls.fields, *own)
        cls.subtag = subtag
        head = cls._head and ((cls.tag, subtag) if subtag else (cls.tag,))
        cls._head = head
        defaults = {f"_{name}": vars(cls)[name] for name in own if name in vars(cls)}
        for place, name in enumerate(cls.fields, len(head)):
            setattr(cls, name, _PARTS[place])
        parameters = "".join(f", {name}=_{name}" if f"_{name}" in defaults else f", {name}" for name in cls.fields)
        parts = "".join(f"{each!r}, " for each in head) + "".join(f"{name}, " for name in cls.fields)
        made = eval(_EXPRESSION.format(parameters=parameters, parts=parts), {"new_": _tuple, **defaults})
        setattr(cls, "__new__", made)  # noqa: B010 (a method made at run time)
        setattr(cls, "__match_args__", cls.fields)  # noqa: B010

    def __getnewargs__(self) -> tuple[Any, ...]:
        return tuple(self[len(self._head) :])

    def __repr__(self) -> str:
        said = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.fields)
        return f"{type(self).__name__}({said})"

    def plain(self) -> dict[str, Any]:
        """The fields by name."""
        return {name: getattr(self, name) for name in self.fields}

    def words(self) -> dict[str, Said]:
        """The fields as they stand in a message."""
        marks = marks_of(type(self))
        return {name: _said(marks[name], getattr(self, name)) for name in self.fields}

    def pieces(self) -> tuple[str, ...]:
        """The pieces on the board that the record names."""
        found: list[str] = []
        for name, marks in marks_of(type(self)).items():
            for mark in marks:
                if isinstance(mark, Piece):
                    found += [f"{mark.prefix}-{each}" for each in _several(getattr(self, name))]
        return tuple(found)


class Choice(Record):
    """Something that may be chosen. Its first part is its tag: `Buy("longsword", 2)` is `("buy", "longsword", 2)`."""

    __slots__ = ()
    _head = ("",)

    def named(self) -> dict[str, Any]:
        """What it is, by name: `{"do": "buy", "card": "longsword", "tokens": 2}`; of a subtag, `sub`."""
        head = {"do": self.tag, "sub": self.subtag} if self.subtag else {"do": self.tag}
        return {**head, **self.plain()}

    def say(self, t: Any, seat: int, kind: str) -> Message:
        """What one chooses, with what a player needs to choose it; most records say their fields."""
        return Message(f"{self.prefix}-do-{self.tag}", self.words())


class Once(dict[F, C]):
    """Records that are made once and found by their fields, for questions that are asked often: `BUY[card, 2]`."""

    __slots__ = ("make",)

    def __init__(self, make: Callable[..., C]) -> None:
        self.make = make

    def __missing__(self, fields: F) -> C:
        made = self[fields] = self.make(*fields) if isinstance(fields, tuple) else self.make(fields)
        return made


@cache
def marks_of(record: type[Record]) -> dict[str, tuple[Any, ...]]:
    """What the types of its fields say besides the type."""
    hints = typing.get_type_hints(record, include_extras=True)
    return {name: tuple(_marks(hints[name])) for name in record.fields}


def _marks(hint: Any) -> Iterator[Any]:
    """Also of what stands inside: in `tuple[Card, ...]` or `Card | None`."""
    if typing.get_origin(hint) is Annotated:
        inner, *marks = typing.get_args(hint)
        yield from marks
        yield from _marks(inner)
    else:
        for each in typing.get_args(hint):
            yield from _marks(each)


def _several(value: Any) -> tuple[Any, ...]:
    """A field that may be empty names nothing then."""
    return value if isinstance(value, tuple) else () if value is None or value == "" else (value,)


def _said(marks: tuple[Any, ...], value: Any) -> Said:
    for mark in marks:
        if isinstance(mark, Word):
            refs = tuple(mark.said(each) for each in _several(value))
            return refs if isinstance(value, tuple) else refs[0] if refs else ""
        if isinstance(mark, Counted):
            return int(value) + 1
    return int(value) if isinstance(value, bool) else value
