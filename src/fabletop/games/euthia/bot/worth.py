"""What things are worth, in Gold: by the prices of the box while there is time, by the reckoning at the end."""

from __future__ import annotations

from collections.abc import Sequence

from ..content import Effect, Item, Thing
from ..scoring import LEAST, PER_REPUTATION, row
from ..state import State
from .strength import board_power

STRENGTH = 36.0  # Gold for a strength that is e times as great, with the whole game before one
GAAR, POTION, TOKEN, SILVER, GOLDEN = 0.9, 0.9, 2.0, 0.4, 1.3
TREASURE = {"treasure_1": 3.5, "treasure_2": 5.5, "treasure_3": 9.5}
RESOURCE = {"mountain": 4.6, "lake": 4.2, "cave": 4.6}
REWARD = {"hunter_reward": 4.5, "armourer_reward": 5.0, "witch_reward": 3.0, "supplies": 2.0}
MOVE, TELEPORT, CART, HEALED = 0.45, 0.5, 1.2, 0.25
STEPS = {1: 1.0, 2: 2.0, 3: 3.0}
MOST = {"hero_tokens": 14, "interaction_tokens": 20, "trade_tokens": 5, "other_tokens": 4, "quests": 8, "elites": 6}


def left(t: State) -> float:
    """The part of the game that is still to come, this turn included."""
    return (t.tale.rounds - t.round + 1) / t.tale.rounds


def fame(t: State) -> float:
    """One Reputation in Gold: Gold that can still be put to use is worth more than at the end."""
    return PER_REPUTATION / (1.0 + 0.9 * left(t))


def category(t: State, name: str, count: int, more: int = 1) -> float:
    """What further tokens of a kind are worth in Reputation: what they give now, and what they lead to."""
    now = row(name, count + more) - row(name, count)
    if count >= MOST[name]:
        return 0.0
    on_the_way = 15 * min(more, MOST[name] - count) / MOST[name]
    rest = left(t)
    following = next((least for least in LEAST[name] if least > count), MOST[name])
    if rest < 0.25 and following - count - more > 3:
        on_the_way *= 0.3
    return (1 - rest) * now + rest * on_the_way


# -- effects -------------------------------------------------------------------------------------------


def gain_worth(t: State, seat: int, what: str, n: float) -> float:
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


def effect_worth(t: State, seat: int, effect: Effect) -> float:
    """Of an effect that happens once, outside Combat."""
    n = 6.0 if effect.n == "all" else float(effect.n)
    match effect.do:
        case "gain":
            return gain_worth(t, seat, str(effect.what), n)
        case "draw_tile":
            stack = effect.stack if isinstance(effect.stack, str) else effect.stack[0]
            each = {**TREASURE, **RESOURCE, **REWARD}.get(stack, 3.0)
            return each + 0.4 * (n - 1)
        case "heal":
            return HEALED * min(n, t.max_health(seat) - t.heroes[seat].health)
        case "suffer":
            return -0.5 * n
        case "move":
            return MOVE * n
        case "teleport":
            return TELEPORT * n
        case "ready" | "unlock_slot":
            return 1.0
        case "reveal_hero_tiles":
            return 2.0
        case "hero_roll":
            return 4.0
        case "skip_monster" | "look_monsters":
            return 0.4
        case "choose":
            return max(sum(effect_worth(t, seat, inner) for inner in option.effects) for option in effect.options)
    return 0.0


def effects_worth(t: State, seat: int, effects: Sequence[Effect]) -> float:
    return sum(effect_worth(t, seat, effect) for effect in effects)


# -- tiles ---------------------------------------------------------------------------------------------


def sale_worth(t: State, entry: Thing) -> float:
    """Of a Natural Resource: its best option."""
    if not isinstance(entry, Item):
        return 0.0
    best = 0.0
    for sale in entry.options:
        worth = sale.gold + fame(t) * sale.reputation + TOKEN * sum(sale.gems.values())
        best = max(best, worth)
    return best


def comfort(t: State, seat: int, entry: Thing) -> float:
    """What a tile does in a round outside fights."""
    points = 0.0
    for effect in entry.effects:
        if effect.timing in ("M1", "M2", "M3", "M4"):
            points += 0.5
        elif effect.timing == "M5" and effect.do == "gain":
            points += 0.4 * float(effect.n if effect.n != "all" else 0)
        elif effect.use == "exhaust":
            points += _each_round(effect)
        elif effect.do == "gain" and effect.trigger:
            points += 0.7 * float(effect.n if effect.n != "all" else 0)
        elif effect.do in ("discount", "sell_bonus", "dwurt_die_step", "dwurt_die_wounds"):
            points += 0.7
        elif effect.do == "hold":
            points += 0.5
    points += 0.5 * (entry.special == "masks")
    points += 0.12 * entry.sack if entry.sack > 0 else 0.3 * entry.sack
    return points + 0.1 * entry.gem_places


def _each_round(effect: Effect) -> float:
    n = 3.0 if effect.n == "all" else float(effect.n)
    match effect.do:
        case "move":
            return 0.7 * n
        case "teleport":
            return 0.6 * n
        case "grant_action":
            return {"combat": 2.6, "trade": 1.6, "mining": 2.0}[str(effect.what)]
        case "mine_cart":
            return 0.7
        case "discount":
            return 0.5 * n
        case "heal" if not effect.timing:
            return 0.3 * n
        case "gain" if effect.what in ("gaar", "dwurt", "gold"):
            return 0.8 * n
        case "skip_monster" | "look_monsters":
            return 0.4
        case "choose":
            return max(sum(_each_round(inner) for inner in option.effects) for option in effect.options)
    return 0.0


def rounds_of_use(t: State) -> float:
    return left(t) * t.tale.rounds


def board_gain(t: State, seat: int, board: Sequence[str], bag: Sequence[str]) -> float:
    """How much stronger the Hero would be with another board, in Gold."""
    hero = t.heroes[seat]
    now = board_power(t, seat, t.on_board(seat), hero.bag)
    then = board_power(t, seat, board, bag)
    return STRENGTH * (0.25 + 0.75 * left(t)) * (then - now)


def comfort_gain(t: State, seat: int, entry: Thing) -> float:
    return comfort(t, seat, entry) * rounds_of_use(t)
