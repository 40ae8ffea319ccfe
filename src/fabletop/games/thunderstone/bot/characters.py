"""Rivals with a style: what each likes more, or less, than a good player would."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel import Decision, Key
from ....kernel.named import Character, Taste
from ..choices import Attack, Buy, Destroy, Dungeon, Level, Rest, Spoils, Village
from ..state import State


def style(deeds: Mapping[type, float], wares: Mapping[str, float]) -> Taste:
    """Points for what is done, and for a card that is bought by what it is (`Card.is_a`)."""

    def taste(t: State, decision: Decision, key: Key) -> float:
        if isinstance(key, Buy | Spoils):
            card = t.card(key.card)
            return deeds.get(Buy, 0.0) + sum([points for what, points in wares.items() if card.is_a(what)])
        return deeds.get(type(key), 0.0)

    return taste


CHARACTERS = (
    Character("rogna", style({Dungeon: 4.0, Attack: 1.0, Rest: -1.5}, {"weapon": 1.2})),
    Character("pell", style({Village: 1.6, Buy: 1.2}, {"item": 0.6, "villager": 1.2})),
    Character("isaura", style({Level: 2.0, Village: 0.3}, {"hero": 2.5, "weapon": -0.8})),
    Character("ambrose", style({Rest: 2.5, Destroy: 0.5, Village: -0.5}, {"spell": 1.6})),
)
