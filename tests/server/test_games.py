"""Whole games, from an empty table to the line in the lobby."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

import fabletop
from fabletop import bots

from .people import ME, Visitor, computer
from .serving import Process, awaited, rebuilt

# Two play below, against every level.
TABLES = [(game, seats) for game in fabletop.games() for seats in fabletop.book(game).seats if seats != 2]


async def one_game(server: Process, game: str, seats: int, levels: list[str], place: int) -> None:
    async with Visitor(server.url) as anna:
        others = [computer(levels[i % len(levels)]) for i in range(seats - 1)]
        options = {"shorter": True} if game == "roll-player" else {}
        info = await anna.set_table(game, [*others[:place], ME, *others[place:]], options=options)
        assert info["status"] == "playing" and info["seat"] == place
        chair = await anna.open(info["id"])
        await chair.play(Random(seats))
        result = chair.seen["result"]
        assert chair.seen["over"] and len(result["scores"]) == seats
        await chair.until(lambda: chair.table["status"] == "over")
        line = await anna.listed(info["id"])
        assert line["status"] == "over" and line["seat"] == place
        assert (line["scores"], line["places"]) == (result["scores"], result["places"])
        assert line["ply"] == chair.ply and line["waiting"] == []
        played = rebuilt(server.db, info["id"])
        assert played.over and played.ply == chair.ply
        assert list(played.result.scores) == result["scores"]  # type: ignore[union-attr]
        assert [line["ply"] for line in chair.lines] == list(range(played.ply + 1)), "every move has a line"


@pytest.mark.parametrize(("game", "seats"), TABLES)
@awaited
async def test_a_person_plays_a_whole_game_with_any_number_of_seats(server: Process, game: str, seats: int) -> None:
    await one_game(server, game, seats, ["random"], place=seats // 2)


@pytest.mark.parametrize("game", fabletop.games())
@awaited
async def test_computers_of_several_levels_play_at_one_server_at_the_same_time(server: Process, game: str) -> None:
    async with asyncio.TaskGroup() as all_tables:
        for place, level in enumerate(bots.SEATED[:4]):
            all_tables.create_task(one_game(server, game, 2, [level], place=place % 2))


@awaited
async def test_computers_play_among_themselves_while_somebody_watches(server: Process) -> None:
    async with Visitor(server.url) as anna:
        info = await anna.set_table("thunderstone", [computer(), computer()])
        chair = await anna.open(info["id"])
        assert chair.table["seat"] is None and chair.table["host"] and chair.table["watching"] == 1
        assert not await chair.asked()
        assert chair.seen["result"]["places"]
