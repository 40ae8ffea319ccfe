"""Games on their way to a worker process. Their content is the same every time: it is packed and unpacked once."""

from __future__ import annotations

import pickle
from functools import lru_cache
from typing import Any

MOST = 8  # contents that are remembered: games, and owners' own cards

_packed: dict[int, tuple[Any, bytes]] = {}  # by id; the content is held, so that no other takes its id


def pack(content: Any) -> bytes:
    found = _packed.get(id(content))
    if found is None:
        if len(_packed) >= MOST:
            _packed.clear()
        found = _packed[id(content)] = (content, pickle.dumps(content))
    return found[1]


@lru_cache(maxsize=MOST)
def unpack(data: bytes) -> Any:
    return pickle.loads(data)
