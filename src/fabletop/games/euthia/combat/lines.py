"""Why the numbers of a Combat are what they are: a line for every change, so that the lines add up to the number.

A line says which number it belongs to, where it comes from (reasons.py), and how much it is.
"""

from __future__ import annotations

from typing import Literal

from ..reasons import Reason
from ..state import Fight, Hero, Roll


def note(fight: Fight, number: str, reason: Reason, n: int) -> None:
    if n:
        fight.lines.append((number, reason, n))


def noted(fight: Fight, number: str) -> list[tuple[Reason, int]]:
    return [(reason, n) for kind, reason, n in fight.lines if kind == number]


def hampering(hero: Hero) -> dict[str, int]:
    """Shields of earlier Combats, and what each does to the next attack roll (EU-26.14)."""
    found: dict[str, int] = {}
    for reason, n in hero.hampered:
        found[reason.name] = found.get(reason.name, 0) + n
    return found


def forget(fight: Fight, *numbers: str) -> None:
    fight.lines = [line for line in fight.lines if line[0] not in numbers]


def _strike_out(fight: Fight, number: str, reason: Reason, n: int) -> None:
    if (number, reason, n) in fight.lines:
        fight.lines.remove((number, reason, n))


def count(fight: Fight, number: str, reason: Reason, n: int) -> None:
    """A number of the Combat changes by so much."""
    setattr(fight, number, getattr(fight, number) + n)
    note(fight, number, reason, n)


def uncount(fight: Fight, number: str, reason: Reason, n: int) -> None:
    """What has changed it is taken back."""
    setattr(fight, number, getattr(fight, number) - n)
    _strike_out(fight, number, reason, n)


def burden(fight: Fight, kind: Literal["curse", "blow"], reason: Reason, n: int) -> None:
    """A Clover on Hero Rolls to come: on all of them, or on the next attack roll alone (EU-25.2)."""
    (fight.curses if kind == "curse" else fight.blows).append(n)
    note(fight, kind, reason, n)


def unburden(fight: Fight, kind: Literal["curse", "blow"], reason: Reason, n: int) -> None:
    (fight.curses if kind == "curse" else fight.blows).remove(n)
    _strike_out(fight, kind, reason, n)


def begin(fight: Fight, number: str, *origins: str) -> None:
    """A number starts afresh, with what was laid up for it."""
    forget(fight, number)
    for origin in origins:
        for reason, n in noted(fight, origin):
            note(fight, number, reason, n)


def turn_foe_die(fight: Fight, index: int, face: int) -> None:
    """A die of the Monster shows another face."""
    old, fight.dice[index] = fight.dice[index], face
    note(fight, "value", Reason("die", "", old, face), face - old)


def turn_die(roll: Roll, index: int, face: int) -> None:
    old, roll.dice[index] = roll.dice[index], face
    roll.lines.append((Reason("die", "", old, face), face - old))
