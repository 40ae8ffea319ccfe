"""docs/protocol.md: its example runs, and it leaves nothing out."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import fabletop
from fabletop.server import app, connection, doors, guests, limits, messages, routes, sent, serve, sockets

from .people import PATIENCE
from .serving import Process
from .test_secrets import FRAMES, OWN, SEAT, STATE, TABLE

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", fabletop.games())
def test_the_player_of_the_page_plays_a_whole_game(server: Process, tmp_path: Path, game: str) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, flags=re.S)
    player = tmp_path / "player.py"
    player.write_text(example)
    done = subprocess.run(
        [sys.executable, str(player), server.url, game],
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(rf"{game} \[-?\d+, -?\d+\] places \[\d, \d\]\n", done.stdout)


def _names(text: str) -> set[str]:
    return set(re.findall(r"[`\"](\w+)[`\"]", text))


def test_every_message_and_its_fields_stand_on_the_page() -> None:
    table = PAGE.split("### Messages of a client")[1].split("###")[0]
    for kind in messages.Message.__args__:
        info = msgspec.inspect.type_info(kind)
        assert isinstance(info, msgspec.inspect.StructType)
        (line,) = re.findall(rf"^\| `{info.tag}` \|(.*)$", table, flags=re.M)
        fields = [field.name for field in info.fields if field.name != "id"]
        assert re.findall(r"`(\w+)`", line.split("|")[0]) == fields


def test_every_frame_and_its_fields_stand_on_the_page() -> None:
    for name, fields in FRAMES.items():
        (line,) = re.findall(rf"^\*\*`{name}`\*\*: (.*)$", PAGE, flags=re.M)
        assert fields <= _names(line)
    assert _names(PAGE.split("### The state")[1].split("###")[0]) >= STATE | OWN
    assert _names(PAGE.split("### The table")[1].split("###")[0]) >= TABLE | SEAT


def test_every_error_and_every_close_code_stand_on_the_page() -> None:
    source = Path(connection.__file__).read_text() + Path(connection.__file__).with_name("table.py").read_text()
    codes = set(get_args(sent.Code))
    assert all(f'"{code}"' in source for code in codes)
    listed = set(re.findall(r"^\| `(\w+)` \| ", PAGE.split("**`error`**")[1].split("###")[0], flags=re.M)) - {"error"}
    assert listed == codes and "stale" in codes
    closed = {routes.NO_VISITOR, doors.WRONG_ORIGIN, routes.NO_TABLE, routes.SET_ASIDE, doors.TOO_MANY}
    closed |= {connection.FLOOD, connection.SLOW, 1009, 1012}
    assert {int(code) for code in re.findall(r"^\| (\d{4}) \|", PAGE, flags=re.M)} == closed


def test_the_limits_of_the_page_are_the_servers() -> None:
    bucket = limits.Bucket()
    assert f"| a message | {messages.LONGEST:,} bytes; up to {serve.LARGEST_FRAME // 1_000_000} MB" in PAGE
    assert f"| messages | {bucket.rate:.0f} in a second, and {bucket.burst:.0f} at once;" in PAGE
    assert f"| a flood | {connection.PATIENCE} messages" in PAGE and connection.FORGIVEN == 5
    assert f"| a body over HTTP | {limits.LARGEST_BODY:,} bytes |" in PAGE
    assert f"{connection.BACKLOG:,} lie waiting" in PAGE
    requests, tables, chat = guests.REQUESTS, guests.TABLES, guests.CHAT
    assert f"| requests of an address | {requests[0]:g} in a second, and {requests[1]:g} at once |" in PAGE
    assert f"| tables of an address | one in {1 / tables[0]:g} seconds, and {tables[1]:g} at once |" in PAGE
    assert f"| lines of chat of a visitor | {chat[0]:g} in a second, and {chat[1]:g} at once |" in PAGE
    assert f"| connections of an address | {guests.MOST_CONNECTIONS}, and {guests.MOST_SOCKETS} WebSockets |" in PAGE
    assert f"| time for headers | {sockets.HEADERS:g} seconds; {sockets.BODY:g} for a body |" in PAGE
    assert f"| an address (URL) | {doors.LONGEST_PATH:,} bytes |" in PAGE


def test_every_route_stands_on_the_page() -> None:
    described = app.make_app("sqlite://").openapi()["paths"]
    for path, methods in described.items():
        said = re.sub(r"\{(\w+)\}", lambda name: name[1].upper(), path)
        for method in methods:
            asked = re.escape(f"{method.upper()} {said}")
            assert re.search(rf"\| `{asked}(\?[^`]*)?` \|", PAGE), asked
