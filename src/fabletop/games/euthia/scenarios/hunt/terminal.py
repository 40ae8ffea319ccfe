"""The Hunt in the terminal."""

from __future__ import annotations

from ...terminal.tales import NOTES

NOTES["wall"] = "label-wall"
