"""Where the active Hero could walk, and by which spaces: what a table shows as its reach (EU-11.2)."""

from __future__ import annotations

from ..content import MOVEMENT
from ..hero.roll import warded
from ..land.explore import burning, entering_refusal
from ..land.geometry import is_centre
from ..state import State

REVEALS, BURNS = 1, 100  # of two ways of one length the one with less of this is taken


def routes(t: State) -> dict[str, tuple[int, str]]:
    """Each space in reach of its Movement and all its tokens → in how many steps, and the space before it."""
    hero = t.heroes[t.active]
    if not hero.at or t.fight is not None:
        return {}
    most = hero.moves + sum(MOVEMENT[token] for token in hero.tokens)
    found: dict[str, tuple[int, str]] = {}
    trouble = {hero.at: 0}
    layer = [hero.at]
    for steps in range(1, most + 1):
        following: dict[str, str] = {}
        for each in layer:
            if each != hero.at and t.monster_at(each):
                continue  # a Monster ends the way (EU-11.6)
            for other in t.adjacent(each):
                if other in trouble or entering_refusal(t, t.active, other):
                    continue
                if other not in following or trouble[each] < trouble[following[other]]:
                    following[other] = each
        for space, before in following.items():
            found[space] = (steps, before)
            trouble[space] = trouble[before] + _trouble(t, space)
        layer = list(following)
    return found


def _trouble(t: State, space: str) -> int:
    """What one would rather go round: Fire, and unknown land that has to be revealed first."""
    burns = burning(t, space) == "fire" and not warded(t, t.active, "fire")
    reveals = len(t.tiles) and not is_centre(space) and t.free_slots(space)
    return BURNS * burns + REVEALS * bool(reveals)
