"""The record of Achievements that the server keeps for a visitor (EU-67)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fabletop.games import book
from fabletop.kernel import Message, Ref, Sheet

from .people import ME, OPEN, Visitor, play
from .serving import Running, awaited, running

SHORT = {"shorter": True}


def with_sheet(game: str) -> Any:
    """Rules whose only sheet ticks `sat` for everybody and `best` for the winners."""

    def earned(t: Any, seat: int) -> list[str]:
        return ["sat", "best"] if rules.result(t).places[seat] == 1 else ["sat"]

    rules = book(game)
    achievements = {"sat": (Message("rp-one"),), "best": (Message("rp-two", {"number": 2}),), "never": ()}
    return replace(rules, sheets=lambda content: [Sheet(Ref("rp-sheet"), "class", "monk", achievements)], earned=earned)


@asynccontextmanager
async def house_with_sheets(tmp_path: Path) -> AsyncIterator[tuple[Running, Visitor, Visitor]]:
    """A house with such rules, and two people in it."""
    async with (
        running(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server,
        Visitor(server.url, "Anna") as anna,
        Visitor(server.url, "Bea") as bea,
    ):
        server.house.book = with_sheet  # type: ignore[method-assign]
        yield server, anna, bea


async def record(visitor: Visitor) -> dict[str, int]:
    sheets = (await visitor.get("/api/me/achievements"))["roll-player"]
    assert [(sheet["name"], sheet["kind"], sheet["about"]) for sheet in sheets] == [("rp-sheet", "class", "monk")]
    return {each["id"]: each["times"] for each in sheets[0]["achievements"]}


async def played(anna: Visitor, bea: Visitor, **more: Any) -> tuple[list[Any], str]:
    info = await anna.set_table("roll-player", [ME, OPEN], options=SHORT, **more)
    await bea.sit(info["id"], key=info["seats"][1]["invite"])
    chairs = [await anna.open(info["id"]), await bea.open(info["id"])]
    await play(chairs, Random(3))
    await chairs[0].until(lambda: chairs[0].table["status"] == "over")
    return chairs, info["id"]


@pytest.mark.rule("EU-67.2")
@awaited
async def test_what_a_finished_game_has_earned_is_counted_over_many_games(tmp_path: Path) -> None:
    async with house_with_sheets(tmp_path) as (server, anna, bea):
        assert await record(anna) == {"sat": 0, "best": 0, "never": 0}
        wins = 0
        for times in (1, 2):
            chairs, _ = await played(anna, bea)
            wins += chairs[0].seen["result"]["places"][0] == 1
            assert await record(anna) == {"sat": times, "best": wins, "never": 0}
        sheet = (await anna.get("/api/me/achievements"))["roll-player"][0]["achievements"]
        assert sheet[0]["first"] is not None and sheet[2]["first"] is None
        assert sheet[1]["name"] == "rp-achievement-best" and sheet[1]["terms"] == [["rp-two", {"number": 2}]]
        async with Visitor(server.url, "Carl") as carl:
            assert await record(carl) == {"sat": 0, "best": 0, "never": 0}


@pytest.mark.rule("EU-67.4")
@awaited
async def test_a_game_with_a_chosen_seed_earns_nothing(tmp_path: Path) -> None:
    async with house_with_sheets(tmp_path) as (_, anna, bea):
        await played(anna, bea, seed="7")
        assert await record(anna) == {"sat": 0, "best": 0, "never": 0}


@awaited
async def test_what_is_taken_back_is_not_earned(tmp_path: Path) -> None:
    async with house_with_sheets(tmp_path) as (_, anna, bea):
        chairs, _ = await played(anna, bea, undo="friendly")
        assert (await record(bea))["sat"] == 1
        await chairs[0].do("undo", ply=chairs[0].ply)
        await chairs[1].until(lambda: chairs[1].table["asked_undo"])
        await chairs[1].do("agree", yes=True)
        await chairs[0].until(lambda: chairs[0].table["status"] == "playing")
        assert (await record(bea))["sat"] == 0
