"""What happened, as rules tell it. Made again by every replay, so nobody stores it."""

from __future__ import annotations

from typing import NamedTuple


class Event(NamedTuple):
    name: str
    clause: str
    args: tuple[str | int, ...] = ()
    to: int = -1  # the seat that may see the secret part, or -1 if there is none
    secret: tuple[str | int, ...] = ()

    def seen_by(self, seat: int | None) -> Event:
        """This event without the part that is not for that seat."""
        if not self.secret or seat == self.to:
            return self
        return self._replace(secret=())
