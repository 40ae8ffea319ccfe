"""Saved games: the header, the choices, and a snapshot that makes loading fast.

The list of choices is the truth. The snapshot (the newest checkpoint) is a cache: going back before it, or
asking for the log, replays the game from its beginning.
"""

from __future__ import annotations

import os
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from .errors import SaveError
from .in_play import Manifest, manifest
from .root import Root
from .rulebook import Rulebook
from .state import read as read_state
from .tape import Origin

if TYPE_CHECKING:
    from .game import Game

S = TypeVar("S", bound="Root[Any]")

FORMAT = 2


class Snapshot(msgspec.Struct):
    index: int  # how many of the choices lie before it
    state: msgspec.Raw


class Save(msgspec.Struct, forbid_unknown_fields=True):
    fabletop: int
    game: str
    rules: str
    content: Manifest  # what it is played with
    packs: list[str]  # folders of the owner's own cards
    inline: str  # cards of a position file
    seats: int
    options: dict[str, bool | int | str]
    seed: str
    base: msgspec.Raw  # the state that no seed gives, or null
    first: int  # the ply of the base
    choices: list[tuple[int, str, tuple[str | int, ...], bool]]
    snapshot: Snapshot | None  # of a table that was set aside there may be none


class Kept(msgspec.Struct):
    """What every format has."""

    fabletop: int


class Sealed(msgspec.Struct):
    check: str
    save: msgspec.Raw


def dump(game: Game[S], *, folders: bool = True) -> bytes:
    """A game as a file; without `folders` nobody learns where its owner's cards lie."""
    book = game.book
    mark = game.newest()
    origin = game.origin or Origin(book.id, 0, {}, game.base.rng.seed, state_json(game.base), game.first)
    past = len(game.tape) - game.ahead
    save = Save(
        fabletop=FORMAT,
        game=book.id,
        rules=book.version,
        content=manifest(book, game.state),
        packs=[str(folder) for folder in book.pack.overrides] if folders else [],
        inline=book.pack.inline,
        seats=origin.seats,
        options=origin.options,
        seed=origin.seed,
        base=msgspec.Raw(origin.state or b"null"),
        first=origin.first,
        choices=game.tape,
        snapshot=Snapshot(past + mark.place, msgspec.Raw(state_json(mark.state))),
    )
    return seal(save)


def seal(save: Save) -> bytes:
    body = msgspec.json.encode(save)
    return b'{"check":"' + _check(body).encode() + b'","save":\n' + body + b"}\n"


def write(game: Game[S], path: Path) -> None:
    """Write the whole file beside the old one, then put it in its place: no file is ever half written."""
    if not path.name or path.is_dir():
        raise SaveError(f"{path}: cannot be written (it is a folder)")
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_bytes(dump(game))
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise SaveError(f"{path}: cannot be written ({error.strerror})") from None


def read(path: Path) -> Save:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise SaveError(f"{path}: cannot be read ({error.strerror})") from None
    try:
        sealed = msgspec.json.decode(data, type=Sealed)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise SaveError(f"{path}: this is not a saved game, or its end is missing") from None
    if _check(bytes(sealed.save).strip()) != sealed.check:
        raise SaveError(f"{path}: the file is damaged (its check sum is wrong)")
    try:
        format = msgspec.json.decode(sealed.save, type=Kept).fabletop
        if format != FORMAT:
            raise SaveError(f"{path}: the file has format {format}, this version reads format {FORMAT}")
        return msgspec.json.decode(sealed.save, type=Save)
    except msgspec.DecodeError as error:
        raise SaveError(f"{path}: this is not a saved game that this version knows ({error})") from None


def base_of(book: Rulebook[S], origin: Origin, content: Any) -> S:
    """The state that a game began with."""
    if origin.state:
        return from_json(book, origin.state, content)
    return book.begin(content, origin.seats, origin.options, origin.seed)


def state_json(state: Root[Any]) -> bytes:
    """A state between two scenes, for `Origin`."""
    return msgspec.json.encode(state)


def from_json(book: Rulebook[S], data: bytes, content: Any) -> S:
    try:
        t = read_state(book.state, data)
    except msgspec.DecodeError as error:
        raise SaveError(f"the stored state is not one of {book.id} ({error})") from None
    t.content = content
    return t


def _check(body: bytes) -> str:
    return blake2b(body, digest_size=16).hexdigest()
