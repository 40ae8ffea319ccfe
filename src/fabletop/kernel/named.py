"""Parts of a game that are loaded when they are first asked for: its computer player, its drawing, its reports."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any, Generic, TypeVar

from .asking import Decision, Key

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Named(Generic[T]):
    """A constant by its module and its name; calling it gives the constant, or an error that says what is missing."""

    module: str
    name: str = ""  # none: the module itself

    def __call__(self) -> T:
        module = import_module(self.module)
        if not self.name:
            return module  # type: ignore[return-value]
        found: T = getattr(module, self.name)
        return found


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What a good player knows of a game: what to choose, what a position is worth, or both."""

    choose: Callable[[Any, Decision, Random], Key] | None = None
    value: Callable[[Any, int], float] | None = None

    def __post_init__(self) -> None:
        if self.choose is None and self.value is None:
            raise ValueError("knowledge chooses, or says what a position is worth")
