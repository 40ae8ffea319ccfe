"""Whether a stored table can go on, and how.

A table is replayed from its beginning, and must come to the state of its newest checkpoint. Where it does not, or where
the rules have another version now, it goes on from the checkpoint: an epoch begins, and what lies before was played by
other rules. A table without a checkpoint, one whose cards have changed and one whose rows are damaged are set aside.
Nothing of a table is ever changed by that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from .. import __version__
from ..kernel import FabletopError, Game, Origin, Rulebook, SaveError
from ..kernel.in_play import MOST_NAMED, Manifest, as_it_was, manifest
from ..kernel.saves import FORMAT, Save, Snapshot, base_of, from_json, seal, state_json
from ..kernel.tape import DEALER, Entry
from . import sent
from .lasting import Aside, Checkpoint, Epoch
from .rows import Row, broken, fold
from .store import Store, TableRow


class Halted(FabletopError):
    """A stored table that cannot go on here."""

    def __init__(self, aside: Aside) -> None:
        super().__init__(aside.message)
        self.aside = aside


@dataclass(slots=True)
class Stored:
    """All that is stored of a table's game."""

    row: TableRow
    content: Manifest | None  # what it is played with
    rows: list[Row]
    epochs: list[Epoch]
    checkpoint: Checkpoint | None

    @property
    def tape(self) -> list[Entry]:
        return fold(self.rows, self.epochs)

    def usable(self) -> Checkpoint | None:
        """The checkpoint, unless moves before it have been taken back since."""
        kept = self.checkpoint
        if kept is None:
            return None
        since = [epoch for epoch in self.epochs if epoch.rows <= kept.rows]
        return kept if fold(self.rows[: kept.rows], since)[: kept.place] == self.tape[: kept.place] else None


def stored(store: Store, id: str) -> Stored | None:
    """Blocking: for the thread of the store."""
    row = store.table(id)
    if row is None:
        return None
    return Stored(row, store.began_with(id), store.rows(id), store.epochs(id), store.lasting.checkpoint(id))


def game_of(row: TableRow, rules: Rulebook[Any], tape: Sequence[Entry]) -> Game[Any]:
    """The game of a table after these choices. Rules that ask something else refuse by name of the move."""
    origin = Origin(row.game, len(row.seats), row.options, row.seed, row.base, row.base_ply)
    base = base_of(rules, origin, rules.pack.load())
    return Game(rules, base, tape, first=row.base_ply, origin=origin)


def checkpoint(row: TableRow, rows: int, game: Game[Any]) -> Checkpoint:
    """The newest one of a game, which stands at a scene: what came since is on the tape."""
    mark, book = game.newest(), game.book
    ply = row.base_ply + sum(entry[0] != DEALER for entry in game.tape[: mark.place])
    content = manifest(book, mark.state)
    return Checkpoint(rows, mark.place, ply, book.version, __version__, content, state_json(mark.state))


def since_of(row: TableRow) -> sent.Since | None:
    """From which move on the game is played by other rules than before."""
    since = row.since
    return None if since is None else sent.Since(since.first, since.before, since.fabletop, since.rules)


# -- waking ----------------------------------------------------------------------------------------


def hindrance(rules: Rulebook[Any], row: TableRow, content: Manifest | None, kept: Checkpoint | None) -> Aside | None:
    """What keeps a table from going on, as far as that shows before it is replayed."""
    if row.played_by == rules.version:
        if content is None:
            unknown = f"table {row.id} was begun by an older Fabletop, which did not keep what it is played with"
            return Aside("content", unknown)
        try:
            as_it_was(rules, content)
        except SaveError as error:
            return Aside("content", f"table {row.id}: {error}")
        return None
    begun = f"table {row.id} was played by rules {row.played_by} of {row.game}; here are rules {rules.version}"
    if kept is None:
        return Aside("rules", f"{begun}, and no checkpoint was kept from which it could go on")
    gone = _gone(rules, kept.content)
    return (
        Aside("content", f"{begun}, without what it is played with: {', '.join(gone[:MOST_NAMED])}") if gone else None
    )


def _gone(rules: Rulebook[Any], content: Manifest) -> list[str]:
    there = rules.pack.prints()
    return [
        f"{kind} '{id}'"
        for kind, entries in content.items()
        for id, print in entries.items()
        if print and id not in there.get(kind, {})
    ]


def wake(rules: Rulebook[Any], found: Stored) -> tuple[Game[Any], Epoch | None]:
    """The game of a table, and the epoch that begins if it goes on by other rules; or Halted."""
    row, kept = found.row, found.usable()
    if fault := broken(row.root(), row.tail, found.rows):
        raise Halted(Aside("damaged", f"table {row.id} is damaged: {fault}"))
    if aside := hindrance(rules, row, found.content, kept):
        raise Halted(aside)
    if row.played_by != rules.version:
        return _from_checkpoint(rules, found, kept, "")
    assert found.content is not None, "else something hinders it"
    try:
        game = game_of(row, as_it_was(rules, found.content), found.tape)
        changed = "" if kept is None or _as_kept(game, kept) else f"it comes to another state at move {kept.first}"
    except Exception as error:  # whatever rules do with choices that were not made by them
        changed = str(error)
    else:
        if not changed:
            return game, None
    return _from_checkpoint(rules, found, kept, changed)


def _as_kept(game: Game[Any], kept: Checkpoint) -> bool:
    """Whether a replay came through the state of the checkpoint; a field that is new since has its first value."""
    then = game.at(kept.first).newest().state
    return state_json(from_json(game.book, kept.state, then.content)) == state_json(then)


def _from_checkpoint(
    rules: Rulebook[Any], found: Stored, kept: Checkpoint | None, changed: str
) -> tuple[Game[Any], Epoch]:
    row = found.row
    if kept is None:
        raise Halted(Aside("rules", f"table {row.id} cannot be replayed: {changed}; and no checkpoint was kept"))
    known = {kind: list(entries) for kind, entries in kept.content.items()}
    book = replace(rules, pack=rules.pack.with_only(known))
    try:
        base = from_json(book, kept.state, book.pack.load())
        content = manifest(book, base)
        values = (len(found.rows), kept.place, kept.first, kept.rules, kept.fabletop, rules.version)
        epoch = Epoch(*values, content, kept.state)
        game = game_of(replace(row, since=epoch), book, found.tape[kept.place :])
    except Exception as error:  # a state of other rules may be anything to these
        raise Halted(Aside("rules", f"table {row.id} cannot go on from its checkpoint: {error}")) from error
    return game, epoch


# -- taking it elsewhere ---------------------------------------------------------------------------


def export(found: Stored, epoch: int | None = None) -> bytes:
    """The choices of a table as a save, for the Fabletop that had its rules: of its newest epoch, or of another."""
    number = len(found.epochs) if epoch is None else epoch
    if not 0 <= number <= len(found.epochs):
        raise SaveError(f"table {found.row.id} has epochs 0 to {len(found.epochs)}, not {number}")
    newest = number == len(found.epochs)
    ends = len(found.rows) if newest else found.epochs[number].rows
    since = found.epochs[number - 1] if number else None
    row = replace(found.row, since=since)
    kept = found.usable() if newest else None
    rules = row.played_by if newest or number else row.rules
    save = Save(
        fabletop=FORMAT,
        game=row.game,
        rules=rules,
        content=(since.content if since else found.content if newest else None) or {},
        packs=[],
        inline="",
        seats=len(row.seats),
        options=row.options,
        seed=row.seed,
        base=msgspec.Raw(row.base or b"null"),
        first=row.base_ply,
        choices=fold(found.rows[:ends], found.epochs[:number]),
        snapshot=Snapshot(kept.place, msgspec.Raw(kept.state)) if kept else None,
    )
    return seal(save)
