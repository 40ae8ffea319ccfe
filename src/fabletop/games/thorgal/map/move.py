"""Move (TH-16)."""

from __future__ import annotations

from ....kernel import Key, Question, Rules, ask
from ..content import Border
from ..rounds.event_card import round_rule, trigger
from ..scenes import in_turn, scene
from ..state import State
from ..story.moments import (
    border_allows,
    border_cost,
    border_effect,
    border_leave,
    border_shut,
    entered,
    move_begins,
    move_ends,
    rooted,
    way_taken,
    ways,
)


def across(border: Border, area: str) -> str:
    return border.b if border.a == area else border.a


def cost(t: State, border: Border) -> int:
    """TH-16.8"""
    return 1 if t.acts and t.act.may.get("borders_as_normal") else border_cost(t, border)


def shut(t: State, border: Border) -> bool:
    """TH-16.11"""
    return border.id in t.blocked or border_shut(t, border)


def late(t: State, area: str) -> bool:
    """An Event: the Areas of the newest number cannot be entered."""
    return round_rule(t, "late_areas") and t.map.areas[area].number == t.round


def may_cross(t: State, hero: int, border: Border) -> str:
    """Why a Border cannot be crossed, or nothing."""
    goal = across(border, t.heroes[hero].area)
    if why := rooted(t, hero):
        return why
    if border.kind == "impassable":
        return "TH-16.10"
    if not t.open_area(goal):
        return "TH-16.5"
    if late(t, goal):
        return "TH-28.12"
    if shut(t, border) and not (t.acts and t.act.may.get("cross_block")):
        return "TH-16.11"
    if border.kind in ("red", "blue") and round_rule(t, "cross_special_border"):
        return "TH-28.12"
    return border_allows(t, hero, border)


def _borders(t: State, seat: int, hero: int) -> list[Key]:
    return [*(("cross", name) for name in t.map.around[t.heroes[hero].area]), *ways(t, hero), ("stop",)]


def _cross_judge(t: State, seat: int, key: Key, hero: int) -> str:
    if key[0] == "cross":
        return _why_not(t, hero, str(key[1]))
    if key == ("stop",) and not t.act.done:
        borders = t.map.around[t.heroes[hero].area]
        return "TH-16.12" if any(not _why_not(t, hero, name) for name in borders) else ""
    return ""


def _why_not(t: State, hero: int, name: str) -> str:
    border = t.map.borders[name]
    if cost(t, border) > t.act.value - t.act.done:
        return "TH-16.13"
    return may_cross(t, hero, border)


CROSS = Question("cross", "TH-16.1", _borders, _cross_judge)


@scene(below=in_turn)
def do_move(t: State, hero: int) -> Rules[None]:
    """TH-16.3, TH-16.12: at least one Border if one can be crossed; companions come along."""
    yield from move_begins(t, hero)
    if t.act.may.get("take_along") and not t.act.done:
        yield from companions(t, hero)
    t.act.value = max(1, t.act.value)
    t.then("crossing", hero)


COMPANION = Question(
    "companion",
    "TH-2.2",
    lambda t, seat, hero: [("done",), *(("hero", each) for each in t.here(hero)[1:] if each not in t.act.with_)],
    lambda t, seat, key, hero: rooted(t, int(key[1])) if key[0] == "hero" else "",
)
COME = Question("come", "TH-20.9", lambda t, seat, hero, asker: [("no",), ("yes",)])


def companions(t: State, hero: int) -> Rules[None]:
    """Heroes of the Area whose players agree."""
    asked: tuple[int, ...] = ()
    while len(t.act.with_) < t.act.may["take_along"] and len(asked) < len(t.here(hero)) - 1:
        key = yield from ask(t, t.seat(hero), COMPANION, hero)
        if key == ("done",):
            return
        other = int(key[1])
        asked = (*asked, other)
        same = t.seat(other) == t.seat(hero)
        if same or (yield from ask(t, t.seat(other), COME, other, hero)) == ("yes",):
            t.act.with_.append(other)


@scene(below=in_turn)
def crossing(t: State, hero: int) -> Rules[None]:
    """One Border at a time; what entering brings comes before the next one (TH-16.15)."""
    key = yield from ask(t, t.seat(hero), CROSS, hero)
    if key == ("stop",):
        t.then("arrive_together", hero)
        return
    if key[0] != "cross":
        t.then("crossing", hero)
        yield from way_taken(t, hero, key)
        return
    border = t.map.borders[str(key[1])]
    if shut(t, border):
        t.act.may["cross_block"] -= 1
    t.act.done += cost(t, border)
    t.act.crossed += 1
    t.then("crossing", hero)
    yield from border_leave(t, hero, border, bool(t.act.may.get("borders_as_normal")))
    go(t, hero, border)


def go(t: State, hero: int, border: Border) -> None:
    goal = across(border, t.heroes[hero].area)
    t.heroes[hero].area = goal
    t.tell("moved", "TH-16.1", t.heroes[hero].id, t.word("area", goal))
    t.then("enter", hero, border.id)


@scene()
def enter(t: State, hero: int, border: str) -> Rules[None]:
    """A Border's own rule first, then what waits in the Area."""
    crossed = t.map.borders[border]
    trigger(t, "enter_area", hero)
    entered(t, hero)
    normal = bool(t.acts and t.act.may.get("borders_as_normal"))
    if crossed.kind in ("red", "blue") and not normal:
        yield from border_effect(t, hero, crossed)


@scene()
def arrive_together(t: State, hero: int) -> Rules[None]:
    for other in t.act.with_ if t.act.done else ():
        put_in(t, other, t.heroes[hero].area)
    yield from move_ends(t, hero)


def put_in(t: State, hero: int, area: str) -> None:
    """Without crossing a Border; what waits in the Area is met all the same."""
    t.heroes[hero].area = area
    t.tell("moved", "TH-16.1", t.heroes[hero].id, t.word("area", area))
    trigger(t, "enter_area", hero)
    entered(t, hero)
