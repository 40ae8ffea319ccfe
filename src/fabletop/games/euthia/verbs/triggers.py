"""Permanent effects that happen each time something does."""

from __future__ import annotations

from ..state import State


def trigger(t: State, what: str, seat: int, only: str = "") -> None:
    """Put the effects of tiles in use that answer to it on the agenda, in the order of the board."""
    t.then_each(
        ("one_effect", t.thing(each).id, i, seat)
        for each in t.on_board(seat)
        if each == only or not only
        for i, effect in enumerate(t.thing(each).effects)
        if effect.trigger == what
    )
