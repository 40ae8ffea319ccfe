"""The moments of a fight in which the Hero Player may use things: what to use when."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import singledispatch
from typing import Any

from ..choices.base import Done
from ..choices.combat import UseHope
from ..choices.things import Aid, ToDwurt, Usage, UseEssence, UseFor, UseGem, UsePaying, UseTile
from ..combat.hero_attack import weapons
from ..combat.monster_attack import battle_value
from ..hero.storage import set_size
from ..state import State
from ..verbs.base import Changes, Effect
from ..verbs.worths import left as rest
from .blows import (
    attack_shift,
    bands_of,
    blow,
    foreseen,
    front,
    hand,
    hurt,
    left,
    number,
    outlook,
    pain,
    roll_ahead,
    struck,
    wounds,
)
from .judgement import Code, Judgement, judges
from .lore import mean
from .minds import reserved

STUFF = 0.55  # of its price in Gold is an Item missed that is used up
DIE = (0.5, 0.9, 4.5, 2.5, 2.5, 0.4)  # the price of a Dwurt, by what the die shows before it
KEPT = 8.0  # for what a trial asks for
END = 0.25  # of the game: from then on nothing is saved for later
SAFE = 0.8  # chances to win above which nothing is used up


Gain = Callable[[Usage], float]  # what a use would bring


def effects_of(t: State, seat: int, key: Usage) -> list[Effect]:
    """What a use does, with the Armour set that is worn."""
    if isinstance(key, UseGem):
        return list(t.content.gems[key.kind].effects)
    if isinstance(key, UseEssence):
        return list(t.content.essences[key.kind].effects)
    if not isinstance(key, UseTile):
        return []  # what changes tokens, or helps in the fights of a Scenario
    found: list[Effect] = []
    for effect in t.thing(key.thing).effects:
        if effect.use not in ("exhaust", "discard", "shield"):
            continue
        if effect.armour_set and set_size(t, seat) < effect.armour_set:
            continue
        if effect.ways and isinstance(key, UseFor):
            found += effect.ways[key.option].effects
        else:
            found.append(effect)
    return found


def chosen_effects(t: State, key: UseTile) -> Sequence[Effect]:
    """All that stands on a tile; of one with several uses, those of the one that is chosen."""
    effects = t.thing(key.thing).effects
    ways = next((effect.ways for effect in effects if effect.ways), ())
    return ways[key.option].effects if ways and isinstance(key, UseFor) else effects


def price(j: Judgement, key: Usage) -> float:
    """What a use costs: things that are ready again next round cost little, and late in the game nothing is kept."""
    if isinstance(key, UseGem):
        return 0.05
    if isinstance(key, UseEssence):
        return 1.1 + KEPT * (key.kind in reserved(j.t, j.seat))
    if not isinstance(key, UseTile):
        return 0.0
    entry = j.t.thing(key.thing)
    cost = 0.15 + KEPT * (key.thing == "healing_potion" and "healing_potion" in reserved(j.t, j.seat))
    if any(effect.use == "shield" for effect in entry.effects):
        cost = 0.0
    elif any(effect.use == "discard" for effect in entry.effects):
        bought = entry.purchase_price if entry.purchase_price is not None else 1.5
        cost = 0.5 + STUFF * bought * min(1.0, 0.2 + 2.0 * rest(j.t))
    paid = getattr(entry, "use_cost", {})
    cost += float(paid["wound"]) if "wound" in paid else 0.0
    cost += 1.2 if "essence" in paid else 0.0
    cost += dwurt_price(j, paid_dwurt(key, paid)) if "dwurt" in paid else 0.0
    for effect in effects_of(j.t, j.seat, key):
        cost += 0.8 * float(effect.pay.get("gaar", 0) or 0)
    return cost


def paid_dwurt(key: UseTile, cost: dict[str, Any]) -> int:
    """A fixed number, or the one that is chosen."""
    return key.number if isinstance(key, UsePaying) else int(cost["dwurt"])


def dwurt_price(j: Judgement, n: int) -> float:
    """A token, and what the Dwurt die does for it at the end of the turn (EU-50.20)."""
    shown = j.hero.dwurt_die
    after = j.t.content.dwurt_die.faces[min(shown + n, len(DIE) - 1)]
    deadly = 3.0 if after.wounds and after.wounds + 1 >= j.hero.health else 0.0
    return deadly + sum(DIE[min(shown + i, len(DIE) - 1)] for i in range(n))


def need(j: Judgement) -> float:
    """How freely to spend what is used up: 0 in a fight that is won anyway, 1 in one that is not, and at the end."""
    if rest(j.t) <= END:
        return 1.0
    win = outlook(j.t).win
    return 0.0 if win > 0.97 else 1.0 if win < SAFE else (0.97 - win) / (0.97 - SAFE)


# -- moments -----------------------------------------------------------------------------------------------


@judges("moment")
def moment(j: Judgement) -> Code[Done | Usage | UseHope]:
    at = str(j.decision.args[0])
    gain = MOMENTS[at](j)
    dear: list[float] = []

    def mark(key: Done | Usage | UseHope) -> float:
        if isinstance(key, Done):
            return 0.0
        if isinstance(key, UseHope):
            return -1.0
        if isinstance(key, ToDwurt):
            return to_dwurt(j)
        if isinstance(key, Aid):
            return aid(key, j)
        worth = gain(key)
        cost = price(j, key)
        if cost > 0.4:
            if not dear:
                dear.append(need(j))
            return worth - cost * (2.0 - 1.6 * dear[0])
        return worth - cost

    return mark


def to_dwurt(j: Judgement) -> float:
    """Gaar for Dwurt, which alone changes his rolls (EU-50.9)."""
    slots = j.t.content.heroes[j.hero.id].dwurt_slots
    return 0.1 if j.hero.dwurt < slots else -1.0


@singledispatch
def aid(key: Aid, j: Judgement) -> float:
    """Of what a Scenario lends: it says so itself."""
    return -1.0


def any_time(j: Judgement, told: Changes) -> float:
    """Of what may be used whenever one may act."""
    hero = j.hero
    points = 0.0
    if told.gaar or told.dwurt:
        points += 0.7 * (told.gaar + told.dwurt) if hero.gaar + hero.dwurt < 2 else 0.1
    if told.readies:
        asleep = [j.lore.means(each, 0) for each in hero.tired]
        points += 0.4 * min(sum(bool(each.attack) * 2 + each.heal + each.soak for each in asleep), 5.0)
    if told.wakes:
        points += 0.6 * sum(gem.idle for gems in hero.gems_on.values() for gem in gems)
    return points


def healing(j: Judgement) -> Gain:
    t, hero = j.t, j.hero
    missing = t.max_health(j.seat) - hero.health
    second = j.fight.phase == "second_healing"
    worst = max(n for *_, n in front(t).wounds) + j.fight.chaos
    soon = 0.0 if second and left(t) <= 2 else 1.0

    def gain(key: Usage) -> float:
        effects = effects_of(t, j.seat, key)
        points = any_time(j, foreseen(t, effects))
        for effect in effects:
            n = foreseen(t, [effect]).heal
            if n:
                done = min(n, missing)
                points += done - 0.45 * (n - done) if n < 9 else done
                if hero.health <= worst and done:
                    points += 2.5 * soon
        return points

    return gain


def before_foe(j: Judgement) -> Gain:
    t, fight = j.t, j.fight
    worth = pain(t)
    now = roll_ahead(worth, fight.value, fight.one_die)

    def gain(key: Usage) -> float:
        effects = effects_of(t, j.seat, key)
        told = foreseen(t, effects)
        points = any_time(j, told) + _removed(j, told) + _lasting(j, told) + struck(t, int(told.deal))
        for effect in effects:
            lowered = int(foreseen(t, [effect]).value) if effect.timing == "T6" else 0
            points += now - roll_ahead(worth, fight.value + lowered, fight.one_die) if lowered else 0.0
        if told.one_die and not fight.one_die:
            points += now - roll_ahead(worth, fight.value, True)
        points += now * told.no_attack
        return points + (min(told.heal, t.max_health(j.seat) - j.hero.health) if told.heal else 0.0)

    return gain


def _removed(j: Judgement, told: Changes) -> float:
    fight = j.fight
    return 0.7 * min(told.removes_gaar, fight.gaar) + 0.8 * min(told.removes_chaos, fight.chaos, hand(j.t))


RATES = {"clover": 0.34, "damage_plus": 0.85, "reduce_wounds": 0.8, "rabbit_foot": -0.24}  # in one Combat round


def _lasting(j: Judgement, told: Changes) -> float:
    """To the end of the Combat."""
    if not told.lasting:
        return 0.0
    rounds = max(1.0, min(4.0, outlook(j.t).rounds))
    return sum(RATES[what] * n * rounds for what, n in told.lasting.items())


def after_foe(j: Judgement) -> Gain:
    t, fight = j.t, j.fight
    value = battle_value(t)
    now = hurt(t, wounds(t, value))

    def gain(key: Usage) -> float:
        effects = effects_of(t, j.seat, key)
        told = foreseen(t, effects)
        points = any_time(j, told) + _lasting(j, told) + 0.26 * told.next_attack
        points += sum(0.7 if effect.answers else struck(t, number(effect, t)) for effect in effects if effect.last)
        points += 1.0 * (told.cancels and bool(fight.plays))
        foot, minus = int(told.value), int(told.wound_minus)
        if fight.dice:
            foot += min(7 - 2 * die for die in fight.dice) if told.flips else 0
            foot += round(7 - sum(fight.dice)) if told.foe_rerolls else 0
        saved = now - hurt(t, wounds(t, value + foot, 0, minus))
        if 0 < saved < 1 or (minus > 1 and saved < minus and saved < LARGE):
            saved *= 0.8  # part of it is wasted
        return points + saved

    return gain


LARGE = 3.0


def before_own(j: Judgement) -> Gain:
    t, fight = j.t, j.fight
    seat = j.seat
    arms = weapons(t, seat, "T4" if fight.first_strike else "T5")
    best = max(arms, key=lambda each: mean(bands_of(t, each), attack_shift(t, each)), default="")
    bands = bands_of(t, best) if best else ()
    shift = attack_shift(t, best) if best else 0
    plain = blow(t, bands)
    now = roll_ahead(plain, shift, False)
    rest = left(t)

    def gain(key: Usage) -> float:
        paid = key.number if isinstance(key, UsePaying) else 0
        told = foreseen(t, effects_of(t, seat, key), paid)
        points = any_time(j, told) + _removed(j, told) + _lasting(j, told) + struck(t, int(told.deal)) + 0.5 * told.hope
        points += 0.9 * told.bleed * max(0.0, min(3.0, rest / 3))
        points += 0.8 * min(told.heal, t.max_health(seat) - j.hero.health) if told.heal else 0.0
        if told.suffer:
            points -= told.suffer if j.hero.health > told.suffer + 1 else 20.0
        if told.silences:
            points += 1.0 * bool(fight.laid) + 0.6 * bool(fight.chaos)
        clover, plus = int(told.clover), int(told.damage_plus)
        if clover or plus:
            points += roll_ahead(blow(t, bands, plus), shift + clover, False) - now
        return points if best or not (clover or plus) else -1.0

    return gain


def preparing(j: Judgement) -> Gain:
    t = j.t

    def gain(key: Usage) -> float:
        told = foreseen(t, effects_of(t, j.seat, key))
        points = any_time(j, told) + _removed(j, told) + _lasting(j, told)
        return points + struck(t, int(told.deal)) + 0.5 * told.hope + 1.5 * told.bleed

    return gain


MOMENTS: dict[str, Callable[[Judgement], Gain]] = {
    "prep": preparing,
    "heal": healing,
    "foe_before": before_foe,
    "foe_after": after_foe,
    "own_before": before_own,
}
