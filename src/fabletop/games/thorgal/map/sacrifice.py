"""Sacrifice (TH-26)."""

from __future__ import annotations

from ....kernel import Rules, ask
from ..asking import Ask
from ..choices import TheBox
from ..hero.body import wound
from ..scenes import in_turn, scene
from ..state import State
from .boxes import box_of, box_refusal, boxes, run_box


def _altars(t: State, seat: int, hero: int) -> list[TheBox]:
    return [TheBox(name) for name in boxes(t, hero, "sacrifice")]


def _altar_refusal(t: State, seat: int, key: TheBox, hero: int) -> str:
    return box_refusal(t, hero, key.box)


SACRIFICE = Ask("sacrifice", "TH-26.3", _altars, _altar_refusal)


@scene(below=in_turn)
def do_sacrifice(t: State, hero: int) -> Rules[None]:
    """All Wounds first, then the effect (TH-26.3 to TH-26.5)."""
    if not SACRIFICE.options(t, t.seat(hero), (hero,)):
        return  # TH-26.11
    key = yield from ask(t, t.seat(hero), SACRIFICE, hero)
    t.act.at = key.box
    t.then("offered", hero)
    for _ in range(max(0, t.act.value)):  # read once, before the first Wound (TH-26.9)
        t.then("offering", hero, key.box)


@scene()
def offering(t: State, hero: int, name: str) -> Rules[None]:
    needs = box_of(t, name).needs
    shape = t.offerings.get(name) or needs.shape
    yield from wound(t, hero, (shape,) if shape else t.content.by_size[needs.size])


@scene()
def offered(t: State, hero: int) -> None:
    t.act.resolved = True
    run_box(t, hero, t.act.at)
