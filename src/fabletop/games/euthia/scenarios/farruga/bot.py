"""What a good player knows of Farruga (EU-65)."""

from __future__ import annotations

from ...bot.errands import Errand
from ...bot.judgement import Judgement, judges
from ...bot.minds import knows
from ...bot.prey import Prey
from ...bot.quarry import QUARRIES, Quarry, per_damage, quarries
from ...bot.tales import elsewhere, shelter
from ...bot.trade import deal_worth
from ...choices.turn import TRADE
from ...land.explore import within
from ...state import State
from ...verbs.worths import left
from ..dragons.rules import dragons_left
from .choices import FIGHT_FARRUGA, ShootBallista
from .flight import Farruga
from .rules import BALLISTA, RULE

QUARRIES["farruga"] = Quarry(FIGHT_FARRUGA, decides=4.0, paid=0.33, blow=0.0)
judges("quench", "scorch", "initiative")(shelter)
judges("landing")(elsewhere)


@knows(RULE)
def errands(goals: Prey) -> list[Errand]:
    t = goals.t
    at = t.tales[Farruga].at
    if not at or not dragons_left(t):
        return []
    found = [Errand(*each) for each in quarries(goals, [at, *t.adjacent(at)])]
    price, _, far = BALLISTA
    if goals.hero.gold >= price and goals.hero.notes.get("ballista") != t.round and goals.land.towers:
        around = within(t, at, far)
        towers = tuple(
            space
            for space, entry in goals.land.spaces.items()
            if entry.type == "dragonslayers_towers" and space in around
        )
        worth = ballista(t) + max((goals.market("dragonslayers_towers"), 0.0))
        found += [Errand(towers, worth, "trade", TRADE)] if towers else []
    return found


def ballista(t: State) -> float:
    price, damage, _ = BALLISTA
    return damage * per_damage(t, dragons_left(t)[0]) - 0.6 * price * min(1.0, 0.3 + left(t))


@deal_worth.register
def _(key: ShootBallista, j: Judgement) -> float:
    """EU-65.13"""
    return ballista(j.t)
