"""Write a small database of tables: `PYTHONPATH=CHECKOUT/src python tests/server/databases/write.py FILE`.

It runs with the Fabletop of any checkout that has a server, and names nothing that the first one did not have. For
each game: a table in the middle of a game, where somebody also took a move back, and for the last game one at its end.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import sys
from random import Random
from typing import Any

from fabletop.games import games
from fabletop.server.house import House
from fabletop.server.store import PERSON, SeatRow, Store


async def write(file: str) -> None:
    house = House(Store(f"sqlite:///{file}"))
    for number, game in enumerate(games()):
        for moves in (25, 100_000) if number == len(games()) - 1 else (25,):
            seats = [SeatRow(PERSON, name, holders={f"visitor {name}"}) for name in ("Anna", "Bea")]
            table: Any = await house.create(
                "visitor Anna",
                game=game,
                seats=seats,
                options={},
                seed=f"{game} {moves}",
                undo="friendly",
                language="en",
                listed=False,
            )
            await play(table, moves)
    if hasattr(house, "keep"):
        await house.keep()
    house.close()
    with contextlib.closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA journal_mode=DELETE")
        db.execute("PRAGMA page_size=1024")
        db.execute("VACUUM")


async def play(table: Any, moves: int) -> None:
    chance, taken_back = Random(moves), False
    while table.game.ply < moves and not table.game.over:
        decision = table.game.waiting[0]
        key, seat = chance.choice(decision.options), decision.seat
        await table.change(None, lambda game, key=key, seat=seat: game.choose(key, seat))
        if not taken_back and table.game.ply > 10 and table.game.back(seat):
            taken_back = True
            await table.undo(seat, table.game.ply, table.game.back(seat)[0])


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1]))
