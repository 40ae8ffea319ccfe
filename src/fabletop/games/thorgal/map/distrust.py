"""Distrust (TH-35.10 to TH-35.12)."""

from __future__ import annotations

from ....kernel import Key, Question, Rules, ask
from ..scenes import scene
from ..state import State
from ..story.moments import rules_of
from .boxes import box_of, run_box

TRUST = Question("trust", "TH-35.10", lambda t, seat, name: [("leave",), ("resolve",)])


def distrust(t: State, hero: int, name: str) -> Rules[None]:
    if (yield from ask(t, t.seat(hero), TRUST, name)) == ("leave",):
        return
    needs = box_of(t, name).needs
    face = t.content.dice[needs.distrust].faces[t.rng.roll() - 1]
    result = t.content.tiles[face.white].size  # TH-35.24
    for code in rules_of(t, "distrust_die"):
        result = code(t, result)
    lying = sum(t.on_box.get(name, {}).values())
    t.tell("trust_roll", "TH-35.11", t.heroes[hero].id, t.word("location", name.rpartition("-")[0]), result, lying)
    t.act.resolved = True
    if lying >= result:
        t.notes["trust"] = result  # all have seen the roll
        t.then("trust_won", hero, name, result)
        run_box(t, hero, name, "win")
    else:
        t.on_box.pop(name, None)
        run_box(t, hero, name, "lose")


def _lying(t: State, seat: int, name: str) -> list[Key]:
    return [("kind", kind) for kind in t.on_box.get(name, {})]


OFF = Question("off", "TH-35.32", _lying)


@scene()
def trust_won(t: State, hero: int, name: str, result: int) -> Rules[None]:
    """As many as were asked for are discarded, the rest stays (TH-35.32)."""
    for _ in range(result):
        if t.on_box.get(name):
            key = yield from ask(t, t.seat(hero), OFF, name)
            _take_off(t, name, str(key[1]))
    del t.notes["trust"]


def _take_off(t: State, name: str, kind: str) -> None:
    lying = t.on_box[name]
    lying[kind] -= 1
    if not lying[kind]:
        del lying[kind]
    if not lying:
        del t.on_box[name]
