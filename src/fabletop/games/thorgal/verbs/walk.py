"""Lists of effects, one scene a verb. The list is data, the index is where the rules stand."""

from __future__ import annotations

from ....kernel import Rules
from ..scenes import scene
from ..state import State
from ..story.endings import look
from .base import ForHeroes


@scene()
def effects(t: State, name: str, index: int, hero: int, at: str) -> Rules[None]:
    """TH-29.7: in the order given."""
    if index + 1 < len(t.content.lists[name]):
        t.then("effects", name, index + 1, hero, at)
    place = f"{name}/{index}"
    steps = t.content.effects[place].begin(t, place, hero, at)
    if steps is not None:
        yield from steps
    look(t)  # goals and defeats, after every effect (TH-5.9)


@scene()
def for_hero(t: State, name: str, hero: int, at: str) -> Rules[None]:
    effect = t.content.effects[name]
    assert isinstance(effect, ForHeroes)
    steps = effect.for_one(t, name, hero, at)
    if steps is not None:
        yield from steps
    look(t)
