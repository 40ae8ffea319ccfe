"""What goods are worth to a computer player, in Gold: by the prices of the box, less so towards the end."""

from __future__ import annotations

from ..scoring import PER_REPUTATION
from ..state import State

GAAR, POTION, TOKEN, SILVER, GOLDEN = 0.9, 0.9, 2.0, 0.4, 1.0
TREASURE = {"treasure_1": 3.5, "treasure_2": 5.5, "treasure_3": 9.5}
RESOURCE = {"mountain": 4.6, "lake": 4.2, "cave": 4.6}
REWARD = {"hunter_reward": 4.5, "armourer_reward": 5.0, "witch_reward": 3.0, "supplies": 2.0}
STACKS = {**TREASURE, **RESOURCE, **REWARD}  # a tile drawn from each
MOVE, TELEPORT, HEALED = 0.45, 0.5, 0.25
HEALED_AT_MOST = 6  # of healing without a limit
GROWTH = 0.3  # how much more Gold is worth in the beginning
ACTIONS = {"combat": 2.6, "trade": 1.6, "mining": 2.0}  # another one in each round


def left(t: State) -> float:
    """The part of the game that is still to come, this turn included."""
    return (t.tale.rounds - t.round + 1) / t.tale.rounds


def fame(t: State) -> float:
    """One Reputation in Gold: Gold that can still be put to use is worth more than at the end."""
    return PER_REPUTATION / (1.0 + GROWTH * left(t))


def gain_worth(t: State, what: str, n: float) -> float:
    rest = left(t)
    match what:
        case "gold":
            return n
        case "reputation":
            return fame(t) * n
        case "gaar" | "dwurt":
            return n * GAAR * min(1.0, 0.2 + 2 * rest)
        case "healing_potion":
            return n * POTION
        case "gem" | "essence":
            return n * TOKEN
        case "silver_card":
            return n * SILVER * min(1.0, 3 * rest)
        case "gold_card":
            return n * GOLDEN * min(1.0, 3 * rest)
        case "supplies":
            return n * 2.0
    return 0.0
