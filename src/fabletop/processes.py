"""Processes that work for another one."""

from __future__ import annotations

import multiprocessing
import os
import threading


def live_with_the_parent() -> None:
    """If whoever started this process was killed, it does not stay behind and wait for work forever."""
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=follow, daemon=True).start()
