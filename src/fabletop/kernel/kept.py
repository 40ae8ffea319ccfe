"""What takes long to make from files is kept beside them, as Python keeps what it has compiled: in `__pycache__`."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")

FOLDER = "__pycache__"  # never in the repository, never in a wheel, and removed by `make clean`


def kept(place: Path, name: str, looks: str, kind: type[T], make: Callable[[], T]) -> T:
    """What `make` gives, or gave when the files that it is made of had the same `looks`.

    A file that is missing, old or damaged, and a folder that cannot be written, cost time and nothing else.
    """
    file = place / FOLDER / name
    with suppress(OSError, msgspec.DecodeError):
        seal, _, data = file.read_bytes().partition(b"\n")
        if seal == _seal(looks, data):
            return msgspec.msgpack.decode(data, type=kind)
    made = make()
    with suppress(OSError):
        _write(file, looks, msgspec.msgpack.encode(made))
    return made


def looks(*places: Path) -> str:
    """Some digits that change with any of these files and folders: they hold names, sizes and times."""
    seen = blake2b(digest_size=16)
    for place in places:
        for file in _files(place) if place.is_dir() else (place,):
            about = file.stat()
            seen.update(f"{os.fspath(file)} {about.st_size} {about.st_mtime_ns}\n".encode())
    return seen.hexdigest()


def _files(folder: str | Path) -> Iterator[os.DirEntry[str]]:
    for each in sorted(os.scandir(folder), key=lambda entry: entry.name):
        if not each.is_dir():
            yield each
        elif each.name != FOLDER:
            yield from _files(each.path)


def _seal(looks: str, data: bytes) -> bytes:
    """The first line of a file: what it was made of, and that it is whole."""
    return blake2b(looks.encode() + data, digest_size=16).hexdigest().encode()


def _write(file: Path, looks: str, data: bytes) -> None:
    """Others may read or write the same file now: it is there at once and whole, or not at all."""
    file.parent.mkdir(exist_ok=True)
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    draft.write_bytes(_seal(looks, data) + b"\n" + data)
    draft.replace(file)
