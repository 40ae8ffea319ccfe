"""What a good player knows of single Scenarios: functions by moment, which stand in `bot.py` of their folders."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from ....kernel import Register
from ..content import Quest
from ..state import State

if TYPE_CHECKING:
    from .prey import Prey

F = TypeVar("F", bound=Callable[..., Any])
MINDS: Register[tuple[str, str], Callable[..., Any]] = Register("mind")  # by moment and rule


def knows(rule: str) -> Callable[[F], F]:
    """What is known of a rule at the moment that the function is named after."""

    def register(code: F) -> F:
        MINDS[code.__name__, rule] = code
        return code

    return register


def minds_of(t: State, moment: str) -> tuple[Callable[..., Any], ...]:
    return _known(t.tale.rules, moment)


@cache
def _known(rules: tuple[str, ...], moment: str) -> tuple[Callable[..., Any], ...]:
    return tuple(MINDS[moment, rule] for rule in rules if (moment, rule) in MINDS)


def _first(t: State, moment: str, *args: Any) -> float | None:
    """What the first says that has anything to say."""
    return next((worth for code in minds_of(t, moment) if (worth := code(*args)) is not None), None)


# -- what the tale asks for ------------------------------------------------------------------------------


def needed(t: State, seat: int) -> dict[str, int]:
    """All that it takes, whether it is at hand or not: how much of what."""
    return {what: n for code in minds_of(t, "needed") for what, n in code(t, seat).items()}


def reserved(t: State, seat: int) -> tuple[str, ...]:
    """What is kept for it even in a fight."""
    return tuple(what for code in minds_of(t, "reserved") for what in code(t, seat))


def lacking(t: State, seat: int) -> dict[str, float]:
    """What it still asks for, and what it would be worth to have it."""
    return {what: worth for code in minds_of(t, "lacking") for what, worth in code(t, seat).items()}


def cards_kept(t: State, seat: int) -> int:
    """Gold cards that it has a use for; against rivals they have better ones."""
    return sum(code(t, seat) for code in minds_of(t, "cards_kept")) if t.automatic else 0


def trials_here(t: State, seat: int) -> list[str]:
    """What is paid for as Quests are, where the Hero stands."""
    return [trial for code in minds_of(t, "trials_here") for trial in code(t, seat)]


# -- what it pays, in Gold; nothing, where it has nothing to say --------------------------------------------


def trial_worth(t: State, seat: int, quest: Quest) -> float | None:
    return _first(t, "trial_worth", t, seat, quest)


def trophy_gain(t: State, level: int) -> float | None:
    """For the Trophy of a Monster that is yet to be fought."""
    return _first(t, "trophy_gain", t, level)


def trophy_kept(t: State, seat: int, level: int, own: list[int]) -> float | None:
    """For one that is held, among others of these levels."""
    return _first(t, "trophy_kept", t, seat, level, own)


def trophy_price(t: State) -> float:
    """Times as much as elsewhere."""
    return _first(t, "trophy_price", t) or 1.0


def thing_kept(t: State, what: str) -> float | None:
    return _first(t, "thing_kept", t, what)


def elite_gain(t: State) -> float:
    """For an Elite Monster, besides its Bounty."""
    return _first(t, "elite_gain", t) or 0.0


def intruder_gain(goals: Prey, at: str, level: int) -> float | None:
    """For a Monster that the Scenario put there, besides its Reward."""
    return _first(goals.t, "intruder_gain", goals, at, level)


def clearing_gain(t: State) -> float:
    """For Rubble that is taken off the map, besides what it always gives."""
    return _first(t, "clearing_gain", t) or 0.0


def centre_gain(goals: Prey, centre: str) -> float:
    """For whoever frees the way to the centre of a tile."""
    return _first(goals.t, "centre_gain", goals, centre) or 0.0


def church_gain(goals: Prey) -> float:
    return _first(goals.t, "church_gain", goals) or 0.0


def place_gain(goals: Prey, at: str) -> float:
    """At a Place of Trade, besides trade."""
    return _first(goals.t, "place_gain", goals, at) or 0.0
