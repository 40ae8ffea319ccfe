"""The Hunt in the terminal."""

from __future__ import annotations

from ...terminal.tales import RULES

RULES["hunt"] = ("hunt-steps", "hunt-wall")
