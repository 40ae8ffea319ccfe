"""Fabletop: fantasy board games, complete, for people and for research.

>>> import fabletop
>>> game = fabletop.new("roll-player", seats=2, seed=7)
>>> game.decision.kind
'sheet'
"""

from .compiled import NATIVE  # settled before any rules are loaded
from .games import book, games, load, new
from .kernel import Decision, Game, IllegalChoice, Result, Rng, RulesError

__version__ = "0.1.0"

__all__ = [
    "NATIVE",
    "Decision",
    "Game",
    "IllegalChoice",
    "Result",
    "Rng",
    "RulesError",
    "__version__",
    "book",
    "games",
    "load",
    "new",
]
