"""The trials of the Six Legends: what they give, and what it would be worth to have what they ask for (EU-64)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..choices.turn import Deed
from ..scenarios.six_legends.choices import Trial as TryTrial
from ..scenarios.six_legends.rules import PAID, Legends
from ..state import State
from ..verbs.prices import fame, left
from .legends import missing, name_of, open_to, tile_of

if TYPE_CHECKING:
    from .prey import Prey

Trial = tuple[str, float, str, Deed, int]  # space, worth, Action, key, Movement points
ARTIFACT = 13.0  # in Gold: without rivals they decide the game
FIRST = 1.3  # times as much, for a Hero of a party who has none (EU-64.16)
POWER = 4.0  # what an Artifact does, with the whole game before one
SECOND = 3.0  # besides Reputation: a trial that another has passed before counts as a Quest
STEP = 0.4  # of a trial is worth what it asks for, if nothing else is missing
UNSEEN = 0.5  # of that, while its tile is not on the map
LACKS = (1.0, 0.6, 0.4, 0.3)  # what a trial promises for which so many things are missing


def prize(t: State, seat: int, legend: str) -> float:
    own = len(t.heroes[seat].artifacts)
    card = t.content.legends[legend]
    if t.tales.look(Legends).tokens[legend]:
        return fame(t) * -(-card.reputation // 2) + SECOND * left(t)
    more = PAID[min(own + 1, len(PAID) - 1)] - PAID[min(own, len(PAID) - 1)]
    points = fame(t) * (card.reputation + more) + POWER * left(t)
    return points + (ARTIFACT * (FIRST if t.cooperative and not own else 1.0) if t.automatic else 0.0)


def trials(goals: Prey) -> list[Trial]:
    """Those on the map that can be paid for."""
    from .quests import chance, cost_worth

    t, seat = goals.t, goals.seat
    found: list[Trial] = []
    for legend in t.tales.look(Legends).tokens:
        anchor = tile_of(t, legend) if open_to(t, seat, legend) else ""
        if not anchor or legend in goals.hero.tried or missing(t, seat, legend):
            continue
        costs = t.content.legends[legend].cost
        spent = sum(cost_worth(t, seat, cost) for cost in costs)
        sure = min(chance(cost, goals.hero.gaar) for cost in costs)
        steps = sum(int(cost.n) for cost in costs if cost.pay == "movement")
        action = next((cost.action for cost in costs if cost.pay == "action_token"), "")
        points = sure * (prize(t, seat, legend) - spent)
        found.append((f"{anchor}*", points, action, TryTrial(legend), steps))
    return found


def hope(t: State, seat: int, legend: str) -> float:
    """What a trial promises to whoever frees the way to it."""
    if not open_to(t, seat, legend):
        return 0.0
    return prize(t, seat, legend) * LACKS[min(len(missing(t, seat, legend)), len(LACKS) - 1)]


def lacking(t: State, seat: int) -> dict[str, float]:
    """What trials still ask for, and what it would be worth to have it: most where little else is missing."""
    found: dict[str, float] = {}
    for legend in t.tales.look(Legends).tokens:
        if not open_to(t, seat, legend):
            continue
        costs = missing(t, seat, legend)
        known = 1.0 if tile_of(t, legend) else UNSEEN
        for cost in costs:
            worth = STEP * known * prize(t, seat, legend) / len(costs)
            found[name_of(cost)] = max(found.get(name_of(cost), 0.0), worth)
    return found
