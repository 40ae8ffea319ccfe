"""The room around a game: seats are changed and waited for, and a computer plays for who left until they are back."""

from __future__ import annotations

import pytest

from fabletop.server import house, network

from .people import ME, OPEN, Chair, Visitor, computer, mover_first, pair
from .serving import Process, Running, awaited, running

WATCHING = (403, "forbidden", "you watch this table and do not sit at it")


@awaited
async def test_who_sits_takes_another_empty_seat_by_clicking_it_and_leaves_the_first_one_empty(server: Process) -> None:
    async with Visitor(server.url) as anna, Visitor(server.url, "Bea") as bea:
        info = await anna.set_table("thunderstone", [ME, OPEN, OPEN], listed=False)
        await bea.sit(info["id"], key=info["seats"][1]["invite"])
        moved = await bea.sit(info["id"], seat=2)
        assert moved["seat"] == 2 and moved["status"] == "waiting"
        assert [each["kind"] for each in moved["seats"]] == ["person", "open", "person"]
        seats = (await anna.info(info["id"]))["seats"]
        assert seats[1]["invite"] not in (None, info["seats"][1]["invite"]), "the old invitation was used"
        taken = await bea.refused(f"/api/tables/{info['id']}/sit", name="Bea", seat=0)
        assert taken == (403, "forbidden", "seat 0 is not empty")
        await anna.sit(info["id"], seat=1)
        assert (await anna.info(info["id"]))["seats"][0]["invite"], "who set the table may change, too"


@awaited
async def test_a_full_table_waits_for_whom_it_was_asked_to_wait_for(server: Process) -> None:
    async with Visitor(server.url) as anna, Visitor(server.url, "Bea") as bea, Visitor(server.url, "Eve") as eve:
        info = await anna.set_table("thunderstone", [ME, OPEN])
        ready = f"/api/tables/{info['id']}/ready"
        assert (await anna.post(ready, ready=False))["seats"][0]["waits"]
        assert (await bea.sit(info["id"]))["status"] == "waiting"
        assert (await eve.refused(ready, ready=True))[2] == "you do not sit at this table"
        begun = await anna.post(ready, ready=True)
        assert begun["status"] == "playing" and not begun["seats"][0]["waits"]
        assert (await anna.refused(ready, ready=False))[2] == "the game has begun"


@awaited
async def test_the_host_begins_without_waiting_for_anybody(server: Process) -> None:
    async with Visitor(server.url) as anna, Visitor(server.url, "Bea") as bea:
        info = await anna.set_table("thunderstone", [ME, OPEN])
        await anna.post(f"/api/tables/{info['id']}/ready", ready=False)
        await bea.sit(info["id"])
        begun = await anna.post(f"/api/tables/{info['id']}/begin", level="random")
        assert begun["status"] == "playing" and [each["waits"] for each in begun["seats"]] == [False, False]


@pytest.mark.usefixtures("quick")
@awaited
async def test_the_host_lets_a_computer_play_at_once_for_who_left_and_who_is_back_plays_again(db: str) -> None:
    async with running(db) as server, pair(server.url) as (anna, bea):
        replace = f"/api/tables/{anna.table['id']}/replace"
        here = await anna.visitor.refused(replace, seat=1, level="easy")
        assert here == (403, "forbidden", "whoever is at the table plays without help")
        await bea.close()
        await anna.until(lambda: not anna.table["seats"][1]["here"])
        assert (await anna.visitor.refused(replace, seat=1, level="cheating"))[1] == "refused"
        assert (await anna.visitor.refused(replace, seat=7, level="easy"))[2] == "seat 7 is nobody's"
        replaced = await anna.visitor.post(replace, seat=1, level="easy")
        seat = replaced["seats"][1]
        assert (seat["kind"], seat["name"], seat["stand_in"]) == ("person", "Bea", "easy"), "it stays Bea's"
        assert (await bea.visitor.listed(anna.table["id"]))["seats"][1]["stand_in"] == "easy"
        while anna.ply < 30:  # both seats move, and only Anna is asked
            await anna.asked()
            await anna.choose(anna.options[0])
        assert {line["seat"] for line in anna.lines} >= {0, 1}
        back = await bea.visitor.open(anna.table["id"])
        assert back.table["seats"][1]["stand_in"] == "" and back.table["seat"] == 1
        await _asked_in_turn(anna, back)


@pytest.mark.usefixtures("quick")
@awaited
async def test_a_computer_that_thinks_for_somebody_who_is_back_is_not_heard(db: str) -> None:
    async with running(db) as server, pair(server.url) as chairs:
        mover, other = mover_first(chairs)
        server.house.thinkers.may.clear()  # type: ignore[attr-defined]
        server.house.tables[mover.table["id"]].row.host = _visitor(server, other)
        await mover.close()
        await other.until(lambda: not other.table["seats"][mover.table["seat"]]["here"])
        id, seat, ply = mover.table["id"], mover.table["seat"], other.ply
        await other.visitor.post(f"/api/tables/{id}/replace", seat=seat, level="easy")
        await server.house.thinkers.asked.wait()  # type: ignore[attr-defined]
        back = await mover.visitor.open(id)
        server.house.thinkers.may.set()  # type: ignore[attr-defined]
        await back.do("ping")
        assert back.ply == ply and back.seen["decision"], "it is still asked"
        await back.choose(back.options[0])


def _visitor(server: Running, chair: Chair) -> str:
    (found,) = server.house.tables[chair.table["id"]].row.seats[chair.table["seat"]].holders
    return found


async def _asked_in_turn(anna: Chair, bea: Chair) -> None:
    """Both choose for themselves: a table where nobody but people is asked."""
    for _ in range(12):
        ply = max(anna.ply, bea.ply)
        await anna.at(ply)
        await bea.at(ply)
        mover = anna if anna.seen["decision"] else bea
        await mover.choose(mover.options[0])


@pytest.mark.usefixtures("quick")
@awaited
async def test_others_at_the_table_may_after_a_minute_and_who_watches_never(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(db) as server, pair(server.url) as (anna, bea), Visitor(server.url, "Eve") as eve:
        replace = f"/api/tables/{anna.table['id']}/replace"
        await anna.close()
        await bea.until(lambda: not bea.table["seats"][0]["here"])
        assert bea.table["seats"][0]["away"] < 60 and bea.table["seats"][1]["away"] is None
        assert await eve.refused(replace, seat=0, level="easy") == WATCHING
        soon = await bea.visitor.refused(replace, seat=0, level="easy")
        assert soon == (403, "forbidden", "a computer may play for somebody who has been away for 60 seconds")
        monkeypatch.setattr(house, "ABSENT", 0.0)
        assert (await bea.visitor.post(replace, seat=0, level="easy"))["seats"][0]["stand_in"] == "easy"


@awaited
async def test_who_asks_to_go_back_needs_no_word_of_somebody_for_whom_a_computer_plays(own_server: Process) -> None:
    async with pair(own_server.url, plies=6, undo="friendly") as (anna, bea):
        await bea.close()
        await anna.until(lambda: not anna.table["seats"][1]["here"])
        await anna.visitor.post(f"/api/tables/{anna.table['id']}/replace", seat=1, level="beginner")
        await anna.asked()
        await anna.do("undo", ply=anna.ply, to=0)
        await anna.until(lambda: anna.lines[-1]["ply"] < 6)
        assert anna.table["asked_undo"] is None


@awaited
async def test_a_restart_keeps_who_plays_for_whom_and_who_is_waited_for(own_server: Process) -> None:
    async with pair(own_server.url) as (anna, bea):
        id = anna.table["id"]
        waiting = await anna.visitor.set_table("thunderstone", [ME, OPEN])
        await anna.visitor.post(f"/api/tables/{waiting['id']}/ready", ready=False)
        await bea.close()
        await anna.until(lambda: not anna.table["seats"][1]["here"])
        await anna.visitor.post(f"/api/tables/{id}/replace", seat=1, level="beginner")
        cookie = anna.visitor.cookie
    own_server.kill()
    own_server.start()
    async with Visitor(own_server.url, cookie=cookie) as anna_again:
        assert (await anna_again.info(id))["seats"][1]["stand_in"] == "beginner"
        assert (await anna_again.info(waiting["id"]))["seats"][0]["waits"]


@awaited
async def test_who_left_comes_back_by_the_link_and_the_computer_gets_up(own_server: Process) -> None:
    async with pair(own_server.url) as (anna, bea):
        id, secret = anna.table["id"], bea.table["secret"]
        await bea.visitor.post(f"/api/tables/{id}/leave")
        await anna.visitor.post(f"/api/tables/{id}/replace", seat=1, level="beginner")
        async with Visitor(own_server.url, "Bea's phone") as phone:
            back = await phone.sit(id, key=secret)
            assert back["seat"] == 1 and back["seats"][1]["stand_in"] == ""


def test_only_an_address_that_others_can_reach_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "_outward", lambda: iter(["192.168.1.20"]))
    monkeypatch.setattr(network, "_named", lambda: iter(["127.0.1.1", "192.168.1.20", "169.254.7.7", "10.0.0.4"]))
    assert network.addresses("0.0.0.0", 8377) == ["http://192.168.1.20:8377", "http://10.0.0.4:8377"]
    assert network.addresses("127.0.0.1", 8377) == [] == network.addresses("localhost", 8377)
    assert network.addresses("::1", 8377) == []
    assert network.addresses("192.168.1.20", 9000) == ["http://192.168.1.20:9000"]
    assert network.addresses("fd00::5", 9000) == ["http://[fd00::5]:9000"]


@awaited
async def test_the_host_is_told_where_others_find_the_server_and_nobody_else_is(server: Process) -> None:
    async with Visitor(server.url) as anna, Visitor(server.url, "Bea") as bea:
        info = await anna.set_table("thunderstone", [ME, computer(), OPEN])
        assert (await anna.info(info["id"]))["addresses"] == [], "it listens at 127.0.0.1 alone"
        assert (await bea.info(info["id"]))["addresses"] is None
