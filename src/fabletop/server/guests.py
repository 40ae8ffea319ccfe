"""Who comes through the doors, by address: how many connections and sockets, how many requests and tables."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Mapping
from dataclasses import dataclass, field

from .limits import Bucket

MOST_CONNECTIONS = 300  # of one address, a club behind one router
MOST_SOCKETS = 200
REQUESTS = (40.0, 300.0)  # a second, and at once
TABLES = (0.2, 30.0)
CHAT = (1.0, 12.0)  # of one visitor
FORGOTTEN = 900.0  # seconds after which who is not here is forgotten


@dataclass(slots=True)
class Guest:
    """An address. One that is trusted has no limits: the machine itself, where also a proxy comes from."""

    trusted: bool
    connections: int = 0
    sockets: int = 0
    requests: Bucket = field(default_factory=lambda: Bucket(*REQUESTS))
    tables: Bucket = field(default_factory=lambda: Bucket(*TABLES))
    seen: float = field(default_factory=time.monotonic)

    def takes(self, bucket: Bucket) -> bool:
        return self.trusted or bucket.take()

    def may_connect(self) -> bool:
        return self.trusted or self.connections < MOST_CONNECTIONS

    def may_listen(self) -> bool:
        return self.trusted or self.sockets < MOST_SOCKETS


class Guests:
    def __init__(self) -> None:
        self._guests: dict[str, Guest] = {}
        self._chat: dict[str, Bucket] = {}
        self.connections = 0
        self._swept = time.monotonic()

    def of(self, address: str | None) -> Guest:
        now = time.monotonic()
        if now - self._swept > FORGOTTEN:
            self._sweep(now)
        name, trusted = _who(address)
        if name not in self._guests:
            self._guests[name] = Guest(trusted)
        guest = self._guests[name]
        guest.seen = now
        return guest

    def may_talk(self, visitor: str) -> bool:
        if visitor not in self._chat:
            self._chat[visitor] = Bucket(*CHAT)
        return self._chat[visitor].take()

    def _sweep(self, now: float) -> None:
        self._swept = now
        self._chat.clear()  # all of them are full again, or nearly
        for name, guest in list(self._guests.items()):
            if not guest.connections and not guest.sockets and now - guest.seen > FORGOTTEN:
                del self._guests[name]


def _who(address: str | None) -> tuple[str, bool]:
    """The name of an address, and whether it is this machine. Of IPv6 a house has 64 bits of its own to spend."""
    try:
        found = ipaddress.ip_address(address or "")
    except ValueError:
        return address or "", not address  # a socket of this machine
    mapped = getattr(found, "ipv4_mapped", None)
    found = mapped or found
    if str(found) in ("127.0.0.1", "::1"):
        return str(found), True
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, 64), strict=False)), False
    return str(found), False


def client_of(scope: Mapping[str, object]) -> str | None:
    """The address that a request came from, as a proxy before us may have told it."""
    client = scope.get("client")
    return str(client[0]) if isinstance(client, list | tuple) and client else None
