"""What an option costs, as whoever draws the tile needs it."""

from __future__ import annotations

import msgspec

from ....kernel import Decision, Key
from ..choices.trade import Buy, Learn
from ..state import State
from .learning import tile
from .market import PLACES, learning_cost, price


class Terms(msgspec.Struct, frozen=True):
    gold: int  # that a tile costs now


def terms(t: State, decision: Decision, key: Key) -> Terms | None:
    return Terms(cost(t, decision.seat, key)) if isinstance(key, Buy | Learn) else None


def cost(t: State, seat: int, key: Buy | Learn) -> int:
    """Of a tile in an offer, or of a Hero tile."""
    if isinstance(key, Buy):
        return price(t, seat, t.offers[PLACES[t.trading_now.place]][key.place])
    return learning_cost(t, key.thing) if tile(t, key.thing).ability else price(t, seat, key.thing)
