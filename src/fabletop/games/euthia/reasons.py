"""Where a change of a number comes from: a component, dice, or what is no component."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

ReasonKind: TypeAlias = Literal[
    # components, by their name
    "tile",  # of the Hero
    "rival_tile",  # of the Monster Player
    "gem",
    "essence",
    "card",  # Silver or Gold
    "foe",  # a band of its card
    "attack",  # of a dragon
    "faer",  # a use of its Power
    "reward",  # of a foe
    "elemental",
    "person",
    "quest",
    # dice as they were rolled, and a die that was turned
    "dice",
    "die",
    # no components
    "air",
    "earth",
    "gaar-hero",
    "gaar-monster",
    "dwurt",
    "penalty",
    "hope",
    "scenario",
    "initiative",
    "earlier",
]


class Reason(NamedTuple):
    kind: ReasonKind
    name: str = ""  # of a component
    first: int = 0  # of dice: a face; of a die: what it showed
    second: int = 0  # of two dice: the other face; of a die: what it shows now


AIR, EARTH = Reason("air"), Reason("earth")
GAAR_HERO, GAAR_MONSTER = Reason("gaar-hero"), Reason("gaar-monster")
DWURT, HOPE, PENALTY, SCENARIO = Reason("dwurt"), Reason("hope"), Reason("penalty"), Reason("scenario")
EARLIER = Reason("earlier")


def rolled(dice: list[int]) -> Reason:
    """One die or two."""
    return Reason("dice", "", *dice)
