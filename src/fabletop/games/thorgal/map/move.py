"""Move (TH-16)."""

from __future__ import annotations

from ....kernel import Rules, ask
from ..asking import Ask
from ..choices import DONE, NO, STOP, YES, Cross, Done, OneHero, Stop, Way, Yes
from ..content import Border
from ..events import Moved
from ..named import short
from ..rounds.event_card import round_rule, trigger
from ..scenes import in_turn, scene
from ..state import State
from ..story.moments import (
    border_cost,
    border_rule_of,
    entered,
    move_begins,
    move_ends,
    rooted_refusal,
    way_taken,
    ways,
)


def cost(t: State, border: Border) -> int:
    """TH-16.8"""
    return 1 if t.may("borders_as_normal") else border_cost(t, border)


def shut(t: State, border: Border) -> bool:
    """TH-16.11"""
    return border.id in t.blocked or border_rule_of(t, border).shut(t, border)


def late(t: State, area: str) -> bool:
    """An Event: the Areas of the newest number cannot be entered."""
    return round_rule(t, "late_areas") and t.map.areas[area].number == t.round


def crossing_refusal(t: State, hero: int, border: Border) -> str:
    """Why a Border cannot be crossed, or nothing."""
    goal = border.across(t.heroes[hero].area)
    if why := rooted_refusal(t, hero):
        return why
    if border.kind == "impassable":
        return "TH-16.10"
    if not t.open_area(goal):
        return "TH-16.5"
    if late(t, goal):
        return "TH-28.12"
    if shut(t, border) and not t.may("cross_block"):
        return "TH-16.11"
    if border.kind in ("red", "blue") and round_rule(t, "cross_special_border"):
        return "TH-28.12"
    return border_rule_of(t, border).refusal(t, hero, border)


def _borders(t: State, seat: int, hero: int) -> list[Cross | Way | Stop]:
    return [*(Cross(name) for name in t.map.around[t.heroes[hero].area]), *ways(t, hero), STOP]


def _cross_refusal(t: State, seat: int, key: Cross | Way | Stop, hero: int) -> str:
    if isinstance(key, Cross):
        return border_refusal(t, hero, key.border)
    if isinstance(key, Stop) and not t.act.done:
        borders = t.map.around[t.heroes[hero].area]
        return "TH-16.12" if any(not border_refusal(t, hero, name) for name in borders) else ""
    return ""


def border_refusal(t: State, hero: int, name: str) -> str:
    """The same, with what is left of the value."""
    border = t.map.borders[name]
    if cost(t, border) > t.act.value - t.act.done:
        return "TH-16.13"
    return crossing_refusal(t, hero, border)


def _crossable(t: State, seat: int, hero: int) -> list[Cross | Way | Stop]:
    """The same, each Border looked at once: stopping before the first is for who can cross none (TH-16.12)."""
    found: list[Cross | Way | Stop] = [
        Cross(name) for name in t.map.around[t.heroes[hero].area] if not border_refusal(t, hero, name)
    ]
    stop = [STOP] if t.act.done or not found else []
    return [*found, *ways(t, hero), *stop]


CROSS = Ask("cross", "TH-16.1", _borders, _cross_refusal, fast=_crossable)


@scene(below=in_turn)
def do_move(t: State, hero: int) -> Rules[None]:
    """TH-16.3, TH-16.12: at least one Border if one can be crossed; companions come along."""
    yield from move_begins(t, hero)
    if t.act.may.get("take_along") and not t.act.done:
        yield from companions(t, hero)
    t.act.value = max(1, t.act.value)
    t.then("crossing", hero)


def _companions(t: State, seat: int, hero: int) -> list[Done | OneHero]:
    return [DONE, *(OneHero(each) for each in t.here(hero)[1:] if each not in t.act.with_)]


def _companion_refusal(t: State, seat: int, key: Done | OneHero, hero: int) -> str:
    return rooted_refusal(t, key.hero) if isinstance(key, OneHero) else ""


COMPANION = Ask("companion", "TH-2.2", _companions, _companion_refusal)
COME = Ask(
    "come",
    "TH-20.9",
    lambda t, seat, hero, asker: [NO, YES],
    details=lambda t, hero, asker: {"other": short(t.heroes[asker].id)},
)


def comes(t: State, hero: int, asker: int) -> Rules[bool]:
    """Whether a Hero whom another one would take along wants to."""
    return isinstance((yield from ask(t, t.seat(hero), COME, hero, asker)), Yes)


def companions(t: State, hero: int) -> Rules[None]:
    """Heroes of the Area whose players agree."""
    asked: tuple[int, ...] = ()
    while len(t.act.with_) < t.act.may["take_along"] and len(asked) < len(t.here(hero)) - 1:
        key = yield from ask(t, t.seat(hero), COMPANION, hero)
        if isinstance(key, Done):
            return
        asked = (*asked, key.hero)
        if t.seat(key.hero) == t.seat(hero) or (yield from comes(t, key.hero, hero)):
            t.act.with_.append(key.hero)


@scene(below=in_turn)
def crossing(t: State, hero: int) -> Rules[None]:
    """One Border at a time; what entering brings comes before the next one (TH-16.15)."""
    key = yield from ask(t, t.seat(hero), CROSS, hero)
    if isinstance(key, Stop):
        t.then("arrive_together", hero)
        return
    t.then("crossing", hero)
    if isinstance(key, Way):
        yield from way_taken(t, hero, key)
        return
    border = t.map.borders[key.border]
    if shut(t, border):
        t.act.may["cross_block"] -= 1
    t.act.done += cost(t, border)
    t.act.crossed += 1
    yield from border_rule_of(t, border).leave(t, hero, border, bool(t.act.may.get("borders_as_normal")))
    go(t, hero, border)


def go(t: State, hero: int, border: Border) -> None:
    goal = border.across(t.heroes[hero].area)
    t.heroes[hero].area = goal
    t.tell(Moved, "TH-16.1", t.adventure, t.heroes[hero].id, goal)
    t.then("enter", hero, border.id)


@scene()
def enter(t: State, hero: int, border: str) -> Rules[None]:
    """A Border's own rule first, then what waits in the Area."""
    crossed = t.map.borders[border]
    trigger(t, "enter_area", hero)
    entered(t, hero)
    if not t.may("borders_as_normal"):
        yield from border_rule_of(t, crossed).effect(t, hero, crossed)


@scene()
def arrive_together(t: State, hero: int) -> None:
    """The companions one after the other (TH-2.5)."""
    t.then("move_over", hero)
    for other in reversed(t.act.with_ if t.act.done else ()):
        t.then("come_along", other, t.heroes[hero].area)


@scene()
def come_along(t: State, hero: int, area: str) -> None:
    put_in(t, hero, area)


@scene()
def move_over(t: State, hero: int) -> Rules[None]:
    yield from move_ends(t, hero)


def put_in(t: State, hero: int, area: str) -> None:
    """Without crossing a Border; what waits in the Area is met all the same."""
    t.heroes[hero].area = area
    t.tell(Moved, "TH-16.1", t.adventure, t.heroes[hero].id, area)
    trigger(t, "enter_area", hero)
    entered(t, hero)
