"""Positions: how a table is laid out, and how it is shown."""

from .arrange import arrange
from .show import picture

__all__ = ["arrange", "picture"]
