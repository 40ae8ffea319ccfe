"""Breach effects: what a Monster does that reaches Rank 1 (TS-11, TS-26)."""

from __future__ import annotations

from ....kernel import Question, Rules, ask
from ..choices import DiscardOwn
from ..content import MILITIA, Positive
from ..events import Discarded
from ..hall import discard_from_hand
from ..state import State
from .base import BreachVerb


class Raze(BreachVerb, frozen=True, kw_only=True, tag="raze"):
    """Archduke of Pain: the top cards of every Hero stack are destroyed (TS-26.4, TS-26.5)."""

    cards: Positive  # how many of each

    def apply(self, t: State) -> None:
        for stack in (MILITIA, *t.families):
            for _ in range(self.cards):
                card = t.top(stack)
                if card:
                    t.stock[card] -= 1
                    t.destroy(card, "TS-26.4")


def _own(t: State, seat: int) -> list[DiscardOwn]:
    return [DiscardOwn(i + 1) for i in t.own_slots()]


DISCARD_SLOT = Question("discard_slot", "TS-5.22", _own)


class AllDiscard(BreachVerb, frozen=True, kw_only=True, tag="all_discard"):
    """Tyxr the Old: every player discards, the active one first (TS-26.85, TS-4.22)."""

    cards: Positive  # how many each

    def apply(self, t: State) -> Rules[None]:
        if t.doing == "dungeon":
            yield from discard_from_party(t, self.cards)
        else:
            yield from discard_from_hand(t, t.active, self.cards, "TS-26.85")
        for seat in t.others(t.active):
            yield from discard_from_hand(t, seat, self.cards, "TS-26.85")

    def worth(self) -> int:
        return -5 * self.cards


def discard_from_party(t: State, number: int) -> Rules[None]:
    """As far as there are cards (TS-5.20); a borrowed Hero is none of the hand (TS-25.34)."""
    for _ in range(number):
        if t.own_slots():
            own = yield from ask(t, t.active, DISCARD_SLOT)
            t.tell(Discarded, "TS-26.85", t.active, t.slots[own.place].card)
            t.discard_slot(own.place)
