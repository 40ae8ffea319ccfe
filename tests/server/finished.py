"""A table whose game is over, laid into a database at once: played by computers, and the first seat is a person's."""

from __future__ import annotations

from dataclasses import dataclass

import fabletop
from fabletop.bots import make
from fabletop.kernel.in_play import manifest
from fabletop.lab.simulate import play
from fabletop.server.store import COMPUTER, OVER, PERSON, SeatRow, Store, TableRow
from fabletop.server.visitors import Visitors


@dataclass(frozen=True)
class Finished:
    id: str
    cookie: str  # of who played


def finished(db: str, game: str, *, seats: int = 2, seed: str = "over", level: str = "easy") -> Finished:
    table = fabletop.new(game, seats=seats, seed=seed)
    play(table, [make(level, table.book, seat) for seat in range(seats)])
    result = table.result
    assert result is not None
    store = Store(db)
    visitors = Visitors(store.signing_key())
    visitor = visitors.new()
    names = ("Anna", "fox", "owl", "bear")
    row = TableRow(
        id=f"over{game.replace('-', '')}"[:14] + str(seats),
        game=table.book.id,
        rules=table.book.version,
        options={},
        seed=seed,
        seeded=True,
        seats=[
            SeatRow(COMPUTER, names[seat], "easy") if seat else SeatRow(PERSON, "Anna", holders={visitor})
            for seat in range(seats)
        ],
        undo="friendly",
        language="en",
        listed=False,
        host=visitor,
        status=OVER,
        about={"ply": table.ply, "waiting": [], "places": list(result.places), "scores": list(result.scores)},
    )
    store.create(row, manifest(table.book, table.state), table.tape)
    store.close()
    return Finished(row.id, visitors.sign(visitor))
