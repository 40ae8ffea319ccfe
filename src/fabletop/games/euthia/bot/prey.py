"""What a fight would bring, and what it would cost: Monsters, Elite Monsters, Spawn; and what full Health is worth."""

from __future__ import annotations

from functools import cached_property

from ..combat.opening import nearest_levels
from ..content import Space
from ..hero.storage import overflow
from ..state import State
from ..trade.learning import in_reach
from ..trade.market import PLACES
from ..turn.elites import lairs
from ..turn.mining import STACKS
from ..verbs.worths import TREASURE, fame, gain_worth, left
from .lore import lore
from .minds import centre_gain, elite_gain, intruder_gain, lacking, trophy_gain
from .quarry import COMRADE
from .quests import offered_at
from .routes import Land, Ways, land, ways
from .sight import Found, remembered
from .strength import Forecast, forecast, measured, sheet
from .trade import prospects
from .worth import category, effects_worth, sale_worth

WOUND = 0.32
MARKET = 0.68  # of the bargains in sight
REVEAL = 1.6  # for Hero tiles in reach
BRAVE = 0.6  # of what a death costs, where no rival gains by it
BOLD = 0.25  # chances that a party gives itself against an Elite Monster, whatever arithmetic says,
LATE = 0.55  # when so much of the game is left
TIME = 2.5  # of a turn that a death costs


class Prey:
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
        self._openings: dict[str, float] = {}

    @cached_property
    def _found(self) -> Found:
        """What spaces promise: with all else the same it was found out before."""
        return remembered(self.t, self.seat)

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
        return {what: gain_worth(self.t, what, 1) for what in kinds}

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
            told = forecast(sheet(t, self.seat), beast, cards=0.25 * self.hands)
            found = self._fights[level] = measured(told, deck)
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
        t, known = self.t, self.land.lairs
        if not t.bounty:
            return frozenset()
        card = (t.bounty, bool(len(t.tiles)))  # with the last Map tile hope for another lair is gone (EU-46.31)
        if card not in known:
            known[card] = frozenset(lairs(t))
        return known[card]

    @cached_property
    def elite(self) -> float:
        """What the Elite Monster of the face-up Bounty card is worth (EU-46.15 to EU-46.18)."""
        t = self.t
        told = forecast(sheet(t, self.seat), lore(t).front(t.elite), cards=0.25 * self.hands)
        spoils = effects_worth(t, self.seat, t.content.bounties[t.bounty].reward) + 1.0
        spoils += self.fame * category(t, "elites", len(self.hero.bounties))
        spoils += elite_gain(t)
        chance, risk = told.win, self.death * (BRAVE if t.automatic else 1.0)
        if t.cooperative:  # a Reputation less is no loss, and Gaar, a Gold card and full Health are a gain (EU-34.11)
            chance, risk = max(told.win, BOLD * (self.left < LATE)), COMRADE
        return chance * (spoils - WOUND * min(told.wounds, 8.0)) - (1 - chance) * risk

    def reward(self, level: int) -> float:
        if level not in self._rewards:
            self._rewards[level] = self._reward(level)
        return self._rewards[level]

    def _reward(self, level: int) -> float:
        t = self.t
        deck = next((each for each in nearest_levels(level) if t.tops.get(each)), 0)
        if not deck:
            return 0.0
        card = t.content.monsters[t.tops[deck]]
        if not card.reward_range.low <= self.hero.reputation <= card.reward_range.high:
            return 0.0
        return effects_worth(t, self.seat, card.reward)

    def spoils(self, at: str, space: Space, level: int) -> float:
        """Reward, Loot, Trophy, token, and what the space offers to whoever has freed it."""
        t, seat = self.t, self.seat
        points = self.reward(level) + self.lacking.get(f"trophy{level}", 0.0)
        trophy = trophy_gain(t, level)
        points += 0.3 * level if trophy is None else trophy
        intruder = intruder_gain(self, at, level)
        if intruder is not None:
            return points + intruder
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
        if space.element:
            points += 1.0
        return points

    def opening(self, at: str) -> float:
        """A part of what the centre of a Special tile offers once its hexes are free (EU-14.6)."""
        near = self.land.near[at][-1]
        if near[-1] != "*":
            return 0.0
        if near not in self._openings:
            self._openings[near] = self._opening(near)
        return self._openings[near]

    def _opening(self, near: str) -> float:
        centre = self.land.spaces[near]
        guards = sum(self.t.monster_at(each) > 0 for each in self.land.near[near])
        offer = offered_at(self.t, self.seat, centre.encounter) if centre.encounter else 0.0
        offer += self.market(centre.type) if centre.type in PLACES else 0.0
        return (0.6 * offer + centre_gain(self, near)) / max(1, guards)

    @cached_property
    def lacking(self) -> dict[str, float]:
        """What the tale still asks for."""
        return lacking(self.t, self.seat)

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

    # -- Health and trade ----------------------------------------------------------------------------------

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
