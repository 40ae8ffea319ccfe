"""What every game is made of. The kernel knows no game."""

from .asking import Decision, Key, Question, Rules, Together, ask, together
from .content import Pack, Source
from .errors import FabletopError, IllegalChoice, PackError, PositionError, RulesError, SaveError, SetupError
from .events import Event
from .game import Game
from .messages import Message, Ref
from .rng import Rng
from .rulebook import Result, Rulebook, Sheet
from .scenes import GameOver, SceneOver, Scenes
from .state import Node, Root, state
from .tape import EVERYBODY, SPECTATOR, Entry, Origin
from .zones import Deck

__all__ = [
    "EVERYBODY",
    "SPECTATOR",
    "Decision",
    "Deck",
    "Entry",
    "Event",
    "FabletopError",
    "Game",
    "GameOver",
    "IllegalChoice",
    "Key",
    "Message",
    "Node",
    "Origin",
    "Pack",
    "PackError",
    "PositionError",
    "Question",
    "Ref",
    "Result",
    "Rng",
    "Root",
    "Rulebook",
    "Rules",
    "RulesError",
    "SaveError",
    "SceneOver",
    "Scenes",
    "SetupError",
    "Sheet",
    "Source",
    "Together",
    "ask",
    "state",
    "together",
]
