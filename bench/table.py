"""What a person at a table waits for: the answer to a move on loopback, and a sleeping table waking up."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from random import Random
from statistics import median, quantiles
from typing import Any

import httpx
from websockets.sync.client import connect

import fabletop
from fabletop.server.app import make_app

GAMES = 3


def main(db: str, port: int) -> None:
    """The server, in a process of its own."""
    import uvicorn

    uvicorn.run(make_app(db), port=port, log_level="error", ws="websockets-sansio")


def answers(port: int, game: str, seed: int) -> list[float]:
    """Play a game with random choices against two computers; the milliseconds from each move to its state."""
    base = f"http://127.0.0.1:{port}"
    random = Random(seed)
    found: list[float] = []
    with httpx.Client(base_url=base) as http:
        http.get("/api/me")
        seats = [{"kind": "me"}, {"kind": "computer", "level": "random"}, {"kind": "computer", "level": "random"}]
        table = http.post("/api/tables", json={"game": game, "name": "Bench", "seats": seats, "seed": str(seed)}).json()
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        address = f"ws://127.0.0.1:{port}/api/tables/{table['id']}/play"
        with connect(address, additional_headers={"cookie": cookie}, max_size=None) as socket:
            state: dict[str, Any] = json.loads(socket.recv())["state"]
            while not state["over"]:
                sent = None
                if state["decision"]:
                    key = random.choice(state["decision"]["options"])["key"]
                    sent = time.perf_counter()
                    socket.send(json.dumps({"do": "choose", "ply": state["ply"], "key": key}))
                while (frame := json.loads(socket.recv()))["type"] != "state":
                    assert frame["type"] != "error", frame
                if sent is not None:
                    found.append((time.perf_counter() - sent) * 1000)
                state = frame["state"]
    return found


def waking(game: str) -> dict[str, float]:
    """A whole game replayed from its choices, with its log: what waking a table costs."""
    random = Random(5)
    whole = fabletop.new(game, seats=3, seed=5)
    while (decision := whole.decision) is not None:
        whole.choose(random.choice(decision.options), decision.seat)
    rounds = []
    for _ in range(5):
        start = time.perf_counter()
        again = fabletop.Game(whole.book, whole.base, whole.tape, origin=whole.origin)
        again.log(0)
        rounds.append((time.perf_counter() - start) * 1000)
    return {"moves": whole.ply, "median_ms": round(median(rounds), 1)}


def measure() -> dict[str, Any]:
    port = 8399
    report: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, f"sqlite:///{folder}/tables.sqlite", str(port)]
        server = subprocess.Popen(command, start_new_session=True)
        try:
            wait_for(port)
            for game in fabletop.games():
                taken = [each for seed in range(GAMES) for each in answers(port, game, seed)]
                report[game] = {
                    "moves": len(taken),
                    "median_ms": round(median(taken), 1),
                    "p95_ms": round(quantiles(taken, n=20)[-1], 1),
                    "waking": waking(game),
                }
        finally:
            os.killpg(server.pid, signal.SIGKILL)
            server.wait()
    return report


def wait_for(port: int) -> None:
    for _ in range(200):
        try:
            httpx.get(f"http://127.0.0.1:{port}/api/games", timeout=1)
            return
        except httpx.HTTPError:
            time.sleep(0.05)
    raise RuntimeError("the server does not answer")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
