"""What tiles cost now."""

from __future__ import annotations

from ..choices.trade import Buy, Learn
from ..state import State
from .learning import tile
from .market import PLACES, learning_cost, price


def cost(t: State, seat: int, key: Buy | Learn) -> int:
    """Of a tile in an offer, or of a Hero tile."""
    if isinstance(key, Buy):
        return price(t, seat, t.offers[PLACES[t.trading_now.place]][key.place])
    return learning_cost(t, key.thing) if tile(t, key.thing).ability else price(t, seat, key.thing)
