"""`fabletop serve`: what it says, how it ends, and how long a move takes."""

from __future__ import annotations

import os
import select
import socket
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

import pytest

import fabletop
from fabletop import cli
from fabletop.server import serve

from .people import ME, PATIENCE, Visitor, computer
from .serving import Process, awaited


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client, as far as the command looks."""
    (tmp_path / "index.html").touch()
    monkeypatch.setattr(serve, "CLIENT", tmp_path)
    return tmp_path


def said(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """What the command says when it refuses: one line, and nothing else."""
    assert cli.run(["serve", "--no-browser", *args]) == 2
    out, line = capsys.readouterr()
    assert out == "" and line.startswith("fabletop: ") and line.count("\n") == 1
    return line.removeprefix("fabletop: ").rstrip()


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("nonsense", "the database nonsense cannot be opened: Could not parse"),
        ("nosuch://x", "the database nosuch://x cannot be opened: Can't load plugin"),
        ("sqlite://x", "the database sqlite://x cannot be opened: Invalid SQLite URL"),
        ("sqlite:////proc/no/x.sqlite", "the database sqlite:////proc/no/x.sqlite cannot be opened: "),
        ("sqlite:///{folder}", "the database sqlite:///{folder} cannot be opened: "),
        ("sqlite:///{folder}/text", "the database sqlite:///{folder}/text cannot be opened: "),
    ],
)
def test_a_database_that_cannot_be_opened_is_one_clear_sentence(
    client: Path, capsys: pytest.CaptureFixture[str], url: str, sentence: str
) -> None:
    (client / "text").write_text("this is a text and no database, however long one reads in it\n" * 100)
    line = said(capsys, "--port", "0", "--db", url.format(folder=client))
    assert line.startswith(sentence.format(folder=client)) and "Traceback" not in line


def test_the_password_of_a_database_is_not_repeated(client: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = said(capsys, "--port", "0", "--db", "nosuch://anna:hunter2@db.example/tables")
    assert "hunter2" not in line and "nosuch://anna:***@db.example/tables" in line


def test_a_port_that_is_taken_is_one_clear_sentence(client: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        line = said(capsys, "--port", str(port), "--db", f"sqlite:///{client / 'x.sqlite'}")
    assert line.startswith(f"cannot listen on 127.0.0.1, port {port}: ") and "in use" in line


def test_a_host_or_port_that_cannot_be_is_one_clear_sentence(client: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--host", "nowhere.invalid").startswith("cannot listen on nowhere.invalid")
    assert "--port" in said(capsys, "--port", "65536")


def test_without_a_named_port_the_next_free_one_is_taken() -> None:
    with serve._listen("127.0.0.1", None) as one, serve._listen("127.0.0.1", None) as other:
        ports = one.getsockname()[1], other.getsockname()[1]
        assert 8377 <= ports[0] < ports[1]


def test_without_a_client_it_says_how_to_build_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "CLIENT", tmp_path)
    assert "make client" in said(capsys, "--port", "0")


def test_small_frames_are_sent_at_once() -> None:
    """asyncio turns Nagle's algorithm off only for a socket that says it is TCP: else an answer takes 40 ms."""
    with serve._listen("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP
        with socket.create_connection(listening.getsockname()):
            pass  # it listens: who reads the address and comes at once is not turned away


def thinkers(server: Process) -> list[int]:
    """The processes of the computer players."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            pid, rest = int(stat.parent.name), stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(rest[1]) == server.running.pid and b"spawn_main" in (stat.parent / "cmdline").read_bytes():
            found.append(pid)
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
@pytest.mark.parametrize("end", ["killed", "interrupted"])
@awaited
async def test_a_server_that_ends_leaves_no_process_behind(own_server: Process, end: str) -> None:
    async with Visitor(own_server.url) as anna:
        info = await anna.set_table("thunderstone", [ME, computer("normal")])
        chair = await anna.open(info["id"])
        await chair.play(Random(1), lambda: chair.ply > 8)
        handles = [os.pidfd_open(pid) for pid in thinkers(own_server)]
        assert handles, "computers think in processes of their own"
        assert await chair.asked()
        await chair.choose_any(Random(1))  # and perhaps one is thinking just now
        if end == "killed":
            own_server.running.kill()
        else:
            own_server.interrupt()
        code, _ = await chair.until_closed()
        assert code == (1006 if end == "killed" else 1012)
    for handle in handles:
        ready, _, _ = select.select([handle], [], [], PATIENCE)
        assert ready, "a thinker outlives its server"
        os.close(handle)
    if end == "interrupted":
        own_server.ended()
        assert own_server.log.read_text() == ""


@pytest.mark.alone
@awaited
async def test_a_move_is_answered_within_fifty_milliseconds(
    server: Process, capsys: pytest.CaptureFixture[str]
) -> None:
    """At the median, from the message to the answer."""
    figures = {}
    async with Visitor(server.url) as anna:
        for game in fabletop.games():
            info = await anna.set_table(game, [ME, computer(), computer()], seed="latency")
            chair = await anna.open(info["id"])
            chance, took = Random(1), list[float]()
            while len(took) < 60 and await chair.asked():
                key = chance.choice(chair.options)
                sent = perf_counter()
                await chair.choose(key)
                took.append((perf_counter() - sent) * 1000)
            figures[game] = median(took)
    with capsys.disabled():
        for game, middle in figures.items():
            print(f"\n{game}: a move is answered in {middle:.1f} ms")
    assert all(middle < 50 for middle in figures.values())
