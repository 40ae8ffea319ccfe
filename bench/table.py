"""What a person at a table waits for: the answer to a move on loopback, and a sleeping table waking up."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from statistics import median
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

import fabletop
from fabletop.server.app import make_app

SEATS = [{"kind": "me"}, {"kind": "computer", "level": "random"}, {"kind": "computer", "level": "random"}]
AGAIN = ("stale", "too_fast")  # others have moved meanwhile, or we do too often: look, and choose again
PAUSE = 0.1
LONG = 0.95  # of all answers come sooner than what is told as the longest wait but a few
SHARE = 5.0  # of the time that random play is measured
LEAST = 0.2  # seconds at a table
START = 200  # looks for the server


def games() -> list[str]:
    return fabletop.games()


def main(db: str, port: int) -> None:
    """The server, in a process of its own."""
    import uvicorn

    uvicorn.run(make_app(db), port=port, log_level="error", ws="websockets-sansio")


# -- a person who chooses at random ----------------------------------------------------------------


class Sitting:
    """A seat at a table: the newest state that was sent, and how long choices took."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self.taken: list[float] = []  # milliseconds from a move to its answer
        self.state: dict[str, Any] = self._hear()["state"]

    def _hear(self) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(self._connection.recv())
        if frame["type"] == "state":
            self.state = frame["state"]
        return frame

    def play(self, random: Random, seconds: float) -> None:
        """Choose wherever the table asks, until the game is over or the time is up."""
        until = time.perf_counter() + seconds
        while not self.state["over"] and time.perf_counter() < until:
            if self.state["decision"]:
                self._choose(random.choice(self.state["decision"]["options"])["key"])
            else:
                self._hear()

    def _choose(self, key: list[str | int]) -> None:
        """Every message is answered by one `done` or `error`; the state of a move comes before its `done`."""
        sent = time.perf_counter()
        self._connection.send(json.dumps({"do": "choose", "ply": self.state["ply"], "key": key}))
        while (frame := self._hear())["type"] not in ("done", "error"):
            pass
        if frame["type"] == "done":
            self.taken.append((time.perf_counter() - sent) * 1000)
        elif frame["error"] in AGAIN:
            time.sleep(PAUSE if frame["error"] == "too_fast" else 0)
        else:
            raise RuntimeError(frame["message"])


def answers(port: int, game: str, seed: int, seconds: float) -> list[float]:
    """A game with random choices against two computers; the milliseconds from each move to its answer."""
    with httpx.Client(base_url=f"http://127.0.0.1:{port}") as http:
        body = {"game": game, "name": "Bench", "seats": SEATS, "seed": str(seed)}
        id = http.post("/api/tables", json=body).raise_for_status().json()["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    address = f"ws://127.0.0.1:{port}/api/tables/{id}/play"
    with connect(address, additional_headers={"cookie": cookie}, max_size=None) as connection:
        sitting = Sitting(connection)
        sitting.play(Random(seed), seconds)
    return sitting.taken


def waking(game: str) -> dict[str, float]:
    """A whole game replayed from its choices, with its log: what waking a table costs."""
    random = Random(5)
    whole = fabletop.new(game, seats=3, seed=5)
    while (decision := whole.decision) is not None:
        whole.choose(random.choice(decision.options), decision.seat)
    rounds = []
    for _ in range(5):
        start = time.process_time()
        again = fabletop.Game(whole.book, whole.base, whole.tape, origin=whole.origin)
        again.log(0)
        rounds.append((time.process_time() - start) * 1000)
    return {"moves": whole.ply, "median_ms": round(median(rounds), 1)}


# -- all of it -------------------------------------------------------------------------------------


def measure(chosen: list[str], seconds: float) -> Iterator[dict[str, Any]]:
    """Of every game the answers of several seconds, in one or more sittings."""
    with serving() as port:
        for game in chosen:
            taken = sorted(sittings(port, game, SHARE * seconds))
            yield {
                "game": game,
                "answers": len(taken),
                "median_ms": round(median(taken), 1),
                "p95_ms": round(taken[int(LONG * len(taken))], 1),
                "waking": waking(game),
            }


def sittings(port: int, game: str, seconds: float) -> list[float]:
    """The answers of one game after the other, as long as there is time."""
    taken: list[float] = []
    start, seed = time.perf_counter(), 0
    while (left := seconds - (time.perf_counter() - start)) > 0 or not taken:
        taken += answers(port, game, seed, max(left, LEAST))
        seed += 1
    return taken


@contextmanager
def serving() -> Iterator[int]:
    """A server on a free port; its thinking processes go with it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, f"sqlite:///{folder}/tables.sqlite", str(port)]
        server = subprocess.Popen(command, start_new_session=True)
        try:
            wait_for(port)
            yield port
        finally:
            os.killpg(server.pid, signal.SIGKILL)
            server.wait()


def wait_for(port: int) -> None:
    for _ in range(START):
        try:
            httpx.get(f"http://127.0.0.1:{port}/api/games", timeout=1)
            return
        except httpx.HTTPError:
            time.sleep(0.05)
    raise RuntimeError("the server does not answer")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
