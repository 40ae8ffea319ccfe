"""What could be done where: every space within reach that promises something, with its worth in Gold."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from ..choices.base import Option
from ..content import CHURCH_HEALS, MOVEMENT, Space
from ..land.tokens import owners
from ..scenarios import quests_closed, trade_closed
from ..trade.market import PLACES
from ..turn.free_actions import confronting_refusal
from ..turn.mining import STACKS, payees
from ..verbs.worths import RESOURCE, TREASURE
from .errands import errands
from .minds import church_gain, place_gain
from .prey import WOUND, Prey
from .quests import offered_at, within_reach

CONFRONT = {"fire": 2.4, "water": 2.2, "air": 3.2, "earth": 2.6}
NEW_LAND = 1.15  # Gold for a Map tile, with the whole game before one


@dataclass(slots=True, eq=False)
class Goal:
    space: str
    worth: float
    action: str  # what it takes: mining, trade, combat or nothing; "later" is not to be had in this turn
    steps: int
    key: Option | None = None  # what a Scenario offers there, if it is that


class Goals(Prey):
    """All of it: fights, and the other deeds."""

    def mine(self, at: str, space: Space) -> float:
        t, seat = self.t, self.seat
        own = owners(t, at, "m").count(seat)
        stack = STACKS[space.type]
        fees = len(payees(t, seat, at, "m"))
        if own == 1 or self.hero.gold < fees or not (len(t.stacks[stack]) or t.discards[stack]):
            return 0.0
        points = (
            RESOURCE[stack]
            + self.lacking.get(stack, 0.0)
            - fees
            + (-self.one_interaction if own == 2 else self.one_interaction)
        )
        room = t.sacks(seat) - len(self.hero.bag)
        return points * (1.0 if room > 0 else 0.45)

    def confront(self, at: str, space: Space) -> float:
        t, seat = self.t, self.seat
        if seat in owners(t, at, "e"):
            return 0.0
        fees = len(payees(t, seat, at, "e"))
        element = space.element
        if self.hero.gold < fees or (element in ("fire", "earth", "air") and self.hero.health <= 3):
            return 0.0
        points = CONFRONT[element] + self.lacking.get(element, 0.0) - fees
        return points + self.one_interaction

    def church(self) -> float:
        t, seat = self.t, self.seat
        points = 0.0
        if self.hero.gold:
            points += min(self.hurt, WOUND * 1.6 * CHURCH_HEALS * self.hero.gold)
        if self.hero.gold >= 2 and len(self.hero.bag) < t.sacks(seat):
            points += self.lacking.get("healing_potion", 0.0)
        return points + church_gain(self)

    def quests(self, encounter: str) -> float:
        t, seat = self.t, self.seat
        later = max((within_reach(t, seat, id) for id in t.faceup.get(encounter, ())), default=0.0)
        return offered_at(t, seat, encounter) + 0.15 * later * (self.left > 0.2)

    def new_land(self, at: str) -> float:
        t = self.t
        missing = self.land.unknown.get(at, 0)
        if not missing or not len(t.tiles):
            return 0.0
        return float(NEW_LAND * min(missing, len(t.tiles)) ** 0.8 * max(0.0, self.left - 0.1))

    # -- all of it ---------------------------------------------------------------------------------------

    def at(self, space: str) -> list[tuple[float, str]]:
        """What a space promises: worth and the Action that it takes."""
        found = self._found.get(space)
        if found is None:
            found = self._found[space] = self._at(space)
        return found

    def _at(self, space: str) -> list[tuple[float, str]]:
        t = self.t
        entry = self.land.spaces[space]
        level = t.monster_at(space)
        new = self.new_land(space)
        if level:
            return [(self.battle(space, entry, level) + 0.7 * new, "combat")]
        found: list[tuple[float, str]] = []
        free = new
        if entry.type in STACKS:
            found.append((self.mine(space, entry), "mining"))
        elif entry.type in PLACES:
            if not trade_closed(t, space):
                fee = any(each != self.seat for each in owners(t, space, "t"))
                found.append((self.market(entry.type) - fee, "trade"))
            free += place_gain(self, space)
        elif entry.treasure:
            if not owners(t, space, "h"):
                free += TREASURE[entry.type] + self.one_banner
        elif entry.element:
            free += self.confront(space, entry)
        if space == t.church:
            free += self.church()
        if entry.encounter and not quests_closed(t, space):
            free += self.quests(entry.encounter)
        if free > 0.05:
            found.append((free, ""))
        if space in self.lairs:
            found.append((self.elite, "combat"))
        return found

    @cached_property
    def all(self) -> list[Goal]:
        return [*self.usual, *self.tale]

    @cached_property
    def tale(self) -> list[Goal]:
        """What the Scenario asks for, each where it is nearest."""
        found: list[Goal] = []
        steps = self.ways.steps
        at_hand = self.hero.moves + sum(MOVEMENT[token] for token in self.hero.tokens)
        for each in errands(self):
            space = min((s for s in each.spaces if s in steps), key=lambda s: steps[s], default="")
            if not space or each.worth <= 0.15:
                continue
            action = "later" if each.steps_left and steps[space] + each.steps_left > at_hand else each.action
            found.append(Goal(space, each.worth, action, steps[space], each.key))
            if each.again:
                found.append(Goal(space, each.worth * each.again, action, steps[space], each.key))
        return found

    @cached_property
    def usual(self) -> list[Goal]:
        return [
            Goal(space, worth, action, steps)
            for space, steps in self.ways.steps.items()
            if space in self.land.offering or space in self.lairs
            for worth, action in self.at(space)
            if worth > 0.15
        ]


__all__ = ["Goal", "Goals", "confronting_refusal"]
