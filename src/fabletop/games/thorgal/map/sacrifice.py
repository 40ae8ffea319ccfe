"""Sacrifice (TH-26)."""

from __future__ import annotations

from ....kernel import Key, Question, Rules, ask
from ..hero.body import wound
from ..scenes import in_turn, scene
from ..state import State
from .boxes import box_of, boxes, closed, run_box


def _altars(t: State, seat: int, hero: int) -> list[Key]:
    return [("box", name) for name in boxes(t, hero, "sacrifice")]


SACRIFICE = Question("sacrifice", "TH-26.3", _altars, lambda t, seat, key, hero: closed(t, hero, str(key[1])))


@scene(below=in_turn)
def do_sacrifice(t: State, hero: int) -> Rules[None]:
    """All Wounds first, then the effect (TH-26.3 to TH-26.5)."""
    if not SACRIFICE.options(t, t.seat(hero), (hero,)):
        return  # TH-26.11
    key = yield from ask(t, t.seat(hero), SACRIFICE, hero)
    name = str(key[1])
    t.act.at = name
    t.then("offered", hero)
    for _ in range(max(0, t.act.value)):  # read once, before the first Wound (TH-26.9)
        t.then("offering", hero, name)


@scene()
def offering(t: State, hero: int, name: str) -> Rules[None]:
    needs = box_of(t, name).needs
    shape = t.offerings.get(name) or needs.shape
    yield from wound(t, hero, (shape,) if shape else t.content.by_size[needs.size])


@scene()
def offered(t: State, hero: int) -> None:
    t.act.resolved = True
    t.act.done += 1
    run_box(t, hero, t.act.at)
