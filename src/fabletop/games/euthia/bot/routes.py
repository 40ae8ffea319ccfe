"""Ways over the land: steps from space to space, Monsters at their ends, Portals between them."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field

from ..content import Space
from ..land.geometry import is_centre
from ..state import State

FAR = 9  # steps; what lies farther off is no goal
REMEMBERED = 512


@dataclass(slots=True)
class Land:
    """The revealed map, worked out once for all that see it."""

    near: dict[str, tuple[str, ...]]
    spaces: dict[str, Space]
    portals: tuple[str, ...]
    unknown: dict[str, int]  # spaces at the edge -> slots without a tile beside them
    elements: dict[str, str]  # spaces under Fire or Water
    offering: frozenset[str]  # spaces where anything can be done at all
    towers: frozenset[str]  # the hexes around Dragonslayers' Towers
    lairs: dict[tuple[str, bool], frozenset[str]] = field(default_factory=dict)  # of the Bounty cards looked for


_LANDS: OrderedDict[tuple[object, ...], Land] = OrderedDict()


def land(t: State) -> Land:
    key = (id(t.content), *t.land.items())
    found = _LANDS.get(key)
    if found is None:
        found = _survey(t)
        if len(_LANDS) >= REMEMBERED:
            _LANDS.popitem(last=False)
        _LANDS[key] = found
    return found


def _survey(t: State) -> Land:
    spaces = {space: t.space(space) for space in t.spaces()}
    near = {space: tuple(t.adjacent(space)) for space in spaces}
    portals = tuple(space for space, entry in spaces.items() if entry.type == "portal")
    unknown = {}
    for space in spaces:
        if not is_centre(space):
            missing = len(t.free_slots(space))
            if missing:
                unknown[space] = missing
    elements: dict[str, str] = {}
    for space in spaces:
        around = {spaces[each].element for each in (space, *near[space])}
        fire, water = "fire" in around, "water" in around
        if fire != water:
            elements[space] = "fire" if fire else "water"
    centres = [space for space, entry in spaces.items() if entry.type == "dragonslayers_towers"]
    towers = frozenset(each for centre in centres for each in near[centre])
    offering = frozenset(
        space
        for space, entry in spaces.items()
        if entry.monster or space in unknown or entry.encounter or entry.type not in ("plain", "portal")
    )
    return Land(near, spaces, portals, unknown, elements, offering, towers)


@dataclass(slots=True)
class Ways:
    steps: dict[str, int]
    before: dict[str, str]  # the space that one comes from

    def first(self, start: str, goal: str) -> str:
        """The first step of the way to a goal."""
        while self.before[goal] != start:
            goal = self.before[goal]
        return goal

    def path(self, start: str, goal: str) -> list[str]:
        """The whole way, without where it starts."""
        found: list[str] = []
        while goal != start:
            found.append(goal)
            goal = self.before[goal]
        return found[::-1]


def ways(t: State, seat: int, known: Land) -> Ways:
    """Steps to every space within reach; a Monster ends the way (EU-11.6), a centre may be shut (EU-14.6)."""
    hero = t.heroes[seat]
    steps = {hero.at: 0}
    before: dict[str, str] = {}
    queue = [hero.at]
    freed, besieged, spaces = t.freed, t.besieged, known.spaces
    for each in queue:
        far = steps[each]
        if far >= FAR:
            break
        if far and (each in besieged or (spaces[each].monster and each not in freed)):
            continue
        for other in known.near[each]:
            if other not in steps and (other[-1] != "*" or t.may_enter_centre(other)):
                steps[other] = far + 1
                before[other] = each
                queue.append(other)
        if spaces[each].type == "portal" and not (hero.ported and each == hero.at):
            for other in known.portals:
                if other not in steps:  # it costs no Movement; one step keeps short ways short
                    steps[other] = far + 1
                    before[other] = each
                    queue.append(other)
    return Ways(steps, before)
