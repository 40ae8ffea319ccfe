"""Looking back at a finished table: in the background, once, and only when it is over."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from fabletop.server import looking_back, sent

from .finished import Finished, finished
from .people import ME, Visitor, computer, refusal
from .serving import awaited, running

FEW = 10


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Grades by few games are enough here."""
    monkeypatch.setattr(looking_back, "GAMES", FEW)
    monkeypatch.setattr(looking_back, "LAST", 0)  # a test has nothing better to do than to wait for it


async def until(visitor: Visitor, over: Finished, *statuses: str) -> Any:
    for _ in range(1200):
        known = await visitor.get(f"/api/tables/{over.id}/analysis")
        if known["status"] in statuses:
            return known
        await asyncio.sleep(0.05)
    raise AssertionError(f"it is still {known['status']}: {known['done']} of {known['all']}")


@awaited
async def test_it_is_made_once_in_the_background_and_kept(few: None, quick: None, db: str) -> None:
    over = finished(db, "roll-player", seats=1)
    path = f"/api/tables/{over.id}/analysis"
    async with running(db) as here, Visitor(here.url, cookie=over.cookie) as anna, Visitor(here.url) as bea:
        assert (await anna.get(path))["status"] == "none"
        begun = await anna.post(path)
        assert begun["status"] in ("waiting", "reckoning") and begun["seat"] == 0
        assert (await anna.post(path))["status"] in ("waiting", "reckoning"), "one at a time"
        known = await until(anna, over, "done", "failed")
        assert known["status"] == "done" and known["done"] == known["all"] > 20
        found, account = known["found"], known["found"]["account"]
        assert found["games"] == FEW and found["ahead"] and not found["party"]
        assert found["curve"][-1]["ply"] == known["last"] and len(found["stretches"]) == len(found["curve"]) - 1
        sum_of_parts = account["expected"] + account["luck"] + account["own"] + account["others"]
        assert sum_of_parts == pytest.approx(account["result"]) and account["result"] == found["curve"][-1]["worth"]
        assert {each["grade"] for each in found["choices"]} <= set(sent.Grade.__args__)
        assert all(each["chosen"][0].startswith("rp-") for each in found["choices"])
        assert await bea.get(path) == known, "everything of a finished game lies open"
        assert await anna.post(path) == known, "it is not made again"
    async with running(db) as here, Visitor(here.url, cookie=over.cookie) as anna:
        assert await anna.get(path) == known, "it is kept"


@awaited
async def test_it_can_be_stopped_and_begun_again(few: None, quick: None, db: str) -> None:
    over = finished(db, "roll-player")
    path = f"/api/tables/{over.id}/analysis"
    async with running(db) as here, Visitor(here.url, cookie=over.cookie) as anna, Visitor(here.url) as bea:
        await anna.post(path)
        while (await anna.get(path))["done"] < 2:
            await asyncio.sleep(0.05)
        assert refusal(await bea.http.delete(path))[:2] == (403, "forbidden")
        stopped = (await anna.http.delete(path)).json()
        assert stopped["status"] == "stopped" and 2 <= stopped["done"] < stopped["all"]
        await asyncio.sleep(0.3)
        later = await anna.get(path)
        assert later["status"] == "stopped" and later["done"] < later["all"] and later["found"]["account"] is None
        assert (await anna.post(path))["status"] in ("waiting", "reckoning")
        await anna.http.delete(path)


@awaited
async def test_only_who_played_has_it_made_and_only_when_the_game_is_over(quick: None, db: str) -> None:
    over = finished(db, "roll-player", seats=1)
    async with running(db) as here, Visitor(here.url, cookie=over.cookie) as anna, Visitor(here.url) as bea:
        path = f"/api/tables/{over.id}/analysis"
        said = "only who played here, or set the table, may have it looked back at"
        assert await bea.refused(path) == (403, "forbidden", said)
        assert await anna.refused(path, seat=3) == (400, "refused", "there is no seat 3")
        assert (await anna.refused(path, seat="first"))[0] == 422
        info = await anna.set_table("roll-player", [ME, computer()])
        early = "there is no looking back before the game is over"
        assert await anna.refused(f"/api/tables/{info['id']}/analysis") == (403, "forbidden", early)
        assert refusal(await anna.http.get(f"/api/tables/{info['id']}/analysis"))[0] == 403
        assert refusal(await anna.http.get("/api/tables/nowhere/analysis"))[0] == 404


@awaited
async def test_a_game_that_was_taken_back_is_another_one(few: None, quick: None, db: str) -> None:
    over = finished(db, "roll-player", seats=1)
    path = f"/api/tables/{over.id}/analysis"
    async with running(db) as here, Visitor(here.url, cookie=over.cookie) as anna:
        await anna.post(path)
        known = await until(anna, over, "done")
        chair = await anna.open(over.id)
        last = chair.seen["ply"]
        await chair.do("undo", ply=last, to=last - 1)
        assert refusal(await anna.http.get(path))[0] == 403, "the game goes on"
        await chair.play(Random(1))
        assert chair.seen["over"]
        again = await anna.get(path)
        assert known["status"] == "done" and again["status"] == "none"
