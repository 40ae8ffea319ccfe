"""The doors: what comes in is for this server, from its own pages, not too long and not too often; what goes out says
how a browser may use it. Everything passes here before anything else looks at it.
"""

from __future__ import annotations

import ipaddress
import json
import socket
import time
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from .guests import Guests, client_of
from .metrics import Metrics

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

LONGEST_PATH = 1000  # bytes, with the question
TOO_MANY = 4429  # close codes of the WebSocket
WRONG_ORIGIN = 4403
READING = ("GET", "HEAD", "OPTIONS")

# The page has no script in itself. Styles of single elements are how boards are laid out.
POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


class Doors:
    def __init__(self, app: App, guests: Guests, metrics: Metrics, names: Iterable[str] = ()) -> None:
        self.app, self.guests, self.metrics = app, guests, metrics
        own = socket.gethostname().lower()
        self.names = {"localhost", own, f"{own}.local", *(name.lower().rstrip(".") for name in names)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                there = {name for name, _ in message.get("headers", ())}
                message["headers"] = [*message.get("headers", ()), *(each for each in HEADERS if each[0] not in there)]
                self.metrics.request(message["status"], time.perf_counter() - began)
            await send(message)

        if refused := self._refused(scope):
            await _answer(dressed, *refused)
        else:
            await self.app(scope, receive, dressed)

    def _refused(self, scope: Scope) -> tuple[int, str, str] | None:
        """The status, the code and the sentence for a request that is not let in."""
        headers = dict(scope["headers"])
        if not self.known(headers.get(b"host")):
            said = _text(headers.get(b"host"))[:100]
            return 421, "host", f"this server is not called '{said}'; who runs it can say: --name {said or 'NAME'}"
        if scope["method"] not in READING and not same_origin(headers):
            return 403, "origin", "a page of another site may not do this"
        if len(scope.get("raw_path") or b"") + len(scope["query_string"]) > LONGEST_PATH:
            return 414, "too_long", f"an address of more than {LONGEST_PATH} bytes is too long"
        guest = self.guests.of(client_of(scope))
        if not guest.takes(guest.requests):
            self.metrics.refused("requests")
            return 429, "too_fast", "too many requests come from your address: wait a moment"
        if scope["method"] == "POST" and _sets_a_table(scope["path"]) and not guest.takes(guest.tables):
            self.metrics.refused("tables")
            return 429, "too_fast", "too many tables are set from your address: wait a few minutes"
        return None

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        guest = self.guests.of(client_of(scope))
        if not self.known(headers.get(b"host")) or not same_origin(headers):
            self.metrics.refused("origin")
            return await _turn_away(receive, send, WRONG_ORIGIN, "a page of another site may not sit here")
        if not guest.may_listen():
            self.metrics.refused("sockets")
            return await _turn_away(receive, send, TOO_MANY, "too many tables are open from your address")
        guest.sockets += 1
        self.metrics.sockets += 1
        try:
            await self.app(scope, receive, send)
        finally:
            guest.sockets -= 1
            self.metrics.sockets -= 1
        return None

    def known(self, host: bytes | None) -> bool:
        """Whether a Host header names this server: a number does, and the names that it was given.

        A page of somebody else's name that leads here would else be of the same origin.
        """
        try:
            parts = urlsplit("//" + _text(host))
            name = parts.hostname or ""
            _ = parts.port
        except ValueError:
            return False
        if name.rstrip(".") in self.names or name.endswith(".localhost"):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def same_origin(headers: dict[bytes, bytes]) -> bool:
    """Whether a browser's page is our own; other programs send no Origin."""
    origin = headers.get(b"origin")
    if origin is None:
        return headers.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")
    try:
        return urlsplit(_text(origin)).netloc == _text(headers.get(b"host")) != ""
    except ValueError:
        return False


def _text(header: bytes | None) -> str:
    return (header or b"").decode("latin-1")


def _sets_a_table(path: str) -> bool:
    return path == "/api/tables" or (path.startswith("/api/tables/") and path.endswith(("/rematch", "/branch")))


async def _answer(send: Send, status: int, error: str, message: str) -> None:
    body = json.dumps({"error": error, "message": message}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"5"))
    headers.append((b"connection", b"close"))  # a body that nobody has read may still come
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def _turn_away(receive: Receive, send: Send, code: int, reason: str) -> None:
    """A socket must be opened to be told why it is closed."""
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": code, "reason": reason})
