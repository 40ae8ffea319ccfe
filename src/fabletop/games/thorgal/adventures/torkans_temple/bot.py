"""What a good player knows of it: the ways to win, and what helps on them."""

from __future__ import annotations

from ...bot.aims import KNOWLEDGE, VICTORY, Aims, held, share
from ...bot.value import OUTLOOKS
from ...state import State
from .rules import DRAIN, KEYS, REBELS, TALE, rebels, strength

OUTLOOKS[TALE] = {
    "": (-0.591, -2.562),
    "captains": (0.034, -0.307),
    "rebels": (-0.193, 0.025),
    "temple": (-0.101, 0.158),
}


@KNOWLEDGE(TALE)
def torkans_temple(t: State, aims: Aims) -> None:
    """The Temple falls by the track; the Revolt needs more rebels than the captains are strong."""
    captains = strength(t)
    need = sum(captains.values()) + 1 - rebels(t)
    left = need - held(t, "power")
    points = share(1.4 * max(0, left) + 1.0, 70.0)
    aims.signs = {"rebels": max(0, left), "temple": t.track, "captains": sum(captains.values())}
    aims.want_kind("power", points if left > 0 else 0.5)
    for location, number in captains.items():
        if t.enemies.get(location):
            aims.foes[location] = points * number / len(t.enemies[location])
    aims.gather[REBELS] = max(1, need)
    if left <= 0:
        aims.boxes[REBELS] = VICTORY
    aims.track = share(t.track + 3.0, 85.0)
    aims.want_flag(KEYS, 3.0)
    aims.want_flag(DRAIN, 1.5)
    for location in ("lime_kiln", "great_hoist", "timber_yard"):  # where the builders' guards push the Temple on
        aims.foes[location] = aims.foes.get(location, 0.0) + 0.25 * aims.track
