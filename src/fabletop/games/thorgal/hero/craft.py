"""Craft (TH-27)."""

from __future__ import annotations

from ....kernel import Key, Question, Rules, ask
from ..scenes import in_turn, scene
from ..state import State
from .items import refill, take_item


def _wares(t: State, seat: int, hero: int) -> list[Key]:
    return [("done",), *(("take", item) for item in t.display)]


CRAFT = Question("craft", "TH-27.2", _wares)
SCRAP = Question("scrap", "TH-27.5", lambda t, seat, hero: [("keep",), *(("scrap", item) for item in t.display)])


@scene(below=in_turn)
def do_craft(t: State, hero: int) -> Rules[None]:
    """Up to the value, or fewer (TH-27.2, TH-27.3), then one card may be discarded (TH-27.5, TH-27.24)."""
    while t.act.done < t.act.value and t.display:
        key = yield from ask(t, t.seat(hero), CRAFT, hero)
        if key == ("done",):
            break
        t.display.remove(str(key[1]))
        take_item(t, hero, str(key[1]), "TH-27.2")
        t.act.done += 1
    t.then("refill_display")
    if t.display:
        key = yield from ask(t, t.seat(hero), SCRAP, hero)
        if key != ("keep",):
            t.display.remove(str(key[1]))
            t.item_discard.append(str(key[1]))
            t.tell("scrapped", "TH-27.5", t.heroes[hero].id, str(key[1]))


@scene()
def refill_display(t: State) -> None:
    """TH-27.6"""
    refill(t)
