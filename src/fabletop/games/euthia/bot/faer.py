"""Faer Power in a Combat with Mirrezil: what it is spent on (EU-66.15)."""

from __future__ import annotations

from ..combat.monster_attack import battle_value
from ..scenarios.mirrezil.choices import FaerAid
from ..verbs.prices import left
from .blows import bands_of, blow, hand, hurt, struck, wounds
from .judgement import Judgement
from .moments import aid

PRICE = 0.65  # of a point, in Wounds or Damage
LATE = 0.25  # the same in the last round
BLESSING, SHELTER, PROMISE = 2, 2, 4  # what each does
CHAOS = 0.9  # Wounds of a Chaos Action


@aid.register
def _(key: FaerAid, j: Judgement) -> float:
    t = j.t
    use = next(each for each in t.content.faer_power.uses if each.id == key.use)
    price = use.cost * (LATE if left(t) <= 1 / t.tale.rounds else PRICE)
    return _gain(j, use.id) - price


def _gain(j: Judgement, use: str) -> float:
    t, fight = j.t, j.fight
    match use:
        case "blessing":
            roll = t.roll_now
            worth = blow(t, bands_of(t, fight.weapon), 0, roll.hope)
            value = sum(roll.dice) + roll.value
            return worth(value + BLESSING) - worth(value)
        case "shelter":
            value = battle_value(t)
            return hurt(t, wounds(t, value)) - hurt(t, wounds(t, value, 0, SHELTER))
        case "promise":
            return struck(t, PROMISE)
    return CHAOS * min(fight.chaos, hand(t), 2)
