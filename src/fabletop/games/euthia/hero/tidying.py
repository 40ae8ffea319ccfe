"""Making room at the end of an Action (EU-41.9, EU-41.17, EU-41.18)."""

from __future__ import annotations

from ....kernel import Question, Rules, ask
from ..choices.things import THROW, Rearranging, Throw, Usage
from ..scenes import in_turn, scene
from ..state import State
from .storage import (
    belongings,
    is_equipment,
    loose,
    overflow,
    placeless,
    placeless_refusal,
    rearrange,
    rearranging_refusal,
    taking_off_refusal,
)
from .using import unusable, usable, usage_refusal, use_key


def _too_much(t: State, seat: int) -> list[Rearranging | Usage]:
    worn = [THROW[each] for each in t.on_board(seat) if is_equipment(t, each)]
    own = [key for key in belongings(t, seat) if isinstance(key, Rearranging)]
    return [*own, *worn, *usable(t, seat, "out")]


def _useless(t: State, seat: int) -> list[Rearranging | Usage]:
    return [*unusable(t, seat, "out"), *placeless(t, seat)]


def _tidying_refusal(t: State, seat: int, key: Rearranging | Usage) -> str:
    """Whatever is thrown away makes room; Items are rearranged, but each once (EU-41.18)."""
    if isinstance(key, Usage):
        return ""
    if isinstance(key, Throw):
        return _throw_refusal(t, seat, key.thing)
    if any(each in t.moved for each in key.moved):
        return "EU-41.18"
    return rearranging_refusal(t, seat, key)


def _throw_refusal(t: State, seat: int, what: str) -> str:
    """A token in its own slot takes up no Sack, and neither does Equipment that is worn, unless it costs one."""
    hero, found = t.heroes[seat], loose(t, seat)
    if what in hero.bag:
        return ""
    if what in t.on_board(seat):
        return taking_off_refusal(t, seat, what) or ("" if t.thing(what).sack < 0 else "EU-41.17")
    kinds = (what,) if what in ("gaar", "dwurt") else ("gem", "essence")  # these two share their slots
    return "" if any(kind in found for kind in kinds) else "EU-41.17"


def _useless_refusal(t: State, seat: int, key: Rearranging | Usage) -> str:
    return usage_refusal(t, seat, key, "out") if isinstance(key, Usage) else placeless_refusal(t, seat, key)


TIDY = Question("tidy", "EU-41.9", _too_much, _tidying_refusal, beyond=(_useless, _useless_refusal))


@scene(below=in_turn)
def tidy(t: State, seat: int) -> Rules[None] | None:
    """What cannot be stored is equipped, used or discarded; then the hand is looked at (EU-33.8)."""
    if not overflow(t, seat):
        t.moved = []
        t.then("hand_limit", seat)
        return None
    return _make_room(t, seat)


def _make_room(t: State, seat: int) -> Rules[None]:
    key = yield from ask(t, seat, TIDY)
    t.then("tidy", seat)
    if isinstance(key, Usage):
        use_key(t, seat, key, "out")
    else:
        t.moved += key.moved
        rearrange(t, seat, key)
