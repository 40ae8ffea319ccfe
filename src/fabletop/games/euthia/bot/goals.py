"""What could be done where: every space within reach that promises something, with its worth in Gold."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from ..body import CHURCH
from ..combat import nearest_levels
from ..content import CHURCH_HEALS, Space
from ..elites import lairs
from ..free_actions import why_not_confront
from ..learning import in_reach
from ..mining import STACKS, payees
from ..scenarios.hunt import PAID, trophies
from ..scenarios.settlements import BADGE_WORTH, supplies_cost, supplies_left
from ..state import State
from ..storage import overflow
from ..trade import PLACES
from .board import trophy_level
from .lore import lore
from .quests import offered_at, within_reach
from .routes import Land, Ways, land, ways
from .sight import remembered
from .strength import Forecast, forecast, sheet
from .trade import prospects
from .worth import RESOURCE, TREASURE, category, effects_worth, fame, gain_worth, left, sale_worth

CONFRONT = {"fire": 2.4, "water": 2.2, "air": 3.2, "earth": 2.6}
NEW_LAND = 1.15  # Gold for a Map tile, with the whole game before one
WOUND = 0.32
MARKET = 0.8  # of the bargains in sight
REVEAL = 2.0  # for Hero tiles in reach
TIME = 2.5  # of a turn that a death costs


@dataclass(slots=True)
class Goal:
    space: str
    worth: float
    action: str  # what it takes: mining, trade, combat or nothing
    steps: int


class Goals:
    def __init__(self, t: State, seat: int) -> None:
        self.t, self.seat = t, seat
        self.hero = t.heroes[seat]
        self.land: Land = land(t)
        self.ways: Ways = ways(t, seat, self.land)
        self.left = left(t)
        self.fame = fame(t)
        self._fights: dict[int, Forecast] = {}
        self._rewards: dict[int, float] = {}
        self._markets: dict[str, float] = {}
        self._found = remembered(t, seat)

    @cached_property
    def interactions(self) -> int:
        return self.t.tokens_of(self.seat, "me")

    @cached_property
    def one_interaction(self) -> float:
        return self.fame * category(self.t, "interaction_tokens", self.interactions)

    @cached_property
    def two_interactions(self) -> float:
        return self.fame * category(self.t, "interaction_tokens", self.interactions, 2)

    @cached_property
    def one_banner(self) -> float:
        return self.fame * category(self.t, "hero_tokens", self.t.tokens_of(self.seat, "h"))

    @cached_property
    def one_stall(self) -> float:
        return self.fame * category(self.t, "trade_tokens", self.t.tokens_of(self.seat, "t"))

    @cached_property
    def goods(self) -> dict[str, float]:
        """One of each kind of Loot."""
        kinds = ("gold", "gaar", "healing_potion", "silver_card", "gold_card")
        return {what: gain_worth(self.t, self.seat, what, 1) for what in kinds}

    # -- fights -----------------------------------------------------------------------------------------

    def fight(self, level: int) -> Forecast:
        """Against the card whose back lies on top of its deck."""
        found = self._fights.get(level)
        if found is None:
            t = self.t
            deck = next((each for each in nearest_levels(level) if t.tops.get(each)), 0)
            if not deck:
                return Forecast(0.0, 9.0, 9.0)
            card = t.tops[deck]
            known = card in t.seen or self.seat in t.peers.get(card, ())
            beast = lore(t).front(card) if known else lore(t).beasts[card]
            found = self._fights[level] = forecast(sheet(t, self.seat), beast, cards=0.25 * self.hands)
        return found

    @cached_property
    def hands(self) -> float:
        """The cards of a rival on average, or those in the banks."""
        t = self.t
        if t.automatic:
            return len(t.silver_bank) + 2 * len(t.gold_bank)
        others = [t.heroes[each] for each in t.others(self.seat)]
        return sum(len(each.silver) + 2 * len(each.golden) for each in others) / len(others)

    @cached_property
    def lairs(self) -> frozenset[str]:
        return frozenset(lairs(self.t)) if self.t.bounty else frozenset()

    @cached_property
    def elite(self) -> float:
        """What the Elite Monster of the face-up Bounty card is worth (EU-46.15 to EU-46.18)."""
        t = self.t
        told = forecast(sheet(t, self.seat), lore(t).front(t.elite), cards=0.25 * self.hands)
        spoils = effects_worth(t, self.seat, t.data.bounties[t.bounty].reward) + 1.0
        spoils += self.fame * category(t, "elites", len(self.hero.bounties))
        return told.win * (spoils - WOUND * min(told.wounds, 8.0)) - (1 - told.win) * self.death

    def reward(self, level: int) -> float:
        if level not in self._rewards:
            self._rewards[level] = self._reward(level)
        return self._rewards[level]

    def _reward(self, level: int) -> float:
        t = self.t
        deck = next((each for each in nearest_levels(level) if t.tops.get(each)), 0)
        if not deck:
            return 0.0
        card = t.data.monsters[t.tops[deck]]
        if not card.reward_range.low <= self.hero.reputation <= card.reward_range.high:
            return 0.0
        return effects_worth(t, self.seat, card.reward)

    def spoils(self, at: str, space: Space, level: int) -> float:
        """Reward, Loot, Trophy, token, and what the space offers to whoever has freed it."""
        t, seat = self.t, self.seat
        points = self.reward(level)
        points += self.fame * PAID[level][0] * 0.4 if t.scenario == "hunt" and t.round < t.tale.rounds else 0.3 * level
        if at in t.besieged:
            return points + self.fame * (level + BADGE_WORTH * (at in t.badges)) + self.saved(at)
        for what, n in space.loot.items():
            points += self.goods[what] * n
        points += self.opening(at)
        if space.type in PLACES or at in self.land.towers:
            points += self.one_stall
            return points + (
                0.4 * self.market(space.type) if space.type in PLACES and "trade" in self.hero.tokens else 0.0
            )
        if space.type in STACKS:
            return points + self.two_interactions + 1.0
        points += self.one_banner
        points += TREASURE.get(space.type, 0.0)
        if space.encounter:
            points += 0.8 * offered_at(t, seat, space.encounter)
        if space.type.startswith("elemental"):
            points += 1.0
        return points

    def opening(self, at: str) -> float:
        """A part of what the centre of a Special tile offers once its hexes are free (EU-14.6)."""
        near = self.land.near[at][-1]
        if near[-1] != "*":
            return 0.0
        centre = self.land.spaces[near]
        guards = sum(self.t.monster_at(each) > 0 for each in self.land.near[near])
        offer = offered_at(self.t, self.seat, centre.encounter) if centre.encounter else 0.0
        offer += self.market(centre.type) if centre.type in PLACES else 0.0
        return 0.6 * offer / max(1, guards)

    def saved(self, at: str) -> float:
        """A settlement of one's own that would be lost."""
        mine = f"t{self.seat}" in self.t.tokens.get(at, ())
        return self.fame * 2.0 * mine

    @cached_property
    def death(self) -> float:
        """What it costs to die in Combat; the tokens and the full Health that come of it are little comfort."""
        t = self.t
        rivals = sum(category(t, "other_tokens", len(hero.kills)) for hero in t.heroes) / t.n
        comfort: float = 1.5 * self.left + 0.2 * (t.max_health(self.seat) - self.hero.health) * self.left
        return self.fame * (2.0 + rivals / max(1, t.n - 1) * (not t.automatic)) + TIME * self.left - comfort

    def battle(self, at: str, space: Space, level: int) -> float:
        told = self.fight(level)
        toll = WOUND * min(told.wounds, 8.0) * min(1.0, 2 * self.left)
        return told.win * self.spoils(at, space, level) - (1 - told.win) * self.death - toll * told.win

    # -- other deeds -------------------------------------------------------------------------------------

    @cached_property
    def hurt(self) -> float:
        """What full Health would be worth: one can fight on."""
        missing = self.t.max_health(self.seat) - self.hero.health
        share = self.hero.health / max(1, self.t.max_health(self.seat))
        return missing * WOUND * (1.6 if share < 0.5 else 0.9) * min(1.0, 2.5 * self.left) if missing > 1 else 0.0

    def market(self, place: str) -> float:
        """What a Trade Action promises."""
        if place not in self._markets:
            self._markets[place] = self._market(place)
        return self._markets[place]

    def _market(self, place: str) -> float:
        t, seat, hero = self.t, self.seat, self.hero
        goods = sum(sale_worth(t, t.thing(each)) for each in hero.bag)
        full = overflow(t, seat) > 0 or len(hero.bag) >= t.sacks(seat)
        wealth = hero.gold + 0.8 * goods
        points = MARKET * prospects(t, seat, place) + (0.1 + 0.15 * full) * goods
        if wealth >= 2:
            points += REVEAL * min(4, len(in_reach(t, seat))) * self.left
        return points + min(self.hurt, 3.0) * (wealth >= 1)

    def mine(self, at: str, space: Space) -> float:
        t, seat = self.t, self.seat
        own = t.tokens.get(at, []).count(f"m{seat}")
        stack = STACKS[space.type]
        fees = len(payees(t, seat, at, "m"))
        if own == 1 or self.hero.gold < fees or not (len(t.stacks[stack]) or t.discards[stack]):
            return 0.0
        points = RESOURCE[stack] - fees + (-self.one_interaction if own == 2 else self.one_interaction)
        room = t.sacks(seat) - len(self.hero.bag)
        return points * (1.0 if room > 0 else 0.45)

    def confront(self, at: str, space: Space) -> float:
        t, seat = self.t, self.seat
        if f"e{seat}" in t.tokens.get(at, ()):
            return 0.0
        fees = len(payees(t, seat, at, "e"))
        element = space.type.removeprefix("elemental_")
        if self.hero.gold < fees or (element in ("fire", "earth", "air") and self.hero.health <= 3):
            return 0.0
        points = CONFRONT[element] - fees
        return points + self.one_interaction

    def church(self) -> float:
        t, seat = self.t, self.seat
        points = 0.0
        if self.hero.gold:
            points += min(self.hurt, WOUND * 1.6 * CHURCH_HEALS * self.hero.gold)
        if t.scenario == "hunt" and self.hero.notes.get("steps") != t.round:
            own = trophies(t, seat)
            if own:
                level = max(trophy_level(t, each) for each in own)
                points += self.fame * (PAID[level][0] + 0.6) + PAID[level][1]
        if self.wants_supplies and self.hero.gold >= supplies_cost(t) and supplies_left(t) > 0:
            points += 0.5 * self.fame * (1 + BADGE_WORTH)
        return points

    @cached_property
    def wants_supplies(self) -> bool:
        return self.t.scenario == "defending_settlements" and self.badge and not self.supplies

    @cached_property
    def supplies(self) -> bool:
        return any(each.partition(".")[0] == "supplies" for each in self.hero.bag)

    @cached_property
    def badge(self) -> bool:
        """Whether a settlement with a Badge can be walked to."""
        return any(space in self.ways.steps and not self.t.monster_at(space) for space in self.t.badges)

    def settlement(self, at: str) -> float:
        t = self.t
        points = 0.0
        if at in t.pillaged:
            return 0.0
        if at in t.badges and self.supplies:
            points += self.fame * (1 + BADGE_WORTH)
        if at in t.face_down and (self.hero.gold or self.hero.silver):
            points += 2.2
        if t.supplies.get(at) and not self.hero.notes.get("caravan") and t.badges:
            points += 0.6 * self.fame * (1 + BADGE_WORTH)
        return points

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
            if space not in t.pillaged:
                fee = any(token[0] == "t" and token[1:] != str(self.seat) for token in t.tokens.get(space, ()))
                found.append((self.market(entry.type) - fee, "trade"))
            free += self.settlement(space) if t.scenario == "defending_settlements" else 0.0
        elif entry.type.startswith("treasure"):
            if not any(token[0] == "h" for token in t.tokens.get(space, ())):
                free += TREASURE[entry.type] + self.one_banner
        elif entry.type.startswith("elemental"):
            free += self.confront(space, entry)
        elif space == CHURCH:
            free += self.church()
        if entry.encounter:
            free += self.quests(entry.encounter)
        if free > 0.05:
            found.append((free, ""))
        if space in self.lairs:
            found.append((self.elite, "combat"))
        return found

    @cached_property
    def all(self) -> list[Goal]:
        return [
            Goal(space, worth, action, steps)
            for space, steps in self.ways.steps.items()
            if space in self.land.offering or space in self.lairs
            for worth, action in self.at(space)
            if worth > 0.15
        ]


__all__ = ["Goal", "Goals", "why_not_confront"]
