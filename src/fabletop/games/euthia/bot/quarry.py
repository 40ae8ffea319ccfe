"""Great foes: what a Combat with one would come to, and what it is worth (EU-63.14, EU-65.6, EU-66.13).

Damage stays on them, so that every Combat brings their end nearer, also one that is lost.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..choices.turn import Deed
from ..combat.hurting import full_health
from ..scenarios import foes
from ..scenarios.great_foes import ROUNDS, dealt
from ..state import State
from ..verbs.worths import fame
from .lore import lore
from .strength import Forecast, sheet, skirmish
from .worth import effects_worth

if TYPE_CHECKING:
    from .prey import Prey

Target = tuple[tuple[str, ...], float, str, Deed, float]
PARTY = 2.0  # times as much for those who count no Reputation
AGAIN = 0.7  # a second Combat in the same turn
WOUND = 0.25
DEATH = 0.35  # of what it costs in other fights: the Damage stays
COMRADE = 1.5  # what a death costs a party: the way back from the Church
READY = 0.03  # chances to live through it, below which whoever counts Reputation waits for better days
CUT_SHORT = 0.45  # of the Damage is not dealt by whoever dies


@dataclass(frozen=True, slots=True)
class Quarry:
    """What a great foe is to whoever hunts it: a Scenario lists its own, by their family."""

    fight: Deed
    decides: float  # Gold for a point of Damage, without rivals
    paid: float  # Reputation for it
    blow: float  # for the last one, besides a reward


QUARRIES: dict[str, Quarry] = {}


def quarry(t: State) -> str:
    """The foe that can be fought, or will be soon."""
    return next(iter(foes(t)), "")


def per_damage(t: State, foe: str) -> float:
    known = QUARRIES[t.content.great_foes[foe].family]
    plain = known.paid * fame(t)
    if not t.automatic:
        return plain
    return plain + known.decides * (PARTY if t.cooperative else 1.0)


def told(goals: Prey, foe: str) -> Forecast:
    t = goals.t
    health = full_health(t, foe) - dealt(t, foe)
    return skirmish(sheet(t, goals.seat), lore(t).front(foe), health, ROUNDS, 0.25 * goals.hands)


def worth(goals: Prey, foe: str) -> float:
    t = goals.t
    ahead = told(goals, foe)
    health = full_health(t, foe) - dealt(t, foe)
    if ahead.win < READY and not t.cooperative and t.round < t.tale.rounds:
        return 0.0
    entry = t.content.great_foes[foe]
    prize = QUARRIES[entry.family].blow * fame(t)
    prize += effects_worth(t, goals.seat, entry.reward)
    kill = max(0.0, min(1.0, (ahead.dealt + 1.5) / health - 0.3))
    dead = 1 - ahead.win
    points = ahead.dealt * (1 - dead * CUT_SHORT) * per_damage(t, foe) + kill * ahead.win * prize
    toll = COMRADE if t.cooperative else max(0.0, goals.death) * DEATH
    return points - dead * toll - WOUND * min(ahead.wounds, 8.0) * ahead.win


def quarries(goals: Prey, near: Iterable[str], action: str = "combat") -> list[Target]:
    """A Combat Action on one of these spaces, if it is free of Monsters."""
    t = goals.t
    foe = quarry(t)
    points = worth(goals, foe) if foe else 0.0
    if points <= 0:
        return []
    places = tuple(space for space in near if not t.monster_at(space))
    return [(places, points, action, QUARRIES[t.content.great_foes[foe].family].fight, AGAIN)]
