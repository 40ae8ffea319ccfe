"""What all judges of questions have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias, TypeVar

from ....kernel import Key
from ..state import State

K = TypeVar("K", bound=tuple[Any, ...])
Decide: TypeAlias = Callable[[State, int, list[Key], Random], Key]
Mark: TypeAlias = Callable[[State, int, list[Key]], list[float]]  # what each option is worth, in victory points


def only(options: Sequence[Key], kind: type[K]) -> list[K]:
    return [key for key in options if isinstance(key, kind)]


def best(values: dict[K, float], otherwise: Key, bar: float = 0.0) -> Key:
    """What is worth most, if it is worth more than the bar."""
    most = max(values, key=lambda key: values[key], default=None)
    return most if most is not None and values[most] > bar else otherwise
