"""Where to go and what for: every place of the map is judged by what it brings and by the turns that it takes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from math import ceil

from ..content import ANY, COMMON, Box
from ..hero.body import wound_spots
from ..map.boxes import box_of, location_of, price, reach_refusal, wanted
from ..path.covering import gives
from ..rounds.action import forecast
from ..rounds.event_card import counts_as
from ..state import State
from ..story.moments import assignable_from, trust_needed
from .aims import RARE
from .mind import FAR, Mind

PATIENCE = 0.79  # what a thing is worth if it comes a turn later
CARE = (1.0, 0.6, 0.4, 0.25, 0.15)  # for the best, the second best... of what can be done
STOCK = 0.2  # for a Resource that no plan asks for
CREW = 0.5  # how much a Hero who sails thinks of the others aboard
HIDDEN = 0.9  # turns that it takes to turn a room over
Pool = dict[str, int]


@dataclass(slots=True)
class Target:
    name: str  # of the box, or a visit
    areas: tuple[str, ...]
    points: float
    action: str
    lack: dict[str, int]
    location: str = ""
    foes: bool = False
    wait: int = 0  # rounds until its Area opens
    rich: tuple[str, ...] = ()  # kinds that may come from anywhere
    hero: int = -1  # only for this Hero
    wounds: int = 0  # of a Sacrifice
    hidden: bool = False  # on the other face of its room


class Plan:
    """All targets, and what a Hero can make of them from any Area with any Resources."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.t: State = mind.t
        self._claims: dict[int, dict[str, float]] = {}
        self._wishes: dict[int, tuple[float, str] | None] = {}
        self._hoped: dict[tuple[int, str], list[tuple[float, Target]]] = {}
        self._turns: dict[tuple[int, str], float] = {}
        self._bases: dict[tuple[int, str, str, bool], tuple[float, float]] = {}
        self._scores: dict[tuple[int, str, tuple[tuple[str, int], ...]], float] = {}
        self._found: dict[tuple[str, str, str], float] = {}
        self._altars: dict[tuple[int, str, int], float] = {}

    # -- what there is to do ------------------------------------------------------------------------

    @cached_property
    def targets(self) -> list[Target]:
        t, mind = self.t, self.mind
        found = []
        for location in t.map.locations.values():
            if location.id in t.read or location.id in t.blocked:
                continue
            hidden = not t.there(location)
            areas = tuple(area for area in t.map.areas if t.lies_in(location, area))
            for name, box in t.map.boxes_at[location.id]:
                target = self._target(name, box, areas)
                if target is not None:
                    target.hidden = hidden
                    found.append(target)
        for hero, area, points in mind.aims.visits:
            found.append(Target(f"visit-{area}", (area,), points, "visit", {}, hero=hero))
        for target in found:
            opens = min(t.map.areas[area].number for area in target.areas)
            target.wait = max(0, opens - t.round)
        return found

    def _target(self, name: str, box: Box, areas: tuple[str, ...]) -> Target | None:
        t, mind = self.t, self.mind
        location = location_of(t, name)
        if reach_refusal(t, t.active, name):
            return None
        points = mind.box(name, t.active)
        foes = bool(t.enemies.get(location))
        action = "sacrifice" if name in t.offerings else box.action
        if action == "combat":
            if not foes or not box.needs.defeat:
                return None
            points += mind.aims.foes.get(location, 0.0) * len(t.enemies[location])
        if points <= 0.2:
            return None
        rich = tuple(kind for kind in RARE if assignable_from(t, name, kind))
        lack = self.needs(name) if action == "assign" else {}
        return Target(name, areas, points, action, lack, location, foes, rich=rich)

    def needs(self, name: str) -> dict[str, int]:
        """What a box still lacks, by kind."""
        t = self.t
        needs = box_of(t, name).needs
        lying = t.on_box.get(name, {})
        if needs.open:
            return {needs.open: self.mind.aims.wanted_open(t, name)}
        if needs.distrust:
            sizes = sorted(t.content.tiles[face.white].size for face in t.content.dice[needs.distrust].faces)
            trust = trust_needed(t, sizes[-2])
            return {needs.of[0] if len(needs.of) == 1 else ANY: max(1, trust - sum(lying.values()))}
        return {kind: n - lying.get(kind, 0) for kind, n in price(t, name).items() if n > lying.get(kind, 0)}

    # -- how long it takes --------------------------------------------------------------------------

    @cached_property
    def pace(self) -> dict[str, float]:
        """The value that an action of each type has about now."""
        t = self.t
        found = {"move": 1.0, "gather": 1.0, "assign": 1.0}
        for slot, card in enumerate(t.row):
            if card in t.blocked:
                continue
            for main, value in zip(t.content.actions[card].main, forecast(t, slot)):
                found[main.type] = max(found.get(main.type, 1.0), 0.5 * (value + max(main.value, value - 1)))
        return found

    @cached_property
    def in_sight(self) -> dict[str, int]:
        """Uncovered icons of the Path by what they give; `area` for the Area icon."""
        t = self.t
        covered = t.covered()
        found: dict[str, int] = {}
        column = 0
        for card in t.path:
            board = t.content.boards[card]
            for place, icons in board.icons.items():
                if covered >> (column * t.rows + place) & 1:
                    continue
                for icon in icons:
                    counted = counts_as(t, icon)
                    if counted == "area":
                        found["area"] = found.get("area", 0) + 1
                    elif counted:
                        for kind in gives(counted):
                            found[kind] = found.get(kind, 0) + 1
            column += board.grid.width
        return found

    def supply(self, hero: int, area: str, pool: Pool, target: Target, kind: str) -> int:
        """What can be put there: the own Resources, those of who is there, and what may come from anywhere."""
        t = self.t
        kinds = COMMON if kind == ANY else (kind,)
        if kind == ANY and target.location:
            kinds = tuple(each for each in wanted(t, target.name) if each in COMMON)
        total = sum(pool.get(each, 0) for each in kinds)
        for other, own in enumerate(t.heroes):
            if other != hero and (own.area in target.areas or kind in target.rich):
                total += sum(own.pool.get(each, 0) for each in kinds)
        return total

    def turns(self, hero: int, area: str, pool: Pool, target: Target) -> float:
        """The turns until a target is reached and done, or FAR."""
        turns, wait = self.base(hero, area, target)
        if target.hidden:
            turns += HIDDEN if pool.get("magic", 0) > target.lack.get("magic", 0) else 2 * HIDDEN
        if turns >= FAR or target.action != "assign":
            return max(turns, wait)
        total = 0
        for kind, number in target.lack.items():
            total += number
            missing = number - self.supply(hero, area, pool, target, kind)
            if missing > 0:
                more = self.finding(hero, area, target, kind, missing)
                if more >= FAR:
                    return FAR
                turns += more
        often = total / self.pace["assign"]
        return max(turns + max(1.0, 0.5 * (often + ceil(often))), wait)

    def base(self, hero: int, area: str, target: Target) -> tuple[float, float]:
        """(the turns without Resources and Assign, the turns until the Area opens)."""
        key = (hero, area, target.name, target.foes)
        found = self._bases.get(key)
        if found is None:
            found = self._bases[key] = self._base(hero, area, target)
        return found

    def _base(self, hero: int, area: str, target: Target) -> tuple[float, float]:
        if target.hero >= 0 and target.hero != hero:
            return FAR, 0.0
        far = self.mind.far(hero, area)
        steps = min(far.get(each, FAR) for each in target.areas)
        if steps >= FAR:
            return FAR, 0.0
        turns = max(1.0, steps / self.pace["move"]) if steps else 0.0
        if target.foes:
            turns += self.clearing(hero, target.location)
        if target.action == "sacrifice":
            turns += 1.0
        return turns, self.waiting(target)

    def waiting(self, target: Target) -> float:
        """Turns of a Hero until an Area opens."""
        if not target.wait:
            return 0.0
        t = self.t
        now = sum(t.awake) if t.phase == "action" else 4
        return (now + 4 * (target.wait - 1)) / len(t.heroes)

    def clearing(self, hero: int, location: str) -> float:
        key = (hero, location)
        if key not in self._turns:
            self._turns[key] = self.mind.fight_turns(hero, location)
        return self._turns[key]

    def finding(self, hero: int, area: str, target: Target, kind: str, missing: int) -> float:
        """Turns to get what is missing."""
        t = self.t
        if kind == ANY:
            return missing / (self.pace["gather"] + 0.5)
        gathers = max(0.8, missing / self.pace["gather"])
        key = (area, target.name, kind)
        if key not in self._found:
            sight = self.in_sight
            near = sight.get("area") and any(kind in t.sources_of(each) for each in (area, *target.areas))
            self._found[key] = 0.0 if sight.get(kind) or near else 1.2
        if not self._found[key]:
            return gathers
        sight = self.in_sight
        if kind in RARE:
            together = self.brought(hero, target, kind, missing)
            if together < FAR:
                return together
            sources = [each for each in t.map.areas if kind in t.sources_of(each) and t.open_area(each)]
            far = self.mind.far(hero, area)
            steps = min((far.get(each, FAR) for each in sources), default=FAR)
            if steps >= FAR or not sight.get("area"):
                return FAR
            return gathers + 2 * steps / self.pace["move"]
        return gathers + 1.2

    def brought(self, hero: int, target: Target, kind: str, missing: int) -> float:
        """Turns until other Heroes can bring what is missing."""
        t = self.t
        turns = 0.5
        for other, own in enumerate(t.heroes):
            if other == hero or own.area in target.areas or not own.pool.get(kind) or missing <= 0:
                continue
            missing -= own.pool[kind]
            if own.area != t.heroes[hero].area:
                far = self.mind.far(other, own.area)
                turns += min(far.get(each, FAR) for each in target.areas) / self.pace["move"]
        return turns if missing <= 0 else FAR

    # -- what it is all worth -----------------------------------------------------------------------

    def hopes(self, hero: int, area: str, targets: list[Target] | None = None) -> list[tuple[float, Target]]:
        """The most that each target can be worth to a Hero from there, with all Resources at hand; the best first."""
        if targets is not None:
            return self._hopes(hero, area, targets)
        key = (hero, area)
        if key not in self._hoped:
            self._hoped[key] = self._hopes(hero, area, self.targets)
        return self._hoped[key]

    def _hopes(self, hero: int, area: str, targets: list[Target]) -> list[tuple[float, Target]]:
        found = []
        for target in targets:
            turns, wait = self.base(hero, area, target)
            if turns < FAR:
                least = max(turns + 1.0, wait) if target.action == "assign" else max(turns, wait)
                found.append((target.points * PATIENCE**least, target))
        found.sort(key=lambda each: -each[0])
        return found

    def ranked(self, hero: int, area: str, pool: Pool, targets: list[Target] | None = None) -> list[float]:
        """What the best targets are worth to a Hero from there, as many as anybody cares for; the best first."""
        left = self.mind.turns_left
        claims = self.claims(hero)
        found: list[float] = []
        for hope, target in self.hopes(hero, area, targets):
            if len(found) == len(CARE) and hope <= found[-1]:
                break
            turns = self.turns(hero, area, pool, target)
            if turns >= FAR or turns > left + 0.5:
                continue
            points = target.points
            if target.action == "sacrifice":
                points -= self.altar(hero, target)
            claimed = claims.get(target.name)
            if claimed is not None and claimed < turns + 0.3 and not any(kind in RARE for kind in target.lack):
                points *= 0.35  # another Hero is nearer to it
            if points > 0:
                found.append(points * PATIENCE**turns)
                found.sort(reverse=True)
                del found[len(CARE) :]
        return found

    def score(self, hero: int, area: str, pool: Pool, targets: list[Target] | None = None) -> float:
        """What a Hero can make of an Area and a pool."""
        if targets is None:
            key = (hero, area, tuple(sorted(pool.items())))
            if key not in self._scores:
                self._scores[key] = self._score(hero, area, pool, None)
            return self._scores[key]
        return self._score(hero, area, pool, targets)

    def _score(self, hero: int, area: str, pool: Pool, targets: list[Target] | None) -> float:
        found = self.ranked(hero, area, pool, targets)
        points = sum([care * worth for care, worth in zip(CARE, found)])
        points += STOCK * sum([min(number, 4) for kind, number in pool.items() if kind in COMMON])
        return points - self.mind.aims.shun.get(area, 0.0)

    def sailing(self, hero: int, area: str, pool: Pool) -> float:
        """The same for a Hero who takes the Ship along: what the others aboard make of it counts too."""
        t = self.t
        points = self.score(hero, area, pool)
        if self.mind.ship_sails and t.heroes[hero].area == t.ship:
            for other in t.here(hero)[1:]:
                own = t.heroes[other]
                points += CREW * (self.score(other, area, own.pool) - self.score(other, own.area, own.pool))
        return points

    def altar(self, hero: int, target: Target) -> float:
        """What the Wounds of a Sacrifice cost."""
        key = (hero, target.name, target.wounds)
        if key not in self._altars:
            self._altars[key] = self._altar(hero, target)
        return self._altars[key]

    def _altar(self, hero: int, target: Target) -> float:
        t = self.t
        needs = box_of(t, target.name).needs
        shape = t.offerings.get(target.name) or needs.shape
        size = t.content.tiles[shape].size if shape else needs.size
        times = max(1, target.wounds or round(self.pace.get("sacrifice", 1.0)))
        if shape and not wound_spots(t, hero, shape):
            return FAR
        return sum(self.mind.wound(hero, size * (i + 1)) for i in range(times)) / (1 + 0.5 * (times - 1))

    def claims(self, hero: int) -> dict[str, float]:
        """What the other Heroes are about to do, and the turns that they need."""
        if hero not in self._claims:
            found: dict[str, float] = {}
            for other in range(len(self.t.heroes)):
                wish = self.wish(other) if other != hero else None
                if wish is not None:
                    turns, name = wish
                    found[name] = min(turns, found.get(name, FAR))
            self._claims[hero] = found
        return self._claims[hero]

    def wish(self, hero: int) -> tuple[float, str] | None:
        """What a Hero is about to do: (turns, the name of the target)."""
        if hero not in self._wishes:
            own = self.t.heroes[hero]
            best = (-FAR, FAR, "")
            for hope, target in self.hopes(hero, own.area):
                if hope < best[0]:
                    break
                turns = self.turns(hero, own.area, own.pool, target)
                if turns < FAR and not (target.action == "sacrifice" and self.altar(hero, target) > target.points):
                    best = max(best, (target.points * PATIENCE**turns, turns, target.name))
            self._wishes[hero] = best[1:] if best[2] else None
        return self._wishes[hero]

    def now(self, hero: int) -> float:
        own = self.t.heroes[hero]
        return self.score(hero, own.area, own.pool)

    def marginal(self, hero: int, kind: str, number: int = 1) -> float:
        """What more of a Resource does for the Hero's plans."""
        own = self.t.heroes[hero]
        more = dict(own.pool)
        more[kind] = more.get(kind, 0) + number
        if kind in RARE:
            return self.mind.kind(kind, number)
        gain = self.score(hero, own.area, more) - self.now(hero)
        return gain + 0.15 * number

    def without(self, name: str, lack: dict[str, int] | None = None) -> list[Target]:
        """All targets, one of them done (or with less lacking)."""
        found = []
        for target in self.targets:
            if target.name != name:
                found.append(target)
            elif lack is not None:
                found.append(replace(target, lack=lack))
        return found
