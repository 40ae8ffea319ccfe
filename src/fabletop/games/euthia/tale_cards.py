"""Cards that Scenarios bring: how a folder declares its own, and the schema of those that other modules read, too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Literal, TypeVar, cast

from ...kernel.content import ContentEntry
from .content import Content, Cost, GreatFoe, Plain, Positive, Timing

if TYPE_CHECKING:  # `verbs.union` puts here what msgspec reads: all verbs in one type
    from .verbs.base import Effect

E = TypeVar("E", bound=ContentEntry)
OWN: dict[str, type[ContentEntry]] = {}  # the kinds of cards that the folders of Scenarios declare


class Own(Generic[E]):
    """A kind of card that a Scenario declares in its folder: `ATTACKS(t.content)` are those of the pack."""

    def __init__(self, kind: str, schema: type[E]) -> None:
        OWN[kind] = schema
        self.kind = kind

    def __call__(self, content: Content) -> dict[str, E]:
        return cast(dict[str, E], content.own[self.kind])


def kinds_of(schema: type[ContentEntry]) -> list[str]:
    return [kind for kind, own in OWN.items() if issubclass(own, schema)]


def great_kinds() -> list[str]:
    """Kinds of foes that no deck holds."""
    return ["great_foe", *kinds_of(GreatFoe)]


class Person(ContentEntry, frozen=True, kw_only=True):
    kind: Literal["character", "accomplice", "saboteur"]  # on which side they are
    found: tuple[Effect, ...] = ()  # what happens when they are found


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
