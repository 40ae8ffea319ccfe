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
    sieges: bool = True  # new sieges begin
    nearest: bool = False  # laid on the nearest settlement instead of the farthest


class Person(ContentEntry, frozen=True, kw_only=True):
    kind: Literal["character", "accomplice", "saboteur"]  # on which side they are
    found: tuple[Effect, ...] = ()  # what happens when they are found


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


class FarrugaAttack(ContentEntry, frozen=True, kw_only=True):
    """Where Farruga flies, and a scene of the code beside; and what holds in a round of Combat with her."""

    to: Literal["leading_hero", "weakest_hero", "nearest_trade", "lair"]  # where she flies
    flight: Literal["", "scorch", "seize", "roar"] = ""  # the scene that follows
    closes: bool = False  # no Trade where she sits
    value: Natural = 0  # of her Battle Value
    wounds: Natural = 0  # "+" Wounds
    quenched: bool = False  # a Water Essence spares the Hero
    clover: int = 0  # for attack rolls
    unshielded: bool = False  # no Shields are used
    rerolls: bool = False  # her lower die


class FaerUse(Plain, frozen=True, kw_only=True):
    id: str  # what it is called
    cost: Positive  # how much Faer Power it takes
    timing: Timing  # the icon that says when (EU-38)
    effects: tuple[Effect, ...]  # what it does


class FaerPower(ContentEntry, frozen=True, kw_only=True):
    most: Positive  # how much Faer Power there can be
    uses: tuple[FaerUse, ...]  # what it can be used for


class LegendCard(ContentEntry, frozen=True, kw_only=True):
    """Of The Six Legends: a trial, which is paid as a Quest is (EU-64.5)."""

    tile: str  # the Map tile where its trial is held
    cost: tuple[Cost, ...]  # what the trial asks for
    reputation: Positive  # Reputation for whoever passes it
    artifact: str  # the Artifact for whoever passes it
