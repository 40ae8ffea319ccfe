"""How a game may go on, for who thinks ahead: what is sensible, and where a position can be judged."""

from __future__ import annotations

from ....kernel import Decision, Foresight, Key
from ..choices import Buy, Spoils
from ..state import State
from .deck import Deck
from .turns import bar


def candidates(t: State, decision: Decision) -> list[tuple[Key, float]]:
    """What to buy by taste; whatever is no purchase is worth a thought, too."""
    deck = Deck(t, decision.seat)
    least = bar(deck)
    return [(key, deck.taste(key.card) if isinstance(key, Buy | Spoils) else least) for key in decision.options]


def rounds(t: State) -> int:
    return t.turn // t.n


FORESIGHT = Foresight(
    clock=rounds,
    horizon=5,
    pauses=frozenset(("turn",)),
    kinds=frozenset(("turn", "buy", "level_up", "spoils")),
    candidates=candidates,
)
