"""Conditions of effects, boxes, endings and Events."""

from . import general, table
from .base import Condition, Lack, known

__all__ = ["Condition", "Lack", "general", "known", "table"]
