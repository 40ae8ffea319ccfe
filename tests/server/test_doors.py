"""The doors of the server: who is let in, how long they may be silent, and what a browser is told. docs/threats.md."""

from __future__ import annotations

import asyncio
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from websockets.asyncio.client import connect

from fabletop import cli
from fabletop.kernel import PackError, SetupError
from fabletop.server import guests, serve, sockets, table
from fabletop.server.app import CLIENT, make_app
from fabletop.server.doors import Doors, same_origin
from fabletop.server.guests import Guests
from fabletop.server.metrics import Metrics
from fabletop.server.owners_packs import packs_by_game
from fabletop.server.plain_text import alike, fault, name_fault
from fabletop.server.trouble import trouble

from ..kernel import larger
from .people import ME, OPEN, Visitor, computer, pair, refusal
from .serving import Process, awaited, running

STRANGER = "127.0.0.2"  # another address of this machine, which is trusted no more than any
ROOT = Path(__file__).parents[2]


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time-outs that a test can wait for."""
    for name, seconds in (("HEADERS", 0.4), ("BODY", 0.6), ("LOOK", 0.1)):
        monkeypatch.setattr(sockets, name, seconds)


def stranger(server: Any) -> httpx.AsyncClient:
    way = httpx.AsyncHTTPTransport(local_address=STRANGER)
    return httpx.AsyncClient(base_url=server.url, transport=way, timeout=60)


async def opened(server: Any, source: str = "127.0.0.1") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = server.url.removeprefix("http://").split(":")
    return await asyncio.open_connection(host, int(port), local_addr=(source, 0))


async def ended(reader: asyncio.StreamReader) -> bool:
    try:
        async with asyncio.timeout(10):
            return await reader.read() == b""
    except ConnectionError:
        return True


# -- silence --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /",
    ],
    ids=["nothing", "half a header", "half a body", "half a second request"],
)
@awaited
async def test_who_falls_silent_is_not_waited_for(db: str, hasty: None, said: bytes) -> None:
    async with running(db) as server:
        reader, writer = await opened(server)
        writer.write(said)
        async with asyncio.timeout(10):
            try:
                while await reader.read(4096):
                    pass
            except ConnectionError:
                pass
        writer.close()
        while server.house.guests.connections:
            await asyncio.sleep(0.01)


@awaited
async def test_dribbling_a_header_does_not_make_the_time_longer(db: str, hasty: None) -> None:
    async with running(db) as server:
        reader, writer = await opened(server)
        began = time.monotonic()
        gone = asyncio.create_task(ended(reader))
        while not gone.done() and time.monotonic() - began < 8:
            writer.write(b"G")
            await asyncio.sleep(0.05)
        assert await gone and time.monotonic() - began < 6


@awaited
async def test_two_thousand_silent_sockets_stop_nobody(own_server: Process) -> None:
    """From one address most are closed at once; from this machine itself they are let be until they are late."""
    host, port = own_server.url.removeprefix("http://").split(":")
    silent: list[socket.socket] = []
    async with pair(own_server.url, plies=4) as chairs:
        try:
            for number in range(2000):
                each = socket.socket()
                silent.append(each)
                each.bind((STRANGER, 0))
                each.connect((host, int(port)))
                if number % 250 == 249:
                    mover = next(chair for chair in chairs if chair.seen["decision"])
                    ply, began = mover.ply, time.monotonic()
                    await mover.choose_any(Random(1))
                    for chair in chairs:
                        await chair.after(ply)
                    assert time.monotonic() - began < 5
            async with Visitor(own_server.url, "Carl") as carl:
                assert (await carl.set_table("thunderstone", [ME, computer()]))["seat"] == 0
        finally:
            for each in silent:
                each.close()
    assert len(own_server.log.read_text()) < 2000


@awaited
async def test_an_address_has_only_so_many_connections(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "MOST_CONNECTIONS", 5)
    async with running(db) as server:
        kept = [await opened(server, STRANGER) for _ in range(5)]
        assert await ended((await opened(server, STRANGER))[0]), "the sixth is closed"
        async with Visitor(server.url) as anna:
            await anna.get("/api/me")
        kept[0][1].close()
        while server.house.guests.of(STRANGER).connections > 4:
            await asyncio.sleep(0.01)
        async with stranger(server) as later:
            assert (await later.get("/healthz")).status_code == 200
        for _, writer in kept:
            writer.close()


# -- limits ---------------------------------------------------------------------------------------


@awaited
async def test_too_many_requests_of_an_address_are_answered_so(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "REQUESTS", (0.01, 4.0))
    async with running(db) as server, stranger(server) as eve, Visitor(server.url) as anna:
        answers = [await eve.get("/api/me") for _ in range(6)]
        assert [each.status_code for each in answers] == [200] * 4 + [429] * 2
        assert refusal(answers[-1])[1] == "too_fast" and answers[-1].headers["retry-after"] == "5"
        for _ in range(10):
            await anna.get("/api/me")


@awaited
async def test_too_many_tables_of_an_address_are_answered_so(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "TABLES", (0.001, 2.0))
    async with running(db) as server, stranger(server) as eve:
        wish = {"game": "thunderstone", "name": "Eve", "seats": [ME]}
        answers = [await eve.post("/api/tables", json=wish) for _ in range(3)]
        assert [each.status_code for each in answers] == [201, 201, 429]
        assert "too many tables" in refusal(answers[-1])[2]
        assert (await eve.get("/api/me")).status_code == 200, "other things may still be asked"
        assert len(server.house.tables) == 2


@awaited
async def test_an_address_has_only_so_many_sockets(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "MOST_SOCKETS", 2)
    async with running(db) as server, stranger(server) as eve:
        wish = {"game": "thunderstone", "name": "Eve", "seats": [ME]}
        info = (await eve.post("/api/tables", json=wish)).json()
        address = f"ws{server.url.removeprefix('http')}/api/tables/{info['id']}/play"
        headers = {"Cookie": f"fabletop={eve.cookies['fabletop']}"}
        how: Any = {"additional_headers": headers, "local_addr": (STRANGER, 0)}
        one, two = await connect(address, **how), await connect(address, **how)
        await one.recv(), await two.recv()
        three = await connect(address, **how)
        await three.wait_closed()
        assert three.close_code == 4429 and "too many" in str(three.close_reason)
        await one.close()
        while server.house.guests.of(STRANGER).sockets > 1:
            await asyncio.sleep(0.01)
        again = await connect(address, **how)
        assert "hello" in str(await again.recv())
        await two.close()
        await again.close()


@awaited
async def test_who_talks_without_end_is_told_to_wait(server: Process) -> None:
    async with pair(server.url) as chairs:
        answers = [await chairs[0].ask("chat", text=f"line {number}") for number in range(20)]
        done = [each["type"] for each in answers].count("done")
        assert 12 <= done < 20 and answers[-1]["error"] == "too_fast"
        await chairs[1].do("chat", text="others may talk")


def test_who_has_gone_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    found = Guests()
    for number in range(50):
        found.of(f"10.0.0.{number}")
    found.of("10.0.0.7").sockets = 1
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now + 2 * guests.FORGOTTEN)
    found.of("10.0.0.50")
    assert set(found._guests) == {"10.0.0.7", "10.0.0.50"}


def test_an_address_of_ipv6_is_its_network() -> None:
    found = Guests()
    assert found.of("2001:db8::1") is found.of("2001:db8::ffff") is not found.of("2001:db8:0:1::1")
    assert found.of("::ffff:10.0.0.1") is found.of("10.0.0.1")
    assert found.of("::1").trusted and found.of("127.0.0.1").trusted and found.of(None).trusted
    assert not found.of(STRANGER).trusted


# -- Host and Origin ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:8377", True),
        ("[::1]:8377", True),
        ("192.168.1.20", True),
        ("localhost:8377", True),
        (f"{socket.gethostname()}:80", True),
        ("Club.Example.org", True),
        ("evil.example", False),
        ("club.example.org.evil.example", False),
        ("", False),
        ("[::1", False),
        ("x:99999999", False),
        ("ý.example", False),
    ],
)
def test_the_server_answers_to_its_names_only(host: str, known: bool) -> None:
    doors = Doors(None, Guests(), Metrics(), ["club.example.org"])  # type: ignore[arg-type]
    assert doors.known(host.encode("latin-1")) is known


@pytest.mark.parametrize(
    ("headers", "same"),
    [
        ({}, True),
        ({b"origin": b"http://a:1", b"host": b"a:1"}, True),
        ({b"origin": b"http://a:2", b"host": b"a:1"}, False),
        ({b"origin": b"null", b"host": b"a:1"}, False),
        ({b"origin": b"http://[::1", b"host": b"a:1"}, False),
        ({b"origin": b"\xff\xfe", b"host": b"a:1"}, False),
        ({b"origin": b"", b"host": b""}, False),
        ({b"sec-fetch-site": b"cross-site"}, False),
        ({b"sec-fetch-site": b"same-site"}, False),
        ({b"sec-fetch-site": b"same-origin"}, True),
    ],
)
def test_only_our_own_pages_may_do_something(headers: dict[bytes, bytes], same: bool) -> None:
    assert same_origin(headers) is same


@awaited
async def test_a_page_of_another_origin_cannot_make_a_player_leave(server: Process) -> None:
    async with Visitor(server.url) as anna:
        info = await anna.set_table("thunderstone", [ME, OPEN])
        for origin in (server.url.rpartition(":")[0] + ":1", "null", "http://[::1", "https://evil.example", "\xff"):
            sent = {"Origin": origin.encode("latin-1")}
            answer = await anna.http.post(f"/api/tables/{info['id']}/leave", headers=sent)
            assert refusal(answer)[:2] == (403, "origin")
        assert (await anna.info(info["id"]))["seat"] == 0
        answer = await anna.http.post(f"/api/tables/{info['id']}/leave", headers={"Origin": server.url})
        assert answer.is_success


@awaited
async def test_another_name_that_leads_here_is_not_answered(server: Process) -> None:
    async with Visitor(server.url) as anna:
        for path in ("/", "/api/me", "/api/games"):
            answer = await anna.http.get(path, headers={"Host": "evil.example"})
            status, code, said = refusal(answer)
            assert (status, code) == (421, "host") and "--name evil.example" in said


# -- what a browser is told -----------------------------------------------------------------------


@awaited
async def test_every_answer_says_how_a_browser_may_use_it(server: Process) -> None:
    async with Visitor(server.url) as anna:
        for path in ("/", "/api/me", "/api/games", "/nothing.js", "/api/tables/nothing", "/healthz"):
            told = (await anna.http.get(path)).headers
            policy = dict(each.strip().partition(" ")[::2] for each in told["content-security-policy"].split(";"))
            assert policy["script-src"] == "'self'" and policy["frame-ancestors"] == "'none'"
            assert policy["object-src"] == policy["base-uri"] == "'none'"
            assert told["x-frame-options"] == "DENY" and told["x-content-type-options"] == "nosniff"
            assert told["referrer-policy"] == "no-referrer"
            assert "server" not in told


def test_no_script_stands_in_the_page() -> None:
    """Else the policy would have to allow it, and with it any that somebody smuggled in."""
    for page in (ROOT / "web" / "index.html", CLIENT / "index.html"):
        if page.is_file():
            scripts = re.findall(r"<script(.*?)>(.*?)</script>", page.read_text(encoding="utf-8"), flags=re.S)
            assert scripts and all("src=" in tag and not text.strip() for tag, text in scripts)
            assert not re.search(r"\son[a-z]+=", page.read_text(encoding="utf-8"))


# -- what people write ----------------------------------------------------------------------------

ODD = [
    "Ann\0a",
    "Anna\u202e",
    "\u200b\u200b",
    "Anna\u200d",
    "\u2066x\u2069",
    "\ufeffAnna",
    "A\nB",
    "\u3164",
    "\u2800",
    "\ue000",
]


@pytest.mark.parametrize("name", ODD, ids=ascii)
@awaited
async def test_a_name_that_cannot_be_seen_is_refused(server: Process, name: str) -> None:
    async with Visitor(server.url) as anna, Visitor(server.url) as bea:
        status, code, said = await anna.refused("/api/tables", game="thunderstone", name=name, seats=[ME])
        assert (status, code) == (422, "invalid") and said.startswith("name: ")
        info = await bea.set_table("thunderstone", [ME, OPEN])
        assert (await anna.refused(f"/api/tables/{info['id']}/sit", name=name))[0] == 422


@pytest.mark.parametrize("name", ["Zoë", "Łukasz", "Jiří Novák", "李小龍", "محمد", "नीला", "O’Hara", "🐉", "7", "-_-"])
def test_names_of_all_people_are_welcome(name: str) -> None:
    assert name_fault(name) == ""


def test_chat_may_join_pictures_and_letters() -> None:
    assert fault("👩‍🚀 می‌خواهم", joiners=True) == "" and fault("a\u202eb", joiners=True) and fault("\0")


@awaited
async def test_nothing_invisible_is_said_or_stored(server: Process) -> None:
    async with pair(server.url) as chairs:
        for text in ("a\0b", "turn \u202e me", "\u200b"):
            code, _ = await chairs[0].refused("chat", text=text)
            assert code in ("illegal", "invalid")
        await chairs[0].do("chat", text="👩‍🚀")
        async with Visitor(server.url) as anna:
            said = await anna.refused("/api/tables", game="thunderstone", name="A", seats=[ME], seed="a\0b")
            assert said[0] == 422
            assert (await anna.http.get("/api/tables/a%00b")).status_code in (400, 404)


@awaited
async def test_who_watches_cannot_talk_under_the_name_of_a_player(server: Process) -> None:
    assert alike("ANNA", "anna") and alike("Ａnna", "Anna") and alike("An na", "Anna") and not alike("Anna", "Hanna")
    async with pair(server.url) as chairs, Visitor(server.url, "aNNa ") as eve, Visitor(server.url, "Eve") as other:
        watching = await eve.open(chairs[0].table["id"])
        assert (await watching.refused("chat", text="I resign"))[0] == "illegal"
        await (await other.open(chairs[0].table["id"])).do("chat", text="good game")


# -- odd requests ---------------------------------------------------------------------------------


@awaited
async def test_odd_addresses_are_answered_without_a_traceback(own_server: Process) -> None:
    async with Visitor(own_server.url) as anna:
        for path in (
            f"/{'a' * 300}.x",
            f"/{'a/' * 200}b.js",
            "/%ff%fe.js",
            "/%00",
            "/a%00.js",
            "/..%2f..%2fetc%2fpasswd.x",
        ):
            assert 400 <= (await anna.http.get(path)).status_code < 500, path
        for path in (f"/{'a' * 3000}", "/api/me?" + "x" * 3000):
            assert refusal(await anna.http.get(path))[:2] == (414, "too_long")
    for raw in (b"GET / HTTP/9.9\r\n\r\n", b"\x00\xff\xfe\r\n\r\n", b"GET /\xff HTTP/1.1\r\nHost: \xff\r\n\r\n"):
        reader, writer = await opened(own_server)
        writer.write(raw)
        async with asyncio.timeout(20):
            assert b" 4" in (await reader.read())[:13]
        writer.close()
    own_server.stop()
    assert own_server.log.read_text() == ""


# -- crowds ---------------------------------------------------------------------------------------


@awaited
async def test_a_crowd_that_comes_and_goes_costs_each_little(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    info = table.Table.info
    monkeypatch.setattr(table.Table, "info", lambda self, *args: made.append(args[0]) or info(self, *args))
    async with running(db) as server, Visitor(server.url) as anna:
        id = (await anna.set_table("thunderstone", [ME]))["id"]
        chair = await anna.open(id)
        crowd = [Visitor(server.url, f"W{number}") for number in range(40)]
        for each in crowd:
            await each.open(id)
        await chair.until(lambda: chair.table["watching"] == 40)
        made.clear()
        await asyncio.gather(*(each.__aexit__(None, None, None) for each in crowd))
        await chair.until(lambda: chair.table["watching"] == 0)
        assert len(made) < 120, "as many as 40 that leave one after the other would not make 40 times 40"


@awaited
async def test_the_lobby_asks_the_database_the_same_however_many_tables_there_are(db: str) -> None:
    async with running(db) as server, Visitor(server.url) as anna:
        asked: list[str] = []
        event.listen(server.house.store.engine, "before_cursor_execute", lambda *args: asked.append(args[2]))
        counts = []
        for number in (1, 8):
            for _ in range(number):
                await anna.set_table("thunderstone", [ME, OPEN])
            asked.clear()
            assert (await anna.get("/api/me"))["tables"]
            counts.append(len(asked))
        assert counts[0] == counts[1] < 20


# -- seats and seeds ------------------------------------------------------------------------------


@awaited
async def test_the_link_of_a_seat_can_be_renewed(server: Process) -> None:
    async with Visitor(server.url) as anna, Visitor(server.url, "Eve") as eve:
        info = await anna.set_table("thunderstone", [ME, computer()])
        assert (await eve.sit(info["id"], key=info["secret"]))["seat"] == 0, "who has the link has the seat"
        watching = await eve.open(info["id"])
        renewed = await anna.post(f"/api/tables/{info['id']}/renew")
        assert renewed["seat"] == 0 and renewed["secret"] not in (None, info["secret"])
        await watching.until(lambda: watching.table["seat"] is None)
        assert (await eve.refused(f"/api/tables/{info['id']}/sit", name="Eve", key=info["secret"]))[0] == 403
        assert (await eve.refused(f"/api/tables/{info['id']}/renew"))[0] == 403
        assert renewed["secret"] not in "".join(eve.received)


@awaited
async def test_a_chosen_seed_is_told_before_anybody_sits_down(server: Process) -> None:
    async with Visitor(server.url) as anna, Visitor(server.url, "Bea") as bea:
        chosen = await anna.set_table("thunderstone", [ME, OPEN], seed="mine")
        honest = await anna.set_table("thunderstone", [ME, OPEN])
        lobby = {each["id"]: each["seeded"] for each in (await bea.get("/api/me"))["open"]}
        assert lobby[chosen["id"]] and not lobby[honest["id"]]
        assert (await bea.info(chosen["id"]))["seeded"] and not (await bea.info(honest["id"]))["seeded"]


# -- packs ----------------------------------------------------------------------------------------


@pytest.fixture
def own_card(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "hidden place" / "cards"
    folder.parent.mkdir()
    larger.changed("thunderstone", "village", "fireball", folder, lambda card: card.update(cost=1))
    yield folder


@awaited
async def test_a_pack_belongs_to_its_game_and_its_path_to_the_host(own_card: Path, db: str) -> None:
    assert packs_by_game([own_card]) == {"thunderstone": (own_card,)}
    assert list(packs_by_game([ROOT / "docs" / "adventures"])) == ["thorgal"]
    async with running(db, packs=[own_card]) as server, Visitor(server.url) as anna:
        assert len((await anna.get("/api/games"))["games"]) == 4
        for game in ("thunderstone", "roll-player"):
            info = await anna.set_table(game, [ME])
            chair = await anna.open(info["id"])
            await chair.play(Random(1), lambda chair=chair: chair.ply > 3)  # type: ignore[misc]
        server.house.tables[info["id"]].row.status = "over"
        assert (await anna.http.get(f"/api/tables/{info['id']}/save")).status_code == 200
        assert "hidden place" not in "".join(anna.received)


def test_a_pack_that_no_game_can_read_is_refused_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "nonsense.yaml").write_text("[]")
    with pytest.raises(PackError, match="no game has such a pack"):
        make_app("sqlite://", packs=[tmp_path])
    (tmp_path / "nonsense.yaml").unlink()
    with pytest.raises(SetupError, match=r"could be of .*: say which, --pack "):
        packs_by_game([tmp_path])
    assert packs_by_game([f"roll-player={tmp_path}"]) == {"roll-player": (tmp_path,)}
    with pytest.raises(SetupError, match="there is no game 'chess'"):
        packs_by_game([f"chess={tmp_path}"])


# -- signs of life --------------------------------------------------------------------------------


@awaited
async def test_the_server_says_whether_it_is_well(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(db) as server, Visitor(server.url) as anna, stranger(server) as eve:
        assert (await anna.get("/healthz")) == {"status": "well"}

        def broken() -> None:
            raise OperationalError("select", {}, Exception("database is locked"))

        monkeypatch.setattr(server.house.store, "pulse", broken)
        answer = await eve.get("/healthz")
        assert answer.status_code == 503 and "is busy" in answer.json()["message"]


@awaited
async def test_the_server_tells_its_figures_to_its_own_machine_only(db: str) -> None:
    async with running(db) as server, pair(server.url, plies=6), Visitor(server.url) as anna, stranger(server) as eve:
        text = (await anna.http.get("/metrics")).text
        figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
        assert figures["fabletop_tables_awake"] == "1" and figures["fabletop_sockets"] == "2"
        assert int(figures["fabletop_message_seconds_count"]) >= 6
        assert int(figures['fabletop_message_seconds_bucket{le="+Inf"}']) >= 6
        assert int(figures['fabletop_requests_total{status="201"}']) == 1
        assert int(figures["process_resident_memory_bytes"]) > 10_000_000
        assert (await eve.get("/metrics")).status_code == 403


def test_the_log_has_times() -> None:
    assert "%(asctime)s" in serve.LOGS["formatters"]["timed"]["format"]


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("database or disk is full", "the disk of the server is full"),
        ("database is locked", "the database of the server is busy"),
        ("attempt to write a readonly database", "can only be read"),
        ("something with a secret", "the server could not do that"),
    ],
)
def test_what_is_wrong_with_the_database_is_said_without_its_words(said: str, told: str) -> None:
    found = trouble(OperationalError("insert into seats values ('secret')", {}, Exception(said)))
    assert told in found and found.endswith("nothing has changed") and "secret" not in found


def test_the_command_knows_names_and_proxies(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["serve", "--help"]) == 0
    assert "--name" in (said := capsys.readouterr().out) and "--proxy" in said
