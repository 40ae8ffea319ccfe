"""Assign (TH-22)."""

from __future__ import annotations

from ....kernel import Key, Question, Rules, ask
from ..content import ANY
from ..hero.resources import has, take
from ..hero.spending import helpers, spend_one
from ..scenes import in_turn, scene
from ..state import State
from ..story.moments import assignable_from, box_chosen, stand_ins, unspendable
from .boxes import box_of, boxes, closed, missing, price, run_box, wanted
from .distrust import distrust


def _assign_boxes(t: State, seat: int, hero: int) -> list[Key]:
    return [("nothing",), *(("box", name) for name in boxes(t, hero, "assign"))]


def _assign_judge(t: State, seat: int, key: Key, hero: int) -> str:
    if key == ("nothing",):
        return ""
    name = str(key[1])
    if why := closed(t, hero, name):
        return why
    return "" if any(reachable(t, hero, name, kind) for kind in payable(t, name)) else "TH-22.8"


def payable(t: State, name: str) -> tuple[str, ...]:
    """The kinds that may be put there now; a wild one may be any."""
    kinds = wanted(t, name)
    if t.act.may.get("wild") and not box_of(t, name).exact:
        kinds = tuple(dict.fromkeys((*kinds, *t.kinds())))
    return tuple(kind for kind in kinds if not unspendable(t, name, kind) and not t.act.may.get(f"refused-{kind}"))


def reachable(t: State, hero: int, name: str, kind: str) -> int:
    near = (hero, *helpers(t, hero))
    pools = dict.fromkeys([*near, *assignable_from(t, name, kind)])
    instead = sum(has(t, each, other) for other in stand_ins(t, hero, kind) for each in near)
    return sum(has(t, each, kind) for each in pools) + instead


ASSIGN = Question("assign", "TH-22.1", _assign_boxes, _assign_judge)


def _resources(t: State, seat: int, hero: int, name: str) -> list[Key]:
    found: list[Key] = [("put", kind) for kind in payable(t, name) if reachable(t, hero, name, kind)]
    return [*found, ("enough",)] if t.act.done else found


PUT = Question("put", "TH-22.3", _resources)


@scene(below=in_turn)
def do_assign(t: State, hero: int) -> Rules[None]:
    """TH-22.3 to TH-22.6; nothing may be assigned too (TH-22.18)."""
    if t.act.value < 1 or not boxes(t, hero, "assign"):
        return
    key = yield from ask(t, t.seat(hero), ASSIGN, hero)
    if key == ("nothing",):
        return
    t.act.at = str(key[1])
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
    if key == ("enough",):
        return
    t.then("assigning", hero)
    kind = str(key[1])
    if not (yield from spend_for(t, hero, name, kind)):
        t.act.may[f"refused-{kind}"] = 1  # its owners: none is assigned in this action
        return
    counted = kind
    if kind not in wanted(t, name):
        t.act.may["wild"] -= 1
        counted = next(each for each in wanted(t, name))
        missing = [each for each, number in price(t, name).items() if t.on_box.get(name, {}).get(each, 0) < number]
        counted = missing[0] if missing else counted
    if ANY in price(t, name) and counted not in price(t, name):
        counted = ANY
    lying = t.on_box.setdefault(name, {})
    lying[counted] = lying.get(counted, 0) + 1
    t.act.done += 1
    t.tell("assigned", "TH-22.1", t.heroes[hero].id, t.word("location", name.rpartition("-")[0]), kind)


def spend_for(t: State, hero: int, name: str, kind: str) -> Rules[bool]:
    """From pools of the Area; some adventures make one hoard of all pools, from which the active player takes."""
    if _hoard(t, 0, hero, kind, name):
        key = yield from ask(t, t.seat(hero), HOARD, hero, kind, name)
        take(t, int(key[1]), kind, 1)
        return True
    return (yield from spend_one(t, hero, kind))


def _hoard(t: State, seat: int, hero: int, kind: str, name: str) -> list[Key]:
    pools = assignable_from(t, name, kind)
    return [("from", each) for each in t.around(hero) if each in pools and has(t, each, kind)]


HOARD = Question("hoard", "TH-22.8", _hoard)


@scene(below=in_turn)
def assigned(t: State, hero: int) -> Rules[None]:
    """The requirement is looked at once, after an Assign of at least 1 (TH-22.9, TH-22.16, TH-22.24)."""
    name = t.act.at
    box = box_of(t, name)
    if not t.act.done:
        return
    if box.needs.distrust:
        yield from distrust(t, hero, name)
        return
    if box.needs.open:
        t.act.resolved = True
        run_box(t, hero, name)
        return
    lacking = missing(t, name)
    discount = 0 if box.exact else min(t.act.may.get("discount", 0), sum(price(t, name).values()) - 1)
    if lacking <= discount:
        t.act.resolved = True
        t.act.price = price(t, name)
        t.then("used_up", name)  # after the effect (TH-22.10)
        run_box(t, hero, name)


@scene()
def used_up(t: State, name: str) -> None:
    """What was required is discarded, the rest stays (TH-22.10, TH-22.11)."""
    if box_of(t, name).keep:
        return
    lying = t.on_box.get(name, {})
    for kind, number in t.act.price.items():  # its effect may have changed what it asks for next time
        left = lying.get(kind, 0) - number
        if left > 0:
            lying[kind] = left
        else:
            lying.pop(kind, None)
    if not lying:
        t.on_box.pop(name, None)
