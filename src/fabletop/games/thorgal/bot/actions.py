"""What an action is worth to a Hero now: what it brings at once, and where the Hero stands afterwards."""

from __future__ import annotations

from dataclasses import replace

from ..content import ANY, COMMON, PENALTIES
from ..map.boxes import box_refusal, boxes
from ..map.move import late
from ..path.covering import gives
from ..path.gather import gatherable
from ..rounds.action import forecast, times
from ..rounds.event_card import counts_as
from ..rounds.row import left_of
from ..state import BESIDE, Act, State
from ..verbs import Effect
from ..verbs.judging import Arms
from .fight import tier_of
from .mind import FAR, Mind
from .plan import PATIENCE, Plan, Pool
from .tiles import Path

ITEM_USE = 1.25  # what an Item of the Display is worth before it is used
LATER_TILE = 0.75


class Actions:
    def __init__(self, plan: Plan, hero: int) -> None:
        self.plan, self.hero = plan, hero
        self.mind: Mind = plan.mind
        self.t: State = plan.t
        self.path = Path(self.plan, hero)
        self._values: dict[tuple[str, int, int, int], float] = {}

    @property
    def area(self) -> str:
        return self.t.heroes[self.hero].area

    @property
    def pool(self) -> Pool:
        return self.t.heroes[self.hero].pool

    # -- the token ----------------------------------------------------------------------------------

    def token(self, start: int, slot: int) -> float:
        """What it is worth to take a token from one slot to another."""
        t = self.t
        index = next(i for i, at in enumerate(t.tokens) if at == start and t.awake[i])
        t.tokens[index] = BESIDE
        card = t.content.actions[t.row[slot]]
        best = max(
            self.value(main.type, value, *self.granted(slot, main.type))
            for main, value in zip(card.main, forecast(t, slot))
        )
        best += self.bonuses(slot)
        t.tokens[index] = start
        return best

    def granted(self, slot: int, type: str) -> tuple[int, int]:
        """(rerolls, upgrades) that a card gives to a Combat."""
        if type != "combat":
            return 0, 0
        arms = Arms()
        for effect, count in self.effects_of(slot):
            effect.arm(arms, count)
        return min(3, arms.rerolls), min(3, arms.upgrades + len(arms.dice))

    def effects_of(self, slot: int) -> list[tuple[Effect, int]]:
        t = self.t
        card = t.content.actions[t.row[slot]]
        found = [(effect, 1) for effect in card.extra]
        here = t.tokens.count(slot)
        act = Act(card.main[0].type, 0, self.hero, True, card.id, left_of(t, slot), here + 1, not here)
        for bonus in card.bonus:
            found += [(effect, times(act, bonus)) for effect in bonus.effects]
        return found

    def bonuses(self, slot: int) -> float:
        """What the card does besides its Main Action."""
        points = 0.0
        for effect, count in self.effects_of(slot):
            if not effect.grants() and count and effect.if_ is None:
                if further := effect.further_action():
                    points += max(0.0, self.value(*further) - self.idle) * 0.8
                else:
                    points += count * self.mind.effect(effect, self.hero)
        return points

    # -- actions ------------------------------------------------------------------------------------

    @property
    def idle(self) -> float:
        """The worth of a turn in which nothing happens."""
        return PATIENCE * self.plan.now(self.hero)

    def value(self, type: str, value: int, rerolls: int = 0, upgrades: int = 0) -> float:
        key = (type, value, rerolls, upgrades)
        if key not in self._values:
            self._values[key] = self._value(*key)
        return self._values[key]

    def _value(self, type: str, value: int, rerolls: int, upgrades: int) -> float:
        if type == "assign":
            return max((self.assign(name, value) for name in self.assignable()), default=self.idle)
        if type == "gather":
            return max((self.gather(kind, value) for kind in self.gatherable()), default=self.idle)
        if type == "move":
            return self.move(value)
        if type == "combat":
            return self.combat(value, rerolls, upgrades)
        if type == "journey":
            first = self.path.journey()
            return self.idle + (first + LATER_TILE * max(0.0, first) * (value - 1) if first > -9 else 0.0)
        if type == "craft":
            return self.idle + self.craft(value)
        found = [name for name in boxes(self.t, self.hero, "sacrifice") if not box_refusal(self.t, self.hero, name)]
        return max((self.sacrifice(name, value) for name in found), default=self.idle)

    def assignable(self) -> list[str]:
        return [name for name in boxes(self.t, self.hero, "assign") if not box_refusal(self.t, self.hero, name)]

    def assign(self, name: str, value: int) -> float:
        """Resources are put where they are lacking; what is complete is resolved."""
        plan = self.plan
        target = next((each for each in plan.targets if each.name == name), None)
        if target is None or value < 1:
            return self.idle
        lack = dict(target.lack)
        pool = dict(self.pool)
        put = 0
        for kind in sorted(lack, key=lambda kind: -lack[kind]):
            while put < value and lack[kind] > 0 and plan.supply(self.hero, self.area, self.pool, target, kind) > 0:
                have = plan.supply(self.hero, self.area, pool, target, kind)
                if have <= 0:
                    break
                spent = kind
                if kind == ANY:
                    spent = max(COMMON, key=lambda each: pool.get(each, 0))
                if pool.get(spent, 0) > 0:
                    pool[spent] -= 1
                lack[kind] -= 1
                put += 1
                if put > 12:
                    break
            available = plan.supply(self.hero, self.area, self.pool, target, kind)
            lack[kind] = max(lack[kind], target.lack[kind] - available)
        if not put:
            return self.idle
        lack = {kind: number for kind, number in lack.items() if number > 0}
        if not lack:
            after = plan.score(self.hero, self.area, pool, plan.without(name))
            return target.points + PATIENCE * after
        return PATIENCE * plan.score(self.hero, self.area, pool, plan.without(name, lack))

    def gatherable(self) -> list[str]:
        """The kinds that a Gather can bring here."""
        t = self.t
        found: dict[str, None] = {}
        for icon, number in self.plan.in_sight.items():
            if not number:
                continue
            for kind in t.sources_of(self.area) if icon == "area" else [icon]:
                found[kind] = None
        return list(found)

    def gather(self, kind: str, value: int) -> float:
        pool = dict(self.pool)
        pool[kind] = pool.get(kind, 0) + value
        rare = self.mind.aims.kinds.get(kind, 0.0) * value * 0.8
        return PATIENCE * self.plan.score(self.hero, self.area, pool) + rare - 0.1

    def reach(self, value: float) -> dict[str, float]:
        """Areas within a Move, open now."""
        t = self.t
        found = {}
        for area, steps in self.mind.walk(self.hero, self.area, value).items():
            if steps and t.open_area(area) and not late(t, area):
                found[area] = steps
        return found

    def move(self, value: int) -> float:
        found = [self.arrival(area) - 0.4 * (steps % 1 > 0) for area, steps in self.reach(value).items()]
        return max(found, default=self.idle) - 0.05

    def arrival(self, area: str) -> float:
        """What it is worth to end a Move there: what waits for the Hero is had at once."""
        plan = self.plan
        met = [
            each for each in plan.targets if each.action == "visit" and each.hero == self.hero and area in each.areas
        ]
        if not met:
            return PATIENCE * plan.sailing(self.hero, area, self.pool)
        rest = [each for each in plan.targets if each not in met]
        return sum(each.points for each in met) + PATIENCE * plan.score(self.hero, area, self.pool, rest)

    def combat(self, value: int, rerolls: int, upgrades: int) -> float:
        t = self.t
        best = self.idle
        for location in t.locations_of(self.area):
            if location in t.blocked:
                continue
            for tier in dict.fromkeys(t.enemies.get(location, ())):
                best = max(best, self.fight(location, tier, rerolls, upgrades))
        if value > 1 and best > self.idle:
            best += 0.3 * (best - self.idle)
        return best

    def fight(self, location: str, tier: str, rerolls: int = 0, upgrades: int = 0) -> float:
        """A Combat with one of the tokens of a Location."""
        t, plan, mind = self.t, self.plan, self.mind
        chance, left = mind.chance(self.hero, tier_of(t, location, tier), rerolls, upgrades)
        tokens = t.enemies[location]
        opened = [each for each in plan.targets if each.location == location]
        if not any(each.action != "combat" for each in opened) and location in t.read:
            opened = []
        rest = [each for each in plan.targets if each.location != location]
        win = mind.aims.foes.get(location, 0.0) + 1.0 + 0.5 * mind.experience
        if len(tokens) == 1:
            win += sum(each.points for each in opened if each.action == "combat")
            rest += [replace(each, foes=False) for each in opened if each.action != "combat"]
        else:
            rest += opened
            win += sum(each.points for each in opened) * 0.8 / len(tokens)
        after = plan.score(self.hero, self.area, self.pool, rest)
        lose = mind.threat(self.hero, max(1, round(left / max(0.2, 1 - chance)))) + 0.8
        before = plan.now(self.hero)
        return chance * (win + PATIENCE * after) + (1 - chance) * (PATIENCE * before - lose) - 0.6

    def craft(self, value: int) -> float:
        own = self.t.heroes[self.hero]
        worths = sorted((self.item(item) for item in self.t.display), reverse=True)[:value]
        return sum(worths) * max(0.3, 1.0 - 0.15 * len(own.items)) * (0.3 + 0.7 * self.mind.youth)

    def item(self, item: str) -> float:
        """An Item is worth what its action is needed for."""
        t = self.t
        card = t.content.items[item]
        base = {"combat": 1.2, "journey": 0.9, "assign": 1.2, "gather": 1.3, "any": 1.1, "move": 0.9}
        points = base.get(card.action, 0.6)
        if card.action == "combat":
            points += 0.8 * self.mind.aims.combat
        if card.action == "any":
            points += 0.5 * self.mind.calm(self.hero, 2) + 0.4 * self.mind.heal(self.hero, 0)
        if item in ("pack_frame", "forged_seal", "silver_arm_ring", "deep_basket", "two_wheeled_cart", "war_paint"):
            points += 0.4
        return points * ITEM_USE

    def sacrifice(self, name: str, value: int) -> float:
        plan = self.plan
        target = next((each for each in plan.targets if each.name == name), None)
        if target is None:
            return self.idle - 3.0 * value
        cost = plan.altar(self.hero, replace(target, wounds=max(0, value))) if value > 0 else 0.0
        if cost >= FAR:
            return -FAR
        after = plan.score(self.hero, self.area, self.pool, plan.without(name))
        return target.points - cost + PATIENCE * after


def space_kinds(t: State, area: str, cell: int) -> tuple[str, ...]:
    """What gathering a space of the Path can give."""
    _, icons = t.space(cell)
    icon = gatherable(t, icons)
    if icon == "area":
        return tuple(t.sources_of(area))
    return gives(icon)


def space_penalties(t: State, cell: int) -> list[tuple[str, str]]:
    card, icons = t.space(cell)
    counted = [counts_as(t, icon) for icon in icons]
    return [(card, each) for each in counted if each in PENALTIES]
