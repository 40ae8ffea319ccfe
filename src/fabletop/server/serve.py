"""Run the server: find a port, say where it is, open the browser."""

from __future__ import annotations

import logging
import os
import socket
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI

from ..kernel import SetupError
from .app import CLIENT, NOT_BUILT, make_app
from .messages import LONGEST
from .migrating import at_start
from .network import addresses
from .sockets import guarded

LARGEST_FRAME = 256 * LONGEST  # a longer one ends the connection; up to it there is an answer that says why
BACKLOG = 2048
TRIES = 20  # ports that are tried if the first one is taken


def data_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "fabletop"


def default_db() -> str:
    return f"sqlite:///{data_folder() / 'tables.sqlite'}"


def serve(
    *,
    host: str,
    port: int | None,
    db: str | None,
    browser: bool,
    packs: Sequence[Path | str],
    names: Sequence[str] = (),
    proxy: str = "127.0.0.1",
    quiet: bool = False,
) -> None:
    if not (CLIENT / "index.html").is_file():
        raise SetupError(NOT_BUILT)
    listening = _listen(host, port)
    number = listening.getsockname()[1]
    address = f"http://{_said(host)}:{number}"
    processes = max(1, (os.cpu_count() or 2) - 1)
    if told := at_start(db or default_db()):
        print(f"fabletop: {told}", file=sys.stderr, flush=True)
    app = make_app(db or default_db(), processes=processes, packs=packs, names=names, door=(host, number))
    if not quiet:
        print(f"Fabletop is open at {address}  (Ctrl+C closes it; every game is kept)", flush=True)
        for other in addresses(host, number):
            print(f"  for others: {other}", flush=True)
    if browser:
        import webbrowser

        threading.Timer(0.3, webbrowser.open, (address,)).start()
    uvicorn.Server(config_of(app, proxy)).run(sockets=[listening])


def config_of(app: FastAPI, proxy: str = "127.0.0.1") -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=guarded(app.state.guests),
        log_config=LOGS,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        timeout_graceful_shutdown=2,
        forwarded_allow_ips=proxy,
        server_header=False,
    )


class Unworthy(logging.Filter):
    """Whoever sends no HTTP is answered so; a line of the log for each would let strangers fill the disk."""

    def filter(self, record: logging.LogRecord) -> bool:
        return record.getMessage() not in ("Invalid HTTP request received.", "Unsupported upgrade request.")


LOGS: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "filters": {"unworthy": {"()": Unworthy}},
    "formatters": {"timed": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
    "handlers": {
        "log": {
            "class": "logging.StreamHandler",
            "formatter": "timed",
            "filters": ["unworthy"],
            "stream": "ext://sys.stderr",
        }
    },
    "loggers": {
        "uvicorn": {"handlers": ["log"], "level": "WARNING", "propagate": False},
        "fabletop": {"handlers": ["log"], "level": "WARNING"},
    },
}


def _listen(host: str, port: int | None) -> socket.socket:
    """The wanted port, or, if none was named, the first free one from 8377 on."""
    ports = [port] if port is not None else range(8377, 8377 + TRIES)
    failure: OSError | None = None
    for each in ports:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # asyncio sends small frames at once only over a socket that says it is TCP
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, each))
            listening.listen(BACKLOG)  # who comes before the app has started waits, and is not turned away
        except OSError as error:
            listening.close()
            failure = error
            continue
        return listening
    raise SetupError(f"cannot listen on {host}, port {port or '8377 and after'}: {failure}")


def _said(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
