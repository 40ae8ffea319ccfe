"""What effects do with Heroes on the Map (TH-6.16)."""

from __future__ import annotations

from ....kernel import Key, Question, Rules, ask
from ..content import Effect
from ..map.move import go, late, may_cross, put_in
from ..state import State
from ..story.moments import border_leave, rooted
from .walk import BAD, verb

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
    yield from border_leave(t, hero, t.map.borders[str(key[1])], False)
    go(t, hero, t.map.borders[str(key[1])])
    return True


def _areas(t: State, seat: int, hero: int, found: tuple[str, ...]) -> list[Key]:
    return [("stay",), *(("area", area) for area in found)]


GO_TO = Question("go_to", "TH-6.16", _areas)


@verb("neutral")
def move_hero(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """A Hero may be put into an accessible Area, that of the Ship or any, without crossing Borders (TH-6.16)."""
    wanted = (effect.area,) if isinstance(effect.area, str) else effect.area
    areas = {"ship": (t.ship,), "any": tuple(t.map.areas)}.get(wanted[0], wanted)
    found = tuple(area for area in areas if t.open_area(area) and not late(t, area) and area != t.heroes[hero].area)
    if found and not rooted(t, hero):
        key = yield from ask(t, t.seat(hero), GO_TO, hero, found)
        if key != ("stay",):
            put_in(t, hero, str(key[1]))
    return True
