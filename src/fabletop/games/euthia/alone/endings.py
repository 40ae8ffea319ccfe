"""How a game without rivals ends: the rank of a solo game, the goals of a party (EU-48.70 to EU-48.72, EU-49.16)."""

from __future__ import annotations

from ..content import COUNTS, Goal
from ..scenarios import count
from ..scoring import final
from ..state import State


@count
def reputation(t: State) -> int:
    """What all Heroes have together on the track."""
    return sum(hero.reputation for hero in t.heroes)


def goals(t: State) -> list[Goal]:
    """Those of the Scenario that are set for so many players (EU-48.72, EU-49.16)."""
    if not t.automatic:
        return []
    return [goal for goal in t.tale.goals if str(t.n) in goal.least or str(t.n) in goal.most]


def wanted(t: State, goal: Goal) -> tuple[int, int]:
    """At least, and at most; -1 where nothing is said."""
    return goal.least.get(str(t.n), -1), goal.most.get(str(t.n), -1)


def is_met(t: State, goal: Goal) -> bool:
    least, most = wanted(t, goal)
    have = COUNTS[goal.count](t)
    return have >= least and (most < 0 or have <= most)


def told_goals(t: State) -> list[dict[str, str | int]]:
    """For the table: what is counted, how far it is, and what is asked for."""
    found: list[dict[str, str | int]] = []
    for goal in goals(t):
        least, most = wanted(t, goal)
        have = COUNTS[goal.count](t)
        found.append({"count": goal.count, "have": have, "least": least, "most": most, "met": int(is_met(t, goal))})
    return found


def all_met(t: State) -> bool:
    return all(is_met(t, goal) for goal in goals(t))


def beaten(t: State) -> bool:
    """EU-49.18: a party that can no longer win does not play on."""
    return t.cooperative and any(goal.at_once and not is_met(t, goal) for goal in goals(t))


def rank(t: State, final: int) -> str:
    """EU-48.70 to EU-48.72: without the goals of the Scenario none of victory."""
    ranks = list(t.tale.ranks)
    if not all_met(t):
        names = [each.id for each in ranks]
        ranks = ranks[names.index(t.tale.victory) + 1 :]
    return next(each.id for each in ranks if final >= each.least)


def rank_now(t: State) -> str:
    """What the reckoning would come to now; "" without ranks, and before there is a Hero."""
    return rank(t, final(t, 0)) if t.mode == "solo" and t.heroes[0].id else ""


def won(t: State) -> bool:
    """A party by its goals; whoever plays alone by the rank (EU-48.71, EU-49.17)."""
    if t.cooperative:
        return all_met(t)
    names = [each.id for each in t.tale.ranks]
    return names.index(rank(t, t.result[0])) <= names.index(t.tale.victory)


def ending(t: State) -> str:
    """What it is called: a message of the Scenario."""
    if t.cooperative:
        return f"eu-{t.scenario}-ending-{'won' if won(t) else 'lost'}"
    return f"eu-{t.scenario}-rank-{rank(t, t.result[0])}"
