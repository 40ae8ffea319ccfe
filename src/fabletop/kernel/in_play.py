"""Which content a game is played with: a stored game goes on as long as that is the same, whatever else was added."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from .errors import SaveError
from .root import Root

if TYPE_CHECKING:
    from .rulebook import Rulebook

S = TypeVar("S", bound="Root[Any]")

# Kind -> id -> the print of an entry that is in play; "" of one that was there too when the game began.
Manifest: TypeAlias = dict[str, dict[str, str]]

MOST_NAMED = 6  # entries that an error names


def manifest(book: Rulebook[S], t: S) -> Manifest:
    """The entries that there are, with the prints of those in play."""
    chosen = book.in_play(t)
    found: Manifest = {}
    for kind, prints in book.pack.prints().items():
        played = prints if kind not in chosen else set(chosen[kind])
        found[kind] = {id: print if id in played else "" for id, print in prints.items()}
    return found


def as_it_was(book: Rulebook[S], began: Manifest) -> Rulebook[S]:
    """The book with the entries that a game began with; SaveError names those in play that have changed."""
    prints = book.pack.prints()
    changed = [
        f"{kind} '{id}'"
        for kind, entries in began.items()
        for id, print in entries.items()
        if (print and prints.get(kind, {}).get(id) != print) or (kind in book.drawn and id not in prints.get(kind, {}))
    ]
    if changed:
        more = f" and {len(changed) - MOST_NAMED} more" if len(changed) > MOST_NAMED else ""
        raise SaveError(f"what the game is played with has changed since: {', '.join(changed[:MOST_NAMED])}{more}")
    known = {kind: list(entries) for kind, entries in began.items()}
    if all(list(entries) == known.get(kind, list(entries)) for kind, entries in prints.items()):
        return book
    return replace(book, pack=book.pack.with_only(known))


def all_in_play(t: Any) -> dict[str, list[str]]:
    """A game that is played with everything in its pack."""
    return {}
