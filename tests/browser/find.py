"""The browser of the tests: the system's Chromium, or on Debian a newly installed one.

As a script: make sure that there is one, and say so if there cannot be one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = "No Chromium was found: install one (Debian: apt-get install chromium), or name it in CHROME."


def find() -> str | None:
    named = os.environ.get("CHROME")
    if named:
        return shutil.which(named)
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """By the package manager, if we may use it without a question."""
    apt = shutil.which("apt-get")
    if not apt:
        return
    before: Sequence[str] = () if os.geteuid() == 0 else ("sudo", "-n")
    if before and not shutil.which("sudo"):
        return
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (("update", "-qq"), ("install", "-y", "-qq", "--no-install-recommends", "chromium")):
        done = subprocess.run([*before, apt, *words], env=environment, stdout=subprocess.DEVNULL, check=False)
        if done.returncode:
            return


def main() -> None:
    if find() is None:
        print("Installing Chromium for the browser tests ...", flush=True)
        install()
    if find() is None:
        print(MISSING, file=sys.stderr)
        sys.exit(1 if os.environ.get("CI") else 0)


if __name__ == "__main__":
    main()
