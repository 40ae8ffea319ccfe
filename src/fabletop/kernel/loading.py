"""A saved game goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

from .errors import SaveError
from .game import Game
from .in_play import as_it_was
from .root import Root
from .rulebook import Rulebook
from .saves import Save, base_of, from_json
from .tape import DEALER, Entry, Origin

S = TypeVar("S", bound="Root[Any]")


def restore(book: Rulebook[S], save: Save, path: Path) -> Game[S]:
    if save.rules != book.version:
        raise SaveError(f"{path}: saved with rules {save.rules} of {book.id}, these are rules {book.version}")
    try:
        book = as_it_was(book, save.content)
    except SaveError as error:
        raise SaveError(f"{path}: {error}") from None
    content = book.pack.load()
    state = b"" if bytes(save.base) == b"null" else bytes(save.base)
    origin = Origin(save.game, save.seats, save.options, save.seed, state, save.first)
    if save.snapshot is None:
        try:
            return Game(book, base_of(book, origin, content), save.choices, first=save.first, origin=origin)
        except SaveError as error:
            raise SaveError(f"{path}: {error}") from None
    index = save.snapshot.index
    if not 0 <= index <= len(save.choices):
        raise SaveError(f"{path}: the snapshot stands at entry {index} of {len(save.choices)}")
    entries: list[Entry] = save.choices
    past = entries[:index]
    first = save.first + sum(entry[0] != DEALER for entry in past)
    try:
        base = from_json(book, bytes(save.snapshot.state), content)
        return Game(book, base, entries[index:], first=first, origin=origin, past=past, snapshot=True)
    except SaveError as error:
        raise SaveError(f"{path}: {error}") from None
    except Exception as error:  # a state that fits its types and not the rules
        raise SaveError(f"{path}: the stored state is not one of {book.id} ({error!r})") from None
