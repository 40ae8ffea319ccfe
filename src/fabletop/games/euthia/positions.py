"""Positions: laying out a table from a file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .state import State


def arrange(t: State, given: Any, draws: Mapping[str, list[str]], scene: tuple[str | int, ...]) -> None:
    raise NotImplementedError
