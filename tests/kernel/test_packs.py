"""Packs are read once, also when several threads of a server ask for one together."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from fabletop.kernel.content import Pack


def test_threads_that_ask_together_get_the_same_content(tmp_path: Path) -> None:
    """Two at a time would learn the schemas together, of which msgspec dies, and hold two contents of one pack."""
    made: list[object] = []

    def make(raw: Any) -> object:
        time.sleep(0.05)
        made.append(object())
        return made[-1]

    pack = Pack(tmp_path, {}, make=make, count=lambda kind, raw: 0)
    with ThreadPoolExecutor(8) as threads:
        found = list(threads.map(lambda _: pack.load(), range(8)))
    assert len(made) == 1 and all(each is made[0] for each in found)
