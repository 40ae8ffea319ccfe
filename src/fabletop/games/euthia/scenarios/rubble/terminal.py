"""Rubble in the terminal."""

from __future__ import annotations

from ...terminal.tales import MARKS

MARKS["mark-rubble_a"] = "%"
MARKS["mark-rubble_b"] = "&"
