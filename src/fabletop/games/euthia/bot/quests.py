"""Quests: which are worth their cost, and what to hand in for them."""

from __future__ import annotations

from ..choices.effects import OneWay
from ..content import Cost, Quest
from ..state import State
from ..turn.quests import candidates, met, payable, ways
from ..verbs.worths import GAAR, GOLDEN, MOVE, POTION, SILVER, TOKEN, fame, left
from .judgement import Code, Judgement, judges
from .minds import needed, trial_worth, trophy_price
from .worth import category, effects_worth, sale_worth

ACTION = {"mining": 1.0, "trade": 1.6, "combat": 2.6, "any": 1.0, "": 1.0}
TROPHY = {1: 1.0, 2: 2.0, 3: 4.0}
RESOURCE = 3.2


def reward(t: State, seat: int, quest: Quest) -> float:
    """In Gold, with what the card is worth at the end."""
    worth = trial_worth(t, seat, quest)
    if worth is not None:
        return worth
    return effects_worth(t, seat, quest.reward) + fame(t) * category(t, "quests", len(t.heroes[seat].quests))


def cost_worth(t: State, seat: int, cost: Cost) -> float:
    hero = t.heroes[seat]
    n = float(hero.gold) if cost.n == "all" else float(cost.n)
    match cost.pay:
        case "gold":
            return n
        case "gaar":
            return GAAR * n
        case "movement":
            return MOVE * n
        case "wounds":
            return (0.3 if hero.health > n + 3 else 0.7) * n
        case "healing_potion":
            return POTION * n
        case "gem" | "essence":
            return TOKEN * n
        case "silver_card":
            return SILVER * n
        case "gold_card":
            return GOLDEN * n
        case "action_token":
            return ACTION[cost.action] * n
        case "trophy":
            return TROPHY[cost.level] * n * trophy_price(t)
        case "resource":
            return RESOURCE * n
        case "item":
            return 0.5 * max(cost.price_min, 4) * n
    return 0.0


def chance(cost: Cost, gaar: int) -> float:
    """Of a Hero Roll that must reach a value."""
    if cost.need != "hero_roll":
        return 1.0
    lift = 2.0 * min(gaar, 3)
    return max(0.05, min(0.95, (12.5 + lift - int(cost.n)) / 9.0))


def net(t: State, seat: int, id: str) -> float:
    """What a Quest that can be paid now brings."""
    quest = t.content.quests[id]
    best = -99.0
    for way in ways(quest):
        if payable(t, seat, way):
            spent = sum(cost_worth(t, seat, cost) for cost in way)
            sure = min((chance(cost, t.heroes[seat].gaar) for cost in way), default=1.0)
            best = max(best, sure * (reward(t, seat, quest) - spent))
    return best


def offered_at(t: State, seat: int, encounter: str) -> float:
    """All that can be paid of what lies open at an Encounter, the best first and the next one less."""
    found = sorted((net(t, seat, id) for id in t.faceup.get(encounter, ())), reverse=True)
    return sum(max(0.0, worth) * part for worth, part in zip(found, (1.0, 0.6)))


def wanted(t: State, seat: int) -> dict[str, int]:
    """What open Quests ask for that would be worth it, and how much of it."""
    found: dict[str, int] = needed(t, seat)
    if left(t) < 0.2:
        return found
    for cards in t.faceup.values():
        for id in cards:
            quest = t.content.quests[id]
            for cost in quest.cost:
                name = _name(cost)
                if name:
                    found[name] = max(found.get(name, 0), int(cost.n) if cost.n != "all" else 1)
                if isinstance(cost.kind, tuple):
                    for kind in cost.kind:
                        found[kind] = max(found.get(kind, 0), int(cost.n))
    return found


def _name(cost: Cost) -> str:
    match cost.pay:
        case "trophy":
            return f"trophy{cost.level}"
        case "resource":
            return "resource" if cost.stack == "any" else cost.stack
        case "gem" | "essence":
            return cost.pay if cost.kind in ("", "any") else str(cost.kind) if isinstance(cost.kind, str) else ""
        case "healing_potion":
            return cost.pay
    return ""


def within_reach(t: State, seat: int, id: str) -> float:
    """What a Quest would bring that lacks little: worth a detour later."""
    quest = t.content.quests[id]
    for way in ways(quest):
        if all(met(t, seat, cost) for cost in way if cost.need):
            lacking = [cost for cost in way if cost.pay and not payable(t, seat, (cost,))]
            if len(lacking) == 1 and lacking[0].pay in ("gold", "gaar", "healing_potion", "action_token", "movement"):
                return reward(t, seat, quest) - sum(cost_worth(t, seat, cost) for cost in way)
    return 0.0


# -- judges ----------------------------------------------------------------------------------------------


@judges("way")
def way(j: Judgement) -> Code[OneWay]:
    found = ways(j.t.content.quests[str(j.decision.args[0])])
    return lambda key: -sum(cost_worth(j.t, j.seat, cost) for cost in found[key.which])


__all__ = ["candidates", "net", "offered_at", "sale_worth", "wanted", "within_reach"]
