"""Assign (TH-22) and Sacrifice (TH-26): what is done at Locations."""

from __future__ import annotations

from ...kernel import Key, Question, Rules, ask
from .adventure import assignable_from, box_chosen, box_open, dearer_box, location_shut, stand_ins, unspendable
from .body import has, take, wound
from .content import ANY, Box
from .lists import run_own
from .scenes import in_turn, scene
from .spending import helpers, spend_one
from .state import State


def box_of(t: State, name: str) -> Box:
    location, _, index = name.rpartition("-")
    return t.map.locations[location].boxes[int(index)]


def boxes(t: State, hero: int, action: str) -> list[str]:
    """All boxes of an action in the Area; a Sacrifice token makes any box one of Sacrifice (TH-26.6)."""
    found = []
    for location in t.locations_of(t.heroes[hero].area):
        for i, box in enumerate(t.map.locations[location].boxes):
            name = f"{location}-{i}"
            if ("sacrifice" if name in t.offerings else box.action) == action:
                found.append(name)
    return found


def closed(t: State, hero: int, name: str) -> str:
    """TH-22.2, TH-26.2, TH-31.2"""
    location = name.rpartition("-")[0]
    if t.enemies.get(location):
        return "TH-6.7"
    if location in t.blocked:
        return "TH-31.2"
    if location in t.read:
        return "TH-29.5"
    return location_shut(t, location) or box_open(t, hero, name)


# -- Assign ----------------------------------------------------------------------------------------


def wanted(t: State, name: str) -> tuple[str, ...]:
    """The kinds that a box takes (TH-22.7, TH-22.15)."""
    needs = box_of(t, name).needs
    if needs.open:
        return (needs.open,)
    return needs.of or (t.kinds() if ANY in needs.cost else tuple(needs.cost))


def price(t: State, name: str) -> dict[str, int]:
    """What a box needs, Raised-cost tokens included (TH-22.13, TH-22.20)."""
    cost = dict(box_of(t, name).needs.cost)
    for kind in (*t.raised.get(name, ()), *dearer_box(t, name)):
        cost[kind] = cost.get(kind, 0) + 1
    return cost


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


def missing(t: State, name: str) -> int:
    """How many Resources a box still lacks in all."""
    lying = t.on_box.get(name, {})
    return sum(max(0, number - lying.get(kind, 0)) for kind, number in price(t, name).items())


@scene(below=in_turn)
def assigned(t: State, hero: int) -> Rules[None]:
    """The requirement is looked at once, after an Assign of at least 1 (TH-22.9, TH-22.16, TH-22.24)."""
    from .adventure import distrust

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


def run_box(t: State, hero: int, name: str, result: str = "box") -> None:
    t.tell("resolved", "TH-22.9", t.heroes[hero].id, t.word("location", name.rpartition("-")[0]))
    run_own(t, f"{result}-{name}", hero, name.rpartition("-")[0])


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


# -- Sacrifice -------------------------------------------------------------------------------------


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
