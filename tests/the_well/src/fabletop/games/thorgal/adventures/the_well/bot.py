"""What a good player knows of it."""

from __future__ import annotations

from ...bot.aims import KNOWLEDGE, VICTORY, Aims
from ...bot.judgement import Code, Judgement, judges
from ...state import State
from .rules import TALE, DrawWater, Drink


@KNOWLEDGE(TALE)
def the_well(t: State, aims: Aims) -> None:
    """Whoever draws deep enough finds what lies at the bottom."""
    aims.boxes["bucket-0"] = VICTORY
    aims.of(DrawWater, lambda effect: 5.0)


@judges("thirst", tale=TALE)
def thirst(j: Judgement) -> Code:
    return lambda key: float(isinstance(key, Drink))
