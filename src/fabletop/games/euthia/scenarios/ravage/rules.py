"""Ravage cards, which two Scenarios use: the Golem walks by them, the blight strikes by them (EU-63.5, EU-66.6)."""

from __future__ import annotations

from dataclasses import field

from .....kernel import Deck, Node, state
from ...state import State, Tales
from .. import pieces
from ..told import Turned, card_kind
from .cards import RAVAGE, RavageCard

DOOM = card_kind("doom")


@Tales.part
@state
class Ravage(Node):
    deck: Deck[str] = field(default_factory=Deck)
    shown: list[str] = field(default_factory=list)  # those turned up, the last one last


@pieces
def ravage_cards(t: State) -> list[str]:
    ravage = t.tales.look(Ravage)
    return [*ravage.deck.items(), *ravage.shown] or [*RAVAGE(t.content)]


def turned_ravage(t: State, called: str, clause: str) -> Turned | None:
    """The card that was turned up last; each Scenario has its own names for them."""
    ravage = t.tales[Ravage]
    if not ravage.shown:
        return None
    return Turned(DOOM, "eu-tale-ravage", f"{called}-{ravage.shown[-1]}", len(ravage.deck), clause)


def shuffle_ravage(t: State) -> None:
    t.tales[Ravage].deck.shuffle_on_top(RAVAGE(t.content))


def turn_up_ravage(t: State) -> RavageCard:
    ravage = t.tales[Ravage]
    card = ravage.deck.draw(t.rng)
    ravage.shown.append(card)
    return RAVAGE(t.content)[card]
