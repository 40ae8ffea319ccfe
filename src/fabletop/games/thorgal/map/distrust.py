"""Distrust (TH-35.10 to TH-35.12)."""

from __future__ import annotations

from ....kernel import Ref, Rules, ask
from ....kernel.messages import Said
from ..asking import Ask
from ..choices import LEAVE, RESOLVE, Leave, OfKind
from ..events import TrustRoll
from ..scenes import scene
from ..state import State
from ..story.moments import trust_needed
from .boxes import box_of, location_of, run_box


def _place(t: State, hero: int, name: str) -> dict[str, Said]:
    return {"place": Ref(f"th-{t.adventure}-location-{location_of(t, name)}")}


TRUST = Ask("trust", "TH-35.10", lambda t, seat, hero, name: [LEAVE, RESOLVE], details=_place)


def distrust(t: State, hero: int, name: str) -> Rules[None]:
    if isinstance((yield from ask(t, t.seat(hero), TRUST, hero, name)), Leave):
        return
    face = t.content.dice[box_of(t, name).needs.distrust].faces[t.rng.roll() - 1]
    result = trust_needed(t, t.content.tiles[face.white].size)  # TH-35.24
    lying = sum(t.on_box.get(name, {}).values())
    t.tell(TrustRoll, "TH-35.11", t.adventure, t.heroes[hero].id, location_of(t, name), result, lying)
    t.act.resolved = True
    if lying >= result:
        t.trust = result  # all have seen the roll
        t.then("trust_won", hero, name, result)
        run_box(t, hero, name, "win")
    else:
        t.on_box.pop(name, None)
        run_box(t, hero, name, "lose")


def _lying(t: State, seat: int, hero: int, name: str) -> list[OfKind]:
    return [OfKind(kind) for kind in t.on_box.get(name, {})]


OFF = Ask("off", "TH-35.32", _lying)


@scene()
def trust_won(t: State, hero: int, name: str, result: int) -> Rules[None]:
    """As many as were asked for are discarded, the rest stays (TH-35.32)."""
    for _ in range(result):
        if t.on_box.get(name):
            key = yield from ask(t, t.seat(hero), OFF, hero, name)
            _take_off(t, name, key.kind)
    t.trust = 0


def _take_off(t: State, name: str, kind: str) -> None:
    lying = t.on_box[name]
    lying[kind] -= 1
    if not lying[kind]:
        del lying[kind]
    if not lying:
        del t.on_box[name]
