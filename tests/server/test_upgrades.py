"""Tables outlive upgrades: each goes on as it was, or by other rules from a checkpoint, or is set aside and named.

`databases/` holds what earlier versions wrote, each made once by `databases/write.py`, which was run with the source of
the commit in the name of the file (git archive COMMIT src, that folder on PYTHONPATH), then packed by gzip -9 -n. The
first is the first landed server, the second the first that kept the content in play, the third the last before
databases had versions, the fourth the first with version 2: rows in a chain, and checkpoints.
"""

from __future__ import annotations

import contextlib
import gzip
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import inspect

import fabletop
from fabletop import cli
from fabletop.kernel import IllegalChoice, SetupError
from fabletop.server import house as houses
from fabletop.server import migrating, schema
from fabletop.server.house import House
from fabletop.server.store import PERSON, SeatRow, Store
from fabletop.server.table import Table
from fabletop.server.waking import Halted

from ..kernel import larger
from .people import ME, Visitor, pair, play, refusal
from .serving import Process, awaited, running

EARLIER = sorted((Path(__file__).parent / "databases").glob("*.sqlite.gz"))
Rewrite = Callable[[str, Callable[[Any], Any]], None]


def unpacked(packed: Path, folder: Path) -> str:
    file = folder / "tables.sqlite"
    file.write_bytes(gzip.decompress(packed.read_bytes()))
    return f"sqlite:///{file}"


def written(db: str) -> dict[str, Any]:
    """What must never change: what every table was made from, and its rows."""
    with contextlib.closing(sqlite3.connect(db.removeprefix("sqlite:///"))) as found:
        made = found.execute("select id, game, rules, seats, options, seed, state, first from tables order by id")
        rows = found.execute("select table_id, number, seat, kind, key, auto from rows order by table_id, number")
        return {"tables": made.fetchall(), "rows": rows.fetchall()}


def change(db: str, *statements: str) -> None:
    with contextlib.closing(sqlite3.connect(db.removeprefix("sqlite:///"))) as changed:
        for each in statements:
            changed.execute(each)
        changed.commit()


@pytest.fixture
def rewrite(monkeypatch: pytest.MonkeyPatch) -> Rewrite:
    """Other rules of a game, as after an upgrade."""

    def other(game: str, change: Callable[[Any], Any]) -> None:
        found = houses.book
        monkeypatch.setattr(
            houses, "book", lambda id, packs=(): change(found(id, packs)) if id == game else found(id, packs)
        )

    return other


async def a_table(house: House, game: str = "thunderstone", people: int = 2, **options: Any) -> Table:
    seats = [SeatRow(PERSON, f"person {number}", holders={f"visitor {number}"}) for number in range(people)]
    more: Any = {"undo": "friendly", "language": "en", "listed": False, "seed": "upgrades"}
    return await house.create("visitor 0", game=game, seats=seats, options=options, **more)


async def move(table: Table, times: int = 1, seed: int = 1) -> None:
    chance = Random(seed)
    for _ in range(times):
        decision = table.game.waiting[0]
        key, seat = chance.choice(decision.options), decision.seat
        await table.change(None, lambda game, key=key, seat=seat: game.choose(key, seat))  # type: ignore[misc]


@contextlib.asynccontextmanager
async def a_house(db: str, **more: Any) -> Any:
    house = House(Store(db), **more)
    yield house
    await house.keep()
    house.close()


# -- databases of earlier versions ----------------------------------------------------------------


@pytest.mark.parametrize("packed", EARLIER, ids=lambda file: file.name.partition(".")[0])
@awaited
async def test_every_table_of_an_earlier_version_goes_on_or_is_set_aside(packed: Path, tmp_path: Path) -> None:
    db = unpacked(packed, tmp_path)
    before = written(db)
    assert before["tables"] and before["rows"]
    migrating.at_start(db)
    seen = {"went on": 0, "aside": 0}
    async with a_house(db) as house:
        await house.inspect()
        assert written(db) == before, "looking changes nothing"
        for id in house.store.every():
            told = house.store.table(id)
            try:
                table = await house.table(id)
            except Halted as halted:
                seen["aside"] += 1
                named = house.store.table(id)
                assert named.aside and named.aside.message == str(halted) and id in str(halted)
                assert told.aside or told.status == "over", "the lobby knew, except of games that are over"
                saved = tmp_path / f"{id}.fabletop"
                migrating.take(db, id, saved, None)
                assert saved.stat().st_size > 500
                continue
            seen["went on"] += 1
            assert table.row.since is None, "by the same rules"
            assert table.about() == told.about, "its moves come to what stood there"
            if told.status != "over":
                await move(table, 3)
    after = written(db)
    assert after["tables"] == before["tables"] and set(after["rows"]) >= set(before["rows"])
    newest = packed == EARLIER[-1] or packed == EARLIER[-2]
    assert seen["went on" if newest else "aside"], seen
    assert not migrating.check(db).faults


@pytest.mark.parametrize("packed", EARLIER[:3], ids=lambda file: file.name.partition(".")[0])
def test_a_migrated_database_has_the_shape_of_a_new_one(packed: Path, tmp_path: Path) -> None:
    old = unpacked(packed, tmp_path)
    assert migrating.migrate(old) == schema.BEFORE_VERSIONS and migrating.migrate(old) is None
    new = f"sqlite:///{tmp_path / 'new.sqlite'}"
    shapes = []
    for url in (old, new):
        store = Store(url)
        looked = inspect(store.engine)
        shape = {}
        for name in looked.get_table_names():
            columns = {each["name"]: (str(each["type"]), each["nullable"]) for each in looked.get_columns(name)}
            indexes = sorted(tuple(each["column_names"]) for each in looked.get_indexes(name))
            shape[name] = (columns, looked.get_pk_constraint(name)["constrained_columns"], indexes)
        shapes.append(shape)
        store.close()
    assert shapes[0] == shapes[1]


def test_the_server_copies_an_older_database_before_it_changes_it(tmp_path: Path) -> None:
    db = unpacked(EARLIER[0], tmp_path)
    before = written(db)
    told = migrating.at_start(db)
    copy = tmp_path / f"tables.sqlite.before-{schema.HEAD}"
    assert "from version 0 to" in told and str(copy) in told and migrating.at_start(db) == ""
    assert written(f"sqlite:///{copy}") == before == written(db)
    assert migrating.version(f"sqlite:///{copy}") == "0" and migrating.version(db) == schema.HEAD


def test_a_migration_that_fails_leaves_everything_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    db = unpacked(EARLIER[0], tmp_path)
    change(db, "create table checkpoints (something text)")  # the second step will stumble over it
    before = Path(db.removeprefix("sqlite:///")).read_bytes()
    with pytest.raises(SetupError, match="checkpoints"):
        migrating.migrate(db)
    assert migrating.version(db) == "0" and written(db)
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as found:
        assert "digest" not in [row[1] for row in found.execute("pragma table_info(rows)")]
    assert len(before) == Path(db.removeprefix("sqlite:///")).stat().st_size


def test_a_database_of_another_version_is_refused_with_the_command_that_helps(tmp_path: Path) -> None:
    db = unpacked(EARLIER[0], tmp_path)
    with pytest.raises(SetupError, match=r"written by an older Fabletop .* run: fabletop db migrate"):
        Store(db)
    migrating.migrate(db)
    change(db, "update alembic_version set version_num = '99'")
    for use in (Store, migrating.migrate):
        with pytest.raises(SetupError, match="written by a newer Fabletop"):
            use(db)
    assert migrating.at_start(db) == "", "it is left alone"


def test_a_database_with_a_column_missing_is_refused(db: str) -> None:
    Store(db).close()
    change(db, "alter table chat drop column ply")
    with pytest.raises(SetupError, match="is damaged: its table 'chat' has no 'ply'; restore a backup"):
        Store(db)


# -- the chain ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("damage", "fault"),
    [
        ("update rows set key = '[\"pass\"]' where number = 4", "row 4 is not what was written"),
        ("update rows set auto = not auto where number = 0", "row 0 is not what was written"),
        ("delete from rows where number = 3", "row 3 is not what was written"),
        ("delete from rows where number > 7", "rows are missing at its end"),
        ("delete from rows", "rows are missing at its end"),
        ("update tables set seed = 'another'", "row 0 is not what was written"),
    ],
)
@awaited
async def test_a_row_that_was_changed_is_noticed(db: str, damage: str, fault: str) -> None:
    async with a_house(db) as house:
        table = await a_table(house)
        await move(table, 12)
    assert migrating.check(db).faults == []
    change(db, damage)
    async with a_house(db) as house:
        with pytest.raises(Halted, match=f"table {table.row.id} is damaged: {fault}"):
            await house.table(table.row.id)
        assert house.store.table(table.row.id).aside.why == "damaged"
        await house.inspect()
        assert house.store.table(table.row.id).aside, "looking at versions does not mend it"
    assert migrating.check(db).faults == [f"table {table.row.id} is damaged: {fault}"]


# -- other rules ----------------------------------------------------------------------------------


@awaited
async def test_after_a_raised_version_a_table_goes_on_from_its_checkpoint(db: str, rewrite: Rewrite) -> None:
    async with a_house(db) as house:
        table = await a_table(house)
        await move(table, 30)
        seen, ply = [table.game.view(seat)["table"] for seat in (0, 1, None)], table.game.ply
    before = written(db)
    rewrite("thunderstone", lambda book: replace(book, version="next"))
    async with a_house(db) as house:
        await house.inspect()
        assert house.store.table(table.row.id).aside is None
        again = await house.table(table.row.id)
        assert [again.game.view(seat)["table"] for seat in (0, 1, None)] == seen and again.game.ply == ply
        since = again.info("visitor 0").since
        assert (since.before, since.rules, since.fabletop) == ("1", "next", fabletop.__version__)
        assert 0 < since.ply <= ply
        with pytest.raises(IllegalChoice, match=rf"move {since.ply - 1} was played by rules 1 \(Fabletop "):
            again.check_ply(since.ply - 1)
        await move(again, 9, seed=2)
        await again.undo(again.game.entry(again.game.ply - 1)[0], again.game.ply, None)
        if again.asked_undo:
            await again.agree(1 - again.asked_undo[0], True)
        await move(again, 5, seed=3)
        tape, seen = again.game.tape, [again.game.view(seat)["table"] for seat in (0, 1, None)]
        assert written(db)["rows"][: len(before["rows"])] == before["rows"]
    async with a_house(db) as house:
        again = await house.table(table.row.id)
        assert again.game.tape == tape and again.info("visitor 0").since == since
        assert [again.game.view(seat)["table"] for seat in (0, 1, None)] == seen
    rewrite("thunderstone", lambda book: replace(book, version="after next"))
    async with a_house(db) as house:
        again = await house.table(table.row.id)
        assert [again.game.view(seat)["table"] for seat in (0, 1, None)] == seen
        assert again.info("visitor 0").since.before == "next" and again.row.rules == "1"
        await move(again, 3)
    assert migrating.check(db).faults == []


@awaited
async def test_a_rule_that_changed_under_the_same_version_is_noticed(
    db: str, rewrite: Rewrite, caplog: pytest.LogCaptureFixture
) -> None:
    """Another beginning stands for any change: the replay fails, or comes to another state than the checkpoint."""
    async with a_house(db) as house:
        table = await a_table(house)
        await move(table, 30)
        seen = table.game.view(0)["table"]
    rewrite("thunderstone", lambda book: replace(book, begin=lambda *args: book.begin(*args[:3], "another seed")))
    async with a_house(db) as house:
        again = await house.table(table.row.id)
        assert again.game.view(0)["table"] == seen, "it did not wake silently different"
        assert again.row.since and "goes on from move" in caplog.text
        await move(again, 4)


@awaited
async def test_without_a_checkpoint_other_rules_set_a_table_aside(db: str, rewrite: Rewrite) -> None:
    async with running(db) as server, pair(server.url, plies=12) as chairs:
        id, visitor = chairs[0].table["id"], chairs[0].visitor.cookie
    change(db, "delete from checkpoints")
    before = written(db)
    rewrite("thunderstone", lambda book: replace(book, version="next"))
    async with running(db) as server, Visitor(server.url, cookie=visitor) as anna:
        line = await anna.listed(id)
        assert line["status"] == "aside" and line["aside"] == "rules" and "no checkpoint" in line["aside_because"]
        status, code, said = refusal(await anna.http.get(f"/api/tables/{id}"))
        assert (status, code) == (409, "aside") and "here are rules next" in said
        socket = await anna.connect(id)
        await socket.wait_closed()
        assert socket.close_code == 4409 and id in str(socket.close_reason)
        status, _, said = refusal(await anna.http.get(f"/api/tables/{id}/export"))
        assert status == 403 and f"fabletop db export {id} FILE" in said, "Bea's secrets are in it"
    assert written(db) == before


@awaited
async def test_a_changed_card_sets_a_table_aside_until_it_is_back(db: str, tmp_path: Path) -> None:
    async with a_house(db) as house:
        table = await a_table(house, first_game=True)
        await move(table, 5)
    larger.changed("thunderstone", "village", "fireball", tmp_path / "other", lambda card: card.update(cost=1))
    async with a_house(db, packs={"thunderstone": (tmp_path / "other",)}) as house:
        await house.inspect()
        aside = house.store.table(table.row.id).aside
        assert aside.why == "content" and "has changed since: village 'fireball'" in aside.message
    async with a_house(db) as house:
        await house.inspect()
        assert house.store.table(table.row.id).aside is None
        assert (await house.table(table.row.id)).game.tape == table.game.tape


# -- taking a table away --------------------------------------------------------------------------


@awaited
async def test_a_table_that_is_set_aside_can_be_taken_away_as_a_save(
    db: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(db) as server, Visitor(server.url) as anna, Visitor(server.url, "Eve") as eve:
        info = await anna.set_table("thunderstone", [ME], seed="export")
        chair = await anna.open(info["id"])
        await play([chair], Random(1), lambda: chair.ply >= 12)
        path = f"/api/tables/{info['id']}/export"
        assert refusal(await anna.http.get(path))[0] == 403, "it goes on"
        tape = server.house.tables[info["id"]].game.tape
        await chair.close()
        server.house.tables.clear()
        with monkeypatch.context() as later:
            real = houses.book
            later.setattr(houses, "book", lambda id, packs=(): replace(real(id, packs), version="next"))
            assert refusal(await anna.http.get(f"/api/tables/{info['id']}"))[0] == 409
        assert refusal(await eve.http.get(path))[0] == 403
        answer = await anna.http.get(path)
        file = tmp_path / "taken.fabletop"
        file.write_bytes(answer.content)
        assert fabletop.load(file).tape == tape
        assert str(tmp_path) not in answer.text


# -- the command ----------------------------------------------------------------------------------


def said(capsys: pytest.CaptureFixture[str], status: int, *args: str) -> str:
    assert cli.run(["db", *args]) == status
    out, errors = capsys.readouterr()
    return str(errors if status == 2 else out)


@awaited
async def test_a_backup_of_a_running_server_has_every_move(
    own_server: Process, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.sqlite"
    async with pair(own_server.url, plies=15):
        assert str(copy) in said(capsys, 0, "backup", str(copy), "--db", own_server.db, "--lang", "en")
        assert written(f"sqlite:///{copy}") == written(own_server.db)
        assert not list(tmp_path.glob("copy.sqlite-*")), "one file and nothing beside it"
        assert "overwrites nothing" in said(capsys, 2, "backup", str(copy), "--db", own_server.db)
        assert "stop the server first" in said(capsys, 2, "restore", str(copy), "--db", own_server.db)
    own_server.stop()
    before = written(own_server.db)
    change(own_server.db, "delete from rows where number > 3")
    lost = written(own_server.db)
    assert "is damaged: rows are missing" in said(capsys, 1, "check", "--db", own_server.db)
    assert "tables.sqlite.before-restore" in said(capsys, 0, "restore", str(copy), "--db", own_server.db)
    assert written(own_server.db) == before
    assert written(f"sqlite:///{own_server.file}.before-restore") == lost
    assert "Tables: 1, rows: 15" in said(capsys, 0, "check", "--db", own_server.db, "--lang", "en")


def test_the_command_brings_a_database_up_to_date(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db = unpacked(EARLIER[0], tmp_path)
    assert "fabletop db migrate" in said(capsys, 2, "check", "--db", db)
    assert "from version 0" in said(capsys, 0, "migrate", "--db", db, "--lang", "en")
    assert "nothing to do" in said(capsys, 0, "migrate", "--db", db, "--lang", "en")
    assert "set aside: 3" in said(capsys, 0, "check", "--db", db, "--lang", "en")


@pytest.mark.parametrize("args", [("check",), ("migrate",), ("backup", "x.sqlite"), ("export", "abc", "x")])
def test_a_database_that_is_not_there_is_not_made(
    tmp_path: Path, args: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    db = f"sqlite:///{tmp_path / 'none.sqlite'}"
    assert "there is no database" in said(capsys, 2, *args, "--db", db)
    assert not (tmp_path / "none.sqlite").exists()


def test_what_is_no_backup_is_not_restored(db: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Store(db).close()
    (tmp_path / "text").write_text("no database\n" * 200)
    sqlite3.connect(tmp_path / "empty").close()
    for name in ("text", "empty", "missing"):
        assert said(capsys, 2, "restore", str(tmp_path / name), "--db", db).startswith("fabletop: ")
    assert not list(tmp_path.glob("*.before-restore"))


def test_of_postgres_it_is_said_what_to_use(capsys: pytest.CaptureFixture[str]) -> None:
    assert "pg_dump" in said(capsys, 2, "backup", "x", "--db", "postgresql+psycopg://localhost/none")
    assert "pg_restore" in said(capsys, 2, "restore", "x", "--db", "postgresql+psycopg://localhost/none")
