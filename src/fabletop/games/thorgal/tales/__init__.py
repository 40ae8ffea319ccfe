"""The special rules of the adventures, one module each."""

from . import torkans_temple

__all__ = ["torkans_temple"]
