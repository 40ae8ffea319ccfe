"""Rubble in the terminal."""

from __future__ import annotations

from ...terminal.tales import MARKS
from .rules import RUBBLE_KINDS

MARKS[RUBBLE_KINDS["a"]] = "%"
MARKS[RUBBLE_KINDS["b"]] = "&"
