"""What effects do with Items and Findings (TH-19.9, TH-27)."""

from __future__ import annotations

from ....kernel import Key, Question, Rules, ask
from ..content import Effect
from ..hero.items import discard_item, draw, find, take_item
from ..state import State
from .walk import BAD, GOOD, number, verb


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
