"""Bad input over HTTP: a clear error as JSON, nothing has changed, and who plays notices nothing."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest

from .people import ME, OPEN, Visitor, computer, pair, play, refusal
from .serving import Process, awaited, everything

TABLE = {"game": "thunderstone", "name": "Eve", "seats": [ME, computer()]}
MEGABYTE = b"x" * 1_000_000

TABLES: dict[str, tuple[dict[str, Any], int, str, str]] = {  # what is changed, the status, the code, what is named
    "unknown game": ({"game": "chess"}, 400, "refused", "there is no game 'chess'; there are: "),
    "a game of a wrong type": ({"game": 7}, 422, "invalid", "game: Input should be a valid string"),
    "no game": ({"game": None}, 422, "invalid", "game: Input should be a valid string"),
    "unknown option": ({"options": {"wings": True}}, 400, "refused", "thunderstone has no option 'wings'"),
    "wrong value": ({"options": {"groups": 99}}, 400, "refused", "option 'groups' of thunderstone is one of [3,"),
    "a bool for a number": ({"options": {"groups": True}}, 400, "refused", "option 'groups' of thunderstone is one of"),
    "a number for a bool": ({"options": {"first_game": 1}}, 400, "refused", "option 'first_game' of thunderstone is"),
    "a list for a value": ({"options": {"groups": [3]}}, 422, "invalid", "options.groups"),
    "a huge number": ({"options": {"groups": 10**200}}, 400, "refused", "option 'groups' of thunderstone is one of"),
    "unknown level": (
        {"seats": [ME, computer("brilliant")]},
        400,
        "refused",
        "there is no computer player 'brilliant'",
    ),
    "unknown language": ({"language": "tlh"}, 400, "refused", "there is no language 'tlh'; there are: "),
    "unknown policy": ({"undo": "always"}, 422, "invalid", "undo: Input should be 'strict' or 'friendly'"),
    "no seats": ({"seats": []}, 422, "invalid", "seats: List should have at least 1 item"),
    "many seats": ({"seats": [ME] + [computer()] * 5}, 400, "refused", "thunderstone is for 1 to 5 players, not 6"),
    "a crowd": ({"seats": [computer()] * 500}, 422, "invalid", "seats: List should have at most 8 items"),
    "two of me": ({"seats": [ME, ME]}, 403, "forbidden", "you can sit in one seat only"),
    "unknown kind of seat": ({"seats": [{"kind": "cat"}]}, 422, "invalid", "seats.0.kind: Input should be 'me'"),
    "a seat that is none": ({"seats": ["me"]}, 422, "invalid", "seats.0: "),
    "no name": ({"name": "   "}, 422, "invalid", "name: String should have at least 1 character"),
    "a long name": ({"name": "x" * 31}, 422, "invalid", "name: String should have at most 30 characters"),
    "a long seed": ({"seed": "x" * 101}, 422, "invalid", "seed: String should have at most 100 characters"),
    "a seed of a wrong type": ({"seed": 7}, 422, "invalid", "seed: Input should be a valid string"),
    "listed in words": ({"listed": "yes"}, 422, "invalid", "listed: Input should be a valid boolean"),
    "an unknown field": ({"host": "me"}, 422, "invalid", "host: Extra inputs are not permitted"),
}

RAW: dict[str, tuple[bytes, int, str, str]] = {
    "no JSON": (b"game=thunderstone", 422, "invalid", "JSON decode error"),
    "nothing": (b"", 422, "invalid", "Field required"),
    "a list": (b"[]", 422, "invalid", "valid dictionary"),
    "NaN": (b'{"game": NaN, "name": "x", "seats": [{"kind": "me"}]}', 422, "invalid", "game: "),
    "NaN in an option": (b'{"game":"thunderstone","name":"x","seats":[],"options":{"groups":NaN}}', 422, "invalid", ""),
    "Infinity in an option": (b'{"game":"x","name":"x","seats":[],"options":{"groups":1e999}}', 422, "invalid", ""),
    "deep nesting": (b"[" * 60_000, 400, "http", "There was an error parsing the body"),
    "half a character": (b'{"game": "x", "name": "\\ud800", "seats": [{"kind": "me"}]}', 422, "invalid", "name: "),
    "wrong UTF-8": (b'{"game": "\xff"}', 400, "http", "There was an error parsing the body"),
    "a number of 10,000 digits": (b'{"game": ' + b"9" * 10_000 + b"}", 400, "http", "error parsing the body"),
    "a megabyte": (MEGABYTE, 413, "too_long", "a body of more than 65536 bytes is too long"),
    "a megabyte of JSON": (b'{"game": "' + MEGABYTE + b'"}', 413, "too_long", "more than 65536 bytes"),
}


@contextlib.asynccontextmanager
async def nothing_happens(server: Process) -> AsyncIterator[tuple[Visitor, str]]:
    """Eve does something in here beside a table of two others: they notice nothing, and nothing is stored."""
    async with pair(server.url, plies=3) as chairs, Visitor(server.url, "Eve") as eve:
        id = chairs[0].table["id"]
        before, tables, frames = everything(server.file, id), count(server), [len(each.frames) for each in chairs]
        yield eve, id
        assert everything(server.file, id) == before and count(server) == tables
        for chair, heard in zip(chairs, frames):
            await chair.heard_nothing_since(heard)
        await play(chairs, Random(1), lambda: chairs[0].ply > 4)


def count(server: Process) -> int:
    with contextlib.closing(sqlite3.connect(server.file)) as db:
        return int(db.execute("select count(*) from tables").fetchone()[0])


@pytest.mark.parametrize("name", TABLES)
@awaited
async def test_a_table_that_cannot_be_set_names_what_is_wrong(server: Process, name: str) -> None:
    changed, status, code, sentence = TABLES[name]
    async with nothing_happens(server) as (eve, _):
        found = await eve.refused("/api/tables", **{**TABLE, **changed})
        assert found[:2] == (status, code) and found[2].startswith(sentence), found


@pytest.mark.parametrize("name", RAW)
@awaited
async def test_rubbish_is_refused_at_the_door(server: Process, name: str) -> None:
    data, status, code, sentence = RAW[name]
    async with nothing_happens(server) as (eve, id):
        for path in ("/api/tables", f"/api/tables/{id}/sit", f"/api/tables/{id}/branch"):
            answer = await eve.http.post(path, content=data, headers={"content-type": "application/json"})
            found = refusal(answer)
            assert found[:2] == (status, code) and len(found[2]) < 600, found
            assert sentence in found[2] or path != "/api/tables", found


@awaited
async def test_an_endless_body_is_not_read_to_its_end(server: Process) -> None:
    async def endless() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b"x" * 10_000

    async with nothing_happens(server) as (eve, _):
        answer = await eve.http.post("/api/tables", content=endless(), headers={"content-type": "application/json"})
        assert refusal(answer) == (413, "too_long", "a body of more than 65536 bytes is too long")


@awaited
async def test_what_may_not_be_done_at_a_table_says_why(server: Process) -> None:
    async with nothing_happens(server) as (eve, id):
        at = f"/api/tables/{id}"
        no_link = (403, "forbidden", "this link opens no seat here; perhaps somebody has taken it")
        for key in ("wrong", "x" * 64, "č" * 20, "\0", "None"):
            assert await eve.refused(f"{at}/sit", name="Eve", key=key) == no_link
        assert (await eve.refused(f"{at}/sit", name="Eve", key="x" * 65))[:2] == (422, "invalid")
        assert (await eve.refused(f"{at}/sit", name="Eve", seat=True))[:2] == (422, "invalid")
        assert (await eve.refused(f"{at}/sit", name="Eve", seat=10**30))[1] == "forbidden"
        assert await eve.refused(f"{at}/leave") == (403, "forbidden", "you do not sit at this table")
        assert (await eve.refused(f"{at}/begin", level="random"))[1] == "forbidden"
        assert await eve.refused(f"{at}/rematch") == (403, "forbidden", "only who played may ask for a rematch")
        for seat in (0, 1, -1, 9, 10**30):
            found = await eve.refused(f"{at}/branch", name="Eve", ply=1, seat=seat)
            assert found[1:] == ("forbidden", "while the game goes on you can only play on from your own seat")
        for ply in (-1, 4, 10**30):
            found = await eve.refused(f"{at}/branch", name="Eve", ply=ply)
            assert found == (400, "refused", f"there is no move {ply}: the game has moves 0 to 3")
        assert (await eve.refused(f"{at}/branch", name="Eve", ply=1.5))[1] == "invalid"
        assert (await eve.refused(f"{at}/branch", name="Eve", ply=True))[1] == "invalid"


@awaited
async def test_what_is_not_there_says_so_in_json(server: Process) -> None:
    async with nothing_happens(server) as (eve, id):
        for path in ("nosuchtabl", "x" * 900, "%C4%8D%C4%8D", "%00", "..%2E", "'%20or%201=1"):
            status, code, said = refusal(await eve.http.get(f"/api/tables/{path}"))
            assert (status, code) == (404, "unknown") and said.startswith("there is no table '")
        for path in ("/api/nothing", f"/api/tables/{id}/nothing", "/api/", "/nothing.js", "/assets/nothing.js"):
            status, code, _ = refusal(await eve.http.get(path))
            assert (status, code) == (404, "http"), path
        for game in ("chess", "..", "roll_player%00"):
            for what in ("content", "rules"):
                status, code, said = refusal(await eve.http.get(f"/api/games/{game.replace('.', '%2E')}/{what}"))
                assert (status, code) == (400, "refused") and said.startswith("there is no game '")
        status, code, _ = refusal(await eve.http.delete(f"/api/tables/{id}"))
        assert (status, code) == (405, "http")


@awaited
async def test_a_seat_that_two_want_at_once_is_given_to_one(server: Process) -> None:
    async with Visitor(server.url) as anna, Visitor(server.url) as bea, Visitor(server.url) as carl:
        info = await anna.set_table("thunderstone", [ME, OPEN])
        sit = {"name": "x", "key": info["seats"][1]["invite"]}
        both = (visitor.http.post(f"/api/tables/{info['id']}/sit", json=sit) for visitor in (bea, carl))
        assert sorted(answer.status_code for answer in await asyncio.gather(*both)) == [200, 403]
        assert len(everything(server.file, info["id"])["holders"]) == 2


@awaited
async def test_the_api_describes_itself(server: Process) -> None:
    async with Visitor(server.url) as anna:
        paths = (await anna.get("/api/openapi.json"))["paths"]
        assert {"/api/games", "/api/me", "/api/tables", "/api/tables/{id}", "/api/tables/{id}/sit"} <= set(paths)
        assert all("summary" in each and "description" in each for path in paths.values() for each in path.values())
        games = await anna.get("/api/games")
        assert {"roll-player", "thunderstone"} <= {each["id"] for each in games["games"]}
        for each in games["games"]:
            assert await anna.get(f"/api/games/{each['id']}/content")
            blocks = (await anna.get(f"/api/games/{each['id']}/rules"))["blocks"]
            assert any(block["kind"] == "clause" and block["id"].startswith(each["prefix"]) for block in blocks)
