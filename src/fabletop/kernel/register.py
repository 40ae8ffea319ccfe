"""Code by the name under which it is called: a judge by the question, a rule by the data that names it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Register(dict[K, V]):
    """`JUDGES: Register[str, Judge] = Register("judge")`, then `@JUDGES("buy", "sell")` above the code.

    A name is taken once.
    """

    def __init__(self, what: str) -> None:
        super().__init__()
        self.what = what

    def __setitem__(self, name: K, code: V) -> None:
        if name in self:
            raise ValueError(f"two {self.what}s are called {name}")
        super().__setitem__(name, code)

    def __call__(self, *names: K) -> Callable[[V], V]:
        def register(code: V) -> V:
            for name in names:
                self[name] = code
            return code

        return register
