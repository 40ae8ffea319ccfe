"""Which rules run: those that `make native` compiled, or the source.

Compiled modules lie beside their source, and Python finds them first. `FABLETOP_PURE=1` runs the source all the same:
both play the same games. What was compiled from another source than the one that is here is refused.
"""

from __future__ import annotations

import json
import os
import sys
from hashlib import blake2b
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path
from typing import TypeAlias

PACKAGE = Path(__file__).parent
MANIFEST = PACKAGE / "compiled.json"
Stamp: TypeAlias = "tuple[int, str]"  # of a source: when it was written, in nanoseconds, and a hash of its text


def settled() -> bool:
    """Whether compiled rules run; asked once, before any of them is loaded."""
    if not MANIFEST.is_file():
        return False
    if os.environ.get("FABLETOP_PURE"):
        sys.path_hooks.insert(0, _source_only)
        return False
    if stale := [name for name, stamp in read().items() if not _fits(PACKAGE / name, stamp)]:
        raise ImportError(
            f"{stale[0]} has changed since it was compiled: `make native` compiles it again, `make pure` takes the"
            " compiled modules away, and FABLETOP_PURE=1 runs the source"
        )
    return True


def stamp(file: Path) -> Stamp:
    return file.stat().st_mtime_ns, blake2b(file.read_bytes(), digest_size=16).hexdigest()


def read() -> dict[str, Stamp]:
    found: dict[str, Stamp] = json.loads(MANIFEST.read_text(encoding="utf-8"))
    return found


def _fits(file: Path, found: Stamp) -> bool:
    """A file that was only laid out anew, by git or from an archive, is the same."""
    written, text = found
    return file.stat().st_mtime_ns == written or stamp(file)[1] == text


def _source_only(path: str) -> FileFinder:
    """A path hook: of this package only the source is found."""
    if not Path(path).is_relative_to(PACKAGE):
        raise ImportError
    return FileFinder(path, (SourceFileLoader, [".py"]))


NATIVE = settled()
