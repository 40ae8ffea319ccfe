"""The adventures, a folder each: its data and words, and where data cannot say it, its code.

A folder may hold `rules.py` (special rules, state, events, choices, verbs and conditions of its own) and `bot.py`
(what a good player knows of it). Both are found by themselves: nothing else names an adventure.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from ..conditions import known as known_conditions
from ..content import spoken
from ..verbs import known as known_verbs

FOLDER = Path(__file__).parent


def code(part: str) -> Iterator[str]:
    """The modules of that name which the adventures bring."""
    for folder in iter_modules([str(FOLDER)]):
        if FOLDER.joinpath(folder.name, f"{part}.py").is_file():
            yield f"{__name__}.{folder.name}.{part}"


def learn() -> None:
    """All rules are declared; the language of the pack is what they say."""
    for name in code("rules"):
        import_module(name)
    spoken.declare(known_conditions(), known_verbs())


learn()
