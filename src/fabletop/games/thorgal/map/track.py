"""The Adventure track (TH-7)."""

from __future__ import annotations

from ..events import TrackMoved
from ..lists import run_own
from ..state import State
from ..story.moments import marker_stopped


def move_marker(t: State, by: int) -> None:
    """One space at a time; it stays on the ends (TH-7.8, TH-7.11). What the spaces do comes in their order."""
    found = t.tale.track
    assert found is not None, f"{t.adventure} has a track"
    reached: list[int] = []
    for _ in range(abs(by)):
        space = max(found.first, min(found.last, t.track + (1 if by > 0 else -1)))
        if space == t.track or marker_stopped(t, space):
            break
        t.track = space
        t.tell(TrackMoved, "TH-7.8", space)
        reached.append(space)
    for space in reversed(reached):
        if space in found.at:
            run_own(t, f"space-{space}", t.chooser)
