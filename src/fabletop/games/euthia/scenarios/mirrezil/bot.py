"""What a good player knows of the blight, of Faer Power and of Mirrezil (EU-66)."""

from __future__ import annotations

from itertools import islice

from ...bot.blows import bands_of, blow, hand, hurt, struck, wounds
from ...bot.errands import CARD, Errand
from ...bot.free import at_once_worth
from ...bot.goals import Goals
from ...bot.judgement import Code, Judgement, judges
from ...bot.minds import knows
from ...bot.moments import aid
from ...bot.prey import Prey
from ...bot.quarry import QUARRIES, Quarry, Target, quarries
from ...bot.tales import elsewhere, shelter
from ...choices.effects import HandIn
from ...combat.monster_attack import battle_value
from ...content import HAND
from ...state import State
from ...verbs.worths import GAAR, TOKEN, left
from ..dragons.rules import dragons_left
from ..rubble.bot import clearing
from ..rubble.rules import rubble
from .cards import faer_power, faer_use
from .choices import FIGHT_MIRREZIL, FaerAid, Guard, Pray, Restore
from .faer import Blight, prayer_refusal
from .rules import RULE, WAKES, may_be_fought, resources

FAER = 2.2  # a point of Faer Power before the last fights
PRICE = 0.65  # of a point, in Wounds or Damage
LATE = 0.25  # the same in the last round
BLESSING, SHELTER, PROMISE = 2, 2, 4  # what each does
CHAOS = 0.9  # Wounds of a Chaos Action

QUARRIES["mirrezil"] = Quarry(FIGHT_MIRREZIL, decides=7.0, paid=0.0, blow=3.0)
judges("blight", "fade")(elsewhere)
judges("refuge")(shelter)


@judges("jewel")
def jewel(j: Judgement) -> Code[HandIn]:
    held = j.hero.gems | j.hero.essences
    return lambda key: 0.3 * held.get(key.thing, 0) - TOKEN


def faer(t: State) -> float:
    """One point more, while there is room on the track."""
    room = t.tales[Blight].faer < faer_power(t.content).most
    return FAER if room and (left(t) > 0.1 or dragons_left(t)) else 0.0


@knows(RULE)
def clearing_gain(t: State) -> float:
    return faer(t)


@knows(RULE)
def elite_gain(t: State) -> float:
    return faer(t)


@knows(RULE)
def cards_kept(t: State, seat: int) -> int:
    return HAND if faer(t) else 0


@knows(RULE)
def errands(goals: Prey) -> list[Errand]:
    t = goals.t
    found: list[Errand] = []
    gifts = resources(t, goals.seat)
    if gifts:
        lying = [space for space, kind in rubble(t).items() if kind == "a"]
        found += [Errand((space,), restoring(t), "", Restore(gifts[0])) for space in lying]
    gain, gift = max((prayer(goals, gift), gift) for gift in ("jewels", "cards"))
    if gain > 0:
        found.append(Errand((t.church,), gain, "", Pray(gift)))
    return [*found, *(Errand(*each) for each in _fights(goals))]


def _fights(goals: Prey) -> list[Target]:
    """He wakes soon, or can be fought: the nearest place will do."""
    t = goals.t
    if t.round < WAKES - 1:
        return []
    near = (space for space in goals.ways.steps if not t.monster_at(space) and may_be_fought(t, space))
    return quarries(goals, islice(near, 1), "later" if t.round == WAKES - 1 else "combat")


def restoring(t: State) -> float:
    return clearing(t) + faer(t) - 3.0 * min(1.0, 0.4 + left(t))


def prayer(goals: Prey, gift: str) -> float:
    """EU-66.11: what is handed in is missed."""
    t = goals.t
    if prayer_refusal(t, goals.seat, gift):
        return 0.0
    return faer(t) - (2 * CARD if gift == "cards" else 1.2 * TOKEN)


@at_once_worth.register
def _(key: Restore, j: Judgement, goals: Goals) -> float:
    return restoring(j.t)


@at_once_worth.register
def _(key: Guard, j: Judgement, goals: Goals) -> float:
    """EU-66.5: before it comes to the worst."""
    return 0.35 * clearing(j.t) - (2 * GAAR if key.price == "gaar" else 0.8 * TOKEN)


@at_once_worth.register
def _(key: Pray, j: Judgement, goals: Goals) -> float:
    return prayer(goals, key.price)


# -- in Combat: what Faer Power is spent on (EU-66.15) -----------------------------------------------------


@aid.register
def _(key: FaerAid, j: Judgement) -> float:
    t = j.t
    use = faer_use(t.content, key.use)
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
