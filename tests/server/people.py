"""Who sits at a table of a test: a visitor with a cookie, and its connections, which forget nothing."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator, Callable, Sequence
from random import Random
from types import TracebackType
from typing import Any, TypeVar
from urllib.parse import quote

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fabletop.server.changes import put_in
from fabletop.server.limits import Bucket

T = TypeVar("T")
Frame = dict[str, Any]
Info = dict[str, Any]

PATIENCE = 60.0  # seconds until a test gives up, on a busy machine
ME = {"kind": "me"}
OPEN = {"kind": "open"}


def computer(level: str = "random") -> dict[str, str]:
    return {"kind": "computer", "level": level}


class Visitor:
    """Somebody's browser. All that it is sent is kept as it came, in `received`."""

    def __init__(self, url: str, name: str = "Anna", cookie: str | None = None) -> None:
        self.url, self.name = url, name
        cookies = {"fabletop": cookie} if cookie is not None else None
        keep = {"response": [self._keep]}
        self.http = httpx.AsyncClient(base_url=url, cookies=cookies, event_hooks=keep, timeout=PATIENCE, verify=False)
        self.received: list[str] = []
        self.chairs: list[Chair] = []

    async def __aenter__(self) -> Visitor:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for chair in self.chairs:
            await chair.close()
        await self.http.aclose()

    async def _keep(self, response: httpx.Response) -> None:
        await response.aread()
        self.received.append(response.text)

    @property
    def cookie(self) -> str:
        return str(self.http.cookies["fabletop"])

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.is_success, answer.text
        return answer.json()

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    async def refused(self, path: str, **body: Any) -> tuple[int, str, str]:
        """Post something that is refused; the status, the code and the sentence."""
        return refusal(await self.http.post(path, json=body))

    async def set_table(self, game: str, seats: Sequence[dict[str, str]], **more: Any) -> Info:
        return dict(await self.post("/api/tables", game=game, name=self.name, seats=list(seats), **more))

    async def sit(self, table: str, **how: Any) -> Info:
        return dict(await self.post(f"/api/tables/{table}/sit", name=self.name, **how))

    async def info(self, table: str) -> Info:
        return dict(await self.get(f"/api/tables/{table}"))

    async def listed(self, table: str) -> Info:
        """The line of the lobby about a table of one's own."""
        lobby = await self.get("/api/me")
        return next(each for each in lobby["tables"] if each["id"] == table)

    async def open(self, table: str, *, changes: bool = False) -> Chair:
        """Come to a table; hello has been said."""
        if "fabletop" not in self.http.cookies:
            await self.get("/api/me")
        chair = Chair(self, await self.connect(table, changes=changes))
        self.chairs.append(chair)
        await chair.until(lambda: chair.table)
        return chair

    async def connect(
        self, table: str, *, cookie: str | None = None, origin: Any = None, changes: bool = False
    ) -> ClientConnection:
        address = f"ws{self.url.removeprefix('http')}/api/tables/{table}/play?name={quote(self.name)}"
        if changes:
            address += "&changes=1"
        sent = self.cookie if cookie is None else cookie
        headers = {"Cookie": f"fabletop={sent}"} if sent else {}
        return await connect(address, additional_headers=headers, origin=origin, max_size=None, compression=None)


def refusal(answer: httpx.Response) -> tuple[int, str, str]:
    said = answer.json()
    assert list(said) == ["error", "message"], said
    return answer.status_code, said["error"], said["message"]


class Chair:
    """A connection at a table: what the client knows, made of the frames as docs/protocol.md says."""

    def __init__(self, visitor: Visitor, socket: ClientConnection) -> None:
        self.visitor, self.socket = visitor, socket
        self.frames: list[Frame] = []
        self.table: Info = {}
        self.state: dict[str, Any] | None = None
        self.lines: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.closed: tuple[int | None, str | None] | None = None
        self._answers: dict[int, Frame] = {}
        self._ids = itertools.count(1)
        self._sent = Bucket(25, 50)  # a little less than the server takes
        self._news = asyncio.Event()
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                self.visitor.received.append(str(text))
                self._take(json.loads(text))
                self._news.set()
        except ConnectionClosed:
            pass
        self.closed = self.socket.close_code, self.socket.close_reason
        self._news.set()

    def _take(self, frame: Frame) -> None:
        self.frames.append(frame)
        match frame["type"]:
            case "hello":
                self.table, self.state = frame["table"], frame["state"]
                self.lines, self.chat = frame["lines"], frame["chat"]
            case "state" | "change":
                self.state = frame["state"] if frame["type"] == "state" else put_in(self.state, frame["change"])
                self.lines = [line for line in self.lines if line["ply"] <= frame["keep"]] + frame["lines"]
            case "table":
                self.table = frame["table"]
            case "chat":
                self.chat = [*self.chat, frame["line"]]
            case "done" | "error":
                self._answers[frame["id"]] = frame

    async def until(self, holds: Callable[[], T | None]) -> T:
        """Wait until something holds; it is looked at after every frame."""
        async with asyncio.timeout(PATIENCE):
            while not (found := holds()):
                assert self.closed is None, f"the connection was closed: {self.closed}"
                self._news.clear()
                await self._news.wait()
        return found

    async def until_closed(self) -> tuple[int | None, str | None]:
        async with asyncio.timeout(PATIENCE):
            await self._reader
        assert self.closed is not None
        return self.closed

    async def close(self) -> None:
        await self.socket.close()
        await self._reader

    # -- saying something ---------------------------------------------------------------------------

    async def ask(self, do: str, **fields: Any) -> Frame:
        """Send a message; its answer, or its error."""
        id = next(self._ids)
        while not self._sent.take():
            await asyncio.sleep(0.01)
        await self.socket.send(json.dumps({"do": do, "id": id, **fields}))
        return await self.until(lambda: self._answers.get(id))

    async def do(self, do: str, **fields: Any) -> Frame:
        answer = await self.ask(do, **fields)
        assert answer["type"] == "done", answer
        return answer

    async def refused(self, do: str, **fields: Any) -> tuple[str, str]:
        """Send a message that is refused; the code and the sentence."""
        answer = await self.ask(do, **fields)
        assert answer["type"] == "error", answer
        return answer["error"], answer["message"]

    async def rubbish(self, data: str | bytes) -> tuple[str, str]:
        """Send anything; the error that it gets."""
        self._answers.pop(0, None)
        await self.socket.send(data)
        answer = await self.until(lambda: self._answers.get(0))
        assert answer["type"] == "error", answer
        return answer["error"], answer["message"]

    async def heard_nothing_since(self, frames: int) -> None:
        """Nothing has come since there were so many frames, and the connection works."""
        await self.do("ping")
        assert [frame["type"] for frame in self.frames[frames:]] == ["done"], self.frames[frames:]

    # -- playing ------------------------------------------------------------------------------------

    @property
    def seen(self) -> dict[str, Any]:
        assert self.state is not None, "the table waits"
        return self.state

    @property
    def ply(self) -> int:
        return int(self.seen["ply"])

    @property
    def options(self) -> list[list[str | int]]:
        assert self.seen["decision"], "this seat is not asked"
        return [option["key"] for option in self.seen["decision"]["options"]]

    async def asked(self) -> bool:
        """Wait until this seat is asked; False if the game is over instead."""
        await self.until(lambda: self.state and (self.state["decision"] or self.state["over"]))
        return not self.seen["over"]

    async def at(self, ply: int) -> None:
        await self.until(lambda: self.state and self.state["ply"] == ply)

    async def after(self, ply: int) -> None:
        await self.until(lambda: self.ply > ply)

    async def choose(self, key: Sequence[str | int]) -> None:
        await self.do("choose", ply=self.ply, key=list(key))

    async def choose_any(self, chance: Random) -> None:
        await self.choose(chance.choice(self.options))

    async def play(self, chance: Random, until: Callable[[], bool] = lambda: False) -> None:
        """Answer at random whenever asked, to the end or as long as wanted."""
        while not until() and await self.asked():
            if until():
                return
            await self.choose_any(chance)


async def play(chairs: Sequence[Chair], chance: Random, until: Callable[[], bool] = lambda: False) -> None:
    """People alone at a table, one move after the other, until something holds or the game is over."""
    while not until() and not chairs[0].seen["over"]:
        ply = chairs[0].ply
        mover = next(chair for chair in chairs if chair.seen["decision"])
        await mover.choose_any(chance)
        for chair in chairs:
            await chair.after(ply)


@contextlib.asynccontextmanager
async def pair(url: str, game: str = "thunderstone", plies: int = 0, **more: Any) -> AsyncIterator[list[Chair]]:
    """Two people at a table that has begun: Anna, who set it, and Bea. So many moves have been made."""
    async with Visitor(url, "Anna") as anna, Visitor(url, "Bea") as bea:
        info = await anna.set_table(game, [ME, OPEN], **{"seed": "pair", **more})
        await bea.sit(info["id"])
        chairs = [await anna.open(info["id"]), await bea.open(info["id"])]
        for chair in chairs:
            await chair.until(lambda chair=chair: all(each["here"] for each in chair.table["seats"]))  # type: ignore[misc]
        await play(chairs, Random(1), lambda: chairs[0].ply >= plies)
        yield chairs


def mover_first(chairs: Sequence[Chair]) -> tuple[Chair, Chair]:
    """Of two chairs, the one that is asked, and the other."""
    one, other = chairs
    return (one, other) if one.seen["decision"] else (other, one)
