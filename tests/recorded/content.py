"""The entries of the packs that there were when a game was recorded: it is replayed with these, whatever was added."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from fabletop.kernel import Rulebook
from fabletop.kernel.in_play import Manifest, as_it_was, manifest

FOLDER = Path(__file__).parent / "content"


def file_of(game: str, name: str) -> Path:
    """The entries of that name; those that there were at first have none."""
    return FOLDER / (f"{game}-{name}.json" if name else f"{game}.json")


def known(game: str, name: str) -> Manifest:
    return msgspec.json.decode(file_of(game, name).read_bytes(), type=Manifest)


def with_known(book: Rulebook[Any], name: str) -> Rulebook[Any]:
    """The book with just the entries of that name, as they are written now."""
    entries = known(book.id, name)
    return as_it_was(book, {kind: dict.fromkeys(ids, "") for kind, ids in entries.items()})


def name_of(book: Rulebook[Any]) -> str:
    """The name of the entries that there are now; they are written down if they are new."""
    prints = book.pack.prints()
    for file in sorted(FOLDER.glob(f"{book.id}*.json")):
        name = file.stem.removeprefix(book.id).removeprefix("-")
        if {kind: list(ids) for kind, ids in known(book.id, name).items()} == book.pack.entries():
            return name
    data = msgspec.json.format(msgspec.json.encode(prints), indent=1)
    name = blake2b(data, digest_size=3).hexdigest()
    FOLDER.mkdir(exist_ok=True)
    file_of(book.id, name).write_bytes(data + b"\n")
    return name


def played_with(book: Rulebook[Any], t: Any) -> str:
    """A few digits of the entries in play, as they are written now."""
    return _digest(manifest(book, t))


def was_played_with(book: Rulebook[Any], t: Any, name: str) -> str:
    """The same, as they were written when the entries of that name were put down."""
    then = known(book.id, name)
    return _digest(
        {kind: {id: print and then[kind][id] for id, print in ids.items()} for kind, ids in manifest(book, t).items()}
    )


def _digest(entries: Manifest) -> str:
    in_play = {kind: {id: print for id, print in ids.items() if print} for kind, ids in entries.items()}
    return blake2b(msgspec.json.encode(in_play, order="deterministic"), digest_size=4).hexdigest()
