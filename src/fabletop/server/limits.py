"""What a server takes from one sender: no endless bodies, no floods."""

from __future__ import annotations

import json
import time
from typing import Any

LARGEST_BODY = 65536
MOST_SWALLOWED = 64 * LARGEST_BODY  # of a body that is refused: a sender who still sends cannot hear why


class Bucket:
    """So many messages a second, and a few more at once."""

    def __init__(self, rate: float = 30.0, burst: float = 60.0) -> None:
        self.rate, self.burst = rate, burst
        self._left, self._at = burst, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class SmallBodies:
    """Refuses a request whose body is too large; nobody keeps it."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        told = dict(scope["headers"]).get(b"content-length", b"0")
        if told.isdigit() and int(told) > LARGEST_BODY:
            await _swallow(receive)
            await _refuse(send)
            return
        size = 0
        too_large = False

        async def counted() -> Any:
            nonlocal size, too_large
            message = await receive()
            size += len(message.get("body", b""))
            if size > LARGEST_BODY:
                too_large = True
                if message.get("more_body"):
                    await _swallow(receive)
                return {"type": "http.disconnect"}
            return message

        async def guarded(message: Any) -> None:
            if not too_large:
                await send(message)

        try:
            await self.app(scope, counted, guarded)
        except Exception:
            if not too_large:
                raise
        if too_large:
            await _refuse(send)


async def _swallow(receive: Any) -> None:
    size = 0
    while size < MOST_SWALLOWED:
        message = await receive()
        size += len(message.get("body", b""))
        if not message.get("more_body"):
            return


async def _refuse(send: Any) -> None:
    message = f"a body of more than {LARGEST_BODY} bytes is too long"
    body = json.dumps({"error": "too_long", "message": message}).encode()
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": 413, "headers": headers})
    await send({"type": "http.response.body", "body": body})
