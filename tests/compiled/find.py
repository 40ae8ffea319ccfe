"""The compiler of the tests: the system's, or on Debian a newly installed one. As a script: make sure of it."""

from __future__ import annotations

import os
import sys

import native

from tests.debian import install


def main() -> None:
    if not native.can_compile():
        print("Installing a C compiler and the headers of Python ...", flush=True)
        install("gcc", "libc6-dev", "python3-dev")
    if not native.can_compile():
        print(native.MISSING, file=sys.stderr)
        sys.exit(1 if os.environ.get("CI") else 0)


if __name__ == "__main__":
    main()
