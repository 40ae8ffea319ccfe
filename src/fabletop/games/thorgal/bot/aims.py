"""What the party wants: points for Paragraphs, flags, rare Resources, boxes and visits.

A victory is worth VICTORY points. Whatever still stands between the party and it shares them: the nearer the end,
the more each step is worth. `derive` reads that out of the data of any adventure; what a good player knows besides
stands in its folder.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar
from zlib import crc32

from ....kernel import Register
from ..conditions.general import lack_now
from ..content import Box, Content
from ..hero.resources import has
from ..state import State
from ..verbs import Effect
from ..verbs.story import VICTORY as VICTORY

if TYPE_CHECKING:
    from ..content.spoken import Effects

E = TypeVar("E", bound=Effect)

AHEAD = 3.0  # what is left to do at the end of any way: a fair share for its first steps
RARE = ("power", "fate")


@dataclass
class Aims:
    reads: dict[int, float] = field(default_factory=dict)  # Paragraph -> points
    flags: dict[str, float] = field(default_factory=dict)
    kinds: dict[str, float] = field(default_factory=dict)  # a Resource -> points for one more
    boxes: dict[str, float] = field(default_factory=dict)  # points for resolving a box, besides its effects
    endings: dict[str, float] = field(default_factory=dict)
    visits: list[tuple[int, str, float]] = field(default_factory=list)  # (Hero, Area, points) of just being there
    verbs: dict[type[Effect], Callable[[Any], float]] = field(default_factory=dict)
    foes: dict[str, float] = field(default_factory=dict)  # Location -> points for each Enemy less
    shun: dict[str, float] = field(default_factory=dict)  # Area -> points lost by ending there
    track: float = 0.0  # a step in the good direction
    xp: float = 0.0  # besides what Experience is always worth
    combat: float = 0.0  # how much more a level of the dial is wanted than one of the track

    gather: dict[str, int] = field(default_factory=dict)  # open box -> how many it still takes
    signs: dict[str, float] = field(default_factory=dict)  # what tells how near the party is to the end, by name

    def of(self, verb: type[E], worth: Callable[[E], float]) -> None:
        """What a verb is worth in this adventure."""
        self.verbs[verb] = worth

    def wanted_open(self, t: State, name: str) -> int:
        """How many Resources an open box is to be given."""
        return max(1, self.gather.get(name, 1))

    def want_read(self, number: int, points: float) -> None:
        self.reads[number] = max(points, self.reads.get(number, 0.0))

    def want_flag(self, flag: str, points: float) -> None:
        self.flags[flag] = max(points, self.flags.get(flag, 0.0))

    def want_kind(self, kind: str, points: float) -> None:
        self.kinds[kind] = max(points, self.kinds.get(kind, 0.0))


def share(steps: float, whole: float = VICTORY) -> float:
    """What one of so many steps is worth."""
    return whole / (max(0.0, steps) + AHEAD)


def held(t: State, kind: str) -> int:
    """By all Heroes together."""
    return sum(has(t, hero, kind) for hero in range(len(t.heroes)))


_FINAL: dict[tuple[int, str], tuple[Content, list[tuple[str, Box]]]] = {}  # by content, which is kept alive here


def final_boxes(t: State) -> list[tuple[str, Box]]:
    """Boxes that end the game well, by an effect or by the Paragraph that they open."""
    key = (id(t.content), t.adventure)
    if key in _FINAL:
        return _FINAL[key][1]
    won = [ending.id for ending in t.tale.endings if ending.won]
    goals = [goal for ending in t.tale.endings if ending.won for goal in ending.goals]
    found: list[tuple[str, Box]] = []
    for location in t.map.locations.values():
        for name, box in t.map.boxes_at[location.id]:
            if any(_wins(effect, won, goals) for effect in opened(t, box.effect or box.win)):
                found.append((name, box))
    _FINAL[key] = (t.content, found)
    return found


def everywhere(effects: Effects) -> Iterator[Effect]:
    """Effects and those inside them."""
    for effect in effects:
        yield effect
        for _, _, inner in effect.inner():
            yield from everywhere(inner)


def opened(t: State, effects: Effects) -> Iterator[Effect]:
    """All effects of a list and of the Paragraphs that it opens."""
    for effect in everywhere(effects):
        yield effect
        for number in effect.opens():
            if number in t.map.paragraphs:
                yield from everywhere(t.map.paragraphs[number].effects)


def _wins(effect: Effect, won: list[str], goals: list[str]) -> bool:
    return any(ending in won for ending in effect.ends()) or any(goal in goals for goal in effect.reaches)


def derive(t: State) -> Aims:
    """The ways to win that the data tell: boxes that end the game, and the good end of the track."""
    aims = Aims()
    track = t.tale.track
    if track is not None:
        good = track.first if track.good == "left" else track.last
        bad = track.last if track.good == "left" else track.first
        goals = [goal for ending in t.tale.endings if ending.won for goal in ending.goals]
        if track.ends.get(good) in goals:
            aims.track = share(abs(t.track - good))
        elif bad in track.ends:
            aims.track = danger(abs(t.track - bad))
        else:
            aims.track = 1.0
    for name, box in final_boxes(t):
        toward(t, aims, name, box)
    return aims


def danger(steps: int) -> float:
    """What a step away from a bad end is worth when so many lead to it."""
    return 1.5 + 14.0 / max(1, steps)


def toward(t: State, aims: Aims, name: str, box: Box, weight: float = 1.0) -> None:
    """A way to win by a box: what it asks for shares the points, and it has them all when nothing is lacking."""
    lack = lack_now(t, box.only)
    lying = t.on_box.get(name, {})
    rare = {kind: number - lying.get(kind, 0) - held(t, kind) for kind, number in box.needs.cost.items()}
    rare = {kind: number for kind, number in rare.items() if kind in RARE and number > 0}
    left = lack.steps + sum(rare.values())
    points = share(left) * weight
    for number in lack.reads:
        aims.want_read(number, points)
    for flag in lack.flags:
        aims.want_flag(flag, points)
    for kind in rare:
        aims.want_kind(kind, points)
    if not left:
        aims.boxes[name] = VICTORY * weight


def taste(t: State) -> int:
    """0 to 99: every party likes another way. The same through the whole game, and known to all at the table."""
    return crc32(" ".join((t.path[0], *(hero.id for hero in t.heroes))).encode()) % 100


KNOWLEDGE: Register[str, Callable[[State, Aims], None]] = Register("adventure")  # what a good player knows of it


def aims_of(t: State) -> Aims:
    aims = derive(t)
    if t.adventure in KNOWLEDGE:
        KNOWLEDGE[t.adventure](t, aims)
    return aims
