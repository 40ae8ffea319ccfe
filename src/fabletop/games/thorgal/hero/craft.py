"""Craft (TH-27)."""

from __future__ import annotations

from ....kernel import Rules, ask
from ..asking import Ask
from ..choices import DONE, KEEP, Done, Scrap, Take
from ..events import Scrapped
from ..scenes import in_turn, scene
from ..state import State
from .items import refill, take_item


def _wares(t: State, seat: int, hero: int) -> list[Done | Take]:
    return [DONE, *(Take(item) for item in t.display)]


CRAFT = Ask("craft", "TH-27.2", _wares)
SCRAP = Ask("scrap", "TH-27.5", lambda t, seat, hero: [KEEP, *(Scrap(item) for item in t.display)])


@scene(below=in_turn)
def do_craft(t: State, hero: int) -> Rules[None]:
    """Up to the value, or fewer (TH-27.2, TH-27.3), then one card may be discarded (TH-27.5, TH-27.24)."""
    while t.act.done < t.act.value:
        key = yield from ask(t, t.seat(hero), CRAFT, hero)
        if isinstance(key, Done):
            break
        t.display.remove(key.item)
        take_item(t, hero, key.item, "TH-27.2")
        t.act.done += 1
    t.then("refill_display")
    scrap = yield from ask(t, t.seat(hero), SCRAP, hero)
    if isinstance(scrap, Scrap):
        t.display.remove(scrap.item)
        t.item_discard.append(scrap.item)
        t.tell(Scrapped, "TH-27.5", t.heroes[hero].id, scrap.item)


@scene()
def refill_display(t: State) -> None:
    """TH-27.6"""
    refill(t)
