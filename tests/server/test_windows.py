"""Standing orders belong to the table: they pass windows at once, and "Wait!" takes such passes back."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from fabletop.kernel import Game
from fabletop.kernel.asking import PASS
from fabletop.server.house import House
from fabletop.server.store import Store

from .people import Chair, pair
from .scripts import Script, follow, script
from .serving import Process, awaited, everything, rebuilt, running
from .test_storage import a_table


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


def cursed(game: Game[Any]) -> bool:
    """Seat 1 may curse."""
    return [(each.kind, each.seat) for each in game.waiting] == [("curse", 1)]


def cursed_again(game: Game[Any]) -> bool:
    """It may in a second fight, and let the first one pass."""
    passed = [entry for entry in game.tape if entry[0] == 1 and entry[1] == "curse"]
    return cursed(game) and [entry[2] for entry in passed] == [PASS]


@awaited
async def test_an_order_for_one_fight_is_kept_and_ends_with_it(db: str, cellar: None) -> None:
    way = script("mini", 2, cursed_again)
    first = next(i for i, move in enumerate(way.moves) if move == (1, PASS))
    async with running(db) as server, pair(server.url, "mini", seed=way.seed) as (anna, bea):
        await follow([anna, bea], way.moves[:first])
        fight = bea.seen["occasion"]
        assert fight and bea.seen["decision"]["window"]
        code, said = await bea.refused("orders", passes=True, during="fight 9 9 9")
        assert code == "illegal" and "go on" in said and bea.table["seats"][1]["during"] == ""
        await bea.do("orders", passes=True, during=fight)
        await anna.at(first + 1)
        assert bea.table["seats"][1]["during"] == fight and bea.table["seats"][1]["passes"] is False
        assert anna.table["seats"][1]["during"] is None, "nobody sees another's orders"
        row = server.house.store.table(anna.table["id"])
        assert row is not None and row.seats[1].during == fight, "it is kept with the table"
        assert [line["ply"] for line in bea.lines if line["auto"]] == [first + 1]
        await follow([anna, bea], way.moves[first + 1 :])
        assert bea.seen["decision"]["window"] and bea.seen["occasion"] not in ("", fight), "the next fight asks again"
        await anna.do("orders", passes=True, during=anna.seen["occasion"])
        assert bea.seen["decision"]["window"], "an order is for one's own windows"
        await bea.do("orders", passes=False)
        await bea.until(lambda: bea.table["seats"][1]["during"] == "")


def cursed_in_turn(game: Game[Any]) -> bool:
    """Seat 1 may curse, and seat 2 after it: no die is thrown in between."""
    return cursed(game) and game.state.turn == 0 and bool(game.state.heroes[2].hand)


@awaited
async def test_wait_ends_an_order_for_one_fight(cellar: None) -> None:
    way = script("mini", 3, cursed_in_turn)
    house = House(Store("sqlite://"))
    table = await a_table(house, "mini", 3, "strict", way.seed)
    for seat, key in way.moves:
        await table.change(table.game.ply, partial(Game.choose, key=key, seat=seat))
    await table.order(1, True, table.game.occasion)
    assert [each.seat for each in table.game.waiting] == [2] and table.game.recall(1) is not None
    await table.wait(1, table.game.ply)
    assert [each.seat for each in table.game.waiting] == [1] and table.row.seats[1].during == ""
    kept = house.store.table(table.row.id)
    assert kept is not None and kept.seats[1].during == ""
    house.close()


@awaited
async def test_a_game_without_occasions_knows_orders_for_good_only(server: Process, way: Script) -> None:
    async with pair(server.url, "roll-player", seed=way.seed) as (anna, bea):
        await follow([anna, bea], way.moves)
        assert bea.seen["occasion"] == ""
        code, _ = await bea.refused("orders", passes=True, during="this")
        assert code == "illegal"
