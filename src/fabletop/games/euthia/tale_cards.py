"""Cards that single Scenarios bring: the schema of their data files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ...kernel.content import ContentEntry
from .content import Cost, Natural, Plain, Positive, Timing

if TYPE_CHECKING:  # `verbs.union` puts here what msgspec reads: all verbs in one type
    from .verbs.base import Effect


class EventCard(ContentEntry, frozen=True, kw_only=True):
    """Of Defending the Settlements; what it does is a function of the code beside, by its id."""

    change: int = 0  # of the number of sieges
    sieges: bool = True
    nearest: bool = False  # laid on the nearest settlement instead of the farthest


class Person(ContentEntry, frozen=True, kw_only=True):
    kind: Literal["character", "accomplice", "saboteur"]
    found: tuple[Effect, ...] = ()


class BlightLine(Plain, frozen=True, kw_only=True):
    """What a Ravage card does in Threat of Mirrezil: Wounds first, then the rest, then the places that are struck."""

    wounds: Natural = 0  # of all Heroes
    weakest: Natural = 0  # Wounds of the weakest alone
    silver: Natural = 0  # cards for the banks
    gold: Natural = 0
    faer: int = 0
    guards: Natural = 0  # Defensive Magic tokens that fade
    strikes: tuple[
        Literal["nearest_trade", "farthest_trade", "nearest_encounter", "nearest_mine", "farthest_mine", "church"], ...
    ] = ()


class RavageCard(ContentEntry, frozen=True, kw_only=True):
    """The walk of the Golem in Walking Ruin, and a scene of the code beside that follows it; the blight of Mirrezil."""

    target: Literal[
        "", "nearest_trade", "farthest_trade", "nearest_encounter", "nearest_mine", "nearest_hero", "beside_start_tile"
    ] = ""
    steps: Natural = 0
    after: Literal["", "splinters", "brood", "stillness"] = ""
    blight: BlightLine = BlightLine()


class FarrugaAttack(ContentEntry, frozen=True, kw_only=True):
    """Where Farruga flies, and a scene of the code beside; and what holds in a round of Combat with her."""

    to: Literal["leading_hero", "weakest_hero", "nearest_trade", "lair"]
    flight: Literal["", "scorch", "seize", "roar"] = ""
    closes: bool = False  # no Trade where she sits
    value: Natural = 0  # of her Battle Value
    wounds: Natural = 0  # "+" Wounds
    quenched: bool = False  # a Water Essence spares the Hero
    clover: int = 0  # for attack rolls
    unshielded: bool = False
    rerolls: bool = False  # her lower die


class FaerUse(Plain, frozen=True, kw_only=True):
    id: str
    cost: Positive
    timing: Timing
    effects: tuple[Effect, ...]


class FaerPower(ContentEntry, frozen=True, kw_only=True):
    most: Positive
    uses: tuple[FaerUse, ...]


class LegendCard(ContentEntry, frozen=True, kw_only=True):
    """Of The Six Legends: a trial, which is paid as a Quest is (EU-64.5)."""

    tile: str
    cost: tuple[Cost, ...]
    reputation: Positive
    artifact: str
