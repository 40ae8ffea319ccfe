"""The Monster's banks of Silver and Gold cards (EU-48.12 to EU-48.25): face-down piles, new cards on top.

Nobody has seen a card of a bank, but for those that were put to its bottom: an open part of the Deck.
"""

from __future__ import annotations

from ....kernel import Deck
from ..events.alone import BankDiscards, Banked
from ..state import State

CHANGED = 4  # Silver cards of the bank that become one Gold card (EU-48.15)
METALS = ("silver", "gold")


def bank_of(t: State, metal: str) -> Deck[str]:
    return t.silver_bank if metal == "silver" else t.gold_bank


def deck_of(t: State, metal: str) -> Deck[str]:
    return t.silver if metal == "silver" else t.golden


def add_to_bank(t: State, metal: str, n: int, why: str) -> None:
    """From the top of the deck, unseen; a card that all know to lie there stays known."""
    deck, bank = deck_of(t, metal), bank_of(t, metal)
    added = min(n, len(deck))
    for _ in range(added):
        known = deck.open[-1]
        card = deck.draw(t.rng)
        if known:
            bank.lay_on_top(card)
        else:
            bank.shuffle_on_top([card])
    if added:
        t.tell(Banked, why, metal, added)
    change_silver(t)


def change_silver(t: State) -> None:
    """EU-48.15: at once, the top four (EU-48.24)."""
    while len(t.silver_bank) >= CHANGED:
        sink(t, "silver", CHANGED, "EU-48.15")
        add_to_bank(t, "gold", 1, "EU-48.15")


def sink(t: State, metal: str, n: int, why: str) -> None:
    """From the top of a bank to the bottom of its deck; the cards are seen (EU-48.22)."""
    bank = bank_of(t, metal)
    for _ in range(min(n, len(bank))):
        card = bank.draw(t.rng)
        deck_of(t, metal).lay_under(card)
        t.tell(BankDiscards, why, metal, card)


# -- what is known of them ----------------------------------------------------------------------------------


def seen(bank: Deck[str]) -> list[str]:
    """A bank as all see it, from the top: "" for a card that nobody has seen."""
    backs = [card if is_open else "" for part, is_open in zip(bank.parts, bank.open) for card in part]
    return backs[::-1]


def known_under(deck: Deck[str]) -> list[str]:
    """The cards that all saw go to the bottom of a deck, the lowest last (EU-48.22)."""
    found: list[str] = []
    for part, is_open in zip(deck.parts, deck.open):
        if not is_open:
            break
        found += part
    return found[::-1]
