"""How it may end (TH-5, TH-33), and what the adventure waits for."""

from __future__ import annotations

from ....kernel import GameOver
from ..conditions import holds
from ..lists import run_own
from ..state import State
from .moments import rules_of


def end(t: State, why: str) -> None:
    """The first ending of that goal or defeat whose condition holds (TH-5.9, TH-33.2); the game is over at once."""
    for ending in t.tale.endings:
        if why in ending.goals and (ending.if_ is None or holds(t, ending.if_, t.chooser)):
            t.ending = ending.id
            t.tell("ending", "TH-5.8", t.word("ending", ending.id))
            raise GameOver
    raise AssertionError(f"{t.adventure} has no ending for '{why}'")


def look(t: State) -> None:
    """After every effect: the ends of the Adventure track, goals, and what the adventure waits for (TH-5.9)."""
    track = t.tale.track
    if track is not None and t.track in track.ends:
        end(t, track.ends[t.track])
    for code in rules_of(t, "goal_reached"):
        reached = code(t)
        if reached:
            end(t, reached)
    for watch in reversed(t.tale.watches):  # the first of the list comes first (TH-2.11)
        if (watch.id not in t.seen or watch.again) and holds(t, watch.if_, t.chooser):
            if not watch.again:
                t.seen.append(watch.id)
            run_own(t, f"watch-{watch.id}", watcher(t, watch.id))


def watcher(t: State, watch: str) -> int:
    """The Hero who resolves what was waited for: the chooser, unless it happened to another."""
    for code in rules_of(t, "watcher"):
        return int(code(t, watch))
    return t.chooser


def finish(t: State, ending: str) -> None:
    """An effect that names its ending."""
    t.ending = ending
    t.tell("ending", "TH-5.8", t.word("ending", ending))
    raise GameOver
