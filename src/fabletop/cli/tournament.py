"""A tournament of computer players: where its journal lies, and how its table is shown."""

from __future__ import annotations

import os
import sys
from dataclasses import asdict
from hashlib import blake2b
from pathlib import Path

import typer
from rich.console import Console

from ..games import known
from ..kernel import SetupError
from ..lab.journal import remove
from ..lab.tournament import Contest, Table, tournament
from ..lab.working import cores
from .reports import grid, print_json, progress_bar, written
from .speech import Speech

ENDING = ".journal"
STOPPED = 130  # as a shell says of what was ended by Ctrl+C


def play_tournament(
    words: Speech, contest: Contest, games: int, processes: int | None, out: Path | None, resume: bool, json: bool
) -> None:
    if out is not None and out.is_dir():
        raise SetupError(f"{out} is a folder: name a file")
    journal = out.with_name(out.name + ENDING) if out is not None else _own_place(contest)
    if out is None:
        journal.parent.mkdir(parents=True, exist_ok=True)
    if not resume:
        remove(journal)
    try:
        with progress_bar(words) as progress:
            table = tournament(contest, games, journal, processes or cores(), progress)
    except KeyboardInterrupt:
        print(words("tournament-stopped"), file=sys.stderr)
        raise typer.Exit(STOPPED) from None
    if out is not None:
        out.write_bytes(written(asdict(table)))
    else:
        journal.unlink()
    if json:
        print_json(asdict(table))
    else:
        _show(words, Console(highlight=False), table)


def _own_place(contest: Contest) -> Path:
    """In the user's cache, one for each tournament; it is removed when the tournament is over."""
    told = (contest.bots, contest.seats, contest.seed, sorted(contest.options.items()), contest.packs)
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    name = f"{known(contest.game)}-{blake2b(repr(told).encode(), digest_size=8).hexdigest()}{ENDING}"
    return Path(home) / "fabletop" / "tournaments" / name


def _show(words: Speech, console: Console, table: Table) -> None:
    console.print(words("tournament-together" if table.together else "tournament-rivals", games=table.games))
    heads = ("tournament-player", "tournament-games", "wins", "win-rate", "interval", "rating", "mean")
    shown = grid(*(words(head) for head in heads), numbers=len(heads) - 1)
    for name, each in table.players.items():
        shown.add_row(
            name,
            str(each.games),
            f"{each.wins:.4g}" if each.wins % 1 else f"{each.wins:.0f}",
            f"{100 * each.win_rate:.1f} %",
            f"{100 * each.low:.1f}–{100 * each.high:.1f} %",
            f"{each.rating:.1f} ± {each.sigma:.1f}",
            f"{each.score:.2f}",
        )
    console.print(shown)
