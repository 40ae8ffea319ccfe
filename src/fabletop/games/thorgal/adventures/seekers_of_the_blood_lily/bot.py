"""What a good player knows of it: the ways to win, and what helps on them."""

from __future__ import annotations

from ...bot.aims import KNOWLEDGE, VICTORY, Aims, taste
from ...bot.judgement import USES, Code, Judgement, judges
from ...bot.value import OUTLOOKS
from ...choices import Pay
from ...map.places import goals_on_cards
from ...state import State
from ...verbs.on_map import Goal, Ungoal
from .rules import (
    PENNANTS,
    SMUGGLERS,
    TALE,
    BoardShip,
    CatchThief,
    Clue,
    GainSeal,
    Search,
    UseSeal,
    Wake,
)
from .rules import unknown as unknown_kinds

OUTLOOKS[TALE] = {
    "": (-1.337, -1.874),
    "found": (1.268, 2.373),
    "guards": (0.296, -0.886),
    "marks": (-0.265, 0.135),
    "unknown": (-0.15, -1.144),
}


@KNOWLEDGE(TALE)
def seekers(t: State, aims: Aims) -> None:
    """Find the ship, be strong enough for the Thief's guards, and be quicker than the watch."""
    marks = goals_on_cards(t)
    guard = (0.6, 0.8, 1.2, 2.0, 3.5, 6.0, 12.0, 20.0)[min(7, marks)]
    found = t.tales[Search].ship
    unknown = len(unknown_kinds(t)) if not found else 1
    aims.signs = {"marks": marks, "found": bool(found), "unknown": unknown}
    hasty = taste(t) % 5 == 0  # a party that boards the ship it suspects and asks afterwards
    clue = {4: 8.0, 3: 10.0, 2: 14.0}.get(unknown, 0.3) * (0.2 if hasty else 1.0)
    aims.of(Clue, lambda effect: clue)
    aims.of(Ungoal, lambda effect: guard * min(effect.n, marks) if isinstance(effect.n, int) else guard)
    aims.of(Goal, lambda effect: -1.2 * guard * (effect.n if isinstance(effect.n, int) else 1))
    aims.of(GainSeal, lambda effect: 2.5 + guard)
    aims.of(CatchThief, lambda effect: VICTORY)
    aims.combat, aims.xp = 1.2, 0.6
    for ship, kind in PENNANTS.items():
        if found:
            aims.boxes[f"{ship}-0"] = 0.0
            continue
        likely = 0.0 if kind in t.tales[Search].clues else 1 / unknown
        points = likely * 42.0 + (1 - likely) * (clue - 1.2 * guard) if likely else -5.0
        if likely and ship == tuple(PENNANTS)[taste(t) % 4]:
            points += 30.0 if hasty else 4.0  # each party suspects another ship
        aims.boxes[f"{ship}-0"] = points
    aims.of(BoardShip, lambda effect: 0.0)
    if found:
        guards = [tier for tier in t.enemies.get(found, ()) if tier != "mystic"]
        aims.foes[found] = VICTORY * 0.6 / max(1, len(guards))
        aims.signs["guards"] = len(guards)
    aims.want_flag(SMUGGLERS, 1.0)


@judges("gate", tale=TALE)
def gate(j: Judgement) -> Code:
    """1 Gossip, or a Threat."""
    cost, threat = j.losing("gossip", j.hero), j.mind.threat(j.hero, 1)
    return lambda key: -cost if isinstance(key, Pay) else -threat


@judges("wake", tale=TALE)
def wake(j: Judgement) -> Code:
    return lambda key: float(isinstance(key, Wake))


@judges("seal", tale=TALE)
def seal(j: Judgement) -> Code:
    late = goals_on_cards(j.t) >= len(j.t.row) - 1
    return lambda key: float(isinstance(key, UseSeal) == late)


@USES(UseSeal)
def use_seal(j: Judgement, key: UseSeal) -> float:
    return float(goals_on_cards(j.t) >= len(j.t.row) - 2) - 0.5
