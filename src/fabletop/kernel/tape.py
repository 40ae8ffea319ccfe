"""What a game is kept as: where it came from, the choices, and the marks along the way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from .asking import Decision, Key
from .errors import IllegalChoice

Entry: TypeAlias = tuple[int, str, Key, bool]  # seat, kind, key, whether a standing order chose it
Policy: TypeAlias = Callable[[Decision], Key]

EVERYBODY = -1  # the viewer that knows what anybody knows
SPECTATOR = -2  # the viewer that knows what lies open
DEALER = -1  # the seat of a redeal on the tape


@dataclass(frozen=True, slots=True)
class Origin:
    """What a game was made from. `state` is the JSON of a base that no seed gives: a position, or a copy."""

    game: str
    seats: int
    options: dict[str, bool | int | str]
    seed: str
    state: bytes = b""
    first: int = 0  # the ply of that base


class Mark(NamedTuple):
    """A checkpoint: the state between two scenes, and how much of the tape lies before it."""

    place: int
    state: Any
    events: int


class Before(NamedTuple):
    """How things stood before a choice."""

    learnt: int
    events: int
    sealed: bool  # it was an answer among others that nobody had seen


class Why(NamedTuple):
    """Whether a thing may be chosen, and the clause that says so."""

    allowed: bool
    clause: str


def as_key(value: object) -> Key:
    """A key as it came through a door: a flat list or tuple of strings and whole numbers."""
    if not isinstance(value, list | tuple) or not value or any(type(atom) not in (str, int) for atom in value):
        raise IllegalChoice(f"a choice is a flat list of words and whole numbers, not {value!r}")
    return tuple(value)
