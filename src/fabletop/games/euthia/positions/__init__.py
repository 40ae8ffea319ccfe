"""Positions: the words of a table, how it is laid out, and how it is shown."""

from .arrange import arrange
from .show import picture
from .words import VOCABULARY

__all__ = ["VOCABULARY", "arrange", "picture"]
