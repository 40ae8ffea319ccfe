"""Experience (TH-11)."""

from __future__ import annotations

from typing import Literal

from ....kernel import Rules, ask
from ..asking import Ask
from ..choices import DIAL, TRACK, Dial
from ..content import LEVELS
from ..events import Level
from ..lists import run
from ..state import State
from .skills import offer

Side = Literal["dial", "track"]
SIDES: dict[str, Side] = {"combat": "dial", "journey": "track"}

XP = Ask("xp", "TH-11.2", lambda t, seat, hero: [DIAL, TRACK])


def experience(t: State, hero: int, number: int, kind: str) -> Rules[None]:
    """TH-11: one at a time, so that several may be divided (TH-11.5)."""
    for _ in range(number):
        side = SIDES.get(kind)
        if side is None:
            side = "dial" if isinstance((yield from ask(t, t.seat(hero), XP, hero)), Dial) else "track"
        one_step(t, hero, side)
    yield from after_experience(t, hero)


def one_step(t: State, hero: int, side: Side) -> None:
    """A level, or at the top the bonus printed there (TH-11.6 to TH-11.9)."""
    own = t.heroes[hero]
    if getattr(own, side) >= LEVELS:
        run(t, f"{side}-{own.id}", hero)
    elif side == "dial":
        own.dial += 1
        t.tell(Level, "TH-11.3", own.id, side, own.dial)
    else:
        own.track += 1
        t.tell(Level, "TH-11.4", own.id, side, own.track)


def after_experience(t: State, hero: int) -> Rules[None]:
    """A Skill that answers to Experience."""
    if t.phase == "action" and hero == t.active:
        yield from offer(t, hero, "xp")
