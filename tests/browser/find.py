"""The browser of the tests: the system's Chromium, or on Debian a newly installed one.

As a script: make sure that there is one, and say so if there cannot be one.
"""

from __future__ import annotations

import os
import shutil
import sys

from tests.debian import install

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = "No Chromium was found: install one (Debian: apt-get install chromium), or name it in CHROME."


def find() -> str | None:
    named = os.environ.get("CHROME")
    if named:
        return shutil.which(named)
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def main() -> None:
    if find() is None:
        print("Installing Chromium for the browser tests ...", flush=True)
        install("chromium")
    if find() is None:
        print(MISSING, file=sys.stderr)
        sys.exit(1 if os.environ.get("CI") else 0)


if __name__ == "__main__":
    main()
