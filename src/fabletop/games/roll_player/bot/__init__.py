"""What a good player knows: how many Stars a sheet is on its way to (`worth`), and how rounds go by (`quick`)."""

from __future__ import annotations

from ....kernel import Features, Foresight, Knowledge, Slips, Strength
from ..state import State
from .characters import CHARACTERS
from .quick import quick
from .worth import FEATURES, expected, features, value, worth_of


def rounds(t: State) -> int:
    return t.round


KNOWLEDGE = Knowledge(
    value=value,
    foresight=Foresight(
        clock=rounds,
        horizon=2,
        pauses=frozenset(("initiative", "window")),
        kinds=frozenset(
            (
                *("initiative", "row", "action", "granted_action", "swap_with", "window"),
                *("market", "second_purchase", "refresh", "raise_die", "intimidate_die", "climb_die"),
            )
        ),
        quick=quick,
    ),
    characters=CHARACTERS,
    strength=Strength(Slips(spread=0.75, worst=6.0), Slips(spread=0.22, worst=4.0)),
    worth_of=worth_of,
    expected=expected,
    features=Features(FEATURES, features),
)

__all__ = ["KNOWLEDGE", "value"]
