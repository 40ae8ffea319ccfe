"""Parts of a game that are loaded when they are first asked for: its computer player, its drawing, its reports."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from .asking import Decision, Key
from .messages import Message

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Named(Generic[T]):
    """A constant by its module and its name; calling it gives the constant, or an error that says what is missing."""

    module: str
    name: str = ""  # none: the module itself

    def __call__(self) -> T:
        module = import_module(self.module)
        if not self.name:
            return module  # type: ignore[return-value]
        found: T = getattr(module, self.name)
        return found


Chooser: TypeAlias = Callable[[Any, Decision, Random], Key]  # (state, decision, chance)
Value: TypeAlias = Callable[[Any, int], float]  # (state, seat)
WorthOf: TypeAlias = Callable[[Any, int], Mapping[str, float]]  # (state, seat): of what a worth is made
Marker: TypeAlias = Callable[[Any, Decision, Random], Sequence[float]]  # what each option is worth; the best is chosen
Taste: TypeAlias = Callable[[Any, Decision, Key], float]  # (state, decision, option)


def all_others(t: Any, seat: int) -> Sequence[int]:
    """A game in which everybody plays against everybody."""
    others: Sequence[int] = t.others(seat)
    return others


@dataclass(frozen=True, slots=True)
class Foresight:
    """What somebody who thinks ahead knows: how a game may go on, and where it can be judged.

    An imagined game is played on until `horizon` of what `clock` counts have gone by and one of the `pauses` is asked.
    """

    clock: Callable[[Any], int]  # (state): how many rounds or turns have begun
    horizon: int
    pauses: frozenset[str]  # kinds of questions at which nothing is half done
    kinds: frozenset[str]  # of questions that are worth a thought
    quick: Chooser | None = None  # how it goes on, where `choose` is not there or takes long
    candidates: Callable[[Any, Decision], list[tuple[Key, float]]] | None = None  # what is sensible, and how much so
    # the same as ways of several choices, which are carried out as long as all that they ask for is on offer
    plans: Callable[[Any, Decision], list[tuple[tuple[Key, ...], float]]] | None = None
    rivals: Callable[[Any, int], Sequence[int]] = all_others  # (state, seat): those that one's worth is compared with


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody with a style: what they like more, or less, than a good player would.

    The words `GAME-player-ID` are the name, `GAME-player-ID-style` a line about them.
    """

    id: str
    taste: Taste  # points that are added to what an option is worth


@dataclass(frozen=True, slots=True)
class Slips:
    """How somebody errs who does not see everything: each option seems better or worse than it is."""

    spread: float  # points by which one misjudges an option, as a rule
    worst: float  # nothing is chosen that is worth less than the best by more points than this


@dataclass(frozen=True, slots=True)
class Strength:
    """How strong the levels of a game are; tournaments find these numbers."""

    beginner: Slips = Slips(spread=2.0, worst=6.0)
    easy: Slips = Slips(spread=1.0, worst=4.0)
    hard: int = 60  # imagined games that are played on before a choice
    master: int = 240
    mistake: float = 2.0  # points that make a choice a clear mistake, of which a learner is warned


@dataclass(frozen=True, slots=True)
class Features:
    """A position in numbers, for who learns from games: what a seat knows of it."""

    told: Mapping[str, str]  # by name, what it counts
    of: WorthOf  # (state, seat): all of them, by name


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What a good player knows of a game: what to choose, or what a position is worth, in points of its score.

    Who knows both chooses, and needs the worth to think ahead. `marks` tells of every option what `choose` thinks of
    it, in points: the best mark is what it would choose. Without `choose`, plans are marked by the worth that they
    lead to.

    `worth_of` takes a worth apart, for who wants to know why: its parts add up to `value`, each by the message that is
    its name (what has none, "", is not spoken of). `expected` says what a worth means, the own one or, where there are
    rivals, what it is more than the best of theirs.
    """

    choose: Chooser | None = None
    value: Value | None = None
    foresight: Foresight | None = None
    marks: Marker | None = None
    strength: Strength = Strength()
    characters: Sequence[Character] = ()
    worth_of: WorthOf | None = None
    expected: Callable[[Any, int, float], Message] | None = None  # (state, seat, worth)
    features: Features | None = None

    def __post_init__(self) -> None:
        if self.choose is None and self.value is None:
            raise ValueError("knowledge chooses or says what a position is worth")
        if self.foresight is not None and (self.value is None or (self.choose or self.foresight.quick) is None):
            raise ValueError("foresight needs a worth of positions and a way to go on")
        if self.foresight is not None and (self.worth_of is None or self.expected is None):
            raise ValueError("who thinks ahead can say why: foresight needs the parts of a worth, and words for it")
