"""The Monster Player: cards, Chaos and Gaar tokens, and when to claim a fight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..choices.base import PASS, Pass
from ..choices.combat import Claim, Mask, Play, UseGaar
from ..choices.effects import ChooseDie
from ..choices.things import DiscardCard, Use
from ..choices.turn import Cash, Exchange
from ..combat.hero_attack import GAAR_TAKES, weapons
from ..combat.monster_attack import GAAR_MOVES, RivalWord, battle_value
from ..combat.opening import nearest_levels
from ..state import State
from ..verbs.base import Effect
from ..verbs.worths import fame
from ..verbs.worths import left as time_left
from .blows import LETHAL, attack_shift, bands_of, blow, left, outlook, pain, rerolled, roll_ahead
from .judgement import Code, Judgement, judges, only
from .lore import foreseen, lore, mean
from .strength import forecast, sheet
from .worth import category

SILVER, GOLDEN = 0.45, 0.9  # in Wounds: what a play of such a card has to do
TOKEN = 0.35  # the same for a Gaar of the Monster, which is lost with the fight
KEEP = 0.92  # a Hero who wins as surely as this is not worth good cards
HAND = 5
LONG = 8  # rounds of a fight after which nothing is held back


def card_worth(t: State, seat: int, card: str) -> float:
    """What a card in hand is worth: equal ones are worth more together."""
    hero = t.heroes[seat]
    entry = t.content.cards[card]
    held = hero.silver.count(card) + hero.golden.count(card)
    alone = SILVER if entry.metal == "silver" else GOLDEN * 1.3
    return alone * (1.0 + 0.3 * min(held - 1, len(entry.segments) - 1))


def patience(j: Judgement) -> float:
    """How dear cards are in this fight: cheap where the Hero may fall, or where the hand is full anyway."""
    t, fight = j.t, j.fight
    hero = t.heroes[j.seat]
    hand = len(hero.silver) + len(hero.golden)
    win = outlook(t).win
    rate = 1.0 if win > KEEP else 0.6 if win > 0.7 else 0.35
    if hand > HAND:
        rate *= 0.5
    if time_left(t) < 0.15:
        rate *= 0.4
    return rate * (0.7 if left(t) <= 2 and fight.round else 1.0)


def cost(j: Judgement, card: str, n: int, rate: float) -> float:
    entry = j.t.content.cards[card]
    return rate * (SILVER if entry.metal == "silver" else GOLDEN) * (1.0 + 0.7 * (n - 1))


# -- what plays do -----------------------------------------------------------------------------------------


def hindering(t: State, clover: int, minus: int) -> float:
    """What the Hero's next attack loses."""
    fight = t.fight_now
    arms = weapons(t, fight.hero, "T5")
    best = max(arms, key=lambda each: mean(bands_of(t, each), attack_shift(t, each)), default="")
    if not best:
        return 0.0
    bands, shift = bands_of(t, best), attack_shift(t, best)
    return roll_ahead(blow(t, bands), shift, False) - roll_ahead(blow(t, bands, -minus), shift + clover, False)


def deeds(t: State, effects: Sequence[Effect], rolled: bool) -> float:
    """In Wounds."""
    fight = t.fight_now
    told = foreseen(effects)
    plus, value, clover, minus = int(told.wound_plus), int(told.value), int(told.clover), int(told.damage_minus)
    points = 0.7 * min(told.mends, fight.damage) + 0.6 * told.foe_gaar + 0.8 * told.foe_chaos
    points += 0.5 * told.gains + 0.7 * told.takes_gaar
    if told.flips and fight.dice:
        value += max(7 - 2 * die for die in fight.dice)
    if plus or value:
        before, after = pain(t), pain(t, plus)
        if rolled:
            now = battle_value(t)
            points += after(now + value) - before(now)
        else:
            points += roll_ahead(after, fight.value + value, fight.one_die)
            points -= roll_ahead(before, fight.value, fight.one_die)
    if clover or minus:
        points += hindering(t, clover, minus)
    return points


@judges("cards")
def cards(j: Judgement) -> Code[Pass | Play | Use | Exchange]:
    """Before a roll: any number of plays."""
    t = j.t
    rate = patience(j)
    moment = "M2" if j.decision.args[0] == "before_monster_roll" else "M4"

    def mark(key: Pass | Play | Use | Exchange) -> float:
        match key:
            case Play(card, n):
                later = 0.4 if t.content.cards[card].timing == "before_or_after" else 0.0  # it can wait for the roll
                return deeds(t, t.content.lists[f"card-{card}:{n - 1}"], False) - later - cost(j, card, n, rate)
            case Exchange():
                return exchanging(j)
            case Use(thing):
                return _tile(t, thing, moment) - 0.2
        return 0.0

    return mark


def _tile(t: State, thing: str, moment: str) -> float:
    effects = [effect for effect in t.thing(thing).effects if effect.timing == moment]
    fight = t.fight_now
    return deeds(t, effects, bool(fight.dice) and moment == "M3")


@judges("rival_word")
def rival_word(j: Judgement) -> Code[Pass | RivalWord]:
    """After the roll: a Gaar, a card, or silence."""
    t, fight = j.t, j.fight
    worth = pain(t)
    value = battle_value(t)
    now = worth(value)
    rate = patience(j)
    token = TOKEN * (0.4 if left(t) <= 2 else 1.0) if fight.gaar < 2 else 0.5 * TOKEN
    if fight.round > LONG:
        rate = token = -0.1

    def mark(key: Pass | RivalWord) -> float:
        match key:
            case UseGaar(die):
                return rerolled(worth, fight.dice, die, fight.value + GAAR_MOVES) - now - token
            case Play(card, n):
                return deeds(t, t.content.lists[f"card-{card}:{n - 1}"], True) - cost(j, card, n, rate)
            case Exchange():
                return exchanging(j)
            case Use(thing):
                return _tile(t, thing, "M3") - 0.4
        return 0.0

    return mark


def exchanging(j: Judgement) -> float:
    """Four Silver cards for a Gold one: only what would be thrown away."""
    hero = j.hero
    return 0.1 if len(hero.silver) + len(hero.golden) > HAND + 1 and not j.fight.chaos else -1.0


@judges("rival_use")
def rival_use(j: Judgement) -> Code[Pass | Use]:
    moment = str(j.decision.args[0])
    return lambda key: _tile(j.t, key.thing, moment) + 0.2 if isinstance(key, Use) else 0.0


@judges("possessed")
def possessed(j: Judgement) -> Code[Pass | UseGaar]:
    t, roll = j.t, j.t.roll_now
    worth = blow(t, bands_of(t, j.fight.weapon), 0, roll.hope)
    now = worth(sum(roll.dice) + roll.value)

    def mark(key: Pass | UseGaar) -> float:
        if isinstance(key, Pass):
            return 0.0
        return now - rerolled(worth, roll.dice, key.die, roll.value - GAAR_TAKES) - 0.5

    return mark


@judges("foe_die")
def foe_die(j: Judgement) -> Code[ChooseDie]:
    """Which die of the Monster is turned over or rolled again: the low one for it, the high one against it."""
    sign = 1 if j.seat == j.fight.hero else -1
    return lambda key: float(sign * j.fight.dice[key.die])


# -- who is the Monster ------------------------------------------------------------------------------------


@judges("claim")
def claim(j: Judgement) -> Code[Any]:
    """A Control card is played where the Hero may fall."""
    t, fight = j.t, j.fight
    hero = t.heroes[fight.hero]
    deck = next((each for each in nearest_levels(fight.level) if t.tops.get(each)), 0)
    if not deck:
        return only(PASS)
    own = 0.35 * len(j.hero.silver) + 0.8 * len(j.hero.golden)
    told = forecast(sheet(t, fight.hero), lore(t).beasts[t.tops[deck]], cards=own)
    gain = (1 - told.win) * fame(t) * (category(t, "other_tokens", len(j.hero.kills)) + 1.0)
    late = 0.6 if time_left(t) < 0.3 else 1.0
    wish = gain - (0.8 if hero.health <= LETHAL / 2 else 1.6 * late)

    def mark(key: Pass | Claim | Mask) -> float:
        return 0.0 if isinstance(key, Pass) else wish + 0.1 * isinstance(key, Mask) * (wish > 0)

    return mark


# -- hands -------------------------------------------------------------------------------------------------


@judges("surplus")
def surplus(j: Judgement) -> Code[DiscardCard | Exchange | Cash]:
    silver = j.hero.silver
    spare = len(silver) >= 4 and len(set(silver)) > 1

    def mark(key: DiscardCard | Exchange | Cash) -> float:
        if isinstance(key, Exchange):
            return 0.5 if spare else -2.0
        return -card_worth(j.t, j.seat, key.card)

    return mark


@judges("give_up", "pay_silver")
def give_up(j: Judgement) -> Code[DiscardCard]:
    return lambda key: -card_worth(j.t, j.seat, key.card)
