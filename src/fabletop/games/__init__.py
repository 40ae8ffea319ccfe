"""The games. Each is a folder with a constant `BOOK`; a new folder is a new game."""

from __future__ import annotations

import dataclasses
import pkgutil
import secrets
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from ..kernel import Game, Origin, Rulebook, SetupError
from ..kernel.loading import restore
from ..kernel.saves import base_of, read


def games() -> list[str]:
    """The ids of all games."""
    return list(_found())


@cache
def _found() -> tuple[str, ...]:
    return tuple(sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(__path__)))


def known(game: str) -> str:
    """The id of a game; on the command line it may be written as its folder is."""
    name = str(game).replace("_", "-")
    if name not in _found():
        raise SetupError(f"there is no game '{game}'; there are: {', '.join(games())}")
    return name


def book(game: str, packs: str | Path | Sequence[str | Path] = ()) -> Rulebook[Any]:
    """What a game declares, with an owner's own cards if folders are given."""
    if isinstance(packs, str | Path):
        packs = (packs,)
    found: Rulebook[Any] = import_module(f"{__name__}.{known(game).replace('-', '_')}").BOOK
    if packs:
        found = dataclasses.replace(found, pack=found.pack.with_folders(tuple(Path(each).resolve() for each in packs)))
    return found


def new(
    game: str,
    seats: int = 2,
    seed: int | str | None = None,
    packs: str | Path | Sequence[str | Path] = (),
    *,
    keep: bool = True,
    **options: bool | int | str,
) -> Game[Any]:
    """Begin a game. Without a seed it is a secret one of 128 random bits."""
    rules = book(game, packs)
    check_setup(rules, seats, options)
    if type(seed) not in (int, str, type(None)):
        raise SetupError(f"a seed is a whole number or a text, not {seed!r}")
    text = secrets.token_hex(16) if seed is None else str(seed)
    origin = Origin(rules.id, seats, dict(options), text)
    base = base_of(rules, origin, rules.pack.load())
    return Game(rules, base, keep=keep, origin=origin if keep else None)


def check_setup(rules: Rulebook[Any], seats: int, options: dict[str, bool | int | str]) -> None:
    if type(seats) is not int or seats not in rules.seats:
        raise SetupError(f"{rules.id} is for {rules.seats[0]} to {rules.seats[-1]} players, not {seats}")
    known = {option.name: option for option in rules.settings()} if options else {}
    for name, value in options.items():
        if name not in known:
            raise SetupError(f"{rules.id} has no option '{name}'; it has: {', '.join(known)}")
        if isinstance(known[name].default, str) and not known[name].values:
            if not isinstance(value, str):
                raise SetupError(f"option '{name}' of {rules.id} is a text, not {value!r}")
            continue
        allowed = known[name].values or (False, True)
        if value not in allowed or type(value) is not type(allowed[0]):
            raise SetupError(f"option '{name}' of {rules.id} is one of {list(allowed)}, not {value!r}")


def load(path: str | Path, packs: Sequence[str | Path] | None = None) -> Game[Any]:
    """Go on with a saved game; `packs` says where its folders of cards lie now, if they were moved."""
    file = Path(path)
    save = read(file)
    rules = book(save.game, save.packs if packs is None else packs)
    if save.inline:
        rules = dataclasses.replace(rules, pack=rules.pack.with_entries(save.inline))
    return restore(rules, save, file)
