"""A table wakes whatever was added to the packs; what it is played with must be as it was."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

import fabletop
from fabletop.server import shown
from fabletop.server.house import House
from fabletop.server.store import PERSON, SeatRow, Store
from fabletop.server.table import Table
from fabletop.server.waking import Halted

from .. import GAMES
from ..kernel import larger
from .people import ME, Visitor, refusal
from .serving import awaited, running


async def a_table(house: House, game: str, **options: Any) -> Table:
    seats = [SeatRow(PERSON, f"person {number}", holders={f"visitor {number}"}) for number in range(2)]
    return await house.create(
        "visitor 0",
        game=game,
        seats=seats,
        options=options,
        seed="content",
        undo="friendly",
        language="en",
        listed=False,
    )


async def play(table: Table, choices: int, seed: int) -> None:
    chance = Random(seed)
    for _ in range(choices):
        decision = table.game.decision
        assert decision is not None
        key, seat = chance.choice(decision.options), decision.seat
        await table.change(None, lambda game, key=key, seat=seat: game.choose(key, seat))  # type: ignore[misc]


def seen(table: Table) -> list[Any]:
    return [(shown.state(table.game, seat), shown.lines(table.game, seat)) for seat in (0, 1, None)]


@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_a_table_wakes_and_goes_on_when_the_pack_has_grown(game: str, db: str, tmp_path: Path) -> None:
    before = House(Store(db))
    table = await a_table(before, game)
    await play(table, 40, 1)
    larger.add(fabletop.book(game), tmp_path / "more")
    after = House(Store(db), packs={game: (tmp_path / "more",)})
    woken = await after.table(table.row.id)
    assert seen(woken) == seen(table)
    await play(table, 20, 2)
    del after.tables[table.row.id]
    woken = await after.table(table.row.id)
    assert seen(woken) == seen(table)
    branch = await after.branch(woken, "visitor 0", "Ada", 30, 0)
    branch.rest()
    del after.tables[branch.row.id]
    again = await after.table(branch.row.id)
    assert again.game.at(30).view(0) == table.game.at(30).view(0), "what was branched off wakes too"
    before.close()
    after.close()


@awaited
async def test_a_table_whose_cards_have_changed_is_refused_with_their_names(db: str, tmp_path: Path) -> None:
    before = House(Store(db))
    table = await a_table(before, "thunderstone", first_game=True)
    larger.changed("thunderstone", "village", "fireball", tmp_path / "other", lambda card: card.update(cost=1))
    after = House(Store(db), packs={"thunderstone": (tmp_path / "other",)})
    with pytest.raises(Halted, match=rf"table {table.row.id}: .* has changed since: village 'fireball'$"):
        await after.table(table.row.id)
    before.close()
    after.close()


@awaited
async def test_a_table_of_an_older_fabletop_is_refused_by_name(db: str, tmp_path: Path) -> None:
    async with running(db) as server, Visitor(server.url) as anna:
        info = await anna.set_table("thunderstone", [ME])
        server.house.tables.clear()
        with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as changed:
            changed.execute("delete from content")
            changed.commit()
        status, code, said = refusal(await anna.http.get(f"/api/tables/{info['id']}"))
        assert (status, code) == (409, "aside") and "was begun by an older Fabletop" in said
