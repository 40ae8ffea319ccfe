"""Bad input over the WebSocket: a clear error, nothing has changed, and the other player notices nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
from random import Random
from typing import Any
from urllib.parse import quote

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from .people import ME, OPEN, Chair, Visitor, computer, mover_first, pair, play
from .serving import Process, awaited, everything

NO_MESSAGE = "this is no message that a table knows: "
MEGABYTE = 1_000_000

RUBBISH: dict[str, tuple[str | bytes, str, str]] = {  # what is sent, the code, the sentence or its beginning
    "nothing": ("", "invalid", NO_MESSAGE),
    "no JSON": ("choose ply 5", "invalid", NO_MESSAGE + "JSON is malformed"),
    "cut off": ('{"do":"choose","ply":', "invalid", NO_MESSAGE + "Input data was truncated"),
    "a list": ("[]", "invalid", NO_MESSAGE + "Expected `object`, got `array`"),
    "a number": ("7", "invalid", NO_MESSAGE + "Expected `object`, got `int`"),
    "null": ("null", "invalid", NO_MESSAGE + "Expected `object`, got `null`"),
    "no verb": ("{}", "invalid", NO_MESSAGE + "Object missing required field `do`"),
    "unknown verb": ('{"do":"fly"}', "invalid", NO_MESSAGE + "Invalid value 'fly' - at `$.do`"),
    "verb of a wrong type": ('{"do":["ping"]}', "invalid", NO_MESSAGE + "Expected `str` - at `$.do`"),
    "binary": (b"\x00\xff\xfe rubbish", "invalid", NO_MESSAGE),
    "wrong UTF-8": (b'{"do":"chat","text":"\xff"}', "invalid", NO_MESSAGE),
    "half a character": ('{"do":"chat","text":"\\ud800"}', "invalid", NO_MESSAGE),
    "NaN": ('{"do":"look","ply":NaN}', "invalid", NO_MESSAGE + "JSON is malformed"),
    "Infinity": ('{"do":"look","ply":1e999}', "invalid", NO_MESSAGE + "Number out of range - at `$.ply`"),
    "a fraction": ('{"do":"look","ply":1.5}', "invalid", NO_MESSAGE + "Expected `int`, got `float` - at `$.ply`"),
    "deep nesting": ("[" * 8000, "invalid", NO_MESSAGE),
    "deep nesting in a field": ('{"do":"choose","ply":0,"key":' + "[" * 8000, "invalid", NO_MESSAGE),
    "deep nesting in the id": ('{"id":' + "[" * 8000, "invalid", NO_MESSAGE),
    "a large text": ("x" * MEGABYTE, "invalid", "a message of 1000000 bytes is too long: 8192 are the most"),
    "a large binary": (b"\x00" * MEGABYTE, "invalid", "a message of 1000000 bytes is too long: 8192 are the most"),
    "many bytes in few letters": ("ř" * 5000, "invalid", "a message of 10000 bytes is too long: 8192 are the most"),
    "an id too large for JavaScript": ('{"do":"ping","id":9007199254740992}', "invalid", NO_MESSAGE),
    "an id of thirty digits": ('{"do":"ping","id":' + "9" * 30 + "}", "invalid", NO_MESSAGE),
    "an id below 0": ('{"do":"ping","id":-1}', "invalid", NO_MESSAGE + "Expected `int` >= 0 - at `$.id`"),
}

BAD: dict[str, tuple[dict[str, Any], str, str]] = {  # fields, the code, a part of the sentence
    "stale": ({"do": "choose", "ply": 7, "key": ["rest"]}, "stale", "it stands at move 8, not 7"),
    "from the future": ({"do": "choose", "ply": 9, "key": ["rest"]}, "stale", "it stands at move 8, not 9"),
    "not on offer": ({"do": "choose", "ply": 8, "key": ["fly", 1]}, "illegal", "['fly', 1] is not on offer at '"),
    "an endless key": ({"do": "choose", "ply": 8, "key": ["x"] * 41}, "invalid", "length <= 40 - at `$.key`"),
    "an empty key": ({"do": "choose", "ply": 8, "key": []}, "invalid", "length >= 1 - at `$.key`"),
    "a long word": ({"do": "choose", "ply": 8, "key": ["x" * 201]}, "invalid", "length <= 200 - at `$.key[0]`"),
    "a key that is a word": ({"do": "choose", "ply": 8, "key": "rest"}, "invalid", "got `str` - at `$.key`"),
    "a key in a key": ({"do": "choose", "ply": 8, "key": [["rest"]]}, "invalid", "got `array` - at `$.key[0]`"),
    "a bool in a key": ({"do": "choose", "ply": 8, "key": ["rest", True]}, "invalid", "got `bool` - at `$.key[1]`"),
    "a float in a key": ({"do": "choose", "ply": 8, "key": ["x", 1.0]}, "invalid", "got `float` - at `$.key[1]`"),
    "null in a key": ({"do": "choose", "ply": 8, "key": [None]}, "invalid", "got `null` - at `$.key[0]`"),
    "a huge number in a key": ({"do": "choose", "ply": 8, "key": ["x", 10**40]}, "illegal", "is not on offer"),
    "no ply": ({"do": "choose", "key": ["rest"]}, "invalid", "missing required field `ply`"),
    "no key": ({"do": "choose", "ply": 8}, "invalid", "missing required field `key`"),
    "a ply below 0": ({"do": "choose", "ply": -1, "key": ["rest"]}, "invalid", ">= 0 - at `$.ply`"),
    "a huge ply": ({"do": "choose", "ply": 10**30, "key": ["rest"]}, "invalid", "<= 1000000 - at `$.ply`"),
    "a ply that is a word": ({"do": "choose", "ply": "8", "key": ["rest"]}, "invalid", "got `str` - at `$.ply`"),
    "an unknown field": ({"do": "choose", "ply": 8, "key": ["x"], "seat": 0}, "invalid", "unknown field `seat`"),
    "undo of the future": ({"do": "undo", "ply": 8, "to": 8}, "illegal", "move 9 cannot be taken back"),
    "undo far ahead": ({"do": "undo", "ply": 8, "to": 999}, "illegal", "move 1000 cannot be taken back"),
    "stale undo": ({"do": "undo", "ply": 3}, "stale", "it stands at move 8, not 3"),
    "stale undo of a far move": ({"do": "undo", "ply": 3, "to": 0}, "stale", "it stands at move 8, not 3"),
    "agreement with nobody": ({"do": "agree", "yes": True}, "illegal", "nobody asks to go back"),
    "half an agreement": ({"do": "agree", "yes": 1}, "invalid", "Expected `bool`, got `int` - at `$.yes`"),
    "no window to open": ({"do": "wait", "ply": 8}, "illegal", "window"),
    "stale wait": ({"do": "wait", "ply": 2}, "stale", "it stands at move 8, not 2"),
    "orders for a number": ({"do": "orders", "passes": True, "during": 7}, "invalid", "at `$.during`"),
    "orders in words": ({"do": "orders", "passes": "yes"}, "invalid", "Expected `bool`, got `str` - at `$.passes`"),
    "stale hint": ({"do": "hint", "ply": 2}, "stale", "it stands at move 8, not 2"),
    "look ahead": ({"do": "look", "ply": 9}, "illegal", "there is no move 9: the game has moves 0 to 8"),
    "look from another seat": ({"do": "look", "ply": 1, "seat": 5}, "forbidden", "from your own seat"),
    "look from a huge seat": ({"do": "look", "ply": 1, "seat": 10**30}, "forbidden", "from your own seat"),
    "an empty line": ({"do": "chat", "text": ""}, "invalid", "length >= 1 - at `$.text`"),
    "a blank line": ({"do": "chat", "text": " \n\t "}, "illegal", "an empty line says nothing"),
    "a long line": ({"do": "chat", "text": "x" * 501}, "invalid", "length <= 500 - at `$.text`"),
    "a line that is none": ({"do": "chat", "text": {}}, "invalid", "Expected `str`, got `object` - at `$.text`"),
}


async def nothing_changed(server: Process, chairs: list[Chair], bad: Any) -> None:
    """Do it; nothing that is stored has changed, the other one heard nothing, and both play on."""
    sender, other = chairs
    id, ply = sender.table["id"], sender.ply
    before, states, frames = everything(server.file, id), sender.seen, len(other.frames)
    await bad
    assert everything(server.file, id) == before
    assert sender.seen is states, "who erred was sent no state"
    await other.heard_nothing_since(frames)
    await play(chairs, Random(1), lambda: other.ply > ply)


@pytest.mark.parametrize("name", RUBBISH)
@awaited
async def test_rubbish_gets_a_clear_error_and_changes_nothing(server: Process, name: str) -> None:
    data, code, sentence = RUBBISH[name]

    async def bad(sender: Chair) -> None:
        error, message = await sender.rubbish(data)
        assert error == code and message.startswith(sentence), message
        assert len(message) < 300

    async with pair(server.url, plies=2) as chairs:
        await nothing_changed(server, chairs, bad(chairs[0]))


@pytest.mark.parametrize("name", BAD)
@awaited
async def test_a_message_that_cannot_be_done_names_what_is_wrong(server: Process, name: str) -> None:
    fields, code, sentence = BAD[name]

    async def bad(sender: Chair) -> None:
        error, message = await sender.refused(**fields)
        assert error == code and sentence in message, message

    async with pair(server.url, plies=8) as chairs:
        chairs = list(mover_first(chairs))
        await nothing_changed(server, chairs, bad(chairs[0]))


@awaited
async def test_an_error_of_the_rules_names_the_clause(server: Process) -> None:
    async with pair(server.url, "roll-player") as chairs:
        while True:
            mover, _ = mover_first(chairs)
            refused = mover.seen["decision"]["refused"]
            if refused:
                break
            await play(chairs, Random(mover.ply), lambda ply=mover.ply: chairs[0].ply > ply)  # type: ignore[misc]
        answer = await mover.ask("choose", ply=mover.ply, key=refused[0]["key"])
        assert answer["error"] == "illegal" and answer["clause"] == refused[0]["clause"].split()[0]
        assert answer["clause"] in answer["message"]


@awaited
async def test_two_hundred_messages_in_a_second_are_not_all_done(server: Process) -> None:
    """Each gets an answer that names it; the other player hears nothing, and the flooder plays on afterwards."""
    async with pair(server.url, plies=6) as chairs:
        sender, other = mover_first(chairs)
        before, frames = everything(server.file, sender.table["id"]), len(other.frames)
        key = sender.options[0]
        stale = [json.dumps({"do": "choose", "ply": 5, "key": key, "id": 1000 + n}) for n in range(200)]
        await asyncio.gather(*(sender.socket.send(each) for each in stale))
        await sender.until(lambda: all(1000 + n in sender._answers for n in range(200)))
        codes = [sender._answers[1000 + n]["error"] for n in range(200)]
        assert set(codes) == {"stale", "too_fast"} and codes[0] == "stale"
        assert codes.count("too_fast") > 20
        said = next(each["message"] for each in sender._answers.values() if each.get("error") == "too_fast")
        assert said == "too many messages at once: this one was not done"
        assert everything(server.file, sender.table["id"]) == before
        await other.heard_nothing_since(frames)
        ply = sender.ply
        while (await sender.ask("choose", ply=ply, key=key)).get("error") == "too_fast":
            await asyncio.sleep(0.05)
        await other.after(ply)


@awaited
async def test_a_flood_without_end_is_cut_off_and_the_other_plays_on(server: Process) -> None:
    async with pair(server.url, plies=6) as chairs:
        sender, other = chairs
        with contextlib.suppress(ConnectionClosed):
            for _ in range(3000):
                await sender.socket.send("x")
        assert (await sender.until_closed())[0] == 1008
        await other.until(lambda: not other.table["seats"][0]["here"])
        back = await sender.visitor.open(sender.table["id"])
        await other.until(lambda: other.table["seats"][0]["here"])
        await play([back, other], Random(1), lambda: other.ply > 8)


@awaited
async def test_a_frame_of_many_megabytes_ends_the_connection_and_nothing_else(server: Process) -> None:
    async with pair(server.url, plies=2) as chairs:
        sender, other = chairs
        with contextlib.suppress(ConnectionClosed):  # it may be closed while it is still sent
            await sender.socket.send("x" * 5_000_000)
        assert (await sender.until_closed())[0] == 1009
        back = await sender.visitor.open(sender.table["id"])
        await play([back, other], Random(1), lambda: other.ply > 4)


@awaited
async def test_a_table_that_waits_takes_talk_and_no_moves(server: Process) -> None:
    async with Visitor(server.url) as anna:
        info = await anna.set_table("thunderstone", [ME, OPEN])
        chair = await anna.open(info["id"])
        before = everything(server.file, info["id"])
        waits = ("illegal", "the table still waits for players")
        assert await chair.refused("choose", ply=0, key=["rest"]) == waits
        assert await chair.refused("wait", ply=0) == waits
        assert await chair.refused("undo", ply=0, to=0) == waits
        assert everything(server.file, info["id"]) == before
        await chair.do("chat", text="Anybody here?")


@awaited
async def test_a_game_that_is_over_takes_no_moves(server: Process) -> None:
    async with Visitor(server.url) as anna:
        info = await anna.set_table("thunderstone", [ME], undo="strict")
        chair = await anna.open(info["id"])
        await chair.play(Random(4))
        before = everything(server.file, info["id"])
        assert await chair.refused("choose", ply=chair.ply, key=["rest"]) == ("illegal", "the game is over")
        assert await chair.refused("hint", ply=chair.ply) == ("illegal", "a hint is given when you are asked")
        undo = await chair.refused("undo", ply=chair.ply)
        assert undo == ("illegal", "the game is over: nothing is taken back at a strict table")
        code, said = await chair.refused("look", ply=3, seat=7)
        assert (code, said) == ("illegal", "there is no seat 7")
        assert everything(server.file, info["id"]) == before
        assert chair.seen["back"] == [] and not chair.seen["wait"]


@awaited
async def test_at_the_beginning_there_is_nothing_to_undo(server: Process) -> None:
    async with Visitor(server.url) as anna:
        for policy in ("strict", "friendly"):
            info = await anna.set_table("roll-player", [ME], undo=policy)
            chair = await anna.open(info["id"])
            code, said = await chair.refused("undo", ply=0)
            assert code == "illegal" and "seat 0 has nothing to undo" in said


async def closed(socket: ClientConnection) -> tuple[int | None, str | None]:
    await socket.wait_closed()
    return socket.close_code, socket.close_reason


@awaited
async def test_a_page_of_another_site_may_not_sit_at_a_table(server: Process) -> None:
    async with Visitor(server.url) as anna:
        info = await anna.set_table("thunderstone", [ME, computer()])
        for origin in ("http://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1"):
            foreign = await anna.connect(info["id"], origin=origin)
            assert await closed(foreign) == (4403, "a page of another site may not sit here")
        own = await anna.connect(info["id"], origin=server.url)
        assert json.loads(await own.recv())["type"] == "hello"
        await own.close()


@pytest.mark.parametrize("id", ["nosuchtabl", "x" * 300, "č" * 80, "\0", "..", "'; drop table rows; --"])
@awaited
async def test_a_table_that_is_not_there_says_so(server: Process, id: str) -> None:
    async with Visitor(server.url) as anna:
        await anna.get("/api/me")
        code, reason = await closed(await anna.connect(quote(id, safe="").replace(".", "%2E")))
        assert code == 4404 and str(reason).startswith("there is no table '")
