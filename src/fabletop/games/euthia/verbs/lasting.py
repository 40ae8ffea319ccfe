"""Lasting effects of cards: they stay for the Combat (EU-33.25)."""

from __future__ import annotations

from ....kernel.messages import Said
from ..combat.hurting import mend
from ..content import Positive
from ..reasons import Reason
from ..state import Fight, State
from .base import Effect
from .wording import numbers


class Lasting(Effect, frozen=True, kw_only=True):
    """It begins in the round in which its card is played; another such card begins nothing."""

    lasts = True

    def afflict(self, t: State, fight: Fight, why: Reason) -> None:
        fight.lasting.setdefault(self.tag, fight.round)

    def take_back(self, t: State, fight: Fight, why: Reason, earlier: int) -> None:
        """Unless it began in an earlier round, or another play holds it up."""
        others = any(self in t.content.cards[card].lasting for card, _ in fight.plays)
        if not others and fight.lasting.get(self.tag) == fight.round:
            del fight.lasting[self.tag]


class Regeneration(Lasting, frozen=True, kw_only=True):
    """EU-51.12"""

    n: Positive  # how much the Monster heals
    wounds: Positive  # if its attack deals at least so many Wounds
    mends_monster = True

    def attack_over(self, t: State, fight: Fight) -> None:
        if fight.lasting[self.tag] < fight.round and fight.wounds >= self.wounds:
            mend(t, self.n)

    def words(self) -> dict[str, Said]:
        return {**numbers(self.n), "wounds": self.wounds}


class Possession(Lasting, frozen=True, kw_only=True):
    answers_rolls = True
