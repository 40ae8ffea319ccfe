"""Rubble in the terminal."""

from __future__ import annotations

from ...terminal.tales import MARKS

MARKS["rubble_a"] = "%"
MARKS["rubble_b"] = "&"
