"""The chain of a table's rows: each carries a digest over the one before it and its own words.

A row that was changed, left out or put in anywhere breaks the chain from there on; the table keeps the newest
digest, so that also a missing end is noticed. Migrations and `fabletop db check` go by the same functions.
"""

from __future__ import annotations

from hashlib import blake2b

import msgspec

SIZE = 16  # bytes of a digest


def root(id: str, game: str, rules: str, seats: int, options: str, seed: str, state: bytes, first: int) -> str:
    """What the first row hangs on: all that the game was made from. `options` is the JSON that is stored."""
    made_from = [id, game, rules, seats, options, seed, blake2b(state, digest_size=SIZE).hexdigest(), first]
    return _digest(msgspec.json.encode(made_from))


def link(before: str, number: int, seat: int, kind: str, key: str, auto: bool) -> str:
    """The digest of a row; `key` is the JSON that is stored."""
    return _digest(msgspec.json.encode([before, number, seat, kind, key, bool(auto)]))


def _digest(data: bytes) -> str:
    return blake2b(data, digest_size=SIZE).hexdigest()
