"""Scenes: the places where the rules can start afresh."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from inspect import isgeneratorfunction
from typing import TypeVar

from .asking import Rules

Steps = Callable[..., "Rules[None] | None"]
Below = Callable[..., "list[tuple[str | int, ...]]"]
F = TypeVar("F", bound=Steps)


class SceneOver(Exception):
    """Ends the running scene from any depth; cut the agenda first with `back_to`."""


class GameOver(Exception):
    """Ends the game at once."""


@cache
def asks(steps: Steps) -> bool:
    """Whether a scene is a coroutine: only those ask."""
    return isgeneratorfunction(steps)


class Scenes:
    """The scenes of one game by name.

    `below` gives the agenda under a scene, for a position that starts there; most scenes put their
    successor on the agenda themselves and need none.
    """

    def __init__(self) -> None:
        self.by_name: dict[str, Steps] = {}
        self.below: dict[str, Below] = {}

    def __call__(self, *, below: Below | None = None) -> Callable[[F], F]:
        def register(steps: F) -> F:
            name = steps.__name__
            if name in self.by_name:
                raise ValueError(f"two scenes are called {name}")
            self.by_name[name] = steps
            if below is not None:
                self.below[name] = below
            return steps

        return register
