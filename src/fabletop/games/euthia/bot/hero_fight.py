"""The Hero Player in a fight: which Weapon, what a Gaar is worth, when to let a roll be."""

from __future__ import annotations

from dataclasses import replace

from ..choices.base import Pass, Skip
from ..choices.combat import AttackWith, Final, FirstStrike, UseDwurt, UseGaar, UseHope
from ..choices.effects import BothDice, Cancel, ChooseDie
from ..choices.things import Aid, ToDwurt, Usage, UseTile
from ..combat.monster_attack import GAAR_MOVES, HeroWord, battle_value
from ..hero.roll import GAAR_ADDS, Change
from ..hero.skoldur import DWURT_MOVES
from .blows import Value, attack_shift, bands_of, blow, foreseen, pain, rerolled, roll_ahead
from .judgement import Code, Judgement, judges
from .lore import hits
from .moments import aid, any_time, dwurt_price, effects_of, need, price, to_dwurt
from .rolls import roll_value

GAAR_PRICE = 1.0  # in Wounds or Damage
HOPE_PRICE = 0.33


@judges("first_strike")
def first_strike(j: Judgement) -> Code[Skip | FirstStrike]:
    """It costs no Action and the Monster cannot answer."""
    return lambda key: float(isinstance(key, FirstStrike))


@judges("weapon")
def weapon(j: Judgement) -> Code[AttackWith]:
    t = j.t

    def mark(key: AttackWith) -> float:
        thing = key.thing
        bands = bands_of(t, thing)
        worth = roll_ahead(blow(t, bands), attack_shift(t, thing), False)
        return worth + 0.1 * hits(bands, 0) - 0.15 * (t.thing(thing).item_type == "ability")

    return mark


def gaar_price(j: Judgement) -> float:
    """Less for whoever has many, or may die."""
    many = j.hero.gaar
    return GAAR_PRICE - 0.12 * (many > 2) - 0.12 * (many > 3) - 0.2 * need(j)


@judges("hero_word")
def hero_word(j: Judgement) -> Code[Pass | HeroWord]:
    """In step C of the Monster's attack: a Gaar rerolls a die and takes 2 off."""
    t, fight = j.t, j.fight
    worth = pain(t)
    now = worth(battle_value(t))
    cost = gaar_price(j) if now > 0.5 else 9.0

    def mark(key: Pass | HeroWord) -> float:
        match key:
            case UseGaar(die):
                return now - rerolled(worth, fight.dice, die, fight.value - GAAR_MOVES) - cost
            case UseDwurt():
                return now - worth(battle_value(t) - DWURT_MOVES) - dwurt_price(j, 1)
            case UseHope():
                return 0.1 if not j.hero.gaar + j.hero.dwurt and now > 2 else -1.0
            case ToDwurt():
                return to_dwurt(j)
            case Aid():
                return aid(key, j)
            case Usage():
                dear = price(j, key) * (1.0 if now > 3 else 3.0)
                return any_time(j, foreseen(t, effects_of(t, j.seat, key))) - 0.5 - dear
        return 0.0

    return mark


@judges("change")
def change(j: Judgement) -> Code[Final | Change]:
    """A Hero Roll in progress: Gaar, Clover, Hope points, or let it be."""
    t, roll = j.t, j.t.roll_now
    attack = roll.why == "attack"
    value = sum(roll.dice) + roll.value
    worth = blow(t, bands_of(t, j.fight.weapon), 0, roll.hope) if attack else roll_value(j)
    now = worth(value)
    cost = gaar_price(j) if attack else 0.8
    best_ahead = max((worth(value + n) for n in range(1, 11)), default=now)

    def mark(key: Final | Change) -> float:
        if best_ahead <= now + 0.01 and not isinstance(key, Final | UseTile | ToDwurt | Aid):
            return -1.0
        match key:
            case UseGaar(die):
                return rerolled(worth, roll.dice, die, roll.value + GAAR_ADDS) - now - cost
            case UseDwurt():
                return worth(value + DWURT_MOVES) - now - dwurt_price(j, 1)
            case UseHope(points):
                return _hope(j, points, value, now)
            case ToDwurt():
                return to_dwurt(j)
            case Aid():
                return aid(key, j)
            case Usage():
                return _changed(j, key, worth, value) - now - price(j, key)
        return 0.0

    return mark


def _hope(j: Judgement, points: int, value: int, now: float) -> float:
    t, roll = j.t, j.t.roll_now
    if points == 2 or roll.why != "attack":
        return -1.0
    bands = bands_of(t, j.fight.weapon)
    return blow(t, bands, 0, roll.hope + (points == 3))(value + 1) - now - HOPE_PRICE * points


def _changed(j: Judgement, key: Usage, worth: Value, value: int) -> float:
    t, roll = j.t, j.t.roll_now
    told = foreseen(t, effects_of(t, j.seat, key))
    clover, plus, again = int(told.clover), int(told.damage_plus), told.rerolls
    more = any_time(j, replace(told, readies=False, wakes=False))
    more += 0.7 * min(told.heal, t.max_health(j.seat) - j.hero.health) if told.heal else 0.0
    more += 0.5 * min(told.hope, 5 - t.fight.hope) if told.hope and t.fight is not None else 0.0
    if roll.why == "attack":
        worth = blow(t, bands_of(t, j.fight.weapon), plus, roll.hope)
    if again >= 2:
        return max(worth(value + clover), roll_ahead(worth, roll.value + clover, False)) + more
    if again:
        dice = range(len(roll.dice))
        return max(worth(value + clover), *(rerolled(worth, roll.dice, i, roll.value + clover) for i in dice)) + more
    return worth(value + clover) + more


@judges("reroll")
def reroll(j: Judgement) -> Code[Skip | ChooseDie | BothDice]:
    t, roll = j.t, j.t.roll_now
    attack = roll.why == "attack"
    worth = blow(t, bands_of(t, j.fight.weapon), 0, roll.hope) if attack else roll_value(j)

    def mark(key: Skip | ChooseDie | BothDice) -> float:
        match key:
            case ChooseDie(die):
                return rerolled(worth, roll.dice, die, roll.value)
            case BothDice():
                return roll_ahead(worth, roll.value, False)
        return worth(sum(roll.dice) + roll.value) + 0.05

    return mark


@judges("cancel")
def cancel(j: Judgement) -> Code[Skip | Cancel]:
    return lambda key: float(j.fight.plays[key.which][1]) if isinstance(key, Cancel) else -1.0
