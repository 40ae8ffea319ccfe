"""Standing orders belong to the table: they pass windows at once, and "Wait!" takes such passes back."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.kernel import Game
from fabletop.kernel.asking import PASS

from .people import Chair, pair
from .scripts import Script, follow, script
from .serving import Process, awaited, everything, rebuilt, running


def window_of(seat: int) -> Any:
    """A window of a seat that has just been opened by another's choice and could be opened again."""

    def holds(game: Game[Any]) -> bool:
        decision = game.waiting[0]
        if not (decision.question.window and decision.seat == seat and game.tape and game.tape[-1][0] != seat):
            return False
        passed = game.at(game.ply)
        passed.choose(PASS, seat, auto=True)
        return passed.recall(seat) == game.ply and not passed.waiting[0].question.window

    return holds


@pytest.fixture(scope="module")
def way() -> Script:
    return script("roll-player", 2, window_of(1), among=12)


async def orders(chair: Chair, passes: bool) -> None:
    await chair.do("orders", passes=passes)
    await chair.until(lambda: chair.table["seats"][chair.table["seat"]]["passes"] is passes)


@awaited
async def test_a_window_asks_its_seat_who_has_no_orders(server: Process, way: Script) -> None:
    async with pair(server.url, "roll-player", seed=way.seed) as (anna, bea):
        await follow([anna, bea], way.moves)
        assert bea.seen["decision"]["window"] and bea.options[0] == ["pass"] and not bea.seen["wait"]
        assert anna.seen["decision"] is None and anna.seen["waiting"] == [1]


@awaited
async def test_a_standing_order_passes_a_window_and_wait_opens_it_again(server: Process, way: Script) -> None:
    window = len(way.moves)
    async with pair(server.url, "roll-player", seed=way.seed) as (anna, bea):
        await follow([anna, bea], way.moves[:-1])
        await orders(bea, True)
        assert anna.table["seats"][1]["passes"] is None, "nobody sees another's orders"
        await follow([anna, bea], way.moves[-1:])
        await bea.at(window + 1)
        assert [line["ply"] for line in bea.lines if line["auto"]] == [window + 1]
        assert rebuilt(server.db, anna.table["id"]).entry(window) == (1, "window", PASS, True)
        assert bea.seen["wait"] and not anna.seen["wait"]
        code, said = await anna.refused("wait", ply=window + 1)
        assert code == "illegal" and "window" in said

        await bea.do("wait", ply=window + 1)
        await anna.at(window)
        assert bea.seen["decision"]["window"] and anna.seen["waiting"] == [1] and not bea.seen["wait"]
        await bea.until(lambda: bea.table["seats"][1]["passes"] is False)
        assert everything(server.file, anna.table["id"])["seats"][1][-1] == 0, "the order is over"
        use = next(key for key in bea.options if key != ["pass"])
        await bea.choose(use)
        await anna.at(window + 1)
        assert rebuilt(server.db, anna.table["id"]).entry(window)[2:] == (tuple(use), False)


@awaited
async def test_an_order_given_in_a_window_passes_it_at_once(server: Process, way: Script) -> None:
    window = len(way.moves)
    async with pair(server.url, "roll-player", seed=way.seed) as (anna, bea):
        await follow([anna, bea], way.moves)
        await orders(bea, True)
        await anna.at(window + 1)
        await bea.at(window + 1)
        assert bea.lines[-1]["auto"] and bea.seen["wait"]


@awaited
async def test_too_late_to_wait_when_somebody_has_chosen(server: Process, way: Script) -> None:
    window = len(way.moves)
    async with pair(server.url, "roll-player", seed=way.seed) as (anna, bea):
        await follow([anna, bea], way.moves[:-1])
        await orders(bea, True)
        await follow([anna, bea], way.moves[-1:])
        for chair in (anna, bea):
            await chair.at(window + 1)
        mover = anna if anna.seen["decision"] else bea
        await mover.choose(mover.options[-1])
        for chair in (anna, bea):
            await chair.after(window + 1)
        before = everything(server.file, anna.table["id"])
        code, said = await bea.refused("wait", ply=bea.ply)
        assert code == "illegal" and "window" in said and not bea.seen["wait"]
        assert everything(server.file, anna.table["id"]) == before
        assert bea.table["seats"][1]["passes"] is True, "the order stands"


@awaited
async def test_an_order_stands_for_windows_only_and_until_it_is_taken_back(server: Process, way: Script) -> None:
    async with pair(server.url, "roll-player", seed=way.seed) as (anna, bea):
        await orders(bea, True)
        await orders(anna, True)
        await follow([anna, bea], way.moves[:6])
        assert not any(line["auto"] for line in anna.lines), "what is no window is asked"
        await orders(bea, False)
        await orders(anna, False)
        await follow([anna, bea], way.moves[6:])
        assert bea.seen["decision"]["window"]


def one_bid(game: Game[Any]) -> bool:
    """All bid, and the cards of seat 1 are all the same."""
    return [len(each.options) > 1 for each in game.waiting] == [True, False] and game.waiting[1].kind == "bid"


@awaited
async def test_a_secret_question_with_one_answer_is_not_answered_in_haste(db: str, cellar: None) -> None:
    """The haste, and the mark of a standing order in the log, would tell that there was only one."""
    way = script("mini", 2, one_bid)
    async with running(db) as server, pair(server.url, "mini", seed=way.seed) as (anna, bea):
        await follow([anna, bea], way.moves)
        ply = anna.ply
        await anna.choose(anna.options[0])
        await bea.at(ply + 1)
        assert anna.seen["waiting"] == [1] and len(bea.options) == 1
        await bea.choose(bea.options[0])
        await anna.after(ply + 1)
        assert not any(line["auto"] for line in anna.lines)
