"""Computer players by name: the levels of a table, with or without a character, and those that only research seats.

easy                a level
easy:merchant       the same strength, in the style of one of the game's characters
search:300          thinks ahead with so many imagined games a choice
search:300:w.json   the same, and judges positions by a network that was trained (`fabletop train`)
players.py:Mine     a class of one's own, made with the rulebook and a seed (bots.Bot)
"""

from __future__ import annotations

from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from math import inf
from pathlib import Path
from typing import Any

from ..kernel import Rulebook, SetupError
from ..kernel.named import Taste
from .base import Bot
from .budget import Budget, Stop, never
from .greedy import GreedyBot
from .network import learned
from .random import RandomBot
from .search import SearchBot
from .slips import SlippingBot

LEVELS = ("beginner", "easy", "normal", "hard", "master")  # from the weakest to the strongest
JUDGEMENT = "normal"  # neither weakened nor thinking ahead: who plays if nobody says who
RANDOM, SEARCH = "random", "search"
SEATED = (RANDOM, *LEVELS)  # whom a table takes
KINDS = (*SEATED, SEARCH)
FORMER = {"distracted": "easy", "greedy": "normal"}  # as tables and saves from before call them


def make(name: str, book: Rulebook[Any], seed: int = 0, seconds: float = inf, stop: Stop = never) -> Bot:
    """The seconds are for one choice; without them the same seed plays the same games."""
    if (file := file_of(name)) is not None:
        return own(file, name.rpartition(":")[2])(book, seed)
    kind, _, rest = name.partition(":")
    kind = FORMER.get(kind, kind)
    if kind not in KINDS or (kind == RANDOM and rest):
        raise SetupError(f"there is no computer player '{name}'; there are: {', '.join(KINDS)}")
    if kind == RANDOM:
        return RandomBot(book, seed)
    if kind == SEARCH:
        thoughts, _, network = rest.partition(":")
        knows = learned(book, Path(network)) if network else None
        return SearchBot(book, seed, Budget(seconds, _number(thoughts)), stop, knowledge=knows)
    knowledge = book.knowledge()
    strength, taste = knowledge.strength, taste_of(book, rest) if rest else None
    if kind == "normal":
        return GreedyBot(book, seed, taste, Budget(seconds))
    if kind in ("hard", "master"):
        games = strength.hard if kind == "hard" else strength.master
        return SearchBot(book, seed, Budget(seconds, games), stop, taste)
    slips = strength.beginner if kind == "beginner" else strength.easy
    return SlippingBot(book, seed, slips, taste, Budget(seconds))


def named(level: str) -> tuple[str, str]:
    """The level and the character of somebody at a table, also of one from before."""
    kind, _, character = level.partition(":")
    return FORMER.get(kind, kind), character


def check_seated(level: str, book: Rulebook[Any]) -> None:
    """Refuse, by a sentence, whom a table does not take."""
    kind, character = named(level)
    if kind not in SEATED or (kind == RANDOM and character):
        raise SetupError(f"there is no computer player '{level}'; there are: {', '.join(SEATED)}")
    if character:
        taste_of(book, character)


def taste_of(book: Rulebook[Any], character: str) -> Taste:
    known = book.knowledge().characters
    for each in known:
        if each.id == character:
            return each.taste
    raise SetupError(f"{book.id} has no character '{character}'; there are: {', '.join(each.id for each in known)}")


def _number(games: str) -> float:
    if games and not (games.isdecimal() and int(games)):
        raise SetupError(f"'{SEARCH}:{games}': a number of imagined games follows the colon")
    return int(games) if games else 100


def file_of(name: str) -> Path | None:
    """Where a player of one's own stands."""
    file = name.rpartition(":")[0]
    return Path(file) if file.endswith(".py") else None


@cache
def own(file: Path, name: str) -> type[Bot]:
    """A class of somebody else's file."""
    spec = spec_from_file_location(file.stem, file)
    if not file.is_file() or spec is None or spec.loader is None:
        raise SetupError(f"there is no file {file} with a computer player")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    found = getattr(module, name, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise SetupError(f"{file} has no computer player '{name}': a class made of fabletop.bots.Bot")
    return found
