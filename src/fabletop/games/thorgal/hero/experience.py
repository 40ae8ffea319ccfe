"""Experience (TH-11)."""

from __future__ import annotations

from typing import Literal

from ....kernel import Rules, ask
from ..asking import Ask
from ..choices import DIAL, TRACK, Dial
from ..content import LEVELS
from ..events import Level
from ..lists import run
from ..scenes import scene
from ..state import State
from .skills import offer

Side = Literal["dial", "track"]
SIDES: dict[str, Side] = {"combat": "dial", "journey": "track"}

XP = Ask("xp", "TH-11.2", lambda t, seat, hero: [DIAL, TRACK])


def experience(t: State, hero: int, number: int, kind: str) -> Rules[None]:
    """TH-11: one at a time, so that several may be divided (TH-11.5); a bonus comes before the next (TH-11.8)."""
    for left in reversed(range(number)):
        side = SIDES.get(kind)
        if side is None:
            side = "dial" if isinstance((yield from ask(t, t.seat(hero), XP, hero)), Dial) else "track"
        if level(t, hero, side) >= LEVELS:  # at the top the bonus printed there (TH-11.6, TH-11.7, TH-11.9)
            t.then("more_experience", hero, left, kind)
            run(t, f"{side}-{t.heroes[hero].id}", hero)
            return
        one_step(t, hero, side)
    yield from after_experience(t, hero)


@scene()
def more_experience(t: State, hero: int, number: int, kind: str) -> Rules[None]:
    """What is left when a bonus is resolved."""
    yield from experience(t, hero, number, kind)


def level(t: State, hero: int, side: Side) -> int:
    own = t.heroes[hero]
    return own.dial if side == "dial" else own.track


def one_step(t: State, hero: int, side: Side) -> None:
    own = t.heroes[hero]
    if side == "dial":
        own.dial += 1
        t.tell(Level, "TH-11.3", own.id, side, own.dial)
    else:
        own.track += 1
        t.tell(Level, "TH-11.4", own.id, side, own.track)


def after_experience(t: State, hero: int) -> Rules[None]:
    """A Skill that answers to Experience."""
    if t.phase == "action" and hero == t.active:
        yield from offer(t, hero, "xp")
