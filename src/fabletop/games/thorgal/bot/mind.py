"""What things are worth to the party as it stands, in points: an ordinary Resource is about one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from heapq import heappop, heappush
from typing import TYPE_CHECKING

from ..content import MOST_THREAT, Border
from ..hero.body import wound_spots
from ..hero.resources import has
from ..state import State
from ..story.moments import border_cost, border_rule_of
from ..story.special import BORDERS
from ..verbs import Effect
from ..verbs.base import ForHeroes
from ..verbs.judging import Arms
from ..verbs.story import VICTORY
from .aims import Aims, aims_of, everywhere
from .fight import dial, odds, tier_of, upgraded

if TYPE_CHECKING:
    from ..content.spoken import Effects

RESOURCE = {"building": 1.0, "ore": 1.0, "gossip": 1.15, "magic": 1.0, "power": 1.0, "fate": 1.0}
EXPERIENCE = 2.2  # in the first round; less when there is less time to use it
OPENING = 0.8  # for a Paragraph in itself: the tale goes on there
FAR = 99.0
TURNED = 3.0  # steps for a way that opens when a room is turned over
SPECIAL = 0.5  # what crossing a Special Border costs, in steps
DEEP = 4  # Paragraphs that open one another


class Mind:
    """The judgement of one decision: everything is worked out once."""

    def __init__(self, t: State) -> None:
        self.t = t
        self._boxes: dict[str, float] = {}
        self._far: dict[tuple[int, str], dict[str, float]] = {}
        self._around: dict[int, dict[str, list[tuple[str, float, bool]]]] = {}
        self._chances: dict[tuple[int, str, int, int], tuple[float, float]] = {}

    @cached_property
    def aims(self) -> Aims:
        return aims_of(self.t)

    # -- time ---------------------------------------------------------------------------------------

    @cached_property
    def turns_left(self) -> float:
        """Of each Hero."""
        t = self.t
        tokens = 4 * (t.tale.rounds - t.round) + (sum(t.awake) if t.phase == "action" else 4)
        return tokens / len(t.heroes)

    @cached_property
    def youth(self) -> float:
        """1 at the beginning, 0 at the end."""
        return max(0.0, (self.t.tale.rounds - self.t.round) / self.t.tale.rounds)

    # -- body ---------------------------------------------------------------------------------------

    def room(self, hero: int) -> int:
        own = self.t.heroes[hero]
        return self.t.wound_grid(hero).cells.bit_count() - sum(self.t.content.tiles[s].size for s, _ in own.wounds)

    def wound(self, hero: int, size: int) -> float:
        """What a Wound of a size costs the Hero."""
        left = self.room(hero) - size
        if not size:
            return 0.0
        if left < 0:
            return VICTORY
        each = 0.45 if left > 13 else 0.7 if left > 9 else 1.2 if left > 6 else 2.5 if left > 3 else 6.0
        deadly = 0.0
        if left <= 8 and not any(wound_spots(self.t, hero, shape) for shape in self.t.content.by_size[min(5, size)]):
            deadly = VICTORY
        return each * size + deadly

    def heal(self, hero: int, size: int) -> float:
        """What the best Wound is worth that can be healed (0: of any size)."""
        sizes = [self.t.content.tiles[shape].size for shape, _ in self.t.heroes[hero].wounds]
        gone = max((each for each in sizes if not size or each <= size), default=0)
        left = self.room(hero)
        return gone * (0.4 if left > 13 else 0.65 if left > 9 else 1.2 if left > 6 else 3.0)

    def threat(self, hero: int, number: int) -> float:
        """What more Threat costs; from the sixth on it is Wounds."""
        cost = 0.0
        for level in range(self.t.heroes[hero].threat, self.t.heroes[hero].threat + number):
            cost += (0.5, 0.6, 0.9, 1.3, 1.8)[level] if level < MOST_THREAT else self.wound(hero, MOST_THREAT)
        return cost

    def calm(self, hero: int, number: int) -> float:
        level = self.t.heroes[hero].threat
        return sum((0.4, 0.5, 0.7, 1.0, 1.5)[each] for each in range(max(0, level - number), level))

    @cached_property
    def experience(self) -> float:
        return EXPERIENCE * (0.1 + 0.9 * self.youth) + self.aims.xp * self.youth

    # -- effects ------------------------------------------------------------------------------------

    def worth(self, effects: Effects, hero: int, at: str = "", depth: int = 0) -> float:
        """What a list of effects is about worth when this Hero resolves it."""
        return sum(self.effect(each, hero, at, depth) for each in effects)

    def effect(self, effect: Effect, hero: int, at: str = "", depth: int = 0) -> float:
        if effect.if_ is not None and not effect.if_.holds(self.t, hero, at):
            return 0.0
        known = self.aims.verbs.get(type(effect))
        return known(effect) if known is not None else effect.worth(self, hero, at, depth)

    def paragraph(self, number: int, hero: int, at: str, depth: int) -> float:
        if number in self.t.told or depth > DEEP:
            return 0.0
        found = self.t.map.paragraphs[number]
        points = OPENING + self.aims.reads.get(number, 0.0) + self.worth(found.effects, hero, at, depth + 1)
        if found.threads and has(self.t, hero, "gossip"):
            points += 0.6 * max(0.0, max(self.worth(each.effects, hero, at, DEEP) for each in found.threads) - 1.2)
        return points

    def steps(self, by: int) -> float:
        """The Adventure-track marker moves."""
        track = self.t.tale.track
        if track is None:
            return 0.0
        good = -by if track.good == "left" else by
        best = track.first if track.good == "left" else track.last
        goals = [goal for ending in self.t.tale.endings if ending.won for goal in ending.goals]
        left = abs(best - self.t.track)
        if good >= left and track.ends.get(best) in goals:
            return VICTORY
        return self.aims.track * (min(good, left) if good > 0 else good)

    def whom(self, effect: ForHeroes, hero: int) -> tuple[int, ...]:
        """About whom an effect concerns."""
        t = self.t
        match effect.who:
            case "each":
                return tuple(range(len(t.heroes)))
            case "each_where":
                return tuple(each for each in range(len(t.heroes)) if effect.where and effect.where.holds(t, each))
            case "here":
                return t.here(hero)
            case "two":
                return (hero, t.next_hero(hero))
            case _:
                return (hero,)

    def kind(self, kind: str, number: int = 1) -> float:
        """What Resources are worth wherever they come from."""
        if kind in ("any", "common", "area"):
            return 1.1 * number
        return (self.aims.kinds.get(kind, 0.0) + RESOURCE.get(kind, 1.0)) * number

    # -- boxes --------------------------------------------------------------------------------------

    def box(self, name: str, hero: int) -> float:
        """What resolving a box brings, whatever it costs."""
        if name not in self._boxes:
            location, _, box = self.t.map.boxes[name]
            points = self.worth(box.effect or box.win, hero, location)
            self._boxes[name] = points + self.aims.boxes.get(name, 0.0)
        return self._boxes[name]

    # -- Enemies ------------------------------------------------------------------------------------

    def chance(self, hero: int, tier: str, rerolls: int = 0, upgrades: int = 0) -> tuple[float, float]:
        """(to win, open Hearts) for the Hero's dial, with the Items and the Skill at hand."""
        key = (hero, tier, rerolls, upgrades)
        if key not in self._chances:
            arms = Arms(dial(self.t, hero), rerolls, upgrades)
            for effect in self._helpful(hero):
                effect.arm(arms, 1)
            dice = upgraded(self.t.content, arms.dice[:3], arms.upgrades)
            self._chances[key] = odds(self.t.content, dice, tier, arms.rerolls, arms.extra)
        return self._chances[key]

    def _helpful(self, hero: int) -> Iterator[Effect]:
        """The effects of the Items for a Combat, and of the Skill."""
        t, own = self.t, self.t.heroes[hero]
        skill = t.content.heroes[own.id].skill
        for item in own.items:
            if t.content.items[item].action == "combat":
                yield from t.content.items[item].effects
        if own.ready and own.used != t.round and skill.timing in ("before", "after_roll"):
            yield from everywhere(skill.effects)

    def fight_turns(self, hero: int, location: str) -> float:
        """How many turns it takes to clear a Location."""
        t = self.t
        turns = 0.0
        for tier in t.enemies.get(location, ()):
            chance, left = self.chance(hero, tier_of(t, location, tier))
            turns += 1 / max(0.08, chance) + 0.5 * left * (1 - chance) / max(0.15, chance)
        return turns

    # -- ways ---------------------------------------------------------------------------------------

    def far(self, hero: int, start: str) -> dict[str, float]:
        """Steps from an Area to every other; Areas that open later count as if they were open."""
        key = (hero, start)
        if key not in self._far:
            self._far[key] = self._ways(hero, start)
        return self._far[key]

    def _ways(self, hero: int, start: str) -> dict[str, float]:
        t = self.t
        sails, ship = self.ship_sails, t.ship
        found = {start: 0.0}
        queue = [(0.0, start, ship in (start, t.heroes[hero].area))]  # who is with the Ship takes it along
        around = self.around(hero)
        while queue:
            so_far, area, aboard = heappop(queue)
            if so_far > found[area]:
                continue
            for goal, cost, lane in around[area]:
                if lane and not aboard:
                    continue
                steps = so_far + cost
                if steps < found.get(goal, FAR):
                    found[goal] = steps
                    heappush(queue, (steps, goal, sails and (lane or goal == ship)))
        return found

    def around(self, hero: int) -> dict[str, list[tuple[str, float, bool]]]:
        """Area -> (the Area across, the steps, whether it is crossed in the Ship) of every Border that is open."""
        if hero not in self._around:
            t = self.t
            found: dict[str, list[tuple[str, float, bool]]] = {area: [] for area in t.map.areas}
            for border in t.map.borders.values():
                lane = self.is_lane(border)
                cost = self.border(hero, border, lane)
                if cost < FAR:
                    found[border.a].append((border.b, cost, lane))
                    found[border.b].append((border.a, cost, lane))
            self._around[hero] = found
        return self._around[hero]

    @cached_property
    def faces(self) -> bool:
        """Whether rooms can be turned over."""
        return any(area.dark_sources is not None for area in self.t.tale.areas)

    def passable(self, border: Border) -> bool:
        """Not merely when a room is turned over."""
        return not (self.faces and border_rule_of(self.t, border).shut(self.t, border))

    def walk(self, hero: int, start: str, value: float) -> dict[str, float]:
        """The Areas that a Move of so many steps can lead to now."""
        far = self.far(hero, start)
        if not self.faces:
            return {area: steps for area, steps in far.items() if steps <= value + SPECIAL}
        found = {start: 0.0}
        rim = [start]
        for area in rim:
            for name in self.t.map.around[area]:
                border = self.t.map.borders[name]
                goal = border.b if border.a == area else border.a
                steps = found[area] + self.border(hero, border)
                if self.passable(border) and steps <= value + SPECIAL and steps < found.get(goal, FAR):
                    found[goal] = steps
                    rim.append(goal)
        return found

    @cached_property
    def ship_sails(self) -> bool:
        """Whether Heroes cross water in the Ship."""
        return bool(self.t.ship) and any(BORDERS[rule].by_ship for rule in self.t.tale.border_rules.values())

    def is_lane(self, border: Border) -> bool:
        return self.ship_sails and border_rule_of(self.t, border).by_ship

    def border(self, hero: int, border: Border, aboard: bool = False) -> float:
        """What crossing it costs, in steps; who is aboard the Ship may cross water."""
        t, rule = self.t, border_rule_of(self.t, border)
        if border.kind == "impassable" or border.id in t.blocked:
            return FAR
        if rule.shut(t, border):
            return border.multiplicity + TURNED if self.faces else FAR
        if not aboard and rule.refusal(t, hero, border):
            return FAR
        special = border.kind in ("red", "blue") and not self.ship_sails
        return border_cost(t, border) + (SPECIAL if special else 0.0)
