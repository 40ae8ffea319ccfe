"""Event cards."""

from __future__ import annotations

from .....kernel.content import ContentEntry
from ...tale_cards import Own


class EventCard(ContentEntry, frozen=True, kw_only=True):
    """Of Defending the Settlements; what it does is a function of the code beside, by its id."""

    change: int = 0  # of the number of sieges
    sieges: bool = True  # new sieges begin
    nearest: bool = False  # laid on the nearest settlement instead of the farthest


EVENT_CARDS = Own("event_card", EventCard)
