"""What an option is besides its fields, as whoever draws it needs it."""

from __future__ import annotations

import msgspec

from ....kernel import Decision, Key
from ..choices.base import Option, Part
from ..choices.trade import Buy, Learn
from ..choices.turn import Bounty, Mine, Trade
from ..state import State
from ..trade.market import place_of_trade
from ..trade.prices import cost
from ..turn.elites import is_lair
from ..turn.mining import is_mine


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    part: Part  # of the table, where it lies
    elsewhere: bool  # this is no place for it
    ends: bool  # nothing, or nothing more, is done
    gold: int | None  # that a tile costs now


def terms(t: State, decision: Decision, key: Key) -> Terms:
    assert isinstance(key, Option)
    return Terms(
        part=key.part,
        elsewhere=_elsewhere(t, decision.seat, key),
        ends=key.ends,
        gold=cost(t, decision.seat, key) if isinstance(key, Buy | Learn) else None,
    )


def _elsewhere(t: State, seat: int, key: Option) -> bool:
    """EU-18.1, EU-19.1, EU-46.8 to EU-46.10"""
    match key:
        case Mine():
            return not is_mine(t, t.heroes[seat].at)
        case Trade():
            return not place_of_trade(t, seat)
        case Bounty():
            return not is_lair(t, t.heroes[seat].at)
    return False
