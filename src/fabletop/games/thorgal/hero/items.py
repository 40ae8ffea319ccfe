"""Items, Findings and their decks (TH-19.9, TH-27)."""

from __future__ import annotations

from ..content import DISPLAY
from ..events import Found, ItemTaken
from ..lists import run
from ..scenes import scene
from ..state import State


def refill(t: State) -> None:
    """TH-27.6, TH-27.7, TH-27.18; an empty deck is its discard pile, shuffled (TH-1.23)."""
    while len(t.display) < DISPLAY:
        card = t.items.draw_from(t.item_discard, t.rng)
        if not card:
            return
        t.display.append(card)


def discard_item(t: State, hero: int, item: str) -> None:
    """TH-27.9, TH-27.22"""
    t.heroes[hero].items.remove(item)
    t.item_discard.append(item)


def take_item(t: State, hero: int, item: str, clause: str) -> None:
    t.heroes[hero].items.append(item)
    t.tell(ItemTaken, clause, t.heroes[hero].id, item)


def find(t: State, hero: int) -> None:
    """Draw and resolve a Finding card at once, then discard it (TH-19.9, TH-19.24)."""
    card = t.findings.draw_from(t.finding_discard, t.rng)
    if card:
        t.found.append(card)
        t.then("discard_finding", card)
        t.tell(Found, "TH-19.9", t.heroes[hero].id, card)
        run(t, f"finding-{card}", hero)


@scene()
def find_one(t: State, hero: int) -> None:
    """One of several Finding cards."""
    find(t, hero)


@scene()
def discard_finding(t: State, card: str) -> None:
    t.found.remove(card)
    t.finding_discard.append(card)
