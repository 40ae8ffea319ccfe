"""Scenes: the places where the rules can start afresh."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from .asking import Rules

Steps = Callable[..., "Rules[None] | None"]
Below = Callable[..., "list[tuple[str | int, ...]]"]
F = TypeVar("F", bound=Steps)


class SceneOver(Exception):
    """Ends the running scene from any depth; cut the agenda first with `back_to`."""


class GameOver(Exception):
    """Ends the game at once."""


class Scenes:
    """The scenes of one game by name.

    A scene is a coroutine, or a function that asks nothing. `below` gives the agenda under a scene, for a position
    that starts there; most scenes put their successor on the agenda themselves and need none. `marked=False` is for
    a function that does something before it returns the coroutine that asks: no game can start afresh there. `given`
    says what the scene is given, names and types, where its function cannot tell: a compiled one does not know.
    """

    def __init__(self) -> None:
        self.by_name: dict[str, Steps] = {}
        self.below: dict[str, Below] = {}
        self.unmarked: set[str | int] = set()
        self.given: dict[str, dict[str, str]] = {}

    def __call__(
        self, *, below: Below | None = None, marked: bool = True, given: dict[str, str] | None = None
    ) -> Callable[[F], F]:
        def register(steps: F) -> F:
            name = steps.__name__
            if name in self.by_name:
                raise ValueError(f"two scenes are called {name}")
            self.by_name[name] = steps
            if below is not None:
                self.below[name] = below
            if not marked:
                self.unmarked.add(name)
            if given is not None:
                self.given[name] = given
            return steps

        return register

    def takes(self, name: str) -> dict[str, str]:
        """What a scene is given besides the state: names, and types as the source writes them."""
        if name in self.given:
            return self.given[name]
        _, *given = (each for each in self.by_name[name].__annotations__.items() if each[0] != "return")
        return dict(given)
