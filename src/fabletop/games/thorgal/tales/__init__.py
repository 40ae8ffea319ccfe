"""The special rules of the adventures, one module each."""

from . import (
    borrowed_wings,
    torkans_temple,
)

__all__ = [
    "borrowed_wings",
    "torkans_temple",
]
