"""Where others find this server: the addresses of its machine in the networks around it."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterator

EVERYWHERE = ("0.0.0.0", "::", "")
SOMEWHERE = "192.0.2.1"  # of nobody (RFC 5737): a way there shows our own address, and nothing is sent
MOST = 4


def addresses(host: str, port: int) -> list[str]:
    """The addresses at which a server that listens there can be reached from outside; none if it cannot."""
    hosts = list(own_addresses()) if host in EVERYWHERE else [host]
    return [f"http://{_bracketed(each)}:{port}" for each in hosts if not is_local(each)][:MOST]


def is_local(host: str) -> bool:
    """Whether only this machine finds itself by that name."""
    if host == "localhost":
        return True
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified


def own_addresses() -> Iterator[str]:
    """The one that leads out comes first, and then those under which the machine knows itself."""
    found = dict.fromkeys((*_outward(), *_named()))
    yield from (each for each in found if not ipaddress.ip_address(each).is_link_local)


def _outward() -> Iterator[str]:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect((SOMEWHERE, 9))
        except OSError:  # a machine without a network
            return
        yield way.getsockname()[0]


def _named() -> Iterator[str]:
    try:
        known = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
    except OSError:
        return
    yield from (str(address[0]) for *_, address in known)


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host
