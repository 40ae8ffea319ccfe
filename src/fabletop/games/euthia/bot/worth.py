"""What things are worth, in Gold: by the prices of the box while there is time, by the reckoning at the end."""

from __future__ import annotations

from collections.abc import Sequence

from ..content import Item, Thing
from ..scoring import LEAST, row
from ..state import State
from ..verbs.base import Effect
from ..verbs.worths import TOKEN, fame, left
from .strength import board_power

STRENGTH = 27.0  # Gold for a strength that is e times as great, with the whole game before one
MOST = {"hero_tokens": 14, "interaction_tokens": 20, "trade_tokens": 5, "other_tokens": 4, "quests": 8, "elites": 6}


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


def effects_worth(t: State, seat: int, effects: Sequence[Effect]) -> float:
    """Of effects that happen once, outside Combat."""
    return sum(effect.worth(t, seat) for effect in effects)


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
    points = sum(effect.comfort() for effect in entry.effects)
    points += 0.12 * entry.sack if entry.sack > 0 else 0.3 * entry.sack
    return points + 0.1 * entry.gem_places


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
