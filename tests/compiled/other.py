"""The same games in a process that runs the source: `FABLETOP_PURE=1 python -m tests.compiled.other < wishes`.

A wish is a JSON array: the name of a function below and its arguments; the answer is what it returns, a line each.
"""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import fabletop
from fabletop import Game, Rng
from fabletop.kernel.position import lay_out, read_position, run, shown, with_content

ROOT = Path(__file__).parents[2]
LOOKS = 40  # every so many choices all seats look at the table
MOST = 400  # choices of a game


def played(game: str, seats: int, seed: int, options: dict[str, Any], moves: int = MOST) -> Game[Any]:
    """By random players, as far as that."""
    table = fabletop.new(game, seats=seats, seed=seed, **options)
    chance = Random(seed)
    while (decision := table.decision) is not None and table.ply < moves:
        table.choose(chance.choice(decision.options), decision.seat)
    return table


def account(game: str, seats: int, seed: int, options: dict[str, Any]) -> list[Any]:
    """All that can be seen of a game: choices, views, imagined worlds, forecasts, the log, the result."""
    table = played(game, seats, seed, options)
    told: list[Any] = [[list(map(plain, entry)) for entry in table.tape]]
    for ply in range(0, table.ply, LOOKS):
        moment = table.at(ply)
        for seat in range(seats):
            told.append(digest([moment.view(seat), moment.imagine(seat, Rng(f"{seed} {ply}")).view(seat)]))
        decision = moment.decision
        if decision is not None:
            told.append([moment.foresee(key, decision.seat) for key in decision.options[:3]])
    told.append(digest([[str(line) for line in table.log(seat)] for seat in range(seats)]))
    told.append(None if table.result is None else table.result.plain())
    return told


def plain(value: Any) -> Any:
    return [plain(each) for each in value] if isinstance(value, tuple | list) else value


def digest(value: Any) -> str:
    return blake2b(json.dumps(value, sort_keys=True, default=list).encode(), digest_size=8).hexdigest()


def save(game: str, seats: int, seed: int, options: dict[str, Any], moves: int, file: str) -> None:
    played(game, seats, seed, options, moves).save(file)


def load(file: str) -> list[Any]:
    table = fabletop.load(file)
    return [table.ply, digest([table.view(seat) for seat in range(table.state.n)])]


def pack(game: str, seats: int, seed: int, options: dict[str, Any], moves: int, file: str) -> None:
    Path(file).write_bytes(pickle.dumps(played(game, seats, seed, options, moves)))


def unpack(file: str) -> list[Any]:
    table: Game[Any] = pickle.loads(Path(file).read_bytes())
    return [table.ply, digest([table.view(seat) for seat in range(table.state.n)])]


def position(file: str) -> list[Any]:
    """How a position file comes out, and what lies on the table then."""
    position = read_position(Path(file))
    game = lay_out(with_content(fabletop.book(position.game), position), position)
    return [run(game, position), digest(shown(game))]


def compiled() -> bool:
    return fabletop.NATIVE


class Other:
    """The process that runs the source."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.compiled.other"],
            cwd=ROOT,
            env={**os.environ, "FABLETOP_PURE": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, name: str, *args: Any) -> Any:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps([name, *args]) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

    def end(self) -> None:
        self._process.communicate()


if __name__ == "__main__":
    for line in sys.stdin:
        wish, *given = json.loads(line)
        print(json.dumps(globals()[wish](*given)), flush=True)
