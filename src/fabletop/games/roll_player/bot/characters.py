"""Rivals with a style: what each likes more, or less, than a good player would."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel import Decision, Key
from ....kernel.named import Character, Taste
from ..choices import Buy, Discard, Move, PlaceIn, Take, TakeGold, UseSkill
from ..state import State


def style(
    *,
    deeds: Mapping[type, float] = {},
    wares: Mapping[str, float] = {},
    arrows: Mapping[str, float] = {},
    rows: Mapping[str, float] = {},
    gold: float = 0.0,
) -> Taste:
    """Points for what is done, for cards by type and arrow, for rows of the sheet, for each Gold one gets or pays."""

    def taste(t: State, decision: Decision, key: Key) -> float:
        match key:
            case Buy(card, tokens):
                ware = t.content.market[card]
                price = gold * (t.price(decision.seat, card) - tokens)
                return wares.get(ware.type, 0.0) + arrows.get(ware.arrow or "", 0.0) - price
            case Take(number):
                return gold * t.purse[number - 1]
            case PlaceIn(row):
                return rows.get(row, 0.0)
            case Move(arrow):
                return arrows.get(arrow, 0.0)
        return deeds.get(type(key), 0.0)

    return taste


CHARACTERS = (
    Character("brannoc", style(wares={"armor": 2.5, "weapon": 1.0})),
    Character("odda", style(arrows={"evil": 2.0, "chaotic": 2.0, "good": -2.0, "lawful": -2.0}, rows={"WIS": 0.8})),
    Character("mirel", style(deeds={Discard: 0.4, TakeGold: 0.4}, gold=0.2)),
    Character("quillon", style(deeds={UseSkill: 0.5}, wares={"skill": 2.5, "trait": 0.8})),
)
