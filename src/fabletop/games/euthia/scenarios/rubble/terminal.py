"""Rubble in the terminal."""

from __future__ import annotations

from ...terminal.tales import MARKS

MARKS["eu-mark-rubble_a"] = "%"
MARKS["eu-mark-rubble_b"] = "&"
