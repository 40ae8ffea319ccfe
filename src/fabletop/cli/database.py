"""`fabletop db`: what is done to the database of a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .speech import Speech

_help = Speech()
app = typer.Typer(help=_help("help-db-command"), no_args_is_help=True, rich_markup_mode=None)

Db = Annotated[str | None, typer.Option("--db", metavar="URL", help=_help("help-db"), show_default=False)]
Packs = Annotated[
    list[str] | None, typer.Option("--pack", metavar="[GAME=]DIR", help=_help("help-serve-pack"), show_default=False)
]
Lang = Annotated[str | None, typer.Option("--lang", help=_help("help-lang"), show_default=False)]
File = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]


def _url(db: str | None) -> str:
    from ..server.serve import default_db

    return db or default_db()


@app.command(help=_help("help-db-backup"))
def backup(file: File, db: Db = None, lang: Lang = None) -> None:
    from ..server.migrating import backup

    backup(_url(db), file)
    print(Speech(lang)("db-backup", file=str(file)))


@app.command(help=_help("help-db-restore"))
def restore(file: File, db: Db = None, lang: Lang = None) -> None:
    from ..server.migrating import restore

    before = restore(_url(db), file)
    words = Speech(lang)
    print(words("db-restored", file=str(file)))
    if before is not None:
        print(words("db-before", file=str(before)))


@app.command(help=_help("help-db-migrate"))
def migrate(db: Db = None, lang: Lang = None) -> None:
    from ..server.migrating import migrate
    from ..server.schema import HEAD

    words, found = Speech(lang), migrate(_url(db))
    print(words("db-newest", version=HEAD) if found is None else words("db-migrated", before=found, version=HEAD))


@app.command(help=_help("help-db-check"))
def check(db: Db = None, pack: Packs = None, lang: Lang = None) -> None:
    from ..server.migrating import check

    words, found = Speech(lang), check(_url(db), pack or ())
    for line in (*found.faults, *found.aside):
        print(line)
    sums = {"tables": found.tables, "rows": found.rows, "aside": len(found.aside), "faults": len(found.faults)}
    print(words("db-checked", **sums))
    if found.faults:
        raise typer.Exit(1)


@app.command(help=_help("help-db-export"))
def export(
    table: Annotated[str, typer.Argument(metavar="TABLE", show_default=False)],
    file: File,
    epoch: Annotated[int | None, typer.Option("--epoch", help=_help("help-db-epoch"), show_default=False)] = None,
    db: Db = None,
    lang: Lang = None,
) -> None:
    from ..server.migrating import take

    take(_url(db), table, file, epoch)
    print(Speech(lang)("db-exported", table=table, file=str(file)))
