"""Other tables made from a table: a rematch with the same people, and worlds of one's own to play on in."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

from fabletop.kernel import EVERYBODY, SPECTATOR, Game

from .people import ME, OPEN, Chair, Visitor, computer, mover_first, pair, play, refusal
from .scripts import follow, script
from .serving import Process, awaited, everything, rebuilt

DEALER = -1
PLIES = 24


def redeals(game: Game[Any]) -> list[Any]:
    return [key[0] for seat, _, key, _ in game.tape if seat == DEALER]


def hand(game: Game[Any], seat: int) -> list[str]:
    return list(game.view(seat)["table"]["seats"][seat]["hand"])


# -- rematch ---------------------------------------------------------------------------------------------------


@awaited
async def test_a_rematch_keeps_people_and_computers_in_their_seats(server: Process) -> None:
    async with Visitor(server.url, "Anna") as anna, Visitor(server.url, "Bea") as bea, Visitor(server.url) as carl:
        options = {"first_game": True}
        info = await anna.set_table(
            "thunderstone", [computer(), ME, OPEN], options=options, undo="strict", language="pl"
        )
        await bea.sit(info["id"])
        chairs = [await anna.open(info["id"]), await bea.open(info["id"])]
        early = await anna.refused(f"/api/tables/{info['id']}/rematch")
        assert early == (400, "refused", "a rematch can be asked for when the game is over")
        while not chairs[0].seen["over"]:
            await _one_move(chairs)
        for chair in chairs:
            await chair.until(lambda chair=chair: chair.table["status"] == "over")  # type: ignore[misc]
        stranger = await carl.refused(f"/api/tables/{info['id']}/rematch")
        assert stranger == (403, "forbidden", "only who played may ask for a rematch")

        again = await bea.post(f"/api/tables/{info['id']}/rematch")
        assert again["id"] != info["id"] and again["seat"] == 2 and again["status"] == "playing" and not again["host"]
        assert [each["name"] for each in again["seats"]] == [each["name"] for each in chairs[0].table["seats"]]
        assert (again["options"], again["undo"], again["language"]) == (options, "strict", "pl")
        for chair in chairs:
            await chair.until(lambda chair=chair: chair.table["rematch"] == again["id"])  # type: ignore[misc]
        hers = await anna.post(f"/api/tables/{info['id']}/rematch")
        assert hers["id"] == again["id"] and hers["seat"] == 1 and hers["host"], "one rematch for all"
        assert hers["secret"] not in (info["secret"], again["secret"]), "a table of its own, with secrets of its own"
        seeds = [everything(server.file, id)["tables"][0][6] for id in (info["id"], again["id"])]
        assert seeds[0] != seeds[1]
        new = [await anna.open(again["id"]), await bea.open(again["id"])]
        await _one_move(new)


async def _one_move(chairs: list[Chair]) -> None:
    """Whoever of these people is asked next chooses anything."""
    waits = [asyncio.create_task(chair.asked()) for chair in chairs]
    await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for wait in waits:
        wait.cancel()
    for chair in chairs:
        if chair.seen["decision"]:
            await chair.choose_any(Random(chair.ply))
            return


@awaited
async def test_the_seat_of_who_left_is_open_in_a_rematch(server: Process) -> None:
    async with pair(server.url) as chairs:
        anna, bea = (chair.visitor for chair in chairs)
        id = chairs[0].table["id"]
        await play(chairs, Random(1))
        await bea.post(f"/api/tables/{id}/leave")
        again = await anna.post(f"/api/tables/{id}/rematch")
        assert again["status"] == "waiting" and [each["kind"] for each in again["seats"]] == ["person", "open"]
        assert (await bea.sit(again["id"], key=again["seats"][1]["invite"]))["status"] == "playing"


# -- playing on from a table that goes on -----------------------------------------------------------------------


def hidden_hands(game: Game[Any]) -> bool:
    hidden = game.book.hidden(game.state, None)
    return game.ply >= PLIES and all(f"the hand of seat {seat}" in hidden for seat in (0, 1))


def within_a_scene(game: Game[Any]) -> bool:
    """The awkward kind of position: a copy of it runs from an earlier state, and through some moves."""
    return game.ply >= PLIES and len(game.tape) > game.newest().place + 1


@awaited
async def test_to_play_on_from_a_running_table_is_to_imagine_the_rest(server: Process) -> None:
    """The own hand is the real one; the hands of others are not, and neither is what comes."""
    way = script("thunderstone", 2, hidden_hands)
    async with pair(server.url, seed=way.seed) as chairs:
        await follow(chairs, way.moves)
        anna, _ = chairs
        id = anna.table["id"]
        real = rebuilt(server.db, id)
        theirs = []
        for _ in range(8):
            info = await anna.visitor.post(f"/api/tables/{id}/branch", name="Anna", ply=anna.ply)
            assert [each["kind"] for each in info["seats"]] == ["person", "computer"]
            assert not info["listed"] and info["seat"] == 0
            tape = everything(server.file, info["id"])["rows"]
            assert [json.loads(row[4])[0] for row in tape if row[2] == DEALER][:1] == [0], "dealt again, for seat 0"
            world = rebuilt(server.db, info["id"]).at(anna.ply)
            assert hand(world, 0) == hand(real, 0)
            theirs.append(hand(world, 1))
        assert any(each != hand(real, 1) for each in theirs), "eight times the hand that nobody but seat 1 knows"
        assert rebuilt(server.db, id).tape == real.tape
        chair = await anna.visitor.open(info["id"])
        await chair.play(Random(1), lambda: chair.ply > len(way.moves) + 10)


@awaited
async def test_a_world_that_was_imagined_tells_no_secret_of_the_table_it_came_from(server: Process) -> None:
    """Its base and its first moves are those of the real table: nobody looks or goes back there, nobody saves it."""
    way = script("thunderstone", 2, within_a_scene)
    async with pair(server.url, seed=way.seed) as chairs:
        await follow(chairs, way.moves)
        anna, _ = chairs
        id, ply = anna.table["id"], anna.ply
        info = await anna.visitor.post(f"/api/tables/{id}/branch", name="Anna", ply=ply)
        row = everything(server.file, info["id"])["tables"][0]
        assert row[9] < ply, "the world runs from an earlier state, which is the real one"
        chair = await anna.visitor.open(info["id"])
        assert chair.table["first"] == ply
        assert all(line["ply"] > ply for line in chair.frames[0]["lines"])
        await chair.play(Random(1))
        for early in (ply - 1, row[9], 0):
            code, said = await chair.refused("look", ply=early, seat=1)
            assert code == "illegal" and f"the game has moves {ply} to" in said
            code, said = await chair.refused("undo", ply=chair.ply, to=early)
            assert code == "illegal" and "cannot be taken back" in said
            found = await anna.visitor.refused(f"/api/tables/{info['id']}/branch", name="Anna", ply=early, seat=1)
            assert found[0] == 400 and f"the game has moves {ply} to" in found[2]
        status, code, said = refusal(await anna.visitor.http.get(f"/api/tables/{info['id']}/save"))
        assert (status, code) == (403, "forbidden") and "imagined" in said
        assert (await chair.do("look", ply=ply, seat=1))["look"]["ply"] == ply, "from there on it is a table like any"
        frames = len(chair.frames)
        await chair.do("undo", ply=chair.ply, to=ply)
        assert chair.frames[frames]["state"]["ply"] == ply, "what the computers do then is another matter"
        seed = everything(server.file, id)["tables"][0][6]
        assert all(seed not in text for text in anna.visitor.received), "it is the seed of a game that goes on"


@awaited
async def test_a_spectator_plays_on_in_a_world_that_a_spectator_imagines(server: Process) -> None:
    way = script("thunderstone", 2, hidden_hands)
    async with pair(server.url, seed=way.seed) as chairs, Visitor(server.url, "Carl") as carl:
        await follow(chairs, way.moves)
        id, ply = chairs[0].table["id"], chairs[0].ply
        real = rebuilt(server.db, id)
        hands = []
        for _ in range(8):
            info = await carl.post(f"/api/tables/{id}/branch", name="Carl", ply=ply)
            assert info["seat"] == 0
            world = rebuilt(server.db, info["id"])
            assert redeals(world)[:1] == [SPECTATOR]
            hands.append((hand(world.at(ply), 0), hand(world.at(ply), 1)))
        assert any(mine != hand(real, 0) for mine, _ in hands) and any(other != hand(real, 1) for _, other in hands)
        chair = await carl.open(info["id"])
        assert all(line["ply"] > ply for line in chair.frames[0]["lines"]), "what seat 0 really drew is not told"


@awaited
async def test_a_world_from_an_earlier_move_knows_what_was_known_then(server: Process) -> None:
    async with pair(server.url, plies=PLIES) as chairs:
        mover, _ = mover_first(chairs)
        id, seat = mover.table["id"], mover.table["seat"]
        past = rebuilt(server.db, id).at(10)
        info = await mover.visitor.post(f"/api/tables/{id}/branch", name="x", ply=10, seat=seat)
        world = rebuilt(server.db, info["id"])
        assert info["first"] <= 10 and info["seat"] == seat
        assert world.at(10).view(seat)["table"] == past.view(seat)["table"]


# -- playing on from a table that is over -------------------------------------------------------------------------


@awaited
async def test_from_a_finished_table_anybody_plays_on_from_any_seat_with_the_real_hands(server: Process) -> None:
    async with pair(server.url) as chairs, Visitor(server.url, "Carl") as carl:
        await play(chairs, Random(5))
        id = chairs[0].table["id"]
        await chairs[0].until(lambda: chairs[0].table["status"] == "over")
        real = rebuilt(server.db, id).at(20)
        info = await carl.post(f"/api/tables/{id}/branch", name="Carl", ply=20, seat=1)
        assert info["seat"] == 1 and info["status"] == "playing"
        world = rebuilt(server.db, info["id"])
        assert redeals(world) == [EVERYBODY]
        for seat in (0, 1):
            assert world.at(20).view(seat)["table"] == real.view(seat)["table"], "only what nobody knew is new"
        chair = await carl.open(info["id"])
        await chair.play(Random(1))
        saved = await carl.http.get(f"/api/tables/{info['id']}/save")
        assert saved.status_code == 200 and saved.json()["save"]["game"] == "thunderstone"
        for seat in (2, -1, 99):
            found = await carl.refused(f"/api/tables/{id}/branch", name="Carl", ply=20, seat=seat)
            assert found == (400, "refused", f"there is no seat {seat}")
