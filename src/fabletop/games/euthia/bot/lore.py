"""What a player knows of the box by heart: what each tile does in a fight, how strong each Monster is.

It is worked out once for a pack. A Monster is judged by all cards that have its back: more is not known before it is
met (EU-22.3).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from ..content import Content, Foe, HeroTile, Monster, Thing
from ..state import State
from ..verbs.base import Changes, Effect

Bands = tuple[tuple[int, int, int], ...]  # from, to, how much
ROUNDS = 3.0  # of a Combat, about
WAYS = {n: 6 - abs(7 - n) for n in range(2, 13)}  # of rolling n with two dice, in 36


@cache
def mean(bands: Bands, shift: int) -> float:
    """What two dice and a modifier come to on average."""
    return sum(WAYS[n] * at(bands, n + shift) for n in WAYS) / 36


def at(bands: Bands, value: int) -> int:
    for low, high, n in bands:
        if low <= value <= high:
            return n
    return 0


@cache
def hits(bands: Bands, shift: int) -> float:
    """How likely it is that it does anything."""
    return sum(WAYS[n] for n in WAYS if at(bands, n + shift)) / 36


@dataclass(slots=True)
class Means:
    """What a tile does for its Hero in a fight."""

    attack: Bands = ()
    ability: bool = False  # exhausted by attacking
    first: bool = False  # First Strike
    blade: bool = False  # an attack of the Combat rounds
    keen: bool = False  # ignores the penalty of the Monster
    aim: float = 0.0  # Clover on every attack
    clover: float = 0.0  # once in a round of the game, or once for what is used up
    plus: float = 0.0
    deal: float = 0.0
    bleed: float = 0.0
    foot: float = 0.0  # off the Battle Value of one attack of the Monster
    soak: float = 0.0  # Wounds less in one attack
    guard_foot: float = 0.0  # the same in every attack
    guard: float = 0.0
    slow: float = 0.0  # what a Shield takes from the next attack
    heal: float = 0.0
    gaar: float = 0.0
    hush: float = 0.0  # Chaos tokens taken from the Monster
    steal: float = 0.0  # its Gaar
    calm: float = 0.0  # attacks of the Monster that fail
    health: int = 0
    stuff: bool = False  # used up


@dataclass(slots=True)
class Beast:
    """A Monster as it is known before it is met."""

    health: float
    wounds: Bands
    penalty: float
    chaos: float
    gaar: float
    cards: float
    mend: float
    awe: float  # Wounds that other effects of its bands are as bad as
    immune: bool = False  # to all but Damage (EU-46.27)


def foreseen(effects: Sequence[Effect]) -> Changes:
    """What they would change, as far as it can be told without looking at a table."""
    told = Changes()
    for effect in effects:
        effect.foresee(told, effect.guess())
    return told


def _effect(found: Means, effect: Effect, worn_set: int) -> None:
    if effect.armour_set > worn_set:
        return
    told = Changes()
    effect.foresee(told, effect.guess(hope=1.5, paid=1.5))
    _attack(found, told)
    _defence(found, told, effect.use == "shield")
    if effect.timing in ("T2", "T6", "T9", "T10") or effect.use == "":
        found.heal += told.heal
    found.heal += 4.0 * told.revives
    found.gaar += told.dwurt + (told.gaar if effect.timing else 0) + 0.5 * told.hope
    for what, n in told.lasting.items():
        _lasting(found, what, n)


def _attack(found: Means, told: Changes) -> None:
    found.aim += told.aim
    found.clover += told.clover + 1.2 * bool(told.rerolls)
    found.plus += told.damage_plus + 2.0 * told.readies + 1.0 * told.wakes
    found.deal += told.deal
    found.bleed += told.bleed
    found.slow -= told.next_attack


def _defence(found: Means, told: Changes, every: bool) -> None:
    """What it does to the attacks of the Monster, to one or to every one."""
    if every:
        found.guard_foot -= told.value
        found.guard += told.wound_minus
    else:
        found.foot -= told.value
        found.soak += told.wound_minus
    found.foot += 3.5 * told.one_die + 2.5 * told.flips + 1.0 * told.foe_rerolls - told.next_value
    found.steal += min(told.removes_gaar, 2.0)
    found.hush += min(told.removes_chaos, 2.0) + 0.7 * told.cancels + 0.8 * told.silences
    found.calm += told.no_attack


def _lasting(found: Means, what: str, n: float) -> None:
    """To the end of the Combat, which has about three rounds."""
    match what:
        case "clover":
            found.clover += 3 * n
        case "damage_plus":
            found.plus += 2.5 * n
        case "reduce_wounds":
            found.soak += 2.5 * n
        case "rabbit_foot":
            found.foot -= 3 * n


def means_of(thing: Thing, worn_set: int) -> Means:
    found = Means(health=thing.health if thing.item_type != "trophy" else 0)
    found.first, found.blade = "T4" in thing.timings, "T5" in thing.timings
    if found.blade or found.first:
        found.attack = tuple((band.low, band.high, band.damage) for band in thing.bands)
        found.ability = isinstance(thing, HeroTile) and thing.ability
    for effect in thing.effects:
        found.stuff |= effect.use == "discard"
        found.keen |= effect.ignores_penalty
        if effect.timing in ("M1", "M2", "M3", "M4", "M5") or effect.use == "on_gain":
            continue
        if effect.ways:
            best = max(effect.ways, key=lambda option: bool(option.timing))
            for inner in best.effects:
                _effect(found, inner, worn_set)
        else:
            _effect(found, effect, worn_set)
    for band in thing.bands if found.attack else ():
        for effect in band.effects:  # what comes with a good blow counts a little
            part = Means()
            _effect(part, effect, worn_set)
            found.heal += 0.3 * part.heal
            found.foot += 0.3 * part.foot
            found.bleed += 0.3 * part.bleed
    return found


class Lore:
    def __init__(self, content: Content) -> None:
        self.content = content
        self._means: dict[tuple[str, int], Means] = {}
        self.backs: dict[str, tuple[str, ...]] = {}  # a Monster -> those that look like it from behind
        kinds: dict[str, list[str]] = {}
        for monster in content.monsters.values():
            allowed = monster.reward_range
            back = repr((monster.level, monster.health, monster.least, allowed.low, allowed.high, monster.reward))
            kinds.setdefault(back, []).append(monster.id)
        for alike in kinds.values():
            self.backs.update(dict.fromkeys(alike, tuple(alike)))
        # Quests that are paid with Movement points or Action tokens
        self.hasty = frozenset(
            quest.id
            for quest in content.quests.values()
            if any(cost.pay in ("movement", "action_token") for cost in quest.cost)
        )
        self.beasts = {id: self._beast(alike) for id, alike in self.backs.items()}
        self.level = {
            level: self._beast(tuple(each.id for each in content.monsters.values() if each.level == level))
            for level in (1, 2, 3)
        }
        self._fronts: dict[str, Beast] = {}

    def front(self, id: str) -> Beast:
        """A Monster that lies open: common, Elite, or one that a Scenario brings."""
        found = self._fronts.get(id)
        if found is None:
            found = self._fronts[id] = self._beast((id,))
        return found

    def means(self, thing: str, worn_set: int) -> Means:
        key = (thing, worn_set)
        found = self._means.get(key)
        if found is None:
            found = self._means[key] = means_of(self.content.things[thing], worn_set)
        return found

    def _beast(self, alike: tuple[str, ...]) -> Beast:
        monsters = [foe for each in alike if isinstance(foe := self.content.things[each], Foe)]
        many = len(monsters)
        first = monsters[0]
        wounds = tuple((band.low, band.high, band.wounds) for band in first.bands)
        if many > 1:  # as bands of one value each
            every = [tuple((band.low, band.high, band.wounds) for band in each.bands) for each in monsters]
            wounds = tuple((v, v, round(sum(at(each, v) for each in every) / many)) for v in range(-6, 21))
        if not isinstance(first, Monster):
            return self._named(first, wounds)
        told = [foreseen([effect]) for each in monsters for band in each.bands for effect in band.effects]
        return Beast(
            health=sum(each.health for each in monsters) / many,
            wounds=wounds,
            penalty=sum(each.penalty for each in monsters) / many,
            chaos=sum(each.chaos for each in monsters) / many,
            gaar=sum(each.gaar for each in monsters) / many,
            cards=sum(each.silver + 2 * each.gold for each in monsters) / many,
            mend=0.4 * sum(each.mends for each in told) / many,
            awe=sum(0.4 * bool(each.clover) + 3.0 * each.kills for each in told) / many,
        )

    def _named(self, foe: Foe, wounds: Bands) -> Beast:
        """An Elite Monster or a great foe: its bands are known to all, and how often each is rolled."""
        mend = awe = 0.0
        for band in foe.bands:
            often = sum(ways for n, ways in WAYS.items() if band.low <= n + foe.gaar <= band.high) / 36
            for effect in band.effects:
                told = foreseen([effect])
                mend += often * told.mends
                awe += often * (7.0 * told.kills + 0.5 * bool(told.clover) + 0.4 * told.foe_draws)
        cards = foe.silver + 2 * foe.gold
        tokens = (float(foe.chaos), float(foe.gaar))
        return Beast(foe.health, wounds, foe.penalty, *tokens, cards, mend, ROUNDS * awe, foe.immune)


_KNOWN: dict[int, Lore] = {}


def lore(t: State) -> Lore:
    found = _KNOWN.get(id(t.content))
    if found is None:
        found = _KNOWN[id(t.content)] = Lore(t.content)  # it keeps the content, so the number stays its own
    return found
