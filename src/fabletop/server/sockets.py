"""Connections that say nothing are closed, and no address has too many: uvicorn itself waits for ever."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, ClassVar

from uvicorn.protocols.http.h11_impl import H11Protocol

from .guests import Guest, Guests

HEADERS = 10.0  # seconds from a connection, or from the first byte of a request, to the end of its headers
BODY = 30.0  # seconds for its body
ANSWER = 120.0  # seconds in which an answer must have been read
LOOK = 2.0  # seconds between two looks at a connection
SPARE = 100  # files that are not connections: the database, the pages, the processes of the computers
MOST_FILES = 65_536


def room() -> int:
    """How many connections there may be: as many files as the system lets us open, less a few."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else max(SPARE, soft - SPARE)


class Guarded(H11Protocol):
    guests: ClassVar[Guests]
    most: ClassVar[int]  # connections of everybody together
    _guest: Guest | None = None
    _began = 0.0  # when the connection, the request or its body did
    _look_again: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        guest = self.guests.of(self.client[0] if self.client else None)
        if self.guests.connections >= self.most or not guest.may_connect():
            transport.abort()
            return
        self._guest = guest
        guest.connections += 1
        self.guests.connections += 1
        self._began = self.loop.time()
        self._look_again = self.loop.call_later(LOOK, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        cycle, idle = self.cycle, self.timeout_keep_alive_task is not None
        if idle:
            self._began = self.loop.time()
        super().data_received(data)
        if self.cycle is not cycle:
            self._began = self.loop.time()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._release()  # from here on it is a socket, and counted as one
        super().handle_websocket_upgrade(event)

    def _release(self) -> None:
        if self._look_again is not None:
            self._look_again.cancel()
        if self._guest is not None:
            self._guest.connections -= 1
            self.guests.connections -= 1
            self._guest = None

    def _look(self) -> None:
        if self.transport.is_closing():
            return
        waited, cycle = self.loop.time() - self._began, self.cycle
        asks_again = cycle is not None and cycle.response_complete and self.timeout_keep_alive_task is None
        if cycle is None or asks_again:
            late = waited > HEADERS
        elif cycle.response_complete:
            late = False  # uvicorn has a time-out of its own between two requests
        else:
            late = waited > (BODY if cycle.more_body else ANSWER)
        if late:
            self.transport.abort()
        else:
            self._look_again = self.loop.call_later(LOOK, self._look)


def guarded(guests: Guests) -> type[H11Protocol]:
    """The HTTP protocol of a server that knows its guests."""
    return type("GuardedHere", (Guarded,), {"guests": guests, "most": room()})
