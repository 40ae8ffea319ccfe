"""The special rules of Scenarios: functions by moment, which a Scenario names in its data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from ....kernel import Key
from ..state import State

F = TypeVar("F", bound=Callable[..., Any])
HOOKS: dict[str, dict[str, Callable[..., Any]]] = {}


def hook(rule: str) -> Callable[[F], F]:
    """The code of a rule for the moment that the function is named after."""

    def register(code: F) -> F:
        HOOKS.setdefault(code.__name__, {})[rule] = code
        return code

    return register


def rules_of(t: State, moment: str) -> list[Callable[..., Any]]:
    known = HOOKS.get(moment, {})
    return [known[rule] for rule in t.tale.rules if rule in known]


def tile_revealed(t: State, seat: int, anchor: str) -> None:
    for code in rules_of(t, "tile_revealed"):
        code(t, seat, anchor)


def round_begins(t: State) -> None:
    for code in rules_of(t, "round_begins"):
        code(t)


def round_ends(t: State) -> None:
    for code in rules_of(t, "round_ends"):
        code(t)


def fight_won(t: State, seat: int) -> None:
    for code in rules_of(t, "fight_won"):
        code(t, seat)


def monster_met(t: State, rival: int) -> None:
    for code in rules_of(t, "monster_met"):
        code(t, rival)


def extra_chaos(t: State) -> int:
    return sum(code(t) for code in rules_of(t, "extra_chaos"))


def attack_bonus(t: State, seat: int) -> int:
    return sum(code(t, seat) for code in rules_of(t, "attack_bonus"))


def healing_bonus(t: State, seat: int) -> int:
    return sum(code(t, seat) for code in rules_of(t, "healing_bonus"))


def free_healing(t: State, seat: int) -> bool:
    return any(code(t, seat) for code in rules_of(t, "free_healing"))


def trade_closed(t: State, space: str) -> bool:
    return any(code(t, space) for code in rules_of(t, "trade_closed"))


def category_closed(t: State, category: str) -> bool:
    return any(code(t, category) for code in rules_of(t, "category_closed"))


def deeds(t: State, seat: int) -> list[Key]:
    """Free Actions that the Scenario offers."""
    return [key for code in rules_of(t, "deeds") for key in code(t, seat)]


def why_not_deed(t: State, seat: int, key: Key) -> str:
    for code in rules_of(t, "why_not_deed"):
        if reason := code(t, seat, key):
            return str(reason)
    return ""


def do_deed(t: State, seat: int, key: Key) -> None:
    for code in rules_of(t, "do_deed"):
        code(t, seat, key)


def set_up(t: State) -> None:
    for code in rules_of(t, "set_up"):
        code(t)


def reckoned(t: State, seat: int) -> list[tuple[str, str, int]]:
    """Lines of the final reckoning before Gold is counted."""
    return [line for code in rules_of(t, "reckoned") for line in code(t, seat)]
