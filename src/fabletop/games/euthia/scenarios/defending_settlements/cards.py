"""Event cards, and the cards of people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from .....kernel.content import ContentEntry
from ...reasons import Meaning, Reason, own_reason
from ...tale_cards import Own, WithEffects

if TYPE_CHECKING:  # `verbs.union` puts here what msgspec reads: all verbs in one type
    from ...verbs.base import Effect, Effects

PERSON = own_reason("person", Meaning("hero", "eu-person"))


class EventCard(ContentEntry, frozen=True, kw_only=True):
    """Of Defending the Settlements; what it does is a function of the code beside, by its id."""

    change: int = 0  # of the number of sieges
    sieges: bool = True  # new sieges begin
    nearest: bool = False  # laid on the nearest settlement instead of the farthest


EVENT_CARDS = Own("event_card", EventCard, __file__)


class Person(WithEffects, frozen=True, kw_only=True):
    kind: Literal["character", "accomplice", "saboteur"]  # on which side they are
    found: tuple[Effect, ...] = ()  # what happens when they are found

    def listed(self) -> Iterator[tuple[Reason, str, Effects]]:
        yield Reason(PERSON, self.id), f"person-{self.id}", self.found


PEOPLE = Own("person", Person, __file__)
