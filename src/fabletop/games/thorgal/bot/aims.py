"""What the party wants: points for Paragraphs, flags, rare Resources, boxes and visits.

A victory is worth VICTORY points. Whatever still stands between the party and it shares them: the nearer the end,
the more each step is worth. `derive` reads that out of the data of any adventure; what a good player knows besides
stands in `tales`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from ..conditions import holds
from ..content import Adventure, Box, Condition, Content, Effect, Effects
from ..hero.resources import has
from ..state import State

VICTORY = 100.0
# Verbs that end a game, and the goal they reach.
REACHES = {"launch": "launch", "crown_her": "crowning", "cast_off": "bring_them_home", "catch_thief": "lily"}
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
    verbs: dict[str, Callable[[Effect], float]] = field(default_factory=dict)
    foes: dict[str, float] = field(default_factory=dict)  # Location -> points for each Enemy less
    shun: dict[str, float] = field(default_factory=dict)  # Area -> points lost by ending there
    track: float = 0.0  # a step in the good direction
    xp: float = 0.0  # besides what Experience is always worth
    combat: float = 0.0  # how much more a level of the dial is wanted than one of the track

    rebels: dict[str, int] = field(default_factory=dict)  # open box -> how many it still takes

    def wanted_open(self, t: State, name: str) -> int:
        """How many Resources an open box is to be given."""
        return max(1, self.rebels.get(name, 1))

    def want_read(self, number: int, points: float) -> None:
        self.reads[number] = max(points, self.reads.get(number, 0.0))

    def want_flag(self, flag: str, points: float) -> None:
        self.flags[flag] = max(points, self.flags.get(flag, 0.0))

    def want_kind(self, kind: str, points: float) -> None:
        self.kinds[kind] = max(points, self.kinds.get(kind, 0.0))


def share(steps: float, whole: float = VICTORY) -> float:
    """What one of so many steps is worth."""
    return whole / (max(0.0, steps) + AHEAD)


def everywhere(effects: Effects) -> Iterator[Effect]:
    """Effects and those inside them."""
    for effect in effects:
        yield effect
        yield from everywhere(effect.then)
        yield from everywhere(effect.else_)
        for choice in effect.options:
            yield from everywhere(choice.effects)


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
        for i, box in enumerate(location.boxes):
            if any(_wins(t.tale, effect, won, goals) for effect in opened(t, box.effect or box.win)):
                found.append((f"{location.id}-{i}", box))
    _FINAL[key] = (t.content, found)
    return found


def opened(t: State, effects: Effects) -> Iterator[Effect]:
    """All effects of a list and of the Paragraphs that it opens."""
    for effect in everywhere(effects):
        yield effect
        if effect.do == "read" and effect.p in t.map.paragraphs:
            yield from everywhere(t.map.paragraphs[effect.p].effects)


def _wins(tale: Adventure, effect: Effect, won: list[str], goals: list[str]) -> bool:
    return (effect.do == "end" and effect.ending in won) or REACHES.get(effect.do) in goals


def lacking(t: State, condition: Condition | None) -> tuple[set[int], set[str], int]:
    """(Paragraphs, flags, how many of them) that a condition still asks for; of alternatives the nearest."""
    if condition is None or holds(t, condition, t.chooser):
        return set(), set(), 0
    reads: set[int] = set()
    flags: set[str] = set()
    steps = 0
    if condition.read and condition.read not in t.told:
        reads.add(condition.read)
        steps += 1
    if condition.flag and condition.flag not in t.flags:
        flags.add(condition.flag)
        steps += 1
    if condition.read_at_least is not None:
        open_ones = [p for p in condition.read_at_least.of if p not in t.told]
        reads.update(open_ones)
        steps += max(0, condition.read_at_least.n - (len(condition.read_at_least.of) - len(open_ones)))
    for each in condition.all_:
        more = lacking(t, each)
        reads |= more[0]
        flags |= more[1]
        steps += more[2]
    if condition.any_:
        found = [lacking(t, each) for each in condition.any_]
        for more in found:
            reads |= more[0]
            flags |= more[1]
        steps += min(more[2] for more in found)
    return reads, flags, steps


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
    reads, flags, steps = lacking(t, box.only)
    lying = t.on_box.get(name, {})
    rare = {kind: number - lying.get(kind, 0) - held(t, kind) for kind, number in box.needs.cost.items()}
    rare = {kind: number for kind, number in rare.items() if kind in RARE and number > 0}
    left = steps + sum(rare.values())
    points = share(left) * weight
    for number in reads:
        aims.want_read(number, points)
    for flag in flags:
        aims.want_flag(flag, points)
    for kind in rare:
        aims.want_kind(kind, points)
    if not left:
        aims.boxes[name] = VICTORY * weight


KNOWLEDGE: dict[str, Callable[[State, Aims], None]] = {}


def knows(adventure: str) -> Callable[[Callable[[State, Aims], None]], Callable[[State, Aims], None]]:
    """What a good player knows of an adventure."""

    def register(code: Callable[[State, Aims], None]) -> Callable[[State, Aims], None]:
        KNOWLEDGE[adventure] = code
        return code

    return register


def aims_of(t: State) -> Aims:
    aims = derive(t)
    if t.adventure in KNOWLEDGE:
        KNOWLEDGE[t.adventure](t, aims)
    return aims
