"""A network that learns: its games and its curve lie in a folder, and the same command goes on with them."""

from __future__ import annotations

import sys
from dataclasses import asdict
from pathlib import Path

import typer
from rich.console import Console

from ..lab.self_play import Series, check, self_play
from ..lab.training import Training, torch, train
from ..lab.working import cores
from .reports import print_json, progress_bar
from .speech import Speech

STOPPED = 130  # as a shell says of what was ended by Ctrl+C


def train_network(
    words: Speech, series: Series, games: int, epochs: int, folder: Path, processes: int | None, json: bool
) -> None:
    check(series)
    torch()  # or say that it is missing, before thousands of games
    try:
        with progress_bar(words) as progress:
            batches = self_play(series, games, folder / "games", processes or cores(), progress)
        with progress_bar(words, "train-epochs") as progress:
            training = train(series, batches, folder, epochs, progress)
    except KeyboardInterrupt:
        print(words("train-stopped"), file=sys.stderr)
        raise typer.Exit(STOPPED) from None
    if json:
        print_json(asdict(training))
    else:
        _show(words, training, folder)


def _show(words: Speech, training: Training, folder: Path) -> None:
    console = Console(highlight=False)
    console.print(words("train-learnt", games=training.games, positions=training.positions))
    console.print(words("train-explains", learnt=f"{training.learnt:.3f}", judged=f"{training.judged:.3f}"))
    weights, curve = str(folder / "weights.json"), str(folder / "curve.png")
    console.print(words("train-files", weights=weights, curve=curve), soft_wrap=True)
    console.print(words("train-try", game=training.game, weights=weights), soft_wrap=True)
