"""Ravage cards."""

from __future__ import annotations

from typing import Literal

from .....kernel.content import ContentEntry
from ...content import Natural, Plain
from ...tale_cards import Own


class BlightLine(Plain, frozen=True, kw_only=True):
    """What a Ravage card does in Threat of Mirrezil: Wounds first, then the rest, then the places that are struck."""

    wounds: Natural = 0  # of all Heroes
    weakest: Natural = 0  # Wounds of the weakest alone
    silver: Natural = 0  # cards for the banks
    gold: Natural = 0  # Gold cards for the banks
    faer: int = 0  # Faer Power that is gained or lost
    guards: Natural = 0  # Defensive Magic tokens that fade
    strikes: tuple[
        Literal["nearest_trade", "farthest_trade", "nearest_encounter", "nearest_mine", "farthest_mine", "church"], ...
    ] = ()  # the places that are struck


class RavageCard(ContentEntry, frozen=True, kw_only=True):
    """The walk of the Golem in Walking Ruin, and a scene of the code beside that follows it; the blight of Mirrezil."""

    target: Literal[
        "", "nearest_trade", "farthest_trade", "nearest_encounter", "nearest_mine", "nearest_hero", "beside_start_tile"
    ] = ""  # where the Golem walks
    steps: Natural = 0  # how far
    after: Literal["", "splinters", "brood", "stillness"] = ""  # the scene that follows
    blight: BlightLine = BlightLine()  # what it does in Threat of Mirrezil


RAVAGE = Own("ravage_card", RavageCard, __file__)
