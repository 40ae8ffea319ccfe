"""Items, Findings and what effects do with cards (TH-19.9, TH-27)."""

from __future__ import annotations

from ...kernel import Deck, Key, Question, Rules, ask
from .content import DISPLAY, Effect
from .effects import BAD, GOOD, number, verb
from .lists import run
from .state import State


def draw(t: State, deck: Deck[str], discard: list[str]) -> str:
    """The top card; an empty deck is its discard pile, shuffled (TH-1.23, TH-1.28). Empty if there is none."""
    if not len(deck):
        if not discard:
            return ""
        deck.shuffle_on_top(discard)
        discard.clear()
    return deck.draw(t.rng)


def refill(t: State) -> None:
    """TH-27.6, TH-27.7, TH-27.18"""
    while len(t.display) < DISPLAY:
        card = draw(t, t.items, t.item_discard)
        if not card:
            return
        t.display.append(card)


def discard_item(t: State, hero: int, item: str) -> None:
    """TH-27.9, TH-27.22"""
    t.heroes[hero].items.remove(item)
    t.item_discard.append(item)


def take_item(t: State, hero: int, item: str, clause: str) -> None:
    t.heroes[hero].items.append(item)
    t.tell("item", clause, t.heroes[hero].id, item)


def _shown_items(t: State, seat: int, hero: int) -> list[Key]:
    return [("take", item) for item in t.display]


def _held(t: State, seat: int, hero: int) -> list[Key]:
    return [("drop", item) for item in dict.fromkeys(t.heroes[hero].items)]


CHOOSE_ITEM = Question("choose_item", "TH-27.16", _shown_items)
LOSE_ITEM = Question("lose_item", "TH-2.2", _held)


@verb(GOOD)
def draw_item(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    """TH-27.15"""
    for _ in range(number(t, effect, hero)):
        card = draw(t, t.items, t.item_discard)
        if card:
            take_item(t, hero, card, "TH-27.15")
    return True


@verb(GOOD)
def choose_item(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """From the Display; it is refilled when all Heroes of the effect have chosen (TH-27.25)."""
    for _ in range(number(t, effect, hero)):
        if t.display:
            key = yield from ask(t, t.seat(hero), CHOOSE_ITEM, hero)
            t.display.remove(str(key[1]))
            take_item(t, hero, str(key[1]), "TH-27.16")
    if not t.agenda or t.agenda[-1] != ("refill_display",):
        t.then("refill_display")
    return True


@verb(BAD)
def lose_item(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    for _ in range(number(t, effect, hero)):
        if not t.heroes[hero].items:
            return False
        key = yield from ask(t, t.seat(hero), LOSE_ITEM, hero)
        discard_item(t, hero, str(key[1]))
        t.tell("lost_item", "TH-2.8", t.heroes[hero].id, str(key[1]))
    return True


@verb(GOOD)
def finding(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    for _ in range(number(t, effect, hero)):
        find(t, hero)
    return True


def find(t: State, hero: int) -> None:
    """Draw and resolve a Finding card at once (TH-19.9, TH-19.24)."""
    card = draw(t, t.findings, t.finding_discard)
    if card:
        t.finding_discard.append(card)
        t.tell("finding", "TH-19.9", t.heroes[hero].id, card)
        run(t, f"finding-{card}", hero)
