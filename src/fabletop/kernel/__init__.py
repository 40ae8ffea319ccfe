"""What every game is made of. The kernel knows no game."""

from .asking import Decision, Key, Question, Rules, Together, ask, together
from .content import Pack, Source
from .errors import FabletopError, IllegalChoice, PackError, PositionError, RulesError, SaveError, SetupError
from .events import Event, Flight, Sound, Stop
from .game import Game
from .messages import Message, Ref
from .named import Character, Features, Foresight, Knowledge, Named, Slips, Strength
from .node import Node
from .parts import Parts
from .records import Choice, Hidden, Once, Piece, Record, Seat, Word
from .register import Register
from .rng import Rng
from .root import Root
from .rulebook import Result, Rulebook, Sheet
from .scenes import GameOver, SceneOver, Scenes
from .state import state
from .tape import EVERYBODY, SPECTATOR, Entry, Origin
from .zones import Deck

__all__ = [
    "EVERYBODY",
    "SPECTATOR",
    "Character",
    "Choice",
    "Decision",
    "Deck",
    "Entry",
    "Event",
    "FabletopError",
    "Features",
    "Flight",
    "Foresight",
    "Game",
    "GameOver",
    "Hidden",
    "IllegalChoice",
    "Key",
    "Knowledge",
    "Message",
    "Named",
    "Node",
    "Once",
    "Origin",
    "Pack",
    "PackError",
    "Parts",
    "Piece",
    "PositionError",
    "Question",
    "Record",
    "Ref",
    "Register",
    "Result",
    "Rng",
    "Root",
    "Rulebook",
    "Rules",
    "RulesError",
    "SaveError",
    "SceneOver",
    "Scenes",
    "Seat",
    "SetupError",
    "Sheet",
    "Slips",
    "Sound",
    "Source",
    "Stop",
    "Strength",
    "Together",
    "Word",
    "ask",
    "state",
    "together",
]
