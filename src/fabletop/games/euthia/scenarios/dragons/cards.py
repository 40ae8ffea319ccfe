"""Dragon cards."""

from __future__ import annotations

from ...content import GreatFoe, Positive


class Dragon(GreatFoe, frozen=True, kw_only=True):
    """The cards of one dragon are fought one after the other."""

    number: Positive  # in which order they are fought
    players: Positive = 1  # from so many on it is in the game

    def order(self) -> int:
        return self.number
