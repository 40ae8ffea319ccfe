"""Move (TH-16)."""

from __future__ import annotations

from ...kernel import Key, Question, Rules, ask
from .adventure import border_allows, border_effect, entered
from .content import Border, Effect
from .effects import BAD, verb
from .events import round_rule, trigger
from .scenes import in_turn, scene
from .state import State


def across(border: Border, area: str) -> str:
    return border.b if border.a == area else border.a


def cost(t: State, border: Border) -> int:
    """TH-16.8"""
    return 1 if t.acts and t.act.may.get("borders_as_normal") else border.multiplicity


def may_cross(t: State, hero: int, border: Border) -> str:
    """Why a Border cannot be crossed, or nothing."""
    goal = across(border, t.heroes[hero].area)
    if border.kind == "impassable":
        return "TH-16.10"
    if not t.open_area(goal):
        return "TH-16.5"
    if round_rule(t, "late_areas") and t.map.areas[goal].number == t.round:
        return "TH-28.12"
    if border.id in t.blocked and not (t.acts and t.act.may.get("cross_block")):
        return "TH-16.11"
    if border.kind in ("red", "blue") and round_rule(t, "cross_special_border"):
        return "TH-28.12"
    return border_allows(t, hero, border)


def _borders(t: State, seat: int, hero: int) -> list[Key]:
    found: list[Key] = [("cross", name) for name in t.map.around[t.heroes[hero].area]]
    return [*found, ("stop",)] if t.act.done else found


def _cross_judge(t: State, seat: int, key: Key, hero: int) -> str:
    if key == ("stop",):
        return ""
    border = t.map.borders[str(key[1])]
    if cost(t, border) > t.act.value - t.act.done:
        return "TH-16.13"
    return may_cross(t, hero, border)


CROSS = Question("cross", "TH-16.1", _borders, _cross_judge)


@scene(below=in_turn)
def do_move(t: State, hero: int) -> Rules[None]:
    """TH-16.3, TH-16.12: at least one Border if one can be crossed; companions come along."""
    if t.act.may.get("take_along") and not t.act.done:
        yield from companions(t, hero)
    t.act.value = max(1, t.act.value)
    t.then("crossing", hero)


COMPANION = Question(
    "companion",
    "TH-2.2",
    lambda t, seat, hero: [("done",), *(("hero", each) for each in t.here(hero)[1:] if each not in t.act.with_)],
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
    options = CROSS.options(t, t.seat(hero), (hero,))
    if not options or options == [("stop",)]:
        t.then("arrive_together", hero)
        return
    key = yield from ask(t, t.seat(hero), CROSS, hero)
    if key == ("stop",):
        t.then("arrive_together", hero)
        return
    border = t.map.borders[str(key[1])]
    if border.id in t.blocked:
        t.act.may["cross_block"] -= 1
    t.act.done += cost(t, border)
    t.then("crossing", hero)
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
def arrive_together(t: State, hero: int) -> None:
    for other in t.act.with_:
        t.heroes[other].area = t.heroes[hero].area
        t.tell("moved", "TH-16.1", t.heroes[other].id, t.word("area", t.heroes[hero].area))


FORCED = Question(
    "forced",
    "TH-16.1",
    lambda t, seat, hero: [("cross", name) for name in t.map.around[t.heroes[hero].area]],
    lambda t, seat, key, hero: may_cross(t, hero, t.map.borders[str(key[1])]),
)


@verb(BAD)
def forced_move(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """Across exactly one Border that may be crossed (TH-6.16)."""
    if not FORCED.options(t, t.seat(hero), (hero,)):
        return False
    key = yield from ask(t, t.seat(hero), FORCED, hero)
    go(t, hero, t.map.borders[str(key[1])])
    return True
