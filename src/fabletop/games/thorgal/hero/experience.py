"""Experience (TH-11)."""

from __future__ import annotations

from ....kernel import Question, Rules, ask
from ..content import LEVELS
from ..lists import run
from ..state import State
from .skills import offer

XP = Question("xp", "TH-11.2", lambda t, seat, hero: [("dial",), ("track",)])


def experience(t: State, hero: int, number: int, kind: str) -> Rules[None]:
    """TH-11: one at a time, so that several may be divided (TH-11.5)."""
    for _ in range(number):
        side = {"combat": "dial", "journey": "track"}.get(kind, "")
        if not side:
            side = str((yield from ask(t, t.seat(hero), XP, hero))[0])
        one_step(t, hero, side)
    yield from after_experience(t, hero)


def one_step(t: State, hero: int, side: str) -> None:
    """A level, or at the top the bonus printed there (TH-11.6 to TH-11.9)."""
    level = getattr(t.heroes[hero], side)
    if level < LEVELS:
        setattr(t.heroes[hero], side, level + 1)
        t.tell("level", "TH-11.3" if side == "dial" else "TH-11.4", t.heroes[hero].id, side, level + 1)
    else:
        run(t, f"{side}-{t.heroes[hero].id}", hero)


def after_experience(t: State, hero: int) -> Rules[None]:
    """A Skill that answers to Experience."""
    if t.phase == "action" and hero == t.active:
        yield from offer(t, hero, "xp")
