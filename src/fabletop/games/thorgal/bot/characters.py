"""Companions with a style: what each likes more, or less, than a good player would."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel import Decision, Key
from ....kernel.named import Character, Taste
from ..choices import Close, Dial, Enough, Foe, PutToken, Skip, Stop, Track
from ..choices import Thread as SideThread
from ..state import State


def style(actions: Mapping[str, float], other: Mapping[type, float]) -> Taste:
    """Points for a token by the types of action under it, and for options of other kinds."""

    def taste(t: State, decision: Decision, key: Key) -> float:
        if isinstance(key, PutToken):
            return max([actions.get(type, 0.0) for type in t.types_under(key.to)], key=abs, default=0.0)
        return other.get(type(key), 0.0)

    return taste


CHARACTERS = (
    Character("hallbera", style({"combat": 6.0, "gather": -1.5}, {Foe: 4.0, Dial: 1.5})),
    Character("eilif", style({"combat": -6.0, "sacrifice": -4.0, "craft": 2.0}, {Enough: 3.0, Skip: -2.0})),
    Character("vesna", style({"journey": 5.0, "move": 3.0}, {SideThread: 3.0, Close: -2.0, Track: 1.5, Stop: -1.0})),
    Character("gunnlod", style({"gather": 5.0, "craft": 3.0, "combat": -1.5}, {})),
)
