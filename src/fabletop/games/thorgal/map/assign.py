"""Assign (TH-22)."""

from __future__ import annotations

from ....kernel import Rules, ask
from ....kernel.messages import Said
from ..asking import Ask
from ..choices import ENOUGH, NOTHING, Enough, From, Nothing, PutKind, TheBox
from ..content import ANY
from ..events import AssignedOne
from ..hero.resources import has, take
from ..hero.spending import helpers, spend_one
from ..named import word
from ..scenes import in_turn, scene
from ..state import State
from ..story.moments import assignable_from, box_chosen, stand_ins, unspendable
from .boxes import box_of, box_refusal, boxes, lacking, location_of, missing, price, run_box, wanted
from .distrust import distrust


def _assign_boxes(t: State, seat: int, hero: int) -> list[Nothing | TheBox]:
    return [NOTHING, *(TheBox(name) for name in boxes(t, hero, "assign"))]


def _assign_refusal(t: State, seat: int, key: Nothing | TheBox, hero: int) -> str:
    if isinstance(key, Nothing):
        return ""
    if why := box_refusal(t, hero, key.box):
        return why
    return "" if any(reachable(t, hero, key.box, kind) for kind in payable(t, key.box)) else "TH-22.8"


def payable(t: State, name: str) -> tuple[str, ...]:
    """The kinds that may be put there now; a wild one may be any."""
    kinds = wanted(t, name)
    if t.act.may.get("wild") and not box_of(t, name).exact:
        kinds = tuple(dict.fromkeys((*kinds, *t.kinds())))
    return tuple(kind for kind in kinds if not unspendable(t, name, kind) and kind not in t.act.refused)


def reachable(t: State, hero: int, name: str, kind: str) -> int:
    near = (hero, *helpers(t, hero))
    pools = dict.fromkeys([*near, *assignable_from(t, name, kind)])
    instead = sum(has(t, each, other) for other in stand_ins(t, hero, kind) for each in near)
    return sum(has(t, each, kind) for each in pools) + instead


ASSIGN = Ask("assign", "TH-22.1", _assign_boxes, _assign_refusal)


def _resources(t: State, seat: int, hero: int, name: str) -> list[PutKind | Enough]:
    found: list[PutKind | Enough] = [PutKind(kind) for kind in payable(t, name) if reachable(t, hero, name, kind)]
    return [*found, ENOUGH] if t.act.done else found


PUT = Ask("put", "TH-22.3", _resources)


@scene(below=in_turn)
def do_assign(t: State, hero: int) -> Rules[None]:
    """TH-22.3 to TH-22.6; nothing may be assigned too (TH-22.18)."""
    if t.act.value < 1:
        return
    key = yield from ask(t, t.seat(hero), ASSIGN, hero)
    if isinstance(key, Nothing):
        return
    t.act.at = key.box
    box_chosen(t, hero, t.act.at)
    t.then("assigned", hero)
    t.then("assigning", hero)


@scene(below=in_turn)
def assigning(t: State, hero: int) -> Rules[None]:
    """One Resource after the other, up to the value."""
    name = t.act.at
    if t.act.done >= t.act.value or not any(reachable(t, hero, name, kind) for kind in payable(t, name)):
        return
    key = yield from ask(t, t.seat(hero), PUT, hero, name)
    if isinstance(key, Enough):
        return
    t.then("assigning", hero)
    if not (yield from spend_for(t, hero, name, key.kind)):
        t.act.refused.append(key.kind)  # by its owners: none is assigned in this action
        return
    counted = counts_for(t, name, key.kind)
    lying = t.on_box.setdefault(name, {})
    lying[counted] = lying.get(counted, 0) + 1
    t.act.done += 1
    t.tell(AssignedOne, "TH-22.1", t.adventure, t.heroes[hero].id, location_of(t, name), key.kind)


def counts_for(t: State, name: str, kind: str) -> str:
    """The kind that a Resource is assigned as: a wild one as the first that is lacking."""
    counted = kind
    if kind not in wanted(t, name):
        t.act.may["wild"] -= 1
        counted = next(iter([*lacking(t, name), *wanted(t, name)]))
    return ANY if ANY in price(t, name) and counted not in price(t, name) else counted


def spend_for(t: State, hero: int, name: str, kind: str) -> Rules[bool]:
    """From pools of the Area; some adventures make one hoard of all pools, from which the active player takes."""
    if _hoard(t, t.seat(hero), hero, kind, name):
        key = yield from ask(t, t.seat(hero), HOARD, hero, kind, name)
        take(t, key.hero, kind, 1)
        return True
    return (yield from spend_one(t, hero, kind))


def _hoard(t: State, seat: int, hero: int, kind: str, name: str) -> list[From]:
    pools = assignable_from(t, name, kind)
    return [From(each) for each in t.around(hero) if each in pools and has(t, each, kind)]


def _hoard_words(t: State, hero: int, kind: str, name: str) -> dict[str, Said]:
    return {"kind": word("resource", kind)}


HOARD = Ask("hoard", "TH-22.8", _hoard, details=_hoard_words)


@scene(below=in_turn)
def assigned(t: State, hero: int) -> Rules[None]:
    """The requirement is looked at once, after an Assign of at least 1 (TH-22.9, TH-22.16, TH-22.24)."""
    name = t.act.at
    box = box_of(t, name)
    if not t.act.done:
        return
    if box.needs.distrust:
        yield from distrust(t, hero, name)
    elif box.needs.open:
        t.act.resolved = True
        run_box(t, hero, name)
    elif missing(t, name) <= (0 if box.exact else min(t.may("discount"), sum(price(t, name).values()) - 1)):
        t.act.resolved = True
        t.act.price = price(t, name)
        t.then("used_up", name)  # after the effect (TH-22.10)
        run_box(t, hero, name)


@scene()
def used_up(t: State, name: str) -> None:
    """What was required is discarded, the rest stays (TH-22.10, TH-22.11)."""
    if box_of(t, name).keep:
        return
    asked = t.act.price  # its effect may have changed what it asks for next time
    lying = t.on_box.pop(name, {})
    left = {kind: number - asked.get(kind, 0) for kind, number in lying.items() if number > asked.get(kind, 0)}
    if left:
        t.on_box[name] = left
