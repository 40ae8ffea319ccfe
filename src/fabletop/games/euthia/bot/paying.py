"""What is handed in for a Quest: that which is missed least."""

from __future__ import annotations

from ..choices.effects import HandIn
from .board import keeping
from .judgement import Code, Judgement, judges
from .monster import card_worth
from .quests import ACTION


@judges("pay", "different")
def pay(j: Judgement) -> Code[HandIn]:
    """What is missed least."""
    t, seat = j.t, j.seat
    hero = t.heroes[seat]

    def mark(key: HandIn) -> float:
        what = key.thing
        if what in ACTION:
            return -ACTION[what]
        if what in t.content.cards:
            return -card_worth(t, seat, what)
        if what in hero.gems or what in hero.essences:
            return -1.0 + 0.3 * (hero.gems.get(what, 0) + hero.essences.get(what, 0))
        if what in hero.bag:
            return -keeping(t, seat, what)
        return -20.0 - (t.thing(what).purchase_price or 0)  # what is worn is handed in last

    return mark
