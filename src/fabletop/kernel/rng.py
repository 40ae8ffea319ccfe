"""Chance that is the same on every machine and every version of Python.

The generator is counter mode over BLAKE2b: word `i` of the seed `s` is the 32-bit big-endian word
`i mod 16` of BLAKE2b-512(message = `i div 16` as 8 bytes big-endian, key = `s` in UTF-8). A number below n
is `word * n >> 32`; below 1 costs no word. Its whole state is the seed and a counter, and nobody can compute
a seed of 128 random bits back from what was rolled.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import field
from hashlib import blake2b
from typing import TypeVar

from .errors import SetupError
from .node import Node
from .state import state

T = TypeVar("T")

_unpack = struct.Struct(">16I").unpack


class _Cache(Node):
    __slots__ = ("_block", "_words")
    _block: int
    _words: tuple[int, ...]


@state
class Rng(_Cache):
    seed: str
    at: int = 0  # how many words of this seed have been used
    forced: list[int] = field(default_factory=list)  # the next faces, from a position file

    def __post_init__(self) -> None:
        if not 0 < len(self.seed.encode()) <= 64:
            raise SetupError(f"a seed has 1 to 64 bytes, not {len(self.seed.encode())}")
        self._block = -1
        self._words = ()

    def clone(self) -> Rng:
        new = Rng.__new__(Rng)
        new.seed = self.seed
        new.at = self.at
        new.forced = self.forced[:]
        new._block = self._block
        new._words = self._words
        return new

    def reseed(self, token: str) -> None:
        """Open the future: the same one however much was drawn before, and without fixed faces."""
        self.seed = token
        self.at = 0
        self.forced.clear()
        self._block = -1

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        if n == 1:
            return 0
        at = self.at
        self.at = at + 1
        if at >> 4 != self._block:
            self._fetch(at >> 4)
        return self._words[at & 15] * n >> 32

    def _fetch(self, block: int) -> None:
        """Sixteen words at once."""
        self._block = block
        self._words = _unpack(blake2b(block.to_bytes(8, "big"), key=self.seed.encode()).digest())

    def roll(self, sides: int = 6) -> int:
        """The face of one die; faces that a position file fixed come first."""
        if self.forced:
            self.at += 1
            return self.forced.pop(0)
        return self.below(sides) + 1

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def take(self, items: list[T], number: int) -> list[T]:
        """Take that many out of a list that has more, each as likely as the others: `below`, written out."""
        taken = []
        at, block, words = self.at, self._block, self._words
        for left in range(len(items), len(items) - number, -1):
            if at >> 4 != block:
                self._fetch(at >> 4)
                block, words = self._block, self._words
            taken.append(items.pop(words[at & 15] * left >> 32))
            at += 1
        self.at = at
        return taken

    def token(self) -> str:
        """Fresh bits for a redeal, as text."""
        return "".join(f"{self.below(1 << 32):08x}" for _ in range(4))
