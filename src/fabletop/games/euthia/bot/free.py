"""What is done at once in a turn, because it costs no Action: each kind of option has its own reckoning."""

from __future__ import annotations

from functools import singledispatch

from ..choices.base import Option
from .goals import Goals
from .judgement import Judgement


@singledispatch
def at_once_worth(key: Option, j: Judgement, goals: Goals) -> float:
    """In Gold, as far as it does good now."""
    return 0.0
