"""The Scenarios, a folder each: data, words, and the code of what data cannot say. Nothing else names one.

All modules of a folder come with the game; `bot.py`, what a good player knows of it, with the computer player, and
`terminal.py`, how it is drawn there, with the terminal.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

HERE = Path(__file__).parent
LATER = ("bot", "terminal")  # modules that come with the computer player and with the drawing


def _names() -> list[tuple[str, str]]:
    """Folder and module."""
    folders = [each.name for each in iter_modules([str(HERE)]) if each.ispkg]
    return [(folder, each.name) for folder in folders for each in iter_modules([str(HERE.joinpath(folder))])]


def modules() -> list[tuple[str, ModuleType]]:
    """What the Scenarios bring to the rules: folder and module."""
    return [(folder, import_module(f"{__package__}.{folder}.{name}")) for folder, name in _names() if name not in LATER]


def learn(part: str) -> None:
    """What they bring to the computer player, or to the drawing."""
    for folder, name in _names():
        if name == part:
            import_module(f"{__package__}.{folder}.{name}")
