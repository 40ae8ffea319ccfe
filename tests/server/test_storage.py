"""A move is stored before it is told; what is stored is the game; who wakes up goes on where it was."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import stat
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fabletop.kernel import FabletopError
from fabletop.server import shown
from fabletop.server.house import SLEEPY, House
from fabletop.server.store import PERSON, SeatRow, Store
from fabletop.server.table import Table

from .people import ME, OPEN, Visitor, computer, mover_first, pair, play
from .serving import Process, Quick, awaited, everything, rebuilt, running

FAILED = "the server could not do that; nothing has changed"


class Broken(Exception):
    """What a full disk would raise."""


@awaited
async def test_a_move_is_in_the_database_before_anybody_is_told(db: str, tmp_path: Path) -> None:
    async with running(db) as server, pair(server.url, plies=4) as chairs:
        mover, other = mover_first(chairs)
        loop, arrived, may_write = asyncio.get_running_loop(), asyncio.Event(), threading.Event()
        store: Any = server.house.store
        append = store.append

        def slow(*args: Any) -> None:
            loop.call_soon_threadsafe(arrived.set)
            assert may_write.wait(10)
            append(*args)

        store.append = slow
        id, before = mover.table["id"], everything(tmp_path / "tables.sqlite", mover.table["id"])
        frames = [len(each.frames) for each in chairs]
        move = asyncio.create_task(mover.choose(mover.options[0]))
        await arrived.wait()
        await other.heard_nothing_since(frames[chairs.index(other)])
        assert len(mover.frames) == frames[chairs.index(mover)], "the mover has no answer yet"
        assert everything(tmp_path / "tables.sqlite", id) == before
        may_write.set()
        await move
        await other.at(5)
        stored = everything(tmp_path / "tables.sqlite", id)["rows"]
        assert stored[:-1] == before["rows"] and rebuilt(db, id).ply == 5


@awaited
async def test_if_the_database_fails_nobody_is_told_and_the_next_move_works(
    db: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL, "fabletop.server")
    async with running(db) as server, pair(server.url, plies=10, undo="friendly") as chairs:
        mover, other = mover_first(chairs)
        store, file, id = server.house.store, tmp_path / "tables.sqlite", mover.table["id"]
        table = server.house.tables[id]

        def fail(*args: Any) -> None:
            raise Broken("the disk is full")

        key, before, tape = mover.options[0], everything(file, id), table.game.tape
        looks = [shown.encode(shown.state(table.game, seat)) for seat in (0, 1, None)]
        for name, message in (
            ("append", {"do": "choose", "ply": 10, "key": key}),
            ("append", {"do": "undo", "ply": 10, "to": mover.seen["back"][0]["ply"] if mover.seen["back"] else 9}),
            ("change", {"do": "orders", "passes": True}),
            ("say", {"do": "chat", "text": "Hello?"}),
        ):
            with pytest.MonkeyPatch.context() as broken:
                broken.setattr(store, name, fail)
                frames = len(mover.frames), len(other.frames)
                if message["do"] == "undo" and not mover.seen["back"]:
                    continue
                assert await mover.refused(**message) == ("server", FAILED)
            assert [each["type"] for each in mover.frames[frames[0] :]] == ["error"]
            await other.heard_nothing_since(frames[1])
            assert everything(file, id) == before
            assert table.game.tape == tape and table.row.status == "playing"
            assert [shown.encode(shown.state(table.game, seat)) for seat in (0, 1, None)] == looks
        await mover.choose(key)
        await other.at(11)
        assert rebuilt(db, id).tape == table.game.tape


@awaited
async def test_if_the_database_fails_nobody_sits_down(db: str, tmp_path: Path) -> None:
    async with running(db) as server, Visitor(server.url) as anna, Visitor(server.url, "Bea") as bea:
        info = await anna.set_table("thunderstone", [ME, OPEN])
        chair = await anna.open(info["id"])
        before, frames = everything(tmp_path / "tables.sqlite", info["id"]), len(chair.frames)

        def fail(*args: Any) -> None:
            raise Broken("the disk is full")

        with pytest.MonkeyPatch.context() as broken:
            broken.setattr(server.house.store, "change", fail)
            for path, body in (("sit", {"name": "Bea"}), ("begin", {"level": "random"}), ("leave", {})):
                who = bea if path == "sit" else anna
                assert await who.refused(f"/api/tables/{info['id']}/{path}", **body) == (500, "server", FAILED)
        assert everything(tmp_path / "tables.sqlite", info["id"]) == before
        await chair.heard_nothing_since(frames)
        assert (await bea.sit(info["id"], key=info["seats"][1]["invite"]))["seat"] == 1


# -- the rows are the game -------------------------------------------------------------------------------------


def people(seats: int) -> list[SeatRow]:
    return [SeatRow(PERSON, f"P{seat}", holders={f"visitor {seat}"}) for seat in range(seats)]


async def a_table(house: House, game: str, seats: int, undo: str, seed: str) -> Table:
    return await house.create(
        "visitor 0",
        game=game,
        seats=people(seats),
        options={},
        seed=seed,
        undo=undo,
        language="en",
        listed=False,
    )


async def something(table: Table, chance: Random, done: dict[str, int]) -> None:
    """One of the things that people do at a table; if it may not be done, it is not."""
    seats = range(len(table.row.seats))
    seat, ply, what = chance.choice(seats), table.game.ply, chance.random()
    name = "choose"
    passed = [each for each in seats if table.game.recall(each) is not None]
    try:
        if passed and what < 0.5:
            name = "wait"
            await table.wait(chance.choice(passed), ply)
        elif what < 0.70 and table.game.waiting:
            decision = chance.choice(table.game.waiting)
            key = chance.choice(decision.options)
            await table.change(ply, lambda game: game.choose(key, decision.seat))
        elif what < 0.80:
            name = "undo"
            await table.undo(seat, ply, chance.choice([None, *table.game.back(seat)]))
        elif what < 0.86 and ply:
            name = "undo far"
            await table.undo(seat, ply, chance.randrange(max(0, ply - 12), ply))
        elif what < 0.88:
            name = "wait"
            await table.wait(seat, ply)
        else:
            name = "orders"
            await table.order(seat, chance.random() < 0.8, table.game.occasion if seat else "")
        if table.asked_undo:
            for each in seats:
                if table.asked_undo:
                    await table.agree(each, chance.random() < 0.9)
    except FabletopError:
        name = f"no {name}"
    done[name] = done.get(name, 0) + 1


@awaited
async def test_whatever_people_do_the_rows_fold_to_the_same_table(cellar: None) -> None:
    """Choices, undo over everything, redeals, standing orders, "Wait!": who wakes up sees what was there."""
    house = House(Store("sqlite://"))
    done: dict[str, int] = {}
    cuts = 0
    for number in range(15):
        chance = Random(number)
        game, undo = ("mini", "roll-player", "thunderstone")[number % 3], ("friendly", "strict")[number % 4 == 3]
        table = await a_table(house, game, 2 + number % 2, undo, f"fold {number}")
        for _ in range(3):
            for _ in range(chance.randrange(20, 50)):
                await something(table, chance, done)
            del house.tables[table.row.id]
            woken = await house.table(table.row.id)
            assert (woken.game.tape, woken.rows, woken.row) == (table.game.tape, table.rows, table.row)
            for seat in (*range(len(table.row.seats)), None):
                assert shown.state(woken.game, seat) == shown.state(table.game, seat)
                assert shown.lines(woken.game, seat) == shown.lines(table.game, seat)
            if chance.random() < 0.5:
                table = woken
            house.tables[table.row.id] = table
        cuts += table.rows - len(table.game.tape)
    house.close()
    assert cuts > 50 and min(done[name] for name in ("choose", "undo", "undo far", "wait", "orders")) > 2, done


@awaited
async def test_two_servers_at_one_database_do_not_write_over_each_other(db: str, tmp_path: Path) -> None:
    one, two = House(Store(db)), House(Store(db))
    table = await a_table(one, "thunderstone", 2, "strict", "both")
    other = await two.table(table.row.id)
    key = table.game.waiting[0].options[0]
    seat = table.game.waiting[0].seat
    await table.change(0, lambda game: game.choose(key, seat))
    before = everything(tmp_path / "tables.sqlite", table.row.id)
    with pytest.raises(Exception, match="UNIQUE"):
        await other.change(0, lambda game: game.choose(key, seat))
    assert other.game.ply == 0 and everything(tmp_path / "tables.sqlite", table.row.id) == before
    one.close()
    two.close()


# -- sleeping --------------------------------------------------------------------------------------------------


@awaited
async def test_a_table_that_nobody_looks_at_sleeps_and_wakes_as_it_was(db: str) -> None:
    async with running(db) as server, pair(server.url, "roll-player", plies=25, undo="friendly") as chairs:
        house, id = server.house, chairs[0].table["id"]
        mover, other = mover_first(chairs)
        await mover.do("undo", ply=mover.ply, to=5)
        await other.do("agree", yes=True)
        for chair in chairs:
            await chair.at(5)
        await play(chairs, Random(3), lambda: chairs[0].ply >= 30)
        later = time.monotonic() + SLEEPY + 1
        assert house.sleep(later) == 0, "somebody is here"
        for chair in chairs:
            await chair.close()
        table = house.tables[id]
        while table.listeners:
            await asyncio.sleep(0.001)
        assert house.sleep(time.monotonic()) == 0, "it was looked at a moment ago"
        assert house.sleep(later) == 1 and id not in house.tables
        again = [await chair.visitor.open(id) for chair in chairs]
        assert house.tables[id] is not table
        for before, after in zip(chairs, again):
            assert after.state == before.state
            assert after.lines == before.lines
        await play(again, Random(1), lambda: again[0].ply > 33)


@awaited
async def test_a_table_where_a_computer_thinks_does_not_sleep(db: str, quick: None) -> None:
    async with running(db) as server, Visitor(server.url) as anna:
        thinkers: Any = server.house.thinkers
        thinkers.may.clear()
        info = await anna.set_table("thunderstone", [computer(), computer()])
        await thinkers.asked.wait()
        later = time.monotonic() + SLEEPY + 1
        assert server.house.sleep(later) == 0
        thinkers.may.set()
        await server.house.tables[info["id"]]._thinking  # type: ignore[misc]
        assert server.house.sleep(later) == 1


# -- power cuts ------------------------------------------------------------------------------------------------


@awaited
async def test_after_a_power_cut_every_table_goes_on_where_it_was(own_server: Process) -> None:
    server = own_server
    async with pair(server.url, plies=21, undo="friendly") as chairs, Visitor(server.url) as carl:
        alone = await carl.set_table("roll-player", [ME, computer()], seed="computer first")
        his = await carl.open(alone["id"])
        for _ in range(8):
            assert await his.asked()
            await his.choose_any(Random(1))
        assert await his.asked()
        before = [(chair.state, chair.lines) for chair in chairs]
        server.kill()
        for chair in (*chairs, his):
            assert (await chair.until_closed())[0] == 1006, "no goodbye"
        _forget_the_latest_computer_moves(server.file, alone["id"])
        server.start()
        again = [await _returned(chair.visitor, server.url, chair.table["id"]) for chair in chairs]
        for (state, lines), chair in zip(before, again):
            assert chair.state == state and chair.lines == lines
        await play(again, Random(1), lambda: again[0].ply > 25)
        his = await _returned(carl, server.url, alone["id"])
        assert await his.asked(), "the computer goes on thinking"
        await his.choose_any(Random(1))


async def _returned(visitor: Visitor, url: str, table: str) -> Any:
    """The same browser at the server that was started again, on another port."""
    same = Visitor(url, visitor.name, visitor.cookie)
    visitor.chairs.append(chair := await same.open(table))
    return chair


def _forget_the_latest_computer_moves(file: Path, table: str) -> None:
    """As if the power had failed while the computer thought."""
    with contextlib.closing(sqlite3.connect(file)) as db:
        mine = "select max(number) from rows where table_id = ? and seat = 0"
        latest = db.execute(mine, (table,)).fetchone()[0]
        computers = db.execute("select max(number) from rows where table_id = ? and seat = 1", (table,)).fetchone()[0]
        assert computers is not None
        db.execute("delete from rows where table_id = ? and number >= ?", (table, min(computers, latest + 1)))
        newest = "select digest from rows where table_id = ? order by number desc limit 1"
        db.execute(f"update tables set tail = ({newest}) where id = ?", (table, table))
        db.commit()


def test_the_database_is_for_its_owner_only(server: Process) -> None:
    modes = {file.name: oct(stat.S_IMODE(file.stat().st_mode)) for file in server.folder.glob("tables.sqlite*")}
    assert "tables.sqlite" in modes and set(modes.values()) == {"0o600"}


def test_quick_computers_are_like_the_real_ones() -> None:
    """The stand-in of these tests has the methods of what it stands for."""
    from fabletop.server.thinking import Thinkers

    assert {name for name in vars(Thinkers) if name[0] != "_"} <= {*vars(Quick)}
