"""What the tales of Scenarios ask for: where it is done, what it takes, what it is worth in Gold.

A goal that decides the game is worth more than what the reckoning pays for it. Without rivals nothing else counts in
the end; against rivals only what it pays.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..choices.base import Option
from ..choices.turn import TRADE
from ..land.explore import within
from ..scenarios.dragons.rules import dragons_left
from ..scenarios.farruga.flight import Farruga
from ..scenarios.farruga.rules import BALLISTA
from ..scenarios.mirrezil.choices import Pray, Restore
from ..scenarios.mirrezil.faer import why_not_pray
from ..scenarios.mirrezil.rules import resources
from ..scenarios.rubble.choices import CLEAR_RUBBLE
from ..scenarios.rubble.rules import rubble
from ..scenarios.walking_ruin.choices import BURN_CARD
from ..scenarios.walking_ruin.parts import Golem
from ..scenarios.walking_ruin.rules import BURNS, burnt
from ..scenarios.walking_ruin.spell import broken, strength
from ..scenarios.walking_ruin.spell import shards as shards_of
from ..state import State
from ..verbs.prices import GAAR, TOKEN, fame, left
from .quarry import per_damage, quarries
from .rubble import clearing, faer
from .trials import trials

if TYPE_CHECKING:
    from .prey import Prey

CARD = 0.8  # a Gold card, where it is good for a coin or for a tale
SHARD = 5.0  # while the spell holds, of whoever cannot win without it


@dataclass(slots=True)
class Errand:
    """The nearest of these spaces will do."""

    spaces: tuple[str, ...]
    worth: float
    action: str
    key: Option
    again: float = 0.0  # of the worth, for a second time in the same turn
    steps_left: int = 0  # Movement points to be had on arrival


def errands(goals: Prey) -> list[Errand]:
    """Of this Scenario, now."""
    return [errand for rule in goals.t.tale.rules if rule in TALES for errand in TALES[rule](goals)]


# -- Walking Ruin --------------------------------------------------------------------------------------------


def shard(t: State) -> float:
    """Half a Reputation at the end (EU-63.18); while the spell holds it brings the Golem within reach."""
    plain = 0.5 * fame(t)
    if broken(t):
        return plain
    return plain + SHARD if t.automatic else plain + 1.0


def walking_ruin(goals: Prey) -> list[Errand]:
    t, hero = goals.t, goals.hero
    found: list[Errand] = []
    for space, kind in rubble(t).items():
        if kind == "a":
            found.append(Errand((space,), clearing(t) + shard(t), "mining", CLEAR_RUBBLE))
    if not t.tales[Golem].at:
        return found
    near = [t.tales[Golem].at, *t.adjacent(t.tales[Golem].at)]
    if broken(t):
        return [*found, *(Errand(*each) for each in quarries(goals, near))]
    cards = min(BURNS - burnt(t, goals.seat), len(hero.golden), strength(t) - shards_of(t))
    if cards > 0:
        ruins = [space for space, entry in goals.land.spaces.items() if entry.type == "ruins"]
        open_ = tuple(space for space in (*near, *ruins) if not t.monster_at(space))
        found.append(Errand(open_, cards * (shard(t) - CARD), "", BURN_CARD))
    return found


# -- The Six Legends -----------------------------------------------------------------------------------------


def six_legends(goals: Prey) -> list[Errand]:
    return [Errand((space,), worth, action, key, 0.0, steps) for space, worth, action, key, steps in trials(goals)]


# -- Farruga's Hunger ----------------------------------------------------------------------------------------


def farruga(goals: Prey) -> list[Errand]:
    t = goals.t
    if not t.tales[Farruga].at or not dragons_left(t):
        return []
    found = [Errand(*each) for each in quarries(goals, [t.tales[Farruga].at, *t.adjacent(t.tales[Farruga].at)])]
    price, _, far = BALLISTA
    if goals.hero.gold >= price and goals.hero.notes.get("ballista") != t.round and goals.land.towers:
        around = within(t, t.tales[Farruga].at, far)
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


# -- Threat of Mirrezil --------------------------------------------------------------------------------------


def mirrezil(goals: Prey) -> list[Errand]:
    t = goals.t
    found: list[Errand] = []
    gifts = resources(t, goals.seat)
    for space, kind in rubble(t).items():
        if kind == "a":
            found.append(Errand((space,), clearing(t) + faer(t), "mining", CLEAR_RUBBLE))
            if gifts:
                found.append(Errand((space,), restoring(t), "", Restore(gifts[0])))
    gain, gift = max((prayer(goals, gift), gift) for gift in ("jewels", "cards"))
    if gain > 0:
        found.append(Errand((t.church,), gain, "", Pray(gift)))
    return [*found, *(Errand(*each) for each in quarries(goals, [*goals.ways.steps]))]


def restoring(t: State) -> float:
    return clearing(t) + faer(t) - 3.0 * min(1.0, 0.4 + left(t))


def prayer(goals: Prey, gift: str) -> float:
    """EU-66.11: what is handed in is missed."""
    t = goals.t
    if why_not_pray(t, goals.seat, gift):
        return 0.0
    return faer(t) - (2 * CARD if gift == "cards" else 1.2 * TOKEN)


def guard(t: State, paid: str) -> float:
    """EU-66.5: before it comes to the worst."""
    return 0.35 * clearing(t) - (2 * GAAR if paid == "gaar" else 0.8 * TOKEN)


TALES = {"walking_ruin": walking_ruin, "six_legends": six_legends, "farruga": farruga, "mirrezil": mirrezil}
