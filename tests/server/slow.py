"""Jobs and computer players for the processes of the tests: slow ones, and such that fail."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from fabletop.bots import Bot
from fabletop.bots.budget import Stop
from fabletop.kernel import Decision, Game, Key


def nap(seconds: float, stop: Stop) -> float:
    """Until it is told to stop; how long it was."""
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds and not stop():
        time.sleep(0.002)
    return time.perf_counter() - begun


def noted(wish: tuple[Path, float], stop: Stop) -> None:
    """The same, and afterwards it stands in a file whether it was told to stop."""
    file, seconds = wish
    file.with_suffix(".begun").touch()
    nap(seconds, stop)
    file.write_text("stopped" if stop() else "done")


def die(_: Any, stop: Stop) -> None:
    os._exit(3)


class Deaf(Bot):
    """Thinks for ever, whatever it is told."""

    def choose(self, game: Game[Any], decision: Decision) -> Key:
        while True:
            time.sleep(1)


class Broken(Bot):
    def choose(self, game: Game[Any], decision: Decision) -> Key:
        raise ValueError("two and two are five")


class Dying(Bot):
    def choose(self, game: Game[Any], decision: Decision) -> Key:
        os._exit(3)
