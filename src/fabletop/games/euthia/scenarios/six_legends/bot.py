"""What a good player knows of the trials: where they are, what they ask for and give, what is kept for them (EU-64)."""

from __future__ import annotations

from ...bot.errands import CARD, Errand
from ...bot.free import at_once_worth
from ...bot.goals import Goals
from ...bot.judgement import Judgement
from ...bot.minds import knows
from ...bot.prey import Prey
from ...bot.quests import chance, cost_worth
from ...content import Cost, Quest
from ...state import State
from ...turn.quests import met, payable
from ...verbs.worths import fame, left
from .cards import LEGENDS
from .choices import AskPriest, Trial
from .rules import PAID, RULE, legend_at, legends

ARTIFACT = 13.0  # in Gold: without rivals they decide the game
FIRST = 1.3  # times as much, for a Hero of a party who has none (EU-64.16)
POWER = 4.0  # what an Artifact does, with the whole game before one
SECOND = 3.0  # besides Reputation: a trial that another has passed before counts as a Quest
STEP = 0.4  # of a trial is worth what it asks for, if nothing else is missing
UNSEEN = 0.5  # of that, while its tile is not on the map
LACKS = (1.0, 0.6, 0.4, 0.3)  # what a trial promises for which so many things are missing


def tile_of(t: State, legend: str) -> str:
    """The anchor of its tile, if it is on the map."""
    tile = LEGENDS(t.content)[legend].tile
    return next((anchor for anchor, each in t.land.items() if each == tile), "")


def open_to(t: State, seat: int, legend: str) -> bool:
    """Whether it would bring anything: a party gains by the first who passes it."""
    passed = legends(t)[legend]
    return seat not in passed and not (passed and t.cooperative)


def missing(t: State, seat: int, legend: str) -> list[Cost]:
    """What cannot be paid or is not met now; Movement points and tokens come with the turn."""
    costs = [cost for cost in LEGENDS(t.content)[legend].cost if cost.pay not in ("movement", "action_token")]
    found = [cost for cost in costs if cost.need and not met(t, seat, cost)]
    return [*found, *(cost for cost in costs if cost.pay and not payable(t, seat, (cost,)))]


def name_of(cost: Cost) -> str:
    if cost.pay == "essence":
        return str(cost.kind)
    if cost.pay == "resource":
        return str(cost.stack)
    return f"trophy{cost.level}" if cost.pay == "trophy" else cost.pay or cost.need


@knows(RULE)
def needed(t: State, seat: int) -> dict[str, int]:
    """All that open trials take, whether it is at hand or not."""
    found: dict[str, int] = {}
    for legend in legends(t):
        if open_to(t, seat, legend):
            for cost in LEGENDS(t.content)[legend].cost:
                if cost.pay:
                    found[name_of(cost)] = max(found.get(name_of(cost), 0), int(cost.n))
    return found


@knows(RULE)
def reserved(t: State, seat: int) -> tuple[str, ...]:
    """What is kept even in a fight: for a trial to which the way is open and little else is missing."""
    found: list[str] = []
    for legend in legends(t):
        anchor = tile_of(t, legend) if open_to(t, seat, legend) else ""
        if anchor and t.may_enter_centre(f"{anchor}*") and len(missing(t, seat, legend)) < 2:
            found += [name_of(cost) for cost in LEGENDS(t.content)[legend].cost if cost.pay]
    return tuple(found)


@knows(RULE)
def trials_here(t: State, seat: int) -> list[str]:
    here = legend_at(t, t.heroes[seat].at)
    return [here] if here and open_to(t, seat, here) else []


@knows(RULE)
def trial_worth(t: State, seat: int, quest: Quest) -> float | None:
    return prize(t, seat, quest.id) if quest.id in legends(t) else None


@knows(RULE)
def cards_kept(t: State, seat: int) -> int:
    return needed(t, seat).get("gold_card", 0) + 1


def prize(t: State, seat: int, legend: str) -> float:
    own = len(t.heroes[seat].artifacts)
    card = LEGENDS(t.content)[legend]
    if legends(t)[legend]:
        return fame(t) * -(-card.reputation // 2) + SECOND * left(t)
    more = PAID[min(own + 1, len(PAID) - 1)] - PAID[min(own, len(PAID) - 1)]
    points = fame(t) * (card.reputation + more) + POWER * left(t)
    return points + (ARTIFACT * (FIRST if t.cooperative and not own else 1.0) if t.automatic else 0.0)


@knows(RULE)
def errands(goals: Prey) -> list[Errand]:
    """Those on the map that can be paid for."""
    t, seat = goals.t, goals.seat
    found: list[Errand] = []
    for legend in legends(t):
        anchor = tile_of(t, legend) if open_to(t, seat, legend) else ""
        if not anchor or legend in goals.hero.tried or missing(t, seat, legend):
            continue
        costs = LEGENDS(t.content)[legend].cost
        spent = sum(cost_worth(t, seat, cost) for cost in costs)
        sure = min(chance(cost, goals.hero.gaar) for cost in costs)
        steps = sum(int(cost.n) for cost in costs if cost.pay == "movement")
        action = next((cost.action for cost in costs if cost.pay == "action_token"), "")
        points = sure * (prize(t, seat, legend) - spent)
        found.append(Errand((f"{anchor}*",), points, action, Trial(legend), 0.0, steps))
    return found


@knows(RULE)
def centre_gain(goals: Prey, centre: str) -> float | None:
    """What a trial promises to whoever frees the way to it."""
    t, seat, legend = goals.t, goals.seat, legend_at(goals.t, centre)
    if not legend or not open_to(t, seat, legend):
        return None
    return prize(t, seat, legend) * LACKS[min(len(missing(t, seat, legend)), len(LACKS) - 1)]


@knows(RULE)
def lacking(t: State, seat: int) -> dict[str, float]:
    """What trials still ask for, and what it would be worth to have it: most where little else is missing."""
    found: dict[str, float] = {}
    for legend in legends(t):
        if not open_to(t, seat, legend):
            continue
        costs = missing(t, seat, legend)
        known = 1.0 if tile_of(t, legend) else UNSEEN
        for cost in costs:
            worth = STEP * known * prize(t, seat, legend) / len(costs)
            found[name_of(cost)] = max(found.get(name_of(cost), 0.0), worth)
    return found


@at_once_worth.register
def _(key: Trial, j: Judgement, goals: Goals) -> float:
    t, seat = j.t, j.seat
    spent = sum(cost_worth(t, seat, cost) for cost in LEGENDS(t.content)[key.quest].cost)
    return prize(t, seat, key.quest) - spent


@at_once_worth.register
def _(key: AskPriest, j: Judgement, goals: Goals) -> float:
    missing = j.t.max_health(j.seat) - j.hero.health
    spare = len(j.hero.golden) > needed(j.t, j.seat).get("gold_card", 0)
    return 0.4 * missing + 0.5 - CARD - 4.0 * (not spare)
