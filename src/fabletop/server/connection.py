"""One WebSocket: a visitor at a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any

from fastapi import WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from .. import bots
from ..kernel import Decision, FabletopError, Game, IllegalChoice, Key, Message, RulesError
from ..kernel.messages import Sentence, plain
from . import messages, sent, shown
from .errors import Forbidden
from .house import House
from .limits import Bucket
from .plain_text import alike, fault
from .store import OVER
from .table import Stale, Table
from .trouble import trouble

log = logging.getLogger("fabletop.server")

BACKLOG = 1000  # frames that may wait for a slow reader before the connection is given up
BEST = 3  # options that a hint names
PATIENCE = 300  # refused messages before a flood is cut off ...
FORGIVEN = 5  # ... and how many of them are forgotten in a second
FLOOD, SLOW = 1008, 1013  # close codes


class TooFast(FabletopError):
    """Somebody who talks without end."""


class Connection:
    def __init__(
        self, house: House, table: Table, socket: WebSocket, visitor: str, name: str, changes: bool = False
    ) -> None:
        self.house, self.table, self.socket = house, table, socket
        self.visitor, self.name, self.changes = visitor, name, changes
        self.base: bytes | None = None
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)
        self._bucket, self._patience = Bucket(), Bucket(FORGIVEN, PATIENCE)
        self._tasks: set[asyncio.Task[None]] = set()

    # -- sending ------------------------------------------------------------------------------------

    def send(self, frame: bytes) -> None:
        try:
            self._frames.put_nowait(frame)
        except asyncio.QueueFull:
            self._start(self._close(SLOW))

    def refresh(self) -> None:
        """Begin anew: the visitor sits somewhere else now."""
        self._start(self._hello())

    async def _hello(self) -> None:
        chat = await self.house.in_store(self.house.store.chat, self.table.row.id)
        self.base = None
        self.send(shown.encode(self.table.hello(self.visitor, chat)))

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while (frame := await self._frames.get()) is not None:
                await self.socket.send_text(frame.decode())

    async def _close(self, code: int) -> None:
        if self.socket.client_state == WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError):
                await self.socket.close(code)

    def _start(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- listening ----------------------------------------------------------------------------------

    async def run(self) -> None:
        table = self.table
        await self.house.welcome(table, self.visitor)
        chat = await self.house.in_store(self.house.store.chat, table.row.id)
        writer = asyncio.create_task(self._write())
        table.listeners.append(self)
        try:
            self.send(shown.encode(table.hello(self.visitor, chat)))
            table.tell_presence()
            table.think()
            await self._listen()
        except WebSocketDisconnect:
            pass
        finally:
            table.listeners.remove(self)
            table.quiet_since = time.monotonic()
            seat = table.seat_of(self.visitor)
            if seat is not None and seat not in table.here():
                table.left[seat] = table.quiet_since
            self._frames = asyncio.Queue()
            for task in [writer, *self._tasks]:
                task.cancel()
            table.tell_presence()

    async def _listen(self) -> None:
        while True:
            frame = await self.socket.receive()
            if frame["type"] == "websocket.disconnect":
                return None
            data: str | bytes = frame.get("text") or frame.get("bytes") or b""
            if self._bucket.take():
                began = time.perf_counter()
                await self._hear(data)
                self.house.metrics.message(time.perf_counter() - began)
            elif self._patience.take():
                self._error(messages.id_of(data), "too_fast", "too many messages at once: this one was not done")
            else:
                return await self._close(FLOOD)

    async def _hear(self, data: str | bytes) -> None:
        """One after the other; but who asks for advice may choose before it comes."""
        if messages.asks_advice(data):
            self._start(self._take(data))
        else:
            await self._take(data)

    async def _take(self, data: str | bytes) -> None:
        id = messages.id_of(data)
        try:
            done = sent.Done(id)
            await self._do(messages.read(data), done)
            self.send(shown.encode(done))
        except messages.Malformed as error:
            self._error(id, "invalid", str(error))
        except TooFast as error:
            self._error(id, "too_fast", str(error))
        except Stale as error:
            self._error(id, "stale", str(error))
        except Forbidden as error:
            self._error(id, "forbidden", str(error))
        except IllegalChoice as error:
            self._error(id, "illegal", str(error), error.clause)
        except FabletopError as error:
            self._error(id, "refused", str(error))
        except RulesError as error:
            log.exception("table %s: the rules failed", self.table.row.id)
            self._error(id, "rules", str(error))
        except Exception as error:
            log.exception("table %s: a message could not be handled", self.table.row.id)
            self._error(id, "server", trouble(error))

    def _error(self, id: int, error: sent.Code, message: str, clause: str = "") -> None:
        self.send(shown.encode(sent.Failed(id, error, message, clause)))

    def _seat(self) -> int:
        seat = self.table.seat_of(self.visitor)
        if seat is None:
            raise Forbidden("you watch this table and do not sit at it")
        return seat

    async def _do(self, message: messages.Message, done: sent.Done) -> None:
        table = self.table
        match message:
            case messages.Choose(ply=ply, key=key):
                await table.change(ply, _choice(tuple(key), self._seat()))
            case messages.Undo(ply=ply, to=to):
                await table.undo(self._seat(), ply, to)
            case messages.Agree(yes=yes):
                await table.agree(self._seat(), yes)
            case messages.Wait(ply=ply):
                await table.wait(self._seat(), ply)
            case messages.Orders(passes=passes, during=during):
                await table.order(self._seat(), passes, during)
            case messages.Hint(ply=ply, brief=brief):
                done.hint = await self._hint(ply, brief)
            case messages.Check(ply=ply, key=key):
                done.verdict = await self._check(ply, tuple(key))
            case messages.Look(ply=ply, seat=seat):
                done.look = self._look(ply, seat)
            case messages.Chat(text=text):
                await self._chat(text)

    def _asked(self, ply: int) -> Decision:
        """What this seat is asked now."""
        table, seat = self.table, self._seat()
        table.check_begun()
        game = table.game
        if ply != game.ply:
            raise Stale(f"the table has moved on: it stands at move {game.ply}, not {ply}")
        decision = next((each for each in game.waiting if each.seat == seat), None)
        if decision is None:
            raise IllegalChoice("a hint is given when you are asked")
        return decision

    async def _hint(self, ply: int, brief: bool) -> sent.Advice:
        """What a strong player would choose, from what this seat knows, and why."""
        decision, game = self._asked(ply), self.table.game
        if brief:
            key = await self.house.thinkers.hint(game, decision.seat, self.table.row.id)
            return sent.Advice(ply, key, self._said(decision, key, ply), [])
        found = await self.house.thinkers.advise(game, decision.seat, self.table.row.id)
        best = [self._advised(decision, each, ply) for each in found[:BEST]]
        return sent.Advice(ply, best[0].key, best[0].say, best)

    async def _check(self, ply: int, key: Key) -> sent.Verdict:
        """Whether something else is clearly better than what is about to be chosen."""
        decision, game = self._asked(ply), self.table.game
        option = decision.find(key)
        if option is None:
            raise IllegalChoice("this cannot be chosen now")
        found = await self.house.thinkers.advise(game, decision.seat, self.table.row.id, also=(option,))
        better = bots.mistaken(found, option, game.book.knowledge().strength.mistake)
        if better is None:
            return sent.Verdict(ply, None, None)
        chosen = next(each for each in found if each.key == option)
        return sent.Verdict(ply, self._advised(decision, chosen, ply), self._advised(decision, better, ply))

    def _advised(self, decision: Decision, advice: bots.Advice, ply: int) -> sent.Advised:
        expected, risk = [None if each is None else plain(each) for each in (advice.expected, advice.risk)]
        reasons = [sent.Reason(plain(part), good) for part, good in advice.reasons]
        return sent.Advised(advice.key, self._said(decision, advice.key, ply), expected, risk, reasons)

    def _said(self, decision: Decision, key: Key, ply: int) -> Sentence:
        game = self.table.game
        option = decision.find(key) if game.ply == ply else None
        return plain(game.book.option(game.state, decision, option) if option is not None else Message("web-hint-late"))

    def _look(self, ply: int, seat: int | None) -> sent.State[Any, Any, Any]:
        """The table as it was; when the game is over, also through another's eyes."""
        own = self.table.seat_of(self.visitor)
        if seat is not None and seat != own and self.table.row.status != OVER:
            raise Forbidden("you see the table from your own seat while the game goes on")
        viewer = own if seat is None else seat
        self.table.check_begun()
        self.table.check_ply(ply)
        return shown.past(self.table.game, viewer, ply)

    async def _chat(self, text: str) -> None:
        words = " ".join(text.split())
        if not words:
            raise IllegalChoice("an empty line says nothing")
        if wrong := fault(words, joiners=True):
            raise IllegalChoice(wrong)
        if not self.house.guests.may_talk(self.visitor):
            self.house.metrics.refused("chat")
            raise TooFast("you talk too fast: wait a moment")
        seat = self.table.seat_of(self.visitor)
        if seat is None and any(each.name and alike(self.name, each.name) for each in self.table.row.seats):
            raise IllegalChoice("somebody who sits here has your name: take another one to talk")
        name = self.table.row.seats[seat].name if seat is not None else self.name
        ply = self.table.game.ply
        line = await self.house.in_store(self.house.store.say, self.table.row.id, seat, name, words, ply)
        self.table.tell_all(sent.Spoken(line))


def _choice(key: tuple[str | int, ...], seat: int) -> Callable[[Game[Any]], None]:
    return lambda game: game.choose(key, seat)
