"""A small network that was trained (`lab/training.py`) and says what a position is worth; it needs nothing but Python.

Its file is JSON: the names of the features, their means and spreads, and the layers, each a list of rows (the weights
into one unit, its bias last). Between the layers stands tanh; the last one gives the worth in points.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from math import tanh
from operator import mul
from pathlib import Path
from typing import Any

import msgspec

from ..kernel import Knowledge, Rulebook, SetupError

FORMAT = 1


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    features: tuple[str, ...]
    means: tuple[float, ...]
    spreads: tuple[float, ...]
    layers: tuple[tuple[tuple[float, ...], ...], ...]
    format: int = FORMAT

    def worth(self, found: Mapping[str, float]) -> float:
        units = [
            (found.get(name, 0.0) - mean) / spread
            for name, mean, spread in zip(self.features, self.means, self.spreads)
        ]
        last = self.layers[-1]
        for layer in self.layers:
            units.append(1.0)  # times the bias
            units = [sum(map(mul, row, units)) for row in layer]
            if layer is not last:
                units = [tanh(each) for each in units]
        return units[0]


@cache
def read(file: Path) -> Weights:
    """SetupError if it is no such file, with what is wrong."""
    try:
        weights = msgspec.json.decode(file.read_bytes(), type=Weights)
    except OSError as error:
        raise SetupError(f"{file}: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise SetupError(f"{file} holds no trained network: {error}") from None
    _check(file, weights)
    return weights


def _check(file: Path, weights: Weights) -> None:
    width = len(weights.features)
    fits = weights.format == FORMAT and weights.layers and len(weights.means) == len(weights.spreads) == width
    for layer in weights.layers:
        fits = fits and bool(layer) and all(len(row) == width + 1 for row in layer)
        width = len(layer)
    if not fits or width != 1 or not all(weights.spreads):
        raise SetupError(f"{file} holds no trained network: its numbers do not fit together")


def learned(book: Rulebook[Any], file: Path) -> Knowledge:
    """What a game knows, with the worth of positions as a network has learnt it."""
    weights, knowledge = read(file), book.knowledge()
    features = knowledge.features
    if weights.game != book.id:
        raise SetupError(f"{file} was trained for {weights.game}, not for {book.id}")
    if features is None:
        raise SetupError(f"{book.id} has no features to learn from")

    def value(t: Any, seat: int) -> float:
        return weights.worth(features.of(t, seat))

    return replace(knowledge, value=value)
