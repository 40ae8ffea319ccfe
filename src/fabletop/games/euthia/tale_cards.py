"""Cards that Scenarios bring: a folder declares its own, their data stand beside."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeVar, cast

from ...kernel.content import ContentEntry
from .content import Content, Cost, GreatFoe
from .reasons import Reason

if TYPE_CHECKING:  # `verbs.union` puts here what msgspec reads: all verbs in one type
    from .verbs.base import Effects

E = TypeVar("E", bound=ContentEntry)
OWN: dict[str, type[ContentEntry]] = {}  # the kinds of cards that the folders of Scenarios declare
HOMES: dict[str, Path] = {}  # and the folder of each


class Own(Generic[E]):
    """A kind of card that a Scenario declares in its folder: `ATTACKS(t.content)` are those of the pack."""

    def __init__(self, kind: str, schema: type[E], module: str) -> None:
        """The data, KIND.yaml, stand beside the module."""
        OWN[kind] = schema
        HOMES[kind] = Path(module).parent
        self.kind = kind

    def __call__(self, content: Content) -> dict[str, E]:
        return cast(dict[str, E], content.own[self.kind])


def kinds_of(schema: type[ContentEntry]) -> list[str]:
    return [kind for kind, own in OWN.items() if issubclass(own, schema)]


def great_kinds() -> list[str]:
    """Kinds of foes that no deck holds."""
    return kinds_of(GreatFoe)


class WithEffects(ContentEntry, frozen=True, kw_only=True):
    """A card with lists of effects."""

    def listed(self) -> Iterator[tuple[Reason, str, Effects]]:
        """What each list stands on, and its name."""
        raise NotImplementedError


class TrialCard(ContentEntry, frozen=True, kw_only=True):
    """A card that is paid for as a Quest is; what comes of it is told to the moment `passed`."""

    cost: tuple[Cost, ...]  # what it asks for
