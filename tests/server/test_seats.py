"""A seat belongs to who knows its secret: links, invitations, cookies, coming and going."""

from __future__ import annotations

from random import Random

import pytest

from .people import ME, OPEN, Visitor, computer, play
from .serving import Process, awaited, everything

NO_SEAT = (403, "forbidden", "this link opens no seat here; perhaps somebody has taken it")
WATCHING = ("forbidden", "you watch this table and do not sit at it")


@awaited
async def test_an_invitation_opens_its_seat_once_and_then_nobody_but_its_player(server: Process) -> None:
    async with Visitor(server.url) as anna, Visitor(server.url, "Bea") as bea, Visitor(server.url, "Eve") as eve:
        info = await anna.set_table("thunderstone", [ME, OPEN])
        id, invite = info["id"], info["seats"][1]["invite"]
        assert info["status"] == "waiting" and invite
        assert (await eve.info(id))["seats"][1]["invite"] is None, "an invitation is the host's to give"
        taken = await bea.sit(id, key=invite)
        assert taken["seat"] == 1 and taken["status"] == "playing" and taken["seats"][1]["name"] == "Bea"
        assert taken["secret"] not in (None, invite, info["secret"])

        assert await eve.refused(f"/api/tables/{id}/sit", name="Eve", key=invite) == NO_SEAT
        assert await anna.refused(f"/api/tables/{id}/sit", name="Anna", key=invite) == NO_SEAT
        assert (await anna.info(id))["seats"][1]["invite"] is None
        sit = await eve.refused(f"/api/tables/{id}/sit", name="Eve")
        assert sit == (403, "forbidden", "no seat is empty at this table")
        again = await anna.refused(f"/api/tables/{id}/sit", name="Anna", key=taken["secret"])
        assert again == (403, "forbidden", "you already sit at this table"), "not even with the link, in this browser"


@awaited
async def test_nobody_acts_for_a_seat_that_is_not_theirs(server: Process) -> None:
    async with Visitor(server.url) as anna, Visitor(server.url) as bea, Visitor(server.url) as eve:
        info = await anna.set_table("thunderstone", [ME, OPEN], undo="friendly")
        await bea.sit(info["id"])
        chairs = [await visitor.open(info["id"]) for visitor in (anna, bea, eve)]
        await play(chairs, Random(2), lambda: chairs[0].ply == 9)
        asked, other = chairs[:2] if chairs[0].seen["decision"] else chairs[1::-1]
        key = asked.options[0]
        before = everything(server.file, info["id"])
        code, said = await other.refused("choose", ply=9, key=key)
        assert code == "illegal" and "is not asked now" in said
        assert await chairs[2].refused("choose", ply=9, key=key) == WATCHING
        assert await chairs[2].refused("agree", yes=True) == WATCHING
        assert await chairs[2].refused("orders", passes=True) == WATCHING
        for message in ("undo", "wait", "hint"):
            assert await chairs[2].refused(message, ply=9) == WATCHING
        for message in ("choose", "orders"):  # the protocol knows no field that names another's seat
            code, said = await other.refused(message, ply=9, key=key, seat=asked.table["seat"])
            assert code == "invalid" and "unknown field" in said
        assert everything(server.file, info["id"]) == before
        await asked.choose(key)


@pytest.mark.parametrize("cookie", ["garbled", "Im1lIg.forged", "", "x" * 5000, "IjEyMyI.AAAA", "\xe9", "stolen"])
@awaited
async def test_a_forged_cookie_is_a_strangers(server: Process, cookie: str) -> None:
    async with Visitor(server.url) as anna, Visitor(server.url) as eve:
        info = await anna.set_table("thunderstone", [ME, computer()])
        if cookie == "stolen":
            cookie = anna.cookie.partition(".")[0] + "." + "A" * 27  # the right number, another signature
        answer = await eve.http.get(f"/api/tables/{info['id']}", headers={b"Cookie": b"fabletop=" + cookie.encode()})
        seen = answer.json()
        assert seen["seat"] is None and seen["secret"] is None and not seen["host"]
        assert "fabletop=" in answer.headers["set-cookie"], "somebody new gets a number of their own"
        socket = await anna.connect(info["id"], cookie=cookie)
        await socket.wait_closed()
        assert (socket.close_code, socket.close_reason) == (4401, "no cookie: ask /api/me first")


@awaited
async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Process) -> None:
    async with Visitor(server.url) as anna:
        cookie = (await anna.http.get("/api/me")).headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie and "max-age=" in cookie
        assert "set-cookie" not in (await anna.http.get("/api/me")).headers


@awaited
async def test_the_link_of_a_seat_opens_it_in_a_second_browser_and_both_may_act(server: Process) -> None:
    async with Visitor(server.url) as anna, Visitor(server.url, "on the phone") as phone:
        info = await anna.set_table("thunderstone", [ME, computer()])
        before = await phone.open(info["id"])
        assert before.table["seat"] is None and before.seen["table"]["seats"][0]["hand"] is None
        same = await phone.sit(info["id"], key=info["secret"])
        assert same["seat"] == 0 and same["secret"] == info["secret"] and same["seats"][0]["name"] == "Anna"
        await before.until(lambda: before.table["seat"] == 0)
        await before.until(lambda: before.seen["seat"] == 0)
        desk = await anna.open(info["id"])
        chance = Random(1)
        for mover, other in ((desk, before), (before, desk), (desk, before)):
            assert await mover.asked()
            ply = mover.ply
            await mover.choose_any(chance)
            await other.after(ply)
        assert [each["id"] for each in (await phone.get("/api/me"))["tables"]] == [info["id"]]


@awaited
async def test_who_leaves_comes_back_by_the_link(server: Process) -> None:
    async with Visitor(server.url) as anna, Visitor(server.url) as bea:
        info = await anna.set_table("thunderstone", [ME, OPEN])
        await bea.sit(info["id"])
        secret = (await bea.info(info["id"]))["secret"]
        chair = await bea.open(info["id"])
        left = await bea.post(f"/api/tables/{info['id']}/leave")
        assert left["seat"] is None and left["secret"] is None and left["status"] == "playing"
        await chair.until(lambda: chair.seen["seat"] is None)
        assert chair.seen["table"]["seats"][1]["hand"] is None, "who left watches"
        assert await chair.refused("choose", ply=0, key=["rest"]) == WATCHING
        assert (await bea.get("/api/me"))["tables"] == []
        sit = await bea.refused(f"/api/tables/{info['id']}/sit", name="Bea")
        assert sit == (403, "forbidden", "no seat is empty at this table")
        assert (await bea.refused(f"/api/tables/{info['id']}/leave"))[2] == "you do not sit at this table"
        assert (await bea.sit(info["id"], key=secret))["seat"] == 1
        await chair.until(lambda: chair.seen["seat"] == 1)


@awaited
async def test_a_seat_that_is_left_before_the_game_begins_is_empty_again(server: Process) -> None:
    async with Visitor(server.url) as anna, Visitor(server.url) as bea, Visitor(server.url) as carl:
        info = await anna.set_table("thunderstone", [ME, OPEN, OPEN])
        invite = info["seats"][1]["invite"]
        taken = await bea.sit(info["id"], key=invite)
        await bea.post(f"/api/tables/{info['id']}/leave")
        seats = (await anna.info(info["id"]))["seats"]
        assert [each["kind"] for each in seats] == ["person", "open", "open"]
        assert seats[1]["invite"] not in (None, invite), "the old invitation was used"
        assert await carl.refused(f"/api/tables/{info['id']}/sit", name="Carl", key=invite) == NO_SEAT
        assert await bea.refused(f"/api/tables/{info['id']}/sit", name="Bea", key=taken["secret"]) == NO_SEAT
        assert (await carl.sit(info["id"], key=seats[1]["invite"]))["seat"] == 1
        assert await bea.refused(f"/api/tables/{info['id']}/sit", name="Bea", key=taken["secret"]) == NO_SEAT


@awaited
async def test_listed_tables_stand_in_the_lobby_of_others_until_they_are_full(server: Process) -> None:
    async with Visitor(server.url) as anna, Visitor(server.url) as bea:
        info = await anna.set_table("roll-player", [ME, OPEN])
        hidden = await anna.set_table("roll-player", [ME, OPEN], listed=False)
        lobby = await bea.get("/api/me")
        found = next(each for each in lobby["open"] if each["id"] == info["id"])
        assert found["status"] == "waiting" and found["seat"] is None
        assert found["seats"][1] == {"kind": "open", "name": "", "level": "", "character": "", "stand_in": ""}, (
            "an invitation is not in the lobby"
        )
        assert hidden["id"] not in [each["id"] for each in lobby["open"]]
        assert info["id"] not in [each["id"] for each in (await anna.get("/api/me"))["open"]], "it is her own"
        assert (await bea.sit(info["id"], seat=1))["seat"] == 1
        lobby = await bea.get("/api/me")
        assert info["id"] not in [each["id"] for each in lobby["open"]]
        assert info["id"] in [each["id"] for each in lobby["tables"]]

        sit = await bea.refused(f"/api/tables/{hidden['id']}/sit", name="Bea")
        assert sit == (403, "forbidden", "this table is not listed: only an invitation opens a seat")
        assert (await bea.sit(hidden["id"], key=hidden["seats"][1]["invite"]))["seat"] == 1


@awaited
async def test_the_host_begins_with_computers_in_the_empty_seats(server: Process) -> None:
    async with Visitor(server.url) as anna, Visitor(server.url) as bea:
        info = await anna.set_table("thunderstone", [ME, OPEN, OPEN])
        await bea.sit(info["id"])
        chair = await bea.open(info["id"])
        refused = await bea.refused(f"/api/tables/{info['id']}/begin", level="random")
        assert refused == (403, "forbidden", "only who set the table may begin the game")
        before = everything(server.file, info["id"]), await anna.info(info["id"])
        status, code, said = await anna.refused(f"/api/tables/{info['id']}/begin", level="brilliant")
        assert (status, code) == (400, "refused") and "no computer player 'brilliant'" in said
        assert (everything(server.file, info["id"]), await anna.info(info["id"])) == before, "the seat is still open"
        begun = await anna.post(f"/api/tables/{info['id']}/begin", level="random")
        assert begun["status"] == "playing"
        assert [each["kind"] for each in begun["seats"]] == ["person", "person", "computer"]
        await chair.until(lambda: chair.state)
        again = await anna.refused(f"/api/tables/{info['id']}/begin", level="random")
        assert again == (400, "refused", "the game has begun")


@awaited
async def test_everybody_sees_who_is_here(server: Process) -> None:
    async with Visitor(server.url) as anna, Visitor(server.url) as bea, Visitor(server.url) as carl:
        info = await anna.set_table("thunderstone", [ME, OPEN])
        await bea.sit(info["id"])
        chair = await anna.open(info["id"])
        assert [each["here"] for each in chair.table["seats"]] == [True, False]
        hers, his = await bea.open(info["id"]), await carl.open(info["id"])
        await chair.until(lambda: chair.table["seats"][1]["here"] and chair.table["watching"] == 1)
        await hers.close()
        await chair.until(lambda: not chair.table["seats"][1]["here"])
        await his.close()
        await chair.until(lambda: chair.table["watching"] == 0)


@awaited
async def test_people_talk_and_who_comes_later_reads_it(server: Process) -> None:
    async with Visitor(server.url) as anna, Visitor(server.url, "Carl") as carl:
        info = await anna.set_table("thunderstone", [ME, computer()])
        chair, his = await anna.open(info["id"]), await carl.open(info["id"])
        await chair.do("chat", text="  Good   luck!\n")
        await his.do("chat", text="<b>Hi</b> \N{WAVING HAND SIGN}")
        for each in (chair, his):
            await each.until(lambda each=each: len(each.chat) == 2)  # type: ignore[misc]
            assert [(line["seat"], line["name"], line["text"]) for line in each.chat] == [
                (0, "Anna", "Good luck!"),
                (None, "Carl", "<b>Hi</b> \N{WAVING HAND SIGN}"),
            ]
        assert (await anna.open(info["id"])).chat == chair.chat
