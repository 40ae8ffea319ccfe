"""How it may end (TH-5, TH-33), and what the adventure waits for."""

from __future__ import annotations

from typing import NoReturn

from ....kernel import GameOver
from ..events import Ended
from ..lists import run_own
from ..state import State
from .moments import rules_of


def end(t: State, why: str) -> NoReturn:
    """The first ending of that goal or defeat whose condition holds (TH-5.9, TH-33.2); the game is over at once."""
    for ending in t.tale.endings:
        if why in ending.goals and (ending.if_ is None or ending.if_.holds(t, t.chooser)):
            finish(t, ending.id)
    raise AssertionError(f"{t.adventure} has no ending for '{why}'")


def finish(t: State, ending: str) -> NoReturn:
    t.ending = ending
    t.tell(Ended, "TH-5.8", t.adventure, ending)
    raise GameOver


def look(t: State) -> None:
    """After every effect: the ends of the Adventure track, goals, and what the adventure waits for (TH-5.9)."""
    tale = t.tale
    track = tale.track
    if track is not None and t.track in track.ends:
        end(t, track.ends[t.track])
    for each in rules_of(t, "goal_reached"):
        if goal := each.goal_reached(t):
            end(t, goal)
    for watch in reversed(tale.watches):  # the first of the list comes first (TH-2.11)
        if (watch.again or watch.id not in t.seen) and watch.if_.holds(t, t.chooser):
            if not watch.again:
                t.seen.append(watch.id)
            run_own(t, f"watch-{watch.id}", watcher(t, watch.id))


def watcher(t: State, watch: str) -> int:
    """The Hero who resolves what was waited for: the chooser, unless it happened to another."""
    for each in rules_of(t, "watcher"):
        return each.watcher(t, watch)
    return t.chooser
