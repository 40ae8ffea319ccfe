"""The user's saved games, and who sits at their tables."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from ..bots import SEATED, named
from ..kernel import Game, SaveError

ENDING = ".fabletop"


class Seating(msgspec.Struct):
    """What a saved game does not say: which seats are people, and who plays the others."""

    people: list[int]
    bots: str


def folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "fabletop" / "saves"


def new_file(game: str) -> Path:
    """A file for a game that begins now."""
    folder().mkdir(parents=True, exist_ok=True)
    name = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    file = folder() / f"{name}{ENDING}"
    number = 1
    while file.exists() or (folder() / "finished" / file.name).exists():
        number += 1
        file = folder() / f"{name}-{number}{ENDING}"
    return file


def latest(game: str) -> Path:
    """The newest unfinished game; `game` may be empty."""
    files = [file for file in folder().glob(f"*{ENDING}") if file.name.startswith(game)]
    if not files:
        raise SaveError(f"{folder()}: there is no unfinished game{' of ' + game if game else ''} to resume")
    return max(files, key=lambda file: (file.stat().st_mtime_ns, file.name))


def finish(file: Path) -> Path:
    """Put a game that is over aside, so that nobody is asked to resume it; gives its new place."""
    if file.parent != folder() or not file.exists():
        return file
    place = folder() / "finished"
    place.mkdir(exist_ok=True)
    _seating_file(file).unlink(missing_ok=True)
    return file.rename(place / file.name)


def seat_down(file: Path, seating: Seating) -> None:
    _seating_file(file).write_bytes(msgspec.json.encode(seating))


def seating(file: Path) -> Seating | None:
    """Who sat at the table of a saved game, if it was saved by us."""
    try:
        return msgspec.json.decode(_seating_file(file).read_bytes(), type=Seating)
    except (OSError, msgspec.DecodeError):
        return None


def fits(seating: Seating, game: Game[Any]) -> bool:
    """Whether these people can sit at that table."""
    seats = game.origin.seats if game.origin else 0
    return (
        bool(seating.people) and all(0 <= seat < seats for seat in seating.people) and named(seating.bots)[0] in SEATED
    )


def _seating_file(file: Path) -> Path:
    return file.with_name(f".{file.name}.seats")
