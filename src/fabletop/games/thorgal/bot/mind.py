"""What things are worth to the party as it stands, in points: an ordinary Resource is about one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from heapq import heappop, heappush

from ..conditions import holds
from ..content import LEVELS, MOST_THREAT, Border, Condition, Effect, Effects
from ..hero.body import wound_spots
from ..hero.resources import has
from ..state import State
from ..story.moments import border_allows, border_cost, border_shut
from . import tales as tales
from .aims import VICTORY, Aims, aims_of
from .fight import dial, odds, tier_of, upgraded

RESOURCE = {"building": 1.0, "ore": 1.0, "gossip": 1.15, "magic": 1.0, "power": 1.0, "fate": 1.0}
EXPERIENCE = 2.2  # in the first round; less when there is less time to use it
ITEM, CHOSEN_ITEM, FOUND = 1.5, 1.9, 1.7
VERBS: dict[str, float] = {
    "refresh": 0.5,
    "gain_card": 1.4,
    "next_card": 1.4,
    "special_action": 2.0,
    "move_enemy": 0.4,
    "action": 1.3,
    "clear_gather": 0.5,
    "reveal_terrain": 0.5,
    "unblock": 0.6,
    "block": -0.8,
    "raise_cost": -1.0,
    "lower_cost": 0.8,
    "add_source": 0.8,
    "lose": -0.9,
    "lose_item": -1.2,
    "shield": 1.2,
    "convert": 0.6,
    "heal_split": 1.2,
    "goal": 0.0,
    "forced_move": -0.3,
    "move_hero": 0.6,
}
OPENING = 0.8  # for a Paragraph in itself: the tale goes on there
FAR = 99.0
LANE = "blue"
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
        t, aims = self.t, self.aims
        do = effect.do
        if effect.if_ is not None and not holds(t, effect.if_, hero, at):
            return 0.0
        if do in aims.verbs:
            return aims.verbs[do](effect)
        number = self._number(effect, hero)
        if do == "track":
            return self.steps(number)
        if do == "read":
            return self.paragraph(effect.p, hero, at, depth)
        if do == "flag":
            return aims.flags.get(effect.flag, 0.4) if effect.flag not in t.flags else 0.0
        if do == "end":
            good = any(ending.id == effect.ending and ending.won for ending in t.tale.endings)
            return aims.endings.get(effect.ending, VICTORY) if good else -VICTORY
        if do == "if":
            assert effect.cond is not None
            return self.worth(effect.then if holds(t, effect.cond, hero, at) else effect.else_, hero, at, depth + 1)
        if do == "choose":
            found = [self.worth(o.effects, hero, at, depth + 1) for o in effect.options if self.open(o.if_, hero, at)]
            return max(found, default=0.0)
        if do in ("pay", "pay_together"):
            gain = self.worth(effect.then, hero, at, depth + 1) - sum(effect.cost.values())
            return max(gain, self.worth(effect.else_, hero, at, depth + 1)) * 0.6
        if do == "combat":
            chance = min((self.chance(hero, tier)[0] for tier in effect.tiers), default=0.5)
            won, lost = self.worth(effect.then, hero, at, depth + 1), self.worth(effect.else_, hero, at, depth + 1)
            return chance * won + (1 - chance) * (lost - 1.0)
        heroes = self.whom(effect, hero)
        if do in EACH:
            return sum(EACH[do](self, each, effect, number) for each in heroes)
        if do in ("remove_enemy", "lower_enemy", "place_enemy", "raise_enemy"):
            return {"remove_enemy": 2.0, "lower_enemy": 1.3, "place_enemy": -1.8, "raise_enemy": -1.4}[do] * number
        return VERBS.get(do, 0.4) * number

    def open(self, condition: Condition | None, hero: int, at: str) -> bool:
        return condition is None or holds(self.t, condition, hero, at)

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

    def _number(self, effect: Effect, hero: int) -> int:
        if isinstance(effect.n, int):
            return effect.n
        return {"threat": self.t.heroes[hero].threat, "players": len(self.t.heroes)}.get(effect.n, 2)

    def whom(self, effect: Effect, hero: int) -> tuple[int, ...]:
        """About whom an effect concerns."""
        t = self.t
        who = effect.who
        if who in ("you", "group", "same"):
            return (hero,)
        if who in ("here", "one_in_area"):
            return t.here(hero) if who == "here" else (hero,)
        if who == "two":
            return (hero, (hero + 1) % len(t.heroes))
        if who == "one" or who.startswith("most_"):
            return (hero,)
        if who == "each_where" and effect.where is not None:
            return tuple(each for each in range(len(t.heroes)) if holds(t, effect.where, each))
        return tuple(range(len(t.heroes)))

    def kind(self, kind: str, number: int = 1) -> float:
        """What Resources are worth wherever they come from."""
        if kind in ("any", "common", "area"):
            return 1.1 * number
        return (self.aims.kinds.get(kind, 0.0) + RESOURCE.get(kind, 1.0)) * number

    # -- boxes --------------------------------------------------------------------------------------

    def box(self, name: str, hero: int) -> float:
        """What resolving a box brings, whatever it costs."""
        if name not in self._boxes:
            location, _, index = name.rpartition("-")
            box = self.t.map.locations[location].boxes[int(index)]
            points = self.worth(box.effect or box.win, hero, location)
            self._boxes[name] = points + self.aims.boxes.get(name, 0.0)
        return self._boxes[name]

    # -- Enemies ------------------------------------------------------------------------------------

    def chance(self, hero: int, tier: str, rerolls: int = 0, upgrades: int = 0) -> tuple[float, float]:
        """(to win, open Hearts) for the Hero's dial, with the Items and the Skill at hand."""
        key = (hero, tier, rerolls, upgrades)
        if key not in self._chances:
            t = self.t
            own = t.heroes[hero]
            extra: tuple[str, ...] = ()
            skill = t.content.heroes[own.id].skill
            ready = own.ready and own.used != t.round
            dice = dial(t, hero)
            granted: list[Effect] = []
            for item in own.items:
                if t.content.items[item].action == "combat":
                    granted += t.content.items[item].effects
            if ready and skill.timing in ("before", "after_roll"):
                granted += [each for e in skill.effects for each in (e, *(x for o in e.options for x in o.effects))]
            for each in granted:
                number = each.n if isinstance(each.n, int) else 1
                if each.do == "upgrade":
                    upgrades += number
                elif each.do == "reroll":
                    rerolls += number
                elif each.do == "critical":
                    rerolls += 1
                elif each.do == "extra_die":
                    dice = (*dice, each.colour)
                elif each.do == "extra_tile" and not extra:
                    extra = (each.shape,)
            self._chances[key] = odds(t.content, upgraded(t.content, dice[:3], upgrades), tier, rerolls, extra)
        return self._chances[key]

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
                lane = self.ship_sails and border.kind == LANE
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
        return not (self.faces and border_shut(self.t, border))

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
        return bool(self.t.ship) and "hide_and_sea_blue" in self.t.tale.border_rules.values()

    def border(self, hero: int, border: Border, aboard: bool = False) -> float:
        """What crossing it costs, in steps; who is aboard the Ship may cross water."""
        t = self.t
        if border.kind == "impassable" or border.id in t.blocked:
            return FAR
        if border_shut(t, border):
            return border.multiplicity + TURNED if self.faces else FAR
        if not aboard and border_allows(t, hero, border):
            return FAR
        special = border.kind in ("red", "blue") and not self.ship_sails
        return border_cost(t, border) + (SPECIAL if special else 0.0)


EACH: dict[str, Callable[[Mind, int, Effect, int], float]] = {
    "gain": lambda mind, hero, effect, number: max(
        mind.kind(kind, number) for kind in ((effect.what,) if isinstance(effect.what, str) else effect.what)
    ),
    "heal": lambda mind, hero, effect, number: mind.heal(hero, effect.size) * (1.0 if number == 1 else 1.5),
    "calm": lambda mind, hero, effect, number: mind.calm(hero, number),
    "xp": lambda mind, hero, effect, number: (
        mind.experience * number * (1.0 if mind.t.heroes[hero].dial < LEVELS else 0.6)
        + (mind.aims.combat * mind.youth * number if effect.kind != "journey" else 0.0)
    ),
    "draw_item": lambda mind, hero, effect, number: ITEM * number * (0.2 + 0.8 * mind.youth),
    "choose_item": lambda mind, hero, effect, number: CHOSEN_ITEM * number * (0.2 + 0.8 * mind.youth),
    "finding": lambda mind, hero, effect, number: FOUND * number * (0.5 + 0.5 * mind.youth),
    "lose": lambda mind, hero, effect, number: -1.0 * number,
    "wound": lambda mind, hero, effect, number: -number * mind.wound(hero, wound_size(mind, hero, effect)),
    "threat": lambda mind, hero, effect, number: -mind.threat(hero, number),
    "refresh": lambda mind, hero, effect, number: 0.0 if mind.t.heroes[hero].ready else 0.8,
}


def wound_size(mind: Mind, hero: int, effect: Effect) -> int:
    if effect.threat:
        return mind.t.heroes[hero].threat
    if effect.die:
        return 2 if effect.die in ("yellow", "orange") else 3
    return effect.size or (mind.t.content.tiles[effect.shape].size if effect.shape else 2)
