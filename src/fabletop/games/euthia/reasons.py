"""Where a change of a number comes from: a component, dice, or what is no component."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, NewType, TypeAlias

from ...kernel import Register

ReasonKind: TypeAlias = Literal[
    # components, by their name
    "tile",  # of the Hero
    "rival_tile",  # of the Monster Player
    "gem",
    "essence",
    "card",  # Silver or Gold
    "foe",  # a band of its card
    "reward",  # of a foe
    "elemental",
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
    "earlier",
]


OwnReason = NewType("OwnReason", str)  # of a Scenario: what `own_reason` gives
if TYPE_CHECKING:
    AnyReason: TypeAlias = ReasonKind | OwnReason
else:  # msgspec reads it
    AnyReason = str


class Meaning(NamedTuple):
    """Of a kind of reasons."""

    doer: Literal["hero", "monster", "roller", "nobody"]
    names: str = ""  # before the names of components; those of no component are messages themselves
    clause: str = ""  # of whatever it changes; none: that of the number


OWN_REASONS: Register[str, Meaning] = Register("reason")


def own_reason(kind: str, meaning: Meaning) -> OwnReason:
    """A kind that the folder of a Scenario declares."""
    OWN_REASONS[kind] = meaning
    return OwnReason(kind)


class Reason(NamedTuple):
    kind: AnyReason
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
