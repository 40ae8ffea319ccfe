"""Packs with more in them than the game has: a copy of an entry of every kind that can be added, under another name."""

from __future__ import annotations

import dataclasses
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import yaml

import fabletop
from fabletop.kernel import Rulebook
from fabletop.kernel.yaml_files import read_yaml

Entry = dict[str, Any]

# Kinds to which an entry is added, the entry that it is a copy of, and what else is different.
ADDED: dict[str, list[tuple[str, str, Entry]]] = {
    "roll-player": [("market", "longsword", {"number": 999}), ("backstory", "", {})],
    "thunderstone": [("village", "lantern", {}), ("monster", "", {"group": "new_group"})],
    "thorgal": [("item", "", {}), ("event", "", {}), ("adventure", "", {})],
    "euthia": [("merchant", "", {}), ("monster", "", {}), ("scenario", "hunt", {"number": 99})],
}


def entries(book: Rulebook[Any], kind: str) -> list[Entry]:
    """The entries of a kind as they are written."""
    if kind in book.pack.apart:
        files = sorted(folder / f"{kind}.yaml" for folder in book.pack.folders().values())
        return [read_yaml(file) for file in files]
    return list(read_yaml(book.pack.place(kind)))


def entry(book: Rulebook[Any], kind: str, id: str) -> Entry:
    found = entries(book, kind)
    return next((each for each in found if each["id"] == id), found[0])


def put(folder: Path, kind: str, new: Entry, apart: bool) -> None:
    if apart:
        file = folder / f"{kind}s" / new["id"] / f"{kind}.yaml"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(yaml.dump(new, Dumper=yaml.CSafeDumper), encoding="utf-8")
        return
    file = folder / f"{kind}.yaml"
    before = read_yaml(file) if file.exists() else []
    kept = [each for each in before if each["id"] != new["id"]]
    folder.mkdir(parents=True, exist_ok=True)
    file.write_text(yaml.dump([*kept, new], Dumper=yaml.CSafeDumper, sort_keys=False), encoding="utf-8")


def add(book: Rulebook[Any], folder: Path) -> None:
    """Add to a folder what the game does not have."""
    for kind, id, other in ADDED[book.id]:
        put(folder, kind, {**entry(book, kind, id), "id": f"new_{kind}", **other}, kind in book.pack.apart)


def beside(book: Rulebook[Any], folder: Path) -> Rulebook[Any]:
    """An owner's folder with further entries."""
    add(book, folder)
    return dataclasses.replace(book, pack=book.pack.with_folders((folder,)))


def inside(book: Rulebook[Any], folder: Path) -> Rulebook[Any]:
    """The game's own folder, as it will be when entries were added to it."""
    shutil.copytree(book.pack.folder, folder)
    for kind in book.pack.apart:
        shutil.copytree((book.pack.home or book.pack.folder) / f"{kind}s", folder / f"{kind}s", dirs_exist_ok=True)
    add(book, folder)
    return dataclasses.replace(book, pack=dataclasses.replace(book.pack, folder=folder, home=None))


def changed(game: str, kind: str, id: str, folder: Path, change: Callable[[Entry], None]) -> Rulebook[Any]:
    """An owner's folder in which one entry of the game is written otherwise."""
    book = fabletop.book(game)
    other = entry(book, kind, id)
    assert other["id"] == id
    change(other)
    put(folder, kind, other, kind in book.pack.apart)
    return dataclasses.replace(book, pack=book.pack.with_folders((folder,)))
