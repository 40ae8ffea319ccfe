"""What a Hero Roll outside the attack is made for."""

from __future__ import annotations

from collections.abc import Sequence

from ..content import Band
from .blows import Value
from .judgement import Judgement
from .quests import reward
from .worth import effects_worth


def roll_value(j: Judgement) -> Value:
    """The worth of a result in Gold: an Elemental, a Quest, or a chest."""
    t = j.t
    scene = t.agenda[-1] if t.agenda else ("",)
    if scene[0] == "quest_rolled":
        whole = reward(t, j.seat, t.content.quests[str(scene[2])])
        needed = int(scene[3])
        return lambda value: whole if value >= needed else 0.0
    if scene[0] == "confronted":
        return _bands(j, t.content.elementals[t.space(j.hero.at).element].bands)
    if scene[0] == "rolled_band":
        return _bands(j, t.content.single[str(scene[1])].rolls_for)
    return lambda value: 0.1 * value


def _bands(j: Judgement, bands: Sequence[Band]) -> Value:
    worths = [(band.low, band.high, effects_worth(j.t, j.seat, band.effects)) for band in bands]

    def worth(value: int) -> float:
        return next((n for low, high, n in worths if low <= value <= high), 0.0)

    return worth
